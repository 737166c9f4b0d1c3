//! The program from outside: exit codes, one-line errors, and what each command prints.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program in an environment of its own: English, and with a folder for what it keeps by itself.
fn bare() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coffret"));
    command.env("LC_ALL", "C").env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"));
    command
}

fn coffret(arguments: &[&str], input: &[u8]) -> Output {
    let mut child =
        bare().args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn answer(arguments: &[&str]) -> String {
    let output = coffret(arguments, b"");
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn engine(lines: &str) -> Vec<String> {
    let output = coffret(&["engine"], lines.as_bytes());
    assert_eq!(output.status.code(), Some(0));
    String::from_utf8(output.stdout).unwrap().lines().map(String::from).collect()
}

#[test]
fn serve_says_where_it_is_and_ends_when_told() {
    use std::io::{BufRead, BufReader};
    let folder = std::env::temp_dir().join(format!("coffret-serve-{}", std::process::id()));
    let mut child = bare()
        .args(["serve", "--port", "0", "--data"])
        .arg(&folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(line.starts_with("Coffret is ready: http://127.0.0.1:"), "{line}");
}

#[test]
fn every_command_has_help_with_an_example() {
    let help = answer(&["--help"]);
    for command in
        ["serve", "games", "perft", "steps", "explain", "engine", "bench", "convert", "play", "completions", "man"]
    {
        assert!(help.contains(command), "{help}");
        assert!(answer(&[command, "--help"]).contains("Example"), "{command}");
    }
}

#[test]
fn bad_input_is_one_line_and_exit_code_2() {
    for arguments in [
        &["nonsense"][..],
        &["perft"],
        &["perft", "dames"],
        &["perft", "dames", "x"],
        &["perft", "dames", "100"],
        &["perft", "nim", "3"],
        &["perft", "dames", "3", "--rules", "majority"],
        &["perft", "dames", "3", "--rules", "majority=maybe"],
        &["perft", "dames", "3", "--rules", "majority=on,majority=on"],
        &["perft", "dames", "3", "--position", "W:W99:B1"],
        &["perft", "dames", "3", "--start", "1"],
        &["steps", "dames", "--position", ""],
        &["explain", "dames", "nonsense"],
        &["explain", "dames", "31-27", "--lang", "xx"],
        &["convert", "/no/such/file", "--to", "record"],
        &["convert", "-", "--to", "sgf"],
        &["play", "dames", "--position", "x"],
        &["bench", "nim"],
        &["completions", "tcsh"],
    ] {
        let output = coffret(arguments, b"[Game \"dames\"]\n\n*");
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert_eq!(error.lines().count(), 1, "{arguments:?}: {error}");
        assert!(error.starts_with("error: ") && error.contains("expected"), "{arguments:?}: {error}");
        assert!(!error.contains("panicked"));
    }
}

#[test]
fn perft_counts_and_divides() {
    assert!(answer(&["perft", "dames", "6", "--rules", "majority=on"]).starts_with("167140\n"));
    assert!(answer(&["perft", "dames", "5", "--threads", "2", "--played"]).starts_with("27132\n"));
    let divided = answer(&["perft", "marelle", "2", "--divide"]);
    assert!(divided.contains("a1: 23\n") && divided.contains("\n552\n"), "{divided}");
    let json: serde_json::Value =
        serde_json::from_str(&answer(&["perft", "dames", "5", "--rules", "majority=on", "--json"])).unwrap();
    assert_eq!(
        (json["game"].as_str(), json["rules"].as_str(), json["depth"].as_u64()),
        (Some("dames"), Some("majority=on"), Some(5))
    );
    assert_eq!(json["count"].as_u64(), Some(27117));
    assert!(json["cpu_seconds"].is_number() && json["per_second"].is_number() && json["position"].is_string());
}

#[test]
fn steps_explain_and_games_answer_people_and_programs() {
    assert_eq!(answer(&["steps", "dames", "--position", "W:W32,34:B28"]), "32x23x28\n");
    assert_eq!(answer(&["steps", "dames", "--position", "W:W32,34:B28", "--json"]), "[\"32x23x28\"]\n");
    assert!(answer(&["explain", "dames", "32x23", "--position", "W:W32,34:B28"]).starts_with("legal: 32x23x28\n"));
    let refused = coffret(&["explain", "dames", "34-30", "--position", "W:W32,34:B28"], b"");
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(
        String::from_utf8_lossy(&refused.stdout),
        "illegal: D-9: a capture is possible and therefore compulsory: 32x23x28\n"
    );
    let french = coffret(&["explain", "dames", "34-30", "--position", "W:W32,34:B28", "--lang", "fr", "--json"], b"");
    let json: serde_json::Value = serde_json::from_slice(&french.stdout).unwrap();
    assert_eq!((json["rule"].as_str(), json["instead"][0].as_str()), (Some("D-9"), Some("32x23x28")));
    let games: serde_json::Value = serde_json::from_str(&answer(&["games", "--json"])).unwrap();
    assert_eq!((games[0]["id"].as_str(), games[0]["options"][0]["default"].as_str()), (Some("dames"), Some("off")));
}

#[test]
fn what_is_wrong_with_a_call_is_said_in_its_language() {
    for (lang, said) in [
        ("en", "error: option: unknown value 'maybe' of 'majority': expected off or on\n"),
        (
            "fr",
            "erreur\u{a0}: option\u{a0}: valeur inconnue «\u{a0}maybe\u{a0}» pour «\u{a0}majority\u{a0}»\u{a0}; attendu\u{a0}: off ou on\n",
        ),
        ("it", "errore: opzione: valore sconosciuto «maybe» per «majority»; atteso: off o on\n"),
    ] {
        let output = coffret(&["explain", "dames", "31-27", "--rules", "majority=maybe", "--lang", lang], b"");
        assert_eq!(String::from_utf8_lossy(&output.stderr), said);
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn the_line_protocol_answers_each_line_once() {
    let replies = engine(
        "hello\ngame dames majority=on\nposition start\nsteps\nperft 3\nplay 31-27 19-23\nshow\nstatus\nexplain 27-22\nexplain 33-44\n\
         play 33-28 99-98\nplay 33-28 1-2\nplay\nperft 0\nundo 1\nundo 9\nposition start 1\nposition W:W32:B28\nplay 32x23\nstatus\nevents\nsteps\n\
         position W:WK46:BK45:H50\nstatus\nsteps\ngo level=1\nbogus\nquit\n",
    );
    let expected = [
        "coffret 0.1.0 protocol 1",
        "ok",
        "ok",
        "steps 31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30",
        "perft 658",
        "ok",
        "position W:W27,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20,23",
        "status actor=1 side=brown",
        "legal",
        "illegal D-3: 44 is not free",
        "error step 2: step: '99-98': expected a move 32-28, a capture 32x23x28 or !32x23x28",
        "error step 2: D-3: 2 is not free",
        "ok",
        "perft 1",
        "ok",
        "error undo: 9 steps: expected at most 1",
        "error position start: a number: expected none, this game has one start",
        "ok",
        "ok",
        "status over winner=brown reason=D-12",
        "events [{\"kind\":\"capture\",\"squares\":[\"28\"],\"camps\":[\"ivory\"],\"cause\":[]}]",
        "steps",
        "ok",
        "status over draw reason=D-13",
        "steps",
        "error go: the game is over: expected a position where a step can be played",
        "error unknown request 'bogus': expected one of hello games game position steps play show status events perft explain undo go stop quit",
    ];
    assert_eq!(replies.len(), expected.len(), "{replies:#?}");
    for (reply, expected) in replies.iter().zip(expected) {
        assert_eq!(reply, expected);
    }
}

#[test]
fn thinking_can_be_stopped() {
    let mut child = bare().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let begun = std::time::Instant::now();
    stdin.write_all(b"stop\ngame dames\ngo time=3600000\n").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(300));
    stdin.write_all(b"stop\nhello\nquit\n").unwrap();
    let text = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    // An hour was allowed; a busy machine may need its minutes.
    assert!(begun.elapsed().as_secs() < 1000, "{text}");
    let replies: Vec<&str> = text.lines().filter(|line| !line.starts_with("info ")).collect();
    assert_eq!(replies.len(), 4, "{text}");
    assert_eq!(replies[0], "error stop: nothing is being thought about: expected a running 'go' or 'perft'");
    assert!(replies[2].starts_with("best ") && replies[3].starts_with("coffret "), "{text}");
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    for reply in engine("steps\nshow\nplay\nposition start\ngo depth=1\nquit\n") {
        assert_eq!(reply, "error game: none is chosen: expected 'game <name>' first");
    }
    assert_eq!(engine("games\n")[0].split(' ').next(), Some("games"));
}

#[test]
fn an_error_changes_nothing() {
    let replies = engine(
        "game dames\nplay 32-28\ngame dames majority=x\ngame dames majority=on majority=on\nposition x\nplay 1-2\nshow\nquit\n",
    );
    assert!(replies[2..6].iter().all(|reply| reply.starts_with("error ")), "{replies:#?}");
    assert!(replies[6].starts_with("position B:W28,31"), "{replies:#?}");
}

#[test]
fn a_huge_line_is_refused_and_the_protocol_goes_on() {
    let mut input = b"hello\n".to_vec();
    input.extend(std::iter::repeat_n(b'x', 10 << 20));
    input.extend(b"\n\xff\xfe\nhello\nquit\n");
    let output = coffret(&["engine"], &input);
    let replies: Vec<String> = String::from_utf8(output.stdout).unwrap().lines().map(String::from).collect();
    assert_eq!(replies.len(), 4, "{replies:?}");
    assert!(replies[1].starts_with("error line: too long"));
    assert!(replies[2].starts_with("error line: not UTF-8"));
    assert!(replies[3].starts_with("coffret "));
}

#[test]
fn two_people_play_at_one_keyboard() {
    for (game, steps) in [("dames", "31-27\n19-23\n"), ("marelle", "d6\nf4\n")] {
        let output = coffret(&["play", game, "--plain"], format!("{steps}quit\n").as_bytes());
        assert_eq!(output.status.code(), Some(0));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(!text.contains("expected"), "{text}");
        assert_eq!(text.matches("\n> ").count(), 3, "{text}");
    }
}

#[test]
fn a_game_is_saved_and_taken_up_again() {
    let file = std::env::temp_dir().join(format!("coffret-{}.record", std::process::id()));
    let path = file.display().to_string();
    let input = format!("32-28\n19-23\nwhy 31-26\nundo\nredo\n99\nsave {path}\nquit\n");
    let text = String::from_utf8(coffret(&["play", "dames", "--plain"], input.as_bytes()).stdout).unwrap();
    assert!(text.contains("D-9: a capture is possible") && text.contains("saved in"), "{text}");
    let text =
        String::from_utf8(coffret(&["play", "--record", &path, "--plain"], b"1\nresign\nyes\nposition\nquit\n").stdout)
            .unwrap();
    assert!(text.contains("takes 23") && text.contains("Winner: Brown"), "{text}");
    let pdn = answer(&["convert", &path, "--to", "pdn"]);
    assert!(pdn.contains("1. 32-28 19-23 *"), "{pdn}");
    let pdn_file = file.with_extension("pdn");
    std::fs::write(&pdn_file, &pdn).unwrap();
    let record = answer(&["convert", &pdn_file.display().to_string(), "--to", "record"]);
    assert!(record.contains("1. 32-28 2. 19-23 *"), "{record}");
    std::fs::remove_file(file).unwrap();
    std::fs::remove_file(pdn_file).unwrap();
}

#[test]
fn what_is_said_of_a_game_is_converted_both_ways() {
    let record = "[Game \"dames\"]\n[Rules \"majority=on\"]\n[Result \"*\"]\n\n\
                  {sharp} 1. 32-28 $5 2. 19-23 (2. 18-23 {calm} 3. 38-32) 3. 28x19x23 {[%clock w1]} *\n";
    let pdn = coffret(&["convert", "-", "--to", "pdn"], record.as_bytes()).stdout;
    let text = String::from_utf8(pdn.clone()).unwrap();
    let body = "{sharp} 1. 32-28 $5 19-23 (1... 18-23 {calm} 2. 38-32) 2. 28x19 {[%clock w1]} *\n";
    assert!(text.ends_with(body), "{text}");
    let back = coffret(&["convert", "-", "--from", "pdn", "--to", "record"], &pdn).stdout;
    assert_eq!(String::from_utf8(back).unwrap(), record);
    let wrong = coffret(&["convert", "-", "--to", "record"], record.replace("38-32", "38-99").as_bytes());
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8(wrong.stderr).unwrap().contains("38-99"));
}

#[test]
fn shells_and_man_learn_the_commands() {
    // A shell completes games, options, seats, engines and formats.
    let bash = answer(&["completions", "bash"]);
    for word in ["perft", "madamx-solo", "majority=on", "2=level:3", "random", "pdn"] {
        assert!(bash.contains(word), "{word}");
    }
    assert!(answer(&["man"]).contains("coffret"));
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child = bare().args(["games"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn the_solitaire_is_solved() {
    let json: serde_json::Value = serde_json::from_str(&answer(&["solve", "madamx-solo", "--all", "--json"])).unwrap();
    let starts = json.as_array().unwrap();
    assert_eq!(starts.len(), 70);
    let fewest = |moves: u64| starts.iter().filter(|start| start["fewest"]["moves"].as_u64() == Some(moves)).count();
    // Found by an independent search too.
    assert_eq!([25, 26, 27, 28, 29].map(fewest), [4, 28, 28, 8, 2]);
    assert!(starts.iter().all(|start| start["most"]["moves"].as_u64() == Some(36)));
    assert_eq!([29, 40].map(|start| starts[start]["fewest"]["moves"].as_u64()), [Some(29), Some(29)]);
    // Every printed solution can be played to the win.
    for start in [0, 29, 69] {
        for aim in ["fewest", "most"] {
            let steps: Vec<&str> =
                starts[start][aim]["steps"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
            let replies =
                engine(&format!("game madamx-solo\nposition start {start}\nplay {}\nstatus\nquit\n", steps.join(" ")));
            assert_eq!(replies[2..], ["ok", "status over winner=solo reason=X-27"]);
        }
    }
    let lost = "d+l+l+d+/++++++++/dldldl++/++++++++/++++++++/++++++++/++++++++/++++++++ s move 1";
    let output = coffret(&["solve", "madamx-solo", "--position", lost], b"");
    assert_eq!(output.status.code(), Some(2), "not a position of the solitaire");
    let dead = coffret(&["solve", "dames"], b"");
    assert_eq!(dead.status.code(), Some(2));
}

#[test]
fn a_database_is_made_once_and_played_with() {
    let folder = std::env::temp_dir().join(format!("coffret-tables-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let path = folder.to_str().unwrap();
    let make = ["solve", "marelle", "--out", path, "--megabytes", "1"];
    let made = answer(&make);
    assert!(made.starts_with("3-3: ") && made.lines().count() == 2, "{made}");
    assert!(answer(&make).starts_with("complete after"), "what is there is not made again");
    let check = answer(&["solve", "marelle", "--out", path, "--megabytes", "1", "--check", "500"]);
    assert!(check.contains("positions of 1 sectors are what their steps lead to"), "{check}");
    let ask = |position: &str| answer(&["solve", "marelle", "--tables", path, "--position", position]);
    assert!(ask("m...m........i...mi....i m 0/0 0").ends_with(": win for the side to move, proven\n"));
    assert!(ask("mm.....i.....i.......... m 1/1 0").ends_with(": win for the side to move, proven\n"), "it closes a mill");
    let beyond = coffret(&["solve", "marelle", "--tables", path], b"");
    assert_eq!(beyond.status.code(), Some(2), "a part of the database does not tell about the start");
    let asked_match =
        ["match", "marelle", "--a", "level:8", "--b", "level:1", "--games", "2", "--scale", "0.00001", "--json"];
    let played: serde_json::Value =
        serde_json::from_str(&answer(&[&asked_match[..], &["--tables", path]].concat())).unwrap();
    assert_eq!(played["games"], 2, "{played}");
    let typed = coffret(
        &["play", "marelle", "--tables", path, "--position", "m...m........i...mi....i m 0/0 0", "--seat", "1=level:8"],
        b"quit\n",
    );
    let typed = String::from_utf8(typed.stdout).unwrap();
    let asked = "game marelle\nposition m...m........i...mi....i m 0/0 0\ngo nodes=1000\n\
        position m..m....mi...i.........i m 0/0 99\ngo nodes=1000\ngo level=1\nquit\n";
    let output = coffret(&["engine", "--tables", path], asked.as_bytes());
    let replies = String::from_utf8(output.stdout).unwrap();
    let best: Vec<&str> = replies.lines().filter(|line| line.starts_with("best ")).collect();
    assert!(best[0].ends_with(" win=3"), "{replies}");
    let step = best[0].split(' ').nth(1).unwrap();
    assert!(typed.contains(&format!("Seat 1 plays {step}")), "level 8 looks it up at the keyboard too: {typed}");
    assert!(best[1].ends_with(" draw"), "{replies}");
    assert!(!best[2].ends_with(" draw"), "beginners do not look things up: {replies}");
    let position = "m...m........i...mi....i m 0/0 0";
    let json = answer(&["analyse", "marelle", "--tables", path, "--position", position, "--lines", "60", "--json"]);
    let analysis: serde_json::Value = serde_json::from_str(&json).unwrap();
    let kinds: Vec<&str> =
        analysis["lines"].as_array().unwrap().iter().map(|line| line["value"]["kind"].as_str().unwrap()).collect();
    assert!(kinds.is_sorted_by_key(|kind| ["win", "draw", "loss"].iter().position(|known| known == kind)), "{kinds:?}");
    assert_eq!((kinds.len(), kinds[0], kinds[53]), (54, "win", "loss"));
    let book = folder.join("book").to_str().unwrap().to_owned();
    let part = coffret(&["solve", "marelle", "--out", path, "--megabytes", "1", "--book", &book], b"");
    assert_eq!(part.status.code(), Some(2), "a part of the database is not enough for a book");
    std::fs::remove_dir_all(&folder).unwrap();
    for wrong in [
        &["solve", "marelle"][..],
        &["solve", "mamba", "--out", path],
        &["solve", "dames", "--position", "W:W31-50:B1-20"],
        &["solve", "dames", "--rules", "enforcement=opponent", "--position", "W:WK1:BK50"],
        &["solve", "dames", "--rules", "enforcement=opponent", "--out", path],
        &["solve", "marelle", "--position", "m...m........i...mi....i m 0/0 0"],
        &["engine", "--tables", path],
        &["play", "marelle", "--tables", path],
        &["match", "marelle", "--a", "random", "--b", "random", "--tables", path],
    ] {
        let output = coffret(wrong, b"");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).trim_end().lines().count(), 1, "{wrong:?}");
    }
}

/// Endings of Dames are known without any files: they are played out to the end, and called proven.
#[test]
fn endings_of_dames_are_part_of_the_program() {
    let ask = |rules: &str, position: &str| answer(&["solve", "dames", "--rules", rules, "--position", position]);
    assert_eq!(ask("", "W:WK1,K2,K3:BK46"), "W:WK1,K2,K3:BK46: draw for the side to move, proven\n");
    assert_eq!(ask("majority=on", "W:WK1,K7,20:BK45"), "W:WK1,K7,20:BK45: win for the side to move, proven\n");
    let asked = "game dames\nposition W:WK1,K7,20:BK45\ngo nodes=1000\nposition W:WK1,K2,K3:BK46\ngo nodes=1000\n\
        position W:WK1,K7,20:BK45:CW1\ngo nodes=1000\nquit\n";
    let output = coffret(&["engine"], asked.as_bytes());
    let replies = String::from_utf8(output.stdout).unwrap();
    let best: Vec<&str> = replies.lines().filter(|line| line.starts_with("best ")).collect();
    assert!(best[0].contains(" win=") && best[1].ends_with(" draw"), "{replies}");
    assert!(!best[2].contains(" win="), "a challenge leaves too little time: {replies}");
    let small = std::env::temp_dir().join(format!("coffret-pack-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&small);
    let (path, file) = (small.to_str().unwrap(), small.join("pack").to_str().unwrap().to_owned());
    let made = answer(&["solve", "dames", "--out", path, "--megabytes", "1", "--pack", &file]);
    assert!(made.contains("packed into"), "{made}");
    let book = coffret(&["solve", "dames", "--out", path, "--book", &file, "--megabytes", "1"], b"");
    assert_eq!(book.status.code(), Some(2), "no opening leads to it");
    std::fs::remove_dir_all(&small).unwrap();
}

/// What the book of Marelle knows is played at once and called a draw; where nodes are counted nothing is taken from it.
#[test]
fn a_book_is_played_from_against_the_clock() {
    let asked = "game marelle\ngo time=5000\nplay a1\ngo level=8\ngo nodes=2000\ngame marelle jump=off\ngo time=20\nquit\n";
    let output = coffret(&["engine"], asked.as_bytes());
    let replies = String::from_utf8(output.stdout).unwrap();
    let best: Vec<&str> = replies.lines().filter(|line| line.starts_with("best ")).collect();
    assert!(best[0].ends_with(" draw") && best[1].ends_with(" draw"), "{replies}");
    assert!(best[2].contains(" score=") && best[3].contains(" score="), "{replies}");
    let looked = |best: usize| replies.split("best ").nth(best).unwrap().contains("info depth=2 ");
    assert!(!looked(0) && !looked(1), "there is nothing to think about: {replies}");
    assert!(looked(2), "{replies}");
}

#[test]
fn a_position_is_analysed_the_same_way_twice() {
    let ask = || answer(&["analyse", "dames", "--nodes", "5000", "--lines", "3", "--json"]);
    let analysis: serde_json::Value = serde_json::from_str(&ask()).unwrap();
    let lines = analysis["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    assert!(lines.iter().all(|line| line["value"]["kind"] == "estimated" && !line["steps"].as_array().unwrap().is_empty()));
    let again: serde_json::Value = serde_json::from_str(&ask()).unwrap();
    assert_eq!((&analysis["lines"], &analysis["nodes"]), (&again["lines"], &again["nodes"]));
    let win = answer(&["analyse", "dames", "--position", "W:W32,34:B28", "--nodes", "1000"]);
    assert!(win.contains("proven win in one turn") && !win.contains("estimated"), "{win}");
}

#[test]
fn a_game_is_reviewed_with_its_turning_points() {
    let path = std::env::temp_dir().join(format!("coffret-review-{}.record", std::process::id()));
    let name = path.to_str().unwrap();
    // Brown gives three men for nothing.
    let moves = "32-28\n19-23\n28x19\n14x23\n33-28\n23x32\n38x27\n";
    coffret(&["play", "dames", "--plain"], format!("{moves}save {name}\nquit\n").as_bytes());
    let review: serde_json::Value =
        serde_json::from_str(&answer(&["analyse", "dames", "--record", name, "--nodes", "3000", "--json"])).unwrap();
    let judged = review["moves"].as_array().unwrap();
    assert_eq!(judged.len(), 7, "{review}");
    assert!(judged.iter().all(|one| one["cost"].as_i64().unwrap() >= 0));
    let wrong = coffret(&["analyse", "marelle", "--record", name], b"");
    assert_eq!(wrong.status.code(), Some(2));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn an_engine_takes_a_seat_at_the_keyboard() {
    let output = coffret(&["play", "marelle", "--plain", "--seat", "2=level:1"], b"a1\nundo\nquit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Seat 2 plays "), "{text}");
    assert!(text.matches("in hand: 9").count() >= 4, "taking back goes to the person's last decision: {text}");
    for wrong in ["3=level:1", "1=level:9", "1", "x=human"] {
        assert_eq!(coffret(&["play", "marelle", "--plain", "--seat", wrong], b"").status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn a_budget_of_nodes_gives_the_same_answer_twice() {
    let lines =
        engine("game dames\ngo nodes=20000\ngo nodes=20000\ngame mamba players=3\ngo nodes=3000\ngo nodes=3000\nquit\n");
    let infos: Vec<String> = lines
        .iter()
        .filter(|line| line.starts_with("info"))
        .map(|line| line.split(' ').filter(|word| !word.starts_with("time=")).collect::<Vec<_>>().join(" "))
        .collect();
    let bests: Vec<&String> = lines.iter().filter(|line| line.starts_with("best")).collect();
    assert_eq!((bests[0], bests[2]), (bests[1], bests[3]));
    let first = infos.iter().position(|info| info.contains("depth=1 ")).unwrap();
    let second = infos.iter().skip(first + 1).position(|info| info.contains("depth=1 ")).unwrap() + first + 1;
    assert_eq!(infos[first..second], infos[second..2 * second - first]);
}

#[cfg(unix)]
#[test]
fn a_match_that_is_broken_off_says_what_it_came_to() {
    let file = std::env::temp_dir().join(format!("coffret-match-{}", std::process::id()));
    let engine = format!("cmd:{} engine@nodes=1", env!("CARGO_BIN_EXE_coffret"));
    let mut command = bare();
    command
        .args(["match", "marelle", "--a", "random", "--b", &engine, "--games", "1000000", "--json", "--out"])
        .arg(&file)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let child = std::os::unix::process::CommandExt::process_group(&mut command, 0).spawn().unwrap();
    let begun = std::time::Instant::now();
    while std::fs::metadata(&file).map_or(0, |data| data.len()) == 0 {
        assert!(begun.elapsed() < std::time::Duration::from_secs(600), "no game is written");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // As a terminal does it: to the program and to all it has started.
    assert!(Command::new("kill").args(["-INT", "--", &format!("-{}", child.id())]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    let games = std::fs::read_to_string(&file).unwrap().matches("[Game ").count() as u64;
    std::fs::remove_file(&file).unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["games"].as_u64(), Some(games));
    assert!(games > 0);
}
