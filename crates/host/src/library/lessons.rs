//! Lessons set up for learners: every board with what to do on it, and what a try comes to. The rules and the lessons decide; here
//! is only how they are told.

use hall::{AnyGame, AnyMatch, PlayError};
use kernel::{Lang, Lesson, LessonState, split_rules};
use speech::Say;
use std::collections::BTreeMap;
use table::view::status_of;
use table::words::{fault, play_fault};
use table::{preview, tree};
use wire::{
    AttemptJson, AttemptStateJson, BoardJson, Code, FaultJson, LayoutJson, LessonJson, LessonsJson, PositionJson, SceneJson,
};

/// Boards of lessons are small: the whole tree of touches is told, so that nothing has to be asked for while a step is entered.
const WHOLE_TREE: usize = 20_000;

/// The lessons of a game with every board set up.
pub fn lessons(game: &dyn AnyGame, lang: Lang) -> Result<LessonsJson, String> {
    let mut boards: BTreeMap<&str, LayoutJson> = BTreeMap::new();
    let mut told = Vec::new();
    for lesson in game.lessons() {
        let playing = open(game, lesson).map_err(|error| format!("{}: {error}", lesson.id))?;
        let layout = playing.layout();
        boards.entry(lesson.rules).or_insert_with(|| LayoutJson::new(&layout, lang));
        let seat = match playing.status() {
            hall::Status::Turn { actor, .. } => actor.0 + 1,
            hall::Status::Over(_) => return Err(format!("{} is over", lesson.id)),
        };
        told.push(LessonJson {
            id: lesson.id.into(),
            title: lesson.title.say(lang),
            task: lesson.task.say(lang),
            praise: lesson.praise.say(lang),
            rules: lesson.rules.into(),
            position: playing.text(),
            scene: SceneJson::new(&playing.scene(), &layout, lang),
            marks: words(lesson.marks).map(Into::into).collect(),
            seat,
            turns: lesson.turns,
            clause: lesson.otherwise.rule.into(),
            solution: words(lesson.solutions.first().copied().unwrap_or_default()).map(Into::into).collect(),
        });
    }
    Ok(LessonsJson {
        game: game.info().id.into(),
        name: game.info().name.say(lang),
        lessons: told,
        boards: boards.into_iter().map(|(rules, layout)| BoardJson { rules: rules.into(), layout }).collect(),
    })
}

/// What steps of a learner come to; with touches after them, why the first that leads nowhere does so.
pub fn attempt(
    game: &dyn AnyGame,
    lesson: &Lesson,
    play: &str,
    touches: &str,
    lang: Lang,
) -> Result<AttemptJson, FaultJson> {
    let refused = |error: PlayError| play_fault(error, lang);
    let tried = game.attempt(lesson, &words(play).collect::<Vec<_>>()).map_err(refused)?;
    let mut playing = open(game, lesson).map_err(|error| fault(Code::BadPosition, lang).with_detail(error))?;
    let mut played = Vec::new();
    for step in &tried.played {
        played.push(preview(playing.as_ref(), step, lang).map_err(refused)?);
        playing.play(&[step]).map_err(|(_, error)| refused(error))?;
    }
    refuse(playing.as_ref(), &words(touches).collect::<Vec<_>>(), lang)?;
    let layout = playing.layout();
    let (tree, _) = tree(playing.as_ref(), &[], WHOLE_TREE).map_err(refused)?;
    let chosen = playing.chosen();
    let (state, said, rule) = match tried.state {
        LessonState::Open => (AttemptStateJson::Open, None, None),
        LessonState::Met => (AttemptStateJson::Met, Some(lesson.praise.say(lang)), None),
        LessonState::Wrong(help) => (AttemptStateJson::Wrong, Some(help.text.say(lang)), Some(help.rule.into())),
    };
    let position = PositionJson {
        game: game.info().id.into(),
        rules: chosen.text.clone(),
        position: playing.text(),
        layout: LayoutJson::new(&layout, lang),
        scene: SceneJson::new(&playing.scene(), &layout, lang),
        status: status_of(playing.as_ref(), &chosen, None, lang),
        steps: playing.steps(),
        tree,
        played,
    };
    Ok(AttemptJson { state, said, rule, position })
}

/// Refuses the first touch that leads nowhere.
fn refuse(playing: &dyn AnyMatch, touches: &[&str], lang: Lang) -> Result<(), FaultJson> {
    for (index, touch) in touches.iter().enumerate() {
        let before = &touches[..index];
        let entry = playing.entry(&touches[..=index]).map_err(|error| play_fault(error, lang))?;
        if entry.possible == 0 {
            let refusal = playing.refuse_touch(before, touch).map_err(|error| play_fault(error, lang))?;
            let told = play_fault(PlayError::Refused(refusal), lang);
            return Err(FaultJson { code: Code::IllegalTouch, ..told });
        }
    }
    Ok(())
}

fn open(game: &dyn AnyGame, lesson: &Lesson) -> Result<Box<dyn AnyMatch>, String> {
    game.open_drawn(&split_rules(lesson.rules), lesson.board).map_err(|error| error.to_string())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(tree: &wire::TouchJson) -> bool {
        tree.more || tree.next.values().any(cut)
    }

    #[test]
    fn every_lesson_is_set_up_in_every_language_and_done_by_its_own_solution() {
        for game in hall::games() {
            for lang in speech::languages() {
                let told = lessons(*game, lang).unwrap();
                for (lesson, told) in game.lessons().iter().zip(&told.lessons) {
                    let begun = attempt(*game, lesson, "", "", lang).unwrap();
                    assert_eq!(begun.state, AttemptStateJson::Open);
                    assert!(!cut(&begun.position.tree), "{}: a tree that is cut", lesson.id);
                    let done = attempt(*game, lesson, &told.solution.join(" "), "", lang).unwrap();
                    assert_eq!((done.state, done.said), (AttemptStateJson::Met, Some(told.praise.clone())));
                }
            }
        }
    }

    #[test]
    fn a_touch_that_leads_nowhere_is_refused_with_its_rule() {
        let game = hall::games().iter().find(|game| !game.lessons().is_empty()).unwrap();
        let lesson = &game.lessons()[0];
        let layout = open(*game, lesson).unwrap().layout();
        let begun = attempt(*game, lesson, "", "", Lang::EN).unwrap();
        let dead = layout.sites.iter().find(|site| !begun.position.tree.next.contains_key(&site.text)).unwrap();
        let refused = attempt(*game, lesson, "", &dead.text, Lang::EN).unwrap_err();
        assert_eq!(refused.code, Code::IllegalTouch);
        assert!(refused.rule.is_some() && !refused.message.is_empty());
        assert_eq!(attempt(*game, lesson, "", "nowhere", Lang::EN).unwrap_err().code, Code::BadTouch);
    }
}
