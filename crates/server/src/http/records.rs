//! Records: games as files, lists of games that are over, their histories and reviews.

use super::answers::{Json, Language, Problem, check_length, language, text};
use super::guard::{Peer, address, aside, charge};
use super::identity::Identity;
use super::{App, Params};
use crate::engines::Asker;
use crate::limiter::household;
use crate::svg;
use crate::table_task::Ask;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::Lang;
use kernel::record::Record;
use speech::Say;
use table::GameId;
use table::history;
use table::words::{Expectation, expected};
use wire::{Code, GamesJson, GamesQuery, HistoryJson, LangQuery, MomentQuery, ReviewJson};

/// How many games a list holds if nothing else is said, and at most.
const LISTED: u32 = 30;
const MOST: u32 = 100;
/// The most characters of a game's id.
const LONGEST_NAME: usize = 40;

/// The text of a game's record, over or not.
async fn record_text(app: &App, id: &GameId, lang: Lang) -> Result<String, Problem> {
    let stored = app.services.storage.game(id).await.map_err(|error| Problem::storage(&error, lang))?;
    if let Some(row) = stored {
        return Ok(row.record);
    }
    let ask = Ask::Record { number: id.number };
    let answer = app.tables.ask(&id.table, ask).await.map_err(|why| Problem::unreachable(why, lang))?;
    answer.into_one().map(|body| body.to_string()).ok_or_else(|| Problem::new(Code::NotFound, lang))
}

/// A game as a file: `/g/<id>.record`, `.json`, `.svg`, or a format of the game. Without an ending it is a page.
pub(super) async fn file(
    State(app): State<App>,
    Path(file): Path<String>,
    query: Result<Params<MomentQuery>, Problem>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
    request: axum::extract::Request,
) -> Result<Response, Problem> {
    // What stands behind the address of a page is the page's own, as the seat from which it is looked at.
    let Some((word, ending)) = file.split_once('.') else {
        return Ok(super::pages::serve(State(app), request).await);
    };
    let Params(query) = query?;
    let lang = language(query.lang, &headers);
    let id = GameId::read(word).ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    if ending != "record" {
        charge(&app, &peer, &headers, Language(lang))?;
    }
    let mut response = match ending {
        "record" => plain(record_text(&app, &id, lang).await?),
        "json" => history_response(&app, &id, lang).await?,
        "svg" => {
            let record = record_text(&app, &id, lang).await?;
            aside(Language(lang), move || picture(&record, query.at, lang)).await?
        }
        format => {
            let record = record_text(&app, &id, lang).await?;
            let format = format.to_string();
            plain(aside(Language(lang), move || foreign(&record, &format, lang)).await?)
        }
    };
    let kept = HeaderValue::from_static("no-cache");
    response.headers_mut().insert(CACHE_CONTROL, kept);
    if !matches!(ending, "svg" | "json") {
        let name = format!("inline; filename=\"{id}.{ending}\"");
        let name = HeaderValue::from_str(&name).map_err(|_| Problem::new(Code::NoSuchFormat, lang))?;
        response.headers_mut().insert(CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

fn plain(body: String) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], body).into_response()
}

fn broken(error: &str, lang: Lang) -> Problem {
    tracing::error!(error, "a stored record cannot be read");
    Problem::new(Code::Internal, lang)
}

/// The record in a format of its game.
fn foreign(record: &str, format: &str, lang: Lang) -> Result<String, Problem> {
    let record = Record::read(record).map_err(|error| broken(&error.to_string(), lang))?;
    let game = hall::find(record.tag("Game").unwrap_or_default()).map_err(|error| broken(&error.to_string(), lang))?;
    let format = game.formats().iter().find(|other| other.id == format);
    let format = format.ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    (format.write)(&record)
        .map_err(|error| Problem(table::words::fault(Code::NoSuchFormat, lang).with_detail(error.say(lang))))
}

/// The board after some moves.
fn picture(record: &str, at: Option<u32>, lang: Lang) -> Result<Response, Problem> {
    let history::Replay { mut playing, moves, .. } = history::replay(record).map_err(|error| broken(&error, lang))?;
    if let Some(at) = at {
        let back = moves.len().checked_sub(at as usize);
        playing.undo(back.ok_or_else(|| Problem::new(Code::NotFound, lang))?);
    }
    let drawing = svg::draw(&playing.layout(), &playing.scene(), lang);
    Ok(([(CONTENT_TYPE, "image/svg+xml")], drawing).into_response())
}

/// Games that are over
#[utoipa::path(get, path = "/api/records", tag = "records", params(GamesQuery), responses((status = 200, body = GamesJson)))]
pub(super) async fn list(
    State(app): State<App>,
    Params(query): Params<GamesQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let limit = query.limit.unwrap_or(LISTED);
    if !(1..=MOST).contains(&limit) {
        return Err(Problem(expected(Code::BadRequest, "limit", Expectation::Between(1, MOST.into()), lang)));
    }
    check_length("game", query.game.as_deref().unwrap_or_default(), LONGEST_NAME, lang)?;
    let before = query.before.unwrap_or(i64::MAX as u64);
    if i64::try_from(before).is_err() {
        return Err(Problem(expected(Code::BadRequest, "before", Expectation::Time, lang)));
    }
    let rows = app.services.storage.games(query.game.as_deref(), before, limit as usize).await;
    let rows = rows.map_err(|error| Problem::storage(&error, lang))?;
    let more = rows.len() == limit as usize;
    let before = rows.last().filter(|_| more).map(|row| row.ended);
    let games = rows.iter().filter_map(|row| wire::read(row.listing.as_bytes()).ok()).collect();
    Ok(Json(&GamesJson { games, before }).into_response())
}

async fn history_response(app: &App, id: &GameId, lang: Lang) -> Result<Response, Problem> {
    let stored = app.services.storage.game(id).await.map_err(|error| Problem::storage(&error, lang))?;
    if let Some(row) = stored {
        return aside(Language(lang), move || {
            let history = history::of_record(&row.id, &row.record, lang).map_err(|error| broken(&error, lang))?;
            Ok(Json(&history).into_response())
        })
        .await;
    }
    let ask = Ask::History { number: id.number, lang };
    let answer = app.tables.ask(&id.table, ask).await.map_err(|why| Problem::unreachable(why, lang))?;
    let body = answer.into_one().ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    Ok(text(body.to_string()))
}

fn game_id(word: &str, lang: Lang) -> Result<GameId, Problem> {
    GameId::read(word).ok_or_else(|| Problem::new(Code::NotFound, lang))
}

/// A whole game, to replay it move by move
#[utoipa::path(get, path = "/api/records/{id}", tag = "records", params(("id" = String, Path, max_length = 40), LangQuery), responses((status = 200, body = HistoryJson)))]
pub(super) async fn history(
    State(app): State<App>,
    Path(id): Path<String>,
    Params(query): Params<LangQuery>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    charge(&app, &peer, &headers, Language(lang))?;
    history_response(&app, &game_id(&id, lang)?, lang).await
}

/// The review of a game, as far as it has come
#[utoipa::path(get, path = "/api/records/{id}/review", tag = "records", params(("id" = String, Path, max_length = 40), LangQuery), responses((status = 200, body = ReviewJson)))]
pub(super) async fn review(
    State(app): State<App>,
    Path(id): Path<String>,
    Params(query): Params<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let review = app.reviews.find(&game_id(&id, lang)?, lang).await.map_err(|error| Problem::storage(&error, lang))?;
    let review = review.ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    Ok(Json(&review).into_response())
}

/// Have a game reviewed by an engine
///
/// Only games that are over, and whose match is over, are reviewed. Ask again to see how far it has come.
#[utoipa::path(post, path = "/api/records/{id}/review", tag = "records", params(("id" = String, Path, max_length = 40)), responses((status = 202, body = ReviewJson)))]
pub(super) async fn start_review(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(peer): Extension<Peer>,
    identity: Identity,
    language: Language,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language.0;
    let id = game_id(&id, lang)?;
    let address = household(address(peer.address, &headers, app.services.config.behind_proxy));
    let asker = Asker::new(Some(address), identity.visitor.as_str());
    app.find_running(&identity.visitor).await;
    let review = app.reviews.start(&id, asker, lang).await?;
    let mut response = (StatusCode::ACCEPTED, Json(&review)).into_response();
    identity.sign(&mut response);
    Ok(response)
}
