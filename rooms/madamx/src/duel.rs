//! The duel: draughts on tiles that move, for two players or two pairs.

mod choices;
mod eval;
mod explain;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod refuse;
mod rulebook;
mod rules;
mod scene;
mod spell;
mod step;
mod symmetry;
mod tactics;

pub use position::Duel;
pub use rules::DuelRules;
pub use step::{DuelStep, Path};

use kernel::{ActionKind, Bench, Clause, Game, GameInfo, Lang, Preset, Seat, Seating, Side, Skill, Talk, Tri};

/// The duel of MadamX.
#[derive(Debug)]
pub struct MadamX;

const fn seating(rules: DuelRules) -> Seating {
    // light-mover, light-tiler, dark-mover, dark-tiler.
    if rules.in_pairs() { Seating::new(&[0, 0, 1, 1]) } else { Seating::new(&[0, 1]) }
}

impl Game for MadamX {
    type Rules = DuelRules;
    type Position = Duel;

    const INFO: GameInfo = GameInfo {
        id: "madamx",
        name: Tri::same("MadamX"),
        tagline: Tri::new(
            "Draughts on a board that the players change at every move.",
            "Un jeu de dames dont les joueurs changent le damier à chaque coup.",
            "Una dama in cui i giocatori cambiano la scacchiera a ogni mossa.",
        ),
        actions: &[ActionKind::Resign, ActionKind::Draw, ActionKind::Annul],
        presets: &[
            Preset {
                name: Tri::new("The book's duel", "Le duel du livret", "La sfida del libretto"),
                rules: "",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("Tiles after captures only", "Cases après prise seulement", "Caselle solo dopo cattura"),
                rules: "x-after-capture-only=on",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("Any free tile", "N'importe quelle case", "Qualsiasi casella"),
                rules: "any-tile=on",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("All four modifications", "Les quatre modifications", "Le quattro modifiche"),
                rules: "x-after-capture-only=on,any-tile=on,bi-removes=on,long-bi=on",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("The opponent objects", "L'adversaire signale", "L'avversario segnala"),
                rules: "enforcement=opponent",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
            Preset {
                name: Tri::new("The duel for four", "Le duel à quatre", "La sfida a quattro"),
                rules: "players=4",
                standing: kernel::PresetStanding::Ours,
                about: Tri::same(""),
                table: "",
            },
        ],
        benches: &[
            Bench { name: "start", rules: "", position: "", depth: 6 },
            Bench { name: "piece steps", rules: "x-after-capture-only=on", position: "", depth: 9 },
            Bench { name: "any tile", rules: "any-tile=on", position: "", depth: 4 },
            Bench {
                name: "Bi-Madams, all modifications",
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

    fn side_name(_rules: DuelRules, side: Side, lang: Lang) -> String {
        crate::words::side(side.0 == 1).to(lang).into()
    }

    fn seat_name(rules: DuelRules, seat: Seat, lang: Lang) -> String {
        const SEATS: [Tri; 4] = [
            Tri::new("Light, pieces", "Clair, pions", "Chiaro, pedine"),
            Tri::new("Light, tiles", "Clair, cases", "Chiaro, caselle"),
            Tri::new("Dark, pieces", "Foncé, pions", "Scuro, pedine"),
            Tri::new("Dark, tiles", "Foncé, cases", "Scuro, caselle"),
        ];
        if rules.in_pairs() { SEATS[seat.index()].to(lang).into() } else { Self::side_name(rules, Side(seat.0), lang) }
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

    fn rulebook() -> &'static [Clause] {
        rulebook::CLAUSES
    }

    const ANNULMENT: kernel::Rule = "X-20";

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

    fn talk(rules: DuelRules) -> Talk {
        // partners exchange no advice or signal.
        if rules.in_pairs() { Talk::Silent } else { Talk::Open }
    }
}
