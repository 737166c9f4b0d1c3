//! Machine: programs that tests need and that are fetched where they are missing.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// Whether every program starts, each with the word that asks for its version.
fn are_there(project: &Project, programs: &[(&str, &str)]) -> bool {
    programs.iter().all(|(program, version)| Call::new(project, program).args([*version]).succeeds())
}

/// Makes sure that programs are there: Debian's packages are installed if one is not.
pub(crate) fn install(project: &Project, programs: &[(&str, &str)], packages: &[&str]) -> Result<(), Failure> {
    if are_there(project, programs) {
        return Ok(());
    }
    let names = packages.join(", ");
    eprintln!("(installing {names})");
    let quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"];
    let lacking = |failure| Failure::lacking(format!("{names}: not here, and could not be installed: {failure}"));
    Call::new(project, "apt-get").args(["update"]).args(quiet).run().map_err(lacking)?;
    let call = Call::new(project, "apt-get").args(["install", "-y", "--no-install-recommends"]).args(quiet);
    call.env("DEBIAN_FRONTEND", "noninteractive").args(packages).run().map_err(lacking)?;
    if are_there(project, programs) {
        Ok(())
    } else {
        Err(Failure::new(format!("{names}: installed but they do not start")))
    }
}
