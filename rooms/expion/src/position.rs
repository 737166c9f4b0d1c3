//! Position: one moment of EX*PION, how a step changes it, and when it is over.

use crate::board::{CAMPS, CENTRE, square_of};
use crate::sentences;
use crate::state::State;
use crate::step::{CAPTURE, PASS, PUSH, STAR};
use crate::{Colour, ExpionRules, ExpionStep};
use boards::Zobrist;
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, Side, SideSet, scramble};
use std::ops::ControlFlow;

/// E-18: so many steps without a capture or a push are a draw.
pub const IDLE_LIMIT: u8 = 200;
/// E-18: so many passes in a row are a draw.
pub const PASS_LIMIT: u8 = 4;

/// One moment of EX*PION.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExpionPosition {
    /// The marbles of each colour, in the field and in its camp.
    pub(crate) words: [u64; 4],
    pub(crate) state: State,
}

const _: () = assert!(size_of::<ExpionPosition>() <= 40);

static MARBLE_WORDS: [Zobrist<8>; 4] =
    [Zobrist::new(0x4550_0001), Zobrist::new(0x4550_0002), Zobrist::new(0x4550_0003), Zobrist::new(0x4550_0004)];

/// For each colour, all bits in its own place among the four words.
static OWN: [[u64; 4]; 4] = [[!0, 0, 0, 0], [0, !0, 0, 0], [0, 0, !0, 0], [0, 0, 0, !0]];

impl ExpionPosition {
    /// The start (E-2, E-3).
    pub(crate) const fn start(rules: ExpionRules) -> ExpionPosition {
        ExpionPosition { words: CAMPS, state: State::new(rules, CENTRE, Colour::North) }
    }

    /// The colour on turn.
    pub const fn turn(&self) -> Colour {
        self.state.turn()
    }

    /// How many marbles a colour has left.
    pub const fn marbles(&self, colour: Colour) -> u32 {
        self.words[colour as usize].count_ones()
    }

    /// The EX*PION as a set: empty when it stands in a camp.
    #[inline]
    pub(crate) fn ball_in_field(&self) -> u64 {
        if self.state.ball_camp().is_none() { 1 << self.state.ball() } else { 0 }
    }

    /// The square of the EX*PION.
    pub(crate) fn ball_square(&self) -> u8 {
        square_of(self.state.ball_camp().unwrap_or(Colour::North), self.state.ball())
    }

    /// Whether a side has no marble left.
    #[inline]
    pub(crate) const fn is_beaten(&self, side: Side) -> bool {
        self.words[side.index()] | self.words[side.index() + 2] == 0
    }

    /// E-16: whether a player has no marble left.
    pub(crate) fn is_out(&self, seat: Seat) -> bool {
        let rules = self.state.rules();
        seat.index() < rules.seating().seats() && rules.colours_of(seat).all(|colour| self.marbles(colour) == 0)
    }

    /// E-5: whether a colour takes no turn, for want of marbles.
    #[inline]
    pub(crate) fn is_skipped(&self, colour: Colour) -> bool {
        let other = if self.state.rules().chooses(colour) { self.words[colour.opposite().index()] } else { 0 };
        self.words[colour.index()] | other == 0
    }

    /// E-5: the colour that is on turn next, the first that is not skipped.
    #[inline]
    fn next_turn(&self) -> Colour {
        let mut turn = self.state.turn().next();
        while self.words[turn.index()] == 0 && self.is_skipped(turn) {
            turn = turn.next();
        }
        turn
    }

    /// The state after any step that captures and pushes nothing. No colour loses its last marble by it, so that the board
    /// before the step tells who is skipped.
    #[inline]
    pub(crate) fn quiet_state(&self) -> State {
        let steps = (self.state.idle() + 1).min(IDLE_LIMIT);
        self.state.with_turn(self.next_turn()).with_counters(steps, 0)
    }

    fn after_eventful(&self, step: ExpionStep) -> ExpionPosition {
        let mut after = *self;
        after.play_eventful(step);
        after
    }

    /// What a capture, a push or a pass changes.
    fn play_eventful(&mut self, step: ExpionStep) {
        if step.kind & PASS != 0 {
            let steps = (self.state.idle() + 1).min(IDLE_LIMIT);
            let passes = (self.state.passes() + 1).min(PASS_LIMIT);
            self.state = self.state.with_turn(self.next_turn()).with_counters(steps, passes);
            return;
        }
        let taken = self.captured(step);
        self.words[step.colour.index()] ^= 1 << step.from | 1 << step.to;
        let enemy = step.colour.next();
        self.words[enemy.index()] &= !taken;
        self.words[enemy.opposite().index()] &= !taken;
        let mut state = self.state.with_released(self.state.is_released() || taken != 0);
        if step.kind & PUSH != 0 {
            let (goal, camp) = step.push_goal();
            state = state.with_ball(goal, camp);
        }
        self.state = state.with_turn(self.next_turn()).with_counters(0, 0);
    }

    /// E-12, E-14: the marbles that a step captures.
    pub(crate) fn captured(&self, step: ExpionStep) -> u64 {
        if step.kind & CAPTURE == 0 {
            return 0;
        }
        let outlook = self.outlook(step.colour.side().index());
        // No flanker is lost by looking at the board before the step: a marble comes from beside the landing space, or
        // out of camp over empty ones, never from two spaces behind an enemy.
        let plain = outlook.captured_from(1 << step.to);
        let starred = match (step.kind & STAR != 0, step.kind & PUSH != 0) {
            (false, _) => 0,
            (true, false) => outlook.captured_with_ball(1 << step.to),
            (true, true) => outlook.captured_from(1 << step.push_goal().0),
        };
        plain | starred
    }
}

impl Position for ExpionPosition {
    type Rules = ExpionRules;
    type Step = ExpionStep;

    #[inline]
    fn rules(&self) -> ExpionRules {
        self.state.rules()
    }

    #[inline]
    fn actor(&self) -> Seat {
        self.state.rules().seat(self.state.turn())
    }

    /// E-18: every step starts a turn.
    #[inline]
    fn starts_turn(&self) -> bool {
        true
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        // E-17 before E-16: the push wins at once, whatever it captures besides.
        if let Some(camp) = self.state.ball_camp() {
            return Some(Outcome::win(camp.next().side(), "E-17"));
        }
        for side in [Side(0), Side(1)] {
            if self.is_beaten(side) {
                return Some(Outcome::win(Side(1 - side.0), "E-16"));
            }
        }
        (self.state.passes() >= PASS_LIMIT).then(|| Outcome::draw(SideSet::first(2), "E-18"))
    }

    #[inline]
    fn limit(&self) -> Option<Outcome> {
        (self.state.idle() >= IDLE_LIMIT).then(|| Outcome::draw(SideSet::first(2), "E-18"))
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(ExpionStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.outcome().is_some() {
            return ControlFlow::Continue(());
        }
        if self.visit_moves(visit)? {
            // E-6: who has marbles but no step passes.
            visit(ExpionStep::pass(self.state.turn()))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        if self.outcome().is_some() { 0 } else { u64::from(self.count_moves().max(1)) }
    }

    #[inline]
    fn nth_step(&self, n: u64) -> Option<ExpionStep> {
        if self.outcome().is_some() {
            return None;
        }
        self.nth_move(n).or_else(|| (n == 0).then(|| ExpionStep::pass(self.state.turn())))
    }

    #[inline]
    fn play_unchecked(&mut self, step: ExpionStep) {
        if step.kind != 0 {
            return self.play_eventful(step);
        }
        self.state = self.quiet_state();
        self.words[step.colour.index()] ^= 1 << step.from | 1 << step.to;
    }

    /// The child is put together from values instead of being copied and changed: a copy of what was just written would
    /// stall, and this is three times as fast.
    #[inline]
    fn child(&self, step: ExpionStep) -> Self {
        if step.kind != 0 {
            return self.after_eventful(step);
        }
        let moved = 1 << step.from | 1 << step.to;
        let own = &OWN[step.colour.index()];
        let word = |colour: Colour| self.words[colour.index()] ^ (moved & own[colour.index()]);
        ExpionPosition { words: Colour::ALL.map(word), state: self.quiet_state() }
    }

    #[inline]
    fn key(&self) -> Key {
        let same = self.repetition_identity();
        let marbles = MARBLE_WORDS.iter().zip(same.words).fold(0, |sum, (words, set)| sum ^ words.of(set));
        // Passes in a row change what may follow (E-18), the other counter only when it runs out.
        let state = same.state.with_counters(0, self.state.passes());
        Key(marbles ^ scramble(state.key_bits()))
    }

    /// E-18: the board, the letter of E-15 and the colour on turn; for two players with free colours only the side.
    #[inline]
    fn repetition_identity(&self) -> Self {
        let one_mind = self.state.rules().players() == 2 && self.state.rules().is_free();
        let turn = if one_mind { Colour::at(self.state.turn().index() & 1) } else { self.state.turn() };
        ExpionPosition { state: self.state.with_turn(turn).with_counters(0, 0), ..*self }
    }

    /// The key holds the passes in a row; repetition does not.
    #[inline]
    fn repetition_key(&self, key: Key) -> Key {
        if self.state.passes() == 0 { key } else { self.repetition_identity().key() }
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<ExpionStep>> {
        if let Some(outcome) = self.ended() {
            return Err(Refusal::new(outcome.rule, sentences::GAME_IS_OVER));
        }
        let seating = self.state.rules().seating();
        match action {
            Action::Draw => Ok(Acted::Ends(Outcome::draw(SideSet::first(2), "C-3"))),
            // C-3: whoever is out of the game has no word any more.
            Action::Resign(seat) if self.is_out(seat) => Err(Refusal::new("E-16", sentences::ELIMINATED_HAS_NO_WORD)),
            Action::Resign(seat) if seat.index() < seating.seats() => {
                Ok(Acted::Ends(Outcome::win(Side(1 - seating.side(seat).0), "C-3")))
            }
            Action::Resign(_) => Err(Refusal::new("E-4", sentences::NOBODY_SITS_THERE)),
            Action::Challenge(_) | Action::Annul => Err(Refusal::new("C-3", sentences::ONLY_RESIGN_AND_DRAW)),
        }
    }
}
