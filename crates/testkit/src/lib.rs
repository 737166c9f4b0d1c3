//! The testkit: laws that every game must keep, runners for tables of counts, records, rulebook examples and lessons, seeded random
//! walks, and a toy game that uses all the kernel offers. Only tests depend on it.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod every_rules;
mod examples;
mod hexagons;
mod laws;
mod lessons;
mod letter;
mod perft_table;
mod replay;
mod said;
mod sentences;
mod speed;
pub mod toy;
mod walk;

pub use every_rules::every_rules;
pub use examples::{prove, prove_all};
pub use hexagons::hexagons;
pub use laws::{check_position, laws, refusals, setups};
pub use lessons::{lessons, one_lesson};
pub use letter::{accounted, cited, letter};
pub use perft_table::perft_table;
pub use replay::{Finished, finished, replay};
pub use said::{english, is_said};
pub use sentences::CATALOGUE;
pub use speech::Say;
pub use speed::speed;
pub use walk::{Walk, positions};
