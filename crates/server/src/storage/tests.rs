//! What every storage must do, run on each of them.

use super::*;
use crate::lot::Draw;
use std::time::Duration;

/// How long a storage of these tests may fail before it is given up.
const PATIENCE: Duration = Duration::from_secs(60);

fn journal(table: &TableId, number: u64) -> Change {
    Change::Journal(JournalRow {
        table: table.clone(),
        number,
        version: number,
        at: 1000 + number,
        visitor: Some("v".into()),
        command: Some(format!("c{number}")),
        fact: format!("{{\"n\":{number}}}"),
    })
}

fn table(id: &TableId, state: &str, listed: bool, changed: u64, sitter: &VisitorId) -> TableRow {
    TableRow {
        id: id.clone(),
        game: "g".into(),
        state: state.into(),
        listed,
        host: sitter.to_string(),
        created: 1,
        changed,
        sitters: vec![sitter.to_string()],
        listing: "{}".into(),
    }
}

async fn keeps_its_promises(storage: &dyn Storage) {
    let (one, two) = (TableId::draw(), TableId::draw());
    let (ada, bob) = (VisitorId::draw(), VisitorId::draw());

    storage.write(vec![journal(&one, 1), journal(&one, 2)]).await.unwrap();
    storage.write(vec![journal(&two, 1)]).await.unwrap();
    // All or none: the second number is taken, so the third is not stored either.
    assert_eq!(storage.write(vec![journal(&one, 3), journal(&one, 2)]).await, Err(StorageError::Conflict));
    let facts = storage.journal(&one, ALL).await.unwrap();
    assert_eq!(facts.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(facts[1].fact, "{\"n\":2}");
    assert!(storage.journal(&TableId::draw(), ALL).await.unwrap().is_empty());
    assert_eq!(storage.journal(&one, 2..=2).await.unwrap()[..], facts[1..2]);
    assert_eq!(storage.snapshot(&one).await.unwrap(), None);
    for (number, text) in [(1, "old"), (2, "new")] {
        storage.write(vec![Change::Snapshot(one.clone(), number, text.into())]).await.unwrap();
    }
    assert_eq!(storage.snapshot(&one).await.unwrap(), Some((2, "new".into())));
    storage.write(vec![Change::SnapshotGone(one.clone())]).await.unwrap();
    assert_eq!(storage.snapshot(&one).await.unwrap(), None);

    storage.write(vec![Change::Table(table(&one, "waiting", true, 5, &ada))]).await.unwrap();
    storage.write(vec![Change::Table(table(&two, "waiting", true, 9, &bob))]).await.unwrap();
    let listed = storage.listed("waiting", 10).await.unwrap();
    assert_eq!(listed.iter().map(|row| &row.id).collect::<Vec<_>>(), [&two, &one]);
    storage.write(vec![Change::Table(table(&two, "playing", false, 10, &ada))]).await.unwrap();
    assert_eq!(storage.listed("waiting", 10).await.unwrap().len(), 1);
    let own = storage.tables_of(&ada, 10).await.unwrap();
    assert_eq!(own.iter().map(|row| &row.id).collect::<Vec<_>>(), [&two, &one]);
    assert_eq!(storage.stale_tables("waiting", 6, 10).await.unwrap(), std::slice::from_ref(&one));

    let past = TableId::draw();
    let row = Change::Table(table(&past, "closed", false, 3, &ada));
    storage.write(vec![row, journal(&past, 1)]).await.unwrap();
    assert_eq!(storage.sat_as(&ada, &past).await.unwrap(), None);
    storage.write(vec![Change::TablePast(past.clone(), vec![(ada.clone(), "Ada".into())])]).await.unwrap();
    assert_eq!(storage.sat_as(&ada, &past).await.unwrap(), Some("Ada".into()));
    assert!(storage.journal(&past, ALL).await.unwrap().is_empty());
    assert!(storage.stale_tables("closed", 9, 10).await.unwrap().is_empty());

    let game = GameRow {
        id: GameId { table: two.clone(), number: 1 },
        game: "g".into(),
        ended: 50,
        listed: true,
        listing: "{}".into(),
        record: "*".into(),
    };
    storage.write(vec![Change::Game(game.clone())]).await.unwrap();
    assert_eq!(storage.game(&game.id).await.unwrap(), Some(game.clone()));
    assert_eq!(storage.games(Some("g"), u64::MAX, 5).await.unwrap().len(), 1);
    assert!(storage.games(Some("other"), u64::MAX, 5).await.unwrap().is_empty());
    assert!(storage.games(None, 50, 5).await.unwrap().is_empty());
    storage.write(vec![Change::Review(game.id.clone(), "r".into())]).await.unwrap();
    assert_eq!(storage.review(&game.id).await.unwrap().as_deref(), Some("r"));

    let said = |channel: &str, number| SaidRow {
        table: two.clone(),
        channel: channel.into(),
        number,
        at: 1,
        visitor: ada.to_string(),
        name: "Ada".into(),
        text: "hello".into(),
        command: Some(format!("w{number}")),
    };
    storage.write(vec![Change::Said(said("table", 1)), Change::Said(said("gallery", 1))]).await.unwrap();
    assert_eq!(storage.said(&two, 10).await.unwrap().len(), 2);

    let visitor = VisitorRow { id: ada.clone(), name: "Ada".into(), created: 1, seen: 1 };
    storage.write(vec![Change::Visitor(visitor.clone()), Change::Seen(ada.clone(), 7)]).await.unwrap();
    assert_eq!(storage.visitor(&ada).await.unwrap(), Some(VisitorRow { seen: 7, ..visitor }));
    storage
        .write(vec![Change::Visitor(VisitorRow { id: bob.clone(), name: "B".into(), created: 1, seen: 1 })])
        .await
        .unwrap();
    storage
        .write(vec![Change::Mute(ada.clone(), "x".into(), true), Change::Mute(ada.clone(), "y".into(), true)])
        .await
        .unwrap();
    storage.write(vec![Change::Mute(ada.clone(), "x".into(), false)]).await.unwrap();
    assert_eq!(storage.mutes(&ada).await.unwrap(), ["y"]);

    storage.write(vec![Change::Code("d".into(), ada.clone(), 100)]).await.unwrap();
    assert_eq!(storage.take_code("d", 101).await.unwrap(), None);
    assert_eq!(storage.take_code("d", 100).await.unwrap(), Some(ada.clone()));
    assert_eq!(storage.take_code("d", 100).await.unwrap(), None);

    let (sender, mut pieces) = tokio::sync::mpsc::channel(1);
    let mut kinds = String::new();
    let take = async {
        while let Some(piece) = pieces.recv().await {
            kinds.push(match piece {
                Piece::Table(_) => 't',
                Piece::Game(_) => 'g',
                Piece::Said(_) => 's',
                Piece::Deed(_) => 'd',
            });
        }
    };
    let (read, ()) = tokio::join!(storage.everything_of(&ada, sender), take);
    read.unwrap();
    assert_eq!(kinds, "ttgss");
    assert_eq!(storage.open_tables(&ada).await.unwrap(), 2);

    let nobody = VisitorId::draw();
    storage
        .write(vec![Change::Visitor(VisitorRow { id: nobody.clone(), name: "N".into(), created: 1, seen: 1 })])
        .await
        .unwrap();
    storage.write(vec![Change::VisitorsGone(5)]).await.unwrap();
    assert!(storage.visitor(&nobody).await.unwrap().is_none());
    assert!(storage.visitor(&bob).await.unwrap().is_some(), "whoever has sat at a table stays");
    storage.write(vec![Change::Table(table(&two, "over", false, 10, &ada)), Change::SaidGone(11)]).await.unwrap();
    assert!(storage.said(&two, 10).await.unwrap().is_empty());
    storage.write(vec![Change::TableGone(one.clone())]).await.unwrap();
    assert!(storage.journal(&one, ALL).await.unwrap().is_empty());
    assert_eq!(storage.tables_of(&ada, 10).await.unwrap().len(), 1);
    storage.check().await.unwrap();
}

#[tokio::test]
async fn memory_keeps_its_promises() {
    keeps_its_promises(&MemoryStorage::default()).await;
}

#[tokio::test]
async fn sqlite_keeps_its_promises() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(&folder.path().join("db"), 0, PATIENCE).unwrap();
    keeps_its_promises(&storage).await;
}

#[tokio::test]
async fn sqlite_keeps_what_it_stored_and_bears_many_writers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("db");
    let tables: Vec<TableId> = (0..50).map(|_| TableId::draw()).collect();
    {
        let storage = std::sync::Arc::new(SqliteStorage::open(&path, 0, PATIENCE).unwrap());
        let writers = tables.iter().cloned().map(|table| {
            let storage = storage.clone();
            tokio::spawn(async move {
                for number in 1..=10 {
                    storage.write(vec![journal(&table, number)]).await.unwrap();
                    // A conflict in the same batch harms nobody else.
                    assert_eq!(storage.write(vec![journal(&table, 1)]).await, Err(StorageError::Conflict));
                }
            })
        });
        for writer in writers.collect::<Vec<_>>() {
            writer.await.unwrap();
        }
    }
    let storage = SqliteStorage::open(&path, 0, PATIENCE).unwrap();
    for table in &tables {
        assert_eq!(storage.journal(table, ALL).await.unwrap().len(), 10);
    }
}

#[tokio::test]
async fn a_full_disk_is_an_error_and_what_was_stored_stays() {
    let folder = tempfile::tempdir().unwrap();
    let storage = SqliteStorage::open(&folder.path().join("db"), 60, PATIENCE).unwrap();
    let table = TableId::draw();
    let mut stored = 0;
    let error = loop {
        match storage.write(vec![journal(&table, stored + 1)]).await {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 100_000);
    };
    assert!(error.to_string().contains("full"), "{error}");
    assert!(stored > 0);
    assert_eq!(storage.journal(&table, ALL).await.unwrap().len() as u64, stored);
}

/// Whoever takes what he wanted piece by piece and then no more holds up neither the end nor the log.
#[tokio::test]
async fn an_export_that_nobody_takes_holds_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let storage = std::sync::Arc::new(SqliteStorage::open(&folder.path().join("db"), 0, PATIENCE).unwrap());
    let (ada, id) = (VisitorId::draw(), TableId::draw());
    let mut changes = vec![Change::Table(table(&id, "playing", false, 1, &ada))];
    let word = |number| SaidRow {
        table: id.clone(),
        channel: "table".into(),
        number,
        at: number,
        visitor: ada.to_string(),
        name: "Ada".into(),
        text: "x".into(),
        command: None,
    };
    changes.extend((1..=1000).map(|number| Change::Said(word(number))));
    storage.write(changes).await.unwrap();
    // As many as read at once, and one more.
    let mut taken = Vec::new();
    for _ in 0..5 {
        let (pieces, mut inbox) = mpsc::channel(1);
        let (storage, ada) = (storage.clone(), ada.clone());
        let task = tokio::spawn(async move { storage.everything_of(&ada, pieces).await });
        let first = tokio::time::timeout(PATIENCE, inbox.recv()).await.expect("a piece in time");
        assert!(matches!(first, Some(Piece::Table(_))));
        taken.push((inbox, task));
    }
    tokio::time::timeout(PATIENCE, storage.close()).await.expect("it closes though nobody takes the rest");
    drop(taken);
    // All of it, in order, by pages.
    let storage = SqliteStorage::open(&folder.path().join("db"), 0, PATIENCE).unwrap();
    let (pieces, mut inbox) = mpsc::channel(2000);
    storage.everything_of(&ada, pieces).await.unwrap();
    let mut numbers = Vec::new();
    while let Some(piece) = inbox.recv().await {
        if let Piece::Said(row) = piece {
            numbers.push(row.number);
        }
    }
    assert_eq!(numbers, (1..=1000).collect::<Vec<u64>>());
}
