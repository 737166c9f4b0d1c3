//! Interrupt: long work that is broken off says what it has come to.

use hall::Stop;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// What a shell expects of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Lets the first Ctrl-C (or a polite request to end) press the switch; the second ends the program at once.
pub(crate) fn listen(stop: &Stop) -> std::io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    let stop = stop.clone();
    std::thread::spawn(move || {
        for _ in &mut signals {
            if stop.pressed() {
                std::process::exit(INTERRUPTED);
            }
            stop.press();
            eprintln!("\nending early; once more to leave at once");
        }
    });
    Ok(())
}
