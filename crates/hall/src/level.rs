//! Levels: how well an engine plays.

use kernel::{Dice, Game, Skill};
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
    /// Whether positions are looked up where there is a database.
    pub looks_up: bool,
    /// Whether a step of the game's book is played without looking at others.
    pub from_book: bool,
    /// How the steps are played that get no care, and how many.
    pub lapse: Option<Lapse>,
}

/// Steps that a player makes without care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lapse {
    /// How many of a thousand.
    pub per_thousand: u32,
    /// When to end.
    pub limits: Limits,
    /// As of a brief.
    pub slack: i32,
    /// As of a brief.
    pub choices: usize,
}

impl Brief {
    /// As well as the limits allow.
    pub fn full(limits: Limits) -> Brief {
        Brief {
            limits,
            threads: usize::MAX,
            slack: 0,
            choices: 1,
            slack_turns: 0,
            looks_up: true,
            from_book: false,
            lapse: None,
        }
    }

    /// As well as can be within a time: what a book knows is not thought about.
    pub fn within(time: Duration) -> Brief {
        Brief { from_book: true, ..Brief::full(Limits::time(time)) }
    }

    /// How the next step is played: with care or without, as chance has it.
    #[must_use]
    pub(crate) fn now(self, dice: &mut Dice) -> Brief {
        match self.lapse {
            Some(lapse) if dice.below(1000) < lapse.per_thousand as usize => Brief {
                limits: lapse.limits,
                slack: lapse.slack,
                choices: lapse.choices,
                slack_turns: ALWAYS,
                lapse: None,
                ..self
            },
            _ => self,
        }
    }

    /// The same with the budget of nodes multiplied.
    #[must_use]
    pub fn scaled(mut self, factor: f64) -> Brief {
        self.limits.nodes = self.limits.nodes.map(|nodes| (nodes as f64 * factor).max(1.0) as u64);
        self
    }
}

/// What a level is given besides the skill that its game measures out.
struct Manner {
    milliseconds: u64,
    choices: usize,
    slack_turns: usize,
}

const ALWAYS: usize = usize::MAX;
/// Better players vary their first turns, by so few hundredths of a piece that it costs them nothing.
const VARIETY: i32 = 8;
const VARIED_TURNS: usize = 6;

/// Beginners may err all through the game; the best level never does.
const MANNERS: [Manner; 8] = {
    const fn beginner(milliseconds: u64, choices: usize) -> Manner {
        Manner { milliseconds, choices, slack_turns: ALWAYS }
    }
    const fn player(milliseconds: u64) -> Manner {
        Manner { milliseconds, choices: 3, slack_turns: VARIED_TURNS }
    }
    [
        beginner(150, 12),
        beginner(300, 8),
        beginner(500, 5),
        player(700),
        player(1_000),
        player(1_500),
        player(3_000),
        Manner { milliseconds: 5_000, choices: 1, slack_turns: 0 },
    ]
};

/// The brief of a level from 1 to 8 under rules of a game: a budget of nodes, a cap of time, and how much of a beginner it is.
pub(crate) fn level<G: Game>(rules: G::Rules, level: u8) -> Brief {
    let skills = G::levels(rules);
    let of = |level: u8| {
        let index = usize::from(level.clamp(1, 8)) - 1;
        (skills[index], &MANNERS[index])
    };
    let limits = |(skill, manner): (Skill, &Manner)| Limits {
        nodes: Some(skill.nodes),
        time: Some(Duration::from_millis(manner.milliseconds)),
        depth: skill.depth,
    };
    let (skill, manner) = of(level);
    let careless = of(Skill::CARELESS);
    Brief {
        limits: limits((skill, manner)),
        threads: if level >= 8 { usize::MAX } else { 1 },
        slack: if manner.slack_turns == ALWAYS { skill.slack } else { VARIETY },
        choices: manner.choices,
        slack_turns: manner.slack_turns,
        looks_up: level >= 8,
        from_book: level >= 8,
        lapse: (skill.lapses > 0).then(|| Lapse {
            per_thousand: skill.lapses,
            limits: limits(careless),
            slack: careless.0.slack,
            choices: careless.1.choices,
        }),
    }
}
