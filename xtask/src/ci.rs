//! `cargo xtask ci`: what every change must pass, and then every test.

use crate::project::Project;
use crate::shell::Call;
use crate::stage::Stage;
use crate::{fuzz, load, package, regen, spelling, supply, test, tidy, types, wasm};

/// The stages, cheap ones first.
pub(crate) fn stages(project: &Project) -> Vec<Stage<'_>> {
    let mut stages = vec![
        Stage::new("format", "every source as rustfmt writes it", move || {
            Call::cargo(project, &["fmt", "--all", "--check"]).run()?;
            Call::cargo(project, &["fmt", "--manifest-path", fuzz::MANIFEST, "--check"]).run()
        }),
        Stage::new("tidy", "the invariants that a machine can check", move || tidy::run(project)),
        Stage::new("supply chain", "licences, sources, duplicates, unused and copied things", move || {
            supply::check(project)
        }),
        Stage::new("advisories", "known weaknesses of what we use, by cargo-deny", move || supply::advisories(project)),
        Stage::new("spelling", "documents and comments", move || spelling::check(project)),
        Stage::new("clippy", "no warning in any target", move || {
            let call =
                Call::cargo(project, &["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--keep-going"]);
            call.args(["--", "-D", "warnings"]).run()
        }),
        Stage::new("docs", "the documentation builds without a warning", move || {
            let call = Call::cargo(project, &["doc", "--workspace", "--no-deps", "--locked", "--quiet", "--keep-going"]);
            call.env("RUSTDOCFLAGS", "-D warnings").run()
        }),
        Stage::new("packages", "what others may take builds from what is packed", move || package::check(project)),
        Stage::new("types", "the browser client as its comments say", move || types::check(project)),
        Stage::new("module", "the WebAssembly module that is kept behaves as the program", move || wasm::check(project)),
        Stage::new("module anew", "and so does one that is made from these sources", move || wasm::rebuild(project)),
        Stage::new("generated files", "they are as the program writes them", move || regen::run(project, true)),
    ];
    stages.extend(test::stages(project, false));
    stages.push(Stage::new("siege", "attacks that once succeeded, in short", move || load::siege(project, true)));
    stages
}
