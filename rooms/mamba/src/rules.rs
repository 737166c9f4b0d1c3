//! The rules of Mamba as chosen, and the one table of sizes, seats, thresholds and start squares behind them.

use crate::camp::{CAMPS, Camp, Edge};
use crate::options::CHOICES;
use crate::point::{Point, Set};
use crate::sentences;
use kernel::{Choice, Rules, Seat, Seating, Side, TextError};

/// The chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MambaRules {
    players: Players,
    birth: Birth,
    /// Who begins; none where dice decide it (B-4).
    first: Option<Camp>,
}

/// How many play, and whether in teams (B-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Players {
    Two,
    Three,
    Four,
    Teams,
}

/// Where a newborn may be put (B-8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Birth {
    /// On the four orthogonal neighbours of its mother.
    Cross,
    /// On any of the eight neighbours of its mother.
    Square,
}

/// What depends on the number of players alone.
#[derive(Debug)]
pub(crate) struct Table {
    /// Files and ranks (B-1).
    pub(crate) size: u8,
    /// All points of the board.
    pub(crate) all: Set,
    /// The edge at which each camp sits, clockwise (B-2).
    pub(crate) edges: &'static [Edge],
    /// A camp with this many pieces or fewer is eliminated (B-15).
    pub(crate) threshold: u32,
    /// Who wins with whom.
    pub(crate) seating: Seating,
    /// The start squares of each camp (B-3).
    starts: &'static [&'static str],
}

/// B-6: the most pieces on the board.
pub(crate) const MOST_PIECES: u32 = 40;

/// B-18: turns without birth, death or transformation that make a draw.
pub(crate) const IDLE_LIMIT: u8 = 100;

const LARGE_STARTS: &[&str] =
    &["e1 g1 e2 f2 g2 e3 g3", "a5 a7 b5 b6 b7 c5 c7", "e9 g9 e10 f10 g10 e11 g11", "i5 i7 j5 j6 j7 k5 k7"];
const LARGE_EDGES: &[Edge] = &[Edge::South, Edge::West, Edge::North, Edge::East];

static TABLES: [Table; 4] = [
    Table {
        size: 9,
        all: all_points(9),
        edges: &[Edge::South, Edge::North],
        threshold: 4,
        seating: Seating::new(&[0, 1]),
        starts: &["d1 f1 d2 e2 f2 d3 f3", "d7 f7 d8 e8 f8 d9 f9"],
    },
    Table {
        size: 11,
        all: all_points(11),
        edges: LARGE_EDGES.split_at(3).0,
        threshold: 3,
        seating: Seating::new(&[0, 1, 2]),
        starts: LARGE_STARTS.split_at(3).0,
    },
    Table {
        size: 11,
        all: all_points(11),
        edges: LARGE_EDGES,
        threshold: 2,
        seating: Seating::new(&[0, 1, 2, 3]),
        starts: LARGE_STARTS,
    },
    Table {
        size: 11,
        all: all_points(11),
        edges: LARGE_EDGES,
        threshold: 2,
        seating: Seating::new(&[0, 1, 0, 1]),
        starts: LARGE_STARTS,
    },
];

const fn all_points(size: u8) -> Set {
    let mut all = 0;
    let mut y = 0;
    while y < size {
        all |= ((1 << size) - 1) << Point::at(0, y).0;
        y += 1;
    }
    all
}

impl Table {
    /// How many camps play.
    #[inline]
    pub(crate) const fn camps(&self) -> usize {
        self.edges.len()
    }

    /// The edge of a camp that plays.
    #[inline]
    pub(crate) const fn edge(&self, camp: Camp) -> Edge {
        self.edges[camp.index()]
    }

    /// The side of a camp that plays.
    #[inline]
    pub(crate) const fn side(&self, camp: Camp) -> Side {
        self.seating.side(Seat(camp.0))
    }

    /// The camps that play, clockwise from a.
    #[inline]
    pub(crate) fn playing(&self) -> impl Iterator<Item = Camp> + use<> {
        Camp::ALL.into_iter().take(self.camps())
    }

    /// The camps that play, clockwise from one of them.
    #[inline]
    pub(crate) fn clockwise(&self, from: Camp) -> impl Iterator<Item = Camp> + use<> {
        let n = self.camps() as u8;
        (0..n).map(move |i| Camp((from.0 + i) % n))
    }

    /// The start squares of each camp.
    pub(crate) fn start(&self) -> [Set; CAMPS] {
        let mut camps = [0; CAMPS];
        for (set, squares) in camps.iter_mut().zip(self.starts) {
            let points = squares.split(' ').map(|text| Point::read(text, self.size).expect("a start square"));
            *set = points.fold(0, |sum, point| sum | point.bit());
        }
        camps
    }
}

impl MambaRules {
    /// The table of these rules.
    #[inline]
    pub(crate) fn table(self) -> &'static Table {
        &TABLES[self.players as usize]
    }

    /// Where a newborn may be put.
    #[inline]
    pub(crate) fn birth(self) -> Birth {
        self.birth
    }

    /// The camp that begins (B-4); none where dice decide it.
    pub(crate) fn first(self) -> Option<Camp> {
        self.first
    }

    /// The same rules with another camp beginning.
    #[must_use]
    pub(crate) fn with_first(self, first: Camp) -> MambaRules {
        MambaRules { first: Some(first), ..self }
    }

    /// Whether a team plays a team.
    pub(crate) fn is_teams(self) -> bool {
        self.players == Players::Teams
    }
}

impl Default for MambaRules {
    fn default() -> Self {
        MambaRules { players: Players::Two, birth: Birth::Cross, first: Some(Camp(0)) }
    }
}

const PLAYERS: [Players; 4] = [Players::Two, Players::Three, Players::Four, Players::Teams];
const BIRTHS: [Birth; 2] = [Birth::Cross, Birth::Square];

impl Rules for MambaRules {
    const CHOICES: &'static [Choice] = CHOICES;

    fn chosen(&self, choice: usize) -> usize {
        [self.players as usize, self.birth as usize, self.first.map_or(0, |camp| camp.index() + 1)][choice]
    }

    fn choose(mut self, choice: usize, value: usize) -> Self {
        match choice {
            0 => self.players = PLAYERS[value],
            1 => self.birth = BIRTHS[value],
            _ => self.first = value.checked_sub(1).map(|camp| Camp::ALL[camp]),
        }
        self
    }

    fn check(&self) -> Result<(), TextError> {
        let n = self.table().camps();
        let Some(first) = self.first.filter(|first| first.index() >= n) else { return Ok(()) };
        let last = Camp::ALL[n - 1].letter();
        let wrong = sentences::OptionFirstDoesNotPlay { letter: first.letter() };
        Err(TextError::new("option", wrong, sentences::OptionCampThatPlays { last }))
    }
}
