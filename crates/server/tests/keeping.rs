//! Keeping: backups, checks and restoring, while a server runs and while none does.

mod client;

use client::{PATIENCE, Running, Visitor, config, two_at_a_table};
use serde_json::json;
use server::Ended;

#[tokio::test]
async fn a_backup_is_made_checked_and_restored_while_the_server_runs() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let step = first.play_first().await;
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("copy.db");
    let saved = server::backup(&running.data, &file).unwrap();
    assert_eq!(saved.tables, 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let again = server::backup(&running.data, &file).unwrap_err().to_string();
    assert!(again.contains("there is such a file already"), "{again}");
    for place in [running.data.as_path(), file.as_path()] {
        let report = server::check(place).unwrap();
        assert_eq!((report.tables, report.problems.as_slice()), (1, &[][..]));
    }
    // What is played after it is not in it.
    second.play_first().await;
    let (data, copy) = (running.data.clone(), file.clone());
    let restoring = std::thread::spawn(move || server::restore(&data, &copy).unwrap());
    let bye = first.kind("bye").await;
    assert_eq!(bye["error"]["code"], "draining");
    let (data, address) = (running.data.clone(), running.address);
    let (ended, folder) = running.ended().await;
    assert_eq!(ended, Ended::Restore);
    // The program opens it anew at the same place.
    let mut settings = config(&data);
    settings.address = address;
    let running = Running::open(settings).await;
    let restored = tokio::task::spawn_blocking(|| restoring.join().unwrap()).await.unwrap();
    assert_eq!(restored.tables, 1);
    assert!(restored.before.unwrap().exists());
    let mut ada = Visitor { address: running.address, ..ada };
    let moves = |view: &serde_json::Value| -> Vec<String> {
        view["play"]["moves"].as_array().unwrap().iter().map(|one| one["text"].as_str().unwrap().into()).collect()
    };
    assert_eq!(moves(&ada.get(&format!("/api/tables/{table}")).await.json()), [step]);
    assert_eq!(ada.get("/api/me").await.json()["visitor"], json!(ada.id), "the key is the same");
    running.stop().await;
    drop(folder);
}

#[tokio::test]
async fn a_backup_is_restored_into_an_empty_folder_with_its_key() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, _second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("copy.db");
    server::backup(&running.data, &file).unwrap();
    drop(first);
    running.stop().await;
    let data = elsewhere.path().join("new");
    let restored = server::restore(&data, &file).unwrap();
    assert_eq!((restored.tables, &restored.before, &restored.server), (1, &None, &None));
    let running = Running::open(config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    assert_eq!(ada.get("/api/me").await.json()["visitor"], json!(ada.id));
    let mut first = ada.join(&table).await;
    let snapshot = first.kind("snapshot").await;
    assert_eq!(snapshot["play"]["moves"].as_array().unwrap().len(), 1);
    running.stop().await;
}

#[tokio::test]
async fn what_is_no_whole_backup_is_refused_and_changes_nothing() {
    let running = Running::start().await;
    let (table, mut ada, mut first, _bob, _second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    let elsewhere = tempfile::tempdir().unwrap();
    let file = elsewhere.path().join("copy.db");
    std::fs::write(&file, "rubbish, and not a database at all").unwrap();
    let refused = server::restore(&running.data, &file).unwrap_err().to_string();
    assert!(refused.contains("expected a database of this program"), "{refused}");
    std::fs::remove_file(&file).unwrap();
    server::backup(&running.data, &file).unwrap();
    // A fact that no version of the game ever wrote.
    let mut bytes = std::fs::read(&file).unwrap();
    let at = bytes.windows(9).rposition(|window| window == b"\"stepped\"").expect("the step is in it");
    bytes[at + 1..at + 8].copy_from_slice(b"strayed");
    std::fs::write(&file, bytes).unwrap();
    let report = server::check(&file).unwrap();
    assert!(report.problems.iter().any(|problem| problem.contains(&table)), "{report:?}");
    let refused = server::restore(&running.data, &file).unwrap_err().to_string();
    assert!(refused.contains("expected a backup that is whole"), "{refused}");
    tokio::time::timeout(PATIENCE, ada.get("/readyz")).await.unwrap();
    assert_eq!(ada.get("/readyz").await.status, 200);
    running.stop().await;
}
