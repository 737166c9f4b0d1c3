//! Identity: who asks. A signed cookie says it; whoever has none is somebody new at once.

use super::App;
use crate::id::VisitorId;
use axum::extract::FromRequestParts;
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

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
        let secure = app.house.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
        let secure = if secure { "; Secure" } else { "" };
        let token = app.house.secret.token(&visitor);
        let cookie = format!("{NAME}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Strict{secure}");
        Identity { visitor, cookie: HeaderValue::from_str(&cookie).ok() }
    }
}

/// The visitor of the cookies of a request.
fn known(app: &App, headers: &HeaderMap) -> Option<VisitorId> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let values = cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    values.filter(|(name, _)| *name == NAME).find_map(|(_, token)| app.house.secret.visitor(token))
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
