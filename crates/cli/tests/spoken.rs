//! The game by ear: whole games of every kind through `--words`, and what can be asked.

use hall::{AnyMatch, Status};
use kernel::Dice;
use kernel::record::Record;
use std::io::{Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// How many lines a listener may get between two own decisions, on average.
const MOST: f64 = 8.0;

struct Ear {
    child: Child,
    input: Option<ChildStdin>,
    output: ChildStdout,
    folder: tempfile::TempDir,
}

impl Ear {
    fn open(arguments: &[&str]) -> Ear {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_coffret"))
            .arg("play")
            .args(arguments)
            .args(["--words", "--seed", "5"])
            .env("XDG_STATE_HOME", folder.path())
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take(), child.stdout.take().unwrap());
        Ear { child, input, output, folder }
    }

    /// What is said until something is asked.
    fn hear(&mut self) -> Vec<String> {
        let mut bytes = Vec::new();
        let mut byte = [0];
        while self.output.read(&mut byte).unwrap() == 1 {
            bytes.push(byte[0]);
            if bytes == b"> " || bytes.ends_with(b"\n> ") {
                bytes.truncate(bytes.len() - 2);
                break;
            }
        }
        String::from_utf8(bytes).unwrap().lines().map(str::to_string).collect()
    }

    fn ask(&mut self, line: &str) -> Vec<String> {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
        self.hear()
    }

    /// The game as it was kept.
    fn game(&self) -> Option<Box<dyn AnyMatch>> {
        let file = std::fs::read_dir(self.folder.path().join("coffret/games")).ok()?.next()?.unwrap().path();
        let record = Record::read(&std::fs::read_to_string(file).unwrap()).unwrap();
        Some(hall::read_record(&record).unwrap())
    }

    fn leave(mut self) {
        self.ask("quit");
        drop(self.input.take());
        assert!(self.child.wait().unwrap().success());
    }
}

/// Plays a game of the first seat against engines, and counts what is heard.
fn listen(game: &str, rules: &str, options: &[&str]) -> Vec<String> {
    let mut arguments = vec![game];
    if !rules.is_empty() {
        arguments.extend(["--rules", rules]);
    }
    let mut ear = Ear::open(&[&arguments, options].concat());
    let mut heard = ear.hear();
    let mut dice = Dice::new(8);
    let start = options.windows(2).find(|pair| pair[0] == "--start").map_or(0, |pair| pair[1].parse().unwrap());
    let chosen = hall::find(game).unwrap().choose_table(&kernel::split_rules(rules)).unwrap();
    let mut playing = ear.game().unwrap_or_else(|| chosen.open(start).unwrap());
    let (mut lines, mut gaps) = (0, 0);
    let mut last = 0;
    while let Status::Turn { actor, .. } = playing.status() {
        assert_eq!(actor.0, 0);
        let step = playing.random_step(&mut dice).unwrap();
        let told = ear.ask(&step);
        // What is heard after the last decision is between no two.
        lines += last;
        gaps += u32::from(last > 0);
        last = told.len();
        heard.extend(told);
        playing = ear.game().unwrap();
    }
    let mean = lines as f64 / f64::from(gaps);
    println!("{game} {rules}: {mean:.1} lines between two decisions, {gaps} times");
    assert!(mean <= MOST, "{game} {rules}: {mean:.1} lines between two decisions, {gaps} times");
    assert!(heard.last().unwrap().starts_with("The game is over"), "{heard:?}");
    ear.leave();
    heard
}

#[test]
fn whole_games_are_told_in_few_lines() {
    listen("dames", "", &["--seat", "2=level:1"]);
    listen("marelle", "", &["--seat", "2=level:1"]);
    listen("madamx", "", &["--seat", "2=level:1"]);
    listen("madamx-solo", "", &["--start", "3"]);
    listen("expion", "", &["--seat", "2=level:1"]);
}

#[test]
fn a_game_of_many_is_told_in_few_lines_and_camps_by_their_names() {
    for rules in ["first=a", "players=3,first=a", "players=4,first=a"] {
        let seats = ["2=level:1", "3=level:1", "4=level:1"];
        let count = if rules.contains('4') { 3 } else { 1 + usize::from(rules.contains('3')) };
        let options: Vec<&str> = seats[..count].iter().flat_map(|seat| ["--seat", *seat]).collect();
        for line in listen("mamba", rules, &options) {
            // A column alone is no camp, and no camp is a letter.
            let letter = line.split(|c: char| !c.is_alphanumeric()).find(|word| ["b", "c", "d"].contains(word));
            assert_eq!(letter, None, "{line}");
        }
    }
}

#[test]
fn nothing_is_drawn_and_only_what_changed_is_said() {
    let mut ear = Ear::open(&["dames"]);
    let begin = ear.hear();
    assert_eq!(begin.len(), 4, "{begin:?}");
    assert!(begin[1].contains("man: 1, 2, 3") || begin[2].contains("man: 1, 2, 3"), "{begin:?}");
    assert_eq!(ear.ask("32-28"), ["Brown man 32 to 28.", "Ivory to move."]);
    assert_eq!(ear.ask("last"), ["Brown man 32 to 28."]);
    ear.leave();
}

#[test]
fn questions_are_answered() {
    let mut ear = Ear::open(&["dames", "--position", "W:W27,45,46:B16,21"]);
    ear.hear();
    for (question, answer) in [
        ("what is on 27", &["square 27: brown man"][..]),
        ("What is on 27?", &["square 27: brown man"]),
        ("what is on 28", &["square 28: nothing"]),
        ("what is on z9", &["There is no place z9."]),
        ("around 27", &["square 27: brown man", "Ivory man: 21", "Empty: 22, 31, 32"]),
        ("my pieces", &["Brown man: 27, 45, 46"]),
        ("pieces", &["Ivory man: 16, 21", "Brown man: 27, 45, 46", "Taken by ivory: 17", "Taken by brown: 18"]),
        ("threats", &["Threatened: 27 (21x32x27)"]),
        ("steps", &["3 steps: 27-22, 45-40, 46-41"]),
        ("steps from 27", &["From 27: 27-22"]),
        ("steps from 28", &["No step begins at 28."]),
        ("last", &["Nothing has been played yet."]),
        ("why", &["why: what follows is missing."]),
        ("sing a song", &["Not a command; help lists them."]),
    ] {
        assert_eq!(ear.ask(question), answer, "{question}");
    }
    assert!(ear.ask("rule D-9")[0].starts_with("D-9 "));
    assert_eq!(ear.ask("rule D-999"), ["There is no rule D-999."]);
    let hints: Vec<String> = (0..3).map(|_| ear.ask("hint").join(" ")).collect();
    assert!(hints[0].starts_with("Hint: look at ") && hints[1].contains(" to ") && hints[2].contains('-'), "{hints:?}");
    ear.leave();
}

#[test]
fn commands_and_answers_are_in_the_reader_s_language() {
    for (lang, question, answer) in [
        ("fr", "qu'y a-t-il en 27 ?", "case 27\u{a0}: pion marron"),
        ("fr", "mes pièces", "Pion marron\u{a0}: 27, 45, 46"),
        ("fr", "menaces", "Sous menace\u{a0}: 27 (21x32x27)"),
        ("it", "cosa c'è in 28", "casella 28: niente"),
        ("it", "minacce", "Sotto minaccia: 27 (21x32x27)"),
        ("it", "balla", "mossa: "),
        ("de", "drohungen", "Bedroht: 27 (21x32x27)"),
    ] {
        let mut ear = Ear::open(&["dames", "--position", "W:W27,45,46:B16,21", "--lang", lang]);
        ear.hear();
        let heard = ear.ask(question);
        assert!(heard[0].starts_with(answer), "{lang} {question}: {heard:?}");
        ear.leave();
    }
}

#[test]
fn a_draw_is_an_offer_and_saving_asks_first() {
    // The engine has the better of it and declines; it has the worse of it and accepts.
    for (position, answer) in
        [("W:W46:BK1,K5", "The draw is declined."), ("W:WK46,K47:B5", "The game is over: a draw (C-3).")]
    {
        let mut ear = Ear::open(&["dames", "--position", position, "--seat", "2=level:8"]);
        ear.hear();
        assert_eq!(ear.ask("draw"), [answer], "{position}");
        ear.leave();
    }
    let mut ear = Ear::open(&["dames"]);
    ear.hear();
    assert_eq!(ear.ask("draw"), ["Do the others accept a draw? yes or no"]);
    assert_eq!(ear.ask("no"), ["It is not done."]);
    assert_eq!(ear.ask("resign"), ["Resign? yes or no"]);
    assert_eq!(ear.ask("no"), ["It is not done."]);
    let file = ear.folder.path().join("precious.txt");
    std::fs::write(&file, "precious").unwrap();
    assert!(ear.ask(&format!("save {}", file.display()))[0].ends_with("Write over it? yes or no"));
    ear.ask("no");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "precious");
    ear.ask(&format!("save {}", file.display()));
    assert!(ear.ask("yes")[0].starts_with("saved in"));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("[Game"));
    ear.leave();
}

#[test]
fn what_was_played_is_kept_even_if_the_program_is_killed() {
    let mut ear = Ear::open(&["marelle"]);
    ear.hear();
    ear.ask("d6");
    ear.ask("f4");
    ear.child.kill().unwrap();
    assert_eq!(ear.game().unwrap().len(), 2);
}
