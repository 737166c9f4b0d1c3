//! `coffret games`: what there is to play.

use crate::args::GamesArguments;
use crate::commands::language;
use crate::failure::Failure;
use crate::sentences;
use hall::AnyGame;
use kernel::{Join, Message};
use speech::Say;
use wire::{GameJson, OptionJson};

pub(crate) fn run(arguments: &GamesArguments) -> Result<(), Failure> {
    let games = hall::games().iter().map(|game| describe(*game)).collect::<Result<Vec<_>, _>>()?;
    if arguments.json {
        out!("{}", wire::line(&games));
        return Ok(());
    }
    let lang = language(None);
    for (game, described) in hall::games().iter().zip(games) {
        let info = game.info();
        let (name, seats) = (info.name.say(lang), Message::list(Join::Or, seats(*game)?.iter().map(ToString::to_string)));
        out!("{}", sentences::GameLine { id: info.id, name, seats }.say(lang));
        out!("    {}", info.tagline.say(lang));
        if described.starts > 1 {
            out!("    {}", sentences::GameStarts { last: described.starts - 1 }.say(lang));
        }
        out!("    {}", sentences::GAME_LEVELS.say(lang));
        for (choice, option) in game.choices().iter().zip(&described.options) {
            let (values, about) = (option.values.join("|"), choice.about.say(lang));
            let default = option.default.as_str();
            out!("    {}", sentences::GameOption { name: choice.name, values, default, about }.say(lang));
        }
    }
    Ok(())
}

/// The numbers of seats a game can have: it may depend on an option, so every value of each is tried.
fn seats(game: &dyn AnyGame) -> Result<Vec<usize>, Failure> {
    let mut seats = vec![game.choose(&[])?.seating.seats()];
    for choice in game.choices() {
        for value in choice.values {
            if let Ok(chosen) = game.choose(&[&format!("{}={}", choice.name, value.name)]) {
                seats.push(chosen.seating.seats());
            }
        }
    }
    seats.sort_unstable();
    seats.dedup();
    Ok(seats)
}

fn describe(game: &dyn AnyGame) -> Result<GameJson, Failure> {
    let info = game.info();
    let standard = game.choose(&[])?;
    let seats = seats(game)?;
    let options = game.choices().iter().zip(&standard.values).map(|(choice, default)| OptionJson {
        name: choice.name.into(),
        about: choice.about.to_string(),
        values: choice.values.iter().map(|value| value.name.into()).collect(),
        default: (*default).into(),
    });
    Ok(GameJson {
        id: info.id.into(),
        name: info.name.to_string(),
        tagline: info.tagline.to_string(),
        seats: (seats[0], seats[seats.len() - 1]),
        starts: standard.starts,
        options: options.collect(),
        levels: (1..=8).collect(),
        formats: game.formats().iter().map(|format| format.id.into()).collect(),
    })
}
