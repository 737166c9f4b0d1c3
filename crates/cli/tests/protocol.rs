//! The second version of the line protocol, and the Hub protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(command: &str) -> Engine {
        let mut child = Command::new(env!("CARGO_BIN_EXE_coffret"))
            .arg(command)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Engine { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        assert!(self.output.read_line(&mut line).unwrap() > 0, "the engine has ended");
        line.trim_end_matches('\n').to_string()
    }

    /// The next line that is no information on the way.
    fn reply(&mut self) -> String {
        loop {
            let line = self.hear();
            if !line.starts_with("info") {
                return line;
            }
        }
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.reply()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn every_request_has_one_answer_whenever_stop_comes() {
    let mut engine = Engine::start("engine");
    assert!(engine.ask("hello").ends_with("protocol 1"));
    assert!(engine.ask("hello 2").ends_with("protocol 2"));
    assert_eq!(engine.ask("stop"), "ok", "before anything");
    assert_eq!(engine.ask("game dames"), "ok");
    assert_eq!(engine.ask("ready"), "ready");
    for round in 0..20 {
        // While it thinks, or a moment too late: the answers come in the order of the requests.
        engine.say(if round % 2 == 0 { "go infinite" } else { "go nodes=1" });
        engine.say("stop");
        engine.say("status");
        assert!(engine.reply().starts_with("best "), "{round}");
        assert_eq!(engine.reply(), "ok", "{round}");
        assert_eq!(engine.reply(), "status actor=1 side=brown", "{round}");
    }
    engine.say("perft 30");
    engine.say("stop");
    assert!(engine.reply().starts_with("error perft: stopped"));
    assert_eq!(engine.reply(), "ok");
}

#[test]
fn the_first_version_stays_as_it_was() {
    let mut engine = Engine::start("engine");
    assert_eq!(engine.ask("game dames"), "ok");
    assert!(engine.ask("stop").starts_with("error stop: nothing is being thought about"));
    engine.say("go time=60000");
    engine.say("stop");
    engine.say("show");
    assert!(engine.reply().starts_with("best "));
    assert!(engine.reply().starts_with("position "), "stop has no answer of its own");
}

#[test]
fn lines_seeds_clocks_and_settings() {
    let mut engine = Engine::start("engine");
    engine.ask("hello 2");
    assert_eq!(engine.ask("set hash=2 threads=1 seed=9"), "ok");
    engine.ask("game dames");
    engine.say("go nodes=4000 lines=3");
    let mut numbers = Vec::new();
    let best = loop {
        let line = engine.hear();
        match line.split(' ').find_map(|word| word.strip_prefix("number=")) {
            Some(number) => numbers.push(number.to_string()),
            None => break line,
        }
    };
    assert!(
        best.starts_with("best ") && ["1", "2", "3"].iter().all(|one| numbers.contains(&one.to_string())),
        "{numbers:?}"
    );
    // The same seed plays the same, and not every seed plays alike.
    let steps: Vec<String> =
        (0..12).map(|seed| engine.ask(&format!("go level=1 seed={seed}")).split(' ').nth(1).unwrap().to_string()).collect();
    assert_eq!(engine.ask("go level=1 seed=5").split(' ').nth(1).unwrap(), steps[5]);
    assert!(steps.iter().any(|step| *step != steps[0]), "{steps:?}");
    assert!(engine.ask("go clock=300,300 inc=0").starts_with("best "));
    assert!(engine.ask("go clock=300").starts_with("error go clock: 1 times: expected 2"));
    assert!(engine.ask("go nodes=5 infinite").starts_with("error go: several limits"));
    assert!(engine.ask("set hash=0").starts_with("error set hash: '0': expected a number from 1 to"));
}

#[test]
fn a_batch_is_answered_in_one_line() {
    let mut engine = Engine::start("engine");
    engine.ask("game marelle");
    let reply = engine.ask("batch\tplay d6\tstatus\tbogus\tshow");
    let parts: Vec<&str> = reply.split('\t').collect();
    assert_eq!(parts.len(), 5, "{reply}");
    assert_eq!(&parts[..3], ["batch", "ok", "status actor=2 side=ivory"]);
    assert!(parts[3].starts_with("error unknown request 'bogus'") && parts[4].starts_with("position "));
}

#[test]
fn a_draughts_program_can_play_with_it() {
    let mut hub = Engine::start("hub");
    hub.say("hub");
    let mut lines = Vec::new();
    while lines.last().is_none_or(|line| line != "wait") {
        lines.push(hub.hear());
    }
    assert!(lines[0].starts_with("id name=Coffret version="), "{lines:?}");
    assert_eq!(hub.ask("init"), "ready");
    hub.say("new-game");
    hub.say("level nodes=2000");
    hub.say("pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww moves=\"32-28 19-23\"");
    // A capture is obliged.
    let done = hub.ask("go think");
    assert!(done.starts_with("done move=28x19x23"), "{done}");
    assert_eq!(hub.ask("ping"), "pong");
    hub.say("go analyze");
    hub.say("stop");
    assert!(hub.reply().starts_with("done move="));
    assert!(hub.ask("pos pos=Wxx").starts_with("error message="));
    assert!(hub.ask("sing").starts_with("error message=\"unknown command sing\""));
}

#[test]
fn it_plays_as_a_hub_engine_in_a_match() {
    let engine = format!("hub:{} hub@time=60", env!("CARGO_BIN_EXE_coffret"));
    let output = Command::new(env!("CARGO_BIN_EXE_coffret"))
        .args([
            "match",
            "dames",
            "--rules",
            "majority=on",
            "--a",
            &engine,
            "--b",
            "random",
            "--games",
            "2",
            "--turns",
            "30",
            "--json",
        ])
        .output()
        .unwrap();
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["games"], 2, "{}", String::from_utf8_lossy(&output.stderr));
}
