//! Opening: what was done before a game: dice, lots and exchanged sides, as data and in sentences. It decides nothing.

use super::Table;
use crate::sentences;
use hall::Chosen;
use kernel::{Arg, Join, Lang, Seat, Throws};
use speech::Say;
use wire::live::{OpeningJson, ThrowJson};

/// What a table or a record knows of the beginning of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opening<'a> {
    /// What was thrown for who begins.
    pub throws: Option<&'a Throws>,
    /// Who sits on each seat, where lots were drawn for it.
    pub drawn: Option<&'a [String]>,
    /// Who sits on each seat, where players have exchanged them since the game before.
    pub exchanged: Option<&'a [String]>,
}

/// What was done before a game, for people.
pub(crate) fn opening(known: Opening<'_>, chosen: &Chosen, lang: Lang) -> OpeningJson {
    let mut told = Vec::new();
    if let Some(names) = known.drawn {
        told.push(sentences::OpeningLots { dealt: dealt(names, chosen, lang) }.say(lang));
    }
    if let Some(names) = known.exchanged {
        told.push(sentences::OpeningExchanged { dealt: dealt(names, chosen, lang) }.say(lang));
    }
    let rounds = known.throws.map_or(&[][..], Throws::rounds);
    for (index, round) in rounds.iter().enumerate() {
        let throw = |throw: &kernel::Throw| format!("{} {}", chosen.seat_name(throw.seat).say(lang), throw.face);
        let faces = Arg::list(Join::Comma, round.iter().map(throw));
        told.push(match index {
            0 => sentences::OpeningDice { faces }.say(lang),
            _ => sentences::OpeningAgain { faces }.say(lang),
        });
    }
    if let Some(throws) = known.throws {
        told.push(sentences::OpeningBegins { name: chosen.seat_name(throws.first()).say(lang) }.say(lang));
    }
    let throw = |round: &Vec<kernel::Throw>| {
        let most = round.iter().map(|throw| throw.face).max();
        let json = |throw: &kernel::Throw| ThrowJson {
            seat: throw.seat.0 + 1,
            name: chosen.seat_name(throw.seat).say(lang),
            face: throw.face,
            highest: Some(throw.face) == most,
        };
        round.iter().map(json).collect()
    };
    OpeningJson { throws: rounds.iter().map(throw).collect(), told }
}

/// Who has which seat.
fn dealt(names: &[String], chosen: &Chosen, lang: Lang) -> Arg {
    let seats = chosen.seating.all().map(|seat| chosen.seat_name(seat).say(lang));
    Arg::list(Join::Comma, seats.zip(names).map(|(seat, name)| sentences::OpeningHas { name, seat }))
}

impl Table {
    /// What was done before the present game.
    pub fn opening(&self, lang: Lang) -> OpeningJson {
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
            super::Holder::Engine { level } => sentences::PlayerEngine { level: *level }.say(lang),
            super::Holder::Open => "?".into(),
        }
    }
}

/// A player who is known by number only.
pub(crate) fn numbered(player: u8, lang: Lang) -> String {
    sentences::PlayerNumbered { number: player }.say(lang)
}
