//! List: a page of lines with a heading, some of which can be chosen; and pages of text that scroll.

use crate::board::{CURSOR, put};
use crate::palette::{Palette, Rgb};
use crate::text::cut;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

const BAR: Rgb = Rgb(48, 52, 62);
const GOLD: Rgb = Rgb(255, 206, 92);

/// A page: a heading, lines, which of them is chosen, and a foot.
pub(crate) struct Page<'a> {
    pub(crate) palette: Palette,
    pub(crate) heading: &'a str,
    pub(crate) lines: &'a [String],
    pub(crate) chosen: Option<usize>,
    pub(crate) foot: &'a str,
}

impl Page<'_> {
    /// The first line that is shown, so that the chosen one is.
    fn first(&self, height: usize) -> usize {
        let at = self.chosen.unwrap_or(0);
        if at < height { 0 } else { (at + 1 - height).min(self.lines.len().saturating_sub(height)) }
    }

    pub(crate) fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        let bar = if self.palette.coloured() {
            self.palette.ground(BAR).patch(self.palette.ink(CURSOR))
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        };
        let width = usize::from(screen.width).saturating_sub(2);
        let foot = screen.bottom().saturating_sub(1);
        for (y, text) in [(screen.y, self.heading), (foot, self.foot)] {
            buffer.set_style(Rect::new(screen.x, y, screen.width, 1), bar);
            put(buffer, screen.x + 1, y, &cut(text, width), bar);
        }
        let height = usize::from(screen.height.saturating_sub(2));
        let first = self.first(height);
        for (index, line) in self.lines.iter().enumerate().skip(first).take(height) {
            let y = screen.y + 1 + (index - first) as u16;
            let here = self.chosen == Some(index);
            let style =
                if here { self.palette.ink(GOLD).add_modifier(Modifier::BOLD | Modifier::REVERSED) } else { Style::new() };
            put(buffer, screen.x + 1, y, &cut(line, width), style);
        }
    }

    /// The line under a row of the screen.
    pub(crate) fn line_at(&self, row: u16, screen: Rect) -> Option<usize> {
        let height = usize::from(screen.height.saturating_sub(2));
        let below = usize::from(row.checked_sub(screen.y + 1)?);
        let line = self.first(height) + below;
        (below < height && line < self.lines.len()).then_some(line)
    }
}
