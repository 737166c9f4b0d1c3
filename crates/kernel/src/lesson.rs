//! Lessons: boards that teach by doing, as data beside the rulebook. What is asked on one is a list of goals that the rules check;
//! how a try is judged stands in [`crate::Course`].

use crate::{MarkKind, Phrase, Rule};

/// A board with something to do on it.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// Its name in addresses and in what a browser remembers; unique among the lessons of a game.
    pub id: &'static str,
    /// What it teaches, in a few words.
    pub title: Phrase,
    /// What to do, and what one has to know for it.
    pub task: Phrase,
    /// What is said when it is done.
    pub praise: Phrase,
    /// The options, joined by commas; empty for the defaults.
    pub rules: &'static str,
    /// The position as a drawing ([`crate::Notation::read_drawing`]). Whoever decides in it is the learner.
    pub board: &'static str,
    /// The sites to look at, separated by blanks.
    pub marks: &'static str,
    /// What must be reached, all of it.
    pub goals: &'static [Goal],
    /// In how many turns of the learner.
    pub turns: u8,
    /// What the others answer: the first of these steps that is legal, else the legal step whose word comes first.
    pub replies: &'static [&'static str],
    /// What is said to a wrong try, the first that fits.
    pub helps: &'static [Help],
    /// What is said to any other.
    pub otherwise: Help,
    /// Tries that the rules themselves refuse, as the last of some steps of the learner, with the rule.
    pub refused: &'static [(&'static str, Rule)],
    /// Ways to reach the goals: the learner's steps, separated by blanks. The first is shown to whoever asks.
    pub solutions: &'static [&'static str],
}

/// What is said to a wrong try.
#[derive(Clone, Copy, Debug)]
pub struct Help {
    /// Which tries.
    pub when: When,
    /// What went wrong, and what to think of.
    pub text: Phrase,
    /// The clause behind it.
    pub rule: Rule,
}

/// Which tries a help is for.
#[derive(Clone, Copy, Debug)]
pub enum When {
    /// Any.
    Always,
    /// These, each the learner's steps so far, separated by blanks. They are stopped at once.
    Tried(&'static [&'static str]),
    /// Those that end without this goal.
    Missing(Goal),
}

/// Something to reach, or not to lose on the way.
#[derive(Clone, Copy, Debug)]
pub enum Goal {
    /// A step of the learner does or causes an event of this kind.
    Happens(&'static str),
    /// No step of the learner does or causes an event of this kind.
    Avoids(&'static str),
    /// No step of the others does or causes an event of this kind.
    Spared(&'static str),
    /// On this site stands a piece of this camp and this kind; an empty word stands for any.
    Stands(&'static str, &'static str, &'static str),
    /// No piece stands on this site.
    Empty(&'static str),
    /// This site bears this mark.
    Marked(&'static str, MarkKind),
    /// This camp has at least so many pieces on the board.
    AtLeast(&'static str, usize),
    /// This camp has at most so many pieces on the board.
    AtMost(&'static str, usize),
    /// So many turns of the learner have been played and answered.
    Answered(u8),
    /// The learner's side has won.
    Wins,
}

impl Lesson {
    /// A lesson of one turn under the default rules: its name, its three sentences, the board, what is asked, what is said to a
    /// wrong try, and ways to do it.
    pub const fn new(
        id: &'static str,
        [title, task, praise]: [Phrase; 3],
        board: &'static str,
        goals: &'static [Goal],
        otherwise: (Phrase, Rule),
        solutions: &'static [&'static str],
    ) -> Lesson {
        let otherwise = Help { when: When::Always, text: otherwise.0, rule: otherwise.1 };
        Lesson {
            id,
            title,
            task,
            praise,
            rules: "",
            board,
            marks: "",
            goals,
            turns: 1,
            replies: &[],
            helps: &[],
            otherwise,
            refused: &[],
            solutions,
        }
    }

    /// The same lesson under other rules.
    #[must_use]
    pub const fn under(self, rules: &'static str) -> Lesson {
        Lesson { rules, ..self }
    }

    /// The same lesson with sites to look at.
    #[must_use]
    pub const fn look(self, marks: &'static str) -> Lesson {
        Lesson { marks, ..self }
    }

    /// The same lesson in several turns, with what the others answer.
    #[must_use]
    pub const fn within(self, turns: u8, replies: &'static [&'static str]) -> Lesson {
        Lesson { turns, replies, ..self }
    }

    /// The same lesson with what is said to some wrong tries.
    #[must_use]
    pub const fn helped(self, helps: &'static [Help]) -> Lesson {
        Lesson { helps, ..self }
    }

    /// The same lesson with tries that the rules refuse.
    #[must_use]
    pub const fn refusing(self, refused: &'static [(&'static str, Rule)]) -> Lesson {
        Lesson { refused, ..self }
    }
}

impl Help {
    /// What is said to these tries.
    pub const fn tried(tries: &'static [&'static str], text: Phrase, rule: Rule) -> Help {
        Help { when: When::Tried(tries), text, rule }
    }

    /// What is said to tries that end without a goal.
    pub const fn missing(goal: Goal, text: Phrase, rule: Rule) -> Help {
        Help { when: When::Missing(goal), text, rule }
    }
}
