//! The clauses on closing a mill: M-6 and M-7.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        number: "M-6",
        text: Tri::new(
            "A mill is three own pieces on one line. Whoever closes a mill by placing, moving or jumping removes one \
             enemy piece that is not part of a mill. Opening and closing the same mill again counts each time. A player \
             who can only move by opening a mill must do so.",
            "Une marelle, c'est trois de ses pions sur une même ligne. Qui ferme une marelle en posant, en déplaçant ou \
             en sautant retire un pion adverse qui ne fait pas partie d'une marelle. Ouvrir et refermer la même marelle \
             compte à chaque fois. Qui ne peut jouer qu'en ouvrant une marelle doit le faire.",
            "Un mulino è formato da tre proprie pedine su una stessa linea. Chi chiude un mulino posando, muovendo o \
             saltando toglie una pedina avversaria che non fa parte di un mulino. Aprire e richiudere lo stesso mulino \
             conta ogni volta. Chi può muovere solo aprendo un mulino deve farlo.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[
            Example {
                about: Tri::new(
                    "Brown closes the upper side with g7 and must remove a piece.",
                    "Marron ferme le côté supérieur par g7 et doit prendre un pion.",
                    "Marrone chiude il lato superiore con g7 e deve togliere una pedina.",
                ),
                rules: "",
                board: "
m-----m-----.
|     |     |
| .---i---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 7/7 0
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("g7xd6 g7xf4 d5"),
                    Fact::Illegal("g7", "M-6"),
                    Fact::Illegal("g7xa1", "M-6"),
                    Fact::Illegal("g7xa7", "M-6"),
                    Fact::Illegal("d5xd6", "M-6"),
                    Fact::Causes("g7xd6", "mill removal"),
                    Fact::After("g7xd6", "mmm..........i.......... i 6/7 0"),
                ],
            },
            Example {
                about: Tri::new(
                    "The ivory mill is safe while another piece stands outside it.",
                    "La marelle ivoire est à l'abri tant qu'un autre pion se trouve dehors.",
                    "Il mulino avorio è al sicuro finché un'altra pedina ne sta fuori.",
                ),
                rules: "",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("g7xg1 a4xg1"),
                    Fact::Illegal("g7xd6", "M-6"),
                    Fact::Illegal("a4xb6", "M-6"),
                    Fact::Illegal("g7", "M-6"),
                ],
            },
            Example {
                about: Tri::new(
                    "A mill opened and closed again takes each time.",
                    "Une marelle ouverte puis refermée prend à chaque fois.",
                    "Un mulino aperto e richiuso prende ogni volta.",
                ),
                rules: "",
                board: "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---i |
|     |     |
i-----.-----.
m 0/0 0
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Causes("d7-d6", ""),
                    Fact::Causes("d7-d6 b2-b4 d6-d7xb4", "mill removal"),
                    Fact::Illegal("d7-d6xa1", "M-6"),
                ],
            },
            Example {
                about: Tri::new(
                    "Every move opens the mill, so it is opened.",
                    "Tout coup ouvre la marelle : il faut l'ouvrir.",
                    "Ogni mossa apre il mulino: bisogna aprirlo.",
                ),
                rules: "",
                board: "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
i-.-.   .-.-i
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---. |
|     |     |
m-----i-----.
m 0/0 7
",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("d7-d6"), Fact::Illegal("a1-b2", "M-4"), Fact::Decides("", 1)],
            },
            Example {
                about: Tri::new(
                    "A jump closes a mill like a move.",
                    "Un saut ferme une marelle comme un déplacement.",
                    "Un salto chiude un mulino come uno spostamento.",
                ),
                rules: "",
                board: "
m-----m-----.
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---i---. |
|     |     |
.-----.-----i
m 0/0 3
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("e3-g7xb2 e3-g7xd2 e3-g7xf4 e3-g7xg1"),
                    Fact::Illegal("e3-g7", "M-6"),
                    Fact::After("e3-g7xf4", "mmm...............ii...i i 0/0 0"),
                ],
            },
        ],
    },
    Clause {
        number: "M-7",
        text: Tri::new(
            "If every enemy piece on the board stands in a mill, any of them may be removed (`protected=yield`). With \
             `protected=keep` nothing is removed then, and the step is the bare placing or move.",
            "Si chaque pion adverse du plan de jeu fait partie d'une marelle, n'importe lequel peut être pris \
             (`protected=yield`). Avec `protected=keep`, on ne prend alors rien et le coup s'arrête à la pose ou au \
             déplacement.",
            "Se ogni pedina avversaria in gioco fa parte di un mulino, se ne può togliere una qualsiasi \
             (`protected=yield`). Con `protected=keep` allora non si toglie niente e la mossa è la sola posa o il solo \
             spostamento.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: false,
        examples: &[
            Example {
                about: Tri::new(
                    "All ivory pieces stand in a mill: any of them goes.",
                    "Tous les pions ivoire sont en marelle : n'importe lequel est pris.",
                    "Tutte le pedine avorio sono in mulino: se ne toglie una qualsiasi.",
                ),
                rules: "",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("g7xb6 g7xd6 g7xf6"),
                    Fact::Illegal("g7", "M-6"),
                    Fact::Illegal("g7xa1", "M-6"),
                    Fact::Causes("g7xd6", "mill removal"),
                ],
            },
            Example {
                about: Tri::new(
                    "Kept mills: the same closing takes nothing.",
                    "Marelles gardées : la même fermeture ne prend rien.",
                    "Mulini protetti: la stessa chiusura non prende niente.",
                ),
                rules: "protected=keep",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("g7"),
                    Fact::Illegal("g7xb6", "M-7"),
                    Fact::Causes("g7", "mill spared"),
                    Fact::After("g7", "mmmiii.................. i 5/6 0"),
                ],
            },
            Example {
                about: Tri::new(
                    "Kept mills do not protect a piece outside them.",
                    "Les marelles gardées ne protègent pas un pion isolé.",
                    "I mulini protetti non difendono una pedina isolata.",
                ),
                rules: "protected=keep",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[Fact::Legal("g7xg1"), Fact::Illegal("g7", "M-6"), Fact::Illegal("g7xb6", "M-6")],
            },
        ],
    },
];
