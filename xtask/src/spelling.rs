//! Spelling: what `typos` finds in documents and in the comments of sources. The sentences of the program are in three languages and are
//! none of its business.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use serde_json::Value;

/// The version that is installed, into a folder of its own among the builds.
const TYPOS: &str = "typos==1.51.1";

/// Looks through everything.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let tools = project.target()?.join(TYPOS.replace("==", "-"));
    let program = tools.join("bin/typos");
    if !Call::new(project, &program).args(["--version"]).succeeds() {
        eprintln!("({TYPOS} is not here: fetching it with pip into {})", tools.display());
        let fetch = || {
            Call::new(project, "python3").args(["-m", "venv"]).args([&tools]).run()?;
            Call::new(project, tools.join("bin/pip")).args(["install", "--quiet", TYPOS]).run()
        };
        fetch().map_err(|failure| Failure::lacking(format!("{TYPOS} is not here and could not be fetched: {failure}")))?;
    }
    let (_, output) = Call::new(project, &program).args(["--format", "json"]).answer("")?;
    let mut found = 0;
    for line in output.lines() {
        let Ok(finding) = serde_json::from_str::<Value>(line) else { continue };
        if finding["type"] != "typo" {
            continue;
        }
        let path = finding["path"].as_str().unwrap_or_default().trim_start_matches("./");
        let number = finding["line_num"].as_u64().unwrap_or(0) as usize;
        let text = std::fs::read_to_string(project.root().join(path)).unwrap_or_default();
        let Some(written) = text.lines().nth(number.saturating_sub(1)) else { continue };
        let offset = finding["byte_offset"].as_u64().unwrap_or(0) as usize;
        if is_ours(path, written, offset) {
            found += 1;
            eprintln!("  {path}:{number}: {} should be {}", finding["typo"], finding["corrections"]);
        }
    }
    if found == 0 {
        Ok(())
    } else {
        Err(Failure::new(format!("{found} words are misspelt; _typos.toml lists those that are right")))
    }
}

/// Whether what stands at a place is English of ours: a document, or a comment.
fn is_ours(path: &str, line: &str, offset: usize) -> bool {
    let comment = match path.rsplit('.').next() {
        Some("rs" | "js" | "ts" | "css") => {
            line.get(..offset).is_some_and(|before| before.contains("//") || before.trim_start().starts_with("*"))
        }
        Some("toml") => line.get(..offset).is_some_and(|before| before.contains('#')),
        Some("md") => true,
        _ => false,
    };
    // A line with letters that English has not is a sentence of another language, quoted.
    comment && line.is_ascii()
}

#[cfg(test)]
mod tests {
    use super::is_ours;

    #[test]
    fn documents_and_comments_are_ours() {
        assert!(is_ours("README.md", "a wrod", 2));
        assert!(is_ours("src/a.rs", "let x = 1; // a wrod", 16));
        assert!(!is_ours("src/a.rs", "let wrod = 1; // a word", 4));
        assert!(!is_ours("src/a.rs", "// « déjà » is a wrod", 17));
        assert!(!is_ours("data.json", "wrod", 0));
    }
}
