//! The box of MadamX, which holds the duel and the solitaire: what is in it, its story, and what of its booklet is lost.

use crate::sentences;
use kernel::{BoxPage, Gist, Material, Measured, Part, Phrase, Standing};

/// The box, opened for the duel.
pub(crate) static DUEL: BoxPage = page(&[Part::booklet(sentences::BOX_DUEL1, &["madamx-9"])], DUEL_SUMMARY, MEASURED);

/// The box, opened for the solitaire.
pub(crate) static SOLITAIRE: BoxPage =
    page(&[Part::booklet(sentences::BOX_SOLITAIRE1, &["madamx-61"])], SOLITAIRE_SUMMARY, ALONE);

/// `coffret match madamx --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
const MEASURED: Option<Measured> =
    Some(Measured { games: 100, level: 3, turns: [92, 213, 308], choices: 211, by_chance: None });

/// `coffret match madamx-solo --a level:3 --b level:3 --games 200 --opening 0 --seed 7`, which solved every start it drew; and with
/// `--a random --b random --games 1000`, which solved none.
const ALONE: Option<Measured> =
    Some(Measured { games: 200, level: 3, turns: [26, 27, 28], choices: 211, by_chance: Some((0, 1000)) });

const fn page(aim: &'static [Part], summary: &'static [Gist], measured: Option<Measured>) -> BoxPage {
    BoxPage {
        what: WHAT,
        aim,
        summary,
        material: MATERIAL,
        players: PLAYERS,
        story: STORY,
        advice: ADVICE,
        lost: LOST,
        settle: SETTLE,
        measured,
    }
}

const WHAT: &[Part] = &[
    Part::booklet(sentences::BOX_WHAT1, &["madamx-3", "madamx-4", "madamx-27"]),
    Part::booklet(sentences::BOX_WHAT2, &["madamx-6", "madamx-8", "madamx-52", "madamx-58"]),
];

const MATERIAL: &[Material] = &[
    Material { count: 1, what: sentences::BOX_MATERIAL1, standing: Standing::Booklet, sources: &["madamx-85"] },
    Material { count: 12, what: sentences::BOX_MATERIAL2, standing: Standing::Booklet, sources: &["madamx-86"] },
    Material { count: 12, what: sentences::BOX_MATERIAL3, standing: Standing::Booklet, sources: &["madamx-87"] },
    Material { count: 32, what: sentences::BOX_MATERIAL4, standing: Standing::Booklet, sources: &["madamx-88"] },
];

const PLAYERS: &[Part] = &[Part::booklet(sentences::BOX_PLAYERS1, &["madamx-6"])];

const STORY: &[Part] = &[
    Part::booklet(
        sentences::BOX_STORY1,
        &["madamx-1", "madamx-2", "madamx-5", "madamx-78", "madamx-79", "madamx-81", "madamx-90"],
    ),
    Part::booklet(sentences::BOX_STORY2, &["madamx-3", "madamx-4", "madamx-13"]),
    Part::booklet(sentences::BOX_STORY3, &["madamx-72", "madamx-73", "madamx-75", "madamx-76", "madamx-77"]),
    Part::published(sentences::BOX_STORY4, sentences::BOX_STORY4_REASON),
    Part::ruling(sentences::BOX_STORY5, sentences::BOX_STORY5_REASON).about(&["madamx-75", "madamx-76"]),
];

const ADVICE: &[Part] = &[
    Part::booklet(sentences::BOX_ADVICE1, &["madamx-74"]),
    Part::booklet(sentences::BOX_ADVICE2, &["madamx-30"]),
    Part::booklet(sentences::BOX_ADVICE3, &["madamx-57"]),
    Part::booklet(sentences::BOX_ADVICE4, &["madamx-44"]),
    Part::booklet(sentences::BOX_ADVICE5, &["madamx-27", "madamx-36", "madamx-63"]),
];

const LOST: &[Part] = &[
    Part::lost(
        sentences::BOX_LOST1,
        &[
            "madamx-14",
            "madamx-93",
            "madamx-101",
            "madamx-118",
            "madamx-126",
            "madamx-130",
            "madamx-134",
            "madamx-139",
            "madamx-142",
            "madamx-147",
        ],
        sentences::BOX_LOST1_REASON,
    ),
    Part::lost(sentences::BOX_LOST2, &["madamx-15", "madamx-85"], sentences::BOX_LOST2_REASON),
    Part::contradictory(sentences::BOX_LOST3, &["madamx-34"], sentences::BOX_LOST3_REASON),
    Part::contradictory(sentences::BOX_LOST4, &["madamx-59", "madamx-60"], sentences::BOX_LOST4_REASON),
];

const SETTLE: &[Phrase] = &[sentences::BOX_SETTLE1, sentences::BOX_SETTLE2, sentences::BOX_SETTLE3, sentences::BOX_SETTLE4];

/// The duel in a few sentences.
const DUEL_SUMMARY: &[Gist] = &[
    Gist { text: sentences::BOX_DUEL_SUMMARY1, clause: "X-3", example: 0 },
    Gist { text: sentences::BOX_DUEL_SUMMARY2, clause: "X-4", example: 0 },
    Gist { text: sentences::BOX_DUEL_SUMMARY3, clause: "X-9", example: 0 },
    Gist { text: sentences::BOX_DUEL_SUMMARY4, clause: "X-10", example: 0 },
    Gist { text: sentences::BOX_DUEL_SUMMARY5, clause: "X-8", example: 0 },
    Gist { text: sentences::BOX_DUEL_SUMMARY6, clause: "X-13", example: 1 },
];

/// The solitaire in a few sentences.
const SOLITAIRE_SUMMARY: &[Gist] = &[
    Gist { text: sentences::BOX_SOLITAIRE_SUMMARY1, clause: "X-22", example: 0 },
    Gist { text: sentences::BOX_SOLITAIRE_SUMMARY2, clause: "X-24", example: 0 },
    Gist { text: sentences::BOX_SOLITAIRE_SUMMARY3, clause: "X-25", example: 1 },
    Gist { text: sentences::BOX_SOLITAIRE_SUMMARY4, clause: "X-23", example: 0 },
];
