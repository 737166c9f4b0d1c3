//! The lessons of the duel: boards that teach it by doing.

use crate::sentences;
use kernel::{Goal, Help, Lesson, MarkKind};

/// The path, from the first move to the first plan.
pub(crate) const LESSONS: &[Lesson] = &[
    Lesson::new(
        "move",
        [sentences::LESSON_MOVE_TITLE, sentences::LESSON_MOVE_TASK, sentences::LESSON_MOVE_PRAISE],
        "
    -d-+-+--
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -+++-+-+
    +-l-+-+-
    -+-+-+-+
    +-+-+-+-
    l move 0",
        &[Goal::Stands("c4", "light", "man")],
        (sentences::LESSON_MOVE_HELP, "X-3"),
        &["c3-c4"],
    )
    .look("c4")
    .refusing(&[("c3-b2", "X-3"), ("c3-d3", "X-2"), ("c3-c5", "X-3")]),
    Lesson::new(
        "tile",
        [sentences::LESSON_TILE_TITLE, sentences::LESSON_TILE_TASK, sentences::LESSON_TILE_PRAISE],
        "
    -+-+-+-d
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-l-+-+-
    -+-+-+-+
    +-+-+-+-
    l move 0",
        &[Goal::Marked("d5", MarkKind::Tile)],
        (sentences::LESSON_TILE_HELP, "X-9"),
        &["c3-d4 c3>d5", "c3-b4 c3>d5"],
    )
    .look("d5")
    .helped(&[Help::tried(&["c3-b4 stay", "c3-d4 stay"], sentences::LESSON_TILE_HELP1, "X-11")]),
    Lesson::new(
        "bridge",
        [sentences::LESSON_BRIDGE_TITLE, sentences::LESSON_BRIDGE_TASK, sentences::LESSON_BRIDGE_PRAISE],
        "
    -+-+-+-d
    +-+-+-+-
    -+-+-+-+
    --------
    -+-l-+-+
    +-l-+-+-
    -+-+-+-+
    ++++++++
    l move 0",
        &[Goal::Stands("d5", "light", "man")],
        (sentences::LESSON_BRIDGE_HELP, "X-2"),
        &["c3-b4 c3>d5 d4-d5"],
    )
    .look("d5")
    .within(2, &["h8-g7", "stay"])
    .refusing(&[("d4-d5", "X-2")]),
    Lesson::new(
        "capture",
        [sentences::LESSON_CAPTURE_TITLE, sentences::LESSON_CAPTURE_TASK, sentences::LESSON_CAPTURE_PRAISE],
        "
    -+-+-+-d
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -+-d-+-+
    +-l-+-l-
    -+-+-+-+
    +-+-+-+-
    l move 0",
        &[Goal::Happens("capture")],
        (sentences::LESSON_CAPTURE_HELP, "X-6"),
        &["c3xe5"],
    )
    .look("e5")
    .refusing(&[("g3-h4", "X-6"), ("c3-b4", "X-6")]),
    Lesson::new(
        "ground",
        [sentences::LESSON_GROUND_TITLE, sentences::LESSON_GROUND_TASK, sentences::LESSON_GROUND_PRAISE],
        "
    -+-+-+-d
    +-+-+-+-
    -+-+---+
    +---d-+-
    -+-l-+-+
    +-l-+-+-
    -+-+-+-+
    +++++-+-
    l move 0",
        &[Goal::Answered(1), Goal::Spared("capture")],
        (sentences::LESSON_GROUND_HELP, "X-4"),
        &["c3-b4 c3>a8", "c3-b4 c3>h1"],
    )
    .within(1, &["e5-f4", "h8-g7", "stay"]),
    Lesson::new(
        "hold",
        [sentences::LESSON_HOLD_TITLE, sentences::LESSON_HOLD_TASK, sentences::LESSON_HOLD_PRAISE],
        "
    -+-+-+-d
    +-+-+-+-
    -+-+-+-+
    +-+-l-+-
    -+-d-+-+
    +-l---+-
    ---+-+-+
    +++++-+-
    l move 0",
        &[Goal::Happens("capture")],
        (sentences::LESSON_HOLD_HELP, "X-11"),
        &["e5-d6 stay c3xe5", "e5-f6 stay c3xe5"],
    )
    .within(2, &["h8-g7", "stay"]),
    Lesson::new(
        "crown",
        [sentences::LESSON_CROWN_TITLE, sentences::LESSON_CROWN_TASK, sentences::LESSON_CROWN_PRAISE],
        "
    -+-+-+--
    +-l-+-+-
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -+-+-+-d
    l++-+-+-
    l move 0",
        &[Goal::Happens("crowning")],
        (sentences::LESSON_CROWN_HELP, "X-8"),
        &["c7-b8", "c7-d8"],
    ),
    Lesson::new(
        "madam",
        [sentences::LESSON_MADAM_TITLE, sentences::LESSON_MADAM_TASK, sentences::LESSON_MADAM_PRAISE],
        "
    -+-+-+-d
    +-+-+-+-
    -+-+-+-+
    +-+-L-+-
    -+-d-+-+
    +-+-+-+-
    -+d+-+-+
    +-+-+---
    l move 0",
        &[Goal::AtMost("dark", 1)],
        (sentences::LESSON_MADAM_HELP, "X-6"),
        &["e5xc3xc1"],
    )
    .refusing(&[("e5xc3", "X-6"), ("e5-f6", "X-6"), ("e5-e4", "X-2")]),
    Lesson::new(
        "trap",
        [sentences::LESSON_TRAP_TITLE, sentences::LESSON_TRAP_TASK, sentences::LESSON_TRAP_PRAISE],
        "
    -+-+-+-+
    +-+-+-+-
    -+-+-+-d
    +-+-+-l-
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    l move 0",
        &[Goal::Wins],
        (sentences::LESSON_TRAP_HELP, "X-13"),
        &["g5-f6 g5>a2", "g5-f6 g5>b1"],
    )
    .helped(&[Help::tried(&["g5-f6 stay"], sentences::LESSON_TRAP_HELP1, "X-9")]),
];
