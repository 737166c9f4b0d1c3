//! Levels: how well an engine plays.

use search::Limits;
use std::time::Duration;

/// How well to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// When to end.
    pub limits: Limits,
    /// The most threads.
    pub threads: usize,
    /// How far below the best, in hundredths of a plain piece, a step may look and still be played now and then.
    pub slack: i32,
    /// How many different steps are weighed against each other where there is slack.
    pub choices: usize,
    /// How many turns of a game the slack lasts.
    pub slack_turns: usize,
}

impl Brief {
    /// As well as the limits allow.
    pub fn full(limits: Limits) -> Brief {
        Brief { limits, threads: usize::MAX, slack: 0, choices: 1, slack_turns: 0 }
    }

    /// The same with the budget of nodes multiplied.
    #[must_use]
    pub fn scaled(mut self, factor: f64) -> Brief {
        self.limits.nodes = self.limits.nodes.map(|nodes| (nodes as f64 * factor).max(1.0) as u64);
        self
    }
}

/// The plan of a level.
struct Plan {
    /// The deepest look, in turns.
    depth: Option<u32>,
    nodes: u64,
    milliseconds: u64,
    slack: i32,
    choices: usize,
    slack_turns: usize,
}

const ALWAYS: usize = usize::MAX;
/// Better players vary their openings, by so little that it costs them nothing.
const VARIED: (i32, usize, usize) = (8, 3, 6);

/// Beginners look a turn or two ahead and take what seems nearly as good as the best; players have budgets.
const PLANS: [Plan; 8] = {
    const fn beginner(depth: u32, nodes: u64, milliseconds: u64, slack: i32, choices: usize) -> Plan {
        Plan { depth: Some(depth), nodes, milliseconds, slack, choices, slack_turns: ALWAYS }
    }
    const fn player(nodes: u64, milliseconds: u64) -> Plan {
        let (slack, choices, slack_turns) = VARIED;
        Plan { depth: None, nodes, milliseconds, slack, choices, slack_turns }
    }
    [
        beginner(1, 2_000, 150, 90, 12),
        beginner(2, 8_000, 300, 80, 8),
        beginner(3, 8_000, 500, 40, 5),
        player(2_500, 700),
        player(20_000, 1_000),
        player(200_000, 1_500),
        player(2_500_000, 3_000),
        Plan { depth: None, nodes: 50_000_000, milliseconds: 5_000, slack: 0, choices: 1, slack_turns: 0 },
    ]
};

/// The plan of a level from 1 to 8: a budget of nodes, a cap of time, and how much of a beginner it is.
pub fn level(level: u8) -> Brief {
    let plan = &PLANS[usize::from(level.clamp(1, 8)) - 1];
    let time = Some(Duration::from_millis(plan.milliseconds));
    Brief {
        limits: Limits { nodes: Some(plan.nodes), time, depth: plan.depth },
        threads: if level >= 8 { usize::MAX } else { 1 },
        slack: plan.slack,
        choices: plan.choices,
        slack_turns: plan.slack_turns,
    }
}
