//! The clauses on mills and on what they take: M-6 to M-9.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        number: "M-6",
        text: Tri::new(
            "A mill is three own pieces on one line. Whoever closes a mill by placing, moving or jumping removes one enemy piece that is not part of a mill. Opening and closing the same mill again counts each time. A player who can only move by opening a mill must do so.",
            "Une marelle, c'est trois de ses pions sur une même ligne. Qui ferme une marelle en posant, en déplaçant ou en sautant retire un pion adverse qui ne fait pas partie d'une marelle. Ouvrir et refermer la même marelle compte à chaque fois. Qui ne peut jouer qu'en ouvrant une marelle doit le faire.",
            "Un mulino sono tre proprie pedine su una stessa linea. Chi chiude un mulino posando, muovendo o saltando toglie una pedina avversaria che non fa parte di un mulino. Aprire e richiudere lo stesso mulino conta ogni volta. Chi può muovere solo aprendo un mulino deve farlo.",
        ),
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
            "If every enemy piece on the board stands in a mill, any of them may be removed (`protected=yield`). With `protected=keep` nothing is removed then, and the step is the bare placing or move.",
            "Si chaque pion adverse du plan de jeu fait partie d'une marelle, n'importe lequel peut être pris (`protected=yield`). Avec `protected=keep`, on ne prend alors rien et le coup s'arrête à la pose ou au déplacement.",
            "Se ogni pedina avversaria in gioco fa parte di un mulino, se ne può togliere una qualsiasi (`protected=yield`). Con `protected=keep` allora non si toglie niente e la mossa è la sola posa o il solo spostamento.",
        ),
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
                facts: &[Fact::Legal("g7xg1"), Fact::Illegal("g7", "M-6"), Fact::Illegal("g7xb6", "M-6")],
            },
        ],
    },
    Clause {
        number: "M-8",
        text: Tri::new(
            "One step that closes two mills removes one piece (`double=one`). With `double=two` it removes two, one after the other, the second judged after the first is gone; if only one can be removed, one is; both go also when the first was the seventh. Only placing can close two mills at once.",
            "Un coup qui ferme deux marelles prend un pion (`double=one`). Avec `double=two`, il en prend deux, l'un après l'autre, le second étant jugé une fois le premier parti ; si un seul peut être pris, on n'en prend qu'un ; les deux partent même si le premier était le septième. Seule la pose peut fermer deux marelles à la fois.",
            "Una mossa che chiude due mulini toglie una pedina (`double=one`). Con `double=two` ne toglie due, una dopo l'altra, la seconda giudicata quando la prima non c'è più; se se ne può togliere una sola, si toglie quella; vanno via entrambe anche se la prima era la settima. Solo la posa può chiudere due mulini insieme.",
        ),
        from_book: false,
        examples: &[
            Example {
                about: Tri::new(
                    "The piece on d7 closes two mills and takes one piece.",
                    "Le pion en d7 ferme deux marelles et prend un pion.",
                    "La pedina in d7 chiude due mulini e prende una pedina.",
                ),
                rules: "",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-i-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---i |
|     |     |
.-----.-----i
m 5/5 0
",
                facts: &[
                    Fact::Legal("d7xb2 d7xb4 d7xf2 d7xg1"),
                    Fact::Illegal("d7xb4xb2", "M-8"),
                    Fact::Causes("d7xb2", "mill mill removal"),
                ],
            },
            Example {
                about: Tri::new(
                    "Two mills, two pieces, written in the order of the points.",
                    "Deux marelles, deux pions, écrits dans l'ordre des points.",
                    "Due mulini, due pedine, scritte nell'ordine dei punti.",
                ),
                rules: "double=two",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-i-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---i |
|     |     |
.-----.-----i
m 5/5 0
",
                facts: &[
                    Fact::Legal("d7xb4xb2 d7xb4xf2 d7xb4xg1 d7xb2xf2 d7xb2xg1 d7xf2xg1"),
                    Fact::Illegal("d7xb2", "M-8"),
                    Fact::Illegal("d7xb2xb4", "M-8"),
                    Fact::Illegal("d7xb2xb2", "M-8"),
                    Fact::Illegal("d7", "M-6"),
                    Fact::Causes("d7xb2xg1", "mill mill removal removal"),
                    Fact::After("d7xb2xg1", "mmm.m..m..i.........i... i 4/5 0"),
                ],
            },
            Example {
                about: Tri::new(
                    "The loose piece goes first; then all stand in a mill, and any of them follows.",
                    "Le pion isolé part d'abord ; ensuite tous sont en marelle, et n'importe lequel suit.",
                    "La pedina isolata va via per prima; poi tutte sono in mulino, e ne segue una qualsiasi.",
                ),
                rules: "double=two",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----i
m 4/4 0
",
                facts: &[
                    Fact::Legal("d7xg1xb2 d7xg1xd2 d7xg1xf2"),
                    Fact::Illegal("d7xb2xg1", "M-6"),
                    Fact::Illegal("d7xg1", "M-8"),
                ],
            },
            Example {
                about: Tri::new(
                    "With kept mills only the loose piece can go.",
                    "Avec les marelles gardées, seul le pion isolé peut partir.",
                    "Con i mulini protetti può andare via solo la pedina isolata.",
                ),
                rules: "protected=keep,double=two",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----i
m 4/4 0
",
                facts: &[Fact::Legal("d7xg1"), Fact::Illegal("d7xg1xb2", "M-8"), Fact::Illegal("d7xb2", "M-6")],
            },
            Example {
                about: Tri::new(
                    "All in one mill: after the first, the other two stand outside.",
                    "Tous dans une marelle : après le premier, les deux autres sont dehors.",
                    "Tutte in un mulino: dopo la prima, le altre due ne sono fuori.",
                ),
                rules: "double=two",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----.
m 4/4 0
",
                facts: &[Fact::Legal("d7xb2xd2 d7xb2xf2 d7xd2xf2"), Fact::Illegal("d7xd2xb2", "M-8")],
            },
            Example {
                about: Tri::new(
                    "The first is the seventh, and the second goes all the same.",
                    "Le premier est le septième, et le second part quand même.",
                    "La prima è la settima, e la seconda va via lo stesso.",
                ),
                rules: "double=two",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---i |
|     |     |
.-----.-----.
m 1/1 0
",
                facts: &[
                    Fact::After("d7xb2xf2", "mmm.m..m................ i 0/1 0"),
                    Fact::Over("d7xb2xf2", "winner=brown", "M-10"),
                    Fact::Illegal("d7xb2", "M-8"),
                ],
            },
        ],
    },
    Clause {
        number: "M-9",
        text: Tri::new(
            "Removed pieces never return.",
            "Les pions retirés sont éliminés : ils ne reviennent jamais.",
            "Le pedine tolte non tornano mai.",
        ),
        from_book: true,
        examples: &[
            Example {
                about: Tri::new(
                    "Ivory loses d6 and still has seven to place, not eight.",
                    "Ivoire perd d6 et garde sept pions à poser, pas huit.",
                    "Avorio perde d6 e ha ancora sette pedine da posare, non otto.",
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
                facts: &[
                    Fact::After("g7xd6", "mmm..........i.......... i 6/7 0"),
                    Fact::After("g7xd6 d6", "mmm.i........i.......... m 6/6 0"),
                ],
            },
            Example {
                about: Tri::new(
                    "Brown has lost five pieces; with none in hand nothing can be placed.",
                    "Marron a perdu cinq pions ; plus rien en main, plus rien à poser.",
                    "Marrone ha perso cinque pedine; senza nulla in mano non si posa più.",
                ),
                rules: "",
                board: "
m-----i-----.
|     |     |
| .---m---. |
| |   |   | |
| | i-.-. | |
| | |   | | |
i-i-m   .-.-i
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----m
m 0/0 0
",
                facts: &[Fact::Illegal("a1", "M-4"), Fact::Illegal("e5", "M-4")],
            },
        ],
    },
];
