//! Sockets: one task for each connection. It reads commands, asks the table, and writes what the hub brings. A slow reader
//! or a broken line ends this connection and nothing else.

use crate::crowd::Place;
use crate::http::{App, Identity, Params, Peer, Problem, lobby_body, same_origin};
use crate::hub::{Body, Delivery, Muted, Subscriber};
use crate::limiter::{Bucket, household};
use crate::router::Unreachable;
use crate::table_task::{Answer, Ask};
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use kernel::Lang;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::TableId;
use table::words::{Expectation, expected, fault, unreadable};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};
use wire::live::Message;
use wire::{Code, Command, Deed, FaultJson, LONGEST_COMMAND, SocketQuery};

/// Small buffers: most connections are idle most of the time.
const READ_BUFFER: usize = 4 << 10;
const WRITE_BUFFER: usize = 2 << 10;
/// The most that waits to be written to one connection.
const MOST_UNWRITTEN: usize = 2 << 20;
/// After so many commands that came too fast a connection is ended.
const MOST_TOO_FAST: u32 = 100;
/// How much of what comes after the farewell is read, and for how long.
const MOST_FORGOTTEN: usize = 1000;
const FAREWELL: Duration = Duration::from_secs(1);
/// When a client may come again after the server has stopped.
const AGAIN: Duration = Duration::from_millis(1500);

fn upgraded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_write_buffer_size(MOST_UNWRITTEN)
        .max_message_size(LONGEST_COMMAND)
        .max_frame_size(LONGEST_COMMAND)
}

/// The door to a table's socket.
pub(crate) async fn at_table(
    State(app): State<App>,
    Path(table): Path<String>,
    Params(query): Params<SocketQuery>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let lang = crate::http::language(query.lang, &headers);
    let place = check_door(&app, &peer, &headers, lang)?;
    let table = TableId::read(&table).ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    // Whether there is such a table shows before the connection changes its nature.
    app.tables.ask(&table, Ask::Look).await.map_err(|why| Problem::unreachable(why, lang))?;
    app.find_running(&identity.visitor).await;
    let failed = |error| Problem::storage(&error, lang);
    let name = app.services.name(&identity.visitor).await.map_err(failed)?;
    let muted = app.services.storage.mutes(&identity.visitor).await.map_err(failed)?;
    let guest = Guest {
        connection: app.connections.fetch_add(1, Ordering::Relaxed),
        address: household(crate::http::address(peer.address, &headers, app.services.config.behind_proxy)),
        visitor: identity.visitor.to_string(),
        name,
        lang,
        since: query.since,
        muted,
    };
    let mut response = upgraded(upgrade).on_upgrade(move |socket| async move {
        app.services.metrics.sockets.inc();
        Line::new(app.clone(), socket, guest.lang).serve(table, guest).await;
        app.services.metrics.sockets.dec();
        drop((peer, place));
    });
    identity.sign(&mut response);
    Ok(response)
}

/// The door to the lobby's socket.
pub(crate) async fn in_lobby(
    State(app): State<App>,
    Params(query): Params<SocketQuery>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Problem> {
    let lang = crate::http::language(query.lang, &headers);
    let place = check_door(&app, &peer, &headers, lang)?;
    Ok(upgraded(upgrade).on_upgrade(move |socket| async move {
        app.services.metrics.sockets.inc();
        Line::new(app.clone(), socket, lang).watch_lobby().await;
        app.services.metrics.sockets.dec();
        drop((peer, place));
    }))
}

/// Refuses pages of elsewhere, a server that is about to stop, and too many connections of one address. Behind a proxy only
/// here can be told whose connection it is.
fn check_door(app: &App, peer: &Peer, headers: &HeaderMap, lang: Lang) -> Result<Option<Place>, Problem> {
    if !same_origin(headers) {
        return Err(Problem::new(Code::WrongOrigin, lang));
    }
    if *app.draining.borrow() {
        return Err(Problem::new(Code::Draining, lang));
    }
    let config = &app.services.config;
    if !config.behind_proxy {
        return Ok(None);
    }
    let place = app.crowd.enter(crate::http::address(peer.address, headers, true));
    place.map(Some).ok_or_else(|| {
        app.services.metrics.limited("connections_per_address");
        Problem::new(Code::TooMany, lang)
    })
}

/// Who came through the door.
struct Guest {
    connection: u64,
    address: std::net::IpAddr,
    visitor: String,
    name: String,
    lang: Lang,
    since: Option<u64>,
    muted: Vec<String>,
}

/// Whether a connection goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Stay,
    Leave,
}

/// One connection.
struct Line {
    app: App,
    socket: WebSocket,
    lang: Lang,
    draining: watch::Receiver<bool>,
    /// When the other end was heard last, and whether it was asked since.
    heard: Instant,
    asked: bool,
}

impl Line {
    fn new(app: App, socket: WebSocket, lang: Lang) -> Line {
        let draining = app.draining.clone();
        Line { app, socket, lang, draining, heard: Instant::now(), asked: false }
    }

    /// Writes a message; a reader that does not read in time is left.
    async fn write(&mut self, frame: Frame) -> Next {
        match timeout(self.app.services.config.limits.pong, self.socket.send(frame)).await {
            Ok(Ok(())) => Next::Stay,
            Ok(Err(_)) => Next::Leave,
            Err(_) => {
                self.app.services.metrics.slow_readers.inc();
                self.app.services.metrics.limited("pong");
                Next::Leave
            }
        }
    }

    async fn write_body(&mut self, body: Body) -> Next {
        self.write(Frame::Text(body)).await
    }

    async fn write_all(&mut self, bodies: Vec<Body>) -> Next {
        for body in bodies {
            if self.write_body(body).await == Next::Leave {
                return Next::Leave;
            }
        }
        Next::Stay
    }

    async fn deliver(&mut self, delivery: Delivery) -> Next {
        match delivery {
            Delivery::Message { body, .. } => self.write_body(body).await,
            Delivery::End(why) => self.end(why, 1008, None).await,
        }
    }

    /// Says why, and ends.
    async fn end(&mut self, code: Code, frame: u16, again: Option<Duration>) -> Next {
        let error = fault(code, self.lang);
        let again_ms = again.map(|again| again.as_millis() as u64);
        let _ = self.write_body(wire::line(&Message::Bye { error, again_ms }).into()).await;
        let _ = self.write(Frame::Close(Some(CloseFrame { code: frame, reason: code.word().into() }))).await;
        // What the other end still sends is read and forgotten: a connection that is dropped with something unread is
        // reset, and the farewell may be lost with it.
        let rest = async {
            for _ in 0..MOST_FORGOTTEN {
                if !matches!(self.socket.recv().await, Some(Ok(_))) {
                    return;
                }
            }
        };
        let _ = timeout(FAREWELL, rest).await;
        Next::Leave
    }

    /// When to look whether the other end is still there.
    fn next_look(&self) -> Instant {
        let limits = &self.app.services.config.limits;
        self.heard + if self.asked { limits.ping + limits.pong } else { limits.ping }
    }

    /// Asks a silent end whether it is there; leaves one that does not answer.
    async fn look(&mut self) -> Next {
        if self.asked {
            return Next::Leave;
        }
        self.asked = true;
        self.write(Frame::Ping(axum::body::Bytes::new())).await
    }

    fn hear(&mut self) {
        self.heard = Instant::now();
        self.asked = false;
    }

    /// Serves a visitor at a table until either ends it.
    async fn serve(mut self, table: TableId, guest: Guest) {
        let (outbox, inbox) = mpsc::channel(self.app.services.config.limits.outbox);
        let muted: Muted = Muted::default();
        muted.write().unwrap_or_else(PoisonError::into_inner).extend(guest.muted.iter().cloned());
        let connection = guest.connection;
        // Listening begins before joining, so that nothing falls between the two; what comes twice is left out by version.
        let subscriber =
            Subscriber { connection, visitor: guest.visitor.clone(), lang: guest.lang, muted: muted.clone(), outbox };
        self.app.services.hub.subscribe(&table, subscriber);
        let join = Ask::Join {
            connection,
            address: guest.address,
            visitor: guest.visitor.clone(),
            name: guest.name.clone(),
            lang: guest.lang,
            since: guest.since,
            muted: guest.muted.clone(),
        };
        match self.app.tables.ask(&table, join).await {
            Ok(Answer { refused: Some(why), .. }) => {
                self.end(why, 1008, None).await;
            }
            Ok(Answer { messages, version, .. }) => {
                if self.write_all(messages).await == Next::Stay {
                    self.talk(&table, &guest, &muted, inbox, version).await;
                }
            }
            Err(why) => self.unreachable(why).await,
        }
        self.app.services.hub.unsubscribe(&table, connection);
        let _ = self.app.tables.ask(&table, Ask::Part { connection }).await;
    }

    async fn unreachable(&mut self, why: Unreachable) {
        let code = match why {
            Unreachable::Unknown => Code::NotFound,
            Unreachable::Failed => Code::Storage,
            Unreachable::Draining => Code::Draining,
        };
        let again = (why != Unreachable::Unknown).then_some(AGAIN);
        self.end(code, 1013, again).await;
    }

    // Long: one loop over all that can happen to a connection.
    async fn talk(
        &mut self,
        table: &TableId,
        guest: &Guest,
        muted: &Muted,
        mut inbox: mpsc::Receiver<Delivery>,
        joined: u64,
    ) {
        let limits = self.app.services.config.limits;
        let mut bucket = Bucket::full(limits.commands_at_once, std::time::Instant::now());
        let mut too_fast = 0;
        let mut revoked = self.app.services.devices.listen();
        loop {
            let look = self.next_look();
            let next = tokio::select! {
                biased;
                // Whoever is no longer who he was comes again as who he is; so does whoever could not follow.
                visitor = revoked.recv() => match visitor {
                    Ok(visitor) if visitor.as_str() != guest.visitor => Next::Stay,
                    _ => {
                        let frame = CloseFrame { code: 1008, reason: "revoked".into() };
                        let _ = self.write(Frame::Close(Some(frame))).await;
                        Next::Leave
                    }
                },
                delivery = inbox.recv() => match delivery {
                    Some(Delivery::Message { version: Some(version), .. }) if version <= joined => Next::Stay,
                    Some(delivery) => self.deliver(delivery).await,
                    None => {
                        self.app.services.metrics.slow_readers.inc();
                        self.app.services.metrics.limited("outbox");
                        self.end(Code::TooSlow, 1013, Some(Duration::ZERO)).await
                    }
                },
                frame = self.socket.recv() => {
                    self.hear();
                    match frame {
                        Some(Ok(Frame::Text(text))) => {
                            let now = std::time::Instant::now();
                            if bucket.take(f64::from(limits.commands_per_second), limits.commands_at_once, now) {
                                self.obey(table, guest, muted, &text, &mut inbox).await
                            } else {
                                self.app.services.metrics.limited("commands_per_second");
                                too_fast += 1;
                                if too_fast > MOST_TOO_FAST {
                                    self.end(Code::TooMany, 1008, Some(Duration::from_secs(10))).await
                                } else {
                                    let id = Command::read_id(&text).unwrap_or_default();
                                    self.refuse(id, fault(Code::TooMany, guest.lang)).await
                                }
                            }
                        }
                        Some(Ok(Frame::Binary(_))) => {
                            let error = expected(Code::BadRequest, "frame", Expectation::Text, self.lang);
                            self.refuse(String::new(), error).await
                        }
                        // Whoever only says that he is there says it often enough.
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {
                            let now = std::time::Instant::now();
                            match bucket.take(f64::from(limits.commands_per_second), limits.commands_at_once, now) {
                                true => Next::Stay,
                                false => {
                                    self.app.services.metrics.limited("commands_per_second");
                                    too_fast += 1;
                                    if too_fast > MOST_TOO_FAST {
                                        self.end(Code::TooMany, 1008, Some(Duration::from_secs(10))).await
                                    } else {
                                        Next::Stay
                                    }
                                }
                            }
                        }
                        // A frame that is too long ends the connection, but not without a word.
                        Some(Err(error)) if error.to_string().contains("too long") || error.to_string().contains("too large") => {
                            self.end(Code::TooLarge, 1009, None).await
                        }
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => Next::Leave,
                    }
                }
                _ = self.draining.changed() => self.end(Code::Draining, 1012, Some(AGAIN)).await,
                () = tokio::time::sleep_until(look) => self.look().await,
            };
            if next == Next::Leave {
                return;
            }
        }
    }

    fn malformed(&self, detail: &str) -> FaultJson {
        unreadable(Code::BadRequest, detail, self.lang)
    }

    async fn refuse(&mut self, id: String, error: FaultJson) -> Next {
        self.write_body(wire::line(&Message::Refused { id, version: 0, error }).into()).await
    }

    /// Does what a frame says and answers it.
    // Long: the ways a frame can be wrong, in the order they are found.
    async fn obey(
        &mut self,
        table: &TableId,
        guest: &Guest,
        muted: &Muted,
        text: &str,
        inbox: &mut mpsc::Receiver<Delivery>,
    ) -> Next {
        let begun = std::time::Instant::now();
        let command = match Command::read(text) {
            Ok(command) => command,
            Err(error) => {
                let id = Command::read_id(text).unwrap_or_default();
                return self.refuse(id, self.malformed(&error)).await;
            }
        };
        let mute = match &command.deed {
            Deed::Mute { visitor, on } => Some((visitor.clone(), *on)),
            _ => None,
        };
        let ask =
            Ask::Command { visitor: guest.visitor.clone(), name: guest.name.clone(), lang: guest.lang, command, begun };
        let tables = self.app.tables.clone();
        let mut answer = tables.ask(table, ask);
        // What others do meanwhile is not held up by an engine that thinks about a question.
        let answer = loop {
            tokio::select! {
                answer = &mut answer => break answer,
                delivery = inbox.recv() => match delivery {
                    Some(delivery) => {
                        if self.deliver(delivery).await == Next::Leave {
                            return Next::Leave;
                        }
                    }
                    None => return self.end(Code::TooSlow, 1013, Some(Duration::ZERO)).await,
                },
            }
        };
        // What the command caused comes before the word that it is done.
        while let Ok(delivery) = inbox.try_recv() {
            if self.deliver(delivery).await == Next::Leave {
                return Next::Leave;
            }
        }
        match answer {
            Ok(Answer { messages, .. }) => {
                if let Some((visitor, on)) = mute {
                    let mut muted = muted.write().unwrap_or_else(PoisonError::into_inner);
                    if on {
                        muted.insert(visitor)
                    } else {
                        muted.remove(&visitor)
                    };
                }
                self.write_all(messages).await
            }
            Err(why) => {
                self.unreachable(why).await;
                Next::Leave
            }
        }
    }

    /// Shows the lobby whenever it looks different.
    async fn watch_lobby(mut self) {
        /// Many changes at once are shown together.
        const PAUSE: Duration = Duration::from_secs(1);
        let mut changes = self.app.services.hub.lobby();
        changes.mark_changed();
        let limits = self.app.services.config.limits;
        let mut bucket = Bucket::full(limits.commands_at_once, std::time::Instant::now());
        loop {
            let look = self.next_look();
            let next = tokio::select! {
                biased;
                _ = self.draining.changed() => self.end(Code::Draining, 1012, Some(AGAIN)).await,
                changed = changes.changed() => match changed {
                    Ok(()) => match lobby_body(&self.app).await {
                        Ok(lobby) => {
                            let next = self.write_body(lobby).await;
                            tokio::time::sleep(PAUSE).await;
                            next
                        }
                        Err(_) => self.end(Code::Storage, 1013, Some(AGAIN)).await,
                    },
                    Err(_) => Next::Leave,
                },
                frame = self.socket.recv() => {
                    self.hear();
                    match frame {
                        Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {
                            let now = std::time::Instant::now();
                            match bucket.take(f64::from(limits.commands_per_second), limits.commands_at_once, now) {
                                true => Next::Stay,
                                false => self.end(Code::TooMany, 1008, Some(Duration::from_secs(10))).await,
                            }
                        }
                        // Nothing is asked in the lobby.
                        Some(Ok(Frame::Text(_) | Frame::Binary(_))) => self.end(Code::BadRequest, 1008, None).await,
                        Some(Ok(Frame::Close(_)) | Err(_)) | None => Next::Leave,
                    }
                }
                () = tokio::time::sleep_until(look) => self.look().await,
            };
            if next == Next::Leave {
                return;
            }
        }
    }
}
