//! Reader: the lines of the input, on a thread of its own, so that `stop` is seen while something is being thought about.

use engine::Stop;
use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::Duration;
use wire::LONGEST_LINE;

/// How long a search goes on when the input has ended.
const PATIENCE: Duration = Duration::from_secs(60);

/// A line, and the switch that ends the thinking it may ask for.
pub(in crate::commands) struct Message {
    pub(in crate::commands) line: Result<String, String>,
    pub(in crate::commands) stop: Stop,
    /// Whether it asks to think.
    pub(in crate::commands) thinks: bool,
}

pub(in crate::commands) struct Reader {
    sender: mpsc::SyncSender<Message>,
    /// How many requests to think have been read and not yet answered.
    thinking: Arc<AtomicUsize>,
    stop: Stop,
    /// Whether `hello 2` has been read: from there on `stop` has an answer of its own, whenever it comes.
    second: bool,
}

/// Whether a line asks to think.
fn thinks(line: &str) -> bool {
    let asks = |request: &str| request == "go" || request.starts_with("go ") || request.starts_with("perft ");
    asks(line) || line.strip_prefix("batch\t").is_some_and(|rest| rest.split('\t').any(asks))
}

impl Reader {
    pub(in crate::commands) fn new(sender: mpsc::SyncSender<Message>, thinking: Arc<AtomicUsize>) -> Reader {
        Reader { sender, thinking, stop: Stop::new(), second: false }
    }

    pub(in crate::commands) fn run(mut self) {
        read_lines(std::io::stdin(), |line| {
            let thinks = line.as_deref().is_ok_and(thinks);
            match line.as_deref() {
                Ok("hello 2") => self.second = true,
                Ok("stop") if self.second => self.stop.press(),
                Ok("stop") if self.thinking.load(Ordering::Relaxed) > 0 => {
                    // The answer to it is the answer of what is stopped.
                    self.stop.press();
                    return true;
                }
                _ if thinks => {
                    self.stop = Stop::new();
                    self.thinking.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
            self.sender.send(Message { line, stop: self.stop.clone(), thinks }).is_ok()
        });
        // What was asked before the input ended is still answered, but not for ever.
        let Reader { sender, stop, .. } = self;
        drop(sender);
        std::thread::sleep(PATIENCE);
        stop.press();
    }
}

/// Reads lines of bounded length until the input ends or nobody listens.
fn read_lines(input: impl Read, mut send: impl FnMut(Result<String, String>) -> bool) {
    let mut input = BufReader::new(input);
    loop {
        let mut bytes = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        match input.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = if bytes.last() == Some(&b'\n') {
            bytes.pop();
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
            String::from_utf8(bytes).map_err(|_| "line: not UTF-8: expected UTF-8 text".to_string())
        } else if bytes.len() > LONGEST_LINE {
            if !skip_line(&mut input) {
                return;
            }
            Err(format!("line: too long: expected at most {LONGEST_LINE} bytes"))
        } else {
            String::from_utf8(bytes).map_err(|_| "line: not UTF-8: expected UTF-8 text".to_string())
        };
        if !send(line) {
            return;
        }
    }
}

/// Passes over the rest of a line without keeping it; whether the input goes on.
fn skip_line(input: &mut impl BufRead) -> bool {
    loop {
        let Ok(buffer) = input.fill_buf() else { return false };
        if buffer.is_empty() {
            return true;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return true;
        }
    }
}
