//! Pages: the rulebook of a game, a clause at a time with its boards; and the page of keys.

use crate::board::{Lights, Painter};
use crate::input::Keystroke;
use crate::list::Page;
use crate::palette::Palette;
use crate::picture::Picture;
use crate::plan::Plan;
use crate::sentences;
use crate::text::{cut, wrapped};
use crate::theme::Theme;
use hall::AnyGame;
use kernel::{Clause, Lang, split_rules};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use speech::Say;

/// A rulebook that is open at a clause.
pub(crate) struct Rulebook {
    lang: Lang,
    palette: Palette,
    game: &'static dyn AnyGame,
    clause: usize,
    /// Which of the clause's boards is shown.
    example: usize,
    scroll: usize,
}

impl std::fmt::Debug for Rulebook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rulebook({}, {})", self.game.info().id, self.clause)
    }
}

impl Rulebook {
    /// Opens the rulebook, at a rule if one is named.
    pub(crate) fn new(game: &'static dyn AnyGame, rule: Option<&str>, lang: Lang, palette: Palette) -> Rulebook {
        let clause = rule.and_then(|rule| game.rulebook().iter().position(|clause| clause.number == rule));
        Rulebook { lang, palette, game, clause: clause.unwrap_or(0), example: 0, scroll: 0 }
    }

    fn clause(&self) -> &'static Clause {
        &self.game.rulebook()[self.clause]
    }

    /// A key; whether the book stays open.
    pub(crate) fn key(&mut self, key: Keystroke) -> bool {
        let clauses = self.game.rulebook().len();
        let turn = |book: &mut Rulebook, clause: usize| (book.clause, book.example, book.scroll) = (clause, 0, 0);
        match key {
            Keystroke::Right | Keystroke::Char('l' | 'n' | ' ') | Keystroke::PageDown | Keystroke::Enter => {
                turn(self, (self.clause + 1) % clauses);
            }
            Keystroke::Left | Keystroke::Char('h' | 'p') | Keystroke::PageUp => {
                turn(self, (self.clause + clauses - 1) % clauses);
            }
            Keystroke::Home => turn(self, 0),
            Keystroke::End => turn(self, clauses - 1),
            Keystroke::Tab => self.example = (self.example + 1) % self.clause().examples.len().max(1),
            Keystroke::Down | Keystroke::Char('j') => self.scroll += 1,
            Keystroke::Up | Keystroke::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            Keystroke::Escape | Keystroke::Char('q' | 'R') => return false,
            _ => {}
        }
        true
    }

    pub(crate) fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        let (clause, lang) = (self.clause(), self.lang);
        let info = self.game.info();
        let clauses = self.game.rulebook().len();
        let heading = format!(
            "{}  {} {}  ({}/{clauses})",
            info.name.say(lang),
            clause.number,
            clause.title.say(lang),
            self.clause + 1
        );
        let foot = sentences::FOOT_RULES.say(lang);
        Page { palette: self.palette, heading: &heading, lines: &[], chosen: None, foot: &foot }.draw(screen, buffer);
        let body = Rect::new(screen.x + 1, screen.y + 1, screen.width.saturating_sub(2), screen.height.saturating_sub(2));
        let board = self.draw_example(body, buffer);
        let width = body.width.saturating_sub(board + u16::from(board > 0) * 2);
        let mut lines: Vec<String> = Vec::new();
        for part in clause.parts {
            lines.extend(wrapped(&part.text.say(lang), usize::from(width)));
            lines.push(String::new());
        }
        let height = usize::from(body.height);
        let most = lines.len().saturating_sub(height);
        let x = body.right() - width;
        for (index, line) in lines.iter().skip(self.scroll.min(most)).take(height).enumerate() {
            crate::board::put(buffer, x, body.y + index as u16, line, Style::new());
        }
    }

    /// Draws the board of an example and says what to see; how many columns it takes.
    fn draw_example(&self, body: Rect, buffer: &mut Buffer) -> u16 {
        let Some(example) = self.clause().examples.get(self.example) else { return 0 };
        let Ok(playing) = self.game.open_drawn(&split_rules(example.rules), example.board) else { return 0 };
        let layout = playing.layout();
        let half = Rect::new(body.x, body.y, body.width * 11 / 20, body.height.saturating_sub(5));
        let plan = Plan::new(&layout, 0, half);
        let theme = Theme::of(self.game.info().id);
        let painter = Painter { layout: &layout, plan: &plan, theme: &theme, palette: self.palette, lang: self.lang };
        painter.paint(&Picture::from(&playing.scene()), &Lights::default(), buffer);
        let width = plan.whole.width.max(24);
        let room = usize::from(body.bottom().saturating_sub(plan.whole.bottom()));
        let about = wrapped(&example.about.say(self.lang), usize::from(width));
        let count = self.clause().examples.len();
        let mut lines: Vec<String> = about;
        if count > 1 {
            lines.push(format!("({}/{count} Tab)", self.example + 1));
        }
        for (index, line) in lines.iter().take(room).enumerate() {
            crate::board::put(
                buffer,
                body.x,
                plan.whole.bottom() + index as u16,
                &cut(line, usize::from(width)),
                Style::new(),
            );
        }
        width
    }
}

/// The page of keys.
pub(crate) fn draw_help(lang: Lang, palette: Palette, screen: Rect, buffer: &mut Buffer) {
    let heading = sentences::HELP_TITLE.say(lang);
    let foot = sentences::FOOT_HELP.say(lang);
    let keys = [
        ("hjkl \u{2190}\u{2193}\u{2191}\u{2192}", sentences::HELP_WALK),
        ("Tab . ,", sentences::HELP_NEXT),
        ("Enter Space", sentences::HELP_TOUCH),
        ("Esc", sentences::HELP_ESCAPE),
        (": / 0-9", sentences::HELP_TYPE),
        ("p", sentences::HELP_LOOK),
        ("w", sentences::HELP_WHY),
        ("t", sentences::HELP_HINT),
        ("a", sentences::HELP_LINES),
        ("u r", sentences::HELP_UNDO),
        ("[ ] Home End", sentences::HELP_BACK),
        ("v n", sentences::HELP_REVIEW),
        ("f", sentences::HELP_FLIP),
        ("R", sentences::HELP_RULES),
        ("d x", sentences::HELP_END),
        ("c o g", sentences::HELP_ONLINE),
        ("s 1-8 i e C", sentences::HELP_SEATS),
        ("q", sentences::HELP_MENU),
        ("Ctrl-Z Ctrl-C", sentences::HELP_LEAVE),
    ];
    let arrows = |text: &str| if palette.unicode { text.to_string() } else { text.replace(|c: char| !c.is_ascii(), "") };
    let lines: Vec<String> = keys.iter().map(|(keys, what)| format!("{:16} {}", arrows(keys), what.say(lang))).collect();
    Page { palette, heading: &heading, lines: &lines, chosen: None, foot: &foot }.draw(screen, buffer);
}
