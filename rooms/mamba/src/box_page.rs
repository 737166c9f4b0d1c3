//! The box: what an owner holds in hand, what can be told of it, and what of its booklet is lost.

use crate::sentences;
use kernel::{BoxPage, Gist, Material, Measured, Part, Standing};

/// The page before the rules.
pub(crate) static BOX_PAGE: BoxPage = BoxPage {
    what: &[
        Part::consequence(sentences::BOX_BOX_PAGE1, &["mamba-20", "mamba-27", "mamba-41"]),
        Part::consequence(sentences::BOX_BOX_PAGE2, &["mamba-31", "mamba-61", "mamba-62"]),
    ],
    aim: &[
        Part::booklet(sentences::BOX_BOX_PAGE3, &["mamba-90", "mamba-105", "mamba-121"]),
        Part::published(sentences::BOX_BOX_PAGE4, sentences::BOX_BOX_PAGE4_REASON),
    ],
    summary: &[
        Gist { text: sentences::BOX_BOX_PAGE5, clause: "B-7", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE6, clause: "B-8", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE7, clause: "B-9", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE8, clause: "B-10", example: 1 },
        Gist { text: sentences::BOX_BOX_PAGE9, clause: "B-11", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE10, clause: "B-15", example: 0 },
    ],
    material: &[
        Material { count: 1, what: sentences::BOX_BOX_PAGE11, standing: Standing::Published, sources: &[] },
        Material { count: 40, what: sentences::BOX_BOX_PAGE12, standing: Standing::Published, sources: &[] },
        Material {
            count: 7,
            what: sentences::BOX_BOX_PAGE13,
            standing: Standing::Booklet,
            sources: &["mamba-94", "mamba-109"],
        },
        Material {
            count: 1,
            what: sentences::BOX_BOX_PAGE14,
            standing: Standing::Booklet,
            sources: &["mamba-95", "mamba-110"],
        },
        Material { count: 1, what: sentences::BOX_BOX_PAGE15, standing: Standing::Published, sources: &[] },
        Material { count: 1, what: sentences::BOX_BOX_PAGE16, standing: Standing::Published, sources: &[] },
        Material { count: 1, what: sentences::BOX_BOX_PAGE17, standing: Standing::Published, sources: &[] },
    ],
    players: &[
        Part::booklet(sentences::BOX_BOX_PAGE18, &["mamba-104", "mamba-106", "mamba-119", "mamba-120"]),
        Part::lost(sentences::BOX_BOX_PAGE19, &["mamba-89", "mamba-91"], sentences::BOX_BOX_PAGE19_REASON),
    ],
    story: &[
        Part::booklet(sentences::BOX_BOX_PAGE20, &["mamba-76"]),
        Part::booklet(sentences::BOX_BOX_PAGE21, &["mamba-74"]),
        Part::published(sentences::BOX_BOX_PAGE22, sentences::BOX_BOX_PAGE22_REASON),
        Part::published(sentences::BOX_BOX_PAGE23, sentences::BOX_BOX_PAGE23_REASON),
    ],
    advice: &[
        Part::booklet(sentences::BOX_BOX_PAGE24, &["mamba-7", "mamba-28", "mamba-42", "mamba-60", "mamba-78"]),
        Part::booklet(sentences::BOX_BOX_PAGE25, &["mamba-39", "mamba-87"]),
    ],
    lost: &[
        Part::lost(sentences::BOX_BOX_PAGE26, &["mamba-92", "mamba-107"], sentences::BOX_BOX_PAGE26_REASON),
        Part::lost(sentences::BOX_BOX_PAGE27, &["mamba-91", "mamba-106"], sentences::BOX_BOX_PAGE27_REASON),
        Part::lost(sentences::BOX_BOX_PAGE28, &["mamba-89"], sentences::BOX_BOX_PAGE28_REASON),
    ],
    settle: &[sentences::BOX_BOX_PAGE29, sentences::BOX_BOX_PAGE30, sentences::BOX_BOX_PAGE31, sentences::BOX_BOX_PAGE32],
    // `coffret match mamba --a level:2 --b level:2 --games 100 --opening 4 --seed 7`: fifty games, each from both sides.
    measured: Some(Measured { games: 50, level: 2, turns: [125, 270, 604], choices: 759, by_chance: None }),
};
