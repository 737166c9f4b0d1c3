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

    /// The same with the budget of nodes multiplied; beginners, who are held by the turns they look ahead, stay what they are.
    #[must_use]
    pub fn scaled(mut self, factor: f64) -> Brief {
        if self.limits.depth.is_some() {
            return self;
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use mamba::{Mamba, MambaRules};

    #[test]
    fn a_lapse_comes_as_often_as_it_should() {
        let rules: MambaRules = kernel::read_rules([]).expect("the defaults");
        let (steady, lapsing) = (level::<Mamba>(rules, 8), level::<Mamba>(rules, 4));
        let lapse = lapsing.lapse.expect("the fourth level lapses");
        let careless = level::<Mamba>(rules, Skill::CARELESS);
        let mut count: u32 = 0;
        for seed in 0..10_000 {
            let dice = || Dice::new(kernel::scramble(seed));
            assert_eq!(steady.now(&mut dice()), steady);
            let now = lapsing.now(&mut dice());
            assert_eq!(now, lapsing.now(&mut dice()), "the same seed lapses in the same way");
            if now != lapsing {
                assert_eq!((now.limits, now.slack, now.choices), (careless.limits, careless.slack, careless.choices));
                count += 1;
            }
        }
        assert!(count.abs_diff(10 * lapse.per_thousand) < 150, "{count}");
    }

    #[test]
    fn no_level_looks_less_far_or_lapses_more_than_the_one_below() {
        fn check<G: Game>(rules: G::Rules) {
            let players = (1..=8).map(|number| level::<G>(rules, number)).skip_while(|brief| brief.limits.depth.is_some());
            let measures: Vec<_> = players
                .map(|brief| {
                    (brief.limits.nodes, brief.limits.time, 1000 - brief.lapse.map_or(0, |lapse| lapse.per_thousand))
                })
                .collect();
            for pair in measures.windows(2) {
                assert!(pair[0].0 <= pair[1].0 && pair[0].1 <= pair[1].1 && pair[0].2 <= pair[1].2, "{pair:?}");
            }
        }
        for rules in testkit::every_rules::<MambaRules>() {
            check::<Mamba>(rules);
        }
        check::<dames::Dames>(kernel::read_rules([]).expect("the defaults"));
        check::<marelle::Marelle>(kernel::read_rules([]).expect("the defaults"));
        check::<madamx::MadamX>(kernel::read_rules([]).expect("the defaults"));
        check::<expion::Expion>(kernel::read_rules([]).expect("the defaults"));
    }
}
