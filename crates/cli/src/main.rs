//! coffret: the program. It reads the command line, calls one command, and turns failures into one line and an exit code.

#[macro_use]
mod output;
mod arena;
mod args;
mod clock;
mod commands;
mod failure;
mod interrupt;

use args::{Arguments, Command};
use clap::Parser;
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
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
        Some(Command::Bench(arguments)) => commands::bench::run(&arguments),
        Some(Command::Analyse(arguments)) => commands::analyse::run(&arguments),
        Some(Command::Match(arguments)) => commands::match_engines::run(&arguments),
        Some(Command::Solve(arguments)) => commands::solve::run(&arguments),
        Some(Command::Tune(arguments)) => commands::tune::run(&arguments),
        Some(Command::Convert(arguments)) => commands::convert::run(&arguments),
        Some(Command::Play(arguments)) => commands::play::run(&arguments),
        Some(Command::Rules(arguments)) => commands::rules::run(&arguments),
        Some(Command::Completions(arguments)) => commands::completions::run(&arguments),
        Some(Command::Man(arguments)) => commands::man::run(&arguments),
    }
}

/// Help and version are answers; anything else is a wrong call, told in one line.
fn usage(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().unwrap_or("error: a wrong call").trim_start_matches("error: ").trim_end_matches(':');
    // clap puts what is missing or possible on the lines that follow, before the usage.
    let more: Vec<&str> = lines.take_while(|line| !line.starts_with("Usage:") && !line.starts_with("For more")).collect();
    let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join(" ")) };
    eprintln!("error: {first}{more}: expected a call as 'coffret --help' or 'coffret <command> --help' shows");
    ExitCode::from(2)
}
