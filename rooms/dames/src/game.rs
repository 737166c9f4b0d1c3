//! The game as the hall sees it.

use crate::pdn;
use crate::position::DamesPosition;
use crate::presets::PRESETS;
use crate::rulebook::RULEBOOK;
use crate::rules::DamesRules;
use crate::sentences;
use kernel::{
    ActionKind, Asset, Bench, Clause, Format, Game, GameInfo, Lesson, Message, Phrase, Position, Ritual, Seat, Seating,
    Side, Skill,
};

/// Jeu de Dames.
#[derive(Debug)]
pub struct Dames;

const SIDES: [Phrase; 2] = [sentences::BROWN, sentences::IVORY];

/// All endings with up to four pieces, by `coffret solve dames --out DIR --megabytes 48 --pack FILE`, and the same with `--rules
/// majority=on`. Damaged pages are found when they are looked at.
static ENDINGS: Asset = Asset::helpful("dames/endings.bin", include_bytes!("../assets/endings.bin"), |_| true);
static ENDINGS_BY_MAJORITY: Asset =
    Asset::helpful("dames/endings-majority.bin", include_bytes!("../assets/endings-majority.bin"), |_| true);

impl Game for Dames {
    type Rules = DamesRules;
    type Position = DamesPosition;

    const COUNTS_PAIRS: bool = true;

    const INFO: GameInfo = GameInfo {
        id: "dames",
        name: sentences::DRAUGHTS_JEU_DE_DAMES,
        tagline: sentences::DRAUGHTS_ON_HUNDRED_SQUARES_FLYING_KINGS,
        actions: &[ActionKind::Resign, ActionKind::Draw, ActionKind::Challenge],
        presets: PRESETS,
        benches: &[
            Bench { name: sentences::BENCH_START_MAJORITY, rules: "majority=on", position: "", depth: 9 },
            Bench { name: sentences::BENCH_START, rules: "", position: "", depth: 9 },
            Bench {
                name: sentences::BENCH_TWELVE_KINGS,
                rules: "majority=on",
                position: "W:WK1,K5,K26,K36,K46,K47:BK3,K4,K15,K25,K45,K50",
                depth: 5,
            },
            Bench {
                name: sentences::BENCH_ENFORCEMENT_BY_THE_OPPONENT,
                rules: "enforcement=opponent",
                position: "",
                depth: 6,
            },
        ],
    };

    fn seating(_rules: DamesRules) -> Seating {
        const { Seating::new(&[0, 1]) }
    }

    fn side_id(_rules: DamesRules, side: Side) -> &'static str {
        ["brown", "ivory"][side.index()]
    }

    fn side_name(_rules: DamesRules, side: Side) -> Message {
        SIDES[side.index()].into()
    }

    fn seat_name(rules: DamesRules, seat: Seat) -> Message {
        Self::side_name(rules, Side(seat.0))
    }

    fn start(rules: DamesRules, _index: u32) -> DamesPosition {
        DamesPosition::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 35),
            Skill::beginner(2, 8_000, 70),
            Skill::beginner(3, 8_000, 50),
            Skill::player(30_000).lapsing(270),
            Skill::player(120_000).lapsing(125),
            Skill::player(900_000).lapsing(38),
            Skill::player(6_000_000).lapsing(8),
            Skill::BEST,
        ]
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &crate::box_page::BOX
    }

    fn lessons() -> &'static [Lesson] {
        crate::lessons::LESSONS
    }

    fn rulebook() -> &'static [Clause] {
        &RULEBOOK
    }

    fn endgame_tables(rules: DamesRules) -> Option<&'static [u8]> {
        let endings = if rules.majority() { &ENDINGS_BY_MAJORITY } else { &ENDINGS };
        endings.bytes().filter(|_| !rules.opponent_enforces())
    }

    fn assets() -> &'static [&'static Asset] {
        static ASSETS: [&Asset; 3] = [&crate::eval::FILE, &ENDINGS, &ENDINGS_BY_MAJORITY];
        &ASSETS
    }

    /// D-13: a game that neither can win is declared drawn.
    fn ritual(_rules: DamesRules) -> Ritual {
        Ritual { solved: Some("D-13"), ..Ritual::default() }
    }

    /// Draughts engines know the majority rule only, and no objections.
    fn foreign_position(position: &DamesPosition, protocol: &str) -> Option<String> {
        let rules = position.rules();
        (protocol == "hub" && rules.majority() && !rules.opponent_enforces()).then(|| position.hub_text())
    }

    fn on_paper(word: &str) -> String {
        crate::notation::on_paper(word)
    }

    fn formats() -> &'static [Format] {
        &[Format { id: "pdn", read: pdn::read, write: pdn::write }]
    }
}
