//! What is said at a table: free talk where the game allows it, courtesy everywhere, each to its hearers only.

use super::Desk;
use crate::house::now;
use crate::post::{Body, Letter};
use crate::storage::{Change, SaidRow};
use crate::table::{Channel, Hearers, Who};
use crate::words::phrases;
use kernel::Lang;
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::Instant;
use wire::live::{Message, SaidJson, TalkJson};
use wire::{Code, FaultJson};

/// How much of each channel is kept in memory and shown to whoever comes.
pub(super) const KEPT: usize = 100;
/// One visitor may speak this often in a row ...
const AT_ONCE: u32 = 5;
/// ... and then once in this time.
const PAUSE: Duration = Duration::from_secs(2);
/// A courtesy may follow another of the same visitor after this time: their rhythm shall tell nothing.
const COURTESY_PAUSE: Duration = Duration::from_secs(5);
/// The most courtesies of a visitor while a table is in memory and silent.
const MOST_COURTESIES: u32 = 12;

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
    fn breathe(&mut self, visitor: &str) -> bool {
        let now = Instant::now();
        let (words, since) = self.breath.entry(visitor.into()).or_insert((f64::from(AT_ONCE), now));
        *words = (*words + since.elapsed().as_secs_f64() / PAUSE.as_secs_f64()).min(f64::from(AT_ONCE));
        *since = now;
        let may = *words >= 1.0;
        if may {
            *words -= 1.0;
        }
        may
    }

    fn may_be_courteous(&mut self, visitor: &str, silent: bool) -> bool {
        let now = Instant::now();
        let (times, next) = self.courtesies.entry(visitor.into()).or_insert((0, now));
        if now < *next || (silent && *times >= MOST_COURTESIES) {
            return false;
        }
        *times += 1;
        *next = now + COURTESY_PAUSE;
        true
    }
}

fn said_json(row: &SaidRow, channel: Channel, lang: Lang) -> SaidJson {
    let text = match channel {
        Channel::Courtesy => phrases::find(&row.text).map_or_else(String::new, |phrase| phrase.text.to(lang).into()),
        _ => row.text.clone(),
    };
    SaidJson { number: row.number, at: row.at, by: row.visitor.clone(), name: row.name.clone(), text }
}

fn talk_body(channel: Channel, rows: &[SaidRow], lang: Lang) -> Body {
    let messages = rows.iter().map(|row| said_json(row, channel, lang)).collect();
    wire::line(&Message::Talk(TalkJson { channel: channel.word().into(), messages })).into()
}

impl Desk {
    pub(super) async fn say(&mut self, who: Who<'_>, channel: Channel, text: String) -> Result<(), FaultJson> {
        if !self.talk.breathe(who.visitor) {
            return Err(who.fault(Code::TooMany));
        }
        self.pass_on(who, channel, text).await
    }

    pub(super) async fn courtesy(&mut self, who: Who<'_>, phrase: &'static str) -> Result<(), FaultJson> {
        if !self.talk.may_be_courteous(who.visitor, self.table.is_silent()) {
            return Err(who.fault(Code::TooMany));
        }
        self.pass_on(who, Channel::Courtesy, phrase.into()).await
    }

    /// Stores what was said and passes it on to its hearers.
    async fn pass_on(&mut self, who: Who<'_>, channel: Channel, text: String) -> Result<(), FaultJson> {
        // At a silent table the name cannot be a message, for it is the one he sat down with.
        let name = self.table.seated_name(who.visitor).unwrap_or(who.name).to_string();
        let rows = self.talk.channels.entry(channel).or_default();
        let row = SaidRow {
            table: self.table.id.clone(),
            channel: channel.stored(),
            number: rows.last().map_or(1, |last| last.number + 1),
            at: now(),
            visitor: who.visitor.into(),
            name,
            text,
        };
        if let Err(error) = self.house.storage.write(vec![Change::Said(row.clone())]).await {
            tracing::error!(table = %self.table.id, %error, "words could not be stored");
            return Err(who.fault(super::storage_code(&error)));
        }
        rows.push(row);
        if rows.len() > 2 * KEPT {
            rows.drain(..KEPT);
        }
        let mut last = rows[rows.len() - 1..].to_vec();
        let mut to = self.table.hearers(channel);
        if channel == Channel::Gallery && self.table.is_silent() {
            // Whoever watches may be a player's second window: until the end each reads his own words only, and their number
            // does not tell of others.
            last[0].number = rows.iter().filter(|row| row.visitor == who.visitor).count() as u64;
            to = Hearers::Only(vec![who.visitor.into()]);
        }
        let last = &last[..];
        let letter = |lang, body| Letter { to: to.clone(), lang, from: Some(who.visitor.into()), version: None, body };
        let letters = match channel {
            Channel::Courtesy => Lang::ALL.map(|lang| letter(Some(lang), talk_body(channel, last, lang))).to_vec(),
            _ => vec![letter(None, talk_body(channel, last, Lang::En))],
        };
        self.house.post.deliver(&self.table.id, letters);
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

    /// The match is over: the players may read what was said behind their backs.
    pub(super) fn reveal_gallery(&mut self) {
        let Some(rows) = self.talk.channels.get(&Channel::Gallery).filter(|rows| !rows.is_empty()) else { return };
        let body = talk_body(Channel::Gallery, &rows[rows.len().saturating_sub(KEPT)..], Lang::En);
        let letter = Letter { to: Hearers::Everyone, lang: None, from: None, version: None, body };
        self.house.post.deliver(&self.table.id, vec![letter]);
    }

    pub(super) async fn mute(&mut self, who: Who<'_>, muted: String, on: bool) -> Result<(), FaultJson> {
        let (Some(visitor), Some(other)) = (crate::id::VisitorId::read(who.visitor), crate::id::VisitorId::read(&muted))
        else {
            return Err(who.fault(Code::BadRequest).with_detail("visitor: expected the id of a visitor"));
        };
        let failed = |error| who.fault(super::storage_code(&error));
        if on && self.house.storage.mutes(&visitor).await.map_err(failed)?.len() >= self.house.config.limits.mutes {
            return Err(who.fault(Code::TooMany));
        }
        let change = Change::Mute(visitor, other.to_string(), on);
        self.house.storage.write(vec![change]).await.map_err(|error| who.fault(super::storage_code(&error)))
    }
}
