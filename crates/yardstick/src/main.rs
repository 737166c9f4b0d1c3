//! The yardstick: counts the chess start position with cozy-chess, so that speeds of different machines can be compared.
//!
//! It prints one line of JSON. No part of the product depends on it; `cargo xtask bench` runs it before and after
//! measuring, built in the same way as what is measured.

mod chess;

use rustix::time::{ClockId, clock_gettime};
use std::process::ExitCode;

/// How often the count is made; the best run counts, because others share the machine.
const RUNS: usize = 3;
const DEPTH: u8 = 6;
/// The published count at that depth.
const LEAVES: u64 = 119_060_324;

fn main() -> ExitCode {
    let mut best = f64::INFINITY;
    for _ in 0..RUNS {
        let begun = cpu_seconds();
        let leaves = chess::perft(&cozy_chess::Board::default(), DEPTH);
        best = best.min(cpu_seconds() - begun);
        if leaves != LEAVES {
            eprintln!("error: chess has {leaves} leaves at depth {DEPTH}: expected {LEAVES}");
            return ExitCode::FAILURE;
        }
    }
    println!(r#"{{"leaves":{LEAVES},"cpu_seconds":{best},"per_second":{}}}"#, LEAVES as f64 / best);
    ExitCode::SUCCESS
}

/// Seconds of processor time this process has used.
fn cpu_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
