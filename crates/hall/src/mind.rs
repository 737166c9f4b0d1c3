//! Mind: how the hall asks the search for a step, and what comes back as texts.

use crate::game_match::Match;
use crate::level::Brief;
use crate::{Answer, AnyMatch, Wanted};
use kernel::{Game, Key, Notation, Position};
use search::{Clock, Info, Score, Stop, Table, Thinking};

/// What an engine remembers between steps of one game.
#[derive(Debug)]
pub struct Mind {
    table: Table,
}

impl Mind {
    /// A mind with a table of about so many mebibytes.
    pub fn new(mebibytes: usize) -> Mind {
        Mind { table: Table::new(mebibytes) }
    }

    /// Forgets everything, as before a new game.
    pub fn clear(&self) {
        self.table.clear();
    }
}

/// What is asked of a mind.
#[derive(Clone, Copy)]
pub struct Order<'a> {
    /// How well to play.
    pub brief: Brief,
    /// How many threads may think.
    pub threads: usize,
    /// The time since thinking began.
    pub clock: &'a dyn Clock,
    /// The switch that ends it.
    pub stop: &'a Stop,
    /// The mind that thinks.
    pub mind: &'a Mind,
    /// Where chance starts, for players that err or choose among equals. The same seed plays the same game.
    pub seed: u64,
}

/// How far the thinking has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The depth that was finished, in turns.
    pub depth: u32,
    /// Nodes so far.
    pub nodes: u64,
    /// The score of the best line for the side that decides now.
    pub score: Score,
    /// The best line.
    pub line: Vec<String>,
}

/// What a mind proposes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Idea {
    /// The step.
    pub step: String,
    /// Its score for the side that decides now.
    pub score: Score,
    /// The line it begins.
    pub line: Vec<String>,
    /// The deepest finished iteration, in turns.
    pub depth: u32,
    /// Nodes of all threads.
    pub nodes: u64,
}

/// The words of a line of play.
fn words<P: Notation>(position: &P, line: &[P::Step]) -> Vec<String> {
    let mut position = *position;
    let word = |&step| {
        let word = position.step_text(step);
        position.play_unchecked(step);
        word
    };
    line.iter().map(word).collect()
}

pub(crate) fn think<G: Game>(of: &Match<G>, order: &Order<'_>, report: &mut dyn FnMut(&Progress)) -> Option<Idea> {
    if of.outcome().is_some() {
        return None;
    }
    let position = of.position();
    if let Some(idea) = solved(of, order) {
        return Some(idea);
    }
    let mut history: Vec<Key> = of.counting_line().skip(1).map(Position::key).collect();
    history.reverse();
    let thinking = Thinking {
        limits: order.brief.limits,
        threads: order.threads.min(order.brief.threads),
        clock: order.clock,
        stop: order.stop,
        table: &order.mind.table,
        history: &history,
    };
    let mut told = |info: &Info<<G::Position as Position>::Step>| {
        report(&Progress {
            depth: info.depth,
            nodes: info.nodes,
            score: info.line.score,
            line: words(position, &info.line.steps),
        });
    };
    let thought = search::think(position, G::seating(position.rules()), &thinking, &mut told)?;
    Some(Idea {
        step: position.step_text(thought.step),
        score: thought.line.score,
        line: words(position, &thought.line.steps),
        depth: thought.depth,
        nodes: thought.nodes,
    })
}

/// Positions a solver looks at before the search must do.
const SOLVER_NODES: u64 = 500_000;

/// The solver's step, where the game has one and it finds a way to the goal.
fn solved<G: Game>(of: &Match<G>, order: &Order<'_>) -> Option<Idea> {
    let solver = AnyMatch::game(of).solver()?;
    let rules = AnyMatch::rules(of);
    let words: Vec<&str> = rules.split(',').filter(|word| !word.is_empty()).collect();
    match solver.solve(&words, &of.position().text(), Wanted::Any, SOLVER_NODES, order.stop) {
        Ok(Answer::Solved { steps, moves, .. }) => {
            let step = steps.first()?.clone();
            Some(Idea { step, score: Score::Win(moves), line: steps, depth: moves, nodes: 0 })
        }
        _ => None,
    }
}
