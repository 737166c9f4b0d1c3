//! Scores: what the results of many games say, with error bars.

/// Results of one contender.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) games: u32,
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    sum: f64,
    squares: f64,
}

impl Tally {
    pub(crate) fn add(&mut self, share: f64) {
        self.games += 1;
        if share >= 1.0 {
            self.wins += 1;
        } else if share > 0.0 {
            self.draws += 1;
        } else {
            self.losses += 1;
        }
        self.sum += share;
        self.squares += share * share;
    }

    /// The mean share of a point.
    pub(crate) fn mean(&self) -> f64 {
        if self.games == 0 { 0.5 } else { self.sum / f64::from(self.games) }
    }

    fn variance(&self) -> f64 {
        let n = f64::from(self.games);
        (self.squares / n - self.mean() * self.mean()).max(1e-9)
    }

    /// The mean with its 95 % interval.
    pub(crate) fn interval(&self) -> (f64, f64) {
        let error = 1.96 * (self.variance() / f64::from(self.games.max(1))).sqrt();
        ((self.mean() - error).max(0.0), (self.mean() + error).min(1.0))
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
    pub(crate) fn read(text: &str) -> Result<Sprt, String> {
        let numbers = text.split_once(',').and_then(|(a, b)| Some((a.parse::<f64>().ok()?, b.parse::<f64>().ok()?)));
        match numbers {
            Some((elo0, elo1)) if elo0.is_finite() && elo1.is_finite() && elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
            _ => Err(format!("sprt: '{text}': expected two numbers, the smaller first, such as 0,10")),
        }
    }

    /// The log-likelihood ratio, by the normal approximation.
    pub(crate) fn ratio(self, tally: &Tally) -> f64 {
        if tally.games < 8 {
            return 0.0;
        }
        let (s0, s1) = (expected(self.elo0), expected(self.elo1));
        (s1 - s0) * (2.0 * tally.mean() - s0 - s1) / (2.0 * tally.variance() / f64::from(tally.games))
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

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        let mut tally = Tally::default();
        (0..wins).for_each(|_| tally.add(1.0));
        (0..draws).for_each(|_| tally.add(0.5));
        (0..losses).for_each(|_| tally.add(0.0));
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
    fn the_test_decides_what_is_clear() {
        let test = Sprt { elo0: 0.0, elo1: 20.0 };
        assert_eq!(test.verdict(&tally(300, 200, 200)), Verdict::Accepted);
        assert_eq!(test.verdict(&tally(200, 200, 260)), Verdict::Rejected);
        assert_eq!(test.verdict(&tally(20, 10, 18)), Verdict::Open);
        assert!(Sprt::read("0").is_err() && Sprt::read("5,0").is_err() && Sprt::read("-5,5").is_ok());
    }
}
