//! People: visitors, their names, and the codes that carry an identity to another device.

use crate::lot::random;
use crate::services::{Services, now};
use crate::storage::{Change, Stored, VisitorRow};
use table::{VisitorId, spell};
use table::{imitates, is_unseemly};

/// The most characters of a name.
pub(crate) const LONGEST_NAME: usize = 24;
/// How long a code can be used, in seconds.
pub(crate) const CODE_SECONDS: u64 = 600;

/// The name of a visitor who has not chosen one: easy to say, and always the same for the same visitor.
pub(crate) fn first_name(visitor: &VisitorId) -> String {
    const SYLLABLES: [&str; 16] =
        ["ba", "co", "da", "fe", "ga", "lu", "ma", "mi", "na", "no", "pi", "ra", "ri", "so", "ta", "vi"];
    let sum = visitor.as_str().bytes().fold(0_u64, |sum, byte| kernel::scramble(sum ^ u64::from(byte)));
    let syllable = |index: u64| SYLLABLES[(sum >> (4 * index) & 15) as usize];
    let word = format!("{}{}{}", syllable(0), syllable(1), syllable(2));
    let (first, rest) = word.split_at(1);
    format!("{}{rest} {}", first.to_uppercase(), 10 + (sum >> 32) % 90)
}

/// A chosen name as it is kept, if it can be one: visible characters, no markup, blanks only between words.
pub(crate) fn read_name(name: &str) -> Option<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let right = |c: char| !is_unseemly(c) && !matches!(c, '<' | '>' | '&' | '"' | '\\');
    let fits = !name.is_empty() && name.chars().count() <= LONGEST_NAME && name.chars().all(right);
    (fits && !imitates(&name) && name.chars().any(char::is_alphanumeric)).then_some(name)
}

impl Services {
    /// The name of a visitor.
    pub(crate) async fn name(&self, visitor: &VisitorId) -> Stored<String> {
        Ok(self.storage.visitor(visitor).await?.map_or_else(|| first_name(visitor), |row| row.name))
    }

    /// Gives a visitor a name.
    pub(crate) async fn rename(&self, visitor: &VisitorId, name: String) -> Stored<()> {
        let at = now();
        let row = VisitorRow { id: visitor.clone(), name, created: at, seen: at };
        self.storage.write(vec![Change::Visitor(row)]).await
    }

    /// The change that keeps a visitor who does something worth keeping.
    pub(crate) async fn keep(&self, visitor: &VisitorId) -> Stored<Change> {
        Ok(match self.storage.visitor(visitor).await? {
            Some(_) => Change::Seen(visitor.clone(), now()),
            None => {
                let at = now();
                Change::Visitor(VisitorRow { id: visitor.clone(), name: first_name(visitor), created: at, seen: at })
            }
        })
    }

    /// Takes the cookies of all devices from a visitor.
    pub(crate) async fn revoke(&self, visitor: &VisitorId) -> Stored<()> {
        let times = self.devices.revoked(visitor) + 1;
        self.storage.write(vec![Change::Revoked(visitor.clone(), times)]).await?;
        self.devices.revoke(visitor, times);
        Ok(())
    }

    /// A new code that makes another device this visitor's, once.
    pub(crate) async fn make_code(&self, visitor: &VisitorId) -> Stored<String> {
        let code = spell(&random::<7>())[..10].to_string();
        let expires = now() + CODE_SECONDS * 1000;
        let keep = self.keep(visitor).await?;
        let change = Change::Code(self.secret.code_digest(&code), visitor.clone(), expires);
        self.storage.write(vec![keep, change]).await?;
        Ok(format!("{}-{}", &code[..5], &code[5..]))
    }

    /// The visitor of a code. The code is used up then.
    pub(crate) async fn take_code(&self, code: &str) -> Stored<Option<VisitorId>> {
        let plain: String = code
            .chars()
            .filter(char::is_ascii_alphanumeric)
            // Letters that look like digits are read as such.
            .map(|c| match c.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                c => c,
            })
            .collect();
        self.storage.take_code(&self.secret.code_digest(&plain), now()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lot::Draw;

    #[test]
    fn a_first_name_is_a_name_and_stays() {
        for _ in 0..50 {
            let visitor = VisitorId::draw();
            let name = first_name(&visitor);
            assert_eq!(read_name(&name).as_deref(), Some(name.as_str()));
            assert_eq!(first_name(&visitor), name);
        }
    }

    #[test]
    fn names_are_plain_text() {
        assert_eq!(read_name("  Ada   Lovelace "), Some("Ada Lovelace".into()));
        assert_eq!(read_name("Zoë 4"), Some("Zoë 4".into()));
        assert_eq!(read_name("雪"), Some("雪".into()));
        for wrong in [
            "",
            "   ",
            "<b>x</b>",
            "a\u{202e}b",
            "a\u{200b}b",
            "a&b",
            "--",
            "level:8",
            "Level:3 x",
            "\u{3164}",
            "a\u{3164}",
            "\u{2800}b",
            "a\u{ad}b",
            "\u{410}da",
            &"x".repeat(25),
            "tab\u{7}",
        ] {
            assert_eq!(read_name(wrong), None, "{wrong:?}");
        }
    }
}
