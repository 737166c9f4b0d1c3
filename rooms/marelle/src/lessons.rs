//! The lessons: boards that teach the game by doing.

use crate::sentences;
use kernel::{Goal, Help, Lesson};

/// The path, from the first move to the first plan.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::new(
        "place",
        [sentences::LESSON_PLACE_TITLE, sentences::LESSON_PLACE_TASK, sentences::LESSON_PLACE_PRAISE],
        "
    .-----.-----.
    |     |     |
    | .---.---. |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    .-.-.   .-.-.
    | | |   | | |
    | | .-.-. | |
    | |   |   | |
    | .---.---. |
    |     |     |
    .-----.-----.
    m 9/9 0",
        &[Goal::Stands("d6", "brown", "")],
        (sentences::LESSON_PLACE_HELP, "M-3"),
        &["d6"],
    )
    .look("d6"),
    Lesson::new(
        "mill",
        [sentences::LESSON_MILL_TITLE, sentences::LESSON_MILL_TASK, sentences::LESSON_MILL_PRAISE],
        "
    m-----m-----.
    |     |     |
    | .---i---. |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    .-.-.   .-i-.
    | | |   | | |
    | | .-.-. | |
    | |   |   | |
    | .---.---. |
    |     |     |
    .-----.-----.
    m 7/7 0",
        &[Goal::Happens("mill")],
        (sentences::LESSON_MILL_HELP, "M-6"),
        &["g7xd6", "g7xf4"],
    )
    .refusing(&[("g7xa7", "M-6"), ("g7", "M-6"), ("d6", "M-3")]),
    Lesson::new(
        "guard",
        [sentences::LESSON_GUARD_TITLE, sentences::LESSON_GUARD_TASK, sentences::LESSON_GUARD_PRAISE],
        "
    .-----.-----.
    |     |     |
    | .---m---. |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    .-m-.   .-.-.
    | | |   | | |
    | | .-.-. | |
    | |   |   | |
    | .---.---. |
    |     |     |
    i-----i-----.
    m 7/7 0",
        &[Goal::Answered(1), Goal::Spared("mill")],
        (sentences::LESSON_GUARD_HELP, "M-6"),
        &["g1"],
    )
    .within(1, &["g1xb4", "g1xd6"]),
    Lesson::new(
        "slide",
        [sentences::LESSON_SLIDE_TITLE, sentences::LESSON_SLIDE_TASK, sentences::LESSON_SLIDE_PRAISE],
        "
    m-----.-----m
    |     |     |
    | .---m---. |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    .-.-.   .-i-.
    | | |   | | |
    | | m-.-i | |
    | |   |   | |
    | i---i---. |
    |     |     |
    .-----.-----i
    m 0/0 0",
        &[Goal::Happens("mill")],
        (sentences::LESSON_SLIDE_HELP, "M-6"),
        &["d6-d7xf4", "d6-d7xb2", "d6-d7xe3", "d6-d7xd2", "d6-d7xg1"],
    )
    .refusing(&[("c3-d7", "M-4"), ("c3-c5", "M-4")]),
    Lesson::new(
        "choose",
        [sentences::LESSON_CHOOSE_TITLE, sentences::LESSON_CHOOSE_TASK, sentences::LESSON_CHOOSE_PRAISE],
        "
    m-----m-----.
    |     |     |
    | .---.---. |
    | |   |   | |
    | | i-.-. | |
    | | |   | | |
    .-.-.   .-i-.
    | | |   | | |
    | | .-.-m | |
    | |   |   | |
    | i---i---. |
    |     |     |
    .-----.-----.
    m 5/5 0",
        &[Goal::Happens("mill"), Goal::Answered(1), Goal::Spared("mill")],
        (sentences::LESSON_CHOOSE_HELP, "M-6"),
        &["g7xb2", "g7xd2"],
    )
    .within(1, &["f2xe3"])
    .helped(&[Help::missing(Goal::Happens("mill"), sentences::LESSON_CHOOSE_HELP1, "M-6")]),
    Lesson::new(
        "swing",
        [sentences::LESSON_SWING_TITLE, sentences::LESSON_SWING_TASK, sentences::LESSON_SWING_PRAISE],
        "
    m-----m-----m
    |     |     |
    | m---.---m |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    .-.-.   .-.-i
    | | |   | | |
    | | i-.-i | |
    | |   |   | |
    | i---.---. |
    |     |     |
    .-----.-----i
    m 0/0 0",
        &[Goal::AtMost("ivory", 3)],
        (sentences::LESSON_SWING_HELP, "M-6"),
        &["d7-d6xc3 d6-d7xe3"],
    )
    .within(2, &["g1-d1", "b2-b4"]),
    Lesson::new(
        "wait",
        [sentences::LESSON_WAIT_TITLE, sentences::LESSON_WAIT_TASK, sentences::LESSON_WAIT_PRAISE],
        "
    i-----m-----.
    |     |     |
    | .---.---. |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    m-i-m   .-.-m
    | | |   | | |
    | | .-.-m | |
    | |   |   | |
    | m---.---. |
    |     |     |
    i-----m-----i
    m 0/0 0",
        &[Goal::Happens("mill")],
        (sentences::LESSON_WAIT_HELP, "M-4"),
        &["e3-d3 b2-b4xa7", "e3-e4 b2-b4xa1"],
    )
    .within(2, &["b4-b2", "b4-c4", "a1-d1", "g1-d1", "a7-d7", "g1-g4", "b4-b6"]),
    Lesson::new(
        "block",
        [sentences::LESSON_BLOCK_TITLE, sentences::LESSON_BLOCK_TASK, sentences::LESSON_BLOCK_PRAISE],
        "
    m-----i-----i
    |     |     |
    | .---m---m |
    | |   |   | |
    | | .-.-m | |
    | | |   | | |
    .-.-.   .-i-i
    | | |   | | |
    | | m-.-. | |
    | |   |   | |
    | .---m---i |
    |     |     |
    .-----.-----m
    m 0/0 0",
        &[Goal::Wins],
        (sentences::LESSON_BLOCK_HELP, "M-10"),
        &["e5-e4"],
    ),
    Lesson::new(
        "jump",
        [sentences::LESSON_JUMP_TITLE, sentences::LESSON_JUMP_TASK, sentences::LESSON_JUMP_PRAISE],
        "
    m-----m-----.
    |     |     |
    | .---.---. |
    | |   |   | |
    | | .-.-. | |
    | | |   | | |
    .-.-.   .-i-.
    | | |   | | |
    | | .-.-m | |
    | |   |   | |
    | i---i---. |
    |     |     |
    .-----.-----.
    m 0/0 0",
        &[Goal::Wins],
        (sentences::LESSON_JUMP_HELP, "M-5"),
        &["e3-g7xb2", "e3-g7xd2", "e3-g7xf4"],
    ),
];
