//! Position: one moment of Mamba, and what a step makes of it.

use crate::board::{Alignment, Board};
use crate::camp::{CAMPS, Camp, Way};
use crate::point::{Point, Set};
use crate::rules::{MambaRules, QUIET_TURNS};
use crate::settle::{Frame, Nobody, Settled, Witness, is_unsettled, settle};
use crate::step::MambaStep;
use boards::Zobrist;
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, SideSet, scramble};
use std::ops::ControlFlow;

/// One moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MambaPosition {
    pub(crate) board: Board,
    /// While an end is being chosen: the board before the step that started the settling. Otherwise empty.
    pub(crate) before: Board,
    /// The points of mothers that have borne in this turn.
    pub(crate) mothers: Set,
    pub(crate) phase: Phase,
    /// The camp on turn.
    pub(crate) camp: Camp,
    /// Turns without birth, death or transformation (B-18).
    pub(crate) quiet: u8,
    pub(crate) rules: MambaRules,
}

// Every child is a copy: the position has to stay within three cache lines.
const _: () = assert!(size_of::<MambaPosition>() <= 192);

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The camp on turn bears or moves.
    Turn,
    /// The owner of an alignment of more than four chooses an end of it.
    Trim(Trim),
}

/// A settling that waits for the choice of an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trim {
    pub(crate) deed: Deed,
    pub(crate) arrival: Point,
    pub(crate) origin: Point,
    /// The two ends of the alignment, the one with the smaller file or rank first.
    pub(crate) ends: [Point; 2],
}

/// What started a settling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Birth,
    Displacement,
}

impl MambaPosition {
    /// A moment between two steps, with nothing borne in this turn.
    pub(crate) fn turn(rules: MambaRules, board: Board, camp: Camp) -> MambaPosition {
        let before = Board::default();
        MambaPosition { board, before, mothers: 0, phase: Phase::Turn, camp, quiet: 0, rules }
    }

    /// The pieces of the camp on turn.
    #[inline]
    pub(crate) fn own(&self) -> Set {
        self.board.of(self.camp)
    }

    /// The alignment whose end is being chosen.
    pub(crate) fn overlong(&self, trim: Trim) -> Alignment {
        let way = if trim.ends[0].y() == trim.ends[1].y() { Way::Rank } else { Way::File };
        self.board.alignment(trim.ends[0], way).expect("the alignment that is being cut")
    }

    /// Whether a camp is still in the game. During a settling nobody is eliminated (B-15), so what counts then is who
    /// had pieces before it.
    pub(crate) fn stands(&self, camp: Camp) -> bool {
        match self.phase {
            Phase::Turn => self.board.of(camp) != 0,
            Phase::Trim(_) => self.before.of(camp) != 0,
        }
    }

    /// The sides that are still in the game.
    pub(crate) fn sides_left(&self) -> SideSet {
        let table = self.rules.table();
        let left = table.playing().filter(|&camp| self.stands(camp));
        left.fold(SideSet::NONE, |sides, camp| sides.with(table.side(camp)))
    }

    /// Whether every camp with pieces is at or below the threshold (B-15).
    pub(crate) fn all_are_low(&self) -> bool {
        let table = self.rules.table();
        table.playing().all(|camp| self.board.count(camp) <= table.threshold)
    }

    /// Plays a legal step before a witness.
    pub(crate) fn advance(&mut self, step: MambaStep, witness: &mut impl Witness) {
        match (step, self.phase) {
            (MambaStep::Birth { mother, newborn }, _) => {
                let before = self.board;
                self.board.camps[self.camp.index()] |= newborn.bit();
                self.mothers |= mother.bit();
                self.quiet = 0;
                self.settle(Deed::Birth, &before, newborn, mother, true, witness);
            }
            (MambaStep::Displacement { from, to }, _) => {
                let before = self.board;
                self.board.camps[self.camp.index()] ^= from.bit() | to.bit();
                self.mothers = 0;
                self.settle(Deed::Displacement, &before, to, from, false, witness);
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

    /// Goes on with a settling that waited.
    fn resume(&mut self, trim: Trim, witness: &mut impl Witness) {
        let before = self.before;
        self.settle(trim.deed, &before, trim.arrival, trim.origin, true, witness);
    }

    /// Settles the board and finds out who decides next. `eventful` says whether the step has already brought a birth
    /// or a death.
    fn settle(
        &mut self,
        deed: Deed,
        before: &Board,
        arrival: Point,
        origin: Point,
        eventful: bool,
        witness: &mut impl Witness,
    ) {
        let frame = Frame { table: self.rules.table(), before, turn: self.camp, arrival, origin };
        let settled = settle(&mut self.board, &frame, witness);
        self.mothers &= self.own();
        match settled {
            Settled::Waits(alignment) => {
                self.phase = Phase::Trim(Trim { deed, arrival, origin, ends: alignment.ends() });
                self.before = *before;
                self.quiet = 0;
            }
            Settled::Rests { eventful: more } => {
                self.phase = Phase::Turn;
                self.before = Board::default();
                self.quiet = if eventful || more { 0 } else { (self.quiet + 1).min(QUIET_TURNS) };
                self.eliminate(witness);
                if deed == Deed::Displacement || self.own() == 0 {
                    self.pass();
                }
            }
        }
    }

    /// Gives the turn to the next camp clockwise that has pieces.
    #[inline]
    fn pass(&mut self) {
        self.mothers = 0;
        let n = self.rules.table().camps() as u8;
        // Someone has pieces: at most forty cannot all die at once.
        for _ in 0..n {
            self.camp = Camp(if self.camp.0 + 1 == n { 0 } else { self.camp.0 + 1 });
            if self.own() != 0 {
                return;
            }
        }
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

    /// Whether the game is over; what [`Position::outcome`] finds in detail.
    #[inline]
    fn is_over(&self) -> bool {
        if self.phase != Phase::Turn {
            return false;
        }
        // While play goes on every camp with pieces is above the threshold, the one on turn too (B-15).
        let table = self.rules.table();
        let [a, b, c, d] = self.board.camps;
        let one_side = if self.rules.is_teams() { a | c == 0 || b | d == 0 } else { self.own() == self.board.occupied() };
        one_side || self.own().count_ones() <= table.threshold
    }

    /// B-19: the position without a camp that has resigned.
    fn without(&self, camp: Camp) -> MambaPosition {
        let mut next = *self;
        next.board.camps[camp.index()] = 0;
        next.before.camps[camp.index()] = 0;
        next.mothers &= next.own();
        next.quiet = 0;
        match next.phase {
            Phase::Trim(trim) => next.resume(trim, &mut Nobody),
            Phase::Turn if next.own() == 0 => next.pass(),
            Phase::Turn => {}
        }
        next
    }
}

static PIECES: [Zobrist<16>; CAMPS] = [Zobrist::new(1), Zobrist::new(2), Zobrist::new(3), Zobrist::new(4)];
static MOTHERS: Zobrist<16> = Zobrist::new(5);

fn board_key(board: &Board) -> u64 {
    PIECES.iter().zip(board.camps).filter(|(_, set)| *set != 0).fold(0, |sum, (words, set)| sum ^ words.of_large(set))
}

impl Position for MambaPosition {
    type Rules = MambaRules;
    type Step = MambaStep;

    #[inline]
    fn rules(&self) -> MambaRules {
        self.rules
    }

    #[inline]
    fn actor(&self) -> Seat {
        match self.phase {
            Phase::Turn => Seat(self.camp.0),
            // The choice belongs to the owner, even in another camp's turn (B-11).
            Phase::Trim(trim) => Seat(self.board.owner(trim.ends[0]).expect("the end is a piece").0),
        }
    }

    #[inline]
    fn starts_turn(&self) -> bool {
        self.phase == Phase::Turn && self.mothers == 0
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        // B-16: the last one standing wins. B-17: those that fell together and had the most have stayed.
        let rule = if self.all_are_low() { "B-17" } else { "B-16" };
        Some(Outcome { winners: self.sides_left(), rule })
    }

    fn limit(&self) -> Option<Outcome> {
        (self.quiet >= QUIET_TURNS).then(|| Outcome::draw(self.sides_left(), "B-18"))
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(MambaStep) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Turn if self.is_over() => ControlFlow::Continue(()),
            Phase::Turn => {
                for births in self.births() {
                    for newborn in boards::Bits(births.targets) {
                        visit(MambaStep::Birth { mother: births.source(newborn), newborn: Point(newborn) })?;
                    }
                }
                for moves in self.displacements() {
                    for to in boards::Bits(moves.targets) {
                        visit(MambaStep::Displacement { from: moves.source(to), to: Point(to) })?;
                    }
                }
                ControlFlow::Continue(())
            }
            Phase::Trim(trim) => {
                visit(MambaStep::Cut { end: trim.ends[0] })?;
                visit(MambaStep::Cut { end: trim.ends[1] })
            }
        }
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        match self.phase {
            Phase::Turn if self.is_over() => 0,
            Phase::Turn => {
                let steps = self.births().into_iter().chain(self.displacements());
                steps.map(|moves| u64::from(moves.targets.count_ones())).sum()
            }
            Phase::Trim(_) => 2,
        }
    }

    #[inline]
    fn nth_step(&self, n: u64) -> Option<MambaStep> {
        self.step_at(n)
    }

    #[inline]
    fn is_legal(&self, step: MambaStep) -> bool {
        self.allows(step)
    }

    #[inline]
    fn play_unchecked(&mut self, step: MambaStep) {
        // Most steps leave nothing to settle: they are told apart here, where the caller can inline it.
        let own = self.camp.index();
        match step {
            MambaStep::Displacement { from, to } => {
                let mut board = self.board;
                board.camps[own] ^= from.bit() | to.bit();
                if is_unsettled(&board, self.rules.table().all, to, from) {
                    return self.advance(step, &mut Nobody);
                }
                self.board = board;
                self.quiet = (self.quiet + 1).min(QUIET_TURNS);
                self.pass();
            }
            MambaStep::Birth { mother, newborn } => {
                let mut board = self.board;
                board.camps[own] |= newborn.bit();
                if is_unsettled(&board, self.rules.table().all, newborn, mother) {
                    return self.advance(step, &mut Nobody);
                }
                self.board = board;
                self.quiet = 0;
                self.mothers |= mother.bit();
            }
            MambaStep::Cut { .. } => self.advance(step, &mut Nobody),
        }
    }

    fn key(&self) -> Key {
        let mut key = board_key(&self.board) ^ MOTHERS.of_large(self.mothers);
        let mut phase = u64::from(self.camp.0);
        if let Phase::Trim(Trim { deed, arrival, origin, ends }) = self.phase {
            // The board before is summed with the same words, so it is scrambled to stay apart from the board now.
            key ^= scramble(board_key(&self.before));
            let points = [arrival, origin, ends[0], ends[1]];
            phase |= points.into_iter().fold(1 + deed as u64, |sum, point| sum << 8 | u64::from(point.0)) << 8;
        }
        Key(key ^ scramble(phase))
    }

    fn repetition_identity(&self) -> Self {
        MambaPosition { quiet: 0, ..*self }
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<MambaStep>> {
        match action {
            Action::Draw => Ok(Acted::Ends(Outcome::draw(self.sides_left(), "C-3"))),
            Action::Resign(seat) => self.resign(seat),
            Action::Challenge(_) => Err(Refusal::new("C-3", "Mamba knows no challenge")),
            Action::Annul => Err(Refusal::new("C-3", "Mamba knows no annulment")),
        }
    }
}

impl MambaPosition {
    fn resign(&self, seat: Seat) -> Result<Acted<Self>, Refusal<MambaStep>> {
        let table = self.rules.table();
        let Some(camp) = table.playing().find(|camp| camp.index() == seat.index() && self.stands(*camp)) else {
            return Err(Refusal::new("B-19", format!("seat {seat} is not in the game any more")));
        };
        let others = self.sides_left().without(table.side(camp));
        // C-3: a team loses with the seat that resigns, and so does the last opponent.
        if self.rules.is_teams() || others.len() == 1 {
            return Ok(Acted::Ends(Outcome { winners: others, rule: "C-3" }));
        }
        let next = self.without(camp);
        Ok(next.outcome().map_or(Acted::GoesOn(next), Acted::Ends))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chronicle::Chronicle;
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
