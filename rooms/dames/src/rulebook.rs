//! The rulebook: every clause in our words, with examples that the tests prove and the pages show.

use kernel::{Clause, Example, Fact, Tri};

const fn book(number: &'static str, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, text, title: Tri::same(""), parts: &[], from_book: true, examples }
}

const fn ruling(number: &'static str, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, text, title: Tri::same(""), parts: &[], from_book: false, examples }
}

pub(crate) static RULEBOOK: &[Clause] = &[
    book(
        "D-1",
        Tri::new(
            "The board has 10 by 10 squares, and a brown square lies at each player's left in the first row. Only the 50 brown squares are used; they are numbered 1 to 50 row by row from the top.",
            "Le damier a 10 cases sur 10, une case marron à gauche de la première rangée de chaque joueur. On ne joue que sur les 50 cases marron, numérotées de 1 à 50 rangée par rangée depuis le haut.",
            "La damiera ha 10 caselle per 10, con una casella marrone a sinistra nella prima fila di ogni giocatore. Si gioca solo sulle 50 caselle marroni, numerate da 1 a 50 fila per fila dall'alto.",
        ),
        &[Example {
            about: Tri::new(
                "A king in the corner 46 sees the long diagonal up to 5.",
                "Une dame dans le coin 46 voit toute la grande diagonale jusqu'à 5.",
                "Una dama nell'angolo 46 vede tutta la diagonale lunga fino a 5.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   i   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
            figure: None,
            sources: &[],
            facts: &[Fact::Steps("46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5")],
        }],
    ),
    book(
        "D-2",
        Tri::new(
            "Brown and ivory have 20 men each on their first four rows. Brown begins; the players change colours with each new game.",
            "Les marron et les ivoire ont chacun 20 pions sur leurs quatre premières rangées. Les marron commencent ; on échange les couleurs à chaque nouvelle partie.",
            "Marrone e avorio hanno 20 pedine ciascuno sulle prime quattro file. Comincia il marrone; a ogni nuova partita ci si scambia il colore.",
        ),
        &[Example {
            about: Tri::new(
                "The start: brown has nine moves.",
                "Le départ : les marron ont neuf coups.",
                "L'inizio: il marrone ha nove mosse.",
            ),
            rules: "",
            board: "
                  i   i   i   i   i
                i   i   i   i   i
                  i   i   i   i   i
                i   i   i   i   i
                  .   .   .   .   .
                .   .   .   .   .
                  m   m   m   m   m
                m   m   m   m   m
                  m   m   m   m   m
                m   m   m   m   m
                W",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"),
                Fact::Illegal("19-23", "D-2"),
                Fact::Decides("32-28", 2),
            ],
        }],
    ),
    book(
        "D-3",
        Tri::new(
            "A man moves one square diagonally forward to a free square.",
            "Un pion avance d'une case en diagonale, vers une case libre.",
            "Una pedina avanza di una casella in diagonale, verso una casella libera.",
        ),
        &[Example {
            about: Tri::new(
                "Forward, never back, never onto a piece.",
                "En avant, jamais en arrière, jamais sur une pièce.",
                "Avanti, mai indietro, mai su un pezzo.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   m   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("28-22 28-23 32-27"),
                Fact::Illegal("28-33", "D-3"),
                Fact::Illegal("32-28", "D-3"),
                Fact::Illegal("28-19", "D-3"),
                Fact::Illegal("20-15", "D-3"),
            ],
        }],
    ),
    book(
        "D-4",
        Tri::new(
            "A king moves along a diagonal, forward or backward, over any number of free squares.",
            "Une dame se déplace en diagonale, en avant ou en arrière, d'autant de cases libres qu'elle veut.",
            "Una dama si muove in diagonale, avanti o indietro, di quante caselle libere vuole.",
        ),
        &[Example {
            about: Tri::new(
                "It stops before any piece.",
                "Elle s'arrête devant toute pièce.",
                "Si ferma davanti a ogni pezzo.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   m   .   .
                .   .   M   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   I   .
                W",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("23-18 23-19 28-11 28-17 28-22 28-32 28-33 28-37 28-39 28-41 28-44 28-46 28-50 28-6"),
                Fact::Illegal("28-19", "D-4"),
                Fact::Illegal("28-27", "D-4"),
            ],
        }],
    ),
    book(
        "D-5",
        Tri::new(
            "A man captures a neighbouring enemy piece on any of the four diagonals, backward too, when the square just beyond is free, and lands there.",
            "Un pion prend une pièce adverse voisine sur l'une des quatre diagonales, même en arrière, si la case juste derrière est libre ; il s'y pose.",
            "Una pedina prende un pezzo avversario vicino su una delle quattro diagonali, anche indietro, se la casella subito dietro è libera, e vi si posa.",
        ),
        &[Example {
            about: Tri::new(
                "In four directions; not where the next square is taken.",
                "Dans les quatre sens ; pas si la case suivante est occupée.",
                "Nei quattro sensi; non se la casella dopo è occupata.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   i   .
                  .   i   i   .   .
                .   .   m   .   .
                  .   i   i   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
            figure: None,
            sources: &[],
            facts: &[Fact::Steps("28x17x22 28x37x32 28x39x33"), Fact::Illegal("28x19", "D-5")],
        }],
    ),
    book(
        "D-6",
        Tri::new(
            "A king captures the first enemy piece it meets on a diagonal, from any distance, when the square just beyond is free, and lands on any free square beyond.",
            "Une dame prend la première pièce adverse rencontrée sur une diagonale, à toute distance, si la case juste derrière est libre, et se pose sur n'importe quelle case libre au-delà.",
            "Una dama prende il primo pezzo avversario che incontra su una diagonale, a qualsiasi distanza, se la casella subito dietro è libera, e si posa su una qualunque delle caselle libere oltre.",
        ),
        &[Example {
            about: Tri::new(
                "From afar, to any square up to the next piece.",
                "De loin, jusqu'à la pièce suivante.",
                "Da lontano, fino al pezzo seguente.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   .   .   .   m
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   i   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
            figure: None,
            sources: &[],
            facts: &[Fact::Steps("46x14x23 46x19x23"), Fact::Illegal("46x10x23", "D-6")],
        }],
    ),
    book(
        "D-7",
        Tri::new(
            "A capture goes on while the same piece can capture again, turning as it likes; it may not stop early. After each jump a king must land where it can go on, if there is such a square.",
            "Une prise continue tant que la même pièce peut encore prendre, en tournant à son gré ; elle ne s'arrête pas avant. Après chaque saut, une dame doit se poser là d'où elle peut continuer, s'il y a une telle case.",
            "Una presa continua finché lo stesso pezzo può ancora prendere, girando come vuole; non si ferma prima. Dopo ogni salto una dama deve posarsi dove può continuare, se c'è una tale casella.",
        ),
        &[
            Example {
                about: Tri::new(
                    "The man must take both.",
                    "Le pion doit prendre les deux.",
                    "La pedina deve prenderne due.",
                ),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("32x12x18x28"), Fact::Illegal("32x23x28", "D-7"), Fact::Illegal("32x23", "D-7")],
            },
            Example {
                about: Tri::new(
                    "The king may not rest on a square from which nothing can be taken while another leads on.",
                    "La dame ne peut se poser sur une case sans suite quand une autre en a une.",
                    "La dama non può posarsi su una casella senza seguito quando un'altra ne ha uno.",
                ),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   i   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   i   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Steps("46x11x22x37 46x17x22x37 46x6x22x37"),
                    Fact::Illegal("46x32x37", "D-7"),
                    Fact::Illegal("46x28", "D-7"),
                ],
            },
        ],
    ),
    book(
        "D-8",
        Tri::new(
            "Captured pieces leave the board only when the whole capture is finished; until then they stand in the way. No piece may be jumped twice; free squares, and the square the capturing piece started from, may be used again.",
            "Les pièces prises ne quittent le damier qu'à la fin de toute la prise ; jusque-là elles barrent le chemin. Aucune pièce n'est sautée deux fois ; les cases libres, et la case de départ, peuvent servir à nouveau.",
            "I pezzi presi lasciano la damiera solo alla fine di tutta la presa; fino ad allora sbarrano la strada. Nessun pezzo si salta due volte; le caselle libere, e quella di partenza, possono servire di nuovo.",
        ),
        &[Example {
            about: Tri::new(
                "A round trip: the man ends where it began.",
                "Un tour complet : le pion finit où il a commencé.",
                "Un giro completo: la pedina finisce dove ha cominciato.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   i   i   .   .
                .   .   .   .   .
                  .   i   i   .   .
                .   .   m   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("38x38x22x23x32x33"),
                Fact::After("38x38", "B:W38:B45"),
                Fact::Illegal("38x27x32", "D-7"),
                Fact::Illegal("38x27x32x32", "D-8"),
            ],
        }],
    ),
    book(
        "D-9",
        Tri::new("Capturing is compulsory.", "La prise est obligatoire.", "La presa è obbligatoria."),
        &[
            Example {
                about: Tri::new(
                    "Only the capture may be played.",
                    "On ne peut jouer que la prise.",
                    "Si può giocare solo la presa.",
                ),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   m   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Steps("32x23x28"),
                    Fact::Illegal("34-30", "D-9"),
                    Fact::Illegal("32-27", "D-9"),
                    Fact::Causes("32x23", "capture"),
                ],
            },
            Example {
                about: Tri::new(
                    "Where the opponent enforces: brown overlooks the capture, and ivory may have it played.",
                    "Quand l'adversaire surveille : les marron oublient la prise, et les ivoire peuvent la faire jouer.",
                    "Quando sorveglia l'avversario: al marrone sfugge la presa, e l'avorio può farla giocare.",
                ),
                rules: "enforcement=opponent",
                board: "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   m   .
                .   m   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Legal("32x23x28 34-30 32-27"),
                    Fact::Illegal("!32x23x28", "D-9"),
                    Fact::After("34-30", "B:W30,32,37:B6,28:O34-30"),
                    Fact::After("34-30 !32x23", "B:W23,34,37:B6"),
                    Fact::Decides("34-30 !32x23", 2),
                    Fact::After("34-30 6-11", "W:W30,32,37:B11,28"),
                ],
            },
        ],
    ),
    book(
        "D-10",
        Tri::new(
            "Among several captures the player chooses freely, whatever the number or kind of pieces taken. (With the option of majority, the capture that takes most pieces is compulsory.)",
            "Entre plusieurs prises, le joueur choisit librement, quels que soient le nombre et la nature des pièces prises. (Avec l'option de majorité, la prise du plus grand nombre est obligatoire.)",
            "Tra più prese il giocatore sceglie liberamente, qualunque sia il numero o il tipo dei pezzi presi. (Con l'opzione di maggioranza è obbligatoria la presa del maggior numero.)",
        ),
        &[
            Example {
                about: Tri::new(
                    "One piece or two: as you like.",
                    "Une pièce ou deux : à votre gré.",
                    "Un pezzo o due: a scelta.",
                ),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("32x12x18x28 32x21x27")],
            },
            Example {
                about: Tri::new(
                    "With majority only the longer one.",
                    "Avec la majorité, seulement la plus longue.",
                    "Con la maggioranza solo la più lunga.",
                ),
                rules: "majority=on",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("32x12x18x28"), Fact::Illegal("32x21x27", "D-10")],
            },
        ],
    ),
    book(
        "D-11",
        Tri::new(
            "A man whose move ends on the far row becomes a king. A man that only passes the far row during a capture is not crowned.",
            "Un pion dont le coup finit sur la dernière rangée devient dame. Un pion qui ne fait qu'y passer pendant une prise n'est pas couronné.",
            "Una pedina la cui mossa finisce sull'ultima fila diventa dama. Una pedina che vi passa soltanto durante una presa non è promossa.",
        ),
        &[
            Example {
                about: Tri::new("Crowned by a move.", "Couronné par un coup.", "Promossa con una mossa."),
                rules: "",
                board: "
                  .   .   .   .   .
                .   m   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[Fact::Causes("7-2", "crowning"), Fact::After("7-2", "B:WK2:B45")],
            },
            Example {
                about: Tri::new("Passing is not enough.", "Passer ne suffit pas.", "Passare non basta."),
                rules: "",
                board: "
                  .   .   .   .   .
                .   i   i   .   .
                  m   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps("11x13x7x8"), Fact::Causes("11x13", "capture"), Fact::After("11x13", "B:W13:B45")],
            },
        ],
    ),
    book(
        "D-12",
        Tri::new(
            "A player whose pieces are all taken, or who has no legal step at his turn, loses. An objection is a legal step.",
            "Le joueur dont toutes les pièces sont prises, ou qui ne peut plus jouer à son tour, a perdu. Signaler une prise oubliée est un coup possible.",
            "Perde il giocatore i cui pezzi sono tutti presi, o che al suo turno non può più giocare. Contestare una presa sfuggita è una mossa possibile.",
        ),
        &[
            Example {
                about: Tri::new("The last piece is taken.", "La dernière pièce est prise.", "È preso l'ultimo pezzo."),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                figure: None,
                sources: &[],
                facts: &[Fact::Over("32x23", "winner=brown", "D-12"), Fact::After("32x23", "B:W23:B")],
            },
            Example {
                about: Tri::new("Ivory is blocked.", "Les ivoire sont bloqués.", "L'avorio è bloccato."),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                i   .   .   .   .
                  m   .   .   .   .
                .   m   .   .   .
                B",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps(""), Fact::Over("", "winner=brown", "D-12"), Fact::Illegal("36-41", "D-12")],
            },
        ],
    ),
    book(
        "D-13",
        Tri::new(
            "The game is drawn when neither side can win: by agreement, when a position occurs for the third time, or after 50 turns (25 each) in which nobody captured and no man moved.",
            "La partie est nulle quand aucun camp ne peut gagner : par accord, quand une position se présente pour la troisième fois, ou après 50 coups (25 chacun) sans prise ni mouvement de pion.",
            "La partita è patta quando nessuno può vincere: per accordo, quando una posizione si presenta per la terza volta, o dopo 50 mosse (25 ciascuno) senza prese né mosse di pedina.",
        ),
        &[Example {
            about: Tri::new(
                "The fiftieth ply with kings alone.",
                "Le cinquantième coup de dames seules.",
                "La cinquantesima mossa di sole dame.",
            ),
            rules: "",
            board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   I
                M   .   .   .   .
                W:H49",
            figure: None,
            sources: &[],
            facts: &[Fact::Over("46-5", "draw", "D-13"), Fact::After("46-5", "B:WK5:BK45:H50")],
        }],
    ),
    book(
        "D-14",
        Tri::new(
            "Twenty-move challenge: when both players agree that one of them is stronger, that one must win within 20 of his own turns, or the game is drawn.",
            "Défi des vingt coups : si les deux joueurs admettent que l'un d'eux est en position forte, celui-ci doit gagner en 20 de ses coups, sinon la partie est nulle.",
            "Sfida delle venti mosse: se i due giocatori ammettono che uno di loro è in posizione forte, questi deve vincere in 20 delle sue mosse, altrimenti la partita è patta.",
        ),
        &[
            Example {
                about: Tri::new(
                    "Brown's last turn of the challenge.",
                    "Le dernier coup du défi pour les marron.",
                    "L'ultima mossa della sfida per il marrone.",
                ),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   I
                M   .   .   .   .
                W:CW1",
                figure: None,
                sources: &[],
                facts: &[Fact::Over("46-5", "draw", "D-14"), Fact::After("46-5", "B:WK5:BK45:H1:CW0")],
            },
            Example {
                about: Tri::new(
                    "A win in that turn still counts.",
                    "Un gain à ce coup compte encore.",
                    "Una vittoria in quella mossa vale ancora.",
                ),
                rules: "",
                board: "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W:CW1",
                figure: None,
                sources: &[],
                facts: &[Fact::Over("32x23", "winner=brown", "D-12")],
            },
        ],
    ),
    ruling(
        "C-3",
        Tri::new(
            "A player may resign, and then his side loses. All sides may agree on a draw. When the same position occurs for the third time at the start of a turn, the game is drawn.",
            "Un joueur peut abandonner, son camp a alors perdu. Tous les camps peuvent convenir d'une partie nulle. Quand une position se présente pour la troisième fois au début d'un tour, la partie est nulle.",
            "Un giocatore può abbandonare, e allora il suo campo perde. Tutti i campi possono accordarsi per la patta. Quando una posizione si presenta per la terza volta all'inizio di un turno, la partita è patta.",
        ),
        &[],
    ),
];
