//! Exports: the functions of the module. Whoever calls writes a text to where [`input`] says, calls a function with its length, and
//! reads the answer from where that says, as many bytes as [`answered`] says.
//!
//! Nothing here follows a pointer: what comes in is read through the vector that was lent, what goes out is a text that is kept until the
//! next call. `unsafe` are the names and the imports alone, as the language has it.
#![allow(unsafe_code)]

use crate::Desk;
use dialogue::Surroundings;
use engine::Clock;
use std::cell::{OnceCell, RefCell};
use std::time::Duration;

// SAFETY: whoever instantiates the module gives it two functions of these types, or it is not instantiated. Both are called with plain
// numbers; `tell` may read the bytes while it is called, and keeps no address.
#[link(wasm_import_module = "coffret")]
unsafe extern "C" {
    /// The time in milliseconds, from any moment on.
    safe fn now() -> f64;
    /// Hears a line: `info` before the reply to `go`, or `panic` before the module ends for good.
    safe fn tell(text: *const u8, length: usize);
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
    static INPUT: RefCell<Vec<u8>> = RefCell::default();
    static ANSWER: RefCell<String> = RefCell::default();
    static HOOK: OnceCell<()> = const { OnceCell::new() };
}

/// The world outside of the module.
struct Outside;

/// The time since something began.
struct Since(f64);

impl Clock for Since {
    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64((now() - self.0).max(0.0) / 1000.0)
    }
}

impl Surroundings for Outside {
    fn watch(&self) -> Box<dyn Clock> {
        Box::new(Since(now()))
    }

    fn tell(&self, line: &str) {
        tell(line.as_ptr(), line.len());
    }
}

/// Answers what was written to the lent place.
fn answer(length: usize, about: impl FnOnce(&mut Desk, &[u8]) -> String) -> *const u8 {
    HOOK.with(|hook| {
        hook.get_or_init(|| {
            std::panic::set_hook(Box::new(|panic| Outside.tell(&format!("panic {panic}"))));
        });
    });
    let input = INPUT.take();
    let said = match input.get(..length) {
        Some(bytes) => DESK.with_borrow_mut(|desk| about(desk, bytes)),
        None => format!("error {length} bytes: expected at most the {} that were asked for", input.len()),
    };
    ANSWER.with_borrow_mut(|answer| {
        *answer = said;
        answer.as_ptr()
    })
}

/// The same with a text.
fn answer_text(length: usize, about: impl FnOnce(&mut Desk, &str) -> String) -> *const u8 {
    answer(length, |desk, bytes| match str::from_utf8(bytes) {
        Ok(text) => about(desk, text),
        Err(_) => "error text: not UTF-8: expected UTF-8".into(),
    })
}

// SAFETY, for each name below: no other function of the program has it, and none of the names is one that WebAssembly's runtimes or the
// standard library look for.

/// Where a text or file of so many bytes is to be written before the next call.
#[unsafe(no_mangle)]
extern "C" fn input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// How many bytes the last answer has.
#[unsafe(no_mangle)]
extern "C" fn answered() -> usize {
    ANSWER.with_borrow(String::len)
}

/// The line protocol's reply to a request.
#[unsafe(no_mangle)]
extern "C" fn request(length: usize) -> *const u8 {
    answer_text(length, |desk, line| desk.request(line, &Outside))
}

/// A table's answer to a question.
#[unsafe(no_mangle)]
extern "C" fn table(length: usize) -> *const u8 {
    answer_text(length, |desk, question| desk.table(question, &Outside))
}

/// What is known of the games without a table.
#[unsafe(no_mangle)]
extern "C" fn library(length: usize) -> *const u8 {
    answer_text(length, |desk, question| desk.library(question))
}

/// The files that a game lacks.
#[unsafe(no_mangle)]
extern "C" fn missing(length: usize) -> *const u8 {
    answer_text(length, |desk, game| desk.missing(game))
}

/// Takes a file.
#[unsafe(no_mangle)]
extern "C" fn bring(length: usize) -> *const u8 {
    answer(length, |desk, named| desk.bring(named))
}
