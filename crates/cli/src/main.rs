//! coffret: the program. It reads the command line, calls one command, and turns failures into one line and an exit code.

#[macro_use]
mod output;
mod arena;
mod args;
mod clock;
mod commands;
mod failure;
mod help;
mod hints;
mod interrupt;
mod sentences;

use args::{Arguments, Command};
use clap::error::{ContextKind, ErrorKind};
use clap::{CommandFactory, FromArgMatches};
use failure::Failure;
use kernel::{Lang, Message};
use speech::Say;
use std::process::ExitCode;

fn main() -> ExitCode {
    let command = help::localised(Arguments::command(), commands::language(None));
    let read = command.try_get_matches().and_then(|matches| Arguments::from_arg_matches(&matches));
    let arguments = match read {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let lang = language(arguments.command.as_ref());
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(lang),
    }
}

/// The language that a call asks for, or else the environment.
fn language(command: Option<&Command>) -> Lang {
    let asked = match command {
        Some(Command::Explain(arguments)) => arguments.lang,
        Some(Command::Analyse(arguments)) => arguments.lang,
        Some(Command::Play(arguments)) => arguments.lang,
        Some(Command::Rules(arguments)) => arguments.lang,
        _ => None,
    };
    commands::language(asked)
}

fn run(command: Option<Command>) -> Result<(), Failure> {
    match command {
        None => commands::serve::run(args::ServeArguments::default()),
        Some(Command::Serve(arguments)) => commands::serve::run(arguments),
        Some(Command::Backup(arguments)) => commands::keeping::backup(arguments),
        Some(Command::Check(arguments)) => commands::keeping::check(arguments),
        Some(Command::Restore(arguments)) => commands::keeping::restore(arguments),
        Some(Command::Games(arguments)) => commands::games::run(&arguments),
        Some(Command::Perft(arguments)) => commands::perft::run(&arguments),
        Some(Command::Steps(arguments)) => commands::steps::run(&arguments),
        Some(Command::Explain(arguments)) => commands::explain::run(&arguments),
        Some(Command::Engine(arguments)) => commands::engine::run(&arguments),
        Some(Command::Hub) => commands::hub::run(),
        Some(Command::Bench(arguments)) => commands::bench::run(&arguments),
        Some(Command::Analyse(arguments)) => commands::analyse::run(&arguments),
        Some(Command::Match(arguments)) => commands::match_engines::run(&arguments),
        Some(Command::Solve(arguments)) => commands::solve::run(&arguments),
        Some(Command::Tune(arguments)) => commands::tune::run(&arguments),
        Some(Command::Convert(arguments)) => commands::convert::run(&arguments),
        Some(Command::Play(arguments)) => commands::play::run(&arguments),
        Some(Command::Rules(arguments)) => commands::rules::run(&arguments),
        Some(Command::Completions(arguments)) => commands::completions::run(&arguments),
        Some(Command::Licences) => commands::licences::run(),
        Some(Command::Man(arguments)) => commands::man::run(&arguments),
    }
}

/// Help and version are answers; anything else is a wrong call, told in one line.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let lang = commands::language(None);
    let value = |kind: ContextKind| error.get(kind).map(ToString::to_string).unwrap_or_default();
    let (argument, given) = (value(ContextKind::InvalidArg), value(ContextKind::InvalidValue));
    let what: Message = match error.kind() {
        ErrorKind::UnknownArgument => sentences::UsageUnknown { argument }.into(),
        ErrorKind::InvalidSubcommand => sentences::UsageCommand { name: value(ContextKind::InvalidSubcommand) }.into(),
        ErrorKind::MissingRequiredArgument => sentences::UsageMissing { argument }.into(),
        ErrorKind::ArgumentConflict => sentences::UsageConflict { argument, other: value(ContextKind::PriorArg) }.into(),
        ErrorKind::NoEquals | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::TooManyValues => {
            sentences::UsageCount { argument }.into()
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let possible = value(ContextKind::ValidValue);
            let one_of = || Some(sentences::UsageOneOf { words: possible.clone() }.into()).filter(|_| !possible.is_empty());
            let wanted = std::error::Error::source(error).and_then(wanted).or_else(one_of);
            match (given.is_empty(), wanted) {
                (true, _) => sentences::UsageEmpty { argument }.into(),
                (false, None) => sentences::UsageValue { argument, given }.into(),
                (false, Some(what)) => {
                    let why = sentences::UsageWanted { what };
                    sentences::UsageValueWhy { argument, given, why: Message::from(why) }.into()
                }
            }
        }
        _ => sentences::USAGE_WRONG.into(),
    };
    let message = sentences::UsageExpected { what };
    note!("{}", sentences::Error { message }.say(lang));
    ExitCode::from(2)
}

/// What was expected instead of a value, by what its reader says of it.
fn wanted(why: &(dyn std::error::Error + 'static)) -> Option<Message> {
    if let Some(unfit) = why.downcast_ref::<args::Unfit>() {
        return Some(unfit.0.clone());
    }
    if why.is::<std::num::ParseFloatError>() {
        return Some(sentences::USAGE_DECIMAL.into());
    }
    if why.is::<std::net::AddrParseError>() {
        return Some(sentences::USAGE_ADDRESS.into());
    }
    // What a range says of a number outside it ends with the range, `9 is not in 1..=8`.
    let said = why.to_string();
    Some(match said.split_once(" is not in ") {
        Some((_, range)) => sentences::UsageWithin { range }.into(),
        None => sentences::USAGE_NUMBER.into(),
    })
}
