//! the book's four modifications.

use super::{START, book, example};
use kernel::{Clause, Fact, Tri};

pub(super) const X_15: Clause = book(
    "X-15",
    Tri::new(
        "First modification: X moves are offered only after captures.",
        "Première modification : le coup X n'est proposé qu'après une prise.",
        "Prima modifica: la mossa X è offerta solo dopo una cattura.",
    ),
    &[
        example(
            "x-after-capture-only=on",
            Tri::new(
                "A plain move ends the turn.",
                "Un simple déplacement finit le tour.",
                "Un semplice spostamento finisce il turno.",
            ),
            START,
            &[
                Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1"),
                Fact::Decides("c3-d4", 2),
                Fact::Illegal("c3>d5", "X-15"),
            ],
        ),
        example(
            "x-after-capture-only=on",
            Tri::new("A capture offers its tile.", "Une prise propose sa case.", "Una cattura offre la sua casella."),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            -+-d-+-+
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::After("c3xe5", "-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-l-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=d4 0")],
        ),
    ],
);

pub(super) const X_16: Clause = book(
    "X-16",
    Tri::new(
        "Second modification: where a turn would offer n tiles (one after a move, one for each captured piece \
         after a capture), the player has instead n times the right to move any free tile of the frame, one after \
         the other. \"Stay\" ends the turn.",
        "Deuxième modification : là où un tour proposerait n cases (une après un déplacement, une par pion pris \
         après une prise), le joueur a n fois le droit de déplacer n'importe quelle case libre du tableau, l'une \
         après l'autre. « Stay » finit le tour.",
        "Seconda modifica: dove un turno offrirebbe n caselle (una dopo uno spostamento, una per pedina catturata \
         dopo una cattura), il giocatore ha invece n volte il diritto di spostare una casella libera qualsiasi \
         del quadro, una dopo l'altra. «Stay» finisce il turno.",
    ),
    &[
        example(
            "any-tile=on",
            Tri::new("One right after a move.", "Un droit après un déplacement.", "Un diritto dopo uno spostamento."),
            START,
            &[
                Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- l x=*1 1"),
                Fact::After(
                    "c3-d4 h4>d5",
                    "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+++-+-/-+-l-+--/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1",
                ),
            ],
        ),
        example(
            "any-tile=on",
            Tri::new(
                "Two rights after a double capture; staying gives up both.",
                "Deux droits après une double prise ; « stay » renonce aux deux.",
                "Due diritti dopo una doppia cattura; «stay» rinuncia a entrambi.",
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
            l x=*2 0",
            &[
                Fact::Legal("a1>b1 e5>e6 stay"),
                Fact::After("a1>b1", "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/-++-+-+- l x=*1 0"),
                Fact::Decides("stay", 2),
                Fact::Illegal("g7>b1", "X-16"),
                Fact::Illegal("a1>c1", "X-16"),
                Fact::Illegal("b1>d1", "X-2"),
            ],
        ),
    ],
);

pub(super) const X_17: Clause = book(
    "X-17",
    Tri::new(
        "Third modification: when the turn's piece is a Bi-Madam (one crowned by this very move does not count), \
         each tile decision may also remove the tile from the frame for good; where any free tile may be moved, \
         any may be removed, and that uses one right.",
        "Troisième modification : quand la pièce du tour est une Bi-Madam (pas si elle le devient par ce coup \
         même), chaque décision peut aussi enlever la case du tableau pour de bon ; là où toute case libre peut \
         être déplacée, toute case libre peut être enlevée, ce qui use un droit.",
        "Terza modifica: quando la pedina del turno è una Bi-Madam (non se lo diventa con questa stessa mossa), \
         ogni decisione può anche togliere la casella dal quadro per sempre; dove si può spostare una casella \
         libera qualsiasi, la si può anche togliere, e ciò consuma un diritto.",
    ),
    &[
        example(
            "bi-removes=on",
            Tri::new("The tile d4 leaves the frame.", "La case d4 quitte le tableau.", "La casella d4 lascia il quadro."),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-L-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l move 4",
            &[
                Fact::After("d4-e5", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-+-+- l bx=d4 5"),
                Fact::After(
                    "d4-e5 d4>off",
                    "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+---+-+/+-+-+-+-/-+-+-+-d/+-+-+-+- d move 5",
                ),
            ],
        ),
        example(
            "bi-removes=on",
            Tri::new(
                "Crowned by this very move: the tile may only be moved.",
                "Couronnée par ce coup même : la case peut seulement être déplacée.",
                "Incoronata con questa stessa mossa: la casella può solo essere spostata.",
            ),
            "
            -+-L-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l x=c7 0",
            &[Fact::Illegal("c7>off", "X-17"), Fact::Legal("c7>a8 stay")],
        ),
        example(
            "bi-removes=on,any-tile=on",
            Tri::new("Any free tile may go.", "Toute case libre peut partir.", "Qualsiasi casella libera può andarsene."),
            "
            -+-L-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l bx=*2 0",
            &[
                Fact::After("g1>off", "-+-L-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-+--- l bx=*1 0"),
                Fact::Illegal("h2>off", "X-16"),
            ],
        ),
    ],
);

pub(super) const X_18: Clause = book(
    "X-18",
    Tri::new(
        "Fourth modification: a Bi-Madam may also move several tiles in a straight line over free tiles only, and \
         capture from a distance: over one or more free tiles up to an enemy piece, landing on the tile just \
         beyond it, which must be free. A capture from a distance is a single one. A capture that begins with an \
         adjacent jump goes on with adjacent jumps only. Both kinds are compulsory.",
        "Quatrième modification : Bi-Madam peut aussi parcourir plusieurs cases en ligne droite, uniquement par \
         des cases libres, et prendre de loin : par une ou plusieurs cases libres jusqu'à un pion adverse, en \
         s'arrêtant sur la case juste derrière lui, qui doit être libre. Une prise de loin est unique. Une prise \
         qui commence par un saut voisin ne continue que par des sauts voisins. Les deux sortes sont \
         obligatoires.",
        "Quarta modifica: Bi-Madam può anche percorrere più caselle in linea retta, solo su caselle libere, e \
         catturare da lontano: su una o più caselle libere fino a una pedina avversaria, fermandosi sulla casella \
         subito dietro, che deve essere libera. Una cattura da lontano è unica. Una cattura che comincia con un \
         salto vicino continua solo con salti vicini. Entrambe sono obbligatorie.",
    ),
    &[
        example(
            "long-bi=on",
            Tri::new(
                "The long capture ends on f6, although g5 could be jumped from there.",
                "La prise longue s'arrête en f6, bien que g5 puisse être sauté de là.",
                "La cattura lunga finisce in f6, benché da lì si possa saltare g5.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-d-d-
            -+-+-+-+
            +-+-+-+-
            -L-+-+-l
            +-+-+-+-
            l move 4",
            &[
                Fact::Steps("b2xf6"),
                Fact::Illegal("b2xf6xh4", "X-18"),
                Fact::Illegal("h2-g3", "X-6"),
                Fact::After("b2xf6", "-+-+-+-+/+-+-+-+-/-+-+-L-+/+-+-+-d-/-+-+-+-+/+-+-+-+-/-+-+-+-l/+-+-+-+- l x=e5 0"),
            ],
        ),
        example(
            "long-bi=on",
            Tri::new(
                "As far as the line is free; a bare place stops it.",
                "Aussi loin que la ligne est libre ; un emplacement vide l'arrête.",
                "Fin dove la linea è libera; un posto vuoto la ferma.",
            ),
            "
            ++-+-+-+
            +-+-+-+-
            -+-+-l-+
            +-+++-+-
            -+-L-+-+
            ----+-+-
            -+-+-+-d
            +-+-+-+-
            l move 4",
            &[
                Fact::Legal("d4-e5 d4-d5 d4-d6 d4-c5 d4-b6 d4-a7 d4-e3 d4-f2 d4-g1"),
                Fact::Illegal("d4-b2", "X-2"),
                Fact::Illegal("d4-g7", "X-18"),
                Fact::Illegal("d4-e6", "X-2"),
                Fact::Illegal("d4-h6", "X-18"),
            ],
        ),
        example(
            "long-bi=on",
            Tri::new(
                "An adjacent jump goes on by adjacent jumps; the long capture is the other choice.",
                "Un saut voisin continue par des sauts voisins ; la prise longue est l'autre choix.",
                "Un salto vicino continua con salti vicini; la cattura lunga è l'altra scelta.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-d-d-
            -+-L-+-+
            +-+-+-+-
            -+-+-d-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4xf6xh4 d4xg1"), Fact::Illegal("d4xf6", "X-6")],
        ),
    ],
);
