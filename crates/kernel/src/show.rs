//! Show: the board and what stands on it as plain data, for every kind of screen and for ears.

use crate::{Message, Position, Seat, Site};

/// What a board is made of, so that one renderer can draw them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Squares of a checkered board; only the playing squares are sites.
    Squares,
    /// Points joined by lines.
    Points,
    /// Places of a frame that may carry a loose tile.
    Tiles,
    /// Hollows for marbles.
    Hollows,
}

/// The board without anything on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// What it is made of.
    pub look: Look,
    /// The places, in the order of their [`Site`] numbers.
    pub sites: Vec<SiteInfo>,
    /// Pairs of sites joined by a drawn line.
    pub lines: Vec<(Site, Site)>,
    /// What can be pressed beside the board, in the order of [`crate::Button`] numbers.
    pub buttons: Vec<ButtonInfo>,
    /// For each seat, by how many quarter turns clockwise the board must be turned for it to sit at the bottom.
    pub quarter_turns: Vec<u8>,
}

/// Where the middle of a place lies on the plane of the board, as the first player sees it, in hundredths of a cell: nothing says
/// that places stand in columns and rows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spot {
    /// To the right, from 0 at the leftmost place.
    pub x: u16,
    /// Away from the first player, from 0 at the nearest place.
    pub y: u16,
}

impl Spot {
    /// The side of a cell: the distance of two neighbours in a row.
    pub const CELL: u16 = 100;

    /// A place in a column and row, both from 0.
    pub const fn in_cell(column: u8, row: u8) -> Spot {
        Spot { x: column as u16 * Spot::CELL, y: row as u16 * Spot::CELL }
    }

    /// The column and row, both from 0, where it stands in some.
    pub fn cell(self) -> Option<(u8, u8)> {
        let whole = |far: u16| far.is_multiple_of(Spot::CELL).then(|| u8::try_from(far / Spot::CELL).ok()).flatten();
        Some((whole(self.x)?, whole(self.y)?))
    }

    /// How far another is away, to the side or along, whichever is more.
    pub fn distance(self, other: Spot) -> u16 {
        self.x.abs_diff(other.x).max(self.y.abs_diff(other.y))
    }
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteInfo {
    /// Its short name in texts, such as `c3`.
    pub text: String,
    /// Its name for people.
    pub name: Message,
    /// Where it lies.
    pub at: Spot,
    /// Its neighbours: the places that one thinks of as beside it.
    pub near: Vec<Site>,
    /// A word for its ground, such as `plain`, `camp-n` or `closed`; a look may colour it.
    pub ground: &'static str,
}

impl Layout {
    /// The place that lies farthest to the right and farthest away: the board reaches half a cell beyond it.
    pub fn far_corner(&self) -> Spot {
        let most = |along: fn(&SiteInfo) -> u16| self.sites.iter().map(along).max().unwrap_or(0);
        Spot { x: most(|site| site.at.x), y: most(|site| site.at.y) }
    }

    /// Whether every place is called by a letter for its column and a number for its row.
    pub fn is_named_by_cells(&self) -> bool {
        let named = |site: &SiteInfo| {
            let (column, row) = site.at.cell()?;
            let letter = b'a'.checked_add(column)? as char;
            (site.text == format!("{letter}{}", u16::from(row) + 1)).then_some(())
        };
        self.sites.iter().all(|site| named(site).is_some())
    }

    /// With the places that are joined by a drawn line as neighbours.
    #[must_use]
    pub fn joined_by_lines(mut self) -> Layout {
        for index in 0..self.lines.len() {
            let (a, b) = self.lines[index];
            self.sites[usize::from(a.0)].near.push(b);
            self.sites[usize::from(b.0)].near.push(a);
        }
        self.sites.iter_mut().for_each(|site| site.near.sort_unstable());
        self
    }

    /// With the places at most a cell away as neighbours, across corners too.
    #[must_use]
    pub fn joined_around(self) -> Layout {
        self.joined(|a, b| a.distance(b) <= Spot::CELL)
    }

    /// With the places a cell away straight on as neighbours, never across corners.
    #[must_use]
    pub fn joined_straight(self) -> Layout {
        self.joined(|a, b| u32::from(a.x.abs_diff(b.x)) + u32::from(a.y.abs_diff(b.y)) == u32::from(Spot::CELL))
    }

    /// With the pairs of places that fulfil a condition as neighbours.
    #[must_use]
    pub fn joined(mut self, beside: impl Fn(Spot, Spot) -> bool) -> Layout {
        let spots: Vec<Spot> = self.sites.iter().map(|site| site.at).collect();
        for (index, site) in self.sites.iter_mut().enumerate() {
            let near = |&other: &usize| other != index && beside(spots[index], spots[other]);
            site.near = (0..spots.len()).filter(near).map(|other| Site(other as u8)).collect();
        }
        self
    }
}

/// Something to press.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ButtonInfo {
    /// Its short name in texts, such as `stay`. No site has the same.
    pub text: &'static str,
    /// What it says to people.
    pub name: Message,
}

/// What stands on the board at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// The pieces, at most one on a site, in the order of sites.
    pub pieces: Vec<Piece>,
    /// Other things to see on sites.
    pub marks: Vec<Mark>,
    /// Pieces beside the board.
    pub reserves: Vec<Reserve>,
    /// What is going on, in sentences: who decides what, and what limits the game.
    pub words: Vec<Message>,
    /// Seats that are out of the game.
    pub out: Vec<Seat>,
}

/// A piece on a site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Where it stands.
    pub site: Site,
    /// Its camp, in the word the texts use (`brown`, `a`, or empty for nobody's).
    pub camp: &'static str,
    /// Its kind, such as `man` or `king`.
    pub kind: &'static str,
    /// One ASCII character for it; the same piece has the same one in every drawing.
    pub glyph: char,
    /// Its name for people.
    pub name: Message,
}

/// Something to see on a site besides a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where.
    pub site: Site,
    /// What.
    pub kind: MarkKind,
}

/// The kinds of mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarkKind {
    /// A loose tile lies here.
    Tile,
    /// The tile that may be moved now.
    Offered,
    /// A place where what is being decided may go.
    Open,
    /// An end that may be chosen.
    Choice,
    /// A piece that has done what it may do once in this turn.
    Spent,
    /// Part of a step that may be objected to.
    Disputed,
}

/// Pieces beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reserve {
    /// Their camp.
    pub camp: &'static str,
    /// Their kind.
    pub kind: &'static str,
    /// How many.
    pub count: u32,
    /// What they are, for people: "pieces in hand", "captured men".
    pub name: Message,
    /// The seat before which they lie; none where they lie beside the board.
    pub before: Option<Seat>,
}

/// Showing a position.
/// ```
/// use kernel::{Game, Show};
/// use testkit::toy::{Toy, ToyPosition, ToyRules};
///
/// let layout = ToyPosition::layout(ToyRules::default());
/// let scene = Toy::start(ToyRules::default(), 0).scene();
/// assert_eq!((layout.sites.len(), scene.pieces.len()), (64, 8));
/// let first = &scene.pieces[0];
/// assert_eq!((layout.sites[usize::from(first.site.0)].text.as_str(), first.name.to_string().as_str()), ("a1", "pebble of a"));
/// ```
pub trait Show: Position {
    /// The board.
    fn layout(rules: Self::Rules) -> Layout;

    /// What stands on it.
    fn scene(&self) -> Scene;
}
