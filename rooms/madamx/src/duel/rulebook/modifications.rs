//! the first two of the booklet's four modifications.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_15: Clause = Clause::new(
    "X-15",
    Tri::new(
        "First modification: tiles after captures only",
        "Première modification : cases après prise seulement",
        "Prima modifica: caselle solo dopo una cattura",
    ),
    &[
        Part::booklet(
            Tri::new(
                "Four modifications make the game harder; they may be played all together or one at a time.",
                "Quatre modifications compliquent le jeu ; on les adopte séparément ou toutes à la fois.",
                "Quattro modifiche rendono il gioco più arduo; si possono giocare tutte insieme o una alla \
                 volta.",
            ),
            &["madamx-43", "madamx-44", "madamx-45"],
        ),
        Part::booklet(
            Tri::new(
                "The first: a tile may be moved only after a capture.",
                "La première : on ne peut déplacer une case qu'après une prise.",
                "La prima: si può spostare una casella solo dopo una cattura.",
            ),
            &["madamx-46"],
        ),
    ],
    &[
        Example::new(
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
        )
        .under("x-after-capture-only=on"),
        Example::new(
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
        )
        .under("x-after-capture-only=on"),
    ],
);

pub(super) const X_16: Clause = Clause::new(
    "X-16",
    Tri::new(
        "Second modification: any free tile",
        "Deuxième modification : n'importe quelle case libre",
        "Seconda modifica: qualsiasi casella libera",
    ),
    &[
        Part::booklet(
            Tri::new(
                "After a move or a capture any free black tile may be moved, not only the one that was left \
                 or that of the captured piece.",
                "Après un déplacement ou une prise, on peut déplacer n'importe quelle case noire libre, et \
                 plus seulement celle qu'on a quittée ou celle du pion pris.",
                "Dopo uno spostamento o una cattura si può spostare qualsiasi casella nera libera, non più \
                 solo quella lasciata o quella della pedina catturata.",
            ),
            &["madamx-47"],
        ),
        Part::ruling(
            Tri::new(
                "Where the turn would offer n tiles, the player has n times that right, one after the other. \
                 Leaving the tiles gives up what remains of it.",
                "Là où le tour proposerait n cases, le joueur a n fois ce droit, l'un après l'autre. Laisser \
                 les cases, c'est renoncer à ce qui en reste.",
                "Dove il turno offrirebbe n caselle, il giocatore ha n volte questo diritto, uno dopo \
                 l'altro. Lasciare le caselle è rinunciare a ciò che ne resta.",
            ),
            Tri::new(
                "The modification speaks of one tile, but it changes which tile, not how many; and after \
                 several captures several tiles may be exchanged.",
                "La modification parle d'une case, mais elle change laquelle, non combien ; et après une \
                 prise multiple, plusieurs cases peuvent être échangées.",
                "La modifica parla di una casella, ma cambia quale, non quante; e dopo una cattura multipla \
                 si possono scambiare più caselle.",
            ),
        )
        .about(&["madamx-32", "madamx-47"]),
    ],
    &[
        Example::new(
            Tri::new("One right after a move.", "Un droit après un déplacement.", "Un diritto dopo uno spostamento."),
            START,
            &[
                Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- l x=*1 1"),
                Fact::After(
                    "c3-d4 h4>d5",
                    "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+++-+-/-+-l-+--/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1",
                ),
            ],
        )
        .under("any-tile=on"),
        Example::new(
            Tri::new(
                "Two rights after a double capture; staying gives up both.",
                "Deux droits après une double prise ; laisser les cases renonce aux deux.",
                "Due diritti dopo una doppia cattura; lasciare le caselle rinuncia a entrambi.",
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
        )
        .under("any-tile=on"),
    ],
);
