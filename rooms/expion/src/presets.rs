//! Presets: choices of options worth a name, and how each stands to the booklet.

use crate::sentences;
use kernel::{Preset, PresetStanding};

/// The presets, the default first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset::new(
        sentences::PRESET_TWO_PLAYERS,
        "",
        PresetStanding::Reconstructed,
        sentences::PRESET_BOOKLETS_GAME_FOR_TWO_ON_BOARD,
    ),
    Preset::new(
        sentences::PRESET_BOOKLET_TO_LETTER,
        "players=4,push=any",
        PresetStanding::Letter,
        sentences::PRESET_FOUR_PLAYERS_FOR_WHOM_ALONE_BOOKLET,
    ),
    Preset::new(
        sentences::PRESET_ONE_AGAINST_TWO,
        "players=3",
        PresetStanding::Variant,
        sentences::PRESET_BOOKLETS_GAME_FOR_THREE_ONE_PLAYS,
    ),
    Preset::new(
        sentences::PRESET_TWO_TEAMS,
        "players=4",
        PresetStanding::Variant,
        sentences::PRESET_BOOKLETS_GAME_FOR_FOUR_ONE_COLOUR,
    ),
    Preset::new(
        sentences::PRESET_TWO_PLAYERS_OTHER_BOARD,
        "plan=centre-edges",
        PresetStanding::Reconstructed,
        sentences::PRESET_AS_FIRST_BUT_WITH_SPECIAL_SPACES,
    ),
    Preset::new(
        sentences::PRESET_TWO_PLAYERS_FREE_COLOURS,
        "colours=free",
        PresetStanding::Reading,
        sentences::PRESET_EACH_PLAYER_CHOOSES_AMONG_ALL_HIS,
    ),
    Preset::new(
        sentences::PRESET_ONE_AGAINST_TWO_FREE_COLOURS,
        "players=3,colours=free",
        PresetStanding::Reading,
        sentences::PRESET_PLAYER_WHO_IS_ALONE_CHOOSES_BETWEEN,
    ),
];
