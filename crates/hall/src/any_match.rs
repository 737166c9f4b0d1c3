//! The face of a match: everything a user interface may ask, with steps as texts. It is crossed once for a human's step or
//! a whole search, never inside one.
//!
//! It has four sides, a trait each: playing, showing, telling and touching. Whoever holds a `dyn AnyMatch` has them all and names none.

mod play;
mod show;
mod tell;
mod touch;

pub use play::AnyPlay;
pub use show::AnyShow;
pub use tell::AnyTell;
pub use touch::{AnyTouch, EntryView};

use crate::Chosen;
use crate::any_game::{AnyGame, rules_text};
use crate::game_match::Match;
use crate::listed::{Listed, Matches};
use kernel::{Game, Message, Position, Seat, Side, Skill};

/// A match of any game: which it is, who plays it, and all that can be asked of it.
/// ```
/// use hall::{PlayError, Status};
///
/// let mut playing = hall::games()[0].open(&[], 0)?;
/// // Whoever points at a site learns what may follow, and why nothing does.
/// let entry = playing.entry(&[])?;
/// assert_eq!((entry.possible, entry.complete), (playing.steps().len(), None));
/// assert!(matches!(playing.explain("nonsense"), Err(PlayError::Syntax(_))));
/// let step = playing.steps().remove(0);
/// playing.play(&[&step]).map_err(|(_, error)| error)?;
/// assert_eq!(playing.told().expect("a step was played").step, step);
/// assert!(matches!(playing.status(), Status::Turn { .. }));
/// assert_eq!(playing.game().info().id, hall::games()[0].info().id);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyMatch: AnyPlay + AnyShow + AnyTell + AnyTouch + Send {
    /// Its game.
    fn game(&self) -> &dyn AnyGame;
    /// Its options, and who plays under them.
    fn chosen(&self) -> Chosen;
    /// Its options that differ from the defaults, joined by commas.
    fn rules(&self) -> String;
    /// The name of a side in texts.
    fn side_id(&self, side: Side) -> &'static str;
    /// The name of a seat for people.
    fn seat_name(&self, seat: Seat) -> Message;
    /// The side of a seat.
    fn side_of(&self, seat: Seat) -> Side;
    /// How well the levels 1 to 8 play this game under these rules.
    fn skills(&self) -> [Skill; 8];
    /// The typed match, for whoever adds abilities to all games; none if the game is in no list.
    fn listed(&self) -> Option<Listed<Matches<'_>>>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &dyn AnyGame {
        &self.choice().game
    }

    fn chosen(&self) -> Chosen {
        self.choice().chosen()
    }

    fn rules(&self) -> String {
        rules_text(self.position())
    }

    fn side_id(&self, side: Side) -> &'static str {
        G::side_id(self.position().rules(), side)
    }

    fn seat_name(&self, seat: Seat) -> Message {
        G::seat_name(self.position().rules(), seat)
    }

    fn side_of(&self, seat: Seat) -> Side {
        G::seating(self.position().rules()).side(seat)
    }

    fn skills(&self) -> [Skill; 8] {
        G::levels(self.position().rules())
    }

    fn listed(&self) -> Option<Listed<Matches<'_>>> {
        self.choice().game.row.map(|row| (row.of_match)(self))
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

impl std::fmt::Debug for dyn AnyMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.game().info().id, self.rules(), self.text())
    }
}
