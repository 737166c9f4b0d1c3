//! Layout: the frame without anything on it, the same for the duel and the solitaire.

use crate::frame::{GRID, name};
use kernel::SiteInfo;

/// The 64 places in the order of their numbers.
pub(crate) fn sites() -> Vec<SiteInfo> {
    let site = |place: u8| SiteInfo {
        text: name(place),
        name: name(place).into(),
        x: GRID.x(place),
        y: GRID.y(place),
        ground: "plain",
    };
    (0..64).map(site).collect()
}
