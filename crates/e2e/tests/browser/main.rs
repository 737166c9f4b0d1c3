//! The browser client in a real browser, against a real server: games from home to result, several browsers at one table,
//! keyboards, ears, languages, sizes and speed. Nothing waits for a fixed time: everything waits for what must become true.

mod access;
mod alone;
mod browser;
mod bugs;
mod driver;
mod fingers;
mod friends;
mod games;
mod house;
mod lessons;
mod pace;
mod pages;
mod player;
mod reference;
mod rituals;
mod room;
mod speed;
mod teams;
mod tour;
mod traps;
mod words;

/// Runs a test on a runtime of its own.
fn run(test: impl Future<Output = ()>) {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(test);
}
