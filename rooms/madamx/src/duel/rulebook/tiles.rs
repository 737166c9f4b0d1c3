//! the X move.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_9: Clause = Clause::new(
    "X-9",
    Tri::new("The X move after a plain move", "Le coup X après un déplacement", "La mossa X dopo uno spostamento"),
    &[Part::booklet(
        Tri::new(
            "After every move, plain or capturing, the player may play the X move: take a black tile and \
                 put it wherever he likes where there is none. After a plain move it is the tile from which \
                 his man started.",
            "Après chaque coup, déplacement ou prise, le joueur peut jouer le coup X : prendre une case \
                 noire et la mettre où il veut là où il n'y en a pas. Après un déplacement, c'est la case \
                 d'où son pion est parti.",
            "Dopo ogni mossa, spostamento o cattura, il giocatore può fare la mossa X: prendere una \
                 casella nera e metterla dove vuole, dove non ce n'è. Dopo uno spostamento è la casella da \
                 cui è partita la sua pedina.",
        ),
        &["madamx-24", "madamx-27", "madamx-28"],
    )],
    &[Example::new(
        Tri::new(
            "Light moves and then puts the tile ahead of its man. The picture is lost; this board is \
                 ours.",
            "Les clairs jouent puis mettent la case devant leur pion. L'image est perdue ; cette position \
                 est de nous.",
            "Il chiaro muove e poi mette la casella davanti alla sua pedina. L'immagine è perduta; questa \
                 posizione è nostra.",
        ),
        START,
        &[
            Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- l x=c3 1"),
            Fact::After("c3-d4 c3>d5", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+++-+-/-+-l-+-+/l---l-l-/-l-l-l-l/l-l-l-l- d move 1"),
            Fact::Decides("c3-d4", 1),
            Fact::Decides("c3-d4 c3>d5", 2),
            Fact::Illegal("c3>d5", "X-9"),
        ],
    )
    .figure(Tri::new("Figure 3", "Figure 3", "Figura 3"), &["madamx-33", "madamx-118"])],
);

pub(super) const X_10: Clause = Clause::new(
    "X-10",
    Tri::new("The X move after a capture", "Le coup X après une prise", "La mossa X dopo una cattura"),
    &[
        Part::booklet(
            Tri::new(
                "After a capture it is the tile on which the captured man stood; after several captures there \
                 may be as many tiles. A Bi-Madam's turns are no different.",
                "Après une prise, c'est la case où se trouvait le pion pris ; après une prise multiple, il \
                 peut y en avoir autant. Il en va de même quand joue une Bi-Madam.",
                "Dopo una cattura è la casella su cui stava la pedina catturata; dopo una cattura multipla \
                 possono essere altrettante. Con Bi-Madam è lo stesso.",
            ),
            &["madamx-29", "madamx-32", "madamx-40"],
        ),
        Part::ruling(
            Tri::new(
                "The tiles are offered one after the other, in the order of capture, after the whole capture; \
                 each may be moved or left. A place bared by an earlier tile of the same turn is a bare place \
                 like any other.",
                "Les cases sont proposées l'une après l'autre, dans l'ordre des prises, une fois toute la \
                 prise achevée ; chacune peut être déplacée ou laissée. Un emplacement dégagé par une case du \
                 même tour est un emplacement vide comme un autre.",
                "Le caselle sono offerte una dopo l'altra, nell'ordine di cattura, a cattura finita; ciascuna \
                 può essere spostata o lasciata. Un posto liberato da una casella dello stesso turno è un \
                 posto vuoto come ogni altro.",
            ),
            Tri::new(
                "The X move comes after the move, and the move is the whole capture. Some order is needed; \
                 this one is easy to follow at the table.",
                "Le coup X vient après le coup, et le coup est la prise entière. Il faut un ordre ; celui-ci \
                 se suit sans peine à table.",
                "La mossa X viene dopo la mossa, e la mossa è l'intera cattura. Un ordine ci vuole; questo si \
                 segue facilmente al tavolo.",
            ),
        )
        .about(&["madamx-27", "madamx-32"]),
    ],
    &[
        Example::new(
            Tri::new(
                "First the tile d4, then the tile f6, which may go where d4 was.",
                "D'abord la case d4, puis la case f6, qui peut aller là où était d4.",
                "Prima la casella d4, poi la casella f6, che può andare dove era d4.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -+-d-+-+
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[
                Fact::After(
                    "c3xe5xg7",
                    "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=d4,f6 0",
                ),
                Fact::After(
                    "c3xe5xg7 d4>a2",
                    "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+---+-+/+-+-+-+-/++-+-+-+/+-+-+-+- l x=f6 0",
                ),
                Fact::After(
                    "c3xe5xg7 d4>a2 f6>d4",
                    "-+-+-+-+/+-+-+-l-/-+-+---d/+-+-+-+-/-+-+-+-+/+-+-+-+-/++-+-+-+/+-+-+-+- d move 0",
                ),
                Fact::Decides("c3xe5xg7 stay", 1),
                Fact::Decides("c3xe5xg7 stay stay", 2),
            ],
        ),
        Example::new(
            Tri::new(
                "With two tiles on offer, the second waits for its turn.",
                "Avec deux cases proposées, la seconde attend son tour.",
                "Con due caselle offerte, la seconda aspetta il suo turno.",
            ),
            "
            -+-+-+-+
            +-+-+-l-
            -+-+-+-d
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            l x=d4,f6 0",
            &[Fact::Legal("d4>a2 stay"), Fact::Illegal("f6>a2", "X-10"), Fact::Illegal("d4>e5", "X-9")],
        ),
    ],
);

pub(super) const X_11: Clause = Clause::new(
    "X-11",
    Tri::new("The X move is a right", "Le coup X n'est pas une obligation", "La mossa X è un diritto"),
    &[
        Part::booklet(
            Tri::new(
                "The X move is not compulsory, but it can be decisive to defend one's men or to attack the \
                 other's: tiles that lie elsewhere allow moves and captures straight ahead and to the side as \
                 well.",
                "Le coup X n'est pas obligatoire, mais il peut être décisif pour défendre ses pions ou \
                 attaquer ceux de l'autre : les cases déplacées permettent de jouer et de prendre aussi tout \
                 droit et de côté.",
                "La mossa X non è obbligatoria, ma può essere decisiva per difendere le proprie pedine o \
                 attaccare quelle altrui: le caselle spostate permettono di muovere e catturare anche dritto \
                 e di lato.",
            ),
            &["madamx-30", "madamx-31"],
        ),
        Part::consequence(
            Tri::new(
                "Who does not want to move the tile leaves it where it is; then the turn goes on (written: \
                 stay).",
                "Qui ne veut pas déplacer la case la laisse où elle est ; puis le jeu continue (s'écrit : \
                 stay).",
                "Chi non vuole spostare la casella la lascia dov'è; poi si prosegue (si scrive: stay).",
            ),
            &["madamx-30"],
        ),
        Part::contradictory(
            Tri::new(
                "In figure 3 it is the dark man that may now go straight ahead, and that defends itself by \
                 moving the tile it came from.",
                "Sur la figure 3, c'est le pion foncé qui peut désormais avancer tout droit, et qui se défend \
                 en déplaçant la case d'où il vient.",
                "Nella figura 3 è la pedina scura che ora può avanzare dritta, e che si difende spostando la \
                 casella da cui è venuta.",
            ),
            &["madamx-34", "madamx-35"],
            Tri::new(
                "The French text says dark, the Italian light. After light's first move it is dark's turn, \
                 and only a dark man can do what is described.",
                "Le texte français dit foncé, l'italien clair. Après le premier coup des clairs c'est aux \
                 foncés, et seul un pion foncé peut faire ce qui est décrit.",
                "Il testo francese dice scura, l'italiano chiara. Dopo la prima mossa del chiaro tocca allo \
                 scuro, e solo una pedina scura può fare ciò che è descritto.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new("The tile stays; dark's turn.", "La case reste ; aux foncés.", "La casella resta; tocca allo scuro."),
            START,
            &[
                Fact::After(
                    "c3-d4 stay",
                    "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1",
                ),
                Fact::Illegal("stay", "X-11"),
            ],
        ),
        Example::new(
            Tri::new(
                "Before the tile is decided, no piece moves.",
                "Tant que la case n'est pas décidée, aucun pion ne joue.",
                "Finché la casella non è decisa, nessuna pedina muove.",
            ),
            "
            -d-d-d-d
            d-d-d-d-
            -d-d-d-d
            +-+-+-+-
            -+-l-+-+
            l-+-l-l-
            -l-l-l-l
            l-l-l-l-
            l x=c3 1",
            &[Fact::Legal("stay c3>c4"), Fact::Illegal("e3-f4", "X-11"), Fact::Illegal("c3>c3", "X-11")],
        ),
        Example::new(
            Tri::new(
                "After light's first move and its tile, the dark man on d6 may go straight ahead to d5. The \
                 picture is lost; this board is ours.",
                "Après le premier coup des clairs et leur case, le pion foncé en d6 peut avancer tout droit \
                 en d5. L'image est perdue ; cette position est de nous.",
                "Dopo la prima mossa del chiaro e la sua casella, la pedina scura in d6 può avanzare dritta \
                 in d5. L'immagine è perduta; questa posizione è nostra.",
            ),
            "
            -d-d-d-d
            d-d-d-d-
            -d-d-d-d
            +-+++-+-
            -+-l-+-+
            l---l-l-
            -l-l-l-l
            l-l-l-l-
            d move 1",
            &[Fact::Legal("d6-d5"), Fact::Decides("d6-d5", 2)],
        )
        .figure(Tri::new("Figure 3", "Figure 3", "Figura 3"), &["madamx-34", "madamx-118"]),
        Example::new(
            Tri::new(
                "If it leaves its tile on d6, light takes it. The picture is lost; this board is ours.",
                "S'il laisse sa case en d6, les clairs le prennent. L'image est perdue ; cette position est \
                 de nous.",
                "Se lascia la casella in d6, il chiaro la cattura. L'immagine è perduta; questa posizione è \
                 nostra.",
            ),
            "
            -d-d-d-d
            d-d-d-d-
            -d-+-d-d
            +-+d+-+-
            -+-l-+-+
            l---l-l-
            -l-l-l-l
            l-l-l-l-
            l move 2",
            &[Fact::Steps("d4xd6")],
        )
        .figure(Tri::new("Figure 3", "Figure 3", "Figura 3"), &["madamx-34", "madamx-118"]),
        Example::new(
            Tri::new(
                "If it moves the tile d6 elsewhere, there is nothing to land on: it is safe. The picture is \
                 lost; this board is ours.",
                "S'il déplace la case d6, il n'y a plus où se poser : il est à l'abri. L'image est perdue ; \
                 cette position est de nous.",
                "Se sposta la casella d6, non c'è dove posarsi: è al sicuro. L'immagine è perduta; questa \
                 posizione è nostra.",
            ),
            "
            -d-d-d-d
            d-d-d-d-
            -d---d-d
            +-+d+-+-
            ++-l-+-+
            l---l-l-
            -l-l-l-l
            l-l-l-l-
            l move 2",
            &[Fact::Illegal("d4xd6", "X-2")],
        )
        .figure(Tri::new("Figure 3", "Figure 3", "Figura 3"), &["madamx-35", "madamx-118"]),
    ],
);

pub(super) const X_12: Clause = Clause::new(
    "X-12",
    Tri::new(
        "No X move after the last capture",
        "Pas de coup X après la dernière prise",
        "Nessuna mossa X dopo l'ultima cattura",
    ),
    &[Part::ruling(
        Tri::new(
            "No X move is offered when the game is over because the last enemy piece was captured.",
            "Aucun coup X n'est proposé quand la partie est finie par la prise du dernier pion adverse.",
            "Nessuna mossa X è offerta quando la partita è finita con la cattura dell'ultima pedina \
                 avversaria.",
        ),
        Tri::new(
            "The game ends when all enemy pieces are captured; a tile could change nothing any more.",
            "La partie prend fin quand tous les pions adverses sont pris ; une case n'y changerait plus \
                 rien.",
            "La partita finisce quando tutte le pedine avversarie sono catturate; una casella non \
                 cambierebbe più nulla.",
        ),
    )
    .about(&["madamx-42"])],
    &[Example::new(
        Tri::new("The last dark man falls.", "Le dernier pion foncé tombe.", "Cade l'ultima pedina scura."),
        "
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-d-+-+
        +-l-+-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("c3xe5"),
            Fact::After("c3xe5", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-l-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- d move 0"),
            Fact::Over("c3xe5", "winner=light", "X-13"),
            Fact::Causes("c3xe5", "capture defeat"),
        ],
    )],
);
