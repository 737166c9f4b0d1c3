//! Play: what a step, or a resignation, makes of a position. Which steps are legal is decided elsewhere.

use crate::board::Board;
use crate::camp::{CAMPS, Camp};
use crate::point::{Point, Set};
use crate::position::{Deed, MambaPosition, Phase, Trigger, Trim};
use crate::rules::IDLE_LIMIT;
use crate::sentences;
use crate::settle::{Frame, Nobody, Settled, Witness, is_touched, is_unsettled, settle};
use crate::step::MambaStep;
use kernel::{Acted, Outcome, Position, Refusal, Seat};

impl MambaPosition {
    /// Plays a legal step before a witness.
    pub(crate) fn advance(&mut self, step: MambaStep, witness: &mut impl Witness) {
        match (step, self.phase) {
            (MambaStep::Birth { mother, newborn }, _) => {
                let before = self.board;
                self.board.camps[self.camp.index()] |= newborn.bit();
                self.mothers |= mother.bit();
                self.settle(Trigger { deed: Deed::Birth, arrival: newborn, origin: mother }, &before, true, witness);
            }
            (MambaStep::Displacement { from, to }, _) => {
                let before = self.board;
                self.board.camps[self.camp.index()] ^= from.bit() | to.bit();
                self.mothers = 0;
                self.settle(Trigger { deed: Deed::Displacement, arrival: to, origin: from }, &before, false, witness);
            }
            (MambaStep::Cut { end }, Phase::Trim(trim)) => {
                let alignment = self.overlong(trim);
                let cut = alignment.surplus(end);
                witness.overpopulation(alignment, cut);
                self.board.remove(cut);
                self.resume(trim, witness);
            }
            (MambaStep::Cut { .. }, Phase::Turn) => {}
        }
    }

    pub(crate) fn advanced(&self, step: MambaStep) -> MambaPosition {
        let mut next = *self;
        next.advance(step, &mut Nobody);
        next
    }

    /// The points of the camp on turn after a step that leaves nothing to settle, as most do.
    #[inline]
    pub(crate) fn calm(&self, step: MambaStep) -> Option<Set> {
        let (own, arrival, origin) = match step {
            MambaStep::Birth { mother, newborn } => (self.own() | newborn.bit(), newborn, mother),
            MambaStep::Displacement { from, to } => (self.own() ^ (from.bit() | to.bit()), to, from),
            MambaStep::Cut { .. } => return None,
        };
        let enemies = self.board.occupied() ^ self.own();
        let touched = is_touched(own, enemies, self.rules.table().all, arrival, origin);
        (!touched || !self.unsettles(own, arrival, origin)).then_some(own)
    }

    fn unsettles(&self, own: Set, arrival: Point, origin: Point) -> bool {
        let mut board = self.board;
        board.camps[self.camp.index()] = own;
        is_unsettled(&board, self.rules.table().all, arrival, origin)
    }

    /// The position after a step that leaves nothing to settle. It is built whole and not changed in place: reading back
    /// what has just been written in part would cost more than all the rest.
    #[inline]
    pub(crate) fn followed(&self, step: MambaStep, own: Set) -> MambaPosition {
        let mut board = self.board;
        for camp in Camp::ALL {
            board.camps[camp.index()] = if camp == self.camp { own } else { board.camps[camp.index()] };
        }
        let (mothers, camp, idle) = match step {
            MambaStep::Birth { mother, .. } => (self.mothers | mother.bit(), self.camp, 0),
            _ => (0, self.next_camp(), (self.idle + 1).min(IDLE_LIMIT)),
        };
        MambaPosition { board, before: Board::default(), mothers, phase: Phase::Turn, camp, idle, rules: self.rules }
    }

    /// Goes on with a settling that waited.
    fn resume(&mut self, trim: Trim, witness: &mut impl Witness) {
        let before = self.before;
        self.settle(trim.trigger, &before, true, witness);
    }

    /// Settles the board and finds out who decides next. `eventful` says whether the step has already brought a birth
    /// or a death.
    fn settle(&mut self, trigger: Trigger, before: &Board, eventful: bool, witness: &mut impl Witness) {
        let frame = Frame { table: self.rules.table(), before, turn: self.camp, trigger };
        let settled = settle(&mut self.board, &frame, witness);
        self.mothers &= self.own();
        match settled {
            Settled::Waits(alignment) => {
                self.phase = Phase::Trim(Trim { trigger, ends: alignment.ends() });
                self.before = *before;
                self.idle = 0;
            }
            Settled::Rests { eventful: more } => {
                self.phase = Phase::Turn;
                self.before = Board::default();
                self.idle = if eventful || more { 0 } else { (self.idle + 1).min(IDLE_LIMIT) };
                self.eliminate(witness);
                if trigger.deed == Deed::Displacement || self.own() == 0 {
                    self.pass();
                }
            }
        }
    }

    /// The next camp clockwise that has pieces. Someone has some: at most forty cannot all die at once.
    #[inline]
    fn next_camp(&self) -> Camp {
        let n = self.rules.table().camps() as u8;
        let mut camp = self.camp;
        for _ in 0..n {
            camp = Camp(if camp.0 + 1 == n { 0 } else { camp.0 + 1 });
            if self.board.of(camp) != 0 {
                break;
            }
        }
        camp
    }

    /// Gives the turn to the next camp.
    fn pass(&mut self) {
        self.mothers = 0;
        self.camp = self.next_camp();
    }

    /// B-15 and B-17: takes off the camps that have fallen, in the order a b c d.
    fn eliminate(&mut self, witness: &mut impl Witness) {
        let table = self.rules.table();
        // B-17: where all fall together, the sides with most pieces stay.
        let all_low = self.all_are_low();
        let mut sums = [0; CAMPS];
        for camp in table.playing() {
            sums[table.side(camp).index()] += self.board.count(camp);
        }
        let most = sums.into_iter().max().unwrap_or(0);
        for camp in table.playing() {
            let pieces = self.board.of(camp);
            let stays = self.board.count(camp) > table.threshold || all_low && sums[table.side(camp).index()] == most;
            if pieces != 0 && !stays {
                witness.elimination(camp, pieces);
                self.board.camps[camp.index()] = 0;
            }
        }
    }

    /// B-19: the position without a camp that has resigned.
    fn without(&self, camp: Camp) -> MambaPosition {
        let mut next = *self;
        next.board.camps[camp.index()] = 0;
        next.before.camps[camp.index()] = 0;
        next.mothers &= next.own();
        next.idle = 0;
        match next.phase {
            Phase::Trim(trim) => next.resume(trim, &mut Nobody),
            Phase::Turn if next.own() == 0 => next.pass(),
            Phase::Turn => {}
        }
        next
    }

    /// B-19: what remains when a seat resigns.
    pub(crate) fn resign(&self, seat: Seat) -> Result<Acted<Self>, Refusal<MambaStep>> {
        let table = self.rules.table();
        let Some(camp) = table.playing().find(|camp| camp.index() == seat.index() && self.stands(*camp)) else {
            return Err(Refusal::new("B-19", sentences::SeatIsOut { seat }));
        };
        let others = self.sides_left().without(table.side(camp));
        // C-3: a team loses with the seat that resigns, and so does the last opponent.
        if self.rules.is_teams() || others.len() == 1 {
            return Ok(Acted::Ends(Outcome { winners: others, rule: "C-3" }));
        }
        let next = self.without(camp);
        // B-17: with no piece left, in the middle of a settling, the others share what they have: nothing.
        if next.board.occupied() == 0 {
            return Ok(Acted::Ends(Outcome::draw(others, "B-17")));
        }
        Ok(next.outcome().map_or(Acted::GoesOn(next), Acted::Ends))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chronicle::Chronicle;
    use crate::rules::MambaRules;
    use kernel::{Side, read_rules};

    /// A board with this many pieces of each camp, wherever; and who is left after the eliminations.
    fn survivors(players: &str, counts: [u32; CAMPS]) -> ([u32; CAMPS], Vec<Vec<&'static str>>) {
        let rules: MambaRules = read_rules([players]).expect("a number of players");
        let mut board = Board::default();
        let mut places = (0..).step_by(2).map(Point);
        for camp in Camp::ALL {
            for point in places.by_ref().take(counts[camp.index()] as usize) {
                board.put(point, camp);
            }
        }
        let mut position = MambaPosition::turn(rules, board, Camp(0));
        let mut chronicle = Chronicle::new(rules.table().size);
        position.eliminate(&mut chronicle);
        let told = chronicle.events.into_iter().map(|event| event.camps).collect();
        (Camp::ALL.map(|camp| position.board.count(camp)), told)
    }

    #[test]
    fn b_15_camps_at_the_threshold_fall_in_order() {
        assert_eq!(survivors("players=2", [5, 5, 0, 0]), ([5, 5, 0, 0], vec![]));
        assert_eq!(survivors("players=2", [5, 4, 0, 0]), ([5, 0, 0, 0], vec![vec!["b"]]));
        assert_eq!(survivors("players=3", [3, 4, 3, 0]), ([0, 4, 0, 0], vec![vec!["a"], vec!["c"]]));
        assert_eq!(survivors("players=4", [2, 3, 0, 1]), ([0, 3, 0, 0], vec![vec!["a"], vec!["d"]]));
        assert_eq!(survivors("players=teams", [2, 3, 2, 3]), ([0, 3, 0, 3], vec![vec!["a"], vec!["c"]]));
    }

    #[test]
    fn b_17_the_most_stay_when_all_fall() {
        assert_eq!(survivors("players=2", [4, 3, 0, 0]), ([4, 0, 0, 0], vec![vec!["b"]]));
        assert_eq!(survivors("players=2", [3, 3, 0, 0]), ([3, 3, 0, 0], vec![]));
        assert_eq!(survivors("players=3", [3, 2, 3, 0]), ([3, 0, 3, 0], vec![vec!["b"]]));
        // Teams are summed, and both camps of the stronger one stay.
        assert_eq!(survivors("players=teams", [1, 2, 2, 0]), ([1, 0, 2, 0], vec![vec!["b"]]));
        assert_eq!(survivors("players=teams", [1, 2, 1, 0]), ([1, 2, 1, 0], vec![]));
        assert_eq!(survivors("players=4", [1, 2, 1, 0]), ([0, 2, 0, 0], vec![vec!["a"], vec!["c"]]));
    }

    #[test]
    fn b_17_the_position_itself_tells_who_won() {
        let outcome = |text: &str, players: &str| {
            let rules: MambaRules = read_rules([players]).expect("a number of players");
            let board = format!("{}{text}", ".........../".repeat(10));
            let position = <MambaPosition as kernel::Notation>::read(rules, &board).expect("a finished game");
            position.outcome().map(|outcome| (outcome.winners.iter().collect::<Vec<_>>(), outcome.rule))
        };
        assert_eq!(outcome("a.a.c.c.... a turn 0", "players=teams"), Some((vec![Side(0)], "B-17")));
        assert_eq!(outcome("a.c.c.c.c.. c turn 0", "players=teams"), Some((vec![Side(0)], "B-16")));
        assert_eq!(outcome("a.c.b.d.... b turn 0", "players=teams"), Some((vec![Side(0), Side(1)], "B-17")));
    }
}
