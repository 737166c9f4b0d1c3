//! Refuse: why a step of the right form may not be played now (C-7).

use super::position::{Phase, Solo, WAYS};
use super::step::SoloStep;
use crate::frame::{bit, has, line, name, only, shift};
use crate::sentences;
use kernel::{Message, Position, Refusal};

type Refused = Refusal<SoloStep>;

impl Solo {
    /// Why a step that is not legal is refused.
    pub(crate) fn refuse(&self, step: SoloStep) -> Refused {
        if self.outcome().is_some() {
            return Refusal::new("X-27", Message::from(sentences::SOLO_GAME_IS_OVER));
        }
        match (self.phase, step) {
            (Phase::Place, SoloStep::Place { from, to }) => self.refuse_placing(from, to),
            (Phase::Place, _) => {
                let tile = name(self.tile);
                let why = Message::from(sentences::SoloTileComesFirst { tile });
                Refusal::new("X-25", why)
            }
            (_, SoloStep::Place { .. } | SoloStep::Stay) => {
                let why = Message::from(sentences::SOLO_NO_TILE_TO_PLACE);
                Refusal::new("X-25", why)
            }
            (_, SoloStep::Advance { from, to }) => self.refuse_advance(from, to),
            (_, SoloStep::Jump { from, to }) => self.refuse_jump(from, to),
        }
    }

    fn refuse_placing(&self, from: u8, to: u8) -> Refused {
        let (tile, here, there) = (name(self.tile), name(from), name(to));
        let why = if from != self.tile {
            Message::from(sentences::SoloOtherTile { tile, here })
        } else if from == to {
            Message::from(sentences::SoloPuttingBackIsStay { here })
        } else {
            Message::from(sentences::PlaceHasTile { there })
        };
        Refusal::new("X-25", why)
    }

    /// Why no man can start from a place.
    pub(crate) fn no_man(&self, from: u8) -> Option<Refused> {
        let here = name(from);
        if !has(self.tiles, from) {
            return Some(Refusal::new("X-2", bare(&here)));
        }
        let why = Message::from(sentences::SoloNoManStandsOn { here });
        (!has(self.men(), from)).then(|| Refusal::new("X-24", why))
    }

    fn refuse_advance(&self, from: u8, to: u8) -> Refused {
        if let Some(refusal) = self.no_man(from) {
            return refusal;
        }
        let there = name(to);
        if !has(self.tiles, to) {
            return Refusal::new("X-2", bare(&there));
        }
        let why = match line(from, to) {
            Some((way, 1)) if WAYS.contains(&way) => Message::from(sentences::TileIsNotFree { there }),
            _ => Message::from(sentences::SoloNotAnAdvance { there }),
        };
        Refusal::new("X-24", why)
    }

    fn refuse_jump(&self, from: u8, to: u8) -> Refused {
        if let Some(refusal) = self.no_man(from) {
            return refusal;
        }
        if self.phase == Phase::First {
            let why = Message::from(sentences::SOLO_FIRST_IS_ADVANCE);
            return Refusal::new("X-26", why);
        }
        let there = name(to);
        if !has(self.tiles, to) {
            return Refusal::new("X-2", bare(&there));
        }
        let Some((way, _)) = line(from, to).filter(|&(way, distance)| distance == 2 && WAYS.contains(&way)) else {
            let why = Message::from(sentences::SoloNotAJump { there });
            return Refusal::new("X-25", why);
        };
        let over = shift(bit(from), way);
        let middle = name(only(over));
        let camp = usize::from(has(self.camps[1], from));
        let why = if over & self.men() == 0 {
            Message::from(sentences::SoloNobodyToJump { middle })
        } else if over & self.camps[camp] == 0 {
            Message::from(sentences::SoloOtherColour { middle })
        } else {
            Message::from(sentences::TileIsNotFree { there })
        };
        Refusal::new("X-25", why)
    }
}

fn bare(place: &str) -> Message {
    Message::from(sentences::PlaceIsBare { place })
}
