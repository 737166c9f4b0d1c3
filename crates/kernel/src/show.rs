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
    /// Columns.
    pub width: u8,
    /// Rows.
    pub height: u8,
    /// The places, in the order of their [`Site`] numbers.
    pub sites: Vec<SiteInfo>,
    /// Pairs of neighbouring sites joined by a drawn line.
    pub lines: Vec<(Site, Site)>,
    /// What can be pressed beside the board, in the order of [`crate::Button`] numbers.
    pub buttons: Vec<ButtonInfo>,
    /// For each seat, by how many quarter turns clockwise the board must be turned for it to sit at the bottom.
    pub quarter_turns: Vec<u8>,
}

/// A place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteInfo {
    /// Its short name in texts, such as `c3`.
    pub text: String,
    /// Its name for people.
    pub name: Message,
    /// The column, from 0 at the left of the first player.
    pub x: u8,
    /// The row, from 0 at the side of the first player.
    pub y: u8,
    /// A word for its ground, such as `plain`, `camp-n` or `closed`; a look may colour it.
    pub ground: &'static str,
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
