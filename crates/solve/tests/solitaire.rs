//! The solitaire of MadamX, solved, and what the room promises to the solver.

use kernel::{Aim, Dice, Game, Key, Notation, Position, Puzzle};
use madamx::{MadamXSolo, Solo, SoloRules, SoloStep};
use solve::{Control, Verdict};
use std::collections::{BTreeMap, HashMap};
use std::ops::ControlFlow;

#[test]
fn all_seventy_starts_are_solved() {
    let (mut fewest, mut most) = (BTreeMap::new(), BTreeMap::new());
    for index in 0..MadamXSolo::starts(SoloRules) {
        let start = MadamXSolo::start(SoloRules, index);
        let report = solve::solve(&start, &mut Control::default());
        let short = report.fewest.solution().expect("a solution");
        let long = report.most.solution().expect("a solution");
        assert!(short.proven && long.proven);
        assert_eq!((won_in(start, &short.steps), won_in(start, &long.steps)), (short.moves, long.moves));
        fewest.entry(short.moves).or_insert_with(Vec::new).push(index);
        most.entry(long.moves).or_insert_with(Vec::new).push(index);
    }
    // These counts are those of an independent search.
    let counts: Vec<(u32, usize)> = fewest.iter().map(|(&moves, starts)| (moves, starts.len())).collect();
    assert_eq!(counts, [(25, 4), (26, 28), (27, 28), (28, 8), (29, 2)]);
    assert_eq!(fewest[&29], [29, 40]);
    assert_eq!(most.keys().copied().collect::<Vec<_>>(), [36]);
}

/// Plays a solution by the words of its steps and counts the moves.
fn won_in(start: Solo, steps: &[SoloStep]) -> u32 {
    let mut position = start;
    for &step in steps {
        let word = position.step_text(step);
        let read = position.read_step(&word).expect("a legal word");
        position.play_unchecked(read);
    }
    assert!(position.outcome().is_some_and(|outcome| !outcome.winners.is_empty()), "{}", position.text());
    let counter = position.text().rsplit(' ').next().expect("a counter").parse::<u32>();
    counter.expect("a number")
}

/// A position of a random game that is not over.
fn midgame(dice: &mut Dice) -> Solo {
    loop {
        let mut game = vec![MadamXSolo::start(SoloRules, dice.below(70) as u32)];
        while let Some(&step) = dice.pick(&game[game.len() - 1].steps()) {
            game.push(game[game.len() - 1].child(step));
        }
        game.retain(|position| position.outcome().is_none());
        if let Some(&position) = dice.pick(&game[1..]) {
            return position;
        }
    }
}

#[test]
fn midgames_get_a_hint_or_a_proof() {
    const POSITIONS: usize = 600;
    // A node costs well under a microsecond, so this is far below a second.
    const NODES: u64 = 200_000;
    let mut dice = Dice::new(31);
    let (mut solved, mut lost, mut unknown) = (0, 0, 0);
    for _ in 0..POSITIONS {
        let position = midgame(&mut dice);
        match solve::hint(&position, &mut Control::new(NODES)) {
            Verdict::Solved(solution) => {
                won_in(position, &solution.steps);
                solved += 1;
            }
            Verdict::Lost => lost += 1,
            Verdict::Unknown { nodes } => {
                assert!(nodes <= NODES);
                unknown += 1;
            }
        }
    }
    assert!(solved > POSITIONS / 5 && lost > POSITIONS / 5, "{solved} solved, {lost} lost");
    assert!(unknown * 50 < POSITIONS, "{unknown} unknown");
}

/// Every number of moves in which positions can be solved, as bits, found by trying all legal steps; on the way the check
/// of everything the room promises to a solver.
#[derive(Default)]
struct Everything {
    known: HashMap<Key, u64>,
    by_essence: HashMap<u128, (u64, Solo)>,
    solvable: usize,
}

impl Everything {
    /// None when there are more positions than a test can try.
    fn solutions(&mut self, position: &Solo) -> Option<u64> {
        const MOST: usize = 60_000;
        if let Some(&known) = self.known.get(&position.key()) {
            return Some(known);
        }
        if self.known.len() > MOST {
            return None;
        }
        let mut all = u64::from(position.solved());
        let mut after = HashMap::new();
        for step in position.steps() {
            let then = self.solutions(&position.child(step))? << u32::from(position.is_move(step));
            after.insert(step, then);
            all |= then;
        }
        self.check(position, all, &after);
        self.known.insert(position.key(), all);
        Some(all)
    }

    fn check(&mut self, position: &Solo, all: u64, after: &HashMap<SoloStep, u64>) {
        if all != 0 {
            self.solvable += 1;
            let span = position.span().unwrap_or_else(|| panic!("{} can be solved", position.text()));
            let true_bounds = span.fewest <= all.trailing_zeros() && span.most >= 63 - all.leading_zeros();
            assert!(true_bounds, "{}: {span:?}", position.text());
        }
        for aim in [Aim::Fewest, Aim::Most] {
            let mut promising = u64::from(position.solved());
            let _ = position.visit_promising::<()>(aim, &mut |step, _| {
                promising |= after.get(&step).unwrap_or_else(|| panic!("{}: {step:?} is not legal", position.text()));
                ControlFlow::Continue(())
            });
            assert_eq!(promising, all, "{}: the promising steps miss a solution", position.text());
        }
        let (same, other) = self.by_essence.entry(position.essence()).or_insert((all, *position));
        assert_eq!(*same, all, "{} and {} have one essence", position.text(), other.text());
    }
}

#[test]
fn the_end_of_solutions_is_searched_to_the_last_step() {
    let mut dice = Dice::new(32);
    let (mut compared, mut solvable) = (0, 0);
    for _ in 0..60 {
        let start = MadamXSolo::start(SoloRules, dice.below(70) as u32);
        let report = solve::solve(&start, &mut Control::default());
        let verdict = if dice.below(3) == 0 { report.fewest } else { report.most };
        let steps = verdict.solution().expect("a solution").steps.clone();
        let left = 4 + dice.below(10);
        let position = steps[..steps.len() - left].iter().fold(start, |position, &step| position.child(step));
        compared += compare(&position, &mut solvable);
    }
    assert!(compared > 25 && solvable > 500, "{compared} compared, {solvable} solvable");
}

#[test]
fn narrow_midgames_are_searched_to_the_last_step() {
    let mut dice = Dice::new(33);
    let (mut compared, mut solvable) = (0, 0);
    for _ in 0..60 {
        compared += compare(&midgame(&mut dice), &mut solvable);
    }
    assert!(compared > 10, "{compared} compared");
}

/// Compares the solver with the search of everything; 0 if that is too much.
fn compare(position: &Solo, solvable: &mut usize) -> usize {
    let mut everything = Everything::default();
    let Some(all) = everything.solutions(position) else { return 0 };
    *solvable += everything.solvable;
    let report = solve::solve(position, &mut Control::default());
    let found = |verdict: &Verdict<SoloStep>| match verdict {
        Verdict::Solved(solution) => Some(solution.moves),
        Verdict::Lost => None,
        Verdict::Unknown { .. } => panic!("{}: {verdict}", position.text()),
    };
    let expected = (all != 0).then(|| (all.trailing_zeros(), 63 - all.leading_zeros()));
    assert_eq!(found(&report.fewest), expected.map(|(few, _)| few), "{}", position.text());
    assert_eq!(found(&report.most), expected.map(|(_, many)| many), "{}", position.text());
    1
}

#[test]
fn the_limit_is_kept_and_the_listener_may_cancel() {
    let start = MadamXSolo::start(SoloRules, 0);
    let verdict = solve::fewest(&start, &mut Control::new(10));
    assert_eq!(verdict, Verdict::Unknown { nodes: 10 });
    assert_eq!(verdict.to_string(), "unknown within 10 nodes");
    assert_eq!(solve::hint(&start, &mut Control::new(10)), Verdict::Unknown { nodes: 10 });

    // A midgame that takes long to prove: the listener hears of it, and ends it.
    let mut dice = Dice::new(34);
    let mut heard = Vec::new();
    while heard.is_empty() {
        let position = midgame(&mut dice);
        let mut control = Control::default().with_listener(|progress| {
            heard.push(progress);
            ControlFlow::Break(())
        });
        let verdict = solve::fewest(&position, &mut control);
        drop(control);
        assert_eq!(matches!(verdict, Verdict::Unknown { .. }), !heard.is_empty());
    }
    assert_eq!(heard.len(), 1);
    assert!(heard[0].nodes > 0 && heard[0].moves > 0 && heard[0].aim == Aim::Fewest);
}

#[test]
fn a_finished_game_is_solved_or_lost() {
    let read = |text: &str| Solo::read(SoloRules, text).expect("a position");
    let won = read("-l-l-d-d/l-d-l-d-/--------/--------/--------/--------/--------/-------- s move 36");
    let report = solve::solve(&won, &mut Control::default());
    assert_eq!(report.fewest.solution().map(|solution| (solution.moves, solution.steps.len())), Some((0, 0)));
    assert_eq!(report.most.solution().map(|solution| solution.moves), Some(0));
    let lost = read("--------/--------/--------/l-d-l-d-/-l-d-l-d/--------/--------/-------- s move 24");
    assert_eq!(solve::solve(&lost, &mut Control::default()).most, Verdict::Lost);
    // The last jump still has its tile to place, which is a step but no move.
    let placing = read("-l-l-d-d/l-d-l-d-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-------+/+------- s x=a1 27");
    let report = solve::solve(&placing, &mut Control::default());
    assert_eq!(report.fewest.solution().map(|solution| (solution.moves, solution.steps.len())), Some((0, 1)));
}
