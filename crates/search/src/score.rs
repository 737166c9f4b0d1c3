//! Values inside the search, and how they become scores.

use kernel::Score;

/// A value in hundredths of a plain piece; near the ends of its range it tells how far a win is.
pub(crate) type Value = i32;

/// The value of a win at once.
pub(crate) const WIN: Value = Score::WHOLE_GAME;
/// Values beyond this are wins found to the end.
pub(crate) const SURE: Value = 30_000;
/// The value of a win that is known from here, and not where it ends; less for a longer way.
pub(crate) const KNOWN: Value = 29_500;
/// Values beyond this are wins, found to the end or known.
pub(crate) const CERTAIN: Value = 28_000;
/// More than any value.
pub(crate) const INFINITE: Value = 32_700;

/// The score of a value.
pub(crate) const fn score_of(value: Value) -> Score {
    if value > SURE {
        Score::Win((WIN - value) as u32)
    } else if value > CERTAIN {
        Score::Win((KNOWN - value) as u32)
    } else if value < -SURE {
        Score::Loss((WIN + value) as u32)
    } else if value < -CERTAIN {
        Score::Loss((KNOWN + value) as u32)
    } else {
        Score::Estimate(value)
    }
}

/// Whether a search to a depth cannot find better than a score: an end is as near as it looked, or the end is known.
pub(crate) const fn is_certain_at(score: Score, depth: u32) -> bool {
    match score {
        Score::Win(turns) | Score::Loss(turns) => turns <= depth,
        Score::Draw => true,
        Score::Estimate(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_count_turns() {
        assert_eq!(score_of(WIN - 3), Score::Win(3));
        assert_eq!(score_of(3 - WIN), Score::Loss(3));
        assert_eq!(score_of(150), Score::Estimate(150));
        assert_eq!(score_of(Score::Win(7).centi()), Score::Win(7));
        assert_eq!([score_of(KNOWN - 5), score_of(5 - KNOWN)], [Score::Win(5), Score::Loss(5)]);
    }
}
