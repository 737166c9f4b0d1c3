//! The solitaire: eight men to bring across the frame before the tiles run out.

mod eval;
mod explain;
mod notation;
mod pattern;
mod position;
mod puzzle;
mod refuse;
mod rulebook;
mod scene;
mod spell;
mod symmetry;
mod tactics;

pub use position::{Solo, SoloRules, SoloStep};

use kernel::{ActionKind, Bench, Clause, Game, GameInfo, Lang, Preset, Seat, Seating, Side, Tri};

/// The solitaire of MadamX.
#[derive(Debug)]
pub struct MadamXSolo;

impl Game for MadamXSolo {
    type Rules = SoloRules;
    type Position = Solo;

    const INFO: GameInfo = GameInfo {
        id: "madamx-solo",
        name: Tri::new("MadamX solitaire", "MadamX, réussite", "MadamX, solitario"),
        tagline: Tri::new(
            "Bring eight men across before the tiles run out.",
            "Amenez huit pions de l'autre côté avant que les cases ne manquent.",
            "Portate otto pedine dall'altra parte prima che manchino le caselle.",
        ),
        actions: &[ActionKind::Resign],
        presets: &[Preset {
            name: Tri::new("The book's solitaire", "La réussite du livret", "Il solitario del libretto"),
            rules: "",
            standing: kernel::PresetStanding::Ours,
            about: Tri::same(""),
            table: "",
        }],
        benches: &[Bench { name: "start", rules: "", position: "", depth: 7 }],
    };

    fn seating(_rules: SoloRules) -> Seating {
        Seating::new(&[0])
    }

    fn side_id(_rules: SoloRules, _side: Side) -> &'static str {
        "solo"
    }

    fn side_name(_rules: SoloRules, _side: Side, lang: Lang) -> String {
        Tri::new("Player", "Joueur", "Giocatore").to(lang).into()
    }

    fn seat_name(rules: SoloRules, _seat: Seat, lang: Lang) -> String {
        Self::side_name(rules, Side(0), lang)
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

    fn rulebook() -> &'static [Clause] {
        rulebook::CLAUSES
    }
}
