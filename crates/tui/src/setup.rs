//! Setup: under which rules a game is played, what differs from the booklet, and who sits where.

use crate::input::Keystroke;
use crate::list::Page;
use crate::opening::Sitter;
use crate::palette::Palette;
use crate::sentences;
use crate::text::wrapped;
use hall::{AnyGame, Chosen};
use kernel::{Lang, Phrase, PresetStanding, Seat, split_rules};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use speech::Say;
use wire::{ClockSetting, FormatSetting, SeatOrder, TableOrder, TakebackSetting};

/// What a key leads to.
pub(crate) enum Choice {
    Stay,
    Back,
    Rules,
    /// A game is to begin.
    Begin,
}

pub(crate) struct Setup {
    lang: Lang,
    palette: Palette,
    pub(crate) game: &'static dyn AnyGame,
    preset: usize,
    chosen: Chosen,
    pub(crate) sitters: Vec<Sitter>,
    /// The line that is chosen: the preset, each seat, and the beginning.
    line: usize,
    pub(crate) note: Option<String>,
    /// Whether the lobby of a server is to list the table, where it is one of a server.
    pub(crate) listed: Option<bool>,
}

impl std::fmt::Debug for Setup {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Setup({}, {:?})", self.game.info().id, self.sitters)
    }
}

impl Setup {
    pub(crate) fn new(game: &'static dyn AnyGame, lang: Lang, palette: Palette) -> Setup {
        let chosen = game.choose_table(&[]).expect("every game has defaults");
        let (sitters, listed) = (Vec::new(), None);
        let mut setup = Setup { lang, palette, game, preset: 0, chosen, sitters, line: 0, note: None, listed };
        setup.choose(0);
        setup
    }

    /// The same for a table of a server, where others come.
    pub(crate) fn at_server(game: &'static dyn AnyGame, lang: Lang, palette: Palette) -> Setup {
        let mut setup = Setup { listed: Some(true), ..Setup::new(game, lang, palette) };
        setup.sitters.clear();
        setup.choose(0);
        setup
    }

    /// What the server is asked for.
    pub(crate) fn order(&self) -> TableOrder {
        let seat = |sitter: &Sitter| match sitter {
            Sitter::Person => SeatOrder::Me,
            Sitter::Level(level) => SeatOrder::Engine { level: *level },
            Sitter::Elsewhere => SeatOrder::Open,
        };
        let never = self.tags().iter().any(|(_, value)| value == "never");
        TableOrder {
            game: self.game.info().id.into(),
            rules: self.words().join(","),
            seats: self.sitters.iter().map(seat).collect(),
            shuffle: false,
            start: None,
            position: None,
            clock: ClockSetting::None,
            format: FormatSetting::Single,
            listed: self.listed.unwrap_or(false),
            takeback: never.then_some(TakebackSetting::Never),
        }
    }

    /// The words of the options.
    pub(crate) fn words(&self) -> Vec<&'static str> {
        self.game.info().presets.get(self.preset).map(|preset| split_rules(preset.rules)).unwrap_or_default()
    }

    /// Settings of the table that go with the rules, as tags of the record.
    pub(crate) fn tags(&self) -> Vec<(String, String)> {
        let never = self.game.info().presets.get(self.preset).is_some_and(|preset| preset.table.contains("takeback=never"));
        vec![("Takeback".into(), if never { "never" } else { "free" }.into())]
    }

    fn choose(&mut self, preset: usize) {
        let before = self.preset;
        self.preset = preset;
        match self.game.choose_table(&self.words()) {
            Ok(chosen) => self.chosen = chosen,
            Err(error) => {
                self.note = Some(error.say(self.lang));
                self.preset = before;
            }
        }
        let seats = self.chosen.seating.seats();
        // One person against engines of a middling level, until somebody says otherwise.
        let others = if self.listed.is_some() { Sitter::Elsewhere } else { Sitter::Level(3) };
        self.sitters.resize(seats, others);
        if let Some(first) = self.sitters.first_mut().filter(|_| !self.game.has_solver() || seats == 1) {
            *first = Sitter::Person;
        }
    }

    fn lines_to_choose(&self) -> usize {
        2 + self.sitters.len() + usize::from(self.listed.is_some())
    }

    pub(crate) fn key(&mut self, key: Keystroke) -> Choice {
        self.note = None;
        let count = self.lines_to_choose();
        match key {
            Keystroke::Up | Keystroke::Char('k') | Keystroke::BackTab => self.line = (self.line + count - 1) % count,
            Keystroke::Down | Keystroke::Char('j') | Keystroke::Tab => self.line = (self.line + 1) % count,
            Keystroke::Left | Keystroke::Char('h') => self.change(false),
            Keystroke::Right | Keystroke::Char('l' | ' ') => self.change(true),
            Keystroke::Enter => return Choice::Begin,
            Keystroke::Char('R' | '?') => return Choice::Rules,
            Keystroke::Escape | Keystroke::Char('q') => return Choice::Back,
            _ => {}
        }
        Choice::Stay
    }

    fn change(&mut self, forward: bool) {
        let presets = self.game.info().presets.len().max(1);
        match self.line {
            0 if forward => self.choose((self.preset + 1) % presets),
            0 => self.choose((self.preset + presets - 1) % presets),
            line => {
                let seats = self.sitters.len();
                match (self.sitters.get_mut(line - 1), &mut self.listed) {
                    (Some(sitter), listed) => *sitter = next(*sitter, forward, listed.is_some()),
                    (None, Some(listed)) if line == seats + 1 => *listed = !*listed,
                    _ => {}
                }
            }
        }
    }

    pub(crate) fn click(&mut self, row: u16, screen: Rect) -> Choice {
        let (lines, rows) = self.lines(usize::from(screen.width).saturating_sub(2));
        let page = Page { palette: self.palette, heading: "", lines: &lines, chosen: None, foot: "" };
        let Some(line) = page.line_at(row, screen) else { return Choice::Stay };
        let Some(chosen) = rows.iter().position(|&at| at == line) else { return Choice::Stay };
        self.line = chosen;
        if chosen + 1 == self.lines_to_choose() {
            return Choice::Begin;
        }
        self.change(true);
        Choice::Stay
    }

    /// All lines, and which of them can be chosen.
    fn lines(&self, width: usize) -> (Vec<String>, Vec<usize>) {
        let lang = self.lang;
        let info = self.game.info();
        let (mut lines, mut rows) = (wrapped(&info.tagline.say(lang), width), Vec::new());
        lines.push(String::new());
        rows.push(lines.len());
        let preset = info.presets.get(self.preset);
        let name = preset.map_or(String::new(), |preset| preset.name.say(lang));
        lines.push(sentences::SetupRules { name, number: self.preset + 1, of: info.presets.len().max(1) }.say(lang));
        if let Some(preset) = preset {
            let about = [preset.about.say(lang), standing(preset.standing).say(lang)];
            lines.extend(about.iter().flat_map(|text| wrapped(text, width - 4)).map(|line| format!("    {line}")));
        }
        if !self.chosen.text.is_empty() {
            let rules = self.chosen.text.replace(',', ", ");
            lines.extend(wrapped(&rules, width - 4).into_iter().map(|line| format!("    {line}")));
        }
        lines.push(String::new());
        for (index, sitter) in self.sitters.iter().enumerate() {
            rows.push(lines.len());
            let seat = self.chosen.seat_name(Seat(index as u8)).say(lang);
            let who = match sitter {
                Sitter::Person => sentences::PERSON.say(lang),
                Sitter::Level(level) => sentences::LevelN { level: u32::from(*level) }.say(lang),
                Sitter::Elsewhere => sentences::OPEN_SEAT.say(lang),
            };
            lines.push(sentences::SetupSeat { number: index + 1, seat, who }.say(lang));
        }
        if let Some(listed) = self.listed {
            rows.push(lines.len());
            lines.push(if listed { sentences::SETUP_LISTED } else { sentences::SETUP_PRIVATE }.say(lang));
        }
        lines.push(String::new());
        rows.push(lines.len());
        lines.push(sentences::SETUP_BEGIN.say(lang));
        (lines, rows)
    }

    pub(crate) fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        let (lines, rows) = self.lines(usize::from(screen.width).saturating_sub(2));
        let info = self.game.info();
        let heading = info.name.say(self.lang);
        let keys = sentences::FOOT_SETUP.say(self.lang);
        let foot = self.note.as_deref().unwrap_or(&keys);
        let chosen = rows.get(self.line).copied();
        Page { palette: self.palette, heading: &heading, lines: &lines, chosen, foot }.draw(screen, buffer);
    }
}

/// How a choice of rules stands to the booklet.
fn standing(standing: PresetStanding) -> Phrase {
    match standing {
        PresetStanding::Letter => sentences::PRESET_LETTER,
        PresetStanding::Watched => sentences::PRESET_WATCHED,
        PresetStanding::Variant => sentences::PRESET_VARIANT,
        PresetStanding::Reconstructed => sentences::PRESET_RECONSTRUCTED,
        PresetStanding::Reading => sentences::PRESET_READING,
        PresetStanding::Ours => sentences::PRESET_OURS,
    }
}

/// The next or previous kind of sitter. At a server a seat may be open as well.
fn next(sitter: Sitter, forward: bool, at_server: bool) -> Sitter {
    match (sitter, forward) {
        (Sitter::Person, true) | (Sitter::Level(1), false) if at_server => Sitter::Elsewhere,
        (Sitter::Person | Sitter::Elsewhere, true) | (Sitter::Level(2), false) => Sitter::Level(1),
        (Sitter::Person, false) => Sitter::Level(8),
        (Sitter::Level(8), true) | (Sitter::Level(1) | Sitter::Elsewhere, false) => Sitter::Person,
        (Sitter::Level(level), true) => Sitter::Level(level + 1),
        (Sitter::Level(level), false) => Sitter::Level(level - 1),
    }
}
