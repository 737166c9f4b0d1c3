//! The project's own tasks, called as `cargo xtask <task>`. It knows the tree and the tools, but no game and no rule.

mod args;
mod bench;
mod browser;
mod ci;
mod failure;
mod fuzz;
mod load;
mod machine;
mod new_room;
mod package;
mod project;
mod regen;
mod schemathesis;
mod shell;
mod spelling;
mod stage;
mod supply;
mod test;
mod tidy;
mod types;
mod wasm;

use args::{Arguments, Task};
use clap::Parser;
use failure::Failure;
use project::Project;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<(), Failure> {
    let project = Project::find()?;
    match task {
        Task::Test(arguments) => stage::run("test", test::stages(&project, arguments.deep)),
        Task::Ci => stage::run("ci", ci::stages(&project)),
        Task::Tidy => tidy::run(&project),
        Task::Bench(arguments) if arguments.browser => browser::speeds(&project),
        Task::Bench(arguments) if arguments.module => wasm::speed(&project),
        Task::Bench(arguments) => bench::run(&project, arguments.game.as_deref(), arguments.json),
        Task::Load(arguments) => load::run(&project, arguments.short, &arguments.only),
        Task::Siege(arguments) => load::siege(&project, arguments.short),
        Task::Schemathesis(arguments) => schemathesis::run(&project, arguments.examples),
        Task::NewRoom(arguments) => new_room::run(&project, &arguments.name, arguments.letter),
        Task::Supply => supply::check(&project),
        Task::Spelling => spelling::check(&project),
        Task::Sbom(arguments) => supply::write_sbom(&project, arguments.out.as_deref()),
        Task::Wasm(arguments) if arguments.check => wasm::check(&project),
        Task::Wasm(_) => wasm::run(&project),
        Task::Regen(arguments) => regen::run(&project, arguments.check),
        Task::Fuzz(arguments) => fuzz::run(&project, arguments.target.as_deref(), arguments.minutes),
    }
}
