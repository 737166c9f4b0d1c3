//! Driver: chromedriver in a process group and a temporary folder of its own. When it goes, every browser that it started goes with
//! it, and so does what they left lying about.

use rustix::process::{Pid, Signal, kill_process_group};
use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// How often it is tried to start one.
const ATTEMPTS: usize = 5;

/// A running driver.
pub(crate) struct Driver {
    process: Child,
    pub(crate) address: String,
    /// Removed after the processes are gone.
    _folder: TempDir,
}

impl Driver {
    /// Starts one. It takes a port that is free for one kind of address and ends at once if another program has it for the other kind: then
    /// it is asked again.
    pub(crate) fn start() -> Driver {
        (0..ATTEMPTS).find_map(|_| Driver::attempt()).expect("chromedriver says its port")
    }

    fn attempt() -> Option<Driver> {
        let folder = TempDir::new().expect("a temporary folder");
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .env("TMPDIR", folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .expect("chromedriver: install chromium and chromium-driver, or run `cargo xtask test`, which does");
        let output = process.stdout.take().unwrap();
        let mut driver = Driver { process, address: String::new(), _folder: folder };
        let lines = BufReader::new(output).lines().map_while(Result::ok);
        let port = lines
            .filter_map(|line| line.rsplit_once("on port ").map(|(_, port)| port.trim_end_matches('.').to_string()))
            .find(|port| port.parse::<u16>().is_ok_and(|port| port != 0))?;
        driver.address = format!("http://127.0.0.1:{port}");
        Some(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(group) = Pid::from_raw(self.process.id() as i32) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.process.wait();
    }
}
