//! Values inside the search, and scores as it reports them.

/// A value in hundredths of a plain piece; near the ends of its range it tells how far a win is.
pub type Value = i32;

/// The value of a win at once.
pub(crate) const WIN: Value = 32_000;
/// Values beyond this are wins found to the end.
pub(crate) const SURE: Value = 30_000;
/// The value of a win that is known from here, and not where it ends; less for a longer way.
pub(crate) const KNOWN: Value = 29_500;
/// Values beyond this are wins, found to the end or known.
pub(crate) const CERTAIN: Value = 28_000;
/// More than any value.
pub(crate) const INFINITE: Value = 32_700;

/// What the search says about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// An estimate in hundredths of a plain piece.
    Estimate(Value),
    /// Known to be a draw.
    Draw,
    /// A win found to the end, in so many turns; or known from a database, with so many turns up to the next step that cannot be
    /// undone.
    Win(u32),
    /// A loss, likewise.
    Loss(u32),
}

impl Score {
    /// The score of a value.
    pub fn of(value: Value) -> Score {
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

    /// Whether the score is a proof.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// Whether a search to this depth cannot find better: an end is as near as it looked, or the end is known.
    pub(crate) const fn is_certain_at(self, depth: u32) -> bool {
        match self {
            Score::Win(turns) | Score::Loss(turns) => turns <= depth,
            Score::Draw => true,
            Score::Estimate(_) => false,
        }
    }

    /// A number that orders scores: wins above estimates above losses.
    pub fn centi(self) -> Value {
        match self {
            Score::Estimate(value) => value,
            Score::Draw => 0,
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
        assert_eq!([Score::of(KNOWN - 5), Score::of(5 - KNOWN)], [Score::Win(5), Score::Loss(5)]);
        assert!(Score::Draw.is_proven() && !Score::Estimate(0).is_proven());
    }
}
