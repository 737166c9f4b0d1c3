//! Thinker: what an engine can find out about a match of any game.

use crate::count::{Counting, count};
use crate::session::{Session, think};
use crate::solver::{Answer, Wanted, solve};
use crate::strength::{Strength, level};
use hall::{AnyMatch, Match, Matches, Room, Visitor};
use kernel::{Game, Notation, Position, Puzzle, Score};
use search::{Line, Stop, Thought};

/// A match that can be thought about. Every match is one: behind the common face those of the hall's list, and with its type known one of
/// any game, or as a `dyn Thinker`.
/// ```
/// use engine::{Counting, Session, Thinker, TranspositionTable};
///
/// let playing = hall::games()[0].open(&[], 0)?;
/// assert_eq!(playing.perft(1, Counting::default()), playing.steps().len() as u64);
/// let table = TranspositionTable::new(1);
/// let thought = playing.think(&playing.level(1), &Session::new(&table), &mut |_| {}).expect("it is not over");
/// assert!(playing.steps().contains(thought.step()));
/// # Ok::<(), kernel::TextError>(())
/// ```
pub trait Thinker: AnyMatch {
    /// Finds a good step; none if the game is over.
    fn think(&self, strength: &Strength, session: &Session<'_>, report: &mut dyn FnMut(&Thought)) -> Option<Thought>;

    /// Solves the position, giving up after so many positions looked at or when stopped; none where the game has no solver.
    fn solve(&self, wanted: Wanted, nodes: u64, stop: &Stop) -> Option<Answer> {
        self.listed()?.visit(Solving { wanted, nodes, stop })
    }

    /// Counts sequences of steps.
    fn perft(&self, depth: u32, how: Counting<'_>) -> u64;

    /// Counts below each step, sorted by text.
    fn divide(&self, depth: u32, how: Counting<'_>) -> Vec<(String, u64)>;

    /// How a level from 1 to 8 plays this game under these rules.
    fn level(&self, number: u8) -> Strength {
        level(&self.skills(), number)
    }
}

impl<G: Game> Thinker for Match<G> {
    fn think(&self, strength: &Strength, session: &Session<'_>, report: &mut dyn FnMut(&Thought)) -> Option<Thought> {
        match self.listed() {
            Some(listed) => listed.visit(Thinking { strength, session, report }),
            None => think(self, None, strength, session, report),
        }
    }

    fn perft(&self, depth: u32, how: Counting<'_>) -> u64 {
        count(self.position(), depth, how)
    }

    fn divide(&self, depth: u32, how: Counting<'_>) -> Vec<(String, u64)> {
        divide(self, depth, how)
    }
}

/// Behind the common face.
const LISTED: &str = "a game in no list is thought about with its type known, or as a `dyn Thinker`";

impl Thinker for dyn AnyMatch + '_ {
    fn think(&self, strength: &Strength, session: &Session<'_>, report: &mut dyn FnMut(&Thought)) -> Option<Thought> {
        self.listed().expect(LISTED).visit(Thinking { strength, session, report })
    }

    fn perft(&self, depth: u32, how: Counting<'_>) -> u64 {
        self.listed().expect(LISTED).visit(Perft { depth, how })
    }

    fn divide(&self, depth: u32, how: Counting<'_>) -> Vec<(String, u64)> {
        self.listed().expect(LISTED).visit(Divide { depth, how })
    }
}

fn divide<G: Game>(of: &Match<G>, depth: u32, how: Counting<'_>) -> Vec<(String, u64)> {
    let position = of.position();
    let steps = if depth == 0 { Vec::new() } else { position.steps() };
    let below = |step| count(&position.child(step), depth - 1, how);
    let mut counts: Vec<(String, u64)> = steps.into_iter().map(|step| (position.step_text(step), below(step))).collect();
    counts.sort();
    counts
}

/// Positions a solver looks at before the search must do.
const SOLVER_NODES: u64 = 500_000;

struct Thinking<'a> {
    strength: &'a Strength,
    session: &'a Session<'a>,
    report: &'a mut dyn FnMut(&Thought),
}

impl Visitor<Matches<'_>> for Thinking<'_> {
    type Output = Option<Thought>;

    fn plain<G: Room>(self, of: &Match<G>) -> Option<Thought> {
        let known = self.session.archive.and_then(|archive| archive.known::<G>());
        think(of, known, self.strength, self.session, self.report)
    }

    /// Where a solver finds a way to the goal, nothing is left to think about.
    fn puzzle<G: Room<Position: Puzzle>>(self, of: &Match<G>) -> Option<Thought> {
        if of.outcome().is_some() {
            return None;
        }
        match solve(of.position(), Wanted::Any, SOLVER_NODES, self.session.stop) {
            Answer::Solved { steps, moves, .. } if !steps.is_empty() => {
                let line = Line { score: Score::Win(moves), steps };
                Some(Thought { lines: vec![line], chosen: 0, depth: moves, nodes: 0 })
            }
            _ => self.plain::<G>(of),
        }
    }
}

struct Solving<'a> {
    wanted: Wanted,
    nodes: u64,
    stop: &'a Stop,
}

impl Visitor<Matches<'_>> for Solving<'_> {
    type Output = Option<Answer>;

    fn plain<G: Room>(self, _: &Match<G>) -> Option<Answer> {
        None
    }

    fn puzzle<G: Room<Position: Puzzle>>(self, of: &Match<G>) -> Option<Answer> {
        Some(solve(of.position(), self.wanted, self.nodes, self.stop))
    }
}

struct Perft<'a> {
    depth: u32,
    how: Counting<'a>,
}

impl Visitor<Matches<'_>> for Perft<'_> {
    type Output = u64;

    fn plain<G: Room>(self, of: &Match<G>) -> u64 {
        count(of.position(), self.depth, self.how)
    }
}

struct Divide<'a> {
    depth: u32,
    how: Counting<'a>,
}

impl Visitor<Matches<'_>> for Divide<'_> {
    type Output = Vec<(String, u64)>;

    fn plain<G: Room>(self, of: &Match<G>) -> Vec<(String, u64)> {
        divide(of, self.depth, self.how)
    }
}
