//! Why a tile may not be moved or removed, and why a tile must be decided first.

use super::{Refused, bare};
use crate::duel::notation::Word;
use crate::duel::position::Duel;
use crate::frame::{has, name};
use crate::sentences;
use kernel::{Message, Refusal};

impl Duel {
    /// A piece step while a tile is on offer.
    pub(super) fn refuse_piece_step(&self) -> Refused {
        let why = if self.now.rules().any_tile() {
            let n = self.now.left();
            Message::from(sentences::XMoveFirstAnyTile { n })
        } else {
            let tile = name(self.now.tile());
            Message::from(sentences::XMoveFirst { tile })
        };
        Refusal::new("X-11", why)
    }

    /// A tile step while a piece is to be moved.
    pub(super) fn refuse_tile_step(&self, word: &Word) -> Refused {
        let rule = match word {
            Word::Stay => "X-11",
            Word::Remove(_) => "X-17",
            _ if self.now.rules().x_after_capture_only() => "X-15",
            _ if self.now.rules().any_tile() => "X-16",
            _ => "X-9",
        };
        let why = Message::from(sentences::NO_TILE_ON_OFFER);
        Refusal::new(rule, why)
    }

    pub(super) fn refuse_relocation(&self, from: u8, to: u8) -> Refused {
        if let Err(refusal) = self.tile_to_take(from) {
            return refusal;
        }
        if from == to {
            let place = name(from);
            let why = Message::from(sentences::LeavingIsStay { place });
            return Refusal::new("X-11", why);
        }
        let there = name(to);
        let why = Message::from(sentences::PlaceHasTile { there });
        Refusal::new(if self.now.rules().any_tile() { "X-16" } else { "X-9" }, why)
    }

    pub(super) fn refuse_removal(&self, from: u8) -> Refused {
        if !self.now.removable() {
            let why = if self.now.rules().bi_removes() {
                Message::from(sentences::REMOVAL_NEEDS_OLD_BI_MADAM)
            } else {
                Message::from(sentences::NO_REMOVAL_HERE)
            };
            return Refusal::new("X-17", why);
        }
        match self.tile_to_take(from) {
            Err(refusal) => refusal,
            Ok(()) => self.refuse_piece_step(),
        }
    }

    /// Whether a tile may be taken now.
    fn tile_to_take(&self, from: u8) -> Result<(), Refused> {
        let place = name(from);
        let (rule, why) = if has(self.takeable(), from) {
            return Ok(());
        } else if has(self.board.bare(), from) {
            ("X-2", bare(&place))
        } else if self.now.rules().any_tile() {
            ("X-16", Message::from(sentences::TileIsOccupied { place }))
        } else {
            let tile = name(self.now.tile());
            let rule = if self.now.left() > 1 { "X-10" } else { "X-9" };
            (rule, Message::from(sentences::OtherTileOnOffer { tile, place }))
        };
        Err(Refusal::new(rule, why))
    }
}
