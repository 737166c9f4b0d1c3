//! Presets: choices of options worth a name, and how each stands to the booklet.

use crate::sentences;
use kernel::{Preset, PresetStanding};

/// The only one.
pub(super) const PRESETS: &[Preset] = &[Preset::new(
    sentences::SOLO_SOLITAIRE_OF_BOOKLET,
    "",
    PresetStanding::Letter,
    sentences::SOLO_PLAYED_AS_PRINTED_START_IS_DRAWN,
)];
