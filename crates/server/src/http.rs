//! HTTP: everything that is asked once and answered once, and the doors to the sockets.

mod answers;
mod core;
mod docs;
mod export;
mod games;
mod guard;
mod health;
mod identity;
mod lessons;
mod me;
mod packing;
mod pages;
mod records;
mod tables;
mod upload;

pub(crate) use answers::{Params, Problem, language};
pub(crate) use guard::{Peer, address, same_origin};
pub(crate) use identity::Identity;
pub(crate) use pages::Pages;
pub(crate) use tables::lobby_body;

use crate::crowd::Crowd;
use crate::hub::Body as Text;
use crate::reviews::Reviews;
use crate::router::TableRouter;
use crate::services::Services;
use crate::table_task::Ask;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Instant;
use table::VisitorId;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What every request may need.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

/// The parts of it.
pub(crate) struct Inner {
    pub(crate) services: Arc<Services>,
    pub(crate) tables: Arc<dyn TableRouter>,
    pub(crate) reviews: Reviews,
    /// The lobby as it was built last: for which change of it, when, and the text.
    pub(crate) lobby: tokio::sync::Mutex<Option<(u64, Instant, Text)>>,
    pub(crate) pages: Pages,
    /// Sockets of each address, where a proxy stands before us.
    pub(crate) crowd: Crowd,
    /// Whether the server is about to stop.
    pub(crate) draining: watch::Receiver<bool>,
    pub(crate) connections: AtomicU64,
    document: Document,
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl App {
    /// Opens the tables at which a visitor plays, once since the server started, so that it is known where no engine may help.
    pub(crate) async fn find_running(&self, visitor: &VisitorId) {
        const MOST: usize = 200;
        if !self.services.running.is_new(visitor.as_str()) {
            return;
        }
        let Ok(rows) = self.services.storage.tables_of(visitor, MOST).await else { return };
        for row in rows.iter().filter(|row| row.state == "playing") {
            let _ = self.tables.ask(&row.id, Ask::Look).await;
        }
    }
}

#[derive(OpenApi)]
#[openapi(info(
    title = "Coffret",
    description = "Router for board games. Playing itself happens on sockets: GET /api/tables/{table}/socket, described in \
                   docs/protocol-server.md of the sources; commands and messages are among the schemas below.",
    license(name = "MIT OR Apache-2.0")
))]
#[openapi(components(schemas(wire::Command, wire::live::Message, wire::LangCode)))]
struct Contents;

/// The routes that the document describes.
fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Contents::openapi())
        .routes(routes!(games::catalogue))
        .routes(routes!(games::chosen))
        .routes(routes!(games::position))
        .routes(routes!(games::rulebook))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::attempt))
        .routes(routes!(me::me, me::rename, me::forget))
        .routes(routes!(me::leave))
        .routes(routes!(me::revoke))
        .routes(routes!(me::code))
        .routes(routes!(me::carry))
        .routes(routes!(me::export))
        .routes(routes!(me::tables))
        .routes(routes!(me::mute, me::unmute))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::view))
        .routes(routes!(records::list, upload::upload))
        .routes(routes!(records::history))
        .routes(routes!(records::review, records::start_review))
        .routes(routes!(health::healthz))
        .routes(routes!(health::readyz))
        .routes(routes!(health::metrics))
}

/// All routes of a server.
pub(crate) fn router(
    services: Arc<Services>,
    tables: Arc<dyn TableRouter>,
    draining: watch::Receiver<bool>,
) -> (Router, App) {
    let (routes, mut document) = described().split_for_parts();
    docs::complete(&mut document);
    let limits = services.config.limits;
    let app = App(Arc::new(Inner {
        reviews: Reviews::new(services.clone()),
        lobby: tokio::sync::Mutex::default(),
        services,
        tables,
        pages: Pages::default(),
        crowd: Crowd::new(limits.connections, limits.connections_per_address),
        draining,
        connections: AtomicU64::new(1),
        document,
    }));
    let compressed = CompressionLayer::new()
        .gzip(true)
        .compress_when(SizeAbove::new(1024).and(NotForContentType::const_new("text/event-stream")));
    let router = routes
        .route("/api/openapi.json", get(docs::document))
        .route("/api/docs", get(docs::page))
        .route("/api/docs.css", get(docs::style))
        .route("/api/tables/{table}/socket", get(crate::socket::at_table))
        .route("/api/lobby/socket", get(crate::socket::in_lobby))
        .route("/g/{file}", get(records::file))
        .fallback(pages::serve)
        .method_not_allowed_fallback(answers::wrong_method)
        .layer(compressed)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn(guard::headers))
        .with_state(app.clone());
    (router, app)
}
