//! The catalogue, chosen options, positions and rulebooks: what can be known of the games without a table.

use super::answers::{Json, Language, Problem, check_length, language, text};
use super::guard::{Peer, aside, charge};
use super::{App, Params};
use crate::rulebook::{choices, presets};
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use hall::{AnyGame, Chosen};
use kernel::{Lang, TextError, split_rules};
use speech::Say;
use table::view::status_of;
use table::words::{courtesies, fault, play_fault};
use table::{TREE_BUDGET, formats, preview, tree};
use wire::{
    CatalogueJson, ChairJson, ChosenJson, ChosenQuery, Code, GameCard, LangQuery, LayoutJson, PositionJson, PositionQuery,
    RitualJson, RulebookJson, SceneJson,
};

/// The most characters of options, of a position and of steps in an address.
const LONGEST_RULES: usize = 400;
const LONGEST_POSITION: usize = 2000;
const LONGEST_PLAY: usize = 4000;

pub(super) fn find(game: &str, lang: Lang) -> Result<&'static dyn AnyGame, Problem> {
    hall::find(game).map_err(|_| Problem::new(Code::UnknownGame, lang))
}

fn wrong(code: Code, error: &TextError, lang: Lang) -> Problem {
    Problem(fault(code, lang).with_detail(error.say(lang)))
}

fn card(game: &dyn AnyGame, lang: Lang) -> Result<GameCard, TextError> {
    let info = game.info();
    let first = game.open(&[], 0)?;
    let layout = first.layout();
    Ok(GameCard {
        id: info.id.into(),
        name: info.name.say(lang),
        tagline: info.tagline.say(lang),
        choices: choices(game, lang),
        presets: presets(game, lang),
        actions: info.actions.iter().map(|kind| kind.word().into()).collect(),
        formats: game.formats().iter().map(|format| format.id.into()).collect(),
        layout: LayoutJson::new(&layout, lang),
        scene: SceneJson::new(&first.scene(), &layout, lang),
        middle: SceneJson::new(&crate::middle::of(game)?.scene(), &layout, lang),
        lessons: game.lessons().len(),
    })
}

/// The games
#[utoipa::path(get, path = "/api/games", tag = "games", params(LangQuery), responses((status = 200, body = CatalogueJson), (status = 304)))]
pub(super) async fn catalogue(
    State(app): State<App>,
    Params(query): Params<LangQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let lang = language(query.lang, &headers);
    let body = app.pages.remembered(("games", "", lang), || {
        let games: Result<Vec<GameCard>, TextError> = hall::games().iter().map(|game| card(*game, lang)).collect();
        let catalogue = CatalogueJson {
            games: games.map_err(|error| error.to_string())?,
            languages: speech::languages().iter().map(|lang| lang.code().into()).collect(),
            levels: (1..=8).collect(),
            phrases: courtesies(lang),
        };
        Ok(wire::line(&catalogue))
    });
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

fn chairs(chosen: &Chosen, lang: Lang) -> Vec<ChairJson> {
    let chair = |seat: kernel::Seat| ChairJson {
        seat: seat.0 + 1,
        name: chosen.seat_name(seat).say(lang),
        side: chosen.side_ids[chosen.seating.side(seat).index()].into(),
        side_name: chosen.side_name(chosen.seating.side(seat)).say(lang),
    };
    chosen.seating.all().map(chair).collect()
}

/// The start of the day that a time lies in.
fn daily(now: u64, starts: u32) -> u32 {
    let day = now / 86_400_000;
    (kernel::scramble(day) % u64::from(starts.max(1))) as u32
}

/// For every option the values that go together with what was chosen of the others.
fn possible(game: &dyn AnyGame, chosen: &Chosen) -> Vec<Vec<String>> {
    let goes = |index: usize, value: &str| {
        let words: Vec<String> = (game.choices().iter().zip(&chosen.values).enumerate())
            .map(|(at, (choice, now))| format!("{}={}", choice.name, if at == index { value } else { now }))
            .collect();
        game.choose_table(&words.iter().map(String::as_str).collect::<Vec<_>>()).is_ok()
    };
    let values = |(index, choice): (usize, &kernel::Choice)| {
        choice.values.iter().map(|value| value.name).filter(|name| goes(index, name)).map(Into::into).collect()
    };
    game.choices().iter().enumerate().map(values).collect()
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
    let chosen = game.choose_table(&split_rules(&query.rules)).map_err(|error| wrong(Code::BadRules, &error, lang))?;
    let first = chosen.open(0).map_err(|error| wrong(Code::BadRules, &error, lang))?;
    let layout = first.layout();
    Ok(Json(&ChosenJson {
        game: game.info().id.into(),
        rules: chosen.table_text.clone(),
        values: chosen.values.iter().map(ToString::to_string).collect(),
        possible: possible(game, &chosen),
        seats: chairs(&chosen, lang),
        starts: chosen.starts,
        throws: chosen.throws,
        ritual: RitualJson {
            seats: chosen.ritual.seats.word().into(),
            double: chosen.ritual.double.map(Into::into),
            finality: chosen.ritual.finality.map(Into::into),
        },
        daily: daily(crate::services::now(), chosen.starts),
        solvable: game.has_solver(),
        talk: chosen.talk.into(),
        binds_touch: chosen.touch_rule.is_some(),
        formats: formats(chosen.seating).into_iter().map(Into::into).collect(),
        layout: LayoutJson::new(&layout, lang),
        scene: SceneJson::new(&first.scene(), &layout, lang),
    })
    .into_response())
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
    let game = find(game, lang)?;
    let options = split_rules(&query.rules);
    let chosen = game.choose(&options).map_err(|error| wrong(Code::BadRules, &error, lang))?;
    let opened = match &query.position {
        Some(text) => chosen.open_at(text),
        None => chosen.open(query.start.unwrap_or(0)),
    };
    let mut playing = opened.map_err(|error| wrong(Code::BadPosition, &error, lang))?;
    let mut played = Vec::new();
    // A link may be older than today's words.
    for step in query.play.split(' ').filter(|step| !step.is_empty()).flat_map(|step| game.todays_words(step)) {
        played.push(preview(playing.as_ref(), step, lang).map_err(|error| Problem(play_fault(error, lang)))?);
        playing.play(&[step]).map_err(|(_, error)| Problem(play_fault(error, lang)))?;
    }
    let layout = playing.layout();
    let (tree, _) = tree(playing.as_ref(), &[], TREE_BUDGET).map_err(|error| Problem(play_fault(error, lang)))?;
    Ok(Json(&PositionJson {
        game: game.info().id.into(),
        rules: chosen.text.clone(),
        position: playing.text(),
        layout: LayoutJson::new(&layout, lang),
        scene: SceneJson::new(&playing.scene(), &layout, lang),
        status: status_of(playing.as_ref(), &chosen, None, lang),
        steps: playing.steps(),
        tree,
        played,
    })
    .into_response())
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
    let body =
        app.pages.remembered(("rules", game.info().id, lang), || Ok(wire::line(&crate::rulebook::rulebook(game, lang)?)));
    unchanging(body, &headers, Language(lang).0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_of_the_day_is_the_same_all_day_and_changes() {
        let day = 86_400_000;
        let starts: std::collections::BTreeSet<u32> = (0..50).map(|n| daily(n * day, 70)).collect();
        assert!(starts.len() > 20 && starts.iter().all(|start| *start < 70));
        assert_eq!(daily(5 * day, 70), daily(6 * day - 1, 70));
        assert_eq!(daily(5 * day, 1), 0);
    }
}
