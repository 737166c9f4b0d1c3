//! A client that costs little: it looks at the first bytes of a message and reads the rest only where it must.

use crate::figures::Trouble;
use futures_util::{SinkExt, StreamExt};
use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::TableMade;
use wire::live::SnapshotJson;

/// Nothing takes longer, or something is wrong.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    address: SocketAddr,
    /// Where from, on the loopback.
    from: IpAddr,
    cookie: String,
}

async fn connect(address: SocketAddr, from: IpAddr) -> Result<TcpStream, Trouble> {
    let socket = TcpSocket::new_v4()?;
    if from != address.ip() {
        socket.bind(SocketAddr::new(from, 0))?;
    }
    Ok(socket.connect(address).await?)
}

async fn request(address: SocketAddr, from: IpAddr, head: &str, cookie: &str, body: &str) -> Result<String, Trouble> {
    let mut stream = connect(address, from).await?;
    let text = format!(
        "{head} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer)).await.map_err(|_| Trouble::new("no answer in time"))??;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

impl Visitor {
    /// Somebody new.
    pub(crate) async fn new(address: SocketAddr) -> Result<Visitor, Trouble> {
        Visitor::new_from(address, address.ip()).await
    }

    /// Somebody new from an address of the loopback.
    pub(crate) async fn new_from(address: SocketAddr, from: IpAddr) -> Result<Visitor, Trouble> {
        let answer = request(address, from, "GET /api/me", "", "").await?;
        let lower = answer.to_lowercase();
        let cookie = lower.find("set-cookie: ").map(|at| &answer[at + "set-cookie: ".len()..]);
        let cookie = cookie.and_then(|rest| rest.split(';').next()).ok_or_else(|| Trouble::new("no cookie"))?;
        Ok(Visitor { address, from, cookie: cookie.into() })
    }

    /// Sets up a table with these seats.
    pub(crate) async fn table(&self, game: &str, rules: &str, seats: &[&str]) -> Result<TableMade, Trouble> {
        self.make(&format!(r#"{{"game":"{game}","rules":"{rules}","start":0,"seats":[{}]}}"#, seats.join(","))).await
    }

    /// The same with a clock.
    pub(crate) async fn clocked_table(&self, game: &str, rules: &str, seats: &[&str]) -> Result<TableMade, Trouble> {
        let clock = r#"{"kind":"game","seconds":86400,"increment":600}"#;
        let seats = seats.join(",");
        self.make(&format!(r#"{{"game":"{game}","rules":"{rules}","start":0,"clock":{clock},"seats":[{seats}]}}"#)).await
    }

    async fn make(&self, order: &str) -> Result<TableMade, Trouble> {
        let (_, made) = self.ask("POST /api/tables", order).await?;
        wire::read(made.as_bytes()).map_err(|error| Trouble::new(format!("{error}: {made}")))
    }

    /// Asks something: the status and the body of the answer.
    pub(crate) async fn ask(&self, head: &str, body: &str) -> Result<(u16, String), Trouble> {
        let answer = request(self.address, self.from, head, &self.cookie, body).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| Trouble::new("no body"))?;
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
        Ok((status.ok_or_else(|| Trouble::new("no status"))?, body.into()))
    }

    /// The head of an answer.
    pub(crate) async fn head(&self, head: &str) -> Result<String, Trouble> {
        let answer = request(self.address, self.from, head, &self.cookie, "").await?;
        Ok(answer.split("\r\n\r\n").next().unwrap_or_default().into())
    }

    /// Opens a socket at a table. What is said first is still to be read.
    pub(crate) async fn join(&self, table: &str) -> Result<Line, Trouble> {
        let stream = connect(self.address, self.from).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{}/api/tables/{table}/socket", self.address).into_client_request()?;
        let cookie = self.cookie.parse().map_err(|_| Trouble::new("a cookie that is no header"))?;
        request.headers_mut().insert("cookie", cookie);
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        let opening = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (socket, _) = timeout(PATIENCE, opening).await.map_err(|_| Trouble::new("no socket in time"))??;
        Ok(Line { socket, version: 0, unread: VecDeque::new() })
    }
}

/// A socket.
#[derive(Debug)]
pub(crate) struct Line {
    socket: WebSocketStream<TcpStream>,
    /// The last version that was seen.
    pub(crate) version: u64,
    /// Messages that were put back.
    unread: VecDeque<Utf8Bytes>,
}

/// The number after some text at the beginning.
fn number_after(text: &str, before: &str) -> Option<u64> {
    let rest = text.strip_prefix(before)?;
    rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
}

impl Line {
    /// The next message.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, Trouble> {
        if let Some(text) = self.unread.pop_front() {
            return Ok(text);
        }
        loop {
            let frame = timeout(PATIENCE, self.socket.next()).await.map_err(|_| Trouble::new("no message in time"))?;
            match frame {
                Some(Ok(Message::Text(text))) => {
                    if let Some(version) = number_after(&text, r#"{"type":"event","version":"#) {
                        self.version = version;
                    }
                    return Ok(text);
                }
                Some(Ok(Message::Close(_))) | None => return Err(Trouble::new("the line was closed")),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Puts messages back, to be read again.
    pub(crate) fn unread(&mut self, texts: Vec<Utf8Bytes>) {
        self.unread.extend(texts);
    }

    /// The next message that fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&str) -> bool) -> Result<Utf8Bytes, Trouble> {
        loop {
            let text = self.next().await?;
            if fits(&text) {
                return Ok(text);
            }
        }
    }

    /// Reads until everything about the table is known.
    pub(crate) async fn snapshot(&mut self) -> Result<SnapshotJson, Trouble> {
        let text = self.until(|text| text.starts_with(r#"{"type":"snapshot""#)).await?;
        match wire::read(text.as_bytes()).map_err(Trouble::new)? {
            wire::live::Message::Snapshot(snapshot) => {
                self.version = snapshot.version;
                Ok(*snapshot)
            }
            other => Err(Trouble::new(format!("no snapshot: {other:?}"))),
        }
    }

    /// Reads until the table has a version.
    pub(crate) async fn reach(&mut self, version: u64) -> Result<(), Trouble> {
        while self.version < version {
            self.next().await?;
        }
        Ok(())
    }

    /// Says that it is there; whether that could be said.
    pub(crate) async fn ping(&mut self) -> bool {
        matches!(timeout(PATIENCE, self.socket.send(Message::Ping(Vec::new().into()))).await, Ok(Ok(())))
    }

    /// Sends a command: the fields after id and version.
    pub(crate) async fn send(&mut self, id: &str, version: u64, deed: &str) -> Result<(), Trouble> {
        let text = format!(r#"{{"id":"{id}","version":{version},{deed}}}"#);
        timeout(PATIENCE, self.socket.send(Message::text(text))).await.map_err(|_| Trouble::new("cannot send"))??;
        Ok(())
    }

    /// Reads until a command was answered; it must have been done.
    pub(crate) async fn acknowledged(&mut self, id: &str) -> Result<(), Trouble> {
        let done = format!(r#"{{"type":"done","id":"{id}","#);
        let refused = format!(r#"{{"type":"refused","id":"{id}","#);
        let answer = self.until(|text| text.starts_with(&done) || text.starts_with(&refused)).await?;
        if answer.starts_with(&done) { Ok(()) } else { Err(Trouble::new(answer.as_str())) }
    }

    /// Sends a command: what came before its answer.
    pub(crate) async fn before(&mut self, id: &str, deed: &str) -> Result<Vec<Utf8Bytes>, Trouble> {
        self.send(id, self.version, deed).await?;
        let answer = format!(r#""id":"{id}","#);
        let mut heard = Vec::new();
        loop {
            let text = self.next().await?;
            if text.contains(&answer) {
                return Ok(heard);
            }
            heard.push(text);
        }
    }

    /// Sends a command and waits until it is done.
    pub(crate) async fn command(&mut self, id: &str, deed: &str) -> Result<(), Trouble> {
        self.send(id, self.version, deed).await?;
        self.acknowledged(id).await
    }
}

/// The fields of the command that plays a step.
pub(crate) fn step(text: &str) -> String {
    format!(r#""do":"step","step":"{text}""#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_the_first_bytes() {
        let event = wire::live::EventJson { version: 417, kind: wire::live::EventKindJson::Step, ..Default::default() };
        let text = wire::line(&wire::live::Message::Event(Box::new(event)));
        assert_eq!(number_after(&text, r#"{"type":"event","version":"#), Some(417));
        assert_eq!(number_after(&text, r#"{"type":"done""#), None);
        let done = wire::line(&wire::live::Message::Done { id: "a".into(), version: 1, answer: None });
        assert!(done.starts_with(r#"{"type":"done","id":"a","#));
    }
}
