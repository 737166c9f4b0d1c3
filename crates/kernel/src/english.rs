//! English: messages as programmers read them, in errors and failed tests.
//!
//! It knows as much of the form of a catalogue as English sentences use: parts, quoted characters, and a choice by a part. What
//! people read is said by the crate `speech`, in their language; a test there compares the two.

use crate::{Arg, Join, Lang, Message, Phrase};
use std::fmt;

/// The most characters of a line that may come from anybody.
const MOST: usize = 200;

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Message::Verbatim(text) => f.write_str(text),
            Message::Sentence(phrase, _) if phrase.is_none() => Ok(()),
            Message::Sentence(phrase, args) => {
                let text = phrase.catalogue().text(Lang::EN).and_then(|file| sentence(file, phrase.id()));
                match text {
                    Some(text) => f.write_str(&filled(&text, args)),
                    None => f.write_str(phrase.id()),
                }
            }
        }
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(*self).fmt(f)
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Message(message) => message.fmt(f),
            Arg::Line(message) => {
                let text = message.to_string();
                let line: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
                f.write_str(&line)?;
                if text.chars().nth(MOST).is_some() { f.write_str("...") } else { Ok(()) }
            }
            Arg::List(join, items) => {
                let items: Vec<String> = items.iter().map(ToString::to_string).collect();
                let word = match join {
                    Join::Blank => return f.write_str(&items.join(" ")),
                    Join::Comma => return f.write_str(&items.join(", ")),
                    Join::And => "and",
                    Join::Or => "or",
                };
                match items.split_last() {
                    Some((last, rest)) if !rest.is_empty() => write!(f, "{} {word} {last}", rest.join(", ")),
                    _ => f.write_str(&items.join(", ")),
                }
            }
        }
    }
}

/// The sentence of a file with a name, its lines joined.
fn sentence(file: &str, id: &str) -> Option<String> {
    let mut lines = file.lines().skip_while(|line| {
        line.strip_prefix(id).and_then(|rest| rest.trim_start().strip_prefix('=')).is_none() || line.starts_with(' ')
    });
    let (_, first) = lines.next()?.split_once('=')?;
    let more = lines.take_while(|line| line.starts_with([' ', '}']));
    Some(std::iter::once(first).chain(more).collect::<Vec<_>>().join("\n").trim().to_string())
}

/// A pattern with its parts filled in.
fn filled(pattern: &str, args: &[(&'static str, Arg)]) -> String {
    let mut out = String::new();
    let mut rest = pattern;
    while let Some(start) = rest.find('{') {
        out.push_str(&rest[..start]);
        let end = closing(&rest[start..]).map_or(rest.len(), |end| start + end);
        out.push_str(&placed(rest[start + 1..end].trim(), args));
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    out.push_str(rest);
    out
}

/// What stands between braces: a part, a quoted text, or a choice.
fn placed(inner: &str, args: &[(&'static str, Arg)]) -> String {
    if let Some(quoted) = inner.strip_prefix('"') {
        return quoted.trim_end_matches('"').to_string();
    }
    let value = |name: &str| args.iter().find(|(part, _)| *part == name).map(|(_, arg)| arg);
    let Some((by, choices)) = inner.split_once("->") else {
        return value(inner.trim_start_matches('$')).map_or_else(String::new, ToString::to_string);
    };
    let name = by.trim().trim_start_matches('$');
    let asked = match (value(name), value(name.trim_end_matches("-id"))) {
        (Some(Arg::Number(1)), _) => "one".to_string(),
        (Some(arg), _) => arg.to_string(),
        (None, Some(Arg::Message(message))) => match &**message {
            Message::Sentence(phrase, _) => phrase.id().to_string(),
            Message::Verbatim(_) => String::new(),
        },
        _ => String::new(),
    };
    let line = |of: &str| {
        let found = choices.lines().map(str::trim).find_map(|line| line.strip_prefix(of));
        found.map(|text| filled(text.trim(), args))
    };
    let other = choices.lines().map(str::trim).find(|line| line.starts_with("*[")).and_then(|line| line.split_once(']'));
    line(&format!("[{asked}]")).or_else(|| other.map(|(_, text)| filled(text.trim(), args))).unwrap_or_default()
}

/// The end of the braces that a text begins with.
fn closing(text: &str) -> Option<usize> {
    let (mut depth, mut quoted) = (0, false);
    for (index, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '{' if !quoted => depth += 1,
            '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(index);
        }
    }
    None
}
