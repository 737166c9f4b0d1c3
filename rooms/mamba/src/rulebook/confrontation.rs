//! The clause on confrontations and what restores their balance (B-11). Its boards are next door, in `deaths`.

use super::deaths;
use crate::sentences;
use kernel::{Clause, Part};

pub(super) const CONFRONTATION: Clause = Clause::new(
    "B-11",
    sentences::B_11_TITLE,
    &[
        Part::booklet(sentences::B_11_PART1, &["mamba-42"]),
        Part::booklet(sentences::B_11_PART2, &["mamba-59", "mamba-60", "mamba-61"]),
        Part::booklet(sentences::B_11_PART3, &["mamba-62", "mamba-63", "mamba-64", "mamba-65", "mamba-66", "mamba-67"]),
        Part::booklet(sentences::B_11_PART4, &["mamba-99", "mamba-100", "mamba-114", "mamba-115"]),
        Part::consequence(sentences::B_11_PART5, &["mamba-21", "mamba-37", "mamba-62", "mamba-68"]),
        Part::booklet(sentences::B_11_PART6, &["mamba-41", "mamba-43", "mamba-44"]),
        Part::ruling(sentences::B_11_PART7, sentences::B_11_PART7_REASON).about(&["mamba-43", "mamba-56"]),
        Part::booklet(sentences::B_11_PART8, &["mamba-45", "mamba-46", "mamba-47", "mamba-48"]),
        Part::ruling(sentences::B_11_PART9, sentences::B_11_PART9_REASON).about(&["mamba-47"]),
        Part::booklet(sentences::B_11_PART10, &["mamba-55", "mamba-56", "mamba-57", "mamba-68"]),
        Part::ruling(sentences::B_11_PART11, sentences::B_11_PART11_REASON).about(&["mamba-61", "mamba-87"]),
    ],
    deaths::EXAMPLES,
);
