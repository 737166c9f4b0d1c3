//! A Rust source taken apart into code, literals and comments, line by line. It knows as much of the language as that
//! needs and no more.

/// What stands on one line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Line {
    /// The code, with a pair of quotes for each literal.
    pub(super) code: String,
    /// What stands inside string and character literals.
    pub(super) literal: String,
    /// What stands in comments.
    pub(super) comment: String,
    /// Each string that begins here, whole, and how much of the code stands before it.
    pub(super) strings: Vec<(usize, String)>,
}

impl Line {
    fn begin_string(&mut self) {
        self.strings.push((self.code.len(), String::new()));
        self.code.push('"');
    }
}

/// Where the reader is.
enum Place {
    Code,
    LineComment,
    BlockComment(usize),
    /// In a string; the number of `#` that close a raw one.
    Text(Option<usize>),
}

/// Takes a source apart.
// Long: one state machine over the characters.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let chars: Vec<char> = text.chars().collect();
    let mut lines = vec![Line::default()];
    let mut place = Place::Code;
    // The line on which the string began that is being read.
    let mut begun = 0;
    let mut at = 0;
    let starts = |at: usize, word: &str| word.chars().enumerate().all(|(n, c)| chars.get(at + n) == Some(&c));
    while let Some(&c) = chars.get(at) {
        if c == '\n' {
            if matches!(place, Place::LineComment) {
                place = Place::Code;
            }
            lines.push(Line::default());
            at += 1;
            continue;
        }
        let line = lines.last_mut().expect("at least one line");
        let mut taken = 1;
        match place {
            Place::LineComment => line.comment.push(c),
            Place::BlockComment(depth) => {
                if starts(at, "*/") {
                    place = if depth == 1 { Place::Code } else { Place::BlockComment(depth - 1) };
                    taken = 2;
                } else if starts(at, "/*") {
                    place = Place::BlockComment(depth + 1);
                    taken = 2;
                } else {
                    line.comment.push(c);
                }
            }
            Place::Text(None) if c == '\\' => {
                line.literal.push(c);
                // A backslash at the end of a line joins it with the next: the line still ends here.
                if let Some(&escaped) = chars.get(at + 1).filter(|&&next| next != '\n') {
                    line.literal.push(escaped);
                    taken = 2;
                }
            }
            Place::Text(hashes) => {
                let closing = "#".repeat(hashes.unwrap_or(0));
                if c == '"' && starts(at + 1, &closing) {
                    place = Place::Code;
                    line.code.push('"');
                    line.literal.push(' ');
                    taken += closing.len();
                } else {
                    line.literal.push(c);
                    if let Some((_, string)) = lines[begun].strings.last_mut() {
                        string.push(c);
                    }
                }
            }
            Place::Code if starts(at, "//") => {
                place = Place::LineComment;
                taken = 2;
            }
            Place::Code if starts(at, "/*") => {
                place = Place::BlockComment(1);
                taken = 2;
            }
            Place::Code if c == '"' => {
                place = Place::Text(None);
                line.begin_string();
                begun = lines.len() - 1;
            }
            Place::Code if c == 'r' && !ends_in_word(&line.code) && raw_hashes(&chars[at + 1..]).is_some() => {
                let hashes = raw_hashes(&chars[at + 1..]).expect("just seen");
                place = Place::Text(Some(hashes));
                line.begin_string();
                begun = lines.len() - 1;
                taken = hashes + 2;
            }
            Place::Code if c == '\'' => {
                if let Some(length) = character(&chars[at + 1..]) {
                    line.code.push_str("''");
                    line.literal.extend(&chars[at + 1..at + 1 + length]);
                    line.literal.push(' ');
                    taken = length + 2;
                } else {
                    // A lifetime.
                    line.code.push(c);
                }
            }
            Place::Code => line.code.push(c),
        }
        at += taken;
    }
    lines
}

/// Whether an `r` here would be the end of a name. `b` and `c` before it belong to the literal.
fn ends_in_word(code: &str) -> bool {
    let mut back = code.chars().rev().skip_while(|&c| c == 'b' || c == 'c');
    back.next().is_some_and(|c| c.is_alphanumeric() || c == '_')
}

/// The number of `#` before the quote of a raw string, if one begins here.
fn raw_hashes(rest: &[char]) -> Option<usize> {
    let hashes = rest.iter().take_while(|&&c| c == '#').count();
    (rest.get(hashes) == Some(&'"')).then_some(hashes)
}

/// The length of the character literal whose inside begins here, if it is one.
fn character(rest: &[char]) -> Option<usize> {
    match rest {
        ['\\', _, tail @ ..] => tail.iter().take(10).position(|&c| c == '\'').map(|end| end + 2),
        [_, '\'', ..] => Some(1),
        _ => None,
    }
}

/// Whether the word stands in the text, not as part of a longer word.
pub(super) fn has_word(text: &str, word: &str) -> bool {
    let joins = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(start, _)| {
        let before = text[..start].chars().next_back().is_some_and(joins);
        let after = text[start + word.len()..].chars().next().is_some_and(joins);
        let (first, last) = (word.chars().next().is_some_and(joins), word.chars().next_back().is_some_and(joins));
        !(before && first || after && last)
    })
}

/// The lines before the unit tests, which stand at the end of a source.
pub(super) fn before_tests(lines: &[Line]) -> &[Line] {
    let tests = lines.iter().position(|line| line.code.trim() == "#[cfg(test)]");
    &lines[..tests.unwrap_or(lines.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> Line {
        Line { strings: Vec::new(), ..lines(text).remove(0) }
    }

    fn line(code: &str, literal: &str, comment: &str) -> Line {
        Line { code: code.into(), literal: literal.into(), comment: comment.into(), strings: Vec::new() }
    }

    #[test]
    fn code_literals_and_comments_are_told_apart() {
        assert_eq!(one("let a = 1; // why"), line("let a = 1; ", "", " why"));
        assert_eq!(one(r#"f("a // b", 'c')"#), line(r#"f("", '')"#, "a // b c ", ""));
        assert_eq!(one(r##"r#"a"b"# + br"c""##), line(r#""" + b"""#, r#"a"b c "#, ""));
        assert_eq!(one(r"'\'' 'a 'static"), line("'' 'a 'static", r"\' ", ""));
        assert_eq!(one(r#""\"" x"#), line(r#""" x"#, r#"\" "#, ""));
        assert_eq!(one("a /* b /* c */ d */ e"), line("a  e", "", " b  c  d "));
        assert_eq!(one("bar\"x\""), line("bar\"\"", "x ", ""));
    }

    #[test]
    fn literals_and_comments_may_be_long() {
        let split = lines("let a = \"one\\\n  two\";\n/* three\nfour */ b");
        let literals: Vec<&str> = split.iter().map(|line| line.literal.trim()).collect();
        assert_eq!(literals, ["one\\", "two", "", ""]);
        assert_eq!((split[3].comment.as_str(), split[3].code.as_str()), ("four ", " b"));
    }

    #[test]
    fn strings_are_whole_and_know_what_stands_before_them() {
        let split = lines("f(\"a b\", r#\"c\"#);\ng(\"d\\\n  e\");");
        assert_eq!(split[0].strings, [(2, "a b".to_string()), (6, "c".to_string())]);
        assert_eq!(split[1].strings, [(2, "d  e".to_string())]);
        assert!(split[2].strings.is_empty());
    }

    #[test]
    fn words_are_whole() {
        assert!(has_word("x unsafe {", "unsafe") && has_word("unsafe", "unsafe"));
        assert!(!has_word("unsafe_code", "unsafe") && !has_word("is_unsafe", "unsafe"));
        assert!(has_word("std::env::var", "std::env") && has_word("todo!()", "todo!"));
    }

    #[test]
    fn unit_tests_are_left_out() {
        let all = lines("a\n#[cfg(test)]\nmod tests {}\n");
        assert_eq!(before_tests(&all).len(), 1);
        assert_eq!(before_tests(&lines("a\nb")).len(), 2);
    }
}
