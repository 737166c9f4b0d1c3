//! Samples as lines of text, so that what was played is not lost when fitting is broken off or tried in another way.
//!
//! A line is a position: the number of its game, the side that looks at it, the search's value, the share of the point, and the position's text. A
//! line with the word `end` and a number says that this game is whole.

use crate::self_play::Sample;
use kernel::{Notation, Side};
use std::collections::HashSet;
use std::fmt::Write;

/// The last line of each game begins so.
const END: &str = "end";

/// A whole game as lines.
pub fn write_samples<P: Notation>(game: u32, samples: &[Sample<P>]) -> String {
    let mut text = String::new();
    for Sample { position, side, value, share, .. } in samples {
        let _ = writeln!(text, "{game} {} {value} {share} {}", side.0, position.text());
    }
    let _ = writeln!(text, "{END} {game}");
    text
}

/// What lines hold: the samples of whole games, and the numbers of these games.
///
/// # Errors
/// The number of the first line, from 1, that says nothing of this kind.
pub fn read_samples<P: Notation>(
    rules: P::Rules,
    lines: impl Iterator<Item = String>,
) -> Result<(Vec<Sample<P>>, HashSet<u32>), usize> {
    let (mut samples, mut open, mut whole) = (Vec::new(), Vec::new(), HashSet::new());
    for (index, line) in lines.enumerate() {
        let number = index + 1;
        if let Some(game) = line.strip_prefix(END) {
            let game: u32 = game.trim().parse().map_err(|_| number)?;
            samples.extend(open.drain(..).filter(|sample: &Sample<P>| sample.game == game));
            whole.insert(game);
        } else {
            open.push(read_sample(rules, &line).ok_or(number)?);
        }
    }
    Ok((samples, whole))
}

fn read_sample<P: Notation>(rules: P::Rules, line: &str) -> Option<Sample<P>> {
    let mut words = line.splitn(5, ' ');
    let game = words.next()?.parse().ok()?;
    let side = Side(words.next()?.parse().ok()?);
    let value: f32 = words.next()?.parse().ok()?;
    let share: f32 = words.next()?.parse().ok()?;
    let position = P::read(rules, words.next()?).ok()?;
    (value.is_finite() && (0.0..=1.0).contains(&share)).then_some(Sample { position, game, side, value, share })
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Game;
    use testkit::toy::{Toy, ToyPosition, ToyRules};

    fn sample(game: u32, value: f32) -> Sample<ToyPosition> {
        Sample { position: Toy::start(ToyRules::default(), 0), game, side: Side(1), value, share: 0.5 }
    }

    #[test]
    fn whole_games_come_back_and_broken_ones_do_not() {
        let played = [sample(7, -12.0), sample(7, 3000.0)];
        let text = write_samples(7, &played) + &write_samples(8, &[sample(8, 1.0)]).replace("end 8\n", "");
        let (samples, whole) = read_samples(ToyRules::default(), text.lines().map(String::from)).expect("lines");
        assert_eq!(samples, played);
        assert_eq!(whole, HashSet::from([7]));
    }

    #[test]
    fn a_line_that_says_nothing_is_named() {
        for wrong in ["7 1 5 0.5", "7 1 5 2 x", "end x", "7 1 nan 0.5 x", ""] {
            let text = write_samples(7, &[sample(7, 0.0)]) + wrong + "\n";
            let read = read_samples::<ToyPosition>(ToyRules::default(), text.lines().map(String::from));
            assert_eq!(read.err(), Some(3), "{wrong}");
        }
    }
}
