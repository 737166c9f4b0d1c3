//! Skill: how well the levels of a game play.

/// What a level is limited to, and how much it errs. Time is no part of it: that is for whoever waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many turns ahead it looks at most; none for as far as its nodes last.
    pub depth: Option<u32>,
    /// How many positions it looks at.
    pub nodes: u64,
    /// How far below the best, in hundredths of a plain piece, a step may look and still be played now and then.
    pub slack: i32,
    /// How many steps of a thousand it plays without care, as the level of [`Skill::CARELESS`] would.
    pub lapses: u32,
}

impl Skill {
    /// The level that others fall to for a moment.
    pub const CARELESS: u8 = 2;

    /// The best there is.
    pub const BEST: Skill = Skill::player(50_000_000);

    /// Somebody who looks some turns ahead and errs by up to a slack.
    pub const fn beginner(depth: u32, nodes: u64, slack: i32) -> Skill {
        Skill { depth: Some(depth), nodes, slack, lapses: 0 }
    }

    /// Somebody who looks as far as the nodes last.
    pub const fn player(nodes: u64) -> Skill {
        Skill { depth: None, nodes, slack: 0, lapses: 0 }
    }

    /// The same with so many careless steps of a thousand.
    #[must_use]
    pub const fn lapsing(self, lapses: u32) -> Skill {
        Skill { lapses, ..self }
    }
}
