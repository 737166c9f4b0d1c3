//! `coffret serve`: the server, with everything in one program.

mod settings;

use crate::args::ServeArguments;
use crate::failure::Failure;
use crate::sentences;
use settings::Settings;
use speech::Say;
use std::io::Write;
use std::path::PathBuf;

pub(crate) fn run(arguments: ServeArguments) -> Result<(), Failure> {
    let only_check = arguments.check;
    let settings = Settings::read(arguments)?;
    if only_check {
        settings.print(super::language(None));
        return Ok(());
    }
    let lang = super::language(None);
    server::run_telling(settings.config, settings.log, |address| {
        // A reader that has gone is no reason not to serve.
        let _ = writeln!(std::io::stdout(), "{}", sentences::Ready { address: address.to_string() }.say(lang));
        let _ = std::io::stdout().flush();
    })?;
    Ok(())
}

/// Where programs keep a user's data; beside where the program was started, if there is no such place. Whoever says otherwise in the
/// environment means every command.
pub(super) fn default_data() -> PathBuf {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    if let Some(folder) = set("COFFRET_DATA") {
        return folder;
    }
    set("XDG_DATA_HOME")
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(".local/share")))
        .map_or_else(|| PathBuf::from("coffret-data"), |folder| folder.join("coffret"))
}
