//! Build: a database made sector by sector. What is on disk already is not made again, so that an interrupted build goes on.

use crate::code::Code;
use crate::retrograde::Retrograde;
use crate::sheet::{Damage, SheetError, Shelf};
use kernel::{Fate, Indexed, Sector};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::ControlFlow;
use std::path::Path;

/// How far a build has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Building {
    /// The sectors being solved.
    pub sectors: String,
    /// The distance from which steps are being taken back; 0 while positions are looked at for the first time.
    pub distance: u8,
    /// Positions done.
    pub done: u64,
    /// Those among them that were found done.
    pub found: u64,
    /// All positions.
    pub all: u64,
}

/// What a sector holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Built {
    /// Its name.
    pub sector: String,
    /// Positions that its mover wins.
    pub won: u64,
    /// Positions that nobody wins, numbers without a position among them.
    pub drawn: u64,
    /// Positions that its mover loses.
    pub lost: u64,
    /// The longest way to a conversion or the end that a winner needs.
    pub longest: u8,
}

impl Built {
    fn of(sector: String, codes: &[u8]) -> Built {
        let mut counts = [0_u64; 256];
        for &code in codes {
            counts[usize::from(code)] += 1;
        }
        let mut built = Built { sector, won: 0, drawn: 0, lost: 0, longest: 0 };
        for (code, &count) in (0..=u8::MAX).zip(&counts).filter(|&(_, &count)| count > 0) {
            match Code(code).fate() {
                Fate::Win(distance) => {
                    built.won += count;
                    built.longest = built.longest.max(distance);
                }
                Fate::Loss(distance) => {
                    built.lost += count;
                    built.longest = built.longest.max(distance);
                }
                Fate::Draw => built.drawn += count,
            }
        }
        built
    }
}

/// What is asked of [`build`].
pub struct BuildOrder<'a> {
    /// Where the files go.
    pub folder: &'a Path,
    /// The game's id.
    pub game: &'a str,
    /// How many positions, and so bytes, there may be in all: from the group that goes beyond it on they are left out.
    pub most: u64,
    /// How many threads work.
    pub threads: usize,
    /// Hears of the progress and may break to stop.
    pub listen: &'a mut dyn FnMut(&Building) -> ControlFlow<()>,
    /// Hears of each sector that is finished.
    pub report: &'a mut dyn FnMut(&Built),
}

/// Solves the sectors of a game under its rules into a folder. Where it is stopped, what is finished stays, and the same call goes on
/// from there; it tells whether it came to the end.
pub fn build<P: Indexed>(rules: P::Rules, order: BuildOrder<'_>) -> Result<bool, SheetError> {
    let BuildOrder { folder, game, most, threads, listen, report } = order;
    let rules = P::sector_rules(rules);
    let shelf = Shelf::of::<P>(folder, game, rules);
    std::fs::create_dir_all(folder).map_err(|error| SheetError::Io(folder.to_owned(), error))?;
    let size = |group: &[Sector]| group.iter().map(|&sector| P::sector_size(sector)).sum::<u64>();
    let mut groups = P::sector_groups(rules);
    let mut all = 0;
    let fitting = groups.iter().take_while(|group| {
        let fits = size(group) <= most - all;
        all += if fits { size(group) } else { 0 };
        fits
    });
    groups.truncate(fitting.count());
    let (mut done, mut found) = (0, 0);
    let mut sheets: HashMap<Sector, Vec<u8>> = HashMap::new();
    for group in &groups {
        let names: Vec<String> = group.iter().map(|&sector| P::sector_name(sector)).collect();
        let told = |distance, done, found| Building { sectors: names.join(" and "), distance, done, found, all };
        if group.iter().map(|&sector| shelf.open::<P>(sector)).all(|sheet| matches!(sheet, Ok(Some(_)))) {
            found += size(group);
            done += size(group);
            if listen(&told(0, done, found)).is_break() {
                return Ok(false);
            }
            continue;
        }
        let needed: Vec<Sector> =
            group.iter().flat_map(|&sector| P::sectors_after(sector)).filter(|sector| !group.contains(sector)).collect();
        sheets.retain(|sector, _| needed.contains(sector));
        for sector in needed {
            if let Entry::Vacant(place) = sheets.entry(sector) {
                let missing = || SheetError::Damaged(shelf.path::<P>(sector), Damage::Missing);
                place.insert(shelf.load::<P>(sector)?.ok_or_else(missing)?);
            }
        }
        let known = |position: &P| {
            let sheet = position.sector().and_then(|sector| sheets.get(&sector));
            Code(sheet.expect("all sectors that a group leads to were loaded")[position.place().number as usize]).fate()
        };
        let solved = Retrograde::<P>::new(rules, group, &known, threads).solve(&mut |stage| {
            // Taking back takes about as long as looking.
            let share = stage.looked_at / 2 + size(group) / 2 * u64::from(stage.distance) / (u64::from(stage.distance) + 4);
            listen(&told(stage.distance, done + share, found))
        });
        let Some(solved) = solved else { return Ok(false) };
        for (&sector, sheet) in group.iter().zip(solved) {
            shelf.save::<P>(sector, &sheet)?;
            report(&Built::of(P::sector_name(sector), &sheet));
            sheets.insert(sector, sheet);
        }
        done += size(group);
    }
    Ok(true)
}
