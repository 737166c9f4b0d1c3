//! Symmetry: the turns and mirrors of the board that leave the game as it is.
//!
//! A quarter turn carries each colour to the next one on turn, so that the order of turns is kept; it needs every player
//! to hold as many colours as the next, which is so for two and four players. With three players only the half turn is
//! left, which exchanges the allies.
//!
//! A mirror reverses the order of turns. That matters unless a player may choose between his colours: then the letters of
//! his two colours only say who comes next, and a mirror is true if these letters are exchanged once more. With two
//! players and free colours every mirror is true; with three, those that keep North and South on their axis.

use crate::board::{GRID, bit_of, square_of};
use crate::step::{LEFT, RIGHT};
use crate::{Colour, ExpionPosition, ExpionRules, ExpionStep};
use boards::Bits;
use kernel::{Seat, Symmetric};

/// A mirror that exchanges East and West, or not, and then quarter turns clockwise.
#[derive(Clone, Copy, Debug)]
struct Motion {
    mirror: bool,
    turns: usize,
}

impl Motion {
    /// How many motions are symmetries under the rules.
    fn count(rules: ExpionRules) -> usize {
        match (rules.players(), rules.is_free()) {
            (3, false) => 2,
            (2, false) | (4, _) | (3, _) => 4,
            _ => 8,
        }
    }

    fn of(rules: ExpionRules, symmetry: usize) -> Motion {
        if rules.players() == 3 {
            Motion { mirror: symmetry >= 2, turns: 2 * (symmetry & 1) }
        } else {
            Motion { mirror: symmetry >= 4, turns: symmetry & 3 }
        }
    }

    /// Where the marbles and the camp of a colour go.
    fn colour(self, colour: Colour) -> Colour {
        let mirrored = if self.mirror { 4 - colour.index() } else { colour.index() };
        Colour::at(mirrored + self.turns)
    }

    /// What becomes of the letter of the colour on turn.
    fn turn(self, turn: Colour) -> Colour {
        Colour::at(turn.index() + self.turns + if self.mirror { 2 } else { 0 })
    }

    fn square(self, square: u8) -> u8 {
        let last = GRID.width - 1;
        let (mut x, mut y) = (GRID.x(square), GRID.y(square));
        if self.mirror {
            x = last - x;
        }
        for _ in 0..self.turns {
            (x, y) = (y, last - x);
        }
        GRID.at(x, y)
    }

    fn bit(self, colour: Colour, bit: u8) -> u8 {
        bit_of(self.square(square_of(colour, bit)))
    }
}

impl Symmetric for ExpionPosition {
    fn symmetries(rules: ExpionRules) -> usize {
        Motion::count(rules)
    }

    fn image(&self, symmetry: usize) -> Self {
        let motion = Motion::of(self.state.rules(), symmetry);
        let mut image = *self;
        for colour in Colour::ALL {
            let moved = Bits(self.words[colour.index()]).fold(0, |set, bit| set | 1 << motion.bit(colour, bit));
            image.words[motion.colour(colour).index()] = moved;
        }
        let camp = self.state.ball_camp();
        let ball = motion.bit(camp.unwrap_or(Colour::North), self.state.ball());
        let turn = motion.turn(self.state.turn());
        image.state = self.state.with_ball(ball, camp.map(|camp| motion.colour(camp))).with_turn(turn);
        image
    }

    fn step_image(&self, symmetry: usize, step: ExpionStep) -> ExpionStep {
        let motion = Motion::of(self.state.rules(), symmetry);
        if step.is_pass() {
            return ExpionStep::pass(motion.turn(self.state.turn()));
        }
        let bit = |bit: u8| motion.bit(step.colour, bit);
        // In a mirror left and right change places.
        let kind = if motion.mirror && step.is_bent() { step.kind ^ (LEFT | RIGHT) } else { step.kind };
        ExpionStep { colour: motion.colour(step.colour), from: bit(step.from), to: bit(step.to), kind }
    }

    fn seat_image(rules: ExpionRules, symmetry: usize, seat: Seat) -> Seat {
        let motion = Motion::of(rules, symmetry);
        rules.colours_of(seat).next().map_or(seat, |colour| rules.seat(motion.colour(colour)))
    }
}
