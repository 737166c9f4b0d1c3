//! The clauses that all games share.

use crate::{play, read, rules, texts};
use kernel::{
    Acted, Action, Ending, Explain, Game, Lang, Message, Notation, Outcome, Position, Seat, Show, Side, Site, StepError,
    Touch, perft, perft_played,
};
use marelle::{Marelle, MarellePosition};
use testkit::{Say, Walk, every_rules, positions, prove};

#[test]
fn c_1_a_game_is_a_function_of_its_steps() {
    let words = "d6 f4 d7 f6 d5xf4 f2 a1 g1 a4 d1";
    let straight = play(&Marelle::start(rules(""), 0), words);
    let mut by_text = Marelle::start(rules(""), 0);
    for word in words.split(' ') {
        by_text = play(&MarellePosition::read(rules(""), &by_text.text()).unwrap(), word);
    }
    assert_eq!(straight, by_text);
    assert_eq!(straight.key(), by_text.key());
    assert_eq!(straight.text(), ".m..mi.m.m..........imii m 4/4 0");
}

#[test]
fn c_2_a_single_step_is_still_a_step() {
    prove::<Marelle>("C-2");
    assert_eq!(read("", "mmm......i....i...i..mi. m 0/0 7").count_steps(), 1);
}

#[test]
fn c_3_resigning_agreeing_and_repeating() {
    prove::<Marelle>("C-3");
    let position = read("", ".i.imm.i.immmim.miim.mii m 0/0 5");
    let ended = |action| match position.act(action) {
        Ok(Acted::Ends(outcome)) => outcome,
        other => panic!("{other:?}"),
    };
    assert_eq!(ended(Action::Resign(Seat(0))), Outcome::win(Side(1), "C-3"));
    assert_eq!(ended(Action::Resign(Seat(1))), Outcome::win(Side(0), "C-3"));
    assert_eq!((ended(Action::Draw).ending(), ended(Action::Draw).rule), (Ending::Draw, "C-3"));
    for action in [Action::Annul, Action::Challenge(Side(0))] {
        assert_eq!(position.act(action).unwrap_err().rule, "C-3");
    }
    // The counter does not tell two positions apart; hands, side and pieces do.
    let again = play(&position, "c4-c5 d5-e5 c5-c4 e5-d5");
    assert_ne!(again, position);
    assert_eq!(again.repetition_identity(), position.repetition_identity());
    assert_eq!(again.key(), position.key());
    let other_side = read("", ".i.imm.i.immmim.miim.mii i 0/0 5");
    assert_ne!(other_side.repetition_identity(), position.repetition_identity());
    let fewer = read("", "m..i.................... m 7/7 0");
    let more = read("", "m..i.................... m 8/8 0");
    assert_ne!(fewer.repetition_identity(), more.repetition_identity());
    assert_ne!(fewer.key(), more.key());
}

#[test]
fn c_4_finished_games_count_nothing() {
    let over = read("", "mmm............m.i...i.. i 0/0 0");
    assert_eq!([0, 1, 2].map(|depth| perft(&over, depth)), [1, 0, 0]);
    // Each of the three removals wins, so nothing follows them; the other steps go on.
    let near = read("", "m.m.m..........m.ii..i.. m 0/0 0");
    let (wins, others): (Vec<_>, Vec<_>) = texts(&near).into_iter().partition(|word| word.contains('x'));
    assert_eq!(wins, ["d6-d7xa1", "d6-d7xb2", "d6-d7xe3"]);
    let following: u64 = others.iter().map(|word| play(&near, word).count_steps()).sum();
    assert_eq!(perft(&near, 1), (wins.len() + others.len()) as u64);
    assert_eq!(perft(&near, 2), following);
    assert_eq!(perft_played(&near, 2), following);
    // The no-progress limit is ignored.
    let late = read("", "m.m.m..........m.ii..i.. m 0/0 100");
    assert_eq!(perft(&late, 3), perft(&near, 3));
}

#[test]
fn c_5_texts_round_trip() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        positions::<Marelle>(rules, Walk { seed: 600 + index as u64, games: 4, steps: 150 }, |position, _| {
            let text = position.text();
            assert_eq!(MarellePosition::read(rules, &text).unwrap().text(), text);
            assert_eq!(MarellePosition::read_drawing(rules, &position.drawing()).unwrap(), *position);
            for step in position.steps() {
                assert_eq!(position.read_step(&position.step_text(step)), Ok(step), "{text}");
            }
        });
    }
}

#[test]
fn c_6_a1_is_the_left_corner_of_the_first_player() {
    let layout = MarellePosition::layout(rules(""));
    assert!(layout.is_named_by_cells());
    assert_eq!(layout.quarter_turns, [0, 2]);
    let drawing = read("", ".......................m i 8/9 0").drawing();
    assert!(drawing.ends_with(".-----.-----m\ni 8/9 0\n"), "{drawing}");
}

#[test]
fn c_7_every_refused_step_is_explained() {
    let position = Marelle::start(rules(""), 0);
    let spoken = Lang::ALL.map(|lang| match position.read_step("d6-d5") {
        Err(StepError::Illegal(refusal)) => Message::from(refusal).say(lang),
        other => panic!("{other:?}"),
    });
    assert_eq!(
        spoken,
        [
            "M-3: pieces are still in hand (9), so one must be placed",
            "M-3\u{a0}: il reste des pions en main (9)\u{a0}: il faut en poser un",
            "M-3: ci sono ancora pedine in mano (9): bisogna posarne una"
        ]
    );
}

#[test]
fn c_7_a_finished_game_refuses_everything_with_the_clause_that_ended_it() {
    for (text, rule) in [
        ("mmm............m.i...i.. i 0/0 0", "M-10"),
        ("iim.m....m.........m.iim i 0/0 31", "M-10"),
        ("m.m....m.....i.m.ii....i i 0/0 100", "M-11"),
    ] {
        for options in ["", "double=two", "protected=keep"] {
            let over = read(options, text);
            for word in ["a1", "e3-a4", "f6-f4xa7", "d4", "a1-a1-a1", "nonsense", ""] {
                match over.read_step(word) {
                    Err(StepError::Illegal(refusal)) => assert_eq!(refusal.rule, rule, "{text}: '{word}'"),
                    other => panic!("{text}: '{word}': {other:?}"),
                }
            }
            for site in [Site(0), Site(17)] {
                assert_eq!(over.refuse_touch(&[], Touch::Site(site)).rule, rule, "{text}");
            }
        }
    }
    let drawn = read("", "m.m....m.....i.m.ii....i i 0/0 100").scene().words;
    assert_eq!(drawn.len(), 1);
    assert_eq!(drawn[0].say(Lang::Fr), "La partie est finie\u{a0}: elle est nulle, 100 tours étant passés sans prise.");
}
