//! Answers: JSON out, JSON and parameters in, and faults with their stable codes.

use crate::router::Unreachable;
use crate::storage::StorageError;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use table::words::{Expectation, expected, fault, unreadable};
use wire::{Code, FaultBody, FaultJson, LangCode};

/// A fault on its way out.
#[derive(Debug)]
pub(crate) struct Problem(pub(crate) FaultJson);

impl Problem {
    pub(crate) fn new(code: Code, lang: Lang) -> Problem {
        Problem(fault(code, lang))
    }

    /// A failure of the storage. The reason is logged, not shown.
    pub(crate) fn storage(error: &StorageError, lang: Lang) -> Problem {
        tracing::error!(%error, "the storage failed");
        Problem::new(Code::Storage, lang)
    }

    /// A table that could not be asked.
    pub(crate) fn unreachable(why: Unreachable, lang: Lang) -> Problem {
        Problem::new(
            match why {
                Unreachable::Unknown => Code::NotFound,
                Unreachable::Failed => Code::Storage,
                Unreachable::Draining => Code::Draining,
            },
            lang,
        )
    }
}

/// The status that goes with a code.
pub(crate) const fn status(code: Code) -> StatusCode {
    match code {
        Code::NotFound | Code::UnknownGame => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::WrongOrigin
        | Code::NotHost
        | Code::NotSeated
        | Code::NoHelp
        | Code::Silent
        | Code::BadKey
        | Code::Removed
        | Code::NotRemovable => StatusCode::FORBIDDEN,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::BadBody => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::NoSuchFormat | Code::NotOver | Code::AlreadyBegun | Code::Stale | Code::SeatTaken | Code::BadCode => {
            StatusCode::CONFLICT
        }
        Code::Storage | Code::Busy | Code::Draining => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Code::BadRequest => StatusCode::BAD_REQUEST,
        // It was understood, but cannot be: no such options, no such position, an illegal step.
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = status(self.0.code);
        let mut response = (status, Json(&FaultBody { error: self.0 })).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
            response.headers_mut().insert("retry-after", HeaderValue::from_static("2"));
        }
        response
    }
}

impl From<FaultJson> for Problem {
    fn from(fault: FaultJson) -> Self {
        Problem(fault)
    }
}

/// A value as the body of an answer.
#[derive(Debug)]
pub(crate) struct Json<'a, T>(pub(crate) &'a T);

/// The kind of content that JSON is.
pub(crate) const JSON: HeaderValue = HeaderValue::from_static("application/json");

impl<T: wire::Writable> IntoResponse for Json<'_, T> {
    fn into_response(self) -> Response {
        text(wire::line(self.0))
    }
}

/// A text that is JSON already.
pub(crate) fn text(body: impl Into<axum::body::Body>) -> Response {
    ([(CONTENT_TYPE, JSON)], body.into()).into_response()
}

/// The language of a reader: what the address says, else what the browser prefers.
pub(crate) fn language(chosen: Option<LangCode>, headers: &HeaderMap) -> Lang {
    chosen.map_or_else(|| preferred(headers), Lang::from)
}

fn preferred(headers: &HeaderMap) -> Lang {
    let header = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let mut best = (0, Lang::default());
    for (code, weight) in header.split(',').filter_map(weighted) {
        // Of equals the first counts.
        if let Some(lang) = speech::languages().into_iter().find(|lang| lang.code() == code).filter(|_| weight > best.0) {
            best = (weight, lang);
        }
    }
    best.1
}

/// A part of what a browser prefers, such as `fr-CH;q=0.9`: the language and its weight in thousandths. What cannot be read counts for
/// nothing.
fn weighted(part: &str) -> Option<(String, u32)> {
    let mut pieces = part.split(';').map(str::trim);
    let tag = pieces.next()?;
    let code = tag.split('-').next()?.to_ascii_lowercase();
    let weight = match pieces.find_map(|piece| piece.strip_prefix("q=").or_else(|| piece.strip_prefix("Q="))) {
        None => 1.0,
        Some(weight) => weight.parse::<f32>().ok().filter(|weight| (0.0..=1.0).contains(weight))?,
    };
    Some((code, (weight * 1000.0).round() as u32))
}

/// The language a browser prefers, for answers before the parameters are read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Language(pub(crate) Lang);

impl<S: Sync> FromRequestParts<S> for Language {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Language(preferred(&parts.headers)))
    }
}

/// The parameters of an address.
#[derive(Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<S, T> FromRequestParts<S> for Params<T>
where
    S: Sync,
    Query<T>: FromRequestParts<S>,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let lang = preferred(&parts.headers);
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(params)) => Ok(Params(params)),
            Err(_) => Err(Problem(expected(Code::BadRequest, "query", Expectation::Parameters, lang))),
        }
    }
}

/// Refuses a text that is longer than the document allows.
pub(super) fn check_length(name: &str, text: &str, most: usize, lang: Lang) -> Result<(), Problem> {
    if text.chars().count() <= most {
        return Ok(());
    }
    Err(Problem(expected(Code::BadRequest, name, Expectation::Characters(most), lang)))
}

/// The body of a request: JSON, declared as such.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: wire::Readable> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        let lang = preferred(request.headers());
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        // A form of another site cannot declare this, so it cannot act in a visitor's name.
        if kind.split(';').next().is_none_or(|kind| !kind.trim().eq_ignore_ascii_case("application/json")) {
            return Err(Problem(expected(Code::BadBody, "content-type", Expectation::Json, lang)));
        }
        let bytes = axum::body::Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_| Problem::new(Code::TooLarge, lang))?;
        wire::read(&bytes).map(Body).map_err(|error| Problem(unreadable(Code::BadRequest, &error, lang)))
    }
}

/// The answer to a method that an address does not know.
pub(super) async fn wrong_method(Language(lang): Language) -> Problem {
    Problem::new(Code::WrongMethod, lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_gets_the_preferred_language() {
        let of = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(value));
            language(None, &headers)
        };
        assert_eq!(of("fr-CH, en;q=0.8"), Lang::Fr);
        assert_eq!(of("eo, it;q=0.5"), Lang::It);
        assert_eq!(of("eo"), Lang::En);
        assert_eq!(of("de-AT"), Lang::of("de"), "every language that has files");
        assert_eq!(of("en;q=0.1, fr;q=0.9"), Lang::Fr, "weights go before the order");
        assert_eq!(of("en;q=0.5,it ; Q=0.6 , fr;q=0.55"), Lang::It);
        assert_eq!(of("it;q=0.7, fr;q=0.7"), Lang::It, "of equals the first");
        assert_eq!(of("fr;q=0, it;q=0.001"), Lang::It, "a weight of nothing is a refusal");
        assert_eq!(of("fr;q=much, it;q=0.2, en;q=7"), Lang::It, "what cannot be read does not count");
        assert_eq!(of("french, *;q=0.5"), Lang::En, "a language is a whole word");
        assert_eq!(language(LangCode::try_from("it".to_string()).ok(), &HeaderMap::new()), Lang::It);
    }
}
