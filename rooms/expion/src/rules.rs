//! Rules: how many play, whether a player with two colours may choose between them (E-4, E-5), where the EX*PION may be pushed
//! (E-11), and which plan the board has (E-2). What the options are called and what the booklet says of them stands in `options`.

use crate::Colour;
use crate::board::Plan;
use crate::options::CHOICES;
use kernel::{Choice, Rules, Seat, Seating};

/// The options of EX*PION.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ExpionRules {
    /// The number of players less two.
    players: u8,
    /// Whether `colours=free`.
    free: bool,
    /// Whether `push=any`.
    any_push: bool,
    /// Where the special spaces are.
    plan: Plan,
}

/// For each number of players, the colours whose player holds the opposite colour too, as bits (E-4). Two bits hold
/// the number, so there is a fourth place that nobody reads.
const HOLD_BOTH: [u8; 4] = [0b1111, 0b0101, 0, 0];

/// For each number of players, the seat of each colour (E-4).
const SEATS: [[u8; 4]; 4] = [[0, 1, 0, 1], [0, 1, 0, 2], [0, 1, 2, 3], [0; 4]];

impl ExpionRules {
    /// Rules for 2, 3 or 4 players, with free or rotating colours.
    ///
    /// # Panics
    /// With another number of players.
    pub const fn new(players: u8, free: bool) -> ExpionRules {
        assert!(players >= 2 && players <= 4);
        ExpionRules { players: players - 2, free, any_push: false, plan: Plan::Corners }
    }

    /// The same rules with `push=any`: the EX*PION may be pushed to a side (E-11).
    #[must_use]
    pub const fn pushing_any(self) -> ExpionRules {
        ExpionRules { any_push: true, ..self }
    }

    /// The same rules on a board of a plan (E-2).
    #[must_use]
    pub const fn on_plan(self, plan: Plan) -> ExpionRules {
        ExpionRules { plan, ..self }
    }

    /// The rules as a small number.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        (self.plan as u8) << 4 | (self.any_push as u8) << 3 | self.players << 1 | self.free as u8
    }

    /// The rules of a small number.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> ExpionRules {
        let plan = if code >> 4 & 1 == 0 { Plan::Corners } else { Plan::CentreEdges };
        ExpionRules { players: code >> 1 & 3, free: code & 1 == 1, any_push: code >> 3 & 1 == 1, plan }
    }

    /// How many play.
    pub const fn players(self) -> u8 {
        self.players + 2
    }

    /// Whether colours are free.
    pub const fn is_free(self) -> bool {
        self.free
    }

    /// Whether the EX*PION may be pushed to a side (E-11).
    #[inline]
    pub const fn pushes_any(self) -> bool {
        self.any_push
    }

    /// Where the special spaces are (E-2).
    #[inline]
    pub const fn plan(self) -> Plan {
        self.plan
    }

    /// Who sits where.
    pub const fn seating(self) -> Seating {
        match self.players {
            0 => Seating::new(&[0, 1]),
            1 => Seating::new(&[0, 1, 1]),
            _ => Seating::new(&[0, 1, 0, 1]),
        }
    }

    /// The seat that holds a colour.
    #[inline]
    pub const fn seat(self, colour: Colour) -> Seat {
        Seat(SEATS[self.players as usize][colour as usize])
    }

    /// Whether the player of a colour holds the opposite colour too.
    #[inline]
    pub const fn holds_both(self, colour: Colour) -> bool {
        HOLD_BOTH[self.players as usize] >> colour as u8 & 1 == 1
    }

    /// Whether the player of a colour may move the opposite colour instead (E-5).
    #[inline]
    pub const fn chooses(self, colour: Colour) -> bool {
        self.free && self.holds_both(colour)
    }

    /// The colours a seat holds, in the order of turns.
    pub fn colours_of(self, seat: Seat) -> impl Iterator<Item = Colour> {
        Colour::ALL.into_iter().filter(move |&colour| self.seat(colour) == seat)
    }
}

impl Rules for ExpionRules {
    const CHOICES: &'static [Choice] = CHOICES;

    fn chosen(&self, choice: usize) -> usize {
        match choice {
            0 => self.players as usize,
            1 => usize::from(self.free),
            2 => usize::from(self.any_push),
            _ => self.plan as usize,
        }
    }

    fn choose(mut self, choice: usize, value: usize) -> Self {
        match choice {
            0 => self.players = value as u8,
            1 => self.free = value == 1,
            2 => self.any_push = value == 1,
            _ => self.plan = if value == 0 { Plan::Corners } else { Plan::CentreEdges },
        }
        self
    }
}
