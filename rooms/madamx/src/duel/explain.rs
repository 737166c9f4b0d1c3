//! Explain: what a step of the duel does, in the words of the players.

use super::notation::Word;
use super::position::Duel;
use super::scene::{CAMPS, piece_name};
use super::spell::Press;
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{LAST_RANK, bit, line, name, only, shift};
use crate::sentences;
use boards::Bits;
use kernel::{Event, Explain, Message, Phrase, Position, Refusal, Rule, Site, Story, Touch};

impl Explain for Duel {
    fn story(&self, step: DuelStep) -> Story {
        let mut story = Story::default();
        match step {
            DuelStep::Move { from, to } => {
                let rule = match (self.board.content(from), line(from, to)) {
                    (Content::Man(_), _) => "X-3",
                    (_, Some((_, 1))) => "X-5",
                    _ => "X-18",
                };
                story.deed.push(Event::new("move", rule, [Site(from), Site(to)], [CAMPS[self.own()]]));
                crowning(&self.board, self.own(), from, to, &mut story.caused);
            }
            DuelStep::Capture(path) => tell_capture(&self.board, self.own(), path, &mut story),
            DuelStep::Object => {
                story.deed.push(Event::new("object", "X-28", [], [CAMPS[self.own()]]));
                let restored: Vec<Site> = Bits(self.changed()).map(Site).collect();
                story.caused.push(Event::new("taken-back", "X-28", restored, [CAMPS[self.other()]]));
            }
            DuelStep::Relocate { from, to } => {
                let rule = if self.now.rules().any_tile() { "X-16" } else { self.offer_rule() };
                story.deed.push(Event::new("relocate", rule, [Site(from), Site(to)], []));
            }
            DuelStep::Remove { from } => story.deed.push(Event::new("remove", "X-17", [Site(from)], [])),
            DuelStep::Stay => {
                let tiles: Vec<Site> = self.offered().take(1).map(Site).collect();
                story.deed.push(Event::new("stay", "X-11", tiles, []));
            }
        }
        let next = self.child(step);
        if next.outcome().is_some() {
            let stuck: Vec<Site> = Bits(next.board.camps[next.own()]).map(Site).collect();
            story.caused.push(Event::new("defeat", "X-13", stuck, [CAMPS[next.own()]]));
        }
        story
    }

    fn tell(&self, step: DuelStep) -> Message {
        match step {
            DuelStep::Move { from, to } => {
                let piece = piece_name(self.board.content(from)).unwrap_or_default();
                let (from, to) = (name(from), name(to));
                Message::from(sentences::MovesFromTo { piece, from, to })
            }
            DuelStep::Capture(path) => told_capture(&self.board, path),
            DuelStep::Object => Message::from(sentences::TOLD_OBJECTION),
            DuelStep::Relocate { from, to } => {
                let (from, to) = (name(from), name(to));
                Message::from(sentences::TileOnIsPutOn { from, to })
            }
            DuelStep::Remove { from } => {
                let from = name(from);
                Message::from(sentences::TileLeavesFrame { from })
            }
            DuelStep::Stay if self.now.rules().any_tile() => Message::from(sentences::TILES_STAY),
            DuelStep::Stay => {
                let tile = name(self.now.tile());
                Message::from(sentences::TileOnStays { tile })
            }
        }
    }

    fn caption(&self, event: &Event) -> Message {
        let places = event.sites.iter().map(|site| name(site.0)).collect::<Vec<_>>().join(", ");
        let side = event.camps.first().map_or(Phrase::NONE, |&camp| crate::words::side(camp == CAMPS[1]));
        match event.kind {
            "capture" => Message::from(sentences::PieceOnIsCaptured { places }),
            // with a captured man, or a spare one where there is none.
            "crowning" if self.tray(usize::from(event.camps.first() == Some(&CAMPS[1]))) == 0 => {
                Message::from(sentences::CrownedWithSpareMan { places })
            }
            "crowning" => Message::from(sentences::CrownedWithCapturedMan { places }),
            "taken-back" => Message::from(sentences::TakesTurnBack { side, places }),
            "object" => Message::from(sentences::PointsOutCapture { side }),
            "defeat" => Message::from(sentences::LosesWithoutMove { side }),
            "move" => Message::from(sentences::PieceMoves { places }),
            "jump" => Message::from(sentences::PieceJumps { places }),
            "relocate" => Message::from(sentences::TileMoves { places }),
            "remove" => Message::from(sentences::TileIsGone { places }),
            _ => Message::from(sentences::NO_TILE_MOVES),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<DuelStep> {
        let mut places: Vec<u8> =
            touched.iter().filter_map(|t| if let Touch::Site(s) = t { Some(s.0) } else { None }).collect();
        let place = match touch {
            Touch::Site(site) => site.0 & 63,
            Touch::Button(button) => {
                let word = match Press::of(self.now.rules(), button) {
                    Some(Press::Off) => Word::Remove(places.first().copied().unwrap_or(self.now.tile())),
                    Some(Press::Object) => Word::Object,
                    _ => Word::Stay,
                };
                return self.refuse(&word);
            }
        };
        if !self.moves_piece() {
            let from = places.first().copied().unwrap_or(if self.now.rules().any_tile() { place } else { self.now.tile() });
            return self.refuse(&Word::Relocate(from, place));
        }
        places.push(place);
        match places[..] {
            [from] => self.refuse_start(from),
            [from, to] if !self.jumps(from, to) => self.refuse(&Word::Move(from, to)),
            _ => self.refuse(&Word::Capture(places)),
        }
    }
}

impl Duel {
    /// Which rule offers the tile: X-10 when several were captured, X-9 otherwise.
    fn offer_rule(&self) -> Rule {
        if self.now.left() > 1 { "X-10" } else { "X-9" }
    }

    /// Whether two places look like a jump over a piece.
    fn jumps(&self, from: u8, to: u8) -> bool {
        line(from, to).is_some_and(|(direction, distance)| {
            let over = (1..distance).fold(bit(from), |place, _| shift(place, direction));
            distance > 1 && over & self.board.occupied() != 0
        })
    }

    /// Why no step begins with a touch of this place.
    fn refuse_start(&self, from: u8) -> Refusal<DuelStep> {
        if self.ended().is_some() {
            return self.refuse(&Word::Move(from, from));
        }
        let madam = match super::refuse::own_piece(&self.board, self.own(), from) {
            Ok(madam) => madam,
            Err(refusal) => return refusal,
        };
        if self.now.reopened() {
            return self.refuse_all_but_captures();
        }
        let here = name(from);
        let instead: Vec<DuelStep> = self.in_order(self.captures());
        if !instead.is_empty() && !self.now.rules().opponent_enforces() {
            let list = self.list(&instead);
            let why = Message::from(sentences::PieceCapturesNothing { here, list });
            return Refusal { rule: "X-6", why, instead };
        }
        let why = Message::from(sentences::PieceIsBlocked { here });
        Refusal::new(if madam { "X-5" } else { "X-3" }, why)
    }
}

fn tell_capture(board: &Board, side: usize, path: Path, story: &mut Story) {
    let places: Vec<Site> = std::iter::once(path.from()).chain(path.landings()).map(Site).collect();
    let rule = match board.content(path.from()) {
        Content::Man(_) => "X-4",
        _ if path.distance() > 1 => "X-18",
        _ => "X-5",
    };
    story.deed.push(Event::new("jump", rule, places, [CAMPS[side]]));
    let mut man = board.content(path.from()) == Content::Man(side);
    path.walk(|over, at| {
        story.caused.push(Event::new("capture", "X-7", [Site(only(over))], [CAMPS[1 - side]]));
        if man && at & LAST_RANK[side] != 0 {
            // Where a crowned man may go on, it is crowned on its way.
            man = false;
            story.caused.push(Event::new("crowning", "X-8", [Site(only(at))], [CAMPS[side]]));
        }
    });
}

fn crowning(board: &Board, side: usize, from: u8, to: u8, caused: &mut Vec<Event>) {
    if board.content(from) == Content::Man(side) && bit(to) & LAST_RANK[side] != 0 {
        caused.push(Event::new("crowning", "X-8", [Site(to)], [CAMPS[side]]));
    }
}

fn told_capture(board: &Board, path: Path) -> Message {
    let piece = piece_name(board.content(path.from())).unwrap_or_default();
    let from = name(path.from());
    let to = name(only(path.walk(|_, _| {})));
    let captured = path.captured().into_iter().map(name).collect::<Vec<_>>().join(", ");
    Message::from(sentences::CapturesFromTo { piece, captured, from, to })
}
