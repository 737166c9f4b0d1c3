//! Standard output that may be cut off: a reader that has seen enough (`coffret games | head -1`) is no error.

use std::io::Write;

/// Prints a line; ends the program quietly if nobody reads any more.
macro_rules! out {
    ($($part:tt)*) => {
        $crate::output::line(format_args!($($part)*))
    };
}

/// Prints a line.
pub(crate) fn line(text: std::fmt::Arguments<'_>) {
    if writeln!(std::io::stdout().lock(), "{text}").is_err() {
        std::process::exit(0);
    }
}
