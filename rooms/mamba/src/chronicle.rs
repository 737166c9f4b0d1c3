//! Chronicle: a witness that writes down each event of a settling with its cause, in order.

use crate::board::{Alignment, Board};
use crate::camp::{Camp, Way};
use crate::point::{Point, Set, listed};
use crate::settle::{Change, Frame, Witness};
use kernel::{Event, Group, Site};

/// The kinds of event that a step causes.
pub(crate) const ASPHYXIA: &str = "asphyxia";
pub(crate) const OVERPOPULATION: &str = "overpopulation";
pub(crate) const TRANSFORMATION: &str = "transformation";
pub(crate) const BLOCK: &str = "block";
pub(crate) const ELIMINATION: &str = "elimination";

/// What has been written down.
#[derive(Debug)]
pub(crate) struct Chronicle {
    size: u8,
    pub(crate) events: Vec<Event>,
}

impl Chronicle {
    /// An empty chronicle of a board of this size.
    pub(crate) fn new(size: u8) -> Chronicle {
        Chronicle { size, events: Vec::new() }
    }

    fn sites(&self, set: Set) -> Vec<Site> {
        listed(set).into_iter().map(|point| point.site(self.size)).collect()
    }

    fn group(&self, alignment: Alignment) -> Group {
        Group { camp: alignment.camp.word(), sites: self.sites(alignment.points) }
    }
}

impl Witness for Chronicle {
    fn asphyxia(&mut self, board: &Board, dead: Set) {
        let camps = listed(dead).into_iter().map(|point| board.owner(point).expect("a piece dies").word());
        self.events.push(Event::new(ASPHYXIA, "B-11", self.sites(dead), camps.collect::<Vec<_>>()));
    }

    fn overpopulation(&mut self, alignment: Alignment, cut: Set) {
        let mut event = Event::new(OVERPOPULATION, "B-11", self.sites(cut), [alignment.camp.word()]);
        event.cause = vec![self.group(alignment)];
        self.events.push(event);
    }

    fn transformation(&mut self, board: &Board, frame: &Frame<'_>, change: Change) {
        let (kind, rule) = if change.block { (BLOCK, "B-13") } else { (TRANSFORMATION, "B-10") };
        let camps = [change.from.word(), change.to.word()];
        let mut event = Event::new(kind, rule, self.sites(change.point.bit()), camps);
        let (longer, shorter) = cause(board, frame, change).expect("a transformation has a cause");
        event.cause = vec![self.group(longer), self.group(shorter)];
        self.events.push(event);
    }

    fn elimination(&mut self, camp: Camp, pieces: Set) {
        self.events.push(Event::new(ELIMINATION, "B-15", self.sites(pieces), [camp.word()]));
    }
}

/// The two alignments behind a change. Of several contacts that would bring it about, a row's comes before a column's,
/// then the first touching piece in reading order, as seen from the seat on turn.
fn cause(board: &Board, frame: &Frame<'_>, change: Change) -> Option<(Alignment, Alignment)> {
    let edge = frame.table.edge(frame.turn);
    let mut best = None;
    for way in Way::ALL {
        let shorter = board.alignment(change.point, way)?;
        for touching in neighbours(change.point, way, frame.table.size) {
            let Some(longer) = board.alignment(touching, way).filter(|longer| longer.camp == change.favoured) else {
                continue;
            };
            let stood =
                |alignment: &Alignment| frame.before.alignment(Point::lowest(alignment.points), way) == Some(*alignment);
            // B-11: a contact that stood exactly so before the step rests.
            if longer.length() > shorter.length() && !(stood(&longer) && stood(&shorter)) {
                let rank = (!edge.sees_row(way), edge.reading(touching, frame.table.size));
                if best.is_none_or(|(first, _)| rank < first) {
                    best = Some((rank, (longer, shorter)));
                }
            }
        }
    }
    best.map(|(_, alignments)| alignments)
}

/// The points before and after a point along a way.
fn neighbours(point: Point, way: Way, size: u8) -> impl Iterator<Item = Point> {
    let (x, y) = (point.x(), point.y());
    let pairs = match way {
        Way::Rank => [(x.wrapping_sub(1), y), (x + 1, y)],
        Way::File => [(x, y.wrapping_sub(1)), (x, y + 1)],
    };
    pairs.into_iter().filter(move |&(x, y)| x < size && y < size).map(|(x, y)| Point::at(x, y))
}
