//! The game as the hall sees it.

use crate::camp::Camp;
use crate::position::MarellePosition;
use crate::presets::PRESETS;
use crate::rules::MarelleRules;
use crate::step::MarelleStep;
use crate::{book, box_page, eval, lessons, rulebook, sentences};
use kernel::{ActionKind, Asset, Bench, Clause, Game, GameInfo, Lesson, Message, Seat, Seating, Side, Skill};

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
        presets: PRESETS,
        benches: &[
            Bench { name: sentences::BENCH_PLACING_FROM_THE_START, rules: "", position: "", depth: 7 },
            Bench {
                name: sentences::BENCH_MOVING_NINE_AGAINST_NINE,
                rules: "",
                position: ".i.imm.i.immmim.miim.mii m 0/0 0",
                depth: 9,
            },
            Bench {
                name: sentences::BENCH_JUMPING_THREE_AGAINST_THREE,
                rules: "",
                position: "m...m........i...mi....i m 0/0 0",
                depth: 5,
            },
            Bench {
                name: sentences::BENCH_PLACING_TWO_FOR_A_DOUBLE_MILL,
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
