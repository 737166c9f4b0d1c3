//! Courier: a thread that runs errands to a server and brings news from it. A connection that breaks is opened again, what was missed
//! is asked for, and commands without an answer are said again: the server does none of them twice.

mod socket;

use crate::address::Address;
use crate::identity::Identity;
use crate::request::Asker;
use crate::trouble::Trouble;
use hyper::Method;
use kernel::Lang;
use socket::{Heard, Socket};
use std::path::PathBuf;
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;
use wire::live::Message;
use wire::{Command, Deed, LobbyJson, MeJson, MyTablesJson, NameOrder, TableMade, TableOrder};

/// How long it waits before it tries again, at first and at most.
const WAITS: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(8)];

/// Who comes to which server.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The server.
    pub address: Address,
    /// Where identities are kept, if anywhere.
    pub folder: Option<PathBuf>,
    /// The language of what the server says.
    pub lang: Lang,
    /// A name to take.
    pub name: Option<String>,
    /// What the names of commands begin with, so that no two are alike.
    pub stamp: String,
}

/// Something to do at the server.
#[derive(Clone, PartialEq, Debug)]
pub enum Errand {
    /// See which tables there are.
    Lobby,
    /// Set up a table.
    Order(Box<TableOrder>),
    /// Go to a table.
    Join(String),
    /// Go away from the table.
    Leave,
    /// Do something at the table, as one who has seen so many events.
    Do(Deed, u64),
    /// Forget what was seen of the table and ask for all of it.
    Again,
}

/// How the way to the table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineState {
    /// Not open yet.
    Opening,
    /// Open.
    Open,
    /// Broken; it is tried again.
    Broken,
}

/// What the courier brings.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    /// Who somebody is.
    Me(Box<MeJson>),
    /// Which tables there are: everybody's and one's own.
    Lobby(Box<LobbyJson>, Box<MyTablesJson>),
    /// A table was set up.
    Made(Box<TableMade>),
    /// What is said at the table.
    Said(Box<Message>),
    /// How the way to the table is now.
    Line(LineState),
    /// The table is left, and why.
    Ended(Trouble),
    /// An errand came to nothing.
    Failed(Trouble),
}

/// The thread, as long as somebody holds this.
#[derive(Clone, Debug)]
pub struct Courier {
    errands: UnboundedSender<Errand>,
}

impl Courier {
    /// Sends a courier on the way. News are told until nobody listens any more.
    pub fn send_out(visit: Visit, tell: impl Fn(News) -> bool + Send + 'static) -> std::io::Result<Courier> {
        let (errands, received) = unbounded_channel();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        std::thread::Builder::new().name("courier".into()).spawn(move || {
            runtime.block_on(Round::new(visit, tell).run(received));
        })?;
        Ok(Courier { errands })
    }

    /// Gives it something to do.
    pub fn give(&self, errand: Errand) {
        // Where the thread has ended somebody has already been told why.
        let _ = self.errands.send(errand);
    }
}

/// A table one is at.
struct AtTable {
    id: String,
    /// How many events were seen; none before the first snapshot.
    seen: Option<u64>,
    socket: Option<Socket>,
    /// When it is tried again, and how long was waited.
    next: Instant,
    waited: Duration,
    /// Commands without an answer: their names and texts.
    pending: Vec<(String, String)>,
}

struct Round<T> {
    asker: Asker,
    name: Option<String>,
    stamp: String,
    tell: T,
    commands: u64,
    table: Option<AtTable>,
    is_known: bool,
}

impl<T: Fn(News) -> bool> Round<T> {
    fn new(visit: Visit, tell: T) -> Round<T> {
        let Visit { address, folder, lang, name, stamp } = visit;
        let identity = Identity::of(folder, &address);
        Round { asker: Asker { address, identity, lang }, name, stamp, tell, commands: 0, table: None, is_known: false }
    }

    async fn run(mut self, mut errands: UnboundedReceiver<Errand>) {
        loop {
            let going_on = tokio::select! {
                errand = errands.recv() => match errand {
                    Some(errand) => self.errand(errand).await,
                    None => false,
                },
                heard = hear(&mut self.table) => match heard {
                    Some(heard) => self.heard(heard),
                    None => self.open().await,
                },
            };
            if !going_on {
                return;
            }
        }
    }

    /// Becomes somebody, once.
    async fn introduce(&mut self) -> Result<(), Trouble> {
        if self.is_known {
            return Ok(());
        }
        let path = format!("/api/me?lang={}", self.asker.lang.code());
        let mut me: MeJson = self.asker.get(&path).await?;
        if let Some(name) = self.name.take().filter(|name| *name != me.name) {
            let order = wire::line(&NameOrder { name });
            match self.asker.ask(Method::PUT, "/api/me", Some(order)).await {
                Ok(named) => me = named,
                Err(trouble) => drop((self.tell)(News::Failed(trouble))),
            }
        }
        self.is_known = true;
        (self.tell)(News::Me(Box::new(me)));
        Ok(())
    }

    /// Does something; whether anybody listens still.
    async fn errand(&mut self, errand: Errand) -> bool {
        let told = match errand {
            Errand::Lobby => self.lobby().await,
            Errand::Order(order) => self.order(&order).await,
            Errand::Join(id) => {
                let (now, waited) = (Instant::now(), WAITS[0]);
                self.table = Some(AtTable { id, seen: None, socket: None, next: now, waited, pending: Vec::new() });
                Ok(News::Line(LineState::Opening))
            }
            Errand::Leave => {
                self.table = None;
                return true;
            }
            Errand::Do(deed, version) => return self.command(deed, Some(version)).await,
            Errand::Again => return self.command(Deed::Snapshot, None).await,
        };
        (self.tell)(told.unwrap_or_else(News::Failed))
    }

    async fn lobby(&mut self) -> Result<News, Trouble> {
        self.introduce().await?;
        let lobby = self.asker.get("/api/tables").await?;
        let mine = self.asker.get("/api/me/tables").await?;
        Ok(News::Lobby(Box::new(lobby), Box::new(mine)))
    }

    async fn order(&mut self, order: &TableOrder) -> Result<News, Trouble> {
        self.introduce().await?;
        let made: TableMade = self.asker.ask(Method::POST, "/api/tables", Some(wire::line(order))).await?;
        Ok(News::Made(Box::new(made)))
    }

    /// Says a command, now or when the way is open again.
    async fn command(&mut self, deed: Deed, version: Option<u64>) -> bool {
        self.commands += 1;
        let id = format!("{}-{}", self.stamp, self.commands);
        let Some(table) = &mut self.table else { return true };
        let text = wire::line(&Command { id: id.clone(), version, deed });
        table.pending.push((id, text.clone()));
        let sent = match &mut table.socket {
            Some(socket) => socket.say(text).await,
            None => true,
        };
        if sent { true } else { self.broken(None) }
    }

    /// Opens the way to the table, as far as it can be opened.
    async fn open(&mut self) -> bool {
        if let Err(trouble) = self.introduce().await {
            return self.not_opened(trouble);
        }
        let Some(table) = &mut self.table else { return true };
        let since = table.seen.map(|seen| format!("&since={seen}")).unwrap_or_default();
        let path = format!("/api/tables/{}/socket?lang={}{since}", table.id, self.asker.lang.code());
        let mut socket = match Socket::open(&self.asker, &path).await {
            Ok(socket) => socket,
            Err(trouble) => {
                // A socket says only that it was refused; a question says why.
                let path = format!("/api/tables/{}?lang={}", table.id, self.asker.lang.code());
                let known: Result<wire::live::SnapshotJson, Trouble> = self.asker.get(&path).await;
                return match known {
                    Err(refused @ Trouble::Refused(_)) => self.ended(refused),
                    _ => self.not_opened(trouble),
                };
            }
        };
        for (_, text) in &table.pending {
            socket.say(text.clone()).await;
        }
        (table.socket, table.waited) = (Some(socket), WAITS[0]);
        (self.tell)(News::Line(LineState::Open))
    }

    /// A server that was never reached is told of; one that was is tried again.
    fn not_opened(&mut self, trouble: Trouble) -> bool {
        match trouble {
            Trouble::Refused(_) | Trouble::Strange => self.ended(trouble),
            trouble if self.table.as_ref().is_some_and(|table| table.seen.is_none()) => {
                (self.tell)(News::Failed(trouble)) && self.broken(None)
            }
            _ => self.broken(None),
        }
    }

    fn ended(&mut self, trouble: Trouble) -> bool {
        self.table = None;
        (self.tell)(News::Ended(trouble))
    }

    /// The way is broken: it is tried again after a while.
    fn broken(&mut self, after: Option<Duration>) -> bool {
        let Some(table) = &mut self.table else { return true };
        table.socket = None;
        table.next = Instant::now() + after.unwrap_or(table.waited);
        table.waited = (table.waited * 2).min(WAITS[1]);
        (self.tell)(News::Line(LineState::Broken))
    }

    fn heard(&mut self, heard: Heard) -> bool {
        let message = match heard {
            Heard::Message(message) => message,
            Heard::Nothing => return true,
            Heard::End => return self.broken(None),
        };
        let Some(table) = &mut self.table else { return true };
        match message.as_ref() {
            Message::Snapshot(snapshot) => table.seen = Some(snapshot.version),
            Message::Event(event) => table.seen = Some(event.version),
            Message::Done { id, .. } | Message::Refused { id, .. } => table.pending.retain(|(other, _)| other != id),
            Message::Bye { error, again_ms: None } => {
                return self.ended(Trouble::Refused(Box::new(error.clone())));
            }
            Message::Bye { again_ms: Some(again), .. } => return self.broken(Some(Duration::from_millis(*again))),
            _ => {}
        }
        (self.tell)(News::Said(message))
    }
}

/// What the table says, or nothing when it is time to open the way to it; for ever silent where one is at no table.
async fn hear(table: &mut Option<AtTable>) -> Option<Heard> {
    match table {
        Some(AtTable { socket: Some(socket), .. }) => Some(socket.hear().await),
        Some(AtTable { next, .. }) => {
            tokio::time::sleep_until(*next).await;
            None
        }
        None => std::future::pending().await,
    }
}
