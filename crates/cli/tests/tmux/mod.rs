//! A real terminal for tests: tmux on a socket of its own.

#![allow(dead_code, reason = "not every test uses all of it")]

use hall::{AnyMatch, Status};
use kernel::record::Record;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

/// How long is waited for what must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// A shell in a terminal.
pub(crate) struct Terminal {
    socket: String,
    pub(crate) folder: tempfile::TempDir,
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = Command::new("tmux").args(["-L", &self.socket, "kill-server"]).output();
    }
}

impl Terminal {
    /// A shell in a terminal of 80 by 24; none where somebody has said that there is no tmux.
    pub(crate) fn open(name: &str) -> Option<Terminal> {
        if Command::new("tmux").arg("-V").output().is_err() {
            let without = std::env::var_os("COFFRET_WITHOUT_TMUX").is_some();
            assert!(without, "tmux is missing: expected it, or COFFRET_WITHOUT_TMUX=1 to go without these tests");
            return None;
        }
        let terminal =
            Terminal { socket: format!("coffret-test-{}-{name}", std::process::id()), folder: tempfile::tempdir().unwrap() };
        let shell = format!(
            "env -u LC_ALL -u NO_COLOR LANG=C.UTF-8 COLORTERM=truecolor PS1='ready> ' ENV= XDG_STATE_HOME={} sh",
            terminal.folder.path().display()
        );
        terminal.tmux(&["-f", "/dev/null", "new-session", "-d", "-s", "a", "-x", "80", "-y", "24", &shell]);
        Some(terminal)
    }

    pub(crate) fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux").args(["-L", &self.socket]).args(arguments).output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    pub(crate) fn run(&self, arguments: &str) {
        self.run_with("", arguments);
    }

    /// Runs it with variables of the environment.
    pub(crate) fn run_with(&self, variables: &str, arguments: &str) {
        let call = format!("{variables} {} {arguments}", env!("CARGO_BIN_EXE_coffret"));
        self.text(call.trim_start());
        self.key("Enter");
    }

    pub(crate) fn key(&self, key: &str) {
        self.tmux(&["send-keys", "-t", "a", key]);
    }

    pub(crate) fn text(&self, text: &str) {
        self.tmux(&["send-keys", "-t", "a", "-l", text]);
    }

    pub(crate) fn screen(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-t", "a"])
    }

    /// Whether a program has the whole screen.
    pub(crate) fn is_full(&self) -> bool {
        self.tmux(&["display-message", "-p", "-t", "a", "#{alternate_on}"]).trim() == "1"
    }

    #[track_caller]
    pub(crate) fn wait(&self, what: &str, mut until: impl FnMut(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if until(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "waited for {what}:\n{screen}");
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    pub(crate) fn kept(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.folder.path().join("coffret/games")).into_iter().flatten();
        let records = entries.map(|entry| entry.unwrap().path());
        records.filter(|path| path.extension().is_some_and(|ending| ending == "record")).collect()
    }

    /// The game as it was kept, once it has so many steps and it is the first seat's turn, or it is over.
    pub(crate) fn game(&self, least: usize) -> Box<dyn AnyMatch> {
        let begun = Instant::now();
        loop {
            let text = self.kept().first().map(|path| std::fs::read_to_string(path).unwrap()).unwrap_or_default();
            if let Ok(playing) = Record::read(&text).map(|record| hall::read_record(&record).unwrap()) {
                let mine = matches!(playing.status(), Status::Turn { actor, .. } if actor.0 == 0);
                if playing.len() >= least && (mine || playing.status().is_over()) {
                    return playing;
                }
            }
            assert!(begun.elapsed() < PATIENCE, "step {least} did not come:\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Whether the shell has the terminal as it had it before.
    pub(crate) fn is_given_back(&self) {
        self.wait("the shell", |screen| screen.trim_end().ends_with("ready>"));
        assert!(!self.is_full());
        self.text("stty -a | tr ';' ' ' | grep -cw -e icanon");
        self.key("Enter");
        self.wait("an answer of the shell", |screen| answers(screen, "1"));
        self.text("stty -a | grep -c -e -icanon -e -echo\\ ");
        self.key("Enter");
        self.wait("another answer", |screen| answers(screen, "0"));
    }
}

/// Whether a line of the screen is an answer, maybe behind a prompt that was there before the question was.
fn answers(screen: &str, answer: &str) -> bool {
    screen.lines().any(|line| line.trim_start_matches("ready>").trim() == answer)
}
