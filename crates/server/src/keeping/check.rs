//! Check: whether a database is whole, and whether every table in it can still be read and played on.

use super::{database, open, wrong};
use crate::storage::migrate::{MIGRATIONS, version};
use crate::trouble::{Expected, StartError, Wrong};
use rusqlite::{Connection, OptionalExtension, params};
use std::path::Path;
use table::{Table, TableId};
use wire::Fact;

/// The most problems of one kind that are told.
const MOST: usize = 20;

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Tables, each of them replayed.
    pub tables: u64,
    /// Facts of tables.
    pub facts: u64,
    /// Games that are over.
    pub games: u64,
    /// Visitors.
    pub visitors: u64,
    /// What is wrong; nothing, if all is well.
    pub problems: Vec<String>,
}

/// Checks the database of a data folder, or a backup.
pub fn check(place: &Path) -> Result<Report, StartError> {
    let path = if place.is_dir() { database(place) } else { place.to_path_buf() };
    let connection = open(&path)?;
    let found = version(&connection).map_err(|error| wrong(&path, error))?;
    if found == 0 || found > MIGRATIONS.len() {
        return Err(StartError::new(path.display().to_string(), Wrong::Version(found), Expected::KnownDatabase));
    }
    let mut report = Report::default();
    pages(&connection, &mut report);
    if let Err(error) = contents(&connection, &mut report) {
        report.problems.push(error.to_string());
    }
    Ok(report)
}

/// Every page and every index.
fn pages(connection: &Connection, report: &mut Report) {
    let look = || {
        let mut statement = connection.prepare(&format!("PRAGMA integrity_check({MOST})"))?;
        let lines = statement.query_map([], |row| row.get::<_, String>(0))?;
        lines.collect::<rusqlite::Result<Vec<_>>>()
    };
    match look() {
        Ok(lines) => report.problems.extend(lines.into_iter().filter(|line| line != "ok")),
        Err(error) => report.problems.push(error.to_string()),
    }
}

/// Every table, fact by fact.
fn contents(connection: &Connection, report: &mut Report) -> rusqlite::Result<()> {
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map(|count| count as u64);
    report.games = count("SELECT count(*) FROM games")?;
    report.visitors = count("SELECT count(*) FROM visitors")?;
    let mut statement = connection.prepare("SELECT DISTINCT table_id FROM journal")?;
    let tables = statement.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    for id in tables {
        report.tables += 1;
        let mut facts = connection.prepare_cached("SELECT fact FROM journal WHERE table_id = $1 ORDER BY fact_number")?;
        let facts = facts.query_map(params![id], |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>();
        let kept = snapshot(connection, &id)?;
        let read = facts.map_err(|error| error.to_string()).and_then(|facts| {
            report.facts += facts.len() as u64;
            replay(&id, &facts, kept)
        });
        if let Err(error) = read
            && report.problems.len() < MOST * 2
        {
            report.problems.push(format!("table {id}: {error}"));
        }
    }
    Ok(())
}

/// Under which rules a table was opened, and which are played today.
fn editions(id: &TableId, facts: &[String]) -> Option<(String, String)> {
    let table = Table::new(id.clone(), &Fact::read(facts.first()?).ok()?).ok()?;
    Some((table.setting().version.clone(), table::edition(table.game())))
}

/// Where a table stood after so many facts. A database of an earlier version has none.
fn snapshot(connection: &Connection, id: &str) -> rusqlite::Result<Option<(usize, String)>> {
    let known = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'snapshots'";
    if connection.query_row(known, [], |row| row.get::<_, i64>(0))? == 0 {
        return Ok(None);
    }
    let sql = "SELECT fact_number, condensed FROM snapshots WHERE table_id = $1";
    let read = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)? as usize, row.get(1)?));
    connection.query_row(sql, params![id], read).optional()
}

/// Sums the facts of a table, and sees whether what was kept of where it stood is where it stood.
fn replay(id: &str, facts: &[String], kept: Option<(usize, String)>) -> Result<(), String> {
    let id = TableId::read(id).ok_or("its id is malformed")?;
    let sum = |facts: &[String]| Table::sum(&id, facts.iter().map(|fact| Fact::read(fact)));
    sum(facts).map_err(|error| match editions(&id, facts) {
        Some((then, now)) => format!("{error} (opened under {then}, this is {now})"),
        None => error,
    })?;
    let (Some((number, condensed)), Some(first)) = (kept, facts.first()) else { return Ok(()) };
    let stood = facts.get(..number).ok_or("its snapshot is of facts that are not there")?;
    let restored = Table::restored(id.clone(), &Fact::read(first)?, &condensed)?;
    match sum(stood)?.is_some_and(|table| table.condensed() == restored.condensed()) {
        true => Ok(()),
        false => Err("its snapshot is not what its facts come to".into()),
    }
}
