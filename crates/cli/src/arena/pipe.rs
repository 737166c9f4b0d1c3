//! A program of others, and its lines. It is trusted with nothing: it may be mute, never read, never stop talking, or write a line
//! without an end, and each of these ends it with a word of its own. What the lines mean is the protocols' affair.

use crate::failure::system;
use crate::sentences;
use engine::Stop;
use kernel::{Message, Phrase};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// How long a program may take for an answer, beyond the time it was given to think.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience(pub(crate) Duration);

/// How often a waiting match looks whether it was interrupted.
const GLANCE: Duration = Duration::from_millis(50);
/// The most lines before an answer: a program that reports every node of an hour's search says less.
const MOST_LINES: u32 = 1_000_000;
/// The longest line that is kept.
const LONGEST_LINE: u64 = 1 << 20;
/// How many lines may wait on either side.
const WAITING: usize = 256;

/// A program that reads and writes lines.
pub(crate) struct Pipe {
    name: String,
    child: Child,
    input: SyncSender<String>,
    lines: Receiver<Result<String, Phrase>>,
    patience: Patience,
    /// Until when the present answer may come, and how many lines of it have been heard.
    until: Instant,
    heard: u32,
}

impl Pipe {
    pub(crate) fn start(program: &str, patience: Patience) -> Result<Pipe, Message> {
        let mut words = program.split_whitespace();
        let first = words.next().ok_or(sentences::ENGINE_NO_PROGRAM)?;
        let mut command = Command::new(first);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C is for the match; an engine that ended by it would look like one that failed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| sentences::EngineNotRun { program, error: system(&error) })?;
        let (mut stdin, output) = child.stdin.take().zip(child.stdout.take()).ok_or(sentences::EngineNoPipes { program })?;
        // Bounded both ways: one that floods waits for us, and one that does not read is found out.
        let (sender, lines) = sync_channel(WAITING);
        std::thread::spawn(move || read_lines(BufReader::new(output), &sender));
        let (input, said) = sync_channel::<String>(WAITING);
        std::thread::spawn(move || {
            for line in said {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        Ok(Pipe { name: program.into(), child, input, lines, patience, until: Instant::now(), heard: 0 })
    }

    /// Says a line; the answer may take as long as patience lasts, and `time` more.
    pub(crate) fn say(&mut self, line: &str, time: Duration) -> Result<(), Message> {
        self.heard = 0;
        self.until = Instant::now() + time + self.patience.0;
        self.input.try_send(line.into()).map_err(|error| match error {
            TrySendError::Full(_) => sentences::EngineDoesNotRead { name: &self.name, line }.into(),
            TrySendError::Disconnected(_) => sentences::EngineGone { name: &self.name, line }.into(),
        })
    }

    /// The next line of the answer.
    pub(crate) fn hear(&mut self, stop: &Stop) -> Result<String, Message> {
        let name = &self.name;
        self.heard += 1;
        if self.heard > MOST_LINES {
            return Err(sentences::EngineManyLines { name, lines: MOST_LINES }.into());
        }
        loop {
            let left = self.until.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                // Talking is no answer: whoever never stops is late too, even if he is drawing breath just now.
                Ok(_) | Err(RecvTimeoutError::Timeout) if left.is_zero() && self.heard > 1 => {
                    return Err(sentences::EngineTalks { name }.into());
                }
                Ok(line) => return line.map_err(|wrong| sentences::EngineWrongLine { name, wrong }.into()),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(sentences::EngineEnded { name }.into());
                }
                Err(RecvTimeoutError::Timeout) if stop.pressed() => return Err(sentences::BROKEN_OFF.into()),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => {
                    return Err(sentences::EngineSilent { name }.into());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

/// Hands on lines until the output ends, nobody listens, or one of them is no line.
fn read_lines(mut output: impl BufRead, sender: &SyncSender<Result<String, Phrase>>) {
    loop {
        let mut bytes = Vec::new();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let whole = bytes.last() == Some(&b'\n') || (bytes.len() as u64) < LONGEST_LINE;
        let line = String::from_utf8(bytes).map(|line| line.trim_end_matches(['\n', '\r']).to_string());
        let line = match line {
            _ if !whole => Err(sentences::LINE_WITHOUT_END),
            Err(_) => Err(sentences::LINE_NOT_TEXT),
            Ok(line) => Ok(line),
        };
        let wrong = line.is_err();
        if sender.send(line).is_err() || wrong {
            return;
        }
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.input.try_send("quit".into());
        // A script may have started the engine proper: all of its group go.
        #[cfg(unix)]
        if let Some(group) = rustix::process::Pid::from_raw(self.child.id() as i32) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
