//! Told: a step with all that is told of it, made once and shared by whoever shows it.
//!
//! It is made from the position before the step. Its sentences are messages, which become words where somebody reads them.

use crate::game_match::{Entry, Past};
use kernel::{Action, Explain, Game, Message, Notation, Position, Scene, Seat, Show, Story};
use std::sync::Arc;

/// A step as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its canonical text.
    pub step: String,
    /// The step as a sentence.
    pub sentence: Message,
    /// What it does and causes.
    pub story: Arc<Story>,
    /// A sentence for each event of the story: those of the deed, then those it caused.
    pub captions: Vec<Message>,
}

impl Told {
    /// A legal step of a position, whose story is known.
    pub fn new<P: Explain + Notation>(position: &P, step: P::Step, story: Arc<Story>) -> Told {
        let captions = story.deed.iter().chain(&story.caused).map(|event| position.caption(event)).collect();
        Told { step: position.step_text(step), sentence: position.tell(step), story, captions }
    }

    /// The sentences of what the step caused, without those of the step itself.
    pub fn consequences(&self) -> &[Message] {
        &self.captions[self.story.deed.len()..]
    }
}

/// What a step would do, if it were played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The step as it is told.
    pub told: Told,
    /// What would stand on the board after it.
    pub after: Scene,
}

impl Preview {
    pub(crate) fn new<P: Explain + Notation + Show>(position: &P, step: P::Step) -> Preview {
        let told = Told::new(position, step, Arc::new(position.story(step)));
        Preview { told, after: position.child(step).scene() }
    }
}

/// A step or an action of a match of any game, with the moments before and after it.
/// ```
/// let mut playing = hall::games()[0].open(&[], 0)?;
/// let step = playing.steps().remove(0);
/// playing.play(&[&step]).expect("it is legal");
/// let past = playing.history().next().expect("one step stands");
/// assert_eq!((past.step(), past.action(), past.text()), (Some(step), None, playing.text()));
/// # Ok::<(), kernel::TextError>(())
/// ```
pub trait AnyPast {
    /// The canonical text of a step; none of an action.
    fn step(&self) -> Option<String>;
    /// A step as players write it by hand; none of an action.
    fn written(&self) -> Option<String>;
    /// The action; none of a step.
    fn action(&self) -> Option<Action>;
    /// Whether it began a turn.
    fn starts_turn(&self) -> bool;
    /// The seat that had to decide before it.
    fn actor(&self) -> Seat;
    /// A step as it is told; none of an action.
    fn told(&self) -> Option<Told>;
    /// The text of the position after it.
    fn text(&self) -> String;
    /// One text for all positions that come to the same as the one after it.
    fn likeness(&self) -> String;
    /// What stands on the board after it.
    fn scene(&self) -> Scene;
}

impl<G: Game> AnyPast for Past<'_, G> {
    fn step(&self) -> Option<String> {
        match self.entry {
            Entry::Step(step) => Some(self.before.step_text(step)),
            Entry::Action(_) => None,
        }
    }

    fn written(&self) -> Option<String> {
        match self.entry {
            Entry::Step(step) => Some(G::written(self.before, step)),
            Entry::Action(_) => None,
        }
    }

    fn action(&self) -> Option<Action> {
        match self.entry {
            Entry::Step(_) => None,
            Entry::Action(action) => Some(action),
        }
    }

    fn starts_turn(&self) -> bool {
        self.before.starts_turn()
    }

    fn actor(&self) -> Seat {
        self.before.actor()
    }

    fn told(&self) -> Option<Told> {
        match self.entry {
            Entry::Step(step) => Some(Told::new(self.before, step, Arc::new(self.before.story(step)))),
            Entry::Action(_) => None,
        }
    }

    fn text(&self) -> String {
        self.after.text()
    }

    fn likeness(&self) -> String {
        crate::images::likeness(self.after)
    }

    fn scene(&self) -> Scene {
        self.after.scene()
    }
}
