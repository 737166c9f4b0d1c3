//! Words: names that the duel and the solitaire share.

use crate::sentences;
use kernel::Phrase;

/// The name of a side for people.
pub(crate) const fn side(dark: bool) -> Phrase {
    if dark { sentences::DARK } else { sentences::LIGHT }
}
