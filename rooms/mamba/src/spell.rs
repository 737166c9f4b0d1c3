//! Spell: entering a step by touches. A displacement is two points; a birth also needs the button, or its mother twice,
//! because an isolated piece can also walk to every point where it can bear.

use crate::point::Point;
use crate::position::MambaPosition;
use crate::step::MambaStep;
use kernel::{Button, Form, Spell, Touch};

/// The button that announces a birth.
pub(crate) const BIRTH: Touch = Touch::Button(Button(0));

/// What a beginning of touches means in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    Nothing,
    /// A piece that may walk or bear.
    Piece(Point),
    /// A birth is announced.
    Birth,
    /// A piece that is to bear.
    Mother(Point),
    /// A whole step, or nothing that begins one.
    Else,
}

impl Touched {
    pub(crate) fn of(touches: &[Touch], size: u8) -> Touched {
        match *touches {
            [] => Touched::Nothing,
            [BIRTH] => Touched::Birth,
            [Touch::Site(site)] => Point::of_site(site, size).map_or(Touched::Else, Touched::Piece),
            [BIRTH, Touch::Site(site)] | [Touch::Site(site), BIRTH] => {
                Point::of_site(site, size).map_or(Touched::Else, Touched::Mother)
            }
            [Touch::Site(one), Touch::Site(two)] if one == two => {
                Point::of_site(one, size).map_or(Touched::Else, Touched::Mother)
            }
            _ => Touched::Else,
        }
    }
}

impl Spell for MambaPosition {
    fn spellings(&self, step: MambaStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let size = self.rules.table().size;
        let site = |point: Point| Touch::Site(point.site(size));
        match step {
            MambaStep::Birth { mother, newborn } => {
                each(&[BIRTH, site(mother), site(newborn)], Form::Full);
                each(&[site(mother), BIRTH, site(newborn)], Form::Full);
                each(&[site(mother), site(mother), site(newborn)], Form::Full);
            }
            MambaStep::Displacement { from, to } => each(&[site(from), site(to)], Form::Full),
            MambaStep::Cut { end } => each(&[site(end)], Form::Full),
        }
    }
}
