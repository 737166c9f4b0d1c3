//! The rulebook: every clause part by part with where it comes from, and examples that the tests prove and the pages show.

mod board;
mod capturing;
mod crowning;
mod duties;
mod ending;
mod moving;
mod watching;

use kernel::Clause;

const COUNT: usize = board::CLAUSES.len()
    + moving::CLAUSES.len()
    + capturing::CLAUSES.len()
    + duties::CLAUSES.len()
    + crowning::CLAUSES.len()
    + ending::CLAUSES.len()
    + watching::CLAUSES.len();

/// All clauses in the order of their numbers, the one that all games share last.
pub(crate) static RULEBOOK: [Clause; COUNT] = {
    let chapters = [
        board::CLAUSES,
        moving::CLAUSES,
        capturing::CLAUSES,
        duties::CLAUSES,
        crowning::CLAUSES,
        ending::CLAUSES,
        watching::CLAUSES,
    ];
    let mut all = [board::CLAUSES[0]; COUNT];
    let (mut chapter, mut at) = (0, 0);
    while chapter < chapters.len() {
        let mut index = 0;
        while index < chapters[chapter].len() {
            all[at] = chapters[chapter][index];
            (at, index) = (at + 1, index + 1);
        }
        chapter += 1;
    }
    all
};
