//! Socket: the way to a table. It notices when nobody is at the other end any more.

use crate::request::Asker;
use crate::stream::{self, Duplex};
use crate::trouble::Trouble;
use futures_util::{SinkExt, StreamExt};
use std::time::Duration;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::Message as Frame;
use wire::live::Message;

/// After so long a silence the server is asked whether it is there, and after as long again it is not.
const SILENCE: Duration = Duration::from_secs(20);
/// How long opening may take.
const PATIENCE: Duration = Duration::from_secs(15);

/// What comes from the table.
pub(super) enum Heard {
    Message(Box<Message>),
    /// A sign of life, or a message of a later version of the protocol.
    Nothing,
    /// The way has ended.
    End,
}

pub(super) struct Socket {
    frames: WebSocketStream<Box<dyn Duplex>>,
    /// Whether it was asked for a sign of life since it gave one.
    is_asked: bool,
}

impl Socket {
    pub(super) async fn open(asker: &Asker, path: &str) -> Result<Socket, Trouble> {
        let opened = tokio::time::timeout(PATIENCE, Socket::connect(asker, path)).await;
        opened.map_err(|_| Trouble::Silent)?
    }

    async fn connect(asker: &Asker, path: &str) -> Result<Socket, Trouble> {
        let scheme = if asker.address.is_safe { "wss" } else { "ws" };
        let address = format!("{scheme}://{}{path}", asker.address.authority());
        let mut request = address.into_client_request().map_err(|_| Trouble::Strange)?;
        if let Some(cookie) = asker.identity.cookie().and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert("cookie", cookie);
        }
        let stream = stream::open(&asker.address).await?;
        let lost = |error: tokio_tungstenite::tungstenite::Error| Trouble::Unreachable(error.to_string());
        let (frames, _) = tokio_tungstenite::client_async(request, stream).await.map_err(lost)?;
        Ok(Socket { frames, is_asked: false })
    }

    /// Says something; whether the way was open.
    pub(super) async fn say(&mut self, text: String) -> bool {
        self.frames.send(Frame::Text(text.into())).await.is_ok()
    }

    /// What comes next. Nothing is lost where somebody stops waiting for it.
    pub(super) async fn hear(&mut self) -> Heard {
        match tokio::time::timeout(SILENCE, self.frames.next()).await {
            Ok(Some(Ok(frame))) => {
                self.is_asked = false;
                match frame {
                    Frame::Text(text) => wire::read::<Message>(text.as_bytes())
                        .map_or(Heard::Nothing, |message| Heard::Message(Box::new(message))),
                    Frame::Close(_) => Heard::End,
                    _ => Heard::Nothing,
                }
            }
            Ok(Some(Err(_)) | None) => Heard::End,
            Err(_) if self.is_asked => Heard::End,
            Err(_) => {
                self.is_asked = true;
                match self.frames.send(Frame::Ping(Vec::new().into())).await {
                    Ok(()) => Heard::Nothing,
                    Err(_) => Heard::End,
                }
            }
        }
    }
}
