//! What is said at a table: free talk where the game allows it, courtesy everywhere, each to its audience only.

use super::TableTask;
use crate::config::Limits;
use crate::hub::{Body, Envelope};
use crate::limiter::Kind;
use crate::services::now;
use crate::storage::{Change, SaidRow};
use kernel::Lang;
use speech::Say;
use std::collections::HashMap;
use table::words::courtesy;
use table::{Audience, Channel, Who};
use tokio::time::Instant;
use wire::live::{Message, SaidJson, TalkJson};
use wire::{Code, FaultJson};

/// How much of each channel is kept in memory and shown to whoever comes.
pub(super) const KEPT: usize = 100;
/// When so many have said something, those who were silent since are forgotten.
const MOST_BREATHS: usize = 256;

/// What was said.
#[derive(Debug, Default)]
pub(super) struct Talk {
    channels: HashMap<Channel, Vec<SaidRow>>,
    /// When each visitor has words again.
    breath: HashMap<String, (f64, Instant)>,
    courtesies: HashMap<String, (u32, Instant)>,
}

impl Talk {
    pub(super) fn new(rows: Vec<SaidRow>) -> Talk {
        let mut talk = Talk::default();
        for row in rows {
            if let Some(channel) = Channel::read_stored(&row.channel) {
                talk.channels.entry(channel).or_default().push(row);
            }
        }
        talk
    }

    /// Whether a visitor may say another word now.
    fn breathe(&mut self, visitor: &str, limits: &Limits) -> bool {
        let now = Instant::now();
        // Whoever has been silent for long enough is as somebody new.
        if self.breath.len() > MOST_BREATHS {
            let whole = limits.word_pause * limits.words_at_once;
            self.breath.retain(|_, (_, since)| since.elapsed() < whole);
        }
        let (words, since) = self.breath.entry(visitor.into()).or_insert((f64::from(limits.words_at_once), now));
        *words =
            (*words + since.elapsed().as_secs_f64() / limits.word_pause.as_secs_f64()).min(f64::from(limits.words_at_once));
        *since = now;
        let may = *words >= 1.0;
        if may {
            *words -= 1.0;
        }
        may
    }

    fn may_be_courteous(&mut self, visitor: &str, silent: bool, limits: &Limits) -> bool {
        let now = Instant::now();
        let (times, next) = self.courtesies.entry(visitor.into()).or_insert((0, now));
        if now < *next || (silent && *times >= limits.courtesies) {
            return false;
        }
        *times += 1;
        *next = now + limits.courtesy_pause;
        true
    }
}

fn said_json(row: &SaidRow, channel: Channel, lang: Lang) -> SaidJson {
    let text = match channel {
        Channel::Courtesy => courtesy(&row.text).map_or_else(String::new, |phrase| phrase.text.say(lang)),
        _ => row.text.clone(),
    };
    SaidJson { number: row.number, at: row.at, by: row.visitor.clone(), name: row.name.clone(), text }
}

fn talk_body(channel: Channel, rows: &[SaidRow], lang: Lang) -> Body {
    let messages = rows.iter().map(|row| said_json(row, channel, lang)).collect();
    wire::line(&Message::Talk(TalkJson { channel: channel.word().into(), messages })).into()
}

impl TableTask {
    pub(super) async fn say(
        &mut self,
        who: Who<'_>,
        command: &str,
        channel: Channel,
        text: String,
    ) -> Result<(), FaultJson> {
        if !self.talk.breathe(who.visitor, &self.services.config.limits) {
            self.services.metrics.limited("words_at_once");
            return Err(who.fault(Code::TooMany));
        }
        // Identities are free: whoever takes a new one for every few words has no more of them.
        let address = self.guests.address_of(who.visitor);
        if address.is_some_and(|address| !self.services.limiter.take(address, Kind::Word, std::time::Instant::now())) {
            self.services.metrics.limited(Kind::Word.limit());
            return Err(who.fault(Code::TooMany));
        }
        self.check_bytes(who, text.len() + super::ROW_BYTES)?;
        self.pass_on(who, command, channel, text).await
    }

    pub(super) async fn courtesy(&mut self, who: Who<'_>, command: &str, phrase: &'static str) -> Result<(), FaultJson> {
        if !self.talk.may_be_courteous(who.visitor, self.table.is_silent(), &self.services.config.limits) {
            self.services.metrics.limited("courtesies");
            return Err(who.fault(Code::TooMany));
        }
        self.pass_on(who, command, Channel::Courtesy, phrase.into()).await
    }

    /// Stores what was said and passes it on to its audience.
    async fn pass_on(&mut self, who: Who<'_>, command: &str, channel: Channel, text: String) -> Result<(), FaultJson> {
        // At a silent table the name cannot be a message, for it is the one he sat down with.
        let name = self.table.seated_name(who.visitor).unwrap_or(who.name).to_string();
        let rows = self.talk.channels.entry(channel).or_default();
        let row = SaidRow {
            table: self.table.id().clone(),
            channel: channel.stored(),
            number: rows.last().map_or(1, |last| last.number + 1),
            at: now(),
            visitor: who.visitor.into(),
            name,
            text,
            command: Some(command.into()),
        };
        if let Err(error) = self.services.storage.write(vec![Change::Said(row.clone())]).await {
            tracing::error!(table = %self.table.id(), %error, "words could not be stored");
            return Err(who.fault(super::storage_code(&error)));
        }
        rows.push(row);
        if rows.len() > 2 * KEPT {
            rows.drain(..KEPT);
        }
        let mut last = rows[rows.len() - 1..].to_vec();
        let mut to = self.table.audience(channel);
        if channel == Channel::Gallery && self.table.is_silent() {
            // Whoever watches may be a player's second window: until the end each reads his own words only, and their number
            // does not tell of others.
            last[0].number = rows.iter().filter(|row| row.visitor == who.visitor).count() as u64;
            to = Audience::Only(vec![who.visitor.into()]);
        }
        let last = &last[..];
        let envelope = |lang, body| Envelope { to: to.clone(), lang, from: Some(who.visitor.into()), version: None, body };
        let envelopes = match channel {
            Channel::Courtesy => {
                let said = |lang| envelope(Some(lang), talk_body(channel, last, lang));
                self.guests.languages().into_iter().map(said).collect()
            }
            _ => vec![envelope(None, talk_body(channel, last, Lang::En))],
        };
        self.services.hub.publish(self.table.id(), envelopes);
        Ok(())
    }

    /// What a visitor may read and wants to read of what was said before.
    pub(super) fn talk_for(&self, visitor: &str, lang: Lang, muted: &[String]) -> Vec<Body> {
        let readable = self.table.reads(visitor).into_iter().filter_map(|channel| {
            let rows = self.talk.channels.get(&channel)?;
            let last = &rows[rows.len().saturating_sub(KEPT)..];
            let hidden = channel == Channel::Gallery && self.table.is_silent();
            let shown = |row: &&SaidRow| if hidden { row.visitor == visitor } else { !muted.contains(&row.visitor) };
            let mut wanted: Vec<SaidRow> = last.iter().filter(shown).cloned().collect();
            if hidden {
                (1..).zip(&mut wanted).for_each(|(number, row)| row.number = number);
            }
            (!wanted.is_empty()).then(|| talk_body(channel, &wanted, lang))
        });
        readable.collect()
    }

    /// What a visitor said was never said.
    pub(super) fn forget_words(&mut self, visitor: &str) {
        self.talk.channels.values_mut().for_each(|rows| rows.retain(|row| row.visitor != visitor));
    }

    /// The match is over: the players may read what was said behind their backs.
    pub(super) fn reveal_gallery(&mut self) {
        let Some(rows) = self.talk.channels.get(&Channel::Gallery).filter(|rows| !rows.is_empty()) else { return };
        let body = talk_body(Channel::Gallery, &rows[rows.len().saturating_sub(KEPT)..], Lang::En);
        let envelope = Envelope { to: Audience::Everyone, lang: None, from: None, version: None, body };
        self.services.hub.publish(self.table.id(), vec![envelope]);
    }

    pub(super) async fn mute(&mut self, who: Who<'_>, muted: String, on: bool) -> Result<(), FaultJson> {
        let (Some(visitor), Some(other)) = (table::VisitorId::read(who.visitor), table::VisitorId::read(&muted)) else {
            return Err(who.expected(Code::BadRequest, "visitor", table::words::Expectation::Visitor));
        };
        let failed = |error| who.fault(super::storage_code(&error));
        if on && self.services.storage.mutes(&visitor).await.map_err(failed)?.len() >= self.services.config.limits.mutes {
            self.services.metrics.limited("mutes");
            return Err(who.fault(Code::TooMany));
        }
        let change = Change::Mute(visitor, other.to_string(), on);
        self.services.storage.write(vec![change]).await.map_err(|error| who.fault(super::storage_code(&error)))
    }
}
