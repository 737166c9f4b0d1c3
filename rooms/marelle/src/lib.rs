//! The room of marelle: nine men's morris as the French booklet of the box plays it.
//!
//! One step is one turn: a placing, move or jump together with what it removes. The clauses are numbered M-1 to M-11 in
//! `RULES.md` and in the rulebook of this crate.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod board;
mod book;
mod booklet;
mod box_page;
mod camp;
mod drawing;
mod eval;
mod explain;
mod index;
mod lessons;
mod moves;
mod notation;
mod nth;
mod patterns;
mod position;
mod refuse;
mod removal;
mod rulebook;
mod rules;
mod scene;
mod sentences;
mod setup;
mod spell;
mod step;
mod symmetry;
mod tactics;
mod word;

pub use position::MarellePosition;
pub use rules::MarelleRules;
pub use sentences::CATALOGUE;
pub use setup::MarelleSetup;
pub use step::MarelleStep;

use camp::Camp;
use kernel::{
    ActionKind, Asset, Bench, Clause, Game, GameInfo, Lesson, Message, Preset, PresetStanding, Seat, Seating, Side, Skill,
};

/// Marelle, nine men's morris.
#[derive(Debug)]
pub struct Marelle;

impl Game for Marelle {
    type Rules = MarelleRules;
    type Position = MarellePosition;

    const INFO: GameInfo = GameInfo {
        id: "marelle",
        name: sentences::NINE_MENS_MORRIS,
        tagline: sentences::LINE_UP_THREE_PIECES_TO_TAKE,
        actions: &[ActionKind::Resign, ActionKind::Draw],
        presets: &[
            Preset::new(
                sentences::BOOKLET_AND_PROGRAM_KEEPS_WATCH,
                "",
                PresetStanding::Watched,
                sentences::BOOKLETS_RULES_WHERE_IT_CONTRADICTS_ITSELF,
            ),
            Preset::new(
                sentences::BOOKLET_TO_LETTER,
                "double=two",
                PresetStanding::Letter,
                sentences::EACH_MILL_TAKES_PIECE_SO_TWO,
            ),
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
        ],
        benches: &[
            Bench { name: "placing from the start", rules: "", position: "", depth: 7 },
            Bench { name: "moving, nine against nine", rules: "", position: ".i.imm.i.immmim.miim.mii m 0/0 0", depth: 9 },
            Bench {
                name: "jumping, three against three",
                rules: "",
                position: "m...m........i...mi....i m 0/0 0",
                depth: 5,
            },
            Bench {
                name: "placing, two for a double mill",
                rules: "double=two",
                position: "m.m.m..m..i.......i.i..i m 5/5 0",
                depth: 6,
            },
        ],
    };

    fn seating(_rules: MarelleRules) -> Seating {
        Seating::new(&[0, 1])
    }

    fn side_id(_rules: MarelleRules, side: Side) -> &'static str {
        Camp::of_side(side).id()
    }

    fn side_name(_rules: MarelleRules, side: Side) -> Message {
        Camp::of_side(side).name().into()
    }

    fn seat_name(_rules: MarelleRules, seat: Seat) -> Message {
        Camp::of_seat(seat).name().into()
    }

    fn start(rules: MarelleRules, _index: u32) -> MarellePosition {
        MarellePosition::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 90),
            Skill::beginner(2, 8_000, 80),
            Skill::beginner(3, 8_000, 40),
            Skill::player(2_000),
            Skill::player(16_000),
            Skill::player(150_000),
            Skill::player(1_800_000),
            Skill::BEST,
        ]
    }

    fn book_step(position: &MarellePosition) -> Option<MarelleStep> {
        book::step(position)
    }

    fn assets() -> &'static [&'static Asset] {
        static ASSETS: [&Asset; 2] = [&eval::FILE, &book::FILE];
        &ASSETS
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &box_page::BOX
    }

    fn lessons() -> &'static [Lesson] {
        lessons::LESSONS
    }

    fn rulebook() -> &'static [Clause] {
        &rulebook::CLAUSES
    }
}
