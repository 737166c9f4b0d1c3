//! Arrange: who sits where in each game of a match, and how points are counted.
//!
//! A chair is somebody's place in the whole match, a seat is a role in one game. Between games whole sides exchange places,
//! or the partners of each side do; either way those who win together stay together.

use super::{State, Table};
use kernel::{Seat, Seating, Side};
use wire::live::{ScoreJson, TeamJson};
use wire::{Fact, FormatSetting, StartFact};

/// The formats a seating allows.
pub fn formats(seating: Seating) -> Vec<&'static str> {
    let mut formats = vec!["single"];
    if seating.sides() > 1 && sides_are_alike(seating) {
        formats.push("sides");
    }
    if sides(seating).any(|side| seating.of_side(side).count() > 1) {
        formats.push("roles");
    }
    formats
}

fn sides(seating: Seating) -> impl Iterator<Item = Side> {
    (0..seating.sides() as u8).map(Side)
}

/// Whether all sides have as many seats, so that they can change places.
fn sides_are_alike(seating: Seating) -> bool {
    let size = |side| seating.of_side(side).count();
    sides(seating).all(|side| size(side) == size(Side(0)))
}

/// Who sits on each seat when sides have moved on by some places and partners by some roles: the old seat of each seat.
fn moved_on(seating: Seating, by_sides: usize, by_roles: usize) -> Vec<usize> {
    let seat = |seat: Seat| {
        let side = seating.side(seat);
        let role = seating.of_side(side).position(|other| other == seat).expect("a seat of its side");
        let from = Side(((side.index() + by_sides) % seating.sides()) as u8);
        let partners: Vec<Seat> = seating.of_side(from).collect();
        partners[(role + by_roles) % partners.len()].index()
    };
    seating.all().map(seat).collect()
}

impl Table {
    /// The fact that begins the next game, if one may begin: the next of the match, or the first of another match.
    pub fn next_game(&self) -> Option<Fact> {
        let seating = self.chosen.seating;
        let (number, round, chairs) = match (&self.play, self.state()) {
            (None, State::Waiting) => (1, 1, (0..seating.seats()).collect()),
            (Some(play), State::Over) => {
                let format = self.setting.format;
                let (round, old) = if play.round < format.games() {
                    let by_roles = usize::from(matches!(format, FormatSetting::Roles { .. }));
                    (play.round + 1, moved_on(seating, 1 - by_roles, by_roles))
                } else {
                    // Whoever plays again has the other side.
                    (1, moved_on(seating, usize::from(sides_are_alike(seating)), 0))
                };
                (play.number + 1, round, old.into_iter().map(|seat| play.chairs[seat]).collect())
            }
            _ => return None,
        };
        let (position, rules, throws) = match (&self.play, &self.setting.start) {
            // A match is fair only if its games start alike; but dice are thrown for each game.
            (Some(play), StartFact::Lot) if round > 1 && !self.chosen.throws => {
                (play.playing.start_text(), String::new(), String::new())
            }
            (_, StartFact::Position(text)) => (text.clone(), String::new(), String::new()),
            (_, StartFact::Number(index)) => self.started(*index)?,
            (_, StartFact::Lot) => {
                let lot = kernel::scramble(self.setting.seed.wrapping_add(u64::from(number)));
                self.started((lot % u64::from(self.chosen.starts.max(1))) as u32)?
            }
        };
        Some(Fact::Begun { number, round, position, chairs, rules, throws })
    }

    /// A start: the text of its position, the options where dice have decided one, and what was thrown.
    fn started(&self, index: u32) -> Option<(String, String, String)> {
        let opened = self.chosen.open(index).ok()?;
        let throws = self.chosen.throws(index);
        let rules = if throws.is_some() { opened.rules() } else { String::new() };
        Some((opened.text(), rules, throws.map(|throws| throws.text()).unwrap_or_default()))
    }

    /// The teams: the chairs that win together, in the order of the sides of the first game.
    pub fn teams(&self) -> Vec<Vec<usize>> {
        let seating = self.chosen.seating;
        sides(seating).map(|side| seating.of_side(side).map(Seat::index).collect()).collect()
    }

    /// The points of each team in the match, with the present game as far as it is over.
    pub fn points(&self) -> Vec<f64> {
        let teams = self.teams();
        let Some(play) = &self.play else { return vec![0.0; teams.len()] };
        let mut points = play.points.clone();
        if let Some(outcome) = self.outcome() {
            for (team, points) in teams.iter().zip(&mut points) {
                *points += outcome.share(self.side(self.seat_of(team[0])));
            }
        }
        points
    }

    /// How the match stands.
    pub fn score(&self) -> ScoreJson {
        let teams = self.teams().into_iter().zip(self.points());
        ScoreJson {
            round: self.play.as_ref().map_or(1, |play| play.round),
            games: self.setting.format.games(),
            teams: teams
                .map(|(chairs, points)| TeamJson { chairs: chairs.iter().map(|&chair| chair as u8 + 1).collect(), points })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: Seating = Seating::new(&[0, 1]);
    const PAIRS: Seating = Seating::new(&[0, 0, 1, 1]);
    const CROSSED: Seating = Seating::new(&[0, 1, 0, 1]);
    const ONE_AGAINST_TWO: Seating = Seating::new(&[0, 1, 1]);
    const THREE: Seating = Seating::new(&[0, 1, 2]);

    #[test]
    fn d_2_players_exchange_colours() {
        assert_eq!(moved_on(TWO, 1, 0), [1, 0]);
        assert_eq!(moved_on(PAIRS, 1, 0), [2, 3, 0, 1]);
        assert_eq!(moved_on(CROSSED, 1, 0), [1, 0, 3, 2]);
        assert_eq!(moved_on(THREE, 1, 0), [1, 2, 0]);
    }

    #[test]
    fn x_21_partners_exchange_roles() {
        assert_eq!(moved_on(PAIRS, 0, 1), [1, 0, 3, 2]);
        assert_eq!(moved_on(CROSSED, 0, 1), [2, 3, 0, 1]);
    }

    #[test]
    fn a_format_is_offered_where_it_makes_sense() {
        assert_eq!(formats(TWO), ["single", "sides"]);
        assert_eq!(formats(PAIRS), ["single", "sides", "roles"]);
        assert_eq!(formats(ONE_AGAINST_TWO), ["single", "roles"]);
        assert_eq!(formats(Seating::new(&[0])), ["single"]);
    }
}
