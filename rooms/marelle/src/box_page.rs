//! The box of Jeu de Marelle: what it is, what is in it, and what of its booklet is lost.

use crate::sentences;
use kernel::{BoxPage, Gist, Material, Measured, Part, Standing};

/// The box.
pub(crate) static BOX: BoxPage = BoxPage {
    what: &[
        Part::booklet(sentences::BOX_WHAT1, &["marelle-15", "marelle-17", "marelle-18", "marelle-19", "marelle-20"]),
        Part::ruling(sentences::BOX_WHAT2, sentences::BOX_WHAT2_REASON),
    ],
    aim: &[Part::booklet(sentences::BOX_AIM1, &["marelle-14", "marelle-15"])],
    summary: &[
        Gist { text: sentences::BOX_SUMMARY1, clause: "M-3", example: 0 },
        Gist { text: sentences::BOX_SUMMARY2, clause: "M-6", example: 1 },
        Gist { text: sentences::BOX_SUMMARY3, clause: "M-4", example: 0 },
        Gist { text: sentences::BOX_SUMMARY4, clause: "M-5", example: 0 },
        Gist { text: sentences::BOX_SUMMARY5, clause: "M-10", example: 0 },
    ],
    material: &[
        Material {
            count: 1,
            what: sentences::BOX_MATERIAL1,
            standing: Standing::Booklet,
            sources: &["marelle-7", "marelle-8"],
        },
        Material { count: 9, what: sentences::BOX_MATERIAL2, standing: Standing::Booklet, sources: &["marelle-9"] },
        Material { count: 9, what: sentences::BOX_MATERIAL3, standing: Standing::Booklet, sources: &["marelle-10"] },
    ],
    players: &[Part::booklet(sentences::BOX_PLAYERS1, &["marelle-5"])],
    story: &[
        Part::booklet(sentences::BOX_STORY1, &["marelle-6"]),
        Part::lost(sentences::BOX_STORY2, &["marelle-9", "marelle-10"], sentences::BOX_STORY2_REASON),
    ],
    advice: &[
        Part::booklet(sentences::BOX_ADVICE1, &["marelle-3"]),
        Part::booklet(sentences::BOX_ADVICE2, &["marelle-27"]),
        Part::booklet(
            sentences::BOX_ADVICE3,
            &["marelle-1", "marelle-3", "marelle-24", "marelle-33", "marelle-35", "marelle-37"],
        ),
    ],
    lost: &[
        Part::lost(
            sentences::BOX_LOST1,
            &["marelle-4", "marelle-26", "marelle-28", "marelle-29", "marelle-34"],
            sentences::BOX_LOST1_REASON,
        ),
        Part::lost(sentences::BOX_LOST2, &["marelle-8"], sentences::BOX_LOST2_REASON),
        Part::lost(sentences::BOX_LOST3, &["marelle-1", "marelle-11", "marelle-16"], sentences::BOX_LOST3_REASON),
    ],
    settle: &[sentences::BOX_SETTLE1, sentences::BOX_SETTLE2, sentences::BOX_SETTLE3],
    // `coffret match marelle --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
    measured: Some(Measured { games: 100, level: 3, turns: [36, 63, 176], choices: 141, by_chance: None }),
};
