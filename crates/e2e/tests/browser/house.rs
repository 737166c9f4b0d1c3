//! House: a server of our own, in a process that can be killed and started again with the same data.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running server.
pub(crate) struct House {
    data: tempfile::TempDir,
    server: Child,
    /// Where it is.
    pub(crate) address: String,
}

fn start(data: &std::path::Path, port: u16) -> (Child, String) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_e2e"))
        .args([data.as_os_str(), port.to_string().as_ref()])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit(' ').next().unwrap_or_default().to_string();
    assert!(address.starts_with("http://"), "the server says where it is: {line:?}");
    (server, address)
}

impl House {
    pub(crate) fn open() -> House {
        let data = tempfile::tempdir().unwrap();
        let (server, address) = start(data.path(), 0);
        House { data, server, address }
    }

    /// Kills the server as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.server.kill().unwrap();
        self.server.wait().unwrap();
    }

    /// Starts it again at the same address.
    pub(crate) fn reopen(&mut self) {
        let port = self.address.rsplit(':').next().unwrap().parse().unwrap();
        self.server = start(self.data.path(), port).0;
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
