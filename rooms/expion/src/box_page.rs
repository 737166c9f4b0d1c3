//! The box: what can be told of EX*PION before its rules. The rules themselves stand in the rulebook.

use crate::sentences;
use kernel::{BoxPage, Gist, Material, Measured, Part, Standing};

/// The page of the box.
pub(crate) static BOX_PAGE: BoxPage = BoxPage {
    what: &[
        Part::booklet(sentences::BOX_BOX_PAGE1, &["expion-1", "expion-3", "expion-6"]),
        Part::consequence(sentences::BOX_BOX_PAGE2, &["expion-11", "expion-12", "expion-28", "expion-40"]),
    ],
    aim: &[Part::booklet(sentences::BOX_BOX_PAGE3, &["expion-48", "expion-49", "expion-50"])],
    summary: &[
        Gist { text: sentences::BOX_BOX_PAGE4, clause: "E-8", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE5, clause: "E-9", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE6, clause: "E-12", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE7, clause: "E-11", example: 0 },
        Gist { text: sentences::BOX_BOX_PAGE8, clause: "E-17", example: 0 },
    ],
    material: &[
        Material {
            count: 1,
            what: sentences::BOX_BOX_PAGE9,
            standing: Standing::Booklet,
            sources: &["expion-5", "expion-6", "expion-7"],
        },
        Material { count: 1, what: sentences::BOX_BOX_PAGE10, standing: Standing::Booklet, sources: &["expion-6"] },
        Material {
            count: 28,
            what: sentences::BOX_BOX_PAGE11,
            standing: Standing::Booklet,
            sources: &["expion-6", "expion-7"],
        },
        Material { count: 1, what: sentences::BOX_BOX_PAGE12, standing: Standing::Booklet, sources: &["expion-6"] },
    ],
    players: &[Part::booklet(
        sentences::BOX_BOX_PAGE13,
        &["expion-3", "expion-12", "expion-13", "expion-14", "expion-15", "expion-16", "expion-17", "expion-20"],
    )],
    story: &[
        Part::booklet(sentences::BOX_BOX_PAGE14, &["expion-2", "expion-4"]),
        Part::published(sentences::BOX_BOX_PAGE15, sentences::BOX_BOX_PAGE15_REASON),
    ],
    advice: &[Part::booklet(sentences::BOX_BOX_PAGE16, &["expion-29", "expion-40", "expion-48"])],
    lost: &[
        Part::lost(sentences::BOX_BOX_PAGE17, &["expion-7", "expion-8"], sentences::BOX_BOX_PAGE17_REASON)
            .readings(&["plan=centre-edges"]),
        Part::lost(
            sentences::BOX_BOX_PAGE18,
            &["expion-51", "expion-52", "expion-53", "expion-54", "expion-55"],
            sentences::BOX_BOX_PAGE18_REASON,
        ),
        Part::lost(sentences::BOX_BOX_PAGE19, &["expion-9", "expion-56"], sentences::BOX_BOX_PAGE19_REASON),
    ],
    settle: &[sentences::BOX_BOX_PAGE20, sentences::BOX_BOX_PAGE21, sentences::BOX_BOX_PAGE22, sentences::BOX_BOX_PAGE23],
    // `coffret match expion --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
    measured: Some(Measured { games: 100, level: 3, turns: [75, 194, 352], choices: 121, by_chance: None }),
};
