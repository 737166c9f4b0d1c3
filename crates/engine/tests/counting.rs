//! Counting, proven through the hall: C-4.

use engine::{Counting, Thinker};
use hall::{AnyMatch, find};

fn open(game: &str, rules: &[&str]) -> Box<dyn AnyMatch> {
    find(game).unwrap().open(rules, 0).unwrap()
}

#[test]
fn c_4_counting_ignores_limits_and_repetition() {
    let drawn = find("dames").unwrap().open_at(&[], "W:WK46:BK45:H50").unwrap();
    assert!(drawn.status().is_over() && drawn.steps().is_empty());
    assert!(drawn.perft(1, Counting::default()) > 0);
    let start = open("dames", &["majority=on"]);
    for how in [
        Counting::default(),
        Counting { threads: 2, ..Counting::default() },
        Counting { played: true, ..Counting::default() },
    ] {
        assert_eq!(start.perft(6, how), 167_140);
    }
    let divided = start.divide(5, Counting::default());
    assert_eq!(divided.len(), 9);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), 27_117);
    assert_eq!(start.perft(0, Counting::default()), 1);
}
