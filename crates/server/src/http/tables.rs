//! Tables before and beside their sockets: the lobby, setting one up, looking at one.

use super::answers::{Body, Json, Language, Problem, language, text};
use super::guard::{Peer, address, limit};
use super::identity::Identity;
use super::me::{listings, table_id};
use super::{App, Params};
use crate::hub::Body as Text;
use crate::limiter::Kind;
use crate::lot::{Draw, random_number};
use crate::services::now;
use crate::storage::{Change, JournalRow};
use crate::table_task::{Ask, ROW_BYTES, game_row, table_row};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::time::{Duration, Instant};
use table::{Holder, SeatKeys, Table, TableId, VisitorId, opened, seat_path};
use wire::live::SnapshotJson;
use wire::{Code, Fact, FaultJson, LangQuery, LinkJson, LobbyJson, TableMade, TableOrder};

/// How many tables of each kind the lobby shows.
const LISTED: usize = 100;

/// How old the lobby may be when nothing but steps was played.
const LOBBY_AGE: Duration = Duration::from_secs(1);

/// The lobby as it is stored. It is read and written out once for a change, however many look at it.
pub(crate) async fn lobby_body(app: &App) -> Result<Text, crate::storage::StorageError> {
    let change = *app.services.hub.lobby().borrow();
    let mut built = app.lobby.lock().await;
    if let Some((_, _, text)) = built.as_ref().filter(|(of, at, _)| *of >= change && at.elapsed() < LOBBY_AGE) {
        return Ok(text.clone());
    }
    // What changes while it is read is read with it, or again.
    let change = *app.services.hub.lobby().borrow();
    let lobby = LobbyJson {
        waiting: listings(&app.services.storage.listed("waiting", LISTED).await?),
        playing: listings(&app.services.storage.listed("playing", LISTED).await?),
    };
    let text: Text = wire::line(&lobby).into();
    *built = Some((change, Instant::now(), text.clone()));
    Ok(text)
}

/// Tables that wait for players, and tables to watch
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = LobbyJson)))]
pub(super) async fn lobby(State(app): State<App>, language: Language) -> Result<Response, Problem> {
    let lobby = lobby_body(&app).await.map_err(|error| Problem::storage(&error, language.0))?;
    Ok(text(lobby.to_string()))
}

/// Set up a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TableOrder, responses((status = 201, body = TableMade)))]
pub(super) async fn create(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
    Body(order): Body<TableOrder>,
) -> Result<Response, Problem> {
    let made = |name: &str| Ok(vec![opened(&order, identity.visitor.as_str(), name, random_number(), language.0)?]);
    set_up(&app, &peer, &identity, language, &headers, made).await
}

/// Sets up a table that belongs to a visitor from its first facts, which get the visitor's name.
pub(super) async fn set_up(
    app: &App,
    peer: &Peer,
    identity: &Identity,
    language: Language,
    headers: &HeaderMap,
    facts: impl FnOnce(&str) -> Result<Vec<Fact>, FaultJson>,
) -> Result<Response, Problem> {
    limit(app, Kind::Table, peer, headers, language)?;
    limit(app, Kind::TableOfDay, peer, headers, language)?;
    if *app.draining.borrow() {
        return Err(Problem::new(Code::Draining, language.0));
    }
    let failed = |error| Problem::storage(&error, language.0);
    let open = app.services.storage.open_tables(&identity.visitor).await.map_err(failed)?;
    if open >= app.services.config.limits.tables_per_visitor {
        app.services.metrics.limited("tables_per_visitor");
        return Err(Problem::new(Code::TooMany, language.0));
    }
    let name = app.services.name(&identity.visitor).await.map_err(failed)?;
    let facts = facts(&name)?;
    let address = address(peer.address, headers, app.services.config.behind_proxy);
    let bytes = facts.iter().map(|fact| wire::line(fact).len()).sum::<usize>() + ROW_BYTES;
    if let Err(limit) = app.services.limiter.store(Some(address), identity.visitor.as_str(), bytes, Instant::now()) {
        app.services.metrics.limited(limit);
        return Err(Problem::new(Code::TooMany, language.0));
    }
    let (table, journal) = summed(&TableId::draw(), &facts, &identity.visitor).map_err(|error| {
        tracing::error!(error, "a new table does not hold together");
        Problem::new(Code::Internal, language.0)
    })?;
    let at = now();
    let mut changes = vec![app.services.keep(&identity.visitor).await.map_err(failed)?];
    changes.extend(journal);
    // It enters the lobby when somebody is there.
    changes.push(Change::Table(table_row(&table, at, at, false)));
    changes.extend(game_row(&table, at).filter(|_| table.state() == table::State::Over).map(Change::Game));
    app.services.storage.write(changes).await.map_err(failed)?;
    let id = table.id();
    let made = TableMade { table: id.to_string(), path: format!("/t/{id}"), links: links(app, &table) };
    let mut response = (StatusCode::CREATED, Json(&made)).into_response();
    identity.sign(&mut response);
    Ok(response)
}

/// The table that facts come to, with what follows from the last of them by itself, and the rows that keep them.
fn summed(id: &TableId, facts: &[Fact], visitor: &VisitorId) -> Result<(Table, Vec<Change>), String> {
    let at = now();
    let journal = |table: &Table, fact: &Fact| {
        Change::Journal(JournalRow {
            table: id.clone(),
            number: table.facts(),
            version: table.version(),
            at,
            visitor: Some(visitor.to_string()),
            command: None,
            fact: wire::line(fact),
        })
    };
    let (first, rest) = facts.split_first().ok_or("no facts")?;
    let mut table = Table::new(id.clone(), first)?;
    let mut changes = vec![journal(&table, first)];
    for fact in rest {
        table.apply(fact)?;
        changes.push(journal(&table, fact));
    }
    while let Some(next) = table.follows() {
        table.apply(&next)?;
        changes.push(journal(&table, &next));
    }
    Ok((table, changes))
}

/// The secret links of the open seats of a private table.
fn links(app: &App, table: &Table) -> Vec<LinkJson> {
    let open = |chair: &usize| table.chairs()[*chair].holder == Holder::Open && !table.setting().listed;
    let link = |chair: usize| {
        let seat = chair as u8 + 1;
        let key = app.services.secret.seat_key(table.id(), chair, table.chairs()[chair].generation);
        LinkJson { seat, path: seat_path(table.id(), seat, &key), key }
    };
    (0..table.chairs().len()).filter(open).map(link).collect()
}

/// Look at a table
///
/// Whoever knows its id may. Only what everybody may know is shown.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path, max_length = 40), LangQuery), responses((status = 200, body = SnapshotJson)))]
pub(super) async fn view(
    State(app): State<App>,
    Path(table): Path<String>,
    Params(query): Params<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let id = table_id(&table, Language(lang))?;
    let answer = app.tables.ask(&id, Ask::View { lang }).await.map_err(|why| Problem::unreachable(why, lang))?;
    let body = answer.into_one().ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    Ok(text(body.to_string()))
}
