//! Counting sequences of steps, with one thread or several, until it is done or broken off.

use kernel::{Position, perft, perft_played};
use search::Stop;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How to count.
#[derive(Clone, Copy, Debug)]
pub struct Counting<'a> {
    /// How many threads share the work.
    pub threads: usize,
    /// Whether the last ply is played too, instead of being counted.
    pub played: bool,
    /// The switch that breaks it off: what was counted until then is the answer.
    pub stop: Option<&'a Stop>,
}

impl Default for Counting<'_> {
    fn default() -> Self {
        Counting { threads: 1, played: false, stop: None }
    }
}

impl Counting<'_> {
    fn stopped(&self) -> bool {
        self.stop.is_some_and(Stop::pressed)
    }

    /// One thread's count. Without a switch it is the kernel's own, which asks nobody.
    fn one<P: Position>(&self, position: &P, depth: u32) -> u64 {
        if self.stop.is_none() || depth < 2 {
            return if self.played { perft_played(position, depth) } else { perft(position, depth) };
        }
        let mut total = 0;
        let _ = position.visit_steps::<()>(&mut |step| {
            if self.stopped() {
                return ControlFlow::Break(());
            }
            total += self.one(&position.child(step), depth - 1);
            ControlFlow::Continue(())
        });
        total
    }
}

/// The number of sequences of exactly `depth` steps.
pub fn count<P: Position>(position: &P, depth: u32, how: Counting<'_>) -> u64 {
    if how.threads <= 1 || depth < 4 {
        return how.one(position, depth);
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
            while let Some(position) = work.get(next.fetch_add(1, Ordering::Relaxed)).filter(|_| !how.stopped()) {
                total += how.one(position, depth - 2);
            }
            total
        };
        let threads: Vec<_> = (0..how.threads).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().expect("counting does not panic")).sum()
    })
}
