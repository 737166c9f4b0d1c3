//! `cargo xtask regen`: files that a program writes: manual pages, completions, the transcripts in documents, the signature of
//! the search, the licences of what is in the program, and the lock file of the fuzz targets, which follows the crates they use.
//!
//! Tables of counts are not among them: a program that writes the counts it is tested with proves nothing.

mod transcript;

use crate::failure::Failure;
use crate::fuzz;
use crate::project::{File, Project};
use crate::shell::Call;
use crate::supply;
use std::collections::BTreeMap;
use std::path::Path;
use transcript::Asked;

/// Folders that hold nothing but generated files.
const FOLDERS: [&str; 2] = ["docs/man/", "docs/completions/"];
/// Completion scripts: the shell, and the file name it looks for.
const SHELLS: [(&str, &str); 3] = [("bash", "coffret.bash"), ("zsh", "_coffret"), ("fish", "coffret.fish")];

/// Paths from the root, with what should stand there.
type Wanted = BTreeMap<String, String>;

/// Writes every generated file, or with `check` only says which differ.
pub(crate) fn run(project: &Project, check: bool) -> Result<(), Failure> {
    // A debug build: the texts are the same, and tests have made it already.
    let programs = project.build(&["coffret-cli"], false)?;
    let files = project.files()?;
    let mut wanted = Wanted::new();
    manual(project, &programs, &mut wanted)?;
    completions(project, &programs, &mut wanted)?;
    transcripts(project, &programs, &files, &mut wanted)?;
    signature(project, &programs, &mut wanted)?;
    rulebooks(project, &programs, &files, &mut wanted)?;
    wanted.insert("crates/cli/assets/licences.txt".into(), supply::texts(project)?);

    let changed = wanted.iter().filter(|(path, text)| {
        let there = files.iter().find(|file| file.path == **path);
        there.and_then(|file| file.text.as_ref()) != Some(*text)
    });
    let changed: Vec<&str> = changed.map(|(path, _)| path.as_str()).collect();
    let in_folder = |path: &str| FOLDERS.iter().any(|folder| path.starts_with(folder));
    let stale = files.iter().map(|file| file.path.as_str()).filter(|path| in_folder(path) && !wanted.contains_key(*path));
    let stale: Vec<&str> = stale.collect();
    for path in &changed {
        println!("{path}: {}", if check { "is not what the program writes" } else { "written" });
    }
    for path in &stale {
        println!("{path}: {}", if check { "is no longer written" } else { "removed" });
    }
    if check {
        return match changed.len() + stale.len() {
            0 => lock(project, check),
            n => Err(Failure::new(format!("{n} generated files are out of date: run `cargo xtask regen` and commit them"))),
        };
    }
    for path in changed {
        write(&project.root().join(path), &wanted[path])?;
    }
    for path in stale {
        let path = project.root().join(path);
        std::fs::remove_file(&path).map_err(|error| Failure::file(&path, &error))?;
    }
    println!("{} generated files are up to date", wanted.len());
    lock(project, check)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().expect("a file stands in a folder");
    std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    std::fs::write(path, text).map_err(|error| Failure::file(path, &error))
}

/// Lets cargo bring the fuzz targets' lock file up to date, or with `check` only says that it is not.
fn lock(project: &Project, check: bool) -> Result<(), Failure> {
    let call = Call::cargo(project, &["metadata", "--format-version", "1", "--quiet", "--manifest-path", fuzz::MANIFEST]);
    match check {
        false => call.output().map(drop),
        true => call.args(["--locked"]).output().map(drop).map_err(|_| {
            Failure::new("the lock file of the fuzz targets is out of date: run `cargo xtask regen` and commit it")
        }),
    }
}

/// The program in English, whatever the language of whoever calls it.
fn coffret(project: &Project, programs: &Path, arguments: &[&str]) -> Call {
    Call::new(project, programs.join("coffret")).args(arguments).env("LC_ALL", "C")
}

fn manual(project: &Project, programs: &Path, wanted: &mut Wanted) -> Result<(), Failure> {
    let folder = project.target()?.join("regen-man");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    }
    std::fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    coffret(project, programs, &["man", "--out", &folder.to_string_lossy()]).output()?;
    let entries = std::fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
    for entry in entries {
        let path = entry.map_err(|error| Failure::file(&folder, &error))?.path();
        let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        wanted.insert(format!("docs/man/{name}"), text);
    }
    Ok(())
}

fn completions(project: &Project, programs: &Path, wanted: &mut Wanted) -> Result<(), Failure> {
    for (shell, file) in SHELLS {
        let script = coffret(project, programs, &["completions", shell]).output()?;
        wanted.insert(format!("docs/completions/{file}"), script);
    }
    Ok(())
}

/// What fixed searches come to. It is not a proof of anything: it shows when a change has altered how engines think.
fn signature(project: &Project, programs: &Path, wanted: &mut Wanted) -> Result<(), Failure> {
    wanted.insert("benches/signature.txt".into(), coffret(project, programs, &["bench", "--signature"]).output()?);
    Ok(())
}

/// The documents at the root and in `docs/`, with every transcript run again.
fn transcripts(project: &Project, programs: &Path, files: &[File], wanted: &mut Wanted) -> Result<(), Failure> {
    let documents = files.iter().filter(|file| {
        let name = file.path.strip_prefix("docs/").unwrap_or(&file.path);
        name.ends_with(".md") && !name.contains('/')
    });
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path = std::env::join_paths(std::iter::once(programs.to_path_buf()).chain(std::env::split_paths(&path)))
        .map_err(|error| Failure::new(format!("PATH: {error}")))?;
    for document in documents {
        let Some(text) = &document.text else { continue };
        let mut ask = |asked: Asked<'_>| match asked {
            Asked::Command(command) => {
                // A negative answer (exit code 1) is an answer too.
                let call = Call::new(project, "sh").args(["-c", command]).env("PATH", &path).env("LC_ALL", "C");
                // Games that documents play are nobody's to go on with.
                match call.env("XDG_STATE_HOME", project.target()?.join("regen-state")).answer("")? {
                    (Some(0 | 1), output) => Ok(output),
                    (code, _) => Err(Failure::new(format!("`{command}` ended with exit code {code:?}"))),
                }
            }
            Asked::Engine(requests) => {
                let (_, replies) = coffret(project, programs, &["engine"]).answer(&format!("{}\n", requests.join("\n")))?;
                Ok(replies)
            }
        };
        let rewritten =
            transcript::rewrite(text, &mut ask).map_err(|failure| Failure::new(format!("{}: {failure}", document.path)))?;
        if rewritten.runs > 0 {
            wanted.insert(document.path.clone(), rewritten.text);
        }
    }
    Ok(())
}

/// The lines between which a room's RULES.md holds what its rulebook says.
const CLAUSES: [&str; 2] = ["<!-- clauses: begin -->", "<!-- clauses: end -->"];

/// The clauses in each room's RULES.md, from the rulebook that the program itself tells.
fn rulebooks(project: &Project, programs: &Path, files: &[File], wanted: &mut Wanted) -> Result<(), Failure> {
    let list = coffret(project, programs, &["games", "--json"]).output()?;
    let list: serde_json::Value = serde_json::from_str(&list).map_err(|error| Failure::new(format!("games: {error}")))?;
    let games: Vec<&str> = list.as_array().into_iter().flatten().filter_map(|game| game["id"].as_str()).collect();
    for file in files {
        let room = file.path.strip_prefix("rooms/").and_then(|path| path.strip_suffix("/RULES.md"));
        let (Some(room), Some(text)) = (room, &file.text) else { continue };
        let [begin, end] = CLAUSES;
        let parts = text.split_once(begin).and_then(|(head, rest)| Some((head, rest.split_once(end)?.1)));
        let (head, tail) = parts.ok_or_else(|| Failure::new(format!("{}: expected {begin} and {end}", file.path)))?;
        let mut told = String::new();
        for game in
            games.iter().filter(|game| game.strip_prefix(room).is_some_and(|rest| rest.is_empty() || rest.starts_with('-')))
        {
            told += &coffret(project, programs, &["rules", game, "--markdown"]).output()?;
        }
        wanted.insert(file.path.clone(), format!("{head}{begin}\n{}\n{end}{tail}", told.trim_end()));
    }
    Ok(())
}
