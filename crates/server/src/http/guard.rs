//! Guard: what every request passes before it is answered, and the headers that every answer carries.

use super::App;
use super::answers::{Language, Problem};
use crate::limiter::Kind;
use crate::server::Held;
use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, ORIGIN, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;
use wire::Code;

/// Who is at the other end of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// What the connection holds as long as anything of it lives.
    _held: Arc<Held>,
}

impl Peer {
    pub(crate) fn new(address: SocketAddr, held: Held) -> Peer {
        Peer { address, _held: Arc::new(held) }
    }
}

/// Everything comes from here, nothing is inline, nobody frames it. The one module of WebAssembly comes from here too, but browsers do not
/// tell where its bytes are from.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ),
];

/// Adds the headers that every answer carries.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    if api {
        // What is somebody's own stays in no cache, unless an answer says that it is everybody's.
        response.headers_mut().entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// The address of whoever asks.
pub(crate) fn address(peer: SocketAddr, headers: &HeaderMap, behind_proxy: bool) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        // The last one was written by our own proxy; those before it may be invented.
        last.rsplit(',').next()?.trim().parse().ok()
    };
    behind_proxy.then(forwarded).flatten().unwrap_or_else(|| peer.ip())
}

/// A host without its port.
fn bare(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(six) => six.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    }
}

fn is_local(host: &str) -> bool {
    host.eq_ignore_ascii_case("localhost") || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// Whether a request is meant for this server: not a page of elsewhere that only leads here by its name.
fn meant_for_us(app: &App, host: &str) -> bool {
    let config = &app.services.config;
    let public = config.public_url.as_deref().and_then(|url| url.split("//").nth(1));
    let own_name = public.is_some_and(|public| bare(public.trim_end_matches('/')).eq_ignore_ascii_case(bare(host)));
    let open = !config.address.ip().is_loopback() && config.public_url.is_none();
    own_name || open || is_local(bare(host))
}

/// Whether the page that asks was served by the host it asks.
pub(crate) fn same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(ORIGIN), text(HOST)) {
        // Programs that are no browsers send none, and carry no cookies they were not given.
        (None, _) => !headers.contains_key(ORIGIN),
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, origin)| origin.eq_ignore_ascii_case(host)),
        (Some(_), None) => false,
    }
}

/// Lets pass what is meant for us, comes from our own pages, and does not come too fast.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    app.services.metrics.requests.inc();
    let headers = request.headers();
    let lang = super::answers::language(None, headers);
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    if !host.is_some_and(|host| meant_for_us(&app, host)) {
        return Problem::new(Code::WrongOrigin, lang).into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !same_origin(headers) {
        return Problem::new(Code::WrongOrigin, lang).into_response();
    }
    let peer = request.extensions().get::<Peer>().map_or_else(|| SocketAddr::from(([0, 0, 0, 0], 0)), |peer| peer.address);
    let address = address(peer, headers, app.services.config.behind_proxy);
    if !app.services.limiter.take(address, Kind::Request, Instant::now()) {
        app.services.metrics.limited(Kind::Request.limit());
        return Problem::new(Code::TooMany, lang).into_response();
    }
    let begun = Instant::now();
    // Only the pattern of the address is logged: addresses themselves may hold what is not ours to keep.
    let path = request.extensions().get::<axum::extract::MatchedPath>().map(|path| path.as_str().to_string());
    let method = request.method().clone();
    let mut response = next.run(request).await;
    if response.status() == StatusCode::PAYLOAD_TOO_LARGE {
        app.services.metrics.limited("body");
    }
    tracing::debug!(
        %method,
        path = path.as_deref().unwrap_or("-"),
        status = response.status().as_u16(),
        microseconds = begun.elapsed().as_micros() as u64,
        "request"
    );
    if app.services.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:")) {
        let value = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, value);
    }
    response
}

/// Refuses more of a kind than one address may have.
pub(super) fn limit(app: &App, kind: Kind, peer: &Peer, headers: &HeaderMap, language: Language) -> Result<(), Problem> {
    let address = address(peer.address, headers, app.services.config.behind_proxy);
    if app.services.limiter.take(address, kind, Instant::now()) {
        return Ok(());
    }
    app.services.metrics.limited(kind.limit());
    Err(Problem::new(Code::TooMany, language.0))
}

/// Lets a request that takes much of the processor count for several: one of them was counted at the door.
pub(super) fn charge(app: &App, peer: &Peer, headers: &HeaderMap, language: Language) -> Result<(), Problem> {
    let address = address(peer.address, headers, app.services.config.behind_proxy);
    let more = app.services.config.limits.dear_request.saturating_sub(1);
    if more == 0 || app.services.limiter.take_some(address, Kind::Request, more, Instant::now()) {
        return Ok(());
    }
    app.services.metrics.limited(Kind::Request.limit());
    Err(Problem::new(Code::TooMany, language.0))
}

/// Does what takes long where it keeps nobody waiting.
pub(super) async fn aside<T: Send + 'static>(
    language: Language,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(error) => {
            tracing::error!(%error, "a request panicked");
            Err(Problem::new(Code::Internal, language.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_page_of_elsewhere_is_another_origin() {
        assert!(same_origin(&headers(&[("host", "a.example:8080")])));
        assert!(same_origin(&headers(&[("host", "a.example:8080"), ("origin", "http://a.example:8080")])));
        for origin in ["http://b.example:8080", "http://a.example", "null", "a.example:8080"] {
            assert!(!same_origin(&headers(&[("host", "a.example:8080"), ("origin", origin)])), "{origin}");
        }
    }

    #[test]
    fn only_our_own_proxy_is_believed() {
        let peer: SocketAddr = "127.0.0.1:1".parse().unwrap();
        let headers = headers(&[("x-forwarded-for", "6.6.6.6, 10.0.0.9")]);
        assert_eq!(address(peer, &headers, true), "10.0.0.9".parse::<IpAddr>().unwrap());
        assert_eq!(address(peer, &headers, false), peer.ip());
    }

    #[test]
    fn hosts_lose_their_ports() {
        assert_eq!((bare("[::1]:80"), bare("localhost:8080"), bare("a")), ("::1", "localhost", "a"));
        assert!(is_local("::1") && is_local("LocalHost") && !is_local("a.example"));
    }
}
