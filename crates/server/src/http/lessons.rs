//! The lessons of a game, and tries at them: what can be learned without a table.

use super::answers::{Json, Language, Problem, check_length, language};
use super::games::{find, unchanging};
use super::guard::{Peer, aside, charge};
use super::{App, Params};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use wire::{AttemptJson, AttemptQuery, Code, LangQuery, LessonsJson};

/// The most characters of steps and of touches in an address.
const LONGEST_PLAY: usize = 400;
const LONGEST_TOUCH: usize = 200;

/// The lessons of a game: boards that teach it by doing
#[utoipa::path(get, path = "/api/games/{game}/lessons", tag = "games", params(("game" = String, Path, max_length = 40), LangQuery), responses((status = 200, body = LessonsJson), (status = 304)))]
pub(super) async fn list(
    State(app): State<App>,
    Path(game): Path<String>,
    Params(query): Params<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let game = find(&game, lang)?;
    let key = ("lessons", game.info().id, lang);
    let body = app.pages.remembered(key, || Ok(wire::line(&host::library::lessons(game, lang)?)));
    unchanging(body, &headers, lang)
}

/// What steps of a learner come to in a lesson
///
/// The steps of the others are played by the lesson itself. A touch that leads nowhere is refused with the reason.
#[utoipa::path(get, path = "/api/games/{game}/lessons/{lesson}", tag = "games", params(("game" = String, Path, max_length = 40), ("lesson" = String, Path, max_length = 40), AttemptQuery), responses((status = 200, body = AttemptJson)))]
pub(super) async fn attempt(
    State(app): State<App>,
    Path((game, lesson)): Path<(String, String)>,
    Params(query): Params<AttemptQuery>,
    Extension(peer): Extension<Peer>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    charge(&app, &peer, &headers, Language(lang))?;
    check_length("play", &query.play, LONGEST_PLAY, lang)?;
    check_length("touch", &query.touch, LONGEST_TOUCH, lang)?;
    let game = find(&game, lang)?;
    let found = game.lessons().iter().find(|one| one.id == lesson);
    let lesson = found.ok_or_else(|| Problem::new(Code::NotFound, lang))?;
    aside(Language(lang), move || {
        let tried = host::library::attempt(game, lesson, &query.play, &query.touch, lang).map_err(Problem)?;
        Ok(Json(&tried).into_response())
    })
    .await
}
