//! Rows: a table and its games as lists show them. They are written with the facts when the table looks different, and a
//! little later when only a step was played.

use super::TableTask;
use crate::hub::Body;
use crate::services::now;
use crate::storage::{Change, GameRow, TableRow};
use kernel::Lang;
use std::time::Duration;
use table::{Holder, State, Table, holder_name};
use tokio::time::Instant;
use wire::GameListing;

/// How old the row of a table may be while only steps are played: so much, and up to as much again, so that tables that began
/// together do not write together.
const ROW_AGE: Duration = Duration::from_secs(10);

/// When rows were written.
#[derive(Debug)]
pub(super) struct Rows {
    created: u64,
    /// When something happened last that everybody was told.
    changed: u64,
    /// When a row that is no longer right is to be written.
    due: Option<Instant>,
    /// Whether a player was here when it was written last.
    attended: bool,
    /// When the position on the board came up.
    shown: Instant,
}

impl Rows {
    pub(super) fn new(created: u64, changed: u64) -> Rows {
        Rows { created, changed, due: None, attended: false, shown: Instant::now() }
    }

    pub(super) fn due(&self) -> Option<Instant> {
        self.due
    }
}

/// What lists show of a table, apart from time and actor.
pub(super) type Shape = (State, bool, Vec<Holder>, Option<u32>);

/// The row of a table.
pub(crate) fn table_row(table: &Table, created: u64, changed: u64, attended: bool) -> TableRow {
    let state = table.state();
    TableRow {
        id: table.id().clone(),
        game: table.game().info().id.into(),
        state: state.word().into(),
        // Nobody should sit down, or look on, where nobody is.
        listed: table.setting().listed && (attended || matches!(state, State::Over | State::Closed)),
        host: table.setting().host.clone(),
        created,
        changed,
        sitters: table.visitors().into_iter().map(ToString::to_string).collect(),
        listing: wire::line(&table.listing(changed)),
    }
}

/// The row of the present game of a table, as it stands.
pub(crate) fn game_row(table: &Table, at: u64) -> Option<GameRow> {
    let (id, record) = (table.game_id()?, table.record()?);
    let seats = table.chosen().seating.all();
    let listing = GameListing {
        id: id.to_string(),
        table: table.id().to_string(),
        game: table.game().info().id.into(),
        rules: table.chosen().table_text.clone(),
        names: seats.map(|seat| holder_name(table.holder(seat))).collect(),
        result: record.result.clone(),
        moves: table.play().map_or(0, |play| play.moves.len()),
        ended: at,
    };
    Some(GameRow {
        id,
        game: listing.game.clone(),
        ended: at,
        listed: table.setting().listed,
        listing: wire::line(&listing),
        record: record.write(),
    })
}

impl TableTask {
    pub(super) fn shape(&self) -> Shape {
        let holders = self.table.chairs().iter().map(|chair| chair.holder.clone()).collect();
        let number = self.table.play().map(|play| play.number);
        (self.table.state(), self.table.setting().listed, holders, number)
    }

    /// Adds the rows that facts just applied make necessary; whether the lobby looks different when they are stored. What was told to
    /// nobody (`told`) leaves no trace in lists either: when a table changed last could be a sign.
    pub(super) fn add_rows(
        &mut self,
        changes: &mut Vec<Change>,
        was_over: bool,
        before: &Shape,
        told: bool,
        at: u64,
    ) -> bool {
        self.rows.shown = Instant::now();
        let game = self.table.game_id();
        let over = self.table.state() == State::Over;
        if let Some(id) = game.filter(|_| over || was_over) {
            match game_row(&self.table, at).filter(|_| over) {
                Some(row) => changes.push(Change::Game(row)),
                // It may have been the game before that was over; and what is closed stays as it ended.
                None if before.3 == Some(id.number) && !self.table.is_closed() => changes.push(Change::GameGone(id)),
                None => {}
            }
        }
        let same = self.shape() == *before;
        if same && !told {
            return false;
        }
        self.rows.changed = at;
        if same {
            let lot = Duration::from_millis(self.table.setting().seed % ROW_AGE.as_millis() as u64);
            self.rows.due.get_or_insert_with(|| Instant::now() + ROW_AGE + lot);
        } else {
            self.rows.due = None;
            self.rows.attended = self.is_attended();
            changes.push(Change::Table(table_row(&self.table, self.rows.created, at, self.rows.attended)));
            return self.table.setting().listed || before.1;
        }
        false
    }

    /// Somebody has come or gone: the table may enter or leave the lobby.
    pub(super) fn attended(&mut self) {
        let open = matches!(self.table.state(), State::Waiting | State::Playing) && self.table.setting().listed;
        if open && self.rows.attended != self.is_attended() {
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
        // Where coming and going could be a sign, lists do not tell of it.
        let changed_at = if self.table.is_mute() { self.rows.changed } else { now() };
        let row = table_row(&self.table, self.rows.created, changed_at, attended);
        if let Err(error) = self.services.storage.write(vec![Change::Table(row)]).await {
            tracing::warn!(table = %self.table.id(), %error, "the row of a table could not be stored");
        }
        if changed && self.table.setting().listed {
            self.services.hub.lobby_changed();
        }
    }

    /// When the table was set up.
    pub(super) fn created(&self) -> u64 {
        self.rows.created
    }

    /// Since when the present position has been on the board.
    pub(super) fn shown_since(&self) -> Instant {
        self.rows.shown
    }

    /// The record of the present game, if it has this number.
    pub(super) fn record(&self, number: u32) -> Option<Body> {
        self.table.play().filter(|play| play.number == number)?;
        self.table.shown_record().map(|record| record.write().into())
    }

    /// The history of the present game, if it has this number.
    pub(super) fn history(&mut self, number: u32, lang: Lang) -> Option<Body> {
        self.table.play().filter(|play| play.number == number)?;
        table::history::of_table(&mut self.table, lang).map(|history| wire::line(&history).into())
    }
}
