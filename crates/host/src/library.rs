//! Library: what can be known of the games without a table: the catalogue, chosen options, positions, rulebooks, lessons. A server
//! answers it over HTTP, the module to whoever is at home.

mod lessons;
mod middle;
mod rulebook;

pub use lessons::{attempt, lessons};
pub use rulebook::rulebook;

use hall::{AnyGame, Chosen};
use kernel::{Lang, TextError, split_rules};
use rulebook::{choices, presets};
use speech::Say;
use table::view::status_of;
use table::words::{courtesies, fault, play_fault};
use table::{TREE_BUDGET, formats, preview, tree};
use wire::{
    CatalogueJson, ChairJson, ChosenJson, Code, FaultBody, FaultJson, GameCard, LayoutJson, LibraryRequest, PositionJson,
    PositionQuery, RitualJson, SceneJson,
};

/// A day in milliseconds.
const DAY: u64 = 86_400_000;

/// The game of an id.
pub fn find(game: &str, lang: Lang) -> Result<&'static dyn AnyGame, FaultJson> {
    hall::find(game).map_err(|_| fault(Code::UnknownGame, lang))
}

fn wrong(code: Code, error: &TextError, lang: Lang) -> FaultJson {
    fault(code, lang).with_detail(error.say(lang))
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
        middle: SceneJson::new(&middle::of(game)?.scene(), &layout, lang),
        lessons: game.lessons().len(),
    })
}

/// The games.
pub fn catalogue(lang: Lang) -> Result<CatalogueJson, String> {
    let games: Result<Vec<GameCard>, TextError> = hall::games().iter().map(|game| card(*game, lang)).collect();
    Ok(CatalogueJson {
        games: games.map_err(|error| error.to_string())?,
        languages: speech::languages().iter().map(|lang| lang.code().into()).collect(),
        levels: (1..=8).collect(),
        phrases: courtesies(lang),
    })
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
    (kernel::scramble(now / DAY) % u64::from(starts.max(1))) as u32
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

/// What chosen options mean: seats, starts, talk, board; `now` is the time in milliseconds since 1970.
pub fn chosen(game: &dyn AnyGame, rules: &str, now: u64, lang: Lang) -> Result<ChosenJson, FaultJson> {
    let bad = |error: TextError| wrong(Code::BadRules, &error, lang);
    let chosen = game.choose_table(&split_rules(rules)).map_err(bad)?;
    let first = chosen.open(0).map_err(bad)?;
    let layout = first.layout();
    Ok(ChosenJson {
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
        daily: daily(now, chosen.starts),
        solvable: game.has_solver(),
        talk: chosen.talk.into(),
        binds_touch: chosen.touch_rule.is_some(),
        formats: formats(chosen.seating).into_iter().map(Into::into).collect(),
        layout: LayoutJson::new(&layout, lang),
        scene: SceneJson::new(&first.scene(), &layout, lang),
    })
}

/// A position and its legal steps, with the steps that led to it. No engine is asked.
pub fn position(game: &dyn AnyGame, query: &PositionQuery, lang: Lang) -> Result<PositionJson, FaultJson> {
    let chosen = game.choose(&split_rules(&query.rules)).map_err(|error| wrong(Code::BadRules, &error, lang))?;
    let opened = match &query.position {
        Some(text) => chosen.open_at(text),
        None => chosen.open(query.start.unwrap_or(0)),
    };
    let mut playing = opened.map_err(|error| wrong(Code::BadPosition, &error, lang))?;
    let mut played = Vec::new();
    // A link may be older than today's words.
    for step in query.play.split(' ').filter(|step| !step.is_empty()).flat_map(|step| game.todays_words(step)) {
        played.push(preview(playing.as_ref(), step, lang).map_err(|error| play_fault(error, lang))?);
        playing.play(&[step]).map_err(|(_, error)| play_fault(error, lang))?;
    }
    let layout = playing.layout();
    let (tree, _) = tree(playing.as_ref(), &[], TREE_BUDGET).map_err(|error| play_fault(error, lang))?;
    Ok(PositionJson {
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
}

/// The answer to a question, both as JSON: what a server answers at the address that it names.
pub fn answer(text: &str) -> String {
    let said = match wire::read::<LibraryRequest>(text.as_bytes()) {
        Ok(request) => {
            let lang = request.lang.map_or(Lang::EN, Lang::from);
            ask(request, lang)
        }
        Err(error) => Err(fault(Code::BadBody, Lang::EN).with_detail(error)),
    };
    said.unwrap_or_else(|error| wire::line(&FaultBody { error }))
}

fn ask(request: LibraryRequest, lang: Lang) -> Result<String, FaultJson> {
    let broken = |error: String| fault(Code::Internal, lang).with_detail(error);
    let words: Vec<&str> = request.path.trim_start_matches('/').split('/').collect();
    match words[..] {
        ["api", "games"] => Ok(wire::line(&catalogue(lang).map_err(broken)?)),
        ["api", "games", game] => Ok(wire::line(&chosen(find(game, lang)?, &request.rules, request.at, lang)?)),
        ["api", "games", game, "position"] => {
            let game = find(game, lang)?;
            let LibraryRequest { rules, position: from, start, play, .. } = request;
            Ok(wire::line(&position(game, &PositionQuery { rules, position: from, start, play, lang: None }, lang)?))
        }
        ["api", "games", game, "rules"] => Ok(wire::line(&rulebook(find(game, lang)?, lang).map_err(broken)?)),
        ["api", "games", game, "lessons"] => Ok(wire::line(&lessons(find(game, lang)?, lang).map_err(broken)?)),
        ["api", "games", game, "lessons", lesson] => {
            let game = find(game, lang)?;
            let found = game.lessons().iter().find(|one| one.id == lesson).ok_or_else(|| fault(Code::NotFound, lang))?;
            Ok(wire::line(&attempt(game, found, &request.play, &request.touch, lang)?))
        }
        _ => Err(fault(Code::NotFound, lang)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_of_the_day_is_the_same_all_day_and_changes() {
        let starts: std::collections::BTreeSet<u32> = (0..50).map(|n| daily(n * DAY, 70)).collect();
        assert!(starts.len() > 20 && starts.iter().all(|start| *start < 70));
        assert_eq!(daily(5 * DAY, 70), daily(6 * DAY - 1, 70));
        assert_eq!(daily(5 * DAY, 1), 0);
    }

    #[test]
    fn what_a_server_answers_is_answered_at_home() {
        let ask = |question: &str| answer(question);
        let told: CatalogueJson = wire::read(ask(r#"{"path":"/api/games","lang":"fr"}"#).as_bytes()).unwrap();
        assert_eq!(told, catalogue(Lang::from_code("fr").unwrap()).unwrap());
        for game in hall::games() {
            let id = game.info().id;
            let meaning: ChosenJson =
                wire::read(ask(&format!(r#"{{"path":"/api/games/{id}","at":7}}"#)).as_bytes()).unwrap();
            assert_eq!(meaning.game, id);
            let shown = ask(&format!(r#"{{"path":"/api/games/{id}/position","start":0,"lang":"en"}}"#));
            let shown: PositionJson = wire::read(shown.as_bytes()).unwrap();
            assert_eq!(shown.steps, game.open(&[], 0).unwrap().steps());
            let after = format!(r#"{{"path":"/api/games/{id}/position","play":{}}}"#, wire::line(&shown.steps[0]));
            let after: PositionJson = wire::read(ask(&after).as_bytes()).unwrap();
            assert_eq!(after.played.len(), 1);
            for page in ["rules", "lessons"] {
                assert!(ask(&format!(r#"{{"path":"/api/games/{id}/{page}"}}"#)).contains(&format!(r#""game":"{id}""#)));
            }
            for lesson in game.lessons() {
                let tried = ask(&format!(r#"{{"path":"/api/games/{id}/lessons/{}"}}"#, lesson.id));
                assert!(tried.contains(r#""state":"open""#), "{tried}");
            }
        }
    }

    #[test]
    fn what_is_not_there_is_said_with_its_code() {
        for (question, code) in [
            ("{", "bad_body"),
            (r#"{"path":"/api/games/chess"}"#, "unknown_game"),
            (r#"{"path":"/api/me"}"#, "not_found"),
            (r#"{"path":""}"#, "not_found"),
        ] {
            assert!(answer(question).contains(&format!(r#""code":"{code}""#)), "{question}: {}", answer(question));
        }
        let game = hall::games()[0].info().id;
        assert!(
            answer(&format!(r#"{{"path":"/api/games/{game}","rules":"nonsense=1"}}"#)).contains(r#""code":"bad_rules""#)
        );
        assert!(answer(&format!(r#"{{"path":"/api/games/{game}/lessons/none"}}"#)).contains(r#""code":"not_found""#));
    }
}
