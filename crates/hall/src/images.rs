//! Images: steps that come to the same because the position is its own image, and positions that come to the same as another.

use crate::game_match::Match;
use kernel::{Game, Key, Notation, Position, Symmetric};
use std::collections::HashMap;

/// The key of a position by which repetition knows it.
fn key<P: Position>(position: &P) -> Key {
    position.repetition_key(position.key())
}

/// One text for all positions that come to the same: whichever way the board is turned, and whatever counters say that repetition
/// ignores.
pub(crate) fn likeness<P: Notation + Symmetric>(position: &P) -> String {
    let images = (0..P::symmetries(position.rules())).map(|symmetry| position.image(symmetry).repetition_identity().text());
    images.min().unwrap_or_else(|| position.text())
}

/// Whether a symmetry changes neither the position, nor who decides, nor what counts for repetition.
fn keeps<G: Game>(of: &Match<G>, symmetry: usize) -> bool {
    let position = of.position();
    if position.image(symmetry) != *position
        || G::Position::seat_image(position.rules(), symmetry, position.actor()) != position.actor()
    {
        return false;
    }
    let mut keys: Vec<Key> = of.counting_line().map(key).collect();
    let mut images: Vec<Key> = of.counting_line().map(|earlier| key(&earlier.image(symmetry))).collect();
    keys.sort_unstable();
    images.sort_unstable();
    keys == images
}

/// The texts of the legal steps, those together that are images of each other; sorted.
pub(crate) fn step_classes<G: Game>(of: &Match<G>) -> Vec<Vec<String>> {
    let position = of.position();
    let steps = if of.outcome().is_some() { Vec::new() } else { position.steps() };
    let texts: Vec<String> = steps.iter().map(|&step| position.step_text(step)).collect();
    let numbers: HashMap<&str, usize> = texts.iter().enumerate().map(|(number, text)| (text.as_str(), number)).collect();
    let symmetries: Vec<usize> =
        (1..G::Position::symmetries(position.rules())).filter(|&symmetry| keeps(of, symmetry)).collect();
    let mut is_seen = vec![false; steps.len()];
    let mut classes = Vec::new();
    for first in 0..steps.len() {
        if is_seen[first] {
            continue;
        }
        is_seen[first] = true;
        let (mut class, mut next) = (vec![first], 0);
        while let Some(&member) = class.get(next) {
            next += 1;
            for &symmetry in &symmetries {
                let image = position.step_text(position.step_image(symmetry, steps[member]));
                if let Some(&number) = numbers.get(image.as_str()).filter(|&&number| !is_seen[number]) {
                    is_seen[number] = true;
                    class.push(number);
                }
            }
        }
        let mut class: Vec<String> = class.into_iter().map(|number| texts[number].clone()).collect();
        class.sort_unstable();
        classes.push(class);
    }
    classes.sort_unstable();
    classes
}
