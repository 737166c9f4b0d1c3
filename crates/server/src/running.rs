//! Running: which positions stand in games that people play against each other, so that no engine of this server tells one of them
//! what to play there, whatever table he asks at, and whichever way he has turned the board. It knows texts only, one for all positions
//! that come to the same; who may be helped at a table is the table's affair.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use table::TableId;

/// The most visitors whose tables are known to have been looked for. When there are more, they are looked for again.
const MOST_LOOKED_FOR: usize = 100_000;

/// The games under way between people.
#[derive(Debug, Default)]
pub(crate) struct Running {
    games: Mutex<Games>,
}

#[derive(Debug, Default)]
struct Games {
    tables: HashMap<TableId, Standing>,
    of: HashMap<String, HashSet<TableId>>,
    /// Visitors whose tables have been opened since the server started.
    looked_for: HashSet<String>,
}

/// What stands on a table's board.
#[derive(Debug)]
struct Standing {
    visitors: Vec<String>,
    game: &'static str,
    /// One text for all positions that come to the same.
    likeness: String,
}

impl Running {
    fn games(&self) -> MutexGuard<'_, Games> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game between these visitors stands so. It stays known while the table is not in memory, for then nothing moves.
    pub(crate) fn stands(&self, table: &TableId, visitors: Vec<String>, game: &'static str, likeness: String) {
        let mut games = self.games();
        games.forget(table);
        for visitor in &visitors {
            games.of.entry(visitor.clone()).or_default().insert(table.clone());
        }
        games.tables.insert(table.clone(), Standing { visitors, game, likeness });
    }

    /// Nothing is played between people at a table, or not yet.
    pub(crate) fn rests(&self, table: &TableId) {
        self.games().forget(table);
    }

    /// Whether a position stands in a game of a visitor with others, at another table than the one where it is asked about.
    pub(crate) fn holds(&self, visitor: &str, game: &str, likeness: &str, asked_at: &TableId) -> bool {
        let games = self.games();
        let own = games.of.get(visitor).into_iter().flatten().filter(|table| *table != asked_at);
        own.filter_map(|table| games.tables.get(table)).any(|one| one.game == game && one.likeness == likeness)
    }

    /// Whether a visitor's tables are still to be looked for. It is asked once.
    pub(crate) fn is_new(&self, visitor: &str) -> bool {
        let mut games = self.games();
        if games.looked_for.len() >= MOST_LOOKED_FOR {
            games.looked_for.clear();
        }
        games.looked_for.insert(visitor.into())
    }
}

impl Games {
    fn forget(&mut self, table: &TableId) {
        let Some(old) = self.tables.remove(table) else { return };
        for visitor in old.visitors {
            if let Some(tables) = self.of.get_mut(&visitor) {
                tables.remove(table);
                if tables.is_empty() {
                    self.of.remove(&visitor);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lot::Draw;

    #[test]
    fn a_position_is_held_while_it_stands_and_at_other_tables_only() {
        let running = Running::default();
        let (one, two) = (TableId::draw(), TableId::draw());
        running.stands(&one, vec!["ada".into(), "bob".into()], "g", "p".into());
        assert!(running.holds("ada", "g", "p", &two) && running.holds("bob", "g", "p", &two));
        for (visitor, game, position, table) in [("eve", "g", "p", &two), ("ada", "h", "p", &two), ("ada", "g", "q", &two)] {
            assert!(!running.holds(visitor, game, position, table), "{visitor} {game} {position}");
        }
        assert!(!running.holds("ada", "g", "p", &one), "the table itself");
        running.stands(&one, vec!["ada".into(), "eve".into()], "g", "q".into());
        assert!(!running.holds("ada", "g", "p", &two) && running.holds("eve", "g", "q", &two));
        assert!(!running.holds("bob", "g", "q", &two));
        running.rests(&one);
        assert!(!running.holds("ada", "g", "q", &two) && running.games().of.is_empty());
    }

    #[test]
    fn tables_are_looked_for_once() {
        let running = Running::default();
        assert!(running.is_new("ada") && !running.is_new("ada") && running.is_new("bob"));
    }
}
