//! Engines at the table: they play legal steps only, take a win at hand, and play the same game for the same seed.

use engine::{Archives, Clock, Limits, Session, Strength, Thinker, Thought, TranspositionTable};
use hall::{AnyGame, AnyMatch, Status, games};
use kernel::Score;
use kernel::{Dice, Ending};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Every game with every number of players and every named choice of rules.
fn settings() -> Vec<(&'static dyn AnyGame, Vec<String>)> {
    let mut settings = Vec::new();
    for &game in games() {
        let mut all: Vec<Vec<String>> = game
            .info()
            .presets
            .iter()
            .map(|preset| kernel::split_rules(preset.rules).into_iter().map(String::from).collect())
            .collect();
        for choice in game.choices().iter().filter(|choice| choice.name == "players") {
            all.extend(choice.values.iter().map(|value| vec![format!("players={}", value.name)]));
        }
        all.sort();
        all.dedup();
        settings.extend(all.into_iter().map(|rules| (game, rules)));
    }
    settings
}

fn open(game: &dyn AnyGame, rules: &[String]) -> Box<dyn AnyMatch> {
    game.open(&rules.iter().map(String::as_str).collect::<Vec<_>>(), 0).expect("a start")
}

/// What is part of the program.
static ARCHIVES: LazyLock<Archives> = LazyLock::new(Archives::default);

fn think(playing: &dyn AnyMatch, strength: Strength, table: &TranspositionTable, seed: u64) -> Thought {
    let archive = ARCHIVES.of(playing).unwrap();
    let session = Session { archive: archive.as_ref(), seed, ..Session::new(table) };
    playing.think(&strength, &session, &mut |_| {}).expect("a step of a game that goes on")
}

/// Plays a game between engines, checking every step; the record.
fn fast_game(game: &dyn AnyGame, rules: &[String], nodes: u64, seed: u64, turns: usize) -> String {
    let mut playing = open(game, rules);
    let (table, mut dice) = (TranspositionTable::new(1), Dice::new(seed));
    let strength = Strength { slack: 60, choices: 3, slack_turns: usize::MAX, ..Strength::full(Limits::nodes(nodes)) };
    while !playing.status().is_over() && playing.len() < turns {
        let Status::Turn { actor, side } = playing.status() else { break };
        // A few random steps take every game somewhere else.
        let step = match dice.below(8) {
            0 => playing.random_step(&mut dice).expect("a step"),
            _ => think(playing.as_ref(), strength, &table, seed).step().clone(),
        };
        assert_eq!(playing.explain(&step).as_deref(), Ok(step.as_str()), "{playing:?}");
        assert_eq!(playing.side_of(actor), side);
        playing.play(&[&step]).unwrap_or_else(|(_, error)| panic!("{playing:?}: {step}: {error}"));
    }
    playing.record(&[]).write()
}

#[test]
fn engines_play_only_legal_steps_in_a_thousand_games() {
    for (game, rules) in settings() {
        let next = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(2, usize::from) {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= 1000 {
                            break;
                        }
                        fast_game(game, &rules, 40, seed, 200);
                    }
                });
            }
        });
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for (game, rules) in settings() {
        assert_eq!(fast_game(game, &rules, 50, 7, 60), fast_game(game, &rules, 50, 7, 60));
    }
}

#[test]
fn the_same_budget_of_nodes_is_spent_twice() {
    for (game, rules) in settings() {
        let playing = open(game, &rules);
        let ideas =
            [(); 2].map(|()| think(playing.as_ref(), Strength::full(Limits::nodes(3000)), &TranspositionTable::new(1), 0));
        assert_eq!(ideas[0], ideas[1]);
        assert!(ideas[0].nodes <= 3000);
    }
}

/// Whether a step ends the game with a win of the side that plays it.
fn wins(playing: &dyn AnyMatch, step: &str) -> bool {
    let Status::Turn { side, .. } = playing.status() else { return false };
    let mut after = playing.boxed_clone();
    after.play(&[step]).expect("a legal step");
    matches!(after.status(), Status::Over(outcome) if outcome.ending() == Ending::Win(side))
}

#[test]
fn a_win_at_hand_is_taken() {
    let mut found = 0;
    for (game, rules) in settings().into_iter().filter(|(game, _)| !game.has_solver()) {
        let mut dice = Dice::new(11);
        for _ in 0..12 {
            let mut playing = open(game, &rules);
            // The position before the last step of a random game is one step from its end.
            while let (false, Some(step)) = (playing.len() > 400, playing.random_step(&mut dice)) {
                playing.play(&[&step]).expect("a legal step");
            }
            if !playing.undo(1) || !playing.steps().iter().any(|step| wins(playing.as_ref(), step)) {
                continue;
            }
            found += 1;
            let idea = think(playing.as_ref(), Strength::full(Limits::depth(2)), &TranspositionTable::new(1), 0);
            assert!(matches!(idea.score(), Score::Win(_)), "{playing:?}: {idea:?}");
            assert!(idea.score() != Score::Win(1) || wins(playing.as_ref(), idea.step()), "{playing:?}: {idea:?}");
        }
    }
    assert!(found > 40, "{found}");
}

/// A clock that goes on by a millisecond whenever it is read: the speed of the machine does not matter to it.
#[derive(Default)]
struct Ticking(AtomicU64);
impl Clock for Ticking {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

/// How many nodes a search looks at, at most, before it looks at its clock again.
const BETWEEN_LOOKS: u64 = 128;

/// A search looks at its clock every few nodes, and ends at the first look after its time.
#[test]
fn time_limits_hold() {
    for (game, rules) in settings().into_iter().filter(|(game, _)| !game.has_solver()) {
        let (playing, table, clock) = (open(game, &rules), TranspositionTable::new(1), Ticking::default());
        let strength = Strength::full(Limits::time(Duration::from_millis(40)));
        let session = Session { clock: &clock, ..Session::new(&table) };
        let idea = playing.think(&strength, &session, &mut |_| {}).expect("a step");
        let looks = clock.0.load(Ordering::Relaxed);
        assert_eq!(looks, 41, "{} {rules:?}: the first look after the time is the last", game.info().id);
        assert!(idea.nodes <= looks * BETWEEN_LOOKS, "{} {rules:?}: {} nodes", game.info().id, idea.nodes);
    }
}

/// A beginner looks at so few positions that any machine answers at once. How fast that is, `coffret bench` measures.
#[test]
fn beginners_look_at_few_positions() {
    for (game, rules) in settings() {
        let playing = open(game, &rules);
        let idea = think(playing.as_ref(), playing.level(1), &TranspositionTable::new(1), 3);
        assert!(idea.nodes <= 5_000, "{} {rules:?}: {} nodes", game.info().id, idea.nodes);
    }
}

/// Lines come with the best first, in every report and at the end, wherever an iteration was broken off.
#[test]
fn lines_are_sorted_by_their_value() {
    for game in games().iter().filter(|game| !game.has_solver()) {
        let playing = game.open(&[], 0).unwrap();
        for nodes in [700, 5_000] {
            let table = TranspositionTable::new(4);
            let session = Session { lines: 8, ..Session::new(&table) };
            let sorted = |thought: &Thought| {
                let values: Vec<i32> = thought.lines.iter().map(|line| line.score.centi()).collect();
                assert!(values.is_sorted_by(|a, b| a >= b), "{} {values:?}", game.info().id);
            };
            let strength = Strength::full(Limits::nodes(nodes));
            let thought = playing.think(&strength, &session, &mut |thought| sorted(thought)).unwrap();
            sorted(&thought);
            assert_eq!(thought.chosen, 0);
        }
    }
}
