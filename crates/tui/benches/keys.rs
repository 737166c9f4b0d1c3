//! How long a key takes from the hand to the screen, without the terminal: `cargo bench -p coffret-tui`.

use kernel::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::time::{Duration, Instant};
use tui::{App, Call, Colours, Input, Keystroke, Palette, Sitter};

/// How many keys are pressed.
const KEYS: u32 = 400;

fn main() {
    let palette = Palette { colours: Colours::True, unicode: true };
    for game in hall::games() {
        let id = game.info().id;
        let call = Call { lang: Lang::EN, palette, seed: 1, pace: Duration::ZERO, stamp: "bench".into() };
        let mut app = App::new(call, Vec::new());
        let opened = tui::open(id, &[], Some(0), 1, Lang::EN).expect("the defaults");
        let seats = opened.playing.chosen().seating.seats();
        app.sit(opened, vec![Sitter::Person; seats], None);
        let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a buffer");
        let keys = [
            Keystroke::Right,
            Keystroke::Up,
            Keystroke::Tab,
            Keystroke::Left,
            Keystroke::Down,
            Keystroke::Enter,
            Keystroke::Escape,
        ];
        let mut worst = Duration::ZERO;
        let begun = Instant::now();
        for index in 0..KEYS as usize {
            let pressed = Instant::now();
            app.input(Input::Key(keys[index % keys.len()]));
            terminal.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).expect("a buffer");
            worst = worst.max(pressed.elapsed());
        }
        println!(
            "{id}: {:.2} ms a key on average, {:.2} ms at most",
            begun.elapsed().as_secs_f64() * 1e3 / f64::from(KEYS),
            worst.as_secs_f64() * 1e3
        );
    }
}
