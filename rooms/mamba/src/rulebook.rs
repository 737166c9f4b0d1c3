//! The rulebook: every clause in our words and three languages, part by part with where it comes from, and positions that show it. The
//! tests prove them.

mod agreement;
mod alignment;
mod block;
mod board;
mod confrontation;
mod deaths;
mod displacement;
mod ending;
mod order;
mod seats;
mod turn;

use kernel::Clause;

/// All clauses in order, and at the end the common one on which outcomes rest.
pub(crate) static RULEBOOK: &[Clause] = &[
    board::BOARD,
    seats::CAMPS,
    seats::START,
    seats::FIRST,
    board::NEIGHBOURS,
    board::FORTY,
    turn::TURN,
    turn::BIRTH,
    displacement::DISPLACEMENT,
    alignment::ALIGNMENT,
    confrontation::CONFRONTATION,
    order::ORDER,
    block::BLOCK,
    block::END_OF_CONFRONTATION,
    ending::ELIMINATION,
    ending::WIN,
    ending::FALL_TOGETHER,
    agreement::DRAW,
    agreement::RESIGNATION,
    displacement::FINAL,
    agreement::COMMON_ENDS,
];

const START_TWO: &str = "
. . . b . b . . .
. . . b b b . . .
. . . b . b . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . a . a . . .
. . . a a a . . .
. . . a . a . . .
a turn 0";

const START_THREE: &str = "
. . . . c . c . . . .
. . . . c c c . . . .
. . . . c . c . . . .
. . . . . . . . . . .
b b b . . . . . . . .
. b . . . . . . . . .
b b b . . . . . . . .
. . . . . . . . . . .
. . . . a . a . . . .
. . . . a a a . . . .
. . . . a . a . . . .
a turn 0";

const START_FOUR: &str = "
. . . . c . c . . . .
. . . . c c c . . . .
. . . . c . c . . . .
. . . . . . . . . . .
b b b . . . . . d d d
. b . . . . . . . d .
b b b . . . . . d d d
. . . . . . . . . . .
. . . . a . a . . . .
. . . . a a a . . . .
. . . . a . a . . . .
a turn 0";

/// Isolated pieces of both camps.
const MOTHERS: &str = "
b . b . b . b . b
. . . . . . . . .
. . b . . . b . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . a . . . a . .
. . . . . . . . .
a . a . a . a . a
a turn 0";
