//! `cargo xtask load`: what the server bears, measured by a crowd of clients on the loopback.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// Builds the crowd and lets it loose. It fails if a limit is missed.
pub(crate) fn run(project: &Project, short: bool, only: &[String]) -> Result<(), Failure> {
    let programs = project.build(&["load"], true)?;
    Call::new(project, programs.join("load")).args(short.then_some("--short")).args(only).run()
}
