//! The readers: they accept exactly what the slow reader accepts, and give back what they accept letter by letter.

use super::generator::Slow;
use super::{ALL, boards, deep, rules};
use kernel::{Dice, Notation, Position};
use mamba::MambaPosition;

/// A text with a few bytes changed, dropped, doubled or swapped for letters of the notation.
fn mutated(text: &str, dice: &mut Dice) -> String {
    const LETTERS: &[u8] = b"abcd.../: ,!-+0123456789turnim\xc3";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + dice.below(2) {
        let at = dice.below(bytes.len());
        match dice.below(5) {
            0 => {
                bytes.remove(at);
            }
            1 => bytes.insert(at, bytes[at]),
            2 => {
                let other = dice.below(bytes.len());
                bytes.swap(at, other);
            }
            _ => bytes[at] = LETTERS[dice.below(LETTERS.len())],
        }
        if bytes.is_empty() {
            bytes.push(b' ');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Texts with another letter on one point, another field, or other ranks before: wrong in meaning more than in form.
fn misplaced(text: &str, other: &str, dice: &mut Dice) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_string).collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = dice.below(words.len());
    if dice.below(2) == 0 && at < others.len() {
        words[at] = others[at].to_string();
    } else {
        let mut letters: Vec<char> = words[at].chars().collect();
        let place = dice.below(letters.len());
        letters[place] = ['a', 'b', 'c', 'd', '.', '1', '2', '5'][dice.below(8)];
        words[at] = letters.into_iter().collect();
    }
    words.join(" ")
}

#[test]
fn c_5_readers_accept_exactly_what_is_valid() {
    let (mut accepted, mut refused) = (0, 0);
    for (index, options) in ALL.into_iter().enumerate() {
        let mut dice = Dice::new(500 + index as u64);
        let mut texts = Vec::new();
        for _ in 0..12 * deep() {
            let mut position = MambaPosition::read(rules(options), &boards::dense(options, &mut dice)).unwrap();
            // The board, and a trim of it if there is one.
            texts.push(position.text());
            let trims: Vec<_> =
                position.steps().into_iter().filter(|&step| position.child(step).text().contains('!')).collect();
            if let Some(&step) = dice.pick(&trims) {
                position.play_unchecked(step);
                texts.push(position.text());
            }
        }
        for _ in 0..1500 * deep() {
            let text = dice.pick(&texts).unwrap().clone();
            let other = dice.pick(&texts).unwrap().clone();
            let text = if dice.below(3) == 0 { mutated(&text, &mut dice) } else { misplaced(&text, &other, &mut dice) };
            let fast = MambaPosition::read(rules(options), &text);
            let slow = Slow::read(options, &text);
            assert_eq!(fast.is_ok(), slow.is_some(), "{text}: {fast:?}");
            match (fast, slow) {
                (Ok(position), Some(slow)) => {
                    assert_eq!(position.text(), text);
                    assert_eq!(slow.text(), text);
                    accepted += 1;
                }
                (Err(error), None) => {
                    assert!(!error.to_string().contains('\n') && !error.expected.to_string().is_empty(), "{error}");
                    refused += 1;
                }
                _ => unreachable!(),
            }
        }
    }
    assert!(accepted > 500 && refused > 2000, "{accepted} accepted, {refused} refused");
}
