//! One test for each clause of the rulebook: its examples, and what examples cannot say.

#[path = "rulebook/common.rs"]
mod common;
#[path = "rulebook/pushing.rs"]
mod pushing;

use expion::board::Plan;
use expion::{Colour, Expion, ExpionPosition, ExpionRules};
use kernel::{
    Acted, Action, Ending, Explain, Game, Lang, Layout, Notation, Outcome, Position, Seat, Show, Side, Site, StepError,
    Talk, Touch, perft,
};
use testkit::{Say, prove, prove_all};

const START: &str = "#nnnnnnn#/w.......e/w.......e/w.......e/w...x...e/w.......e/w.......e/w.......e/#sssssss# n - 0 0";

fn rules(players: u8, free: bool) -> ExpionRules {
    ExpionRules::new(players, free)
}

fn read(text: &str) -> ExpionPosition {
    ExpionPosition::read(rules(2, false), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    match ExpionPosition::read(rules(2, false), text) {
        Ok(_) => panic!("{text} should be refused"),
        Err(error) => error.to_string(),
    }
}

fn texts(position: &ExpionPosition) -> Vec<String> {
    let mut texts: Vec<String> = position.steps().into_iter().map(|step| position.step_text(step)).collect();
    texts.sort();
    texts
}

fn play(mut position: ExpionPosition, words: &str) -> ExpionPosition {
    for word in words.split_whitespace() {
        let step = position.read_step(word).unwrap_or_else(|e| panic!("{word} in {}: {e:?}", position.text()));
        position.play_unchecked(step);
    }
    position
}

#[test]
fn the_rulebook_is_proven_and_complete() {
    prove_all::<Expion>();
    for number in 1..=18 {
        let name = format!("E-{number}");
        let clause = Expion::rulebook().iter().find(|clause| clause.number == name);
        assert!(clause.is_some_and(|clause| !clause.examples.is_empty()), "{name}");
    }
}

#[test]
fn e_1_the_board_is_a_grid_without_corners() {
    prove::<Expion>("E-1");
    let layout: Layout = ExpionPosition::layout(rules(2, false));
    let count = |ground: &str| layout.sites.iter().filter(|site| site.ground == ground).count();
    assert_eq!((layout.far_corner().cell(), layout.sites.len()), (Some((8, 8)), 77));
    assert_eq!([count("field"), count("closed")], [45, 4]);
    assert_eq!(["camp-n", "camp-e", "camp-s", "camp-w"].map(count), [7; 4]);
    let ground = |text: &str| layout.sites.iter().find(|site| site.text == text).map(|site| site.ground);
    assert_eq!(["b9", "h1", "a2", "i8", "d4"].map(ground), ["camp-n", "camp-s", "camp-w", "camp-e", "field"].map(Some));
    assert_eq!(["a1", "a9", "i1", "i9"].map(ground), [None; 4]);
    assert!(error(&START.replacen('#', ".", 1)).contains("'.' on a9"));
    assert!(error(&START.replacen('.', "#", 1)).contains("'#' on b8"));
}

#[test]
fn e_2_special_spaces_are_closed_to_the_expion() {
    prove::<Expion>("E-2");
    assert_eq!(Expion::start(rules(2, false), 0).text(), START);
    for square in ["/wx......e", "/w......xe"] {
        let text = START.replace('x', ".").replacen("/w.......e", square, 1);
        assert!(error(&text).contains("special space"), "{text}");
    }
    let layout = ExpionPosition::layout(rules(2, false));
    let closed: Vec<&str> = layout.sites.iter().filter(|s| s.ground == "closed").map(|s| s.text.as_str()).collect();
    assert_eq!(closed, ["b2", "h2", "b8", "h8"]);
}

#[test]
fn e_2_on_the_other_plan_the_middles_of_the_sides_are_closed() {
    let other = rules(2, false).on_plan(Plan::CentreEdges);
    let layout = ExpionPosition::layout(other);
    let closed: Vec<&str> = layout.sites.iter().filter(|s| s.ground == "closed").map(|s| s.text.as_str()).collect();
    assert_eq!(closed, ["e2", "b5", "h5", "e8"]);
    assert_eq!(Expion::start(other, 0).text(), START);
    for (special, place) in [(true, "/w...x...e/w.......e/"), (false, "/wx......e/w.......e/")] {
        let text = START.replace('x', ".").replacen("/w.......e/w.......e/", place, 1);
        let [here, there] = [other, rules(2, false)].map(|rules| ExpionPosition::read(rules, &text));
        assert_eq!([here.is_err(), there.is_err()], [special, !special], "{text}");
    }
    // The EX*PION may go into the corner now, and into the middle no more.
    let aside = "#.......#/..xn...../........./........./w......../........./........./........./#....s..# n r 0 0";
    let pushes = |rules| texts(&ExpionPosition::read(rules, aside).unwrap()).contains(&"d8-c8".to_string());
    assert_eq!([pushes(other), pushes(rules(2, false))], [true, false]);
    let middle = "#.......#/..nx...../........./........./w......../........./........./........./#....s..# n r 0 0";
    let pushes = |rules| texts(&ExpionPosition::read(rules, middle).unwrap()).contains(&"c8-d8".to_string());
    assert_eq!([pushes(other), pushes(rules(2, false))], [false, true]);
}

#[test]
fn e_3_seven_marbles_of_each_colour_fill_the_camps() {
    prove::<Expion>("E-3");
    let start = Expion::start(rules(4, false), 0);
    assert_eq!(Colour::ALL.map(|colour| start.marbles(colour)), [7; 4]);
    let scene = start.scene();
    let name = |camp: &str| scene.pieces.iter().find(|piece| piece.camp == camp).map(|piece| piece.name.say(Lang::Fr));
    assert_eq!(
        ["n", "e", "s", "w", ""].map(name).map(Option::unwrap),
        ["bille naturelle", "bille bleue", "bille marron", "bille verte", "EX*PION"]
    );
    assert_eq!(scene.pieces.len(), 29);
    let eight = "#nnnnnnn#/w..n....e/........./........./....x..../........./........./........./#.......# n r 0 0";
    assert!(error(eight).contains("8 marbles 'n'"));
}

#[test]
fn e_4_two_sides_for_two_three_or_four_players() {
    prove::<Expion>("E-4");
    let seats = |players| Colour::ALL.map(|colour| rules(players, false).seat(colour).0 + 1);
    assert_eq!([seats(2), seats(3), seats(4)], [[1, 2, 1, 2], [1, 2, 1, 3], [1, 2, 3, 4]]);
    let sides = |players| {
        Expion::seating(rules(players, false))
            .all()
            .map(|s| Expion::seating(rules(players, false)).side(s).0)
            .collect::<Vec<_>>()
    };
    assert_eq!([sides(2), sides(3), sides(4)], [vec![0, 1], vec![0, 1, 1], vec![0, 1, 0, 1]]);
    assert_eq!([2, 3, 4].map(|players| Expion::talk(rules(players, true))), [Talk::Open, Talk::Allies, Talk::Silent]);
    // Each player's card shows his own colours, not those of the whole team.
    let camps = |players: u8, seat: u8| Expion::seat_camps(rules(players, false), Seat(seat)).concat();
    assert_eq!([camps(2, 0), camps(2, 1)], ["ns", "ew"]);
    assert_eq!([camps(3, 0), camps(3, 1), camps(3, 2)], ["ns", "e", "w"]);
    assert_eq!([0, 1, 2, 3].map(|seat| camps(4, seat)), ["n", "e", "s", "w"]);
    assert_eq!([0, 1].map(|side| Expion::side_id(rules(2, false), Side(side))), ["NS", "EW"]);
    let turns = |players| ExpionPosition::layout(rules(players, false)).quarter_turns;
    assert_eq!([turns(2), turns(3), turns(4)], [vec![0, 1], vec![0, 1, 3], vec![2, 1, 0, 3]]);
}

#[test]
fn e_5_colours_take_turns_and_empty_ones_are_skipped() {
    prove::<Expion>("E-5");
    let board = "#..n....#/w......../w......../........./....x..../........./........./........./#.......#";
    // South has no marble: rotating colours skip it, free colours do not, for its player still has North.
    for (players, free, next) in [(2, false, 'w'), (2, true, 'e'), (3, true, 's'), (4, true, 'w'), (3, false, 'w')] {
        let position = ExpionPosition::read(rules(players, free), &format!("{board} n r 0 0")).unwrap();
        let after = play(position, "d9-d8");
        assert_eq!(after.turn().letter(), next, "{players} players, free {free}");
    }
    let two = ExpionPosition::read(rules(2, true), &format!("{board} s r 0 0")).unwrap();
    assert_eq!(texts(&two), ["d9-d6", "d9-d7", "d9-d8"]);
    assert_eq!(two.actor(), Seat(0));
    // Free colours concern only players with two colours.
    let start = |players| Expion::start(rules(players, true), 0);
    assert_eq!([2, 3, 4].map(|players| start(players).count_steps()), [42, 42, 21]);
    assert_eq!(play(start(3), "e1-e2").count_steps(), 21);
    for (players, free) in [(2, false), (3, false), (4, true)] {
        assert!(ExpionPosition::read(rules(players, free), &format!("{board} s r 0 0")).is_err());
    }
}

#[test]
fn e_6_who_cannot_move_passes() {
    prove::<Expion>("E-6");
    let stuck = read("#n......#/.w......./........./........./....x..../........./........./........./#....s..# n r 0 0");
    let Err(StepError::Illegal(refusal)) = stuck.read_step("b9-b8") else { panic!("it is blocked") };
    assert_eq!(refusal.instead, stuck.steps());
}

/// E-6 is asked of the colour on turn, not of its player; only with free colours is it asked of both.
#[test]
fn e_6_speaks_of_the_colour_on_turn() {
    let board = "#n......#/.w......./........./........./....x..../........./........./........./#......s#";
    let stuck = read(&format!("{board} n r 0 0"));
    let refusal = stuck.refuse_touch(&[], Touch::Site(Site(0)));
    assert_eq!((refusal.rule, refusal.why.to_string().as_str()), ("E-6", "there is no move for Natural but to pass"));
    let can = read(&format!("{board} s r 0 0"));
    let said = |rules: ExpionRules, lang| {
        let position = ExpionPosition::read(rules, &format!("{board} s r 0 0")).unwrap();
        let Err(StepError::Illegal(refusal)) = position.read_step("pass") else { panic!("brown can move") };
        assert_eq!(refusal.rule, "E-6");
        refusal.why.say(lang)
    };
    assert!(can.has_steps());
    assert_eq!(said(rules(2, false), Lang::En), "there is a move for Brown, so there is no pass");
    assert_eq!(said(rules(2, false), Lang::Fr), "il reste un coup à Marron\u{a0}: on ne passe pas");
    assert_eq!(said(rules(2, true), Lang::En), "there is a move for Natural and brown, so there is no pass");
}

#[test]
fn e_7_forward_is_away_from_camp_and_never_diagonal() {
    prove::<Expion>("E-7");
    // One marble of each colour in the field before the first capture: each has forward and sideways, and nothing else.
    let board = "#nnn.nnn#/w.......e/w...n...e/w.......e/..w.x.e../w.......e/w...s...e/w.......e/#sss.sss#";
    for (turn, from, expected) in [
        ('n', "e7", ["e7-d7", "e7-e6", "e7-f7"]),
        ('e', "g5", ["g5-f5", "g5-g4", "g5-g6"]),
        ('s', "e3", ["e3-d3", "e3-e4", "e3-f3"]),
        ('w', "c5", ["c5-c4", "c5-c6", "c5-d5"]),
    ] {
        let position = read(&format!("{board} {turn} - 4 0"));
        let moves: Vec<String> = texts(&position).into_iter().filter(|text| text.starts_with(from)).collect();
        assert_eq!(moves, expected);
    }
}

#[test]
fn e_8_leaving_camp_over_empty_spaces() {
    prove::<Expion>("E-8");
    // The same for the other three camps.
    for (turn, legal, too_long) in
        [('e', "i4-h4 i4-g4 i4-f4", "i4-e4"), ('s', "c1-c2 c1-c3 c1-c4", "c1-c5"), ('w', "a4-b4 a4-c4 a4-d4", "a4-e4")]
    {
        let position = read(&START.replace(" n ", &format!(" {turn} ")));
        assert!(legal.split(' ').all(|word| texts(&position).iter().any(|text| text == word)), "{turn}");
        assert!(matches!(position.read_step(too_long), Err(StepError::Illegal(refusal)) if refusal.rule == "E-8"));
    }
    // The lane of e5 holds the EX*PION on its fourth space: all three exits are free.
    assert!(texts(&Expion::start(rules(2, false), 0)).contains(&"e9-e6".to_string()));
}

#[test]
fn e_9_one_space_forward_or_sideways() {
    prove::<Expion>("E-9");
}

#[test]
fn e_10_backward_only_to_capture_or_after_the_first_capture() {
    prove::<Expion>("E-10");
    let text = "#nn.n.nn#/w.......e/w...en.../w..n..e../w...x...e/w.......e/w.......e/w.......e/#sssssss# n - 3 0";
    let Err(StepError::Illegal(refusal)) = read(text).read_step("f7-f8") else { panic!("it goes backward") };
    assert_eq!(
        refusal.to_string(),
        "E-10: backward only to capture at once, or after the first capture of the game: f7-f8 captures nothing"
    );
    // A backward push obeys the same rule: South's e6 would push down.
    let push = "#nnnnnnn#/w.......e/w.......e/w...s...e/w...x...e/w.......e/w.......e/w.......e/#sss.sss# s - 3 0";
    let Err(StepError::Illegal(refusal)) = read(push).read_step("e6-e5") else { panic!("it goes backward") };
    assert_eq!(refusal.rule, "E-10");
}

#[test]
fn e_11_pushing_straight_on() {
    prove::<Expion>("E-11");
    // A push starts the count of idle steps anew.
    let after = play(read(&START.replace(" n - 0 0", " n - 9 0")), "e9-e6 i2-h2 b1-b2 a8-b8 e6-e5");
    assert!(after.text().ends_with("e - 0 0"), "{}", after.text());
}

#[test]
fn e_12_flanked_marbles_are_captured_together() {
    prove::<Expion>("E-12");
    // Three at once: to the left, to the right and below the landing space.
    let three = read("#n......#/....n..../..nw.wn../....e..../....s..../........./..x....../........./#...s...# n r 0 0");
    let after = play(three, "e8-e7");
    assert_eq!(
        after.text(),
        "#n......#/........./..n.n.n../........./....s..../........./..x....../........./#...s...# s r 0 0"
    );
    assert_eq!(after.outcome(), Some(Outcome::win(Side(0), "E-16")));
    // No flanker has moved: nothing is captured.
    let quiet = play(
        read("#n......#/........./..nen..../........./........./......s../..x....../........./#...s...# n r 0 0"),
        "b9-b8",
    );
    assert!(quiet.text().contains("..nen...."));
}

#[test]
fn e_13_moving_between_enemies_is_safe() {
    prove::<Expion>("E-13");
}

#[test]
fn e_14_the_chameleon_is_a_choice() {
    prove::<Expion>("E-14");
    let starred = |players: u8, text: &str| {
        let position = ExpionPosition::read(rules(players, false), text).unwrap();
        texts(&position).into_iter().filter(|text| text.ends_with('*')).collect::<Vec<_>>()
    };
    // A marble in camp is enough: e9 is next to the EX*PION on e8.
    let camp = "#...n...#/...ex..../..n....../........./w......../........./........./........./#...s...# n r 0 0";
    assert_eq!(starred(4, camp), ["c7-c8*"]);
    // The marble next to the EX*PION must be the player's: East and West share a player only at two, North and South also
    // at three.
    let east = "#...n...#/........./........./....w..../....xn.e./........./........./........./#...s...# e r 0 0";
    let north = "#...n...#/........./........./..n....../...wx..e./....s..../........./........./#...s...# n r 0 0";
    assert_eq!([2, 3, 4].map(|players| starred(players, east).len()), [1, 0, 0]);
    assert_eq!([2, 3, 4].map(|players| starred(players, north).len()), [1, 1, 0]);
    // A resting EX*PION and a resting marble capture nothing: one flanker must have moved.
    let resting = "#...n...#/........./........./....n..../..nwx..e./........./........./........./#...s...# n r 0 0";
    assert_eq!(starred(2, resting), Vec::<String>::new());
}

#[test]
fn e_15_the_first_capture_lifts_the_ban_on_going_backward() {
    prove::<Expion>("E-15");
    // The letter says exactly whether a marble is missing.
    assert!(error(&START.replace(" - ", " r ")).contains("letter"));
    assert!(error(&START.replacen("nn", ".n", 1)).contains("letter"));
    assert!(read(&START.replacen("nn", ".n", 1).replace(" - ", " r ")).has_steps());
}

#[test]
fn e_16_a_side_without_marbles_loses() {
    prove::<Expion>("E-16");
    let text = "#n......#/........./........./...n...../.nw....../........./....x...e/........./#...s...# n r 5 0";
    let position = ExpionPosition::read(rules(4, false), text).unwrap();
    assert!(position.scene().out.is_empty());
    let after = play(position, "d6-d5");
    assert_eq!(after.scene().out, [Seat(3)]);
    // C-3: whoever is out has no word any more, not for the side either; a draw needs only those still in the game.
    assert_eq!(after.act(Action::Resign(Seat(3))).unwrap_err().rule, "E-16");
    assert_eq!(after.act(Action::Resign(Seat(1))), Ok(Acted::Ends(Outcome::win(Side(0), "C-3"))));
    assert!(matches!(after.act(Action::Draw), Ok(Acted::Ends(draw)) if draw.ending() == Ending::Draw));
    // A finished game has no steps, and every word is refused by the rule that ended it.
    let over = read("#n......#/........./........./........./....x..../........./........./........./#.......# n r 0 0");
    assert_eq!(over.outcome(), Some(Outcome::win(Side(0), "E-16")));
    assert!(matches!(over.read_step("b9-b8"), Err(StepError::Illegal(refusal)) if refusal.rule == "E-16"));
    assert!(
        error("#n......#/........./........./........./....x..../........./........./........./#.......# n r 1 0")
            .contains("steps")
    );
    assert!(
        error("#n......#/........./........./........./....x..../........./........./........./#.......# w r 0 0")
            .contains("colour")
    );
}

#[test]
fn e_17_the_expion_in_an_enemy_camp_wins() {
    prove::<Expion>("E-17");
    let won = read("#n......#/w.......e/w.......e/....e..../w......nx/........e/..s....../........./#...s...# e r 0 0");
    assert_eq!(won.outcome(), Some(Outcome::win(Side(0), "E-17")));
    assert_eq!(perft(&won, 1), 0);
    assert!(matches!(won.read_step("i8-h8"), Err(StepError::Illegal(refusal)) if refusal.rule == "E-17"));
    // The winning push still captures: h6 falls between h5 and h7, and E-17 is the reason even if it was the last one.
    let text = "#n......#/........./.......s./.......w./......nx./........./........./........./#.......# n r 5 0";
    let after = play(read(text), "g5-h5");
    assert_eq!(
        after.text(),
        "#n......#/........./.......s./........./.......nx/........./........./........./#.......# s r 0 0"
    );
    assert_eq!(after.outcome(), Some(Outcome::win(Side(0), "E-17")));
}

#[test]
fn e_18_draws() {
    prove::<Expion>("E-18");
    let quiet = |steps: &str| {
        read(&format!(
            "#n......#/........./........./...n...../w..x....e/........./........./........./#...s...# n r {steps}"
        ))
    };
    // The limit is a draw for players; counting goes on.
    let limit = quiet("200 0");
    assert_eq!((limit.outcome(), limit.limit().map(Outcome::ending)), (None, Some(Ending::Draw)));
    assert!(limit.has_steps());
    assert!(play(limit, "d6-c6").text().ends_with("e r 200 0"));
    // Four passes end counting too.
    let passed = quiet("4 4");
    assert_eq!(passed.outcome().map(|o| (o.ending(), o.rule)), Some((Ending::Draw, "E-18")));
    assert_eq!(passed.count_steps(), 0);
    // A step ends a row of passes.
    assert!(play(quiet("7 3"), "d6-c6").text().ends_with("e r 8 0"));
    for (steps, field) in [("201 0", "steps"), ("5 5", "passes"), ("1 2", "passes"), ("01 0", "steps"), ("1 -1", "passes")] {
        let text =
            format!("#n......#/........./........./...n...../w..x....e/........./........./........./#...s...# n r {steps}");
        assert!(error(&text).starts_with(field), "{text}");
    }
    // Repetition sees the board, the colour on turn and the letter; with two players and free colours only the side.
    let turn = |players, free, letter: char| {
        let text = quiet("9 0").text().replace(" n r 9", &format!(" {letter} r 3"));
        ExpionPosition::read(rules(players, free), &text).unwrap().repetition_identity()
    };
    for (players, free) in [(2, false), (2, true), (3, false), (3, true), (4, false), (4, true)] {
        let same = turn(players, free, 'n') == turn(players, free, 's');
        assert_eq!(same, players == 2 && free, "{players} players, free {free}");
        assert_ne!(turn(players, free, 'n'), turn(players, free, 'e'));
    }
    assert_eq!(quiet("9 2").repetition_identity(), quiet("3 0").repetition_identity());
}
