//! Tree: the touches that spell legal steps. Where there are very many, it is cut, and the rest is asked for by prefix.

use hall::{AnyMatch, PlayError, TouchTree};
use wire::TouchJson;

/// How many places of the tree are looked at before it is cut. The whole tree of most positions is smaller.
pub const TREE_BUDGET: usize = 160;

/// The tree below some touches, and how many steps can still come of them.
pub fn tree(playing: &dyn AnyMatch, touched: &[&str], budget: usize) -> Result<(TouchJson, usize), PlayError> {
    let tree = playing.tree(touched, budget)?;
    let possible = tree.possible;
    Ok((touch_json(tree), possible))
}

fn touch_json(tree: TouchTree) -> TouchJson {
    let next = tree.next.into_iter().map(|(touch, below)| (touch, touch_json(below))).collect();
    TouchJson { step: tree.step, next, more: tree.more }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(node: &TouchJson, found: &mut Vec<String>) {
        found.extend(node.step.clone());
        node.next.values().for_each(|below| steps(below, found));
    }

    #[test]
    fn the_tree_spells_exactly_the_legal_steps_of_every_game() {
        for game in hall::games() {
            let mut playing = game.open(&[], 0).unwrap();
            let mut dice = kernel::Dice::new(5);
            for _ in 0..12 {
                let (root, possible) = tree(playing.as_ref(), &[], 100_000).unwrap();
                let mut found = Vec::new();
                steps(&root, &mut found);
                found.sort();
                found.dedup();
                assert_eq!(found, playing.steps(), "{}", game.info().id);
                assert_eq!(possible, found.len());
                let Some(step) = playing.random_step(&mut dice) else { break };
                playing.play(&[&step]).unwrap();
            }
        }
    }

    #[test]
    fn a_cut_tree_says_where_to_ask() {
        for game in hall::games() {
            let playing = game.open(&[], 0).unwrap();
            let (cut, _) = tree(playing.as_ref(), &[], 2).unwrap();
            let (whole, _) = tree(playing.as_ref(), &[], 100_000).unwrap();
            assert_eq!(cut.next.keys().collect::<Vec<_>>(), whole.next.keys().collect::<Vec<_>>());
            for (touch, node) in cut.next.iter().filter(|(_, node)| node.more) {
                assert!(node.next.is_empty() && node.step.is_none());
                let (asked, _) = tree(playing.as_ref(), &[touch], 100_000).unwrap();
                assert_eq!(Some(&asked), whole.next.get(touch));
            }
            assert!(cut.next.values().any(|node| node.more), "{}", game.info().id);
        }
    }
}
