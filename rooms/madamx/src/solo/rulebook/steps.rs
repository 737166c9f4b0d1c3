//! advancing and jumping.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_24: Clause = Clause::new(
    "X-24",
    Tri::new("Advance", "L'avancement", "L'avanzamento"),
    &[Part::booklet(
        Tri::new(
            "A man has two kinds of move: it advances or it jumps. An advance goes one tile forward and \
                 diagonally, if that tile is free. The tile it started from is then gone for good.",
            "Un pion a deux sortes de coups : il avance ou il saute. Un avancement va d'une case en avant \
                 et en diagonale, si elle est libre. La case de départ disparaît ensuite pour de bon.",
            "Una pedina ha due tipi di mosse: avanza o salta. Un avanzamento va di una casella in avanti \
                 e in diagonale, se è libera. La casella di partenza sparisce poi per sempre.",
        ),
        &["madamx-63", "madamx-64", "madamx-65"],
    )],
    &[Example::new(
        Tri::new(
            "The tile b2 is gone. The picture is lost; this board is ours.",
            "La case b2 a disparu. L'image est perdue ; cette position est de nous.",
            "La casella b2 è sparita. L'immagine è perduta; questa posizione è nostra.",
        ),
        START,
        &[
            Fact::After("b2-c3", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-d-+-+-/---d-d-d/l-l-l-l- s move 1"),
            Fact::Illegal("c1-d2", "X-24"),
            Fact::Illegal("b2-b4", "X-24"),
            Fact::Causes("b2-c3", "tile-gone"),
        ],
    )
    .figure(Tri::new("Figure 8", "Figure 8", "Figura 8"), &["madamx-65", "madamx-139"])],
);

pub(super) const X_25: Clause = Clause::new(
    "X-25",
    Tri::new("Jump", "Le saut", "Il salto"),
    &[
        Part::booklet(
            Tri::new(
                "A man may jump a neighbouring man of its own colour, forward and diagonally too, if it ends \
                 on a free tile. Then the tile it left is picked up and laid on any place without one.",
                "Un pion peut sauter un pion voisin de sa couleur, toujours en avant et en diagonale, si le \
                 coup finit sur une case libre. Puis la case quittée est ramassée et posée sur n'importe quel \
                 emplacement sans case.",
                "Una pedina può saltare una pedina vicina del suo colore, sempre in avanti e in diagonale, se \
                 finisce su una casella libera. Poi la casella lasciata si raccoglie e si posa su un posto \
                 senza casella a scelta.",
            ),
            &["madamx-66", "madamx-67"],
        ),
        Part::consequence(
            Tri::new(
                "A man cannot jump one of the other colour (the second forbidden move of figure 10), and a \
                 jump takes nothing off the frame.",
                "Un pion ne peut pas sauter un pion de l'autre couleur (le second coup interdit de la figure \
                 10), et un saut n'enlève rien du tableau.",
                "Una pedina non può saltarne una dell'altro colore (la seconda mossa vietata della figura \
                 10), e un salto non toglie nulla dal quadro.",
            ),
            &["madamx-66", "madamx-71"],
        ),
        Part::ruling(
            Tri::new(
                "The landing tile is the one just beyond. The place the tile was taken from is free as well, \
                 so it may be put back there (written: stay).",
                "La case d'arrivée est juste derrière. L'emplacement d'où vient la case est libre aussi, elle \
                 peut donc y revenir (s'écrit : stay).",
                "La casella d'arrivo è quella subito dietro. Anche il posto da cui viene la casella è libero, \
                 quindi può tornarvi (si scrive: stay).",
            ),
            Tri::new(
                "A jump over a neighbour ends behind it. Any free place is allowed, and once the tile is \
                 taken up its own place is one.",
                "Un saut par-dessus un voisin finit derrière lui. Tout espace libre est permis, et une fois \
                 la case prise, sa place en est un.",
                "Un salto sopra un vicino finisce dietro di esso. Ogni spazio libero è ammesso, e una volta \
                 presa la casella, il suo posto lo è.",
            ),
        )
        .about(&["madamx-66", "madamx-67"]),
    ],
    &[
        Example::new(
            Tri::new(
                "Over a man of its colour only. The picture is lost; this board is ours.",
                "Par-dessus un pion de sa couleur seulement. L'image est perdue ; cette position est de nous.",
                "Solo sopra una pedina del suo colore. L'immagine è perduta; questa posizione è nostra.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-d-+-+-
            ---d-d-d
            l-l-l-l-
            s move 1",
            &[
                Fact::Legal("d2^b4"),
                Fact::After("d2^b4", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s x=d2 2"),
                Fact::Illegal("c1^e3", "X-25"),
                Fact::Illegal("f2^d4", "X-25"),
                Fact::Illegal("stay", "X-25"),
            ],
        )
        .figure(Tri::new("Figure 10", "Figure 10", "Figura 10"), &["madamx-69", "madamx-71", "madamx-147"]),
        Example::new(
            Tri::new(
                "The tile d2 goes anywhere bare, or back. The picture is lost; this board is ours.",
                "La case d2 va sur n'importe quel emplacement vide, ou revient. L'image est perdue ; cette \
                 position est de nous.",
                "La casella d2 va su un posto vuoto qualsiasi, o torna. L'immagine è perduta; questa \
                 posizione è nostra.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -d-+-+-+
            +-d-+-+-
            ---+-d-d
            l-l-l-l-
            s x=d2 2",
            &[
                Fact::Legal("d2>b2 d2>a2 d2>h1 stay"),
                Fact::After("d2>b2", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/-+---d-d/l-l-l-l- s move 2"),
                Fact::After("stay", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s move 2"),
                Fact::Illegal("d2>d2", "X-25"),
                Fact::Illegal("d2>e3", "X-25"),
                Fact::Illegal("f2-g3", "X-25"),
            ],
        )
        .figure(Tri::new("Figure 9", "Figure 9", "Figura 9"), &["madamx-67", "madamx-142"]),
    ],
);

pub(super) const X_26: Clause = Clause::new(
    "X-26",
    Tri::new("The first move", "Le premier coup", "La prima mossa"),
    &[Part::booklet(
        Tri::new(
            "The first move of the game must be an advance.",
            "On commence toujours par un avancement.",
            "Si comincia sempre con un avanzamento.",
        ),
        &["madamx-68"],
    )],
    &[Example::new(
        Tri::new(
            "The man on a1 could jump b2, but not yet.",
            "Le pion en a1 pourrait sauter b2, mais pas encore.",
            "La pedina in a1 potrebbe saltare b2, ma non ancora.",
        ),
        "
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -l-d-l-d
        l-d-l-d-
        s first 0",
        &[Fact::Illegal("a1^c3", "X-26"), Fact::Legal("b2-a3"), Fact::Decides("d2-e3 a1^c3", 1)],
    )],
);
