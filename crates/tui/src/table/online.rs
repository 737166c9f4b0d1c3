//! Online: a table of a server on the same screen. Steps and words go to the server; what happened there is followed here.

use super::{Setting, Table};
use crate::input::Effect;
use crate::opening::{Opened, Sitter};
use crate::picture::Picture;
use crate::sentences;
use client::{Change, Errand, LineState, Mirror, Trouble, follow};
use hall::Status;
use kernel::{Message, Seat};
use speech::Say;
use std::collections::VecDeque;
use std::time::Duration;
use wire::live::{self, Permission};
use wire::{Deed, HolderJson, LinkJson, OfferOrder};

/// Where somebody wants to sit: the seat of an invitation and its key, or any that is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    Seat(u8, String),
    Any,
}

/// What a table of a server has besides a game.
#[derive(Debug)]
pub(crate) struct Online {
    pub(crate) mirror: Mirror,
    pub(crate) line: LineState,
    /// The server, and the secret links of the table that are known here.
    pub(crate) origin: String,
    pub(crate) links: Vec<LinkJson>,
    wish: Option<Wish>,
    /// How long ago the clocks were told.
    pub(super) passed: Duration,
    /// What came while a step was being told.
    later: VecDeque<live::Message>,
}

impl Online {
    /// Who holds a seat, and whether he is away.
    pub(super) fn holder(&self, seat: Seat, lang: kernel::Lang) -> String {
        let number = seat.0 + 1;
        let held = self.mirror.seats.iter().find(|other| other.seat == number);
        let name = held.map(|held| crate::lobby::held_by(&held.holder, lang)).unwrap_or_default();
        if self.mirror.holds(number) {
            return sentences::ThatIsYou { name }.say(lang);
        }
        let is_away = self.mirror.presence.absent.iter().any(|absent| absent.seat == number);
        if is_away { sentences::ThatIsAway { name }.say(lang) } else { name }
    }

    /// What is left on the clock of a seat.
    pub(super) fn left(&self, seat: Seat) -> Option<Duration> {
        let clocks = &self.mirror.play.clocks;
        let left = Duration::from_millis(*clocks.left.get(seat.index())?);
        let runs = clocks.running == Some(seat.0 + 1);
        Some(if runs { left.saturating_sub(self.passed) } else { left })
    }
}

impl Table {
    /// A table of a server as it is first told of.
    pub(crate) fn of_server(
        snapshot: live::SnapshotJson,
        origin: String,
        wish: Option<Wish>,
        links: Vec<LinkJson>,
        setting: Setting,
    ) -> Result<Table, Trouble> {
        let mirror = Mirror::new(snapshot);
        let playing = mirror.open()?;
        let told = mirror.play.opening.told.iter().map(Message::verbatim).collect();
        let sitters = vec![Sitter::Elsewhere; playing.chosen().seating.seats()];
        let mut table = Table::new(Opened { playing, tags: Vec::new(), told }, sitters, setting);
        let (line, later) = (LineState::Open, VecDeque::new());
        let online = Online { mirror, line, origin, links, wish, passed: Duration::ZERO, later };
        table.online = Some(Box::new(online));
        Ok(table)
    }

    /// Something was said at the table. What comes while a step is being told waits until it has been.
    pub(crate) fn hear(&mut self, message: live::Message) -> Vec<Effect> {
        if self.running.is_some()
            && let Some(online) = &mut self.online
        {
            online.later.push_back(message);
            return Vec::new();
        }
        let Some(online) = &mut self.online else { return Vec::new() };
        let before = online.mirror.play.clocks.clone();
        let change = online.mirror.hear(&message);
        if online.mirror.play.clocks != before || matches!(change, Some(Change::Anew | Change::Begun)) {
            online.passed = Duration::ZERO;
        }
        change.map(|change| self.take_in(change)).unwrap_or_default()
    }

    /// What came while a step was being told, now that it has been.
    pub(super) fn catch_up(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        while self.running.is_none() {
            let Some(message) = self.online.as_mut().and_then(|online| online.later.pop_front()) else { break };
            effects.extend(self.hear(message));
        }
        effects
    }

    fn take_in(&mut self, change: Change) -> Vec<Effect> {
        match change {
            Change::Anew | Change::Begun => self.open_anew(),
            Change::Stepped(_) | Change::Acted(_) | Change::TakenBack(_) => self.go_with(&change),
            Change::Seats | Change::You => self.seated(),
            Change::Gap => vec![Effect::Errand(Errand::Again)],
            Change::Closed => {
                self.note = vec![self.say(sentences::TABLE_CLOSED)];
                self.changed()
            }
            Change::Refused(trouble) => {
                self.forget_touches();
                self.note = vec![self.say(trouble)];
                Vec::new()
            }
            Change::Talk | Change::Offers | Change::Done => Vec::new(),
        }
    }

    /// Opens the game as the server says it stands.
    fn open_anew(&mut self) -> Vec<Effect> {
        let Some(online) = &self.online else { return Vec::new() };
        let told: Vec<String> = online.mirror.play.opening.told.clone();
        let fresh = online.mirror.play.moves.is_empty();
        match online.mirror.open() {
            Ok(playing) => {
                self.layout = playing.layout();
                let seats = playing.chosen().seating.seats();
                self.playing = playing;
                self.spent = vec![Duration::ZERO; seats];
                self.sitters = vec![Sitter::Elsewhere; seats];
                (self.note, self.running) = (if fresh { told } else { Vec::new() }, None);
                self.watching = false;
                let mut effects = self.changed();
                effects.extend(self.seated());
                effects
            }
            Err(trouble) => {
                self.note = vec![self.say(trouble)];
                Vec::new()
            }
        }
    }

    /// Plays here what was played there, and tells it.
    fn go_with(&mut self, change: &Change) -> Vec<Effect> {
        let before = Picture::from(&self.playing.scene());
        let followed = follow(self.playing.as_mut(), change).is_ok();
        let agrees = self.online.as_ref().is_some_and(|online| online.mirror.agrees(self.playing.as_ref()));
        if !followed || !agrees {
            return vec![Effect::Errand(Errand::Again)];
        }
        self.note.clear();
        if let Change::Stepped(_) = change {
            self.tell(&before);
        }
        let mut effects = self.changed();
        if self.playing.status().is_over() {
            effects.push(self.keep());
        }
        effects
    }

    /// Who sits where now. Whoever comes to a seat looks from there, and a wish to sit is told to the server.
    fn seated(&mut self) -> Vec<Effect> {
        let Some(online) = &mut self.online else { return Vec::new() };
        let sat = self.sitters.contains(&Sitter::Person);
        for (index, sitter) in self.sitters.iter_mut().enumerate() {
            *sitter = if online.mirror.holds(index as u8 + 1) { Sitter::Person } else { Sitter::Elsewhere };
        }
        let mut effects = Vec::new();
        if online.mirror.you.is_some()
            && let Some(wish) = online.wish.take()
        {
            let deed = match wish {
                Wish::Seat(seat, key) if !online.mirror.holds(seat) => Some(Deed::Sit { seat, key: Some(key) }),
                Wish::Any if online.mirror.may(Permission::Sit) => {
                    online.mirror.open_seat().map(|seat| Deed::Sit { seat, key: None })
                }
                _ => None,
            };
            effects.extend(deed.map(|deed| Effect::Errand(Errand::Do(deed, online.mirror.version))));
        }
        if !sat && let Some(seat) = self.sitters.iter().position(|sitter| *sitter == Sitter::Person) {
            self.turns = self.layout.quarter_turns.get(seat).copied().unwrap_or(0);
        }
        self.point_somewhere();
        effects
    }

    /// Asks the server to do something, if the way is open.
    pub(super) fn ask_server(&mut self, deed: Deed) -> Vec<Effect> {
        let Some(online) = &self.online else { return Vec::new() };
        vec![Effect::Errand(Errand::Do(deed, online.mirror.version))]
    }

    /// Plays a step at the server. What the rules here refuse is not even asked.
    pub(super) fn send_step(&mut self, step: &str) -> Vec<Effect> {
        match crate::ask::explain(self.playing.as_ref(), step, self.lang) {
            Ok(step) => {
                self.note = vec![self.say(sentences::SENT)];
                self.ask_server(Deed::Step { step: Some(step), touched: None })
            }
            Err(why) => {
                self.note = vec![why];
                Vec::new()
            }
        }
    }

    /// The touch that binds, where a touched piece must be moved.
    pub(super) fn bound(&self) -> Option<String> {
        self.online.as_ref()?.mirror.you.as_ref()?.bound.clone()
    }

    /// Tells the server of a touch where touches bind.
    pub(super) fn send_touch(&mut self) -> Vec<Effect> {
        let binds = self.online.as_ref().is_some_and(|online| online.mirror.table.binds_touch);
        if binds { self.ask_server(Deed::Touch { touched: self.touched.clone() }) } else { Vec::new() }
    }

    /// Whether the server allows something now.
    pub(super) fn server_allows(&self, what: Permission) -> bool {
        self.online.as_ref().is_none_or(|online| online.mirror.may(what))
    }

    /// Whether an engine of this program may say something about the position: never in a game with other people that goes on.
    pub(super) fn may_be_helped(&mut self, what: Permission) -> bool {
        let allowed = self.server_allows(what) || self.playing.status().is_over();
        if !allowed {
            self.note = vec![self.say(sentences::NO_HELP)];
        }
        allowed
    }

    /// Offers something to the others.
    pub(super) fn offer(&mut self, what: Permission, offer: OfferOrder) -> Vec<Effect> {
        if !self.server_allows(what) {
            self.note = vec![self.say(sentences::NOT_NOW)];
            return Vec::new();
        }
        self.note = vec![self.say(sentences::OFFERED)];
        self.ask_server(Deed::Offer { offer })
    }

    /// How the way to the server is.
    pub(crate) fn line_is(&mut self, state: LineState) {
        if let Some(online) = &mut self.online {
            online.line = state;
        }
    }

    /// Says something beside the board.
    pub(crate) fn note(&mut self, text: String) {
        self.note = vec![text];
    }

    /// Whether it is a table of a server.
    pub(crate) fn is_online(&self) -> bool {
        self.online.is_some()
    }

    /// Whether nothing is played at a table of a server: it waits for players, or is closed.
    pub(super) fn is_idle(&self) -> bool {
        let idle = |state: &live::StatusJson| matches!(state, live::StatusJson::Waiting | live::StatusJson::Closed);
        self.online.as_ref().is_some_and(|online| idle(&online.mirror.play.status))
    }

    /// The names of those who sit here, for the record.
    pub(super) fn names(&self) -> Vec<(String, String)> {
        let Some(online) = &self.online else { return Vec::new() };
        let name = |holder: &HolderJson| match holder {
            HolderJson::Person { name, .. } => name.clone(),
            HolderJson::Engine { level } => format!("level:{level}"),
            HolderJson::Open => "?".into(),
        };
        online.mirror.seats.iter().map(|seat| (format!("Seat{}", seat.seat), name(&seat.holder))).collect()
    }

    /// Whether the position at the server is one that somebody decides in.
    pub(super) fn is_played(&self) -> bool {
        matches!(self.playing.status(), Status::Turn { .. }) && !self.is_idle()
    }
}
