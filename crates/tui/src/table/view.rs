//! View: a table on a screen: a heading, the board, the panel beside it, and a line for keys and typing.

use super::panel::{Row, Tone};
use super::typed::Typed;
use super::{Pointer, Table};
use crate::board::{CURSOR, Lights, Painter, put};
use crate::palette::Rgb;
use crate::picture::Picture;
use crate::plan::Plan;
use crate::sentences;
use crate::text::{columns, cut, wrapped};
use kernel::Lang;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use speech::Say;

const GOLD: Rgb = Rgb(255, 206, 92);
const FAINT: Rgb = Rgb(165, 171, 183);
const BAR: Rgb = Rgb(48, 52, 62);
/// The least the panel needs.
const PANEL: u16 = 28;
/// How many columns the bar of the value takes.
const VALUE: usize = 20;

impl Table {
    /// The board on a screen.
    pub(crate) fn plan(&self, screen: Rect) -> Plan {
        let room = Rect::new(screen.x, screen.y + 1, screen.width.saturating_sub(PANEL), screen.height.saturating_sub(2));
        Plan::new(&self.layout, self.turns, room)
    }

    /// The room of the panel beside the board.
    fn panel(&self, screen: Rect, plan: &Plan) -> Rect {
        let x = plan.whole.right() + 2;
        Rect::new(x, screen.y + 1, screen.right().saturating_sub(x), screen.height.saturating_sub(2))
    }

    /// The button at a place of the screen.
    pub(super) fn button_at(&self, column: u16, row: u16, screen: Rect) -> Option<usize> {
        let room = self.panel(screen, &self.plan(screen));
        let rows = self.rows(usize::from(room.width), usize::from(room.height));
        let clicked = row.checked_sub(room.y).filter(|_| column >= room.x)?;
        match rows.get(usize::from(clicked))?.tone {
            Tone::Button(button, _) => Some(button),
            _ => None,
        }
    }

    pub(crate) fn draw(&self, screen: Rect, buffer: &mut Buffer) {
        let plan = self.plan(screen);
        self.draw_heading(screen, buffer);
        let (picture, event) = self.picture();
        let painter =
            Painter { layout: &self.layout, plan: &plan, theme: &self.theme, palette: self.palette, lang: self.lang };
        painter.paint(&picture, &self.lights(event), buffer);
        self.draw_legend(&picture, &plan, screen, buffer);
        let room = self.panel(screen, &plan);
        let rows = self.rows(usize::from(room.width), usize::from(room.height));
        for (index, row) in rows.iter().take(usize::from(room.height)).enumerate() {
            self.draw_row(row, room, room.y + index as u16, buffer);
        }
        self.draw_foot(screen, buffer);
    }

    /// What the letters mean, below the board where there is room.
    fn draw_legend(&self, picture: &Picture, plan: &Plan, screen: Rect, buffer: &mut Buffer) {
        let mut known: Vec<(char, String)> = Vec::new();
        for thing in picture.pieces.values() {
            let entry = (self.theme.sign(thing, self.lang), thing.name.say(self.lang));
            if !known.contains(&entry) {
                known.push(entry);
            }
        }
        known.sort();
        // A line breaks between pieces, not between a letter and its name.
        let whole = |(sign, name): &(char, String)| format!("{sign} {name}").replace(' ', "\u{a0}");
        let text: Vec<String> = known.iter().map(whole).collect();
        let style = if self.palette.coloured() { self.palette.ink(FAINT) } else { Style::new() };
        let room = usize::from(screen.bottom().saturating_sub(plan.whole.bottom() + 1));
        let lines = wrapped(&text.join(", "), usize::from(plan.whole.width));
        // Half a legend would be none.
        for (index, line) in lines.iter().enumerate().filter(|_| lines.len() <= room) {
            put(buffer, plan.whole.x, plan.whole.bottom() + index as u16, &line.replace('\u{a0}', " "), style);
        }
    }

    fn lights(&self, event: Vec<usize>) -> Lights {
        let still = self.running.is_none() && self.looked.is_none();
        let told = self.hint.as_ref().map_or(&[][..], |hint| match hint.told {
            1 => &hint.sites[..hint.sites.len().min(1)],
            _ => &hint.sites,
        });
        Lights {
            cursor: match self.pointer {
                Pointer::Site(site) if still && self.decides().is_some() => Some(site),
                _ => None,
            },
            touched: self.touched.iter().filter_map(|touch| self.site(touch)).collect(),
            next: if still { self.next_sites() } else { Vec::new() },
            last: if still { self.last_sites() } else { Vec::new() },
            event,
            hint: told.to_vec(),
        }
    }

    /// Where the step happened that led to the board that is shown.
    fn last_sites(&self) -> Vec<usize> {
        let sites = |told: &hall::Told| {
            let events = told.story.deed.iter();
            events.flat_map(|event| event.sites.iter().map(|site| usize::from(site.0))).collect()
        };
        match self.shown {
            None => self.playing.told().map(|told| sites(&told)).unwrap_or_default(),
            Some(entries) => {
                let past = entries.checked_sub(1).and_then(|entry| self.playing.history().nth(entry));
                past.and_then(|past| past.told()).map(|told| sites(&told)).unwrap_or_default()
            }
        }
    }

    fn draw_heading(&self, screen: Rect, buffer: &mut Buffer) {
        let area = Rect::new(screen.x, screen.y, screen.width, 1);
        let style = self.bar();
        buffer.set_style(area, style);
        let game = self.playing.game();
        let info = game.info();
        let rules = crate::options::in_words(game, &self.playing.rules(), self.lang);
        let rules = if rules.is_empty() { String::new() } else { format!("  {rules}") };
        let value = self.value_bar();
        let room = usize::from(screen.width).saturating_sub(columns(&value) + 2);
        put(buffer, screen.x + 1, screen.y, &cut(&format!("{}{rules}", info.name.say(self.lang)), room), style);
        let x = screen.right().saturating_sub(columns(&value) as u16 + 1);
        put(buffer, x, screen.y, &value, style);
    }

    /// How the engine judges the position, as a bar for the side that decides and a number.
    fn value_bar(&self) -> String {
        let Some(thought) = self.lines.as_ref().filter(|_| self.watching) else { return String::new() };
        let chance = crate::chances::chance(thought.score());
        let filled = (chance * VALUE as f64).round() as usize;
        let (full, empty) = (self.palette.sign("█", "#"), self.palette.sign("░", "-"));
        format!("{}{} {:3.0} %", full.repeat(filled), empty.repeat(VALUE - filled), chance * 100.0)
    }

    fn bar(&self) -> Style {
        if self.palette.coloured() {
            self.palette.ground(BAR).patch(self.palette.ink(CURSOR))
        } else {
            Style::new().add_modifier(Modifier::REVERSED)
        }
    }

    fn draw_row(&self, row: &Row, room: Rect, y: u16, buffer: &mut Buffer) {
        let style = match row.tone {
            Tone::Plain => Style::new(),
            Tone::Faint if self.palette.coloured() => self.palette.ink(FAINT),
            Tone::Faint => Style::new(),
            Tone::Strong => Style::new().add_modifier(Modifier::BOLD),
            Tone::Turn => self.palette.ink(GOLD).add_modifier(Modifier::BOLD),
            Tone::Button(_, true) | Tone::Here => self.palette.ink(GOLD).add_modifier(Modifier::BOLD | Modifier::REVERSED),
            Tone::Button(_, false) => self.palette.ink(GOLD),
        };
        put(buffer, room.x, y, &cut(&row.text, usize::from(room.width)), style);
    }

    fn draw_foot(&self, screen: Rect, buffer: &mut Buffer) {
        let y = screen.bottom().saturating_sub(1);
        let area = Rect::new(screen.x, y, screen.width, 1);
        buffer.set_style(area, self.bar());
        let room = usize::from(screen.width).saturating_sub(2);
        let text = match &self.typed {
            Some(Typed { text, channel: Some(channel) }) => {
                let (before, behind) = self.talk_prompt(channel);
                let cursor = self.palette.sign("▏", "_");
                format!("{before}: {text}{cursor}   {behind}")
            }
            Some(typed) => {
                let fitting = typed.fitting(self.playing.as_ref());
                let more: Vec<&str> = fitting.iter().take(12).map(String::as_str).collect();
                let cursor = self.palette.sign("▏", "_");
                format!(": {}{cursor}   {}", typed.text, more.join(" "))
            }
            None => self.foot(self.lang),
        };
        put(buffer, screen.x + 1, y, &cut(&text, room), self.bar());
    }

    fn foot(&self, lang: Lang) -> String {
        use speech::Say;
        if self.is_idle() {
            sentences::FOOT_WAITING.say(lang)
        } else if self.is_online() && self.decides().is_some() && self.running.is_none() {
            sentences::FOOT_ONLINE.say(lang)
        } else if self.is_online() && self.running.is_none() {
            sentences::FOOT_ONLINE_OVER.say(lang)
        } else if self.decides().is_none() {
            sentences::FOOT_OVER.say(lang)
        } else if self.running.is_some() {
            sentences::FOOT_EVENTS.say(lang)
        } else {
            sentences::FOOT_TABLE.say(lang)
        }
    }
}
