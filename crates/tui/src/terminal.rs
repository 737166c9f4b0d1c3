//! Terminal: the loop that feeds the state machine from a real terminal, and gives the terminal back however the program ends: by a
//! key, a signal, a panic or the shell's suspend.

use crate::app::App;
use crate::input::{Effect, Input, Keystroke};
use crate::saves::Saves;
use crate::thinker::Thinker;
use client::{Courier, Visit};
use crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton,
    MouseEventKind,
};
use crossterm::terminal::{Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use rustix::process::{Signal, getpid, kill_process};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;
use std::io::{self, Stdout, stdout};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// How often time is told while a settling is shown, while a clock runs, and otherwise.
const STEPS: [Duration; 3] = [Duration::from_millis(100), Duration::from_millis(500), Duration::from_secs(3600)];
/// How much time the clocks are told at once at most: a program that slept has not thought.
const MOST: Duration = Duration::from_secs(2);

/// What a shell expects of a program that panicked.
const PANICKED: i32 = 101;

/// How a game in the terminal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// Somebody left.
    Left,
    /// A signal of this number ended it.
    Signal(i32),
}

/// What wakes the loop.
enum Wake {
    Input(Input),
    Signal(i32),
    /// The terminal is gone.
    Closed,
}

/// Shows an app in this terminal until somebody leaves. Engines look up what a folder of databases holds, if there is one; errands go
/// to the server that is visited.
pub fn run(mut app: App, saves: &Saves, tables: Option<PathBuf>, visit: Option<Visit>) -> io::Result<End> {
    let (sender, wakes) = channel();
    listen(&sender)?;
    let (thoughts, found) = channel();
    forward(found, sender.clone());
    let out = sender.clone();
    let tell = move |news| out.send(Wake::Input(Input::News(news))).is_ok();
    let courier = visit.map(|visit| Courier::send_out(visit, tell)).transpose()?;
    restore_on_panic();
    let screen = Screen::open()?;
    let end = Loop { app: &mut app, saves, thinker: Thinker::new(thoughts, tables), courier, screen }.run(&wakes);
    restore();
    end
}

/// Passes on what engines find.
fn forward(found: Receiver<Input>, out: Sender<Wake>) {
    std::thread::spawn(move || {
        for input in found {
            if out.send(Wake::Input(input)).is_err() {
                return;
            }
        }
    });
}

/// Keys, clicks and signals, each from a thread of its own.
fn listen(sender: &Sender<Wake>) -> io::Result<()> {
    let out = sender.clone();
    std::thread::spawn(move || {
        loop {
            let wake = match event::read() {
                Ok(event) => input(&event).map(Wake::Input),
                Err(_) => Some(Wake::Closed),
            };
            let closed = matches!(wake, Some(Wake::Closed));
            if wake.is_some_and(|wake| out.send(wake).is_err()) || closed {
                return;
            }
        }
    });
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT])?;
    let out = sender.clone();
    std::thread::spawn(move || {
        for signal in signals.forever() {
            if out.send(Wake::Signal(signal)).is_err() {
                return;
            }
        }
    });
    Ok(())
}

/// What an event of the terminal means to the app.
fn input(event: &Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_of(*key).map(Input::Key),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => Some(Input::Wheel(-1)),
            MouseEventKind::ScrollDown => Some(Input::Wheel(1)),
            _ => None,
        },
        Event::Resize(width, height) => Some(Input::Resize(*width, *height)),
        _ => None,
    }
}

fn key_of(event: KeyEvent) -> Option<Keystroke> {
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    Some(match event.code {
        KeyCode::Char(letter) if control => Keystroke::Ctrl(letter.to_ascii_lowercase()),
        KeyCode::Char(letter) => Keystroke::Char(letter),
        KeyCode::Enter => Keystroke::Enter,
        KeyCode::Esc => Keystroke::Escape,
        KeyCode::Tab => Keystroke::Tab,
        KeyCode::BackTab => Keystroke::BackTab,
        KeyCode::Backspace => Keystroke::Backspace,
        KeyCode::Up => Keystroke::Up,
        KeyCode::Down => Keystroke::Down,
        KeyCode::Left => Keystroke::Left,
        KeyCode::Right => Keystroke::Right,
        KeyCode::PageUp => Keystroke::PageUp,
        KeyCode::PageDown => Keystroke::PageDown,
        KeyCode::Home => Keystroke::Home,
        KeyCode::End => Keystroke::End,
        _ => return None,
    })
}

/// The terminal while the program has it.
struct Screen(Terminal<CrosstermBackend<Stdout>>);

impl Screen {
    fn open() -> io::Result<Screen> {
        take()?;
        Ok(Screen(Terminal::new(CrosstermBackend::new(stdout()))?))
    }

    fn draw(&mut self, app: &App) -> io::Result<()> {
        self.0.draw(|frame| app.draw(frame.area(), frame.buffer_mut())).map(|_| ())
    }

    /// Draws everything again, as after somebody else had the screen or its size changed. The library's own way would ask the terminal
    /// where the cursor is, and the thread that reads keys would swallow the answer.
    fn refresh(&mut self) -> io::Result<()> {
        execute!(stdout(), Clear(ClearType::All))?;
        self.0 = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }
}

fn take() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, cursor::Hide)
}

/// Gives the terminal back. There is nobody to tell if that fails.
fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
}

fn restore_on_panic() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        restore();
        before(panic);
        // Whichever thread it was: nobody may draw on a terminal that was given back.
        std::process::exit(PANICKED);
    }));
}

struct Loop<'a> {
    app: &'a mut App,
    saves: &'a Saves,
    thinker: Thinker,
    courier: Option<Courier>,
    screen: Screen,
}

impl Loop<'_> {
    fn run(mut self, wakes: &Receiver<Wake>) -> io::Result<End> {
        let (width, height) = crossterm::terminal::size()?;
        let mut seen = Instant::now();
        if self.give(Input::Resize(width, height))? {
            return Ok(End::Left);
        }
        loop {
            self.screen.draw(self.app)?;
            let [telling, timed, quiet] = STEPS;
            let step = if self.app.is_telling() {
                telling
            } else if self.app.is_timed() {
                timed
            } else {
                quiet
            };
            let woken = wakes.recv_timeout(step.saturating_sub(seen.elapsed()));
            if !self.app.is_timed() {
                seen = Instant::now();
            } else if seen.elapsed() >= step {
                let passed = seen.elapsed().min(MOST);
                seen = Instant::now();
                self.give(Input::Tick(passed))?;
            }
            match woken {
                Ok(Wake::Input(input)) => {
                    if self.give(input)? {
                        return Ok(End::Left);
                    }
                }
                Ok(Wake::Signal(SIGCONT)) => self.wake()?,
                Ok(Wake::Signal(SIGTSTP)) => self.sleep()?,
                Ok(Wake::Signal(signal)) => return Ok(End::Signal(signal)),
                Ok(Wake::Closed) | Err(RecvTimeoutError::Disconnected) => return Ok(End::Signal(SIGHUP)),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Gives the app something, and does what it asks; whether somebody leaves.
    fn give(&mut self, input: Input) -> io::Result<bool> {
        if let Input::Resize(..) = input {
            self.screen.refresh()?;
        }
        for effect in self.app.input(input) {
            match effect {
                Effect::Order(order) => self.thinker.begin(order),
                Effect::Cancel(number) => self.thinker.cancel(number),
                // A game that cannot be kept goes on all the same.
                Effect::Keep { name, text } => drop(self.saves.keep(&name, &text)),
                Effect::Errand(errand) => {
                    if let Some(courier) = &self.courier {
                        courier.give(errand);
                    }
                }
                Effect::Suspend => self.sleep()?,
                Effect::Leave => return Ok(true),
            }
        }
        Ok(false)
    }

    /// Gives the terminal to the shell until it wakes the program.
    fn sleep(&mut self) -> io::Result<()> {
        restore();
        kill_process(getpid(), Signal::STOP).map_err(io::Error::from)?;
        self.wake()
    }

    fn wake(&mut self) -> io::Result<()> {
        take()?;
        let (width, height) = crossterm::terminal::size()?;
        self.app.input(Input::Resize(width, height));
        self.screen.refresh()
    }
}
