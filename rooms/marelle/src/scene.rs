//! Scene: the board and the pieces as data for any screen.

use crate::board::{EDGES, NAMES, point, site, sites};
use crate::camp::Camp;
use crate::position::{IDLE_LIMIT, MarellePosition, PIECES};
use crate::rules::MarelleRules;
use crate::sentences;
use kernel::{Layout, Look, Message, Piece, Position, Reserve, Scene, Show, Site, SiteInfo, Spot};

impl Show for MarellePosition {
    fn layout(_rules: MarelleRules) -> Layout {
        let site_info = |name: &'static str| {
            let [file, rank] = [name.as_bytes()[0], name.as_bytes()[1]];
            let at = Spot::in_cell(file - b'a', rank - b'1');
            SiteInfo { text: name.into(), name: name.into(), at, near: Vec::new(), ground: "plain" }
        };
        let ends = |&edge: &u32| {
            let two = sites(edge);
            (two[0], two[1])
        };
        let mut lines: Vec<(Site, Site)> = EDGES.iter().map(ends).collect();
        lines.sort_unstable();
        Layout {
            look: Look::Points,
            sites: NAMES.into_iter().map(site_info).collect(),
            lines,
            buttons: Vec::new(),
            quarter_turns: vec![0, 2],
        }
        .joined_by_lines()
    }

    fn scene(&self) -> Scene {
        let piece = |index: u8| {
            let place = point(Site(index));
            let camp = Camp::BOTH.into_iter().find(|&camp| self.pieces(camp) & place != 0)?;
            let colour = camp.colour();
            let name = Message::from(sentences::Piece { colour });
            Some(Piece { site: site(place), camp: camp.id(), kind: "man", glyph: camp.letter(), name })
        };
        Scene {
            pieces: (0..24).filter_map(piece).collect(),
            reserves: Camp::BOTH.into_iter().flat_map(|camp| self.reserves(camp)).collect(),
            words: self.words(),
            ..Scene::default()
        }
    }
}

impl MarellePosition {
    /// What a camp has beside the board: pieces in hand, and pieces it has lost.
    fn reserves(&self, camp: Camp) -> [Reserve; 2] {
        let colour = camp.colour();
        let hand = Message::from(sentences::PiecesInHand { colour });
        let lost = Message::from(sentences::PiecesLost { colour });
        [
            Reserve { camp: camp.id(), kind: "man", count: self.hand(camp), name: hand, before: Some(camp.seat()) },
            Reserve {
                camp: camp.id(),
                kind: "lost",
                count: PIECES - self.owned(camp),
                name: lost,
                before: Some(camp.other().seat()),
            },
        ]
    }

    /// Who has won, and why.
    fn verdict(&self) -> Message {
        let (winner, loser) = (self.camp.other().name(), self.camp.colour());
        if self.has_lost_seven() {
            let left = self.owned(self.camp);
            Message::from(sentences::StatusWonByPieces { winner, loser, left })
        } else {
            Message::from(sentences::StatusWonByBlocking { winner, loser })
        }
    }

    /// Who decides what, and how near a draw is.
    fn words(&self) -> Vec<Message> {
        if self.outcome().is_some() {
            return vec![self.verdict()];
        }
        if self.ended().is_some() {
            return vec![sentences::StatusDrawn { limit: IDLE_LIMIT }.into()];
        }
        let mover = self.camp.name();
        let deed = if self.in_hand > 0 {
            Message::from(sentences::StatusPlaces { mover })
        } else if self.jumping() {
            Message::from(sentences::StatusJumps { mover })
        } else {
            Message::from(sentences::StatusMoves { mover })
        };
        let mut words = vec![deed];
        // Nobody wants to hear of a draw that is far away.
        if self.idle >= IDLE_LIMIT / 2 {
            let idle = self.idle;
            words.push(Message::from(sentences::StatusIdle { idle, limit: IDLE_LIMIT }));
        }
        words
    }
}
