//! Scene: the solitaire as plain data for every kind of screen and for ears.

use super::position::{GOAL, Phase, Solo, SoloRules};
use crate::frame::{has, name};
use boards::Bits;
use kernel::{ButtonInfo, Lang, Layout, Look, Mark, MarkKind, Piece, Position, Reserve, Scene, Show, Site, Tri, say};

/// The words for the two colours of men, which are nobody's camps here.
pub(crate) const COLOURS: [&str; 2] = ["light", "dark"];

/// The names of the men.
pub(crate) const MEN: [Tri; 2] =
    [Tri::new("light man", "pion clair", "pedina chiara"), Tri::new("dark man", "pion foncé", "pedina scura")];

impl Show for Solo {
    fn layout(_rules: SoloRules, lang: Lang) -> Layout {
        let stay = say!(lang, "Put the tile back", "Remettre la case", "Rimettere la casella");
        Layout {
            look: Look::Tiles,
            width: 8,
            height: 8,
            sites: crate::layout::sites(),
            lines: Vec::new(),
            buttons: vec![ButtonInfo { text: "stay", name: stay }],
            quarter_turns: vec![0],
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let piece = |place: u8| {
            let colour = (0..2).find(|&colour| has(self.camps[colour], place))?;
            let (camp, glyph) = (COLOURS[colour], ['l', 'd'][colour]);
            Some(Piece { site: Site(place), camp, kind: "man", glyph, name: MEN[colour].to(lang).into() })
        };
        let tile = if self.phase == Phase::Place { 1 << self.tile } else { 0 };
        let open = if self.phase == Phase::Place { !self.tiles } else { 0 };
        let kinds = [(self.tiles, MarkKind::Tile), (tile, MarkKind::Offered), (open, MarkKind::Open)];
        let gone = 32 - self.tiles.count_ones();
        let reserve = Reserve {
            camp: "",
            kind: "tile",
            count: gone,
            name: say!(lang, "removed tiles", "cases enlevées", "caselle tolte"),
        };
        Scene {
            pieces: (0..64).filter_map(piece).collect(),
            marks: kinds
                .into_iter()
                .flat_map(|(places, kind)| Bits(places).map(move |place| Mark { site: Site(place), kind }))
                .collect(),
            reserves: if gone > 0 { vec![reserve] } else { Vec::new() },
            words: self.words(lang),
            out: Vec::new(),
        }
    }
}

impl Solo {
    fn words(&self, lang: Lang) -> Vec<String> {
        let n = self.counter;
        let home = (self.men() & GOAL).count_ones();
        let tile = name(self.tile);
        let task = if self.won() {
            say!(lang, "All men have arrived.", "Tous les pions sont arrivés.", "Tutte le pedine sono arrivate.")
        } else if self.outcome().is_some() {
            say!(lang, "No step is left: lost.", "Plus aucun coup : perdu.", "Nessuna mossa: perso.")
        } else {
            match self.phase {
                Phase::First => say!(
                    lang,
                    "Any man may begin, with an advance.",
                    "N'importe quel pion commence, par un avancement.",
                    "Comincia una pedina qualsiasi, con un avanzamento."
                ),
                Phase::Move => say!(
                    lang,
                    "Any man may advance, or jump one of its colour.",
                    "N'importe quel pion avance, ou saute un pion de sa couleur.",
                    "Una pedina qualsiasi avanza, o ne salta una del suo colore."
                ),
                Phase::Place => say!(
                    lang,
                    "The tile on {tile} goes to any bare place, or back.",
                    "La case de {tile} va sur n'importe quel emplacement vide, ou revient.",
                    "La casella in {tile} va su un posto vuoto qualsiasi, o torna."
                ),
            }
        };
        vec![
            task,
            say!(
                lang,
                "Moves: {n}. Men arrived: {home} of 8.",
                "Coups : {n}. Pions arrivés : {home} sur 8.",
                "Mosse: {n}. Pedine arrivate: {home} su 8."
            ),
        ]
    }
}
