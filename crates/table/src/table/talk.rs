//! Talk: who may speak and read where. Where partners may not consult there is no free talk until the match is over.

use super::{Decision, Now, Table, Who, Wish};
use crate::words::{Expectation, courtesies};
use kernel::Talk;
use wire::{Code, FaultJson};

/// Where something is said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Channel {
    /// Before everybody.
    Table,
    /// Among the members of a team.
    Allies(usize),
    /// Among those who watch, where the players must not hear it.
    Gallery,
    /// Courtesy phrases, before everybody.
    Courtesy,
}

/// Who hears it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everybody at the table.
    Everyone,
    /// Only these visitors.
    Only(Vec<String>),
    /// Everybody but these visitors.
    Except(Vec<String>),
}

impl Audience {
    /// Whether a visitor hears it.
    pub fn include(&self, visitor: &str) -> bool {
        match self {
            Audience::Everyone => true,
            Audience::Only(visitors) => visitors.iter().any(|other| other == visitor),
            Audience::Except(visitors) => !visitors.iter().any(|other| other == visitor),
        }
    }
}

impl Channel {
    /// The word for it in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Channel::Table => "table",
            Channel::Allies(_) => "allies",
            Channel::Gallery => "gallery",
            Channel::Courtesy => "courtesy",
        }
    }

    /// The word for it in storage, where teams are told apart.
    pub fn stored(self) -> String {
        match self {
            Channel::Allies(team) => format!("allies-{team}"),
            other => other.word().into(),
        }
    }

    /// The channel of a stored word.
    pub fn read_stored(word: &str) -> Option<Channel> {
        match word {
            "table" => Some(Channel::Table),
            "gallery" => Some(Channel::Gallery),
            "courtesy" => Some(Channel::Courtesy),
            _ => word.strip_prefix("allies-")?.parse().ok().map(Channel::Allies),
        }
    }
}

impl Table {
    /// Whether the game's silence holds now: from the moment the table is set up until the match is over.
    pub fn is_silent(&self) -> bool {
        self.chosen.talk == Talk::Silent && !self.match_is_over()
    }

    /// Who hears a channel.
    pub fn audience(&self, channel: Channel) -> Audience {
        match channel {
            Channel::Table | Channel::Courtesy => Audience::Everyone,
            Channel::Allies(team) => Audience::Only(self.team_visitors(team)),
            Channel::Gallery if self.is_silent() => {
                Audience::Except(self.visitors().into_iter().map(ToString::to_string).collect())
            }
            Channel::Gallery => Audience::Everyone,
        }
    }

    fn team_visitors(&self, team: usize) -> Vec<String> {
        let chairs = self.teams().into_iter().nth(team).unwrap_or_default();
        chairs.into_iter().filter_map(|chair| self.visitor_on(chair)).map(ToString::to_string).collect()
    }

    /// The channels there are.
    pub fn channels(&self) -> Vec<Channel> {
        let mut channels = vec![Channel::Courtesy];
        match self.chosen.talk {
            Talk::Open => channels.push(Channel::Table),
            Talk::Silent if self.is_silent() => channels.push(Channel::Gallery),
            Talk::Silent => channels.extend([Channel::Gallery, Channel::Table]),
            Talk::Allies => {
                channels.push(Channel::Table);
                let teams = self.teams();
                channels.extend((0..teams.len()).filter(|&team| teams[team].len() > 1).map(Channel::Allies));
            }
        }
        channels
    }

    /// The channels a visitor can read.
    pub fn reads(&self, visitor: &str) -> Vec<Channel> {
        self.channels().into_iter().filter(|&channel| self.audience(channel).include(visitor)).collect()
    }

    /// The channels a visitor can freely write in.
    pub fn writes(&self, visitor: &str) -> Vec<Channel> {
        let free = |channel: &Channel| match channel {
            Channel::Courtesy => false,
            // What was said behind the players' backs is shown to them in the end, but not gone on with.
            Channel::Gallery => self.is_silent(),
            // Whoever knows the address of a private table was invited; a listed one anybody finds.
            Channel::Table if self.setting.hushed => self.sits(visitor),
            Channel::Table => !self.setting.listed || self.sits(visitor) || self.setting.host == visitor,
            Channel::Allies(_) => true,
        };
        self.reads(visitor).into_iter().filter(free).collect()
    }

    pub(super) fn decide_say(&self, who: Who<'_>, word: &str, text: &str, now: &Now<'_>) -> Result<Decision, FaultJson> {
        let channel = self.writes(who.visitor).into_iter().find(|channel| channel.word() == word);
        let channel = channel.ok_or_else(|| {
            who.fault(if self.is_silent() && self.sits(who.visitor) { Code::Silent } else { Code::NoSuchChannel })
        })?;
        let text = text.trim();
        if text.is_empty() || text.chars().any(is_unseemly) {
            return Err(who.expected(Code::BadRequest, "text", Expectation::Visible));
        }
        if text.chars().count() > now.said {
            return Err(who.expected(Code::TooLarge, "text", Expectation::Characters(now.said)));
        }
        Ok(Wish::Say(channel, text.into()).into())
    }

    pub(super) fn decide_courtesy(&self, who: Who<'_>, phrase: &str) -> Result<Decision, FaultJson> {
        self.check_sits(who)?;
        let phrase = courtesies::find(phrase).ok_or_else(|| who.fault(Code::NoSuchPhrase))?;
        if self.is_mid_game() {
            return Err(who.fault(Code::Silent));
        }
        Ok(Wish::Courtesy(phrase.id).into())
    }
}

/// Whether a character has no place in names and talk: it is not seen, or turns the text around it.
pub fn is_unseemly(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
        || ('\u{e0000}'..='\u{e0fff}').contains(&c)
        // Letters and marks that draw nothing.
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}' | '\u{fffc}')
}
