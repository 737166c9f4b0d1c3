//! Lobby: the tables of a server: one's own, those that wait for players, those that can be watched, and new ones.

use crate::input::Keystroke;
use crate::list::Page;
use crate::palette::Palette;
use crate::sentences;
use crate::text::cut;
use kernel::{Lang, Phrase};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use speech::Say;
use std::time::Duration;
use wire::{ClockSetting, HolderJson, ListingJson, LobbyJson, MyTablesJson, StateJson};

/// How often the lists are asked for again.
const PAUSE: Duration = Duration::from_secs(5);
/// How many tables of each kind are shown.
const SHOWN: usize = 12;

/// What a key in the lobby leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    Stay,
    Leave,
    Help,
    Refresh,
    /// To a table, to sit down at it or only to watch.
    Join(String, bool),
    /// A new table of a game.
    New(&'static str),
}

#[derive(Debug)]
pub(crate) struct Lobby {
    lang: Lang,
    palette: Palette,
    /// The server.
    origin: String,
    /// Who somebody is there.
    pub(crate) name: String,
    tables: Option<(LobbyJson, MyTablesJson)>,
    chosen: usize,
    waited: Duration,
    /// What is said at the foot, if anything but the keys.
    pub(crate) note: Option<String>,
}

impl Lobby {
    pub(crate) fn new(origin: String, lang: Lang, palette: Palette) -> Lobby {
        let (name, waited) = (String::new(), Duration::ZERO);
        Lobby { lang, palette, origin, name, tables: None, chosen: 0, waited, note: None }
    }

    /// The lists as they are now. Whoever had chosen a table stays at it.
    pub(crate) fn update(&mut self, lobby: LobbyJson, mine: MyTablesJson) {
        // The first lists come to somebody who has chosen nothing yet.
        let before = self.tables.as_ref().and_then(|_| self.choices().get(self.chosen).cloned());
        self.tables = Some((lobby, mine));
        self.note = None;
        let again = before.and_then(|before| self.choices().iter().position(|choice| *choice == before));
        self.chosen = again.unwrap_or(0);
    }

    /// Time has passed; whether the lists are to be asked for again.
    pub(crate) fn tick(&mut self, time: Duration) -> bool {
        self.waited += time;
        if self.waited < PAUSE {
            return false;
        }
        self.waited = Duration::ZERO;
        true
    }

    /// The lists: a heading, whether its tables are sat down at, and the tables.
    fn sections(&self) -> Vec<(Phrase, bool, Vec<&ListingJson>)> {
        let Some((lobby, mine)) = &self.tables else { return Vec::new() };
        let goes_on = |table: &&ListingJson| matches!(table.state, StateJson::Waiting | StateJson::Playing);
        let own: Vec<&ListingJson> = mine.tables.iter().filter(goes_on).take(SHOWN).collect();
        let known = |table: &&ListingJson| hall::find(&table.game).is_ok();
        let strange = |table: &&ListingJson| !own.iter().any(|other| other.table == table.table);
        let of = |list: &'_ [ListingJson]| -> Vec<usize> {
            let fits = |(_, table): &(usize, &ListingJson)| known(table) && strange(table);
            list.iter().enumerate().filter(fits).take(SHOWN).map(|(index, _)| index).collect()
        };
        let waiting = of(&lobby.waiting).into_iter().map(|index| &lobby.waiting[index]).collect();
        let playing = of(&lobby.playing).into_iter().map(|index| &lobby.playing[index]).collect();
        vec![
            (sentences::LOBBY_WAITING, true, waiting),
            (sentences::LOBBY_MINE, false, own.clone()),
            (sentences::LOBBY_PLAYING, false, playing),
        ]
    }

    /// What can be chosen, in the order of the lines.
    fn choices(&self) -> Vec<Choice> {
        let tables = self.sections().into_iter().flat_map(|(_, sits, tables)| {
            tables.into_iter().map(move |table| Choice::Join(table.table.clone(), sits)).collect::<Vec<_>>()
        });
        tables.chain(hall::games().iter().map(|game| Choice::New(game.info().id))).collect()
    }

    /// All lines, and which of them can be chosen.
    fn lines(&self, width: usize) -> (Vec<String>, Vec<usize>) {
        let (mut lines, mut rows) = (Vec::new(), Vec::new());
        if self.tables.is_none() {
            lines.push(sentences::LOBBY_COMES.say(self.lang));
            lines.push(String::new());
        }
        for (heading, _, tables) in self.sections().into_iter().filter(|(_, _, tables)| !tables.is_empty()) {
            lines.push(heading.say(self.lang));
            for table in tables {
                rows.push(lines.len());
                lines.push(cut(&format!("  {}", self.listing(table)), width));
            }
            lines.push(String::new());
        }
        lines.push(sentences::LOBBY_NEW.say(self.lang));
        for game in hall::games() {
            rows.push(lines.len());
            lines.push(format!("  {}", game.info().name.say(self.lang)));
        }
        (lines, rows)
    }

    /// A table in one line: the game, its options, who sits there, and the clock.
    fn listing(&self, table: &ListingJson) -> String {
        let lang = self.lang;
        let name = hall::find(&table.game).map_or(table.game.clone(), |game| game.info().name.say(lang));
        let rules = if table.rules.is_empty() { String::new() } else { format!(" ({})", table.rules.replace(',', ", ")) };
        let seats: Vec<String> = table.seats.iter().map(|holder| held_by(holder, lang)).collect();
        let clock = match table.clock {
            ClockSetting::None => String::new(),
            ClockSetting::Game { seconds, increment } => format!("  {}+{increment}", clock(seconds)),
            ClockSetting::Step { seconds } => format!("  {}/1", clock(seconds)),
        };
        format!("{name}{rules}: {}{clock}", seats.join(" - "))
    }

    pub(crate) fn key(&mut self, key: Keystroke) -> Choice {
        let count = self.choices().len();
        match key {
            Keystroke::Up | Keystroke::Char('k') | Keystroke::BackTab => self.chosen = (self.chosen + count - 1) % count,
            Keystroke::Down | Keystroke::Char('j') | Keystroke::Tab => self.chosen = (self.chosen + 1) % count,
            Keystroke::Home => self.chosen = 0,
            Keystroke::End => self.chosen = count - 1,
            Keystroke::Enter | Keystroke::Char(' ' | 'l') | Keystroke::Right => return self.choose(true),
            Keystroke::Char('w') => return self.choose(false),
            Keystroke::Char('r') | Keystroke::Ctrl('r') => return Choice::Refresh,
            Keystroke::Char('?') => return Choice::Help,
            Keystroke::Char('q') | Keystroke::Escape => return Choice::Leave,
            _ => {}
        }
        Choice::Stay
    }

    /// What is chosen; a table only to watch it, where nobody wants to sit down.
    fn choose(&self, sits: bool) -> Choice {
        match self.choices().into_iter().nth(self.chosen) {
            Some(Choice::Join(table, waits)) => Choice::Join(table, waits && sits),
            Some(choice) => choice,
            None => Choice::Stay,
        }
    }

    pub(crate) fn click(&mut self, row: u16, screen: Rect) -> Choice {
        let (lines, rows) = self.lines(usize::from(screen.width).saturating_sub(2));
        let chosen = rows.get(self.chosen).copied();
        let page = Page { palette: self.palette, heading: "", lines: &lines, chosen, foot: "" };
        let Some(line) = page.line_at(row, screen) else { return Choice::Stay };
        match rows.iter().position(|&at| at == line) {
            Some(chosen) => {
                self.chosen = chosen;
                self.choose(true)
            }
            None => Choice::Stay,
        }
    }

    pub(crate) fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        let (lines, rows) = self.lines(usize::from(screen.width).saturating_sub(2));
        let (server, name) = (self.origin.as_str(), self.name.as_str());
        let heading =
            if name.is_empty() { server.to_string() } else { sentences::LobbyTitle { server, name }.say(self.lang) };
        let keys = sentences::FOOT_LOBBY.say(self.lang);
        let foot = self.note.as_deref().unwrap_or(&keys);
        let chosen = rows.get(self.chosen).copied();
        Page { palette: self.palette, heading: &heading, lines: &lines, chosen, foot }.draw(screen, buffer);
    }
}

/// Who holds a seat, in a word.
pub(crate) fn held_by(holder: &HolderJson, lang: Lang) -> String {
    match holder {
        HolderJson::Open => sentences::OPEN_SEAT.say(lang),
        HolderJson::Person { name, .. } => name.clone(),
        HolderJson::Engine { level } => sentences::LevelN { level: u32::from(*level) }.say(lang),
    }
}

/// A time of a clock, in minutes where it is whole ones.
fn clock(seconds: u32) -> String {
    if seconds.is_multiple_of(60) { (seconds / 60).to_string() } else { format!("{}:{:02}", seconds / 60, seconds % 60) }
}
