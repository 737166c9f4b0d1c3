//! Requests of the line protocol.

use std::time::Duration;

/// The most bytes of a request; a longer line is refused unread.
pub const LONGEST_LINE: usize = 1 << 20;

/// One line of the protocol, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Who are you?
    Hello,
    /// Which games are there?
    Games,
    /// Choose a game and its options, each `name=value`.
    Game {
        /// The game's id.
        id: String,
        /// The options.
        options: Vec<String>,
    },
    /// Go to a start.
    Start(Option<u32>),
    /// Go to a position.
    Position(String),
    /// Which steps are legal?
    Steps,
    /// Play steps, all or none.
    Play(Vec<String>),
    /// The position's text.
    Show,
    /// Who decides, or how it ended.
    Status,
    /// What the last step caused.
    Events,
    /// Count sequences of steps.
    Perft(u32),
    /// Why is a step illegal?
    Explain(String),
    /// Take back.
    Undo(u32),
    /// Think.
    Go(Budget),
    /// Stop thinking.
    Stop,
    /// Goodbye.
    Quit,
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// As a level does.
    Level(u8),
    /// For a time.
    Time(Duration),
    /// For a number of nodes.
    Nodes(u64),
    /// To a depth in turns.
    Depth(u32),
}

/// The deepest count that is begun; deeper ones would not end in a lifetime.
const DEEPEST: u32 = 99;
/// The longest time to think, a day.
const LONGEST_MS: u64 = 86_400_000;

impl Request {
    /// Reads a line; the error says what was wrong and what was expected.
    pub fn read(line: &str) -> Result<Request, String> {
        let (word, rest) = match line.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (line, None),
        };
        if word == "position" {
            return read_position(rest);
        }
        let words: Vec<&str> = rest.map(|rest| rest.split(' ').collect()).unwrap_or_default();
        let request = match word {
            "hello" => Request::Hello,
            "games" => Request::Games,
            "steps" => Request::Steps,
            "show" => Request::Show,
            "status" => Request::Status,
            "events" => Request::Events,
            "stop" => Request::Stop,
            "quit" => Request::Quit,
            "game" | "play" | "perft" | "explain" | "undo" | "go" => {
                if words.iter().any(|word| word.is_empty()) {
                    return Err(format!("{word}: an empty word: expected exactly one blank between words"));
                }
                return read_words(word, &words);
            }
            _ => {
                return Err(format!(
                    "unknown request '{}': expected one of hello games game position steps play show status events perft explain undo go stop quit",
                    short(line)
                ));
            }
        };
        match rest {
            None => Ok(request),
            Some(rest) => Err(format!("{word}: '{}' follows: expected nothing after it", short(rest))),
        }
    }
}

/// A text cut to a length that can be repeated in an answer.
fn short(text: &str) -> String {
    let cut: String = text.chars().take(60).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if cut.chars().count() < text.chars().count() { cut + "..." } else { cut }
}

fn number<T: std::str::FromStr + PartialOrd + std::fmt::Display + Copy>(
    what: &str,
    text: &str,
    most: T,
) -> Result<T, String> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    let number = if plain { text.parse().ok().filter(|n| *n <= most) } else { None };
    number.ok_or_else(|| format!("{what}: '{}': expected a number from 0 to {most}", short(text)))
}

fn read_position(rest: Option<&str>) -> Result<Request, String> {
    match rest {
        None | Some("") => Err("position: no text: expected start or the position's text".into()),
        Some("start") => Ok(Request::Start(None)),
        Some(rest) => match rest.strip_prefix("start ") {
            Some(index) => Ok(Request::Start(Some(number("position start", index, u32::MAX)?))),
            None => Ok(Request::Position(rest.to_string())),
        },
    }
}

fn read_words(request: &str, words: &[&str]) -> Result<Request, String> {
    let one = |what: &str| match words {
        [word] => Ok(*word),
        _ => Err(format!("{request}: {} words: expected {what}", words.len())),
    };
    match request {
        "game" => match words.split_first() {
            Some((id, options)) => {
                Ok(Request::Game { id: id.to_string(), options: options.iter().map(ToString::to_string).collect() })
            }
            None => Err("game: no name: expected the name of a game and its options".into()),
        },
        "play" => Ok(Request::Play(words.iter().map(ToString::to_string).collect())),
        "perft" => Ok(Request::Perft(number("perft", one("a depth")?, DEEPEST)?)),
        "explain" => Ok(Request::Explain(one("one step")?.to_string())),
        "undo" => Ok(Request::Undo(number("undo", one("a number of steps")?, u32::MAX)?)),
        _ => {
            let what = "level=1..8, time=<milliseconds>, nodes=<n> or depth=<n>";
            let word = one(what)?;
            let (name, value) = word.split_once('=').ok_or_else(|| format!("go: '{}': expected {what}", short(word)))?;
            let limits = match name {
                "level" => match number::<u8>("go level", value, 8)? {
                    0 => return Err("go level: '0': expected a level from 1 to 8".into()),
                    level => Budget::Level(level),
                },
                "time" => Budget::Time(Duration::from_millis(number("go time", value, LONGEST_MS)?)),
                "nodes" => Budget::Nodes(number("go nodes", value, u64::MAX)?),
                "depth" => Budget::Depth(number("go depth", value, DEEPEST)?),
                _ => return Err(format!("go: unknown limit '{}': expected {what}", short(name))),
            };
            Ok(Request::Go(limits))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn requests_are_read() {
        assert_eq!(Request::read("hello"), Ok(Request::Hello));
        assert_eq!(
            Request::read("game dames majority=on"),
            Ok(Request::Game { id: "dames".into(), options: vec!["majority=on".into()] })
        );
        assert_eq!(Request::read("position start"), Ok(Request::Start(None)));
        assert_eq!(Request::read("position start 17"), Ok(Request::Start(Some(17))));
        assert_eq!(Request::read("position a b  c"), Ok(Request::Position("a b  c".into())));
        assert_eq!(Request::read("play"), Ok(Request::Play(vec![])));
        assert_eq!(Request::read("go time=500"), Ok(Request::Go(Budget::Time(Duration::from_millis(500)))));
    }

    #[test]
    fn wrong_requests_say_what_was_expected() {
        for line in [
            "",
            "x",
            "HELLO",
            "hello ",
            "hello you",
            "game",
            "game ",
            "game dames  majority=on",
            "position",
            "position ",
            "position start x",
            "position start 01",
            "perft",
            "perft -1",
            "perft 100",
            "perft 1 2",
            "explain",
            "explain a b",
            "undo x",
            "go",
            "go level=0",
            "go level=9",
            "go depth=",
            "go time",
            "go fast=1",
            "play  a",
            "steps ",
        ] {
            let error = Request::read(line).unwrap_err();
            assert!(error.contains("expected"), "{line}: {error}");
            assert!(!error.contains('\n'));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]
        #[test]
        fn no_line_panics(line in "\\PC{0,60}") {
            if let Err(error) = Request::read(&line) {
                prop_assert!(!error.contains('\n') && error.len() < 400);
            }
        }

        #[test]
        fn lines_of_known_words(line in "(game|play|perft|undo|go|position|explain)( [a-z0-9=-]{0,8}){0,4}") {
            let _ = Request::read(&line);
        }
    }
}
