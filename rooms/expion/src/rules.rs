//! Rules: how many play, and whether a player with two colours may choose between them (E-4, E-5).

use crate::Colour;
use kernel::{Choice, Rules, Seat, Seating, Tri, Value};

/// The options of EX*PION.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ExpionRules {
    /// The number of players less two.
    players: u8,
    /// Whether `colours=free`.
    free: bool,
}

/// For each number of players, the colours whose player holds the opposite colour too, as bits (E-4).
const HOLD_BOTH: [u8; 3] = [0b1111, 0b0101, 0];

/// For each number of players, the seat of each colour (E-4).
const SEATS: [[u8; 4]; 3] = [[0, 1, 0, 1], [0, 1, 0, 2], [0, 1, 2, 3]];

impl ExpionRules {
    /// Rules for 2, 3 or 4 players, with free or rotating colours.
    ///
    /// # Panics
    /// With another number of players.
    pub const fn new(players: u8, free: bool) -> ExpionRules {
        assert!(players >= 2 && players <= 4);
        ExpionRules { players: players - 2, free }
    }

    /// The rules as a small number.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.players << 1 | self.free as u8
    }

    /// The rules of a small number.
    #[inline]
    pub(crate) const fn from_code(code: u8) -> ExpionRules {
        ExpionRules { players: code >> 1, free: code & 1 == 1 }
    }

    /// How many play.
    pub const fn players(self) -> u8 {
        self.players + 2
    }

    /// Whether colours are free.
    pub const fn is_free(self) -> bool {
        self.free
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
    const CHOICES: &'static [Choice] = &[
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "players",
            values: &[
                Value { name: "2", title: Tri::new("two players", "deux joueurs", "due giocatori") },
                Value { name: "3", title: Tri::new("three players", "trois joueurs", "tre giocatori") },
                Value { name: "4", title: Tri::new("four players", "quatre joueurs", "quattro giocatori") },
            ],
            title: Tri::new("Players", "Joueurs", "Giocatori"),
            about: Tri::new(
                "Two play two colours each; of three, one plays North and South against two allies; four play in two \
                 teams.",
                "À deux, chacun joue deux couleurs ; à trois, l'un joue Nord et Sud contre deux alliés ; à quatre, \
                 deux équipes.",
                "In due, ciascuno gioca due colori; in tre, uno gioca Nord e Sud contro due alleati; in quattro, due \
                 squadre.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "colours",
            values: &[
                Value { name: "rotate", title: Tri::new("in turn", "à tour de rôle", "a turno") },
                Value { name: "free", title: Tri::new("free choice", "au choix", "a scelta") },
            ],
            title: Tri::new("Colours", "Couleurs", "Colori"),
            about: Tri::new(
                "Whether a player with two colours must move the colour on turn, or may move either of them.",
                "Le joueur qui a deux couleurs doit-il jouer celle dont c'est le tour, ou peut-il choisir ?",
                "Chi ha due colori deve muovere quello di turno oppure può scegliere?",
            ),
        },
    ];

    fn chosen(&self, choice: usize) -> usize {
        if choice == 0 { self.players as usize } else { usize::from(self.free) }
    }

    fn choose(mut self, choice: usize, value: usize) -> Self {
        if choice == 0 {
            self.players = value as u8;
        } else {
            self.free = value == 1;
        }
        self
    }
}
