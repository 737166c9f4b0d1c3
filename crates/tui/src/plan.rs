//! Plan: where the places of a board lie on the screen. A board is drawn as large as the room allows, turned so that a seat sits at
//! the bottom, and always whole.

use kernel::{Layout, Look};
use ratatui::layout::Rect;

/// The sizes of a place in columns and rows, the largest first. A letter is twice as high as wide.
const SIZES: [(u16, u16); 5] = [(8, 4), (6, 3), (4, 2), (3, 1), (2, 1)];

/// Where the places of a board lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// The size of a place.
    pub(crate) size: (u16, u16),
    /// Whether places are crossings of lines, which are drawn smaller than the room between them.
    pub(crate) crossings: bool,
    /// The place of each site on the screen.
    pub(crate) places: Vec<Rect>,
    /// Column and row of each site on the turned board, the row from the top.
    pub(crate) grid: Vec<(u16, u16)>,
    /// Names at the edges: where, and what.
    pub(crate) labels: Vec<(u16, u16, String)>,
    /// All of it with its labels.
    pub(crate) whole: Rect,
    /// Columns and rows of the turned board.
    pub(crate) width: u16,
    /// Rows of the turned board.
    pub(crate) height: u16,
}

impl Plan {
    /// Lays a board out in a room, as large as fits. The smallest size is taken where nothing fits.
    pub(crate) fn new(layout: &Layout, quarter_turns: u8, room: Rect) -> Plan {
        let fits = |size: &(u16, u16)| {
            let whole = Plan::sized(layout, quarter_turns, room, *size).whole;
            whole.width <= room.width && whole.height <= room.height
        };
        let size = SIZES.into_iter().find(|size| fits(size)).unwrap_or(SIZES[SIZES.len() - 1]);
        Plan::sized(layout, quarter_turns, room, size)
    }

    fn sized(layout: &Layout, quarter_turns: u8, room: Rect, size: (u16, u16)) -> Plan {
        let crossings = layout.look == Look::Points && size.1 > 1 && !layout.lines.is_empty();
        let (width, height) = match quarter_turns % 2 {
            0 => (u16::from(layout.width), u16::from(layout.height)),
            _ => (u16::from(layout.height), u16::from(layout.width)),
        };
        let grid: Vec<(u16, u16)> = layout.sites.iter().map(|site| turned(site.x, site.y, layout, quarter_turns)).collect();
        let (left, right) = side_labels(layout, &grid, height);
        let longest = |labels: &[String]| labels.iter().map(|label| label.len() as u16).max().unwrap_or(0);
        let left_width = longest(&left) + u16::from(longest(&left) > 0);
        let right_width = longest(&right) + u16::from(longest(&right) > 0);
        let columns = column_labels(layout, quarter_turns);
        let piece = if crossings { (3, 1) } else { size };
        let board_width = if crossings { (width - 1) * size.0 + piece.0 } else { width * size.0 };
        let board_height = if crossings { (height - 1) * size.1 + piece.1 } else { height * size.1 };
        let (x, y) = (room.x + left_width, room.y);
        let place = |&(column, row): &(u16, u16)| Rect::new(x + column * size.0, y + row * size.1, piece.0, piece.1);
        let middle = |row: u16| y + row * size.1 + piece.1.saturating_sub(1) / 2;
        let mut labels = Vec::new();
        for row in 0..height {
            let (before, after) = (&left[usize::from(row)], &right[usize::from(row)]);
            if !before.is_empty() {
                labels.push((x - 1 - before.len() as u16, middle(row), before.clone()));
            }
            if !after.is_empty() {
                labels.push((x + board_width + 1, middle(row), after.clone()));
            }
        }
        for (column, label) in columns.iter().enumerate() {
            labels.push((x + column as u16 * size.0 + (piece.0 - 1) / 2, y + board_height, label.clone()));
        }
        let below = u16::from(!columns.is_empty());
        let whole = Rect::new(room.x, room.y, left_width + board_width + right_width, board_height + below);
        Plan { size, crossings, places: grid.iter().map(place).collect(), grid, labels, whole, width, height }
    }

    /// The site under a point of the screen.
    pub(crate) fn site_at(&self, column: u16, row: u16) -> Option<usize> {
        self.places.iter().position(|place| place.contains((column, row).into()))
    }

    /// The site one comes to from another by a key: the nearest in that direction, in a straight line if there is one.
    pub(crate) fn beside(&self, from: usize, across: i32, down: i32) -> usize {
        let (column, row) = self.grid[from];
        let away = |&(c, r): &(u16, u16)| {
            let (dx, dy) = (i32::from(c) - i32::from(column), i32::from(r) - i32::from(row));
            let (along, aside) = if across == 0 { (dy * down, dx.abs()) } else { (dx * across, dy.abs()) };
            (along > 0).then_some(along + 3 * aside)
        };
        let nearest = self.grid.iter().enumerate().filter_map(|(site, at)| away(at).map(|far| (far, site))).min();
        nearest.map_or(from, |(_, site)| site)
    }
}

/// Column and row (from the top) of a place on a board that was turned clockwise.
fn turned(x: u8, y: u8, layout: &Layout, quarter_turns: u8) -> (u16, u16) {
    let (x, y) = (u16::from(x), u16::from(y));
    let (right, top) = (u16::from(layout.width) - 1, u16::from(layout.height) - 1);
    match quarter_turns % 4 {
        0 => (x, top - y),
        1 => (y, x),
        2 => (right - x, y),
        _ => (top - y, right - x),
    }
}

/// Whether places are called by a letter for the column and a number for the row.
fn is_filed(layout: &Layout) -> bool {
    layout.sites.iter().all(|site| site.text == format!("{}{}", (b'a' + site.x) as char, site.y + 1))
}

fn column_labels(layout: &Layout, quarter_turns: u8) -> Vec<String> {
    if !is_filed(layout) {
        return Vec::new();
    }
    let letters: Vec<String> = (0..layout.width).map(|x| ((b'a' + x) as char).to_string()).collect();
    let numbers: Vec<String> = (1..=layout.height).map(|y| y.to_string()).collect();
    match quarter_turns % 4 {
        0 => letters,
        1 => numbers,
        2 => letters.into_iter().rev().collect(),
        _ => numbers.into_iter().rev().collect(),
    }
}

/// The names at the left and right of each row: letters or numbers where places are called by them, else the first and last place.
fn side_labels(layout: &Layout, grid: &[(u16, u16)], height: u16) -> (Vec<String>, Vec<String>) {
    let filed = is_filed(layout);
    let mut left = vec![String::new(); usize::from(height)];
    let mut right = left.clone();
    for row in 0..height {
        let mut here: Vec<(u16, usize)> =
            grid.iter().enumerate().filter(|(_, at)| at.1 == row).map(|(site, at)| (at.0, site)).collect();
        here.sort_unstable();
        let (Some(&(_, first)), Some(&(_, last))) = (here.first(), here.last()) else { continue };
        let (one, two) = (&layout.sites[first], &layout.sites[last]);
        if filed {
            // A row of one place alone cannot show which of its names the row shares.
            let shares_number = one.y == two.y && (first != last || layout.sites[first].y + 1 == layout.height - row as u8);
            left[usize::from(row)] = if shares_number { (one.y + 1).to_string() } else { one.text[..1].to_string() };
        } else {
            left[usize::from(row)].clone_from(&one.text);
            right[usize::from(row)].clone_from(&two.text);
        }
    }
    (left, right)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The room that a board has on a screen of 80 by 24.
    const SMALL: Rect = Rect { x: 0, y: 1, width: 50, height: 22 };

    fn each_layout(mut check: impl FnMut(&str, &Layout)) {
        for game in hall::games() {
            check(game.info().id, &game.open(&[], 0).expect("the defaults").layout());
            for choice in game.choices() {
                for value in choice.values {
                    let word = format!("{}={}", choice.name, value.name);
                    if let Ok(playing) = game.open(&[&word], 0) {
                        check(&format!("{} {word}", game.info().id), &playing.layout());
                    }
                }
            }
        }
    }

    #[test]
    fn every_board_fits_a_small_screen_from_every_side() {
        each_layout(|name, layout| {
            for turns in 0..4 {
                let plan = Plan::new(layout, turns, SMALL);
                assert!(
                    plan.whole.width <= SMALL.width && plan.whole.height <= SMALL.height,
                    "{name} {turns}: {:?}",
                    plan.whole
                );
                assert!(plan.size.0 >= 3, "{name}: {:?}", plan.size);
                for (index, place) in plan.places.iter().enumerate() {
                    assert!(SMALL.contains((place.right() - 1, place.bottom() - 1).into()), "{name}: {place:?}");
                    assert_eq!(plan.site_at(place.x, place.y), Some(index), "{name}: no two places share a spot");
                }
            }
        });
    }

    #[test]
    fn keys_reach_every_place() {
        each_layout(|name, layout| {
            let plan = Plan::new(layout, 0, SMALL);
            let mut reached = vec![0_usize];
            let mut index = 0;
            while index < reached.len() {
                for (across, down) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let next = plan.beside(reached[index], across, down);
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
                index += 1;
            }
            assert_eq!(reached.len(), layout.sites.len(), "{name}");
        });
    }

    #[test]
    fn a_turned_board_has_its_names_turned() {
        let playing = hall::find("madamx").unwrap().open(&[], 0).unwrap();
        let layout = playing.layout();
        let bottom = |turns| {
            let plan = Plan::new(&layout, turns, SMALL);
            let low: Vec<String> = plan
                .labels
                .iter()
                .filter(|(_, y, _)| *y == plan.whole.bottom() - 1)
                .map(|(_, _, text)| text.clone())
                .collect();
            low.concat()
        };
        assert_eq!([bottom(0), bottom(1), bottom(2), bottom(3)], ["abcdefgh", "12345678", "hgfedcba", "87654321"]);
        let corner = |turns| {
            let plan = Plan::new(&layout, turns, SMALL);
            let site = plan.grid.iter().position(|&at| at == (0, 7)).unwrap();
            layout.sites[site].text.clone()
        };
        assert_eq!([corner(0), corner(1), corner(2), corner(3)], ["a1", "h1", "h8", "a8"]);
    }
}
