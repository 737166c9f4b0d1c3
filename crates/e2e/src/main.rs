//! The server as browser tests run it: a folder, a port, short waits. A process of its own, so that a test can kill it.

use server::{Config, Limits, LogFormat};
use std::process::ExitCode;
use std::time::Duration;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(folder), Some(port)) = (arguments.next(), arguments.next().and_then(|port| port.parse().ok())) else {
        eprintln!("usage: e2e <data folder> <port>");
        return ExitCode::from(2);
    };
    let mut config = Config::new(folder.into());
    config.address.set_port(port);
    config.engine_pause = Duration::from_millis(60);
    config.limits = Limits { grace: Duration::from_secs(2), ..Limits::generous() };
    match server::run(config, LogFormat::Text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
