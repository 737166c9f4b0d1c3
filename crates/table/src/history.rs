//! History: a whole game move by move, for replaying: what each move did, and what was different after it.

use crate::id::GameId;
use crate::table::{Moved, Opening, Table, numbered, opening, tell};
use crate::view::{move_json, status_of};
use hall::{AnyMatch, Chosen};
use kernel::Lang;
use kernel::Throws;
use kernel::record::{Record, Word};
use speech::Say;
use wire::live::{OpeningJson, TeamJson};
use wire::{HistoryJson, LayoutJson, PastMoveJson, SceneChangeJson, SceneJson, StoryJson, Why};

/// The history of the present game of a table.
pub fn of_table(table: &mut Table, lang: Lang) -> Option<HistoryJson> {
    let id = table.game_id()?;
    let players =
        table.chosen.seating.all().map(|seat| crate::record::holder_name(&table.shown_holder(seat, lang))).collect();
    let teams = table.score().teams;
    let opening = table.opening(lang);
    let play = table.play.as_ref()?;
    let past = history(&id, play.playing.as_ref(), &play.moves, &table.chosen, players, teams, lang);
    Some(HistoryJson { opening, ..past })
}

/// The history of a game that is over.
pub fn of_record(id: &GameId, record: &str, lang: Lang) -> Result<HistoryJson, String> {
    let Replay { playing, moves, record } = replay(record)?;
    let chosen = playing.chosen();
    let players: Vec<String> =
        chosen.seating.all().map(|seat| record.tag(&format!("Seat{seat}")).unwrap_or("?").to_string()).collect();
    let opening = told_opening(&record, &players, &chosen, lang);
    let past = history(id, playing.as_ref(), &moves, &chosen, players, Vec::new(), lang);
    Ok(HistoryJson { opening, ..past })
}

/// What a record tells of the beginning of its game.
fn told_opening(record: &Record, players: &[String], chosen: &Chosen, lang: Lang) -> OpeningJson {
    let throws = record.tag("Throws").and_then(|text| Throws::read(text).ok());
    let alone = players.windows(2).all(|pair| pair[0] == pair[1]);
    let drawn: Option<Vec<String>> = record.tag("Lots").map(|lots| {
        let lots = lots.split(' ').zip(players);
        lots.map(|(lot, name)| if alone { numbered(lot.parse().unwrap_or(0), lang) } else { name.clone() }).collect()
    });
    opening(Opening { throws: throws.as_ref(), drawn: drawn.as_deref(), exchanged: None }, chosen, lang)
}

/// A record played again.
pub struct Replay {
    /// The game, as far as it goes.
    pub playing: Box<dyn AnyMatch>,
    /// Its moves.
    pub moves: Vec<Moved>,
    /// The record, in today's words.
    pub record: Record,
}

/// Plays a record again.
pub fn replay(text: &str) -> Result<Replay, String> {
    let record = hall::todays_record(Record::read(text).map_err(|error| error.to_string())?);
    let playing = hall::read_record(&record).map_err(|error| error.to_string())?;
    let why = match record.tag("Termination") {
        Some("time") => Why::Time,
        Some("absence") => Why::Absence,
        _ => Why::Wish,
    };
    let mut turn = 0;
    let mut moves = Vec::with_capacity(record.words.len());
    for (word, past) in record.words.iter().zip(playing.history()) {
        moves.push(match word {
            Word::Turn(step) | Word::Then(step) => {
                turn += usize::from(past.starts_turn());
                Moved { seat: Some(past.actor()), text: step.clone(), turn, why: None }
            }
            Word::Action(action) => {
                let (seat, why) = match past.action() {
                    Some(kernel::Action::Resign(seat)) => (Some(seat), why),
                    _ => (None, Why::Agreement),
                };
                Moved { seat, text: format!("@{action}"), turn, why: Some(why) }
            }
        });
    }
    Ok(Replay { playing, moves, record })
}

fn history(
    id: &GameId,
    playing: &dyn AnyMatch,
    moves: &[Moved],
    chosen: &Chosen,
    players: Vec<String>,
    teams: Vec<TeamJson>,
    lang: Lang,
) -> HistoryJson {
    let info = playing.game().info();
    let layout = chosen.layout();
    let first = playing.start_scene();
    let mut before = first.clone();
    let mut told = Vec::with_capacity(moves.len());
    for (index, (moved, past)) in moves.iter().zip(playing.history()).enumerate() {
        let after = past.scene();
        let step = past.told();
        let sentence = || step.as_ref().map(|step| step.sentence.say(lang));
        told.push(PastMoveJson {
            played: move_json(index + 1, moved, past.as_ref(), tell(playing, moved, sentence, chosen, lang)),
            story: step.as_ref().map(|step| StoryJson::new(&step.story, &step.captions, &layout, lang)),
            after: SceneChangeJson::new(&before, &after, &layout, lang),
            position: past.text(),
        });
        before = after;
    }
    HistoryJson {
        id: id.to_string(),
        table: id.table.to_string(),
        game: info.id.into(),
        name: info.name.say(lang),
        rules: playing.rules(),
        players,
        seats: chosen.seating.all().map(|seat| chosen.seat_name(seat).say(lang)).collect(),
        pairs: playing.game().counts_pairs(),
        formats: playing.game().formats().iter().map(|format| format.id.into()).collect(),
        layout: LayoutJson::new(&layout, lang),
        scene: SceneJson::new(&first, &layout, lang),
        opening: OpeningJson::default(),
        position: playing.start_text(),
        moves: told,
        status: status_of(playing, chosen, moves.last().and_then(|moved| moved.why), lang),
        teams,
    }
}
