//! Indexed: positions with numbers, for solving a game backwards from its ends. An optional ability: a room has it where all
//! positions of a phase can be counted through.

use crate::Position;

/// A set of positions that are numbered from 0, such as all with so many pieces of each side. The room says what its number means.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sector(pub u16);

/// Where a position stands in its sector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
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
    fn place(&self) -> Place;

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
pub trait Onward: Indexed {
    /// A number for a position that is not over and in no sector yet, the same for all its images, below 2^60. It is larger than
    /// those of all positions that can come after it.
    fn early(&self) -> u64;
}
