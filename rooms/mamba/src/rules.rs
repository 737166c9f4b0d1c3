//! The options of Mamba and the one table of sizes, seats, thresholds and start squares behind them.

use crate::camp::{CAMPS, Camp, Edge};
use crate::point::{Point, Set};
use kernel::{Choice, OptionSource, OptionStanding, Rules, Seat, Seating, Side, TextError, Tri, Value};

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
pub(crate) const QUIET_TURNS: u8 = 100;

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
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "players",
            values: &[
                Value { name: "2", title: Tri::new("two players", "deux joueurs", "due giocatori") },
                Value { name: "3", title: Tri::new("three players", "trois joueurs", "tre giocatori") },
                Value { name: "4", title: Tri::new("four players", "quatre joueurs", "quattro giocatori") },
                Value { name: "teams", title: Tri::new("two teams of two", "deux équipes de deux", "due squadre da due") },
            ],
            title: Tri::new("Players", "Joueurs", "Giocatori"),
            about: Tri::new(
                "How many camps play; in teams, the camps that face each other win together.",
                "Combien de camps jouent ; par équipes, les camps qui se font face gagnent ensemble.",
                "Quanti campi giocano; a squadre, i campi che si fronteggiano vincono insieme.",
            ),
            booklet: OptionSource {
                standing: OptionStanding::Says,
                values: &["2", "3", "4", "teams"],
                sources: &["mamba-89", "mamba-91", "mamba-104", "mamba-106", "mamba-119", "mamba-120"],
                note: Tri::new(
                    "It has rules for each of these; the pages for two players are lost.",
                    "Il donne des règles pour chacun de ces cas ; les pages du jeu à deux sont perdues.",
                    "Dà le regole per ciascuno di questi casi; le pagine del gioco in due sono perdute.",
                ),
            },
        },
        Choice {
            name: "birth",
            values: &[
                Value { name: "cross", title: Tri::new("in the cross", "dans la croix", "nella croce") },
                Value { name: "square", title: Tri::new("in the square", "dans le carré", "nel quadrato") },
            ],
            title: Tri::new("Place of birth", "Lieu de naissance", "Luogo di nascita"),
            about: Tri::new(
                "Where a newborn is put: on one of the four points of its mother's cross, or on any of the eight of her square.",
                "Où se pose le nouveau-né : sur l'un des quatre points de la croix de sa mère, ou sur l'un des huit de son carré.",
                "Dove si posa il neonato: su uno dei quattro punti della croce della madre, o su uno degli otto del suo quadrato.",
            ),
            booklet: OptionSource {
                standing: OptionStanding::Silent,
                values: &[],
                sources: &["mamba-30"],
                note: Tri::new(
                    "It puts the newborn against its mother, which can mean either.",
                    "Il pose le nouveau-né contre sa mère, ce qui peut vouloir dire l'un ou l'autre.",
                    "Posa il neonato contro la madre, il che può voler dire l'uno o l'altro.",
                ),
            },
        },
        Choice {
            name: "first",
            values: &[
                Value { name: "die", title: Tri::new("by the die", "au dé", "con il dado") },
                Value { name: "a", title: Tri::same("a") },
                Value { name: "b", title: Tri::same("b") },
                Value { name: "c", title: Tri::same("c") },
                Value { name: "d", title: Tri::same("d") },
            ],
            title: Tri::new("Who begins", "Qui commence", "Chi comincia"),
            about: Tri::new(
                "Each camp throws a die and the highest begins, or a camp that is named does.",
                "Chaque camp jette un dé et le plus haut commence, ou bien c'est un camp désigné.",
                "Ogni campo tira un dado e comincia il più alto, oppure un campo indicato.",
            ),
            booklet: OptionSource {
                standing: OptionStanding::Says,
                values: &["die"],
                sources: &["mamba-93", "mamba-95", "mamba-96", "mamba-108", "mamba-110", "mamba-111"],
                note: Tri::new(
                    "Each player throws a die, and the highest number begins.",
                    "Chaque joueur jette un dé, et le nombre le plus haut commence.",
                    "Ogni giocatore tira un dado, e comincia il numero più alto.",
                ),
            },
        },
    ];

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
        Err(TextError::new(
            "option",
            format!("first={} does not play", first.letter()),
            format!("a camp that plays, a to {last}"),
        ))
    }
}
