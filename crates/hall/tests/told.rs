//! What one step costs: its text is read once, its story made once, and no match is copied. Counted on the toy game, which is in no list.

use hall::{AnyMatch, Match};
use kernel::{Action, Game, Lang};
use speech::Say;
use std::sync::Arc;
use testkit::toy::{Calls, Toy, ToyRules, calls};

fn open() -> Box<dyn AnyMatch> {
    Box::new(Match::<Toy>::new(Toy::start(ToyRules::default(), 0)))
}

/// What was asked of the room, and how many matches were copied, while something was done.
fn cost<R>(what: impl FnOnce() -> R) -> (Calls, u64, R) {
    let before = hall::copied_matches();
    calls();
    let result = what();
    (calls(), hall::copied_matches() - before, result)
}

/// What a table does with a step that somebody enters: it is checked, written down, played, and told to everybody in their languages.
#[test]
fn a_step_is_read_once_told_once_and_copies_nothing() {
    let mut playing = open();
    let step = playing.steps()[0].clone();
    let (asked, copies, ()) = cost(|| {
        let written = playing.explain(&step).unwrap();
        playing.play(&[&written]).unwrap();
        for lang in Lang::ALL {
            let told = playing.told().unwrap();
            assert_eq!((&told.step, told.captions.len()), (&written, told.story.deed.len() + told.story.caused.len()));
            assert!(!told.sentence.say(lang).is_empty());
            assert!(Arc::ptr_eq(&told, &playing.told().unwrap()), "made once, for all languages");
        }
    });
    assert_eq!((asked, copies), (Calls { stories: 1, reads: 1 }, 0));
}

#[test]
fn a_preview_reads_once_tells_once_and_copies_nothing() {
    let mut playing = open();
    let step = playing.steps()[3].clone();
    let (asked, copies, preview) = cost(|| playing.preview(&step).unwrap());
    assert_eq!((asked, copies), (Calls { stories: 1, reads: 1 }, 0));
    playing.play(&[&step]).unwrap();
    assert_eq!((preview.told, preview.after), ((*playing.told().unwrap()).clone(), playing.scene()));
}

#[test]
fn steps_are_played_all_or_none_and_nothing_is_lost() {
    let mut playing = open();
    for _ in 0..3 {
        let step = playing.steps()[0].clone();
        playing.play(&[&step]).unwrap();
    }
    let line = playing.record(&[]);
    playing.undo(2);
    let (at, step) = (playing.text(), playing.steps()[0].clone());
    let (_, copies, refused) = cost(|| playing.play(&[&step, "nonsense"]).unwrap_err().0);
    assert_eq!((refused, copies, playing.text(), playing.len()), (1, 0, at, 1));
    assert!(playing.redo(2), "what was taken back may still be done again");
    assert_eq!(playing.record(&[]), line);
}

#[test]
fn what_is_remembered_of_a_moment_is_forgotten_with_it() {
    let mut playing = open();
    let (first, other) = (playing.steps()[0].clone(), playing.steps()[1].clone());
    playing.play(&[&first]).unwrap();
    assert_eq!(playing.told().unwrap().step, first);
    playing.undo(1);
    assert_eq!(playing.told(), None);
    playing.play(&[&other]).unwrap();
    assert_eq!(playing.told().unwrap().step, other);
    playing.explain(&playing.steps()[0]).unwrap();
    let (asked, _, _) = cost(|| playing.explain("nonsense").is_err());
    assert_eq!(asked.reads, 1, "only the step that was read last is known");
}

#[test]
fn the_history_tells_every_step_and_action() {
    let mut playing = open();
    let mut texts = Vec::new();
    for _ in 0..4 {
        let step = playing.steps()[0].clone();
        playing.play(&[&step]).unwrap();
        texts.push((step, playing.text()));
    }
    assert!(playing.check_action(Action::Draw).is_ok() && playing.len() == 4, "asking does nothing");
    playing.act(Action::Draw).unwrap();
    assert!(playing.check_action(Action::Draw).is_err());
    let (_, copies, past) = cost(|| {
        let past = playing.history().map(|past| (past.step(), past.told().map(|told| told.step), past.text()));
        past.collect::<Vec<_>>()
    });
    assert_eq!((past.len(), copies), (5, 0));
    for ((step, text), (played, told, after)) in texts.iter().zip(&past) {
        assert_eq!((Some(step), Some(step), text), (played.as_ref(), told.as_ref(), after));
    }
    assert_eq!(playing.history().next_back().unwrap().action(), Some(Action::Draw));
}
