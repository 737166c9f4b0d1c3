//! The clauses on two mills at once and on what is gone: M-8 and M-9.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        number: "M-8",
        text: Tri::new(
            "One step that closes two mills removes one piece (`double=one`). With `double=two` it removes two, one \
             after the other, the second judged after the first is gone; if only one can be removed, one is; both go \
             also when the first was the seventh. Only placing can close two mills at once.",
            "Un coup qui ferme deux marelles prend un pion (`double=one`). Avec `double=two`, il en prend deux, l'un \
             après l'autre, le second étant jugé une fois le premier parti ; si un seul peut être pris, on n'en prend \
             qu'un ; les deux partent même si le premier était le septième. Seule la pose peut fermer deux marelles à la \
             fois.",
            "Una mossa che chiude due mulini toglie una pedina (`double=one`). Con `double=two` ne toglie due, una dopo \
             l'altra, la seconda giudicata quando la prima non c'è più; se se ne può togliere una sola, si toglie \
             quella; vanno via entrambe anche se la prima era la settima. Solo la posa può chiudere due mulini insieme.",
        ),
        title: Tri::same(""),
        parts: &[],
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
                figure: None,
                sources: &[],
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
                figure: None,
                sources: &[],
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
                figure: None,
                sources: &[],
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
                figure: None,
                sources: &[],
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
                figure: None,
                sources: &[],
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
                figure: None,
                sources: &[],
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
        title: Tri::same(""),
        parts: &[],
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
                figure: None,
                sources: &[],
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
                figure: None,
                sources: &[],
                facts: &[Fact::Illegal("a1", "M-4"), Fact::Illegal("e5", "M-4")],
            },
        ],
    },
];
