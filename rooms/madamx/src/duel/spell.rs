//! Spell: entering a step of the duel touch by touch.

use super::position::Duel;
use super::rules::DuelRules;
use super::step::{DuelStep, Path};
use kernel::{Button, Form, Site, Spell, Touch};

/// What can be pressed beside the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Press {
    Stay,
    Off,
    Object,
}

impl Press {
    /// The buttons that can ever be of use under the rules.
    pub(crate) fn all(rules: DuelRules) -> impl Iterator<Item = Press> {
        [(true, Press::Stay), (rules.bi_removes(), Press::Off), (rules.opponent_enforces(), Press::Object)]
            .into_iter()
            .filter_map(|(useful, press)| useful.then_some(press))
    }

    /// The press of a button of the layout.
    pub(crate) fn of(rules: DuelRules, button: Button) -> Option<Press> {
        Press::all(rules).nth(button.0 as usize)
    }

    fn touch(self, rules: DuelRules) -> Touch {
        let index = Press::all(rules).position(|press| press == self);
        Touch::Button(Button(index.expect("a step's button is in the layout") as u8))
    }
}

fn site(place: u8) -> Touch {
    Touch::Site(Site(place))
}

impl Spell for Duel {
    fn spellings(&self, step: DuelStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let stay = Press::Stay.touch(self.now.rules());
        // Where one tile is on offer it need not be touched first.
        let known = !self.now.rules().any_tile();
        match step {
            DuelStep::Move { from, to } => each(&[site(from), site(to)], Form::Full),
            DuelStep::Capture(path) => path_spellings(path, each),
            DuelStep::Object => each(&[Press::Object.touch(self.now.rules())], Form::Full),
            DuelStep::Relocate { from, to } => {
                if known {
                    each(&[site(to)], Form::Full);
                }
                each(&[site(from), site(to)], Form::Full);
            }
            DuelStep::Remove { from } => {
                let off = Press::Off.touch(self.now.rules());
                if known {
                    each(&[off], Form::Full);
                }
                each(&[site(from), off], Form::Full);
            }
            DuelStep::Stay => {
                each(&[stay], Form::Full);
                if known {
                    each(&[site(self.now.tile()), site(self.now.tile())], Form::Short);
                }
            }
        }
    }
}

/// The places of the path one by one; or, where that is enough, its start and its end.
fn path_spellings(path: Path, each: &mut dyn FnMut(&[Touch], Form)) {
    let mut touches = vec![site(path.from())];
    touches.extend(path.landings().into_iter().map(site));
    each(&touches, Form::Full);
    if path.jumps() > 1 {
        let last = touches.len() - 1;
        touches.swap(1, last);
        each(&touches[..2], Form::Short);
    }
}
