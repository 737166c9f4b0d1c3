//! Event: what a fact looks like to everybody at a table.

use super::snapshot::{move_json, offers, play, seats, status};
use crate::table::Table;
use kernel::{Lang, Scene};
use wire::live::{ClocksJson, EventJson, EventKindJson, MoveJson};
use wire::{Fact, SceneChangeJson, StoryJson};

/// The event of a public fact that was just applied. `before` is the scene before it, where a game was on.
pub fn event(table: &mut Table, fact: &Fact, before: Option<&Scene>, clocks: ClocksJson, lang: Lang) -> EventJson {
    let mut event = EventJson { version: table.version, ..EventJson::default() };
    match fact {
        Fact::Seated { .. } | Fact::Left { .. } => {
            event.kind = EventKindJson::Seats;
            event.seats = Some(seats(table, lang));
        }
        Fact::Listed { on } => {
            event.kind = EventKindJson::Table;
            event.listed = Some(*on);
        }
        Fact::Reserved { on } => {
            event.kind = EventKindJson::Table;
            event.reserved = Some(*on);
        }
        Fact::Hushed { on } => {
            event.kind = EventKindJson::Table;
            event.hushed = Some(*on);
        }
        Fact::Begun { .. } => {
            event.kind = EventKindJson::Begin;
            event.seats = Some(seats(table, lang));
            event.offers = Some(Vec::new());
            event.play = Some(Box::new(play(table, clocks, lang)));
        }
        Fact::Stepped { .. } => {
            event.kind = EventKindJson::Step;
            event.story = story(table, lang);
            event.played = last_move(table, lang);
            board(table, &mut event, before, clocks, lang);
        }
        Fact::Acted { .. } => {
            event.kind = EventKindJson::Action;
            event.played = last_move(table, lang);
            board(table, &mut event, before, clocks, lang);
        }
        Fact::Undone { entries, .. } => {
            event.kind = EventKindJson::Undo;
            event.stand = Some(*entries);
            board(table, &mut event, before, clocks, lang);
        }
        Fact::Offered { .. } | Fact::Agreed { .. } | Fact::Dropped { .. } => {
            event.kind = EventKindJson::Offer;
            event.offers = Some(offers(table, lang));
        }
        Fact::Closed => {
            event.kind = EventKindJson::Closed;
            event.status = Some(status(table, lang));
            event.offers = Some(Vec::new());
        }
        // Nobody is told of these, and nobody is at a table that is only being opened.
        Fact::Opened { .. }
        | Fact::Linked { .. }
        | Fact::Removed { .. }
        | Fact::Readmitted { .. }
        | Fact::Bound { .. }
        | Fact::Paused { .. } => {}
    }
    event
}

/// What changes whenever the board does.
fn board(table: &Table, event: &mut EventJson, before: Option<&Scene>, clocks: ClocksJson, lang: Lang) {
    if let (Some(play), Some(before)) = (&table.play, before) {
        let layout = table.chosen.layout();
        event.after = Some(SceneChangeJson::new(before, &play.playing.scene(), &layout, lang));
    }
    event.status = Some(status(table, lang));
    event.clocks = Some(clocks);
    event.offers = Some(Vec::new());
    event.score = Some(table.score());
    // Where names were not told, they are in the end.
    if table.chosen.talk == kernel::Talk::Silent && table.match_is_over() {
        event.seats = Some(seats(table, lang));
    }
}

fn last_move(table: &mut Table, lang: Lang) -> Option<MoveJson> {
    let chosen = &table.chosen;
    let play = table.play.as_mut()?;
    let told = play.told(chosen, lang).last().cloned()?;
    let past = play.playing.history().next_back()?;
    Some(move_json(play.moves.len(), play.moves.last()?, past.as_ref(), told))
}

fn story(table: &Table, lang: Lang) -> Option<StoryJson> {
    let playing = &table.play.as_ref()?.playing;
    let told = playing.told()?;
    Some(StoryJson::new(&told.story, &told.captions, &table.chosen.layout(), lang))
}
