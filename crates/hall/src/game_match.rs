//! Match: one playing of a game, with everything that was done in it.

use crate::{PlayError, Status};
use kernel::{Acted, Action, Game, Lang, Notation, Outcome, Position, Refusal, SideSet};

/// One playing of a game: the start, the steps and actions, and what was taken back and may be done again.
#[derive(Debug)]
pub struct Match<G: Game> {
    start: G::Position,
    /// Everything done, in order; the first `done` of it stands, the rest was taken back.
    entries: Vec<Entry<G>>,
    /// The moment before the first entry, and the one after each.
    moments: Vec<Moment<G>>,
    done: usize,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match { start: self.start, entries: self.entries.clone(), moments: self.moments.clone(), done: self.done }
    }
}

type StepOf<G> = <<G as Game>::Position as Position>::Step;

/// A step or an action.
#[derive(Debug)]
pub(crate) enum Entry<G: Game> {
    Step(StepOf<G>),
    Action(Action),
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Entry<G> {}

/// A position in a match.
#[derive(Debug)]
struct Moment<G: Game> {
    position: G::Position,
    /// The moment before this one in the line that counts for repetition: turns taken back are left out.
    before: Option<usize>,
    outcome: Option<Outcome>,
}

impl<G: Game> Clone for Moment<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Moment<G> {}

/// C-3: a position drawn by repetition has occurred this often.
const REPETITIONS: usize = 3;

impl<G: Game> Match<G> {
    /// A match from a position.
    pub fn new(start: G::Position) -> Self {
        let moment = Moment { position: start, before: None, outcome: start.ended() };
        Match { start, entries: Vec::new(), moments: vec![moment], done: 0 }
    }

    /// The position it began with.
    pub fn start(&self) -> &G::Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        &self.now().position
    }

    fn now(&self) -> &Moment<G> {
        &self.moments[self.done]
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.now().outcome
    }

    /// Who decides, or how it ended.
    pub fn status(&self) -> Status {
        match self.outcome() {
            Some(outcome) => Status::Over(outcome),
            None => {
                let actor = self.position().actor();
                Status::Turn { actor, side: G::seating(self.position().rules()).side(actor) }
            }
        }
    }

    /// The steps and actions that stand, each with the position before it.
    pub(crate) fn history(&self) -> impl Iterator<Item = (&Entry<G>, &G::Position)> {
        self.entries[..self.done].iter().zip(self.moments.iter().map(|moment| &moment.position))
    }

    /// How many entries stand.
    pub fn len(&self) -> usize {
        self.done
    }

    /// Whether nothing has been played.
    pub fn is_empty(&self) -> bool {
        self.done == 0
    }

    /// The last step and the position before it.
    pub fn last_step(&self) -> Option<(StepOf<G>, &G::Position)> {
        let steps = self.history().filter_map(|(entry, position)| match entry {
            Entry::Step(step) => Some((*step, position)),
            Entry::Action(_) => None,
        });
        steps.last()
    }

    /// The positions at starts of turns that count for repetition, the latest first, the present one included.
    pub(crate) fn counting_line(&self) -> impl Iterator<Item = &G::Position> {
        let mut at = Some(self.done);
        std::iter::from_fn(move || {
            let moment = &self.moments[at?];
            at = moment.before;
            Some(&moment.position)
        })
        .filter(|position| position.starts_turn())
    }

    /// Reads a step of the present position, or says why it cannot be played.
    pub fn read_step(&self, word: &str, lang: Lang) -> Result<StepOf<G>, PlayError> {
        let step = self.position().read_step(word, lang).map_err(|error| PlayError::of(self.position(), error))?;
        match self.outcome() {
            None => Ok(step),
            Some(outcome) => {
                let why = kernel::say!(lang, "the game is over", "la partie est finie", "la partita è finita");
                Err(PlayError::Refused(Refusal::new(outcome.rule, why)))
            }
        }
    }

    /// Plays a legal step.
    pub fn play(&mut self, step: StepOf<G>) {
        debug_assert!(self.outcome().is_none() && self.position().is_legal(step));
        let position = self.position().child(step);
        self.push(Entry::Step(step), position, Some(self.done), None);
    }

    fn push(&mut self, entry: Entry<G>, position: G::Position, before: Option<usize>, agreed: Option<Outcome>) {
        self.entries.truncate(self.done);
        self.moments.truncate(self.done + 1);
        self.entries.push(entry);
        self.moments.push(Moment { position, before, outcome: agreed });
        self.done += 1;
        if agreed.is_none() {
            let outcome = position.ended().or_else(|| self.repetition());
            self.moments[self.done].outcome = outcome;
        }
    }

    /// C-3: the third occurrence at the start of a turn.
    fn repetition(&self) -> Option<Outcome> {
        if !self.position().starts_turn() {
            return None;
        }
        let present = self.position().repetition_identity();
        let times = self.counting_line().filter(|position| position.repetition_identity() == present).count();
        if times < REPETITIONS {
            return None;
        }
        // Sides that are out of the game share nothing: the room says who is left.
        match self.position().act(Action::Draw) {
            Ok(Acted::Ends(outcome)) => Some(Outcome { rule: "C-3", ..outcome }),
            _ => Some(Outcome::draw(SideSet::first(G::seating(self.position().rules()).sides()), "C-3")),
        }
    }

    /// Records a game action, or says why it cannot be.
    pub fn act(&mut self, action: Action) -> Result<(), PlayError> {
        let refused = |refusal: Refusal<StepOf<G>>| PlayError::Refused(refusal.map(|step| self.position().step_text(step)));
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Refused(Refusal::new(outcome.rule, "the game is over")));
        }
        if action == Action::Annul {
            let begun = self.annulled_turn().ok_or_else(|| PlayError::Refused(Refusal::new("C-3", "no turn to annul")))?;
            let Moment { position, before, .. } = self.moments[begun];
            match position.act(action).map_err(refused)? {
                Acted::GoesOn(next) => self.push(Entry::Action(action), next, before, None),
                Acted::Ends(outcome) => self.push(Entry::Action(action), position, before, Some(outcome)),
            }
            return Ok(());
        }
        let position = *self.position();
        // An action is no turn: what counts for repetition stays as it was.
        let before = self.now().before;
        match position.act(action).map_err(refused)? {
            Acted::GoesOn(next) => self.push(Entry::Action(action), next, before, None),
            Acted::Ends(outcome) => self.push(Entry::Action(action), position, before, Some(outcome)),
        }
        Ok(())
    }

    /// The moment at which the turn in progress began, or the last complete one if none is in progress.
    fn annulled_turn(&self) -> Option<usize> {
        let mut at = self.done;
        if self.position().starts_turn() {
            at = self.now().before?;
        }
        while !self.moments[at].position.starts_turn() {
            at = self.moments[at].before?;
        }
        Some(at)
    }

    /// Takes back entries; whether there were that many.
    pub fn undo(&mut self, entries: usize) -> bool {
        let enough = entries <= self.done;
        if enough {
            self.done -= entries;
        }
        enough
    }

    /// Does again what was taken back; whether there was that much.
    pub fn redo(&mut self, entries: usize) -> bool {
        let enough = self.done + entries <= self.entries.len();
        if enough {
            self.done += entries;
        }
        enough
    }
}
