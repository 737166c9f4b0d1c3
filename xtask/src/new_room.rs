//! `cargo xtask new-room`: a room that compiles and plays, with tests that fail until the game is written.
//!
//! It begins as a copy of the smallest whole game there is, an example of the engine, which is compiled and proven with everything else and
//! so cannot fall behind the kernel. What is asked of its author stands in CONTRIBUTING.md.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use std::path::Path;

/// The game that new rooms begin as.
const MODEL: &str = "crates/engine/examples/own_game/noughts.rs";

/// A room to be made: its folder and id, the type of its game, the letter of its clauses.
struct Room<'a> {
    name: &'a str,
    game: String,
    letter: char,
}

/// Writes the folder, and the lines that the workspace and the hall need.
pub(crate) fn run(project: &Project, name: &str, letter: char) -> Result<(), Failure> {
    let plain = name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(|c| c.is_ascii_alphanumeric());
    if !plain || name.chars().any(|c| c.is_ascii_uppercase()) {
        return Err(Failure::new(format!("'{name}' is no name of a room: expected small letters and digits")));
    }
    if !letter.is_ascii_uppercase() {
        return Err(Failure::new(format!("'{letter}' is no letter of clauses: expected a capital")));
    }
    let root = project.root();
    let folder = root.join("rooms").join(name);
    if folder.exists() {
        return Err(Failure::new(format!("{} is there already", folder.display())));
    }
    let room = Room { name, game: name[..1].to_uppercase() + &name[1..], letter };
    let model = read(&root.join(MODEL))?;
    for (path, text) in files(&room, &model)? {
        write(&folder.join(path), &text)?;
    }
    for (path, change) in [
        ("Cargo.toml", workspace as fn(&str, &Room<'_>) -> Option<String>),
        ("crates/hall/Cargo.toml", hall),
        ("crates/hall/src/registry.rs", registry),
    ] {
        let text = read(&root.join(path))?;
        let changed = change(&text, &room).ok_or_else(|| Failure::new(format!("{path} is not as expected")))?;
        write(&root.join(path), &changed)?;
        println!("{path}: one game more");
    }
    // Where names stand among others depends on the letters they begin with.
    Call::cargo(project, &["fmt", "--package", &format!("coffret-{name}")]).run()?;
    println!("rooms/{name}: made; `cargo test -p coffret-{name}` says what is to be written");
    println!("then `cargo xtask regen` brings the documents and lock files up to date");
    Ok(())
}

/// What the folder holds besides the game: paths in it, and texts in which the room's names are to be filled in.
const TEXTS: [(&str, &str); 10] = [
    ("Cargo.toml", include_str!("../room/manifest.txt")),
    ("README.md", include_str!("../room/readme.txt")),
    ("RULES.md", include_str!("../room/rules.txt")),
    ("tests/laws.rs", include_str!("../room/laws.txt")),
    ("tests/rulebook.rs", include_str!("../room/rulebook.txt")),
    ("tests/letter.rs", include_str!("../room/letter.txt")),
    ("tests/perft.rs", include_str!("../room/perft.txt")),
    ("tests/slow.rs", include_str!("../room/slow.txt")),
    ("tests/slow/generator.rs", include_str!("../room/generator.txt")),
    ("tests/data/start.perft", include_str!("../room/counts.txt")),
];

/// The folder's files, by their paths in it.
fn files(room: &Room<'_>, model: &str) -> Result<Vec<(&'static str, String)>, Failure> {
    let Room { name, game, letter } = room;
    let (capital, small) = (letter.to_string(), letter.to_ascii_lowercase().to_string());
    let filled = |text: &str| {
        let text = text.replace("{name}", name).replace("{Game}", game);
        text.replace("{L}", &capital).replace("{l}", &small)
    };
    let mut files: Vec<_> = TEXTS.iter().map(|(path, text)| (*path, filled(text))).collect();
    let body = model.split_once("\n\nuse ").map(|(_, body)| body);
    let body = body.ok_or_else(|| Failure::new(format!("{MODEL} is not as expected")))?;
    let body = body.replace("pub(crate) struct", "pub struct").replace("OwnGame", game);
    let body =
        body.replace("OwnPosition", &format!("{game}Position")).replace("id: \"noughts\"", &format!("id: \"{name}\""));
    let body = body.replace("name: \"noughts\"", &format!("name: \"{name}\""));
    let body = body.replace("N-", &format!("{capital}-"));
    let about = "It is still noughts and crosses: write your game over it, one noun a file.";
    let docs = "#![doc = \"\\n\"]\n#![doc = include_str!(\"../README.md\")]";
    files.push(("src/lib.rs", format!("//! The room of {game}. {about}\n{docs}\n\nuse {body}")));
    Ok(files)
}

/// The workspace's manifest with the room: its place, and tests that do not crawl.
fn workspace(text: &str, room: &Room<'_>) -> Option<String> {
    let name = room.name;
    let line = format!("{name} = {{ path = \"rooms/{name}\", package = \"coffret-{name}\", version = \"0.1.0\" }}\n");
    let text = after_last(text, "path = \"rooms/", &line)?;
    let profile = format!("[profile.dev.package.coffret-{name}]\nopt-level = 3\n");
    let (head, tail) = text.split_once("[profile.dev.package.coffret-search]")?;
    Some(format!("{head}{profile}[profile.dev.package.coffret-search]{tail}"))
}

/// The hall's manifest with the room.
fn hall(text: &str, room: &Room<'_>) -> Option<String> {
    let (head, tail) = text.split_once("\n[dev-dependencies]")?;
    Some(format!("{head}{}.workspace = true\n\n[dev-dependencies]{tail}", room.name))
}

/// The list of rooms with one line more.
fn registry(text: &str, room: &Room<'_>) -> Option<String> {
    after_last(text, "): ", &format!("    {0}({1}::{0}): plain,\n", room.game, room.name))
}

/// A text with a line after the last that holds something.
fn after_last(text: &str, part: &str, line: &str) -> Option<String> {
    let found = text.rfind(part)?;
    let end = found + text[found..].find('\n')? + 1;
    Some(format!("{}{line}{}", &text[..end], &text[end..]))
}

fn read(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().expect("a file stands in a folder");
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    std::fs::write(path, text).map_err(|error| Failure::file(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room() -> Room<'static> {
        Room { name: "nim", game: "Nim".into(), letter: 'N' }
    }

    #[test]
    fn the_model_becomes_the_room() {
        let model = include_str!("../../crates/engine/examples/own_game/noughts.rs");
        let files = files(&room(), model).unwrap();
        let (_, source) = files.iter().find(|(path, _)| *path == "src/lib.rs").unwrap();
        assert!(
            source.contains("pub struct Nim;")
                && source.contains("pub struct NimPosition {")
                && source.contains("id: \"nim\"")
        );
        assert!(!source.contains("Own") && source.contains("= Noughts and crosses") && source.contains("name: \"nim\""));
        let (_, rulebook) = files.iter().find(|(path, _)| *path == "tests/rulebook.rs").unwrap();
        let board = rulebook.split_once("MODEL: &str = ").and_then(|(_, rest)| rest.split_once(';')).unwrap().0;
        assert!(source.contains(board), "the test of the rulebook looks for a board of the model");
        assert!(rulebook.contains(
            "fn n_1_is_proven() {
    prove::<Nim>(\"N-1\");"
        ));
    }

    #[test]
    fn lines_are_added_where_their_like_stand() {
        let text = include_str!("../../Cargo.toml");
        let changed = workspace(text, &room()).unwrap();
        assert_eq!(changed.lines().count(), text.lines().count() + 3);
        assert!(changed.contains("\nnim = { path = \"rooms/nim\", package = \"coffret-nim\", version = \"0.1.0\" }\n"));
        let text = include_str!("../../crates/hall/Cargo.toml");
        assert!(hall(text, &room()).unwrap().contains("\nnim.workspace = true\n\n[dev-dependencies]"));
        let text = include_str!("../../crates/hall/src/registry.rs");
        assert!(registry(text, &room()).unwrap().contains("    Nim(nim::Nim): plain,\n}\n"));
    }
}
