//! Forget: a table at which somebody was is told as if a nameless other had been there. What was played stays, for it is the others'
//! too; who played it does not.

use super::{TableTask, table_row};
use crate::services::Services;
use crate::storage::{ALL, Change, GameRow, Stored};
use kernel::record::Record;
use std::collections::BTreeSet;
use table::{Holder, TableId, VisitorId};
use wire::{Fact, GameListing};

/// The name of whoever has none.
const NOBODY: &str = "?";

/// A fact in which another takes somebody's place. The names that he had are put aside.
fn rewritten(fact: &str, visitor: &VisitorId, other: &VisitorId, names: &mut BTreeSet<String>) -> Option<String> {
    // Ids are long and drawn at random: what looks like one is one.
    let text = fact.replace(visitor.as_str(), other.as_str());
    if text == fact {
        return None;
    }
    let mut fact = Fact::read(&text).ok()?;
    let holders: Vec<&mut Holder> = match &mut fact {
        Fact::Opened { chairs, .. } => chairs.iter_mut().collect(),
        Fact::Seated { holder, .. } => vec![holder],
        _ => Vec::new(),
    };
    for holder in holders {
        if let Holder::Person { visitor, name } = holder
            && visitor == other.as_str()
        {
            names.insert(std::mem::replace(name, NOBODY.into()));
        }
    }
    Some(wire::line(&fact))
}

/// A game without some names.
fn nameless(row: GameRow, names: &BTreeSet<String>) -> Option<GameRow> {
    let mut record = Record::read(&row.record).ok()?;
    for (tag, value) in &mut record.tags {
        if tag.starts_with("Seat") && names.contains(value) {
            *value = NOBODY.into();
        }
    }
    let mut listing: GameListing = wire::read(row.listing.as_bytes()).ok()?;
    for name in &mut listing.names {
        if names.contains(name) {
            *name = NOBODY.into();
        }
    }
    Some(GameRow { record: record.write(), listing: wire::line(&listing), ..row })
}

/// Who sat at a stored table, under which name.
pub(crate) async fn sitters(services: &Services, table: &TableId) -> Stored<Vec<(VisitorId, String)>> {
    // One that cannot be read has nobody's name to tell.
    let Ok(Some(loaded)) = super::stored(services, table).await else { return Ok(Vec::new()) };
    let chairs = loaded.table.chairs().iter();
    let holders = chairs.flat_map(|chair| [Some(&chair.holder), chair.former.as_ref()]).flatten();
    let named = holders.filter_map(|holder| match holder {
        Holder::Person { visitor, name } => Some((VisitorId::read(visitor)?, name.clone())),
        _ => None,
    });
    Ok(named.collect())
}

/// Writes the records of a table of which nothing else is left as if another had been there instead of a visitor.
pub(crate) async fn forget_past(services: &Services, table: &TableId, visitor: &VisitorId, other: &VisitorId) -> Stored<()> {
    let names: BTreeSet<String> = services.storage.sat_as(visitor, table).await?.into_iter().collect();
    let games = services.storage.games_of(table).await?;
    let mut changes: Vec<Change> = games.into_iter().filter_map(|row| nameless(row, &names)).map(Change::Game).collect();
    changes.push(Change::Resat { table: table.clone(), visitor: visitor.clone(), other: other.clone() });
    services.storage.write(changes).await
}

impl TableTask {
    /// Writes all that is stored of the table as if another had been here instead of a visitor, and goes on with that.
    pub(super) async fn forget(&mut self, visitor: &VisitorId, other: &VisitorId) {
        if let Err(error) = self.try_to_forget(visitor, other).await {
            tracing::warn!(table = %self.table.id(), %error, "somebody could not be forgotten");
        }
    }

    async fn try_to_forget(&mut self, visitor: &VisitorId, other: &VisitorId) -> crate::storage::Stored<()> {
        let storage = self.services.storage.clone();
        let mut names = BTreeSet::new();
        let mut changes = Vec::new();
        for mut row in storage.journal(self.table.id(), ALL).await? {
            let fact = rewritten(&row.fact, visitor, other, &mut names);
            let own = row.visitor.as_deref() == Some(visitor.as_str());
            if fact.is_none() && !own {
                continue;
            }
            row.fact = fact.unwrap_or(row.fact);
            if own {
                row.visitor = Some(other.to_string());
            }
            changes.push(Change::Rewritten(row));
        }
        for row in storage.games_of(self.table.id()).await? {
            changes.extend(nameless(row, &names).map(Change::Game));
        }
        changes.push(Change::Resat { table: self.table.id().clone(), visitor: visitor.clone(), other: other.clone() });
        changes.push(Change::SnapshotGone(self.table.id().clone()));
        storage.write(changes).await?;
        if let Some(loaded) = super::load::stored(&self.services, self.table.id()).await? {
            self.table = loaded.table;
        }
        self.forget_words(visitor.as_str());
        self.help.forget_noted();
        // The row shows who sits here; it is written with the time of the last change, for this is none of the game's.
        let row = table_row(&self.table, self.created(), crate::services::now(), self.is_attended());
        storage.write(vec![Change::Table(row)]).await?;
        self.show_anew();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lot::Draw;

    #[test]
    fn facts_and_records_lose_the_name_and_keep_the_game() {
        let (ada, other) = (VisitorId::draw(), VisitorId::draw());
        let holder = Holder::Person { visitor: ada.to_string(), name: "Ada".into() };
        let mut names = BTreeSet::new();
        let fact = rewritten(&wire::line(&Fact::Seated { chair: 1, holder }), &ada, &other, &mut names).unwrap();
        let nobody = Holder::Person { visitor: other.to_string(), name: NOBODY.into() };
        assert_eq!(Fact::read(&fact), Ok(Fact::Seated { chair: 1, holder: nobody }));
        assert_eq!(names, BTreeSet::from(["Ada".to_string()]));
        let step = wire::line(&Fact::Stepped { seat: 0, step: "x".into(), clocks: Vec::new() });
        assert_eq!(rewritten(&step, &ada, &other, &mut names), None);
    }
}
