//! What a terminal gets, measured at its other end: how long the full screen takes to appear and to answer a key, and how many bytes a key
//! and a step cost on the way, as over ssh. `cargo bench -p coffret-cli --bench terminal`.

use hall::AnyMatch;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// When so long nothing comes, a screen is whole.
const QUIET: Duration = Duration::from_millis(60);
/// Nothing takes longer.
const PATIENCE: Duration = Duration::from_secs(20);
/// How often the program is started, and how many keys and steps are entered.
const STARTS: usize = 20;
const KEYS: usize = 60;
const STEPS: usize = 20;

/// A program at a terminal.
struct Session {
    child: Child,
    hand: File,
    bytes: Receiver<(Instant, Vec<u8>)>,
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// When the first and the last bytes came, and how many there were.
struct Burst {
    first: Duration,
    last: Duration,
    bytes: usize,
}

impl Session {
    fn start(arguments: &[&str]) -> std::io::Result<Session> {
        let control = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
        grantpt(&control)?;
        unlockpt(&control)?;
        let name = ptsname(&control, Vec::new())?.into_string().map_err(std::io::Error::other)?;
        let terminal = OpenOptions::new().read(true).write(true).open(name)?;
        tcsetwinsize(&terminal, Winsize { ws_col: 80, ws_row: 24, ws_xpixel: 0, ws_ypixel: 0 })?;
        let child = Command::new(env!("CARGO_BIN_EXE_coffret"))
            .arg("play")
            .args(arguments)
            .env("TERM", "xterm-256color")
            .env("COLORTERM", "truecolor")
            .env("LC_ALL", "C.UTF-8")
            .env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/bench-state"))
            .stdin(Stdio::from(terminal.try_clone()?))
            .stdout(Stdio::from(terminal.try_clone()?))
            .stderr(Stdio::from(terminal))
            .spawn()?;
        let hand = File::from(control);
        let (mut eye, (sender, bytes)) = (hand.try_clone()?, channel());
        std::thread::spawn(move || {
            let mut buffer = [0; 65_536];
            while let Ok(count @ 1..) = eye.read(&mut buffer) {
                if sender.send((Instant::now(), buffer[..count].to_vec())).is_err() {
                    return;
                }
            }
        });
        Ok(Session { child, hand, bytes })
    }

    /// What comes after a moment until it is quiet.
    fn burst(&self, since: Instant) -> Burst {
        let mut burst = Burst { first: Duration::ZERO, last: Duration::ZERO, bytes: 0 };
        loop {
            let patience = if burst.bytes == 0 { PATIENCE } else { QUIET };
            match self.bytes.recv_timeout(patience) {
                Ok((at, bytes)) => {
                    if burst.bytes == 0 {
                        burst.first = at - since;
                    }
                    burst.last = at - since;
                    burst.bytes += bytes.len();
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return burst,
            }
        }
    }

    fn press(&mut self, keys: &str) -> std::io::Result<Burst> {
        let since = Instant::now();
        self.hand.write_all(keys.as_bytes())?;
        Ok(self.burst(since))
    }
}

fn milliseconds(times: &mut [Duration]) -> (f64, f64) {
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    (ms(times[times.len() / 2]), ms(times[times.len() - 1]))
}

fn main() -> std::io::Result<()> {
    let mut starts = Vec::new();
    for _ in 0..STARTS {
        let since = Instant::now();
        starts.push(Session::start(&[])?.burst(since).last);
    }
    let (half, most) = milliseconds(&mut starts);
    println!("start to the whole menu: half within {half:.1} ms, all within {most:.1} ms");
    for game in hall::games() {
        let id = game.info().id;
        let start = if game.open(&[], 1).is_ok() { "1" } else { "0" };
        let mut session =
            Session::start(&[id, "--pace", "0", "--takeback", "free", "--start", start, "--colours", "chosen"])?;
        let screen = session.burst(Instant::now()).bytes;
        let (mut times, mut bytes) = (Vec::new(), 0);
        for index in 0..KEYS {
            let burst = session.press(["\x1b[C", "\x1b[A", "\t", "\x1b[D"][index % 4])?;
            times.push(burst.first);
            bytes += burst.bytes;
        }
        let (half, most) = milliseconds(&mut times);
        print!("{id}: screen {screen} bytes; key half within {half:.1} ms, all within {most:.1} ms, {} bytes", bytes / KEYS);
        let chosen = game.choose_table(&[]).expect("the defaults");
        let mut playing: Box<dyn AnyMatch> = chosen.open(start.parse().expect("a number")).expect("a start");
        let mut dice = kernel::Dice::new(5);
        let (mut bytes, mut steps) = (0, 0);
        while steps < STEPS
            && let Some(step) = playing.random_step(&mut dice)
        {
            playing.play(&[&step]).expect("a legal step");
            session.press(&format!(":{step}"))?;
            bytes += session.press("\r")?.bytes;
            steps += 1;
        }
        println!("; step {} bytes", bytes / steps.max(1));
    }
    Ok(())
}
