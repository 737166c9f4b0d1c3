//! Game: what this room hands to the hall.

use crate::names::{seat_name, side_name};
use crate::rulebook::RULEBOOK;
use crate::{ExpionPosition, ExpionRules};
use kernel::{ActionKind, Bench, Clause, Game, GameInfo, Lang, Preset, Seat, Seating, Side, Skill, Talk, Tri};

/// The game of EX*PION.
#[derive(Debug)]
pub struct Expion;

impl Game for Expion {
    type Rules = ExpionRules;
    type Position = ExpionPosition;

    const INFO: GameInfo = GameInfo {
        id: "expion",
        name: Tri::same("EX*PION"),
        tagline: Tri::new(
            "Push the red marble into an enemy camp, or take every enemy marble.",
            "Poussez la bille rouge dans un camp adverse, ou prenez toutes les billes adverses.",
            "Spingi la biglia rossa in un campo avversario, o prendi tutte le biglie avversarie.",
        ),
        actions: &[ActionKind::Resign, ActionKind::Draw],
        presets: &[
            Preset {
                name: Tri::new("Two players", "Deux joueurs", "Due giocatori"),
                rules: "",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("One against two", "Un contre deux", "Uno contro due"),
                rules: "players=3",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("Two teams", "Deux équipes", "Due squadre"),
                rules: "players=4",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("Two players, free colours", "Deux joueurs, couleurs libres", "Due giocatori, colori liberi"),
                rules: "colours=free",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new(
                    "One against two, free colours",
                    "Un contre deux, couleurs libres",
                    "Uno contro due, colori liberi",
                ),
                rules: "players=3,colours=free",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
        ],
        benches: &[
            Bench { name: "start", rules: "", position: "", depth: 7 },
            Bench { name: "start, free colours", rules: "colours=free", position: "", depth: 6 },
            Bench { name: "start, four players", rules: "players=4", position: "", depth: 7 },
            Bench {
                name: "open fight",
                rules: "players=3",
                position: "#nn.n...#/.w...n..e/w..n...../..w...e../...nx.ne./..wsse..e/.w...s.e./..s.w.s../#s.....s# \
                 n r 15 0",
                depth: 7,
            },
            Bench {
                name: "open fight, free colours",
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

    fn side_name(_rules: ExpionRules, side: Side, lang: Lang) -> String {
        side_name(side, lang)
    }

    fn seat_name(rules: ExpionRules, seat: Seat, lang: Lang) -> String {
        seat_name(rules, seat, lang)
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

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }

    /// E-4: the allies of three players may consult openly, partners of four may not.
    fn talk(rules: ExpionRules) -> Talk {
        match rules.players() {
            3 => Talk::Allies,
            4 => Talk::Silent,
            _ => Talk::Open,
        }
    }
}
