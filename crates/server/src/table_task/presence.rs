//! Presence: who is at a table, who of the players is away, and what each may do.

use super::{Answer, TableTask};
use crate::engines::Asker;
use crate::hub::{Body, Envelope};
use kernel::Lang;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::time::Duration;
use table::view;
use table::{Audience, Holder};
use tokio::time::Instant;
use wire::Fact;
use wire::live::{AbsentJson, Message, PresenceJson, YouJson};

/// Watchers come and go in crowds: their number is told at most this often.
const PRESENCE_PAUSE: Duration = Duration::from_millis(500);

/// Who is at a table.
#[derive(Debug, Default)]
pub(super) struct Guests {
    connections: HashMap<u64, (String, Lang)>,
    /// Where they are from, and who was the last and from where.
    addresses: HashMap<u64, IpAddr>,
    last: Asker,
    /// Since when players who are not here have been away.
    away: BTreeMap<String, Instant>,
    /// When to tell who is here.
    due: Option<Instant>,
    /// What was told of it at a table where partners may not consult, and since when it is told in steps.
    shown: Option<(PresenceJson, Instant)>,
    /// The print of what was last said to each visitor about himself. The whole of it would be most of what a table takes.
    told: HashMap<(String, Lang), u64>,
}

impl Guests {
    /// Nobody, and everybody away since now.
    pub(super) fn nobody(players: impl Iterator<Item = String>) -> Guests {
        Guests { away: players.map(|visitor| (visitor, Instant::now())).collect(), ..Guests::default() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    pub(super) fn is_here(&self, visitor: &str) -> bool {
        self.connections.values().any(|(other, _)| other == visitor)
    }

    /// The address of a visitor.
    pub(super) fn address_of(&self, visitor: &str) -> Option<IpAddr> {
        let own = self.connections.iter().find(|(_, (other, _))| other == visitor)?;
        self.addresses.get(own.0).copied()
    }

    /// Who answers for what engines do here: of those who are here whoever has most to do with it, or the last who was. Whoever only
    /// looks on neither pays for players nor makes them wait for what he has used.
    fn asker(&self, rank: impl Fn(&str) -> u8) -> Asker {
        match self.connections.iter().min_by_key(|(connection, (visitor, _))| (rank(visitor), **connection)) {
            Some((connection, (visitor, _))) => Asker::new(self.addresses.get(connection).copied(), visitor),
            None => self.last.clone(),
        }
    }

    /// Everybody who is here.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.connections.values().map(|(visitor, _)| visitor.as_str())
    }

    pub(super) fn presence_due(&self) -> Option<Instant> {
        self.due
    }

    pub(super) fn presence_changed(&mut self) {
        self.due.get_or_insert_with(|| Instant::now() + PRESENCE_PAUSE);
    }

    /// The languages that are read here.
    pub(super) fn languages(&self) -> Vec<Lang> {
        let read: BTreeSet<Lang> = self.connections.values().map(|(_, lang)| *lang).collect();
        read.into_iter().collect()
    }

    /// The visitors here with the languages they read.
    fn visitors(&self) -> Vec<(String, Lang)> {
        let mut visitors: Vec<(String, Lang)> = self.connections.values().cloned().collect();
        visitors.sort();
        visitors.dedup();
        visitors
    }
}

/// Somebody who comes.
pub(super) struct Arrival {
    pub(super) connection: u64,
    pub(super) address: IpAddr,
    pub(super) visitor: String,
    pub(super) name: String,
    pub(super) lang: Lang,
    pub(super) since: Option<u64>,
    pub(super) muted: Vec<String>,
}

impl TableTask {
    /// Who answers for what engines do here: players first, then whoever set the table up.
    pub(super) fn asker(&self) -> Asker {
        self.guests.asker(|visitor| match () {
            () if self.table.sits(visitor) => 0,
            () if self.table.setting().host == visitor => 1,
            () => 2,
        })
    }

    /// Somebody comes: what the client has missed, or everything.
    pub(super) async fn join(&mut self, arrival: Arrival) -> Vec<Body> {
        let Arrival { connection, address, visitor, name, lang, since, muted } = arrival;
        self.guests.connections.insert(connection, (visitor.clone(), lang));
        self.guests.addresses.insert(connection, address);
        self.guests.last = Asker::new(Some(address), &visitor);
        if self.table.sits(&visitor) {
            self.guests.away.remove(&visitor);
            self.rename(&visitor, &name).await;
            self.guests.due = Some(Instant::now());
        } else {
            self.guests.presence_changed();
        }
        self.attended();
        self.run_clock();
        let missed = since.and_then(|since| self.recent.since(since, self.table.version(), lang));
        let mut messages = missed.unwrap_or_else(|| vec![self.snapshot(lang)]);
        let you = view::you(&self.table, &visitor, lang);
        let body = you_body(&you);
        self.guests.told.insert((visitor.clone(), lang), print(&you, &body));
        messages.push(body);
        messages.push(presence_body(&self.presence_for(&visitor)));
        messages.extend(self.talk_for(&visitor, lang, &muted));
        messages
    }

    /// A connection has ended.
    pub(super) fn part(&mut self, connection: u64) {
        let Some((visitor, lang)) = self.guests.connections.remove(&connection) else { return };
        self.guests.addresses.remove(&connection);
        let here = self.guests.is_here(&visitor);
        if !self.guests.connections.values().any(|other| *other == (visitor.clone(), lang)) {
            self.guests.told.remove(&(visitor.clone(), lang));
        }
        if !here && self.table.sits(&visitor) {
            self.guests.away.insert(visitor, Instant::now());
            self.guests.due = Some(Instant::now());
        } else {
            self.guests.presence_changed();
        }
        self.attended();
        if self.guests.is_empty() {
            self.idle = Instant::now();
        }
    }

    /// For how long each chair's person has been away, in milliseconds.
    pub(super) fn absent(&self) -> Vec<Option<u64>> {
        let away = |chair: usize| {
            let since = self.guests.away.get(self.table.visitor_on(chair)?)?;
            Some(since.elapsed().as_millis() as u64)
        };
        (0..self.table.chairs().len()).map(away).collect()
    }

    /// Whether any player is here, or whoever set the table up.
    pub(super) fn is_attended(&self) -> bool {
        let mut players = self.table.visitors().into_iter();
        players.any(|visitor| self.guests.is_here(visitor)) || self.guests.is_here(&self.table.setting().host)
    }

    /// Who is here, as somebody who comes is told. At a silent table coming and going is a sign: what was told last still
    /// holds, but for whoever comes.
    fn presence_for(&mut self, visitor: &str) -> PresenceJson {
        let mut presence = self.presence();
        if !self.table.is_mute() {
            return presence;
        }
        let (shown, _) = self.guests.shown.get_or_insert_with(|| (presence.clone(), Instant::now()));
        let seats: Vec<u8> = self.table.seats_of(visitor).into_iter().map(|seat| seat.0 + 1).collect();
        presence.clone_from(shown);
        presence.absent.retain(|absent| !seats.contains(&absent.seat));
        if self.table.sits(visitor) && !presence.here.iter().any(|other| other == visitor) {
            presence.here.push(visitor.into());
            presence.here.sort();
        }
        presence
    }

    fn presence(&self) -> PresenceJson {
        let players = self.table.visitors();
        let here: Vec<String> =
            players.iter().filter(|visitor| self.guests.is_here(visitor)).map(ToString::to_string).collect();
        let visitors = self.guests.visitors();
        let mut watchers: Vec<&String> = visitors.iter().map(|(visitor, _)| visitor).collect();
        watchers.dedup();
        watchers.retain(|visitor| !players.contains(visitor.as_str()));
        let grace = self.services.config.limits.grace.as_millis() as u64;
        let mute = self.table.is_mute();
        let step = (self.services.config.limits.presence_step.as_millis() as u64).max(1);
        let absent = self.absent();
        let seats = self.table.chosen().seating.all().filter_map(|seat| {
            let chair = self.table.chair_of(seat);
            let left = self.table.chairs()[chair].left;
            let away = absent[chair].or(left.then_some(grace))?;
            let claim_in_ms = if left { 0 } else { grace.saturating_sub(away) };
            let claim_in_ms = if mute { claim_in_ms.next_multiple_of(step) } else { claim_in_ms };
            Some(AbsentJson { seat: seat.0 + 1, claim_in_ms })
        });
        // Windows that are opened and closed could be counted.
        let watchers = if mute { 0 } else { watchers.len() };
        PresenceJson { here, watchers, absent: seats.collect() }
    }

    /// Whether it is time to tell who is here: at a silent table only in steps, and only if it is not what was told.
    fn presence_is_news(&mut self) -> bool {
        if !self.table.is_mute() {
            self.guests.shown = None;
            return true;
        }
        let presence = self.presence();
        let now = Instant::now();
        let step = self.services.config.limits.presence_step.max(Duration::from_millis(1));
        let Some((shown, since)) = &mut self.guests.shown else {
            self.guests.shown = Some((presence, now));
            return true;
        };
        let passed = now - *since;
        if passed < step {
            self.guests.due = Some(*since + step);
            return false;
        }
        *since += step * (passed.as_millis() / step.as_millis()) as u32;
        let news = *shown != presence;
        *shown = presence;
        news
    }

    /// Tells everybody who is here.
    pub(super) fn tell_presence(&mut self) {
        self.guests.due = None;
        if self.guests.is_empty() || !self.presence_is_news() {
            return;
        }
        let body = presence_body(&self.presence());
        let envelope = Envelope { to: Audience::Everyone, lang: None, from: None, version: None, body };
        self.services.hub.publish(self.table.id(), vec![envelope]);
    }

    /// Tells each visitor what has changed in what he may do: the players always, the others when the table looks different.
    pub(super) fn tell_you(&mut self, all: bool) {
        let mut envelopes = Vec::new();
        for (visitor, lang) in self.guests.visitors() {
            if !all && !self.table.sits(&visitor) {
                continue;
            }
            let you = view::you(&self.table, &visitor, lang);
            let body = you_body(&you);
            let new = print(&you, &body);
            let to = Audience::Only(vec![visitor.clone()]);
            if self.guests.told.insert((visitor, lang), new) == Some(new) {
                continue;
            }
            envelopes.push(Envelope { to, lang: Some(lang), from: None, version: None, body });
        }
        self.services.hub.publish(self.table.id(), envelopes);
    }

    /// Shows the whole table again to everybody who is here: something is told otherwise than it was.
    pub(super) fn show_anew(&mut self) {
        self.recent = super::Recent::default();
        let envelopes = self.guests.languages().into_iter().map(|lang| {
            let body = self.snapshot(lang);
            Envelope { to: Audience::Everyone, lang: Some(lang), from: None, version: None, body }
        });
        let envelopes: Vec<Envelope> = envelopes.collect();
        self.services.hub.publish(self.table.id(), envelopes);
    }

    /// A player has another name.
    pub(super) async fn rename(&mut self, visitor: &str, name: &str) {
        let name = &self.table.distinct_name(visitor, name);
        let renamed = |chair: usize| match &self.table.chairs()[chair].holder {
            Holder::Person { visitor: own, name: old } if own == visitor && old != name => {
                let holder = Holder::Person { visitor: visitor.into(), name: name.into() };
                Some(Fact::Seated { chair, holder })
            }
            _ => None,
        };
        // A name is no way to tell a partner something, and no way to fill a journal: whoever has another one has it at tables where
        // nothing was played yet.
        if self.table.play().is_some() {
            return;
        }
        let facts: Vec<Fact> = (0..self.table.chairs().len()).filter_map(renamed).collect();
        if !facts.is_empty() && !self.table.is_closed() {
            let _ = self.commit(facts, None).await;
        }
    }
}

/// What tells two such messages apart. What is the same but for the version need not be said again, except to whoever has to
/// decide.
fn print(you: &YouJson, body: &Body) -> u64 {
    let mut hasher = DefaultHasher::new();
    match you.tree {
        Some(_) => body.as_str().hash(&mut hasher),
        None => wire::line(&YouJson { version: 0, ..you.clone() }).hash(&mut hasher),
    }
    hasher.finish()
}

fn presence_body(presence: &PresenceJson) -> Body {
    wire::line(&Message::Presence(presence.clone())).into()
}

fn you_body(you: &YouJson) -> Body {
    wire::line(&Message::You(Box::new(you.clone()))).into()
}

impl Answer {
    /// The only message of an answer.
    pub(crate) fn into_one(self) -> Option<Body> {
        self.messages.into_iter().next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_looks_on_does_not_answer_for_a_players_engine() {
        let mut guests = Guests { last: Asker::new(None, "gone"), ..Guests::default() };
        let rank = |visitor: &str| match visitor {
            "player" => 0,
            "host" => 1,
            _ => 2,
        };
        assert_eq!(guests.asker(rank), Asker::new(None, "gone"));
        // The longer somebody is here, the smaller is the number of his connection.
        for (connection, visitor, expected) in [(7, "watcher", "watcher"), (8, "host", "host"), (9, "player", "player")] {
            guests.connections.insert(connection, (visitor.into(), Lang::En));
            guests.addresses.insert(connection, [10, 0, 0, connection as u8].into());
            let address = Some([10, 0, 0, connection as u8].into());
            assert_eq!(guests.asker(rank), Asker::new(address, expected));
        }
    }
}
