//! The rulebook: every clause in three languages, with boards that the tests prove and the pages show.

mod board;
mod capturing;
mod chameleon;
mod common;
mod ending;
mod moving;
mod pushing;
mod seats;

use kernel::Clause;

/// All clauses in their order.
pub static RULEBOOK: &[Clause] = &[
    board::E1,
    board::E2,
    board::E3,
    seats::E4,
    seats::E5,
    seats::E6,
    moving::E7,
    moving::E8,
    moving::E9,
    moving::E10,
    pushing::E11,
    capturing::E12,
    capturing::E13,
    chameleon::E14,
    capturing::E15,
    ending::E16,
    ending::E17,
    ending::E18,
    common::C2,
    common::C3,
];

/// The start as a drawing.
const START: &str = "
    #nnnnnnn#
    w.......e
    w.......e
    w.......e
    w...x...e
    w.......e
    w.......e
    w.......e
    #sssssss#
    n - 0 0";
