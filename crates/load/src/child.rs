//! The server that is measured: this program in another process.

use crate::figures::Trouble;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// A running server.
#[derive(Debug)]
pub(crate) struct Child {
    process: std::process::Child,
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// From its start to the line that says it is ready.
    pub(crate) took: Duration,
}

impl Child {
    /// Starts a server and waits until it is ready. Port 0 takes any free one.
    pub(crate) fn start(data: &Path, port: u16) -> Result<Child, Trouble> {
        Child::start_as("serve", data, port, &[])
    }

    /// The same with the limits that a server has by itself.
    pub(crate) fn start_guarded(data: &Path) -> Result<Child, Trouble> {
        Child::start_as("guarded", data, 0, &[])
    }

    /// The same with some others.
    pub(crate) fn start_limited(data: &Path, limits: &[&str]) -> Result<Child, Trouble> {
        Child::start_as("guarded", data, 0, limits)
    }

    fn start_as(role: &str, data: &Path, port: u16, limits: &[&str]) -> Result<Child, Trouble> {
        let begun = Instant::now();
        // A shell first, because what it ignores its successor ignores: a file that gets too long is then an error.
        let mut process = Command::new("/bin/sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(std::env::current_exe()?)
            .arg(role)
            .arg(data)
            .arg(port.to_string())
            .args(limits)
            .stdout(Stdio::piped())
            .env("COFFRET_LOG", "error")
            .spawn()?;
        let lines = BufReader::new(process.stdout.take().expect("a piped output")).lines();
        let ready = lines.map_while(Result::ok).find_map(|line| Some(line.split_once("http://")?.1.to_string()));
        let took = begun.elapsed();
        let address = ready.and_then(|address| address.trim_end_matches('/').parse().ok());
        match address {
            Some(address) => Ok(Child { process, address, took }),
            None => Err(Trouble::new("the server did not get ready")),
        }
    }

    /// Kills it as a power failure would.
    pub(crate) fn kill(&mut self) -> Result<(), Trouble> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }

    /// No file of it may get longer than this, as if its disk were full.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) -> Result<(), Trouble> {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let limit = Rlimit { current: bytes, maximum: None };
        prlimit(Some(Pid::from_child(&self.process)), Resource::Fsize, limit).map_err(std::io::Error::from)?;
        Ok(())
    }

    /// Its memory in mebibytes.
    pub(crate) fn memory(&self) -> Result<f64, Trouble> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
        let kibibytes: f64 = line.trim().trim_end_matches("kB").trim().parse().map_err(|_| Trouble::new("no VmRSS"))?;
        Ok(kibibytes / 1024.0)
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}
