//! Files of others that were copied into the project: each stands in `docs/vendored.md` with its hash, its licence and how it was
//! made, and nothing else of others lies about.

use crate::failure::Failure;
use crate::project::Project;
use sha2::{Digest, Sha256};

/// The list.
const LIST: &str = "docs/vendored.md";

/// A file that was copied in.
#[derive(Clone, Debug)]
pub(super) struct Vendored {
    pub(super) path: String,
    /// Its SHA-256, in hexadecimal digits.
    pub(super) sum: String,
    pub(super) what: String,
    pub(super) licence: String,
    pub(super) licence_file: String,
    /// Whether it is part of the program.
    pub(super) distributed: bool,
}

/// The list, from the rows of its table.
pub(super) fn read(project: &Project) -> Result<Vec<Vendored>, Failure> {
    let path = project.root().join(LIST);
    let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
    Ok(rows(&text))
}

fn rows(text: &str) -> Vec<Vendored> {
    let row = |line: &str| {
        let cells: Vec<&str> = line.strip_prefix('|')?.trim_end().strip_suffix('|')?.split('|').map(str::trim).collect();
        let [path, what, licence, licence_file, sum] = cells[..] else { return None };
        let plain = |cell: &str| cell.trim_matches('`').to_string();
        let sum = plain(sum);
        (sum.len() == 64).then(|| Vendored {
            path: plain(path),
            what: what.into(),
            licence: licence.into(),
            licence_file: plain(licence_file),
            distributed: plain(path).starts_with("web/"),
            sum,
        })
    };
    text.lines().filter_map(row).collect()
}

/// Whether a path is where files of others lie.
fn is_vendored(path: &str) -> bool {
    path.contains("/vendor/")
}

/// What is not as the list says.
pub(super) fn wrong(project: &Project) -> Result<Vec<String>, Failure> {
    let list = read(project)?;
    let mut wrong = Vec::new();
    for file in &list {
        let path = project.root().join(&file.path);
        let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
        let sum: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        if sum != file.sum {
            wrong.push(format!("{}: its SHA-256 is {sum}: expected what {LIST} says", file.path));
        }
        if !project.root().join(&file.licence_file).is_file() {
            wrong.push(format!("{}: there is no {}", file.path, file.licence_file));
        }
    }
    for file in project.files()?.iter().filter(|file| is_vendored(&file.path)) {
        let listed = list.iter().any(|other| other.path == file.path || other.licence_file == file.path);
        if !listed {
            wrong.push(format!("{}: is in no row of {LIST}", file.path));
        }
    }
    Ok(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_with_a_hash_are_files() {
        let sum = "0".repeat(64);
        let text = format!(
            "| file | what | licence | its text | SHA-256 |\n|---|---|---|---|---|\n\
             | `web/vendor/x.js` | X 1.2 | MIT | `web/vendor/x.txt` | `{sum}` |\n| `crates/e2e/y` | Y | MIT | `z` | {sum} |\n"
        );
        let rows = rows(&text);
        assert_eq!(rows.len(), 2);
        assert_eq!((rows[0].path.as_str(), rows[0].distributed), ("web/vendor/x.js", true));
        assert_eq!((rows[1].path.as_str(), rows[1].distributed), ("crates/e2e/y", false));
    }
}
