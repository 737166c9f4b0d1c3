//! Interrupt: long work that is broken off says what it has come to.

use crate::commands::language;
use crate::failure::Failure;
use crate::sentences;
use engine::Stop;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use speech::Say;

/// What a shell expects of a program that was interrupted.
pub(crate) const INTERRUPTED: u8 = 130;

/// The end of a command that has said what it came to: a failure of its own kind if that was not everything.
pub(crate) fn whole(stopped: bool) -> Result<(), Failure> {
    if stopped { Err(Failure::Interrupted) } else { Ok(()) }
}

/// Lets the first Ctrl-C (or a polite request to end) press the switch; the second ends the program at once.
pub(crate) fn listen(stop: &Stop) -> std::io::Result<()> {
    let mut signals = Signals::new([SIGINT, SIGTERM])?;
    let stop = stop.clone();
    std::thread::spawn(move || {
        for _ in &mut signals {
            if stop.pressed() {
                std::process::exit(i32::from(INTERRUPTED));
            }
            stop.press();
            note!("\n{}", sentences::ENDING_EARLY.say(language(None)));
        }
    });
    Ok(())
}
