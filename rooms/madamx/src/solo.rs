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

use kernel::{ActionKind, Bench, Clause, Game, GameInfo, Lang, Preset, PresetStanding, Seat, Seating, Side, Tri};

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
        presets: &[Preset::new(
            Tri::new("The solitaire of the booklet", "La réussite du livret", "Il solitario del libretto"),
            "",
            PresetStanding::Letter,
            Tri::new(
                "Played as printed; the start is drawn at random among all 70.",
                "Jouée comme imprimé ; le départ est tiré au hasard parmi les 70.",
                "Giocato come stampato; la partenza si tira a sorte fra tutte e 70.",
            ),
        )],
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

    fn box_page() -> &'static kernel::BoxPage {
        &crate::box_page::SOLITAIRE
    }

    fn rulebook() -> &'static [Clause] {
        rulebook::CLAUSES
    }
}
