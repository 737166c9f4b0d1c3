//! Seeds for the fuzzers: positions, sessions and records of random games of every variant, and the words they are made of.

use crate::demands::Playing;
use crate::variant::Variant;
use kernel::Dice;
use std::collections::BTreeSet;

/// How many games of each variant are played, and how many steps each has at most.
const GAMES: u64 = 3;
const STEPS: usize = 60;

/// What to start from.
#[derive(Debug, Default)]
pub struct Seeds {
    /// For [`crate::position`].
    pub positions: Vec<Vec<u8>>,
    /// For [`crate::line`].
    pub lines: Vec<Vec<u8>>,
    /// For [`crate::record`].
    pub records: Vec<Vec<u8>>,
    /// Words that stand in such texts.
    pub words: BTreeSet<String>,
}

/// The seeds; the same every time.
pub fn seeds() -> Seeds {
    let mut seeds = Seeds::default();
    for word in ["hello", "games", "steps", "show", "status", "events", "stop", "quit", "position start", "go level=1"] {
        seeds.words.insert(word.into());
    }
    for word in ["position ", "play ", "perft 1", "explain ", "undo 1", "[Start \"", "[Result \"*\"]", "@draw", "@resign:1"]
    {
        seeds.words.insert(word.into());
    }
    for (number, variant) in Variant::all().iter().enumerate() {
        for seed in 0..GAMES {
            play(number, variant, seed, &mut seeds);
        }
    }
    seeds
}

fn play(number: usize, variant: &Variant, seed: u64, seeds: &mut Seeds) {
    let words = variant.words();
    let mut dice = Dice::new(kernel::scramble(number as u64) ^ seed);
    let chosen = variant.game.choose(&words).expect("a variant goes together");
    let start = dice.below(chosen.starts as usize) as u32;
    let mut playing = variant.game.open(&words, start).expect("a start of the game");
    // Games of different lengths, so that middles and ends are among the seeds.
    let most = 2 + dice.below(STEPS);
    let mut session = format!("game {} {}\nposition {}\n", variant.game.info().id, words.join(" "), playing.text());
    for _ in 0..most {
        let Some(step) = playing.random_step(&mut dice) else { break };
        seeds.words.extend(step.split_inclusive(|c: char| !c.is_alphanumeric()).map(String::from));
        if playing.len() < 20 {
            session.push_str(&format!("play {step}\n"));
        }
        playing.play(&[&step]).unwrap_or_else(|(_, error)| panic!("{playing:?}: {step}: {error}"));
        if dice.below(8) == 0 {
            seeds.positions.push([&Variant::name(number)[..], playing.text().as_bytes()].concat());
        }
    }
    session.push_str("status\nevents\nundo 1\ngo level=1\n");
    seeds.lines.push(session.into_bytes());
    collect(number, variant, playing.as_ref(), seeds);
}

/// What the end of a game gives.
fn collect(number: usize, variant: &Variant, playing: &Playing, seeds: &mut Seeds) {
    for text in [playing.text(), playing.drawing(), playing.start_text()] {
        seeds.positions.push([&Variant::name(number)[..], text.as_bytes()].concat());
    }
    let record = playing.record(&[]);
    seeds.records.push(record.write().into_bytes());
    let written = variant.game.formats().iter().filter_map(|format| (format.write)(&record).ok());
    seeds.records.extend(written.map(String::into_bytes));
    let layout = playing.layout();
    seeds.words.extend(layout.sites.iter().map(|site| site.text.clone()));
    seeds.words.extend(layout.buttons.iter().map(|button| button.text.to_string()));
    seeds.words.extend(variant.words().iter().map(ToString::to_string));
    seeds.words.insert(format!("game {}", variant.game.info().id));
    seeds.words.insert(format!("[Game \"{}\"]\n", variant.game.info().id));
    seeds.words.insert(format!("[Rules \"{}\"]\n", playing.rules()));
}
