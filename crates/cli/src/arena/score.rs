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

/// As how many pairs a result counts that no pair has brought.
const UNSEEN: f64 = 1e-3;
/// The share of the points that each result of a pair is.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Of all distributions with a given expectation the one under which what was seen is likeliest. It has the form
/// `seen / (1 + t (share - expectation))`; the expectation fixes `t`, which is found by halving.
fn likeliest(seen: &[f64; 5], expectation: f64) -> [f64; 5] {
    let off = SHARES.map(|share| share - expectation);
    let spread = |t: f64| seen.iter().zip(off).map(|(seen, off)| seen * off / (1.0 + t * off)).sum::<f64>();
    // Between these every part stays positive, and the sum falls from above zero to below it.
    let (mut low, mut high) = (-1.0 / (1.0 - expectation), 1.0 / expectation);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if spread(middle) > 0.0 { low = middle } else { high = middle }
    }
    let t = f64::midpoint(low, high);
    std::array::from_fn(|index| seen[index] / (1.0 + t * off[index]))
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

    /// The generalised log-likelihood ratio over the five results of a pair of games: how much likelier the pairs are under the likeliest
    /// distribution with the one expectation than under the likeliest with the other. Pairs of which one game is still to come count nothing.
    pub(crate) fn ratio(self, tally: &Tally) -> f64 {
        let counts = tally.pairs();
        if counts.iter().sum::<u32>() == 0 {
            return 0.0;
        }
        // A result that has not been seen yet is not impossible.
        let counts = counts.map(|count| f64::from(count).max(UNSEEN));
        let all: f64 = counts.iter().sum();
        let seen = counts.map(|count| count / all);
        let (first, second) = (likeliest(&seen, expected(self.elo0)), likeliest(&seen, expected(self.elo1)));
        counts.iter().zip(first.iter().zip(&second)).map(|(count, (q0, q1))| count * (q1 / q0).ln()).sum()
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

    /// Pairs of games: so many of no point, a half, one, one and a half, and two.
    fn pairs(counts: [u32; 5]) -> Tally {
        let mut tally = Tally::default();
        let points = [[0.0, 0.0], [0.5, 0.0], [1.0, 0.0], [0.5, 1.0], [1.0, 1.0]];
        let all = counts.into_iter().zip(points).flat_map(|(count, points)| std::iter::repeat_n(points, count as usize));
        for (opening, points) in all.enumerate() {
            points.into_iter().for_each(|share| tally.add(share, opening as u32));
        }
        assert_eq!(tally.pairs(), counts);
        tally
    }

    /// The ratios were found another way: by climbing to the greatest likelihood over three of the five parts, the other two following
    /// from the sum and the expectation, without a multiplier.
    #[test]
    fn the_ratio_of_known_pairs() {
        for (counts, elo0, elo1, expected) in [
            ([10, 60, 100, 70, 20], 0.0, 10.0, 1.3625),
            ([3, 20, 40, 35, 12], 0.0, 20.0, 3.0221),
            ([40, 90, 120, 60, 15], 0.0, 10.0, -4.4936),
            ([0, 0, 2, 0, 37], 0.0, 20.0, 2.1805),
            ([0, 0, 0, 0, 4], 0.0, 10.0, 0.1135),
            ([0, 0, 4, 0, 0], 0.0, 10.0, -0.1115),
            ([5, 5, 5, 5, 5], -5.0, 5.0, 0.0),
        ] {
            let ratio = Sprt { elo0, elo1 }.ratio(&pairs(counts));
            assert!((ratio - expected).abs() < 2e-4, "{counts:?}: {ratio}, not {expected}");
        }
    }

    #[test]
    fn the_likeliest_distribution_has_its_expectation() {
        for expectation in [0.02, 0.4, 0.5, 0.514, 0.97] {
            let found = likeliest(&[0.1, 0.2, 0.3, 0.3, 0.1], expectation);
            let mean: f64 = found.iter().zip(SHARES).map(|(part, share)| part * share).sum();
            assert!((mean - expectation).abs() < 1e-9 && (found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{found:?}");
        }
    }

    #[test]
    fn the_test_decides_what_is_clear() {
        let test = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(test.verdict(&pairs([30, 60, 100, 90, 60])), Verdict::Accepted);
        assert_eq!(test.verdict(&pairs([60, 90, 100, 60, 30])), Verdict::Rejected);
        assert_eq!(test.verdict(&pairs([4, 5, 8, 5, 4])), Verdict::Open);
        // Few games decide nothing, however one-sided, and half pairs are not weighed.
        for few in [pairs([0, 0, 0, 0, 4]), pairs([0, 0, 8, 0, 0]), pairs([4, 0, 0, 0, 0]), tally(500, 0, 0)] {
            let verdict = Sprt { elo0: 0.0, elo1: 10.0 }.verdict(&few);
            assert_eq!(verdict, Verdict::Open, "{few:?}");
        }
        assert!(Sprt::read("0").is_err() && Sprt::read("5,0").is_err() && Sprt::read("-5,5").is_ok());
    }
}
