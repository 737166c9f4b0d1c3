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

    /// A ladder of eight: three beginners, each by the turns it looks ahead, its nodes and its slack; four players by their
    /// nodes and their lapses; and the best there is.
    pub const fn ladder(beginners: [(u32, u64, i32); 3], players: [(u64, u32); 4]) -> [Skill; 8] {
        let mut ladder = [Skill { depth: None, nodes: 50_000_000, slack: 0, lapses: 0 }; 8];
        let mut level = 0;
        while level < 7 {
            ladder[level] = if level < 3 {
                let (depth, nodes, slack) = beginners[level];
                Skill { depth: Some(depth), nodes, slack, lapses: 0 }
            } else {
                let (nodes, lapses) = players[level - 3];
                Skill { depth: None, nodes, slack: 0, lapses }
            };
            level += 1;
        }
        ladder
    }
}
