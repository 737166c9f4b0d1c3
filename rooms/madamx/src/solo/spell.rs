//! Spell: entering a step of the solitaire touch by touch.

use super::position::Solo;
use super::step::SoloStep;
use kernel::{Button, Form, Site, Spell, Touch};

impl Spell for Solo {
    fn spellings(&self, step: SoloStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let site = |place: u8| Touch::Site(Site(place));
        match step {
            SoloStep::Advance { from, to } | SoloStep::Jump { from, to } => each(&[site(from), site(to)], Form::Full),
            SoloStep::Place { from, to } => {
                each(&[site(to)], Form::Full);
                each(&[site(from), site(to)], Form::Full);
            }
            SoloStep::Stay => {
                each(&[Touch::Button(Button(0))], Form::Full);
                each(&[site(self.tile), site(self.tile)], Form::Short);
            }
        }
    }
}
