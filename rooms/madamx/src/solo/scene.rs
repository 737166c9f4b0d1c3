//! Scene: the solitaire as plain data for every kind of screen and for ears.

use super::position::{GOAL, Phase, Solo};
use super::rules::SoloRules;
use crate::frame::{has, name};
use crate::sentences;
use boards::Bits;
use kernel::{ButtonInfo, Layout, Look, Mark, MarkKind, Message, Phrase, Piece, Position, Reserve, Scene, Show, Site};

/// The words for the two colours of men, which are nobody's camps here.
pub(crate) const COLOURS: [&str; 2] = ["light", "dark"];

/// The names of the men.
pub(crate) const MEN: [Phrase; 2] = [sentences::LIGHT_MAN, sentences::DARK_MAN];

impl Show for Solo {
    fn layout(_rules: SoloRules) -> Layout {
        let stay = Message::from(sentences::SOLO_PUT_TILE_BACK);
        Layout {
            look: Look::Tiles,
            sites: crate::layout::sites(GOAL),
            lines: Vec::new(),
            buttons: vec![ButtonInfo { text: "stay", name: stay }],
            quarter_turns: vec![0],
        }
        .joined_around()
    }

    fn scene(&self) -> Scene {
        let piece = |place: u8| {
            let colour = (0..2).find(|&colour| has(self.camps[colour], place))?;
            let (camp, glyph) = (COLOURS[colour], ['l', 'd'][colour]);
            Some(Piece { site: Site(place), camp, kind: "man", glyph, name: MEN[colour].into() })
        };
        let tile = if self.phase == Phase::Place { 1 << self.tile } else { 0 };
        let open = if self.phase == Phase::Place { !self.tiles } else { 0 };
        let kinds = [(self.tiles, MarkKind::Tile), (tile, MarkKind::Offered), (open, MarkKind::Open)];
        let gone = 32 - self.tiles.count_ones();
        let reserve =
            Reserve { camp: "", kind: "tile", count: gone, name: Message::from(sentences::REMOVED_TILES), before: None };
        Scene {
            pieces: (0..64).filter_map(piece).collect(),
            marks: kinds
                .into_iter()
                .flat_map(|(places, kind)| Bits(places).map(move |place| Mark { site: Site(place), kind }))
                .collect(),
            reserves: if gone > 0 { vec![reserve] } else { Vec::new() },
            words: self.words(),
            out: Vec::new(),
        }
    }
}

impl Solo {
    fn words(&self) -> Vec<Message> {
        let n = self.counter;
        let home = (self.men() & GOAL).count_ones();
        let tile = name(self.tile);
        let task = if self.won() {
            Message::from(sentences::SOLO_STATUS_WON)
        } else if self.outcome().is_some() {
            Message::from(sentences::SOLO_STATUS_LOST)
        } else {
            match self.phase {
                Phase::First => Message::from(sentences::SOLO_STATUS_FIRST),
                Phase::Move => Message::from(sentences::SOLO_STATUS_MOVE),
                Phase::Place => Message::from(sentences::SoloStatusTile { tile }),
            }
        };
        vec![task, Message::from(sentences::SoloStatusCount { n, home })]
    }
}
