//! Listed: something that belongs to one game of the list, whichever it is, with its type kept.
//!
//! Behind [`AnyMatch`](crate::AnyMatch) the type of a game is gone, and the hall knows neither search nor solver. Whoever adds abilities
//! to all games (the engine does) gets the typed match back here: the list is closed, so a value of any of its games is a sum of types,
//! and a [`Visitor`] is compiled for each of them. It is crossed once for a whole search and tells nobody which game it is.

use crate::game_match::Match;
use crate::registry::Which;
use kernel::{Game, Indexed, Onward, Puzzle};
use std::fmt;
use std::marker::PhantomData;

/// A kind of thing that has a type of its own for each game.
/// ```
/// use hall::PerGame;
/// use kernel::Game;
///
/// /// Starts of games.
/// struct Starts;
///
/// impl PerGame for Starts {
///     type Of<G: Game> = Vec<G::Position>;
/// }
/// ```
pub trait PerGame {
    /// Its type for one game.
    type Of<G: Game>;
}

/// Matches.
#[derive(Debug)]
pub struct Matches<'a>(PhantomData<&'a ()>);

impl<'a> PerGame for Matches<'a> {
    type Of<G: Game> = &'a Match<G>;
}

/// Chosen rules.
#[derive(Debug)]
pub struct TypedRules;

impl PerGame for TypedRules {
    type Of<G: Game> = G::Rules;
}

/// A thing of one game of the list.
pub struct Listed<K: PerGame>(pub(crate) Which<K>);

impl<K: PerGame> fmt::Debug for Listed<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listed").finish_non_exhaustive()
    }
}

/// A game of the list. The registry writes it for each.
/// ```
/// use hall::{Listed, Room, TypedRules};
///
/// fn there_and_back<G: Room>(rules: G::Rules) {
///     let listed: Listed<TypedRules> = G::listed(rules);
///     assert_eq!(G::own(&listed), Some(&rules));
/// }
/// there_and_back::<mamba::Mamba>(Default::default());
/// let listed: Listed<TypedRules> = <mamba::Mamba as Room>::listed(Default::default());
/// assert!(dames::Dames::own(&listed).is_none(), "it is of another game");
/// ```
pub trait Room: Game + Sized {
    /// What can be proven about it.
    const PROVABLE: Provable;

    /// A thing of this game as one of any game.
    fn listed<K: PerGame>(of: K::Of<Self>) -> Listed<K>;

    /// The thing, if it is of this game.
    fn own<K: PerGame>(listed: &Listed<K>) -> Option<&K::Of<Self>>;
}

/// What can be proven about a game, beyond what a search finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provable {
    /// Nothing.
    Nothing,
    /// The ways of a puzzle.
    Puzzle,
    /// What becomes of positions with few pieces, counted through into a database.
    Endings,
    /// The same, and the start by search down to the database.
    Start,
}

/// Something that is done with a thing of any game.
/// ```
/// use hall::{Match, Matches, Room, Visitor};
/// use kernel::Position;
///
/// /// How many steps may be chosen from, with no step ever becoming a text.
/// struct Choices;
///
/// impl Visitor<Matches<'_>> for Choices {
///     type Output = u64;
///
///     fn plain<G: Room>(self, of: &Match<G>) -> u64 {
///         of.position().count_steps()
///     }
/// }
///
/// let playing = hall::games()[0].open(&[], 0)?;
/// let listed = playing.listed().expect("a game of the list");
/// assert_eq!(listed.visit(Choices), playing.steps().len() as u64);
/// # Ok::<(), kernel::TextError>(())
/// ```
/// A game comes with what the list says of it; unless something special is done there,
/// it is a plain one.
pub trait Visitor<K: PerGame>: Sized {
    /// What comes of it.
    type Output;

    /// A game of which nothing more is known.
    fn plain<G: Room>(self, of: K::Of<G>) -> Self::Output;

    /// A game that is a puzzle.
    fn puzzle<G: Room<Position: Puzzle>>(self, of: K::Of<G>) -> Self::Output {
        self.plain::<G>(of)
    }

    /// A game whose positions can be counted through.
    fn counted<G: Room<Position: Indexed>>(self, of: K::Of<G>) -> Self::Output {
        self.plain::<G>(of)
    }

    /// A game that leads only forward to positions that can be counted through.
    fn onward<G: Room<Position: Onward>>(self, of: K::Of<G>) -> Self::Output {
        self.counted::<G>(of)
    }
}

/// How a match and rules of one game are listed.
pub(crate) struct Row<G: Game> {
    pub(crate) of_match: for<'a> fn(&'a Match<G>) -> Listed<Matches<'a>>,
    pub(crate) of_rules: fn(G::Rules) -> Listed<TypedRules>,
}

impl<G: Game> Clone for Row<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Row<G> {}

impl<G: Room> Row<G> {
    pub(crate) const NEW: Row<G> = Row { of_match: |of| G::listed::<Matches<'_>>(of), of_rules: G::listed::<TypedRules> };
}

/// Writes what the list of rooms means, from a line for each: a name, the type, and what can be proven about it: `plain` for nothing,
/// `puzzle`, `counted` or `onward`, as the methods of a [`Visitor`].
macro_rules! rooms {
    (@provable plain) => { Provable::Nothing };
    (@provable puzzle) => { Provable::Puzzle };
    (@provable counted) => { Provable::Endings };
    (@provable onward) => { Provable::Start };
    ($($name:ident($game:ty): $ability:ident,)*) => {
        /// A thing of one game. It stays inside the hall, so that nobody can ask which.
        pub(crate) enum Which<K: PerGame> {
            $($name(K::Of<$game>),)*
        }

        $(impl Room for $game {
            const PROVABLE: Provable = rooms!(@provable $ability);

            fn listed<K: PerGame>(of: K::Of<Self>) -> Listed<K> {
                Listed(Which::$name(of))
            }

            fn own<K: PerGame>(listed: &Listed<K>) -> Option<&K::Of<Self>> {
                match &listed.0 {
                    Which::$name(of) => Some(of),
                    _ => None,
                }
            }
        })*

        impl<K: PerGame> Listed<K> {
            /// Does something with it.
            pub fn visit<V: Visitor<K>>(self, visitor: V) -> V::Output {
                match self.0 {
                    $(Which::$name(of) => visitor.$ability::<$game>(of),)*
                }
            }
        }

        /// All games, in the order they are shown.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            &[$(&Erased::<$game>::LISTED,)*]
        }
    };
}
pub(crate) use rooms;
