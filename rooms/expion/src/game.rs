//! Game: what this room hands to the hall.

use crate::board::{GRID, square_of};
use crate::names::{seat_name, side_name};
use crate::presets::PRESETS;
use crate::rulebook::RULEBOOK;
use crate::sentences;
use crate::{Colour, ExpionPosition, ExpionRules, ExpionStep};
use boards::Bits;
use kernel::{
    ActionKind, Bench, BoxPage, Clause, Game, GameInfo, Lesson, Message, Notation, Seat, Seating, Side, Skill, Talk,
};

/// The game of EX*PION.
#[derive(Debug)]
pub struct Expion;

impl Game for Expion {
    type Rules = ExpionRules;
    type Position = ExpionPosition;

    const INFO: GameInfo = GameInfo {
        id: "expion",
        name: sentences::EX_PION,
        tagline: sentences::PUSH_RED_MARBLE_INTO_ENEMY_CAMP,
        actions: &[ActionKind::Resign, ActionKind::Draw],
        presets: PRESETS,
        benches: &[
            Bench { name: sentences::BENCH_START, rules: "", position: "", depth: 7 },
            Bench { name: sentences::BENCH_START_FREE_COLOURS, rules: "colours=free", position: "", depth: 6 },
            Bench { name: sentences::BENCH_START_FOUR_PLAYERS, rules: "players=4", position: "", depth: 7 },
            Bench {
                name: sentences::BENCH_OPEN_FIGHT,
                rules: "players=3",
                position: "#nn.n...#/.w...n..e/w..n...../..w...e../...nx.ne./..wsse..e/.w...s.e./..s.w.s../#s.....s# \
                 n r 15 0",
                depth: 7,
            },
            Bench {
                name: sentences::BENCH_OPEN_FIGHT_FREE_COLOURS,
                rules: "colours=free",
                position: "#..n...n#/...wn..e./..nw...e./.n..w..n./....xn..e/.w.w.se../.wws.s..e/.......se/#s..s...# \
                 n r 13 0",
                depth: 6,
            },
        ],
    };

    fn seating(rules: ExpionRules) -> Seating {
        rules.seating()
    }

    fn side_id(_rules: ExpionRules, side: Side) -> &'static str {
        if side == Side(0) { "NS" } else { "EW" }
    }

    fn side_name(_rules: ExpionRules, side: Side) -> Message {
        side_name(side).into()
    }

    /// A side is called by its two colours.
    fn side_number(_rules: ExpionRules, _side: Side) -> usize {
        2
    }

    fn seat_name(rules: ExpionRules, seat: Seat) -> Message {
        seat_name(rules, seat).into()
    }

    fn seat_camps(rules: ExpionRules, seat: Seat) -> Vec<&'static str> {
        rules.colours_of(seat).map(Colour::word).collect()
    }

    /// `d6-d5* xc5 xe5`, `e6-e5>e4`: the word says where a marble goes, people also want to read what it pushed and took.
    fn written(position: &ExpionPosition, step: ExpionStep) -> String {
        if step.is_pass() {
            return position.step_text(step);
        }
        let mut text = format!("{}-{}", GRID.text(step.origin()), GRID.text(step.landing()));
        if step.is_push() {
            text += &format!(">{}", GRID.text(step.goal()));
        }
        if step.is_starred() {
            text.push('*');
        }
        for bit in Bits(position.captured(step)) {
            text += &format!(" x{}", GRID.text(square_of(Colour::North, bit)));
        }
        text
    }

    fn start(rules: ExpionRules, _index: u32) -> ExpionPosition {
        ExpionPosition::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 30),
            Skill::beginner(2, 8_000, 30),
            Skill::beginner(3, 8_000, 65),
            Skill::player(200_000).lapsing(410),
            Skill::player(800_000).lapsing(170),
            Skill::player(3_000_000).lapsing(60),
            Skill::player(10_000_000).lapsing(12),
            Skill::BEST,
        ]
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn lessons() -> &'static [Lesson] {
        crate::lessons::LESSONS
    }

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }

    fn box_page() -> &'static BoxPage {
        &crate::box_page::BOX_PAGE
    }

    /// E-4: the allies of three players may consult, partners of four may not.
    fn talk(rules: ExpionRules) -> Talk {
        match rules.players() {
            3 => Talk::Allies,
            4 => Talk::Silent,
            _ => Talk::Open,
        }
    }
}
