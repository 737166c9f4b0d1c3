//! Table: one table as the sum of its facts. It decides about commands and changes by facts, and does nothing else: no
//! storage, no socket, no time of its own.

mod apply;
mod arrange;
mod decide;
mod help;
mod moderation;
mod offers;
mod open;
mod opening;
mod permissions;
mod play;
mod seats;
mod silence;
mod steps;
mod talk;
mod tree;

pub use arrange::formats;
pub use decide::{Decision, Now, SeatKeys, Who, Wish};
pub use open::{LEVELS, opened};
pub(crate) use opening::{Opening, numbered, opening};
pub(crate) use play::tell;
pub use play::{Moved, Play};
pub use seats::seat_path;
pub use steps::preview;
pub use talk::{Audience, Channel, is_unseemly};
pub use tree::{TREE_BUDGET, tree};

use crate::id::{GameId, TableId};
use hall::{AnyGame, Chosen, Status};
use kernel::{Outcome, Seat, Side};
use std::collections::BTreeSet;
use wire::live::OfferedJson;
use wire::{ClockSetting, FormatSetting, HolderJson, OfferFact, StartFact, TakebackSetting};

/// Who holds a chair.
pub type Holder = HolderJson;

/// One table. It changes by [`Table::apply`] only.
pub struct Table {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) chosen: Chosen,
    pub(crate) setting: Setting,
    pub(crate) chairs: Vec<Chair>,
    /// The present game, or the last one.
    pub(crate) play: Option<Play>,
    pub(crate) offers: Vec<Offer>,
    pub(crate) next_offer: u32,
    /// Kinds of offers that were declined: who offered, what, and how many entries stood then.
    pub(crate) declined: Vec<(String, OfferedJson, usize)>,
    /// The sides that have offered something since the board changed last.
    pub(crate) offered: Vec<Side>,
    pub(crate) version: u64,
    pub(crate) facts: u64,
    pub(crate) moved: u64,
    pub(crate) closed: bool,
    /// The visitors who were sent away, the oldest first.
    pub(crate) removed: Vec<String>,
}

/// What a table was set up with.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Where its games begin.
    pub start: StartFact,
    /// The time for thinking.
    pub clock: ClockSetting,
    /// How many games make a match, and who sits where in each.
    pub format: FormatSetting,
    /// Whether everybody may find it.
    pub listed: bool,
    /// Whether only those with a secret link may sit down.
    pub reserved: bool,
    /// Whether only those who sit write before everybody.
    pub hushed: bool,
    /// The visitor who set it up.
    pub host: String,
    /// Where chance starts.
    pub seed: u64,
    /// The level of an engine that takes an absent player's place: the lowest that was at the table when it was set up.
    pub substitute: u8,
    /// Whether steps may be taken back.
    pub takeback: TakebackSetting,
    /// What the lots gave to each chair: a place in the host's order; empty where none were drawn.
    pub lots: Vec<u8>,
    /// Under which rules it was opened, as [`crate::edition`] says; empty for a table of before that was written down.
    pub version: String,
}

/// A chair: somebody's place in all games of a match.
#[derive(Clone, Debug)]
pub struct Chair {
    /// Who sits on it.
    pub holder: Holder,
    /// How often its secret link was used or replaced.
    pub generation: u32,
    /// Whether its holder stood up during a game.
    pub left: bool,
    /// Whose place an engine has taken during a game: he may have it back.
    pub former: Option<Holder>,
}

/// Something on offer.
#[derive(Clone, Debug)]
pub struct Offer {
    /// What is offered, and by whom.
    pub fact: OfferFact,
    /// The visitors who have agreed.
    pub agreed: Vec<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are open.
    Waiting,
    /// A game is played.
    Playing,
    /// The last game is over.
    Over,
    /// The table is closed.
    Closed,
}

impl State {
    /// The word for it in lists.
    pub const fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Playing => "playing",
            State::Over => "over",
            State::Closed => "closed",
        }
    }
}

impl Table {
    /// Its id.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The game that is played here.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The options under which it is played.
    pub fn chosen(&self) -> &Chosen {
        &self.chosen
    }

    /// What it was set up with.
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// The places of those who play.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The present game, or the last one.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// What is on offer.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// How many public facts there are.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How many facts there are.
    pub fn facts(&self) -> u64 {
        self.facts
    }

    /// The version with which the board changed last.
    pub fn moved(&self) -> u64 {
        self.moved
    }

    /// Whether it is closed for good.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Where the table stands.
    pub fn state(&self) -> State {
        match &self.play {
            _ if self.closed => State::Closed,
            None => State::Waiting,
            Some(play) if play.playing.status().is_over() => State::Over,
            Some(_) => State::Playing,
        }
    }

    /// The seat that has to decide, if a game is played.
    pub fn actor(&self) -> Option<Seat> {
        match (self.state(), &self.play) {
            (State::Playing, Some(play)) => match play.playing.status() {
                Status::Turn { actor, .. } => Some(actor),
                Status::Over(_) => None,
            },
            _ => None,
        }
    }

    /// How the last game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.play.as_ref()?.playing.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Turn { .. } => None,
        }
    }

    /// Whether nothing is to come any more at this table, unless somebody wants to play again.
    pub fn match_is_over(&self) -> bool {
        match self.state() {
            State::Waiting | State::Playing => false,
            State::Closed => true,
            State::Over => self.play.as_ref().is_none_or(|play| play.round >= self.setting.format.games()),
        }
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.chosen.seating.seats()
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.chosen.seating.side(seat)
    }

    /// The chair of a seat in the present game.
    pub fn chair_of(&self, seat: Seat) -> usize {
        self.play.as_ref().map_or(seat.index(), |play| play.chairs[seat.index()])
    }

    /// The seat of a chair in the present game.
    pub fn seat_of(&self, chair: usize) -> Seat {
        self.chosen.seating.all().find(|&seat| self.chair_of(seat) == chair).expect("every chair has a seat")
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: Seat) -> &Holder {
        &self.chairs[self.chair_of(seat)].holder
    }

    /// The visitor on a chair.
    pub fn visitor_on(&self, chair: usize) -> Option<&str> {
        match &self.chairs[chair].holder {
            Holder::Person { visitor, .. } => Some(visitor),
            Holder::Open | Holder::Engine { .. } => None,
        }
    }

    /// The seats a visitor holds in the present game.
    pub fn seats_of(&self, visitor: &str) -> Vec<Seat> {
        self.chosen.seating.all().filter(|&seat| self.visitor_on(self.chair_of(seat)) == Some(visitor)).collect()
    }

    /// The number of the player on a chair, from 1: players at one screen are told apart by it.
    pub fn player(&self, chair: usize) -> u8 {
        self.setting.lots.get(chair).copied().unwrap_or(chair as u8) + 1
    }

    /// Whether a visitor has a word in the game: a seat that is not out of it (C-3).
    pub fn has_a_word(&self, visitor: &str) -> bool {
        let out = self.out();
        self.seats_of(visitor).iter().any(|seat| !out.contains(seat))
    }

    /// The seats that are out of the game.
    pub fn out(&self) -> Vec<Seat> {
        self.play.as_ref().map_or_else(Vec::new, |play| play.playing.scene().out)
    }

    /// Whether a visitor holds a seat.
    pub fn sits(&self, visitor: &str) -> bool {
        (0..self.chairs.len()).any(|chair| self.visitor_on(chair) == Some(visitor))
    }

    /// The visitors who hold seats.
    pub fn visitors(&self) -> BTreeSet<&str> {
        (0..self.chairs.len()).filter_map(|chair| self.visitor_on(chair)).collect()
    }

    /// The visitor who has to decide.
    pub fn acting_visitor(&self) -> Option<&str> {
        self.visitor_on(self.chair_of(self.actor()?))
    }

    /// The id of the present game.
    pub fn game_id(&self) -> Option<GameId> {
        self.play.as_ref().map(|play| GameId { table: self.id.clone(), number: play.number })
    }

    /// What is shown before the first game begins.
    pub fn first(&self) -> Option<Box<dyn hall::AnyMatch>> {
        let opened = match &self.setting.start {
            StartFact::Position(text) => self.chosen.open_at(text),
            StartFact::Number(index) => self.chosen.open(*index),
            StartFact::Lot => self.chosen.open(0),
        };
        opened.ok()
    }

    /// Whether the seats belong to one visitor, apart from engines.
    pub fn is_alone(&self, visitor: &str) -> bool {
        self.visitors().into_iter().eq([visitor]) && !self.chairs.iter().any(|chair| chair.holder == Holder::Open)
    }

    /// Whether all seats belong to one visitor, at one screen.
    pub fn is_hot_seat(&self, visitor: &str) -> bool {
        (0..self.chairs.len()).all(|chair| self.visitor_on(chair) == Some(visitor))
    }
}
