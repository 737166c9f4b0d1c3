//! What `--json` prints is what `docs/json` says: every command against its schema.

use serde_json::Value;
use std::process::Command;

fn answer(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_coffret")).args(arguments).env("LC_ALL", "C").output().unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn schema(command: &str) -> Value {
    let file = format!("{}/../../docs/json/{command}.json", env!("CARGO_MANIFEST_DIR"));
    let schema: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(schema["$id"], format!("urn:coffret:cli:{command}:1"));
    schema
}

/// What is wrong with a value by a schema, as far as our schemas go: types, properties, items, alternatives, enumerations.
fn wrong(value: &Value, schema: &Value, at: &str) -> Vec<String> {
    if let Some(all) = schema.get("anyOf").and_then(Value::as_array) {
        let faults: Vec<Vec<String>> = all.iter().map(|one| wrong(value, one, at)).collect();
        let fits = faults.iter().any(Vec::is_empty);
        return if fits { Vec::new() } else { faults.concat() };
    }
    if let Some(all) = schema.get("enum").and_then(Value::as_array) {
        return if all.contains(value) { Vec::new() } else { vec![format!("{at}: {value} is none of {all:?}")] };
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let takes = |name: &Value| name == kind || name == "number" && kind == "integer";
    let typed = match &schema["type"] {
        Value::Array(names) => names.iter().any(takes),
        name => takes(name),
    };
    if !typed {
        return vec![format!("{at}: {kind} instead of {}", schema["type"])];
    }
    let mut faults = Vec::new();
    if let (Value::Array(items), Some(item)) = (value, schema.get("items")) {
        faults.extend(items.iter().enumerate().flat_map(|(index, one)| wrong(one, item, &format!("{at}[{index}]"))));
    }
    if let Value::Object(entries) = value {
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
        faults.extend(
            required
                .filter_map(Value::as_str)
                .filter(|name| !entries.contains_key(*name))
                .map(|name| format!("{at}.{name} is missing")),
        );
        for (name, one) in entries {
            let at = format!("{at}.{name}");
            match (schema["properties"].get(name), schema.get("additionalProperties")) {
                (Some(known), _) => faults.extend(wrong(one, known, &at)),
                (None, Some(Value::Object(other))) => faults.extend(wrong(one, &Value::Object(other.clone()), &at)),
                _ => faults.push(format!("{at} is nowhere described")),
            }
        }
    }
    faults
}

#[track_caller]
fn fits(command: &str, text: &str) {
    let schema = schema(command);
    assert!(!text.is_empty());
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{command}: {error}: {line}"));
        assert_eq!(wrong(&value, &schema, command), [""; 0]);
    }
}

#[test]
fn every_command_prints_what_its_schema_says() {
    for arguments in [
        &["games"][..],
        &["perft", "marelle", "2"],
        &["perft", "dames", "2", "--divide"],
        &["steps", "mamba"],
        &["explain", "dames", "32-28"],
        &["explain", "dames", "31-28"],
        &["analyse", "dames", "--nodes", "300", "--lines", "3"],
        &["analyse", "dames", "--position", "W:W32,34:B28", "--nodes", "300"],
        &["analyse", "marelle", "--nodes", "300"],
        &["match", "marelle", "--a", "random", "--b", "random", "--games", "2"],
        &["match", "marelle", "--a", "random", "--b", "random", "--games", "8", "--sprt", "0,10"],
        &["solve", "madamx-solo", "--start", "3"],
        &["bench", "marelle", "--signature"],
    ] {
        fits(arguments[0], &answer(&[arguments, &["--json"]].concat()));
    }
}

#[test]
fn files_of_games_too() {
    let folder = tempfile::tempdir().unwrap();
    let (path, out) = (folder.path().join("a.record"), folder.path().join("b.record"));
    std::fs::write(&path, "[Game \"dames\"]\n\n1. 32-28 2. 19-23 3. 28x19x23 *\n\n[Game \"dames\"]\n\n1. 33-28 *\n")
        .unwrap();
    let (path, out) = (path.to_str().unwrap(), out.to_str().unwrap());
    fits("analyse", &answer(&["analyse", "dames", "--record", path, "--nodes", "200", "--json"]));
    fits("convert", &answer(&["convert", path, "--to", "pdn", "--out", out, "--json"]));
}

/// The check itself finds what is wrong.
#[test]
fn a_wrong_shape_is_found() {
    let perft = schema("perft");
    for text in ["[]", "{}", "{\"game\":1}", "{\"game\":\"a\",\"more\":1}"] {
        assert!(!wrong(&serde_json::from_str(text).unwrap(), &perft, "x").is_empty(), "{text}");
    }
    assert!(wrong(&serde_json::json!({"legal": "a"}), &schema("explain"), "x").is_empty());
    assert!(!wrong(&serde_json::json!({"legal": 1}), &schema("explain"), "x").is_empty());
}
