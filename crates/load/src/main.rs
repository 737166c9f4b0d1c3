//! The load: a crowd of clients on the loopback that measures what a server bears, and kills it again and again.
//!
//! `cargo xtask load` builds and runs it. The server is this same program in another process, with limits that one address
//! cannot run into. It knows no game by name: it plays whatever the hall has.

mod child;
mod client;
mod crash;
mod endurance;
mod engines;
mod figures;
mod idle;
mod levels;
mod script;
mod siege;
mod steps;
mod stored;

use child::Child;
use figures::{Figures, Trouble};
use std::path::Path;
use std::process::ExitCode;

/// How much is done: everything, or a tenth of it to see that it works.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Size {
    /// Sockets that do nothing.
    pub(crate) sockets: usize,
    /// Tables with a step a second.
    pub(crate) tables: usize,
    /// For how many seconds.
    pub(crate) seconds: u64,
    /// For how many seconds memory is watched.
    pub(crate) endures: u64,
    /// How often the server is killed.
    pub(crate) kills: usize,
    /// Games in the database.
    pub(crate) games: usize,
    /// Tables against an engine.
    pub(crate) engines: usize,
    /// Whether only what does not depend on the speed of the machine counts.
    pub(crate) short: bool,
}

const WHOLE: Size = Size {
    sockets: 10_000,
    tables: 1_000,
    seconds: 30,
    endures: 1800,
    kills: 20,
    games: 10_000,
    engines: 200,
    short: false,
};
const SHORT: Size =
    Size { sockets: 1_000, tables: 100, seconds: 5, endures: 30, kills: 3, games: 500, engines: 20, short: true };

// Long: the list of what can be measured.
fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (size, only) = match words.as_slice() {
        ["serve", data, port] => return serve(data, port, server::Limits::generous(), &[]),
        ["guarded", data, port, limits @ ..] => return serve(data, port, server::Limits::default(), limits),
        ["burn"] => burn(),
        ["during", program, arguments @ ..] => return during(program, arguments),
        ["--short", only @ ..] => (SHORT, only),
        only => (WHOLE, only),
    };
    let known =
        ["levels", "stored", "idle", "steps", "together", "beside", "crash", "engines", "storm", "endurance", "siege"];
    if let Some(wrong) = only.iter().find(|word| !known.contains(word)) {
        eprintln!("error: '{wrong}': expected --short, or some of {}", known.join(", "));
        return ExitCode::from(2);
    }
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("the system gives us threads");
    let mut figures = Figures::default();
    let wanted = |name: &str| only.is_empty() || only.contains(&name);
    let result = runtime.block_on(async {
        if wanted("levels") {
            levels::run(size, &mut figures)?;
        }
        if wanted("stored") {
            stored::run(size, &mut figures).await?;
        }
        if wanted("idle") {
            idle::run(size, &mut figures).await?;
        }
        if wanted("steps") {
            steps::run(size, &mut figures, steps::Crowd::ByLot, "", 25.0).await?;
        }
        if wanted("engines") {
            engines::run(size, &mut figures).await?;
        }
        // These come only when they are called: parts of the siege, another kind of crowd, and what takes half an hour.
        if only.contains(&"together") {
            let how = " all at the same instant";
            steps::run(size, &mut figures, steps::Crowd::Together, how, f64::INFINITY).await?;
        }
        if only.contains(&"storm") {
            siege::storm(size, &mut figures).await?;
        }
        if only.contains(&"beside") {
            siege::beside(size, &mut figures).await?;
        }
        if only.contains(&"endurance") {
            endurance::run(size, &mut figures).await?;
        }
        if only.contains(&"siege") {
            siege::run(size, &mut figures).await?;
        }
        if wanted("crash") {
            crash::run(size, &mut figures).await?;
        }
        Ok::<(), Trouble>(())
    });
    print!("{}", figures.table());
    match result {
        Ok(()) if figures.all_right() => ExitCode::SUCCESS,
        Ok(()) => {
            eprintln!("error: a limit was missed");
            ExitCode::FAILURE
        }
        Err(trouble) => {
            eprintln!("error: {trouble}");
            ExitCode::FAILURE
        }
    }
}

/// The other role of this program: the server that is measured.
fn serve(data: &str, port: &str, mut limits: server::Limits, others: &[&str]) -> ExitCode {
    let Ok(port) = port.parse::<u16>() else { return ExitCode::from(2) };
    if let Err(error) = others.iter().try_for_each(|limit| limits.set(limit)) {
        eprintln!("error: {error}");
        return ExitCode::from(2);
    }
    let mut config = server::Config::new(Path::new(data).to_path_buf());
    config.address.set_port(port);
    config.limits = limits;
    // Clients that are only set up do not look at their sockets, and on a busy machine that takes longer than a server waits for a sign.
    config.limits.ping = std::time::Duration::from_secs(600);
    config.engine_pause = std::time::Duration::ZERO;
    match server::run(config, server::LogFormat::Text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Runs another program while a server runs, in a folder that is gone afterwards. `{url}` among its arguments becomes the
/// server's address.
fn during(program: &str, arguments: &[&str]) -> ExitCode {
    let run = || -> Result<bool, Trouble> {
        let data = tempfile::tempdir()?;
        let child = Child::start(data.path(), 0)?;
        let url = format!("http://{}", child.address);
        let arguments = arguments.iter().map(|argument| argument.replace("{url}", &url));
        let status = std::process::Command::new(program).args(arguments).current_dir(data.path()).status()?;
        Ok(status.success())
    };
    match run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(trouble) => {
            eprintln!("error: {trouble}");
            ExitCode::FAILURE
        }
    }
}

/// The role of a program that has nothing to do with it and takes all of the processor it gets.
fn burn() -> ! {
    let mut sum = 0_u64;
    loop {
        sum = std::hint::black_box(sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    }
}

/// Every socket is a file: as many as the system allows.
fn raise_file_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if setrlimit(Resource::Nofile, limit).is_err() || limit.maximum.is_some_and(|most| most < 12_000) {
        eprintln!("warning: the system allows {:?} open files, which may be too few", limit.maximum);
    }
}

/// Says what is under way.
pub(crate) fn progress(what: &str) {
    eprintln!("  {what}");
}
