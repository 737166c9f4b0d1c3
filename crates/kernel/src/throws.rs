//! Throws: one die for each player, the highest begins, and those who tie throw again.
//!
//! It knows dice and seats only; what beginning means is for the room to say.

use crate::{Dice, Message, Seat, TextError, sentences};

/// The faces of a die.
const FACES: usize = 6;
/// Nobody ties so often.
const MOST_ROUNDS: usize = 40;

/// What was thrown before a game, round by round, in the order of seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Throws(Vec<Vec<Throw>>);

/// One throw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Throw {
    /// Who threw.
    pub seat: Seat,
    /// The face, from 1 to 6.
    pub face: u8,
}

impl Throws {
    /// A die for each seat, and again for those who tie, until one is highest.
    pub fn roll(seats: impl IntoIterator<Item = Seat>, dice: &mut Dice) -> Throws {
        let mut left: Vec<Seat> = seats.into_iter().collect();
        let mut rounds = Vec::new();
        while left.len() > 1 || rounds.is_empty() {
            // Dice that fall alike this often are none; the first of the tied is as good as any.
            if rounds.len() == MOST_ROUNDS {
                break;
            }
            let round: Vec<Throw> = left.iter().map(|&seat| Throw { seat, face: dice.below(FACES) as u8 + 1 }).collect();
            left = highest(&round);
            rounds.push(round);
        }
        Throws(rounds)
    }

    /// The rounds in order: everybody, then those who tied.
    pub fn rounds(&self) -> &[Vec<Throw>] {
        &self.0
    }

    /// Who begins.
    pub fn first(&self) -> Seat {
        highest(self.0.last().expect("a round"))[0]
    }

    /// The throws as records write them: `1:6 2:3 3:6 / 1:2 3:5`.
    pub fn text(&self) -> String {
        let throw = |throw: &Throw| format!("{}:{}", throw.seat, throw.face);
        let round = |round: &Vec<Throw>| round.iter().map(throw).collect::<Vec<_>>().join(" ");
        self.0.iter().map(round).collect::<Vec<_>>().join(" / ")
    }

    /// The throws of a record's text: each round is thrown by those who tied in the one before, and the last has one winner.
    pub fn read(text: &str) -> Result<Throws, TextError> {
        let wrong = || TextError::new("throws", Message::quoted(text), sentences::THROWS_FORM);
        let mut rounds: Vec<Vec<Throw>> = Vec::new();
        for round in text.split(" / ") {
            let throws: Option<Vec<Throw>> = round.split(' ').map(read_throw).collect();
            let throws = throws.ok_or_else(wrong)?;
            let seats: Vec<Seat> = throws.iter().map(|throw| throw.seat).collect();
            let follows = rounds.last().is_none_or(|before| highest(before) == seats);
            if !seats.is_sorted_by(|one, other| one < other) || !follows || rounds.len() == MOST_ROUNDS {
                return Err(wrong());
            }
            rounds.push(throws);
        }
        match rounds.last().is_some_and(|last| highest(last).len() == 1) {
            true => Ok(Throws(rounds)),
            false => Err(wrong()),
        }
    }
}

/// Who threw the highest face.
fn highest(round: &[Throw]) -> Vec<Seat> {
    let most = round.iter().map(|throw| throw.face).max();
    round.iter().filter(|throw| Some(throw.face) == most).map(|throw| throw.seat).collect()
}

fn read_throw(word: &str) -> Option<Throw> {
    let (seat, face) = word.split_once(':')?;
    let seat: u8 = seat.parse().ok().filter(|seat| (1..=crate::MAX_SEATS as u8).contains(seat))?;
    let face: u8 = face.parse().ok().filter(|face| (1..=FACES as u8).contains(face))?;
    Some(Throw { seat: Seat(seat - 1), face })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(n: u8) -> impl Iterator<Item = Seat> {
        (0..n).map(Seat)
    }

    #[test]
    fn the_highest_begins_and_ties_are_thrown_again_among_the_tied() {
        let throws = Throws::read("1:6 2:3 3:6 / 1:2 3:5").unwrap();
        assert_eq!(throws.first(), Seat(2));
        assert_eq!(throws.rounds().len(), 2);
        for seed in 0..500 {
            let throws = Throws::roll(seats(3), &mut Dice::new(seed));
            assert_eq!(Throws::read(&throws.text()), Ok(throws.clone()), "{seed}");
            assert_eq!(throws.rounds()[0].len(), 3);
        }
    }

    #[test]
    fn everybody_begins_as_often() {
        let mut begun = [0; 4];
        let mut tied = 0;
        for seed in 0..4000 {
            let throws = Throws::roll(seats(4), &mut Dice::new(crate::scramble(seed)));
            begun[throws.first().index()] += 1;
            tied += usize::from(throws.rounds().len() > 1);
        }
        assert!(begun.iter().all(|&n| (850..1150).contains(&n)), "{begun:?}");
        assert!(tied > 500, "{tied}");
    }

    #[test]
    fn what_nobody_can_throw_is_refused() {
        let wrong =
            ["", "x", "1:6 2:7", "1:6 2:6", "1:6 2:6 / 1:3", "1:6 2:3 / 1:3 2:4", "2:3 1:5", "1:0 2:1", "9:1 2:3", "1:2 x"];
        for text in wrong {
            assert!(Throws::read(text).is_err(), "{text}");
        }
        assert_eq!(Throws::read("1:6").unwrap().first(), Seat(0));
    }
}
