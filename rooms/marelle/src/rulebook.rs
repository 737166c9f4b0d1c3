//! The rulebook: each clause in three languages, with examples that the tests prove and the pages show.

mod board;
mod ends;
mod mills;
mod removals;

use kernel::Clause;

const COUNT: usize = board::CLAUSES.len() + mills::CLAUSES.len() + removals::CLAUSES.len() + ends::CLAUSES.len();

/// All clauses in the order of their numbers, those that all games share last.
pub(crate) static CLAUSES: [Clause; COUNT] = {
    let parts = [board::CLAUSES, mills::CLAUSES, removals::CLAUSES, ends::CLAUSES];
    let mut all = [board::CLAUSES[0]; COUNT];
    let (mut part, mut at) = (0, 0);
    while part < parts.len() {
        let mut index = 0;
        while index < parts[part].len() {
            all[at] = parts[part][index];
            (at, index) = (at + 1, index + 1);
        }
        part += 1;
    }
    all
};
