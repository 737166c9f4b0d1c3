//! The settling of the board after a birth or a displacement (B-11 to B-14), in the stated order.
//!
//! It changes pieces only. Whose turn it is, eliminations and counters belong to the position; what is told of it
//! belongs to the [`Witness`].

use crate::board::{Alignment, Board, LONGEST, Runs, ahead, back, cross, east, north, south, west};
use crate::camp::{CAMPS, Camp, Way};
use crate::point::{Point, STRIDE, Set};
use crate::position::Trigger;
use crate::rules::Table;

/// What a settling needs to know and does not change.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame<'a> {
    pub(crate) table: &'static Table,
    /// The board before the birth or displacement that started the settling.
    pub(crate) before: &'a Board,
    /// The camp on turn.
    pub(crate) turn: Camp,
    pub(crate) trigger: Trigger,
}

/// How far a settling has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Settled {
    /// Nothing applies any more. `eventful` says whether anything died or was transformed.
    Rests {
        /// Whether anything died or was transformed.
        eventful: bool,
    },
    /// The owner of this alignment must choose an end of it.
    Waits(Alignment),
}

/// Someone who watches what a settling does. All are told before the board changes.
pub(crate) trait Witness {
    /// Pieces die together for want of an empty point.
    fn asphyxia(&mut self, board: &Board, dead: Set);
    /// The surplus of an alignment is cut off.
    fn overpopulation(&mut self, alignment: Alignment, cut: Set);
    /// A piece changes camp in favour of a longer alignment, or returns (`Change::block`).
    fn transformation(&mut self, board: &Board, frame: &Frame<'_>, change: Change);
    /// A camp is taken off the board.
    fn elimination(&mut self, camp: Camp, pieces: Set);
}

/// Nobody watches.
#[derive(Debug)]
pub(crate) struct Nobody;

impl Witness for Nobody {
    #[inline]
    fn asphyxia(&mut self, _: &Board, _: Set) {}
    #[inline]
    fn overpopulation(&mut self, _: Alignment, _: Set) {}
    #[inline]
    fn transformation(&mut self, _: &Board, _: &Frame<'_>, _: Change) {}
    #[inline]
    fn elimination(&mut self, _: Camp, _: Set) {}
}

/// One piece that changes camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Change {
    pub(crate) point: Point,
    /// The camp of the longer alignment.
    pub(crate) favoured: Camp,
    pub(crate) from: Camp,
    pub(crate) to: Camp,
    /// B-13: the piece returns to where it came from and stays.
    pub(crate) block: bool,
}

/// Whether a birth or displacement of a camp, which now has the points `own` among its `enemies`, may have left something
/// to settle, if every contact is taken as changed. `false` is certain.
///
/// Most steps leave nothing. Only alignments of the camp itself have changed, and only on the lines through the two
/// points; only the neighbours of the arrival have lost a liberty.
#[inline]
pub(crate) fn is_touched(own: Set, enemies: Set, all: Set, arrival: Point, origin: Point) -> bool {
    let occupied = own | enemies;
    let (to, from) = (&LINES[arrival.0 as usize], &LINES[origin.0 as usize]);
    if to.cross & occupied != 0 && occupied & !cross(all & !occupied) != 0 {
        return true;
    }
    if (own & to.rank).count_ones() > LONGEST || (own & to.file).count_ones() > LONGEST {
        return true;
    }
    let along_ranks = (east(enemies) | west(enemies)) & (to.rank | from.rank);
    let along_files = (north(enemies) | south(enemies)) & (to.file | from.file);
    own & (along_ranks | along_files) != 0
}

/// Whether a board that is touched somewhere near two points really has something to settle there. `false` is certain.
pub(crate) fn is_unsettled(board: &Board, all: Set, arrival: Point, origin: Point) -> bool {
    let (to, from) = (&LINES[arrival.0 as usize], &LINES[origin.0 as usize]);
    let ranks = Runs::of(board, Way::Rank);
    let files = Runs::of(board, Way::File);
    let uneven = (ranks.wins_ahead | ranks.loses_ahead) & (to.rank | from.rank)
        | (files.wins_ahead | files.loses_ahead) & (to.file | from.file);
    uneven | ranks.crowded | files.crowded | board.stifled(all) != 0
}

/// The two lines through a point, and its cross.
struct Lines {
    cross: Set,
    rank: Set,
    file: Set,
}

const POINTS: usize = STRIDE as usize * STRIDE as usize;

static LINES: [Lines; POINTS] = {
    let mut lines = [const { Lines { cross: 0, rank: 0, file: 0 } }; POINTS];
    let mut point = 0;
    while point < POINTS {
        let at = Point(point as u8);
        lines[point].cross = cross(at.bit());
        let mut i = 0;
        while i < STRIDE {
            lines[point].rank |= Point::at(i, at.y()).bit();
            lines[point].file |= Point::at(at.x(), i).bit();
            i += 1;
        }
        point += 1;
    }
    lines
};

/// Settles the board, up to the end or to a choice. After a choice it is called again: the cut has cleared all counts.
pub(crate) fn settle(board: &mut Board, frame: &Frame<'_>, witness: &mut impl Witness) -> Settled {
    let mut history = History::default();
    let mut eventful = false;
    loop {
        // B-11 (1): asphyxia; all that qualify die together.
        let dead = board.stifled(frame.table.all);
        if dead != 0 {
            witness.asphyxia(board, dead);
            board.remove(dead);
            eventful = true;
            continue;
        }
        let runs = [Runs::of(board, Way::Rank), Runs::of(board, Way::File)];
        // B-11 (2): overpopulation; the owner decides.
        if runs[0].crowded | runs[1].crowded != 0
            && let Some(alignment) = first_overlong(board, frame)
        {
            return Settled::Waits(alignment);
        }
        // B-11 (3) and (4): one transformation, then all over again.
        let Some((point, favoured)) = next_victim(board, frame, &runs, history.blocked) else {
            return Settled::Rests { eventful };
        };
        let from = board.owner(point).expect("a victim is a piece");
        let change = history.change(point, favoured, from);
        witness.transformation(board, frame, change);
        board.put(point, change.to);
        eventful = true;
    }
}

/// B-13: which pieces were transformed once, from which camp, and which are blocked.
#[derive(Default)]
struct History {
    once: [Set; CAMPS],
    blocked: Set,
}

impl History {
    fn change(&mut self, point: Point, favoured: Camp, from: Camp) -> Change {
        match Camp::ALL.into_iter().find(|camp| self.once[camp.index()] & point.bit() != 0) {
            Some(to) => {
                self.blocked |= point.bit();
                Change { point, favoured, from, to, block: true }
            }
            None => {
                self.once[from.index()] |= point.bit();
                Change { point, favoured, from, to: favoured, block: false }
            }
        }
    }
}

/// The alignment that B-12 puts first among those of more than four, if there is any.
pub(crate) fn first_overlong(board: &Board, frame: &Frame<'_>) -> Option<Alignment> {
    board.overlong().min_by_key(|alignment| {
        let nearest = |to: Point| boards::Bits(alignment.points).map(|point| Point(point).distance(to)).min();
        let edge = frame.table.edge(frame.turn);
        let first = boards::Bits(alignment.points).map(|point| edge.reading(Point(point), frame.table.size)).min();
        (nearest(frame.trigger.arrival), nearest(frame.trigger.origin), !edge.sees_row(alignment.way), first)
    })
}

/// The piece to be transformed next and the camp it goes to: for the camp on turn, else for the next one clockwise that
/// has a transformation; among several by B-12.
#[inline]
fn next_victim(board: &Board, frame: &Frame<'_>, runs: &[Runs; 2], blocked: Set) -> Option<(Point, Camp)> {
    if (runs[0].wins_ahead | runs[0].loses_ahead | runs[1].wins_ahead | runs[1].loses_ahead) == 0 {
        return None;
    }
    let mut wins = [0; 2];
    let mut loses = [0; 2];
    for (index, way) in Way::ALL.into_iter().enumerate() {
        let fresh = changed(board, frame.before, way);
        let fresh = fresh | back(way, fresh);
        // The victim of a win ahead stands one further; a blocked piece is no victim (B-13).
        wins[index] = runs[index].wins_ahead & fresh & !back(way, blocked);
        loses[index] = runs[index].loses_ahead & fresh & !blocked;
    }
    if wins[0] | wins[1] | loses[0] | loses[1] == 0 {
        return None;
    }
    frame.table.clockwise(frame.turn).find_map(|camp| {
        let own = board.of(camp);
        let mut victims = 0;
        for (index, way) in Way::ALL.into_iter().enumerate() {
            victims |= ahead(way, wins[index] & own) | loses[index] & back(way, own);
        }
        let edge = frame.table.edge(frame.turn);
        // B-12: nearest to the arrival, then to the origin, then in reading order.
        boards::Bits(victims)
            .map(Point)
            .min_by_key(|point| {
                let near = (point.distance(frame.trigger.arrival), point.distance(frame.trigger.origin));
                (near, edge.reading(*point, frame.table.size))
            })
            .map(|point| (point, camp))
    })
}

/// B-11: the pieces whose alignment along a way did not stand exactly so before the step that started the settling.
fn changed(board: &Board, before: &Board, way: Way) -> Set {
    let linked = board.linked(way);
    let mut changed = 0;
    for (now, then) in board.camps.into_iter().zip(before.camps) {
        // A run is new if it gained a piece, or if a piece next to its end was lost.
        let differ = now ^ then;
        changed |= now & (differ | ahead(way, differ) | back(way, differ));
    }
    // Spread over the whole run: at most four pieces, so three times.
    for _ in 0..3 {
        changed |= ahead(way, changed & linked) | back(way, changed) & linked;
    }
    changed
}
