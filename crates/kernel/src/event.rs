//! Events: what a step did and what it caused, in order.

use crate::{Rule, Site};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What happened, such as `capture` or `transformation`.
    pub kind: &'static str,
    /// Where.
    pub sites: Vec<Site>,
    /// The camps it happened to; what each means depends on the kind.
    pub camps: Vec<&'static str>,
    /// The groups of pieces that caused it, where the rules name some.
    pub cause: Vec<Group>,
    /// The rule behind it.
    pub rule: Rule,
}

/// Some pieces of one camp that acted together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Their camp.
    pub camp: &'static str,
    /// Where they stand.
    pub sites: Vec<Site>,
}

impl Event {
    /// An event without a cause.
    pub fn new(kind: &'static str, rule: Rule, sites: impl Into<Vec<Site>>, camps: impl Into<Vec<&'static str>>) -> Event {
        Event { kind, sites: sites.into(), camps: camps.into(), cause: Vec::new(), rule }
    }
}

/// A step told in full: the deed itself, and what followed from it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// What the hand does: pieces put, carried along their sites, taken back.
    pub deed: Vec<Event>,
    /// What the rules make of it.
    pub caused: Vec<Event>,
}
