//! Input and effect: what comes to the state machine from the world, and what it asks of it. Neither knows a terminal.

use client::{Errand, News};
use engine::{Answer, Strength, Thought};
use hall::AnyMatch;
use std::time::Duration;

/// A key, whatever terminal it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keystroke {
    /// A letter or another sign.
    Char(char),
    /// A letter with the control key.
    Ctrl(char),
    /// Return.
    Enter,
    /// Escape.
    Escape,
    /// The tabulator.
    Tab,
    /// The tabulator backwards.
    BackTab,
    /// Deletes what stands before.
    Backspace,
    /// An arrow.
    Up,
    /// An arrow.
    Down,
    /// An arrow.
    Left,
    /// An arrow.
    Right,
    /// A page up.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
}

/// What happens to the program.
#[derive(Debug)]
pub enum Input {
    /// A key was pressed.
    Key(Keystroke),
    /// The mouse was clicked at a column and a row.
    Click(u16, u16),
    /// The wheel was turned, up or down.
    Wheel(i32),
    /// The screen has so many columns and rows now.
    Resize(u16, u16),
    /// Time has passed.
    Tick(Duration),
    /// An engine has come to something.
    Found(Found),
    /// Something came from a server.
    News(News),
}

/// What an engine is to do.
#[derive(Debug)]
pub enum Task {
    /// Choose a step, so well.
    Move(Strength),
    /// Show the best lines, so many, while they are looked at.
    Lines(usize),
    /// Say whether a solitaire can still be solved.
    Truth,
    /// Judge every step that was played.
    Review,
}

/// Something for an engine.
#[derive(Debug)]
pub struct Order {
    /// What the answers are called by.
    pub number: u64,
    /// The match, as it is now.
    pub playing: Box<dyn AnyMatch>,
    /// What to do.
    pub task: Task,
    /// Where chance starts.
    pub seed: u64,
}

/// What an engine has come to.
#[derive(Clone, Debug)]
pub enum Found {
    /// A thought, on the way or at the end.
    Thought {
        /// The order.
        number: u64,
        /// What was thought.
        thought: Thought,
        /// Whether that is all.
        done: bool,
    },
    /// What a solver knows.
    Truth {
        /// The order.
        number: u64,
        /// The answer.
        answer: Answer,
    },
    /// The value of the position before a step, and what the engine would have played.
    Judged {
        /// The order.
        number: u64,
        /// Which step, from 0.
        index: usize,
        /// The thought about it.
        thought: Thought,
    },
}

/// What the state machine asks of the world.
#[derive(Debug)]
pub enum Effect {
    /// Let an engine work.
    Order(Order),
    /// Nobody wants the answer of an order any more.
    Cancel(u64),
    /// Keep a record under a name.
    Keep {
        /// The name, without its ending.
        name: String,
        /// The record's text.
        text: String,
    },
    /// Do something at the server.
    Errand(Errand),
    /// Go to sleep until the shell wakes the program.
    Suspend,
    /// Leave.
    Leave,
}
