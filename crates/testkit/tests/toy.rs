//! The laws and runners on the toy game: they must pass on a game that keeps them.

use kernel::{Game, Position, perft};
use testkit::toy::Toy;
use testkit::{Walk, every_rules, laws, perft_table, prove_all, refusals};

#[test]
fn the_toy_game_keeps_the_laws() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        laws::<Toy>(rules, Walk { seed: index as u64, games: 3, steps: 30 });
    }
}

#[test]
fn the_toy_game_explains_refusals() {
    for rules in every_rules() {
        refusals::<Toy>(rules, Walk { seed: 1, games: 4, steps: 20 }, &["stay", "turn", "a1~b2"]);
    }
}

#[test]
fn the_toy_rulebook_is_proven() {
    prove_all::<Toy>();
}

#[test]
fn the_toy_game_counts() {
    // 64 * 63 / 2 exchanges; each decision of a partner or an opponent that follows is one more ply.
    perft_table::<Toy>(
        "players=1 | start | 2016
         players=2 | start 3 | 2016
         players=teams | start | 2016 4032",
    );
    let start = Toy::start(every_rules()[3], 0);
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(start.steps().len(), 2016);
}
