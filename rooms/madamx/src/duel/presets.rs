//! Presets: choices of options worth a name, and how each stands to the booklet.

use crate::sentences;
use kernel::{Preset, PresetStanding};

/// The default first.
pub(super) const PRESETS: &[Preset] = &[
    Preset::new(
        sentences::DUEL_AND_PROGRAM_KEEPS_WATCH,
        "",
        PresetStanding::Watched,
        sentences::BOOKLETS_RULES_PROGRAM_SEES_TO_IT,
    ),
    Preset::new(
        sentences::DUEL_TO_LETTER,
        "enforcement=opponent",
        PresetStanding::Letter,
        sentences::AS_PRINTED_OVERLOOKED_CAPTURE_IS_FOR,
    ),
    Preset::new(
        sentences::FIRST_MODIFICATION,
        "x-after-capture-only=on",
        PresetStanding::Variant,
        sentences::TILES_ARE_MOVED_AFTER_CAPTURES_ONLY,
    ),
    Preset::new(sentences::SECOND_MODIFICATION, "any-tile=on", PresetStanding::Variant, sentences::X_MOVE_MAY_TAKE_ANY_FREE),
    Preset::new(
        sentences::THIRD_MODIFICATION,
        "bi-removes=on",
        PresetStanding::Variant,
        sentences::BI_MADAM_MAY_TAKE_TILES_OFF,
    ),
    Preset::new(
        sentences::FOURTH_MODIFICATION,
        "long-bi=on",
        PresetStanding::Variant,
        sentences::BI_MADAM_GOES_FAR_AND_CAPTURES,
    ),
    Preset::new(
        sentences::ALL_FOUR_MODIFICATIONS,
        "x-after-capture-only=on,any-tile=on,bi-removes=on,long-bi=on",
        PresetStanding::Variant,
        sentences::FOUR_OF_PAGE_8_TOGETHER_HARDEST,
    ),
    Preset::new(
        sentences::DUEL_FOR_FOUR,
        "players=4",
        PresetStanding::Variant,
        sentences::TWO_PAIRS_ONE_PARTNER_MOVES_PIECES,
    ),
    Preset::new(
        sentences::CAPTURES_READ_FREELY,
        "chain=may,crowned=goes-on",
        PresetStanding::Reading,
        sentences::TWO_OTHER_READINGS_TOGETHER_CAPTURE_MAY,
    ),
];
