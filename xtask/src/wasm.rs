//! `cargo xtask wasm`: the core as a WebAssembly module, made from this repository and kept in it, so that nobody else needs the
//! compiler for it. Whether it still behaves as the native program is asked of every change.

mod module;
mod toolchain;

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use module::{Module, sum};
use toolchain::Toolchain;

/// The package.
const PACKAGE: &str = "core-wasm";
/// The target.
const TARGET: &str = "wasm32-unknown-unknown";
/// The manual of the module.
const MANUAL: &str = "docs/wasm.md";
/// The script that compares a module with the program.
const COMPARE: &str = "crates/core-wasm/check/compare.mjs";
/// The script that lists the files a module asks for.
const FILES: &str = "crates/core-wasm/check/files.mjs";
/// The script that measures both.
const SPEED: &str = "crates/core-wasm/check/speed.mjs";

/// Makes the module and keeps it; fetches the compiler if it is not here.
pub(crate) fn run(project: &Project) -> Result<(), Failure> {
    let toolchain = Toolchain::fetch(project)?;
    let made = build(project, &toolchain)?;
    let raw = project.target()?.join("wasm/core.wasm");
    std::fs::write(&raw, &made).map_err(|error| Failure::file(&raw, &error))?;
    need_node(project)?;
    let files = Call::new(project, "node").args([FILES]).args([&raw]).output()?;
    let files: Vec<&str> = files.lines().filter(|line| !line.is_empty()).collect();
    let module = Module::pack(project, &made, &toolchain.version(project)?, &files)?;
    module.check_sizes()?;
    module.write(project)?;
    println!("{}", module.told());
    compare(project, module::PACKED, true)
}

/// Whether the module that is kept behaves as the program of these sources.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let module = Module::read(project)?;
    module.check_sizes()?;
    let fresh = module.is_fresh(project)?;
    if !fresh {
        eprintln!(
            "(THE MODULE IS OF OLDER SOURCES: its rules must agree, its searches need not; `cargo xtask wasm` makes it anew)"
        );
    }
    compare(project, module::PACKED, fresh)?;
    example(project)
}

/// Whether the example of the manual runs.
fn example(project: &Project) -> Result<(), Failure> {
    let path = project.root().join(MANUAL);
    let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
    let script = script(&text).ok_or_else(|| Failure::new(format!("{MANUAL}: no example: expected a block of js")))?;
    let said = Call::new(project, "node").args(["--input-type=module", "--eval", script]).output()?;
    match said.lines().any(|line| line.starts_with("best ")) {
        true => Ok(()),
        false => Err(Failure::new(format!("{MANUAL}: the example printed no best step: {said}"))),
    }
}

/// The first script of a manual.
fn script(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once("```js\n")?;
    rest.split_once("```").map(|(script, _)| script)
}

/// Whether a module made anew behaves as the program of these sources, and whether it is the one that is kept, byte for byte. The compiler
/// is not fetched for it.
pub(crate) fn rebuild(project: &Project) -> Result<(), Failure> {
    let toolchain = Toolchain::find(project)?
        .ok_or_else(|| Failure::lacking("the compiler for it is not here: `cargo xtask wasm` fetches it"))?;
    let made = build(project, &toolchain)?;
    let kept = Module::read(project)?;
    if kept.sum() == sum(&made) {
        eprintln!("(it is the module that is kept, byte for byte)");
        return Ok(());
    }
    eprintln!("(it is not the module that is kept, byte for byte: what it does is compared)");
    let path = project.target()?.join("wasm/rebuilt.wasm");
    std::fs::write(&path, &made).map_err(|error| Failure::file(&path, &error))?;
    compare(project, &path.to_string_lossy(), true)
}

/// Measures the module beside the program, game by game.
pub(crate) fn speed(project: &Project) -> Result<(), Failure> {
    need_node(project)?;
    let program = project.build(&["coffret-cli"], true)?.join("coffret");
    Call::new(project, "node").args([SPEED, module::PACKED]).args([program]).run()
}

fn build(project: &Project, toolchain: &Toolchain) -> Result<Vec<u8>, Failure> {
    let folder = project.target()?.join("wasm");
    let call = Call::cargo(project, &["rustc", "--locked", "--quiet", "--profile", "wasm", "--package", PACKAGE, "--lib"]);
    let call = call.args(["--crate-type", "cdylib", "--target", TARGET, "-Z", "build-std=std,panic_abort"]);
    toolchain.equip(project, call.args(["--target-dir"]).args([&folder]))?.run()?;
    let path = folder.join(TARGET).join("wasm/core_wasm.wasm");
    std::fs::read(&path).map_err(|error| Failure::file(&path, &error))
}

/// Compares a module with the program. The searches of one that is not fresh may differ.
fn compare(project: &Project, module: &str, fresh: bool) -> Result<(), Failure> {
    need_node(project)?;
    let program = project.build(&["coffret-cli"], false)?.join("coffret");
    Call::new(project, "node").args([COMPARE, module]).args([program]).args((!fresh).then_some("stale")).run()
}

fn need_node(project: &Project) -> Result<(), Failure> {
    match Call::new(project, "node").args(["--version"]).succeeds() {
        true => Ok(()),
        false => Err(Failure::lacking("there is no node here: expected version 20 or newer on the path")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_manual_is_found() {
        let text = include_str!("../../docs/wasm.md");
        assert!(script(text).is_some_and(|script| script.contains("load(") && !script.contains("```")));
        assert_eq!(script("no script"), None);
    }
}
