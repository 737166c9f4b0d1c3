//! Theme: how a room looks and moves, read from the same files as the browser's: the colours of the camps, the letters on their
//! pieces, and what each kind of event does to the things on its places.

use crate::json::Json;
use crate::palette::Rgb;
use crate::picture::Thing;
use kernel::Lang;
use rust_embed::RustEmbed;
use std::collections::HashMap;

#[derive(RustEmbed)]
#[folder = "../../rooms"]
#[include = "*/assets/theme.css"]
#[include = "*/assets/theme.json"]
struct Files;

/// What an event does to the things on its places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Effect {
    /// The piece goes from the first place over the others to the last.
    Carry,
    /// A new piece comes to the last place.
    Put,
    /// The pieces go.
    Take,
    /// The pieces become another camp's.
    Turn,
    /// The pieces become of another kind.
    Crown,
    /// The tile goes from the first place to the last.
    Shift,
    /// The tiles go.
    Lift,
    /// Nothing but to be looked at.
    Show,
}

/// An effect, and how it goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    pub(crate) effect: Effect,
    /// Whether it happens together with the event before it.
    pub(crate) along: bool,
    /// What a new or crowned piece becomes.
    pub(crate) kind: Option<String>,
}

/// How a room looks and moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Theme {
    camps: HashMap<String, Rgb>,
    letters: HashMap<(String, String), String>,
    ways: HashMap<String, Way>,
}

impl Theme {
    /// The theme of a game: that of its room, which may have several games.
    pub(crate) fn of(game: &str) -> Theme {
        let before_dash = game.rsplit_once('-').map(|(room, _)| room);
        let file = |name: &str| {
            let found = [Some(game), before_dash]
                .into_iter()
                .flatten()
                .find_map(|room| Files::get(&format!("{room}/assets/{name}")));
            found.and_then(|file| String::from_utf8(file.data.into_owned()).ok()).unwrap_or_default()
        };
        let json = Json::read(&file("theme.json")).unwrap_or(Json::Null);
        Theme { camps: camps(&file("theme.css")), letters: letters(&json), ways: ways(&json) }
    }

    /// The colour of a camp; grey for one that has none.
    pub(crate) fn camp(&self, camp: &str) -> Rgb {
        let camp = if camp.is_empty() { "none" } else { camp };
        self.camps.get(camp).copied().unwrap_or(Rgb(200, 200, 200))
    }

    /// The letter on a camp's pieces, where that of the texts says nothing to the reader.
    pub(crate) fn letter(&self, camp: &str, lang: Lang) -> Option<char> {
        let of = |code: &str| self.letters.get(&(code.to_string(), camp.to_string()));
        let word = of(lang.code()).or_else(|| of(Lang::EN.code()))?;
        let mut letters = word.chars();
        // A word of several letters is told apart by its last one.
        letters.next_back()
    }

    /// The letter that a piece is drawn with; a capital for one that has become more than it was.
    pub(crate) fn sign(&self, thing: &Thing, lang: Lang) -> char {
        let own = self.letter(thing.camp, lang).unwrap_or(thing.glyph);
        if thing.glyph.is_uppercase() { own.to_ascii_uppercase() } else { own }
    }

    /// What an event of a kind does; none where the theme does not say.
    pub(crate) fn way(&self, kind: &str) -> Option<&Way> {
        self.ways.get(kind)
    }
}

/// The colours of camps as a dark screen shows them: `.camp-x { --camp: light-dark(#aaaaaa, #bbbbbb); ... }`.
fn camps(css: &str) -> HashMap<String, Rgb> {
    let mut found = HashMap::new();
    for line in css.lines() {
        let Some((name, body)) = line.strip_prefix(".camp-").and_then(|rest| rest.split_once(" {")) else { continue };
        let Some((_, value)) = body.split_once("--camp:") else { continue };
        let value = value.split(';').next().unwrap_or_default();
        if let Some(colour) = value.rsplit('#').next().and_then(hex) {
            found.entry(name.to_string()).or_insert(colour);
        }
    }
    found
}

/// A colour of six digits at the start of a text.
fn hex(text: &str) -> Option<Rgb> {
    let part = |from: usize| u8::from_str_radix(text.get(from..from + 2)?, 16).ok();
    Some(Rgb(part(0)?, part(2)?, part(4)?))
}

fn letters(json: &Json) -> HashMap<(String, String), String> {
    let mut found = HashMap::new();
    for (lang, camps) in json.get("letters").entries() {
        for (camp, letter) in camps.entries() {
            found.insert((lang.to_string(), camp.to_string()), letter.text().to_string());
        }
    }
    found
}

fn ways(json: &Json) -> HashMap<String, Way> {
    let effect = |word: &str| match word {
        "carry" | "undo" => Effect::Carry,
        "bear" | "put" => Effect::Put,
        "take" => Effect::Take,
        "turn" => Effect::Turn,
        "crown" => Effect::Crown,
        "shift" => Effect::Shift,
        "lift" => Effect::Lift,
        _ => Effect::Show,
    };
    let way = |(kind, json): (&str, &Json)| {
        let named = json.get("kind").text();
        let way = Way {
            effect: effect(json.get("effect").text()),
            along: *json.get("along") == Json::True,
            kind: (!named.is_empty()).then(|| named.to_string()),
        };
        (kind.to_string(), way)
    };
    json.get("events").entries().map(way).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_camp_of_every_game_has_a_colour() {
        for game in hall::games() {
            let theme = Theme::of(game.info().id);
            let playing = game.open(&[], 0).expect("the defaults");
            let mut colours = Vec::new();
            for piece in playing.scene().pieces {
                let camp = if piece.camp.is_empty() { "none" } else { piece.camp };
                assert!(theme.camps.contains_key(camp), "{}: {camp}", game.info().id);
                if !colours.contains(&theme.camp(camp)) {
                    colours.push(theme.camp(camp));
                }
            }
            assert!(!theme.ways.is_empty(), "{}", game.info().id);
        }
    }

    #[test]
    fn what_the_files_say_is_read() {
        let css = ".camp-a { --camp: light-dark(#c5331f, #ff8a72); --letter: #fff; }\n.camp-b { --camp: #0000ff; }";
        assert_eq!(camps(css)["a"], Rgb(255, 138, 114));
        assert_eq!(camps(css)["b"], Rgb(0, 0, 255));
        let json =
            r#"{"letters": {"en": {"e": "bl"}}, "events": {"push": {"effect": "carry", "along": true, "kind": "x"}}}"#;
        let json = Json::read(json).unwrap();
        let theme = Theme { letters: letters(&json), ways: ways(&json), ..Theme::default() };
        assert_eq!(theme.letter("e", Lang::EN), Some('l'));
        assert_eq!(theme.letter("f", Lang::EN), None);
        assert_eq!(theme.way("push"), Some(&Way { effect: Effect::Carry, along: true, kind: Some("x".into()) }));
    }
}
