//! Record: the present game of a table as a record, and the table as lists show it.

use crate::table::{Holder, State, Table};
use kernel::record::Record;
use kernel::{Lang, Seat};
use wire::{ListingJson, StateJson, Why};

/// The name of whoever holds a seat, as records write it.
pub fn holder_name(holder: &Holder) -> String {
    match holder {
        Holder::Open => "?".into(),
        Holder::Person { name, .. } => name.clone(),
        Holder::Engine { level } => format!("level:{level}"),
    }
}

fn state_json(state: State) -> StateJson {
    match state {
        State::Waiting => StateJson::Waiting,
        State::Playing => StateJson::Playing,
        State::Over => StateJson::Over,
        State::Closed => StateJson::Closed,
    }
}

impl Table {
    /// The table as lists show it; `changed` is when it changed last.
    pub fn listing(&self, changed: u64) -> ListingJson {
        ListingJson {
            table: self.id.to_string(),
            game: self.game.info().id.into(),
            rules: self.chosen.table_text.clone(),
            state: state_json(self.state()),
            clock: self.setting.clock,
            format: self.setting.format,
            seats: self.chosen.seating.all().map(|seat| self.shown_holder(seat, Lang::En)).collect(),
            actor: self.actor().map(|seat| seat.0 + 1),
            changed,
        }
    }

    /// The record of the present game, with everybody's name.
    pub fn record(&self) -> Option<Record> {
        self.record_of(|seat| self.holder(seat).clone())
    }

    /// The record of the present game as everybody may see it: where partners may not consult, names are shown in the end.
    pub fn shown_record(&self) -> Option<Record> {
        self.record_of(|seat| self.shown_holder(seat, Lang::En))
    }

    fn record_of(&self, holder: impl Fn(Seat) -> Holder) -> Option<Record> {
        let play = self.play.as_ref()?;
        let mut tags: Vec<(String, String)> = vec![("Site".into(), format!("/t/{}", self.id))];
        for seat in self.chosen.seating.all() {
            tags.push((format!("Seat{seat}"), holder_name(&holder(seat))));
        }
        tags.push(("Takeback".into(), self.setting.takeback.word().into()));
        if let Some(throws) = &play.throws {
            tags.push(("Throws".into(), throws.text()));
        }
        if !self.setting.lots.is_empty() {
            let player = |seat| self.player(self.chair_of(seat)).to_string();
            tags.push(("Lots".into(), self.chosen.seating.all().map(player).collect::<Vec<_>>().join(" ")));
        }
        if self.setting.format.games() > 1 {
            tags.push(("Round".into(), play.round.to_string()));
        }
        let termination = match play.why() {
            Some(Why::Time) => Some("time"),
            Some(Why::Absence) => Some("absence"),
            _ => None,
        };
        tags.extend(termination.map(|word| ("Termination".into(), word.into())));
        let tags: Vec<(&str, &str)> = tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        Some(play.playing.record(&tags))
    }
}
