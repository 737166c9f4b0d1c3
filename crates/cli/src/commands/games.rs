//! `coffret games`: what there is to play.

use crate::args::GamesArguments;
use crate::failure::Failure;
use hall::AnyGame;
use wire::{GameJson, OptionJson};

pub(crate) fn run(arguments: &GamesArguments) -> Result<(), Failure> {
    let games = hall::games().iter().map(|game| describe(*game)).collect::<Result<Vec<_>, _>>()?;
    if arguments.json {
        out!("{}", wire::line(&games));
        return Ok(());
    }
    for game in games {
        let seats = if game.seats.0 == game.seats.1 {
            game.seats.0.to_string()
        } else {
            format!("{} to {}", game.seats.0, game.seats.1)
        };
        out!("{}: {} (seats: {seats})", game.id, game.name);
        out!("    {}", game.tagline);
        if game.starts > 1 {
            out!("    starts: 0 to {}", game.starts - 1);
        }
        for option in game.options {
            out!("    {}={}  (default {}): {}", option.name, option.values.join("|"), option.default, option.about);
        }
    }
    Ok(())
}

fn describe(game: &dyn AnyGame) -> Result<GameJson, Failure> {
    let info = game.info();
    let standard = game.choose(&[])?;
    // The number of seats may depend on an option: try every value of each.
    let mut seats = vec![standard.seating.seats()];
    for choice in game.choices() {
        for value in choice.values {
            if let Ok(chosen) = game.choose(&[&format!("{}={}", choice.name, value.name)]) {
                seats.push(chosen.seating.seats());
            }
        }
    }
    let options = game.choices().iter().zip(&standard.values).map(|(choice, default)| OptionJson {
        name: choice.name.into(),
        about: choice.about.en.into(),
        values: choice.values.iter().map(|value| value.name.into()).collect(),
        default: (*default).into(),
    });
    Ok(GameJson {
        id: info.id.into(),
        name: info.name.en.into(),
        tagline: info.tagline.en.into(),
        seats: (*seats.iter().min().expect("a seat"), *seats.iter().max().expect("a seat")),
        starts: standard.starts,
        options: options.collect(),
        levels: (1..=8).collect(),
        formats: game.formats().iter().map(|format| format.id.into()).collect(),
    })
}
