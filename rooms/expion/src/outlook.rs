//! Outlook: the board as one side sees it, whichever of its colours moves: who stands where, and where a marble must land
//! to capture.

use crate::ExpionPosition;
use crate::board::{FIELD, ROTATION};

/// The board as one side sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outlook {
    /// Own marbles in the field.
    pub(crate) own: u64,
    /// Enemy marbles in the field: E-12, in camp they cannot be captured.
    pub(crate) enemy: u64,
    /// Empty spaces of the field.
    pub(crate) empty: u64,
    /// The EX*PION, if it stands in the field.
    pub(crate) ball: u64,
    /// The places from which a marble that lands there captures (E-12), the EX*PION not counted.
    pub(crate) captures: u64,
    /// Own flankers seen toward the camps of the side's first and second colour: the field and that camp.
    first: u64,
    second: u64,
    /// The rotation toward the first colour's camp, and the one across it.
    along: u32,
    pub(crate) across: u32,
}

impl ExpionPosition {
    /// The board as a side sees it.
    #[inline]
    pub(crate) fn outlook(&self, side: usize) -> Outlook {
        let (first, second) = (self.words[side], self.words[side + 2]);
        let own = (first | second) & FIELD;
        let enemy = (self.words[side ^ 1] | self.words[(side ^ 1) + 2]) & FIELD;
        let ball = self.ball_in_field();
        let mut outlook = Outlook {
            own,
            enemy,
            empty: FIELD & !(own | enemy | ball),
            ball,
            captures: 0,
            // E-12: marbles still in camp flank too, but only what stands right before them.
            first: own | first,
            second: own | second,
            along: ROTATION[side],
            across: ROTATION[side ^ 1],
        };
        outlook.captures = outlook.landings(outlook.first, outlook.second, own);
        outlook
    }
}

impl Outlook {
    /// The places that have an enemy beside them and, straight behind it, one of the flankers.
    #[inline]
    fn landings(&self, first: u64, second: u64, across: u64) -> u64 {
        let Outlook { enemy, along, across: turn, .. } = *self;
        (enemy & first.rotate_right(along)).rotate_right(along)
            | (enemy & second.rotate_left(along)).rotate_left(along)
            | (enemy & across.rotate_right(turn)).rotate_right(turn)
            | (enemy & across.rotate_left(turn)).rotate_left(turn)
    }

    /// The enemies between a place and one of the flankers.
    #[inline]
    fn between(&self, place: u64, first: u64, second: u64, across: u64) -> u64 {
        let Outlook { enemy, along, across: turn, .. } = *self;
        (place.rotate_left(along) & enemy & first.rotate_right(along))
            | (place.rotate_right(along) & enemy & second.rotate_left(along))
            | (place.rotate_left(turn) & enemy & across.rotate_right(turn))
            | (place.rotate_right(turn) & enemy & across.rotate_left(turn))
    }

    /// E-12: the enemies captured when a marble (or, E-14, the pushed EX*PION) has moved to the place.
    #[inline]
    pub(crate) fn captured_from(&self, place: u64) -> u64 {
        self.between(place, self.first, self.second, self.own)
    }

    /// E-14: the enemies captured between a marble that has moved to the place and the EX*PION at rest.
    #[inline]
    pub(crate) fn captured_with_ball(&self, place: u64) -> u64 {
        self.between(place, self.ball, self.ball, self.ball)
    }

    /// E-14: the places from which a marble that lands there captures with the EX*PION at rest.
    #[inline]
    pub(crate) fn captures_with_ball(&self) -> u64 {
        self.landings(self.ball, self.ball, self.ball)
    }
}
