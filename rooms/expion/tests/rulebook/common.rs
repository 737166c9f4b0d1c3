//! The clauses common to all games, as far as they show in this one.

use super::{START, error, play, read, rules};
use expion::{Expion, ExpionPosition, ExpionRules};
use kernel::{
    Acted, Action, Button, Ending, Explain, Game, Lang, Message, Notation, Outcome, Position, Seat, Show, Side, StepError,
    Touch, perft,
};
use testkit::{Say, every_rules, prove};

#[test]
fn c_1_a_game_is_a_function_of_its_steps() {
    for rules in every_rules::<ExpionRules>() {
        assert_eq!(Expion::starts(rules), 1);
        assert_eq!(Expion::start(rules, 0), Expion::start(rules, 0));
    }
}

#[test]
fn c_2_a_forced_step_is_a_step() {
    prove::<Expion>("C-2");
}

#[test]
fn c_3_resigning_and_agreeing() {
    for rules in every_rules::<ExpionRules>() {
        let start = Expion::start(rules, 0);
        for seat in Expion::seating(rules).all() {
            let side = Expion::seating(rules).side(seat);
            assert_eq!(start.act(Action::Resign(seat)), Ok(Acted::Ends(Outcome::win(Side(1 - side.0), "C-3"))));
        }
        let Ok(Acted::Ends(draw)) = start.act(Action::Draw) else { panic!("a draw ends the game") };
        assert_eq!((draw.ending(), draw.rule), (Ending::Draw, "C-3"));
        assert_eq!(start.act(Action::Annul).unwrap_err().rule, "C-3");
        assert_eq!(start.act(Action::Challenge(Side(0))).unwrap_err().rule, "C-3");
        assert_eq!(start.act(Action::Resign(Seat(7))).unwrap_err().rule, "E-4");
    }
}

#[test]
fn c_4_a_finished_game_contributes_nothing() {
    let text = "#n......#/w.......e/w.......e/....e..../w.....nx./........e/..s....../........./#...s...# n r 5 0";
    let position = read(text);
    assert_eq!(perft(&position, 0), 1);
    let after_win: u64 = position.steps().iter().map(|&step| perft(&position.child(step), 1)).sum();
    assert_eq!(perft(&position, 2), after_win);
    let won = play(position, "g5-h5");
    assert_eq!([perft(&won, 0), perft(&won, 1)], [1, 0]);
}

#[test]
fn c_5_texts_are_canonical_and_errors_name_the_place() {
    for (text, said) in [
        ("", "board: empty"),
        ("#nnnnnnn#", "board: 1 ranks"),
        (&START.replace("#nnnnnnn#", "#nnnnnn#"), "rank 9 has 8"),
        (&START.replace('x', "."), "no 'x'"),
        (&START.replacen('.', "x", 2), "special space"),
        (&START.replace("w...x...e", "w..xx...e"), "'x' on e5"),
        (&START.replacen('n', "s", 1), "'s' on b9"),
        (&START.replacen('.', "q", 1), "'q' on b8"),
        (&START.replace(" n ", " x "), "colour: 'x'"),
        (&START.replace(" n ", "  "), "colour: empty"),
        (&START.replace(" - ", " ? "), "letter: '?'"),
        (&START.replace(" 0 0", " 0"), "passes: missing"),
        (&START.replace(" 0 0", " 0 0 0"), "end: '0' is left over"),
        (&START.replace(" 0 0", " 00 0"), "steps: '00'"),
        (&START.replace(" 0 0", " 0 0 "), "end: '' is left over"),
    ] {
        assert!(error(text).contains(said), "{text}: {}", error(text));
    }
    let no_pusher = "#n..x...#/........./........./........./........./........./........./........./#.......# n r 0 0";
    assert!(error(no_pusher).contains("'x' on e9"));
}

#[test]
fn c_6_squares_are_named_from_south() {
    let layout = ExpionPosition::layout(rules(2, false));
    let at = |text: &str| layout.sites.iter().find(|site| site.text == text).and_then(|site| site.at.cell());
    assert_eq!([at("b1"), at("a2"), at("i8")], [Some((1, 0)), Some((0, 1)), Some((8, 7))]);
}

#[test]
fn c_7_refusals_name_rule_and_reason_in_three_languages() {
    let start = Expion::start(rules(2, false), 0);
    for (lang, said) in [
        (Lang::En, "E-8: a marble leaves its camp by 1, 2 or 3 spaces, and c5 is 4 away"),
        (Lang::Fr, "E-8\u{a0}: une bille sort de son camp de 1, 2 ou 3 cases, et c5 est à 4 cases"),
        (Lang::It, "E-8: una biglia esce dal campo di 1, 2 o 3 caselle, e c5 dista 4"),
    ] {
        let Err(StepError::Illegal(refusal)) = start.read_step("c9-c5") else { panic!("four spaces") };
        assert_eq!(Message::from(refusal).say(lang), said);
    }
    // Whatever the text, a finished game refuses it with the clause that ended it, touches too.
    let over = "#n......#/w.......e/w.......e/....e..../w......nx/........e/..s....../........./#...s...# e r 0 0";
    let passed = "#.......#/wssssssse/.e.....w./.e.....w./.e..x..w./.e.....w./.e.....w./wnnnnnnne/#.......# n - 4 4";
    let beaten = "#n......#/........./........./........./....x..../........./........./........./#.......# n r 0 0";
    for (text, rule) in [(over, "E-17"), (beaten, "E-16"), (passed, "E-18")] {
        let position = read(text);
        for word in ["i8-h8", "pass", "b9-b8>c8", "a1-a1", "nonsense", ""] {
            let Err(StepError::Illegal(refusal)) = position.read_step(word) else { panic!("{word} in {text}") };
            assert_eq!((refusal.rule, refusal.instead.len()), (rule, 0), "{word}");
            assert!(refusal.why.say(Lang::Fr).starts_with("la partie est finie"), "{}", refusal.why);
        }
        assert_eq!(position.refuse_touch(&[], Touch::Button(Button(0))).rule, rule);
    }
    for word in [
        "",
        "c9",
        "c9-",
        "c9-c6>",
        "c9-c6>d",
        "c9>c6",
        "c9-c6*>d6",
        "c9-c6**",
        "C9-C6",
        "c9c6",
        "c9-c6 ",
        "c9-j6",
        "c0-c1",
        "*",
        "pass*",
        "c9-c06",
    ] {
        assert!(matches!(start.read_step(word), Err(StepError::Syntax(_))), "{word}");
    }
}
