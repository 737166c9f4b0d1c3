//! A panic gives the terminal back. It is tried in tmux, on a socket of its own.

#![cfg(unix)]

use std::process::Command;
use std::time::{Duration, Instant};

struct Server(String);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.0, "kill-server"]).output();
    }
}

#[test]
fn a_panic_gives_the_terminal_back() {
    if Command::new("tmux").arg("-V").output().is_err() {
        let without = std::env::var_os("COFFRET_WITHOUT_TMUX").is_some();
        assert!(without, "tmux is missing: expected it, or COFFRET_WITHOUT_TMUX=1 to go without this test");
        return;
    }
    let program = std::env::current_exe().unwrap();
    let program = program.parent().unwrap().parent().unwrap().join("examples/fall");
    let server = Server(format!("coffret-fall-{}", std::process::id()));
    let tmux = |arguments: &[&str]| {
        let output = Command::new("tmux").args(["-L", &server.0]).args(arguments).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let shell = format!("{}; echo code $?; stty -a | tr ' ' '\\n' | grep icanon; sleep 600", program.display());
    tmux(&["-f", "/dev/null", "new-session", "-d", "-s", "a", "-x", "80", "-y", "24", &shell]);
    let begun = Instant::now();
    let screen = loop {
        let screen = tmux(&["capture-pane", "-p", "-t", "a"]);
        if screen.contains("icanon") {
            break screen;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "{screen}");
        std::thread::sleep(Duration::from_millis(50));
    };
    assert!(screen.contains("this is how it falls") && screen.contains("code 101"), "{screen}");
    assert!(screen.lines().any(|line| line == "icanon"), "{screen}");
    assert_eq!(tmux(&["display-message", "-p", "-t", "a", "#{alternate_on}"]).trim(), "0");
}
