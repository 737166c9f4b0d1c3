//! Score: what an engine says about a position. What is proven and what is estimated are never mixed.

/// What is said about a position, for the side that decides in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// An estimate in hundredths of a plain piece.
    Estimate(i32),
    /// Known to be a draw.
    Draw,
    /// A win found to the end, in so many turns; or known from a database, with so many turns up to the next step that cannot be
    /// undone.
    Win(u32),
    /// A loss, likewise.
    Loss(u32),
}

impl Score {
    /// The number that stands for a whole game: a win at once.
    pub const WHOLE_GAME: i32 = 32_000;

    /// Whether the score is a proof.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// A number that orders scores, for comparisons and graphs: wins above estimates above losses, nearer wins above farther ones.
    pub const fn centi(self) -> i32 {
        match self {
            Score::Estimate(value) => value,
            Score::Draw => 0,
            Score::Win(turns) => Self::WHOLE_GAME.saturating_sub_unsigned(turns),
            Score::Loss(turns) => (-Self::WHOLE_GAME).saturating_add_unsigned(turns),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_ordered_by_their_numbers() {
        let rising = [Score::Loss(1), Score::Loss(9), Score::Estimate(-20_000), Score::Draw, Score::Win(9), Score::Win(1)];
        assert!(rising.windows(2).all(|pair| pair[0].centi() < pair[1].centi()));
        assert!(Score::Draw.is_proven() && !Score::Estimate(0).is_proven());
    }
}
