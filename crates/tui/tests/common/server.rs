//! What a server says of a table, made by hand: no server is needed to see what is drawn of it.

#![allow(dead_code, reason = "not every test uses all of it")]

use hall::{AnyMatch, Status};
use kernel::Lang;
use speech::Say;
use wire::live::{
    ClocksJson, EventJson, EventKindJson, Message, MoveJson, OfferJson, OfferedJson, OpeningJson, Permission, PhraseJson,
    PlayJson, PresenceJson, SaidJson, ScoreJson, SeatJson, SnapshotJson, StatusJson, TableJson, TalkJson, YouJson,
};
use wire::{
    ClockSetting, FormatSetting, HolderJson, LayoutJson, ListingJson, LobbyJson, MyTablesJson, SceneJson, StateJson,
    TakebackSetting, TalkSetting,
};

pub(crate) fn person(name: &str) -> HolderJson {
    HolderJson::Person { visitor: name.to_lowercase(), name: name.into() }
}

/// A table of a server, and the game at it.
pub(crate) struct Served {
    pub(crate) playing: Box<dyn AnyMatch>,
    holders: Vec<HolderJson>,
    version: u64,
    said: u64,
    is_begun: bool,
}

impl Served {
    pub(crate) fn new(game: &str, rules: &[&str], holders: Vec<HolderJson>) -> Served {
        let playing = hall::find(game).unwrap().open(rules, 0).unwrap();
        let is_begun = holders.iter().all(|holder| *holder != HolderJson::Open);
        Served { playing, holders, version: 1, said: 0, is_begun }
    }

    fn status(&self) -> StatusJson {
        match self.playing.status() {
            _ if !self.is_begun => StatusJson::Waiting,
            Status::Turn { actor, side } => {
                StatusJson::Playing { actor: actor.0 + 1, side: self.playing.side_id(side).into(), starts_turn: true }
            }
            Status::Over(outcome) => StatusJson::Over {
                winners: Vec::new(),
                rule: outcome.rule.into(),
                why: "rules".into(),
                told: "It is over.".into(),
            },
        }
    }

    fn seats(&self) -> Vec<SeatJson> {
        let chosen = self.playing.chosen();
        let seat = |(seat, holder): (kernel::Seat, &HolderJson)| SeatJson {
            seat: seat.0 + 1,
            name: chosen.seat_name(seat).say(Lang::EN),
            side: String::new(),
            side_name: String::new(),
            camps: Vec::new(),
            chair: seat.0 + 1,
            player: seat.0 + 1,
            holder: holder.clone(),
        };
        chosen.seating.all().zip(&self.holders).map(seat).collect()
    }

    fn play(&self) -> PlayJson {
        let moves = self.playing.history().enumerate().map(|(index, past)| MoveJson {
            number: index + 1,
            turn: index + 1,
            seat: Some(past.actor().0 + 1),
            text: past.step().unwrap_or_default(),
            written: None,
            told: String::new(),
        });
        PlayJson {
            id: "table-1".into(),
            rules: self.playing.rules(),
            position: self.playing.start_text(),
            scene: SceneJson::new(&self.playing.scene(), &self.playing.layout(), Lang::EN),
            opening: OpeningJson::default(),
            moves: moves.collect(),
            status: self.status(),
            clocks: ClocksJson { left: vec![300_000, 245_000], running: Some(1) },
            score: ScoreJson::default(),
        }
    }

    pub(crate) fn snapshot(&self) -> Message {
        let info = self.playing.game().info();
        Message::Snapshot(Box::new(SnapshotJson {
            protocol: 1,
            version: self.version,
            at: 0,
            table: TableJson {
                id: "table".into(),
                game: info.id.into(),
                name: info.name.say(Lang::EN),
                rules: self.playing.rules(),
                actions: Vec::new(),
                talk: TalkSetting::Open,
                binds_touch: false,
                clock: ClockSetting::Game { seconds: 300, increment: 5 },
                takeback: TakebackSetting::Agreed,
                final_told: None,
                final_rule: None,
                format: FormatSetting::Single,
                host: "ada".into(),
                listed: true,
                reserved: false,
                hushed: false,
                pairs: false,
                formats: Vec::new(),
                phrases: vec![PhraseJson { id: "well".into(), text: "Well played!".into() }],
                layout: LayoutJson::new(&self.playing.layout(), Lang::EN),
            },
            seats: self.seats(),
            play: self.play(),
            offers: Vec::new(),
        }))
    }

    pub(crate) fn you(&self, visitor: &str, seats: &[u8], may: &[Permission], writes: &[&str]) -> Message {
        let words = |words: &[&str]| -> Vec<String> { words.iter().map(|word| (*word).to_string()).collect() };
        Message::You(Box::new(YouJson {
            version: self.version,
            visitor: visitor.into(),
            seats: seats.to_vec(),
            host: false,
            may: may.to_vec(),
            reads: words(writes),
            writes: words(writes),
            silence: None,
            tree: None,
            bound: None,
        }))
    }

    /// Plays a step and tells of it.
    pub(crate) fn step(&mut self, step: &str) -> Message {
        self.playing.play(&[step]).unwrap();
        let number = self.playing.len();
        let played = MoveJson { number, turn: number, seat: None, text: step.into(), written: None, told: String::new() };
        let status = Some(self.status());
        self.event(EventJson { kind: EventKindJson::Step, played: Some(played), status, ..EventJson::default() })
    }

    pub(crate) fn event(&mut self, event: EventJson) -> Message {
        self.version += 1;
        Message::Event(Box::new(EventJson { version: self.version, ..event }))
    }

    /// Somebody sits down, and the game begins.
    pub(crate) fn sits(&mut self, seat: usize, holder: HolderJson) -> Message {
        self.holders[seat] = holder;
        self.is_begun = self.holders.iter().all(|holder| *holder != HolderJson::Open);
        let (seats, play) = (Some(self.seats()), Some(Box::new(self.play())));
        self.event(EventJson { kind: EventKindJson::Begin, seats, play, ..EventJson::default() })
    }

    pub(crate) fn offers(&mut self, by: &str, to: &str) -> Message {
        let offer = OfferJson {
            number: 7,
            kind: OfferedJson::Draw,
            by: by.into(),
            waits_for: vec![to.into()],
            told: "Bob offers a draw.".into(),
        };
        self.event(EventJson { kind: EventKindJson::Offer, offers: Some(vec![offer]), ..EventJson::default() })
    }

    pub(crate) fn talk(&mut self, name: &str, text: &str) -> Message {
        self.said += 1;
        let by = name.to_lowercase();
        let said = SaidJson { number: self.said, at: self.said, by, name: name.into(), text: text.into() };
        Message::Talk(TalkJson { channel: "table".into(), messages: vec![said] })
    }

    pub(crate) fn presence(&self, absent: Vec<wire::live::AbsentJson>) -> Message {
        Message::Presence(PresenceJson { here: Vec::new(), watchers: 2, absent })
    }
}

/// A table in a list.
pub(crate) fn listing(table: &str, game: &str, state: StateJson, seats: Vec<HolderJson>) -> ListingJson {
    ListingJson {
        table: table.into(),
        game: game.into(),
        rules: String::new(),
        state,
        clock: ClockSetting::Game { seconds: 300, increment: 5 },
        format: FormatSetting::Single,
        seats,
        actor: None,
        changed: 0,
    }
}

/// A lobby with a table of every kind.
pub(crate) fn lobby() -> (LobbyJson, MyTablesJson) {
    let waiting = vec![listing("one", "mamba", StateJson::Waiting, vec![person("Bob"), HolderJson::Open])];
    let playing = vec![listing("two", "dames", StateJson::Playing, vec![person("Carla"), HolderJson::Engine { level: 4 }])];
    let mine = vec![
        listing("three", "marelle", StateJson::Playing, vec![person("Ada"), person("Bob")]),
        listing("four", "marelle", StateJson::Over, vec![person("Ada"), person("Dora")]),
    ];
    (LobbyJson { waiting, playing }, MyTablesJson { tables: mine })
}
