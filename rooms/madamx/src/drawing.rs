//! Drawings: a position on several lines, eight for the ranks and one for the other fields.

use crate::sentences;
use kernel::TextError;

/// The one-line text of a drawing; blank lines and white space at both ends of a line do not matter.
pub(crate) fn line(drawing: &str) -> Result<String, TextError> {
    let lines: Vec<&str> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    match lines.split_last() {
        Some((fields, ranks)) if ranks.len() == 8 => Ok(format!("{} {fields}", ranks.join("/"))),
        _ => Err(TextError::new("drawing", sentences::DrawingLines { lines: lines.len() }, sentences::DRAWING_FORM)),
    }
}
