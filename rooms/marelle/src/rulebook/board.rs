//! The clauses on the board and the start: M-1 and M-2.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-1",
        Tri::new("The board", "Le plan de jeu", "Il piano di gioco"),
        &[
            Part::booklet(
                Tri::new(
                    "The game is played on the points of a board, which lines join.",
                    "On joue sur les points d'un plan de jeu, que relient des lignes.",
                    "Si gioca sui punti di un piano di gioco, uniti da linee.",
                ),
                &["marelle-2", "marelle-8", "marelle-25"],
            ),
            Part::lost(
                Tri::new(
                    "The board has 24 points on three nested squares that are joined at the middles of their sides; there are no diagonals. Sixteen lines hold three points each: the four sides of each square and the four lines across.",
                    "Le plan a 24 points sur trois carrés emboîtés, reliés au milieu de leurs côtés ; il n'y a pas de diagonales. Seize lignes portent trois points chacune : les quatre côtés de chaque carré et les quatre traverses.",
                    "Il piano ha 24 punti su tre quadrati concentrici, uniti a metà dei lati; non ci sono diagonali. Sedici linee portano tre punti ciascuna: i quattro lati di ogni quadrato e le quattro traverse.",
                ),
                &["marelle-4", "marelle-26"],
                Tri::new(
                    "The words do not describe the board; it stood in the sketches, which are lost. With nine pieces each this is the board of tradition, known for centuries.",
                    "Le texte ne décrit pas le plan ; il figurait sur les croquis, qui sont perdus. À neuf pions chacun, c'est le plan de la tradition, connu depuis des siècles.",
                    "Il testo non descrive il piano; stava negli schizzi, che sono perduti. Con nove pedine ciascuno è il piano della tradizione, noto da secoli.",
                ),
            ),
            Part::ruling(
                Tri::new(
                    "The points are named by file and rank, from a1 below at the left to g7.",
                    "Les points se nomment par colonne et rangée, de a1 en bas à gauche jusqu'à g7.",
                    "I punti si indicano per colonna e riga, da a1 in basso a sinistra fino a g7.",
                ),
                Tri::new(
                    "The booklet names no point; a name is needed to write a move down.",
                    "Le livret ne nomme aucun point ; il faut un nom pour noter un coup.",
                    "Il libretto non nomina nessun punto; un nome serve per scrivere una mossa.",
                ),
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "A point in the middle of a side of the second square has four neighbours; corners have two, and nothing leads around or across a corner.",
                    "Un point au milieu d'un côté du deuxième carré a quatre voisins ; un coin en a deux, et rien ne mène en biais d'un côté à l'autre.",
                    "Un punto a metà di un lato del secondo quadrato ha quattro vicini; un angolo ne ha due, e nulla porta di sbieco da un lato all'altro.",
                ),
                "
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
                &[
                    Fact::Steps("a1-a4 a1-d1 c3-c4 c3-d3 d6-b6 d6-d5 d6-d7 d6-f6 g1-d1 g1-g4"),
                    Fact::Illegal("d6-b4", "M-4"),
                    Fact::Illegal("c3-e5", "M-4"),
                ],
            ),
            Example::new(
                Tri::new(
                    "At the start every point is free.",
                    "Au début, tous les points sont libres.",
                    "All'inizio tutti i punti sono liberi.",
                ),
                "
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
                &[Fact::Steps("a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7")],
            ),
        ],
    ),
    Clause::new(
        "M-2",
        Tri::new("The start", "La préparation", "La preparazione"),
        &[
            Part::booklet(
                Tri::new(
                    "Two players lay the board between them. Each takes nine pieces of one colour, brown or ivory.",
                    "Deux joueurs s'assoient de part et d'autre du plan de jeu. L'un a les neuf pions marron, l'autre les neuf ivoire.",
                    "Due giocatori posano il piano di gioco tra loro. Ciascuno prende nove pedine dello stesso colore, marrone o avorio.",
                ),
                &["marelle-5", "marelle-9", "marelle-10", "marelle-11", "marelle-12", "marelle-13"],
            ),
            Part::consequence(
                Tri::new(
                    "The board is empty at the start: all pieces are in hand.",
                    "Au début, le plan est vide : tous les pions sont en main.",
                    "All'inizio il piano è vuoto: tutte le pedine sono in mano.",
                ),
                &["marelle-2", "marelle-13"],
            ),
            Part::ruling(
                Tri::new(
                    "Brown begins, and lots decide who is brown.",
                    "Marron commence, et le sort décide qui est marron.",
                    "Comincia marrone, e la sorte decide chi è marrone.",
                ),
                Tri::new(
                    "The booklet does not say who begins. Of draughts, on the same leaf, it says that brown does.",
                    "Le livret ne dit pas qui commence. Pour les dames, sur la même feuille, il dit que ce sont les marron.",
                    "Il libretto non dice chi comincia. Della dama, sullo stesso foglio, dice che comincia il marrone.",
                ),
            ),
        ],
        &[Example::new(
            Tri::new(
                "Brown begins, then ivory, by turns.",
                "Marron commence, puis ivoire, à tour de rôle.",
                "Comincia marrone, poi avorio, a turno.",
            ),
            "
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
            &[
                Fact::Decides("", 1),
                Fact::Decides("d6", 2),
                Fact::Decides("d6 f4", 1),
                Fact::After("d6", "....m................... i 8/9 0"),
                Fact::After("d6 f4", "....m........i.......... m 8/8 0"),
            ],
        )],
    ),
];
