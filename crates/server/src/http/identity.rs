//! Identity: who asks. A signed cookie says it; whoever has none is somebody new at once.

use super::App;
use crate::lot::Draw;
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use table::VisitorId;

/// The cookie's name.
const NAME: &str = "coffret";
/// How long a browser keeps it, in seconds.
const KEPT: u64 = 2 * 365 * 86_400;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) visitor: VisitorId,
    /// The cookie to give, if the browser has none or is to get another.
    cookie: Option<HeaderValue>,
}

impl Identity {
    /// Gives the cookie with a response, if one is to be given.
    pub(crate) fn sign(&self, response: &mut Response) {
        if let Some(cookie) = &self.cookie {
            response.headers_mut().append(SET_COOKIE, cookie.clone());
        }
    }

    /// The identity of a visitor on a device that is to get the cookie.
    pub(crate) fn carried(app: &App, visitor: VisitorId) -> Identity {
        let secure = app.services.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
        let secure = if secure { "; Secure" } else { "" };
        let token = app.services.secret.token(&visitor, app.services.devices.revoked(&visitor));
        let cookie = format!("{NAME}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Strict{secure}");
        Identity { visitor, cookie: HeaderValue::from_str(&cookie).ok() }
    }

    /// Takes the cookie away from a device.
    pub(super) fn take_away(response: &mut Response) {
        let gone = format!("{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
        if let Ok(gone) = HeaderValue::from_str(&gone) {
            response.headers_mut().append(SET_COOKIE, gone);
        }
    }
}

/// The visitor of the cookies of a request.
fn known(app: &App, headers: &HeaderMap) -> Option<VisitorId> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let values = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let signed = |(_, token)| app.services.secret.visitor(token);
    let stands = |(visitor, revoked): &(VisitorId, u32)| app.services.devices.revoked(visitor) == *revoked;
    let mut known = values.filter(|(name, _)| *name == NAME).filter_map(signed).filter(stands);
    known.next().map(|(visitor, _)| visitor)
}

impl FromRequestParts<App> for Identity {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Self::Rejection> {
        Ok(match known(app, &parts.headers) {
            Some(visitor) => Identity { visitor, cookie: None },
            None => Identity::carried(app, VisitorId::draw()),
        })
    }
}
