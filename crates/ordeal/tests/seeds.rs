//! The seeds themselves keep every law, and so do seeds with a byte changed, dropped or doubled.

use kernel::Dice;
use ordeal::{line, position, record, seeds};

/// How many damaged copies of a seed are tried.
const COPIES: usize = 2;

fn check(inputs: &[Vec<u8>], target: fn(&[u8])) {
    assert!(!inputs.is_empty());
    let mut dice = Dice::new(1);
    for input in inputs {
        target(input);
        for _ in 0..COPIES {
            let mut damaged = input.clone();
            let at = dice.below(damaged.len());
            match dice.below(4) {
                0 => drop(damaged.remove(at)),
                1 => damaged.insert(at, damaged[at]),
                2 => damaged[at] = b' ' + dice.below(95) as u8,
                _ => damaged.truncate(at),
            }
            target(&damaged);
        }
    }
}

#[test]
fn positions() {
    check(&seeds().positions, position);
}

#[test]
fn lines() {
    check(&seeds().lines, line);
}

#[test]
fn records() {
    check(&seeds().records, record);
}

#[test]
fn odd_bytes_do_no_harm() {
    for data in [&b""[..], b"\0", b"\0\0", b"\xff\xff\xff", b"\n\n\n", b"game \ngame x\n"] {
        position(data);
        line(data);
        record(data);
    }
}
