//! Backup, check and restore as an operator calls them, on the folder of a server that runs.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};

/// The program in an environment of its own: English, and with a folder for what it keeps by itself.
fn bare() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coffret"));
    command.env("LC_ALL", "C").env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"));
    command
}

fn coffret(words: &[&str], data: &Path) -> Output {
    bare().args(words).arg("--data").arg(data).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A server that is gone with the test.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_running_server_is_saved_checked_and_restored() {
    let folder = std::env::temp_dir().join(format!("coffret-keeping-{}", std::process::id()));
    let data = folder.join("data");
    std::fs::create_dir_all(&folder).unwrap();
    let mut command = bare();
    command.args(["serve", "--port", "0", "--data"]).arg(&data).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut serving = Serving(command.spawn().unwrap());
    let mut lines = BufReader::new(serving.0.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    assert!(first.starts_with("Coffret is ready: http://127.0.0.1:"), "{first}");

    let second = coffret(&["serve", "--port", "0"], &data);
    let address = first.trim_start_matches("Coffret is ready: ");
    let named = format!("in use by process {} at {address}", serving.0.id());
    assert!(text(&second.stderr).contains(&named), "{}", text(&second.stderr));
    assert_eq!(second.status.code(), Some(2));

    let file = folder.join("copy.db");
    let saved = coffret(&["backup", file.to_str().unwrap()], &data);
    assert_eq!(saved.status.code(), Some(0), "{}", text(&saved.stderr));
    assert_eq!(coffret(&["backup", file.to_str().unwrap()], &data).status.code(), Some(2));
    let checked = coffret(&["check"], &data);
    assert!(text(&checked.stdout).contains("all is well"), "{}", text(&checked.stdout));
    assert_eq!(checked.status.code(), Some(0));

    let restored = coffret(&["restore", file.to_str().unwrap()], &data);
    assert_eq!(restored.status.code(), Some(0), "{}", text(&restored.stderr));
    assert!(text(&restored.stdout).contains("goes on with them"), "{}", text(&restored.stdout));
    // The same process, at the same address.
    assert_eq!(lines.next().unwrap().unwrap(), first);
    drop(serving);
    std::fs::remove_dir_all(&folder).unwrap();
}
