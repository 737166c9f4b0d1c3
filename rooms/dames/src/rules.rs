//! The options of the game.

use kernel::{Choice, Rules, Tri, Value};

/// The chosen options, one bit each in the order of the list below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DamesRules(u8);

impl DamesRules {
    /// The capture that takes most pieces is compulsory, as in international draughts.
    #[inline]
    pub const fn majority(self) -> bool {
        self.0 & 1 != 0
    }

    /// The same without the option on touching, which changes no step.
    pub(crate) const fn without_touch(self) -> DamesRules {
        DamesRules(self.0 & !4)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u8) -> DamesRules {
        DamesRules(bits)
    }

    /// A player may overlook a capture, and the opponent may object.
    #[inline]
    pub const fn opponent_enforces(self) -> bool {
        self.0 & 2 != 0
    }
}

const OFF_ON: &[Value] =
    &[Value { name: "off", title: Tri::new("off", "non", "no") }, Value { name: "on", title: Tri::new("on", "oui", "sì") }];

impl Rules for DamesRules {
    const CHOICES: &'static [Choice] = &[
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "majority",
            values: OFF_ON,
            title: Tri::new("Majority capture", "Prise majoritaire", "Presa di maggioranza"),
            about: Tri::new(
                "The capture that takes most pieces is compulsory, as in international draughts.",
                "La prise du plus grand nombre de pièces est obligatoire, comme aux dames internationales.",
                "È obbligatoria la presa del maggior numero di pezzi, come nella dama internazionale.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "enforcement",
            values: &[
                Value { name: "engine", title: Tri::new("by the game", "par le jeu", "dal gioco") },
                Value { name: "opponent", title: Tri::new("by the opponent", "par l'adversaire", "dall'avversario") },
            ],
            title: Tri::new("Who enforces captures", "Qui impose la prise", "Chi impone la presa"),
            about: Tri::new(
                "By the opponent: a capture may be overlooked, and the opponent may then have it played.",
                "Par l'adversaire : une prise peut être oubliée, et l'adversaire peut alors la faire jouer.",
                "Dall'avversario: una presa può sfuggire, e l'avversario può allora farla giocare.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "touch",
            values: OFF_ON,
            title: Tri::new("Touched means moved", "Pion touché, pion joué", "Pezzo toccato, pezzo mosso"),
            about: Tri::new(
                "A piece that was touched must be moved, if it can.",
                "Tout pion touché doit être déplacé, s'il le peut.",
                "Un pezzo toccato dev'essere mosso, se può.",
            ),
        },
    ];

    fn chosen(&self, choice: usize) -> usize {
        usize::from(self.0 >> choice & 1)
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        DamesRules(self.0 & !(1 << choice) | (value as u8) << choice)
    }

    fn binds_touch(&self) -> bool {
        self.0 & 4 != 0
    }
}
