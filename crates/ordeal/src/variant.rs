//! Every game with every choice of options, in a fixed order, so that two bytes can name one.

use hall::{AnyGame, AnyMatch};
use kernel::TextError;
use std::sync::OnceLock;

/// A game and its options.
pub(crate) struct Variant {
    pub(crate) game: &'static dyn AnyGame,
    words: Vec<String>,
}

impl Variant {
    /// All of them.
    pub(crate) fn all() -> &'static [Variant] {
        static ALL: OnceLock<Vec<Variant>> = OnceLock::new();
        ALL.get_or_init(|| hall::games().iter().flat_map(|game| of(*game)).collect())
    }

    /// The variant that the first two bytes name, and what follows them.
    pub(crate) fn read(data: &[u8]) -> Option<(&'static Variant, &[u8])> {
        let (number, rest) = data.split_first_chunk()?;
        let all = Variant::all();
        Some((&all[usize::from(u16::from_le_bytes(*number)) % all.len()], rest))
    }

    /// The bytes that name the variant with a number.
    pub(crate) fn name(number: usize) -> [u8; 2] {
        u16::try_from(number).expect("fewer variants than that").to_le_bytes()
    }

    /// The options, each `name=value`.
    pub(crate) fn words(&self) -> Vec<&str> {
        self.words.iter().map(String::as_str).collect()
    }

    pub(crate) fn open_at(&self, text: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        self.game.open_at(&self.words(), text)
    }

    pub(crate) fn open_drawn(&self, drawing: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        self.game.open_drawn(&self.words(), drawing)
    }
}

/// The variants of one game: each combination of values that goes together.
fn of(game: &'static dyn AnyGame) -> Vec<Variant> {
    let mut all = vec![Vec::new()];
    for choice in game.choices() {
        let with = |words: Vec<String>| {
            choice.values.iter().map(move |value| {
                let mut words = words.clone();
                words.push(format!("{}={}", choice.name, value.name));
                words
            })
        };
        all = all.into_iter().flat_map(with).collect();
    }
    let variants = all.into_iter().map(|words| Variant { game, words });
    variants.filter(|variant| game.choose(&variant.words()).is_ok()).collect()
}
