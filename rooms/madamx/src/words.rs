//! Words: names that the duel and the solitaire share.

use kernel::Tri;

/// The name of a side for people.
pub(crate) const fn side(dark: bool) -> Tri {
    if dark { Tri::new("Dark", "Foncé", "Scuro") } else { Tri::new("Light", "Clair", "Chiaro") }
}
