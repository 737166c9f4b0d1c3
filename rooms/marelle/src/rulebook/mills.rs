//! The clause on mills and what they take: M-6.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-6",
        Tri::new("Mills", "Les marelles", "I mulini"),
        &[
            Part::booklet(
                Tri::new(
                    "Three pieces of one player in a row, across or upright, are a mill (marelle).",
                    "Trois pions d'un joueur alignés, horizontalement ou verticalement, forment une marelle.",
                    "Tre pedine di un giocatore allineate, in orizzontale o in verticale, formano un mulino (marelle).",
                ),
                &["marelle-3"],
            ),
            Part::booklet(
                Tri::new(
                    "Each time a player forms a mill he takes off the board an enemy piece of his choice that is not part of a mill.",
                    "Toute marelle formée permet d'ôter un pion de l'adversaire, au choix, sauf ceux qui sont eux-mêmes en marelle.",
                    "Ogni volta che un giocatore forma un mulino toglie dal piano una pedina avversaria a sua scelta, che non faccia parte di un mulino.",
                ),
                &["marelle-21"],
            ),
            Part::consequence(
                Tri::new(
                    "It makes no difference whether the mill is closed by placing, moving or jumping.",
                    "Peu importe que la marelle soit fermée par une pose, un déplacement ou un saut.",
                    "Non importa se il mulino si chiude posando, muovendo o saltando.",
                ),
                &["marelle-21", "marelle-33"],
            ),
            Part::booklet(
                Tri::new(
                    "A piece may leave a mill to make a second one, and go back at the next turn to make the first again, without limit; each new closing takes a piece.",
                    "Un pion peut quitter une marelle pour en faire une seconde, et revenir au tour suivant refaire la première, sans limite ; chaque nouvelle fermeture prend un pion.",
                    "Una pedina può lasciare un mulino per farne un secondo, e tornare al turno seguente a rifare il primo, senza limite; ogni nuova chiusura prende una pedina.",
                ),
                &["marelle-30", "marelle-31", "marelle-32", "marelle-33"],
            ),
            Part::booklet(
                Tri::new(
                    "When a mill is opened, all its pieces can be taken. Whoever can only play by opening one of his mills must, even if he may lose a piece by it.",
                    "Quand une marelle est ouverte, tous ses pions peuvent être pris. Qui n'a pas d'autre coup que d'ouvrir une de ses marelles y est obligé, quitte à y perdre un pion.",
                    "Quando un mulino è aperto, tutte le sue pedine possono essere prese. Chi può giocare solo aprendo uno dei suoi mulini deve farlo, anche se rischia di perdere una pedina.",
                ),
                &["marelle-35", "marelle-36"],
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "Ivory's column g7-g4-g1 and brown's row b6-d6-f6 are mills. c5 makes a column c5-c4-c3; d3 would only go round a corner with c4 and c3, and that is none. (The sketch is lost; the board is ours.)",
                    "La colonne ivoire g7-g4-g1 et la ligne marron b6-d6-f6 sont des marelles. c5 forme la colonne c5-c4-c3 ; d3 ne ferait que tourner le coin avec c4 et c3, ce qui n'en est pas une. (Le croquis est perdu ; la position est de nous.)",
                    "La colonna avorio g7-g4-g1 e la riga marrone b6-d6-f6 sono mulini. c5 forma la colonna c5-c4-c3; d3 girerebbe solo l'angolo con c4 e c3, e questo non lo è. (Lo schizzo è perduto; la posizione è nostra.)",
                ),
                "
.-----i-----i
|     |     |
| m---m---m |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-m   i-.-i
| | |   | | |
| | m-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----i
m 3/3 0
",
                &[
                    Fact::Legal("c5xe4 c5xd7 d3"),
                    Fact::Illegal("c5", "M-6"),
                    Fact::Illegal("c5xg4", "M-6"),
                    Fact::Illegal("d3xe4", "M-6"),
                    Fact::Causes("c5xe4", "mill removal"),
                    Fact::Causes("d3", ""),
                ],
            )
            .figure(
                Tri::new("Sketch: examples of mills", "Croquis : exemples de marelles", "Schizzo: esempi di mulini"),
                &["marelle-4"],
            ),
            Example::new(
                Tri::new(
                    "Brown closes the upper side with g7 and must remove a piece.",
                    "Marron ferme le côté supérieur par g7 et doit prendre un pion.",
                    "Marrone chiude il lato superiore con g7 e deve togliere una pedina.",
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
                    Fact::Legal("g7xd6 g7xf4 d5"),
                    Fact::Illegal("g7", "M-6"),
                    Fact::Illegal("g7xa1", "M-6"),
                    Fact::Illegal("g7xa7", "M-6"),
                    Fact::Illegal("d5xd6", "M-6"),
                    Fact::Causes("g7xd6", "mill removal"),
                    Fact::After("g7xd6", "mmm..........i.......... i 6/7 0"),
                ],
            )
            .showing(&["marelle-21"]),
            Example::new(
                Tri::new(
                    "The ivory mill is safe while another piece stands outside it.",
                    "La marelle ivoire est à l'abri tant qu'un autre pion se trouve dehors.",
                    "Il mulino avorio è al sicuro finché un'altra pedina ne sta fuori.",
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
                &[
                    Fact::Legal("g7xg1 a4xg1"),
                    Fact::Illegal("g7xd6", "M-6"),
                    Fact::Illegal("a4xb6", "M-6"),
                    Fact::Illegal("g7", "M-6"),
                ],
            ),
            Example::new(
                Tri::new(
                    "Brown goes from d6 to d7, forms a mill and takes a piece. (The sketch is lost; the board is ours.)",
                    "Marron va de d6 à d7, forme une marelle et prend un pion. (Le croquis est perdu ; la position est de nous.)",
                    "Marrone va da d6 a d7, forma un mulino e prende una pedina. (Lo schizzo è perduto; la posizione è nostra.)",
                ),
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----i
m 0/0 0
",
                &[
                    Fact::Legal("d6-d7xb2 d6-d7xe3 d6-d7xf4 d6-d7xg1"),
                    Fact::Illegal("d6-d7", "M-6"),
                    Fact::Causes("d6-d7xf4", "mill removal"),
                ],
            )
            .figure(
                Tri::new("Sketch: forming a mill", "Croquis : formation d'une marelle", "Schizzo: formazione di un mulino"),
                &["marelle-29"],
            ),
            Example::new(
                Tri::new(
                    "The running mill: d7-d6 opens the row a7-d7-g7 and closes b6-d6-f6; d6-d7 goes back and closes the first again. Each time a piece is taken. (The sketch is lost; the board is ours.)",
                    "Le va-et-vient : d7-d6 ouvre la ligne a7-d7-g7 et ferme b6-d6-f6 ; d6-d7 revient refermer la première. À chaque fois, un pion est pris. (Le croquis est perdu ; la position est de nous.)",
                    "Il va e vieni: d7-d6 apre la riga a7-d7-g7 e chiude b6-d6-f6; d6-d7 torna a richiudere la prima. Ogni volta si prende una pedina. (Lo schizzo è perduto; la posizione è nostra.)",
                ),
                "
m-----m-----m
|     |     |
| m---.---m |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | i-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----i
m 0/0 0
",
                &[
                    Fact::Legal("d7-d6xb2 d7-d6xc3 d7-d6xe3 d7-d6xg1"),
                    Fact::Illegal("d7-d6", "M-6"),
                    Fact::Causes("d7-d6xc3", "mill removal"),
                    Fact::After("d7-d6xc3", "m.mmmm...........ii....i i 0/0 0"),
                    Fact::Causes("d7-d6xc3 b2-b4 d6-d7xe3", "mill removal"),
                ],
            )
            .figure(Tri::new("Sketch 3", "Croquis 3", "Schizzo 3"), &["marelle-34"]),
            Example::new(
                Tri::new(
                    "The same board: d7-d6 has opened the row a7-d7-g7, so when ivory closes c3-d3-e3, a7 can be taken. b6, d6 and f6 cannot.",
                    "La même position : d7-d6 a ouvert la ligne a7-d7-g7 ; quand ivoire ferme c3-d3-e3, a7 peut donc être pris. b6, d6 et f6 ne le peuvent pas.",
                    "La stessa posizione: d7-d6 ha aperto la riga a7-d7-g7; quando avorio chiude c3-d3-e3, a7 può quindi essere presa. b6, d6 e f6 no.",
                ),
                "
m-----.-----m
|     |     |
| m---m---m |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | i-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----.
i 0/0 0
",
                &[
                    Fact::Legal("b2-d3xa7 b2-d3xg7"),
                    Fact::Illegal("b2-d3xd6", "M-6"),
                    Fact::Illegal("b2-d3", "M-6"),
                    Fact::After("b2-d3xa7", "..mmmm.........iii...... m 0/0 0"),
                ],
            )
            .showing(&["marelle-35"]),
            Example::new(
                Tri::new(
                    "A mill opened and closed again takes each time.",
                    "Une marelle ouverte puis refermée prend à chaque fois.",
                    "Un mulino aperto e richiuso prende ogni volta.",
                ),
                "
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
                &[
                    Fact::Causes("d7-d6", ""),
                    Fact::Causes("d7-d6 b2-b4 d6-d7xb4", "mill removal"),
                    Fact::Illegal("d7-d6xa1", "M-6"),
                ],
            )
            .showing(&["marelle-31", "marelle-32", "marelle-33"]),
            Example::new(
                Tri::new(
                    "Every move opens the mill, so it is opened.",
                    "Tout coup ouvre la marelle : il faut l'ouvrir.",
                    "Ogni mossa apre il mulino: bisogna aprirlo.",
                ),
                "
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
                &[Fact::Steps("d7-d6"), Fact::Illegal("a1-b2", "M-4"), Fact::Decides("", 1)],
            )
            .showing(&["marelle-36"]),
            Example::new(
                Tri::new(
                    "A jump closes a mill like a move.",
                    "Un saut ferme une marelle comme un déplacement.",
                    "Un salto chiude un mulino come uno spostamento.",
                ),
                "
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
                &[
                    Fact::Legal("e3-g7xb2 e3-g7xd2 e3-g7xf4 e3-g7xg1"),
                    Fact::Illegal("e3-g7", "M-6"),
                    Fact::After("e3-g7xf4", "mmm...............ii...i i 0/0 0"),
                ],
            ),
        ],
    ),
];
