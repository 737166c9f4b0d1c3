//! Locales: what a build script makes of a crate's folder `locales/<language>/<name>.ftl`, and of more files beside it that belong to it.
//!
//! Every language that has a folder is embedded, so another one is added by files alone. The English file declares the sentences: each
//! becomes a constant, or a struct with its parts as fields, so that a sentence or a part that does not exist does not compile, and one
//! that nobody says is dead code. It reads only as much of Fluent's syntax as that takes; whether a file is right, and whether
//! another language says all that English says, is for `speech::faults` to tell.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// Writes `sentences.rs` into the build's folder: the crate's `CATALOGUE`, and an item for every English sentence.
///
/// # Panics
///
/// Where the folder cannot be read or the English file declares nothing that can be named: a build script has nobody to answer to.
pub fn build() {
    println!("cargo::rerun-if-changed=locales");
    let root = env::var("CARGO_MANIFEST_DIR").expect("a build script of cargo");
    let folder = Path::new(&root).join("locales");
    let entries = |path: &Path| -> BTreeSet<String> {
        let read = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        read.map(|entry| entry.expect("a folder's entry").file_name().to_string_lossy().into_owned()).collect()
    };
    let found = entries(&folder.join("en"));
    let mut files: Vec<&str> = found.iter().filter_map(|file| file.strip_suffix(".ftl")).collect();
    // The file that is called as the crate's folder names the catalogue; more sentences may stand in files beside it.
    files.sort_by_key(|file| !Path::new(&root).ends_with(file));
    let languages: Vec<(String, Vec<&str>)> = entries(&folder)
        .into_iter()
        .map(|code| {
            let here = files.iter().copied().filter(|file| folder.join(&code).join(format!("{file}.ftl")).is_file());
            let here = here.collect();
            (code, here)
        })
        .filter(|(_, here): &(String, Vec<&str>)| here.first() == files.first())
        .collect();
    let mut english = String::new();
    for file in &files {
        let path = folder.join("en").join(format!("{file}.ftl"));
        english += &fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        english.push('\n');
    }
    let code = generate(files.first().expect("locales/en/<name>.ftl"), &languages, &sentences(&english));
    let out = env::var("OUT_DIR").expect("a build script of cargo");
    fs::write(Path::new(&out).join("sentences.rs"), code).expect("the build's own folder");
}

/// A sentence as a file declares it.
#[derive(PartialEq, Eq, Debug)]
pub struct Declared {
    /// Its name.
    pub id: String,
    /// The text as it stands in the file.
    pub text: String,
    /// The names of its parts, each once.
    pub parts: Vec<String>,
}

/// The sentences of a file, in order.
pub fn sentences(file: &str) -> Vec<Declared> {
    let mut found: Vec<Declared> = Vec::new();
    // A comment, a blank line or a term ends what stood before.
    let mut open = false;
    for line in file.lines() {
        if line.starts_with([' ', '}']) {
            if let Some(sentence) = found.last_mut().filter(|_| open) {
                sentence.text.push(' ');
                sentence.text.push_str(line.trim());
            }
            continue;
        }
        open = false;
        if let Some((id, text)) = line.split_once('=')
            && line.starts_with(|c: char| c.is_ascii_alphabetic())
        {
            found.push(Declared { id: id.trim().into(), text: text.trim().into(), parts: Vec::new() });
            open = true;
        }
    }
    for sentence in &mut found {
        sentence.parts = parts(&sentence.text);
    }
    found
}

/// The parts that a sentence names as `$part`. What ends in `-id` is a second face of a part: which message it is.
fn parts(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for after in text.split('$').skip(1) {
        let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(after.len());
        let part = after[..end].trim_end_matches("-id").to_string();
        if !found.contains(&part) {
            found.push(part);
        }
    }
    found
}

fn generate(name: &str, languages: &[(String, Vec<&str>)], sentences: &[Declared]) -> String {
    let mut code = format!(
        "/// Every sentence of this crate in every language it has.\n#[allow(unreachable_pub)]\n\
         pub static CATALOGUE: kernel::Catalogue = kernel::Catalogue {{ name: \"{name}\", texts: &[\n"
    );
    for (lang, files) in languages {
        let text = |file: &&str| {
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/{lang}/{file}.ftl\")), \"\\n\"")
        };
        let texts: Vec<String> = files.iter().map(text).collect();
        let _ = writeln!(code, "    (\"{lang}\", concat!({})),", texts.join(", "));
    }
    code.push_str("] };\n");
    for sentence in sentences {
        let _ = writeln!(code, "/// `{}`", sentence.text.replace('`', "'"));
        if sentence.parts.is_empty() { constant(&mut code, sentence) } else { structure(&mut code, sentence) }
    }
    code
}

fn constant(code: &mut String, sentence: &Declared) {
    let name = sentence.id.to_uppercase().replace('-', "_");
    let id = &sentence.id;
    let _ = writeln!(code, "pub(crate) const {name}: kernel::Phrase = kernel::Phrase::of(&CATALOGUE, \"{id}\");");
}

fn structure(code: &mut String, sentence: &Declared) {
    let id = &sentence.id;
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let name: String = id.split('-').filter(|word| !word.is_empty()).map(capital).collect();
    let types: Vec<String> = (0..sentence.parts.len()).map(|index| format!("T{index}")).collect();
    let bounds: Vec<String> = types.iter().map(|one| format!("{one}: Into<kernel::Arg>")).collect();
    let (types, bounds) = (types.join(", "), bounds.join(", "));
    let _ = writeln!(code, "#[derive(Clone, Debug)]\npub(crate) struct {name}<{types}> {{");
    for (index, part) in sentence.parts.iter().enumerate() {
        let _ = writeln!(code, "    pub(crate) {}: T{index},", part.replace('-', "_"));
    }
    code.push_str("}\n");
    let _ = writeln!(code, "impl<{bounds}> From<{name}<{types}>> for kernel::Message {{");
    let _ = writeln!(code, "    fn from(said: {name}<{types}>) -> Self {{");
    let _ = writeln!(code, "        kernel::Message::new(kernel::Phrase::of(&CATALOGUE, \"{id}\"), vec![");
    for part in &sentence.parts {
        let _ = writeln!(code, "            (\"{part}\", said.{}.into()),", part.replace('-', "_"));
    }
    code.push_str("        ])\n    }\n}\n");
    let _ = writeln!(code, "impl<{bounds}> From<{name}<{types}>> for kernel::Arg {{");
    let _ = writeln!(code, "    fn from(said: {name}<{types}>) -> Self {{ kernel::Message::from(said).into() }}\n}}");
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# A comment = not a sentence\n-term = a term\nover = the game is over\nmoves = { $who } moves to { $to }\n\
        men =\n    { $n ->\n        [one] one man\n       *[other] { $n } { $colour-id } men\n    }\n";

    #[test]
    fn sentences_and_their_parts_are_found() {
        let found: Vec<(String, Vec<String>)> = sentences(FILE).into_iter().map(|one| (one.id, one.parts)).collect();
        let parts = |names: &[&str]| names.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            found,
            [("over".into(), parts(&[])), ("moves".into(), parts(&["who", "to"])), ("men".into(), parts(&["n", "colour"]))]
        );
    }

    #[test]
    fn a_sentence_becomes_a_constant_or_a_struct() {
        let code = generate("toy", &[("en".into(), vec!["toy", "more"]), ("fr".into(), vec!["toy"])], &sentences(FILE));
        assert!(code.contains("pub(crate) const OVER: kernel::Phrase"), "{code}");
        assert!(code.contains("pub(crate) struct Moves<T0, T1> {"), "{code}");
        assert!(code.contains("pub(crate) colour: T1,"), "{code}");
        assert!(code.contains("(\"fr\", concat!(include_str!("), "{code}");
        assert!(code.contains("/locales/en/more.ftl") && !code.contains("/locales/fr/more.ftl"), "{code}");
    }
}
