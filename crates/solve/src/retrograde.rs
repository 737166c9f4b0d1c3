//! Retrograde: all positions of a group of sectors decided backwards from the ends, layer by layer.
//!
//! First each position is looked at once: what leaves the group is looked up, what stays in it is counted. Then from the decided
//! positions of each distance steps are taken back: a position from which one leads to a loss of the opponent is won, one whose every step
//! leads to a win of the opponent is lost. What is left at the horizon is drawn.

use crate::code::{Code, FARTHEST, MOST_STEPS};
use kernel::{Fate, Indexed, Outcome, Position, Sector};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering::Relaxed};

/// Positions whose bytes share one flag that something in them was decided last.
const BLOCK: usize = 1024;
/// Blocks that a thread takes at a time.
const PIECE: usize = 64;
/// Steps taken back before their bytes are changed, so that the memory can fetch many at once.
const BATCH: usize = 512;

/// The solved bytes of a sector.
pub(crate) type Sheet = Vec<u8>;

/// How far a group has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stage {
    /// Positions looked at for the first time.
    pub(crate) looked_at: u64,
    /// The distance from which steps are being taken back.
    pub(crate) distance: u8,
}

/// One sector while it is solved.
struct Field {
    sector: Sector,
    codes: Vec<AtomicU8>,
    /// For even and odd distances, the blocks in which something was decided.
    fresh: [Vec<AtomicBool>; 2],
}

impl Field {
    fn new(sector: Sector, size: u64) -> Field {
        let codes: Vec<AtomicU8> = (0..size).map(|_| AtomicU8::new(0)).collect();
        let blocks = codes.len().div_ceil(BLOCK);
        let fresh = [0, 1].map(|_| (0..blocks).map(|_| AtomicBool::new(false)).collect());
        Field { sector, codes, fresh }
    }

    fn mark(&self, number: usize, distance: u8) {
        let flag = &self.fresh[usize::from(distance) % 2][number / BLOCK];
        if !flag.load(Relaxed) {
            flag.store(true, Relaxed);
        }
    }
}

/// A step taken back: what the position before it is told.
#[derive(Clone, Copy)]
struct Undone {
    field: u32,
    /// How many of its steps have turned out to lose; 0 if one has turned out to win.
    lost: u32,
    number: u64,
}

/// The solving of one group.
pub(crate) struct Retrograde<'a, P: Indexed> {
    rules: P::Rules,
    fields: Vec<Field>,
    /// What becomes of a position that is in none of the fields and not over.
    known: &'a (dyn Fn(&P) -> Fate + Sync),
    threads: usize,
    cancelled: AtomicBool,
}

impl<'a, P: Indexed> Retrograde<'a, P> {
    pub(crate) fn new(rules: P::Rules, group: &[Sector], known: &'a (dyn Fn(&P) -> Fate + Sync), threads: usize) -> Self {
        const { assert!(P::HORIZON <= FARTHEST) };
        let fields = group.iter().map(|&sector| Field::new(sector, P::sector_size(sector))).collect();
        Retrograde { rules, fields, known, threads: threads.max(1), cancelled: AtomicBool::new(false) }
    }

    /// Solves the group; none if the listener breaks.
    pub(crate) fn solve(self, listen: &mut dyn FnMut(Stage) -> ControlFlow<()>) -> Option<Vec<Sheet>> {
        let looked_at = AtomicU64::new(0);
        self.each_piece(
            |field, blocks| {
                let range = blocks.start * BLOCK..(blocks.end * BLOCK).min(field.codes.len());
                looked_at.fetch_add(range.len() as u64, Relaxed);
                self.look(field, range);
            },
            &mut || listen(Stage { looked_at: looked_at.load(Relaxed), distance: 0 }),
        );
        let looked_at = looked_at.into_inner();
        for distance in 0..P::HORIZON {
            let any = AtomicBool::new(false);
            self.each_piece(
                |field, blocks| {
                    if self.take_back(field, blocks, distance) {
                        any.store(true, Relaxed);
                    }
                },
                &mut || listen(Stage { looked_at, distance }),
            );
            if self.cancelled.load(Relaxed) {
                return None;
            }
            // The first look decides up to a distance of 1; after that a layer without a position is the last.
            if distance > 0 && !any.into_inner() {
                break;
            }
        }
        let decided = |code: AtomicU8| {
            let code = Code(code.into_inner());
            if code.steps_left().is_some() { Code::SAFE.0 } else { code.0 }
        };
        Some(self.fields.into_iter().map(|field| field.codes.into_iter().map(decided).collect()).collect())
    }

    /// Lets all threads work through all pieces of all fields. The calling thread works too and listens in between.
    fn each_piece(&self, work: impl Fn(&Field, std::ops::Range<usize>) + Sync, listen: &mut dyn FnMut() -> ControlFlow<()>) {
        let next = AtomicU64::new(0);
        let pieces: Vec<usize> = self.fields.iter().map(|field| field.fresh[0].len().div_ceil(PIECE)).collect();
        let one = || -> bool {
            if self.cancelled.load(Relaxed) {
                return false;
            }
            let mut piece = next.fetch_add(1, Relaxed) as usize;
            for (field, &count) in self.fields.iter().zip(&pieces) {
                if piece < count {
                    work(field, piece * PIECE..((piece + 1) * PIECE).min(field.fresh[0].len()));
                    return true;
                }
                piece -= count;
            }
            false
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| while one() {});
            }
            while one() {
                if listen().is_break() {
                    self.cancelled.store(true, Relaxed);
                }
            }
        });
    }

    /// The first look at some positions of a sector.
    fn look(&self, field: &Field, range: std::ops::Range<usize>) {
        for number in range {
            let Some(position) = P::at(self.rules, field.sector, number as u64) else { continue };
            let code = self.first_code(&position);
            field.codes[number].store(code.0, Relaxed);
            match code.fate() {
                Fate::Win(distance) | Fate::Loss(distance) => field.mark(number, distance),
                Fate::Draw => {}
            }
        }
    }

    fn first_code(&self, position: &P) -> Code {
        let (mut left, mut safe, mut any) = (0, false, false);
        let won = position.visit_steps(&mut |step| {
            any = true;
            let child = position.child(step);
            if child.sector().is_some_and(|sector| self.fields.iter().any(|field| field.sector == sector)) {
                left += 1;
                return ControlFlow::Continue(());
            }
            match child.sector().map_or_else(|| ended(&child), |_| (self.known)(&child)) {
                Fate::Loss(_) => return ControlFlow::Break(()),
                Fate::Draw => safe = true,
                Fate::Win(_) => {}
            }
            ControlFlow::Continue(())
        });
        if won.is_break() {
            Code::win(1)
        } else if !any {
            match ended(position) {
                Fate::Loss(_) => Code::loss(0),
                Fate::Draw => Code::SAFE,
                Fate::Win(_) => unreachable!("a side that has no step has not won"),
            }
        } else if safe {
            Code::SAFE
        } else if left == 0 {
            Code::loss(1)
        } else {
            assert!(left <= MOST_STEPS, "more steps than a byte can count down");
            Code::open(left)
        }
    }

    /// Takes steps back from the positions of one distance; whether there were any.
    fn take_back(&self, field: &Field, blocks: std::ops::Range<usize>, distance: u8) -> bool {
        let (win, loss) = (Code::win(distance).0, Code::loss(distance).0);
        let mut any = false;
        let mut batch: Vec<Undone> = Vec::with_capacity(2 * BATCH);
        for block in blocks {
            if !field.fresh[usize::from(distance) % 2][block].swap(false, Relaxed) {
                continue;
            }
            let first = block * BLOCK;
            for (offset, code) in field.codes[first..].iter().take(BLOCK).enumerate() {
                let code = code.load(Relaxed);
                let lost = code == loss;
                if !lost && (code != win || distance == 0) {
                    continue;
                }
                any = true;
                let position = P::at(self.rules, field.sector, (first + offset) as u64).expect("it was decided");
                self.undo(&position, lost, &mut batch);
                if batch.len() >= BATCH {
                    self.tell(&mut batch, distance + 1);
                }
            }
        }
        self.tell(&mut batch, distance + 1);
        any
    }

    fn undo(&self, position: &P, lost: bool, batch: &mut Vec<Undone>) {
        let first = batch.len();
        position.visit_before(&mut |before| {
            let sector = before.sector();
            let field = self.fields.iter().position(|field| Some(field.sector) == sector).expect("in the group");
            let place = before.place();
            let steps = if lost { 0 } else { place.symmetry };
            batch.push(Undone { field: field as u32, lost: steps, number: place.number });
        });
        if lost {
            return;
        }
        // From a position with symmetries as many of its images are reached by other steps taken back; to one with symmetries as many
        // steps lead as it has images that are alike.
        let symmetry = position.place().symmetry;
        if symmetry > 1 {
            let mut those = batch.split_off(first);
            those.sort_unstable_by_key(|undone| (undone.field, undone.number));
            for alike in those.chunk_by(|a, b| (a.field, a.number) == (b.field, b.number)) {
                let all: u32 = alike.iter().map(|undone| undone.lost).sum();
                debug_assert_eq!(all % symmetry, 0);
                batch.push(Undone { lost: all / symmetry, ..alike[0] });
            }
        }
    }

    /// Changes the bytes of positions that a step taken back led to.
    fn tell(&self, batch: &mut Vec<Undone>, distance: u8) {
        let byte = |undone: &Undone| &self.fields[undone.field as usize].codes[undone.number as usize];
        // Looking at all of them first lets the memory fetch them side by side; changing them one by one would wait for each.
        std::hint::black_box(batch.iter().map(|undone| u32::from(byte(undone).load(Relaxed))).sum::<u32>());
        for undone in batch.drain(..) {
            let field = &self.fields[undone.field as usize];
            let decided = field.codes[undone.number as usize].fetch_update(Relaxed, Relaxed, |code| {
                let code = Code(code);
                if undone.lost == 0 {
                    code.may_win().then_some(Code::win(distance).0)
                } else {
                    let left = code.steps_left()?.checked_sub(undone.lost as u8).expect("no step loses twice");
                    Some(if left == 0 { Code::loss(distance).0 } else { Code::open(left).0 })
                }
            });
            if let Ok(before) = decided
                && (undone.lost == 0 || Code(before).steps_left() == Some(undone.lost as u8))
            {
                field.mark(undone.number as usize, distance);
            }
        }
    }
}

/// The fate of a position that is over, for its mover.
pub(crate) fn ended<P: Position>(position: &P) -> Fate {
    let Outcome { winners, .. } = position.outcome().expect("a position outside all sectors is over");
    // Two sides, so whoever has won alone is the mover or the opponent.
    match winners.len() {
        1 if winners.has(kernel::Side(position.actor().0)) => Fate::Win(0),
        1 => Fate::Loss(0),
        _ => Fate::Draw,
    }
}
