//! `coffret man`: the manual page, made from the command line's own table.

use crate::args::{Arguments, ManArguments};
use crate::failure::{Failure, io};
use clap::CommandFactory;

pub(crate) fn run(arguments: &ManArguments) -> Result<(), Failure> {
    match &arguments.out {
        Some(folder) => {
            clap_mangen::generate_to(Arguments::command(), folder).map_err(|error| io(&folder.display().to_string(), &error))
        }
        None => clap_mangen::Man::new(Arguments::command())
            .render(&mut std::io::stdout())
            .map_err(|error| io("standard output", &error)),
    }
}
