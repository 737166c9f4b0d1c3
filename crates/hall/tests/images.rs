//! Steps that are images of each other, where the position is its own image.

use hall::{find, games};
use kernel::Dice;

#[test]
fn the_crossings_of_marelle_are_alike_at_the_start() {
    let mut playing = find("marelle").unwrap().open(&[], 0).unwrap();
    let classes = playing.step_classes();
    assert!(classes.contains(&["b4", "d2", "d6", "f4"].map(String::from).to_vec()), "{classes:?}");
    // Corners and middles of the ring between the others are four each; those of the outer and the inner ring go together.
    let mut sizes: Vec<usize> = classes.iter().map(Vec::len).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [4, 4, 8, 8]);
    // With a stone on d6 the board can only be mirrored, and its rings exchanged.
    playing.play(&["d6"]).unwrap();
    let classes = playing.step_classes();
    assert!(classes.contains(&["b4", "f4"].map(String::from).to_vec()), "{classes:?}");
    assert!(classes.contains(&vec!["d2".to_string()]), "{classes:?}");
}

/// Steps of a class lead to positions that come to the same, and steps of two classes do not, as long as the board is nearly empty.
#[test]
fn positions_that_come_to_the_same_have_one_text() {
    let playing = find("marelle").unwrap().open(&[], 0).unwrap();
    let after = |step: &str| {
        let mut next = playing.boxed_clone();
        next.play(&[step]).unwrap();
        let past = next.history().next_back().unwrap().likeness();
        assert_eq!(past, next.likeness());
        past
    };
    let mut texts = Vec::new();
    for class in playing.step_classes() {
        assert!(class.iter().all(|step| after(step) == after(&class[0])), "{class:?}");
        texts.push(after(&class[0]));
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), playing.step_classes().len());
    // The board turned round with the colours exchanged.
    let dames = find("dames").unwrap();
    let likeness = |position: &str| dames.open_at(&[], position).unwrap().likeness();
    let (one, turned) = ("W:W32,34:B28", "B:W23:B17,19");
    assert_eq!(likeness(one), likeness(turned));
}

/// Every legal step is in one class, and what follows the steps of a class has as many steps.
#[test]
fn classes_hold_every_step_once() {
    for game in games() {
        let mut playing = game.open(&[], 0).unwrap();
        let mut dice = Dice::new(3);
        for _ in 0..6 {
            let classes = playing.step_classes();
            let mut all = classes.concat();
            all.sort_unstable();
            assert_eq!(all, playing.steps(), "{playing:?}");
            for class in classes.iter().filter(|class| class.len() > 1) {
                let follows = |step: &String| {
                    let mut next = playing.boxed_clone();
                    next.play(&[step]).unwrap();
                    next.steps().len()
                };
                assert!(class.iter().all(|step| follows(step) == follows(&class[0])), "{playing:?}: {class:?}");
            }
            let Some(step) = playing.random_step(&mut dice) else { break };
            playing.play(&[&step]).unwrap();
        }
    }
}
