//! One test for each clause. The examples of the rulebook are proven, and what they cannot say is added.

use kernel::{Acted, Action, Dice, Explain, Game, Notation, Position, Seat, Side, StepError, perft, read_rules};
use mamba::{Mamba, MambaPosition, MambaRules};
use testkit::prove;

fn rules(options: &str) -> MambaRules {
    read_rules(options.split(',').filter(|option| !option.is_empty())).expect("options")
}

fn position(options: &str, text: &str) -> MambaPosition {
    MambaPosition::read(rules(options), text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn after(position: &MambaPosition, words: &str) -> MambaPosition {
    words.split_whitespace().fold(*position, |position, word| {
        position.child(position.read_step(word).unwrap_or_else(|e| panic!("{word}: {e:?}")))
    })
}

/// The squares of each event of a step, in order.
fn squares(position: &MambaPosition, word: &str) -> Vec<String> {
    let step = position.read_step(word).expect(word);
    let layout = <MambaPosition as kernel::Show>::layout(position.rules());
    let name = |site: &kernel::Site| layout.sites[site.0 as usize].text.clone();
    position.story(step).caused.iter().map(|event| event.sites.iter().map(name).collect::<Vec<_>>().join(",")).collect()
}

fn why(position: &MambaPosition, word: &str) -> String {
    match position.read_step(word) {
        Err(StepError::Illegal(refusal)) => refusal.to_string(),
        other => panic!("{word} should be refused: {other:?}"),
    }
}

#[test]
fn every_example_is_proven_and_every_clause_is_worded() {
    testkit::prove_all::<Mamba>();
    for number in 1..=20 {
        let number = format!("B-{number}");
        assert!(Mamba::rulebook().iter().any(|clause| clause.number == number), "{number}");
    }
    // The page for people has a place for them; the clauses themselves are written there from this data.
    let page = include_str!("../RULES.md");
    let [begin, end] = ["<!-- clauses: begin -->", "<!-- clauses: end -->"].map(|mark| page.find(mark).expect(mark));
    assert!(begin < end);
}

#[test]
fn b_1_the_grid() {
    prove::<Mamba>("B-1");
    for (options, size) in [("", 9), ("players=3", 11), ("players=4", 11), ("players=teams", 11)] {
        let layout = <MambaPosition as kernel::Show>::layout(rules(options));
        assert_eq!(
            (layout.far_corner().cell(), layout.sites.len()),
            (Some((size - 1, size - 1)), usize::from(size) * usize::from(size))
        );
        // Every point is joined to its neighbours in its row and column and to no other.
        assert_eq!(layout.lines.len(), 2 * usize::from(size) * usize::from(size - 1));
    }
}

#[test]
fn b_2_camps_and_seats() {
    prove::<Mamba>("B-2");
    let names = |options: &str| {
        let rules = rules(options);
        testkit::english(&Mamba::seating(rules).all().map(|seat| Mamba::seat_name(rules, seat)).collect::<Vec<_>>())
    };
    assert_eq!(names(""), "Red Teal");
    assert_eq!(names("players=3"), "Red Teal Yellow");
    assert_eq!(names("players=4"), "Red Teal Yellow Violet");
    let teams = rules("players=teams");
    let sides: Vec<_> =
        Mamba::seating(teams).all().map(|seat| Mamba::side_id(teams, Mamba::seating(teams).side(seat))).collect();
    assert_eq!(sides, ["ac", "bd", "ac", "bd"]);
}

#[test]
fn b_3_the_start() {
    prove::<Mamba>("B-3");
    let two = "...b.b.../...bbb.../...b.b.../........./........./........./...a.a.../...aaa.../...a.a... a turn 0";
    assert_eq!(Mamba::start(rules(""), 0).text(), two);
    let three = "....c.c..../....ccc..../....c.c..../.........../bbb......../.b........./bbb......../.........../\
                 ....a.a..../....aaa..../....a.a.... a turn 0";
    assert_eq!(Mamba::start(rules("players=3"), 0).text(), three);
}

#[test]
fn b_4_the_die_decides_who_begins() {
    prove::<Mamba>("B-4");
    for (options, actor) in [("first=a", 0), ("first=b", 1), ("players=3,first=c", 2), ("players=teams,first=d", 3)] {
        assert_eq!(Mamba::start(rules(options), 0).actor(), Seat(actor), "{options}");
    }
    for options in ["first=c", "first=d", "players=3,first=d"] {
        let error = read_rules::<MambaRules>(options.split(',')).expect_err("a camp that does not play");
        assert!(error.to_string().contains("does not play"), "{error}");
    }
    // The default of texts stays a; where dice decide, each number of a start is another throw, and the same one every time.
    assert_eq!(rules(""), rules("first=a"));
    for options in ["first=die", "players=3,first=die", "players=4,first=die", "players=teams,first=die"] {
        let thrown = rules(options);
        let mut begun = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let throws = Mamba::throws(thrown, seed).expect("dice decide");
            let start = Mamba::start(thrown, seed);
            assert_eq!(throws.rounds()[0].len(), Mamba::seating(thrown).seats());
            assert_eq!(start.actor(), throws.first(), "{options} {seed}");
            assert_eq!(start, Mamba::start(thrown, seed));
            // It is as if the camp had been named.
            let named = rules(&options.replace("die", ["a", "b", "c", "d"][throws.first().index()]));
            assert_eq!(start, Mamba::start(named, 0));
            begun.insert(throws.first().0);
        }
        assert_eq!(begun.len(), Mamba::seating(thrown).seats(), "{options}");
    }
    assert!(Mamba::throws(rules("first=b"), 0).is_none());
}

#[test]
fn b_4_the_number_of_a_start_is_the_seed_of_the_dice() {
    // Counted by another program from the definition in RULES.md: SplitMix64 from the seed, a sixth of the range for each face.
    for (options, seed, throws, first) in [
        ("first=die", 0, "1:6 2:3", 'a'),
        ("first=die", 3, "1:1 2:5", 'b'),
        ("first=die", 4_294_967_294, "1:1 2:1 / 1:6 2:2", 'a'),
        ("players=3,first=die", 1, "1:4 2:5 3:6", 'c'),
        ("players=3,first=die", 4, "1:3 2:6 3:6 / 2:3 3:3 / 2:4 3:6", 'c'),
        ("players=4,first=die", 0, "1:6 2:3 3:1 4:6 / 1:1 4:2", 'd'),
        ("players=teams,first=die", 4, "1:3 2:6 3:6 4:3 / 2:3 3:4", 'c'),
    ] {
        let thrown = Mamba::throws(rules(options), seed).expect("dice decide");
        assert_eq!(thrown.text(), throws, "{options} {seed}");
        assert!(Mamba::start(rules(options), seed).text().ends_with(&format!(" {first} turn 0")), "{options} {seed}");
    }
}

#[test]
fn b_5_cross_and_square() {
    prove::<Mamba>("B-5");
    let text = "b.b.b.b.b/........./........./........./..a....../........./........./........./a.a.a.a.. a turn 0";
    let births = |options: &str, mother: &str| {
        let steps = position(options, text).steps();
        steps.iter().filter(|step| step.to_string().starts_with(&format!("{mother}+"))).count()
    };
    assert_eq!([births("", "c5"), births("", "c1"), births("", "a1")], [4, 3, 2]);
    assert_eq!([births("birth=square", "c5"), births("birth=square", "c1"), births("birth=square", "a1")], [8, 5, 3]);
}

#[test]
fn b_6_at_most_forty_pieces() {
    prove::<Mamba>("B-6");
    let forty_one = "aabbaabba/........./bbaabbaab/........./aabbaabba/........./bbaabbaab/........./a..b.b.bb a turn 0";
    let error = MambaPosition::read(rules(""), forty_one).expect_err("forty-one pieces");
    assert!(error.to_string().contains("41 pieces"), "{error}");
}

#[test]
fn b_7_births_then_a_displacement() {
    prove::<Mamba>("B-7");
    // The displacement is compulsory: no step ends the turn without one, and there always is one.
    let start =
        position("", "b.b.b.b.b/........./..b...b../........./........./........./..a...a../........./a.a.a.a.a a turn 0");
    for step in start.steps() {
        let passes = start.child(step).actor() != start.actor();
        assert_eq!(passes, step.to_string().contains('-'), "{step}");
    }
}

#[test]
fn b_8_birth() {
    prove::<Mamba>("B-8");
    let near =
        position("", "b.b.b.b.b/........./........./........./........./...b...../..a....../........./a.a.a.a.. a turn 0");
    assert_eq!(why(&near, "c3+c4"), "B-8: c3 is not isolated: d4 is occupied");
    let mothers =
        position("", "b.b.b.b.b/........./........./........./........./........./..a....../........./a.a.a.a.. a turn 0");
    assert_eq!(why(&mothers, "c3+d4"), "B-8: d4 is not in the cross of c3");
    assert_eq!(why(&mothers, "a9+a8"), "B-8: a9 belongs to teal, and it is red's turn");
    assert_eq!(why(&after(&mothers, "c3+c4"), "c3+c2"), "B-8: c3 has already given birth in this turn");
    // Mothers are listed by file, then rank.
    assert!(after(&mothers, "c3+c4 a1+a2 g1+g2").text().ends_with(" a turn:a1,c3,g1 0"));
}

#[test]
fn b_8_a_mother_that_changes_camp_is_no_longer_listed() {
    // d3 is born against four of b, which take the child and then its mother.
    let start = position(
        "players=4",
        "..c.c.c..../.........../..........d/.........../..........d/.........../..........d/.........../..a.bbb..../.........../a.a.a...... a turn 0",
    );
    let waiting = after(&start, "c3+d3");
    assert!(waiting.text().contains(" a trim:b:d3:c3:c3,g3 0 !"), "{}", waiting.text());
    assert!(after(&waiting, "-g3").text().ends_with(" a turn 0"));
}

#[test]
fn b_9_displacement() {
    prove::<Mamba>("B-9");
    let start =
        position("", "........./........./.b.b.b.b./........./........./..b....../..ab...../........./a...a.a.a a turn 0");
    assert_eq!(why(&start, "c3-d4"), "B-9: the way from c3 to d4 is barred: c4, d3");
    assert_eq!(why(&start, "c3-c3"), "B-9: a displacement may not end where it began, on c3");
    assert_eq!(why(&start, "c3-c4"), "B-9: c4 is occupied");
    assert_eq!(why(&start, "a1-d1"), "B-9: d1 is more than two steps from a1");
    // Nothing is judged at the point between: a passes b7 and b8 without touching them.
    let passing =
        position("", "........./.b.b...../........./.b.b.b.../........./........./....a..../........./a.a.a.a.a a turn 0");
    assert_eq!(squares(&passing, "e3-e5"), Vec::<String>::new());
}

#[test]
fn b_10_the_longer_alignment_transforms() {
    prove::<Mamba>("B-10");
    // The example of the narration, field by field.
    let start =
        position("", "b.b.b.b.b/........./........./........./........./.a.b...../..a....../........./a.a.a.a.a a turn 0");
    let story = start.story(start.read_step("c3-c4").expect("c3-c4"));
    let event = &story.caused[0];
    let layout = <MambaPosition as kernel::Show>::layout(start.rules());
    let names =
        |sites: &[kernel::Site]| sites.iter().map(|site| layout.sites[site.0 as usize].text.as_str()).collect::<Vec<_>>();
    assert_eq!((event.kind, names(&event.sites), &event.camps[..]), ("transformation", vec!["d4"], &["b", "a"][..]));
    let cause: Vec<_> = event.cause.iter().map(|group| (group.camp, names(&group.sites))).collect();
    assert_eq!(cause, [("a", vec!["b4", "c4"]), ("b", vec!["d4"])]);
    // Crosswise neighbours do not add up: d4 stands in a row of one and a column of one.
    let corner =
        position("", "b.b.b.b.b/........./........./........./........./...b...../..aa...../........./a.a.a.a.a a turn 0");
    assert_eq!(squares(&corner, "c3-c4"), Vec::<String>::new());
}

#[test]
fn b_11_the_order_of_the_confrontation() {
    prove::<Mamba>("B-11");
    // All that suffocate at one moment die together, whoever owns them.
    let both =
        position("", "........./........./........./........./........./a.a....../bbb....../.aaa...../bb....... b turn 0");
    assert_eq!(squares(&both, "a3-a2"), ["a1,b2"]);
    // Of six, two go, both from the chosen end.
    let six =
        position("", "b.b.b.b.b/........./........./........./........./aaa.aa.../...a...../........./a.a...... a turn 0");
    let waiting = after(&six, "d3-d4");
    assert_eq!(waiting.steps().len(), 2);
    assert_eq!(squares(&waiting, "-a4"), ["a4,b4"]);
    assert_eq!(squares(&waiting, "-f4"), ["e4,f4"]);
}

#[test]
fn b_11_a_pause_does_not_start_a_new_confrontation() {
    // b4 and c4 outnumber d4 and rest. e5-h5 becomes five long; after the cut the contact still rests, because it is
    // compared with the board before the displacement.
    let start =
        position("", "b.b.b.b.b/........./........./..a....../....aaaa./.aab...../........./........./a.a...... a turn 0");
    let waiting = after(&start, "c6-d5");
    assert!(waiting.text().contains("trim:m:d5:c6:d5,h5"), "{}", waiting.text());
    assert_eq!(squares(&waiting, "-h5"), ["h5"]);
}

#[test]
fn b_12_which_comes_first() {
    prove::<Mamba>("B-12");
    // Nearest to the arrival point: e4 is one step from d4, b4 two.
    let near =
        position("", "b.b.b.b.b/........./........./........./...a...../.ba.b..../........./........./a.a.a.a.a a turn 0");
    assert_eq!(squares(&near, "d5-d4"), ["e4", "b4"]);
    // As far from arrival and from origin: left to right as South sees it.
    let south =
        position("", "b.b.b.b.b/........./........./........./...a...../.ba.ab.../........./........./a.a.a.a.a a turn 0");
    assert_eq!(squares(&south, "d5-d4"), ["b4", "f4"]);
    // The same board with the camps exchanged, b on turn: North has f4 on its left.
    let north =
        position("", "a.a.a.a.a/........./........./........./...b...../.ab.ba.../........./........./b.b.b.b.b b turn 0");
    assert_eq!(squares(&north, "d5-d4"), ["f4", "b4"]);
    // West has the north at its left: of a file, the upper piece is read first.
    let west = position(
        "players=4",
        "a.a.a.a..../.........../c.c.c.c..../.........../d.d.d.d..../...a......./...b......./....b....../...b......./...a......./b.b........ b turn 0",
    );
    assert_eq!(squares(&west, "e4-d4"), ["d6", "d2"]);
    // East has it at its right.
    let east = position(
        "players=4",
        "a.a.a.a..../.........../c.c.c.c..../.........../b.b.b.b..../...a......./...d......./....d....../...d......./...a......./d.d........ d turn 0",
    );
    assert_eq!(squares(&east, "e4-d4"), ["d2", "d6"]);
}

#[test]
fn b_13_block() {
    prove::<Mamba>("B-13");
    // The block rests: nothing happens to it in the next turn, until one of its alignments changes.
    let start =
        position("", "b.b...b.b/........./........./...b...../...b...../.a.b...../..a....../........./a.a...a.a a turn 0");
    let blocked = after(&start, "c3-c4");
    assert_eq!(squares(&blocked, "a9-a8"), Vec::<String>::new());
    assert_eq!(squares(&after(&blocked, "a9-a8"), "a1-a2"), Vec::<String>::new());
    // Lengthened by a4, the row of a is judged again, with the same end.
    let again = after(&blocked, "a9-a8 a1-a3 a8-a9");
    assert_eq!(squares(&again, "a3-a4"), ["d4", "d4"]);
}

#[test]
fn b_14_every_confrontation_ends() {
    prove::<Mamba>("B-14");
    // Every count is bounded: at most two changes a piece between two cuts, forty pieces, so far below this many.
    let mut dice = Dice::new(14);
    for options in ["", "players=3", "players=4", "players=teams"] {
        let mut position = Mamba::start(rules(options), 0);
        for _ in 0..2000 {
            let Some(step) = (match position.count_steps() {
                0 => None,
                n => position.nth_step(dice.below(n as usize) as u64),
            }) else {
                break;
            };
            let caused = position.story(step).caused;
            assert!(caused.len() <= 2 * 40 + 10, "{}: {}", position.text(), caused.len());
            position.play_unchecked(step);
        }
    }
}

#[test]
fn b_15_elimination() {
    prove::<Mamba>("B-15");
    // b and c fall at once: one event each, in the order a b c d, and the turn goes to d.
    let start = position(
        "players=4",
        "d.d.d....../.........../.........../b...b....../.........../c...c....../.........../ba.c......./..a......../.........../..a.a...... a turn 0",
    );
    assert_eq!(squares(&start, "c3-c4"), ["d4", "a4", "a8,e8", "a6,e6"]);
    assert_eq!(after(&start, "c3-c4").actor(), Seat(3));
    // Not during the settling: b has four pieces while an end is chosen, and is still there.
    let waiting =
        position("", "b.b.b.b../........./........./........./........./aaaa...../....b..../........./a.a.a.... b turn 0");
    let waiting = after(&waiting, "e3-e4");
    assert!(waiting.text().starts_with("b.b.b.b../") && waiting.outcome().is_none());
    assert_eq!(squares(&waiting, "-e4"), ["e4", "a9,c9,e9,g9"]);
}

#[test]
fn b_16_the_last_one_standing_wins() {
    prove::<Mamba>("B-16");
    // A finished game is written as if play went on: the winner is next, for no one else has pieces.
    let start =
        position("", "b.b.b.b../........./........./........./........./.a.b...../..a....../........./a.a.a.a.a a turn 0");
    let over = after(&start, "c3-c4");
    assert_eq!(
        over.text(),
        "........./........./........./........./........./.aaa...../........./........./a.a.a.a.a a turn 0"
    );
    assert_eq!(why(&over, "a1-a2"), "B-16: the game is over: Red has won");
    assert_eq!(why(&over, "z9-z8"), "B-16: the game is over: Red has won");
    // After a birth the same camp is written, with its mothers.
    let birth =
        position("", "b.b.b.b../........./........./........./........./..a.b..../........./........./a.a.a.a.a a turn 0");
    let over = after(&birth, "c4+d4");
    assert!(over.text().ends_with(" a turn:c4 0"), "{}", over.text());
    assert_eq!(over.outcome().map(|outcome| outcome.rule), Some("B-16"));
}

#[test]
fn b_17_all_fall_together() {
    prove::<Mamba>("B-17");
    for (options, text, step, sides) in [
        ("players=3", "cbcb......./b.aa......./acc......../.ba........ b turn 0", "b4-b3", 3),
        ("players=4", "ba........./.bb......../aa......... b turn 0", "a3-a2", 2),
        ("players=teams", "ba........./.bb......../aa......... b turn 0", "a3-a2", 2),
    ] {
        let empty = 11 - text.split('/').count();
        let start = position(options, &format!("{}{text}", ".........../".repeat(empty)));
        let outcome = after(&start, step).outcome().expect("all have fallen");
        assert_eq!((outcome.winners.len(), outcome.rule), (sides, "B-17"), "{text}");
    }
}

#[test]
fn b_18_a_hundred_quiet_turns() {
    prove::<Mamba>("B-18");
    let board = "b.b.b.b.b/........./........./........./........./.a.b...../..a....../........./a.a.a.a.a";
    let at = |phase: &str| position("", &format!("{board} a {phase}"));
    assert_eq!(at("turn 99").ended(), None);
    assert_eq!(at("turn 100").ended().map(|outcome| outcome.rule), Some("B-18"));
    // The count stops at a hundred, and the limit does not end counting.
    assert!(after(&at("turn 100"), "a1-a2").text().ends_with(" 100"));
    assert_eq!(at("turn 100").outcome(), None);
    // A block counts like a transformation; while an end is chosen the count is nought.
    let block =
        position("", "b.b...b.b/........./........./...b...../...b...../.a.b...../..a....../........./a.a...a.a a turn 50");
    assert!(after(&block, "c3-c4").text().ends_with(" b turn 0"));
    let trim =
        position("", "b.b.b.b.b/........./..b...b../........./........./aa.aa..../..a....../........./....a.a.a a turn 50");
    assert!(after(&trim, "c3-c4").text().contains("a4,e4 0 !"));
    for phase in ["turn 101", "turn 050", "turn +5", "turn:a1 1"] {
        assert!(MambaPosition::read(rules(""), &format!("{board} a {phase}")).is_err(), "{phase}");
    }
}

#[test]
fn b_19_the_boards_of_the_rulebook_are_what_a_resignation_leaves() {
    prove::<Mamba>("B-19");
    let clause = Mamba::rulebook().iter().find(|clause| clause.number == "B-19").expect("B-19");
    let drawn = |index: usize| {
        let example = &clause.examples[index];
        MambaPosition::read_drawing(rules(example.rules), example.board).expect("a board of the rulebook")
    };
    let start = Mamba::start(rules("players=3"), 0);
    assert_eq!(start.act(Action::Resign(Seat(1))), Ok(Acted::GoesOn(drawn(0))));
    let walked = position(
        "players=3",
        "c.c.c.c..../.........../.........../b.b.b.b..../.........../.........../.........../aaaa......./....b....../.........../a.a........ b turn 0",
    );
    assert_eq!(after(&walked, "e3-e4").act(Action::Resign(Seat(1))), Ok(Acted::GoesOn(drawn(1))));
}

#[test]
fn b_19_resignation() {
    let three = Mamba::start(rules("players=3"), 0);
    let resign = |position: &MambaPosition, seat: u8| match position.act(Action::Resign(Seat(seat))) {
        Ok(Acted::GoesOn(next)) => next,
        other => panic!("the game goes on: {other:?}"),
    };
    // Another camp leaves: the turn goes on. The camp on turn leaves: the next one is on turn.
    let next = resign(&three, 1);
    assert!(!next.text().contains('b') && next.actor() == Seat(0));
    assert_eq!(resign(&three, 0).actor(), Seat(1));
    assert!(next.act(Action::Resign(Seat(1))).is_err(), "it has left");
    assert!(next.act(Action::Resign(Seat(3))).is_err(), "it never played");
    // The last opponent leaves, or a seat of a team.
    let ends = |position: &MambaPosition, seat| match position.act(Action::Resign(Seat(seat))) {
        Ok(Acted::Ends(outcome)) => (outcome.winners.iter().collect::<Vec<_>>(), outcome.rule),
        other => panic!("the game ends: {other:?}"),
    };
    assert_eq!(ends(&next, 0), (vec![Side(2)], "C-3"));
    assert_eq!(ends(&Mamba::start(rules(""), 0), 1), (vec![Side(0)], "C-3"));
    assert_eq!(ends(&Mamba::start(rules("players=teams"), 0), 3), (vec![Side(0)], "C-3"));
    // A mother stays spent when another camp leaves in mid-turn; one that leaves takes its list along.
    let turn = position(
        "players=3",
        "c.c.c.c..../.........../b.b.b.b..../.........../.........../.........../.........../.........../aa........./.........../a...a...... a turn:a1 0",
    );
    assert!(resign(&turn, 2).text().ends_with(" a turn:a1 0"));
    assert!(resign(&turn, 0).text().ends_with(" b turn 0"));
}

#[test]
fn b_19_the_confrontation_goes_on_without_a_camp_that_resigns() {
    // b walks into four of a, which are five then; c outnumbers nobody yet.
    let start = position(
        "players=3",
        "c.c.c.c..../.........../.........../b.b.b.b..../.........../.........../.........../aaaa......./....b....../.........../a.a........ b turn 0",
    );
    let waiting = after(&start, "e3-e4");
    assert_eq!(waiting.actor(), Seat(0));
    let resign = |seat: u8| match waiting.act(Action::Resign(Seat(seat))) {
        Ok(Acted::GoesOn(next)) => next,
        other => panic!("the game goes on: {other:?}"),
    };
    // The chooser leaves: nothing is left to cut, and the turn passes.
    assert!(resign(0).text().ends_with("/........... c turn 0"), "{}", resign(0).text());
    // The camp on turn leaves: the choice stands, and after it the next camp is on turn.
    let without_b = resign(1);
    assert!(without_b.text().contains(" b trim:m:e4:e3:a4,e4 0 !"), "{}", without_b.text());
    assert_eq!(after(&without_b, "-e4").actor(), Seat(2));
    assert!(resign(2).text().contains(" b trim:m:e4:e3:a4,e4 0 !"));
}

#[test]
fn c_1_a_game_is_a_function_of_its_steps() {
    for options in ["", "players=3", "players=4,birth=square"] {
        let play = || {
            let mut dice = Dice::new(1);
            let mut position = Mamba::start(rules(options), 0);
            let mut words = Vec::new();
            for _ in 0..200 {
                let steps = position.steps();
                let Some(&step) = dice.pick(&steps) else { break };
                words.push(position.step_text(step));
                position.play_unchecked(step);
            }
            (words, position.text())
        };
        let (words, text) = play();
        assert_eq!(play(), (words.clone(), text.clone()));
        assert_eq!(after(&Mamba::start(rules(options), 0), &words.join(" ")).text(), text);
        assert_eq!(Mamba::starts(rules(options)), 1);
    }
}

#[test]
fn b_20_a_displacement_is_final() {
    // The position knows of no take-back; the table is told that the booklet has none.
    assert_eq!(Mamba::ritual(rules("")).finality, Some("B-20"));
}

#[test]
fn c_2_a_forced_choice_is_still_a_step() {
    // Whichever end is cut, the board is the same up to a mirror; it is chosen all the same, by a step.
    let start =
        position("", "b.b.b.b.b/........./........./........./........./..aa.aa../....a..../........./a.a...... a turn 0");
    let waiting = after(&start, "e3-e4");
    assert!(!waiting.starts_turn());
    assert_eq!(perft(&waiting, 1), 2);
}

#[test]
fn c_3_draws_by_agreement_and_what_repetition_compares() {
    let start = Mamba::start(rules("players=3"), 0);
    let Ok(Acted::Ends(outcome)) = start.act(Action::Draw) else { panic!("a draw ends the game") };
    assert_eq!((outcome.winners.len(), outcome.rule), (3, "C-3"));
    // Without counters, the position after two quiet turns there and back is the first one.
    let there = after(&Mamba::start(rules(""), 0), "d3-d4 d7-d6");
    let back = after(&there, "d4-d3 d6-d7");
    assert_ne!(back.text(), Mamba::start(rules(""), 0).text());
    assert!(back.repetition_identity() == Mamba::start(rules(""), 0).repetition_identity());
    assert_eq!(back.key(), Mamba::start(rules(""), 0).key());
    assert!(start.act(Action::Annul).is_err() && start.act(Action::Challenge(Side(0))).is_err());
}

#[test]
fn c_3_whoever_is_eliminated_has_no_word_any_more() {
    // c has no pieces left: it cannot resign, not for its team either, and a draw is between those who are in.
    let board = format!("{}b.b.b...d.d/........d../a.a.a......", ".........../".repeat(8));
    for (options, sides) in [("players=4", 3), ("players=teams", 2)] {
        let position = position(options, &format!("{board} a turn 0"));
        let refused = position.act(Action::Resign(Seat(2))).expect_err("c has left");
        assert_eq!(refused.rule, "B-19");
        let Ok(Acted::Ends(outcome)) = position.act(Action::Draw) else { panic!("a draw ends the game") };
        assert_eq!((outcome.winners.len(), outcome.rule), (sides, "C-3"), "{options}");
        let scene = <MambaPosition as kernel::Show>::scene(&position);
        assert_eq!(scene.out, [Seat(2)]);
    }
}

#[test]
fn c_7_a_finished_game_refuses_every_step_with_the_clause_that_ended_it() {
    prove::<Mamba>("C-3");
    let drawn =
        position("", "b.b.b.b.b/........./........./........./........./.a.b...../..a....../........./a.a.a.a.a a turn 100");
    // Steps that no rule of movement allows: an empty point, too far, a piece of b, a cut, a point off the board.
    for word in ["e5-e6", "a1-a9", "a9-a8", "-a1", "z9-z8", "c3+c4"] {
        assert_eq!(why(&drawn, word), "B-18: the game is over: a draw", "{word}");
    }
    let over =
        position("", "........./........./........./........./........./.aaa...../........./........./a.a.a.a.a a turn 0");
    for word in ["e5-e6", "a1-a9", "-a1", "z9-z8", "a1-a2", "a1+a2"] {
        assert_eq!(why(&over, word), "B-16: the game is over: Red has won", "{word}");
    }
}

#[test]
fn c_4_a_finished_game_counts_nothing() {
    let over =
        position("", "........./........./........./........./........./.aaa...../........./........./a.a.a.a.a a turn 0");
    assert_eq!([perft(&over, 0), perft(&over, 1), perft(&over, 2)], [1, 0, 0]);
}

#[test]
fn c_6_squares_are_named_as_south_sees_them() {
    let start = Mamba::start(rules(""), 0);
    assert!(start.read_step("d1-c1").is_ok());
    let layout = <MambaPosition as kernel::Show>::layout(rules("players=4"));
    assert_eq!((layout.sites[0].text.as_str(), layout.sites[120].text.as_str()), ("a1", "k11"));
    assert_eq!((layout.sites[1].at.cell(), layout.sites[1].text.as_str()), (Some((1, 0)), "b1"));
    assert_eq!(layout.quarter_turns, [0, 3, 2, 1]);
}

/// What people read names colours, not letters: who is longer, who is shorter, and what turns.
#[test]
fn captions_speak_of_colours() {
    let position =
        position("", "........./........./....b.b../...bbba../...a.ba../...ba.b../......a../........./......... a turn 0");
    let step = position.read_step("g3-f4").unwrap();
    let story = position.story(step);
    let told: Vec<String> =
        story.deed.iter().chain(&story.caused).map(|event| position.caption(event).to_string()).collect();
    assert_eq!(told[0], "Red: from g3 to f4");
    assert!(told.iter().any(|caption| caption.contains("is longer than") && caption.contains(" turns ")), "{told:#?}");
    assert!(testkit::english(&kernel::Show::scene(&position).words).contains("out at"), "how few are too few");
}
