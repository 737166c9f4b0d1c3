//! Full screen: whether there is a terminal for it, and the app in it.

use crate::args::PlayArguments;
use crate::failure::{Failure, io};
use crate::sentences;
use client::{Address, Visit};
use hall::AnyGame;
use kernel::Lang;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;
use tui::{App, Call, End, Opened, Palette, Saves, Sitter};

fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Whether there is a terminal that can be drawn on.
pub(super) fn is_possible() -> bool {
    let drawn_on = variable("TERM").is_some_and(|term| !term.is_empty() && term != "dumb");
    drawn_on && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// The place of games that are kept by themselves.
pub(super) fn saves() -> Saves {
    Saves::usual(variable)
}

/// What the names of kept games end in: the second, and which process it was.
pub(super) fn stamp() -> String {
    let seconds = std::time::UNIX_EPOCH.elapsed().map_or(0, |time| time.as_secs());
    format!("{seconds}-{}", std::process::id())
}

fn app(arguments: &PlayArguments, seed: u64, lang: Lang) -> App {
    let call =
        Call { lang, palette: Palette::of(variable), seed, pace: Duration::from_millis(arguments.pace), stamp: stamp() };
    App::new(call, saves().unfinished())
}

fn show(app: App, arguments: &PlayArguments, visit: Option<Visit>) -> Result<(), Failure> {
    match tui::run(app, &saves(), arguments.tables.clone(), visit).map_err(|error| io(sentences::TERMINAL, &error))? {
        End::Left => Ok(()),
        End::Signal(_) => Err(Failure::Interrupted),
    }
}

/// The menu, or the setup of a game.
pub(super) fn menu(
    game: Option<&'static dyn AnyGame>,
    arguments: &PlayArguments,
    seed: u64,
    lang: Lang,
) -> Result<(), Failure> {
    let mut app = app(arguments, seed, lang);
    if let Some(game) = game {
        app.set_up(game);
    }
    show(app, arguments, None)
}

/// Where identities at servers are kept.
fn identities() -> Option<PathBuf> {
    let set = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let state = set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")));
    state.map(|state| state.join("coffret/servers"))
}

/// A server: its lobby, a table of it, or a new one.
pub(super) fn visit(
    server: &str,
    game: Option<&'static dyn AnyGame>,
    arguments: &PlayArguments,
    seed: u64,
    lang: Lang,
) -> Result<(), Failure> {
    let wrong = || Failure::Told(sentences::ServerForm { text: server }.into());
    let address = Address::read(server).ok_or_else(wrong)?;
    let (folder, name) = (identities(), arguments.name.clone());
    let visit = Visit { address: address.clone(), folder, lang, name, stamp: stamp() };
    if arguments.words || arguments.plain || !is_possible() {
        return super::remote::run(visit, game.map(|game| game.info().id));
    }
    let mut app = app(arguments, seed, lang);
    app.visit(&address, game);
    show(app, arguments, Some(visit))
}

/// A game that is about to be played.
pub(super) fn table(
    opened: Opened,
    sitters: Vec<Sitter>,
    arguments: &PlayArguments,
    seed: u64,
    lang: Lang,
) -> Result<(), Failure> {
    let mut app = app(arguments, seed, lang);
    app.sit(opened, sitters, None);
    show(app, arguments, None)
}
