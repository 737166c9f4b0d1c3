//! Spell: a step is touched as the marble and its landing space, then the space the EX*PION is pushed to where there are several;
//! where the chameleon is a choice, a button decides it.

use crate::board::site_of;
use crate::refuse::Wish;
use crate::sentences;
use crate::{ExpionPosition, ExpionStep};
use kernel::{Button, ButtonInfo, Form, Message, Position, Site, Spell, Touch};

/// The button for a pass (E-6).
pub(crate) const PASS: Button = Button(0);
/// The button that declines the chameleon (E-14).
pub(crate) const WITHOUT: Button = Button(1);
/// The button that uses the chameleon.
pub(crate) const WITH: Button = Button(2);

/// The buttons in the order of their numbers.
pub(crate) fn buttons() -> Vec<ButtonInfo> {
    vec![
        ButtonInfo { text: "pass", name: Message::from(sentences::PASS) },
        ButtonInfo { text: "without", name: Message::from(sentences::WITHOUT_EX_PION) },
        ButtonInfo { text: "with", name: Message::from(sentences::WITH_EX_PION) },
    ]
}

impl Spell for ExpionPosition {
    fn spellings(&self, step: ExpionStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let Wish::Move(route, star) = Wish::of(step) else {
            return each(&[Touch::Button(PASS)], Form::Full);
        };
        let site = |square: u8| Touch::Site(Site(site_of(square)));
        let mut touches = vec![site(route.from), site(route.to)];
        let like: Vec<ExpionStep> = self
            .steps()
            .into_iter()
            .filter(|other| !other.is_pass() && (other.origin(), other.landing()) == (route.from, route.to))
            .collect();
        // E-11: where the EX*PION may go to several spaces, the one it goes to is touched.
        if like.iter().any(|other| other.is_push() && other.goal() != step.goal()) {
            touches.push(site(step.goal()));
        }
        if like.iter().any(|&other| Wish::of(other) == Wish::Move(route, !star)) {
            touches.push(Touch::Button(if star { WITH } else { WITHOUT }));
        }
        each(&touches, Form::Full);
    }
}
