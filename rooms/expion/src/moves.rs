//! Moves: which steps are legal, as sets of landing places first and as single steps only when somebody asks.

use crate::board::{FIELD, OPEN, ROTATION, around, toward};
use crate::outlook::Outlook;
use crate::step::{CAPTURE, PUSH, STAR};
use crate::{Colour, ExpionPosition, ExpionStep};
use boards::Bits;
use std::ops::ControlFlow;

/// The ways a marble moves: one forward, two and three out of camp, to either side, back.
const WAYS: usize = 6;
const BACK: usize = 5;

/// For each colour and way, what is added to the landing bit to find the bit the marble came from.
const RETURN: [[u8; WAYS]; 4] = {
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
    /// Landings that capture (E-12), and those that capture more with the EX*PION at rest (E-14).
    captures: u64,
    stars: u64,
    pushes: Pushes,
}

/// The directions in which a colour may push, as bits in the order of colours: without and with the chameleon.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Pushes {
    plain: u8,
    starred: u8,
}

impl ExpionPosition {
    /// The colours that may move now (E-5): the first of them, and whether its opposite may too.
    #[inline]
    pub(crate) fn movers(&self) -> (Colour, bool) {
        if self.rules.chooses(self.turn) { (Colour::at(self.turn.index() & 1), true) } else { (self.turn, false) }
    }

    /// Where the marbles of a colour may go, and what they may push.
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
        let backward = if self.released { back } else { back & outlook.captures };
        let ways = [
            word.rotate_left(forward) & empty,
            two,
            two.rotate_left(forward) & empty,
            field.rotate_right(outlook.across) & empty,
            field.rotate_left(outlook.across) & empty,
            backward,
        ];
        let around_ball = around(outlook.ball);
        // E-14 asks for a marble of the player, E-12 for flankers of the side.
        let mut held = word & around_ball | word & toward(outlook.ball, colour);
        let pushes = if held == 0 { Pushes::default() } else { self.pushes(colour, outlook) };
        let mut stars = 0;
        if around_ball & outlook.enemy != 0 {
            let other = colour.opposite();
            if self.rules.holds_both(colour) {
                held |= self.words[other.index()] & (around_ball | toward(outlook.ball, other));
            }
            // A landing of this kind is two spaces from the EX*PION, so that the marble that moves is not next to it,
            // neither before nor after: it is enough to look at the board as it stands.
            if held != 0 {
                stars = outlook.captures_with_ball() & empty;
            }
        }
        Reach { colour, ways, back, captures: outlook.captures, stars, pushes }
    }

    /// E-11: the pushes of a colour that has a marble next to the EX*PION.
    fn pushes(&self, colour: Colour, outlook: &Outlook) -> Pushes {
        let mut pushes = Pushes::default();
        let word = self.words[colour.index()];
        for direction in Colour::ALL {
            let behind = toward(outlook.ball, direction.opposite());
            // A marble in camp pushes forward only; other spare bits are not its places.
            let place = if direction.opposite() == colour { word } else { word & FIELD };
            if behind & place == 0 {
                continue;
            }
            let goal = toward(outlook.ball, direction);
            let in_field = goal & FIELD != 0;
            let open = if in_field {
                goal & outlook.empty & OPEN != 0
            } else {
                // Off the field lies the camp of that direction: it must be an enemy's, and the space empty.
                direction.side() != colour.side() && self.words[direction.index()] & goal == 0
            };
            if !open {
                continue;
            }
            // E-10 holds for pushes as well.
            if direction != colour || self.released || outlook.captures & outlook.ball != 0 {
                pushes.plain |= 1 << direction as u8;
            }
            if in_field && outlook.captured_from(goal) != 0 {
                pushes.starred |= 1 << direction as u8;
            }
        }
        pushes
    }

    /// Shows every legal move of a marble; whether there was none.
    #[inline]
    pub(crate) fn visit_moves<B>(&self, visit: &mut impl FnMut(ExpionStep) -> ControlFlow<B>) -> ControlFlow<B, bool> {
        let outlook = self.outlook(self.turn.index() & 1);
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
            if reach.stars != 0 || reach.pushes != Pushes::default() {
                for n in 0..reach.count_rare() {
                    none = false;
                    visit(reach.rare(n, self.ball, outlook.captures))?;
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
        let outlook = self.outlook(self.turn.index() & 1);
        let (colour, both) = self.movers();
        let mut count = self.reach(colour, &outlook).count();
        if both {
            count += self.reach(colour.opposite(), &outlook).count();
        }
        count
    }

    /// The legal move at a place of the visiting order.
    #[inline]
    pub(crate) fn nth_move(&self, n: u64) -> Option<ExpionStep> {
        let outlook = self.outlook(self.turn.index() & 1);
        let (mut colour, both) = self.movers();
        let mut left = n;
        loop {
            let reach = self.reach(colour, &outlook);
            for (way, &set) in reach.ways.iter().enumerate() {
                let size = u64::from(set.count_ones());
                if left < size {
                    return Bits(set).nth(left as usize).map(|to| reach.step(way, to));
                }
                left -= size;
            }
            let rare = u64::from(reach.count_rare());
            if left < rare {
                return Some(reach.rare(left as u32, self.ball, outlook.captures));
            }
            left -= rare;
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
        self.ways.iter().map(|set| set.count_ones()).sum::<u32>() + self.count_rare()
    }

    /// The landings of a way that capture with the EX*PION at rest. E-14: before the first capture a backward step that
    /// captures only thanks to the EX*PION is legal all the same.
    #[inline]
    fn starred(&self, way: usize) -> u64 {
        (if way == BACK { self.back } else { self.ways[way] }) & self.stars
    }

    /// How many pushes and starred steps there are.
    #[inline]
    fn count_rare(&self) -> u32 {
        let mut count = self.pushes.plain.count_ones() + self.pushes.starred.count_ones();
        if self.stars != 0 {
            count += (0..WAYS).map(|way| self.starred(way).count_ones()).sum::<u32>();
        }
        count
    }

    /// A push or starred step, by its number below [`Reach::count_rare`].
    fn rare(&self, n: u32, ball: u8, captures: u64) -> ExpionStep {
        let mut left = n as usize;
        for (directions, star) in [(self.pushes.plain, 0), (self.pushes.starred, STAR | CAPTURE)] {
            let size = directions.count_ones() as usize;
            if left < size {
                let direction = Bits(u32::from(directions)).nth(left).expect("a direction below the count");
                let from = (ball + 64 - ROTATION[direction as usize] as u8) & 63;
                let capture = (captures >> ball & 1) as u8 * CAPTURE;
                return ExpionStep { colour: self.colour, from, to: ball, kind: PUSH | capture | star };
            }
            left -= size;
        }
        for way in 0..WAYS {
            let set = self.starred(way);
            let size = set.count_ones() as usize;
            if left < size {
                let to = Bits(set).nth(left).expect("a landing below the count");
                return ExpionStep { kind: CAPTURE | STAR, ..self.step(way, to) };
            }
            left -= size;
        }
        unreachable!("a number below the count of rare steps")
    }
}
