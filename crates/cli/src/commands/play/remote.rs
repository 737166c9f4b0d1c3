//! Remote: a table of a server line by line, for ears and for pipes. What is played there is told as it is at home, and every question is
//! answered by the same words; steps and talk go to the server.

use super::verbs::{self, Verb};
use super::{Keeping, Table, ended};
use crate::failure::{Failure, io};
use crate::sentences;
use client::{Change, Courier, Errand, LineState, Mirror, News, Visit, follow};
use engine::TranspositionTable;
use hall::AnyMatch;
use kernel::{Lang, Message};
use speech::Say;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use tui::{Saves, Sitter, capital};
use wire::live::{self, Permission, StatusJson};
use wire::{Deed, HolderJson, ListingJson, OfferOrder, SeatOrder, TableOrder};

/// What comes: a line of the reader, the end of them, or news of the server.
enum Event {
    Line(String),
    End,
    News(News),
}

/// Where somebody wants to sit: at the seat of an invitation, or at any that is open.
enum Wish {
    Seat(u8, String),
    Any,
}

/// A table one is at.
struct Seated {
    mirror: Mirror,
    table: Table,
}

struct Remote<'a, W> {
    lang: Lang,
    out: &'a mut W,
    courier: Courier,
    /// The tables of the lobby as they were numbered last, and whether they wait for players.
    listed: Vec<(String, bool)>,
    wish: Option<Wish>,
    seated: Option<Seated>,
    /// Who sat where when it was told last.
    sat: String,
}

/// Goes to a server: to its lobby, to a table, or to a new one of a game.
pub(super) fn run(visit: Visit, game: Option<&'static str>) -> Result<(), Failure> {
    let lost = |error: std::io::Error| io(sentences::TERMINAL, &error);
    let (sender, events): (Sender<Event>, Receiver<Event>) = channel();
    let (address, lang, tell) = (visit.address.clone(), visit.lang, sender.clone());
    let courier = Courier::send_out(visit, move |news| tell.send(Event::News(news)).is_ok()).map_err(lost)?;
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { break };
            if sender.send(Event::Line(line.trim().to_string())).is_err() {
                return;
            }
        }
        let _ = sender.send(Event::End);
    });
    let mut out = std::io::stdout().lock();
    let mut remote =
        Remote { lang, out: &mut out, courier, listed: Vec::new(), wish: None, seated: None, sat: String::new() };
    match (&address.table, game) {
        (Some(table), _) => {
            remote.wish = address.seat.clone().map(|(seat, key)| Wish::Seat(seat, key));
            remote.courier.give(Errand::Join(table.clone()));
        }
        (None, Some(game)) => remote.set_up(game),
        (None, None) => remote.courier.give(Errand::Lobby),
    }
    for event in events {
        let goes_on = match event {
            Event::End => false,
            Event::Line(line) => remote.line(&line).map_err(lost)?,
            Event::News(news) => remote.news(news).map(|()| true).map_err(lost)?,
        };
        if !goes_on {
            break;
        }
    }
    Ok(())
}

impl<W: Write> Remote<'_, W> {
    fn say(&mut self, message: impl Into<Message>) -> std::io::Result<()> {
        let text = capital(&message.into().say(self.lang));
        writeln!(self.out, "{text}").and_then(|()| self.out.flush())
    }

    fn tell(&mut self, lines: &[String]) -> std::io::Result<()> {
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}")).and_then(|()| self.out.flush())
    }

    /// Sets up a table that everybody may sit down at: one seat is one's own.
    fn set_up(&mut self, game: &str) {
        let order = TableOrder {
            game: game.into(),
            rules: String::new(),
            seats: vec![SeatOrder::Me],
            shuffle: false,
            start: None,
            position: None,
            clock: wire::ClockSetting::None,
            format: wire::FormatSetting::Single,
            listed: true,
            takeback: None,
        };
        self.courier.give(Errand::Order(Box::new(order)));
    }

    fn news(&mut self, news: News) -> std::io::Result<()> {
        match news {
            News::Me(me) => self.say(sentences::YouAre { name: me.name }),
            News::Lobby(lobby, mine) => self.lobby(&lobby.waiting, &mine.tables, &lobby.playing),
            News::Made(made) => {
                self.say(sentences::TableMadeAt { table: made.table.as_str() })?;
                for link in &made.links {
                    self.say(sentences::LinkFor { seat: link.seat, path: link.path.as_str() })?;
                }
                self.courier.give(Errand::Join(made.table));
                Ok(())
            }
            News::Said(message) => self.said(&message),
            News::Line(LineState::Broken) => self.say(sentences::LINE_BROKEN),
            News::Line(_) => Ok(()),
            News::Ended(trouble) => {
                self.seated = None;
                self.say(trouble)
            }
            News::Failed(trouble) => self.say(trouble),
        }
    }

    /// The tables, numbered through.
    fn lobby(&mut self, waiting: &[ListingJson], mine: &[ListingJson], playing: &[ListingJson]) -> std::io::Result<()> {
        self.listed.clear();
        let goes_on = |table: &&ListingJson| matches!(table.state, wire::StateJson::Waiting | wire::StateJson::Playing);
        let own: Vec<&ListingJson> = mine.iter().filter(goes_on).collect();
        let strange = |table: &&ListingJson| !own.iter().any(|other| other.table == table.table);
        let sections: [(kernel::Phrase, bool, Vec<&ListingJson>); 3] = [
            (sentences::LOBBY_WAITING, true, waiting.iter().filter(strange).collect()),
            (sentences::LOBBY_MINE, false, own.clone()),
            (sentences::LOBBY_PLAYING, false, playing.iter().filter(strange).collect()),
        ];
        for (heading, waits, tables) in sections.into_iter().filter(|(_, _, tables)| !tables.is_empty()) {
            self.say(heading)?;
            for table in tables {
                self.listed.push((table.table.clone(), waits));
                let number = self.listed.len();
                let name = hall::find(&table.game).map_or(table.game.clone(), |game| game.info().name.say(self.lang));
                let seats: Vec<String> = table.seats.iter().map(|holder| held_by(holder, self.lang)).collect();
                self.say(sentences::LobbyTable { number, name, seats: seats.join(", ") })?;
            }
        }
        self.say(sentences::LOBBY_HOW)
    }

    /// A line of the reader; whether it goes on.
    fn line(&mut self, line: &str) -> std::io::Result<bool> {
        if line.is_empty() {
            return Ok(true);
        }
        match verbs::read(line, self.lang) {
            Some((Verb::Quit, _)) if self.seated.is_none() => return Ok(false),
            Some((Verb::Quit, _)) => {
                self.seated = None;
                self.courier.give(Errand::Leave);
                self.courier.give(Errand::Lobby);
                return Ok(true);
            }
            _ => {}
        }
        if self.seated.is_some() { self.at_table(line) } else { self.in_lobby(line) }.map(|()| true)
    }

    fn in_lobby(&mut self, line: &str) -> std::io::Result<()> {
        if let Some((table, waits)) = line.parse::<usize>().ok().and_then(|n| self.listed.get(n.checked_sub(1)?)).cloned() {
            self.wish = waits.then_some(Wish::Any);
            self.courier.give(Errand::Join(table));
            return Ok(());
        }
        match hall::find(line) {
            Ok(game) => {
                self.set_up(game.info().id);
                Ok(())
            }
            Err(_) if verbs::read(line, self.lang).is_some_and(|(verb, _)| verb == Verb::Board) => {
                self.courier.give(Errand::Lobby);
                Ok(())
            }
            Err(_) => self.say(sentences::LOBBY_HOW),
        }
    }

    /// Asks the server for something.
    fn ask(&mut self, deed: Deed) {
        let version = self.seated.as_ref().map_or(0, |seated| seated.mirror.version);
        self.courier.give(Errand::Do(deed, version));
    }

    fn at_table(&mut self, line: &str) -> std::io::Result<()> {
        let Some(Seated { mirror, table }) = &mut self.seated else { return Ok(()) };
        let legal = tui::ask::explain(table.playing.as_ref(), line, self.lang);
        let read = verbs::read(line, self.lang);
        let deed = match (&read, &legal) {
            (_, Ok(step)) if mirror.may(Permission::Step) => Deed::Step { step: Some(step.clone()), touched: None },
            (_, Ok(_)) => return self.say(sentences::NOT_YOUR_TURN),
            (Some((Verb::Say, text)), _) if !text.is_empty() => match mirror.writes().first() {
                Some(channel) => Deed::Say { channel: channel.clone(), text: (*text).to_string() },
                None => return self.say(sentences::NO_TALK),
            },
            (Some((Verb::Sit, seat)), _) => match seat.parse().ok().or(mirror.open_seat()) {
                Some(seat) => Deed::Sit { seat, key: None },
                None => return self.say(sentences::NO_SEAT),
            },
            (Some((Verb::Agree | Verb::Decline, _)), _) => match (mirror.asked(), &read) {
                (Some(offer), Some((Verb::Agree, _))) => Deed::Agree { offer: offer.number },
                (Some(offer), _) => Deed::Decline { offer: offer.number },
                (None, _) => return self.say(sentences::NO_OFFER),
            },
            (Some((Verb::Draw, _)), _) => Deed::Offer { offer: OfferOrder::Draw },
            (Some((Verb::Undo, _)), _) => Deed::Offer { offer: OfferOrder::Undo { entries: None } },
            (Some((Verb::Resign, _)), _) => {
                Deed::Resign { seat: mirror.you.as_ref().and_then(|you| you.seats.first().copied()) }
            }
            (Some((Verb::Hint | Verb::Redo, _)), _) => return self.say(sentences::NO_HELP),
            (Some((verb, rest)), _) => {
                if rest.is_empty() && verbs::wants_more(*verb) {
                    let verb = verbs::word(*verb, self.lang);
                    return self.say(sentences::WantsMore { verb });
                }
                return table.command(*verb, rest, self.out).and_then(|_| self.out.flush());
            }
            (None, Err(why)) => {
                let why = why.clone();
                return self.tell(&[why]);
            }
        };
        self.ask(deed);
        Ok(())
    }

    fn said(&mut self, message: &live::Message) -> std::io::Result<()> {
        let Some(Seated { mirror, .. }) = &mut self.seated else {
            return match message {
                live::Message::Snapshot(snapshot) => self.arrive(Mirror::new((**snapshot).clone())),
                _ => Ok(()),
            };
        };
        let Some(change) = mirror.hear(message) else { return Ok(()) };
        match change {
            Change::Anew => {
                let mirror = mirror.clone();
                self.arrive(mirror)
            }
            Change::Begun => {
                let (mirror, told) = (mirror.clone(), mirror.play.opening.told.clone());
                self.say(sentences::GAME_BEGINS)?;
                self.tell(&told)?;
                self.arrive(mirror)
            }
            Change::Stepped(_) | Change::Acted(_) | Change::TakenBack(_) => self.go_with(&change),
            Change::You => self.come(),
            Change::Seats => self.who_sits(),
            Change::Talk => {
                let last = mirror.talk.last().map(|spoken| format!("{}: {}", spoken.said.name, spoken.said.text));
                self.tell(&last.into_iter().collect::<Vec<_>>())
            }
            Change::Offers => match mirror.asked().map(|offer| offer.told.clone()) {
                Some(told) => self.say(sentences::OfferTold { told }),
                None => Ok(()),
            },
            Change::Gap => {
                self.courier.give(Errand::Again);
                Ok(())
            }
            Change::Closed => self.say(sentences::TABLE_CLOSED),
            Change::Refused(trouble) => self.say(trouble),
            Change::Done => Ok(()),
        }
    }

    /// Opens the game of a table as it stands, and says what stands there.
    fn arrive(&mut self, mirror: Mirror) -> std::io::Result<()> {
        let playing = match mirror.open() {
            Ok(playing) => playing,
            Err(trouble) => {
                self.courier.give(Errand::Leave);
                return self.say(trouble);
            }
        };
        let table = listener(playing, self.lang);
        let pieces = table.all_pieces();
        let name = table.playing.game().info().name.say(self.lang);
        let known = self.seated.is_some();
        self.seated = Some(Seated { mirror, table });
        if !known {
            self.say(sentences::TableOf { name })?;
        }
        self.tell(&pieces)?;
        self.who_sits()?;
        self.whose_turn()
    }

    /// Sits down where somebody wanted to, once it is known who he is.
    fn come(&mut self) -> std::io::Result<()> {
        let Some(Seated { mirror, .. }) = &self.seated else { return Ok(()) };
        let deed = match self.wish.take() {
            Some(Wish::Seat(seat, key)) if !mirror.holds(seat) => Some(Deed::Sit { seat, key: Some(key) }),
            Some(Wish::Any) => mirror.open_seat().map(|seat| Deed::Sit { seat, key: None }),
            _ => None,
        };
        match deed {
            Some(deed) => self.ask(deed),
            None => return self.whose_turn(),
        }
        Ok(())
    }

    fn go_with(&mut self, change: &Change) -> std::io::Result<()> {
        let Some(Seated { mirror, table }) = &mut self.seated else { return Ok(()) };
        if follow(table.playing.as_mut(), change).is_err() || !mirror.agrees(table.playing.as_ref()) {
            self.courier.give(Errand::Again);
            return Ok(());
        }
        let told = table.playing.told().filter(|_| matches!(change, Change::Stepped(_)));
        let line = match told {
            Some(told) => {
                let caused = told.consequences().iter().map(|event| capital(&event.say(self.lang)));
                let first = format!("{}.", capital(&told.sentence.say(self.lang)));
                std::iter::once(first).chain(caused).map(|line| ended(&line)).collect::<Vec<_>>().join(" ")
            }
            None => mirror.play.moves.last().map(|last| last.told.clone()).unwrap_or_default(),
        };
        table.told = vec![line.clone()];
        let all = if let Change::TakenBack(_) = change { table.all_pieces() } else { vec![line] };
        self.tell(&all)?;
        if let StatusJson::Over { told, rule, .. } = &self.seated.as_ref().expect("it was there").mirror.play.status {
            let told = format!("{} ({rule}).", told.trim_end_matches('.'));
            return self.tell(&[told]);
        }
        Ok(())
    }

    /// Who sits where, in one line.
    fn who_sits(&mut self) -> std::io::Result<()> {
        let Some(Seated { mirror, .. }) = &self.seated else { return Ok(()) };
        let seat = |seat: &live::SeatJson| format!("{}: {}", seat.name, held_by(&seat.holder, self.lang));
        let line = mirror.seats.iter().map(seat).collect::<Vec<_>>().join(", ");
        // Who is here and who watches comes and goes; a listener wants to hear of seats.
        if line == self.sat {
            return Ok(());
        }
        self.sat.clone_from(&line);
        self.tell(&[capital(&line)])
    }

    /// What the reader has to decide, if it is his turn.
    fn whose_turn(&mut self) -> std::io::Result<()> {
        let Some(Seated { mirror, table }) = &self.seated else { return Ok(()) };
        if mirror.is_waiting() {
            return self.say(sentences::WAITING);
        }
        let words = table.playing.scene().words;
        match words.first().filter(|_| mirror.may(Permission::Step)) {
            Some(words) => {
                let turn = capital(&words.say(self.lang));
                self.tell(&[turn])
            }
            None => Ok(()),
        }
    }
}

/// Who holds a seat, in a word.
fn held_by(holder: &HolderJson, lang: Lang) -> String {
    match holder {
        HolderJson::Open => sentences::SEAT_OPEN.say(lang),
        HolderJson::Person { name, .. } => name.clone(),
        HolderJson::Engine { level } => sentences::SeatLevel { level: *level }.say(lang),
    }
}

/// A table that answers questions about a game that is played elsewhere.
fn listener(playing: Box<dyn AnyMatch>, lang: Lang) -> Table {
    let seats = playing.chosen().seating.seats();
    Table {
        playing,
        lang,
        spoken: true,
        listed: Vec::new(),
        sitters: vec![Sitter::Elsewhere; seats],
        // Nothing is thought about here.
        table: TranspositionTable::new(1),
        archive: None,
        seed: 0,
        keeping: Keeping { saves: Saves::default(), name: String::new(), tags: Vec::new(), is_final: true },
        told: Vec::new(),
        hint: None,
        pending: None,
    }
}
