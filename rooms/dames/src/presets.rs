//! Presets: choices of options worth a name, and how each stands to the booklet.

use crate::sentences;
use kernel::{Preset, PresetStanding};

/// The default first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset::new(
        sentences::BOOKLET_AND_PROGRAM_KEEPS_WATCH,
        "",
        PresetStanding::Watched,
        sentences::BOOKLETS_RULES_PROGRAM_LETS_NO_CAPTURE,
    ),
    Preset::new(
        sentences::BOOKLET_TO_LETTER,
        "enforcement=opponent,touch=on",
        PresetStanding::Letter,
        sentences::YOU_WATCH_EACH_OTHER_OVERLOOKED_CAPTURE,
    ),
    Preset::new(
        sentences::INTERNATIONAL_DRAUGHTS,
        "majority=on",
        PresetStanding::Ours,
        sentences::NOT_BOOKLETS_GAME_CAPTURE_THAT_TAKES,
    ),
];
