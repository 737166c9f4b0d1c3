//! Indexed: positions with numbers, for solving a game backwards from its ends. An optional ability: a room has it where all
//! positions of a phase can be counted through.

use crate::Position;

/// A set of positions that are numbered from 0, such as all with so many pieces of each side. The room says what its number means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sector(pub u16);

/// Where a position stands in its sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Index {
    /// Its number, the same for all its images under symmetries.
    pub number: u64,
    /// How many symmetries leave the position as it is; 1 for most.
    pub symmetry: u32,
}

/// What becomes of a position, for its mover. Distances are steps up to the next conversion (or the end): the winner makes them as
/// short as he can, the loser as long as she can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Neither can win.
    Draw,
    /// The mover wins.
    Win(u8),
    /// The mover loses.
    Loss(u8),
}

/// What a solver that works backwards asks of positions of two seats, each a side of its own, who move by turns of one step each.
///
/// What counts turns without progress is no part of a number: positions are solved as if they had just been reached by a step
/// that cannot be undone, a *conversion*.
/// A heap of 1 to 21 from which one or two are taken: the number of a position is its heap less one.
/// ```
/// # use kernel::*;
/// # use std::ops::ControlFlow;
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// # struct Heap(u8);
/// # impl Position for Heap {
/// #     type Rules = ();
/// #     type Step = u8;
/// #     fn rules(&self) {}
/// #     fn actor(&self) -> Seat { Seat(0) }
/// #     fn outcome(&self) -> Option<Outcome> { (self.0 == 0).then(|| Outcome::win(Side(0), "H-2")) }
/// #     fn visit_steps<B>(&self, visit: &mut impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
/// #         (1..=self.0.min(2)).try_for_each(visit)
/// #     }
/// #     fn play_unchecked(&mut self, step: u8) { self.0 -= step; }
/// #     fn key(&self) -> Key { Key(scramble(u64::from(self.0))) }
/// #     fn act(&self, _: Action) -> Result<Acted<Self>, Refusal<u8>> { Err(Refusal::new("H-1", "only taking")) }
/// # }
/// # impl Indexed for Heap {
/// #     const HORIZON: u8 = 100;
/// #     fn sector_rules((): ()) {}
/// #     fn sector_groups((): ()) -> Vec<Vec<Sector>> { vec![vec![Sector(0)]] }
/// #     fn sectors_after(_: Sector) -> Vec<Sector> { Vec::new() }
/// #     fn sector_name(_: Sector) -> String { "heap".into() }
/// #     fn sector_size(_: Sector) -> u64 { 21 }
/// #     fn sector(&self) -> Option<Sector> { (1..=21).contains(&self.0).then_some(Sector(0)) }
/// #     fn place(&self) -> Index { Index { number: u64::from(self.0 - 1), symmetry: 1 } }
/// #     fn at((): (), _: Sector, number: u64) -> Option<Heap> { Some(Heap(number as u8 + 1)) }
/// #     fn visit_before(&self, visit: &mut impl FnMut(Heap)) {
/// #         (1..=2).map(|taken| Heap(self.0 + taken)).filter(|heap| heap.0 <= 21).for_each(visit);
/// #     }
/// #     fn spent(&self) -> u8 { 0 }
/// # }
/// let sector = Heap(5).sector().unwrap();
/// assert_eq!((Heap(5).place().number, Heap::sector_size(sector)), (4, 21));
/// // Every number leads to its position and back.
/// for number in 0..Heap::sector_size(sector) {
///     assert_eq!(Heap::at((), sector, number).unwrap().place().number, number);
/// }
/// let mut before = Vec::new();
/// Heap(5).visit_before(&mut |heap| before.push(heap));
/// assert_eq!(before, [Heap(6), Heap(7)]);
/// ```
pub trait Indexed: Position {
    /// How many steps without a conversion a win may take before the game is drawn.
    const HORIZON: u8;

    /// The rules with every option at its default that changes nothing in the sectors.
    fn sector_rules(rules: Self::Rules) -> Self::Rules;

    /// All sectors, in groups: within a group the game can go to and fro, and from a group it leads only to groups before it.
    fn sector_groups(rules: Self::Rules) -> Vec<Vec<Sector>>;

    /// The sectors of other groups that one step can lead to from a sector.
    fn sectors_after(sector: Sector) -> Vec<Sector>;

    /// What a sector is called, in letters, digits and hyphens: the name of its file.
    fn sector_name(sector: Sector) -> String;

    /// How many numbers a sector has. Not every number must have a position.
    fn sector_size(sector: Sector) -> u64;

    /// The sector of a position that is not over; none if it is in no sector.
    fn sector(&self) -> Option<Sector>;

    /// The place of a position in its sector.
    fn place(&self) -> Index;

    /// The position with a number. None if the number has no position; then no position has the number.
    fn at(rules: Self::Rules, sector: Sector, number: u64) -> Option<Self>;

    /// Shows each position of the same group from which one step leads here, once for each such step.
    fn visit_before(&self, visit: &mut impl FnMut(Self));

    /// How many of the last turns count towards the horizon already.
    fn spent(&self) -> u8;

    /// Whether nothing but a conversion starts the count of those turns anew: then a win that comes too late by it is a draw. Else that
    /// depends on the way.
    fn counts_down(&self) -> bool {
        true
    }

    /// Whether every step is a conversion, as where a piece must be captured.
    fn converts_at_once(&self) -> bool {
        false
    }
}

/// A game that goes only forward until its sectors begin, as where pieces are placed first: what becomes of its start can be found by
/// search down to them.
/// Heaps above 21 lead only forward to the sector below it:
/// ```
/// # use kernel::*;
/// # use std::ops::ControlFlow;
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// # struct Heap(u8);
/// # impl Position for Heap {
/// #     type Rules = ();
/// #     type Step = u8;
/// #     fn rules(&self) {}
/// #     fn actor(&self) -> Seat { Seat(0) }
/// #     fn outcome(&self) -> Option<Outcome> { (self.0 == 0).then(|| Outcome::win(Side(0), "H-2")) }
/// #     fn visit_steps<B>(&self, visit: &mut impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
/// #         (1..=self.0.min(2)).try_for_each(visit)
/// #     }
/// #     fn play_unchecked(&mut self, step: u8) { self.0 -= step; }
/// #     fn key(&self) -> Key { Key(scramble(u64::from(self.0))) }
/// #     fn act(&self, _: Action) -> Result<Acted<Self>, Refusal<u8>> { Err(Refusal::new("H-1", "only taking")) }
/// # }
/// # impl Indexed for Heap {
/// #     const HORIZON: u8 = 100;
/// #     fn sector_rules((): ()) {}
/// #     fn sector_groups((): ()) -> Vec<Vec<Sector>> { vec![vec![Sector(0)]] }
/// #     fn sectors_after(_: Sector) -> Vec<Sector> { Vec::new() }
/// #     fn sector_name(_: Sector) -> String { "heap".into() }
/// #     fn sector_size(_: Sector) -> u64 { 21 }
/// #     fn sector(&self) -> Option<Sector> { (1..=21).contains(&self.0).then_some(Sector(0)) }
/// #     fn place(&self) -> Index { Index { number: u64::from(self.0 - 1), symmetry: 1 } }
/// #     fn at((): (), _: Sector, number: u64) -> Option<Heap> { Some(Heap(number as u8 + 1)) }
/// #     fn visit_before(&self, visit: &mut impl FnMut(Heap)) {
/// #         (1..=2).map(|taken| Heap(self.0 + taken)).filter(|heap| heap.0 <= 21).for_each(visit);
/// #     }
/// #     fn spent(&self) -> u8 { 0 }
/// # }
/// impl Onward for Heap {
///     fn early(&self) -> u64 {
///         u64::from(self.0)
///     }
/// }
/// assert!(Heap(30).sector().is_none());
/// assert!(Heap(30).steps().into_iter().all(|step| Heap(30).child(step).early() < Heap(30).early()));
/// ```
pub trait Onward: Indexed {
    /// A number for a position that is not over and in no sector yet, the same for all its images, below 2^60. It is larger than
    /// those of all positions that can come after it.
    fn early(&self) -> u64;
}
