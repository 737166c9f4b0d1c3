//! Edition: under which rules a table is opened. A game's rules have no number that somebody would have to remember to raise: the print
//! of its rulebook and options changes whenever what they say does.

use hall::AnyGame;
use kernel::Lang;
use speech::Say;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The prints of all games, made once.
static PRINTS: LazyLock<BTreeMap<&'static str, u64>> =
    LazyLock::new(|| hall::games().iter().map(|game| (game.info().id, print(*game))).collect());

/// The version of the program and the print of a game's rules.
pub fn edition(game: &dyn AnyGame) -> String {
    let print = PRINTS.get(game.info().id).copied().unwrap_or_else(|| print(game));
    format!("{} {print:016x}", env!("CARGO_PKG_VERSION"))
}

fn print(game: &dyn AnyGame) -> u64 {
    let options = game.choices().iter().map(|choice| {
        let values: Vec<&str> = choice.values.iter().map(|value| value.name).collect();
        format!("{}={}", choice.name, values.join("|"))
    });
    let clauses = game.rulebook().iter().flat_map(|clause| {
        let parts = clause.parts.iter().map(|part| part.text.say(Lang::EN));
        let boards = clause.examples.iter().map(|one| format!("{} {} {:?}", one.rules, one.board, one.facts));
        std::iter::once(clause.number.to_string()).chain(parts).chain(boards)
    });
    options
        .chain(clauses)
        .fold(0, |sum, text| text.bytes().chain([0]).fold(sum, |sum, byte| kernel::scramble(sum ^ u64::from(byte))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_an_edition_of_its_own() {
        let all: Vec<String> = hall::games().iter().map(|game| edition(*game)).collect();
        let mut different = all.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), all.len(), "{all:?}");
        assert!(all.iter().all(|one| one.starts_with(env!("CARGO_PKG_VERSION"))));
        assert_eq!(all, hall::games().iter().map(|game| edition(*game)).collect::<Vec<_>>());
    }
}
