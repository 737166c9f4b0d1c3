//! Moves: which steps are legal, as sets of landing places first and as single steps only when somebody asks.

use crate::board::{FIELD, ROTATION, around, toward};
use crate::outlook::Outlook;
use crate::step::{CAPTURE, PUSH, STAR, TURNS};
use crate::{Colour, ExpionPosition, ExpionStep};
use boards::Bits;
use std::ops::ControlFlow;

/// The ways a marble moves: one forward, two and three out of camp, to either side, back.
const WAYS: usize = 6;
const BACK: usize = 5;

/// For each colour and way, what is added to the landing bit to find the bit the marble came from.
static RETURN: [[u8; WAYS]; 4] = {
    let mut table = [[0; WAYS]; 4];
    let mut colour = 0;
    while colour < 4 {
        let back = ROTATION[colour];
        let across = ROTATION[(colour & 1) ^ 1];
        let ways = [back, 2 * back, 3 * back, across, 64 - across, 64 - back];
        let mut way = 0;
        while way < WAYS {
            table[colour][way] = (ways[way] & 63) as u8;
            way += 1;
        }
        colour += 1;
    }
    table
};

/// Where the marbles of one colour may land on empty spaces.
#[derive(Clone, Copy, Debug)]
struct Reach {
    colour: Colour,
    ways: [u64; WAYS],
    /// Backward landings before E-10 is asked.
    back: u64,
    /// Landings that capture (E-12).
    captures: u64,
}

/// The steps of one colour that have to do with the EX*PION.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct WithBall {
    /// The pushes without and with the chameleon, as bits: the pusher's directions in the order of colours, four bits for
    /// each turn of the EX*PION.
    pushes: u16,
    starred_pushes: u16,
    /// Empty spaces from which a marble captures with the EX*PION at rest.
    stars: u64,
}

impl ExpionPosition {
    /// The colours that may move now (E-5): the first of them, and whether its opposite may too.
    #[inline]
    fn movers(&self) -> (Colour, bool) {
        let turn = self.state.turn();
        if self.state.rules().chooses(turn) { (Colour::at(turn.index() & 1), true) } else { (turn, false) }
    }

    /// Where the marbles of a colour may go.
    #[inline]
    fn reach(&self, colour: Colour, outlook: &Outlook) -> Reach {
        let word = self.words[colour.index()];
        let (camp, field) = (word & !FIELD, word & FIELD);
        let forward = ROTATION[colour.opposite().index()];
        let empty = outlook.empty;
        // E-8: every space passed must be empty.
        let two = (camp.rotate_left(forward) & empty).rotate_left(forward) & empty;
        let back = field.rotate_right(forward) & empty;
        // E-10: backward only to capture at once, until the first capture of the game.
        let allowed = if self.state.is_released() { !0 } else { outlook.captures };
        let ways = [
            word.rotate_left(forward) & empty,
            two,
            two.rotate_left(forward) & empty,
            field.rotate_right(outlook.across) & empty,
            field.rotate_left(outlook.across) & empty,
            back & allowed,
        ];
        Reach { colour, ways, back, captures: outlook.captures }
    }

    /// What the marbles of a colour may do with the EX*PION. It is next to nobody most of the time.
    #[inline]
    fn with_ball(&self, colour: Colour, outlook: &Outlook) -> WithBall {
        let other = colour.opposite();
        let around_ball = around(outlook.ball);
        let beside = self.words[colour.index()] & (around_ball | toward(outlook.ball, colour));
        let partner = if self.state.rules().holds_both(colour) { self.words[other.index()] } else { 0 };
        let mut steps = WithBall::default();
        if beside != 0 {
            (steps.pushes, steps.starred_pushes) = self.pushes(colour, outlook);
        }
        // E-14 asks for a marble of the player next to the EX*PION. A landing of this kind is two spaces from it, so that
        // the marble that moves is not next to it, neither before nor after: the board as it stands tells.
        let held = beside | partner & (around_ball | toward(outlook.ball, other));
        if held != 0 && around_ball & outlook.enemy != 0 {
            steps.stars = outlook.captures_with_ball() & outlook.empty;
        }
        steps
    }

    /// E-11: the pushes of a colour that has a marble next to the EX*PION, without and with the chameleon.
    /// It is never inlined: most positions have no push, and what they do should stay small.
    #[inline(never)]
    fn pushes(&self, colour: Colour, outlook: &Outlook) -> (u16, u16) {
        let rules = self.state.rules();
        if rules.pushes_any() { self.pushes_of::<true>(colour, outlook) } else { self.pushes_of::<false>(colour, outlook) }
    }

    /// `ANY` is known to the compiler, so that pushing straight on costs no more than if there were nothing else.
    fn pushes_of<const ANY: bool>(&self, colour: Colour, outlook: &Outlook) -> (u16, u16) {
        let (mut plain, mut starred) = (0, 0);
        let word = self.words[colour.index()];
        let rules = self.state.rules();
        let turns: &[usize] = if ANY { &[0, 3, 1] } else { &[0] };
        for direction in Colour::ALL {
            let behind = toward(outlook.ball, direction.opposite());
            // A marble in camp pushes forward only; other spare bits are not its places.
            let place = if direction.opposite() == colour { word } else { word & FIELD };
            if behind & place == 0 {
                continue;
            }
            for (turn, &quarters) in turns.iter().enumerate() {
                let goes = Colour::at(direction.index() + quarters);
                let goal = toward(outlook.ball, goes);
                let in_field = goal & FIELD != 0;
                let open = if in_field {
                    goal & outlook.empty & rules.plan().open() != 0
                } else {
                    // Off the field lies the camp of that direction: it must be an enemy's, and the space empty.
                    goes.side() != colour.side() && self.words[goes.index()] & goal == 0
                };
                if !open {
                    continue;
                }
                let step = 1 << (4 * turn + direction.index());
                // E-10 holds for pushes as well, for the marble and for the EX*PION.
                let backward = direction == colour || goes == colour;
                if !backward || self.state.is_released() || outlook.captures & outlook.ball != 0 {
                    plain |= step;
                }
                if in_field && outlook.captured_from(goal) != 0 {
                    starred |= step;
                }
            }
        }
        (plain, starred)
    }

    /// Shows every legal move of a marble; whether there was none.
    #[inline]
    pub(crate) fn visit_moves<B>(&self, visit: &mut impl FnMut(ExpionStep) -> ControlFlow<B>) -> ControlFlow<B, bool> {
        let outlook = self.outlook(self.state.turn().index() & 1);
        let (mut colour, both) = self.movers();
        let mut none = true;
        loop {
            let reach = self.reach(colour, &outlook);
            for (way, &set) in reach.ways.iter().enumerate() {
                for to in Bits(set) {
                    none = false;
                    visit(reach.step(way, to))?;
                }
            }
            let with_ball = self.with_ball(colour, &outlook);
            if with_ball != WithBall::default() {
                for n in 0..reach.count_with_ball(&with_ball) {
                    none = false;
                    visit(reach.step_with_ball(&with_ball, n, self.state.ball()))?;
                }
            }
            if !both || colour.index() >= 2 {
                return ControlFlow::Continue(none);
            }
            colour = colour.opposite();
        }
    }

    /// How many moves of marbles are legal.
    #[inline]
    pub(crate) fn count_moves(&self) -> u32 {
        let outlook = self.outlook(self.state.turn().index() & 1);
        let (colour, both) = self.movers();
        let count = |colour: Colour| {
            let reach = self.reach(colour, &outlook);
            reach.count() + reach.count_with_ball(&self.with_ball(colour, &outlook))
        };
        count(colour) + if both { count(colour.opposite()) } else { 0 }
    }

    /// The legal move at a place of the visiting order.
    #[inline]
    pub(crate) fn nth_move(&self, n: u64) -> Option<ExpionStep> {
        let outlook = self.outlook(self.state.turn().index() & 1);
        let (mut colour, both) = self.movers();
        let mut left = n;
        loop {
            let reach = self.reach(colour, &outlook);
            let size = u64::from(reach.count());
            if left < size {
                return Some(reach.nth(left as u32));
            }
            left -= size;
            let with_ball = self.with_ball(colour, &outlook);
            let size = u64::from(reach.count_with_ball(&with_ball));
            if left < size {
                return Some(reach.step_with_ball(&with_ball, left as u32, self.state.ball()));
            }
            left -= size;
            if !both || colour.index() >= 2 {
                return None;
            }
            colour = colour.opposite();
        }
    }
}

impl Reach {
    #[inline]
    fn step(&self, way: usize, to: u8) -> ExpionStep {
        let from = (to + RETURN[self.colour.index()][way]) & 63;
        ExpionStep { colour: self.colour, from, to, kind: (self.captures >> to & 1) as u8 * CAPTURE }
    }

    #[inline]
    fn count(&self) -> u32 {
        self.ways.iter().map(|set| set.count_ones()).sum()
    }

    /// The step on an empty space by its number below [`Reach::count`]. Which way and which marble it is cannot be
    /// foreseen, so that counting without branches is faster than looking for it.
    #[inline]
    fn nth(&self, n: u32) -> ExpionStep {
        let (mut way, mut before, mut sum) = (0, 0, 0);
        for set in &self.ways[..WAYS - 1] {
            sum += set.count_ones();
            let passed = sum <= n;
            way += usize::from(passed);
            before = if passed { sum } else { before };
        }
        let mut set = self.ways[way];
        for _ in before..n {
            set &= set.wrapping_sub(1);
        }
        self.step(way, (set.trailing_zeros() & 63) as u8)
    }

    /// The landings of a way that capture with the EX*PION at rest. E-14: before the first capture a backward step that
    /// captures only thanks to the EX*PION is legal all the same.
    #[inline]
    fn starred(&self, with_ball: &WithBall, way: usize) -> u64 {
        (if way == BACK { self.back } else { self.ways[way] }) & with_ball.stars
    }

    #[inline]
    fn count_with_ball(&self, with_ball: &WithBall) -> u32 {
        let mut count = with_ball.pushes.count_ones() + with_ball.starred_pushes.count_ones();
        if with_ball.stars != 0 {
            count += (0..WAYS).map(|way| self.starred(with_ball, way).count_ones()).sum::<u32>();
        }
        count
    }

    /// A push or starred step, by its number below [`Reach::count_with_ball`].
    fn step_with_ball(&self, with_ball: &WithBall, n: u32, ball: u8) -> ExpionStep {
        let mut left = n as usize;
        for (directions, star) in [(with_ball.pushes, 0), (with_ball.starred_pushes, STAR | CAPTURE)] {
            let size = directions.count_ones() as usize;
            if left < size {
                let push = Bits(u32::from(directions)).nth(left).expect("a direction below the count");
                let from = (ball + 64 - ROTATION[push as usize & 3] as u8) & 63;
                let capture = (self.captures >> ball & 1) as u8 * CAPTURE;
                let kind = PUSH | capture | star | TURNS[push as usize >> 2 & 3];
                return ExpionStep { colour: self.colour, from, to: ball, kind };
            }
            left -= size;
        }
        for way in 0..WAYS {
            let set = self.starred(with_ball, way);
            let size = set.count_ones() as usize;
            if left < size {
                let to = Bits(set).nth(left).expect("a landing below the count");
                return ExpionStep { kind: CAPTURE | STAR, ..self.step(way, to) };
            }
            left -= size;
        }
        unreachable!("a number below the count of steps with the EX*PION")
    }
}
