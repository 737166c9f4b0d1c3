//! Rows: a table and its games as lists show them. They are written with the facts when the table looks different, and a
//! little later when only a step was played.

use super::Desk;
use crate::house::now;
use crate::id::GameId;
use crate::post::Body;
use crate::storage::{Change, GameRow, TableRow};
use crate::table::{Holder, State, Table};
use kernel::Lang;
use std::time::Duration;
use tokio::time::Instant;
use wire::{GameListing, ListingJson, Why};

/// How old the row of a table may be while only steps are played: so much, and up to as much again, so that tables that began
/// together do not write together.
const ROW_AGE: Duration = Duration::from_secs(10);

/// When rows were written.
#[derive(Debug)]
pub(super) struct Rows {
    created: u64,
    /// When a row that is no longer right is to be written.
    due: Option<Instant>,
    /// Whether a player was here when it was written last.
    attended: bool,
    /// When the position on the board came up.
    shown: Instant,
}

impl Rows {
    pub(super) fn new(created: u64) -> Rows {
        Rows { created, due: None, attended: true, shown: Instant::now() }
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

/// What lists show of a table, apart from time and actor.
pub(super) type Shape = (State, bool, Vec<Holder>, Option<u32>);

/// A table as lists show it.
pub(crate) fn listing(table: &Table, changed: u64) -> ListingJson {
    ListingJson {
        table: table.id.to_string(),
        game: table.game.info().id.into(),
        rules: table.chosen.table_text.clone(),
        state: table.state().word().into(),
        clock: table.setting.clock,
        format: table.setting.format,
        seats: table.chosen.seating.all().map(|seat| table.shown_holder(seat, Lang::En)).collect(),
        actor: table.actor().map(|seat| seat.0 + 1),
        changed,
    }
}

/// The row of a table.
pub(crate) fn table_row(table: &Table, created: u64, changed: u64, attended: bool) -> TableRow {
    let state = table.state();
    TableRow {
        id: table.id.clone(),
        game: table.game.info().id.into(),
        state: state.word().into(),
        // Nobody should sit down at a table whose host has gone.
        listed: table.setting.listed && (attended || state != State::Waiting),
        host: table.setting.host.clone(),
        created,
        changed,
        sitters: table.visitors().into_iter().map(ToString::to_string).collect(),
        listing: wire::line(&listing(table, changed)),
    }
}

/// The name of whoever holds a seat, as records write it.
pub(crate) fn holder_name(holder: &Holder) -> String {
    match holder {
        Holder::Open => "?".into(),
        Holder::Person { name, .. } => name.clone(),
        Holder::Engine { level } => format!("level:{level}"),
    }
}

/// The record of the present game.
pub(crate) fn record(table: &Table) -> Option<kernel::record::Record> {
    let play = table.play.as_ref()?;
    let mut tags: Vec<(String, String)> = vec![("Site".into(), format!("/t/{}", table.id))];
    for seat in table.chosen.seating.all() {
        tags.push((format!("Seat{seat}"), holder_name(table.holder(seat))));
    }
    tags.push(("Takeback".into(), table.setting.takeback.word().into()));
    if let Some(throws) = &play.throws {
        tags.push(("Throws".into(), throws.text()));
    }
    if !table.setting.lots.is_empty() {
        let player = |seat| table.player(table.chair_of(seat)).to_string();
        tags.push(("Lots".into(), table.chosen.seating.all().map(player).collect::<Vec<_>>().join(" ")));
    }
    if table.setting.format.games() > 1 {
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

impl Desk {
    pub(super) fn shape(&self) -> Shape {
        let holders = self.table.chairs.iter().map(|chair| chair.holder.clone()).collect();
        let number = self.table.play.as_ref().map(|play| play.number);
        (self.table.state(), self.table.setting.listed, holders, number)
    }

    /// Adds the rows that facts just applied make necessary; whether the lobby looks different when they are stored.
    pub(super) fn add_rows(&mut self, changes: &mut Vec<Change>, was_over: bool, before: &Shape, at: u64) -> bool {
        self.rows.shown = Instant::now();
        let game = self.table.game_id();
        let over = self.table.state() == State::Over;
        if let Some(id) = game.filter(|_| over || was_over) {
            match self.game_row(&id, at).filter(|_| over) {
                Some(row) => changes.push(Change::Game(row)),
                // It may have been the game before that was over.
                None if before.3 == Some(id.number) => changes.push(Change::GameGone(id)),
                None => {}
            }
        }
        if self.shape() == *before {
            let lot = Duration::from_millis(self.table.setting.seed % ROW_AGE.as_millis() as u64);
            self.rows.due.get_or_insert_with(|| Instant::now() + ROW_AGE + lot);
        } else {
            self.rows.due = None;
            self.rows.attended = self.is_attended() || self.guests.is_empty();
            changes.push(Change::Table(table_row(&self.table, self.rows.created, at, self.rows.attended)));
            return self.table.setting.listed || before.1;
        }
        false
    }

    fn game_row(&self, id: &GameId, at: u64) -> Option<GameRow> {
        let record = record(&self.table)?;
        let seats = self.table.chosen.seating.all();
        let listing = GameListing {
            id: id.to_string(),
            table: self.table.id.to_string(),
            game: self.table.game.info().id.into(),
            rules: self.table.chosen.table_text.clone(),
            names: seats.map(|seat| holder_name(self.table.holder(seat))).collect(),
            result: record.result.clone(),
            moves: self.table.play.as_ref().map_or(0, |play| play.moves.len()),
            ended: at,
        };
        Some(GameRow {
            id: id.clone(),
            game: listing.game.clone(),
            ended: at,
            listed: self.table.setting.listed,
            listing: wire::line(&listing),
            record: record.write(),
        })
    }

    /// A player has come or gone: a table that waits for players may enter or leave the lobby.
    pub(super) fn attended(&mut self) {
        let waits = self.table.state() == State::Waiting && self.table.setting.listed;
        if waits && self.rows.attended != self.is_attended() {
            // A moment of absence, as when a page is loaded again, changes nothing.
            let delay = if self.is_attended() { Duration::ZERO } else { Duration::from_secs(3) };
            self.rows.due = Some(Instant::now() + delay);
        }
    }

    /// Writes the row, if it is no longer right.
    pub(super) async fn store_row(&mut self) {
        if self.rows.due.take().is_none() {
            return;
        }
        let attended = self.is_attended();
        let changed = attended != self.rows.attended;
        self.rows.attended = attended;
        let row = table_row(&self.table, self.rows.created, now(), attended);
        if let Err(error) = self.house.storage.write(vec![Change::Table(row)]).await {
            tracing::warn!(table = %self.table.id, %error, "the row of a table could not be stored");
        }
        if changed && self.table.setting.listed {
            self.house.post.lobby_changed();
        }
    }

    /// Since when the present position has been on the board.
    pub(super) fn shown_since(&self) -> Instant {
        self.rows.shown
    }

    /// The record of the present game, if it has this number.
    pub(super) fn record(&self, number: u32) -> Option<Body> {
        self.table.play.as_ref().filter(|play| play.number == number)?;
        record(&self.table).map(|record| record.write().into())
    }

    /// The history of the present game, if it has this number.
    pub(super) fn history(&mut self, number: u32, lang: Lang) -> Option<Body> {
        self.table.play.as_ref().filter(|play| play.number == number)?;
        crate::history::of_table(&mut self.table, lang).map(|history| wire::line(&history).into())
    }
}
