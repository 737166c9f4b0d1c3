//! Apply: what each fact makes of a table. The only place where tables change.

use super::{Chair, Holder, Moved, Offer, Play, Setting, State, Table};
use crate::id::TableId;
use kernel::{Action, Seat, Throws, split_rules};
use wire::{ClockSetting, Fact, Why};

/// The level of substitutes where no engine was to play.
const SUBSTITUTE: u8 = 3;

impl Table {
    /// The table that a first fact sets up.
    pub fn new(id: TableId, first: &Fact) -> Result<Table, String> {
        let Fact::Opened { game, rules, start, clock, format, listed, host, chairs, seed, takeback, lots, version } = first
        else {
            return Err("the first fact does not open a table".into());
        };
        let game = hall::find(game).map_err(|error| error.to_string())?;
        let words = split_rules(rules);
        let chosen = game.choose(&words).map_err(|error| error.to_string())?;
        if chairs.len() != chosen.seating.seats() {
            return Err(format!("{} chairs for {} seats", chairs.len(), chosen.seating.seats()));
        }
        let chair = |holder: &Holder| Chair { holder: holder.clone(), generation: 0, left: false, former: None };
        Ok(Table {
            id,
            game,
            chosen,
            setting: Setting {
                start: start.clone(),
                clock: *clock,
                format: *format,
                listed: *listed,
                reserved: false,
                hushed: false,
                host: host.clone(),
                seed: *seed,
                substitute: substitute(chairs),
                takeback: *takeback,
                lots: lots.clone(),
                version: version.clone(),
            },
            chairs: chairs.iter().map(chair).collect(),
            play: None,
            offers: Vec::new(),
            next_offer: 1,
            declined: Vec::new(),
            offered: Vec::new(),
            version: 1,
            facts: 1,
            moved: 1,
            closed: false,
            removed: Vec::new(),
        })
    }

    /// Changes the table by a fact. A fact that does not fit is an error of the program that wrote it.
    pub fn apply(&mut self, fact: &Fact) -> Result<(), String> {
        let told = self.tells(fact);
        match fact {
            Fact::Opened { .. } => return Err("the table is open already".into()),
            Fact::Seated { chair, holder } => {
                let begun = self.play.is_some();
                let chair = self.chairs.get_mut(*chair).ok_or("no such chair")?;
                chair.former = match (&chair.holder, holder) {
                    (Holder::Person { .. }, Holder::Engine { .. }) if begun => Some(chair.holder.clone()),
                    _ => None,
                };
                chair.holder = holder.clone();
                chair.left = false;
            }
            Fact::Left { chair } => self.chairs.get_mut(*chair).ok_or("no such chair")?.left = true,
            Fact::Linked { chair } => self.chairs.get_mut(*chair).ok_or("no such chair")?.generation += 1,
            Fact::Listed { on } => self.setting.listed = *on,
            Fact::Reserved { on } => self.setting.reserved = *on,
            Fact::Hushed { on } => self.setting.hushed = *on,
            Fact::Removed { visitor } => self.removed.push(visitor.clone()),
            Fact::Readmitted { visitor } => self.removed.retain(|other| other != visitor),
            Fact::Begun { .. } => self.begin(fact)?,
            Fact::Stepped { seat, step, clocks } => self.stepped(Seat(*seat), step, clocks)?,
            Fact::Acted { action, why, clocks } => self.acted(action, *why, clocks)?,
            Fact::Undone { entries, clocks } => self.undone(*entries, clocks)?,
            Fact::Offered { offer } => {
                self.next_offer = offer.number + 1;
                self.offered.extend(self.side_of(&offer.by));
                self.offers.push(Offer { fact: offer.clone(), agreed: vec![offer.by.clone()] });
            }
            Fact::Agreed { offer, visitor } => {
                let offer = self.offers.iter_mut().find(|other| other.fact.number == *offer).ok_or("no such offer")?;
                offer.agreed.push(visitor.clone());
            }
            Fact::Dropped { offer, visitor } => self.drop_offer(*offer, visitor),
            Fact::Bound { seat, touch } => {
                self.play.as_mut().ok_or("nothing is played")?.bound = Some((Seat(*seat), touch.clone()));
            }
            Fact::Paused { clocks } => self.play.as_mut().ok_or("nothing is played")?.left.clone_from(clocks),
            Fact::Closed => {
                self.closed = true;
                self.offers.clear();
            }
        }
        self.facts += 1;
        if told {
            self.version += 1;
        }
        if fact.moves() {
            self.moved = self.version;
        }
        Ok(())
    }

    fn begin(&mut self, fact: &Fact) -> Result<(), String> {
        let Fact::Begun { number, round, position, chairs, rules, throws } = fact else {
            return Err("the fact begins no game".into());
        };
        let (number, round) = (*number, *round);
        let mut seen = chairs.clone();
        seen.sort_unstable();
        if !seen.into_iter().eq(0..self.seats()) {
            return Err("chairs are not dealt to seats one by one".into());
        }
        let points = if round > 1 { self.points() } else { vec![0.0; self.chosen.seating.sides()] };
        let opened = match rules.as_str() {
            "" => self.chosen.open_at(position),
            decided => self.game.open_at(&split_rules(decided), position),
        };
        let playing = opened.map_err(|error| error.to_string())?;
        let left = match self.setting.clock {
            ClockSetting::None => Vec::new(),
            ClockSetting::Game { seconds, .. } | ClockSetting::Step { seconds } => {
                vec![u64::from(seconds) * 1000; self.seats()]
            }
        };
        let mut play = Play::new(number, round, chairs, playing, points, fact.clone());
        play.left = left;
        if !throws.is_empty() {
            play.throws = Some(Throws::read(throws).map_err(|error| error.to_string())?);
        }
        self.play = Some(play);
        self.offers.clear();
        self.offered.clear();
        self.declined.clear();
        Ok(())
    }

    fn stepped(&mut self, seat: Seat, step: &str, clocks: &[u64]) -> Result<(), String> {
        let play = self.play.as_mut().ok_or("nothing is played")?;
        // What was kept by an earlier version may be several of today's steps; the others are then another seat's.
        for (index, step) in play.playing.game().todays_words(step).into_iter().enumerate() {
            let seat = match play.playing.status() {
                hall::Status::Turn { actor, .. } if index > 0 => actor,
                _ => seat,
            };
            let turn = play.moves.last().map_or(0, |moved| moved.turn) + usize::from(play.playing.starts_turn());
            play.playing.play(&[step]).map_err(|(_, error)| error.to_string())?;
            play.moves.push(Moved { seat: Some(seat), text: step.into(), turn, why: None });
        }
        self.went_on(clocks);
        Ok(())
    }

    fn acted(&mut self, word: &str, why: Why, clocks: &[u64]) -> Result<(), String> {
        let play = self.play.as_mut().ok_or("nothing is played")?;
        let action = hall::read_action(word, play.playing.as_ref()).map_err(|error| error.to_string())?;
        play.playing.act(action).map_err(|error| error.to_string())?;
        let turn = play.moves.last().map_or(0, |moved| moved.turn);
        let seat = if let Action::Resign(seat) = action { Some(seat) } else { None };
        play.moves.push(Moved { seat, text: format!("@{word}"), turn, why: Some(why) });
        self.went_on(clocks);
        Ok(())
    }

    fn undone(&mut self, entries: usize, clocks: &[u64]) -> Result<(), String> {
        let play = self.play.as_mut().ok_or("nothing is played")?;
        let back = play.moves.len().checked_sub(entries).ok_or("more stand than were played")?;
        if !play.playing.undo(back) {
            return Err("not so much can be taken back".into());
        }
        play.truncate(entries);
        self.went_on(clocks);
        Ok(())
    }

    /// The board has changed: what was offered or touched before is of the past.
    fn went_on(&mut self, clocks: &[u64]) {
        if let Some(play) = &mut self.play {
            play.left = clocks.to_vec();
            play.bound = None;
        }
        self.offers.clear();
        self.offered.clear();
        if self.state() == State::Over {
            self.declined.clear();
        }
    }
}

/// The level of substitutes at a table: the lowest of its engines, or one that a beginner can face.
fn substitute(chairs: &[Holder]) -> u8 {
    let levels = chairs.iter().filter_map(|holder| match holder {
        Holder::Engine { level } => Some(*level),
        Holder::Open | Holder::Person { .. } => None,
    });
    levels.min().unwrap_or(SUBSTITUTE)
}
