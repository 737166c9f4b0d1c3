//! TableTask: the one task that owns a table while somebody is there. It stores what the table decides, tells whoever listens,
//! runs the clocks and calls the engines.

mod answered;
mod clock;
mod commit;
mod engine;
mod forget;
mod help;
mod load;
mod presence;
mod recent;
mod rows;
mod say;

use crate::hub::Body;
use crate::services::Services;
pub(crate) use forget::{forget_past, sitters};
pub(crate) use load::stored;
pub(crate) use rows::{game_row, table_row};
use table::VisitorId;
use table::words::fault;
use table::{Decision, Now, Table, Who, Wish};

use ::engine::Thought;
use answered::{AnswerLog, Answered};
use kernel::Lang;
use presence::Guests;
use recent::Recent;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::live::{AnswerJson, Message as Said};
use wire::{Code, Command, Deed, Fact, FaultJson};

/// What a row of the journal takes beside its fact.
pub(crate) const ROW_BYTES: usize = 100;

/// What a task is asked.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    /// Somebody comes to the table.
    Join {
        connection: u64,
        /// Where from, as limits see it.
        address: std::net::IpAddr,
        visitor: String,
        name: String,
        lang: Lang,
        /// The version the client has seen.
        since: Option<u64>,
        /// Visitors whose words are not to be shown.
        muted: Vec<String>,
    },
    /// A connection has ended.
    Part { connection: u64 },
    /// A command.
    Command { visitor: String, name: String, lang: Lang, command: Command, begun: std::time::Instant },
    /// Nothing: an answer shows that there is such a table.
    Look,
    /// Everything that everybody may know.
    View { lang: Lang },
    /// The record of the present game, if it has this number.
    Record { number: u32 },
    /// The history of the present game, if it has this number.
    History { number: u32, lang: Lang },
    /// A visitor has another name.
    Rename { visitor: String, name: String },
    /// A visitor is to be forgotten: whatever he was here, another id without a name was.
    Forget { visitor: VisitorId, other: VisitorId },
    /// The table is to be closed for good.
    Close,
    /// The server stops.
    Drain,
}

/// What a task answers: messages for whoever asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    pub(crate) messages: Vec<Body>,
    /// The version of the table.
    pub(crate) version: u64,
    /// Why somebody who came is not let in.
    pub(crate) refused: Option<Code>,
}

/// What comes to a task.
pub(crate) enum Incoming {
    /// A question.
    Ask(Ask, oneshot::Sender<Answer>),
    /// An engine has thought about a seat's step.
    Thought { ticket: u64, idea: Option<Thought> },
    /// An engine has thought about a question.
    Help { ticket: u64, found: help::Found },
}

/// The task of one table.
pub(crate) struct TableTask {
    services: Arc<Services>,
    table: Table,
    inbox: mpsc::Receiver<Box<Incoming>>,
    /// The way back to this task, for engines.
    own: mpsc::WeakSender<Box<Incoming>>,
    guests: Guests,
    recent: Recent,
    answered: AnswerLog,
    clock: clock::Running,
    thinking: engine::Thinking,
    help: help::Pending,
    talk: say::Talk,
    rows: rows::Rows,
    /// The version of the board that was last looked up among solved endings.
    looked_up: u64,
    /// Since when nobody is here.
    idle: Instant,
}

/// Whether a task goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Stay,
    Leave,
}

impl TableTask {
    /// Serves until nobody needs the table in memory any more.
    pub(crate) async fn run(mut self) {
        self.services.metrics.tables.inc();
        self.settle().await;
        loop {
            let deadline = self.deadline();
            let next = tokio::select! {
                biased;
                incoming = self.inbox.recv() => match incoming {
                    Some(incoming) => self.receive(*incoming).await,
                    None => Next::Leave,
                },
                () = tokio::time::sleep_until(deadline) => self.tick().await,
            };
            if next == Next::Leave {
                break;
            }
            self.settle().await;
        }
        // From here on another task may open; questions that still come go to that one.
        self.inbox.close();
        self.thinking.cancel();
        self.help.cancel();
        self.store_row().await;
        self.services.metrics.tables.dec();
    }

    async fn receive(&mut self, incoming: Incoming) -> Next {
        match incoming {
            Incoming::Ask(ask, reply) => return self.answer(ask, reply).await,
            Incoming::Thought { ticket, idea } => self.thought(ticket, idea),
            Incoming::Help { ticket, found } => self.helped(ticket, found),
        }
        Next::Stay
    }

    async fn answer(&mut self, ask: Ask, reply: oneshot::Sender<Answer>) -> Next {
        let messages = match ask {
            Ask::Join { visitor, .. } if self.table.is_removed(&visitor) => {
                let _ = reply.send(Answer { refused: Some(Code::Removed), ..Answer::default() });
                return Next::Stay;
            }
            Ask::Join { connection, address, visitor, name, lang, since, muted } => {
                self.join(presence::Arrival { connection, address, visitor, name, lang, since, muted }).await
            }
            Ask::Part { connection } => {
                self.part(connection);
                Vec::new()
            }
            Ask::Command { visitor, name, lang, command, begun } => {
                self.command(&visitor, &name, lang, command, begun, reply).await;
                return Next::Stay;
            }
            Ask::Look => Vec::new(),
            Ask::View { lang } => vec![self.snapshot(lang)],
            Ask::Record { number } => self.record(number).into_iter().collect(),
            Ask::History { number, lang } => self.history(number, lang).into_iter().collect(),
            Ask::Rename { visitor, name } => {
                self.rename(&visitor, &name).await;
                Vec::new()
            }
            Ask::Forget { visitor, other } => {
                self.forget(&visitor, &other).await;
                Vec::new()
            }
            Ask::Close => {
                if !self.table.is_closed() {
                    let _ = self.commit(vec![Fact::Closed], None).await;
                }
                Vec::new()
            }
            Ask::Drain => {
                self.pause().await;
                let _ = reply.send(Answer::default());
                return Next::Leave;
            }
        };
        let _ = reply.send(Answer { messages, version: self.table.version(), ..Answer::default() });
        Next::Stay
    }

    /// Does a command once and answers it, now or when an engine has thought.
    async fn command(
        &mut self,
        visitor: &str,
        name: &str,
        lang: Lang,
        command: Command,
        begun: std::time::Instant,
        reply: oneshot::Sender<Answer>,
    ) {
        self.services.metrics.commands.inc();
        if let Some(body) = self.answered.find(visitor, &command.id) {
            let _ = reply.send(Answer { messages: vec![body], version: self.table.version(), ..Answer::default() });
            return;
        }
        // A socket may be older than the name that its visitor has now.
        let renamed = match (&command.deed, VisitorId::read(visitor)) {
            (Deed::Sit { .. }, Some(id)) => self.services.name(&id).await.ok(),
            _ => None,
        };
        let who = Who { visitor, name: renamed.as_deref().unwrap_or(name), lang };
        let decision = {
            let now = self.now();
            self.table.decide(who, &command, &now)
        };
        let is_step = matches!(command.deed, Deed::Step { .. });
        // What was only asked may be asked again; answers to it are long, and would be kept for the whole game.
        let asked = matches!(&decision, Ok(Decision { facts, answer: Some(_), wish: None }) if facts.is_empty());
        let done = match decision {
            Err(error) => Err(error),
            Ok(Decision { wish: Some(wish @ (Wish::Hint(_) | Wish::Evaluate(_) | Wish::Truth(_))), .. }) => {
                return self.ask_engine(who, &command.id, &wish, reply);
            }
            Ok(Decision { wish: Some(Wish::Snapshot), .. }) => {
                let messages = vec![self.snapshot(lang), self.done(&command.id, None)];
                let _ = reply.send(Answer { messages, version: self.table.version(), ..Answer::default() });
                return;
            }
            Ok(Decision { facts, answer, wish }) => self.carry_out(who, &command.id, facts, wish).await.map(|()| answer),
        };
        let answered = match done {
            Ok(None) => Answered::Done(self.table.version()),
            Ok(answer) => Answered::Said(self.done(&command.id, answer)),
            Err(error) => {
                self.services.metrics.refusals.inc();
                Answered::Said(self.refused(&command.id, error))
            }
        };
        let body = answered.body(&command.id);
        if is_step {
            self.services.metrics.step_seconds.observe(begun.elapsed().as_secs_f64());
        }
        if !asked {
            self.answered.remember(visitor, &command.id, answered, self.table.sits(visitor));
        }
        let _ = reply.send(Answer { messages: vec![body], version: self.table.version(), ..Answer::default() });
    }

    /// Stores what was decided and does what was wished.
    async fn carry_out(
        &mut self,
        who: Who<'_>,
        command: &str,
        facts: Vec<Fact>,
        wish: Option<Wish>,
    ) -> Result<(), FaultJson> {
        // However it goes on, a table does not grow without end; a game can always be ended.
        let ends = |fact: &Fact| matches!(fact, Fact::Acted { .. } | Fact::Closed);
        if self.table.facts() >= self.services.config.limits.facts && !facts.is_empty() && !facts.iter().any(ends) {
            self.services.metrics.limited("facts");
            return Err(who.fault(Code::TooMany));
        }
        let bytes: usize = facts.iter().map(|fact| wire::line(fact).len() + ROW_BYTES).sum();
        if bytes > 0 && !facts.iter().any(ends) {
            self.check_bytes(who, bytes)?;
        }
        if !facts.is_empty() {
            let stored = self.commit(facts, Some((who.visitor, command))).await;
            stored.map_err(|code| fault(code, who.lang))?;
        }
        match wish {
            Some(Wish::Say(channel, text)) => self.say(who, command, channel, text).await,
            Some(Wish::Courtesy(phrase)) => self.courtesy(who, command, phrase).await,
            Some(Wish::Mute(visitor, on)) => self.mute(who, visitor, on).await,
            _ => Ok(()),
        }
    }

    /// Refuses to store more than an address or a person may have stored in a day.
    fn check_bytes(&self, who: Who<'_>, bytes: usize) -> Result<(), FaultJson> {
        let address = self.guests.address_of(who.visitor);
        let stored = self.services.limiter.store(address, who.visitor, bytes, std::time::Instant::now());
        stored.map_err(|limit| {
            self.services.metrics.limited(limit);
            who.fault(Code::TooMany)
        })
    }

    /// What the table cannot know by itself.
    fn now(&self) -> Now<'_> {
        let limits = &self.services.config.limits;
        Now {
            left: self.left(),
            absent: self.absent(),
            grace: limits.grace.as_millis() as u64,
            keys: &self.services.secret,
            said: limits.said,
            removed: limits.removed,
        }
    }

    fn done(&self, id: &str, answer: Option<AnswerJson>) -> Body {
        let answer = answer.map(Box::new);
        wire::line(&Said::Done { id: id.into(), version: self.table.version(), answer }).into()
    }

    fn refused(&self, id: &str, error: FaultJson) -> Body {
        wire::line(&Said::Refused { id: id.into(), version: self.table.version(), error }).into()
    }

    fn snapshot(&mut self, lang: Lang) -> Body {
        let clocks = self.clocks();
        let snapshot = table::view::snapshot(&mut self.table, clocks, crate::services::now(), lang);
        wire::line(&Said::Snapshot(Box::new(snapshot))).into()
    }

    /// When something has to be done even if nobody asks.
    fn deadline(&self) -> Instant {
        let far = Instant::now() + Duration::from_secs(3600);
        let idle = (self.guests.is_empty() && !self.clock.runs()).then(|| self.idle + self.services.config.limits.idle);
        [
            idle,
            self.flag_deadline(),
            self.thinking.due(),
            self.guests.presence_due(),
            self.rows.due(),
            self.resume_deadline(),
        ]
        .into_iter()
        .flatten()
        .fold(far, Instant::min)
    }

    /// Does what is due.
    async fn tick(&mut self) -> Next {
        let now = Instant::now();
        if self.guests.presence_due().is_some_and(|due| due <= now) {
            self.tell_presence();
        }
        if self.rows.due().is_some_and(|due| due <= now) {
            self.store_row().await;
        }
        self.flag().await;
        self.play_thought().await;
        let idle = self.guests.is_empty() && !self.clock.runs();
        if idle && self.idle + self.services.config.limits.idle <= now && self.inbox.is_empty() {
            return Next::Leave;
        }
        Next::Stay
    }

    /// After anything happened: what follows by itself, the clock, the engines.
    async fn settle(&mut self) {
        if let Some(fact) = self.table.follows() {
            let _ = self.commit(vec![fact], None).await;
        }
        if self.proves_draw() {
            let _ = self.commit(vec![self.table.proven_draw()], None).await;
        }
        self.run_clock();
        self.tell_running();
        self.plan_engine();
    }

    /// Answers whoever waits for an engine.
    fn reply(&mut self, reply: oneshot::Sender<Answer>, visitor: &str, id: &str, result: Result<AnswerJson, FaultJson>) {
        let body = match result {
            Ok(answer) => self.done(id, Some(answer)),
            Err(error) => self.refused(id, error),
        };
        self.answered.remember(visitor, id, Answered::Said(body.clone()), self.table.sits(visitor));
        let _ = reply.send(Answer { messages: vec![body], version: self.table.version(), ..Answer::default() });
    }
}

/// The code of a failure to store.
fn storage_code(error: &crate::storage::StorageError) -> Code {
    match error {
        crate::storage::StorageError::Conflict => Code::Stale,
        _ => Code::Storage,
    }
}
