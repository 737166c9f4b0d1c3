//! Plan: where the places of a board lie on the screen. A board is drawn as large as the room allows, turned so that a seat sits at
//! the bottom, and always whole.

use kernel::{Layout, Look, Spot};
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
    /// Where each site lies on the turned board: from the left in hundredths of a cell, and its row from the top.
    seen: Vec<(u16, u16)>,
    /// Names at the edges: where, and what.
    pub(crate) labels: Vec<(u16, u16, String)>,
    /// The board without its labels.
    pub(crate) field: Rect,
    /// All of it with its labels.
    pub(crate) whole: Rect,
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
        let piece = if crossings { (3, 1) } else { size };
        let seen = rows(layout, quarter_turns);
        let across = |x: u16| (u32::from(x) * u32::from(size.0) / u32::from(Spot::CELL)) as u16;
        let most = |along: fn(&(u16, u16)) -> u16| seen.iter().map(along).max().unwrap_or(0);
        let (right, low) = (most(|at| at.0), most(|at| at.1));
        let (left, right_names) = side_labels(layout, &seen, low + 1, quarter_turns);
        let longest = |labels: &[String]| labels.iter().map(|label| label.len() as u16).max().unwrap_or(0);
        let left_width = longest(&left) + u16::from(longest(&left) > 0);
        let right_width = longest(&right_names) + u16::from(longest(&right_names) > 0);
        let columns = column_labels(layout, quarter_turns);
        let field = Rect::new(room.x + left_width, room.y, across(right) + piece.0, low * size.1 + piece.1);
        let place = |&(x, row): &(u16, u16)| Rect::new(field.x + across(x), field.y + row * size.1, piece.0, piece.1);
        let middle = |row: u16| field.y + row * size.1 + piece.1.saturating_sub(1) / 2;
        let mut labels = Vec::new();
        for (row, (before, after)) in (0_u16..).zip(left.iter().zip(&right_names)) {
            if !before.is_empty() {
                labels.push((field.x - 1 - before.len() as u16, middle(row), before.clone()));
            }
            if !after.is_empty() {
                labels.push((field.right() + 1, middle(row), after.clone()));
            }
        }
        for (column, label) in columns.iter().enumerate() {
            labels.push((field.x + column as u16 * size.0 + (piece.0 - 1) / 2, field.bottom(), label.clone()));
        }
        let below = u16::from(!columns.is_empty());
        let whole = Rect::new(room.x, room.y, left_width + field.width + right_width, field.height + below);
        Plan { size, crossings, places: seen.iter().map(place).collect(), seen, labels, field, whole }
    }

    /// The site under a point of the screen.
    pub(crate) fn site_at(&self, column: u16, row: u16) -> Option<usize> {
        self.places.iter().position(|place| place.contains((column, row).into()))
    }

    /// The site one comes to from another by a key: the nearest in that direction, in a straight line if there is one.
    pub(crate) fn beside(&self, from: usize, across: i32, down: i32) -> usize {
        let cells = |&(x, row): &(u16, u16)| (i32::from(x), i32::from(row) * i32::from(Spot::CELL));
        let (x, y) = cells(&self.seen[from]);
        let away = |at: &(u16, u16)| {
            let (dx, dy) = (cells(at).0 - x, cells(at).1 - y);
            let (along, aside) = if across == 0 { (dy * down, dx.abs()) } else { (dx * across, dy.abs()) };
            (along > 0).then_some(along + 3 * aside)
        };
        let nearest = self.seen.iter().enumerate().filter_map(|(site, at)| away(at).map(|far| (far, site))).min();
        nearest.map_or(from, |(_, site)| site)
    }
}

/// Where a place lies on a board that was turned clockwise, measured from the left and from the top.
fn turned(at: Spot, far: Spot, quarter_turns: u8) -> (u16, u16) {
    match quarter_turns % 4 {
        0 => (at.x, far.y - at.y),
        1 => (at.y, at.x),
        2 => (far.x - at.x, at.y),
        _ => (far.y - at.y, far.x - at.x),
    }
}

/// The places of a turned board, from the left in hundredths of a cell, and by rows: letters stand in rows, however far apart
/// places are.
fn rows(layout: &Layout, quarter_turns: u8) -> Vec<(u16, u16)> {
    let far = layout.far_corner();
    let spots: Vec<(u16, u16)> = layout.sites.iter().map(|site| turned(site.at, far, quarter_turns)).collect();
    let mut heights: Vec<u16> = spots.iter().map(|spot| spot.1).collect();
    heights.sort_unstable();
    heights.dedup();
    let row = |height: u16| heights.partition_point(|other| *other < height) as u16;
    spots.into_iter().map(|(x, height)| (x, row(height))).collect()
}

fn column_labels(layout: &Layout, quarter_turns: u8) -> Vec<String> {
    let Some((column, row)) = layout.far_corner().cell().filter(|_| layout.is_named_by_cells()) else { return Vec::new() };
    let letters: Vec<String> = (0..=column).map(|column| ((b'a' + column) as char).to_string()).collect();
    let numbers: Vec<String> = (0..=row).map(|row| (row + 1).to_string()).collect();
    match quarter_turns % 4 {
        0 => letters,
        1 => numbers,
        2 => letters.into_iter().rev().collect(),
        _ => numbers.into_iter().rev().collect(),
    }
}

/// The names at the left and right of each row: letters or numbers where places are called by them, else the first and last place.
fn side_labels(layout: &Layout, seen: &[(u16, u16)], height: u16, quarter_turns: u8) -> (Vec<String>, Vec<String>) {
    let filed = layout.is_named_by_cells();
    let mut left = vec![String::new(); usize::from(height)];
    let mut right = left.clone();
    for row in 0..height {
        let here = || seen.iter().enumerate().filter(|(_, at)| at.1 == row).map(|(site, at)| (at.0, site));
        let (Some((_, first)), Some((_, last))) = (here().min(), here().max()) else { continue };
        let (one, two) = (&layout.sites[first].text, &layout.sites[last].text);
        if filed {
            let (letter, number) = one.split_at(1);
            left[usize::from(row)] = if quarter_turns.is_multiple_of(2) { number } else { letter }.to_string();
        } else {
            left[usize::from(row)].clone_from(one);
            right[usize::from(row)].clone_from(two);
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
        check("hexagons", &testkit::hexagons());
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
            let site = plan.seen.iter().position(|&at| at == (0, 7)).unwrap();
            layout.sites[site].text.clone()
        };
        assert_eq!([corner(0), corner(1), corner(2), corner(3)], ["a1", "h1", "h8", "a8"]);
    }
}
