//! The clauses on how pieces come and go: M-3 to M-5.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-3",
        Tri::new("Placing", "La pose", "La posa"),
        &[
            Part::booklet(
                Tri::new(
                    "A game has three phases: placing, moving and jumping. In the first, each player in his turn puts a piece on any free point. It ends when both have placed their nine pieces.",
                    "Une partie a trois phases : la pose, les déplacements et les sauts. Dans la première, on met tour à tour un pion en jeu, sur le point libre que l'on veut. Elle finit quand les neuf pions de chacun sont posés.",
                    "Una partita ha tre fasi: la posa, gli spostamenti e i salti. Nella prima ciascuno, al suo turno, mette una pedina su un qualsiasi punto libero. Finisce quando i due giocatori hanno posato le loro nove pedine.",
                ),
                &["marelle-1", "marelle-2", "marelle-16", "marelle-17", "marelle-18", "marelle-23"],
            ),
            Part::consequence(
                Tri::new(
                    "So whoever has a piece in hand must place it, and moves none.",
                    "Qui a encore un pion en main doit donc le poser, et n'en déplace aucun.",
                    "Chi ha ancora una pedina in mano deve quindi posarla, e non ne muove nessuna.",
                ),
                &["marelle-17", "marelle-23"],
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "While pieces are in hand, none on the board moves, and occupied points are closed.",
                    "Tant qu'il reste des pions en main, aucun pion posé ne bouge, et les points occupés sont fermés.",
                    "Finché ci sono pedine in mano, nessuna pedina posata si muove, e i punti occupati sono chiusi.",
                ),
                "
.-----.-----.
|     |     |
| .---m---. |
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
m 8/8 0
",
                &[
                    Fact::Legal("a1 d5 g7"),
                    Fact::Illegal("d6", "M-3"),
                    Fact::Illegal("f4", "M-3"),
                    Fact::Illegal("d6-d5", "M-3"),
                    Fact::After("d5", "....m..m.....i.......... i 7/8 0"),
                ],
            ),
            Example::new(
                Tri::new(
                    "Ivory places the last piece; then brown moves.",
                    "Ivoire pose le dernier pion ; ensuite marron se déplace.",
                    "Avorio posa l'ultima pedina; poi marrone muove.",
                ),
                "
.-----i-----.
|     |     |
| i---m---m |
| |   |   | |
| | .-i-. | |
| | |   | | |
i-m-m   m-i-m
| | |   | | |
| | .-m-i | |
| |   |   | |
| i---m---. |
|     |     |
m-----i-----.
i 0/1 0
",
                &[
                    Fact::Legal("a7 g1"),
                    Fact::Illegal("d7-a7", "M-3"),
                    Fact::Illegal("d1", "M-3"),
                    Fact::After("g1", ".i.imm.i.immmim.miim.mii m 0/0 0"),
                ],
            )
            .showing(&["marelle-23"]),
        ],
    ),
    Clause::new(
        "M-4",
        Tri::new("Moving", "Les déplacements", "Gli spostamenti"),
        &[
            Part::booklet(
                Tri::new(
                    "After placing, each player in his turn moves one of his pieces to a free point right next to it on the same line.",
                    "Après la pose, chacun à son tour fait glisser un de ses pions le long d'une ligne jusqu'au premier point, s'il est libre.",
                    "Dopo la posa ciascuno, al suo turno, muove una delle sue pedine verso un punto libero immediatamente vicino sulla stessa linea.",
                ),
                &["marelle-19", "marelle-23", "marelle-24", "marelle-25"],
            ),
            Part::consequence(
                Tri::new(
                    "A piece with no free neighbour is blocked.",
                    "Un pion sans voisin libre est bloqué.",
                    "Una pedina senza vicini liberi è bloccata.",
                ),
                &["marelle-15", "marelle-25"],
            ),
            Part::booklet(
                Tri::new(
                    "All the while one tries to form mills, and to block by standing on points that the other could take (sketch 2, shown with M-10).",
                    "On cherche sans cesse à former des marelles, et à bloquer l'autre en tenant les points qui lui seraient ouverts (croquis 2, montré avec M-10).",
                    "Si cerca sempre di formare mulini, e di bloccare l'altro occupando i punti che gli sarebbero aperti (schizzo 2, mostrato con M-10).",
                ),
                &["marelle-27"],
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "Each piece goes one point along a line; the piece on a7 is blocked. (The sketch is lost; the board is ours.)",
                    "Chaque pion avance d'un point le long d'une ligne ; celui de a7 est bloqué. (Le croquis est perdu ; la position est de nous.)",
                    "Ogni pedina va di un punto lungo una linea; quella in a7 è bloccata. (Lo schizzo è perduto; la posizione è nostra.)",
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
                &[
                    Fact::Steps("c4-c3 d6-b6 d6-d5 d6-f6 g1-d1"),
                    Fact::Illegal("a7-d7", "M-4"),
                    Fact::Illegal("a7-g7", "M-4"),
                    Fact::Illegal("d7-g7", "M-4"),
                    Fact::Illegal("c4-e4", "M-4"),
                    Fact::Illegal("f6-f4", "M-4"),
                    Fact::Illegal("a1", "M-4"),
                ],
            )
            .figure(Tri::new("Sketch 1", "Croquis 1", "Schizzo 1"), &["marelle-26"]),
        ],
    ),
    Clause::new(
        "M-5",
        Tri::new("Jumping", "Les sauts", "I salti"),
        &[
            Part::booklet(
                Tri::new(
                    "A player with only three pieces left may make them jump from a point to any other that is free, however far.",
                    "Réduit à trois pions, un joueur peut les faire sauter où bon lui semble : tout point libre est permis, si loin qu'il soit.",
                    "Un giocatore rimasto con tre sole pedine può farle saltare da un punto a un qualsiasi altro, anche lontano, purché libero.",
                ),
                &["marelle-20", "marelle-37", "marelle-38"],
            ),
            Part::booklet(
                Tri::new(
                    "Some drop this phase, because they think it unjust: it favours one player over the other.",
                    "Certains suppriment cette phase, qu'ils jugent injuste : elle avantage l'un des joueurs aux dépens de l'autre.",
                    "Alcuni sopprimono questa fase, che giudicano ingiusta: favorisce un giocatore a danno dell'altro.",
                ),
                &["marelle-20"],
            )
            .readings(&["jump=off"]),
            Part::ruling(
                Tri::new(
                    "The three are counted when no piece is in hand any more.",
                    "Les trois pions se comptent quand il n'y en a plus en main.",
                    "Le tre pedine si contano quando non ce ne sono più in mano.",
                ),
                Tri::new(
                    "Whoever has pieces in hand is still placing; jumping is the third phase and comes after it.",
                    "Qui a des pions en main est encore à la pose ; les sauts sont la troisième phase et viennent après.",
                    "Chi ha pedine in mano sta ancora posando; i salti sono la terza fase e vengono dopo.",
                ),
            )
            .about(&["marelle-17", "marelle-38"]),
        ],
        &[
            Example::new(
                Tri::new(
                    "Brown has three pieces and jumps anywhere.",
                    "Marron n'a plus que trois pions et saute partout.",
                    "Marrone ha tre pedine e salta ovunque.",
                ),
                "
m-----.-----.
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---.---. |
|     |     |
.-----i-----i
m 0/0 0
",
                &[
                    Fact::Legal("a7-a1 a7-d7 d6-d3 e3-g7"),
                    Fact::Illegal("a7-d1", "M-5"),
                    Fact::Illegal("b2-b4", "M-4"),
                    Fact::Illegal("a1", "M-4"),
                    Fact::After("a7-a1", "....m........i...mi..mii i 0/0 1"),
                ],
            )
            .showing(&["marelle-38"]),
            Example::new(
                Tri::new(
                    "Ivory has four and does not jump.",
                    "Ivoire en a quatre et ne saute pas.",
                    "Avorio ne ha quattro e non salta.",
                ),
                "
m-----.-----.
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---.---. |
|     |     |
.-----i-----i
i 0/0 0
",
                &[Fact::Steps("b2-b4 b2-d2 d1-a1 d1-d2 f4-e4 f4-f2 f4-f6 f4-g4 g1-g4"), Fact::Illegal("g1-a1", "M-4")],
            ),
            Example::new(
                Tri::new(
                    "Without jumping, three pieces move like any others.",
                    "Sans les sauts, trois pions se déplacent comme les autres.",
                    "Senza i salti, tre pedine si muovono come le altre.",
                ),
                "
m-----.-----.
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---.---. |
|     |     |
.-----i-----i
m 0/0 0
",
                &[Fact::Steps("a7-a4 a7-d7 d6-b6 d6-d5 d6-d7 d6-f6 e3-d3 e3-e4"), Fact::Illegal("a7-a1", "M-4")],
            )
            .under("jump=off"),
        ],
    ),
];
