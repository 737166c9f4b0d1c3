//! Company: what people at a table of a server do beside playing: they sit down and stand up, talk, answer offers and wait for each other.

use super::panel::{Row, Tone, rows};
use super::typed::Typed;
use super::{Next, Question, Table};
use crate::input::{Effect, Keystroke};
use crate::sentences;
use client::{Errand, LineState, Spoken};
use speech::Say;
use wire::live::Permission;
use wire::{Deed, HolderJson, OfferOrder};

/// The channel of phrases from a fixed list, which players have where nothing else may be said.
const COURTESY: &str = "courtesy";
/// How many rows of talk are shown.
const TALK: usize = 6;
/// How well an engine plays that fills an open seat.
const FILLING: u8 = 3;

impl Table {
    /// A key that means something only at a table of a server; none where it means the same everywhere.
    pub(super) fn company_key(&mut self, key: Keystroke) -> Option<Next> {
        let online = self.online.as_ref()?;
        let (mirror, is_waiting) = (&online.mirror, online.mirror.is_waiting());
        let effects = match key {
            Keystroke::Char('c') => self.begin_talking(),
            Keystroke::Char('o') => {
                self.question = mirror.asked().map(|offer| Question::Offer(offer.number));
                Vec::new()
            }
            Keystroke::Char('s') => self.sit_down(None),
            Keystroke::Char(digit @ '1'..='8') if is_waiting => self.sit_down(Some(digit as u8 - b'0')),
            Keystroke::Char('e') => self.fill_seat(),
            Keystroke::Char('C') => self.claim(),
            Keystroke::Char('g') => self.offer(Permission::NextGame, OfferOrder::NextGame),
            Keystroke::Char('i') => return Some(Next::Links(self.invitation())),
            Keystroke::Char('x') if is_waiting && mirror.may(Permission::Leave) => self.ask_server(Deed::Leave),
            Keystroke::Char('u') => self.offer(Permission::Undo, OfferOrder::Undo { entries: None }),
            Keystroke::Char('q' | 'm') => {
                let mut effects = self.cancel_all();
                effects.push(Effect::Errand(Errand::Leave));
                return Some(Next::Menu(effects));
            }
            _ => return None,
        };
        Some(Next::Stay(effects))
    }

    /// Sits down at a seat, or at the first that is open. Whoever knows the secret link of a seat uses it.
    fn sit_down(&mut self, seat: Option<u8>) -> Vec<Effect> {
        let Some(online) = &self.online else { return Vec::new() };
        let open = |seat: &u8| {
            let is_open = |other: &wire::live::SeatJson| other.seat == *seat && other.holder == HolderJson::Open;
            online.mirror.seats.iter().any(is_open)
        };
        let Some(seat) = seat.or(online.mirror.open_seat()).filter(open) else {
            self.note = vec![self.say(sentences::NO_SEAT)];
            return Vec::new();
        };
        let key = online.links.iter().find(|link| link.seat == seat).map(|link| link.key.clone());
        self.ask_server(Deed::Sit { seat, key })
    }

    /// Puts an engine on an open seat.
    fn fill_seat(&mut self) -> Vec<Effect> {
        let absent = |online: &super::online::Online| {
            let gone = online.mirror.presence.absent.iter().find(|absent| absent.claim_in_ms == 0);
            online.mirror.open_seat().or(gone.map(|absent| absent.seat))
        };
        match self.online.as_deref().filter(|online| online.mirror.may(Permission::Engine)).and_then(absent) {
            Some(seat) => self.ask_server(Deed::Engine { seat, level: FILLING }),
            None => {
                self.note = vec![self.say(sentences::NO_SEAT)];
                Vec::new()
            }
        }
    }

    /// Ends the wait for somebody who has been away too long.
    fn claim(&mut self) -> Vec<Effect> {
        let absent = self.online.as_ref().and_then(|online| online.mirror.presence.absent.first().cloned());
        match absent {
            Some(absent) => self.ask_server(Deed::Claim { seat: absent.seat }),
            None => {
                self.note = vec![self.say(sentences::NOBODY_AWAY)];
                Vec::new()
            }
        }
    }

    /// Begins a line of talk in the first channel that is open, or among the courtesies.
    fn begin_talking(&mut self) -> Vec<Effect> {
        match self.channels().first() {
            Some(channel) => self.typed = Some(Typed { channel: Some(channel.clone()), ..Typed::default() }),
            None => self.note = vec![self.say(sentences::NO_TALK)],
        }
        Vec::new()
    }

    /// Where something may be said now.
    fn channels(&self) -> Vec<String> {
        let Some(online) = &self.online else { return Vec::new() };
        let courtesies = online.mirror.may(Permission::Courtesy).then(|| COURTESY.to_string());
        online.mirror.writes().iter().cloned().chain(courtesies).collect()
    }

    /// The next channel, while a line of talk is being typed.
    pub(super) fn next_channel(&self, channel: &str) -> String {
        let channels = self.channels();
        let here = channels.iter().position(|other| other == channel);
        channels.get(here.map_or(0, |here| (here + 1) % channels.len())).cloned().unwrap_or_else(|| channel.to_string())
    }

    /// What stands before a line of talk: where it goes; and behind it the phrases to choose from.
    pub(super) fn talk_prompt(&self, channel: &str) -> (String, String) {
        let name = match channel {
            "allies" => sentences::CHANNEL_ALLIES,
            "gallery" => sentences::CHANNEL_GALLERY,
            COURTESY => sentences::CHANNEL_COURTESY,
            _ => sentences::CHANNEL_TABLE,
        };
        let phrases = self.online.iter().flat_map(|online| &online.mirror.table.phrases).enumerate();
        let listed: Vec<String> = phrases.map(|(index, phrase)| format!("{} {}", index + 1, phrase.text)).collect();
        (name.say(self.lang), if channel == COURTESY { listed.join("  ") } else { String::new() })
    }

    /// Says a line.
    pub(super) fn talk(&mut self, channel: String, text: &str) -> Vec<Effect> {
        if channel != COURTESY {
            return self.ask_server(Deed::Say { channel, text: text.to_string() });
        }
        let phrases = self.online.as_ref().map_or(&[][..], |online| &online.mirror.table.phrases);
        let chosen = text.parse::<usize>().ok().and_then(|number| phrases.get(number.checked_sub(1)?));
        match chosen.map(|phrase| phrase.id.clone()) {
            Some(phrase) => self.ask_server(Deed::Courtesy { phrase }),
            None => {
                self.note = vec![self.say(sentences::NO_SUCH_PHRASE)];
                Vec::new()
            }
        }
    }

    /// Agrees to an offer or declines it.
    pub(super) fn answer_offer(&mut self, offer: u32, agreed: bool) -> Vec<Effect> {
        self.ask_server(if agreed { Deed::Agree { offer } } else { Deed::Decline { offer } })
    }

    /// How others come to the table: each line an address.
    fn invitation(&self) -> Vec<String> {
        let Some(online) = &self.online else { return Vec::new() };
        let (lang, origin) = (self.lang, &online.origin);
        let mut lines = vec![sentences::INVITE_WATCH.say(lang), format!("{origin}/t/{}", online.mirror.table.id)];
        for link in &online.links {
            lines.push(String::new());
            lines.push(sentences::InviteSeat { seat: link.seat }.say(lang));
            lines.push(format!("{origin}{}", link.path));
        }
        lines
    }

    /// What stands beside the board of a table of a server: whether the way is open, offers, and what was said.
    pub(super) fn company_rows(&self, width: usize) -> Vec<Row> {
        let Some(online) = &self.online else { return Vec::new() };
        let mut all = Vec::new();
        if online.line != LineState::Open {
            all.extend(rows(&self.say(sentences::LINE_BROKEN), width, Tone::Turn));
        }
        for offer in &online.mirror.offers {
            let asked = online.mirror.asked().is_some_and(|other| other.number == offer.number);
            let text = offer.told.as_str();
            let told = if asked { self.say(sentences::OfferAsked { text }) } else { text.to_string() };
            all.extend(rows(&told, width, if asked { Tone::Turn } else { Tone::Plain }));
        }
        let said: Vec<Row> =
            online.mirror.talk.iter().rev().take(TALK).rev().flat_map(|spoken| self.said(spoken, width)).collect();
        let more = said.len().saturating_sub(TALK);
        all.extend(said.into_iter().skip(more));
        all
    }

    fn said(&self, spoken: &Spoken, width: usize) -> Vec<Row> {
        rows(&format!("{}: {}", spoken.said.name, spoken.said.text), width, Tone::Faint)
    }

    /// How a table of a server stands while nothing is played at it, or how its game ended.
    pub(super) fn server_status(&self) -> Option<String> {
        use wire::live::StatusJson;
        let online = self.online.as_ref()?;
        match &online.mirror.play.status {
            StatusJson::Waiting if online.mirror.may(Permission::Sit) => Some(self.say(sentences::WAITING_SIT)),
            StatusJson::Waiting => Some(self.say(sentences::WAITING)),
            StatusJson::Closed => Some(self.say(sentences::TABLE_CLOSED)),
            StatusJson::Over { rule, told, .. } => {
                let told = told.trim_end_matches('.');
                Some(self.say(sentences::OverTold { told, rule: rule.as_str() }))
            }
            StatusJson::Playing { .. } => None,
        }
    }
}
