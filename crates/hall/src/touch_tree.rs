//! The tree of touches that spell legal steps, made in one pass over all spellings. Where it is large it is cut, and says so.

use kernel::Touch;
use std::collections::HashSet;
use std::hash::Hash;
use std::ops::Range;

/// What may follow some touches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TouchTree {
    /// The step that is complete here. There may be touches that lead on all the same.
    pub step: Option<String>,
    /// The touches that lead on, each with what may follow it.
    pub next: Vec<(String, TouchTree)>,
    /// Whether more can follow than is shown.
    pub more: bool,
    /// How many steps can still come of it; counted at the root only.
    pub possible: usize,
}

/// A place in the tree while it grows: the ways that lead through it.
struct Place {
    above: usize,
    depth: usize,
    ways: Range<usize>,
    node: TouchTree,
}

impl TouchTree {
    /// The tree of sorted ways that begin alike for so many touches. The shallow places come first, so that a tree that is cut
    /// after `budget` places is still useful.
    pub(crate) fn grow<S: Copy + Eq + Hash>(
        ways: &[(Vec<Touch>, S)],
        depth: usize,
        budget: usize,
        touch_text: impl Fn(Touch) -> String,
        step_text: impl Fn(S) -> String,
    ) -> TouchTree {
        let root =
            TouchTree { possible: ways.iter().map(|(_, step)| *step).collect::<HashSet<S>>().len(), ..TouchTree::default() };
        let mut places = vec![Place { above: 0, depth, ways: 0..ways.len(), node: root }];
        let mut index = 0;
        while index < places.len() {
            let Place { depth, ways: through, .. } = &places[index];
            let (depth, through) = (*depth, through.clone());
            if index > 0 && index >= budget {
                places[index].node.more = true;
                index += 1;
                continue;
            }
            let mut from = through.start;
            // Ways are sorted, so the one that ends here comes first and those that go on alike stand together.
            while from < through.end {
                let Some(&touch) = ways[from].0.get(depth) else {
                    places[index].node.step = Some(step_text(ways[from].1));
                    from += 1;
                    continue;
                };
                let alike = ways[from..through.end].iter().take_while(|(touches, _)| touches[depth] == touch).count();
                places.push(Place { above: index, depth: depth + 1, ways: from..from + alike, node: TouchTree::default() });
                from += alike;
            }
            index += 1;
        }
        // A place lies behind the one above it, so the last can be hung up first.
        while places.len() > 1 {
            let Place { above, ways: through, depth, mut node } = places.pop().expect("more than one place");
            node.next.reverse();
            let touch = ways[through.start].0[depth - 1];
            places[above].node.next.push((touch_text(touch), node));
        }
        let mut root = places.pop().expect("the root").node;
        root.next.reverse();
        root
    }
}
