//! `coffret steps`: the legal steps of a position.

use crate::args::StepsArguments;
use crate::commands::open;
use crate::failure::Failure;

pub(crate) fn run(arguments: &StepsArguments) -> Result<(), Failure> {
    let place = &arguments.place;
    let playing = open(&place.game, &place.rules, place.position.as_deref(), place.start)?;
    let steps = playing.steps();
    if arguments.json {
        out!("{}", wire::line(&steps));
    } else {
        for step in steps {
            out!("{step}");
        }
    }
    Ok(())
}
