//! Spell: a step is touched as the marble and its landing space; where the chameleon is a choice, a button decides it.

use crate::board::site_of;
use crate::names::BALL;
use crate::refuse::Wish;
use crate::{ExpionPosition, ExpionStep};
use kernel::{Button, ButtonInfo, Form, Lang, Position, Site, Spell, Touch, say};

/// The button for a pass (E-6).
pub(crate) const PASS: Button = Button(0);
/// The button that declines the chameleon (E-14).
pub(crate) const WITHOUT: Button = Button(1);
/// The button that uses the chameleon.
pub(crate) const WITH: Button = Button(2);

/// The buttons in the order of their numbers.
pub(crate) fn buttons(lang: Lang) -> Vec<ButtonInfo> {
    vec![
        ButtonInfo { text: "pass", name: say!(lang, "Pass", "Passer", "Passa") },
        ButtonInfo { text: "without", name: say!(lang, "Without the {BALL}", "Sans l'{BALL}", "Senza l'{BALL}") },
        ButtonInfo { text: "with", name: say!(lang, "With the {BALL}", "Avec l'{BALL}", "Con l'{BALL}") },
    ]
}

impl Spell for ExpionPosition {
    fn spellings(&self, step: ExpionStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let Wish::Move { from, to, star } = Wish::of(step) else {
            return each(&[Touch::Button(PASS)], Form::Full);
        };
        let [from_site, to_site] = [from, to].map(|square| Touch::Site(Site(site_of(square))));
        let twin = Wish::Move { from, to, star: !star };
        if self.steps().into_iter().any(|other| Wish::of(other) == twin) {
            let choice = if star { WITH } else { WITHOUT };
            each(&[from_site, to_site, Touch::Button(choice)], Form::Full);
        } else {
            each(&[from_site, to_site], Form::Full);
        }
    }
}
