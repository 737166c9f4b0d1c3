//! Series: several games by the same people with places exchanged, as one match with one score (D-2, X-21).

use kernel::{Outcome, Seat, Seating};

/// How many games make a match, and who sits where in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// One game.
    Single,
    /// Games with places exchanged until everyone has had every place: two where partners exchange roles or colours swap.
    Exchange,
}

/// A match of one or several games between people counted from 0, person `p` sitting on seat `p` in the first game.
#[derive(Clone, PartialEq, Debug)]
pub struct Series {
    seating: Seating,
    format: Format,
    /// What each finished game gave each person.
    shares: Vec<Vec<f64>>,
}

impl Series {
    /// A match that has not begun.
    pub fn new(seating: Seating, format: Format) -> Series {
        Series { seating, format, shares: Vec::new() }
    }

    /// How many games it has.
    pub fn games(&self) -> usize {
        match self.format {
            Format::Single => 1,
            Format::Exchange => self.cycle(),
        }
    }

    /// How many exchanges bring everyone back to the first place.
    fn cycle(&self) -> usize {
        let first: Vec<Seat> = self.seating.all().collect();
        let mut places = exchange(self.seating);
        let mut games = 1;
        while places != first {
            places = places.into_iter().map(|seat| exchange(self.seating)[seat.index()]).collect();
            games += 1;
        }
        games
    }

    /// The seat of each person in a game, counted from 0.
    pub fn places(&self, game: usize) -> Vec<Seat> {
        let step = exchange(self.seating);
        let mut places: Vec<Seat> = self.seating.all().collect();
        for _ in 0..game {
            places = places.into_iter().map(|seat| step[seat.index()]).collect();
        }
        places
    }

    /// Notes the end of the next game.
    pub fn note(&mut self, outcome: Outcome) {
        let places = self.places(self.shares.len());
        self.shares.push(places.into_iter().map(|seat| outcome.share(self.seating.side(seat))).collect());
    }

    /// How many games are finished.
    pub fn finished(&self) -> usize {
        self.shares.len()
    }

    /// Whether all games are finished.
    pub fn is_over(&self) -> bool {
        self.finished() >= self.games()
    }

    /// The score of each person so far.
    pub fn score(&self) -> Vec<f64> {
        (0..self.seating.seats()).map(|person| self.shares.iter().map(|game| game[person]).sum()).collect()
    }
}

/// Where whoever sits on each seat goes for the next game: partners exchange their roles; where every side has one seat, all
/// move on by one place.
pub fn exchange(seating: Seating) -> Vec<Seat> {
    let seats: Vec<Seat> = seating.all().collect();
    let next_in = |group: &[Seat], seat: Seat| {
        let at = group.iter().position(|&other| other == seat).expect("a seat of its group");
        group[(at + 1) % group.len()]
    };
    let teams = seats.len() > seating.sides();
    let moved = |&seat: &Seat| {
        let group: Vec<Seat> = if teams { seating.of_side(seating.side(seat)).collect() } else { seats.clone() };
        next_in(&group, seat)
    };
    seats.iter().map(moved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Side;

    #[test]
    fn d_2_two_players_swap_colours() {
        let mut series = Series::new(Seating::new(&[0, 1]), Format::Exchange);
        assert_eq!(series.games(), 2);
        assert_eq!(series.places(1), [Seat(1), Seat(0)]);
        series.note(Outcome::win(Side(0), "D-12"));
        series.note(Outcome::win(Side(1), "D-12"));
        assert!(series.is_over());
        assert_eq!(series.score(), [2.0, 0.0], "the same person won with both colours");
    }

    #[test]
    fn x_21_partners_exchange_roles() {
        let mut series = Series::new(Seating::new(&[0, 0, 1, 1]), Format::Exchange);
        assert_eq!((series.games(), series.places(1)), (2, vec![Seat(1), Seat(0), Seat(3), Seat(2)]));
        series.note(Outcome::win(Side(1), "X-13"));
        series.note(Outcome::draw(kernel::SideSet::first(2), "X-14"));
        assert_eq!(series.score(), [0.5, 0.5, 1.5, 1.5]);
    }

    #[test]
    fn three_players_go_round() {
        let series = Series::new(Seating::new(&[0, 1, 2]), Format::Exchange);
        assert_eq!(series.games(), 3);
        assert_eq!(series.places(2), [Seat(2), Seat(0), Seat(1)]);
        assert_eq!(Series::new(Seating::new(&[0]), Format::Exchange).games(), 1);
        assert_eq!(Series::new(Seating::new(&[0, 1]), Format::Single).games(), 1);
    }
}
