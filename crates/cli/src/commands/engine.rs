//! `coffret engine`: the line protocol on standard input and output. One reply line for each request line; nothing a line says ends the
//! program but `quit`.

pub(super) mod reader;

use crate::args::EngineArguments;
use crate::clock::{self, Watch};
use crate::failure::Failure;
use dialogue::{Dialogue, Means, Surroundings};
use engine::{Archives, Clock};
use reader::{Message, Reader};
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

/// How many mebibytes are remembered unless somebody says otherwise.
const TABLE_MEBIBYTES: usize = 64;

pub(crate) fn run(arguments: &EngineArguments) -> Result<(), Failure> {
    let (sender, messages) = mpsc::sync_channel(64);
    let thinking = Arc::new(AtomicUsize::new(0));
    let reader = Reader::new(sender, thinking.clone());
    std::thread::spawn(move || reader.run());
    let means = Means {
        threads: arguments.threads.map_or_else(clock::threads, usize::from),
        most_threads: usize::MAX,
        hash: TABLE_MEBIBYTES,
        stoppable: true,
    };
    let mut dialogue = Dialogue::new(means, Archives::new(arguments.tables.clone()));
    for Message { line, stop, thinks } in messages {
        let reply = match line {
            Ok(line) => dialogue.reply(&line, &stop, &Printed),
            Err(error) => Some(format!("error {error}")),
        };
        thinking.fetch_sub(usize::from(thinks), Ordering::Relaxed);
        if !reply.is_some_and(|reply| print(&reply)) {
            return Ok(());
        }
    }
    Ok(())
}

/// Standard output, and the time of this machine.
struct Printed;

impl Surroundings for Printed {
    fn watch(&self) -> Box<dyn Clock> {
        Box::new(Watch::start())
    }

    fn tell(&self, line: &str) {
        print(line);
    }
}

/// Prints a line at once; whether anybody reads.
fn print(line: &str) -> bool {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).is_ok()
}
