//! `coffret completions`: a script that teaches a shell our commands.

use crate::args::{Arguments, CompletionsArguments};
use crate::failure::Failure;
use clap::CommandFactory;

pub(crate) fn run(arguments: &CompletionsArguments) -> Result<(), Failure> {
    clap_complete::generate(arguments.shell, &mut Arguments::command(), "coffret", &mut std::io::stdout());
    Ok(())
}
