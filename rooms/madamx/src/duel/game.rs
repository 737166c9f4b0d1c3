//! The game as the hall sees it.

use super::position::Duel;
use super::presets::PRESETS;
use super::rules::DuelRules;
use super::{rulebook, scene};
use crate::sentences;
use kernel::{
    ActionKind, Bench, Clause, Dealing, Game, GameInfo, Lesson, Message, Phrase, Ritual, Seat, Seating, Side, Skill, Talk,
};

/// The duel of MadamX.
#[derive(Debug)]
pub struct MadamX;

pub(super) const fn seating(rules: DuelRules) -> Seating {
    // light-mover, light-tiler, dark-mover, dark-tiler.
    if rules.in_pairs() { Seating::new(&[0, 0, 1, 1]) } else { Seating::new(&[0, 1]) }
}

impl Game for MadamX {
    type Rules = DuelRules;
    type Position = Duel;

    const INFO: GameInfo = GameInfo {
        id: "madamx",
        name: sentences::MADAMX,
        tagline: sentences::DRAUGHTS_ON_BOARD_THAT_PLAYERS_CHANGE,
        actions: &[ActionKind::Resign, ActionKind::Draw, ActionKind::Annul],
        presets: PRESETS,
        benches: &[
            Bench { name: sentences::BENCH_START, rules: "", position: "", depth: 6 },
            Bench { name: sentences::BENCH_PIECE_STEPS, rules: "x-after-capture-only=on", position: "", depth: 9 },
            Bench { name: sentences::BENCH_ANY_TILE, rules: "any-tile=on", position: "", depth: 4 },
            Bench {
                name: sentences::BENCH_BI_MADAMS_ALL_MODIFICATIONS,
                rules: "x-after-capture-only=on,any-tile=on,bi-removes=on,long-bi=on",
                position: "-+--+-L-/+-+-d-+-/-+-+-+-d/+-+-++--/-+D+-+-+/+-l-+-+-/-+-l-+-+/D-+-+-+- l move 0",
                depth: 4,
            },
        ],
    };

    fn seating(rules: DuelRules) -> Seating {
        seating(rules)
    }

    fn side_id(_rules: DuelRules, side: Side) -> &'static str {
        scene::CAMPS[side.index()]
    }

    fn side_name(_rules: DuelRules, side: Side) -> Message {
        crate::words::side(side.0 == 1).into()
    }

    fn seat_name(rules: DuelRules, seat: Seat) -> Message {
        const SEATS: [Phrase; 4] =
            [sentences::LIGHT_PIECES, sentences::LIGHT_TILES, sentences::DARK_PIECES, sentences::DARK_TILES];
        if rules.in_pairs() { SEATS[seat.index()].into() } else { Self::side_name(rules, Side(seat.0)) }
    }

    fn start(rules: DuelRules, _index: u32) -> Duel {
        Duel::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 60),
            Skill::beginner(2, 8_000, 60),
            Skill::beginner(3, 8_000, 60),
            Skill::player(7_000),
            Skill::player(35_000),
            Skill::player(300_000),
            Skill::player(3_500_000),
            Skill::BEST,
        ]
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &crate::box_page::DUEL
    }

    fn lessons() -> &'static [Lesson] {
        crate::lessons::LESSONS
    }

    fn rulebook() -> &'static [Clause] {
        rulebook::CLAUSES
    }

    fn action_rule(kind: ActionKind) -> kernel::Rule {
        if kind == ActionKind::Annul { "X-20" } else { "C-3" }
    }

    fn todays_words(word: &str) -> Vec<&str> {
        // an objection once named the capture, which the objector chose.
        match word.strip_prefix('!') {
            Some(capture) if !capture.is_empty() => vec!["!", capture],
            _ => vec![word],
        }
    }

    fn actions(rules: DuelRules) -> &'static [ActionKind] {
        // only partners can break silence and lose a turn for it.
        if rules.in_pairs() { Self::INFO.actions } else { &[ActionKind::Resign, ActionKind::Draw] }
    }

    fn ritual(rules: DuelRules) -> Ritual {
        // lots decide who has which colour. X-21: pairs are advised a double game.
        Ritual { seats: Dealing::Lots, double: rules.in_pairs().then_some("X-21"), ..Ritual::default() }
    }

    fn talk(rules: DuelRules) -> Talk {
        // partners exchange no advice or signal.
        if rules.in_pairs() { Talk::Silent } else { Talk::Open }
    }
}
