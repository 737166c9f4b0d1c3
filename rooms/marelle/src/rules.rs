//! The options of marelle: jumping (M-5), protected mills (M-7) and double mills (M-8).

use kernel::{Choice, OptionSource, OptionStanding, Rules, Tri, Value};

/// The chosen options, one bit each, so that a position carries them in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MarelleRules(u8);

impl MarelleRules {
    /// M-5: whether a player with three pieces left may jump.
    #[inline]
    pub const fn jumps(self) -> bool {
        self.0 & 1 == 0
    }

    /// M-7: whether pieces in mills stay even when there are no others.
    #[inline]
    pub const fn keeps_mills(self) -> bool {
        self.0 & 2 != 0
    }

    /// M-8: whether two mills closed at once remove two pieces.
    #[inline]
    pub const fn removes_two(self) -> bool {
        self.0 & 4 != 0
    }

    /// The same rules where two mills closed at once remove one piece (M-8).
    pub(crate) const fn without_double(self) -> MarelleRules {
        MarelleRules(self.0 & !4)
    }
}

const fn value(name: &'static str, title: Tri) -> Value {
    Value { name, title }
}

impl Rules for MarelleRules {
    const CHOICES: &'static [Choice] = &[
        Choice {
            booklet: OptionSource {
                standing: OptionStanding::Says,
                values: &["on"],
                sources: &["marelle-20", "marelle-38"],
                note: Tri::new(
                    "The booklet has jumping as its third phase, and tells that some drop it as unjust.",
                    "Le livret fait des sauts sa troisième phase, et dit que certains la suppriment, la jugeant injuste.",
                    "Il libretto fa dei salti la terza fase, e dice che alcuni la sopprimono perché ingiusta.",
                ),
            },
            name: "jump",
            values: &[value("on", Tri::new("yes", "oui", "sì")), value("off", Tri::new("no", "non", "no"))],
            title: Tri::new("Jumping with three pieces", "Sauts à trois pions", "Salti con tre pedine"),
            about: Tri::new(
                "Whether a player with three pieces left may move a piece to any free point (M-5).",
                "Si un joueur qui n'a plus que trois pions peut en porter un sur n'importe quel point libre (M-5).",
                "Se un giocatore rimasto con tre pedine può portarne una su qualsiasi punto libero (M-5).",
            ),
        },
        Choice {
            booklet: OptionSource {
                standing: OptionStanding::Contradicts,
                values: &[],
                sources: &["marelle-21", "marelle-33"],
                note: Tri::new(
                    "The booklet contradicts itself: it spares pieces in mills, and it has every closing take a piece.",
                    "Le livret se contredit : il épargne les pions en marelle, et fait prendre un pion à chaque fermeture.",
                    "Il libretto si contraddice: risparmia le pedine in mulino, e fa prendere una pedina a ogni chiusura.",
                ),
            },
            name: "protected",
            values: &[
                value("yield", Tri::new("any may be removed", "tous peuvent être pris", "tutte si possono togliere")),
                value("keep", Tri::new("nothing is removed", "rien n'est pris", "non si toglie niente")),
            ],
            title: Tri::new(
                "When all enemy pieces stand in mills",
                "Quand tous les pions adverses sont en marelle",
                "Quando tutte le pedine avversarie sono in mulino",
            ),
            about: Tri::new(
                "What a closed mill takes when every enemy piece on the board stands in a mill (M-7).",
                "Ce que prend une marelle fermée quand chaque pion adverse du plan fait partie d'une marelle (M-7).",
                "Che cosa prende un mulino chiuso quando ogni pedina avversaria in gioco fa parte di un mulino (M-7).",
            ),
        },
        Choice {
            booklet: OptionSource {
                standing: OptionStanding::Silent,
                values: &[],
                sources: &["marelle-21", "marelle-33"],
                note: Tri::new(
                    "The booklet does not treat it; read to the letter, each mill takes a piece, which would be two.",
                    "Le livret n'en parle pas ; à la lettre, chaque marelle prend un pion, ce qui ferait deux.",
                    "Il libretto non ne parla; alla lettera ogni mulino prende una pedina, e sarebbero due.",
                ),
            },
            name: "double",
            values: &[
                value("one", Tri::new("removes one piece", "prend un pion", "toglie una pedina")),
                value("two", Tri::new("removes two pieces", "prend deux pions", "toglie due pedine")),
            ],
            title: Tri::new("Two mills at once", "Deux marelles à la fois", "Due mulini in una volta"),
            about: Tri::new(
                "How many pieces go when one placed piece closes two mills (M-8).",
                "Combien de pions sont pris quand un seul pion posé ferme deux marelles (M-8).",
                "Quante pedine si tolgono quando una sola pedina posata chiude due mulini (M-8).",
            ),
        },
    ];

    fn chosen(&self, choice: usize) -> usize {
        (self.0 >> choice & 1) as usize
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        MarelleRules(self.0 & !(1 << choice) | (value as u8 & 1) << choice)
    }
}
