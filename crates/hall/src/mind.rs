//! Mind: how the hall asks the search for a step, and what comes back as texts.

use crate::archive::Archive;
use crate::game_match::Match;
use crate::level::Brief;
use crate::{Answer, AnyMatch, Wanted};
use kernel::{Dice, Game, Key, Notation, Position, split_rules};
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
    /// The database of the game under its rules, if there is one.
    pub archive: Option<&'a Archive>,
    /// How many lines are wanted.
    pub lines: usize,
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
    /// The best lines, the best first.
    pub lines: Vec<Line>,
}

/// A line of play in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its score for the side that decides now.
    pub score: Score,
    /// Its steps.
    pub steps: Vec<String>,
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
    /// The best lines that were asked for, the best first.
    pub lines: Vec<Line>,
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

fn lines<P: Notation>(position: &P, lines: &[search::Line<P::Step>]) -> Vec<Line> {
    lines.iter().map(|line| Line { score: line.score, steps: words(position, &line.steps) }).collect()
}

pub(crate) fn think<G: Game>(of: &Match<G>, order: &Order<'_>, report: &mut dyn FnMut(&Progress)) -> Option<Idea> {
    if of.outcome().is_some() {
        return None;
    }
    let position = of.position();
    if let Some(idea) = solved(of, order) {
        return Some(idea);
    }
    let mut history: Vec<Key> = of.counting_line().skip(1).map(|earlier| earlier.repetition_key(earlier.key())).collect();
    history.reverse();
    let seed = order.seed ^ position.key().0;
    let brief = order.brief.now(&mut Dice::new(kernel::scramble(!seed)));
    let wavers = brief.slack > 0 && history.len() < brief.slack_turns;
    let choices = if wavers { brief.choices } else { 1 };
    let thinking = Thinking {
        limits: brief.limits,
        threads: order.threads.min(brief.threads),
        clock: order.clock,
        stop: order.stop,
        table: &order.mind.table,
        history: &history,
        lines: order.lines.max(choices),
        known: order.archive.filter(|_| brief.looks_up).and_then(Archive::known),
        drawing: Some(position).filter(|_| brief.from_book).and_then(G::drawing_step),
    };
    let mut told = |info: &Info<<G::Position as Position>::Step>| {
        report(&Progress { depth: info.depth, nodes: info.nodes, lines: lines(position, &info.lines) });
    };
    let thought = search::think(position, G::seating(position.rules()), &thinking, &mut told)?;
    let lines = lines(position, &thought.lines);
    let chosen = if wavers { waver(&lines, brief.slack, seed) } else { 0 };
    let Line { score, steps } = lines[chosen].clone();
    Some(Idea { step: steps[0].clone(), score, line: steps, lines, depth: thought.depth, nodes: thought.nodes })
}

/// Which line a player takes who cannot tell values apart that differ by less than the slack.
fn waver(lines: &[Line], slack: i32, seed: u64) -> usize {
    let mut dice = Dice::new(kernel::scramble(seed));
    // The difference of two dice: small errors are common, large ones rare.
    let mut felt = |line: &Line| {
        let span = slack.unsigned_abs() as usize + 1;
        line.score.centi() + dice.below(span) as i32 - dice.below(span) as i32
    };
    let values: Vec<i32> = lines.iter().map(&mut felt).collect();
    (0..values.len()).max_by_key(|&index| (values[index], std::cmp::Reverse(index))).unwrap_or(0)
}

/// Positions a solver looks at before the search must do.
const SOLVER_NODES: u64 = 500_000;

/// The solver's step, where the game has one and it finds a way to the goal.
fn solved<G: Game>(of: &Match<G>, order: &Order<'_>) -> Option<Idea> {
    let solver = AnyMatch::game(of).solver()?;
    let rules = AnyMatch::rules(of);
    let words = split_rules(&rules);
    match solver.solve(&words, &of.position().text(), Wanted::Any, SOLVER_NODES, order.stop) {
        Ok(Answer::Solved { steps, moves, .. }) => {
            let step = steps.first()?.clone();
            let line = Line { score: Score::Win(moves), steps: steps.clone() };
            Some(Idea { step, score: line.score, line: steps, lines: vec![line], depth: moves, nodes: 0 })
        }
        _ => None,
    }
}
