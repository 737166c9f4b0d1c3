//! The second version of the protocol: what it has beyond the first, whose requests stay as they are.

use std::time::Duration;
use wire::Request;

/// A request that only the second version has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Second {
    /// `hello 2`
    Hello,
    /// `ready`
    Ready,
    /// `set hash=<mebibytes> threads=<n> seed=<n>`
    Set { hash: Option<usize>, threads: Option<usize>, seed: Option<u64> },
    /// `go` with more than a budget.
    Go(Go),
    /// Several requests, separated by tabulators.
    Batch(Vec<String>),
}

/// How to think.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Go {
    pub(crate) limit: Limit,
    pub(crate) lines: usize,
    pub(crate) seed: Option<u64>,
}

/// When to end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// One of the first version's.
    Budget(wire::Budget),
    /// What each side has left, and what each step gives.
    Clock { left: Vec<Duration>, increment: Duration },
    /// Not before `stop`.
    Infinite,
}

impl Go {
    /// One line within a budget.
    pub(crate) fn within(budget: wire::Budget) -> Go {
        Go { limit: Limit::Budget(budget), lines: 1, seed: None }
    }
}

/// The most lines, mebibytes and threads that can be asked for.
const MOST: [u64; 3] = [64, 65_536, 256];

/// A request of the second version; none where the first has it.
pub(crate) fn read(line: &str) -> Result<Option<Second>, String> {
    if let Some(rest) = line.strip_prefix("batch\t") {
        return Ok(Some(Second::Batch(rest.split('\t').map(str::to_string).collect())));
    }
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["hello", "2"] => Ok(Some(Second::Hello)),
        ["ready"] => Ok(Some(Second::Ready)),
        ["set", options @ ..] if !options.is_empty() => set(options).map(Some),
        ["go", options @ ..] if options.iter().any(|option| is_new(option)) => go(options).map(Some),
        _ => Ok(None),
    }
}

fn is_new(option: &str) -> bool {
    let name = option.split('=').next().unwrap_or_default();
    ["lines", "seed", "clock", "inc", "infinite"].contains(&name)
}

fn number(what: &str, text: &str, most: u64) -> Result<u64, String> {
    let read = text.parse::<u64>().ok().filter(|&n| (1..=most).contains(&n));
    read.ok_or_else(|| format!("{what}: '{text}': expected a number from 1 to {most}"))
}

fn once<T>(what: &str, place: &mut Option<T>, value: T) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("{what}: given twice: expected it once")),
    }
}

fn set(options: &[&str]) -> Result<Second, String> {
    let (mut hash, mut threads, mut seed) = (None, None, None);
    for option in options {
        match option.split_once('=') {
            Some(("hash", value)) => once("set hash", &mut hash, number("set hash", value, MOST[1])? as usize)?,
            Some(("threads", value)) => once("set threads", &mut threads, number("set threads", value, MOST[2])? as usize)?,
            Some(("seed", value)) => once("set seed", &mut seed, any("set seed", value)?)?,
            _ => return Err(format!("set: '{option}': expected hash=<mebibytes>, threads=<n> or seed=<n>")),
        }
    }
    Ok(Second::Set { hash, threads, seed })
}

fn any(what: &str, text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{what}: '{text}': expected a number"))
}

fn go(options: &[&str]) -> Result<Second, String> {
    let (mut lines, mut seed, mut left, mut increment, mut infinite) = (None, None, None, None, None);
    let mut first = Vec::new();
    for option in options {
        match option.split_once('=') {
            Some(("lines", value)) => once("go lines", &mut lines, number("go lines", value, MOST[0])? as usize)?,
            Some(("seed", value)) => once("go seed", &mut seed, any("go seed", value)?)?,
            Some(("inc", value)) => once("go inc", &mut increment, Duration::from_millis(any("go inc", value)?))?,
            Some(("clock", value)) => {
                let times = value.split(',').map(|ms| any("go clock", ms).map(Duration::from_millis));
                once("go clock", &mut left, times.collect::<Result<Vec<_>, _>>()?)?;
            }
            None if *option == "infinite" => once("go infinite", &mut infinite, ())?,
            _ => first.push(*option),
        }
    }
    let limit = match (left, infinite, first.as_slice()) {
        (Some(left), None, []) => Limit::Clock { left, increment: increment.take().unwrap_or_default() },
        (None, Some(()), []) => Limit::Infinite,
        (None, None, rest) => match Request::read(&format!("go {}", rest.join(" ")).trim_end().replace("go  ", "go "))? {
            Request::Go(budget) => Limit::Budget(budget),
            _ => return Err(expected()),
        },
        _ => return Err(expected()),
    };
    if increment.is_some() {
        return Err("go inc: without a clock: expected clock=<ms>,<ms> beside it".into());
    }
    Ok(Second::Go(Go { limit, lines: lines.unwrap_or(1), seed }))
}

fn expected() -> String {
    "go: several limits: expected one of level=, time=, nodes=, depth=, clock= or infinite".into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read() {
        let ms = Duration::from_millis;
        assert_eq!(read("hello"), Ok(None));
        assert_eq!(read("go time=5"), Ok(None), "the first version has it");
        assert_eq!(read("hello 2"), Ok(Some(Second::Hello)));
        let set = Second::Set { hash: Some(8), threads: None, seed: Some(0) };
        assert_eq!(read("set hash=8 seed=0"), Ok(Some(set)));
        let clock = Limit::Clock { left: vec![ms(600), ms(50)], increment: ms(5) };
        let go = |limit, lines| Ok(Some(Second::Go(Go { limit, lines, seed: None })));
        assert_eq!(read("go clock=600,50 inc=5"), go(clock, 1));
        assert_eq!(read("go nodes=7 lines=3"), go(Limit::Budget(wire::Budget::Nodes(7)), 3));
        assert_eq!(read("go infinite"), go(Limit::Infinite, 1));
        assert_eq!(read("batch\tshow\tsteps"), Ok(Some(Second::Batch(vec!["show".into(), "steps".into()]))));
        for wrong in [
            "set hash=0",
            "set x=1",
            "set hash=1 hash=2",
            "go lines=0 time=5",
            "go infinite time=5",
            "go clock=a",
            "go inc=5 time=5",
            "go lines=3",
            "go clock=5 infinite",
            "set seed=-1",
        ] {
            assert!(read(wrong).is_err(), "{wrong}: {:?}", read(wrong));
        }
    }
}
