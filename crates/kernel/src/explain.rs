//! Explain: why something may not be, and what a step causes, in the words of the player.

use crate::{Event, Lang, Position, Refusal, Story, Touch};

/// Explaining steps. Refused step texts are explained by [`crate::Notation::read_step`].
pub trait Explain: Position {
    /// What a legal step would do and cause, without playing it.
    fn story(&self, step: Self::Step) -> Story;

    /// The step as a sentence for people, such as "man takes 28, from 32 to 23".
    fn tell(&self, step: Self::Step, lang: Lang) -> String;

    /// An event of this position's story as a sentence for people.
    fn caption(&self, event: &Event, lang: Lang) -> String;

    /// Why a touch that [`crate::Spell::entry`] does not offer leads nowhere.
    fn refuse_touch(&self, touched: &[Touch], touch: Touch, lang: Lang) -> Refusal<Self::Step>;
}
