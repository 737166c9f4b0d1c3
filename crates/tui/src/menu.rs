//! Menu: games that were not ended, and the games one can begin.

use crate::input::Keystroke;
use crate::list::Page;
use crate::palette::Palette;
use crate::saves::Save;
use crate::sentences;
use crate::text::wrapped;
use kernel::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use speech::Say;

/// How many unfinished games are offered.
const OFFERED: usize = 8;

/// What a key in the menu leads to.
pub(crate) enum Choice {
    Stay,
    Leave,
    Help,
    Resume(Save),
    Game(&'static str),
}

#[derive(Debug)]
pub(crate) struct Menu {
    lang: Lang,
    palette: Palette,
    saves: Vec<Save>,
    chosen: usize,
    /// What is said at the foot, if anything but the keys.
    pub(crate) note: Option<String>,
}

impl Menu {
    pub(crate) fn new(mut saves: Vec<Save>, lang: Lang, palette: Palette) -> Menu {
        saves.retain(|save| save.record.tag("Game").is_some_and(|id| hall::find(id).is_ok()));
        saves.truncate(OFFERED);
        Menu { lang, palette, saves, chosen: 0, note: None }
    }

    fn entries(&self) -> Vec<String> {
        let name = |id: &str| hall::find(id).map_or(id.to_string(), |game| game.info().name.say(self.lang));
        let resumed = self.saves.iter().map(|save| {
            let game = name(save.record.tag("Game").unwrap_or_default());
            sentences::MenuResume { game, turns: turns(save) }.say(self.lang)
        });
        let games = hall::games().iter().map(|game| game.info().name.say(self.lang));
        resumed.chain(games).collect()
    }

    /// The entries, and below them what the chosen game is.
    fn lines(&self, width: usize) -> Vec<String> {
        let mut lines = self.entries();
        lines.push(String::new());
        let id = match self.saves.get(self.chosen) {
            Some(save) => save.record.tag("Game").unwrap_or_default(),
            None => hall::games()[self.chosen - self.saves.len()].info().id,
        };
        if let Ok(game) = hall::find(id) {
            lines.extend(wrapped(&game.info().tagline.say(self.lang), width));
        }
        lines
    }

    pub(crate) fn key(&mut self, key: Keystroke) -> Choice {
        let count = self.saves.len() + hall::games().len();
        self.note = None;
        match key {
            Keystroke::Up | Keystroke::Char('k') => self.chosen = (self.chosen + count - 1) % count,
            Keystroke::Down | Keystroke::Char('j') | Keystroke::Tab => self.chosen = (self.chosen + 1) % count,
            Keystroke::Home => self.chosen = 0,
            Keystroke::End => self.chosen = count - 1,
            Keystroke::Enter | Keystroke::Char(' ' | 'l') | Keystroke::Right => return self.choose(),
            Keystroke::Char('?') => return Choice::Help,
            Keystroke::Char('q') | Keystroke::Escape => return Choice::Leave,
            _ => {}
        }
        Choice::Stay
    }

    fn choose(&self) -> Choice {
        match self.saves.get(self.chosen) {
            Some(save) => Choice::Resume(save.clone()),
            None => Choice::Game(hall::games()[self.chosen - self.saves.len()].info().id),
        }
    }

    pub(crate) fn click(&mut self, row: u16, screen: Rect) -> Choice {
        let lines = self.entries();
        match self.page(&lines, "", "").line_at(row, screen) {
            Some(line) if line < lines.len() => {
                self.chosen = line;
                self.choose()
            }
            _ => Choice::Stay,
        }
    }

    fn page<'a>(&self, lines: &'a [String], heading: &'a str, foot: &'a str) -> Page<'a> {
        Page { palette: self.palette, heading, lines, chosen: Some(self.chosen), foot }
    }

    pub(crate) fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        let (heading, keys) = (sentences::MENU_TITLE.say(self.lang), sentences::FOOT_MENU.say(self.lang));
        let foot = self.note.as_deref().unwrap_or(&keys);
        let lines = self.lines(usize::from(screen.width).saturating_sub(2));
        self.page(&lines, &heading, foot).draw(screen, buffer);
    }
}

/// How many turns a kept game has had.
fn turns(save: &Save) -> usize {
    save.record.words.iter().filter(|word| matches!(word, kernel::record::Word::Turn(_))).count()
}
