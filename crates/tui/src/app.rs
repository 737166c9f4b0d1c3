//! App: all screens together. Keys, clicks, time and thoughts go in; effects come out; what is on the screen can be drawn at any
//! moment. It knows no terminal, no thread, no file and no clock.

mod visit;

use crate::input::{Effect, Input, Keystroke};
use crate::list::Page;
use crate::lobby::Lobby;
use crate::menu::{self, Menu};
use crate::opening::{self, Sitter};
use crate::pages::{Rulebook, draw_help};
use crate::palette::Palette;
use crate::saves::Save;
use crate::sentences;
use crate::setup::{self, Setup};
use crate::table::{Next, Setting, Table, Wish};
use crate::text::wrapped;
use client::{Address, Errand};
use kernel::Lang;
use kernel::record::Record;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use speech::Say;
use std::time::Duration;
use wire::LinkJson;

/// How the program was called.
#[derive(Clone, Debug)]
pub struct Call {
    /// The language.
    pub lang: Lang,
    /// What the terminal can show.
    pub palette: Palette,
    /// Where chance starts.
    pub seed: u64,
    /// How long an event of a settling is looked at.
    pub pace: Duration,
    /// What the names of kept games end in, so that no two are alike.
    pub stamp: String,
}

#[derive(Debug)]
enum Screen {
    Menu(Menu),
    Setup(Box<Setup>),
    Table(Box<Table>),
    Rules(Rulebook),
    Help,
    /// The tables of a server.
    Lobby(Box<Lobby>),
    /// How others come to a table.
    Links(Vec<String>),
}

/// All screens, the one that is seen last.
#[derive(Debug)]
pub struct App {
    call: Call,
    screens: Vec<Screen>,
    size: Rect,
    saves: Vec<Save>,
    games: u32,
    waiting: Vec<Effect>,
    server: Server,
}

/// What is known of a server before one is at a table of it.
#[derive(Debug, Default)]
struct Server {
    origin: String,
    /// The table one is on the way to.
    table: Option<String>,
    wish: Option<Wish>,
    /// The links of the table that was set up.
    links: Vec<LinkJson>,
}

impl App {
    /// The menu, with games that can be gone on with.
    pub fn new(call: Call, saves: Vec<Save>) -> App {
        let menu = Menu::new(saves.clone(), call.lang, call.palette);
        let (size, server) = (Rect::new(0, 0, 80, 24), Server::default());
        App { screens: vec![Screen::Menu(menu)], size, saves, games: 0, waiting: Vec::new(), server, call }
    }

    /// Goes to a server: to the lobby, to a table by its address or an invitation, or to set up one of a game.
    pub fn visit(&mut self, address: &Address, game: Option<&'static dyn hall::AnyGame>) {
        let (lang, palette) = (self.call.lang, self.call.palette);
        self.server = Server { origin: address.origin(), ..Server::default() };
        self.screens = vec![Screen::Lobby(Box::new(Lobby::new(address.origin(), lang, palette)))];
        self.waiting.push(Effect::Errand(Errand::Lobby));
        if let Some(table) = &address.table {
            let wish = address.seat.clone().map(|(seat, key)| Wish::Seat(seat, key));
            self.join(table.clone(), wish);
        } else if let Some(game) = game {
            self.screens.push(Screen::Setup(Box::new(Setup::at_server(game, lang, palette))));
        }
    }

    /// Sets out for a table of the server.
    fn join(&mut self, table: String, wish: Option<Wish>) {
        self.server.wish = wish;
        self.server.table = Some(table.clone());
        self.waiting.push(Effect::Errand(Errand::Join(table)));
    }

    /// Opens the setup of a game, over the menu.
    pub fn set_up(&mut self, game: &'static dyn hall::AnyGame) {
        self.screens.push(Screen::Setup(Box::new(Setup::new(game, self.call.lang, self.call.palette))));
    }

    /// Sits down at a game at once.
    pub fn sit(&mut self, opened: opening::Opened, sitters: Vec<Sitter>, name: Option<String>) {
        let name = name.unwrap_or_else(|| {
            self.games += 1;
            format!("{}-{}-{}", opened.playing.game().info().id, self.call.stamp, self.games)
        });
        let setting = self.setting(name);
        let mut table = Table::new(opened, sitters, setting);
        self.waiting.extend(table.changed());
        self.screens.push(Screen::Table(Box::new(table)));
    }

    fn setting(&self, name: String) -> Setting {
        Setting {
            lang: self.call.lang,
            palette: self.call.palette,
            name,
            seed: self.call.seed.wrapping_add(u64::from(self.games)),
            pace: self.call.pace,
        }
    }

    /// What happened to the program, and what is to be done about it.
    pub fn input(&mut self, input: Input) -> Vec<Effect> {
        let mut effects = std::mem::take(&mut self.waiting);
        match input {
            Input::Resize(width, height) => self.size = Rect::new(0, 0, width, height),
            Input::Key(Keystroke::Ctrl('c' | 'q')) => effects.push(Effect::Leave),
            Input::Key(Keystroke::Ctrl('z')) => effects.push(Effect::Suspend),
            Input::Key(key) => effects.extend(self.key(key)),
            Input::Click(column, row) => effects.extend(self.click(column, row)),
            Input::Wheel(down) => effects.extend(self.wheel(down)),
            Input::Tick(time) => match self.screens.last_mut() {
                Some(Screen::Table(table)) => effects.extend(table.tick(time)),
                Some(Screen::Lobby(lobby)) => {
                    effects.extend(lobby.tick(time).then_some(Effect::Errand(Errand::Lobby)));
                }
                _ => {}
            },
            Input::News(news) => effects.extend(self.news(news)),
            Input::Found(found) => {
                let tables = self.screens.iter_mut().filter_map(|screen| match screen {
                    Screen::Table(table) => Some(table),
                    _ => None,
                });
                effects.extend(tables.flat_map(|table| table.found(found.clone())).collect::<Vec<_>>());
            }
        }
        effects.extend(std::mem::take(&mut self.waiting));
        for effect in &effects {
            if let Effect::Keep { name, text } = effect {
                self.remember(name, text);
            }
        }
        effects
    }

    fn key(&mut self, key: Keystroke) -> Vec<Effect> {
        let (lang, palette) = (self.call.lang, self.call.palette);
        match self.screens.last_mut() {
            Some(Screen::Menu(menu)) => {
                let choice = menu.key(key);
                self.menu_choice(choice)
            }
            Some(Screen::Setup(setup)) => {
                let choice = setup.key(key);
                self.setup_choice(&choice)
            }
            Some(Screen::Table(table)) => match table.key(key, self.size) {
                Next::Stay(effects) => effects,
                Next::Help => {
                    self.screens.push(Screen::Help);
                    Vec::new()
                }
                Next::Rules => {
                    let game = hall::find(table.playing.game().info().id).ok();
                    let book = game.map(|game| Rulebook::new(game, table.rule_in_note().as_deref(), lang, palette));
                    self.screens.extend(book.map(Screen::Rules));
                    Vec::new()
                }
                Next::Menu(effects) => {
                    self.back_to_menu();
                    effects
                }
                Next::Links(lines) => {
                    self.screens.push(Screen::Links(lines));
                    Vec::new()
                }
            },
            Some(Screen::Lobby(lobby)) => {
                let choice = lobby.key(key);
                self.lobby_choice(choice)
            }
            Some(Screen::Rules(book)) => {
                if !book.key(key) {
                    self.screens.pop();
                }
                Vec::new()
            }
            Some(Screen::Help | Screen::Links(_)) => {
                self.screens.pop();
                Vec::new()
            }
            None => vec![Effect::Leave],
        }
    }

    fn click(&mut self, column: u16, row: u16) -> Vec<Effect> {
        let size = self.size;
        match self.screens.last_mut() {
            Some(Screen::Menu(menu)) => {
                let choice = menu.click(row, size);
                self.menu_choice(choice)
            }
            Some(Screen::Setup(setup)) => {
                let choice = setup.click(row, size);
                self.setup_choice(&choice)
            }
            Some(Screen::Table(table)) => table.click(column, row, size),
            Some(Screen::Lobby(lobby)) => {
                let choice = lobby.click(row, size);
                self.lobby_choice(choice)
            }
            Some(Screen::Rules(_) | Screen::Help | Screen::Links(_)) => self.key(Keystroke::Right),
            None => Vec::new(),
        }
    }

    fn wheel(&mut self, down: i32) -> Vec<Effect> {
        match self.screens.last() {
            Some(Screen::Table(_)) => self.key(if down > 0 { Keystroke::Char(']') } else { Keystroke::Char('[') }),
            Some(_) => self.key(if down > 0 { Keystroke::Down } else { Keystroke::Up }),
            None => Vec::new(),
        }
    }

    fn menu_choice(&mut self, choice: menu::Choice) -> Vec<Effect> {
        let (lang, palette) = (self.call.lang, self.call.palette);
        match choice {
            menu::Choice::Stay => {}
            menu::Choice::Leave => return vec![Effect::Leave],
            menu::Choice::Help => self.screens.push(Screen::Help),
            menu::Choice::Resume(save) => match opening::resume(&save.record) {
                Ok((opened, sitters)) => self.sit(opened, sitters, Some(save.name)),
                Err(error) => {
                    if let Some(Screen::Menu(menu)) = self.screens.last_mut() {
                        menu.note = Some(error.say(lang));
                    }
                }
            },
            menu::Choice::Game(id) => {
                let game = hall::find(id).ok();
                self.screens.extend(game.map(|game| Screen::Setup(Box::new(Setup::new(game, lang, palette)))));
            }
        }
        Vec::new()
    }

    fn setup_choice(&mut self, choice: &setup::Choice) -> Vec<Effect> {
        let Some(Screen::Setup(setup)) = self.screens.last_mut() else { return Vec::new() };
        match choice {
            setup::Choice::Stay => {}
            setup::Choice::Back => {
                self.screens.pop();
            }
            setup::Choice::Rules => {
                let book = Rulebook::new(setup.game, None, self.call.lang, self.call.palette);
                self.screens.push(Screen::Rules(book));
            }
            setup::Choice::Begin if setup.listed.is_some() => {
                let order = Errand::Order(Box::new(setup.order()));
                self.screens.pop();
                return vec![Effect::Errand(order)];
            }
            setup::Choice::Begin => {
                let (id, words, sitters, tags) = (setup.game.info().id, setup.words(), setup.sitters.clone(), setup.tags());
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                let seed = self.call.seed.wrapping_add(u64::from(self.games));
                match opening::open(id, &words, None, seed, self.call.lang) {
                    Ok(mut opened) => {
                        opened.tags.extend(tags);
                        self.screens.pop();
                        self.sit(opened, sitters, None);
                    }
                    Err(error) => setup.note = Some(error.say(self.call.lang)),
                }
            }
        }
        Vec::new()
    }

    /// Leaves a table for the menu, which now knows its game.
    fn back_to_menu(&mut self) {
        self.screens.pop();
        if let Some(Screen::Lobby(_)) = self.screens.last() {
            self.server.table = None;
            self.waiting.push(Effect::Errand(Errand::Lobby));
        }
        if matches!(self.screens.as_slice(), [Screen::Menu(_)] | []) {
            let menu = Menu::new(self.saves.clone(), self.call.lang, self.call.palette);
            self.screens = vec![Screen::Menu(menu)];
        }
    }

    /// Remembers what is kept, so that the menu offers it.
    fn remember(&mut self, name: &str, text: &str) {
        self.saves.retain(|save| save.name != name);
        if let Ok(record) = Record::read(text)
            && record.result == "*"
        {
            self.saves.insert(0, Save { name: name.to_string(), record });
        }
    }

    /// Whether time matters now: a clock runs, or a settling is told.
    pub fn is_timed(&self) -> bool {
        match self.screens.last() {
            Some(Screen::Table(table)) => !table.playing.status().is_over() || table.is_telling(),
            Some(Screen::Lobby(_)) => true,
            _ => false,
        }
    }

    /// Whether a settling is being told event by event.
    pub fn is_telling(&self) -> bool {
        matches!(self.screens.last(), Some(Screen::Table(table)) if table.is_telling())
    }

    /// Draws the screen that is seen.
    pub fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        match self.screens.last() {
            Some(Screen::Menu(menu)) => menu.draw(screen, buffer),
            Some(Screen::Setup(setup)) => setup.draw(screen, buffer),
            Some(Screen::Table(table)) => table.draw(screen, buffer),
            Some(Screen::Rules(book)) => book.draw(screen, buffer),
            Some(Screen::Help) => draw_help(self.call.lang, self.call.palette, screen, buffer),
            Some(Screen::Lobby(lobby)) => lobby.draw(screen, buffer),
            Some(Screen::Links(lines)) => {
                let (heading, foot) =
                    (sentences::INVITE_TITLE.say(self.call.lang), sentences::FOOT_HELP.say(self.call.lang));
                let palette = self.call.palette;
                let width = usize::from(screen.width).saturating_sub(2);
                let lines: Vec<String> = lines.iter().flat_map(|line| wrapped(line, width)).collect();
                Page { palette, heading: &heading, lines: &lines, chosen: None, foot: &foot }.draw(screen, buffer);
            }
            None => {}
        }
    }
}
