//! The looks of every game against what its room can tell: whatever happens in a game, the theme of its box knows how to show it.
//! A game without a theme is drawn plainly.

use hall::AnyGame;
use kernel::Dice;
use std::collections::BTreeSet;
use std::path::Path;

/// The kinds of event in random games under the default options and under every other value of one option.
fn kinds(game: &dyn AnyGame) -> BTreeSet<&'static str> {
    let values =
        game.choices().iter().flat_map(|choice| choice.values.iter().map(|value| format!("{}={}", choice.name, value.name)));
    let mut kinds = BTreeSet::new();
    for (seed, words) in std::iter::once(Vec::new()).chain(values.map(|word| vec![word])).enumerate() {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        // Some values want another one beside them.
        let Ok(mut playing) = game.open(&words, 0) else { continue };
        let mut dice = Dice::new(seed as u64);
        while playing.len() < 300
            && let Some(step) = playing.random_step(&mut dice)
        {
            playing.play(&[&step]).expect("a random step is legal");
            let told = playing.told().expect("a step was played");
            kinds.extend(told.story.deed.iter().chain(&told.story.caused).map(|event| event.kind));
        }
    }
    kinds
}

#[test]
fn every_kind_of_event_has_its_look() {
    let rooms = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rooms");
    let mut themes = 0;
    for game in hall::games() {
        // Games of one box share its folder: what stands before the hyphen.
        let id = game.info().id;
        let file = rooms.join(id.split('-').next().unwrap_or(id)).join("assets/theme.json");
        let Ok(text) = std::fs::read_to_string(&file) else { continue };
        let theme: serde_json::Value = serde_json::from_str(&text).expect("a theme is JSON");
        themes += 1;
        for kind in kinds(*game) {
            assert!(theme["events"][kind].is_object(), "{}: no look for '{kind}' of {id}", file.display());
        }
    }
    assert!(themes > 0, "no theme was found");
}
