//! Text: lines of words that fit a width.

/// Breaks a text into lines of at most so many columns, at blanks where there are some.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let mut word = word;
            let room = |line: &str| width.saturating_sub(columns(line) + usize::from(!line.is_empty()));
            if columns(word) > room(&line) && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            while columns(word) > width {
                let at = word.char_indices().nth(width).map_or(word.len(), |(at, _)| at);
                lines.push(word[..at].to_string());
                word = &word[at..];
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// How wide a text is. The languages of the catalogues have letters of one column.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().count()
}

/// A text cut to a width, with an ellipsis where something was cut.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if columns(text) <= width {
        return text.to_string();
    }
    let kept: String = text.chars().take(width.saturating_sub(3)).collect();
    format!("{kept}...")
}

/// The first letter as a capital, as sentences begin; but a step or a place stays as it is written.
pub fn capital(text: &str) -> String {
    let first = text.split([' ', ',', ':', '.']).next().unwrap_or_default();
    if first.contains(|c: char| c.is_ascii_digit()) {
        return text.to_string();
    }
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_blanks() {
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrapped("a\n\nb", 5), ["a", "", "b"]);
        assert_eq!(wrapped("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrapped("été à", 3), ["été", "à"]);
    }

    #[test]
    fn texts_are_cut_and_begun() {
        assert_eq!((cut("abcdef", 6), cut("abcdefg", 6)), ("abcdef".to_string(), "abc...".to_string()));
        assert_eq!((capital("été"), capital("")), ("Été".to_string(), String::new()));
        assert_eq!((capital("a1-b2 is good"), capital("b: 1")), ("a1-b2 is good".to_string(), "B: 1".to_string()));
    }
}
