//! Visit: what the app does about a server: it shows the lobby, goes to tables and leaves them, and passes on what is said there.

use super::{App, Screen};
use crate::input::Effect;
use crate::lobby::{self, Lobby};
use crate::setup::Setup;
use crate::table::{Table, Wish};
use client::{Errand, LineState, News, Trouble};
use kernel::Message;
use speech::Say;
use wire::live;

impl App {
    pub(super) fn lobby_choice(&mut self, choice: lobby::Choice) -> Vec<Effect> {
        let (lang, palette) = (self.call.lang, self.call.palette);
        match choice {
            lobby::Choice::Stay => {}
            lobby::Choice::Leave => return vec![Effect::Leave],
            lobby::Choice::Help => self.screens.push(Screen::Help),
            lobby::Choice::Refresh => return vec![Effect::Errand(Errand::Lobby)],
            lobby::Choice::Join(table, sits) => self.join(table, sits.then_some(Wish::Any)),
            lobby::Choice::New(id) => {
                let game = hall::find(id).ok();
                self.screens.extend(game.map(|game| Screen::Setup(Box::new(Setup::at_server(game, lang, palette)))));
            }
        }
        Vec::new()
    }

    fn lobby(&mut self) -> Option<&mut Lobby> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Lobby(lobby) => Some(lobby.as_mut()),
            _ => None,
        })
    }

    fn server_table(&mut self) -> Option<&mut Table> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Table(table) if table.is_online() => Some(table.as_mut()),
            _ => None,
        })
    }

    /// Something came from the server.
    pub(super) fn news(&mut self, news: News) -> Vec<Effect> {
        match news {
            News::Me(me) => {
                if let Some(lobby) = self.lobby() {
                    lobby.name = me.name;
                }
            }
            News::Lobby(tables, mine) => {
                if let Some(lobby) = self.lobby() {
                    lobby.update(*tables, *mine);
                }
            }
            News::Made(made) => {
                self.server.links = made.links;
                self.join(made.table, None);
            }
            News::Said(message) => return self.said(*message),
            News::Line(state) => {
                if let Some(table) = self.server_table() {
                    table.line_is(state);
                } else if state == LineState::Opening {
                    self.tell_lobby(crate::sentences::TABLE_OPENS);
                }
            }
            News::Ended(trouble) => {
                let (lang, text) = (self.call.lang, Message::from(trouble));
                self.screens.retain(|screen| !matches!(screen, Screen::Table(table) if table.is_online()));
                self.server.table = None;
                if let Some(lobby) = self.lobby() {
                    lobby.note = Some(text.say(lang));
                }
            }
            News::Failed(trouble) => self.tell(trouble),
        }
        Vec::new()
    }

    /// Says why something came to nothing, where it is seen.
    fn tell(&mut self, trouble: Trouble) {
        let text = Message::from(trouble).say(self.call.lang);
        match self.server_table() {
            Some(table) => table.note(text),
            None => {
                if let Some(lobby) = self.lobby() {
                    lobby.note = Some(text);
                }
            }
        }
    }

    fn tell_lobby(&mut self, sentence: impl Into<Message>) {
        let text = sentence.into().say(self.call.lang);
        if let Some(lobby) = self.lobby() {
            lobby.note = Some(text);
        }
    }

    /// Something was said at a table: at the one that is shown, or the first of one that is not yet.
    fn said(&mut self, message: live::Message) -> Vec<Effect> {
        if let Some(table) = self.server_table() {
            return table.hear(message);
        }
        let live::Message::Snapshot(snapshot) = message else { return Vec::new() };
        if self.server.table.as_ref() != Some(&snapshot.table.id) {
            return Vec::new();
        }
        let name = format!("{}-{}", snapshot.table.game, snapshot.play.id.replace('/', "-"));
        let (origin, wish) = (self.server.origin.clone(), self.server.wish.take());
        let links = std::mem::take(&mut self.server.links);
        match Table::of_server(*snapshot, origin, wish, links, self.setting(name)) {
            Ok(table) => {
                self.screens.push(Screen::Table(Box::new(table)));
                Vec::new()
            }
            Err(trouble) => {
                self.tell(trouble);
                vec![Effect::Errand(Errand::Leave)]
            }
        }
    }
}
