//! Pace: how time passes for a search while others wait: what is short is over in a moment, and what is long the sooner the more wait.

use std::time::Duration;

/// The least that is left of a long search, however many wait.
pub(super) const LEAST: Duration = Duration::from_millis(500);
/// The longest that a search may take which is to be done in a moment, and what is left for the way.
const MOMENT: Duration = Duration::from_secs(1);
const WAY: Duration = Duration::from_millis(200);
/// The least that such a search has, however many wait.
const LEAST_MOMENT: Duration = Duration::from_millis(4);

/// The time for a search that is to be done in a moment, after so long a wait and with so many more behind it.
pub(super) fn moment(waited: Duration, behind: usize) -> Duration {
    let left = (MOMENT - WAY).saturating_sub(waited);
    (left / (1 + behind as u32)).max(LEAST_MOMENT)
}

/// Time since thinking began, as a search counts it.
#[derive(Debug, Default)]
pub(super) struct Pace {
    passed: Duration,
    pub(super) counted: Duration,
    /// When it was looked last whether somebody else should have the thread.
    pub(super) looked: Duration,
    /// Whether somebody else should.
    pub(super) gave_way: bool,
}

impl Pace {
    /// That of a search of which so much was counted before.
    pub(super) fn after(counted: Duration) -> Pace {
        Pace { counted, ..Pace::default() }
    }

    /// So much has passed, and so many others wait: beyond the least that everybody has, it counts for them too.
    pub(super) fn advance(&mut self, passed: Duration, others: usize, threads: usize) -> Duration {
        let step = passed.saturating_sub(self.passed);
        let own = LEAST.saturating_sub(self.passed).min(step);
        self.counted += own + (step - own) * (threads + others) as u32 / threads as u32;
        self.passed = self.passed.max(passed);
        self.counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_to_be_done_in_a_moment_is_done_in_one_however_many_wait() {
        for crowd in [1, 2, 10, 50, 190] {
            // All come at once, one thread does them, and each takes all of the time it gets.
            let mut passed = Duration::ZERO;
            for behind in (0..crowd).rev() {
                let time = moment(passed, behind);
                assert!(time >= LEAST_MOMENT);
                passed += time;
            }
            assert!(passed <= MOMENT, "{crowd}: {passed:?}");
        }
        assert_eq!(moment(Duration::ZERO, 0), MOMENT - WAY, "whoever is alone has all of it");
        assert_eq!(moment(MOMENT * 9, 0), LEAST_MOMENT, "late, but an answer");
    }

    #[test]
    fn long_searches_share_their_time_with_whoever_comes_meanwhile() {
        let seconds = Duration::from_secs;
        let mut pace = Pace::default();
        assert_eq!(pace.advance(seconds(1), 0, 2), seconds(1), "nobody waits");
        assert_eq!(pace.advance(seconds(2), 2, 2), seconds(3), "two wait for two threads");
        assert_eq!(pace.advance(seconds(3), 8, 2), seconds(8), "a crowd has come");
        assert_eq!(pace.advance(seconds(3), 8, 2), seconds(8));
        // The least is everybody's own.
        let mut pace = Pace::default();
        assert_eq!(pace.advance(LEAST, 1000, 1), LEAST);
        assert!(pace.advance(LEAST + Duration::from_millis(10), 1000, 1) > seconds(5));
    }
}
