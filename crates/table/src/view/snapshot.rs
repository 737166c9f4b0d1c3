//! Snapshot: everything about a table that everybody may know.

use crate::table::{Moved, Offer, State, Table};
use crate::words::{courtesies, moments};
use hall::{AnyMatch, AnyPast, Chosen, Status};
use kernel::{Ending, Lang};
use speech::Say;
use wire::live::{ClocksJson, MoveJson, OfferJson, PROTOCOL, PlayJson, SeatJson, SnapshotJson, StatusJson, TableJson};
use wire::{HolderJson, LayoutJson, SceneJson, TakebackSetting, Why};

/// Everything about a table.
pub fn snapshot(table: &mut Table, clocks: ClocksJson, at: u64, lang: Lang) -> SnapshotJson {
    SnapshotJson {
        protocol: PROTOCOL,
        version: table.version,
        at,
        table: table_json(table, lang),
        seats: seats(table, lang),
        play: play(table, clocks, lang),
        offers: offers(table, lang),
    }
}

fn table_json(table: &Table, lang: Lang) -> TableJson {
    let info = table.game.info();
    let is_final = table.setting.takeback == TakebackSetting::Never;
    TableJson {
        id: table.id.to_string(),
        game: info.id.into(),
        name: info.name.say(lang),
        rules: table.chosen.table_text.clone(),
        actions: info.actions.iter().map(|kind| kind.word().into()).collect(),
        talk: table.chosen.talk.into(),
        binds_touch: table.chosen.touch_rule.is_some(),
        clock: table.setting.clock,
        takeback: table.setting.takeback,
        final_told: is_final.then(|| moments::no_takeback(table.chosen.ritual.finality, lang)),
        final_rule: table.chosen.ritual.finality.filter(|_| is_final).map(Into::into),
        format: table.setting.format,
        host: table.setting.host.clone(),
        listed: table.setting.listed,
        reserved: table.setting.reserved,
        hushed: table.setting.hushed,
        pairs: table.game.counts_pairs(),
        formats: table.game.formats().iter().map(|format| format.id.into()).collect(),
        phrases: courtesies::all(lang),
        layout: LayoutJson::new(&table.chosen.layout(), lang),
    }
}

/// The seats of the present game.
pub(crate) fn seats(table: &Table, lang: Lang) -> Vec<SeatJson> {
    let seat = |seat: kernel::Seat| SeatJson {
        seat: seat.0 + 1,
        name: table.chosen.seat_name(seat).say(lang),
        side: table.chosen.side_ids[table.side(seat).index()].into(),
        side_name: table.chosen.side_name(table.side(seat)).say(lang),
        camps: table.chosen.seat_camps(seat).into_iter().map(Into::into).collect(),
        chair: table.chair_of(seat) as u8 + 1,
        player: table.player(table.chair_of(seat)),
        holder: table.shown_holder(seat, lang),
    };
    table.chosen.seating.all().map(seat).collect()
}

/// The present game, or the one to come.
pub(super) fn play(table: &mut Table, clocks: ClocksJson, lang: Lang) -> PlayJson {
    let layout = table.chosen.layout();
    let first = if table.play.is_none() { table.first() } else { None };
    let playing = table.play.as_ref().map(|play| &play.playing).or(first.as_ref());
    let scene = playing.map(|playing| playing.scene()).unwrap_or_default();
    let (rules, position) = playing.map(|playing| (playing.rules(), playing.start_text())).unwrap_or_default();
    let id = table.game_id().map(|id| id.to_string()).unwrap_or_default();
    let (status, score, opening) = (status(table, lang), table.score(), table.opening(lang));
    let chosen = &table.chosen;
    let moves = table.play.as_mut().map(|play| moves(play, chosen, lang)).unwrap_or_default();
    PlayJson { id, rules, position, scene: SceneJson::new(&scene, &layout, lang), opening, moves, status, clocks, score }
}

/// The moves of a game with their sentences.
pub(crate) fn moves(play: &mut crate::table::Play, chosen: &Chosen, lang: Lang) -> Vec<MoveJson> {
    let told = play.told(chosen, lang).to_vec();
    let moved = play.moves.iter().zip(told).zip(play.playing.history()).enumerate();
    moved.map(|(index, ((moved, told), past))| move_json(index + 1, moved, past.as_ref(), told)).collect()
}

/// A move in the list.
pub fn move_json(number: usize, moved: &Moved, past: &dyn AnyPast, told: String) -> MoveJson {
    let (text, seat) = (moved.text.clone(), moved.seat.map(|seat| seat.0 + 1));
    let written = past.written().filter(|written| *written != text);
    MoveJson { number, turn: moved.turn, seat, text, written, told }
}

/// How the present game stands.
pub(crate) fn status(table: &Table, lang: Lang) -> StatusJson {
    match (&table.play, table.state()) {
        (None, State::Waiting) => StatusJson::Waiting,
        (Some(play), State::Playing | State::Over | State::Closed) if !(table.closed && table.outcome().is_none()) => {
            status_of(play.playing.as_ref(), &table.chosen, play.why(), lang)
        }
        _ => StatusJson::Closed,
    }
}

/// How a game stands.
pub fn status_of(playing: &dyn AnyMatch, chosen: &Chosen, why: Option<Why>, lang: Lang) -> StatusJson {
    match playing.status() {
        Status::Turn { actor, side } => StatusJson::Playing {
            actor: actor.0 + 1,
            side: playing.side_id(side).into(),
            starts_turn: playing.starts_turn(),
        },
        Status::Over(outcome) => StatusJson::Over {
            winners: outcome.winners.iter().map(|side| playing.side_id(side).into()).collect(),
            rule: outcome.rule.into(),
            why: match why {
                None => "rules",
                Some(Why::Wish) => "wish",
                Some(Why::Agreement) => "agreement",
                Some(Why::Time) => "time",
                Some(Why::Absence) => "absence",
                Some(Why::Host) => "host",
            }
            .into(),
            told: match (why, outcome.ending()) {
                // A room says not only how the game has ended by its rules but also why. Repetition is the match's to see.
                (None, Ending::Draw) if outcome.rule == moments::REPETITION => None,
                (None, _) => playing.scene().words.first().map(|word| word.say(lang)),
                _ => None,
            }
            .unwrap_or_else(|| moments::over(outcome, why, chosen, lang)),
        },
    }
}

/// What is on offer.
pub(super) fn offers(table: &Table, lang: Lang) -> Vec<OfferJson> {
    let stand = table.play.as_ref().map_or(0, |play| play.moves.len());
    let side_name = |id: &str| {
        let side = table.chosen.side_ids.iter().position(|other| *other == id).unwrap_or_default();
        table.chosen.side_name(kernel::Side(side as u8)).say(lang)
    };
    // Where partners may not consult an offer is its side's, and who has agreed is not told.
    let mute = table.is_mute();
    let offer = |offer: &Offer| OfferJson {
        number: offer.fact.number,
        kind: (&offer.fact.what).into(),
        by: if mute { String::new() } else { offer.fact.by.clone() },
        waits_for: (table.consent(&offer.fact.what).into_iter()).filter(|who| mute || !offer.agreed.contains(who)).collect(),
        told: match (table.chosen.ritual.solved, offer.fact.by.as_str()) {
            (Some(rule), "") => moments::proven_draw(rule, lang),
            (_, by) => moments::offered(&offer.fact.what, &name(table, by, lang), side_name, stand, lang),
        },
    };
    table.offers.iter().map(offer).collect()
}

/// The name of a visitor at the table; of his side, where names are not told.
fn name(table: &Table, visitor: &str, lang: Lang) -> String {
    if table.is_mute() {
        let side = table.seats_of(visitor).first().map(|&seat| table.side(seat));
        return side.map_or_else(|| "?".into(), |side| table.chosen.side_name(side).say(lang));
    }
    let names = table.chairs.iter().filter_map(|chair| match &chair.holder {
        HolderJson::Person { visitor: other, name } if other == visitor => Some(name.clone()),
        _ => None,
    });
    names.into_iter().next().unwrap_or_else(|| "?".into())
}
