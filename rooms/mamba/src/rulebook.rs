//! The rulebook.
use kernel::Clause;
pub(crate) static RULEBOOK: &[Clause] = &[];
