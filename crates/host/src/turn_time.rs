//! The time of a level is for a turn, however many steps it has.

use std::time::Duration;
use table::Play;

/// The least part of a level's time for a step inside a turn.
const LEAST_SHARE: u32 = 8;

/// How much of its time an engine has spent on the turn it thinks about.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnTime {
    /// The game at the table, and the turn in it.
    turn: (u32, usize),
    spent: Duration,
}

impl TurnTime {
    /// The time for the next step of a game out of that of its level.
    pub fn share(&mut self, play: &Play, time: Duration) -> Duration {
        let starts_turn = play.playing.starts_turn();
        let turn = play.moves.last().map_or(0, |moved| moved.turn) + usize::from(starts_turn);
        if self.turn != (play.number, turn) {
            *self = TurnTime { turn: (play.number, turn), spent: Duration::ZERO };
        }
        let several = !starts_turn || play.moves.windows(2).any(|two| two[0].turn == two[1].turn);
        share(time, self.spent, several)
    }

    /// So much was spent on it.
    pub fn spend(&mut self, time: Duration) {
        self.spent += time;
    }
}

/// The time for one step of a turn: what the turn has left, or half of it where more steps may follow.
fn share(time: Duration, spent: Duration, several: bool) -> Duration {
    let left = time.saturating_sub(spent);
    let left = if several { left / 2 } else { left };
    left.max(time / LEAST_SHARE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVEL: Duration = Duration::from_secs(5);

    #[test]
    fn the_time_of_a_level_is_for_a_turn() {
        let whole = |steps: usize| {
            let mut spent = Duration::ZERO;
            for _ in 0..steps {
                spent += share(LEVEL, spent, true);
            }
            spent
        };
        assert_eq!(share(LEVEL, Duration::ZERO, false), LEVEL, "a turn of one step has all of it");
        for steps in 2..5 {
            assert!(whole(steps) <= LEVEL + LEVEL / LEAST_SHARE, "{steps} steps: {:?}", whole(steps));
        }
        assert!(share(LEVEL, LEVEL * 2, true) > Duration::ZERO, "a late step is thought about all the same");
    }
}
