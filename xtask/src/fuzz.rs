//! `cargo xtask fuzz`: the fuzz targets, with seeds and a dictionary made from the games themselves.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;

/// The workspace of the fuzz targets.
pub(crate) const MANIFEST: &str = "fuzz/Cargo.toml";
/// The targets, in the order they run.
const TARGETS: [&str; 3] = ["position", "line", "record"];
/// The version of cargo-fuzz that is installed where none is.
const CARGO_FUZZ: &str = "0.13.2";

/// Runs one target or all of them, each for some minutes.
pub(crate) fn run(project: &Project, target: Option<&str>, minutes: u32) -> Result<(), Failure> {
    let targets: Vec<&str> = TARGETS.into_iter().filter(|name| target.is_none_or(|wanted| wanted == *name)).collect();
    if targets.is_empty() {
        return Err(Failure::new(format!("no such target: expected one of {}", TARGETS.join(", "))));
    }
    if !Call::cargo(project, &["+nightly", "--version"]).succeeds() {
        return Err(Failure::new("fuzzing needs a nightly compiler: `rustup toolchain install nightly`"));
    }
    if !Call::cargo(project, &["fuzz", "--version"]).succeeds() {
        eprintln!("cargo-fuzz is not installed: installing version {CARGO_FUZZ}");
        Call::cargo(project, &["install", "cargo-fuzz", "--version", CARGO_FUZZ, "--locked"]).run()?;
    }
    let folder = project.target()?.join("fuzz");
    let seeds = ["run", "--release", "--quiet", "--package", "ordeal", "--example", "seeds", "--", "fuzz/corpus"];
    Call::cargo(project, &seeds).run()?;
    for target in targets {
        let call = Call::cargo(project, &["+nightly", "fuzz", "run", target, "--target-dir"]).args([&folder]);
        let corpus = format!("fuzz/corpus/{target}");
        let call = call.args([&corpus, &format!("{corpus}-seeds")]).args(["--"]);
        let time = format!("-max_total_time={}", u64::from(minutes) * 60);
        call.args([format!("-dict={corpus}.dict"), time, "-print_final_stats=1".into()]).run()?;
    }
    Ok(())
}
