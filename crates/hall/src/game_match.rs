//! Match: one playing of a game, with everything that was done in it.

use crate::any_game::Erased;
use crate::chosen::Ruled;
use crate::told::Told;
use crate::{PlayError, Status, sentences};
use kernel::{Acted, Action, Explain, Game, Notation, Outcome, Position, Refusal, Show, SideSet};
use std::cell::RefCell;
use std::sync::Arc;

/// One playing of a game: the start, the steps and actions, and what was taken back and may be done again.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// The game and its rules.
    choice: Arc<Ruled<G>>,
    start: G::Position,
    /// Everything done, in order; the first `done` of it stands, the rest was taken back.
    entries: Vec<Entry<G>>,
    /// The moment before the first entry, and the one after each.
    moments: Vec<Moment<G>>,
    done: usize,
    /// What was made of the present moment when it was asked for.
    memo: RefCell<Memo<G>>,
}

/// What need not be made twice while a match stays where it is.
#[derive(Debug)]
struct Memo<G: Game> {
    /// The step that was read last, by its canonical text.
    read: Option<(String, StepOf<G>)>,
    /// The last step as it is told.
    told: Option<Arc<Told>>,
}

impl<G: Game> Default for Memo<G> {
    fn default() -> Self {
        Memo { read: None, told: None }
    }
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        #[cfg(debug_assertions)]
        CLONES.with(|clones| clones.set(clones.get() + 1));
        let (entries, moments) = (self.entries.clone(), self.moments.clone());
        Match { choice: self.choice.clone(), start: self.start, entries, moments, done: self.done, memo: RefCell::default() }
    }
}

#[cfg(debug_assertions)]
thread_local! {
    static CLONES: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// How many whole matches this thread has copied, for tests of what a step costs; counted in debug builds only.
#[cfg(debug_assertions)]
#[doc(hidden)]
pub fn copied_matches() -> u64 {
    CLONES.with(std::cell::Cell::get)
}

type StepOf<G> = <<G as Game>::Position as Position>::Step;

/// A step or an action.
#[derive(Debug)]
pub enum Entry<G: Game> {
    /// A step of the position before it.
    Step(StepOf<G>),
    /// A game action.
    Action(Action),
}

/// A step or an action that stands, with the positions before and after it.
#[derive(Debug)]
pub struct Past<'a, G: Game> {
    /// What was done.
    pub entry: Entry<G>,
    /// The position it was done in.
    pub before: &'a G::Position,
    /// The position it led to.
    pub after: &'a G::Position,
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
    /// A match from a position of any game, one that is in no list too.
    pub fn new(start: G::Position) -> Self {
        Match::under(Ruled::new(Erased::UNLISTED, start.rules()), start)
    }

    /// A match from a position under rules that were chosen.
    pub(crate) fn under(choice: Arc<Ruled<G>>, start: G::Position) -> Self {
        // Where dice decide who begins, the position's own rules name who did.
        let decided = start.rules();
        let choice = if choice.rules == decided { choice } else { Ruled::new(choice.game, decided) };
        let moment = Moment { position: start, before: None, outcome: start.ended() };
        Match { choice, start, entries: Vec::new(), moments: vec![moment], done: 0, memo: RefCell::default() }
    }

    /// The game and the rules it is played under.
    pub(crate) fn choice(&self) -> &Arc<Ruled<G>> {
        &self.choice
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

    /// The steps and actions that stand, from the first, each with the positions before and after it.
    pub fn history(&self) -> impl DoubleEndedIterator<Item = Past<'_, G>> + ExactSizeIterator {
        self.entries[..self.done].iter().enumerate().map(|(index, &entry)| Past {
            entry,
            before: &self.moments[index].position,
            after: &self.moments[index + 1].position,
        })
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
        self.history().rev().find_map(|past| match past.entry {
            Entry::Step(step) => Some((step, past.before)),
            Entry::Action(_) => None,
        })
    }

    /// The last step as it is told, made once.
    pub fn told(&self) -> Option<Arc<Told>> {
        if let Some(told) = &self.memo.borrow().told {
            return Some(told.clone());
        }
        let (step, position) = self.last_step()?;
        let told = Arc::new(Told::new(position, step, Arc::new(position.story(step))));
        self.memo.borrow_mut().told = Some(told.clone());
        Some(told)
    }

    /// The positions at starts of turns that count for repetition, the latest first, the present one included.
    pub fn counting_line(&self) -> impl Iterator<Item = &G::Position> {
        let mut at = Some(self.done);
        std::iter::from_fn(move || {
            let moment = &self.moments[at?];
            at = moment.before;
            Some(&moment.position)
        })
        .filter(|position| counts(*position))
    }

    /// Reads a step of the present position, or says why it cannot be played. The step that was read last is known by its canonical
    /// text, so whoever asks for that before playing it does not have it read twice.
    pub fn read_step(&self, word: &str) -> Result<StepOf<G>, PlayError> {
        if let Some((_, step)) = self.memo.borrow().read.as_ref().filter(|(text, _)| text == word) {
            return Ok(*step);
        }
        let read = self.position().read_step(word).map_err(|error| PlayError::of(self.position(), error));
        let Some(outcome) = self.outcome() else { return read.map(|step| self.remember_read(step)) };
        // C-7: a finished game refuses every step with the clause that ended it; the room may have said it better.
        match read {
            Err(PlayError::Refused(refusal)) if refusal.rule == outcome.rule => Err(PlayError::Refused(refusal)),
            _ => Err(PlayError::Refused(Refusal::new(outcome.rule, sentences::GAME_OVER))),
        }
    }

    /// Keeps a legal step, so that its text need not be read when it comes back.
    pub(crate) fn remember_read(&self, step: StepOf<G>) -> StepOf<G> {
        self.memo.borrow_mut().read = Some((self.position().step_text(step), step));
        step
    }

    /// Plays a legal step.
    pub fn play(&mut self, step: StepOf<G>) {
        debug_assert!(self.outcome().is_none() && self.position().is_legal(step));
        let position = self.position().child(step);
        let before = if self.position().takes_back(step) { self.before_last_turn() } else { Some(self.done) };
        self.push(Entry::Step(step), position, before, None);
    }

    /// The moment before the last complete turn, in the line that counts for repetition.
    fn before_last_turn(&self) -> Option<usize> {
        self.moments[self.turn_begun(self.now().before?)?].before
    }

    /// The moment at which the turn of a moment began.
    fn turn_begun(&self, moment: usize) -> Option<usize> {
        let mut at = moment;
        while !self.moments[at].position.starts_turn() {
            at = self.moments[at].before?;
        }
        Some(at)
    }

    fn push(&mut self, entry: Entry<G>, position: G::Position, before: Option<usize>, agreed: Option<Outcome>) {
        self.memo.take();
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
        if !counts(self.position()) {
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

    /// Plays steps given as texts, all or none; on an error, which of them (from 0) and why.
    pub fn play_all(&mut self, words: &[&str]) -> Result<(), (usize, PlayError)> {
        // What was taken back may be done again as long as nothing was played.
        let kept = if words.len() > 1 { self.entries[self.done..].to_vec() } else { Vec::new() };
        let kept_moments = self.moments[self.done + 1..][..kept.len()].to_vec();
        for (index, word) in words.iter().enumerate() {
            match self.read_step(word) {
                Ok(step) => self.play(step),
                Err(error) => {
                    if index > 0 {
                        self.undo(index);
                        self.entries.truncate(self.done);
                        self.moments.truncate(self.done + 1);
                        self.entries.extend(kept);
                        self.moments.extend(kept_moments);
                    }
                    return Err((index, error));
                }
            }
        }
        Ok(())
    }

    /// Records a game action, or says why it cannot be.
    pub fn act(&mut self, action: Action) -> Result<(), PlayError> {
        let Acting { position, before, outcome } = self.acting(action)?;
        self.push(Entry::Action(action), position, before, outcome);
        Ok(())
    }

    /// Why a game action cannot be done, if it cannot.
    pub fn check_action(&self, action: Action) -> Result<(), PlayError> {
        self.acting(action).map(|_| ())
    }

    /// What a game action makes of the present moment.
    fn acting(&self, action: Action) -> Result<Acting<G>, PlayError> {
        let refused = |refusal: Refusal<StepOf<G>>| PlayError::Refused(refusal.map(|step| self.position().step_text(step)));
        if let Some(outcome) = self.outcome() {
            return Err(PlayError::Refused(Refusal::new(outcome.rule, sentences::GAME_OVER)));
        }
        // C-3: whoever is out of the game has no word in it any more.
        if let Action::Resign(seat) = action
            && self.position().scene().out.contains(&seat)
        {
            return Err(PlayError::Refused(Refusal::new("C-3", sentences::SEAT_OUT)));
        }
        if action == Action::Annul {
            let nothing = || PlayError::Refused(Refusal::new(G::action_rule(action.kind()), sentences::NO_TURN_TO_ANNUL));
            let begun = self.annulled_turn().ok_or_else(nothing)?;
            let Moment { position, before, .. } = self.moments[begun];
            return Ok(Acting::of(position.act(action).map_err(refused)?, position, before));
        }
        let position = *self.position();
        // An action is no turn: what counts for repetition stays as it was.
        let before = self.now().before;
        Ok(Acting::of(position.act(action).map_err(refused)?, position, before))
    }

    /// The moment at which the turn in progress began, or the last complete one if none is in progress. After an annulment there is
    /// nothing to annul until a further step.
    fn annulled_turn(&self) -> Option<usize> {
        if let Some(Entry::Action(Action::Annul)) = self.entries[..self.done].last() {
            return None;
        }
        let in_progress = !self.position().starts_turn() || self.position().reopens_turn();
        self.turn_begun(if in_progress { self.done } else { self.now().before? })
    }

    /// Takes back entries; whether there were that many.
    pub fn undo(&mut self, entries: usize) -> bool {
        let enough = entries <= self.done;
        if enough {
            self.memo.take();
            self.done -= entries;
        }
        enough
    }

    /// Does again what was taken back; whether there was that much.
    pub fn redo(&mut self, entries: usize) -> bool {
        let enough = self.done + entries <= self.entries.len();
        if enough {
            self.memo.take();
            self.done += entries;
        }
        enough
    }
}

/// The moment after a game action.
struct Acting<G: Game> {
    position: G::Position,
    before: Option<usize>,
    outcome: Option<Outcome>,
}

impl<G: Game> Acting<G> {
    fn of(acted: Acted<G::Position>, position: G::Position, before: Option<usize>) -> Self {
        match acted {
            Acted::GoesOn(position) => Acting { position, before, outcome: None },
            Acted::Ends(outcome) => Acting { position, before, outcome: Some(outcome) },
        }
    }
}

/// Whether a position counts for repetition.
fn counts<P: Position>(position: &P) -> bool {
    position.starts_turn() && !position.reopens_turn()
}
