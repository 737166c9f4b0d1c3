//! Sum: a table from what is stored of it.

use crate::{Table, TableId};
use wire::Fact;

impl Table {
    /// The sum of facts; none if there are none.
    pub fn sum(id: &TableId, facts: impl Iterator<Item = Result<Fact, String>>) -> Result<Option<Table>, String> {
        match Table::sum_as_far_as_it_goes(id, facts)? {
            Some((_, Some(error))) => Err(error),
            summed => Ok(summed.map(|(table, _)| table)),
        }
    }

    /// The sum of facts as far as they go, and why not further: a table whose later facts no longer fit, as under rules that have changed,
    /// is shown as it stood before them, and closed.
    pub fn sum_as_far_as_it_goes(
        id: &TableId,
        mut facts: impl Iterator<Item = Result<Fact, String>>,
    ) -> Result<Option<(Table, Option<String>)>, String> {
        let Some(first) = facts.next() else { return Ok(None) };
        let table = Table::new(id.clone(), &first?)?;
        Ok(Some(table.and_as_far_as_it_goes(facts)))
    }

    /// The same, from where a table stands.
    pub fn and_as_far_as_it_goes(mut self, facts: impl Iterator<Item = Result<Fact, String>>) -> (Table, Option<String>) {
        let error = self.go_on(facts).err();
        self.closed |= error.is_some();
        (self, error)
    }

    fn go_on(&mut self, facts: impl Iterator<Item = Result<Fact, String>>) -> Result<(), String> {
        for fact in facts {
            let number = self.facts + 1;
            let told = |error: String| format!("fact {number}: {error}");
            self.apply(&fact.map_err(told)?).map_err(told)?;
        }
        Ok(())
    }
}
