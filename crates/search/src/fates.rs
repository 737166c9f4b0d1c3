//! Fates: a root whose every step is known.

use crate::think::{Known, Line, Playable, Thought};
use kernel::{Fate, Score, Seating};

/// The most steps that are played out to show how a known win ends.
const LONGEST_LINE: usize = 1000;

/// What becomes of a position, for its mover, after each of its steps.
pub(crate) struct Fates<'a, P: Playable> {
    position: &'a P,
    seating: Seating,
    known: &'a Known<P>,
    /// The steps, the best first: the shortest way to a win, the longest to a loss.
    steps: Vec<(P::Step, Fate)>,
}

/// A number that orders fates.
fn worth(fate: Fate) -> i32 {
    match fate {
        Fate::Win(distance) => 1000 - i32::from(distance),
        Fate::Draw => 0,
        Fate::Loss(distance) => i32::from(distance) - 1000,
    }
}

/// The fate of a position that may be over, for whoever decides in it.
fn fate_or_end<P: Playable>(position: &P, seating: Seating, known: &Known<P>) -> Option<Fate> {
    let limit = || position.limit().filter(|_| position.starts_turn());
    match position.outcome().or_else(limit) {
        Some(outcome) if outcome.winners.len() != 1 => Some(Fate::Draw),
        Some(outcome) if outcome.winners.has(seating.side(position.actor())) => Some(Fate::Win(0)),
        Some(_) => Some(Fate::Loss(0)),
        None => known(position),
    }
}

/// The steps of a position with what becomes of it after each; none if one of them is not known.
fn after_steps<P: Playable>(position: &P, seating: Seating, known: &Known<P>) -> Option<Vec<(P::Step, Fate)>> {
    let side = seating.side(position.actor());
    let mut steps: Vec<(P::Step, Fate)> = Vec::new();
    for step in position.steps() {
        let child = position.child(step);
        // A step that cannot be undone starts a way anew.
        let further = |distance: u8| if child.recent_turns() == 0 { 1 } else { distance.saturating_add(1) };
        let same = seating.side(child.actor()) == side;
        let fate = match fate_or_end(&child, seating, known)? {
            Fate::Win(distance) if same => Fate::Win(further(distance)),
            Fate::Loss(distance) if same => Fate::Loss(further(distance)),
            Fate::Win(distance) => Fate::Loss(further(distance)),
            Fate::Loss(distance) => Fate::Win(further(distance)),
            Fate::Draw => Fate::Draw,
        };
        steps.push((step, fate));
    }
    steps.sort_by_key(|&(_, fate)| -worth(fate));
    Some(steps)
}

impl<'a, P: Playable> Fates<'a, P> {
    /// All fates of a position that is known; none if it is not.
    pub(crate) fn of(position: &'a P, seating: Seating, known: &'a Known<P>) -> Option<Self> {
        known(position)?;
        Some(Fates { position, seating, known, steps: after_steps(position, seating, known)? })
    }

    /// The steps that lose where another draws.
    pub(crate) fn losing(&self) -> Vec<P::Step> {
        self.steps.iter().filter(|(_, fate)| matches!(fate, Fate::Loss(_))).map(|&(step, _)| step).collect()
    }

    /// The thought of a position that is won or lost. One that is drawn has to be thought about.
    pub(crate) fn decided(&self, lines: usize) -> Option<Thought<P::Step>> {
        let &(_, fate) = self.steps.first()?;
        if fate == Fate::Draw {
            return None;
        }
        let lines = self.steps.iter().take(lines.max(1)).map(|&(step, fate)| {
            let steps = self.play_out(step);
            let score = match fate {
                Fate::Win(_) => Score::Win(steps.len() as u32),
                Fate::Loss(_) => Score::Loss(steps.len() as u32),
                Fate::Draw => Score::Draw,
            };
            Line { steps, score }
        });
        Some(Thought::new(lines.collect(), 0, self.steps.len() as u64))
    }

    /// The way to the end after a step, both sides playing the best they can; the step alone where it is a draw.
    fn play_out(&self, step: P::Step) -> Vec<P::Step> {
        let mut line = vec![step];
        let mut position = self.position.child(step);
        while line.len() < LONGEST_LINE {
            match after_steps(&position, self.seating, self.known).as_ref().and_then(|steps| steps.first()) {
                Some(&(step, fate)) if fate != Fate::Draw => {
                    position.play_unchecked(step);
                    line.push(step);
                }
                _ => break,
            }
        }
        line
    }
}
