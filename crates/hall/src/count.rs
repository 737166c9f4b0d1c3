//! Counting sequences of steps, with one thread or several.

use kernel::{Position, perft, perft_played};
use std::sync::atomic::{AtomicUsize, Ordering};

/// How to count.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    /// How many threads share the work.
    pub threads: usize,
    /// Whether the last ply is played too, instead of being counted.
    pub played: bool,
}

impl Default for Counting {
    fn default() -> Self {
        Counting { threads: 1, played: false }
    }
}

/// The number of sequences of exactly `depth` steps.
pub fn count<P: Position>(position: &P, depth: u32, how: Counting) -> u64 {
    let one = |position: &P, depth: u32| if how.played { perft_played(position, depth) } else { perft(position, depth) };
    if how.threads <= 1 || depth < 4 {
        return one(position, depth);
    }
    // Two plies make enough pieces of work for any number of cores.
    let work: Vec<P> = position
        .steps()
        .into_iter()
        .flat_map(|step| {
            let child = position.child(step);
            child.steps().into_iter().map(move |step| child.child(step))
        })
        .collect();
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let run = || {
            let mut total = 0;
            while let Some(position) = work.get(next.fetch_add(1, Ordering::Relaxed)) {
                total += one(position, depth - 2);
            }
            total
        };
        let threads: Vec<_> = (0..how.threads).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().expect("counting does not panic")).sum()
    })
}
