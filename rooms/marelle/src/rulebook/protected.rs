//! The clause on mills that hold all of a camp: M-7.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-7",
        Tri::new(
            "When every enemy piece stands in a mill",
            "Quand tous les pions adverses sont en marelle",
            "Quando tutte le pedine avversarie sono in mulino",
        ),
        &[
            Part::contradictory(
                Tri::new(
                    "If every enemy piece on the board stands in a mill, any of them may be taken.",
                    "Si tous les pions adverses du plan font partie d'une marelle, n'importe lequel peut être pris.",
                    "Se tutte le pedine avversarie sul piano fanno parte di un mulino, se ne può prendere una qualsiasi.",
                ),
                &["marelle-21", "marelle-33"],
                Tri::new(
                    "The booklet contradicts itself here: one sentence spares every piece in a mill, another has each closing take a piece. We let the second prevail, so that a closed mill is never for nothing; most players do the same.",
                    "Ici, le livret se contredit : une phrase épargne tout pion en marelle, une autre fait prendre un pion à chaque fermeture. Nous suivons la seconde, pour qu'une marelle fermée ne soit jamais vaine ; c'est ce que font la plupart des joueurs.",
                    "Qui il libretto si contraddice: una frase risparmia ogni pedina in mulino, un'altra fa prendere una pedina a ogni chiusura. Seguiamo la seconda, perché un mulino chiuso non sia mai vano; così fa la maggior parte dei giocatori.",
                ),
            )
            .readings(&["protected=keep"]),
            Part::ruling(
                Tri::new(
                    "With `protected=keep` nothing is taken then, and the move ends with the closing.",
                    "Avec `protected=keep`, on ne prend alors rien et le coup s'arrête à la fermeture.",
                    "Con `protected=keep` allora non si prende niente e la mossa finisce con la chiusura.",
                ),
                Tri::new(
                    "This plays the other of the two sentences.",
                    "C'est l'autre des deux phrases qui est alors jouée.",
                    "Così si gioca l'altra delle due frasi.",
                ),
            )
            .about(&["marelle-21"]),
        ],
        &[
            Example::new(
                Tri::new(
                    "All ivory pieces stand in a mill: any of them goes.",
                    "Tous les pions ivoire sont en marelle : n'importe lequel est pris.",
                    "Tutte le pedine avorio sono in mulino: se ne toglie una qualsiasi.",
                ),
                "
m-----m-----.
|     |     |
| i---i---i |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 6/6 0
",
                &[
                    Fact::Legal("g7xb6 g7xd6 g7xf6"),
                    Fact::Illegal("g7", "M-6"),
                    Fact::Illegal("g7xa1", "M-6"),
                    Fact::Causes("g7xd6", "mill removal"),
                ],
            )
            .showing(&["marelle-33"]),
            Example::new(
                Tri::new(
                    "Kept mills: the same closing takes nothing.",
                    "Marelles gardées : la même fermeture ne prend rien.",
                    "Mulini protetti: la stessa chiusura non prende niente.",
                ),
                "
m-----m-----.
|     |     |
| i---i---i |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 6/6 0
",
                &[
                    Fact::Legal("g7"),
                    Fact::Illegal("g7xb6", "M-7"),
                    Fact::Causes("g7", "mill spared"),
                    Fact::After("g7", "mmmiii.................. i 5/6 0"),
                ],
            )
            .under("protected=keep")
            .showing(&["marelle-21"]),
            Example::new(
                Tri::new(
                    "Kept mills do not protect a piece outside them.",
                    "Les marelles gardées ne protègent pas un pion isolé.",
                    "I mulini protetti non difendono una pedina isolata.",
                ),
                "
m-----m-----.
|     |     |
| i---i---i |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
m-----.-----i
m 5/5 0
",
                &[Fact::Legal("g7xg1"), Fact::Illegal("g7", "M-6"), Fact::Illegal("g7xb6", "M-6")],
            )
            .under("protected=keep"),
        ],
    ),
];
