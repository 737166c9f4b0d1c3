//! `cargo xtask test`: every test, in stages. A later stage that needs a browser or a database belongs in this list too.

use crate::browser;
use crate::failure::Failure;
use crate::machine;
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
        Stage::new("examples", "programs that show how to use the crates", move || examples(project)),
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

/// The package whose examples use all the crates.
const SHOWCASE: (&str, &str) = ("coffret-engine", "crates/engine/examples/");

/// Runs every example as it is: each ends with an error where it is not what it says.
fn examples(project: &Project) -> Result<(), Failure> {
    let (package, folder) = SHOWCASE;
    let files = project.files()?;
    let names = files.iter().filter_map(|file| file.path.strip_prefix(folder)?.strip_suffix(".rs"));
    // An example of several files is a folder with a `main.rs`.
    let names = names.map(|name| name.strip_suffix("/main").unwrap_or(name));
    for name in names.filter(|name| !name.contains('/')) {
        eprintln!("(example {name})");
        Call::cargo(project, &["run", "--package", package, "--example", name, "--locked", "--quiet"]).output()?;
    }
    Ok(())
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
    // The full screen is tried in a real terminal. Where there can be none the tests say so and pass; elsewhere they would fail.
    let terminal = machine::install(project, &[("tmux", "-V")], &["tmux"]);
    if let Err(failure) = &terminal {
        eprintln!("NOT RUN: the full screen in a terminal: {failure}");
    }
    let in_terminal = |call: Call| if terminal.is_ok() { call } else { call.env("COFFRET_WITHOUT_TMUX", "1") };
    if Call::cargo(project, &["nextest", "--version"]).succeeds() {
        let call = Call::cargo(
            project,
            &["nextest", "run", "--workspace", "--exclude", "e2e", "--locked", "--cargo-quiet", "--no-fail-fast"],
        );
        let call = in_terminal(call.args(["--status-level", "slow", "--final-status-level", "skip"]));
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
    let call = in_terminal(call);
    match depth {
        Depth::Quick => call.run(),
        Depth::Slow => call.args(["--release", "--", "--ignored"]).run(),
    }
}
