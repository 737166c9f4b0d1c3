//! Scene: the duel as plain data for every kind of screen and for ears.

use super::MadamX;
use super::position::{Duel, IDLE_LIMIT};
use super::rules::DuelRules;
use super::spell::Press;
use crate::board::Content;
use crate::frame::name;
use crate::sentences;
use boards::Bits;
use kernel::{
    ButtonInfo, Game, Layout, Look, Mark, MarkKind, Message, Phrase, Piece, Position, Reserve, Scene, Show, Side, Site,
};

/// The words the texts use for the camps.
pub(crate) const CAMPS: [&str; 2] = ["light", "dark"];

const MEN: [Phrase; 2] = [sentences::LIGHT_MAN, sentences::DARK_MAN];
const MADAMS: [Phrase; 2] = [sentences::LIGHT_BI_MADAM, sentences::DARK_BI_MADAM];
const LOST: [Phrase; 2] = [sentences::LIGHT_PIECES_CAPTURED_BY_DARK, sentences::DARK_PIECES_CAPTURED_BY_LIGHT];

/// The turns without progress from which on they are mentioned.
const MENTIONED: u8 = 60;

/// The name of what stands on a place, if something does.
pub(crate) fn piece_name(content: Content) -> Option<Phrase> {
    match content {
        Content::Man(side) => Some(MEN[side]),
        Content::Madam(side) => Some(MADAMS[side]),
        Content::Bare | Content::Free => None,
    }
}

impl Show for Duel {
    fn layout(rules: DuelRules) -> Layout {
        let button = |press| match press {
            Press::Stay => ButtonInfo { text: "stay", name: Message::from(sentences::LEAVE_TILE) },
            Press::Off => ButtonInfo { text: "off", name: Message::from(sentences::REMOVE_TILE) },
            Press::Object => ButtonInfo { text: "object", name: Message::from(sentences::POINT_OUT_CAPTURE) },
        };
        let quarter_turns = if rules.in_pairs() { vec![0, 0, 2, 2] } else { vec![0, 2] };
        Layout {
            look: Look::Tiles,
            sites: crate::layout::sites(0),
            lines: Vec::new(),
            buttons: Press::all(rules).map(button).collect(),
            quarter_turns,
        }
        .joined_around()
    }

    fn scene(&self) -> Scene {
        let piece = |place: u8| {
            let content = self.board.content(place);
            let (camp, kind, glyph) = match content {
                Content::Man(side) => (CAMPS[side], "man", ['l', 'd'][side]),
                Content::Madam(side) => (CAMPS[side], "madam", ['L', 'D'][side]),
                Content::Bare | Content::Free => return None,
            };
            Some(Piece { site: Site(place), camp, kind, glyph, name: piece_name(content)?.into() })
        };
        Scene {
            pieces: (0..64).filter_map(piece).collect(),
            marks: self.marks(),
            reserves: self.reserves(),
            words: self.words(),
            out: Vec::new(),
        }
    }
}

impl Duel {
    fn marks(&self) -> Vec<Mark> {
        let (offered, open) = if self.moves_piece() { (0, 0) } else { (self.takeable(), self.board.bare()) };
        let kinds = [
            (self.board.tiles(), MarkKind::Tile),
            (offered, MarkKind::Offered),
            (open, MarkKind::Open),
            (self.changed(), MarkKind::Disputed),
        ];
        let marks =
            kinds.into_iter().flat_map(|(places, kind)| Bits(places).map(move |place| Mark { site: Site(place), kind }));
        marks.collect()
    }

    /// The places that an objection would restore.
    pub(crate) fn changed(&self) -> u64 {
        if !self.disputed() {
            return 0;
        }
        let (now, then) = (&self.board, &self.before);
        (now.ground ^ then.ground) | (now.camps[0] ^ then.camps[0]) | (now.camps[1] ^ then.camps[1])
    }

    /// How many captured men of a colour still lie before the opponent: each Bi-Madam has had one put on it.
    pub(crate) fn tray(&self, side: usize) -> u32 {
        let (all, madams) = (self.board.camps[side], self.board.camps[side] & !self.board.ground);
        (12 - all.count_ones()).saturating_sub(madams.count_ones())
    }

    fn reserves(&self) -> Vec<Reserve> {
        let seating = MadamX::seating(self.now.rules());
        let mut reserves: Vec<Reserve> = (0..2)
            .map(|side| Reserve {
                camp: CAMPS[side],
                kind: "man",
                count: self.tray(side),
                name: LOST[side].into(),
                // before the opponent; where the opponents are two, before the first of them.
                before: seating.all().find(|&seat| seating.side(seat).index() != side),
            })
            .collect();
        reserves.push(Reserve {
            camp: "",
            kind: "tile",
            count: 32 - self.board.tiles().count_ones(),
            name: Message::from(sentences::REMOVED_TILES),
            before: None,
        });
        reserves.retain(|reserve| reserve.count > 0);
        reserves
    }

    fn words(&self) -> Vec<Message> {
        let side = MadamX::side_name(self.now.rules(), Side(self.now.side()));
        if self.outcome().is_some() {
            let winner = MadamX::side_name(self.now.rules(), Side(1 - self.now.side()));
            return vec![if self.board.camps[usize::from(self.now.side())] == 0 {
                Message::from(sentences::StatusWonByCapture { winner, side })
            } else {
                Message::from(sentences::StatusWonByBlocking { winner, side })
            }];
        }
        if self.ended().is_some() {
            return vec![sentences::StatusDrawn { limit: IDLE_LIMIT }.into()];
        }
        let mut words = vec![self.task(side)];
        if self.may_object() {
            words.push(Message::from(sentences::STATUS_OVERLOOKED));
        }
        if self.now.idle() >= MENTIONED {
            let n = self.now.idle();
            words.push(Message::from(sentences::StatusQuietTurns { n, limit: IDLE_LIMIT }));
        }
        words
    }

    /// Who decides what.
    fn task(&self, side: Message) -> Message {
        if self.moves_piece() {
            if self.now.reopened() {
                return Message::from(sentences::StatusReopened { side });
            }
            if self.can_capture() && !self.now.rules().opponent_enforces() {
                return Message::from(sentences::StatusMustCapture { side });
            }
            return Message::from(sentences::StatusMoves { side });
        }
        let n = self.now.left();
        if self.now.rules().any_tile() {
            return match n {
                1 => Message::from(sentences::StatusAnyTile { side }),
                _ => Message::from(sentences::StatusSeveralTiles { side, n }),
            };
        }
        let tile = name(self.now.tile());
        match n {
            1 => Message::from(sentences::StatusTile { side, tile }),
            _ => Message::from(sentences::StatusTileOfSeveral { side, tile, n }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Explain, Notation};

    #[test]
    fn x_8_a_bi_madam_is_crowned_with_a_captured_man() {
        // Light has ten pieces of twelve; the man that captures its way to the last rank has one of the other two put on it.
        let text = "+d+--d-d/d+ddd+--/ld+d---d/-d--++d-/-----+-l/----l---/-l-l+l-l/l-l-+-l- l move 4";
        let before = Duel::read(DuelRules::default(), text).unwrap();
        let step = before.read_step("a6xc6xc8").unwrap();
        let story = before.story(step);
        let crowning = story.caused.iter().find(|event| event.kind == "crowning").expect("a crowning");
        assert!(before.caption(crowning).to_string().contains("a captured man"));
        assert_eq!((before.tray(0), before.child(step).tray(0)), (2, 1));
        assert_eq!((before.tray(1), before.child(step).tray(1)), (0, 2));
    }
}
