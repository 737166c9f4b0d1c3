//! French and Italian are whole on the screen too.

mod common;

use common::Screen;
use kernel::{Dice, Lang};
use tui::Keystroke;

/// Words that English sentences have and French and Italian ones have not.
const ENGLISH: [&str; 18] = [
    "the", "is", "and", "with", "may", "must", "wins", "plays", "moves", "pieces", "steps", "turn", "which", "this",
    "there", "not", "takes", "you",
];

#[track_caller]
fn has_no_english(screen: &Screen, lang: Lang) {
    for line in screen.text().lines() {
        let words = line.split(|c: char| !c.is_alphabetic());
        let english: Vec<&str> = words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect();
        assert!(english.is_empty(), "{lang}: {english:?} in\n{}", screen.text());
    }
}

#[test]
fn every_screen_of_random_games_is_in_the_reader_s_language() {
    for lang in [Lang::Fr, Lang::It] {
        let mut menu = Screen::menu(lang);
        has_no_english(&menu, lang);
        has_no_english(menu.key(Keystroke::Char('?')), lang);
        for game in hall::games() {
            let id = game.info().id;
            let mut screen = Screen::menu(lang);
            screen.app.set_up(*game);
            has_no_english(&screen, lang);
            let mut dice = Dice::new(6);
            let mut screen = Screen::paced(id, &[], &[], lang, 500);
            let mut playing = tui::open(id, &[], Some(0), 1, lang).unwrap().playing;
            for _ in 0..40 {
                let Some(step) = playing.random_step(&mut dice) else { break };
                tui::ask::play(playing.as_mut(), &step, lang).unwrap();
                screen.step(&step);
                has_no_english(&screen, lang);
                while screen.app.is_telling() {
                    screen.tick(500);
                    has_no_english(&screen, lang);
                }
            }
            screen.keys("w");
            has_no_english(&screen, lang);
            screen.keys("ta").think(&mut dice);
            has_no_english(&screen, lang);
            screen.keys("x").keys(if lang == Lang::Fr { "o" } else { "s" });
            has_no_english(&screen, lang);
        }
    }
}
