//! The fate of a position from those of its children, as the definition says it.

use kernel::{Fate, Indexed};

/// What becomes of a position by what is said of those after it. Where the force on the board changes, a way begins anew.
pub(crate) fn fate_by_children<P: Indexed, F: PartialEq>(
    position: &P,
    fate: impl Fn(&P) -> Option<Fate>,
    force: impl Fn(&P) -> F,
) -> Fate {
    let (mut shortest, mut longest, mut drawn) = (None::<u8>, 0, false);
    for step in position.steps() {
        let child = position.child(step);
        let fate = match child.outcome() {
            Some(_) => Fate::Loss(0),
            None => fate(&P::at(position.rules(), child.sector().unwrap(), child.place().number).unwrap()).unwrap(),
        };
        let further = |distance: u8| if force(&child) == force(position) { distance + 1 } else { 1 };
        match fate {
            Fate::Loss(distance) => shortest = Some(shortest.unwrap_or(u8::MAX).min(further(distance))),
            Fate::Win(distance) => longest = longest.max(further(distance)),
            Fate::Draw => drawn = true,
        }
    }
    match (shortest, drawn) {
        (Some(distance), _) => Fate::Win(distance),
        (None, true) => Fate::Draw,
        (None, false) => Fate::Loss(longest),
    }
}
