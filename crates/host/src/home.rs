//! Home: one table at which one person plays, against engines or with others before the same screen. It does what a server does for a
//! table, without the server: commands are decided and become facts, facts become messages. Whoever calls keeps the facts.
//!
//! There are no clocks, no open seats and nobody to talk to.

mod games;

use crate::counsel;
use crate::thought::{Brain, missing};
use crate::truth::truth;
use crate::turn_time::TurnTime;
use engine::{Clock, Stop, Strength, Thinker};
use games::Games;
use kernel::{Lang, Scene, Seat};
use table::words::{Expectation, expected, fault, unreadable};
use table::{Decision, Holder, Now, SeatKeys, Table, TableId, VisitorId, Who, Wish, opened, view};
use wire::live::{AnswerJson, ClocksJson, Message, PresenceJson};
use wire::{ClockSetting, Code, Command, Fact, FaultJson, HomeAnswer, SeatOrder, TableOrder};

/// How long somebody may be away, in milliseconds. Nobody who could claim anything is here.
const GRACE: u64 = 60_000;

/// There are no secret links at home.
struct NoKeys;

impl SeatKeys for NoKeys {
    fn seat_key(&self, _: &TableId, _: usize, _: u32) -> String {
        String::new()
    }

    fn is_seat_key(&self, _: &TableId, _: usize, _: u32, _: &str) -> bool {
        false
    }
}

/// A table at home.
pub struct Home {
    table: Table,
    /// The one person.
    visitor: String,
    name: String,
    turn: TurnTime,
    /// The step that was found for a board, by its version, so that the three hints agree.
    found: Option<(u64, String)>,
    /// The version of the board that was looked up last.
    looked_up: u64,
    games: Games,
}

impl Home {
    /// Sets a table up.
    pub fn open(
        id: &str,
        (visitor, name): (&str, &str),
        seed: u64,
        order: &TableOrder,
        lang: Lang,
    ) -> Result<(Home, HomeAnswer), FaultJson> {
        let bad = |detail: &str| fault(Code::BadRequest, lang).with_detail(detail);
        let wrong = |field: &str, what: Expectation| expected(Code::BadRequest, field, what, lang);
        let id = TableId::read(id).ok_or_else(|| wrong("table", Expectation::Table))?;
        VisitorId::read(visitor).ok_or_else(|| wrong("visitor", Expectation::Visitor))?;
        if order.clock != ClockSetting::None {
            return Err(wrong("clock", Expectation::NoClock));
        }
        let first = opened(order, visitor, name, seed, lang)?;
        let open = order.seats.iter().any(|seat| matches!(seat, SeatOrder::Open));
        let table = Table::new(id, &first).map_err(|error| bad(&error))?;
        if open || order.seats.len() < table.seats() {
            return Err(wrong("seats", Expectation::FullSeats));
        }
        let mut home = Home::at(table, visitor, name);
        let mut answer = HomeAnswer { facts: vec![wire::line(&first)], ..HomeAnswer::default() };
        let follows = home.table.follows().into_iter().collect();
        home.commit(follows, lang, &mut answer)?;
        answer.messages.clear();
        Ok((home, answer))
    }

    /// A table that was kept as its facts. Where the later ones no longer fit, it is shown as it stood before them, and closed.
    pub fn load(id: &str, facts: &[String], lang: Lang) -> Result<Home, FaultJson> {
        let bad = |detail: &str| fault(Code::BadRequest, lang).with_detail(detail);
        let unnamed = || expected(Code::BadRequest, "table", Expectation::Table, lang);
        let id = TableId::read(id).ok_or_else(unnamed)?;
        let mut rest = facts.iter().map(|fact| Fact::read(fact)).peekable();
        let first = rest.next().ok_or_else(|| bad("facts: none: expected those of a table"))?;
        let first = first.map_err(|error| bad(&error))?;
        let mut table = Table::new(id, &first).map_err(|error| bad(&error))?;
        let mut games = Games::default();
        // Game by game, so that those before the last are kept.
        while let Some(fact) = rest.next() {
            if matches!(fact, Ok(Fact::Begun { .. })) {
                games.keep(&table);
            }
            let mut group = vec![fact];
            while let Some(next) = rest.next_if(|next| !matches!(next, Ok(Fact::Begun { .. }))) {
                group.push(next);
            }
            let (summed, error) = table.and_as_far_as_it_goes(group.into_iter());
            table = summed;
            if error.is_some() {
                break;
            }
        }
        let visitor = table.setting().host.clone();
        let name = table.seated_name(&visitor).unwrap_or_default().to_string();
        Ok(Home { games, ..Home::at(table, &visitor, &name) })
    }

    fn at(table: Table, visitor: &str, name: &str) -> Home {
        let (visitor, name, turn, games) = (visitor.into(), name.into(), TurnTime::default(), Games::default());
        Home { table, visitor, name, turn, found: None, looked_up: 0, games }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Everything about the table, for whoever comes.
    pub fn join(&mut self, at: u64, lang: Lang) -> HomeAnswer {
        let here = self.table.visitors().into_iter().map(String::from).collect();
        let presence = PresenceJson { here, ..PresenceJson::default() };
        let messages = vec![self.snapshot(at, lang), self.you(lang), Message::Presence(presence)];
        self.about(HomeAnswer { messages, ..HomeAnswer::default() })
    }

    /// Does a command.
    pub fn command(&mut self, text: &str, at: u64, brain: &mut Brain, clock: &dyn Clock, lang: Lang) -> HomeAnswer {
        let mut answer = HomeAnswer::default();
        let (id, done) = match Command::read(text) {
            Ok(command) => (command.id.clone(), self.decide(&command, at, brain, clock, lang, &mut answer)),
            Err(error) => {
                let id = Command::read_id(text).unwrap_or_default();
                (id, Err(unreadable(Code::BadRequest, &error, lang)))
            }
        };
        let version = self.table.version();
        answer.messages.push(match done {
            Ok(answer) => Message::Done { id, version, answer: answer.map(Box::new) },
            Err(error) => Message::Refused { id, version, error },
        });
        self.about(answer)
    }

    fn decide(
        &mut self,
        command: &Command,
        at: u64,
        brain: &mut Brain,
        clock: &dyn Clock,
        lang: Lang,
        answer: &mut HomeAnswer,
    ) -> Result<Option<AnswerJson>, FaultJson> {
        let (visitor, name) = (self.visitor.clone(), self.name.clone());
        let who = Who { visitor: &visitor, name: &name, lang };
        let Decision { facts, answer: told, wish } = self.table.decide(who, command, &self.now())?;
        match wish {
            Some(wish @ (Wish::Hint(_) | Wish::Evaluate(_) | Wish::Truth(_))) => {
                return self.counsel(&wish, brain, clock, lang).map(Some);
            }
            Some(Wish::Snapshot) => answer.messages.push(self.snapshot(at, lang)),
            Some(Wish::Say(..) | Wish::Courtesy(_) | Wish::Mute(..)) => {
                return Err(expected(Code::BadRequest, "do", Expectation::Nobody, lang));
            }
            None => {}
        }
        if !facts.is_empty() {
            self.commit(facts, lang, answer)?;
            self.offer_proven_draw(brain, lang, answer)?;
        }
        Ok(told)
    }

    /// Where the solved endings prove that neither side can win any more, the table offers a draw. Every board is looked up once.
    fn offer_proven_draw(&mut self, brain: &Brain, lang: Lang, answer: &mut HomeAnswer) -> Result<(), FaultJson> {
        let moved = self.table.moved();
        let Some(playing) = self.table.asks_for_proof().filter(|_| self.looked_up != moved) else { return Ok(()) };
        self.looked_up = moved;
        if brain.proves_draw(playing) { self.commit(vec![self.table.proven_draw()], lang, answer) } else { Ok(()) }
    }

    /// Lets the engine whose turn it is decide; nothing happens where it is nobody's, or what it needs is missing.
    pub fn think(&mut self, brain: &mut Brain, clock: &dyn Clock, lang: Lang) -> HomeAnswer {
        let mut answer = HomeAnswer::default();
        let (Some((seat, level)), Some(play)) = (self.engine_decides(), self.table.play()) else { return answer };
        if !missing(self.table.game()).is_empty() {
            return self.about(answer);
        }
        let mut strength = play.playing.level(level);
        strength.limits.time = strength.limits.time.map(|time| self.turn.share(play, time));
        let seed = self.table.setting().seed.wrapping_add(self.table.moved());
        let Some(thought) = brain.think(play.playing.as_ref(), &strength, seed, clock) else { return answer };
        let elapsed = clock.elapsed();
        self.turn.spend(elapsed);
        let late = strength.limits.time.is_some_and(|time| elapsed >= time);
        answer.cut = late && strength.limits.nodes.is_some_and(|nodes| thought.nodes < nodes);
        let fact = self.table.stepped_fact(seat, thought.step().clone(), &self.now());
        let done = self.commit(vec![fact], lang, &mut answer);
        answer.error = done.and_then(|()| self.offer_proven_draw(brain, lang, &mut answer)).err();
        self.about(answer)
    }

    /// Takes facts that the same table came to elsewhere, where it had `from` of them before.
    pub fn add(&mut self, from: u64, facts: &[String], lang: Lang) -> Result<HomeAnswer, FaultJson> {
        if from != self.table.facts() {
            return Err(fault(Code::Stale, lang));
        }
        let read: Result<Vec<Fact>, String> = facts.iter().map(|fact| Fact::read(fact)).collect();
        let read = read.map_err(|error| fault(Code::BadRequest, lang).with_detail(error))?;
        let mut answer = HomeAnswer::default();
        self.commit(read, lang, &mut answer)?;
        // Whoever brought them keeps them.
        answer.facts.drain(..facts.len());
        Ok(self.about(answer))
    }

    /// What an engine or a solver says to a question.
    fn counsel(&mut self, wish: &Wish, brain: &mut Brain, clock: &dyn Clock, lang: Lang) -> Result<AnswerJson, FaultJson> {
        let moved = self.table.moved();
        if let (Wish::Hint(level), Some((_, step))) = (wish, self.found.as_ref().filter(|(found, _)| *found == moved)) {
            return counsel::hint(&self.table, *level, step, lang);
        }
        let play = self.table.play().ok_or_else(|| fault(Code::NotBegun, lang))?;
        let playing = match wish {
            Wish::Evaluate(entries) | Wish::Truth(entries) => play.at(*entries),
            _ => play.playing.boxed_clone(),
        };
        // Where a solver can prove the truth, nothing less is told.
        if self.table.game().has_solver() && !matches!(wish, Wish::Evaluate(_)) {
            let truth = truth(playing.as_ref(), &Stop::new());
            return match (wish, truth.steps.first()) {
                (Wish::Hint(level), Some(step)) => {
                    self.found = Some((moved, step.clone()));
                    counsel::hint(&self.table, *level, step, lang)
                }
                (Wish::Hint(level), None) => Ok(counsel::hopeless(*level, &truth, lang)),
                _ => Ok(counsel::truth(&truth, lang)),
            };
        }
        if !missing(self.table.game()).is_empty() {
            return Err(expected(Code::Busy, "game", Expectation::Files, lang));
        }
        let (strength, seed) = (Strength::full(counsel::THINKS), self.table.setting().seed);
        let idea = brain.think(playing.as_ref(), &strength, seed, clock);
        let idea = idea.ok_or_else(|| fault(Code::GameOver, lang))?;
        match wish {
            Wish::Evaluate(entries) => counsel::evaluation(&self.table, *entries, &idea, lang),
            Wish::Hint(level) => {
                self.found = Some((moved, idea.step().clone()));
                counsel::hint(&self.table, *level, idea.step(), lang)
            }
            _ => Err(fault(Code::NoHelp, lang)),
        }
    }

    /// Makes facts part of the table, and messages of them.
    fn commit(&mut self, mut facts: Vec<Fact>, lang: Lang, answer: &mut HomeAnswer) -> Result<(), FaultJson> {
        let mut index = 0;
        while index < facts.len() {
            let fact = facts[index].clone();
            let before = match self.table.play() {
                Some(play) if fact.moves() => play.playing.scene(),
                _ => Scene::default(),
            };
            if matches!(fact, Fact::Begun { .. }) {
                self.games.keep(&self.table);
            }
            let told = self.table.tells(&fact);
            let failed = |error: String| fault(Code::Internal, lang).with_detail(error);
            self.table.apply(&fact).map_err(failed)?;
            if fact.moves() {
                self.games.changed(&self.table);
            }
            answer.facts.push(wire::line(&fact));
            if told {
                let event = view::event(&mut self.table, &fact, Some(&before), ClocksJson::default(), lang);
                answer.messages.push(Message::Event(Box::new(event)));
            }
            index += 1;
            if index == facts.len()
                && let Some(next) = self.table.follows()
            {
                facts.push(next);
            }
        }
        answer.messages.push(self.you(lang));
        Ok(())
    }

    /// An answer with what is to be done next.
    fn about(&self, mut answer: HomeAnswer) -> HomeAnswer {
        answer.engine = self.engine_decides().map(|(_, level)| level);
        if answer.engine.is_some() {
            answer.missing = missing(self.table.game());
        }
        answer
    }

    fn engine_decides(&self) -> Option<(Seat, u8)> {
        let seat = self.table.actor()?;
        match self.table.holder(seat) {
            Holder::Engine { level } => Some((seat, *level)),
            Holder::Open | Holder::Person { .. } => None,
        }
    }

    fn snapshot(&mut self, at: u64, lang: Lang) -> Message {
        Message::Snapshot(Box::new(view::snapshot(&mut self.table, ClocksJson::default(), at, lang)))
    }

    fn you(&self, lang: Lang) -> Message {
        Message::You(Box::new(view::you(&self.table, &self.visitor, lang)))
    }

    fn now(&self) -> Now<'static> {
        let absent = vec![None; self.table.chairs().len()];
        Now { left: Vec::new(), absent, grace: GRACE, keys: &NoKeys, said: 0, removed: 0 }
    }
}
