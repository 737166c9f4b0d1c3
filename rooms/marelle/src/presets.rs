//! Presets: choices of options worth a name, and how each stands to the booklet.

use crate::sentences;
use kernel::{Preset, PresetStanding};

/// The default first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset::new(
        sentences::BOOKLET_AND_PROGRAM_KEEPS_WATCH,
        "",
        PresetStanding::Watched,
        sentences::BOOKLETS_RULES_WHERE_IT_CONTRADICTS_ITSELF,
    ),
    Preset::new(sentences::BOOKLET_TO_LETTER, "double=two", PresetStanding::Letter, sentences::EACH_MILL_TAKES_PIECE_SO_TWO),
    Preset::new(
        sentences::WITHOUT_JUMPING,
        "jump=off",
        PresetStanding::Variant,
        sentences::BOOKLET_TELLS_THAT_SOME_DROP_JUMPS,
    ),
    Preset::new(
        sentences::MILLS_ARE_SAFE,
        "protected=keep",
        PresetStanding::Reading,
        sentences::OF_TWO_SENTENCES_OF_BOOKLET_THAT,
    ),
];
