//! Check: what a database says of a position against what its steps lead to.

use crate::database::Database;
use crate::sheet::SheetError;
use crate::tally::Tally;
use kernel::{Fate, Indexed, Sector, scramble};
use std::collections::HashMap;
use std::path::Path;

/// What a check of a database found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked<P> {
    /// Sectors that were looked at.
    pub sectors: usize,
    /// Positions that were compared.
    pub positions: u64,
    /// The first position that is not what its steps lead to.
    pub wrong: Option<P>,
}

/// Compares the fates of so many positions of each solved sector, drawn at random, with those of the positions after them. A position of
/// which not everything is solved is passed over.
pub fn check<P: Indexed>(folder: &Path, game: &str, rules: P::Rules, each: u64) -> Result<Checked<P>, SheetError> {
    let mut checked = Checked { sectors: 0, positions: 0, wrong: None };
    let Some(database) = Database::<P>::open(folder, game, rules)? else { return Ok(checked) };
    let rules = P::sector_rules(rules);
    let groups = P::sector_groups(rules);
    let group_of: HashMap<Sector, usize> =
        groups.iter().enumerate().flat_map(|(group, sectors)| sectors.iter().map(move |&sector| (sector, group))).collect();
    for &sector in groups.iter().flatten() {
        let mut found = 0;
        for draw in 0..each {
            let number = scramble(u64::from(sector.0) << 40 | draw) % P::sector_size(sector);
            let Some(position) = P::at(rules, sector, number).filter(|position| position.outcome().is_none()) else {
                continue;
            };
            let leads_to = fate_of_steps(&position, &database, &group_of);
            let (Some(fate), Some(leads_to)) = (database.fate(&position), leads_to) else { continue };
            found += 1;
            if fate != leads_to {
                checked.wrong = Some(position);
                return Ok(checked);
            }
        }
        checked.positions += found;
        checked.sectors += usize::from(found > 0);
    }
    Ok(checked)
}

/// The fate of a position that is not over, from those of the positions after it.
fn fate_of_steps<P: Indexed>(position: &P, database: &Database<P>, group_of: &HashMap<Sector, usize>) -> Option<Fate> {
    let group = |position: &P| position.sector().and_then(|sector| group_of.get(&sector));
    let mut tally = Tally::default();
    for step in position.steps() {
        let mut child = position.child(step);
        let (fate, converts) = match child.outcome() {
            Some(_) => (Fate::Loss(0), true),
            None => {
                // Turns without a conversion are counted by the way, not by the position.
                child = P::at(child.rules(), child.sector()?, child.place().number)?;
                (database.fate(&child)?, group(&child) != group(position))
            }
        };
        tally.count(fate, converts);
    }
    Some(match tally.fate() {
        Fate::Win(distance) | Fate::Loss(distance) if distance > P::HORIZON => Fate::Draw,
        fate => fate,
    })
}
