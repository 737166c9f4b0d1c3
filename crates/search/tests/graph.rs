//! Games whose positions come back: the search sees the repetitions that the rules see, those of the game's history too, and calls a
//! draw proven only where it is one.

use kernel::{
    Acted, Action, Choice, Evaluate, Key, Outcome, Position, Refusal, Rules, Score, Seat, Seating, Side, SideSet, Tactical,
    scramble,
};
use search::{Limits, NoClock, Stop, Thinking, Thought, TranspositionTable, think};
use std::ops::ControlFlow;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct NoRules;
impl Rules for NoRules {
    const CHOICES: &'static [Choice] = &[];
    fn chosen(&self, _choice: usize) -> usize {
        0
    }
    fn choose(self, _choice: usize, _value: usize) -> Self {
        self
    }
}

/// Where the steps of a place lead, whose turn it is there, and what it is worth.
trait Map: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    fn steps(self, place: u8) -> u8;
    fn after(self, place: u8, step: u8) -> u8;
    fn actor(self, place: u8) -> u8;
    fn sides(self) -> u8;
    fn value(self, place: u8) -> i32;
}

/// A place of a map. Passes change what a table may say, and repetition ignores them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct At<M> {
    map: M,
    place: u8,
    passes: u8,
}

impl<M: Map> At<M> {
    fn new(map: M, place: u8) -> Self {
        At { map, place, passes: 0 }
    }
}

impl<M: Map> Position for At<M> {
    type Rules = NoRules;
    type Step = u8;

    fn rules(&self) -> NoRules {
        NoRules
    }

    fn actor(&self) -> Seat {
        Seat(self.map.actor(self.place))
    }

    fn starts_turn(&self) -> bool {
        true
    }

    /// Whoever has no step has lost.
    fn outcome(&self) -> Option<Outcome> {
        let all = SideSet::first(usize::from(self.map.sides()));
        let lost = Outcome { winners: all.without(Side(self.map.actor(self.place))), rule: "T-1" };
        (self.map.steps(self.place) == 0).then_some(lost)
    }

    fn limit(&self) -> Option<Outcome> {
        None
    }

    fn visit_steps<B>(&self, visit: &mut impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        (0..self.map.steps(self.place)).try_for_each(visit)
    }

    fn play_unchecked(&mut self, step: u8) {
        self.place = self.map.after(self.place, step);
        self.passes = 0;
    }

    fn key(&self) -> Key {
        Key(scramble(u64::from(self.place) << 8 | u64::from(self.passes)))
    }

    fn repetition_identity(&self) -> Self {
        At { passes: 0, ..*self }
    }

    fn act(&self, _action: Action) -> Result<Acted<Self>, Refusal<u8>> {
        Err(Refusal::new("T-1", "no actions"))
    }
}

impl<M: Map> Evaluate for At<M> {
    fn evaluate(&self, side: Side) -> i32 {
        if side.0 == 0 { self.map.value(self.place) } else { -self.map.value(self.place) }
    }
}

impl<M: Map> Tactical for At<M> {
    const SLOTS: usize = 8;
    fn slot(&self, step: u8) -> usize {
        usize::from(step)
    }
    fn code(step: u8) -> u32 {
        u32::from(step) + 1
    }
    fn urgency(&self, _step: u8) -> i32 {
        0
    }
    fn is_quiet(&self) -> bool {
        self.has_steps()
    }
}

fn thought<M: Map>(at: At<M>, history: &[Key], depth: u32) -> Thought<u8> {
    let (table, stop) = (TranspositionTable::new(1), Stop::new());
    let seating = Seating::new(&[0, 1, 2, 3][..usize::from(at.map.sides())]);
    let thinking = Thinking {
        limits: Limits::depth(depth),
        threads: 1,
        clock: &NoClock,
        stop: &stop,
        table: &table,
        history,
        lines: 1,
        known: None,
        drawing: None,
    };
    think(&at, seating, &thinking, &mut |_| {}).expect("a step")
}

/// From the first place one step leads back to where the game has been, the other to a road that is a little bad. The way back goes on
/// along a road that is much worse, so that nobody takes it for its own sake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fork {
    sides: u8,
}

const BACK: u8 = 0x10;
const ON: u8 = 0x20;

impl Map for Fork {
    fn steps(self, _place: u8) -> u8 {
        2
    }
    fn after(self, place: u8, step: u8) -> u8 {
        match (place, step) {
            (0, 0) => BACK,
            (0, _) => ON,
            _ => place & 0xf0 | (place + 1) & 0x0f,
        }
    }
    fn actor(self, place: u8) -> u8 {
        if place == 0 { 0 } else { (place + 1) % self.sides }
    }
    fn sides(self) -> u8 {
        self.sides
    }
    fn value(self, place: u8) -> i32 {
        if place >= ON { -100 } else { -500 }
    }
}

#[test]
fn a_repetition_of_the_history_is_seen_by_any_number_of_sides() {
    for sides in 2..=4 {
        for passes in [0, 3] {
            let root = At::new(Fork { sides }, 0);
            let earlier = At { passes, ..At::new(Fork { sides }, BACK) };
            let history = [earlier.repetition_key(earlier.key())];
            let found = thought(root, &history, 4);
            assert_eq!((*found.step(), found.score()), (0, Score::Estimate(0)), "{sides} sides, {passes} passes");
            assert_eq!(*thought(root, &[], 4).step(), 1, "{sides}: without a history the way back is the worse one");
        }
    }
}

/// Places that lead anywhere, round in circles too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Maze {
    seed: u64,
}

const PLACES: u8 = 14;

impl Maze {
    fn random(self, place: u8, what: u64) -> u64 {
        scramble(scramble(self.seed ^ u64::from(place) << 32).wrapping_add(what))
    }

    /// What the mover of each place can reach: 1 a win, 0 a draw, -1 a loss, found backwards from the ends.
    fn solved(self) -> Vec<i32> {
        let mut worth: Vec<i32> = (0..PLACES).map(|place| if self.steps(place) == 0 { -1 } else { 0 }).collect();
        loop {
            let before = worth.clone();
            for place in (0..PLACES).filter(|&place| self.steps(place) > 0) {
                let seen = |step| {
                    let after = self.after(place, step);
                    let value = before[usize::from(after)];
                    if self.actor(after) == self.actor(place) { value } else { -value }
                };
                worth[usize::from(place)] = (0..self.steps(place)).map(seen).max().unwrap();
            }
            if worth == before {
                return worth;
            }
        }
    }
}

impl Map for Maze {
    fn steps(self, place: u8) -> u8 {
        (self.random(place, 1) % 4) as u8
    }
    fn after(self, place: u8, step: u8) -> u8 {
        (self.random(place, 2 + u64::from(step)) % u64::from(PLACES)) as u8
    }
    fn actor(self, place: u8) -> u8 {
        (self.random(place, 9) % 2) as u8
    }
    fn sides(self) -> u8 {
        2
    }
    fn value(self, place: u8) -> i32 {
        (self.random(place, 10) % 200) as i32 - 100
    }
}

#[test]
fn what_is_called_proven_in_a_maze_is_true() {
    let mut met = [0; 3];
    for seed in 0..1500 {
        let maze = Maze { seed };
        let solved = maze.solved();
        let history: Vec<Key> = (5..8).map(|place| At::new(maze, place).key()).collect();
        for (place, history) in [(0, &[][..]), (1, &history[..])] {
            if maze.steps(place) == 0 {
                continue;
            }
            let found = thought(At::new(maze, place), history, 30);
            let value = match found.lines[0].score {
                Score::Win(_) => 1,
                Score::Draw => 0,
                Score::Loss(_) => -1,
                Score::Estimate(_) => continue,
            };
            assert_eq!(value, solved[usize::from(place)], "{seed} {place}: {found:?}");
            met[(value + 1) as usize] += 1;
        }
    }
    assert!(met.iter().all(|&times| times > 50), "{met:?}");
}
