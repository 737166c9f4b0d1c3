//! The booklet of Jeu de Marelle by the numbers of its sentences: kind, printed page, and which sentence says another again. Not its text.

use kernel::{Booklet, Sentence, SentenceKind};

use SentenceKind::{Advice, Definition, Figure, Imprint, Material, Rule, Setup};

/// The booklet.
pub(crate) static BOOKLET: Booklet = Booklet {
    sentences: &[
        Sentence::new("marelle-1", Rule, 0),
        Sentence::new("marelle-2", Rule, 0),
        Sentence::new("marelle-3", Definition, 0),
        Sentence::new("marelle-4", Figure, 0),
        Sentence::new("marelle-5", Setup, 0),
        Sentence::new("marelle-6", Imprint, 0),
        Sentence::new("marelle-7", Material, 0),
        Sentence::new("marelle-8", Material, 0),
        Sentence::new("marelle-9", Material, 0),
        Sentence::new("marelle-10", Material, 0),
        Sentence::new("marelle-11", Setup, 0),
        Sentence::new("marelle-12", Setup, 0),
        Sentence::new("marelle-13", Setup, 0),
        Sentence::new("marelle-14", Definition, 0),
        Sentence::new("marelle-15", Definition, 0),
        Sentence::new("marelle-16", Rule, 0),
        Sentence::new("marelle-17", Rule, 0),
        Sentence::new("marelle-18", Rule, 0),
        Sentence::new("marelle-19", Rule, 0),
        Sentence::new("marelle-20", Rule, 0),
        Sentence::new("marelle-21", Rule, 0),
        Sentence::new("marelle-22", Rule, 0),
        Sentence::new("marelle-23", Rule, 0),
        Sentence::new("marelle-24", Rule, 0),
        Sentence::new("marelle-25", Rule, 0),
        Sentence::new("marelle-26", Figure, 0),
        Sentence::new("marelle-27", Advice, 0),
        Sentence::new("marelle-28", Figure, 0),
        Sentence::new("marelle-29", Figure, 0),
        Sentence::new("marelle-30", Rule, 0),
        Sentence::new("marelle-31", Rule, 0),
        Sentence::new("marelle-32", Rule, 0),
        Sentence::new("marelle-33", Rule, 0),
        Sentence::new("marelle-34", Figure, 0),
        Sentence::new("marelle-35", Rule, 0),
        Sentence::new("marelle-36", Rule, 0),
        Sentence::new("marelle-37", Rule, 0),
        Sentence::new("marelle-38", Rule, 0),
        Sentence::new("marelle-39", Rule, 0),
    ],
    uncited: UNCITED,
};

/// Sentences that nothing cites, and why.
static UNCITED: &[(&str, &str)] = &[];
