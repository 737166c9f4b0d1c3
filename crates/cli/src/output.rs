//! Standard output and error that may be cut off: a reader that has seen enough (`coffret games | head -1`) is no error, a full disk is
//! one.

use crate::commands::language;
use crate::failure::system;
use crate::sentences;
use speech::Say;
use std::io::{ErrorKind, Write};

/// Prints a line; ends the program quietly if nobody reads any more, and with an error if it cannot be written.
macro_rules! out {
    ($($part:tt)*) => {
        $crate::output::line(format_args!($($part)*))
    };
}

/// Says a line on the error stream, if anybody listens.
macro_rules! note {
    ($($part:tt)*) => {
        $crate::output::aside(format_args!("{}\n", format_args!($($part)*)))
    };
}

/// Prints a line.
pub(crate) fn line(text: std::fmt::Arguments<'_>) {
    part(format_args!("{text}\n"));
}

/// Prints a piece of a line.
pub(crate) fn part(text: std::fmt::Arguments<'_>) {
    let mut out = std::io::stdout().lock();
    if let Err(error) = out.write_fmt(text).and_then(|()| out.flush()) {
        if error.kind() == ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        let message = sentences::OutputFailed { error: system(&error) };
        note!("{}", sentences::Error { message }.say(language(None)));
        std::process::exit(2);
    }
}

/// Says something on the error stream as it is.
pub(crate) fn aside(text: std::fmt::Arguments<'_>) {
    let mut out = std::io::stderr().lock();
    let _ = out.write_fmt(text).and_then(|()| out.flush());
}

/// The columns of the narrowest terminal that is thought of, less the one behind the last letter.
const COLUMNS: usize = 79;

/// A line over the one before it, at a terminal. One that were wider than the terminal would push the one before it up instead.
pub(crate) fn progress(line: &str) {
    aside(format_args!("\r{}\x1b[K", fitting(line)));
}

fn fitting(line: &str) -> String {
    line.chars().take(COLUMNS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_stays_on_one_line_of_a_small_terminal() {
        assert_eq!(fitting("1 of 2"), "1 of 2");
        assert_eq!(fitting(&"é".repeat(200)).chars().count(), 79);
    }
}
