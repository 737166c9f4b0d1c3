//! Program: the server as a program runs it, with its logs, its signals and the line that says where it is.

use crate::config::Config;
use crate::server::{Ended, Server};
use crate::trouble::{Expected, StartError};
use std::io::{IsTerminal, Write};
use std::net::SocketAddr;

/// How the program writes its log.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// Lines for programs.
    Json,
}

/// Runs a server until the system says stop. It prints its address when it is ready.
pub fn run(config: Config, log: LogFormat) -> Result<(), StartError> {
    run_telling(config, log, |address| {
        // A reader that has gone is no reason not to serve.
        let _ = writeln!(std::io::stdout(), "Coffret is ready: http://{address}");
        let _ = std::io::stdout().flush();
    })
}

/// Runs a server until the system says stop. Whoever starts it is told the address when it is ready.
pub fn run_telling(config: Config, log: LogFormat, ready: impl Fn(SocketAddr)) -> Result<(), StartError> {
    start_log(log);
    raise_file_limit();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| StartError::new("runtime", error, Expected::Threads))?;
    runtime.block_on(async {
        let mut config = config;
        loop {
            let server = Server::open(config.clone()).await?;
            // After a backup was restored people come back to the same place.
            config.address = server.address();
            ready(server.address());
            match server.run(stop_signal()).await {
                Ended::Told => return Ok(()),
                Ended::Restore => {}
                Ended::Broken(reason) => {
                    let file = config.data.join(crate::keeping::DATABASE).display().to_string();
                    return Err(StartError::new(file, reason, Expected::WritableDatabase));
                }
            }
        }
    })
}

fn start_log(format: LogFormat) {
    use tracing_subscriber::EnvFilter;
    let filter = EnvFilter::try_from_env("COFFRET_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    // A log that cannot be written, on a full disk say, must not end the request that wanted to log: complaining about it would panic.
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).log_internal_errors(false);
    // A log that exists already is as good.
    let _ = match format {
        LogFormat::Text => builder.with_target(false).with_ansi(std::io::stderr().is_terminal()).try_init(),
        LogFormat::Json => builder.json().try_init(),
    };
}

/// Every socket is a file: as many as the system allows.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

/// Waits until the system says stop.
async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let (Ok(mut terminate), Ok(mut interrupt)) = (signal(SignalKind::terminate()), signal(SignalKind::interrupt())) {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}
