//! Mirror: a table as the server tells of it. The game itself is a match of the hall that whoever shows it holds: the mirror says how to
//! open it and what has changed, and [`follow`] lets it follow, so that every screen asks the same rules whether a game is played here
//! or elsewhere.

use crate::trouble::Trouble;
use hall::{AnyMatch, Status};
use kernel::split_rules;
use wire::HolderJson;
use wire::live::{
    EventJson, EventKindJson, Message, OfferJson, Permission, PlayJson, PresenceJson, SaidJson, SeatJson, SnapshotJson,
    StatusJson, TableJson, TalkJson, YouJson,
};

/// How many sentences of talk are remembered.
const REMEMBERED: usize = 200;

/// What has changed at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Everything may be another: the game is opened anew.
    Anew,
    /// A game begins: it is opened anew.
    Begun,
    /// A step was played.
    Stepped(String),
    /// A game action was done.
    Acted(String),
    /// Something was taken back, until so many entries stand.
    TakenBack(usize),
    /// Somebody sat down, stood up or came.
    Seats,
    /// What the reader may do is another.
    You,
    /// Something was said.
    Talk,
    /// What is on offer is another.
    Offers,
    /// The table was closed.
    Closed,
    /// A message was missed: all has to be asked for again.
    Gap,
    /// A command was done.
    Done,
    /// A command was refused, and why.
    Refused(Trouble),
}

/// Something said, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// The channel.
    pub channel: String,
    /// Who said what.
    pub said: SaidJson,
}

/// A table as the server tells of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Mirror {
    /// What stays the same.
    pub table: TableJson,
    /// Who sits where.
    pub seats: Vec<SeatJson>,
    /// The game.
    pub play: PlayJson,
    /// What is on offer.
    pub offers: Vec<OfferJson>,
    /// What the reader may do, once it was told.
    pub you: Option<YouJson>,
    /// Who is here.
    pub presence: PresenceJson,
    /// What was said, in order.
    pub talk: Vec<Spoken>,
    /// How many events were seen.
    pub version: u64,
}

impl Mirror {
    /// A table as it is at first.
    pub fn new(snapshot: SnapshotJson) -> Mirror {
        let SnapshotJson { version, table, seats, play, offers, .. } = snapshot;
        let (you, presence, talk) = (None, PresenceJson::default(), Vec::new());
        Mirror { table, seats, play, offers, you, presence, talk, version }
    }

    /// What a message changes.
    pub fn hear(&mut self, message: &Message) -> Option<Change> {
        match message {
            Message::Snapshot(snapshot) => {
                let (you, presence) = (self.you.take(), std::mem::take(&mut self.presence));
                let talk = std::mem::take(&mut self.talk);
                *self = Mirror { you, presence, talk, ..Mirror::new((**snapshot).clone()) };
                Some(Change::Anew)
            }
            Message::Event(event) => self.happen(event),
            Message::You(you) => {
                self.you = Some((**you).clone());
                Some(Change::You)
            }
            Message::Presence(presence) => {
                self.presence = presence.clone();
                Some(Change::Seats)
            }
            Message::Talk(talk) => self.listen(talk),
            Message::Done { .. } => Some(Change::Done),
            Message::Refused { error, .. } => Some(Change::Refused(Trouble::Refused(Box::new(error.clone())))),
            Message::Bye { .. } => None,
        }
    }

    fn happen(&mut self, event: &EventJson) -> Option<Change> {
        if event.version <= self.version {
            return None;
        }
        if event.version != self.version + 1 {
            return Some(Change::Gap);
        }
        self.version = event.version;
        let EventJson { seats, listed, reserved, hushed, play, played, status, clocks, score, offers, .. } = event;
        if let Some(seats) = seats {
            self.seats.clone_from(seats);
        }
        if let Some(play) = play {
            self.play = (**play).clone();
        }
        self.table.listed = listed.unwrap_or(self.table.listed);
        self.table.reserved = reserved.unwrap_or(self.table.reserved);
        self.table.hushed = hushed.unwrap_or(self.table.hushed);
        if let Some(played) = played {
            self.play.moves.push(played.clone());
        }
        if let Some(stand) = event.stand {
            self.play.moves.truncate(stand);
        }
        if let Some(status) = status {
            self.play.status = status.clone();
        }
        if let Some(clocks) = clocks {
            self.play.clocks = clocks.clone();
        }
        if let Some(score) = score {
            self.play.score = score.clone();
        }
        if let Some(offers) = offers {
            self.offers.clone_from(offers);
        }
        let text = played.as_ref().map(|played| played.text.clone()).unwrap_or_default();
        Some(match event.kind {
            EventKindJson::Seats | EventKindJson::Table => Change::Seats,
            EventKindJson::Begin => Change::Begun,
            EventKindJson::Step => Change::Stepped(text),
            EventKindJson::Action => Change::Acted(text),
            EventKindJson::Undo => Change::TakenBack(event.stand.unwrap_or_default()),
            EventKindJson::Offer => Change::Offers,
            EventKindJson::Closed => Change::Closed,
        })
    }

    fn listen(&mut self, talk: &TalkJson) -> Option<Change> {
        let known = |said: &SaidJson| {
            let same = |spoken: &Spoken| spoken.channel == talk.channel && spoken.said.number == said.number;
            self.talk.iter().any(same)
        };
        let fresh: Vec<SaidJson> = talk.messages.iter().filter(|said| !known(said)).cloned().collect();
        if fresh.is_empty() {
            return None;
        }
        self.talk.extend(fresh.into_iter().map(|said| Spoken { channel: talk.channel.clone(), said }));
        // Channels come one after the other when a table is joined.
        self.talk.sort_by_key(|spoken| spoken.said.at);
        let more = self.talk.len().saturating_sub(REMEMBERED);
        self.talk.drain(..more);
        Some(Change::Talk)
    }

    /// The game as it stands, played anew from its beginning.
    pub fn open(&self) -> Result<Box<dyn AnyMatch>, Trouble> {
        let other = |_| Trouble::OtherRules;
        let game = hall::find(&self.table.game).map_err(other)?;
        let mut playing = game.open_at(&split_rules(&self.play.rules), &self.play.position).map_err(other)?;
        for played in &self.play.moves {
            let change = match played.text.strip_prefix('@') {
                Some(_) => Change::Acted(played.text.clone()),
                None => Change::Stepped(played.text.clone()),
            };
            follow(playing.as_mut(), &change)?;
        }
        if self.agrees(playing.as_ref()) { Ok(playing) } else { Err(Trouble::OtherRules) }
    }

    /// Whether a match stands as the server says.
    pub fn agrees(&self, playing: &dyn AnyMatch) -> bool {
        match (&self.play.status, playing.status()) {
            (StatusJson::Playing { actor, .. }, Status::Turn { actor: ours, .. }) => *actor == ours.0 + 1,
            (StatusJson::Over { rule, .. }, Status::Over(outcome)) => rule == outcome.rule,
            (StatusJson::Waiting | StatusJson::Closed, _) => true,
            _ => false,
        }
    }

    /// Whether no game has begun.
    pub fn is_waiting(&self) -> bool {
        self.play.status == StatusJson::Waiting
    }

    /// Whether the reader may do something now.
    pub fn may(&self, what: Permission) -> bool {
        self.you.as_ref().is_some_and(|you| you.may.contains(&what))
    }

    /// Whether the reader holds a seat, from 1.
    pub fn holds(&self, seat: u8) -> bool {
        self.you.as_ref().is_some_and(|you| you.seats.contains(&seat))
    }

    /// The first seat that nobody holds, from 1.
    pub fn open_seat(&self) -> Option<u8> {
        self.seats.iter().find(|seat| seat.holder == HolderJson::Open).map(|seat| seat.seat)
    }

    /// The offer that waits for the reader's word.
    pub fn asked(&self) -> Option<&OfferJson> {
        let you = self.you.as_ref()?;
        self.offers.iter().find(|offer| offer.waits_for.contains(&you.visitor) && offer.by != you.visitor)
    }

    /// The channels the reader may write in.
    pub fn writes(&self) -> &[String] {
        self.you.as_ref().map_or(&[], |you| &you.writes)
    }
}

/// Lets a match follow a change that is played or taken back; other changes leave it alone.
pub fn follow(playing: &mut dyn AnyMatch, change: &Change) -> Result<(), Trouble> {
    let followed = match change {
        Change::Stepped(step) => playing.play(&[step]).is_ok(),
        Change::Acted(word) => {
            hall::read_action(word.trim_start_matches('@'), playing).is_ok_and(|action| playing.act(action).is_ok())
        }
        Change::TakenBack(stand) => {
            let back = playing.len().checked_sub(*stand);
            back.is_some_and(|back| back == 0 || playing.undo(back))
        }
        _ => true,
    };
    if followed { Ok(()) } else { Err(Trouble::OtherRules) }
}
