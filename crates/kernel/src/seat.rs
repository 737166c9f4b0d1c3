//! Seats (chairs at the table) and sides (what wins or loses together).

/// The most seats any game has.
pub const MAX_SEATS: usize = 4;

/// One chair at the table, counted from 0 inside the program and from 1 in every text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

/// What wins or loses together: one seat, or a team of seats. Counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side(pub u8);

impl Seat {
    /// The seat's place in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl Side {
    /// The side's place in lists.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who sits where: the number of seats, and the side each belongs to. A function of the rules alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seating {
    seats: u8,
    sides: u8,
    side_of: [Side; MAX_SEATS],
}

impl Seating {
    /// A seating from the side of each seat in order.
    ///
    /// # Panics
    /// With no seat, more than [`MAX_SEATS`], or a side number skipped: a room's table is wrong then.
    pub const fn new(sides_of_seats: &[u8]) -> Self {
        assert!(!sides_of_seats.is_empty() && sides_of_seats.len() <= MAX_SEATS);
        let mut side_of = [Side(0); MAX_SEATS];
        let mut sides = 0;
        let mut i = 0;
        while i < sides_of_seats.len() {
            assert!(sides_of_seats[i] <= sides);
            if sides_of_seats[i] == sides {
                sides += 1;
            }
            side_of[i] = Side(sides_of_seats[i]);
            i += 1;
        }
        Seating { seats: sides_of_seats.len() as u8, sides, side_of }
    }

    /// How many seats there are.
    pub const fn seats(self) -> usize {
        self.seats as usize
    }

    /// How many sides there are.
    pub const fn sides(self) -> usize {
        self.sides as usize
    }

    /// The side of a seat.
    #[inline]
    pub const fn side(self, seat: Seat) -> Side {
        self.side_of[seat.index()]
    }

    /// All seats in order.
    pub fn all(self) -> impl Iterator<Item = Seat> {
        (0..self.seats).map(Seat)
    }

    /// The seats of one side in order.
    pub fn of_side(self, side: Side) -> impl Iterator<Item = Seat> {
        self.all().filter(move |&seat| self.side(seat) == side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_share_a_side() {
        let teams = Seating::new(&[0, 1, 0, 1]);
        assert_eq!((teams.seats(), teams.sides()), (4, 2));
        assert_eq!(teams.of_side(Side(1)).collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(Seat(0).to_string(), "1");
    }

    #[test]
    #[should_panic(expected = "assertion")]
    fn a_skipped_side_is_a_wrong_table() {
        Seating::new(&[0, 2]);
    }
}
