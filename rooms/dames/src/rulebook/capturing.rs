//! The clauses on what a capture is: D-5 to D-8.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-5",
        Tri::new("How a man captures", "La prise par le pion", "Come prende la pedina"),
        &[
            Part::booklet(
                Tri::new(
                    "A man captures an enemy on a neighbouring square of a diagonal by jumping over it to the square just behind. If that square is occupied, there is no capture. To capture, a man may also go backward.",
                    "Un pion prend un adversaire placé sur une case voisine, en diagonale, en sautant par-dessus jusqu'à la case juste derrière, qui doit être libre : sans cela, pas de prise. Pour prendre, un pion peut aussi reculer.",
                    "Una pedina prende un avversario su una casella vicina in diagonale saltandolo e posandosi sulla casella subito dietro. Se questa è occupata, la presa non c'è. Per prendere, una pedina può anche andare indietro.",
                ),
                &["dames-23", "dames-26", "dames-27", "dames-28"],
            ),
            Part::consequence(
                Tri::new(
                    "So it captures on all four diagonals, and men and kings alike.",
                    "Il prend donc sur les quatre diagonales, aussi bien un pion qu'une dame.",
                    "Prende quindi sulle quattro diagonali, una pedina come una dama.",
                ),
                &["dames-13", "dames-23", "dames-32"],
            ),
            Part::booklet(
                Tri::new(
                    "Whoever captures takes the piece off the board and lays it before himself.",
                    "Qui prend retire la pièce du damier et la pose devant lui.",
                    "Chi prende toglie il pezzo dalla damiera e lo posa davanti a sé.",
                ),
                &["dames-29"],
            ),
        ],
        &[Example::new(
            Tri::new(
                "In four directions; not where the next square is taken.",
                "Dans les quatre sens ; pas si la case suivante est occupée.",
                "Nei quattro sensi; non se la casella dopo è occupata.",
            ),
            "
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
            &[Fact::Steps("28x17x22 28x37x32 28x39x33"), Fact::Illegal("28x19", "D-5")],
        )],
    ),
    Clause::new(
        "D-6",
        Tri::new("How a king captures", "La prise par la dame", "Come prende la dama"),
        &[
            Part::booklet(
                Tri::new(
                    "To capture a man or a king, a king may first cross free squares, and it stops on any free square farther along the same diagonal.",
                    "Pour prendre un pion ou une dame, une dame peut d'abord franchir des cases libres, et s'arrête où elle veut sur les cases libres qui suivent, sans quitter sa diagonale.",
                    "Per prendere una pedina o una dama, una dama può prima attraversare caselle libere, e si ferma su una qualunque delle caselle libere più avanti sulla stessa diagonale.",
                ),
                &["dames-44"],
            ),
            Part::ruling(
                Tri::new(
                    "It takes the first piece it meets, if that is an enemy and the square just behind is free, and it stops before the next piece.",
                    "Elle prend la première pièce rencontrée, si c'est un adversaire et si la case juste derrière est libre, et s'arrête avant la pièce suivante.",
                    "Prende il primo pezzo che incontra, se è un avversario e se la casella subito dietro è libera, e si ferma prima del pezzo seguente.",
                ),
                Tri::new(
                    "The booklet says it of men only: no capture where the next square is occupied, and a free square between two pieces that are taken. We let it hold for kings too, as draughts players do.",
                    "Le livret ne le dit que des pions : pas de prise si la case suivante est occupée, et une case libre entre deux pièces prises. Nous l'appliquons aussi aux dames, comme le font les joueurs.",
                    "Il libretto lo dice solo delle pedine: nessuna presa se la casella dopo è occupata, e una casella libera tra due pezzi presi. Lo applichiamo anche alle dame, come fanno i damisti.",
                ),
            )
            .about(&["dames-20", "dames-28"]),
        ],
        &[Example::new(
            Tri::new(
                "From afar, to any square up to the next piece. (The sketch is lost; the board is ours.)",
                "De loin, jusqu'à la pièce suivante. (Le croquis est perdu ; la position est de nous.)",
                "Da lontano, fino al pezzo seguente. (Lo schizzo è perduto; la posizione è nostra.)",
            ),
            "
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
            &[Fact::Steps("46x14x23 46x19x23"), Fact::Illegal("46x10x23", "D-6")],
        )
        .figure(
            Tri::new("Sketch of a king's capture", "Croquis de la prise par une dame", "Schizzo della presa di una dama"),
            &["dames-46"],
        )],
    ),
    Clause::new(
        "D-7",
        Tri::new("Several captures in one move", "Plusieurs prises en un coup", "Più prese in una mossa"),
        &[
            Part::booklet(
                Tri::new(
                    "One move may capture several pieces, if a free brown square lies between one and the next. The capturing piece, man or king, may turn into a crossing diagonal on the way. It is not allowed to stop before it has taken them all.",
                    "Un seul coup peut prendre plusieurs pièces, à condition qu'une case marron libre sépare l'une de l'autre. La pièce qui prend, pion ou dame, peut tourner en chemin dans une diagonale qui croise la sienne. Elle n'a pas le droit de s'arrêter avant d'avoir tout pris.",
                    "Una sola mossa può prendere più pezzi, se tra l'uno e l'altro c'è una casella marrone libera. Il pezzo che prende, pedina o dama, può svoltare per via in una diagonale che incrocia la sua. Non può fermarsi prima di averli presi tutti.",
                ),
                &["dames-20", "dames-21", "dames-31", "dames-45", "dames-47"],
            ),
            Part::ruling(
                Tri::new(
                    "After each jump a king must land on a square from which it can capture again, if there is one, whichever it likes of these; only if there is none may it end on any of the landing squares.",
                    "Après chaque saut, une dame doit se poser sur une case d'où elle peut encore prendre, s'il y en a, au choix parmi celles-ci ; s'il n'y en a pas, elle finit sur n'importe quelle case d'arrivée.",
                    "Dopo ogni salto una dama deve posarsi su una casella da cui può ancora prendere, se c'è, a scelta tra queste; solo se non ce n'è può finire su una qualunque delle caselle d'arrivo.",
                ),
                Tri::new(
                    "The booklet forbids stopping early and does not say where a king rests between two jumps. Other draughts games with flying kings and a free choice read it so.",
                    "Le livret interdit de s'arrêter trop tôt sans dire où une dame se pose entre deux sauts. C'est la lecture des autres jeux de dames à dames volantes et à libre choix.",
                    "Il libretto vieta di fermarsi prima e non dice dove una dama si posa tra due salti. Così lo intendono gli altri giochi di dama con dame volanti e libera scelta.",
                ),
            )
            .about(&["dames-31", "dames-44"]),
        ],
        &[
            Example::new(
                Tri::new(
                    "The man must take both, turning on the way. (The sketch is lost; the board is ours.)",
                    "Le pion doit prendre les deux, en tournant en chemin. (Le croquis est perdu ; la position est de nous.)",
                    "La pedina deve prenderne due, svoltando per via. (Lo schizzo è perduto; la posizione è nostra.)",
                ),
                "
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
                &[Fact::Steps("32x12x18x28"), Fact::Illegal("32x23x28", "D-7"), Fact::Illegal("32x23", "D-7")],
            )
            .figure(
                Tri::new("Sketch of a double capture", "Croquis de la double prise", "Schizzo della doppia presa"),
                &["dames-22"],
            ),
            Example::new(
                Tri::new(
                    "The king may not rest on a square from which nothing can be taken while another leads on.",
                    "La dame ne peut se poser sur une case sans suite quand une autre en a une.",
                    "La dama non può posarsi su una casella senza seguito quando un'altra ne ha uno.",
                ),
                "
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
                &[
                    Fact::Steps("46x11x22x37 46x17x22x37 46x6x22x37"),
                    Fact::Illegal("46x32x37", "D-7"),
                    Fact::Illegal("46x28", "D-7"),
                ],
            ),
        ],
    ),
    Clause::new(
        "D-8",
        Tri::new("Captured pieces leave at the end", "Les pièces prises partent à la fin", "I pezzi presi si tolgono alla fine"),
        &[
            Part::booklet(
                Tri::new(
                    "A king passes over all it takes, and nothing is lifted from the board before its move is finished.",
                    "Une dame passe par-dessus tout ce qu'elle prend, et rien n'est retiré du damier avant la fin de son coup.",
                    "Una dama passa sopra a tutto ciò che prende, e nulla si toglie dalla damiera prima che la sua mossa sia finita.",
                ),
                &["dames-48"],
            ),
            Part::consequence(
                Tri::new(
                    "Until then what was taken still stands in the way.",
                    "Jusque-là, ce qui est pris barre encore le chemin.",
                    "Fino ad allora ciò che è preso sbarra ancora la strada.",
                ),
                &["dames-48"],
            ),
            Part::ruling(
                Tri::new("The same holds for men.", "Il en va de même pour les pions.", "Lo stesso vale per le pedine."),
                Tri::new(
                    "The booklet says it of kings alone. One way of capturing for all pieces is easier to play, and is the custom.",
                    "Le livret ne le dit que des dames. Une seule façon de prendre pour toutes les pièces est plus simple, et c'est l'usage.",
                    "Il libretto lo dice solo delle dame. Un solo modo di prendere per tutti i pezzi è più semplice, ed è l'uso.",
                ),
            )
            .about(&["dames-29", "dames-48"]),
            Part::ruling(
                Tri::new(
                    "No piece may be jumped twice. Free squares may be used again, the one the capturing piece started from among them.",
                    "Aucune pièce n'est sautée deux fois. Les cases libres peuvent servir à nouveau, la case de départ aussi.",
                    "Nessun pezzo si salta due volte. Le caselle libere possono servire di nuovo, anche quella di partenza.",
                ),
                Tri::new(
                    "The booklet is silent; it follows the custom of draughts, where a piece is taken once and the moving piece has left its square.",
                    "Le livret se tait ; nous suivons l'usage des dames : une pièce n'est prise qu'une fois, et la pièce qui joue a quitté sa case.",
                    "Il libretto tace; seguiamo l'uso della dama: un pezzo si prende una volta sola, e il pezzo che muove ha lasciato la sua casella.",
                ),
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "The king that takes 28, 13 and 12 comes round to 17 and meets 22, but cannot take it: 28 is taken and still stands behind it.",
                    "La dame qui prend 28, 13 et 12 revient en 17 et trouve 22, mais ne peut le prendre : 28 est pris et se tient encore derrière.",
                    "La dama che prende 28, 13 e 12 torna in 17 e incontra 22, ma non può prenderlo: 28 è preso e sta ancora lì dietro.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   i   i   .   .
                .   .   .   .   .
                  .   i   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  M   .   .   .   .
                .   .   .   .   .
                W",
                &[
                    Fact::Steps("41x17x12x13x28 41x1x12x28 41x21x12x13x28 41x26x12x13x28 41x7x12x28"),
                    Fact::After("41x17x12x13x28", "B:WK17:B22"),
                ],
            )
            .showing(&["dames-48"]),
            Example::new(
                Tri::new(
                    "A round trip: the man ends where it began.",
                    "Un tour complet : le pion finit où il a commencé.",
                    "Un giro completo: la pedina finisce dove ha cominciato.",
                ),
                "
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
                &[
                    Fact::Steps("38x38x22x23x32x33"),
                    Fact::After("38x38", "B:W38:B45"),
                    Fact::Illegal("38x27x32", "D-7"),
                    Fact::Illegal("38x27x32x32", "D-8"),
                ],
            ),
        ],
    ),
];
