//! The browser client's tests: they need a browser and its driver, which are fetched where they are missing.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// Debian's names of what is needed; the fonts so that pages have letters.
const PACKAGES: &[&str] = &["chromium", "chromium-driver", "fonts-dejavu-core"];

/// Runs the tests in a real browser.
pub(crate) fn tests(project: &Project) -> Result<(), Failure> {
    install(project)?;
    if Call::cargo(project, &["nextest", "--version"]).succeeds() {
        let call =
            Call::cargo(project, &["nextest", "run", "--package", "e2e", "--locked", "--cargo-quiet", "--no-fail-fast"]);
        return call.args(["--status-level", "slow", "--final-status-level", "skip"]).run();
    }
    Call::cargo(project, &["test", "--package", "e2e", "--locked", "--no-fail-fast"]).run()
}

/// Measures how quick the client is, and fails where it is slower than it should be: on a busy machine too.
pub(crate) fn speeds(project: &Project) -> Result<(), Failure> {
    install(project)?;
    let call = Call::cargo(project, &["test", "--package", "e2e", "--test", "browser", "--locked", "--release", "speed::"]);
    call.args(["--", "--ignored", "--nocapture", "--test-threads", "1"]).run()
}

fn is_there(project: &Project) -> bool {
    ["chromium", "chromedriver"].iter().all(|program| Call::new(project, program).args(["--version"]).succeeds())
}

fn install(project: &Project) -> Result<(), Failure> {
    if is_there(project) {
        return Ok(());
    }
    eprintln!("(there is no browser here: installing {})", PACKAGES.join(", "));
    let quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"];
    let lacking = |failure| Failure::lacking(format!("there is no Chromium here, and it could not be installed: {failure}"));
    Call::new(project, "apt-get").args(["update"]).args(quiet).run().map_err(lacking)?;
    let call = Call::new(project, "apt-get").args(["install", "-y", "--no-install-recommends"]).args(quiet);
    call.env("DEBIAN_FRONTEND", "noninteractive").args(PACKAGES).run().map_err(lacking)?;
    if is_there(project) { Ok(()) } else { Err(Failure::new("chromium and chromedriver were installed but do not start")) }
}
