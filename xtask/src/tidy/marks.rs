//! Marks that unfinished work leaves behind, and `unsafe`.

use super::source::{has_word, lines};
use super::{Problem, Tree};

/// Not in code.
const IN_CODE: &[&str] = &["unsafe", "todo!", "unimplemented!", "dbg!"];
/// Neither in code nor in comments.
const ANYWHERE: &[&str] = &["FIXME", "XXX"];

/// Files that mark something `unsafe`, and why.
const ALLOWED: &[(&str, &str)] =
    &[("crates/core-wasm/src/exports.rs", "the names of exported functions and the imported ones, as the language has it")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.rust() {
        for (number, line) in lines(text).iter().enumerate() {
            let allowed = |mark: &str| mark == "unsafe" && ALLOWED.iter().any(|(file, _)| *file == path);
            let code = IN_CODE.iter().filter(|mark| has_word(&line.code, mark) && !allowed(mark));
            let any = ANYWHERE.iter().filter(|mark| has_word(&line.code, mark) || has_word(&line.comment, mark));
            problems.extend(code.chain(any).map(|mark| Problem::at(path, number, format!("`{mark}`"))));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn marks_are_found_in_code_and_comments_but_not_in_texts() {
        let source = "//! unsafe is a word here.\nunsafe {}\nlet a = \"dbg!(1)\"; // FIXME: later\ntodo!()\n// mXXXm\n";
        let found = check(&tree(&[("a.rs", source)]));
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        let exports = check(&tree(&[(ALLOWED[0].0, "unsafe {}\ntodo!()\n")]));
        assert_eq!(exports.len(), 1, "only what is allowed there: {exports:?}");
        assert_eq!(found, ["a.rs:2: `unsafe`", "a.rs:3: `FIXME`", "a.rs:4: `todo!`"]);
    }
}
