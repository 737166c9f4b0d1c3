//! The box of Jeu de Dames: what it is, what is in it, and what of its booklet is lost.

use crate::sentences;
use kernel::{BoxPage, Gist, Material, Measured, Part, Standing};

/// The box.
pub(crate) static BOX: BoxPage = BoxPage {
    what: &[
        Part::booklet(sentences::BOX_WHAT1, &["dames-23", "dames-30", "dames-32", "dames-42"]),
        Part::published(sentences::BOX_WHAT2, sentences::BOX_WHAT2_REASON),
    ],
    aim: &[Part::booklet(sentences::BOX_AIM1, &["dames-12", "dames-13"])],
    summary: &[
        Gist { text: sentences::BOX_SUMMARY1, clause: "D-2", example: 0 },
        Gist { text: sentences::BOX_SUMMARY2, clause: "D-3", example: 0 },
        Gist { text: sentences::BOX_SUMMARY3, clause: "D-5", example: 0 },
        Gist { text: sentences::BOX_SUMMARY4, clause: "D-7", example: 0 },
        Gist { text: sentences::BOX_SUMMARY5, clause: "D-11", example: 0 },
        Gist { text: sentences::BOX_SUMMARY6, clause: "D-12", example: 0 },
    ],
    material: &[
        Material { count: 1, what: sentences::BOX_MATERIAL1, standing: Standing::Booklet, sources: &["dames-3", "dames-4"] },
        Material { count: 20, what: sentences::BOX_MATERIAL2, standing: Standing::Booklet, sources: &["dames-5"] },
        Material { count: 20, what: sentences::BOX_MATERIAL3, standing: Standing::Booklet, sources: &["dames-6"] },
    ],
    players: &[Part::booklet(sentences::BOX_PLAYERS1, &["dames-2"]), Part::booklet(sentences::BOX_PLAYERS2, &["dames-9"])],
    story: &[
        Part::booklet(sentences::BOX_STORY1, &["dames-1"]),
        Part::lost(sentences::BOX_STORY2, &[], sentences::BOX_STORY2_REASON),
    ],
    advice: &[
        Part::booklet(sentences::BOX_ADVICE1, &["dames-35", "dames-36"]),
        Part::booklet(sentences::BOX_ADVICE2, &["dames-26", "dames-35", "dames-37", "dames-38", "dames-50"]),
    ],
    lost: &[
        Part::lost(
            sentences::BOX_LOST1,
            &["dames-11", "dames-19", "dames-22", "dames-40", "dames-43", "dames-46"],
            sentences::BOX_LOST1_REASON,
        ),
        Part::lost(sentences::BOX_LOST2, &["dames-14", "dames-15", "dames-41"], sentences::BOX_LOST2_REASON),
    ],
    settle: &[sentences::BOX_SETTLE1, sentences::BOX_SETTLE2, sentences::BOX_SETTLE3],
    // `coffret match dames --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
    measured: Some(Measured { games: 100, level: 3, turns: [100, 127, 234], choices: 107, by_chance: None }),
};
