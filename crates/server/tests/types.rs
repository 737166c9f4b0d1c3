//! The shapes that the browser's code believes in (`web/types/wire.d.ts`) against the document of the interface, which is made from
//! the types that the server really writes.

mod client;

use client::Running;
use serde_json::Value;
use std::collections::BTreeMap;

const TYPES: &str = include_str!("../../../web/types/wire.d.ts");

/// Shapes that have another name in the browser, where the server's would be confused with something of the page.
const RENAMED: [(&str, &str); 5] = [
    ("ButtonInfo", "ButtonJson"),
    ("GameBox", "BoxJson"),
    ("RulePart", "PartJson"),
    ("TableEvent", "EventJson"),
    ("TouchNode", "TouchJson"),
];

/// The properties of a shape: whether each is always there.
type Properties = BTreeMap<String, bool>;

/// The interfaces of the browser's types.
fn interfaces(text: &str) -> BTreeMap<String, Properties> {
    let mut found: BTreeMap<String, Properties> = BTreeMap::new();
    for rest in text.split("export interface ").skip(1) {
        let (head, rest) = rest.split_once('{').expect("a body");
        let mut words = head.split_whitespace();
        let name = words.next().expect("a name");
        let mut properties = match (words.next(), words.next()) {
            (Some("extends"), Some(other)) => found[other].clone(),
            _ => Properties::new(),
        };
        // The body ends with its own brace; those of inner shapes, lists and records stand between.
        let (mut depth, mut part) = (0, String::new());
        for letter in rest.chars() {
            match letter {
                '{' | '[' | '<' => depth += 1,
                '}' if depth == 0 => break,
                '}' | ']' | '>' => depth -= 1,
                _ => {}
            }
            match letter {
                ';' if depth == 0 => properties.extend(property(&std::mem::take(&mut part))),
                _ => part.push(letter),
            }
        }
        properties.extend(property(&part));
        found.insert(name.into(), properties);
    }
    found
}

fn property(part: &str) -> Option<(String, bool)> {
    let (name, _) = part.split_once(':')?;
    let name = name.trim();
    Some((name.trim_end_matches('?').into(), !name.ends_with('?')))
}

/// The properties of a schema, with those of the schemas it is made of.
fn properties(schemas: &Value, name: &str) -> Properties {
    let schema = &schemas[name];
    let alone = vec![schema.clone()];
    let mut found = Properties::new();
    for part in schema["allOf"].as_array().unwrap_or(&alone) {
        if let Some(other) = part["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            found.extend(properties(schemas, other));
        }
        let required = part["required"].as_array().cloned().unwrap_or_default();
        for name in part["properties"].as_object().into_iter().flatten().map(|(name, _)| name) {
            found.insert(name.clone(), required.iter().any(|other| other == name.as_str()));
        }
    }
    found
}

#[test]
fn interfaces_are_read() {
    let text = "export interface A { a: string; b?: { c: number; d?: string }[]; e: Record<string, A> }\nexport interface B extends A { f: [A, A] }\n";
    let found = interfaces(text);
    let names = |name: &str| {
        found[name].iter().map(|(name, always)| format!("{name}{}", if *always { "" } else { "?" })).collect::<Vec<_>>()
    };
    assert_eq!(
        (names("A"), names("B")),
        (vec!["a".into(), "b?".into(), "e".into()], ["a", "b?", "e", "f"].map(String::from).to_vec())
    );
}

#[tokio::test]
async fn the_browser_believes_in_the_shapes_that_the_server_writes() {
    let running = Running::start().await;
    let document = running.visitor().await.get("/api/openapi.json").await.json();
    let schemas = &document["components"]["schemas"];
    let (mut compared, mut wrong) = (0, Vec::new());
    for (name, believed) in interfaces(TYPES) {
        let renamed = RENAMED.iter().find(|(browser, _)| *browser == name).map(|(_, schema)| (*schema).to_string());
        let candidates = [renamed, Some(format!("{name}Json")), Some(name.clone())];
        let Some(schema) = candidates.into_iter().flatten().find(|candidate| schemas[candidate].is_object()) else {
            wrong.push(format!("{name}: the server's document knows no such shape"));
            continue;
        };
        let written = properties(schemas, &schema);
        for name in written.keys().filter(|name| !believed.contains_key(*name)) {
            wrong.push(format!("{schema}.{name} is not in the browser's types"));
        }
        for (property, always) in &believed {
            match written.get(property) {
                None => wrong.push(format!("{name}.{property} is nothing that the server writes")),
                Some(true) if !always => wrong.push(format!("{name}.{property} is always there")),
                Some(_) => {}
            }
        }
        compared += 1;
    }
    assert!(wrong.is_empty(), "web/types/wire.d.ts:\n{}", wrong.join("\n"));
    assert!(compared > 40, "only {compared} shapes were compared");
    running.stop().await;
}
