//! The visitor's own things: name, code, tables, mutes, and everything that is stored.

use super::answers::{Body, Json, Language, Problem, check_length};
use super::guard::{Peer, charge, limit};
use super::identity::Identity;
use super::{App, Params};
use crate::limiter::Kind;
use crate::lot::Draw;
use crate::people::{CODE_SECONDS, read_name};
use crate::router::Unreachable;
use crate::services::now;
use crate::storage::{Change, Piece, TableRow};
use crate::table_task::{Ask, forget_past};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::CONTENT_DISPOSITION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use table::{TableId, VisitorId};
use wire::{CarryOrder, Code, CodeJson, ExportJson, LangQuery, ListingJson, MeJson, MyTablesJson, NameOrder};

/// The most characters of a code, however it is written.
const LONGEST_CODE: usize = 40;
/// How many of a visitor's tables are listed.
const LISTED: usize = 50;

async fn me_json(app: &App, visitor: &VisitorId, language: Language) -> Result<MeJson, Problem> {
    let failed = |error| Problem::storage(&error, language.0);
    Ok(MeJson {
        visitor: visitor.to_string(),
        name: app.services.name(visitor).await.map_err(failed)?,
        muted: app.services.storage.mutes(visitor).await.map_err(failed)?,
    })
}

/// Who am I?
///
/// Whoever has no cookie gets one with this.
#[utoipa::path(get, path = "/api/me", tag = "me", params(LangQuery), responses((status = 200, body = MeJson)))]
pub(super) async fn me(
    State(app): State<App>,
    identity: Identity,
    Params(_): Params<LangQuery>,
    language: Language,
) -> Result<Response, Problem> {
    let mut response = Json(&me_json(&app, &identity.visitor, language).await?).into_response();
    identity.sign(&mut response);
    Ok(response)
}

/// Choose a name
#[utoipa::path(put, path = "/api/me", tag = "me", request_body = NameOrder, responses((status = 200, body = MeJson)))]
pub(super) async fn rename(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
    Body(order): Body<NameOrder>,
) -> Result<Response, Problem> {
    limit(&app, Kind::Name, &peer, &headers, language)?;
    let name = read_name(&order.name).ok_or_else(|| Problem::new(Code::BadName, language.0))?;
    let failed = |error| Problem::storage(&error, language.0);
    app.services.rename(&identity.visitor, name.clone()).await.map_err(failed)?;
    // Tables that show the old name learn the new one.
    for row in app.services.storage.tables_of(&identity.visitor, LISTED).await.map_err(failed)? {
        let ask = Ask::Rename { visitor: identity.visitor.to_string(), name: name.clone() };
        let _ = app.tables.ask(&row.id, ask).await;
    }
    let mut response = Json(&me_json(&app, &identity.visitor, language).await?).into_response();
    identity.sign(&mut response);
    Ok(response)
}

/// Get a code that makes another device mine, once
#[utoipa::path(post, path = "/api/me/code", tag = "me", responses((status = 200, body = CodeJson)))]
pub(super) async fn code(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    limit(&app, Kind::Code, &peer, &headers, language)?;
    let code = app.services.make_code(&identity.visitor).await.map_err(|error| Problem::storage(&error, language.0))?;
    let mut response = Json(&CodeJson { code, seconds: CODE_SECONDS }).into_response();
    identity.sign(&mut response);
    Ok(response)
}

/// Become whoever got this code on another device
#[utoipa::path(post, path = "/api/me/carry", tag = "me", request_body = CarryOrder, responses((status = 200, body = MeJson)))]
pub(super) async fn carry(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    language: Language,
    headers: HeaderMap,
    Body(order): Body<CarryOrder>,
) -> Result<Response, Problem> {
    check_length("code", &order.code, LONGEST_CODE, language.0)?;
    limit(&app, Kind::Code, &peer, &headers, language)?;
    let visitor = app.services.take_code(&order.code).await.map_err(|error| Problem::storage(&error, language.0))?;
    let visitor = visitor.ok_or_else(|| Problem::new(Code::BadCode, language.0))?;
    let identity = Identity::carried(&app, visitor);
    let mut response = Json(&me_json(&app, &identity.visitor, language).await?).into_response();
    identity.sign(&mut response);
    Ok(response)
}

pub(super) fn listings(rows: &[TableRow]) -> Vec<ListingJson> {
    rows.iter().filter_map(|row| wire::read(row.listing.as_bytes()).ok()).collect()
}

/// My tables, to go on where I left off
#[utoipa::path(get, path = "/api/me/tables", tag = "me", responses((status = 200, body = MyTablesJson)))]
pub(super) async fn tables(State(app): State<App>, identity: Identity, language: Language) -> Result<Response, Problem> {
    let rows = app.services.storage.tables_of(&identity.visitor, LISTED).await;
    let tables = listings(&rows.map_err(|error| Problem::storage(&error, language.0))?);
    let mut response = Json(&MyTablesJson { tables }).into_response();
    identity.sign(&mut response);
    Ok(response)
}

async fn set_mute(app: &App, identity: &Identity, other: &str, on: bool, language: Language) -> Result<Response, Problem> {
    let other = VisitorId::read(other).ok_or_else(|| Problem::new(Code::NotFound, language.0))?;
    let muted = app.services.storage.mutes(&identity.visitor).await.map_err(|error| Problem::storage(&error, language.0))?;
    if on && muted.len() >= app.services.config.limits.mutes {
        app.services.metrics.limited("mutes");
        return Err(Problem::new(Code::TooMany, language.0));
    }
    let change = Change::Mute(identity.visitor.clone(), other.to_string(), on);
    app.services.storage.write(vec![change]).await.map_err(|error| Problem::storage(&error, language.0))?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    identity.sign(&mut response);
    Ok(response)
}

/// Read nothing of a visitor any more
#[utoipa::path(put, path = "/api/me/mutes/{visitor}", tag = "me", params(("visitor" = String, Path, max_length = 40)), responses((status = 204)))]
pub(super) async fn mute(
    State(app): State<App>,
    identity: Identity,
    language: Language,
    Path(visitor): Path<String>,
) -> Result<Response, Problem> {
    set_mute(&app, &identity, &visitor, true, language).await
}

/// Read a visitor again
#[utoipa::path(delete, path = "/api/me/mutes/{visitor}", tag = "me", params(("visitor" = String, Path, max_length = 40)), responses((status = 204)))]
pub(super) async fn unmute(
    State(app): State<App>,
    identity: Identity,
    language: Language,
    Path(visitor): Path<String>,
) -> Result<Response, Problem> {
    set_mute(&app, &identity, &visitor, false, language).await
}

/// Leave: this device is nobody's any more
#[utoipa::path(post, path = "/api/me/leave", tag = "me", responses((status = 204)))]
pub(super) async fn leave() -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    Identity::take_away(&mut response);
    response
}

/// Take my identity from all other devices
///
/// This one gets a new cookie. Sockets end; those of this device can be opened again with it.
#[utoipa::path(post, path = "/api/me/revoke", tag = "me", responses((status = 200, body = MeJson)))]
pub(super) async fn revoke(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    limit(&app, Kind::Code, &peer, &headers, language)?;
    app.services.revoke(&identity.visitor).await.map_err(|error| Problem::storage(&error, language.0))?;
    let identity = Identity::carried(&app, identity.visitor);
    let mut response = Json(&me_json(&app, &identity.visitor, language).await?).into_response();
    identity.sign(&mut response);
    Ok(response)
}

/// Be forgotten
///
/// My name, my words, my mutes and my codes are deleted; at tables and in records of games somebody without a name has played instead of me.
/// What was played stays, for it is the others' too. It cannot be undone.
#[utoipa::path(delete, path = "/api/me", tag = "me", responses((status = 204)))]
pub(super) async fn forget(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    limit(&app, Kind::Code, &peer, &headers, language)?;
    let failed = |error| Problem::storage(&error, language.0);
    let visitor = &identity.visitor;
    // Nobody can act in the name any more from here on, this device either.
    app.services.revoke(visitor).await.map_err(failed)?;
    let (sender, mut pieces) = tokio::sync::mpsc::channel(64);
    let (storage, own) = (app.services.storage.clone(), visitor.clone());
    let reading = tokio::spawn(async move { storage.everything_of(&own, sender).await });
    let mut tables = std::collections::BTreeSet::new();
    while let Some(piece) = pieces.recv().await {
        match piece {
            Piece::Table(row) => tables.insert(row.id),
            Piece::Game(row) => tables.insert(row.id.table),
            Piece::Said(row) => tables.insert(row.table),
            Piece::Deed(_) => break,
        };
    }
    drop(pieces);
    reading.await.map_err(|_| Problem::new(Code::Internal, language.0))?.map_err(failed)?;
    let other = VisitorId::draw();
    for table in tables {
        let asked = app.tables.ask(&table, Ask::Forget { visitor: visitor.clone(), other: other.clone() }).await;
        if asked.is_err_and(|why| why == Unreachable::Unknown) {
            forget_past(&app.services, &table, visitor, &other).await.map_err(failed)?;
        }
    }
    app.services.storage.write(vec![Change::VisitorGone(visitor.clone())]).await.map_err(failed)?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    Identity::take_away(&mut response);
    Ok(response)
}

/// Everything that is stored about me
#[utoipa::path(get, path = "/api/me/export", tag = "me", responses((status = 200, body = ExportJson)))]
pub(super) async fn export(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    charge(&app, &peer, &headers, language)?;
    let failed = |error| Problem::storage(&error, language.0);
    let storage = &app.services.storage;
    let visitor = &identity.visitor;
    let row = storage.visitor(visitor).await.map_err(failed)?;
    let head = ExportJson {
        visitor: visitor.to_string(),
        name: app.services.name(visitor).await.map_err(failed)?,
        created: row.as_ref().map_or_else(now, |row| row.created),
        seen: row.map_or_else(now, |row| row.seen),
        muted: storage.mutes(visitor).await.map_err(failed)?,
        tables: Vec::new(),
        games: Vec::new(),
        said: Vec::new(),
        deeds: Vec::new(),
    };
    let mut response = super::export::stream(&app, visitor, &head);
    let disposition = HeaderValue::from_static("attachment; filename=\"coffret.json\"");
    response.headers_mut().insert(CONTENT_DISPOSITION, disposition);
    identity.sign(&mut response);
    Ok(response)
}

/// The id of a table in an address.
pub(super) fn table_id(word: &str, language: Language) -> Result<TableId, Problem> {
    TableId::read(word).ok_or_else(|| Problem::new(Code::NotFound, language.0))
}
