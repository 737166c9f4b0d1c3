//! Drawing: the board as the usual figure of thirteen lines, and the remaining fields below it.

use crate::sentences;
use kernel::TextError;

/// The empty figure. Read line by line, its points come in the order of M-1.
const FIGURE: [&str; 13] = [
    ".-----.-----.",
    "|     |     |",
    "| .---.---. |",
    "| |   |   | |",
    "| | .-.-. | |",
    "| | |   | | |",
    ".-.-.   .-.-.",
    "| | |   | | |",
    "| | .-.-. | |",
    "| |   |   | |",
    "| .---.---. |",
    "|     |     |",
    ".-----.-----.",
];

/// The figure with the letters of a board text on its points.
pub(crate) fn write(board: &str, fields: &str) -> String {
    let mut letters = board.chars();
    let mut out = String::with_capacity(14 * FIGURE.len() + fields.len() + 1);
    for line in FIGURE {
        out.extend(line.chars().map(|c| if c == '.' { letters.next().unwrap_or('.') } else { c }));
        out.push('\n');
    }
    out.push_str(fields);
    out.push('\n');
    out
}

/// The position text of a drawing. The letters are not judged here.
pub(crate) fn read(drawing: &str) -> Result<String, TextError> {
    let mut lines = drawing.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut text = String::with_capacity(40);
    for (index, figure) in FIGURE.iter().enumerate() {
        let number = index + 1;
        let line =
            lines.next().ok_or_else(|| TextError::new("drawing", sentences::FigureLineMissing { number }, *figure))?;
        let fits = line.len() == figure.len()
            && line.chars().zip(figure.chars()).all(|(c, f)| if f == '.' { c != ' ' } else { c == f });
        if !fits || !line.is_ascii() {
            let wrong = sentences::FigureLineIs { number, line };
            return Err(TextError::new("drawing", wrong, sentences::FigureLineForm { figure: *figure }));
        }
        text.extend(line.chars().zip(figure.chars()).filter(|&(_, f)| f == '.').map(|(c, _)| c));
    }
    let fields = lines
        .next()
        .ok_or_else(|| TextError::new("drawing", sentences::FIELDS_LINE_MISSING, sentences::FIELDS_LINE_FORM))?;
    if let Some(more) = lines.next() {
        return Err(TextError::new("drawing", sentences::BelowFields { more }, sentences::DRAWING_ENDS));
    }
    Ok(format!("{text} {fields}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_read_back() {
        let board = "m.i.mi..m.i..m.i..m..i.m";
        let drawn = write(board, "m 0/0 3");
        assert!(drawn.starts_with("m-----.-----i\n|     |     |\n| .---m---i |\n"), "{drawn}");
        let indented = drawn.replace('\n', "  \r\n\n\t ");
        assert_eq!(read(&indented), Ok(format!("{board} m 0/0 3")));
    }

    #[test]
    fn a_wrong_drawing_says_where() {
        let drawn = write(&".".repeat(24), "m 9/9 0");
        for (wrong, said) in [
            (String::new(), "line 1 of the figure is missing"),
            (drawn.replacen('|', "!", 1), "line 2 of the figure"),
            (drawn.replace("m 9/9 0", ""), "the last line is missing"),
            (format!("{drawn}m"), "below the fields"),
            (drawn.replacen('.', "é", 1), "line 1 of the figure"),
            (drawn.replacen(".-", "..-", 1), "line 1 of the figure"),
        ] {
            assert!(read(&wrong).unwrap_err().to_string().contains(said), "{said}: {wrong}");
        }
    }
}
