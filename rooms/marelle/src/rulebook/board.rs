//! The clauses on the board and on how pieces come and go: M-1 to M-5.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        number: "M-1",
        text: Tri::new(
            "The board has 24 points on three nested squares joined at the middles of their sides. There are no \
             diagonals. Sixteen lines hold three points each: four sides of each square, and four lines across the \
             squares.",
            "Le plan de jeu a 24 points sur trois carrés emboîtés, reliés au milieu de leurs côtés. Il n'y a pas de \
             diagonales. Seize lignes portent trois points chacune : les quatre côtés de chaque carré et les quatre \
             traverses.",
            "Il piano di gioco ha 24 punti su tre quadrati concentrici, uniti a metà dei lati. Non ci sono diagonali. \
             Sedici linee portano tre punti ciascuna: i quattro lati di ogni quadrato e le quattro traverse.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[
            Example {
                about: Tri::new(
                    "A point in the middle of a side of the second square has four neighbours; corners have two, and nothing \
                 leads around or across a corner.",
                    "Un point au milieu d'un côté du deuxième carré a quatre voisins ; un coin en a deux, et rien ne mène en \
                 biais d'un côté à l'autre.",
                    "Un punto a metà di un lato del secondo quadrato ha quattro vicini; un angolo ne ha due, e nulla porta \
                 di sbieco da un lato all'altro.",
                ),
                rules: "",
                board: "
i-----.-----i
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
m-----.-----m
m 0/0 0
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Steps("a1-a4 a1-d1 c3-c4 c3-d3 d6-b6 d6-d5 d6-d7 d6-f6 g1-d1 g1-g4"),
                    Fact::Illegal("d6-b4", "M-4"),
                    Fact::Illegal("c3-e5", "M-4"),
                ],
            },
            Example {
                about: Tri::new(
                    "At the start every point is free.",
                    "Au début, tous les points sont libres.",
                    "All'inizio tutti i punti sono liberi.",
                ),
                rules: "",
                board: "
.-----.-----.
|     |     |
| .---.---. |
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
m 9/9 0
",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7")],
            },
        ],
    },
    Clause {
        number: "M-2",
        text: Tri::new(
            "Two players, brown and ivory, have nine pieces each, all in hand. Lots decide who is brown; brown begins.",
            "Deux joueurs, marron et ivoire, ont neuf pions chacun, tous en main. Le sort décide qui est marron ; marron \
             commence.",
            "Due giocatori, marrone e avorio, hanno nove pedine ciascuno, tutte in mano. La sorte decide chi è marrone; \
             marrone comincia.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[Example {
            about: Tri::new(
                "Brown begins, then ivory, by turns.",
                "Marron commence, puis ivoire, à tour de rôle.",
                "Comincia marrone, poi avorio, a turno.",
            ),
            rules: "",
            board: "
.-----.-----.
|     |     |
| .---.---. |
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
m 9/9 0
",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Decides("", 1),
                Fact::Decides("d6", 2),
                Fact::Decides("d6 f4", 1),
                Fact::After("d6", "....m................... i 8/9 0"),
                Fact::After("d6 f4", "....m........i.......... m 8/8 0"),
            ],
        }],
    },
    Clause {
        number: "M-3",
        text: Tri::new(
            "Placing: a player with pieces in hand puts one of them on any free point.",
            "La pose : un joueur qui a des pions en main en pose un sur n'importe quel point libre.",
            "La posa: chi ha pedine in mano ne mette una su qualsiasi punto libero.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[
            Example {
                about: Tri::new(
                    "While pieces are in hand, none on the board moves, and occupied points are closed.",
                    "Tant qu'il reste des pions en main, aucun pion posé ne bouge, et les points occupés sont fermés.",
                    "Finché ci sono pedine in mano, nessuna pedina posata si muove, e i punti occupati sono chiusi.",
                ),
                rules: "",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("a1 d5 g7"),
                    Fact::Illegal("d6", "M-3"),
                    Fact::Illegal("f4", "M-3"),
                    Fact::Illegal("d6-d5", "M-3"),
                    Fact::After("d5", "....m..m.....i.......... i 7/8 0"),
                ],
            },
            Example {
                about: Tri::new(
                    "Ivory places the last piece; then brown moves.",
                    "Ivoire pose le dernier pion ; ensuite marron se déplace.",
                    "Avorio posa l'ultima pedina; poi marrone muove.",
                ),
                rules: "",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("a7 g1"),
                    Fact::Illegal("d7-a7", "M-3"),
                    Fact::Illegal("d1", "M-3"),
                    Fact::After("g1", ".i.imm.i.immmim.miim.mii m 0/0 0"),
                ],
            },
        ],
    },
    Clause {
        number: "M-4",
        text: Tri::new(
            "Moving: a player with none in hand moves a piece along a line to a free neighbouring point.",
            "Le déplacement : un joueur qui n'a plus de pion en main en fait glisser un le long d'une ligne vers un \
             point voisin libre.",
            "Lo spostamento: chi non ha più pedine in mano ne muove una lungo una linea verso un punto vicino libero.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[Example {
            about: Tri::new(
                "Each piece goes one point along a line; the piece on a7 is blocked.",
                "Chaque pion avance d'un point le long d'une ligne ; celui de a7 est bloqué.",
                "Ogni pedina va di un punto lungo una linea; quella in a7 è bloccata.",
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
            facts: &[
                Fact::Steps("c4-c3 d6-b6 d6-d5 d6-f6 g1-d1"),
                Fact::Illegal("a7-d7", "M-4"),
                Fact::Illegal("a7-g7", "M-4"),
                Fact::Illegal("d7-g7", "M-4"),
                Fact::Illegal("c4-e4", "M-4"),
                Fact::Illegal("f6-f4", "M-4"),
                Fact::Illegal("a1", "M-4"),
            ],
        }],
    },
    Clause {
        number: "M-5",
        text: Tri::new(
            "Jumping: a player with none in hand and exactly three pieces left may move a piece to any free point. The \
             book says that some people drop this phase; `jump=off` does.",
            "Les sauts : un joueur qui n'a plus de pion en main et exactement trois pions peut en porter un sur \
             n'importe quel point libre. Le livret dit que certains suppriment cette phase ; `jump=off` la supprime.",
            "I salti: chi non ha pedine in mano e gliene restano esattamente tre può portarne una su qualsiasi punto \
             libero. Il libretto dice che alcuni sopprimono questa fase; `jump=off` la sopprime.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[
            Example {
                about: Tri::new(
                    "Brown has three pieces and jumps anywhere.",
                    "Marron n'a plus que trois pions et saute partout.",
                    "Marrone ha tre pedine e salta ovunque.",
                ),
                rules: "",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("a7-a1 a7-d7 d6-d3 e3-g7"),
                    Fact::Illegal("a7-d1", "M-5"),
                    Fact::Illegal("b2-b4", "M-4"),
                    Fact::Illegal("a1", "M-4"),
                    Fact::After("a7-a1", "....m........i...mi..mii i 0/0 1"),
                ],
            },
            Example {
                about: Tri::new(
                    "Ivory has four and does not jump.",
                    "Ivoire en a quatre et ne saute pas.",
                    "Avorio ne ha quattro e non salta.",
                ),
                rules: "",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Steps("b2-b4 b2-d2 d1-a1 d1-d2 f4-e4 f4-f2 f4-f6 f4-g4 g1-g4"),
                    Fact::Illegal("g1-a1", "M-4"),
                ],
            },
            Example {
                about: Tri::new(
                    "Without jumping, three pieces move like any others.",
                    "Sans les sauts, trois pions se déplacent comme les autres.",
                    "Senza i salti, tre pedine si muovono come le altre.",
                ),
                rules: "jump=off",
                board: "
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
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("a7-a4 a7-d7 d6-b6 d6-d5 d6-d7 d6-f6 e3-d3 e3-e4"), Fact::Illegal("a7-a1", "M-4")],
            },
        ],
    },
];
