//! Any bytes as a position of any game.

use crate::demands;
use crate::variant::Variant;

/// The first two bytes choose a game and its options, the rest is read as a position and as a drawing.
pub fn position(data: &[u8]) {
    let Some((variant, rest)) = Variant::read(data) else { return };
    let Ok(text) = std::str::from_utf8(rest) else { return };
    let chance = demands::chance(data);
    for opened in [variant.open_at(text), variant.open_drawn(text)] {
        match opened {
            Ok(playing) => demands::of_match(playing.as_ref(), chance),
            Err(error) => demands::of_error(&error.to_string()),
        }
    }
}
