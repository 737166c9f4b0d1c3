//! The runner for lessons on the toy game: a lesson that keeps its promises passes, and one that breaks any of them does not.

use kernel::{Course, Game, Goal, Help, Lesson, LessonState, Notation, Phrase, read_rules};
use testkit::one_lesson;
use testkit::toy::{Toy, ToyRules};

const SAID: Phrase = Toy::INFO.name;
const TOLD: Phrase = Toy::INFO.tagline;

const HELPS: &[Help] = &[Help::tried(&["a1~c3"], TOLD, "T-1")];
const RIGHT: &[Help] = &[Help::tried(&["a1~b2"], TOLD, "T-1")];
const UNNAMED: &[Help] = &[Help::missing(Goal::Stands("b2", "a", ""), TOLD, "T-99")];

/// A lesson for one player: bring the pebble from a1 to b2, but not to c3.
fn lesson() -> Lesson {
    let rules: ToyRules = read_rules(["players=1"]).unwrap();
    let board: &'static str = Box::leak(Toy::start(rules, 0).drawing().into_boxed_str());
    Lesson::new("up", [SAID; 3], board, &[Goal::Stands("b2", "a", "")], (SAID, "T-2"), &["a1~b2"])
        .under("players=1")
        .look("b2")
        .helped(HELPS)
        .refusing(&[("stay", "T-4")])
}

/// Whether the runner lets a lesson pass.
fn passes(lesson: Lesson) -> bool {
    std::panic::catch_unwind(|| one_lesson::<Toy>(&lesson)).is_ok()
}

#[test]
fn a_lesson_that_keeps_its_promises_passes() {
    one_lesson::<Toy>(&lesson());
}

#[test]
fn a_lesson_that_breaks_a_promise_does_not() {
    assert!(passes(lesson()));
    let broken: [(&str, Lesson); 10] = [
        ("a solution that leads elsewhere", Lesson { solutions: &["a1~c4"], ..lesson() }),
        ("a solution with a step too many", Lesson { solutions: &["a1~b2 a1~a2"], turns: 2, ..lesson() }),
        ("no solution", Lesson { solutions: &[], ..lesson() }),
        ("a wrong try that is right", lesson().helped(RIGHT)),
        ("a help that names no clause", lesson().within(2, &[]).helped(UNNAMED)),
        ("a help with another rule than the one that is said", lesson().refusing(&[("stay", "T-2")])),
        ("a refused step that is legal", lesson().refusing(&[("a1~c3", "T-2")])),
        ("a goal that is there from the beginning", Lesson { goals: &[Goal::Stands("a1", "a", "")], ..lesson() }),
        ("a mark that is no place", lesson().look("z9")),
        ("a sentence that nobody says", Lesson { praise: Phrase::NONE, ..lesson() }),
    ];
    for (what, lesson) in broken {
        assert!(!passes(lesson), "{what}");
    }
}

#[test]
fn a_course_says_what_a_try_comes_to() {
    let tried = |lesson: &Lesson, words: &[&str]| {
        let mut course = Course::<Toy>::begin(lesson).unwrap();
        words.iter().for_each(|word| course.step(lesson, word).unwrap());
        course
    };
    let lesson = lesson();
    assert!(matches!(tried(&lesson, &[]).state, LessonState::Open));
    assert!(matches!(tried(&lesson, &["a1~b2"]).state, LessonState::Met));
    assert!(matches!(tried(&lesson, &["a1~c3"]).state, LessonState::Wrong(help) if help.rule == "T-1"));
    assert!(matches!(tried(&lesson, &["a1~c4"]).state, LessonState::Wrong(help) if help.rule == "T-2"));
    // With more turns a try goes on, and what is decided takes no further step.
    let longer = lesson.within(2, &[]);
    assert!(matches!(tried(&longer, &["a1~c4"]).state, LessonState::Open));
    assert!(matches!(tried(&longer, &["a1~c4", "c4~b2"]).state, LessonState::Met));
    assert_eq!(tried(&longer, &["a1~b2", "b2~c4"]).played, ["a1~b2"]);
    assert!(Course::<Toy>::begin(&lesson).unwrap().step(&lesson, "stay").is_err());
}
