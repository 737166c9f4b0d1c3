//! Upload: a game that was played elsewhere, at home in the browser or in a terminal, becomes a table of the visitor's own. Only its
//! record is taken, and played again by our own rules: nothing else that somebody sends is believed.

use super::App;
use super::answers::{Body, Language, Problem};
use super::guard::{Peer, aside, charge};
use super::identity::Identity;
use super::tables::set_up;
use crate::lot::random_number;
use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Lang;
use table::history::{Replay, replay};
use table::words::fault;
use table::{LEVELS, Table, TableId, opened};
use wire::{ClockSetting, Code, Fact, FaultJson, FormatSetting, RecordOrder, SeatOrder, TableMade, TableOrder};

/// Keep a game that was played elsewhere
///
/// It becomes a table of one's own: over, or to go on with. Seats of engines stay theirs, all others are the visitor's.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = RecordOrder, responses((status = 201, body = TableMade)))]
pub(super) async fn upload(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
    Body(order): Body<RecordOrder>,
) -> Result<Response, Problem> {
    charge(&app, &peer, &headers, language)?;
    let (visitor, lang) = (identity.visitor.to_string(), language.0);
    let facts = aside(language, move || facts(&order.record, &visitor, lang).map_err(Problem)).await?;
    set_up(&app, &peer, &identity, language, &headers, |name| Ok(named(facts, name))).await
}

/// The facts with the visitor's name.
fn named(mut facts: Vec<Fact>, own: &str) -> Vec<Fact> {
    if let Some(Fact::Opened { chairs, .. }) = facts.first_mut() {
        for chair in chairs {
            if let wire::HolderJson::Person { name, .. } = chair {
                *name = own.into();
            }
        }
    }
    facts
}

/// The facts that a record comes to.
fn facts(record: &str, visitor: &str, lang: Lang) -> Result<Vec<Fact>, FaultJson> {
    let bad = |error: String| fault(Code::BadRequest, lang).with_detail(format!("record: {error}"));
    let Replay { playing, moves, record } = replay(record).map_err(bad)?;
    let level = |name: &str| name.strip_prefix("level:")?.parse().ok().filter(|level| LEVELS.contains(level));
    let seats = playing.chosen().seating.all();
    let seat = |seat: kernel::Seat| match record.tag(&format!("Seat{seat}")).and_then(level) {
        Some(level) => SeatOrder::Engine { level },
        None => SeatOrder::Me,
    };
    let order = TableOrder {
        game: playing.game().info().id.into(),
        rules: playing.rules(),
        seats: seats.map(seat).collect(),
        shuffle: false,
        start: None,
        position: Some(playing.start_text()),
        clock: ClockSetting::None,
        format: FormatSetting::default(),
        listed: false,
        takeback: None,
    };
    let first = opened(&order, visitor, "", random_number(), lang)?;
    let mut table = Table::new(TableId::new([0; 10]), &first).map_err(bad)?;
    let mut facts = vec![first];
    let mut add = |table: &mut Table, fact: Fact| {
        table.apply(&fact).map_err(bad)?;
        facts.push(fact);
        Ok::<(), FaultJson>(())
    };
    if let Some(begun) = table.follows() {
        add(&mut table, begun)?;
    }
    for moved in moves {
        let fact = match (moved.why, moved.seat) {
            (None, Some(seat)) => Fact::Stepped { seat: seat.0, step: moved.text, clocks: Vec::new() },
            (Some(why), _) => Fact::Acted { action: moved.text.trim_start_matches('@').into(), why, clocks: Vec::new() },
            (None, None) => return Err(bad("a step of nobody".into())),
        };
        add(&mut table, fact)?;
    }
    Ok(facts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Dice;

    /// A record of some random steps, with an engine on every second seat.
    fn played(game: &dyn hall::AnyGame, steps: usize) -> String {
        let mut playing = game.open(&[], 0).unwrap();
        let mut dice = Dice::new(5);
        for _ in 0..steps {
            let Some(step) = playing.random_step(&mut dice) else { break };
            playing.play(&[&step]).unwrap();
        }
        let seats = playing.chosen().seating.all().map(|seat| (format!("Seat{seat}"), seat.0 % 2 == 1));
        let seats: Vec<(String, bool)> = seats.collect();
        let tags: Vec<(&str, &str)> =
            seats.iter().map(|(tag, engine)| (tag.as_str(), if *engine { "level:3" } else { "Eve" })).collect();
        playing.record(&tags).write()
    }

    #[test]
    fn a_record_becomes_the_same_game_at_a_table_of_ones_own() {
        for game in hall::games() {
            for steps in [0, 9, 2000] {
                let text = played(*game, steps);
                let facts = named(facts(&text, "zzzzzzzzzzzzzzzz", Lang::EN).unwrap(), "Ada");
                let table = Table::sum(&TableId::new([1; 10]), facts.into_iter().map(Ok)).unwrap().unwrap();
                let before = replay(&text).unwrap().playing;
                assert_eq!(table.play().unwrap().playing.text(), before.text(), "{} after {steps}", game.info().id);
                assert_eq!(table.play().unwrap().moves.len(), before.len());
                assert_eq!(table.seated_name("zzzzzzzzzzzzzzzz"), Some("Ada"));
                assert!(!wire::line(&table.record().unwrap().write()).contains("Eve"), "nobody else's name is taken over");
            }
        }
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let game = hall::games()[0];
        let illegal = format!("{}\n1. nonsense\n", played(game, 0));
        for text in ["", "[Game \"chess\"]\n\n*\n", &illegal] {
            assert_eq!(facts(text, "zzzzzzzzzzzzzzzz", Lang::EN).unwrap_err().code, Code::BadRequest, "{text}");
        }
    }
}
