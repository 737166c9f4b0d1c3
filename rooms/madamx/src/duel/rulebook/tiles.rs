//! the X move.

use super::{START, book, example, ruling};
use kernel::{Clause, Fact, Tri};

pub(super) const X_9: Clause = book(
    "X-9",
    Tri::new(
        "After a plain move the player may take the tile his piece just left and put it on any bare place.",
        "Après un simple déplacement, le joueur peut prendre la case que son pion vient de quitter et la mettre \
         sur n'importe quel emplacement sans case.",
        "Dopo un semplice spostamento il giocatore può prendere la casella che la sua pedina ha appena lasciato e \
         metterla su un posto qualsiasi senza casella.",
    ),
    &[example(
        "",
        Tri::new(
            "Light moves and then puts the tile ahead of its man.",
            "Les clairs jouent puis mettent la case devant leur pion.",
            "Il chiaro muove e poi mette la casella davanti alla sua pedina.",
        ),
        START,
        &[
            Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- l x=c3 1"),
            Fact::After("c3-d4 c3>d5", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+++-+-/-+-l-+-+/l---l-l-/-l-l-l-l/l-l-l-l- d move 1"),
            Fact::Decides("c3-d4", 1),
            Fact::Decides("c3-d4 c3>d5", 2),
            Fact::Illegal("c3>d5", "X-9"),
        ],
    )],
);

pub(super) const X_10: Clause = book(
    "X-10",
    Tri::new(
        "After a capture the player may do the same with the tile of each captured piece. The tiles are offered \
         one after the other in the order of capture, after the whole capture; each may be moved or left. A place \
         bared by an earlier tile of the same turn is a bare place like any other.",
        "Après une prise, le joueur peut faire de même avec la case de chaque pion pris. Les cases sont proposées \
         l'une après l'autre dans l'ordre des prises, après toute la prise ; chacune peut être déplacée ou \
         laissée. Un emplacement dégagé par une case du même tour est un emplacement vide comme un autre.",
        "Dopo una cattura il giocatore può fare lo stesso con la casella di ogni pedina catturata. Le caselle \
         sono offerte una dopo l'altra nell'ordine di cattura, dopo l'intera cattura; ciascuna può essere \
         spostata o lasciata. Un posto liberato da una casella dello stesso turno è un posto vuoto come ogni \
         altro.",
    ),
    &[
        example(
            "",
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
        example(
            "",
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

pub(super) const X_11: Clause = book(
    "X-11",
    Tri::new(
        "The X move is optional: with \"stay\" the player leaves the tile on offer where it is.",
        "Le coup X n'est pas obligatoire : avec « stay » le joueur laisse la case proposée où elle est.",
        "La mossa X non è obbligatoria: con «stay» il giocatore lascia la casella offerta dov'è.",
    ),
    &[
        example(
            "",
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
        example(
            "",
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
    ],
);

pub(super) const X_12: Clause = ruling(
    "X-12",
    Tri::new(
        "No X move is offered when the game is already over because the last enemy piece was captured.",
        "Aucun coup X n'est proposé quand la partie est déjà finie par la prise du dernier pion adverse.",
        "Nessuna mossa X è offerta quando la partita è già finita con la cattura dell'ultima pedina avversaria.",
    ),
    &[example(
        "",
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
