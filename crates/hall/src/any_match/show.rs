//! Showing: the present position as text, as a drawing and as a scene on its board.

use crate::game_match::Match;
use kernel::{Game, Layout, Notation, Scene, Show};
use std::sync::Arc;

/// What stands on the board of a match of any game.
/// ```
/// let playing = hall::games()[0].open(&[], 0)?;
/// assert_eq!(playing.text(), playing.start_text());
/// let (layout, scene) = (playing.layout(), playing.scene());
/// assert!(scene.pieces.iter().all(|piece| usize::from(piece.site.0) < layout.sites.len()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyShow {
    /// The text of the position.
    fn text(&self) -> String;
    /// The text of the position it began with.
    fn start_text(&self) -> String;
    /// One text for all positions that come to the same as the present one: whichever way the board is turned, and whatever counters
    /// say that repetition ignores.
    fn likeness(&self) -> String;
    /// The drawing of the position.
    fn drawing(&self) -> String;
    /// The board.
    fn layout(&self) -> Arc<Layout>;
    /// What stands on it.
    fn scene(&self) -> Scene;
    /// What stood on the board at the start.
    fn start_scene(&self) -> Scene;
    /// The position in the words of a foreign protocol, such as `hub`, if programs that speak it can play it.
    fn foreign_position(&self, protocol: &str) -> Option<String>;
}

impl<G: Game> AnyShow for Match<G> {
    fn text(&self) -> String {
        self.position().text()
    }

    fn start_text(&self) -> String {
        self.start().text()
    }

    fn likeness(&self) -> String {
        crate::images::likeness(self.position())
    }

    fn drawing(&self) -> String {
        self.position().drawing()
    }

    fn layout(&self) -> Arc<Layout> {
        self.choice().layout()
    }

    fn scene(&self) -> Scene {
        self.position().scene()
    }

    fn start_scene(&self) -> Scene {
        self.start().scene()
    }

    fn foreign_position(&self, protocol: &str) -> Option<String> {
        G::foreign_position(self.position(), protocol)
    }
}
