//! What holds of every step of dense positions: the events retell it, every seat plays the same game, a mirror does not,
//! and settlings and games end.

use super::generator::Options;
use super::{ALL, boards, deep, rules};
use kernel::{Dice, Event, Explain, Game, Notation, Position, Seat, Show, Site, Symmetric};
use mamba::{Mamba, MambaPosition, MambaStep};
use std::collections::HashMap;

/// Shows the positions of short walks from dense boards.
fn dense_positions(options: Options, seed: u64, boards: usize, mut each: impl FnMut(&MambaPosition)) {
    let mut dice = Dice::new(seed);
    for _ in 0..boards * deep() {
        let text = boards::dense(options, &mut dice);
        let mut position = MambaPosition::read(rules(options), &text).unwrap();
        for _ in 0..4 {
            each(&position);
            let steps = position.steps();
            let Some(&step) = dice.pick(&steps) else { break };
            position.play_unchecked(step);
        }
    }
}

/// The camps on the sites of a position.
fn pieces(position: &MambaPosition) -> HashMap<Site, &'static str> {
    position.scene().pieces.into_iter().map(|piece| (piece.site, piece.camp)).collect()
}

/// Replays what a step did and caused on a board of sites, checking each event against the board it finds.
fn replay(board: &mut HashMap<Site, &'static str>, deed: &Event, caused: &[Event]) {
    match (deed.kind, &deed.sites[..]) {
        ("birth", &[mother, newborn]) => {
            assert_eq!(board[&mother], deed.camps[0]);
            assert_eq!(board.insert(newborn, deed.camps[0]), None);
        }
        ("displacement", &[from, .., to]) => {
            assert!(deed.sites[1..].iter().all(|site| !board.contains_key(site)), "{deed:?}");
            assert_eq!(board.remove(&from), Some(deed.camps[0]));
            board.insert(to, deed.camps[0]);
        }
        ("cut", &[end]) => assert_eq!(board[&end], deed.camps[0]),
        other => panic!("{other:?}"),
    }
    for event in caused {
        for group in &event.cause {
            assert!(group.sites.iter().all(|site| board.get(site) == Some(&group.camp)), "{event:?}");
        }
        match event.kind {
            "asphyxia" => {
                let dead: Vec<_> = event.sites.iter().map(|site| board.remove(site).expect("a piece dies")).collect();
                assert_eq!(dead, event.camps, "{event:?}");
            }
            "overpopulation" | "elimination" => {
                assert!(event.sites.iter().all(|site| board.remove(site) == Some(event.camps[0])), "{event:?}");
            }
            "transformation" | "block" => {
                assert_eq!(board.insert(event.sites[0], event.camps[1]), Some(event.camps[0]), "{event:?}");
                assert!(event.cause[0].sites.len() > event.cause[1].sites.len(), "{event:?}");
                assert!(event.cause[1].sites.contains(&event.sites[0]), "{event:?}");
            }
            other => panic!("{other}"),
        }
    }
}

#[test]
fn replaying_the_events_gives_the_later_board() {
    for (index, options) in ALL.into_iter().enumerate() {
        dense_positions(options, 200 + index as u64, 20, |position| {
            for step in position.steps() {
                let story = position.story(step);
                let mut board = pieces(position);
                replay(&mut board, &story.deed[0], &story.caused);
                assert_eq!(board, pieces(&position.child(step)), "{}: {step}", position.text());
            }
        });
    }
}

#[test]
fn dense_positions_keep_the_laws() {
    let mut trims = 0;
    for (index, options) in ALL.into_iter().enumerate() {
        let mut dice = Dice::new(600 + index as u64);
        dense_positions(options, 600 + index as u64, 8, |position| {
            testkit::check_position::<Mamba>(position, &mut dice);
            // And the choices that may follow, which random steps seldom reach.
            let waits = |child: &MambaPosition| !child.starts_turn() && child.text().contains('!');
            if let Some(child) = position.steps().into_iter().map(|step| position.child(step)).find(waits) {
                testkit::check_position::<Mamba>(&child, &mut dice);
                trims += 1;
            }
        });
    }
    assert!(trims > 50, "only {trims} choices were met");
}

/// An event with its sites and camps named as the image of a symmetry names them, lists in one fixed order.
fn told(event: &Event, site: &dyn Fn(Site) -> Site, camp: &dyn Fn(&'static str) -> &'static str) -> String {
    let sorted = |sites: &[Site]| {
        let mut sites: Vec<u8> = sites.iter().map(|&s| site(s).0).collect();
        sites.sort_unstable();
        sites
    };
    let cause: Vec<_> = event.cause.iter().map(|group| (camp(group.camp), sorted(&group.sites))).collect();
    let camps: Vec<_> = event.camps.iter().map(|&c| camp(c)).collect();
    match event.kind {
        // Each dead piece is named with its camp, whatever the order of the list.
        "asphyxia" => {
            let mut dead: Vec<_> = event.sites.iter().map(|&s| site(s).0).zip(camps).collect();
            dead.sort_unstable();
            format!("asphyxia {dead:?}")
        }
        kind => format!("{kind} {:?} {camps:?} {cause:?}", sorted(&event.sites)),
    }
}

/// All events in order; eliminations, which follow the letters of the camps, in an order of their own.
fn story(
    position: &MambaPosition,
    step: MambaStep,
    site: &dyn Fn(Site) -> Site,
    camp: &dyn Fn(&'static str) -> &'static str,
) -> Vec<String> {
    let caused = position.story(step).caused;
    let (fallen, mut rest): (Vec<String>, Vec<String>) =
        caused.iter().map(|event| told(event, site, camp)).partition(|told| told.starts_with("elimination"));
    let mut fallen = fallen;
    fallen.sort();
    rest.extend(fallen);
    rest
}

#[test]
fn every_seat_plays_the_same_game() {
    const CAMPS: [&str; 4] = ["a", "b", "c", "d"];
    let mut turned = 0;
    for (index, options) in ALL.into_iter().enumerate() {
        let rules = rules(options);
        let size = options.size() as u8;
        dense_positions(options, 300 + index as u64, 12, |position| {
            for symmetry in 1..MambaPosition::symmetries(rules) {
                let image = position.image(symmetry);
                let quarters = if options.players == "2" { 2 } else { symmetry };
                let quarter = |site: Site| Site((size - 1 - site.0 % size) * size + site.0 / size);
                let site = |s: Site| (0..quarters).fold(s, |s, _| quarter(s));
                let camp = |c: &'static str| {
                    let seat = Seat(CAMPS.iter().position(|&other| other == c).unwrap() as u8);
                    CAMPS[MambaPosition::seat_image(rules, symmetry, seat).index()]
                };
                for step in position.steps() {
                    let other = position.step_image(symmetry, step);
                    assert!(image.child(other) == position.child(step).image(symmetry), "{}: {step}", position.text());
                    let here = story(position, step, &site, &camp);
                    let there = story(&image, other, &|s| s, &|c| c);
                    assert_eq!(here, there, "{}: {step}", position.text());
                    turned += 1;
                }
            }
        });
    }
    assert!(turned > 10_000, "only {turned} steps were turned");
}

#[test]
fn a_mirror_is_another_game() {
    // B-12 reads from left to right, so the mirrored step can end otherwise: two positions found by search.
    for (board, word) in [
        ("........./........./......b../.ba....../.a.a..a../.bbbbab../......a../.b...a.../.........", "d5-d6"),
        ("........./........./.b....b../..ba.b.../.a.aba.../.ba..a.../.bbbba.../.a..bbb../.........", "d5-d4"),
    ] {
        let mirrored =
            |board: &str| board.split('/').map(|rank| rank.chars().rev().collect()).collect::<Vec<String>>().join("/");
        let file = |c: char| if c.is_ascii_lowercase() { (b'a' + b'i' - c as u8) as char } else { c };
        let board_after = |board: &str, word: &str| {
            let position = MambaPosition::read(rules(ALL[0]), &format!("{board} a turn 0")).unwrap();
            let child = position.child(position.read_step(word).unwrap());
            child.text().split(' ').next().unwrap().to_string()
        };
        let word_there: String = word.chars().map(file).collect();
        assert_ne!(mirrored(&board_after(board, word)), board_after(&mirrored(board), &word_there), "{board} {word}");
    }
}

#[test]
fn b_18_random_games_end() {
    for (index, options) in ALL.into_iter().enumerate() {
        for seed in 0..20 * deep() as u64 {
            let mut dice = Dice::new(seed << 8 | index as u64);
            let mut position = Mamba::start(rules(options), 0);
            let mut seen: HashMap<u64, u32> = HashMap::new();
            for turn in 0.. {
                assert!(turn < 100_000, "seed {seed}: no end in sight: {}", position.text());
                if position.ended().is_some() {
                    break;
                }
                if position.starts_turn() {
                    let times = seen.entry(position.key().0).or_default();
                    *times += 1;
                    if *times == 3 {
                        break;
                    }
                }
                let step = position.nth_step(dice.below(position.count_steps() as usize) as u64).unwrap();
                position.play_unchecked(step);
            }
        }
    }
}
