//! Keys and clicks at a table.

use super::{Pointer, Question, Table};
use crate::input::{Effect, Keystroke};
use crate::opening::Sitter;
use crate::plan::Plan;
use crate::sentences;
use crate::table::typed::Typed;
use kernel::Action;
use ratatui::layout::Rect;
use wire::live::Permission;
use wire::{Deed, OfferOrder};

/// What a key at a table leads to beside effects.
pub(crate) enum Next {
    Stay(Vec<Effect>),
    Help,
    Rules,
    Menu(Vec<Effect>),
    /// How others come to the table, line by line.
    Links(Vec<String>),
}

impl Table {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: Keystroke, screen: Rect) -> Next {
        if self.question.is_some() {
            return Next::Stay(self.answer(key));
        }
        if self.typed.is_some() && !matches!(key, Keystroke::Ctrl('p')) {
            return Next::Stay(self.type_key(key));
        }
        if self.looked.is_some() {
            return Next::Stay(self.looked_key(key));
        }
        if self.running.is_some() && matches!(key, Keystroke::Enter | Keystroke::Char(' ') | Keystroke::Escape) {
            return Next::Stay(self.settle());
        }
        if let Some(next) = self.company_key(key) {
            return next;
        }
        let effects = match key {
            Keystroke::Left | Keystroke::Char('h') => self.walk(-1, 0, screen),
            Keystroke::Right | Keystroke::Char('l') => self.walk(1, 0, screen),
            Keystroke::Up | Keystroke::Char('k') => self.walk(0, -1, screen),
            Keystroke::Down | Keystroke::Char('j') => self.walk(0, 1, screen),
            Keystroke::Tab | Keystroke::Char('.') => self.point(true),
            Keystroke::BackTab | Keystroke::Char(',') => self.point(false),
            Keystroke::Enter => self.enter(),
            Keystroke::Char(' ') => self.touch_here(),
            Keystroke::Escape => self.escape(),
            Keystroke::Char(':' | '/') => self.begin_typing(""),
            Keystroke::Char(digit @ ('0'..='9' | '!')) => self.begin_typing(digit.encode_utf8(&mut [0; 4])),
            Keystroke::Char('u') => self.undo(),
            Keystroke::Char('r') | Keystroke::Ctrl('r') => self.redo(),
            Keystroke::Char('f') => self.flip(),
            Keystroke::Char('t') => self.give_hint(),
            Keystroke::Char('a') => self.toggle_lines(),
            Keystroke::Char('p') | Keystroke::Ctrl('p') => self.look_at(),
            Keystroke::Char('w') => self.ask_why(),
            Keystroke::Char('[') | Keystroke::PageUp => self.back(-1),
            Keystroke::Char(']') | Keystroke::PageDown => self.back(1),
            Keystroke::Home => self.back(isize::MIN / 2),
            Keystroke::End => self.back(isize::MAX / 2),
            Keystroke::Char('v') => self.begin_review(),
            Keystroke::Char('n') => {
                self.next_turning_point();
                Vec::new()
            }
            Keystroke::Char('d') => self.ask(Question::Draw),
            Keystroke::Char('x') => self.ask(Question::Resign),
            Keystroke::Char('?') => return Next::Help,
            Keystroke::Char('R') => return Next::Rules,
            Keystroke::Char('q' | 'm') => {
                let mut effects = self.cancel_all();
                effects.extend((!self.playing.is_empty()).then(|| self.keep()));
                return Next::Menu(effects);
            }
            _ => Vec::new(),
        };
        Next::Stay(effects)
    }

    /// A click at a place of the screen.
    pub(crate) fn click(&mut self, column: u16, row: u16, screen: Rect) -> Vec<Effect> {
        if self.running.is_some() {
            return self.settle();
        }
        if let Some(looked) = self.looked.take() {
            return self.play(&looked.step);
        }
        if self.question.is_some() || self.typed.is_some() {
            return Vec::new();
        }
        if let Some(site) = self.plan(screen).site_at(column, row) {
            self.pointer = Pointer::Site(site);
            return self.touch();
        }
        if let Some(button) = self.button_at(column, row, screen) {
            self.pointer = Pointer::Button(button);
            return self.touch();
        }
        Vec::new()
    }

    fn walk(&mut self, across: i32, down: i32, screen: Rect) -> Vec<Effect> {
        let plan: Plan = self.plan(screen);
        self.pointer = match self.pointer {
            Pointer::Site(site) => Pointer::Site(plan.beside(site, across, down)),
            Pointer::Button(_) => Pointer::Site(self.next_sites().first().copied().unwrap_or(0)),
        };
        Vec::new()
    }

    fn point(&mut self, forward: bool) -> Vec<Effect> {
        self.point_on(forward);
        Vec::new()
    }

    /// Enter: what is complete is played where the pointer adds nothing to it; else the place is touched.
    fn enter(&mut self) -> Vec<Effect> {
        let adds = self.entry.next.contains(&self.pointed());
        if !adds && let Some(effects) = self.confirm() {
            return effects;
        }
        self.touch_here()
    }

    fn touch_here(&mut self) -> Vec<Effect> {
        let effects = self.touch();
        if effects.is_empty() {
            self.point_somewhere_else();
        }
        effects
    }

    /// After a touch the pointer stays, unless what it points at is no place.
    fn point_somewhere_else(&mut self) {
        if let Pointer::Button(_) = self.pointer {
            self.point_somewhere();
        }
    }

    fn escape(&mut self) -> Vec<Effect> {
        self.forget_touches();
        self.note.clear();
        self.hint = None;
        if self.shown.take().is_some() {
            self.note.clear();
        }
        Vec::new()
    }

    fn begin_typing(&mut self, text: &str) -> Vec<Effect> {
        if self.may_enter() {
            self.typed = Some(Typed { text: text.to_string(), channel: None });
        }
        Vec::new()
    }

    fn flip(&mut self) -> Vec<Effect> {
        let mut sides: Vec<u8> = self.layout.quarter_turns.clone();
        sides.sort_unstable();
        sides.dedup();
        // A board that looks the same from everywhere is still turned round.
        if sides.len() < 2 {
            sides = vec![0, 2];
        }
        let here = sides.iter().position(|&turns| turns == self.turns).map_or(0, |here| here + 1);
        self.turns = sides[here % sides.len()];
        Vec::new()
    }

    fn look_at(&mut self) -> Vec<Effect> {
        self.look();
        Vec::new()
    }

    fn ask_why(&mut self) -> Vec<Effect> {
        self.why_not();
        Vec::new()
    }

    fn back(&mut self, by: isize) -> Vec<Effect> {
        self.look_back(by);
        Vec::new()
    }

    fn ask(&mut self, question: Question) -> Vec<Effect> {
        let permission = if question == Question::Draw { Permission::Draw } else { Permission::Resign };
        let allowed =
            if self.online.is_some() { self.is_played() && self.server_allows(permission) } else { self.may_enter() };
        if allowed {
            self.question = Some(question);
        } else {
            self.note = vec![self.say(if self.decides().is_some() { sentences::NOT_YOURS } else { sentences::IS_OVER })];
        }
        Vec::new()
    }

    /// An answer to a question: `y`, or the first letter of the language's own yes.
    fn answer(&mut self, key: Keystroke) -> Vec<Effect> {
        let yes = self.say(sentences::YES);
        let first = yes.chars().next().map(|letter| letter.to_ascii_lowercase());
        let Some(question) = self.question.take() else { return Vec::new() };
        let agreed =
            matches!(key, Keystroke::Char(letter) if letter == 'y' || Some(letter) == first) || key == Keystroke::Enter;
        match (agreed, question, self.decides()) {
            (_, Question::Offer(offer), _) => self.answer_offer(offer, agreed),
            (true, Question::Resign, Some(_)) if self.online.is_some() => {
                self.ask_server(Deed::Resign { seat: self.own_seat() })
            }
            (true, Question::Draw, Some(_)) if self.online.is_some() => self.offer(Permission::Draw, OfferOrder::Draw),
            (true, Question::Resign, Some((seat, _))) => self.act(Action::Resign(seat)),
            (true, Question::Draw, Some(_)) => self.offer_draw(),
            _ => Vec::new(),
        }
    }

    /// The seat here that decides, or the first of those held here, from 1.
    fn own_seat(&self) -> Option<u8> {
        let deciding = self.decides().filter(|(_, sitter)| *sitter == Sitter::Person).map(|(seat, _)| seat.0 + 1);
        let first = || self.sitters.iter().position(|sitter| *sitter == Sitter::Person).map(|seat| seat as u8 + 1);
        deciding.or_else(first)
    }

    fn looked_key(&mut self, key: Keystroke) -> Vec<Effect> {
        let Some(looked) = self.looked.take() else { return Vec::new() };
        match key {
            Keystroke::Enter | Keystroke::Char(' ') => {
                self.typed = None;
                self.play(&looked.step)
            }
            _ => Vec::new(),
        }
    }
}
