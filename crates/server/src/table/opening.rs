//! Opening: what was done before a game: dice, lots and exchanged sides, as data and in sentences. It decides nothing.

use super::Table;
use hall::Chosen;
use kernel::{Lang, Seat, Throws, say};
use wire::live::{OpeningJson, ThrowJson};

/// What a table or a record knows of the beginning of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opening<'a> {
    /// What was thrown for who begins.
    pub(crate) throws: Option<&'a Throws>,
    /// Who sits on each seat, where lots were drawn for it.
    pub(crate) drawn: Option<&'a [String]>,
    /// Who sits on each seat, where players have exchanged them since the game before.
    pub(crate) exchanged: Option<&'a [String]>,
}

/// What was done before a game, for people.
pub(crate) fn opening(known: Opening<'_>, chosen: &Chosen, lang: Lang) -> OpeningJson {
    let mut told = Vec::new();
    if let Some(names) = known.drawn {
        let dealt = dealt(names, chosen, lang);
        told.push(say!(lang, "Lots were drawn: {dealt}.", "On a tiré au sort : {dealt}.", "Si è tirato a sorte: {dealt}."));
    }
    if let Some(names) = known.exchanged {
        let dealt = dealt(names, chosen, lang);
        told.push(say!(
            lang,
            "Players have changed places: {dealt}.",
            "Les joueurs ont changé de place : {dealt}.",
            "I giocatori hanno cambiato posto: {dealt}."
        ));
    }
    let rounds = known.throws.map_or(&[][..], Throws::rounds);
    for (index, round) in rounds.iter().enumerate() {
        let throw = |throw: &kernel::Throw| format!("{} {}", chosen.seat_name(throw.seat, lang), throw.face);
        let faces = round.iter().map(throw).collect::<Vec<_>>().join(", ");
        told.push(match index {
            0 => say!(lang, "The dice: {faces}.", "Les dés : {faces}.", "I dadi: {faces}."),
            _ => say!(
                lang,
                "A tie, thrown again: {faces}.",
                "Égalité, on relance : {faces}.",
                "Parità, si rilancia: {faces}."
            ),
        });
    }
    if let Some(throws) = known.throws {
        let name = chosen.seat_name(throws.first(), lang);
        told.push(say!(lang, "{name} begins.", "{name} commence.", "Comincia {name}."));
    }
    let throw = |round: &Vec<kernel::Throw>| {
        let most = round.iter().map(|throw| throw.face).max();
        let json = |throw: &kernel::Throw| ThrowJson {
            seat: throw.seat.0 + 1,
            name: chosen.seat_name(throw.seat, lang),
            face: throw.face,
            highest: Some(throw.face) == most,
        };
        round.iter().map(json).collect()
    };
    OpeningJson { throws: rounds.iter().map(throw).collect(), told }
}

/// Who has which seat.
fn dealt(names: &[String], chosen: &Chosen, lang: Lang) -> String {
    let has = |(seat, name): (Seat, &String)| {
        let seat = chosen.seat_name(seat, lang);
        say!(lang, "{name} has {seat}", "{name} a {seat}", "{name} ha {seat}")
    };
    chosen.seating.all().zip(names).map(has).collect::<Vec<_>>().join(", ")
}

impl Table {
    /// What was done before the present game.
    pub(crate) fn opening(&self, lang: Lang) -> OpeningJson {
        let Some(play) = &self.play else { return OpeningJson::default() };
        let names: Vec<String> = self.chosen.seating.all().map(|seat| self.player_name(seat, lang)).collect();
        let again = play.number > 1;
        let known = Opening {
            throws: play.throws.as_ref(),
            drawn: (!again && !self.setting.lots.is_empty()).then_some(&names[..]),
            exchanged: (again && self.seats() > 1).then_some(&names[..]),
        };
        opening(known, &self.chosen, lang)
    }

    /// Who sits on a seat, in a word; players at one screen by their numbers.
    fn player_name(&self, seat: Seat, lang: Lang) -> String {
        match self.holder(seat) {
            super::Holder::Person { visitor, name } => {
                if self.seats_of(visitor).len() == 1 {
                    return name.clone();
                }
                numbered(self.player(self.chair_of(seat)), lang)
            }
            super::Holder::Engine { level } => {
                say!(lang, "the engine (level {level})", "le moteur (niveau {level})", "il motore (livello {level})")
            }
            super::Holder::Open => "?".into(),
        }
    }
}

/// A player who is known by number only.
pub(crate) fn numbered(player: u8, lang: Lang) -> String {
    say!(lang, "player {player}", "le joueur {player}", "il giocatore {player}")
}
