//! The tasks and what may be said to them.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// The tasks of the project.
#[derive(Parser, Debug)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
#[command(after_help = "Examples:\n  cargo xtask test\n  cargo xtask test --deep\n  cargo xtask bench --json")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) task: Task,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Task {
    /// Run every test of the project
    Test(TestArguments),
    /// Check everything a change must pass: format, lints, tidiness, documents, tests
    Ci,
    /// Check the invariants that a machine can check
    Tidy,
    /// Measure speed, with every figure also as a ratio to a known piece of work
    Bench(BenchArguments),
    /// Measure what the server bears: sockets, steps, engines, stored games, and twenty kills under load (some minutes)
    Load(LoadArguments),
    /// Attack a server on the loopback in each way that once succeeded, and say what it comes to now (some minutes)
    Siege(SiegeArguments),
    /// Let Schemathesis look for requests that the server answers otherwise than documented (installs it with pip)
    Schemathesis(SchemathesisArguments),
    /// Make a room that compiles and plays, with tests that fail until the game is written
    NewRoom(NewRoomArguments),
    /// Check what comes from others: licences, sources, duplicates, dependencies that nobody uses, hashes of copied files
    Supply,
    /// Check the spelling of documents and comments (fetches typos with pip)
    Spelling,
    /// Write what the program is made of, as CycloneDX
    Sbom(SbomArguments),
    /// Make the WebAssembly module of the core and keep it (fetches Debian's rustc-web, some minutes)
    Wasm(WasmArguments),
    /// Write the generated files again: manual pages, completions, transcripts in the documents
    Regen(RegenArguments),
    /// Let a fuzzer look for inputs that break the laws (needs a nightly compiler)
    Fuzz(FuzzArguments),
}

#[derive(Args, Debug)]
pub(crate) struct TestArguments {
    /// Run the slow tests too (those marked as ignored), in a release build
    #[arg(long)]
    pub(crate) deep: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArguments {
    /// One game only, by its id
    pub(crate) game: Option<String>,
    /// Print a list in JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Measure the browser's side instead: the first load, a reply, the frames of stories (on a calm machine)
    #[arg(long, conflicts_with_all = ["game", "json"])]
    pub(crate) browser: bool,
    /// Measure the search of the WebAssembly module beside that of the program instead, by node
    #[arg(long, conflicts_with_all = ["game", "json", "browser"])]
    pub(crate) module: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LoadArguments {
    /// A tenth of everything, to see that it works
    #[arg(long)]
    pub(crate) short: bool,
    /// Only some: levels, stored, idle, steps, engines, crash; or what comes only when it is called: beside, endurance
    pub(crate) only: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct SiegeArguments {
    /// Smaller, in a debug build, with narrow limits only for what does not depend on speed
    #[arg(long)]
    pub(crate) short: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SchemathesisArguments {
    /// How many requests are tried for each operation
    #[arg(long, default_value_t = 50)]
    pub(crate) examples: u32,
}

#[derive(Args, Debug)]
pub(crate) struct NewRoomArguments {
    /// The name of its folder and its game, in small letters
    pub(crate) name: String,
    /// The letter of its clauses, a capital that no other game has
    #[arg(long)]
    pub(crate) letter: char,
}

#[derive(Args, Debug)]
pub(crate) struct SbomArguments {
    /// Where; `coffret.cdx.json` among the builds without it
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct WasmArguments {
    /// Make nothing: see whether the module that is kept behaves as the program does
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RegenArguments {
    /// Write nothing: say which files are not as they would be written
    #[arg(long)]
    pub(crate) check: bool,
}

#[derive(Args, Debug)]
pub(crate) struct FuzzArguments {
    /// One target only; without it all take turns
    pub(crate) target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=1440))]
    pub(crate) minutes: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Arguments::command().debug_assert();
    }
}
