//! `cargo xtask test`: every test, in stages. A later stage that needs a browser or a database belongs in this list too.

use crate::browser;
use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use crate::stage::Stage;

/// The stages; with `deep`, the slow tests too.
pub(crate) fn stages(project: &Project, deep: bool) -> Vec<Stage<'_>> {
    let mut stages = vec![
        Stage::new("tests", "unit and integration tests of every crate and room", move || suite(project, Depth::Quick)),
        Stage::new("script tests", "what of the client needs no page, by node", move || scripts(project)),
        Stage::new("browser tests", "the client in a real browser", move || browser::tests(project)),
        Stage::new("doc tests", "the examples in the documentation", move || {
            Call::cargo(project, &["test", "--workspace", "--doc", "--locked", "--quiet"]).run()
        }),
    ];
    if deep {
        stages.push(Stage::new("deep tests", "the slow tests, in a release build", move || suite(project, Depth::Slow)));
    }
    stages
}

/// The client's modules that draw nothing. Their tests need nothing but node, which nothing else of the project does.
fn scripts(project: &Project) -> Result<(), Failure> {
    if !Call::new(project, "node").args(["--version"]).succeeds() {
        return Err(Failure::lacking("there is no node here: expected version 20 or newer on the path"));
    }
    Call::new(project, "node").args(["--test", "--test-reporter=dot", "web/tests/"]).run()
}

/// Which tests.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Depth {
    Quick,
    Slow,
}

fn suite(project: &Project, depth: Depth) -> Result<(), Failure> {
    if depth == Depth::Quick {
        eprintln!("(tests marked as ignored take minutes: `cargo xtask test --deep` runs them)");
    }
    if Call::cargo(project, &["nextest", "--version"]).succeeds() {
        let call = Call::cargo(
            project,
            &["nextest", "run", "--workspace", "--exclude", "e2e", "--locked", "--cargo-quiet", "--no-fail-fast"],
        );
        let call = call.args(["--status-level", "slow", "--final-status-level", "skip"]);
        return match depth {
            Depth::Quick => call.run(),
            Depth::Slow => call.args(["--release", "--run-ignored", "only", "--no-tests", "pass"]).run(),
        };
    }
    eprintln!("(cargo-nextest is not installed: plain `cargo test` runs the same tests)");
    let call = Call::cargo(
        project,
        &["test", "--workspace", "--exclude", "e2e", "--lib", "--bins", "--tests", "--locked", "--no-fail-fast"],
    );
    match depth {
        Depth::Quick => call.run(),
        Depth::Slow => call.args(["--release", "--", "--ignored"]).run(),
    }
}
