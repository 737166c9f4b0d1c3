//! Scores: what the results of many games say, with error bars that are honest with few of them. Games of one opening, each side taken
//! once, are weighed together: what the opening gives to one of them it takes from the other.

use crate::sentences;
use kernel::Message;
use std::collections::BTreeMap;

/// Results of one contender.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    sum: f64,
    /// The points and the number of games of each opening.
    openings: BTreeMap<u32, (f64, u32)>,
}

impl Tally {
    /// Adds the share of a point in a game of an opening.
    pub(crate) fn add(&mut self, share: f64, opening: u32) {
        self.games += 1;
        if share >= 1.0 {
            self.wins += 1;
        } else if share > 0.0 {
            self.draws += 1;
        } else {
            self.losses += 1;
        }
        self.sum += share;
        let (points, games) = self.openings.entry(opening).or_default();
        *points += share;
        *games += 1;
    }

    /// How many pairs of games brought no point, a half, one, one and a half, and two.
    pub(crate) fn pairs(&self) -> [u32; 5] {
        let mut counts = [0; 5];
        for &(points, games) in self.openings.values().filter(|(_, games)| *games == 2) {
            debug_assert_eq!(games, 2);
            counts[((points * 2.0).round() as usize).min(4)] += 1;
        }
        counts
    }

    /// The mean share of a point.
    pub(crate) fn mean(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.sum / f64::from(self.games) }
    }

    /// The mean as one more game of even chances would leave it: never all or nothing.
    fn careful_mean(&self) -> f64 {
        (self.sum + 0.5) / (f64::from(self.games) + 1.0)
    }

    /// The variance of an opening's mean, as if one more had been played that went this way or that by chance.
    fn variance(&self) -> f64 {
        let (n, mean) = (self.openings.len() as f64, self.mean());
        let off = |&(points, games): &(f64, u32)| (points / f64::from(games) - mean).powi(2);
        let chance = self.careful_mean() * (1.0 - self.careful_mean());
        (self.openings.values().map(off).sum::<f64>() + chance) / (n + 1.0)
    }

    /// As how many games that can only be won or lost the results count: draws and openings played from both sides say more, but few
    /// games without either never count as more than they are.
    fn weight(&self) -> f64 {
        let (n, mean) = (f64::from(self.games), self.careful_mean());
        let by_variance = self.openings.len() as f64 * mean * (1.0 - mean) / self.variance();
        let decided = (f64::from(self.wins + self.losses) / n.max(1.0)).max(1.0 / (n + 1.0));
        by_variance.min(n / decided).max(1e-9)
    }

    /// The 95 % interval of the mean, after Wilson.
    pub(crate) fn interval(&self) -> (f64, f64) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let (n, mean, z) = (self.weight(), self.mean(), 1.96_f64);
        let centre = (mean + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z / (1.0 + z * z / n) * (mean * (1.0 - mean) / n + z * z / (4.0 * n * n)).sqrt();
        ((centre - half).max(0.0), (centre + half).min(1.0))
    }

    /// The difference in Elo, with its 95 % interval.
    pub(crate) fn elo(&self) -> (f64, f64, f64) {
        let (low, high) = self.interval();
        (elo(self.mean()), elo(low), elo(high))
    }
}

fn elo(share: f64) -> f64 {
    let share = share.clamp(1e-4, 1.0 - 1e-4);
    -400.0 * (1.0 / share - 1.0).log10()
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test of two differences in Elo, with 5 % for either error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    pub(crate) elo0: f64,
    pub(crate) elo1: f64,
}

/// Where a test stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Open,
    Accepted,
    Rejected,
}

impl Sprt {
    pub(crate) fn read(text: &str) -> Result<Sprt, Message> {
        let numbers = text.split_once(',').and_then(|(a, b)| Some((a.parse::<f64>().ok()?, b.parse::<f64>().ok()?)));
        match numbers {
            Some((elo0, elo1)) if elo0.is_finite() && elo1.is_finite() && elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(sentences::SprtForm { text }.into()),
        }
    }

    /// The log-likelihood ratio, by the normal approximation over openings.
    pub(crate) fn ratio(self, tally: &Tally) -> f64 {
        if tally.games < 8 {
            return 0.0;
        }
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        let variance = tally.mean() * (1.0 - tally.mean()) / tally.weight();
        let careful = tally.careful_mean() * (1.0 - tally.careful_mean()) / tally.weight();
        (s1 - s0) * (2.0 * tally.mean() - s0 - s1) / (2.0 * variance.max(careful))
    }

    pub(crate) fn verdict(self, tally: &Tally) -> Verdict {
        let bound = (0.95_f64 / 0.05).ln();
        let ratio = self.ratio(tally);
        if ratio >= bound {
            Verdict::Accepted
        } else if ratio <= -bound {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of as many openings, one of each.
    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        let mut tally = Tally::default();
        let shares = [(wins, 1.0), (draws, 0.5), (losses, 0.0)];
        let all = shares.into_iter().flat_map(|(count, share)| std::iter::repeat_n(share, count as usize));
        all.enumerate().for_each(|(index, share)| tally.add(share, index as u32));
        tally
    }

    #[test]
    fn elo_of_known_scores() {
        let (elo, low, high) = tally(64, 0, 36).elo();
        assert!((elo - 100.0).abs() < 1.0, "{elo}");
        assert!(low < 40.0 && high > 160.0, "{low} {high}");
        assert!(tally(10, 0, 10).elo().0.abs() < 1e-9);
    }

    #[test]
    fn few_games_say_little() {
        let (low, high) = tally(4, 0, 0).interval();
        assert!((0.4..0.6).contains(&low) && high == 1.0, "four wins: {low} {high}");
        let (low, high) = tally(0, 2, 0).interval();
        assert!(low < 0.25 && high > 0.75, "two draws: {low} {high}");
        let (low, high) = tally(0, 0, 3).interval();
        assert!(low == 0.0 && high > 0.4, "three losses: {low} {high}");
        assert_eq!(Tally::default().interval(), (0.0, 1.0));
        // Many games say much, and many draws more.
        let (low, high) = tally(500, 0, 500).interval();
        assert!((high - low - 0.062).abs() < 0.002, "{low} {high}");
        let (low, high) = tally(100, 800, 100).interval();
        assert!((high - low - 0.028).abs() < 0.002, "{low} {high}");
    }

    #[test]
    fn openings_played_from_both_sides_say_more() {
        // Whoever begins wins: a thousand pairs of one win and one loss are no noise at all.
        let mut pairs = Tally::default();
        (0..100).for_each(|game| pairs.add(f64::from(game % 2), game / 2));
        assert_eq!(pairs.pairs(), [0, 0, 50, 0, 0]);
        let (low, high) = pairs.interval();
        let (single_low, single_high) = tally(50, 0, 50).interval();
        assert!(high - low <= single_high - single_low, "{low} {high}");
    }

    #[test]
    fn the_test_decides_what_is_clear() {
        let test = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(test.verdict(&tally(300, 200, 200)), Verdict::Accepted);
        assert_eq!(test.verdict(&tally(200, 200, 260)), Verdict::Rejected);
        assert_eq!(test.verdict(&tally(20, 10, 18)), Verdict::Open);
        for few in [tally(8, 0, 0), tally(0, 8, 0), tally(0, 0, 8)] {
            let verdict = Sprt { elo0: 0.0, elo1: 10.0 }.verdict(&few);
            assert_eq!(verdict, Verdict::Open, "{few:?}");
        }
        assert!(Sprt::read("0").is_err() && Sprt::read("5,0").is_err() && Sprt::read("-5,5").is_ok());
    }
}
