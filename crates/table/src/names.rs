//! Names: which of them people would take for each other, so that nobody at a table passes for somebody else.

use crate::Holder;
use crate::table::Table;

/// A name as the eye sees it: letters of other scripts that look alike are the same, and so are capitals.
fn seen(name: &str) -> String {
    let small = name.to_lowercase();
    skeleton(&small).filter(|c| !c.is_whitespace()).collect()
}

#[cfg(not(target_family = "wasm"))]
use unicode_security::confusable_detection::skeleton;

/// At home there is one person, and nobody to pass for: the tables of letters that look alike are an eighth of what would be fetched.
#[cfg(target_family = "wasm")]
fn skeleton(name: &str) -> std::str::Chars<'_> {
    name.chars()
}

/// Whether two names look alike.
pub fn look_alike(one: &str, other: &str) -> bool {
    seen(one) == seen(other)
}

/// Whether a name is a mask: Latin letters among which others hide that look like Latin ones, or what records call engines.
pub fn imitates(name: &str) -> bool {
    let mixed = name.chars().any(|c| c.is_ascii_alphabetic()) && !name.is_ascii();
    (mixed && seen(name).is_ascii()) || seen(name).starts_with(&seen("level:"))
}

impl Table {
    /// A name as it is shown here: with a number, if it looks like that of somebody else at the table.
    pub fn distinct_name(&self, visitor: &str, name: &str) -> String {
        let others: Vec<&str> = (self.chairs().iter())
            .filter_map(|chair| match &chair.holder {
                Holder::Person { visitor: other, name } if other != visitor => Some(name.as_str()),
                _ => None,
            })
            .collect();
        let taken = |name: &str| others.iter().any(|other| look_alike(other, name));
        let numbered = (2..).map(|number| format!("{name} ({number})"));
        std::iter::once(name.to_string()).chain(numbered).find(|name| !taken(name)).unwrap_or_else(|| name.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_eye_takes_for_another_looks_alike() {
        for (one, other) in [("Ada", "ada"), ("Ada", "\u{410}da"), ("Ada L", "AdaL"), ("pa\u{443}pal", "paypal")] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        assert!(!look_alike("Ada", "Eda") && !look_alike("Ada", "Ada 2"));
    }

    #[test]
    fn names_of_any_script_are_names_and_mixtures_are_masks() {
        for good in
            ["Ada", "Zoë 4", "雪", "Анна", "Ελένη", "ליאור", "أمل", "Ada 雪", "O'Brien", "Jean-Luc", "नेहा", "Level 3"]
        {
            assert!(!imitates(good), "{good}");
        }
        for bad in ["\u{410}da", "p\u{430}ypal", "level:8", "LEVEL\u{ff1a}8", "Leve\u{2170}:3"] {
            assert!(imitates(bad), "{bad}");
        }
    }
}
