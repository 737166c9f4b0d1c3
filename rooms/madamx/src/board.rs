//! Board: tiles and pieces on the frame, in three words.

use crate::frame::{AHEAD, LAST_RANK, bit, has, mirrored, opposite, rotated, shift};

/// What lies and stands on the frame.
///
/// A place is in `ground` when it carries a tile without a Bi-Madam: a free tile or one with a man. A Bi-Madam's place is in
/// its camp only. So three words tell six things apart, and a board with nothing on it is the same as no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) ground: u64,
    pub(crate) camps: [u64; 2],
}

/// What a place carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    Bare,
    Free,
    Man(usize),
    Madam(usize),
}

impl Board {
    pub(crate) const NOTHING: Board = Board { ground: 0, camps: [0; 2] };

    /// tiles on a1's colour, light on the tiles of ranks 1-3, dark on those of ranks 6-8.
    pub(crate) const START: Board = {
        let ground = crate::frame::A1_COLOUR;
        Board { ground, camps: [ground & 0xff_ffff, ground & 0xff_ffff << 40] }
    };

    #[inline]
    pub(crate) const fn occupied(&self) -> u64 {
        self.camps[0] | self.camps[1]
    }

    /// All places with a tile.
    #[inline]
    pub(crate) const fn tiles(&self) -> u64 {
        self.ground | self.occupied()
    }

    /// All places without a tile.
    #[inline]
    pub(crate) const fn bare(&self) -> u64 {
        !self.tiles()
    }

    /// The tiles nothing stands on.
    #[inline]
    pub(crate) const fn free(&self) -> u64 {
        self.ground & !self.occupied()
    }

    #[inline]
    pub(crate) const fn men(&self, side: usize) -> u64 {
        self.camps[side] & self.ground
    }

    #[inline]
    pub(crate) const fn madams(&self, side: usize) -> u64 {
        self.camps[side] & !self.ground
    }

    pub(crate) fn content(&self, place: u8) -> Content {
        let camp = (0..2).find(|&side| has(self.camps[side], place));
        match (camp, has(self.ground, place)) {
            (None, false) => Content::Bare,
            (None, true) => Content::Free,
            (Some(side), true) => Content::Man(side),
            (Some(side), false) => Content::Madam(side),
        }
    }

    pub(crate) fn put(&mut self, place: u8, content: Content) {
        let place = bit(place);
        match content {
            Content::Bare => {}
            Content::Free => self.ground |= place,
            Content::Man(side) => {
                self.ground |= place;
                self.camps[side] |= place;
            }
            Content::Madam(side) => self.camps[side] |= place,
        }
    }

    /// For each direction the pieces of the side that can jump an adjacent piece.
    #[inline]
    pub(crate) fn jumpers<const SIDE: usize>(&self) -> [u64; 8] {
        let free = self.free();
        let men = self.men(SIDE);
        let prey = self.men(1 - SIDE);
        let mut jumpers = [0; 8];
        for direction in AHEAD[SIDE] {
            let back = opposite(direction);
            // a man can never capture a Bi-Madam.
            jumpers[direction] = men & shift(prey & shift(free, back), back);
        }
        let madams = self.madams(SIDE);
        if madams != 0 {
            let prey = self.camps[1 - SIDE];
            for (direction, jumpers) in jumpers.iter_mut().enumerate() {
                let back = opposite(direction);
                *jumpers |= madams & shift(prey & shift(free, back), back);
            }
        }
        jumpers
    }

    /// For each direction the places where a piece of the side can arrive by a move of one tile.
    #[inline]
    pub(crate) fn arrivals<const SIDE: usize>(&self) -> [u64; 8] {
        let free = self.free();
        let mut arrivals = [0; 8];
        for direction in AHEAD[SIDE] {
            arrivals[direction] = shift(self.camps[SIDE], direction) & free;
        }
        let madams = self.madams(SIDE);
        if madams != 0 {
            for direction in [opposite(AHEAD[SIDE][0]), opposite(AHEAD[SIDE][1]), opposite(AHEAD[SIDE][2])] {
                arrivals[direction] = shift(madams, direction) & free;
            }
        }
        arrivals
    }

    /// The board after a piece of the side went from one tile to another that is free, and whether that crowned it.
    #[inline]
    pub(crate) fn carried(&self, side: usize, from: u64, to: u64) -> (Board, bool) {
        let madam = self.ground & from == 0;
        let crowned = !madam && to & LAST_RANK[side] != 0;
        // A Bi-Madam leaves a free tile behind; the tile it stands on is not ground. A capture may return to its start.
        let left = if madam { from } else { 0 };
        let covered = if madam || crowned { to } else { 0 };
        let change = from ^ to;
        let light = (side as u64).wrapping_sub(1);
        let camps = [self.camps[0] ^ (change & light), self.camps[1] ^ (change & !light)];
        (Board { ground: (self.ground | left) & !covered, camps }, crowned)
    }

    /// The board with left and right exchanged.
    pub(crate) fn mirrored(&self) -> Board {
        Board { ground: mirrored(self.ground), camps: self.camps.map(mirrored) }
    }

    /// The board from the other side of the table, with the colours exchanged.
    pub(crate) fn swapped(&self) -> Board {
        Board { ground: rotated(self.ground), camps: [rotated(self.camps[1]), rotated(self.camps[0])] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::GRID;

    #[test]
    fn six_contents_are_told_apart() {
        let contents =
            [Content::Bare, Content::Free, Content::Man(0), Content::Man(1), Content::Madam(0), Content::Madam(1)];
        let mut board = Board::NOTHING;
        for (place, content) in contents.into_iter().enumerate() {
            board.put(place as u8, content);
        }
        for (place, content) in contents.into_iter().enumerate() {
            assert_eq!(board.content(place as u8), content);
        }
        assert_eq!(board.tiles(), 0b11_1110);
        assert_eq!(board.free(), 0b10);
    }

    #[test]
    fn the_start_is_symmetric_under_the_table_turned() {
        assert_eq!(Board::START.swapped(), Board::START);
        assert_eq!(Board::START.camps.map(u64::count_ones), [12, 12]);
        assert_eq!(Board::START.tiles().count_ones(), 32);
        assert_eq!(Board::START.content(GRID.at(1, 1)), Content::Man(0));
    }
}
