//! The options of the duel: the book's four modifications, who enforces captures, and how many play.

use kernel::{Choice, Rules, Tri, Value};

/// The chosen options of the duel, one bit each in the order of [`Rules::CHOICES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DuelRules(u8);

const OFF_ON: &[Value] =
    &[Value { name: "off", title: Tri::new("off", "non", "no") }, Value { name: "on", title: Tri::new("on", "oui", "sì") }];

impl Rules for DuelRules {
    const CHOICES: &'static [Choice] = &[
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "x-after-capture-only",
            values: OFF_ON,
            title: Tri::new(
                "X move after captures only",
                "Coup X après une prise seulement",
                "Mossa X solo dopo una cattura",
            ),
            about: Tri::new(
                "Tiles may be moved only after a capture.",
                "On ne peut déplacer une case noire qu'après une prise.",
                "Si può spostare una casella nera solo dopo una cattura.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "any-tile",
            values: OFF_ON,
            title: Tri::new("Any free tile", "N'importe quelle case libre", "Qualsiasi casella libera"),
            about: Tri::new(
                "The X move may take any free tile of the frame.",
                "Le coup X peut prendre n'importe quelle case noire libre.",
                "La mossa X può prendere qualsiasi casella nera libera.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "bi-removes",
            values: OFF_ON,
            title: Tri::new("Bi-Madam removes tiles", "Bi-Madam enlève des cases", "Bi-Madam toglie caselle"),
            about: Tri::new(
                "After a Bi-Madam has moved, the tile may also be removed for good.",
                "Après un coup de Bi-Madam, la case peut aussi être enlevée pour de bon.",
                "Dopo una mossa di Bi-Madam, la casella può anche essere tolta per sempre.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "long-bi",
            values: OFF_ON,
            title: Tri::new("Long Bi-Madam", "Bi-Madam longue", "Bi-Madam lunga"),
            about: Tri::new(
                "A Bi-Madam may go several tiles in a straight line and capture from afar.",
                "Bi-Madam peut parcourir plusieurs cases en ligne droite et prendre de loin.",
                "Bi-Madam può percorrere più caselle in linea retta e catturare da lontano.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "enforcement",
            values: &[
                Value { name: "engine", title: Tri::new("by the program", "par le programme", "da parte del programma") },
                Value {
                    name: "opponent",
                    title: Tri::new("by the opponent", "par l'adversaire", "da parte dell'avversario"),
                },
            ],
            title: Tri::new("Captures enforced", "Prises imposées", "Catture imposte"),
            about: Tri::new(
                "Who sees to it that a capture is not overlooked.",
                "Qui veille à ce qu'aucune prise ne soit oubliée.",
                "Chi bada che nessuna cattura sia trascurata.",
            ),
        },
        Choice {
            booklet: kernel::OptionSource::NONE,
            name: "players",
            values: &[
                Value { name: "2", title: Tri::new("two", "deux", "due") },
                Value { name: "4", title: Tri::new("four, in pairs", "quatre, par couples", "quattro, a coppie") },
            ],
            title: Tri::new("Players", "Joueurs", "Giocatori"),
            about: Tri::new(
                "At four, one partner moves the pieces and the other the tiles.",
                "À quatre, l'un des partenaires joue les pions, l'autre les cases.",
                "In quattro, un compagno muove le pedine e l'altro le caselle.",
            ),
        },
    ];

    fn chosen(&self, choice: usize) -> usize {
        usize::from(self.0 >> choice & 1)
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        DuelRules(self.0 & !(1 << choice) | (value as u8) << choice)
    }
}

impl DuelRules {
    ///
    #[inline]
    pub(crate) const fn x_after_capture_only(self) -> bool {
        self.0 & 1 != 0
    }

    ///
    #[inline]
    pub(crate) const fn any_tile(self) -> bool {
        self.0 & 2 != 0
    }

    ///
    #[inline]
    pub(crate) const fn bi_removes(self) -> bool {
        self.0 & 4 != 0
    }

    ///
    #[inline]
    pub(crate) const fn long_bi(self) -> bool {
        self.0 & 8 != 0
    }

    /// Whether a capture may be overlooked until the opponent objects.
    #[inline]
    pub(crate) const fn opponent_enforces(self) -> bool {
        self.0 & 16 != 0
    }

    ///
    #[inline]
    pub(crate) const fn in_pairs(self) -> bool {
        self.0 & 32 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_independent_bits() {
        let rules: DuelRules = kernel::read_rules(["long-bi=on", "players=4", "enforcement=opponent"]).unwrap();
        assert!(rules.long_bi() && rules.in_pairs() && rules.opponent_enforces());
        assert!(!rules.any_tile() && !rules.bi_removes() && !rules.x_after_capture_only());
        assert_eq!(kernel::write_rules(&rules, ","), "long-bi=on,enforcement=opponent,players=4");
    }
}
