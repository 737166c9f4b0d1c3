//! rulebook
use kernel::Clause;
pub(crate) static CLAUSES: &[Clause] = &[];
