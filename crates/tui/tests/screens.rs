//! Every screen as it is drawn at 80 by 24, letter by letter. `COFFRET_SCREENS=write cargo test -p coffret-tui --test screens` writes the
//! files again; what has changed in them is then to be looked at.

mod common;

use common::{RICH, SMALL, Screen, call, same};
use kernel::{Dice, Lang};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use tui::{App, Input, Keystroke, Save, Sitter};

#[test]
fn the_menu_and_what_leads_to_a_game() {
    let mut screen = Screen::menu(Lang::EN);
    same("menu", &screen);
    screen.key(Keystroke::Char('?'));
    same("keys", &screen);
    screen.key(Keystroke::Escape).key(Keystroke::End).key(Keystroke::Enter);
    same("setup", &screen);
    screen.key(Keystroke::Right).key(Keystroke::Down).key(Keystroke::Down).key(Keystroke::Right);
    same("setup-changed", &screen);
    screen.key(Keystroke::Char('R'));
    same("rules-from-setup", &screen);
}

#[test]
fn single_options_are_chosen_before_a_game() {
    let mut screen = Screen::menu(Lang::EN);
    screen.key(Keystroke::End).key(Keystroke::Enter).key(Keystroke::Char('o'));
    let text = screen.text();
    assert!(text.contains("- Options: as these rules have them") && text.contains("Players: < two players >"), "{text}");
    assert!(!text.contains("As in the booklet."), "only the chosen one is explained: {text}");
    // Behind the rules and two seats come the options, and the first of them.
    for _ in 0..4 {
        screen.key(Keystroke::Down);
    }
    assert!(screen.text().contains("As in the booklet."), "{}", screen.text());
    screen.key(Keystroke::Right);
    let text = screen.text();
    assert!(text.contains("- Options: one changed") && text.contains("Players: < three players >"), "{text}");
    assert!(text.contains("Seat 3, Yellow: < level 3 >") && text.contains("Players: three players"), "{text}");
    // Back to what the rules have, with the cursor still on the option.
    screen.key(Keystroke::Left);
    let text = screen.text();
    assert!(text.contains("- Options: as these rules have them") && !text.contains("Seat 3"), "{text}");
    screen.key(Keystroke::Right).key(Keystroke::Enter);
    assert!(screen.text().contains("Yellow"), "the game for three begins: {}", screen.text());
}

#[test]
fn a_kept_game_is_offered() {
    let record = kernel::record::Record::read("[Game \"marelle\"]\n[Seat2 \"level:2\"]\n\n1. d6 2. f4 *\n").unwrap();
    let app = App::new(call(Lang::Fr, common::PLAIN, 0), vec![Save { name: "kept".into(), record }]);
    let mut screen = Screen::new(app);
    same("menu-resume", &screen);
    screen.key(Keystroke::Enter);
    same("resumed", &screen);
}

#[test]
fn the_beginning_of_every_game() {
    for game in hall::games() {
        let id = game.info().id;
        same(&format!("start-{id}"), &Screen::table(id, &[], &[], Lang::EN));
    }
    same("start-mamba-four", &Screen::table("mamba", &["players=4"], &[], Lang::It));
    same("start-madamx-pairs", &Screen::table("madamx", &["players=4"], &[Sitter::Person, Sitter::Level(3)], Lang::Fr));
}

#[test]
fn every_board_on_a_larger_screen() {
    for game in hall::games() {
        let id = game.info().id;
        let mut screen = Screen::table(id, &[], &[], Lang::EN);
        screen.give(Input::Resize(120, 40));
        same(&format!("large-{id}"), &screen);
    }
}

#[test]
fn obliged_pieces_and_marks() {
    // A capture is obliged: of all men only one may be touched.
    same("obliged", &Screen::at("dames", &[], "W:W32,34,45:B28", Lang::EN));
    // A tile is to be moved after the step: the tiles that may be are lit, and a button leaves it.
    let mut screen = Screen::table("madamx", &[], &[], Lang::EN);
    let first = tui::open("madamx", &[], Some(0), 1, Lang::EN).unwrap().playing.steps()[0].clone();
    screen.step(&first);
    same("tile-phase", &screen);
}

#[test]
fn a_larger_screen_is_used() {
    for (width, height) in [(120, 40), (200, 60)] {
        let mut screen = Screen::table("dames", &[], &[], Lang::EN);
        screen.give(Input::Resize(width, height));
        same(&format!("start-dames-{width}x{height}"), &screen);
    }
}

#[test]
fn colours_and_signs_as_a_terminal_gets_them() {
    let mut app = App::new(call(Lang::EN, RICH, 0), Vec::new());
    app.sit(tui::open("dames", &[], Some(0), 1, Lang::EN).unwrap(), vec![Sitter::Person; 2], None);
    let mut terminal = Terminal::new(TestBackend::new(SMALL.0, SMALL.1)).unwrap();
    terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).unwrap();
    let buffer = terminal.backend().buffer();
    // Square 31 is the first of its row: a disc with a letter, lit as one that may be touched.
    let (x, y) = (7, 13);
    assert_eq!(buffer[(x + 1, y)].symbol(), "b");
    assert_eq!(buffer[(x + 1, y)].bg, ratatui::style::Color::Rgb(0xc9, 0x8d, 0x63));
    assert_eq!((buffer[(x, y)].symbol(), buffer[(x + 3, y)].symbol()), ("[", "]"));
    assert_eq!((buffer[(x, y + 2)].symbol(), buffer[(x - 4, y + 2)].symbol()), (" ", "▄"));
}

#[test]
fn entering_a_step() {
    let mut screen = Screen::table("dames", &[], &[], Lang::EN);
    screen.key(Keystroke::Enter);
    same("touched", &screen);
    screen.key(Keystroke::Escape).keys(":3");
    same("typed", &screen);
    screen.key(Keystroke::Escape).keys("w");
    screen.key(Keystroke::Down).keys("w");
    same("why-not", &screen);
    screen.step("12-18");
    same("refused", &screen);
}

#[test]
fn a_settling_event_by_event() {
    let mut screen = Screen::paced("mamba", &[], &[], Lang::EN, 600);
    let mut dice = Dice::new(11);
    let mut playing = tui::open("mamba", &[], Some(0), 1, Lang::EN).unwrap().playing;
    // Until a step causes something.
    loop {
        let step = playing.random_step(&mut dice).unwrap();
        tui::ask::play(playing.as_mut(), &step, Lang::EN).unwrap();
        screen.step(&step);
        if screen.app.is_telling() {
            break;
        }
    }
    same("settling-first", &screen);
    screen.tick(600);
    same("settling-next", &screen);
    screen.key(Keystroke::Enter);
    assert!(!screen.app.is_telling());
    same("settled", &screen);
}

#[test]
fn previews_hints_lines_and_questions() {
    let mut dice = Dice::new(3);
    let mut screen = Screen::table("dames", &[], &[], Lang::EN);
    screen.keys(":32-28").key(Keystroke::Ctrl('p'));
    same("preview", &screen);
    screen.key(Keystroke::Escape).key(Keystroke::Escape).keys("t").think(&mut dice);
    same("hint", &screen);
    screen.keys("tt");
    same("hint-last", &screen);
    screen.keys("x");
    same("question", &screen);
    screen.keys("n");
    screen.keys("a").think(&mut dice);
    same("lines", &screen);
    let mut solitaire = Screen::table("madamx-solo", &[], &[], Lang::EN);
    solitaire.keys("a").think(&mut dice);
    same("truth", &solitaire);
}

#[test]
fn the_end_and_the_review() {
    let mut dice = Dice::new(5);
    let mut screen = Screen::at("dames", &[], "W:WK3,40:B7", Lang::EN);
    for _ in 0..4 {
        let steps = screen.text();
        assert!(!steps.is_empty());
    }
    screen.keys("xy");
    same("over", &screen);
    let mut screen = Screen::table("marelle", &[], &[], Lang::EN);
    let mut playing = tui::open("marelle", &[], Some(0), 1, Lang::EN).unwrap().playing;
    while let Some(step) = playing.random_step(&mut dice) {
        tui::ask::play(playing.as_mut(), &step, Lang::EN).unwrap();
        screen.step(&step);
    }
    screen.keys("v").think(&mut dice);
    same("reviewed", &screen);
    screen.keys("n");
    same("turning-point", &screen);
    screen.key(Keystroke::Home);
    same("looking-back", &screen);
}

#[test]
fn a_page_of_every_rulebook() {
    for game in hall::games() {
        let id = game.info().id;
        let mut screen = Screen::table(id, &[], &[], Lang::EN);
        screen.keys("Rlll");
        same(&format!("rules-{id}"), &screen);
    }
}
