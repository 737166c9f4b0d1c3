//! A picture of the board in characters, drawn from layout and scene alone.

use kernel::{Layout, Look, MarkKind, Scene, SiteInfo, Spot};

/// Where the places stand among the characters.
struct Canvas<'a> {
    layout: &'a Layout,
    /// The characters from a place to the next of its row.
    step: usize,
    /// The heights at which places lie, the nearest to the first player first.
    heights: Vec<u16>,
    /// The lines of text from a row to the next: one between them where lines are drawn.
    apart: usize,
    cells: Vec<Vec<char>>,
}

/// The board with its pieces, labelled so that steps can be read off it.
pub fn picture(layout: &Layout, scene: &Scene) -> String {
    let mut canvas = Canvas::new(layout);
    for &(a, b) in &layout.lines {
        canvas.join(&layout.sites[usize::from(a.0)], &layout.sites[usize::from(b.0)]);
    }
    let tiled = layout.look == Look::Tiles;
    for (index, site) in layout.sites.iter().enumerate() {
        let marked = |kind| scene.marks.iter().any(|mark| mark.site.0 as usize == index && mark.kind == kind);
        let piece = scene.pieces.iter().find(|piece| piece.site.0 as usize == index);
        let empty = match (tiled, marked(MarkKind::Tile)) {
            (true, false) => ' ',
            (true, true) => '+',
            _ => '.',
        };
        let (row, column) = canvas.at(site);
        canvas.cells[row][column] = piece.map_or(empty, |piece| piece.glyph);
    }
    canvas.labelled()
}

impl Canvas<'_> {
    fn new(layout: &Layout) -> Canvas<'_> {
        let mut heights: Vec<u16> = layout.sites.iter().map(|site| site.at.y).collect();
        heights.sort_unstable();
        heights.dedup();
        let step = if layout.look == Look::Points { 4 } else { 2 };
        let apart = if layout.lines.is_empty() { 1 } else { 2 };
        let width = usize::from(layout.far_corner().x) * step / usize::from(Spot::CELL) + 1;
        let rows = heights.len().saturating_sub(1) * apart + 1;
        Canvas { layout, step, heights, apart, cells: vec![vec![' '; width]; rows] }
    }

    /// The row and column of a place.
    fn at(&self, site: &SiteInfo) -> (usize, usize) {
        let above = self.heights.iter().filter(|height| **height > site.at.y).count();
        (above * self.apart, usize::from(site.at.x) * self.step / usize::from(Spot::CELL))
    }

    /// Draws the line between two places.
    fn join(&mut self, a: &SiteInfo, b: &SiteInfo) {
        let ((top, left), (bottom, right)) = (self.at(a).min(self.at(b)), self.at(a).max(self.at(b)));
        if top == bottom {
            self.cells[top][left..=right].fill('-');
            return;
        }
        let sign = match left.cmp(&right) {
            std::cmp::Ordering::Equal => '|',
            std::cmp::Ordering::Less => '\\',
            std::cmp::Ordering::Greater => '/',
        };
        for row in top..=bottom {
            let column = (left * (bottom - row) + right * (row - top)) / (bottom - top);
            self.cells[row][column] = sign;
        }
    }

    /// Puts files and ranks at the edges where squares have them, else the first and last square of each row.
    fn labelled(&self) -> String {
        let filed = self.layout.is_named_by_cells();
        let mut out = String::new();
        for (row, cells) in self.cells.iter().enumerate() {
            let mut here: Vec<_> = self.layout.sites.iter().filter(|site| self.at(site).0 == row).collect();
            here.sort_by_key(|site| site.at.x);
            let (left, right) = match (here.first(), here.last()) {
                (Some(first), Some(_)) if filed => (first.text[1..].to_string(), String::new()),
                (Some(first), Some(last)) => (first.text.clone(), last.text.clone()),
                _ => (String::new(), String::new()),
            };
            let cells: String = cells.iter().collect();
            let line = format!("{left:>3}  {cells}  {right}");
            out.push_str(line.trim_end());
            out.push('\n');
        }
        if filed {
            let columns = self.layout.far_corner().cell().map_or(0, |(column, _)| column);
            let letters: Vec<String> = (0..=columns).map(|column| ((b'a' + column) as char).to_string()).collect();
            out.push_str(&format!("     {}\n", letters.join(&" ".repeat(self.step - 1))));
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Piece, Site};

    #[test]
    fn a_board_of_hexagons_is_drawn() {
        let piece = Piece { site: Site(9), camp: "a", kind: "man", glyph: 'o', name: "man".into() };
        let drawn = picture(&testkit::hexagons(), &Scene { pieces: vec![piece], ..Scene::default() });
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(
            lines,
            [" e1    . . .    e3", " d1   . . . .   d4", " c1  . . o . .  c5", " b1   . . . .   b4", " a1    . . .    a3"]
        );
    }

    #[test]
    fn slanting_lines_are_drawn() {
        let mut layout = testkit::hexagons();
        layout.look = Look::Points;
        layout.lines = vec![(Site(0), Site(3)), (Site(0), Site(4)), (Site(3), Site(4))];
        let drawn = picture(&layout, &Scene::default());
        let lines: Vec<&str> = drawn.lines().rev().take(3).collect();
        assert_eq!(lines, [" a1      .   .   .      a3", "        \\ /", " b1    .---.   .   .    b4"]);
    }
}
