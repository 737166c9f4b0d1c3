//! The lessons: boards that teach the game by doing.

use crate::sentences;
use kernel::{Goal, Help, Lesson};

/// The path, from the first move to the first plan.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::new(
        "walk",
        [sentences::LESSON_WALK_TITLE, sentences::LESSON_WALK_TASK, sentences::LESSON_WALK_PRAISE],
        "
    b . b . b . b . b
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . a . . . . .
    . . . . . . . . .
    . . . . . . . . .
    a . a . a . a . a
    a turn 0",
        &[Goal::Stands("e5", "a", "piece")],
        (sentences::LESSON_WALK_HELP, "B-9"),
        &["d4-e5"],
    )
    .look("e5")
    .refusing(&[("d4-d7", "B-9"), ("d4-e6", "B-9")]),
    Lesson::new(
        "birth",
        [sentences::LESSON_BIRTH_TITLE, sentences::LESSON_BIRTH_TASK, sentences::LESSON_BIRTH_PRAISE],
        "
    b . b . b . b . b
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . a . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . a a . . . . . .
    . a . . . . a . .
    a turn 0",
        &[Goal::Happens("birth")],
        (sentences::LESSON_BIRTH_HELP, "B-7"),
        &["d5+d6", "d5+c5", "d5+d4", "d5+e5"],
    )
    .refusing(&[("b2+b3", "B-8"), ("d5+e6", "B-8")]),
    Lesson::new(
        "longer",
        [sentences::LESSON_LONGER_TITLE, sentences::LESSON_LONGER_TASK, sentences::LESSON_LONGER_PRAISE],
        "
    b . b . b . b . b
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . a . b . . . . .
    . . a . . . . . .
    . . . . . . . . .
    a . a . a . a . a
    a turn 0",
        &[Goal::Happens("transformation")],
        (sentences::LESSON_LONGER_HELP, "B-10"),
        &["c3-c4"],
    )
    .look("c4"),
    Lesson::new(
        "pass",
        [sentences::LESSON_PASS_TITLE, sentences::LESSON_PASS_TASK, sentences::LESSON_PASS_PRAISE],
        "
    b . b . . . b . b
    . . . . . . . . .
    . . . . . . . . .
    . . . . b b . . .
    . . . a . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    a . a . a . a . a
    a turn 0",
        &[Goal::Stands("d7", "a", "piece"), Goal::Avoids("transformation")],
        (sentences::LESSON_PASS_HELP, "B-9"),
        &["d5-d7"],
    )
    .look("d7")
    .helped(&[Help::tried(&["d5-d6"], sentences::LESSON_PASS_HELP1, "B-10")]),
    Lesson::new(
        "flip",
        [sentences::LESSON_FLIP_TITLE, sentences::LESSON_FLIP_TASK, sentences::LESSON_FLIP_PRAISE],
        "
    b . b . . . b . b
    . . . . . . . . .
    . . . . . . . . .
    . . . b . . . . .
    . . . b . . . . .
    . a . b . . . . .
    . . a . . . . . .
    . . . . . . . . .
    a . a . . . a . a
    a turn 0",
        &[Goal::Happens("block")],
        (sentences::LESSON_FLIP_HELP, "B-13"),
        &["c3-c4"],
    )
    .look("c4"),
    Lesson::new(
        "five",
        [sentences::LESSON_FIVE_TITLE, sentences::LESSON_FIVE_TASK, sentences::LESSON_FIVE_PRAISE],
        "
    b . b . b . b . b
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . a . . . .
    a a a a . . . . .
    . . . . . . . . .
    . . . . . . . . .
    a . . . . . . . a
    a turn 0",
        &[Goal::Happens("cut"), Goal::Stands("e4", "a", "piece")],
        (sentences::LESSON_FIVE_HELP, "B-11"),
        &["e5-e4 -a4"],
    )
    .look("e4")
    .helped(&[Help::tried(&["e5-e4 -e4"], sentences::LESSON_FIVE_HELP1, "B-11")]),
    Lesson::new(
        "starve",
        [sentences::LESSON_STARVE_TITLE, sentences::LESSON_STARVE_TASK, sentences::LESSON_STARVE_PRAISE],
        "
    b a . . b . b . b
    . b a . . . . . .
    . a . . . . . . .
    a . . . . . . . b
    . . . . . . . . .
    . . . . . . . . b
    . . . . . . . . .
    . . . . . . . . .
    a . a . . . . . a
    a turn 0",
        &[Goal::Happens("asphyxia")],
        (sentences::LESSON_STARVE_HELP, "B-11"),
        &["a6-a8"],
    ),
    Lesson::new(
        "win",
        [sentences::LESSON_WIN_TITLE, sentences::LESSON_WIN_TASK, sentences::LESSON_WIN_PRAISE],
        "
    b . b . b . . . b
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . a . b . . . . .
    . . a . . . . . .
    . . . . . . . . .
    a . a . . . a . a
    a turn 0",
        &[Goal::Wins],
        (sentences::LESSON_WIN_HELP, "B-15"),
        &["c3-c4"],
    ),
];
