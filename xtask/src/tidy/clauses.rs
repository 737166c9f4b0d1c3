//! Every clause of a room's rulebook is named by a test: `fn d_9_...`, or its number as it stands.

use super::{Problem, Tree};
use std::collections::BTreeSet;

/// A clause's number, such as `D-9`.
type Clause = (char, u32);

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let everywhere: BTreeSet<Clause> = tree.rust().filter(|(path, _)| path.contains("/tests/")).flat_map(named).collect();
    let mut problems = Vec::new();
    for room in tree.rooms() {
        let path = format!("rooms/{room}/RULES.md");
        let Some(text) = tree.text(&path) else {
            problems.push(Problem::new(&path, "the room has no rulebook"));
            continue;
        };
        let wanted = numbers(text);
        let Some(own) = letter_of(text) else {
            problems.push(Problem::new(&path, "no clause has a number such as **D-9**"));
            continue;
        };
        let tests = format!("rooms/{room}/tests/");
        let here: BTreeSet<Clause> = tree.rust().filter(|(path, _)| path.starts_with(&tests)).flat_map(named).collect();
        for clause in wanted {
            // A number with another letter is a clause of all games, which may be proven elsewhere.
            let proven = if clause.0 == own { &here } else { &everywhere };
            if !proven.contains(&clause) {
                problems.push(Problem::new(&path, format!("no test names {}-{}", clause.0, clause.1)));
            }
        }
    }
    problems
}

/// The letter of a rulebook: that of its first clause in bold.
fn letter_of(rulebook: &str) -> Option<char> {
    rulebook.split("**").skip(1).step_by(2).find_map(|bold| numbers(bold).into_iter().next()).map(|clause| clause.0)
}

/// The numbers in a text.
fn numbers(text: &str) -> BTreeSet<Clause> {
    let mut found = BTreeSet::new();
    for word in text.split(|c: char| !c.is_alphanumeric() && c != '-') {
        let mut chars = word.chars();
        if let (Some(letter @ 'A'..='Z'), Some('-')) = (chars.next(), chars.next())
            && let Ok(number) = chars.as_str().parse()
        {
            found.insert((letter, number));
        }
    }
    found
}

/// The clauses that a test source names, in its texts or in the names of its functions.
fn named((_, source): (&str, &str)) -> BTreeSet<Clause> {
    let mut found = numbers(source);
    for name in source.split("fn ").skip(1) {
        let mut parts = name.split('_');
        let (letter, number) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        if let (1, Some(letter), Ok(number)) = (letter.len(), letter.chars().next(), number.parse()) {
            found.insert((letter.to_ascii_uppercase(), number));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    const MANIFEST: (&str, &str) = ("rooms/nim/Cargo.toml", "");
    const RULES: (&str, &str) = ("rooms/nim/RULES.md", "# Nim\n- **N-1** Take.\n- **N-2** Last (C-3).\n- **N-10** Pass.\n");

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&tree(&[&[MANIFEST][..], files].concat())).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn clauses_are_found_by_function_names_and_texts() {
        let test = ("rooms/nim/tests/rulebook.rs", "fn n_1_take() {}\nfn others() { prove(\"N-2\"); }\nfn n_10_pass() {}");
        let common = ("crates/hall/tests/common.rs", "fn c_3_ends() {}");
        assert_eq!(found(&[RULES, test, common]), [""; 0]);
        assert_eq!(found(&[RULES, test]), ["rooms/nim/RULES.md: no test names C-3"]);
    }

    #[test]
    fn own_clauses_are_proven_in_the_room_itself() {
        let elsewhere = ("rooms/go/tests/rulebook.rs", "N-1 N-2 N-10 C-3");
        let missing = found(&[RULES, elsewhere]);
        assert_eq!(missing.len(), 3, "{missing:?}");
    }

    #[test]
    fn a_room_without_rules_is_found() {
        assert_eq!(found(&[]), ["rooms/nim/RULES.md: the room has no rulebook"]);
        assert_eq!(found(&[("rooms/nim/RULES.md", "Have fun.")]).len(), 1);
    }
}
