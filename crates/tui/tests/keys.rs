//! What keys do, in sequences.

mod common;

use common::Screen;
use kernel::{Dice, Lang};
use tui::{Input, Keystroke, Sitter};

/// The record that was kept last.
fn kept(screen: &Screen) -> &str {
    screen.kept.last().map_or("", |(_, text)| text.as_str())
}

#[test]
fn arrows_and_vim_keys_walk_alike() {
    let mut arrows = Screen::table("marelle", &[], &[], Lang::EN);
    let mut letters = Screen::table("marelle", &[], &[], Lang::EN);
    arrows.key(Keystroke::Right).key(Keystroke::Up).key(Keystroke::Left).key(Keystroke::Down).key(Keystroke::Right);
    letters.keys("lkhjl");
    assert_eq!(arrows.text(), letters.text());
    assert_ne!(arrows.text(), Screen::table("marelle", &[], &[], Lang::EN).text());
}

#[test]
fn a_step_is_entered_by_touches_by_mouse_and_by_typing() {
    let mut touched = Screen::table("dames", &[], &[], Lang::EN);
    // From 31 down the board's rows to 26 or 27.
    touched.key(Keystroke::Enter).key(Keystroke::Tab).key(Keystroke::Enter);
    assert!(kept(&touched).contains("1. 31-26"), "{}", kept(&touched));
    let mut typed = Screen::table("dames", &[], &[], Lang::EN);
    typed.keys("31-").key(Keystroke::Tab).keys("6\n");
    assert_eq!(kept(&typed), kept(&touched));
    let mut clicked = Screen::table("dames", &[], &[], Lang::EN);
    clicked.give(Input::Click(8, 13));
    clicked.give(Input::Click(4, 11));
    assert_eq!(kept(&clicked), kept(&touched));
    // A click on nothing does nothing.
    let before = clicked.text();
    clicked.give(Input::Click(79, 22));
    assert_eq!(clicked.text(), before);
}

#[test]
fn a_piece_is_put_back_and_another_taken_up() {
    let mut screen = Screen::table("dames", &[], &[], Lang::EN);
    let start = screen.text();
    screen.key(Keystroke::Enter);
    assert!(screen.shows("2 moves can come of this."), "{}", screen.text());
    screen.key(Keystroke::Enter);
    screen.key(Keystroke::Escape);
    assert_eq!(screen.text(), start, "the second touch puts it back");
    screen.key(Keystroke::Enter).key(Keystroke::Right).key(Keystroke::Enter);
    assert!(kept(&screen).is_empty());
    screen.key(Keystroke::Tab).key(Keystroke::Enter);
    assert!(kept(&screen).contains("1. 32-27"), "{}", kept(&screen));
}

#[test]
fn an_illegal_touch_is_explained_with_its_rule() {
    // A capture is obliged: 34 may not be touched.
    let mut screen = Screen::at("dames", &[], "W:W32,34:B28", Lang::EN);
    screen.step("34-30");
    assert!(screen.shows("D-"), "{}", screen.panel());
    let named = screen.panel();
    screen.keys("R");
    let rule = named.split([' ', ':']).find(|word| word.starts_with("D-")).unwrap();
    assert!(screen.text().lines().next().unwrap().contains(&format!(" {rule} ")), "the book opens at {rule}");
}

#[test]
fn buttons_are_reached_and_pressed() {
    let mut screen = Screen::table("madamx", &[], &[], Lang::EN);
    screen.step(&{
        let playing = tui::open("madamx", &[], Some(0), 1, Lang::EN).unwrap().playing;
        playing.steps()[0].clone()
    });
    assert!(screen.shows("[Leave the tile]"), "{}", screen.text());
    while !screen.shows(">[Leave the tile]<") {
        screen.key(Keystroke::Tab);
    }
    screen.key(Keystroke::Enter);
    assert!(kept(&screen).contains(";stay"), "{}", kept(&screen));
    screen.keys("u");
    let text = screen.text();
    let (row, line) = text.lines().enumerate().find(|(_, line)| line.contains("[Leave the tile]")).unwrap();
    let column = line.chars().take_while(|c| *c != '[').count();
    screen.give(Input::Click(column as u16 + 1, row as u16));
    assert!(kept(&screen).contains(";stay"), "{}", kept(&screen));
}

#[test]
fn taking_back_goes_to_the_person_and_forth_again() {
    let mut dice = Dice::new(1);
    let mut screen = Screen::table("dames", &[], &[Sitter::Person, Sitter::Level(1)], Lang::EN);
    screen.step("32-28");
    assert!(screen.is_ordered() && screen.shows("The computer is thinking."));
    screen.think(&mut dice);
    let after = kept(&screen).to_string();
    assert!(after.contains("2. "), "{after}");
    screen.keys("u");
    assert!(!kept(&screen).contains("1. "), "{}", kept(&screen));
    screen.keys("r");
    assert_eq!(kept(&screen), after);
    screen.keys("r");
    assert!(screen.shows("Nothing to take back or do again."));
    screen.keys("uu");
    assert!(screen.shows("Nothing to take back or do again."));
}

#[test]
fn a_thought_that_comes_too_late_changes_nothing() {
    let mut dice = Dice::new(1);
    let mut screen = Screen::table("dames", &[], &[Sitter::Person, Sitter::Level(1)], Lang::EN);
    screen.step("32-28").keys("u");
    assert!(!screen.is_ordered(), "nobody waits for it");
    let before = screen.text();
    screen.think(&mut dice);
    assert_eq!(screen.text(), before);
}

#[test]
fn an_engine_waits_until_a_settling_has_been_told() {
    let mut dice = Dice::new(2);
    let mut screen = Screen::paced("dames", &[], &[Sitter::Person, Sitter::Level(1)], Lang::EN, 500);
    // Captures are told event by event.
    for _ in 0..60 {
        let playing = hall::read_record(&kernel::record::Record::read(kept(&screen)).unwrap_or_default());
        let step = match playing {
            Ok(playing) => playing.random_step(&mut dice),
            Err(_) => Some("32-28".into()),
        };
        let Some(step) = step else { break };
        screen.step(&step);
        if screen.app.is_telling() {
            let words = kept(&screen).to_string();
            screen.think(&mut dice);
            assert_eq!(kept(&screen), words, "the answer waits");
            screen.key(Keystroke::Enter);
            assert_ne!(kept(&screen), words);
            return;
        }
        screen.think(&mut dice);
        while screen.app.is_telling() {
            screen.tick(500);
        }
    }
    panic!("no capture in sixty turns");
}

#[test]
fn a_draw_is_an_offer() {
    let mut dice = Dice::new(1);
    // A king more for the engine: it declines; a king less: it accepts.
    for (position, answer) in [("W:W46:BK1,K5", "declined"), ("W:WK46,K47:B5", "a draw")] {
        let playing = hall::find("dames").unwrap().open_at(&[], position).unwrap();
        let mut app = tui::App::new(common::call(Lang::EN, common::PLAIN, 0), Vec::new());
        let opened = tui::Opened { playing, tags: Vec::new(), told: Vec::new() };
        app.sit(opened, vec![Sitter::Person, Sitter::Level(8)], None);
        let mut screen = Screen::new(app);
        screen.keys("d");
        assert!(screen.shows("Offer a draw? y or n"));
        screen.keys("y").think(&mut dice);
        assert!(screen.shows(answer), "{position}: {}", screen.panel());
    }
}

#[test]
fn questions_are_answered_in_the_reader_s_language() {
    let mut screen = Screen::table("dames", &[], &[], Lang::Fr);
    screen.keys("xn");
    assert!(screen.shows("Marron"), "no is no");
    screen.keys("xo");
    assert!(screen.shows("La partie est finie."), "{}", screen.panel());
}

#[test]
fn nothing_is_taken_back_where_the_rules_say_so() {
    let mut app = tui::App::new(common::call(Lang::EN, common::PLAIN, 0), Vec::new());
    let mut opened = tui::open("dames", &[], Some(0), 1, Lang::EN).unwrap();
    opened.tags.push(("Takeback".into(), "never".into()));
    app.sit(opened, vec![Sitter::Person; 2], None);
    let mut screen = Screen::new(app);
    screen.step("32-28").keys("u");
    assert!(screen.shows("Nothing is taken back"), "{}", screen.panel());
    assert!(kept(&screen).contains("32-28"));
}

#[test]
fn leaving_keeps_the_game_and_the_menu_offers_it() {
    let mut screen = Screen::menu(Lang::EN);
    screen.key(Keystroke::Enter).key(Keystroke::Enter).step("32-28").keys("q");
    assert!(screen.shows("Go on: Draughts (Jeu de Dames), one turn played"), "{}", screen.text());
    screen.key(Keystroke::Enter);
    assert!(screen.shows("1. 32-28"), "{}", screen.text());
    screen.key(Keystroke::Ctrl('z'));
    assert!(screen.slept && !screen.left);
    screen.key(Keystroke::Ctrl('c'));
    assert!(screen.left);
    assert_eq!(screen.kept[0].0, screen.kept.last().unwrap().0, "it is kept under one name");
}

#[test]
fn the_board_is_turned() {
    let mut screen = Screen::table("dames", &[], &[], Lang::EN);
    let start = screen.text();
    screen.keys("f");
    assert!(screen.text().lines().nth(1).unwrap().starts_with("50"), "{}", screen.text());
    screen.keys("f");
    assert_eq!(screen.text(), start);
}
