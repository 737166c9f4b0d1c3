//! Strength: how well an engine plays, in particular at each level.

use kernel::{Dice, Skill};
use search::Limits;
use std::time::Duration;

/// How well to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
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
    /// As of a strength.
    pub slack: i32,
    /// As of a strength.
    pub choices: usize,
}

impl Strength {
    /// As well as the limits allow.
    pub fn full(limits: Limits) -> Strength {
        Strength {
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
    pub fn within(time: Duration) -> Strength {
        Strength { from_book: true, ..Strength::full(Limits::time(time)) }
    }

    /// How the next step is played: with care or without, as chance has it.
    #[must_use]
    pub(crate) fn now(self, dice: &mut Dice) -> Strength {
        match self.lapse {
            Some(lapse) if dice.below(1000) < lapse.per_thousand as usize => Strength {
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
    pub fn scaled(mut self, factor: f64) -> Strength {
        if self.limits.depth.is_some() {
            return self;
        }
        self.limits.nodes = self.limits.nodes.map(|nodes| (nodes as f64 * factor).max(1.0) as u64);
        self
    }
}

const ALWAYS: usize = usize::MAX;
/// Better players vary their first turns, by so few hundredths of a piece that it costs them nothing.
const VARIETY: i32 = 8;
const VARIED_TURNS: usize = 6;

/// What the levels are given besides the skill that their game measures out. Beginners may err all through the game; the best level
/// never does, has all threads and knows databases and books.
const LEVELS: [Strength; 8] = {
    const fn player(milliseconds: u64, choices: usize, slack_turns: usize) -> Strength {
        let limits = Limits { depth: None, nodes: None, time: Some(Duration::from_millis(milliseconds)) };
        let slack = VARIETY;
        Strength { limits, threads: 1, slack, choices, slack_turns, looks_up: false, from_book: false, lapse: None }
    }
    let best = player(5_000, 1, 0);
    [
        player(150, 12, ALWAYS),
        player(300, 8, ALWAYS),
        player(500, 5, ALWAYS),
        player(700, 3, VARIED_TURNS),
        player(1_000, 3, VARIED_TURNS),
        player(1_500, 3, VARIED_TURNS),
        player(3_000, 3, VARIED_TURNS),
        Strength { threads: ALWAYS, looks_up: true, from_book: true, ..best },
    ]
};

/// The strength of a level from 1 to 8 with the skills of a game: a budget of nodes, a cap of time, and how much of a beginner it is.
pub(crate) fn level(skills: &[Skill; 8], level: u8) -> Strength {
    let careful = |level: u8| {
        let index = usize::from(level.clamp(1, 8)) - 1;
        let (skill, level) = (skills[index], LEVELS[index]);
        Strength {
            limits: Limits { nodes: Some(skill.nodes), depth: skill.depth, ..level.limits },
            slack: if level.slack_turns == ALWAYS { skill.slack } else { level.slack },
            lapse: None,
            ..level
        }
    };
    let lapses = skills[usize::from(level.clamp(1, 8)) - 1].lapses;
    let Strength { limits, slack, choices, .. } = careful(Skill::CARELESS);
    let lapse = (lapses > 0).then_some(Lapse { per_thousand: lapses, limits, slack, choices });
    Strength { lapse, ..careful(level) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Thinker;
    use hall::AnyMatch;
    use kernel::Game;
    use mamba::{Mamba, MambaRules};

    #[test]
    fn a_lapse_comes_as_often_as_it_should() {
        let rules: MambaRules = kernel::read_rules([]).expect("the defaults");
        let skills = Mamba::levels(rules);
        let (steady, lapsing) = (level(&skills, 8), level(&skills, 4));
        let lapse = lapsing.lapse.expect("the fourth level lapses");
        let careless = level(&skills, Skill::CARELESS);
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
        fn check(playing: &dyn AnyMatch) {
            let levels = (1..=8).map(|number| playing.level(number));
            let players = levels.skip_while(|strength| strength.limits.depth.is_some());
            let measures: Vec<_> = players
                .map(|strength| {
                    (
                        strength.limits.nodes,
                        strength.limits.time,
                        1000 - strength.lapse.map_or(0, |lapse| lapse.per_thousand),
                    )
                })
                .collect();
            for pair in measures.windows(2) {
                let rises = pair[0].0 <= pair[1].0 && pair[0].1 <= pair[1].1 && pair[0].2 <= pair[1].2;
                assert!(rises, "{} {}: {pair:?}", playing.game().info().id, playing.rules());
            }
        }
        for game in hall::games() {
            check(game.open(&[], 0).expect("the defaults").as_ref());
            for choice in game.choices() {
                for value in choice.values {
                    // Some values want another one beside them.
                    let word = format!("{}={}", choice.name, value.name);
                    game.open(&[&word], 0).iter().for_each(|playing| check(playing.as_ref()));
                }
            }
        }
    }
}
