//! `cargo xtask load` and `cargo xtask siege`: what the server bears, measured by a crowd of clients on the loopback, and what
//! attacks come to.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// Builds the crowd and lets it loose. It fails if a limit is missed.
pub(crate) fn run(project: &Project, short: bool, only: &[String]) -> Result<(), Failure> {
    let programs = project.build(&["load"], true)?;
    Call::new(project, programs.join("load")).args(short.then_some("--short")).args(only).run()
}

/// Attacks it. The short form is for every change: in a debug build, which tests have made already.
pub(crate) fn siege(project: &Project, short: bool) -> Result<(), Failure> {
    let programs = project.build(&["load", "coffret-cli"], !short)?;
    let coffret = programs.join("coffret").display().to_string();
    Call::new(project, programs.join("load")).env("COFFRET", &coffret).args(short.then_some("--short")).args(["siege"]).run()
}
