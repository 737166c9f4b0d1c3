//! Layout: the frame without anything on it. The solitaire shows where it leads to, the duel has no such place.

use crate::frame::{GRID, has, name};
use kernel::{SiteInfo, Spot};

/// The 64 places in the order of their numbers; those of the set have another ground.
pub(crate) fn sites(goal: u64) -> Vec<SiteInfo> {
    let site = |place: u8| SiteInfo {
        text: name(place),
        name: name(place).into(),
        at: Spot::in_cell(GRID.x(place), GRID.y(place)),
        near: Vec::new(),
        ground: if has(goal, place) { "goal" } else { "plain" },
    };
    (0..64).map(site).collect()
}
