//! Show: the board and what stands on it, as plain data.

use crate::game::Mamba;
use crate::point::{Point, listed};
use crate::position::{MambaPosition, Phase};
use crate::rules::{IDLE_LIMIT, MambaRules};
use crate::sentences;
use kernel::{
    Arg, ButtonInfo, Ending, Game, Join, Layout, Look, Mark, MarkKind, Message, Outcome, Piece, Position, Scene, Seat, Show,
    Site, SiteInfo, Spot,
};

impl Show for MambaPosition {
    fn layout(rules: MambaRules) -> Layout {
        let table = rules.table();
        let size = table.size;
        let points: Vec<Point> = (0..size * size).filter_map(|site| Point::of_site(Site(site), size)).collect();
        let start = table.start();
        let ground = |point: Point| {
            let home = start.iter().position(|squares| squares & point.bit() != 0);
            home.map_or("plain", |camp| ["camp-a", "camp-b", "camp-c", "camp-d"][camp])
        };
        let info = |&point: &Point| {
            let text = point.to_string();
            let at = Spot::in_cell(point.x(), point.y());
            SiteInfo { name: text.clone().into(), text, at, near: Vec::new(), ground: ground(point) }
        };
        let mut lines = Vec::new();
        for point in &points {
            let (x, y) = (point.x(), point.y());
            for (x, y) in [(x + 1, y), (x, y + 1)] {
                if x < size && y < size {
                    lines.push((point.site(size), Point::at(x, y).site(size)));
                }
            }
        }
        Layout {
            look: Look::Points,
            sites: points.iter().map(info).collect(),
            lines,
            buttons: vec![ButtonInfo { text: "birth", name: Message::from(sentences::BIRTH) }],
            quarter_turns: table.edges.iter().map(|edge| edge.quarter_turns()).collect(),
        }
        .joined_by_lines()
    }

    fn scene(&self) -> Scene {
        let table = self.rules.table();
        let size = table.size;
        let mut pieces: Vec<Piece> = Vec::new();
        for camp in table.playing() {
            let (letter, colour) = (camp.letter(), camp.colour());
            let name = Message::from(sentences::Piece { colour });
            for point in boards::Bits(self.board.of(camp)) {
                let site = Point(point).site(size);
                pieces.push(Piece { site, camp: camp.word(), kind: "piece", glyph: letter, name: name.clone() });
            }
        }
        pieces.sort_by_key(|piece| piece.site);
        let marked = |points: Vec<Point>, kind| points.into_iter().map(move |point| Mark { site: point.site(size), kind });
        let ends = match self.phase {
            Phase::Turn => Vec::new(),
            Phase::Trim(trim) => trim.ends.to_vec(),
        };
        let marks = marked(ends, MarkKind::Choice).chain(marked(listed(self.mothers), MarkKind::Spent)).collect();
        let out = table.playing().filter(|&camp| !self.stands(camp)).map(|camp| Seat(camp.0)).collect();
        Scene { pieces, marks, words: self.words(), out, ..Scene::default() }
    }
}

impl MambaPosition {
    /// How many pieces each camp has, and how few are too few (B-15).
    fn counts(&self) -> Message {
        let table = self.rules.table();
        let standing = table.playing().filter(|&camp| self.stands(camp));
        let counts = standing.map(|camp| sentences::CampHas { camp: camp.name(), pieces: self.board.count(camp) });
        let (counts, least) = (Arg::list(Join::Comma, counts), table.threshold);
        Message::from(sentences::OutAt { counts, least })
    }

    /// Who has won, and why.
    fn verdict(&self, outcome: Outcome) -> Message {
        let Ending::Win(side) = outcome.ending() else {
            return match outcome.rule {
                "B-17" => sentences::DRAWN_TOGETHER.into(),
                _ => sentences::DrawnByQuiet { limit: IDLE_LIMIT }.into(),
            };
        };
        let (winner, least) = (Mamba::side_name(self.rules, side), self.rules.table().threshold);
        let camps = Mamba::side_number(self.rules, side);
        if outcome.rule == "B-17" {
            return Message::from(sentences::WonWithMost { camps, winner, least });
        }
        Message::from(sentences::WonAlone { camps, winner, least })
    }

    /// Who decides what, and what limits the game.
    fn words(&self) -> Vec<Message> {
        if let Some(outcome) = self.ended() {
            return vec![self.verdict(outcome)];
        }
        let actor = Mamba::seat_name(self.rules, self.actor());
        let mut words = vec![match self.phase {
            Phase::Trim(trim) => {
                let [one, two] = trim.ends;
                let n = self.overlong(trim).length();
                Message::from(sentences::ChoosesEndFromWhichAlignmentOf { actor, n, one, two })
            }
            Phase::Turn if self.ready() != 0 => Message::from(sentences::MayGiveBirthAndMustThen { actor }),
            Phase::Turn => Message::from(sentences::MovesOnePiece { actor }),
        }];
        words.push(self.counts());
        // Nobody wants to hear of a draw that is far away.
        if self.idle >= IDLE_LIMIT / 2 {
            let (idle, limit) = (self.idle, IDLE_LIMIT);
            words.push(Message::from(sentences::IdleTurns { idle, limit }));
        }
        words
    }
}
