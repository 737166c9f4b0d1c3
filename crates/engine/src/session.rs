//! Session: how the search is asked for a step, and what comes back as texts.

use crate::archive::Archive;
use crate::strength::Strength;
use hall::Match;
use kernel::{Dice, Game, Key, Notation, Position};
use search::{Clock, Known, Line, NoClock, Stop, Thinking, Thought, TranspositionTable};
use std::sync::LazyLock;

/// What an engine thinks with. All but the table has a default: one thread, one line, no clock, nothing that stops it, no database.
#[derive(Clone, Copy)]
pub struct Session<'a> {
    /// What was found before.
    pub table: &'a TranspositionTable,
    /// The time since thinking began.
    pub clock: &'a dyn Clock,
    /// The switch that ends it.
    pub stop: &'a Stop,
    /// The database of the game under its rules, if there is one.
    pub archive: Option<&'a Archive>,
    /// How many threads may think.
    pub threads: usize,
    /// How many lines are wanted.
    pub lines: usize,
    /// Where chance starts, for players that err or choose among equals. The same seed plays the same game.
    pub seed: u64,
}

/// A switch that nobody presses.
static NEVER: LazyLock<Stop> = LazyLock::new(Stop::new);

impl<'a> Session<'a> {
    /// A session with a table and the defaults.
    pub fn new(table: &'a TranspositionTable) -> Session<'a> {
        Session { table, clock: &NoClock, stop: &NEVER, archive: None, threads: 1, lines: 1, seed: 0 }
    }
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

fn lines<P: Notation>(position: &P, lines: &[Line<P::Step>]) -> Vec<Line> {
    let mut lines: Vec<Line> =
        lines.iter().map(|line| Line { score: line.score, steps: words(position, &line.steps) }).collect();
    best_first(&mut lines);
    lines
}

/// Sorts lines by their values, the best first: one that was looked at before a better one was found may stand before it. Lines of
/// equal value stay as they stand.
pub fn best_first(lines: &mut [Line]) {
    lines.sort_by_key(|line| std::cmp::Reverse(line.score.centi()));
}

/// A thought in words. It proposes its best line.
fn in_words<P: Notation>(position: &P, thought: &Thought<P::Step>) -> Thought {
    let Thought { lines: found, depth, nodes, .. } = thought;
    Thought { lines: lines(position, found), chosen: 0, depth: *depth, nodes: *nodes }
}

/// Thinks about a match, with what is known about its game.
pub(crate) fn think<G: Game>(
    of: &Match<G>,
    known: Option<&Known<G::Position>>,
    strength: &Strength,
    session: &Session<'_>,
    report: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    if of.outcome().is_some() {
        return None;
    }
    let position = of.position();
    let mut history: Vec<Key> = of.counting_line().skip(1).map(|earlier| earlier.repetition_key(earlier.key())).collect();
    history.reverse();
    let seed = session.seed ^ position.key().0;
    let strength = strength.now(&mut Dice::new(kernel::scramble(!seed)));
    let wavers = strength.slack > 0 && history.len() < strength.slack_turns;
    let choices = if wavers { strength.choices } else { 1 };
    let thinking = Thinking {
        limits: strength.limits,
        threads: session.threads.min(strength.threads),
        clock: session.clock,
        stop: session.stop,
        table: session.table,
        history: &history,
        lines: session.lines.max(choices),
        known: known.filter(|_| strength.looks_up),
        drawing: Some(position).filter(|_| strength.from_book).and_then(G::book_step),
    };
    let mut told = |thought: &Thought<_>| report(&in_words(position, thought));
    let thought = search::think(position, G::seating(position.rules()), &thinking, &mut told)?;
    let thought = in_words(position, &thought);
    let chosen = if wavers { waver(&thought.lines, strength.slack, seed) } else { 0 };
    Some(Thought { chosen, ..thought })
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

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Score;

    #[test]
    fn the_best_line_stands_first_and_equals_stay() {
        use testkit::toy::{Toy, ToyRules};
        let start = Toy::start(ToyRules::default(), 0);
        let steps = start.steps();
        let scores =
            [Score::Estimate(10), Score::Loss(3), Score::Estimate(30), Score::Draw, Score::Estimate(30), Score::Win(4)];
        let found: Vec<_> = scores.iter().zip(&steps).map(|(&score, &step)| Line { score, steps: vec![step] }).collect();
        assert_eq!(found.len(), scores.len());
        let thought = Thought { lines: found, chosen: 0, depth: 1, nodes: 1 };
        let sorted: Vec<String> = in_words(&start, &thought).lines.iter().map(|line| line.steps.concat()).collect();
        assert_eq!(sorted, [5, 2, 4, 0, 3, 1].map(|index| start.step_text(steps[index])));
    }
}
