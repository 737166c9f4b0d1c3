//! Brain: what thinks at home, one thing after the other.

use engine::{Archives, Clock, Session, Stop, Strength, Thinker, Thought, TranspositionTable, Worth};
use hall::{AnyGame, AnyMatch};

/// The needed files of a game that are not here: without them nobody can think.
pub fn missing(game: &dyn AnyGame) -> Vec<String> {
    let needed = game.assets().iter().filter(|asset| asset.is_needed() && asset.bytes().is_none());
    needed.map(|asset| asset.name().to_string()).collect()
}

/// The size of a table that a search of so many nodes fills, in mebibytes.
fn table_size(nodes: Option<u64>) -> usize {
    match nodes {
        Some(..=50_000) => 1,
        Some(..=500_000) => 4,
        _ => 32,
    }
}

/// What thinks at home. It remembers nothing from one thought to the next, so that a level plays alike wherever it plays.
#[derive(Default)]
pub struct Brain {
    table: Option<(usize, TranspositionTable)>,
    archives: Archives,
}

impl Brain {
    /// What is known of games has changed: databases are opened anew.
    pub fn renew(&mut self) {
        self.archives = Archives::default();
    }

    /// Whether the solved endings prove that neither side can win. They are looked up, not searched.
    pub fn proves_draw(&self, playing: &dyn AnyMatch) -> bool {
        matches!(self.archives.of(playing), Ok(Some(archive)) if archive.worth(playing) == Some(Worth::Draw))
    }

    /// Looks for a good step; none if the game is over.
    pub fn think(&mut self, playing: &dyn AnyMatch, strength: &Strength, seed: u64, clock: &dyn Clock) -> Option<Thought> {
        let size = table_size(strength.limits.nodes);
        self.table.take_if(|(other, _)| *other != size);
        let (_, table) = self.table.get_or_insert_with(|| (size, TranspositionTable::new(size)));
        table.clear();
        // A damaged database is as good as none.
        let archive = self.archives.of(playing).ok().flatten();
        let stop = Stop::new();
        let session = Session { clock, stop: &stop, archive: archive.as_ref(), seed, ..Session::new(table) };
        playing.think(strength, &session, &mut |_| {})
    }
}
