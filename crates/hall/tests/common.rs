//! What all games share, proven through the hall: C-1 to C-7.

use hall::{AnyMatch, PlayError, Status, find, games, picture, read_record};
use kernel::record::Record;
use kernel::{Action, Dice, Ending, Seat, Side};

fn open(game: &str, rules: &[&str]) -> Box<dyn AnyMatch> {
    find(game).unwrap().open(rules, 0).unwrap()
}

fn play(playing: &mut Box<dyn AnyMatch>, steps: &str) {
    playing.play(&steps.split(' ').collect::<Vec<_>>()).unwrap_or_else(|(index, error)| panic!("step {index}: {error}"));
}

/// A random game with a few actions, as the hall sees it.
fn random_game(game: &str, rules: &[&str], seed: u64, most: usize) -> Box<dyn AnyMatch> {
    let mut playing = open(game, rules);
    let mut dice = Dice::new(seed);
    while playing.len() < most {
        let Some(step) = playing.random_step(&mut dice) else { break };
        play(&mut playing, &step);
    }
    playing
}

#[test]
fn c_1_a_game_is_its_start_steps_and_actions() {
    for game in games() {
        for seed in 0..5 {
            let played = random_game(game.info().id, &[], seed, 300);
            let again = read_record(&played.record(&[])).unwrap();
            assert_eq!(again.text(), played.text());
            assert_eq!(again.status(), played.status());
            assert_eq!(again.record(&[]), played.record(&[]));
        }
    }
}

#[test]
fn c_2_a_forced_step_is_still_a_step() {
    let mut playing = find("dames").unwrap().open_at(&[], "W:W32:B6,28").unwrap();
    assert_eq!(playing.steps(), ["32x23x28"]);
    play(&mut playing, "32x23x28");
    assert_eq!(playing.len(), 1);
    assert_eq!(playing.record(&[]).words.len(), 1);
}

#[test]
fn c_3_the_third_occurrence_is_a_draw() {
    let mut playing = find("dames").unwrap().open_at(&[], "W:WK46:BK50").unwrap();
    play(&mut playing, "46-5 50-45 5-46 45-50 46-5 50-45 5-46");
    assert!(!playing.status().is_over());
    play(&mut playing, "45-50");
    let Status::Over(outcome) = playing.status() else { panic!("drawn by repetition") };
    assert_eq!((outcome.ending(), outcome.rule), (Ending::Draw, "C-3"));
    assert_eq!(playing.steps(), Vec::<String>::new());
    let error = playing.explain("46-5").unwrap_err();
    assert!(matches!(error, PlayError::Refused(refusal) if refusal.rule == "C-3"));
    // Taken back, the occurrences are gone too.
    assert!(playing.undo(4));
    play(&mut playing, "46-10 50-45");
    assert!(!playing.status().is_over());
}

#[test]
fn c_3_a_record_may_only_claim_the_result_the_rules_give() {
    let mut playing = find("dames").unwrap().open_at(&[], "W:W32:B28").unwrap();
    play(&mut playing, "32x23");
    let mut record = playing.record(&[("Seat1", "Ann")]);
    assert_eq!((record.result.as_str(), record.tag("Result"), record.tag("Seat1")), ("brown", Some("brown"), Some("Ann")));
    record.result = "ivory".into();
    assert!(read_record(&record).unwrap_err().to_string().contains("'brown'"));
}

#[test]
fn c_3_resigning_and_agreeing_end_the_game() {
    for game in games() {
        let info = game.info();
        let mut playing = open(info.id, &[]);
        if info.actions.contains(&kernel::ActionKind::Draw) {
            playing.act(Action::Draw).unwrap();
            assert!(playing.status().is_over());
            assert!(playing.act(Action::Draw).is_err(), "nothing is done in a finished game");
            assert_eq!(read_record(&playing.record(&[])).unwrap().status(), playing.status());
            assert!(playing.undo(1) && !playing.status().is_over());
        }
        if info.actions.contains(&kernel::ActionKind::Resign) {
            let side = playing.side_of(Seat(0));
            playing.act(Action::Resign(Seat(0))).unwrap();
            if let Status::Over(outcome) = playing.status() {
                assert!(!outcome.winners.has(side));
            }
        }
    }
}

#[test]
fn c_5_texts_round_trip_and_nothing_half_played_remains() {
    for game in games() {
        let mut playing = random_game(game.info().id, &[], 9, 12);
        let text = playing.text();
        assert_eq!(find(game.info().id).unwrap().open_at(&[], &text).unwrap().text(), text);
        assert_eq!(game.open_drawn(&[], &playing.drawing()).unwrap().text(), text);
        if let Some(step) = playing.steps().first().cloned() {
            let (index, _) = playing.play(&[&step, "nonsense!"]).unwrap_err();
            assert_eq!((index, playing.text()), (1, text), "all or none");
        }
        assert!(game.open(&["no-such=option"], 0).is_err());
        assert!(game.open(&[], 1_000_000).is_err());
        assert!(game.open_at(&[], "rubbish").is_err());
    }
    assert!(find("nim").err().unwrap().to_string().contains("dames"));
}

#[test]
fn c_6_files_are_letters_from_the_left_of_the_first_player() {
    for game in games() {
        let layout = game.choose(&[]).unwrap().layout();
        for site in layout.sites.iter().filter(|site| site.text.starts_with(|c: char| c.is_ascii_lowercase())) {
            let (column, row) = site.at.cell().expect("a column and a row");
            assert_eq!(site.text, format!("{}{}", (b'a' + column) as char, row + 1), "{}", game.info().id);
        }
    }
}

#[test]
fn c_7_every_refusal_names_a_clause() {
    for game in games() {
        let playing = open(game.info().id, &[]);
        let elsewhere = random_game(game.info().id, &[], 4, 9);
        let clauses: Vec<&str> = game.rulebook().iter().map(|clause| clause.number).collect();
        let legal = playing.steps();
        for step in elsewhere.steps().into_iter().filter(|step| !legal.contains(step)).take(40) {
            match playing.explain(&step) {
                Err(PlayError::Refused(refusal)) => assert!(clauses.contains(&refusal.rule), "{step}: {refusal}"),
                other => panic!("{}: {step}: {other:?}", game.info().id),
            }
        }
    }
}

#[test]
fn undo_and_redo_walk_the_same_line() {
    for game in games() {
        let mut playing = random_game(game.info().id, &[], 3, 20);
        let (end, played) = (playing.text(), playing.len());
        assert!(!playing.undo(played + 1));
        assert!(playing.undo(played));
        assert_eq!(playing.text(), playing.start_text());
        assert!(playing.redo(played));
        assert_eq!(playing.text(), end);
        assert!(!playing.redo(1));
    }
}

#[test]
fn a_challenge_is_recorded() {
    let mut playing = open("dames", &[]);
    play(&mut playing, "32-28 19-23");
    playing.act(Action::Challenge(Side(1))).unwrap();
    play(&mut playing, "28x19 14x23");
    let record = playing.record(&[]);
    assert!(record.write().contains("2. 19-23 @challenge:ivory 3. 28x19x23"), "{}", record.write());
    let again = read_record(&Record::read(&record.write()).unwrap()).unwrap();
    assert!(again.text().ends_with(":CB19"), "{}", again.text());
}

#[test]
fn touches_lead_to_every_step() {
    for game in games() {
        let playing = random_game(game.info().id, &[], 5, 8);
        let first = playing.entry(&[]).unwrap();
        assert_eq!(first.possible, playing.steps().len());
        for touch in &first.next {
            assert!(playing.entry(&[touch]).unwrap().possible > 0);
        }
        assert!(playing.entry(&["nowhere"]).is_err());
        let layout = playing.layout();
        if let Some(site) = layout.sites.iter().find(|site| !first.next.contains(&site.text)) {
            assert!(testkit::is_said(playing.refuse_touch(&[], &site.text).unwrap().why));
        }
    }
}

#[test]
fn every_board_can_be_pictured() {
    for game in games() {
        let playing = open(game.info().id, &[]);
        let scene = playing.scene();
        let text = picture(&playing.layout(), &scene);
        let glyphs = scene.pieces.iter().filter(|piece| text.contains(piece.glyph)).count();
        assert_eq!(glyphs, scene.pieces.len(), "{text}");
        assert!(text.lines().count() >= usize::from(playing.layout().far_corner().y / kernel::Spot::CELL), "{text}");
    }
}

#[test]
fn broken_records_are_refused() {
    for (text, said) in [
        ("*", "Game is missing"),
        ("[Game \"nim\"]\n\n*", "unknown name 'nim'"),
        ("[Game \"dames\"]\n[Rules \"x=y\"]\n\n*", "unknown name 'x'"),
        ("[Game \"dames\"]\n[Start \"W\"]\n\n*", "pieces"),
        ("[Game \"dames\"]\n\n1. 32-28 2. 32-28 *", "entry 2, '32-28'"),
        ("[Game \"dames\"]\n\n1. 32-28 @dance *", "'@dance'"),
        ("[Game \"dames\"]\n\n@resign:3 *", "'@resign:3'"),
        ("[Game \"dames\"]\n[Result \"draw\"]\n\n1. 32-28 *", "differ"),
    ] {
        let error = Record::read(text).and_then(|record| read_record(&record)).err().unwrap().to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
}
