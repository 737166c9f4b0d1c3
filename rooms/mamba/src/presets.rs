//! Presets: choices of options worth a name, and how each stands to the booklet.

use crate::sentences;
use kernel::{Preset, PresetStanding};

/// What a table of the letter keeps to (B-20).
const FINAL: &str = "takeback=never";

/// The default first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset::new(
        sentences::PRESET_TWO_PLAYERS,
        "",
        PresetStanding::Reconstructed,
        sentences::PRESET_BOOKLETS_PAGES_FOR_TWO_ARE_LOST,
    ),
    Preset::new(
        sentences::PRESET_TWO_PLAYERS_NOTHING_TAKEN_BACK,
        "",
        PresetStanding::Reconstructed,
        sentences::PRESET_GAME_FOR_TWO_AS_FAR_AS,
    )
    .at_table(FINAL),
    Preset::new(
        sentences::PRESET_BOOKLET_TO_LETTER_FOR_THREE,
        "players=3",
        PresetStanding::Letter,
        sentences::PRESET_AS_PRINTED_FOR_THREE_DIE_SEVEN,
    )
    .at_table(FINAL),
    Preset::new(
        sentences::PRESET_BOOKLET_TO_LETTER_FOR_FOUR,
        "players=4",
        PresetStanding::Letter,
        sentences::PRESET_AS_PRINTED_FOR_FOUR_DIE_SEVEN,
    )
    .at_table(FINAL),
    Preset::new(
        sentences::PRESET_BAR_MAMBA_TO_LETTER,
        "players=teams",
        PresetStanding::Letter,
        sentences::PRESET_BOOKLETS_GAME_IN_TEAMS_PARTNERS_OPPOSITE,
    )
    .at_table(FINAL),
    Preset::new(
        sentences::PRESET_THREE_PLAYERS,
        "players=3",
        PresetStanding::Variant,
        sentences::PRESET_BOOKLETS_GAME_FOR_THREE_TABLE_SAYS,
    ),
    Preset::new(
        sentences::PRESET_FOUR_PLAYERS,
        "players=4",
        PresetStanding::Variant,
        sentences::PRESET_BOOKLETS_GAME_FOR_FOUR_EACH_FOR,
    ),
    Preset::new(
        sentences::PRESET_BAR_MAMBA_IN_TEAMS,
        "players=teams",
        PresetStanding::Variant,
        sentences::PRESET_BOOKLETS_GAME_FOR_TWO_TEAMS_OF,
    ),
    Preset::new(
        sentences::PRESET_TWO_PLAYERS_BIRTHS_IN_SQUARE,
        "birth=square",
        PresetStanding::Reconstructed,
        sentences::PRESET_OTHER_READING_OF_WHERE_NEWBORN_MAY,
    ),
];
