//! Hexagons: a board whose places stand in no columns, so that whatever draws boards is asked for more than squares.

use kernel::{Layout, Look, SiteInfo, Spot};

/// The places of each row, from the first player's side.
const ROWS: [u8; 5] = [3, 4, 5, 4, 3];
/// How far two rows are apart: half the square root of three of a cell.
const APART: u16 = 87;

/// A hexagon with three places along each edge, without anything on it.
pub fn hexagons() -> Layout {
    let mut sites = Vec::new();
    for (row, places) in (0_u8..).zip(ROWS) {
        let indent = u16::from(5 - places) * Spot::CELL / 2;
        for place in 0..places {
            let text = format!("{}{}", (b'a' + row) as char, place + 1);
            let at = Spot { x: indent + u16::from(place) * Spot::CELL, y: u16::from(row) * APART };
            sites.push(SiteInfo { name: text.clone().into(), text, at, near: Vec::new(), ground: "plain" });
        }
    }
    let layout = Layout { look: Look::Hollows, sites, lines: Vec::new(), buttons: Vec::new(), quarter_turns: vec![0, 2] };
    layout.joined(|a, b| a != b && a.distance(b) <= Spot::CELL && a.x.abs_diff(b.x) + a.y.abs_diff(b.y) < 2 * APART)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_has_six_neighbours_and_a_corner_three() {
        let near: Vec<usize> = hexagons().sites.iter().map(|site| site.near.len()).collect();
        assert_eq!(near, [3, 4, 3, 4, 6, 6, 4, 3, 6, 6, 6, 3, 4, 6, 6, 4, 3, 4, 3]);
    }
}
