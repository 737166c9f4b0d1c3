//! Stages: named pieces of work, done one after the other and timed.

use crate::failure::Failure;
use std::time::{Duration, Instant};

/// A piece of work.
pub(crate) struct Stage<'a> {
    name: &'static str,
    about: String,
    work: Box<dyn FnOnce() -> Result<(), Failure> + 'a>,
}

impl<'a> Stage<'a> {
    /// A stage with its name, what it does in a few words, and the work itself.
    pub(crate) fn new(
        name: &'static str,
        about: impl Into<String>,
        work: impl FnOnce() -> Result<(), Failure> + 'a,
    ) -> Stage<'a> {
        Stage { name, about: about.into(), work: Box::new(work) }
    }
}

/// Does all stages, even after one has failed, so that one run tells everything; then says how each went. A stage that this machine
/// lacks something for is not run, and that is said as loudly as a failure.
pub(crate) fn run(title: &str, stages: Vec<Stage<'_>>) -> Result<(), Failure> {
    let begun = Instant::now();
    let total = stages.len();
    let mut done = Vec::new();
    for (index, stage) in stages.into_iter().enumerate() {
        eprintln!("\n[{}/{total}] {}: {}", index + 1, stage.name, stage.about);
        let begun = Instant::now();
        let result = (stage.work)();
        let went = match &result {
            Ok(()) => "passed",
            Err(failure) if failure.lacks() => "NOT RUN",
            Err(_) => "FAILED",
        };
        if let Err(failure) = &result {
            eprintln!("{}: {failure}", if failure.lacks() { "NOT RUN" } else { "error" });
        }
        done.push((stage.name, begun.elapsed(), went));
    }
    eprintln!("\n{title}:");
    for (name, time, went) in &done {
        eprintln!("  {name:24} {:>12}  {went}", clock(*time));
    }
    eprintln!("  {:24} {:>12}", "total", clock(begun.elapsed()));
    let failed: Vec<&str> = done.iter().filter(|(_, _, went)| *went == "FAILED").map(|(name, ..)| *name).collect();
    if failed.is_empty() { Ok(()) } else { Err(Failure::new(format!("{title} failed: {}", failed.join(", ")))) }
}

/// A time for people.
fn clock(time: Duration) -> String {
    let tenths = (time.as_secs_f64() * 10.0).round() as u64;
    let (minutes, seconds) = (tenths / 600, tenths % 600);
    let seconds = format!("{}.{} s", seconds / 10, seconds % 10);
    if minutes == 0 { seconds } else { format!("{minutes} min {seconds:>6}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn every_stage_runs_and_failures_are_named() {
        let seen = RefCell::new(Vec::new());
        let stage = |name: &'static str, passes: bool| {
            let seen = &seen;
            Stage::new(name, "", move || {
                seen.borrow_mut().push(name);
                if passes { Ok(()) } else { Err(Failure::new("no")) }
            })
        };
        let result = run("all", vec![stage("a", false), stage("b", true), stage("c", false)]);
        assert_eq!(result.unwrap_err().to_string(), "all failed: a, c");
        assert_eq!(*seen.borrow(), ["a", "b", "c"]);
    }

    #[test]
    fn what_a_machine_lacks_is_no_failure() {
        let lacks = Stage::new("a", "", || Err(Failure::lacking("no browser")));
        assert!(run("all", vec![lacks, Stage::new("b", "", || Ok(()))]).is_ok());
    }

    #[test]
    fn times_are_readable() {
        assert_eq!(clock(Duration::from_millis(3_249)), "3.2 s");
        assert_eq!(clock(Duration::from_millis(59_960)), "1 min  0.0 s");
        assert_eq!(clock(Duration::from_secs(754)), "12 min 34.0 s");
    }
}
