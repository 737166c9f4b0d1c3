//! What the board looks like and what is to be said about it.

use crate::board::{bit_of, column, row};
use crate::ledger::IDLE_LIMIT;
use crate::position::{BROWN, DamesPosition, IVORY};
use crate::rules::DamesRules;
use crate::sentences;
use crate::spell::site;
use kernel::{
    ButtonInfo, Layout, Look, Mark, MarkKind, Message, Piece, Position, Reserve, Scene, Seat, Show, Side, Site, SiteInfo,
    Spot,
};

/// The camp word of a side.
pub(crate) const fn camp(side: Side) -> &'static str {
    if side.0 == 0 { "brown" } else { "ivory" }
}

impl DamesPosition {
    /// The name of the piece on a bit.
    pub(crate) fn piece_name(&self, bit: u8) -> Message {
        let king = self.kings >> bit & 1 == 1;
        let brown = self.pieces(BROWN) >> bit & 1 == 1;
        match (brown, king) {
            (true, false) => Message::from(sentences::BROWN_MAN),
            (true, true) => Message::from(sentences::BROWN_KING),
            (false, false) => Message::from(sentences::IVORY_MAN),
            (false, true) => Message::from(sentences::IVORY_KING),
        }
    }

    /// Who has won, and why: whoever is on turn has nothing left to play.
    fn verdict(&self, brown: bool) -> Message {
        let bare = self.pieces(self.turn()) == 0;
        match (brown, bare) {
            (true, true) => Message::from(sentences::BROWN_WON_BY_TAKING),
            (true, false) => Message::from(sentences::BROWN_WON_BY_BLOCKING),
            (false, true) => Message::from(sentences::IVORY_WON_BY_TAKING),
            (false, false) => Message::from(sentences::IVORY_WON_BY_BLOCKING),
        }
    }

    fn words(&self) -> Vec<Message> {
        let mut words = Vec::new();
        let brown = self.turn() == BROWN;
        match self.ended() {
            Some(outcome) if outcome.winners.len() == 1 => {
                words.push(self.verdict(outcome.winners.has(BROWN)));
            }
            Some(outcome) if outcome.rule == "D-14" => words.push(sentences::DRAWN_BY_CHALLENGE.into()),
            Some(_) => words.push(sentences::DrawnByIdleness { limit: IDLE_LIMIT }.into()),
            None if brown => words.push(Message::from(sentences::BROWN_TO_MOVE)),
            None => words.push(Message::from(sentences::IVORY_TO_MOVE)),
        }
        if self.ended().is_some() {
            return words;
        }
        if self.can_capture() && !self.rules().opponent_enforces() {
            words.push(Message::from(sentences::CAPTURE_IS_COMPULSORY));
        }
        if self.ledger.overlooked().is_some() {
            words.push(Message::from(sentences::CAPTURE_WAS_OVERLOOKED_YOU_MAY_OBJECT));
        }
        if let Some((side, turns)) = self.ledger.challenge().running() {
            words.push(if side == BROWN {
                Message::from(sentences::ChallengeOfBrown { turns })
            } else {
                Message::from(sentences::ChallengeOfIvory { turns })
            });
        }
        let idle = self.ledger.idle();
        if idle >= 20 {
            words.push(Message::from(sentences::IdleTurns { idle }));
        }
        words
    }
}

impl Show for DamesPosition {
    fn layout(_rules: DamesRules) -> Layout {
        let info = |number: u8| {
            let bit = bit_of(number);
            SiteInfo {
                text: number.to_string(),
                name: Message::from(sentences::Square { number }),
                at: Spot::in_cell(column(bit), 9 - row(bit)),
                near: Vec::new(),
                ground: "plain",
            }
        };
        Layout {
            look: Look::Squares,
            sites: (1..=50).map(info).collect(),
            lines: Vec::new(),
            buttons: vec![ButtonInfo { text: "object", name: Message::from(sentences::OBJECT) }],
            quarter_turns: vec![0, 2],
        }
        .joined_around()
    }

    fn scene(&self) -> Scene {
        let piece = |number: u8| {
            let bit = bit_of(number);
            let glyph = self.glyph(bit)?;
            let side = if self.pieces(BROWN) >> bit & 1 == 1 { BROWN } else { IVORY };
            let kind = if self.kings >> bit & 1 == 1 { "king" } else { "man" };
            Some(Piece { site: Site(number - 1), camp: camp(side), kind, glyph, name: self.piece_name(bit) })
        };
        // D-5, D-11: whoever takes a piece lays it before himself; a king stands on the board as two, the one below crowned with
        // a man that had been taken, as far as there were any.
        let taken = |side: Side| {
            let taken = 20 - self.pieces(side).count_ones();
            let crowns = (self.pieces(side) & self.kings).count_ones();
            let name = if side == BROWN {
                Message::from(sentences::TAKEN_BY_IVORY)
            } else {
                Message::from(sentences::TAKEN_BY_BROWN)
            };
            Reserve {
                camp: camp(side),
                kind: "man",
                count: taken.saturating_sub(crowns),
                name,
                before: Some(Seat(side.0 ^ 1)),
            }
        };
        let disputed = self.ledger.overlooked().map(|overlooked| [overlooked.from, overlooked.to]).into_iter().flatten();
        Scene {
            pieces: (1..=50).filter_map(piece).collect(),
            marks: disputed.map(|bit| Mark { site: site(bit), kind: MarkKind::Disputed }).collect(),
            reserves: vec![taken(BROWN), taken(IVORY)],
            words: self.words(),
            out: Vec::new(),
        }
    }
}
