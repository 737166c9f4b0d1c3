//! Setup: under which rules a game is played, what differs from the booklet, and who sits where.

use crate::input::Keystroke;
use crate::list::Page;
use crate::opening::Sitter;
use crate::palette::Palette;
use crate::sentences;
use crate::text::wrapped;
use hall::{AnyGame, Chosen};
use kernel::{Lang, Message, OptionStanding, Phrase, PresetStanding, Seat, split_rules};
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

/// What can be chosen on the page, from top to bottom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Row {
    Preset,
    Options,
    Option(usize),
    Seat(usize),
    Listed,
    Begin,
}

pub(crate) struct Setup {
    lang: Lang,
    palette: Palette,
    pub(crate) game: &'static dyn AnyGame,
    preset: usize,
    chosen: Chosen,
    pub(crate) sitters: Vec<Sitter>,
    /// Options that were changed from what the preset has, by name and value.
    changed: Vec<(&'static str, &'static str)>,
    /// Whether the options are shown one by one.
    unfolded: bool,
    /// Which of the rows is chosen.
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
        let mut setup = Setup {
            lang,
            palette,
            game,
            preset: 0,
            chosen,
            sitters: Vec::new(),
            changed: Vec::new(),
            unfolded: false,
            line: 0,
            note: None,
            listed: None,
        };
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
    pub(crate) fn words(&self) -> Vec<String> {
        let mut words: Vec<String> = self.of_preset().into_iter().map(String::from).collect();
        for (name, value) in &self.changed {
            words.retain(|word| word.split('=').next() != Some(*name));
            words.push(format!("{name}={value}"));
        }
        words
    }

    /// The words of the preset alone.
    fn of_preset(&self) -> Vec<&'static str> {
        self.game.info().presets.get(self.preset).map(|preset| split_rules(preset.rules)).unwrap_or_default()
    }

    /// Which value an option has: changed here, by the preset, or as tables begin.
    fn value(&self, choice: &kernel::Choice) -> usize {
        let words = self.words();
        let named = |word: &String| {
            word.split_once('=').filter(|(name, _)| *name == choice.name).map(|(_, value)| value.to_string())
        };
        let value = words.iter().find_map(named);
        choice.values.iter().position(|other| Some(other.name) == value.as_deref()).unwrap_or(0)
    }

    /// Another value of an option, unless it does not go with the others.
    fn choose_value(&mut self, option: usize, forward: bool) {
        let Some(choice) = self.game.choices().get(option) else { return };
        let (now, all, before) = (self.value(choice), choice.values.len(), self.changed.clone());
        let next = choice.values[if forward { (now + 1) % all } else { (now + all - 1) % all }].name;
        self.changed.retain(|(name, _)| *name != choice.name);
        self.changed.push((choice.name, next));
        if let Err(error) = self.take_words() {
            self.note = Some(error);
            self.changed = before;
        }
        // What the preset has anyway is not changed.
        let (preset, choices) = (self.of_preset(), self.game.choices());
        self.changed.retain(|(name, value)| {
            let first = choices.iter().find(|choice| choice.name == *name).map(|choice| choice.values[0].name);
            let said = preset.iter().find_map(|word| word.split_once('=').filter(|(other, _)| *other == *name));
            said.map_or(first, |(_, said)| Some(said)) != Some(*value)
        });
    }

    /// The rules that the words come to, and seats for all who play under them.
    fn take_words(&mut self) -> Result<(), String> {
        let words = self.words();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.chosen = self.game.choose_table(&words).map_err(|error| error.say(self.lang))?;
        let seats = self.chosen.seating.seats();
        // One person against engines of a middling level, until somebody says otherwise.
        let others = if self.listed.is_some() { Sitter::Elsewhere } else { Sitter::Level(3) };
        self.sitters.resize(seats, others);
        Ok(())
    }

    /// Settings of the table that go with the rules, as tags of the record.
    pub(crate) fn tags(&self) -> Vec<(String, String)> {
        let never = self.game.info().presets.get(self.preset).is_some_and(|preset| preset.table.contains("takeback=never"));
        vec![("Takeback".into(), if never { "never" } else { "free" }.into())]
    }

    fn choose(&mut self, preset: usize) {
        let before = (self.preset, std::mem::take(&mut self.changed));
        self.preset = preset;
        if let Err(error) = self.take_words() {
            self.note = Some(error);
            (self.preset, self.changed) = before;
        }
        let seats = self.sitters.len();
        if let Some(first) = self.sitters.first_mut().filter(|_| !self.game.has_solver() || seats == 1) {
            *first = Sitter::Person;
        }
    }

    /// What can be chosen, in order.
    fn rows(&self) -> Vec<Row> {
        let options = self.game.choices().len();
        let mut rows = vec![Row::Preset];
        rows.extend((0..self.sitters.len()).map(Row::Seat));
        if self.listed.is_some() {
            rows.push(Row::Listed);
        }
        if options > 0 {
            rows.push(Row::Options);
        }
        if self.unfolded {
            rows.extend((0..options).map(Row::Option));
        }
        rows.push(Row::Begin);
        rows
    }

    pub(crate) fn key(&mut self, key: Keystroke) -> Choice {
        self.note = None;
        let count = self.rows().len();
        match key {
            Keystroke::Up | Keystroke::Char('k') | Keystroke::BackTab => self.line = (self.line + count - 1) % count,
            Keystroke::Down | Keystroke::Char('j') | Keystroke::Tab => self.line = (self.line + 1) % count,
            Keystroke::Left | Keystroke::Char('h') => self.change(false),
            Keystroke::Right | Keystroke::Char('l' | ' ') => self.change(true),
            Keystroke::Char('o') if !self.game.choices().is_empty() => self.unfolded = !self.unfolded,
            Keystroke::Enter if self.rows().get(self.line) == Some(&Row::Options) => self.unfolded = !self.unfolded,
            Keystroke::Enter => return Choice::Begin,
            Keystroke::Char('R' | '?') => return Choice::Rules,
            Keystroke::Escape | Keystroke::Char('q') => return Choice::Back,
            _ => {}
        }
        Choice::Stay
    }

    fn change(&mut self, forward: bool) {
        let presets = self.game.info().presets.len().max(1);
        let at_server = self.listed.is_some();
        let Some(row) = self.rows().get(self.line).copied() else { return };
        match row {
            Row::Preset if forward => self.choose((self.preset + 1) % presets),
            Row::Preset => self.choose((self.preset + presets - 1) % presets),
            Row::Options => self.unfolded = forward,
            Row::Option(option) => self.choose_value(option, forward),
            Row::Seat(seat) => {
                if let Some(sitter) = self.sitters.get_mut(seat) {
                    *sitter = next(*sitter, forward, at_server);
                }
            }
            Row::Listed => self.listed = self.listed.map(|listed| !listed),
            Row::Begin => {}
        }
        // More seats or fewer move the rows behind them; the chosen one stays chosen.
        self.line = self.rows().iter().position(|&other| other == row).unwrap_or(0);
    }

    pub(crate) fn click(&mut self, row: u16, screen: Rect) -> Choice {
        let (lines, rows) = self.lines(usize::from(screen.width).saturating_sub(2));
        let page = Page { palette: self.palette, heading: "", lines: &lines, chosen: None, foot: "" };
        let Some(line) = page.line_at(row, screen) else { return Choice::Stay };
        let Some(chosen) = rows.iter().position(|&at| at == line) else { return Choice::Stay };
        self.line = chosen;
        match self.rows().get(chosen) {
            Some(Row::Begin) => return Choice::Begin,
            Some(Row::Options) => self.unfolded = !self.unfolded,
            _ => self.change(true),
        }
        Choice::Stay
    }

    /// The options: how many were changed, and one by one where they are unfolded, with what is to be known of the chosen one.
    fn option_lines(&self, width: usize, lines: &mut Vec<String>, rows: &mut Vec<usize>) {
        let (lang, choices) = (self.lang, self.game.choices());
        if choices.is_empty() {
            return;
        }
        rows.push(lines.len());
        let options = sentences::SetupOptions { changed: self.changed.len() }.say(lang);
        lines.push(format!("{} {options}", if self.unfolded { '-' } else { '+' }));
        if !self.unfolded {
            return;
        }
        let chosen = self.rows().get(self.line).copied();
        for (index, choice) in choices.iter().enumerate() {
            rows.push(lines.len());
            let (title, value) = (choice.title.say(lang), choice.values[self.value(choice)].title.say(lang));
            lines.push(format!("  {}", sentences::SetupOption { title, value }.say(lang)));
            if chosen == Some(Row::Option(index)) {
                let standing = option_standing(choice, self.value(choice));
                let about = [choice.about.say(lang), standing.say(lang)];
                lines.extend(about.iter().flat_map(|text| wrapped(text, width - 6)).map(|line| format!("      {line}")));
            }
        }
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
            let rules = crate::options::in_words(self.game, &self.chosen.text, lang);
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
        self.option_lines(width, &mut lines, &mut rows);
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

/// How a value of an option stands to the booklet.
fn option_standing(choice: &kernel::Choice, value: usize) -> Message {
    let named = choice.booklet.values;
    let by_booklet = choice.values.iter().find(|value| named.contains(&value.name));
    match (choice.booklet.standing, by_booklet) {
        (OptionStanding::Says, _) if named.contains(&choice.values[value].name) => sentences::OPTION_AS_BOOKLET.into(),
        (OptionStanding::Says, Some(said)) => sentences::OptionSays { value: said.title }.into(),
        (OptionStanding::Says | OptionStanding::Silent, _) => sentences::OPTION_SILENT.into(),
        (OptionStanding::Variant, _) => sentences::OPTION_VARIANT.into(),
        (OptionStanding::Contradicts, _) => sentences::OPTION_CONTRADICTS.into(),
        (OptionStanding::Lost, _) => sentences::OPTION_LOST.into(),
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
