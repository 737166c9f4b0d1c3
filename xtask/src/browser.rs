//! The browser client's tests: they need a browser and its driver, which are fetched where they are missing.

use crate::failure::Failure;
use crate::machine;
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
        // A browser has whims of its own (no free port, a renderer that never starts): one more try, and whoever needed
        // it is named as flaky at the end.
        return call.args(["--retries", "1", "--status-level", "slow", "--final-status-level", "skip"]).run();
    }
    Call::cargo(project, &["test", "--package", "e2e", "--locked", "--no-fail-fast"]).run()
}

/// Measures how quick the client is, and fails where it is slower than it should be: on a busy machine too.
pub(crate) fn speeds(project: &Project) -> Result<(), Failure> {
    install(project)?;
    let call = Call::cargo(project, &["test", "--package", "e2e", "--test", "browser", "--locked", "--release", "speed::"]);
    call.args(["--", "--ignored", "--nocapture", "--test-threads", "1"]).run()
}

fn install(project: &Project) -> Result<(), Failure> {
    machine::install(project, &[("chromium", "--version"), ("chromedriver", "--version")], PACKAGES)
}
