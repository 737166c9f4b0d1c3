//! Refuse: why a step of the right form may not be played now, with the rule and what it demands instead (C-7).

mod captures;
mod tiles;

use super::notation::Word;
use super::position::{Duel, IDLE_LIMIT};
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{AHEAD, bit, has, line, name, only, shift};
use crate::sentences;
use kernel::{Message, Notation, Position, Refusal, Rule};

type Refused = Refusal<DuelStep>;

impl Duel {
    /// Why a word that is not legal is refused.
    pub(crate) fn refuse(&self, word: &Word) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_after_end(outcome.rule);
        }
        match (self.moves_piece(), word) {
            (true, Word::Capture(places)) => self.refuse_capture(places),
            (true, _) if self.now.reopened() => self.refuse_all_but_captures(),
            (_, Word::Object) => self.refuse_objection(),
            (true, &Word::Move(from, to)) => self.refuse_move(from, to),
            (true, word) => self.refuse_tile_step(word),
            (false, &Word::Relocate(from, to)) => self.refuse_relocation(from, to),
            (false, &Word::Remove(from)) => self.refuse_removal(from),
            (false, _) => self.refuse_piece_step(),
        }
    }

    /// C-7: a finished game refuses every step with the clause that ended it.
    fn refuse_after_end(&self, rule: Rule) -> Refused {
        let why = if self.outcome().is_none() {
            Message::from(sentences::OverDrawn { limit: IDLE_LIMIT })
        } else if self.board.camps[self.own()] == 0 {
            Message::from(sentences::OVER_ALL_CAPTURED)
        } else {
            Message::from(sentences::OVER_BLOCKED)
        };
        Refusal::new(rule, why)
    }

    fn refuse_move(&self, from: u8, to: u8) -> Refused {
        let madam = match own_piece(&self.board, self.own(), from) {
            Ok(madam) => madam,
            Err(refusal) => return refusal,
        };
        let rule = if madam { "X-5" } else { "X-3" };
        let there = name(to);
        if let Err(refusal) = landing(&self.board, self.board.free(), to, rule) {
            return refusal;
        }
        match line(from, to) {
            Some((_, 1)) if madam => self.refuse_for_captures(),
            Some((direction, 1)) if AHEAD[self.own()].contains(&direction) => self.refuse_for_captures(),
            Some((_, 1)) => Refusal::new("X-3", Message::from(sentences::ManMovesBackward { there })),
            Some((direction, distance)) if madam && self.now.rules().long_bi() => {
                match self.open_line(&self.board, from, direction, distance - 1) {
                    Ok(()) => self.refuse_for_captures(),
                    Err(refusal) => refusal,
                }
            }
            _ if madam && self.now.rules().long_bi() => {
                Refusal::new("X-18", Message::from(sentences::NotInStraightLine { there }))
            }
            _ => Refusal::new(rule, Message::from(sentences::NotNextTile { there })),
        }
    }

    /// A move that would be legal but for a capture.
    fn refuse_for_captures(&self) -> Refused {
        let instead = self.in_order(self.captures());
        let list = self.list(&instead);
        let why = Message::from(sentences::CaptureIsDue { list });
        Refusal { rule: "X-6", why, instead }
    }

    /// Captures as steps in the order of their words.
    pub(super) fn in_order(&self, paths: Vec<Path>) -> Vec<DuelStep> {
        let mut steps: Vec<DuelStep> = paths.into_iter().map(DuelStep::Capture).collect();
        steps.sort_by_cached_key(|&step| self.step_text(step));
        steps
    }

    pub(super) fn list(&self, steps: &[DuelStep]) -> String {
        steps.iter().map(|&step| self.step_text(step)).collect::<Vec<_>>().join(", ")
    }

    /// the first tiles of a line must be free.
    fn open_line(&self, board: &Board, from: u8, direction: usize, tiles: u8) -> Result<(), Refused> {
        let mut at = bit(from);
        for _ in 0..tiles {
            at = shift(at, direction);
            if at & board.free() == 0 {
                let place = name(only(at));
                let (rule, why) = if at & board.tiles() == 0 {
                    ("X-2", bare(&place))
                } else {
                    ("X-18", Message::from(sentences::LineIsClosed { place }))
                };
                return Err(Refusal::new(rule, why));
            }
        }
        Ok(())
    }
}

/// Whether the side's piece on a place is a Bi-Madam; or why there is no such piece.
pub(super) fn own_piece(board: &Board, side: usize, place: u8) -> Result<bool, Refused> {
    let here = name(place);
    let (rule, why) = match board.content(place) {
        Content::Man(camp) if camp == side => return Ok(false),
        Content::Madam(camp) if camp == side => return Ok(true),
        Content::Bare => ("X-2", bare(&here)),
        Content::Free => ("X-3", Message::from(sentences::NoPieceThere { here })),
        _ => ("X-3", Message::from(sentences::NotYourPiece { here })),
    };
    Err(Refusal::new(rule, why))
}

/// Whether a piece can arrive on a place.
fn landing(board: &Board, free: u64, to: u8, rule: Rule) -> Result<(), Refused> {
    let there = name(to);
    if has(free, to) {
        return Ok(());
    }
    if has(board.bare(), to) {
        return Err(Refusal::new("X-2", bare(&there)));
    }
    let why = Message::from(sentences::TileIsNotFree { there });
    Err(Refusal::new(rule, why))
}

fn bare(place: &str) -> Message {
    Message::from(sentences::PlaceIsBare { place })
}
