//! Values inside the search, and scores as it reports them.

/// A value in hundredths of a plain piece; near the ends of its range it tells how far a win is.
pub type Value = i32;

/// The value of a win at once.
pub(crate) const WIN: Value = 32_000;
/// Values beyond this are wins found to the end.
pub(crate) const SURE: Value = 30_000;
/// More than any value.
pub(crate) const INFINITE: Value = 32_700;

/// What the search says about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// An estimate in hundredths of a plain piece.
    Estimate(Value),
    /// A win found to the end, in so many turns.
    Win(u32),
    /// A loss found to the end, in so many turns.
    Loss(u32),
}

impl Score {
    /// The score of a value.
    pub fn of(value: Value) -> Score {
        if value > SURE {
            Score::Win((WIN - value) as u32)
        } else if value < -SURE {
            Score::Loss((WIN + value) as u32)
        } else {
            Score::Estimate(value)
        }
    }

    /// Whether the score is a proof.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// A number that orders scores: wins above estimates above losses.
    pub fn centi(self) -> Value {
        match self {
            Score::Estimate(value) => value,
            Score::Win(turns) => WIN - turns as Value,
            Score::Loss(turns) => turns as Value - WIN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_count_turns() {
        assert_eq!(Score::of(WIN - 3), Score::Win(3));
        assert_eq!(Score::of(3 - WIN), Score::Loss(3));
        assert_eq!(Score::of(150), Score::Estimate(150));
        assert_eq!(Score::of(Score::Win(7).centi()), Score::Win(7));
        assert!(Score::Win(9).centi() > Score::Estimate(20_000).centi());
    }
}
