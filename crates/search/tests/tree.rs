//! A game that is a literal tree, small enough to be solved by plain minimax: the search must find its exact value.

use kernel::{
    Acted, Action, Choice, Evaluate, Fate, Key, Outcome, Position, Refusal, Rules, Score, Seat, Seating, Side, SideSet,
    Tactical, scramble,
};
use proptest::prelude::*;
use search::{Limits, NoClock, Stop, Thinking, TranspositionTable, think};
use std::ops::ControlFlow;
use std::time::Duration;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct TreeRules;
impl Rules for TreeRules {
    const CHOICES: &'static [Choice] = &[];
    fn chosen(&self, _choice: usize) -> usize {
        0
    }
    fn choose(self, _choice: usize, _value: usize) -> Self {
        self
    }
}

/// A node: its path from the root makes it, and its number of children, who decides in it, and how it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    seed: u64,
    height: u8,
    sides: u8,
    /// The most children.
    width: u8,
}

const LEAF: u8 = 6;

impl Node {
    fn random(&self, what: u64) -> u64 {
        scramble(scramble(self.seed).wrapping_add(what))
    }

    fn children(&self) -> u64 {
        if self.height == LEAF || (self.height > 2 && self.random(1).is_multiple_of(5)) {
            0
        } else {
            1 + self.random(2) % u64::from(self.width)
        }
    }
}

impl Position for Node {
    type Rules = TreeRules;
    type Step = u8;

    fn rules(&self) -> TreeRules {
        TreeRules
    }

    fn actor(&self) -> Seat {
        Seat((self.random(3) % u64::from(self.sides)) as u8)
    }

    fn starts_turn(&self) -> bool {
        self.height == 0 || !self.random(4).is_multiple_of(3)
    }

    fn outcome(&self) -> Option<Outcome> {
        let both = SideSet::first(self.sides as usize);
        (self.children() == 0).then(|| match self.random(5) % 3 {
            0 => Outcome::draw(both, "T-1"),
            _ => Outcome::win(Side((self.random(6) % u64::from(self.sides)) as u8), "T-1"),
        })
    }

    fn limit(&self) -> Option<Outcome> {
        None
    }

    fn visit_steps<B>(&self, visit: &mut impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        (0..self.children()).try_for_each(|step| visit(step as u8))
    }

    fn play_unchecked(&mut self, step: u8) {
        *self = Node { seed: scramble(self.seed ^ (u64::from(step) + 77) << 8), height: self.height + 1, ..*self };
    }

    fn key(&self) -> Key {
        Key(self.random(7))
    }

    fn repetition_identity(&self) -> Self {
        *self
    }

    fn act(&self, _action: Action) -> Result<Acted<Self>, Refusal<u8>> {
        Err(Refusal::new("T-1", "no actions"))
    }
}

impl Evaluate for Node {
    fn evaluate(&self, side: Side) -> i32 {
        let value = (self.random(8) % 200) as i32 - 100;
        if side.0 == 0 { value } else { -value }
    }
}

impl Tactical for Node {
    const SLOTS: usize = 8;
    fn slot(&self, step: u8) -> usize {
        usize::from(step)
    }
    fn code(step: u8) -> u32 {
        u32::from(step) + 1
    }
    fn urgency(&self, step: u8) -> i32 {
        i32::from(self.random(9 + u64::from(step)).is_multiple_of(4))
    }
    /// Forcing steps are compulsory only where all steps are forcing.
    fn is_quiet(&self) -> bool {
        self.steps().into_iter().any(|step| self.urgency(step) == 0)
    }
}

/// The exact value for a side: win above draw above loss, nearer wins better.
fn minimax(node: &Node, us: Side, turns: i32) -> i32 {
    if let Some(outcome) = node.outcome() {
        return match (outcome.winners.has(us), outcome.winners.len()) {
            (true, 1) => 1000 - turns,
            (true, _) => 0,
            _ => turns - 1000,
        };
    }
    let values = node.steps().into_iter().map(|step| {
        let child = node.child(step);
        minimax(&child, us, turns + i32::from(child.starts_turn()))
    });
    if seating(node.sides).side(node.actor()) == us { values.max().unwrap() } else { values.min().unwrap() }
}

fn seating(sides: u8) -> Seating {
    Seating::new(&[0, 1, 2, 3][..sides as usize])
}

/// One thread, one line, nothing known.
fn plain<'a>(limits: Limits, table: &'a TranspositionTable, stop: &'a Stop) -> Thinking<'a, Node> {
    Thinking { limits, threads: 1, clock: &NoClock, stop, table, history: &[], lines: 1, known: None, drawing: None }
}

/// All lines end at this depth at the latest: no step is free in this game but those inside a turn.
const WHOLE: u32 = LEAF as u32 + 1;

fn searched(node: &Node, limits: Limits, threads: usize) -> (Score, u64) {
    let table = TranspositionTable::new(1);
    let stop = Stop::new();
    let thinking = Thinking { threads, ..plain(limits, &table, &stop) };
    let thought = think(node, seating(node.sides), &thinking, &mut |_| {}).expect("a step");
    assert!(node.is_legal(*thought.step()));
    let mut end = *node;
    for &step in &thought.lines[0].steps {
        assert!(end.is_legal(step), "the line can be played");
        end.play_unchecked(step);
    }
    if limits.depth.is_some() {
        assert!(node.sides > 2 || thought.depth <= WHOLE, "nothing is left to find after depth {WHOLE}: {}", thought.depth);
    }
    (thought.lines[0].score, thought.nodes)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn searched_to_the_end_the_value_is_exact(seed in any::<u64>()) {
        // The first three steps of a node are never looked at less deeply than the others.
        let node = Node { seed, height: 0, sides: 2, width: 3 };
        let us = seating(2).side(node.actor());
        let exact = minimax(&node, us, 0);
        let (score, _) = searched(&node, Limits::depth(60), 1);
        match score {
            Score::Win(turns) => prop_assert_eq!(exact, 1000 - turns as i32),
            Score::Loss(turns) => prop_assert_eq!(exact, turns as i32 - 1000),
            Score::Draw => prop_assert_eq!(exact, 0),
            Score::Estimate(_) => prop_assert!(false, "the whole tree was searched"),
        }
    }

    /// Where late steps are looked at less deeply, the nearest end may be overseen; but who wins is certain.
    #[test]
    fn what_is_called_a_win_is_one(seed in any::<u64>(), sides in 2_u8..=4) {
        let node = Node { seed, height: 0, sides, width: 6 };
        let us = seating(sides).side(node.actor());
        let exact = minimax(&node, us, 0);
        let (score, _) = searched(&node, Limits::depth(60), 1);
        match score {
            Score::Win(turns) => prop_assert!(exact > 0 && exact >= 1000 - turns as i32),
            Score::Loss(turns) => prop_assert!(exact < 0 && exact <= turns as i32 - 1000),
            // Several opponents are not thought to help each other: what they could do together is a bound from below.
            Score::Estimate(value) if sides > 2 => prop_assert!(exact.signum() <= value.signum()),
            Score::Estimate(_) => prop_assert!(false, "the whole tree was searched"),
            Score::Draw => prop_assert_eq!(exact, 0),
        }
    }

    /// Several opponents or one: a win that nobody can prevent is found, and called one.
    #[test]
    fn a_win_against_all_is_found(seed in any::<u64>(), sides in 2_u8..=4) {
        let node = Node { seed, height: 0, sides, width: 3 };
        let us = seating(sides).side(node.actor());
        let (score, _) = searched(&node, Limits::depth(60), 1);
        prop_assert_eq!(matches!(score, Score::Win(_)), minimax(&node, us, 0) > 0);
    }

    #[test]
    fn the_same_search_takes_the_same_nodes(seed in any::<u64>(), nodes in 1_u64..400, sides in 2_u8..=4) {
        let node = Node { seed, height: 0, sides, width: 4 };
        prop_assert_eq!(searched(&node, Limits::nodes(nodes), 1), searched(&node, Limits::nodes(nodes), 1));
        prop_assert!(searched(&node, Limits::nodes(nodes), 1).1 <= nodes);
    }

    #[test]
    fn threads_find_the_same_value(seed in any::<u64>()) {
        let node = Node { seed, height: 0, sides: 2, width: 3 };
        prop_assert_eq!(searched(&node, Limits::depth(60), 3).0, searched(&node, Limits::depth(60), 1).0);
    }
}

#[test]
fn the_best_lines_are_those_of_plain_minimax() {
    for seed in 0..300 {
        let node = Node { seed, height: 0, sides: 2, width: 3 };
        let us = seating(2).side(node.actor());
        let mut exact: Vec<i32> = node
            .steps()
            .into_iter()
            .map(|step| node.child(step))
            .map(|child| minimax(&child, us, i32::from(child.starts_turn())))
            .collect();
        exact.sort_unstable_by_key(|&value| -value);
        let table = TranspositionTable::new(1);
        let stop = Stop::new();
        let thinking = Thinking { lines: 9, ..plain(Limits::depth(30), &table, &stop) };
        let thought = think(&node, seating(2), &thinking, &mut |_| {}).unwrap();
        let found: Vec<i32> = thought
            .lines
            .iter()
            .map(|line| match line.score {
                Score::Win(turns) => 1000 - turns as i32,
                Score::Loss(turns) => turns as i32 - 1000,
                Score::Draw => 0,
                Score::Estimate(_) => unreachable!("the whole tree was searched"),
            })
            .collect();
        assert_eq!(found, exact, "{seed}");
        assert_eq!(*thought.step(), thought.lines[0].steps[0]);
    }
}

#[test]
fn a_pressed_stop_still_gives_a_legal_step() {
    let stop = Stop::new();
    stop.press();
    let table = TranspositionTable::new(1);
    for seed in 0..50 {
        let node = Node { seed, height: 0, sides: 2, width: 4 };
        let thinking = Thinking { threads: 2, ..plain(Limits::default(), &table, &stop) };
        let thought = think(&node, seating(2), &thinking, &mut |_| {}).unwrap();
        assert!(node.is_legal(*thought.step()));
    }
}

/// What becomes of a node for whoever decides in it, from the whole tree below it.
fn fate(node: &Node) -> Fate {
    let mover = seating(2).side(node.actor());
    let value = minimax(node, mover, 0);
    match value.signum() {
        1 => Fate::Win((1000 - value) as u8),
        -1 => Fate::Loss((1000 + value) as u8),
        _ => Fate::Draw,
    }
}

/// What is known from some height on is as good as searching to the end; what is known at the root is proven.
#[test]
fn what_is_known_need_not_be_searched() {
    let mut met = [0; 3];
    for seed in 0..400 {
        let node = Node { seed, height: 0, sides: 2, width: 4 };
        let us = seating(2).side(node.actor());
        let exact = minimax(&node, us, 0).signum();
        for from in [0, 2] {
            let known = move |node: &Node| (node.height >= from).then(|| fate(node));
            let table = TranspositionTable::new(1);
            let stop = Stop::new();
            let thinking = Thinking { known: Some(&known), ..plain(Limits::depth(4), &table, &stop) };
            let thought = think(&node, seating(2), &thinking, &mut |_| {}).unwrap();
            let child = node.child(*thought.step());
            assert_eq!(minimax(&child, us, i32::from(child.starts_turn())).signum(), exact, "{seed} {from}");
            let score = thought.lines[0].score;
            match exact {
                1 => assert!(matches!(score, Score::Win(_)), "{seed} {from} {score:?}"),
                -1 => assert!(matches!(score, Score::Loss(_)), "{seed} {from} {score:?}"),
                _ => assert_eq!(score, Score::Draw, "{seed} {from}"),
            }
            met[(exact + 1) as usize] += 1;
        }
    }
    assert!(met.iter().all(|&times| times > 20), "{met:?}");
}

/// Where a step is known to keep a draw, it is played at once and called a draw; what a database knows goes before it.
#[test]
fn a_drawing_step_is_played_without_looking_at_others() {
    let (mut met, mut thought_on) = (0, 0);
    for seed in 0..400 {
        let node = Node { seed, height: 0, sides: 2, width: 4 };
        let us = seating(2).side(node.actor());
        let value = |step| {
            let child = node.child(step);
            minimax(&child, us, i32::from(child.starts_turn()))
        };
        let steps = node.steps();
        let best = steps.iter().map(|&step| value(step)).max().unwrap();
        let Some(&last) = steps.iter().rfind(|&&step| value(step) == 0).filter(|_| best == 0 && steps.len() > 1) else {
            continue;
        };
        met += 1;
        let known = |node: &Node| Some(fate(node));
        for (time, known) in
            [(None, None), (Some(Duration::from_secs(9)), None), (None, Some(&known as &search::Known<Node>))]
        {
            let table = TranspositionTable::new(1);
            let stop = Stop::new();
            let thinking =
                Thinking { known, drawing: Some(last), ..plain(Limits { time, ..Limits::depth(3) }, &table, &stop) };
            let thought = think(&node, seating(2), &thinking, &mut |_| {}).unwrap();
            assert_eq!(thought.lines[0].score, Score::Draw, "{seed}");
            assert!(if known.is_some() { value(*thought.step()) == 0 } else { *thought.step() == last }, "{seed}");
            assert!(time.is_none() || thought.depth == 1, "{seed}: against the clock there is nothing to think about");
            thought_on += usize::from(thought.depth == 3);
        }
    }
    assert!(met > 10 && thought_on > met, "{met} {thought_on}");
}
