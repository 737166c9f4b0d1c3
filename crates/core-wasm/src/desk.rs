//! Desk: where requests are answered: the line protocol, tables at home, and the files that games need.

use dialogue::{Dialogue, Means, Surroundings};
use engine::{Archives, Stop};
use host::Homes;
use kernel::Asset;

/// How it thinks: one thread, which nothing can stop but whoever runs it, and a memory that a telephone has.
const MEANS: Means = Means { threads: 1, most_threads: 1, hash: 16, stoppable: false };

/// A desk: one dialogue, and any number of tables.
pub struct Desk {
    dialogue: Dialogue,
    homes: Homes,
}

impl Default for Desk {
    fn default() -> Self {
        Desk { dialogue: Dialogue::new(MEANS, Archives::default()), homes: Homes::default() }
    }
}

impl Desk {
    /// The reply of the line protocol to a request; nothing to `quit`.
    pub fn request(&mut self, line: &str, around: &dyn Surroundings) -> String {
        self.dialogue.reply(line, &Stop::new(), around).unwrap_or_default()
    }

    /// The answer of a table at home to a question, both as JSON.
    pub fn table(&mut self, question: &str, around: &dyn Surroundings) -> String {
        self.homes.answer(question, &*around.watch())
    }

    /// The answer to a question about the games that needs no table, both as JSON.
    pub fn library(&self, question: &str) -> String {
        host::library::answer(question)
    }

    /// The files of a game that are not here, one a line: its name, its length in bytes, and `needed` or `helpful`.
    pub fn missing(&self, game: &str) -> String {
        match hall::find(game) {
            Ok(game) => {
                let absent = game.assets().iter().filter(|asset| asset.bytes().is_none());
                absent.map(|asset| described(asset)).collect::<Vec<_>>().join("\n")
            }
            Err(error) => format!("error {error}"),
        }
    }

    /// Takes a file: the text of its name, then a line feed, then what it holds. Answers `ok`, or why not.
    pub fn bring(&mut self, named: &[u8]) -> String {
        match bring(named) {
            Ok(()) => {
                self.dialogue.renew(Archives::default());
                self.homes.renew();
                "ok".into()
            }
            Err(error) => format!("error {error}"),
        }
    }
}

fn described(asset: &Asset) -> String {
    let kind = if asset.is_needed() { "needed" } else { "helpful" };
    format!("{} {} {kind}", asset.name(), asset.length())
}

fn bring(named: &[u8]) -> Result<(), String> {
    let end = named.iter().position(|&byte| byte == b'\n');
    let (name, bytes) = named.split_at(end.ok_or("file: no name: expected its name and a line feed first")?);
    let files = hall::games().iter().flat_map(|game| game.assets());
    let name = String::from_utf8_lossy(name);
    let file = files.into_iter().find(|asset| asset.name() == name);
    let file = file.ok_or_else(|| format!("file: '{name}': expected one that a game has"))?;
    file.bring(bytes[1..].to_vec()).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Clock, NoClock};
    use std::cell::RefCell;

    /// Nothing but a memory of what was told.
    #[derive(Default)]
    struct Quiet(RefCell<Vec<String>>);

    impl Surroundings for Quiet {
        fn watch(&self) -> Box<dyn Clock> {
            Box::new(NoClock)
        }

        fn tell(&self, line: &str) {
            self.0.borrow_mut().push(line.into());
        }
    }

    #[test]
    fn the_line_protocol_is_answered_line_by_line() {
        let (mut desk, quiet) = (Desk::default(), Quiet::default());
        let mut ask = |line: &str| desk.request(line, &quiet);
        assert!(ask("hello").ends_with("protocol 1"));
        assert!(ask("steps").starts_with("error game: none is chosen"));
        let games = ask("games");
        for game in games.split(' ').skip(1) {
            assert_eq!(ask(&format!("game {game}")), "ok");
            assert!(ask("perft 2").starts_with("perft "));
            assert!(ask("go nodes=500").starts_with("best "), "{game}");
        }
        assert_eq!(ask("quit"), "");
        assert!(quiet.0.borrow().iter().all(|line| line.starts_with("info ")) && !quiet.0.borrow().is_empty());
    }

    #[test]
    fn what_would_never_end_or_needs_threads_is_refused() {
        let (mut desk, quiet) = (Desk::default(), Quiet::default());
        let game = hall::games()[0].info().id;
        assert_eq!(desk.request(&format!("game {game}"), &quiet), "ok");
        assert!(desk.request("go infinite", &quiet).starts_with("error go infinite: nothing can stop it here"));
        assert!(desk.request("set threads=2", &quiet).starts_with("error set threads: '2'"));
        assert_eq!(desk.request("set threads=1", &quiet), "ok");
    }

    #[test]
    fn files_are_taken_by_name_and_nothing_else_is() {
        let mut desk = Desk::default();
        for game in hall::games() {
            assert_eq!(desk.missing(game.info().id), "", "a native program holds them all");
            for asset in game.assets() {
                let named = [asset.name().as_bytes(), b"\n", asset.bytes().expect("it is here")].concat();
                assert!(desk.bring(&named).starts_with(&format!("error {}: it is here already", asset.name())));
            }
        }
        assert!(desk.missing("chess").starts_with("error game"));
        assert!(desk.bring(b"nim/book.bin\nabc").starts_with("error file: 'nim/book.bin'"));
        assert!(desk.bring(b"no name at all").starts_with("error file: no name"));
        assert!(desk.bring(b"").starts_with("error file: no name"));
    }

    #[test]
    fn tables_are_asked_as_json() {
        let (mut desk, quiet) = (Desk::default(), Quiet::default());
        let answer = desk.table(r#"{"table":"0123456789abcdef","lang":"fr","ask":"join"}"#, &quiet);
        assert!(answer.contains(r#""code":"not_found""#), "{answer}");
        assert!(desk.table("{", &quiet).contains(r#""code":"bad_body""#));
        assert!(desk.library(r#"{"path":"/api/games","lang":"it"}"#).starts_with(r#"{"games":["#));
    }
}
