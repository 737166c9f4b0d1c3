//! Request: one question by HTTP, and its answer.

use crate::address::Address;
use crate::identity::Identity;
use crate::stream;
use crate::trouble::Trouble;
use http_body_util::{BodyExt, Limited};
use hyper::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE, USER_AGENT};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use kernel::Lang;
use std::time::Duration;
use wire::{FaultBody, Readable};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long an answer may be.
const LONGEST: usize = 8 << 20;
/// What the program calls itself.
const NAME: &str = concat!("coffret/", env!("CARGO_PKG_VERSION"));

/// Whoever asks a server.
#[derive(Debug)]
pub(crate) struct Asker {
    pub(crate) address: Address,
    pub(crate) identity: Identity,
    pub(crate) lang: Lang,
}

impl Asker {
    pub(crate) async fn get<T: Readable>(&mut self, path: &str) -> Result<T, Trouble> {
        self.ask(Method::GET, path, None).await
    }

    /// Asks with a body, and reads the answer.
    pub(crate) async fn ask<T: Readable>(&mut self, method: Method, path: &str, body: Option<String>) -> Result<T, Trouble> {
        let asked = tokio::time::timeout(PATIENCE, self.exchange(method, path, body)).await;
        let (is_success, bytes) = asked.map_err(|_| Trouble::Silent)??;
        if is_success {
            return wire::read(&bytes).map_err(|_| Trouble::Strange);
        }
        let fault: FaultBody = wire::read(&bytes).map_err(|_| Trouble::Strange)?;
        Err(Trouble::Refused(Box::new(fault.error)))
    }

    async fn exchange(&mut self, method: Method, path: &str, body: Option<String>) -> Result<(bool, Vec<u8>), Trouble> {
        let lost = |error: hyper::Error| Trouble::Unreachable(error.to_string());
        let stream = stream::open(&self.address).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(lost)?;
        let connection = tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, self.address.authority())
            .header(USER_AGENT, NAME)
            .header(ACCEPT_LANGUAGE, self.lang.code());
        if let Some(cookie) = self.identity.cookie() {
            request = request.header(COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(body.unwrap_or_default()).map_err(|_| Trouble::Strange)?;
        let answer = sender.send_request(request).await.map_err(lost)?;
        let is_success = answer.status().is_success();
        for set in answer.headers().get_all(SET_COOKIE) {
            self.identity.take(set.to_str().unwrap_or_default());
        }
        let body = Limited::new(answer.into_body(), LONGEST).collect().await.map_err(|_| Trouble::Strange)?;
        connection.abort();
        Ok((is_success, body.to_bytes().to_vec()))
    }
}
