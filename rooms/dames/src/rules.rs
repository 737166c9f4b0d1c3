//! The options of the game.

use kernel::{Choice, OptionSource, OptionStanding, Rule, Rules, Tri, Value};

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
            booklet: OptionSource {
                standing: OptionStanding::Says,
                values: &["off"],
                sources: &["dames-32"],
                note: Tri::new(
                    "The booklet lets the player choose freely, whatever the number of pieces taken.",
                    "Le livret laisse le joueur choisir librement, quel que soit le nombre de pièces prises.",
                    "Il libretto lascia scegliere liberamente il giocatore, qualunque sia il numero dei pezzi presi.",
                ),
            },
            name: "majority",
            values: OFF_ON,
            title: Tri::new("Majority capture", "Prise majoritaire", "Presa di maggioranza"),
            about: Tri::new(
                "The capture that takes most pieces is compulsory, as in international draughts (D-10).",
                "La prise du plus grand nombre de pièces est obligatoire, comme aux dames internationales (D-10).",
                "È obbligatoria la presa del maggior numero di pezzi, come nella dama internazionale (D-10).",
            ),
        },
        Choice {
            booklet: OptionSource {
                standing: OptionStanding::Says,
                values: &["opponent"],
                sources: &["dames-33", "dames-34"],
                note: Tri::new(
                    "In the booklet it is the opponent who must point out an overlooked capture.",
                    "Dans le livret, c'est l'adversaire qui doit signaler une prise oubliée.",
                    "Nel libretto è l'avversario che deve far notare una presa sfuggita.",
                ),
            },
            name: "enforcement",
            values: &[
                Value { name: "engine", title: Tri::new("the program", "le programme", "il programma") },
                Value { name: "opponent", title: Tri::new("the opponent", "l'adversaire", "l'avversario") },
            ],
            title: Tri::new("Who watches over captures", "Qui veille aux prises", "Chi bada alle prese"),
            about: Tri::new(
                "The program refuses to let a capture pass; or the opponent watches, and may have an overlooked capture played (D-16).",
                "Le programme ne laisse passer aucune prise ; ou bien l'adversaire surveille et peut faire jouer une prise oubliée (D-16).",
                "Il programma non lascia sfuggire nessuna presa; oppure sorveglia l'avversario, che può far giocare una presa sfuggita (D-16).",
            ),
        },
        Choice {
            booklet: OptionSource {
                standing: OptionStanding::Says,
                values: &["on"],
                sources: &["dames-25"],
                note: Tri::new(
                    "The booklet has every touched piece moved.",
                    "Le livret veut que tout pion touché soit joué.",
                    "Il libretto vuole che ogni pezzo toccato sia mosso.",
                ),
            },
            name: "touch",
            values: OFF_ON,
            title: Tri::new("Touched means moved", "Pion touché, pion joué", "Pezzo toccato, pezzo mosso"),
            about: Tri::new(
                "A piece that was touched must be moved, if it can. A move that is typed whole touches nothing (D-15).",
                "Qui touche un pion doit le jouer, s'il peut bouger. Un coup écrit en entier ne touche rien (D-15).",
                "Chi tocca un pezzo deve muoverlo, se può muovere. Una mossa scritta per intero non tocca nulla (D-15).",
            ),
        },
    ];

    fn chosen(&self, choice: usize) -> usize {
        usize::from(self.0 >> choice & 1)
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        DamesRules(self.0 & !(1 << choice) | (value as u8) << choice)
    }

    fn touch_rule(&self) -> Option<Rule> {
        (self.0 & 4 != 0).then_some("D-15")
    }
}
