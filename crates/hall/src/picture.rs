//! A picture of the board in characters, drawn from layout and scene alone.

use kernel::{Layout, Look, MarkKind, Scene};

/// The board with its pieces, labelled so that steps can be read off it.
pub fn picture(layout: &Layout, scene: &Scene) -> String {
    let (width, height) = (usize::from(layout.width), usize::from(layout.height));
    let step = if layout.look == Look::Points { 4 } else { 2 };
    let rows = if layout.lines.is_empty() { height } else { 2 * height - 1 };
    let row_of = |y: u8| if layout.lines.is_empty() { height - 1 - y as usize } else { 2 * (height - 1 - y as usize) };
    let mut canvas = vec![vec![' '; (width - 1) * step + 1]; rows];
    for &(a, b) in &layout.lines {
        let (a, b) = (&layout.sites[a.0 as usize], &layout.sites[b.0 as usize]);
        let (left, right) = (usize::from(a.x.min(b.x)) * step, usize::from(a.x.max(b.x)) * step);
        let (top, bottom) = (row_of(a.y.max(b.y)), row_of(a.y.min(b.y)));
        for row in canvas.iter_mut().take(bottom + 1).skip(top) {
            for cell in row.iter_mut().take(right + 1).skip(left) {
                *cell = if left == right { '|' } else { '-' };
            }
        }
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
        canvas[row_of(site.y)][usize::from(site.x) * step] = piece.map_or(empty, |piece| piece.glyph);
    }
    label(layout, &canvas, step, row_of)
}

/// Puts files and ranks at the edges where squares have them, else the first and last square of each row.
fn label(layout: &Layout, canvas: &[Vec<char>], step: usize, row_of: impl Fn(u8) -> usize) -> String {
    let by_file = |site: &kernel::SiteInfo| site.text == format!("{}{}", (b'a' + site.x) as char, site.y + 1);
    let filed = layout.sites.iter().all(by_file);
    let mut out = String::new();
    for (row, cells) in canvas.iter().enumerate() {
        let mut here: Vec<_> = layout.sites.iter().filter(|site| row_of(site.y) == row).collect();
        here.sort_by_key(|site| site.x);
        let (left, right) = match (here.first(), here.last()) {
            (Some(first), Some(_)) if filed => ((first.y + 1).to_string(), String::new()),
            (Some(first), Some(last)) => (first.text.clone(), last.text.clone()),
            _ => (String::new(), String::new()),
        };
        let cells: String = cells.iter().collect();
        let line = format!("{left:>3}  {cells}  {right}");
        out.push_str(line.trim_end());
        out.push('\n');
    }
    if filed {
        out.push_str("     ");
        for x in 0..layout.width {
            out.push((b'a' + x) as char);
            if x + 1 < layout.width {
                out.push_str(&" ".repeat(step - 1));
            }
        }
        out.push('\n');
    }
    out
}
