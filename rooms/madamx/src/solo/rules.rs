//! Rules: there is nothing to choose in the solitaire.

use kernel::Rules;

/// The solitaire has no options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SoloRules;

impl Rules for SoloRules {
    const CHOICES: &'static [kernel::Choice] = &[];

    fn chosen(&self, _choice: usize) -> usize {
        0
    }

    fn choose(self, _choice: usize, _value: usize) -> Self {
        self
    }
}
