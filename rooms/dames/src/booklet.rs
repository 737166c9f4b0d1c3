//! The booklet of Jeu de Dames by the numbers of its sentences: kind, printed page, and which sentence says another again. Not its text.

use kernel::{Booklet, Sentence, SentenceKind};

use SentenceKind::{Advice, Definition, Figure, Imprint, Material, Rule, Setup};

/// The booklet.
pub(crate) static BOOKLET: Booklet = Booklet {
    sentences: &[
        Sentence::new("dames-1", Imprint, 0),
        Sentence::new("dames-2", Setup, 0),
        Sentence::new("dames-3", Material, 0),
        Sentence::new("dames-4", Material, 0),
        Sentence::new("dames-5", Material, 0),
        Sentence::new("dames-6", Material, 0),
        Sentence::new("dames-7", Setup, 0),
        Sentence::new("dames-8", Setup, 0),
        Sentence::new("dames-9", Setup, 0),
        Sentence::new("dames-10", Setup, 0),
        Sentence::new("dames-11", Figure, 0),
        Sentence::new("dames-12", Definition, 0),
        Sentence::new("dames-13", Definition, 0),
        Sentence::new("dames-14", Rule, 0),
        Sentence::new("dames-15", Rule, 0),
        Sentence::new("dames-16", Rule, 0),
        Sentence::new("dames-17", Rule, 0),
        Sentence::new("dames-18", Rule, 0),
        Sentence::new("dames-19", Figure, 0),
        Sentence::new("dames-20", Rule, 0),
        Sentence::new("dames-21", Rule, 0),
        Sentence::new("dames-22", Figure, 0),
        Sentence::new("dames-23", Rule, 0),
        Sentence::new("dames-24", Rule, 0),
        Sentence::new("dames-25", Rule, 0),
        Sentence::new("dames-26", Rule, 0),
        Sentence::new("dames-27", Rule, 0),
        Sentence::new("dames-28", Rule, 0),
        Sentence::new("dames-29", Rule, 0),
        Sentence::new("dames-30", Rule, 0),
        Sentence::new("dames-31", Rule, 0),
        Sentence::new("dames-32", Rule, 0),
        Sentence::new("dames-33", Rule, 0),
        Sentence::new("dames-34", Rule, 0),
        Sentence::new("dames-35", Rule, 0),
        Sentence::new("dames-36", Advice, 0),
        Sentence::new("dames-37", Rule, 0),
        Sentence::new("dames-38", Rule, 0),
        Sentence::new("dames-39", Rule, 0),
        Sentence::new("dames-40", Figure, 0),
        Sentence::new("dames-41", Rule, 0),
        Sentence::new("dames-42", Rule, 0),
        Sentence::new("dames-43", Figure, 0),
        Sentence::new("dames-44", Rule, 0),
        Sentence::new("dames-45", Rule, 0),
        Sentence::new("dames-46", Figure, 0),
        Sentence::new("dames-47", Rule, 0),
        Sentence::new("dames-48", Rule, 0),
        Sentence::new("dames-49", Rule, 0),
        Sentence::new("dames-50", Rule, 0),
        Sentence::new("dames-51", Rule, 0),
        Sentence::new("dames-52", Rule, 0),
        Sentence::new("dames-53", Rule, 0),
    ],
    uncited: UNCITED,
};

/// Sentences that nothing cites, and why.
static UNCITED: &[(&str, &str)] = &[];
