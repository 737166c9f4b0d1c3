//! The lessons: boards that teach the game by doing.

use crate::sentences;
use kernel::{Goal, Help, Lesson};

/// The path, from the first move to the first plan.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::new(
        "exit",
        [sentences::LESSON_EXIT_TITLE, sentences::LESSON_EXIT_TASK, sentences::LESSON_EXIT_PRAISE],
        "
    #.nnnnnn#
    w.......e
    wn......e
    w.......e
    w...x...e
    w.......e
    w.......e
    w......e.
    #sssssss#
    s - 2 0",
        &[Goal::Stands("e4", "s", "marble")],
        (sentences::LESSON_EXIT_HELP, "E-8"),
        &["e1-e4"],
    )
    .look("e4")
    .refusing(&[("e1-e5", "E-8"), ("e1-f1", "E-8"), ("e1-d2", "E-7")]),
    Lesson::new(
        "walk",
        [sentences::LESSON_WALK_TITLE, sentences::LESSON_WALK_TASK, sentences::LESSON_WALK_PRAISE],
        "
    #n......#
    w.......e
    .........
    .........
    ....x....
    ..s......
    .........
    .........
    #....ss.#
    s r 0 0",
        &[Goal::Stands("d4", "s", "marble")],
        (sentences::LESSON_WALK_HELP, "E-9"),
        &["c4-d4"],
    )
    .look("d4")
    .refusing(&[("c4-d5", "E-7"), ("c4-e4", "E-9")]),
    Lesson::new(
        "capture",
        [sentences::LESSON_CAPTURE_TITLE, sentences::LESSON_CAPTURE_TASK, sentences::LESSON_CAPTURE_PRAISE],
        "
    #n......#
    w.......e
    .........
    .........
    ....x....
    ..sw.....
    ....s....
    .........
    #.....s.#
    s r 0 0",
        &[Goal::Happens("capture")],
        (sentences::LESSON_CAPTURE_HELP, "E-12"),
        &["e3-e4"],
    ),
    Lesson::new(
        "partner",
        [sentences::LESSON_PARTNER_TITLE, sentences::LESSON_PARTNER_TASK, sentences::LESSON_PARTNER_PRAISE],
        "
    #n......#
    w.......e
    ...n.....
    ...e.....
    ....x....
    ...s.....
    .........
    .........
    #.....s.#
    s r 0 0",
        &[Goal::Happens("capture")],
        (sentences::LESSON_PARTNER_HELP, "E-12"),
        &["d4-d5"],
    ),
    Lesson::new(
        "between",
        [sentences::LESSON_BETWEEN_TITLE, sentences::LESSON_BETWEEN_TASK, sentences::LESSON_BETWEEN_PRAISE],
        "
    #n......#
    w.......e
    .........
    .........
    ....x....
    ..w.e....
    ...s.....
    .........
    #.....s.#
    s r 0 0",
        &[Goal::Answered(1), Goal::Stands("d4", "s", "marble")],
        (sentences::LESSON_BETWEEN_HELP, "E-13"),
        &["d3-d4"],
    )
    .look("d4")
    .within(1, &["a8-b8"]),
    Lesson::new(
        "push",
        [sentences::LESSON_PUSH_TITLE, sentences::LESSON_PUSH_TASK, sentences::LESSON_PUSH_PRAISE],
        "
    #n......#
    w.......e
    .........
    .........
    ....x....
    ....s....
    .........
    .........
    #.....s.#
    s r 0 0",
        &[Goal::Stands("e6", "", "expion")],
        (sentences::LESSON_PUSH_HELP, "E-11"),
        &["e4-e5"],
    )
    .look("e6"),
    Lesson::new(
        "chameleon",
        [sentences::LESSON_CHAMELEON_TITLE, sentences::LESSON_CHAMELEON_TASK, sentences::LESSON_CHAMELEON_PRAISE],
        "
    #n......#
    w.......e
    .........
    .........
    ...wx....
    ..s.s....
    .........
    .........
    #.....s.#
    s r 0 0",
        &[Goal::Happens("capture")],
        (sentences::LESSON_CHAMELEON_HELP, "E-14"),
        &["c4-c5*"],
    )
    .helped(&[Help::tried(&["c4-c5"], sentences::LESSON_CHAMELEON_HELP1, "E-14")]),
    Lesson::new(
        "guard",
        [sentences::LESSON_GUARD_TITLE, sentences::LESSON_GUARD_TASK, sentences::LESSON_GUARD_PRAISE],
        "
    #n......#
    w.......e
    .........
    .........
    .........
    .........
    ....w....
    ...sx....
    #s.....s#
    s r 0 0",
        &[Goal::Answered(1), Goal::Spared("win")],
        (sentences::LESSON_GUARD_HELP, "E-17"),
        &["d2-e2"],
    )
    .within(1, &["e3-e2", "e3-f3"]),
    Lesson::new(
        "win",
        [sentences::LESSON_WIN_TITLE, sentences::LESSON_WIN_TASK, sentences::LESSON_WIN_PRAISE],
        "
    #n......#
    w.......e
    ........e
    ........e
    ......sx.
    ........e
    ........e
    w........
    #.....s.#
    s r 0 0",
        &[Goal::Wins],
        (sentences::LESSON_WIN_HELP, "E-17"),
        &["g5-h5"],
    ),
];
