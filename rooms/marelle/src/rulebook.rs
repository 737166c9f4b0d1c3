//! The rulebook: every clause part by part with where it comes from, and examples that the tests prove and the pages show.

mod board;
mod common;
mod ends;
mod mills;
mod moving;
mod protected;
mod removals;

use kernel::Clause;

const CHAPTERS: [&[Clause]; 7] =
    [board::CLAUSES, moving::CLAUSES, mills::CLAUSES, protected::CLAUSES, removals::CLAUSES, ends::CLAUSES, common::CLAUSES];

const COUNT: usize = {
    let (mut count, mut chapter) = (0, 0);
    while chapter < CHAPTERS.len() {
        count += CHAPTERS[chapter].len();
        chapter += 1;
    }
    count
};

/// All clauses in the order of their numbers, those that all games share last.
pub(crate) static CLAUSES: [Clause; COUNT] = {
    let mut all = [CHAPTERS[0][0]; COUNT];
    let (mut chapter, mut at) = (0, 0);
    while chapter < CHAPTERS.len() {
        let mut index = 0;
        while index < CHAPTERS[chapter].len() {
            all[at] = CHAPTERS[chapter][index];
            (at, index) = (at + 1, index + 1);
        }
        chapter += 1;
    }
    all
};
