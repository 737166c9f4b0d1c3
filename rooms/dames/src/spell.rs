//! Entering a step by touches: from and to, with landing squares between where several captures share both.

use crate::position::DamesPosition;
use crate::step::DamesStep;
use kernel::{Button, Form, Site, Spell, Touch};

/// The button that objects.
pub(crate) const OBJECT: Button = Button(0);

/// The site of a bit: squares in the order of their numbers.
pub(crate) fn site(bit: u8) -> Site {
    Site(crate::board::number_of(bit) - 1)
}

/// The bit of a site.
pub(crate) fn bit(site: Site) -> u8 {
    crate::board::bit_of(site.0 + 1)
}

impl Spell for DamesPosition {
    fn spellings(&self, step: DamesStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let touch = |&square: &u8| Touch::Site(site(square));
        let mut lead = Vec::new();
        if step.is_objection() {
            lead.push(Touch::Button(OBJECT));
        }
        let spelled = |squares: &[u8]| lead.iter().copied().chain(squares.iter().map(touch)).collect::<Vec<_>>();
        if !step.captures() {
            return each(&spelled(&[step.from(), step.to()]), Form::Full);
        }
        self.visit_paths(step, &mut |path| each(&spelled(path), Form::Full));
        each(&spelled(&[step.from(), step.to()]), Form::Short);
    }
}
