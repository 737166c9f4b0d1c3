//! Programs of others at our table: our own line protocol, and the Hub protocol of draughts engines.

use hall::AnyMatch;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// How long a program may be silent.
const PATIENCE: Duration = Duration::from_secs(120);

/// A program that reads and writes lines.
struct Pipe {
    name: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Pipe {
    fn start(program: &str) -> Result<Pipe, String> {
        let mut words = program.split_whitespace();
        let first = words.next().ok_or("engine: no program: expected its path")?;
        let mut command = Command::new(first);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C is for the match; an engine that ended by it would look like one that failed.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.spawn().map_err(|error| format!("engine: {program}: {error}: expected a program that can be run"))?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or("engine: no pipes")?;
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Ok(Pipe { name: program.into(), child, input, lines })
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|error| format!("engine: {} is gone ({error}): expected it to read '{line}'", self.name))
    }

    fn hear(&mut self) -> Result<String, String> {
        self.lines.recv_timeout(PATIENCE).map_err(|error| match error {
            RecvTimeoutError::Timeout => format!("engine: {} is silent: expected an answer", self.name),
            RecvTimeoutError::Disconnected => format!("engine: {} has ended: expected an answer", self.name),
        })
    }
}

impl Drop for Pipe {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A program that speaks our line protocol.
pub(crate) struct LineEngine {
    pipe: Pipe,
    limit: String,
    /// How many entries of the game it has been told.
    told: usize,
}

impl LineEngine {
    pub(crate) fn start(program: &str, limit: &str) -> Result<LineEngine, String> {
        let mut pipe = Pipe::start(program)?;
        pipe.say("hello")?;
        let hello = pipe.hear()?;
        if !hello.contains("protocol 1") {
            return Err(format!("engine: {program} says '{hello}': expected protocol 1"));
        }
        Ok(LineEngine { pipe, limit: limit.into(), told: 0 })
    }

    fn ask(&mut self, line: &str) -> Result<(), String> {
        self.pipe.say(line)?;
        match self.pipe.hear()?.as_str() {
            "ok" => Ok(()),
            other => Err(format!("engine: {} answers '{line}' with '{other}': expected ok", self.pipe.name)),
        }
    }

    pub(crate) fn begin(&mut self, playing: &dyn AnyMatch) -> Result<(), String> {
        let rules = playing.rules().replace(',', " ");
        self.ask(format!("game {} {rules}", playing.game().info().id).trim_end())?;
        self.ask(&format!("position {}", playing.start_text()))?;
        self.told = 0;
        Ok(())
    }

    pub(crate) fn step(&mut self, playing: &dyn AnyMatch) -> Result<String, String> {
        let steps: Vec<String> = playing.history().skip(self.told).filter_map(|past| past.step()).collect();
        self.told = playing.len();
        if !steps.is_empty() {
            self.ask(&format!("play {}", steps.join(" ")))?;
        }
        self.pipe.say(&format!("go {}", self.limit))?;
        loop {
            let line = self.pipe.hear()?;
            if let Some(best) = line.strip_prefix("best ") {
                return Ok(best.split(' ').next().unwrap_or_default().to_string());
            }
            if !line.starts_with("info") {
                return Err(format!("engine: {} says '{line}': expected best <step>", self.pipe.name));
            }
        }
    }
}

/// A draughts engine that speaks the Hub protocol.
pub(crate) struct HubEngine {
    pipe: Pipe,
    time: Duration,
}

impl HubEngine {
    pub(crate) fn start(program: &str, time: Duration) -> Result<HubEngine, String> {
        let mut pipe = Pipe::start(program)?;
        pipe.say("hub")?;
        while pipe.hear()? != "wait" {}
        pipe.say("init")?;
        while pipe.hear()? != "ready" {}
        Ok(HubEngine { pipe, time })
    }

    pub(crate) fn step(&mut self, playing: &dyn AnyMatch) -> Result<String, String> {
        let position = playing.hub_position().ok_or("engine: hub: expected draughts with majority=on")?;
        self.pipe.say(&format!("pos pos={position}"))?;
        self.pipe.say(&format!("level move-time={:.3}", self.time.as_secs_f64()))?;
        self.pipe.say("go think")?;
        loop {
            let line = self.pipe.hear()?;
            if let Some(rest) = line.strip_prefix("done ") {
                let step = rest.split(' ').find_map(|word| word.strip_prefix("move="));
                return step
                    .map(String::from)
                    .ok_or_else(|| format!("engine: {} says '{line}': expected move=", self.pipe.name));
            }
            if line.starts_with("error") {
                return Err(format!("engine: {} says '{line}'", self.pipe.name));
            }
        }
    }
}
