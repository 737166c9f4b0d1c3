//! Explain: why something may not be, and what a step causes, as messages that are said in the language of whoever reads them.

use crate::{Event, Message, Position, Refusal, Story, Touch};

/// Explaining steps. Refused step texts are explained by [`crate::Notation::read_step`].
/// ```
/// use kernel::{Explain, Game, Notation};
/// use testkit::toy::{Toy, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// let step = start.read_step("a1~b2").unwrap();
/// let story = start.story(step);
/// assert_eq!((story.deed[0].kind, story.deed[0].rule), ("swap", "T-2"));
/// assert_eq!(start.caption(&story.deed[0]).to_string(), "swap happens");
/// ```
pub trait Explain: Position {
    /// What a legal step would do and cause, without playing it.
    fn story(&self, step: Self::Step) -> Story;

    /// The step as a sentence for people, such as "man takes 28, from 32 to 23".
    fn tell(&self, step: Self::Step) -> Message;

    /// An event of this position's story as a sentence for people.
    fn caption(&self, event: &Event) -> Message;

    /// Why a touch that [`crate::Spell::entry`] does not offer leads nowhere.
    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<Self::Step>;
}
