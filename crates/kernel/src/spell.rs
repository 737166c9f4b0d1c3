//! Spell: entering a step touch by touch, as fingers and mice do.

use crate::Position;
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A place that can be pointed at: its index in the layout's list of sites.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u8);

/// Something to press that is not a place: its index in the layout's list of buttons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Button(pub u8);

/// One touch.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Touch {
    /// A place on the board.
    Site(Site),
    /// A button beside it.
    Button(Button),
}

/// How far a spelling can be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// The spelling names this step and no other.
    Full,
    /// The spelling is a short cut: it counts only where no other legal step has the same one.
    Short,
}

/// What has been entered so far, and what may follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelled<S> {
    /// The touches that lead on, each once, in order.
    pub next: Vec<Touch>,
    /// The step that is complete with what was touched. There may be touches that lead on all the same.
    pub complete: Option<S>,
    /// The steps that can still come of it.
    pub possible: Vec<S>,
}

/// Spelling steps by touches.
/// ```
/// use kernel::{Game, Notation, Site, Spell, Touch};
/// use testkit::toy::{Toy, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// let [a1, b1] = [0, 1].map(|site| Touch::Site(Site(site)));
/// let entry = start.entry(&[a1]);
/// assert!(entry.complete.is_none() && entry.next.contains(&b1));
/// let step = start.entry(&[a1, b1]).complete.unwrap();
/// assert_eq!(start.step_text(step), "a1~b1");
/// ```
pub trait Spell: Position {
    /// Shows every way to spell a legal step.
    fn spellings(&self, step: Self::Step, each: &mut dyn FnMut(&[Touch], Form));

    /// Every way to spell a legal step that begins with some touches, sorted by touches. A short cut that several steps share
    /// is left out.
    fn ways(&self, touched: &[Touch]) -> Vec<(Vec<Touch>, Self::Step)> {
        let mut ways: Vec<(Self::Step, Vec<Touch>, Form)> = Vec::new();
        let _ = self.visit_steps::<()>(&mut |step| {
            self.spellings(step, &mut |touches, form| {
                if touches.starts_with(touched) {
                    ways.push((step, touches.to_vec(), form));
                }
            });
            ControlFlow::Continue(())
        });
        ways.sort_by(|a, b| a.1.cmp(&b.1));
        let chosen = |group: &[(Self::Step, Vec<Touch>, Form)]| {
            let full = group.iter().find(|way| way.2 == Form::Full);
            let unique = group.iter().all(|way| way.0 == group[0].0);
            full.or(unique.then_some(&group[0])).map(|(step, touches, _)| (touches.clone(), *step))
        };
        ways.chunk_by(|a, b| a.1 == b.1).filter_map(chosen).collect()
    }

    /// What the touches so far have come to.
    fn entry(&self, touched: &[Touch]) -> Spelled<Self::Step> {
        let mut entry = Spelled { next: Vec::new(), complete: None, possible: Vec::new() };
        let mut known = HashSet::new();
        for (touches, step) in self.ways(touched) {
            if known.insert(step) {
                entry.possible.push(step);
            }
            match touches.get(touched.len()) {
                None => entry.complete = Some(step),
                Some(&touch) if entry.next.last() == Some(&touch) => {}
                Some(&touch) => entry.next.push(touch),
            }
        }
        entry
    }
}
