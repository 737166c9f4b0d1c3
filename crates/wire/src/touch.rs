//! Touches as JSON: the tree of touches that spell legal steps, whole or as far as it was asked for.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// What may follow some touches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[schema(no_recursion)]
pub struct TouchJson {
    /// The step that is complete here. There may be touches that lead on all the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<String>,
    /// The touches that lead on, each with what may follow it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub next: BTreeMap<String, TouchJson>,
    /// Whether more can follow than is shown: ask with the command `touch`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
}

impl TouchJson {
    /// The place in the tree that touches lead to.
    pub fn at(&self, touched: &[String]) -> Option<&TouchJson> {
        touched.iter().try_fold(self, |node, touch| node.next.get(touch))
    }
}

/// What touches have come to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EntryJson {
    /// The touches so far.
    pub touched: Vec<String>,
    /// What may follow.
    pub tree: TouchJson,
    /// How many steps can still come of it.
    pub possible: usize,
    /// Whether the seat is now bound to the first touch: a touched piece must be moved.
    pub bound: bool,
}
