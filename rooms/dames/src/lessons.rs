//! The lessons: boards that teach the game by doing.

use crate::sentences;
use kernel::{Goal, Help, Lesson};

/// The path, from the first move to the first plan.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::new(
        "move",
        [sentences::LESSON_MOVE_TITLE, sentences::LESSON_MOVE_TASK, sentences::LESSON_MOVE_PRAISE],
        "
      .   .   i   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   m   .   .
      .   .   .   .   .
    .   .   .   .   .
    W",
        &[Goal::Stands("33", "brown", "man")],
        (sentences::LESSON_MOVE_HELP, "D-3"),
        &["38-33"],
    )
    .look("33")
    .refusing(&[("38-43", "D-3"), ("38-28", "D-3")]),
    Lesson::new(
        "capture",
        [sentences::LESSON_CAPTURE_TITLE, sentences::LESSON_CAPTURE_TASK, sentences::LESSON_CAPTURE_PRAISE],
        "
      .   .   .   .   i
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   i   .   .
      .   .   m   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   m
    W",
        &[Goal::Happens("capture")],
        (sentences::LESSON_CAPTURE_HELP, "D-9"),
        &["33x22"],
    )
    .look("22")
    .refusing(&[("33-29", "D-9"), ("50-45", "D-9")]),
    Lesson::new(
        "back",
        [sentences::LESSON_BACK_TITLE, sentences::LESSON_BACK_TASK, sentences::LESSON_BACK_PRAISE],
        "
      .   .   .   .   .
    i   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   m   .   .
    .   .   i   .   .
      .   .   .   .   .
    .   .   .   .   m
      .   .   .   .   .
    .   .   .   .   .
    W",
        &[Goal::Happens("capture")],
        (sentences::LESSON_BACK_HELP, "D-5"),
        &["23x32"],
    )
    .refusing(&[("23-18", "D-9"), ("40-35", "D-9")]),
    Lesson::new(
        "chain",
        [sentences::LESSON_CHAIN_TITLE, sentences::LESSON_CHAIN_TASK, sentences::LESSON_CHAIN_PRAISE],
        "
      .   .   .   .   i
    .   .   .   .   .
      .   .   .   .   .
    .   i   .   .   .
      .   .   .   .   .
    .   .   i   .   .
      .   .   .   .   .
    .   .   i   .   .
      .   m   .   .   .
    .   .   .   .   .
    W",
        &[Goal::AtMost("ivory", 1)],
        (sentences::LESSON_CHAIN_HELP, "D-7"),
        &["42x11"],
    )
    .refusing(&[("42x33x38", "D-7"), ("42-37", "D-9")]),
    Lesson::new(
        "choice",
        [sentences::LESSON_CHOICE_TITLE, sentences::LESSON_CHOICE_TASK, sentences::LESSON_CHOICE_PRAISE],
        "
      .   .   .   .   .
    .   .   .   i   .
      .   .   .   m   .
    .   .   .   i   .
      .   .   .   .   .
    .   .   i   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
    W",
        &[Goal::Happens("crowning")],
        (sentences::LESSON_CHOICE_HELP, "D-10"),
        &["14x3"],
    )
    .refusing(&[("14-10", "D-9")]),
    Lesson::new(
        "king",
        [sentences::LESSON_KING_TITLE, sentences::LESSON_KING_TASK, sentences::LESSON_KING_PRAISE],
        "
      .   .   .   .   .
    .   .   .   .   .
      .   .   i   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   i   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   i
    M   .   .   .   .
    W",
        &[Goal::AtMost("ivory", 1)],
        (sentences::LESSON_KING_HELP, "D-7"),
        &["46x8x13x28", "46x2x13x28"],
    )
    .refusing(&[("46x23x28", "D-7"), ("46-41", "D-9")]),
    Lesson::new(
        "safe",
        [sentences::LESSON_SAFE_TITLE, sentences::LESSON_SAFE_TASK, sentences::LESSON_SAFE_PRAISE],
        "
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   i   .   .   .
      .   .   .   .   .
    .   .   m   .   .
      .   .   .   .   .
    .   .   .   .   .
    W",
        &[Goal::Answered(1), Goal::Spared("capture")],
        (sentences::LESSON_SAFE_HELP, "D-5"),
        &["38-33"],
    )
    .within(1, &["27-31"]),
    Lesson::new(
        "shot",
        [sentences::LESSON_SHOT_TITLE, sentences::LESSON_SHOT_TASK, sentences::LESSON_SHOT_PRAISE],
        "
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    i   .   .   .   .
      .   .   .   .   .
    .   m   i   i   .
      m   .   .   .   .
    m   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
    W",
        &[Goal::Wins],
        (sentences::LESSON_SHOT_HELP, "D-9"),
        &["27-21 31x24"],
    )
    .within(2, &[])
    .helped(&[Help::tried(&["27-22"], sentences::LESSON_SHOT_HELP1, "D-9")]),
    Lesson::new(
        "blockade",
        [sentences::LESSON_BLOCKADE_TITLE, sentences::LESSON_BLOCKADE_TASK, sentences::LESSON_BLOCKADE_PRAISE],
        "
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    i   .   .   .   .
      .   .   .   .   .
    m   m   .   .   .
      .   .   .   .   .
    .   .   .   .   .
    W",
        &[Goal::Wins],
        (sentences::LESSON_BLOCKADE_HELP, "D-12"),
        &["36-31"],
    )
    .helped(&[Help::tried(&["37-31"], sentences::LESSON_BLOCKADE_HELP1, "D-5")]),
    Lesson::new(
        "challenge",
        [sentences::LESSON_CHALLENGE_TITLE, sentences::LESSON_CHALLENGE_TASK, sentences::LESSON_CHALLENGE_PRAISE],
        "
      .   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   .   .   .
      i   .   .   .   .
    .   .   .   .   .
      .   .   .   .   .
    .   .   i   m   M
      .   .   .   .   .
    .   .   .   .   .
    W:CW2",
        &[Goal::Wins],
        (sentences::LESSON_CHALLENGE_HELP, "D-14"),
        &["39-33 40x26"],
    )
    .within(2, &[]),
];
