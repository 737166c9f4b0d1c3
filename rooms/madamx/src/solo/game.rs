//! The game as the hall sees it.

use super::position::Solo;
use super::presets::PRESETS;
use super::rulebook;
use super::rules::SoloRules;
use crate::sentences;
use kernel::{ActionKind, Bench, Clause, Game, GameInfo, Message, Seat, Seating, Side};

/// The solitaire of MadamX.
#[derive(Debug)]
pub struct MadamXSolo;

impl Game for MadamXSolo {
    type Rules = SoloRules;
    type Position = Solo;

    const INFO: GameInfo = GameInfo {
        id: "madamx-solo",
        name: sentences::SOLO_MADAMX_SOLITAIRE,
        tagline: sentences::SOLO_BRING_EIGHT_MEN_ACROSS_BEFORE_TILES,
        actions: &[ActionKind::Resign],
        presets: PRESETS,
        benches: &[Bench { name: sentences::BENCH_START, rules: "", position: "", depth: 7 }],
    };

    fn seating(_rules: SoloRules) -> Seating {
        Seating::new(&[0])
    }

    fn side_id(_rules: SoloRules, _side: Side) -> &'static str {
        "solo"
    }

    fn side_name(_rules: SoloRules, _side: Side) -> Message {
        sentences::SOLO_PLAYER.into()
    }

    fn seat_name(rules: SoloRules, _seat: Seat) -> Message {
        Self::side_name(rules, Side(0))
    }

    fn starts(_rules: SoloRules) -> u32 {
        70
    }

    fn start(_rules: SoloRules, index: u32) -> Solo {
        Solo::start(index)
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &crate::box_page::SOLITAIRE
    }

    fn rulebook() -> &'static [Clause] {
        rulebook::CLAUSES
    }
}
