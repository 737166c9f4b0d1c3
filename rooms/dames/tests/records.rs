//! Whole games: records in our form and in PDN, replayed step by step.

use dames::{Dames, DamesPosition, DamesRules};
use kernel::record::{Record, RecordLine, Said, Word};
use kernel::{Dice, Format, Game, Notation, Position, read_rules};
use testkit::{finished, replay};

fn pdn() -> Format {
    Dames::formats()[0]
}

/// Where a record ends, whether its game is over there or not.
fn end(record: &Record) -> DamesPosition {
    replay::<Dames>(record, |_| {}).0
}

fn random_game(options: &str, seed: u64) -> Record {
    let rules: DamesRules = read_rules(options.split(',').filter(|w| !w.is_empty())).unwrap();
    let mut record = Record { result: "*".into(), ..Record::default() };
    record.tags =
        vec![("Game".into(), "dames".into()), ("Rules".into(), options.into()), ("Seat1".into(), "Ann \"A\"".into())];
    let mut dice = Dice::new(seed);
    let mut position = Dames::start(rules, 0);
    while position.ended().is_none() {
        let steps: Vec<_> =
            position.steps().into_iter().filter(|&step| !position.step_text(step).starts_with('!')).collect();
        let Some(&step) = dice.pick(&steps) else { break };
        record.words.push(Word::Turn(position.step_text(step)));
        position.play_unchecked(step);
    }
    record
}

#[test]
fn stored_records_replay_to_their_end() {
    for text in [include_str!("data/free-choice.record"), include_str!("data/objections.record")] {
        assert_eq!(finished::<Dames>(text, |_| {}).rule, "D-12");
    }
}

#[test]
fn a_published_game_is_read_from_pdn() {
    let games = (pdn().read)(include_str!("data/sample.pdn")).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].tag("Seat1"), Some("White, A."));
    assert_eq!(games[0].tag("Rules"), Some("majority=on"));
    assert_eq!((games[0].words.len(), games[0].result.as_str()), (8, "brown"));
    assert_eq!(end(&games[0]).text().split(':').next(), Some("W"));
    let said: Vec<&Said> = games[0].notes.iter().map(|note| &note.said).collect();
    let comment = |text: &str| Said::Comment(text.into());
    // There is no way from 37 to 31: what cannot be played is a comment.
    let kept =
        [comment("a comment; with \"marks\""), Said::Symbol(1), comment("(37-31 10-14)"), Said::Symbol(1), Said::Symbol(2)];
    assert_eq!(said, kept.iter().collect::<Vec<_>>());
    assert_eq!(games[1].tag("Start"), Some("B:W32,38:BK10"));
    assert_eq!(games[1].words, [Word::Turn("10x46x32".into())]);
}

#[test]
fn random_games_go_through_pdn_and_back() {
    for options in ["", "majority=on", "enforcement=opponent"] {
        for seed in 0..20 {
            let record = random_game(options, seed);
            let text = (pdn().write)(&record).unwrap();
            let back = (pdn().read)(&text).unwrap();
            assert_eq!(back.len(), 1);
            assert_eq!(back[0].words, record.words, "{text}");
            assert_eq!(end(&back[0]), end(&record));
            assert_eq!(back[0].tag("Seat1"), record.tag("Seat1"));
        }
    }
}

#[test]
fn actions_travel_in_comments_and_objections_are_refused() {
    let mut record = random_game("", 3);
    record.words.insert(4, Word::Action("challenge:brown".into()));
    let text = (pdn().write)(&record).unwrap();
    assert!(text.contains("{@challenge:brown}"), "{text}");
    assert_eq!((pdn().read)(&text).unwrap()[0].words, record.words);
    let objections = Record::read(include_str!("data/objections.record")).unwrap();
    assert!((pdn().write)(&objections).unwrap_err().to_string().contains("objection"));
}

#[test]
fn bad_pdn_is_refused_with_a_reason() {
    for (text, said) in [
        ("", "no game"),
        ("[GameType \"21\"]\n1. 32-28 *", "GameType 21"),
        ("1. 32-27 {open", "not closed"),
        ("1. 32-27 (33-28", "not closed"),
        ("[Event \"x", "malformed tag"),
        ("1. 32-99 *", "'32-99'"),
        ("1. 32-38 *", "a legal step"),
        ("1. 32-28 (32-99", "not closed"),
        ("1. 32-28 ) *", "')'"),
    ] {
        let error = (pdn().read)(text).unwrap_err().to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
}

#[test]
fn what_is_said_in_pdn_is_kept() {
    let text = "{before} [White \"A\"]\n[Result \"*\"]\n{first}\n1. 32-28!? 19-23 ; rest } of line\n(1... 18-23$1 2. 38-32 (2. 37-32 \
                {deep} *)) ( 19-24 ) {[%clock w0:10]} 2. 28x19(!) 14x23 ! !!! $999 * {after}";
    let games = (pdn().read)(text).unwrap();
    assert_eq!(games.len(), 1);
    let record = "[Game \"dames\"]\n[Rules \"majority=on\"]\n[Seat1 \"A\"]\n[Result \"*\"]\n\n\
                  {before} {first} 1. 32-28 $5 2. 19-23 { rest ) of line} (2. 18-23 $1 3. 38-32 (3. 37-32 {deep} {*}))\n\
                  (2. 19-24) {[%clock w0:10]} 3. 28x19x23 {(!)} 4. 14x23x19 $1 {!!!} {$999} {after} *\n";
    assert_eq!(games[0].write(), record);
    assert_eq!(Record::read(record).unwrap(), games[0]);
    let written = (pdn().write)(&games[0]).unwrap();
    let body = "{before} {first} 1. 32-28 $5 19-23 { rest ) of line} (1... 18-23 $1 2. 38-32 (2. 37-32\n\
                {deep} {*})) (1... 19-24) {[%clock w0:10]} 2. 28x19 {(!)} 14x23 $1 {!!!} {$999} {after} *\n";
    assert!(written.ends_with(body), "{written}");
    assert_eq!((pdn().read)(&written).unwrap(), games);
}

/// A line of random steps from a position, with random things said of them.
fn random_line(position: DamesPosition, dice: &mut Dice, depth: usize) -> RecordLine {
    let mut line = RecordLine::default();
    let mut position = position;
    for _ in 0..dice.below(12) {
        let steps = position.steps();
        let Some(&step) = dice.pick(&steps).filter(|_| position.ended().is_none()) else { break };
        line.words.push(Word::Turn(position.step_text(step)));
        let before = position;
        position.play_unchecked(step);
        if dice.below(8) == 0 {
            line.words.push(Word::Action("challenge:brown".into()));
        }
        for _ in 0..dice.below(3) {
            let texts = ["good", "", "@draw", "\\ @x", "\\@", " \\\\ b", "a {(\n;%", "2-0", "[A \"b\"]"];
            line.note(match dice.below(3) {
                0 if depth > 0 => Said::Variation(random_line(before, dice, depth - 1)),
                1 => Said::Symbol(dice.below(256) as u8),
                _ => Said::Comment(texts[dice.below(texts.len())].into()),
            });
        }
    }
    line
}

#[test]
fn whatever_is_said_goes_through_pdn_and_back() {
    let mut dice = Dice::new(5);
    let rules: DamesRules = read_rules(["majority=on"]).unwrap();
    for _ in 0..200 {
        let RecordLine { words, notes } = random_line(Dames::start(rules, 0), &mut dice, 3);
        let mut record = Record { words, notes, result: "*".into(), ..Record::default() };
        record.tags = ["Game dames", "Rules majority=on", "Result *"]
            .map(|tag| tag.split_once(' ').unwrap())
            .map(|(name, value)| (name.into(), value.into()))
            .into();
        let text = (pdn().write)(&record).unwrap();
        assert_eq!((pdn().read)(&text), Ok(vec![record.clone()]), "{text}");
        assert_eq!(Record::read(&record.write()), Ok(record));
    }
}

#[test]
fn games_in_one_text_keep_their_own_comments() {
    let games = (pdn().read)("{a} [White \"A\"]\n1. 32-28 {b} 1-1 {c}\n{d}\n[White \"B\"]\n{e} 1. 33-28 * {f}").unwrap();
    let comments = |record: &Record| record.notes.iter().map(|note| format!("{:?}", note.said)).collect::<String>();
    let said = |letters: &str| letters.chars().map(|c| format!("Comment(\"{c}\")")).collect::<String>();
    assert_eq!(games.iter().map(comments).collect::<Vec<_>>(), [said("abcd"), said("ef")]);
}

#[test]
fn a_variation_that_cannot_be_played_is_a_comment() {
    let text = "(32-28) 1. 32-28 (1. 33-28 {a} 19-23 (18-23 (1-1) 99-1 (x {b})) 2. 28x19) 19-23 *";
    let games = (pdn().read)(text).unwrap();
    let body = "{(32-28)} 1. 32-28 (1. 33-28 {a} 2. 19-23 {(18-23 (1-1) 99-1 (x (b)))} 3. 28x19x23) 2. 19-23 *";
    assert_eq!(games[0].write().split("\n\n").nth(1).unwrap().trim().replace('\n', " "), body);
}

#[test]
fn odd_pdn_reads_as_it_is_written() {
    let parts = [
        "(",
        ")",
        "(1... 19-23)",
        "{a}",
        "{@draw}",
        "{\\@b}",
        "; c }\n",
        "$5",
        "$",
        "$300",
        "!",
        "?!",
        "(!)",
        " 1. 32-28 ",
        " 19-23 ",
        " 33-28 ",
        " 2-0 ",
        " * ",
        "\n%d\n",
        "[White \"A\"]",
        " 9-9 ",
    ];
    let mut dice = Dice::new(13);
    let mut read = 0;
    for _ in 0..20_000 {
        let text: String = (0..dice.below(12)).map(|_| parts[dice.below(parts.len())]).collect();
        for record in (pdn().read)(&text).unwrap_or_default() {
            read += 1;
            let written = (pdn().write)(&record).unwrap();
            let again = (pdn().read)(&written).unwrap();
            assert_eq!(
                (again.len(), &again[0].words, &again[0].notes),
                (1, &record.words, &record.notes),
                "{text:?}: {written:?}"
            );
            assert_eq!(Record::read(&record.write()), Ok(record), "{text:?}");
        }
    }
    assert!(read > 1_000, "{read}");
}
