//! `coffret serve`: the server, with everything in one program.

use crate::args::ServeArguments;
use crate::failure::Failure;
use server::{Config, LogFormat};
use std::net::SocketAddr;
use std::path::PathBuf;

pub(crate) fn run(arguments: ServeArguments) -> Result<(), Failure> {
    let mut config = Config::new(arguments.data.unwrap_or_else(default_data));
    config.address = SocketAddr::new(arguments.bind, arguments.port);
    config.behind_proxy = arguments.behind_proxy;
    if let Some(threads) = arguments.engine_threads {
        config.engine_threads = usize::from(threads);
    }
    if let Some(url) = &arguments.public_url {
        let right = url.starts_with("http://") || url.starts_with("https://");
        if !right || url.matches('/').count() > 2 + usize::from(url.ends_with('/')) {
            return Err(Failure::Bad(format!("--public-url: '{url}': expected an address such as https://games.example")));
        }
    }
    for limit in &arguments.limit {
        config.set(limit).map_err(Failure::Bad)?;
    }
    config.public_url = arguments.public_url;
    config.tables = arguments.tables;
    let log = if arguments.log_json { LogFormat::Json } else { LogFormat::Text };
    server::run(config, log).map_err(|error| Failure::Bad(error.to_string()))
}

/// Where programs keep a user's data; beside where the program was started, if there is no such place.
pub(super) fn default_data() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .map_or_else(|| PathBuf::from("coffret-data"), |folder| folder.join("coffret"))
}
