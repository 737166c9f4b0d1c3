//! Table: one table as the sum of its facts. It decides about commands and changes by facts, and does nothing else: no
//! storage, no socket, no time of its own.

mod apply;
mod arrange;
mod decide;
mod help;
mod may;
mod offers;
mod open;
mod opening;
mod play;
mod seats;
mod silence;
mod steps;
mod talk;
mod tree;

pub(crate) use arrange::formats;
pub(crate) use decide::{Decision, Now, Who, Wish};
pub(crate) use open::opened;
pub(crate) use opening::{Opening, numbered, opening};
pub(crate) use play::{Moved, Play, tell};
pub(crate) use seats::seat_path;
pub(crate) use steps::preview;
pub(crate) use talk::{Channel, Hearers, is_unseemly};
pub(crate) use tree::{TREE_BUDGET, tree};

use crate::id::{GameId, TableId};
use hall::{AnyGame, Chosen, Status};
use kernel::{Lang, Outcome, Scene, Seat, Side};
use std::collections::BTreeSet;
use wire::{ClockSetting, FormatSetting, HolderJson, OfferFact, OfferKind, StartFact, TakebackSetting};

/// Who holds a chair.
pub(crate) type Holder = HolderJson;

/// One table.
pub(crate) struct Table {
    pub(crate) id: TableId,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) chosen: Chosen,
    pub(crate) setting: Setting,
    pub(crate) chairs: Vec<Chair>,
    /// The present game, or the last one.
    pub(crate) play: Option<Play>,
    pub(crate) offers: Vec<Offer>,
    next_offer: u32,
    /// Kinds of offers that were declined: who offered, what, and how many entries stood then.
    declined: Vec<(String, &'static str, usize)>,
    /// The sides that have offered something since the board changed last.
    offered: Vec<Side>,
    /// How many public facts there are.
    pub(crate) version: u64,
    /// How many facts there are.
    pub(crate) facts: u64,
    /// The version with which the board changed last.
    pub(crate) moved: u64,
    pub(crate) closed: bool,
}

/// What a table was set up with.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) start: StartFact,
    pub(crate) clock: ClockSetting,
    pub(crate) format: FormatSetting,
    pub(crate) listed: bool,
    pub(crate) host: String,
    pub(crate) seed: u64,
    /// The level of an engine that takes an absent player's place: the lowest that was at the table when it was set up.
    pub(crate) substitute: u8,
    pub(crate) takeback: TakebackSetting,
    /// What the lots gave to each chair: a place in the host's order; empty where none were drawn.
    pub(crate) lots: Vec<u8>,
}

/// A chair: somebody's place in all games of a match.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    /// How often its secret link was used or replaced.
    pub(crate) generation: u32,
    /// Whether its holder stood up during a game.
    pub(crate) left: bool,
    /// Whose place an engine has taken during a game: he may have it back.
    pub(crate) former: Option<Holder>,
}

/// Something on offer.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    pub(crate) fact: OfferFact,
    /// The visitors who have agreed.
    pub(crate) agreed: Vec<String>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
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
    pub(crate) const fn word(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Playing => "playing",
            State::Over => "over",
            State::Closed => "closed",
        }
    }
}

impl Table {
    /// Where the table stands.
    pub(crate) fn state(&self) -> State {
        match &self.play {
            _ if self.closed => State::Closed,
            None => State::Waiting,
            Some(play) if play.playing.status().is_over() => State::Over,
            Some(_) => State::Playing,
        }
    }

    /// The seat that has to decide, if a game is played.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match (self.state(), &self.play) {
            (State::Playing, Some(play)) => match play.playing.status() {
                Status::Turn { actor, .. } => Some(actor),
                Status::Over(_) => None,
            },
            _ => None,
        }
    }

    /// How the last game ended, if it has.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.play.as_ref()?.playing.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Turn { .. } => None,
        }
    }

    /// Whether nothing is to come any more at this table, unless somebody wants to play again.
    pub(crate) fn match_is_over(&self) -> bool {
        match self.state() {
            State::Waiting | State::Playing => false,
            State::Closed => true,
            State::Over => self.play.as_ref().is_none_or(|play| play.round >= self.setting.format.games()),
        }
    }

    /// The number of seats.
    pub(crate) fn seats(&self) -> usize {
        self.chosen.seating.seats()
    }

    /// The side of a seat.
    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.chosen.seating.side(seat)
    }

    /// The chair of a seat in the present game.
    pub(crate) fn chair_of(&self, seat: Seat) -> usize {
        self.play.as_ref().map_or(seat.index(), |play| play.chairs[seat.index()])
    }

    /// The seat of a chair in the present game.
    pub(crate) fn seat_of(&self, chair: usize) -> Seat {
        self.chosen.seating.all().find(|&seat| self.chair_of(seat) == chair).expect("every chair has a seat")
    }

    /// Who holds a seat.
    pub(crate) fn holder(&self, seat: Seat) -> &Holder {
        &self.chairs[self.chair_of(seat)].holder
    }

    /// The visitor on a chair.
    pub(crate) fn visitor_on(&self, chair: usize) -> Option<&str> {
        match &self.chairs[chair].holder {
            Holder::Person { visitor, .. } => Some(visitor),
            Holder::Open | Holder::Engine { .. } => None,
        }
    }

    /// The seats a visitor holds in the present game.
    pub(crate) fn seats_of(&self, visitor: &str) -> Vec<Seat> {
        self.chosen.seating.all().filter(|&seat| self.visitor_on(self.chair_of(seat)) == Some(visitor)).collect()
    }

    /// The number of the player on a chair, from 1: players at one screen are told apart by it.
    pub(crate) fn player(&self, chair: usize) -> u8 {
        self.setting.lots.get(chair).copied().unwrap_or(chair as u8) + 1
    }

    /// Whether a visitor has a word in the game: a seat that is not out of it (C-3).
    pub(crate) fn has_a_word(&self, visitor: &str) -> bool {
        let out = self.out();
        self.seats_of(visitor).iter().any(|seat| !out.contains(seat))
    }

    /// The seats that are out of the game.
    pub(crate) fn out(&self) -> Vec<Seat> {
        self.play.as_ref().map_or_else(Vec::new, |play| play.playing.scene(Lang::En).out)
    }

    /// Whether a visitor holds a seat.
    pub(crate) fn sits(&self, visitor: &str) -> bool {
        (0..self.chairs.len()).any(|chair| self.visitor_on(chair) == Some(visitor))
    }

    /// The visitors who hold seats.
    pub(crate) fn visitors(&self) -> BTreeSet<&str> {
        (0..self.chairs.len()).filter_map(|chair| self.visitor_on(chair)).collect()
    }

    /// The visitor who has to decide.
    pub(crate) fn acting_visitor(&self) -> Option<&str> {
        self.visitor_on(self.chair_of(self.actor()?))
    }

    /// The id of the present game.
    pub(crate) fn game_id(&self) -> Option<GameId> {
        self.play.as_ref().map(|play| GameId { table: self.id.clone(), number: play.number })
    }

    /// What stands on the board before the first game begins.
    pub(crate) fn first_scene(&self, lang: Lang) -> Scene {
        let opened = match &self.setting.start {
            StartFact::Position(text) => self.chosen.open_at(text),
            StartFact::Number(index) => self.chosen.open(*index),
            StartFact::Lot => self.chosen.open(0),
        };
        opened.map(|playing| playing.scene(lang)).unwrap_or_default()
    }

    /// The word of an offer.
    pub(crate) const fn offer_word(&self, what: &OfferKind) -> &'static str {
        offers::word(what)
    }

    /// Whether the seats belong to one visitor, apart from engines.
    pub(crate) fn is_alone(&self, visitor: &str) -> bool {
        self.visitors().into_iter().eq([visitor]) && !self.chairs.iter().any(|chair| chair.holder == Holder::Open)
    }

    /// Whether all seats belong to one visitor, at one screen.
    pub(crate) fn is_hot_seat(&self, visitor: &str) -> bool {
        (0..self.chairs.len()).all(|chair| self.visitor_on(chair) == Some(visitor))
    }
}
