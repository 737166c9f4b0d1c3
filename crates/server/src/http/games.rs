//! The catalogue, chosen options, positions and rulebooks: what can be known of the games without a table.

use super::answers::{Json, Language, Problem, check_length, language, text};
use super::guard::{Peer, aside, charge};
use super::{App, Params};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use hall::AnyGame;
use host::library;
use kernel::Lang;
use wire::{CatalogueJson, ChosenJson, ChosenQuery, Code, LangQuery, PositionJson, PositionQuery, RulebookJson};

/// The most characters of options, of a position and of steps in an address.
const LONGEST_RULES: usize = 400;
const LONGEST_POSITION: usize = 2000;
const LONGEST_PLAY: usize = 4000;

pub(super) fn find(game: &str, lang: Lang) -> Result<&'static dyn AnyGame, Problem> {
    library::find(game, lang).map_err(Problem)
}

/// The games
#[utoipa::path(get, path = "/api/games", tag = "games", params(LangQuery), responses((status = 200, body = CatalogueJson), (status = 304)))]
pub(super) async fn catalogue(
    State(app): State<App>,
    Params(query): Params<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let body = app.pages.remembered(("games", "", lang), || Ok(wire::line(&library::catalogue(lang)?)));
    unchanging(body, &headers, lang)
}

/// An answer that is the same as long as the program is.
pub(super) fn unchanging(
    body: Result<super::pages::Tagged, String>,
    headers: &HeaderMap,
    lang: Lang,
) -> Result<Response, Problem> {
    let (body, tag) = body.map_err(|error| {
        tracing::error!(error, "a game cannot be shown");
        Problem::new(Code::Internal, lang)
    })?;
    let known = headers.get(IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let mut response = if known { StatusCode::NOT_MODIFIED.into_response() } else { text(body) };
    let kept = [(CACHE_CONTROL, HeaderValue::from_static("no-cache")), (ETAG, HeaderValue::from_str(&tag).expect("ASCII"))];
    response.headers_mut().extend(kept);
    Ok(response)
}

/// What chosen options mean: seats, starts, talk, board
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path, max_length = 40), ChosenQuery), responses((status = 200, body = ChosenJson)))]
pub(super) async fn chosen(
    Path(game): Path<String>,
    Params(query): Params<ChosenQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    check_length("rules", &query.rules, LONGEST_RULES, lang)?;
    let game = find(&game, lang)?;
    let chosen = library::chosen(game, &query.rules, crate::services::now(), lang)?;
    Ok(Json(&chosen).into_response())
}

/// A position and its legal steps
///
/// No engine is asked here: what is the best step is not for everybody to know.
#[utoipa::path(get, path = "/api/games/{game}/position", tag = "games", params(("game" = String, Path, max_length = 40), PositionQuery), responses((status = 200, body = PositionJson)))]
pub(super) async fn position(
    State(app): State<App>,
    Path(game): Path<String>,
    Params(query): Params<PositionQuery>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    charge(&app, &peer, &headers, Language(lang))?;
    aside(Language(lang), move || shown(&game, &query, lang)).await
}

/// A position as it is shown, with the steps that led to it.
fn shown(game: &str, query: &PositionQuery, lang: Lang) -> Result<Response, Problem> {
    check_length("rules", &query.rules, LONGEST_RULES, lang)?;
    check_length("position", query.position.as_deref().unwrap_or_default(), LONGEST_POSITION, lang)?;
    check_length("play", &query.play, LONGEST_PLAY, lang)?;
    let position = library::position(find(game, lang)?, query, lang)?;
    Ok(Json(&position).into_response())
}

/// The rulebook of a game, clause by clause, with its examples
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path, max_length = 40), LangQuery), responses((status = 200, body = RulebookJson), (status = 304)))]
pub(super) async fn rulebook(
    State(app): State<App>,
    Path(game): Path<String>,
    Params(query): Params<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let game = find(&game, lang)?;
    let body = app.pages.remembered(("rules", game.info().id, lang), || Ok(wire::line(&library::rulebook(game, lang)?)));
    unchanging(body, &headers, Language(lang).0)
}
