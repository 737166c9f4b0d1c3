//! The clauses on two mills at once and on what is gone: M-8 and M-9.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-8",
        Tri::new("Two mills at once", "Deux marelles d'un coup", "Due mulini in una volta"),
        &[
            Part::ruling(
                Tri::new(
                    "A move that closes two mills takes one piece.",
                    "Un coup qui ferme deux marelles prend un seul pion.",
                    "Una mossa che chiude due mulini prende una sola pedina.",
                ),
                Tri::new(
                    "The booklet does not treat it. Read to the letter, a piece goes each time a mill is formed, which would be two; but it always speaks of one mill and one piece, and one piece a turn is the custom.",
                    "Le livret n'en parle pas. À la lettre, un pion part chaque fois qu'une marelle est formée, ce qui ferait deux ; mais il ne parle jamais que d'une marelle et d'un pion, et un pion par coup est l'usage.",
                    "Il libretto non ne parla. Alla lettera, una pedina va via ogni volta che si forma un mulino, e sarebbero due; ma parla sempre di un mulino e di una pedina, e una pedina per mossa è l'uso.",
                ),
            )
            .about(&["marelle-21", "marelle-33"])
            .readings(&["double=two"]),
            Part::ruling(
                Tri::new(
                    "With `double=two` it takes two, one after the other; the second is judged when the first is gone. If only one can be taken, one is; both go also when the first was the seventh.",
                    "Avec `double=two`, il en prend deux, l'un après l'autre ; le second se juge une fois le premier parti. Si un seul peut être pris, on n'en prend qu'un ; les deux partent même si le premier était le septième.",
                    "Con `double=two` ne prende due, una dopo l'altra; la seconda si giudica quando la prima non c'è più. Se se ne può prendere una sola, si prende quella; vanno via entrambe anche se la prima era la settima.",
                ),
                Tri::new(
                    "Two mills are two closings, each of which takes its piece as if the other did not exist.",
                    "Deux marelles sont deux fermetures, dont chacune prend son pion comme si l'autre n'existait pas.",
                    "Due mulini sono due chiusure, e ciascuna prende la sua pedina come se l'altra non ci fosse.",
                ),
            )
            .about(&["marelle-21", "marelle-33"]),
            Part::consequence(
                Tri::new(
                    "Only placing can close two mills at once: a piece that moves leaves one of the two lines, and three pieces that jump make no two mills.",
                    "Seule la pose peut fermer deux marelles d'un coup : un pion qui se déplace quitte l'une des deux lignes, et trois pions qui sautent ne font pas deux marelles.",
                    "Solo la posa può chiudere due mulini in una volta: una pedina che muove lascia una delle due linee, e tre pedine che saltano non fanno due mulini.",
                ),
                &["marelle-25", "marelle-38"],
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "The piece on d7 closes two mills and takes one piece.",
                    "Le pion en d7 ferme deux marelles et prend un pion.",
                    "La pedina in d7 chiude due mulini e prende una pedina.",
                ),
                "
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
                &[
                    Fact::Legal("d7xb2 d7xb4 d7xf2 d7xg1"),
                    Fact::Illegal("d7xb4xb2", "M-8"),
                    Fact::Causes("d7xb2", "mill mill removal"),
                ],
            ),
            Example::new(
                Tri::new(
                    "Two mills, two pieces, written in the order of the points.",
                    "Deux marelles, deux pions, écrits dans l'ordre des points.",
                    "Due mulini, due pedine, scritte nell'ordine dei punti.",
                ),
                "
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
                &[
                    Fact::Legal("d7xb4xb2 d7xb4xf2 d7xb4xg1 d7xb2xf2 d7xb2xg1 d7xf2xg1"),
                    Fact::Illegal("d7xb2", "M-8"),
                    Fact::Illegal("d7xb2xb4", "M-8"),
                    Fact::Illegal("d7xb2xb2", "M-8"),
                    Fact::Illegal("d7", "M-6"),
                    Fact::Causes("d7xb2xg1", "mill mill removal removal"),
                    Fact::After("d7xb2xg1", "mmm.m..m..i.........i... i 4/5 0"),
                ],
            )
            .under("double=two"),
            Example::new(
                Tri::new(
                    "The loose piece goes first; then all stand in a mill, and any of them follows.",
                    "Le pion isolé part d'abord ; ensuite tous sont en marelle, et n'importe lequel suit.",
                    "La pedina isolata va via per prima; poi tutte sono in mulino, e ne segue una qualsiasi.",
                ),
                "
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
                &[
                    Fact::Legal("d7xg1xb2 d7xg1xd2 d7xg1xf2"),
                    Fact::Illegal("d7xb2xg1", "M-6"),
                    Fact::Illegal("d7xg1", "M-8"),
                ],
            )
            .under("double=two"),
            Example::new(
                Tri::new(
                    "With kept mills only the loose piece can go.",
                    "Avec les marelles gardées, seul le pion isolé peut partir.",
                    "Con i mulini protetti può andare via solo la pedina isolata.",
                ),
                "
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
                &[Fact::Legal("d7xg1"), Fact::Illegal("d7xg1xb2", "M-8"), Fact::Illegal("d7xb2", "M-6")],
            )
            .under("protected=keep,double=two"),
            Example::new(
                Tri::new(
                    "All in one mill: after the first, the other two stand outside.",
                    "Tous dans une marelle : après le premier, les deux autres sont dehors.",
                    "Tutte in un mulino: dopo la prima, le altre due ne sono fuori.",
                ),
                "
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
                &[Fact::Legal("d7xb2xd2 d7xb2xf2 d7xd2xf2"), Fact::Illegal("d7xd2xb2", "M-8")],
            )
            .under("double=two"),
            Example::new(
                Tri::new(
                    "The first is the seventh, and the second goes all the same.",
                    "Le premier est le septième, et le second part quand même.",
                    "La prima è la settima, e la seconda va via lo stesso.",
                ),
                "
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
                &[
                    Fact::After("d7xb2xf2", "mmm.m..m................ i 0/1 0"),
                    Fact::Over("d7xb2xf2", "winner=brown", "M-10"),
                    Fact::Illegal("d7xb2", "M-8"),
                ],
            )
            .under("double=two"),
        ],
    ),
    Clause::new(
        "M-9",
        Tri::new("Gone for good", "Éliminé pour de bon", "Fuori per sempre"),
        &[
            Part::booklet(
                Tri::new(
                    "A piece that was taken off the board is out of the game.",
                    "Ce qui est enlevé du plan est hors jeu.",
                    "Una pedina tolta dal piano di gioco è eliminata.",
                ),
                &["marelle-22"],
            ),
            Part::consequence(
                Tri::new(
                    "It never returns, not to the hand either.",
                    "Il ne revient jamais, pas même en main.",
                    "Non torna mai, nemmeno in mano.",
                ),
                &["marelle-22"],
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "Ivory loses d6 and still has seven to place, not eight.",
                    "Ivoire perd d6 et garde sept pions à poser, pas huit.",
                    "Avorio perde d6 e ha ancora sette pedine da posare, non otto.",
                ),
                "
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
                &[
                    Fact::After("g7xd6", "mmm..........i.......... i 6/7 0"),
                    Fact::After("g7xd6 d6", "mmm.i........i.......... m 6/6 0"),
                ],
            )
            .showing(&["marelle-22"]),
            Example::new(
                Tri::new(
                    "Brown has lost five pieces; with none in hand nothing can be placed.",
                    "Marron a perdu cinq pions ; plus rien en main, plus rien à poser.",
                    "Marrone ha perso cinque pedine; senza nulla in mano non si posa più.",
                ),
                "
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
                &[Fact::Illegal("a1", "M-4"), Fact::Illegal("e5", "M-4")],
            ),
        ],
    ),
];
