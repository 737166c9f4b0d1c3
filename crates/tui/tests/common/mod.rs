//! A screen without a terminal: keys go in, lines come out, engines answer when the test says so.

#![allow(dead_code, reason = "not every test uses all of it")]

pub(crate) mod server;

use engine::{Session, Thinker, TranspositionTable};
use kernel::{Dice, Lang};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::time::Duration;
use tui::{App, Call, Colours, Effect, Found, Input, Keystroke, Order, Palette, Sitter, Task};

/// The smallest screen on which everything must have its place.
pub(crate) const SMALL: (u16, u16) = (80, 24);
pub(crate) const PLAIN: Palette = Palette { colours: Colours::None, unicode: false };
pub(crate) const RICH: Palette = Palette { colours: Colours::True, unicode: true };

pub(crate) struct Screen {
    pub(crate) app: App,
    size: (u16, u16),
    orders: Vec<Order>,
    pub(crate) errands: Vec<client::Errand>,
    pub(crate) kept: Vec<(String, String)>,
    pub(crate) left: bool,
    pub(crate) slept: bool,
}

pub(crate) fn call(lang: Lang, palette: Palette, pace: u64) -> Call {
    Call { lang, palette, seed: 1, pace: Duration::from_millis(pace), stamp: "stamp".into() }
}

impl Screen {
    pub(crate) fn new(app: App) -> Screen {
        let mut screen = Screen {
            app,
            size: SMALL,
            orders: Vec::new(),
            errands: Vec::new(),
            kept: Vec::new(),
            left: false,
            slept: false,
        };
        screen.give(Input::Resize(SMALL.0, SMALL.1));
        screen
    }

    pub(crate) fn menu(lang: Lang) -> Screen {
        Screen::new(App::new(call(lang, PLAIN, 0), Vec::new()))
    }

    /// A table of a game with people or engines on the seats.
    pub(crate) fn table(game: &str, rules: &[&str], sitters: &[Sitter], lang: Lang) -> Screen {
        Screen::paced(game, rules, sitters, lang, 0)
    }

    pub(crate) fn paced(game: &str, rules: &[&str], sitters: &[Sitter], lang: Lang, pace: u64) -> Screen {
        let mut app = App::new(call(lang, PLAIN, pace), Vec::new());
        let opened = tui::open(game, rules, Some(0), 1, lang).unwrap();
        let seats = opened.playing.chosen().seating.seats();
        let mut sitters = sitters.to_vec();
        sitters.resize(seats, Sitter::Person);
        app.sit(opened, sitters, None);
        Screen::new(app)
    }

    /// A table at a position.
    pub(crate) fn at(game: &str, rules: &[&str], position: &str, lang: Lang) -> Screen {
        let playing = hall::find(game).unwrap().open_at(rules, position).unwrap();
        let seats = playing.chosen().seating.seats();
        let mut app = App::new(call(lang, PLAIN, 0), Vec::new());
        app.sit(tui::Opened { playing, tags: Vec::new(), told: Vec::new() }, vec![Sitter::Person; seats], None);
        Screen::new(app)
    }

    pub(crate) fn give(&mut self, input: Input) {
        if let Input::Resize(width, height) = input {
            self.size = (width, height);
        }
        for effect in self.app.input(input) {
            match effect {
                Effect::Order(order) => self.orders.push(order),
                Effect::Cancel(number) => self.orders.retain(|order| order.number != number),
                Effect::Keep { name, text } => self.kept.push((name, text)),
                Effect::Errand(errand) => self.errands.push(errand),
                Effect::Suspend => self.slept = true,
                Effect::Leave => self.left = true,
            }
        }
    }

    pub(crate) fn key(&mut self, key: Keystroke) -> &mut Screen {
        self.give(Input::Key(key));
        self
    }

    /// Types letters one by one; a line break is Enter.
    pub(crate) fn keys(&mut self, letters: &str) -> &mut Screen {
        for letter in letters.chars() {
            self.key(if letter == '\n' { Keystroke::Enter } else { Keystroke::Char(letter) });
        }
        self
    }

    /// Types a step as notation.
    pub(crate) fn step(&mut self, step: &str) -> &mut Screen {
        self.keys(&format!(":{step}\n"))
    }

    pub(crate) fn tick(&mut self, milliseconds: u64) -> &mut Screen {
        self.give(Input::Tick(Duration::from_millis(milliseconds)));
        self
    }

    /// Whether an engine has something to do.
    pub(crate) fn is_ordered(&self) -> bool {
        !self.orders.is_empty()
    }

    /// Lets engines do one thing each, quickly: a random step for a move, a shallow search for everything else.
    pub(crate) fn think(&mut self, dice: &mut Dice) -> &mut Screen {
        let table = TranspositionTable::new(1);
        for Order { number, mut playing, task, .. } in std::mem::take(&mut self.orders) {
            let few = engine::Strength::full(engine::Limits::nodes(300));
            let session = Session { lines: 3, ..Session::new(&table) };
            match task {
                Task::Move(_) | Task::Lines(_) => {
                    let mut thought = playing.think(&few, &session, &mut |_| {}).unwrap();
                    if let (Task::Move(_), Some(step)) = (&task, playing.random_step(dice)) {
                        thought.lines[thought.chosen].steps = vec![step];
                    }
                    self.give(Input::Found(Found::Thought { number, thought, done: true }));
                }
                Task::Truth => {
                    let answer = playing.solve(engine::Wanted::Any, 2_000_000, &engine::Stop::new()).unwrap();
                    self.give(Input::Found(Found::Truth { number, answer }));
                }
                Task::Review => {
                    let steps = playing.history().filter(|past| past.step().is_some()).count();
                    playing.undo(playing.len());
                    for index in 0..steps {
                        let thought = playing.think(&few, &session, &mut |_| {}).unwrap();
                        self.give(Input::Found(Found::Judged { number, index, thought }));
                        playing.redo(1);
                    }
                }
            }
        }
        self
    }

    /// What is on the screen, without blanks at the ends of lines.
    pub(crate) fn text(&self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).unwrap();
        terminal.draw(|frame| self.app.draw(frame.area(), frame.buffer_mut())).unwrap();
        let buffer = terminal.backend().buffer();
        let row = |y: u16| (0..self.size.0).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_string();
        (0..self.size.1).map(|y| row(y) + "\n").collect()
    }

    /// Whether a text stands on the screen, or beside the board over several lines.
    pub(crate) fn shows(&self, part: &str) -> bool {
        // Where the panel begins depends on the board.
        (0..56).any(|column| self.beside(column).contains(part))
    }

    /// The words from a column on, without line breaks.
    fn beside(&self, column: usize) -> String {
        let text = self.text();
        let rows = text.lines().map(|line| line.chars().skip(column).collect::<String>());
        rows.collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words beside the board, more or less.
    pub(crate) fn panel(&self) -> String {
        self.beside(47)
    }
}

#[track_caller]
pub(crate) fn same(name: &str, screen: &Screen) {
    let text = screen.text();
    let file = format!("{}/tests/screens/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("COFFRET_SCREENS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(known == text, "{name} has changed; it is now\n{text}");
}
