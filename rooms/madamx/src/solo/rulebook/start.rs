//! the frame, the start and the goal of the solitaire.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_1: Clause = Clause::new(
    "X-1",
    Tri::new("The frame and the tiles", "Le tableau et les cases", "Il quadro e le caselle"),
    &[Part::lost(
        Tri::new(
            "The frame has 8x8 places; the 32 black tiles lie on every second one, beginning with the \
                 corner a1.",
            "Le tableau a 8x8 emplacements ; les 32 cases noires en occupent un sur deux, à commencer par \
                 le coin a1.",
            "Il quadro ha 8x8 posti; le 32 caselle nere ne occupano uno sì e uno no, a cominciare \
                 dall'angolo a1.",
        ),
        &["madamx-59", "madamx-88", "madamx-130"],
        Tri::new(
            "Figure 6 is lost. Eight men on the two lowest ranks need four tiles in each, which is how \
                 the tiles of the duel lie.",
            "La figure 6 est perdue. Huit pions sur les deux rangs du bas demandent quatre cases dans \
                 chacun, comme dans le duel.",
            "La figura 6 è perduta. Otto pedine nelle due file in basso chiedono quattro caselle in \
                 ciascuna, come nella sfida.",
        ),
    )],
    &[Example::new(
        Tri::new(
            "Tiles on every second place, four in each rank.",
            "Une case sur deux, quatre par rang.",
            "Una casella su due, quattro per fila.",
        ),
        START,
        &[Fact::Legal("b2-a3 h2-g3"), Fact::Decides("", 1)],
    )],
);

pub(super) const X_2: Clause = Clause::new(
    "X-2",
    Tri::new("Only on black tiles", "Seulement sur les cases noires", "Solo sulle caselle nere"),
    &[Part::booklet(
        Tri::new(
            "A man cannot go to a place without a black tile: that is the first of the two forbidden \
                 moves of figure 10.",
            "Un pion ne peut pas aller sur un emplacement sans case noire : c'est le premier des deux \
                 coups interdits de la figure 10.",
            "Una pedina non può andare su un posto senza casella nera: è la prima delle due mosse vietate \
                 della figura 10.",
        ),
        &["madamx-69", "madamx-70"],
    )],
    &[
        Example::new(
            Tri::new("b3 is bare.", "b3 n'a pas de case.", "b3 è senza casella."),
            START,
            &[Fact::Illegal("b2-b3", "X-2"), Fact::Legal("b2-a3 b2-c3")],
        ),
        Example::new(
            Tri::new(
                "The dark man on a1 cannot advance to b2: the tile is gone. The picture is lost; this board \
                 is ours.",
                "Le pion foncé en a1 ne peut pas avancer en b2 : la case n'y est plus. L'image est perdue ; \
                 cette position est de nous.",
                "La pedina scura in a1 non può avanzare in b2: la casella non c'è più. L'immagine è perduta; \
                 questa posizione è nostra.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-l-+-+-
            ---l-l-l
            d-d-d-d-
            s move 1",
            &[Fact::Illegal("a1-b2", "X-2")],
        )
        .figure(Tri::new("Figure 10", "Figure 10", "Figura 10"), &["madamx-69", "madamx-70", "madamx-147"]),
    ],
);

pub(super) const X_22: Clause = Clause::new(
    "X-22",
    Tri::new("The start", "Le départ", "La partenza"),
    &[
        Part::booklet(
            Tri::new(
                "Four light and four dark men are put at random on the two lowest ranks of the frame.",
                "Quatre pions clairs et quatre foncés sont placés au hasard sur les deux rangs du bas du \
                 tableau.",
                "Quattro pedine chiare e quattro scure si mettono a caso sulle due file in basso del quadro.",
            ),
            &["madamx-58", "madamx-59"],
        ),
        Part::booklet(
            Tri::new(
                "The French booklet adds that this makes 32 different starts.",
                "Le livret français ajoute que cela fait 32 départs différents.",
                "Il libretto francese aggiunge che le partenze diverse sono 32.",
            ),
            &["madamx-60"],
        ),
        Part::ruling(
            Tri::new(
                "There are 70 starts, or 35 if exchanging the colours makes no difference. They are numbered \
                 from 0 to 69.",
                "Il y a 70 départs, ou 35 si l'échange des couleurs ne compte pas. Ils sont numérotés de 0 à \
                 69.",
                "Le partenze sono 70, o 35 se lo scambio dei colori non conta. Sono numerate da 0 a 69.",
            ),
            Tri::new(
                "Of eight tiles, four are chosen for the light men: 8x7x6x5 ways of placing them one by one, \
                 divided by the 4x3x2x1 orders of the same four, is 70. The booklet's 32 cannot be reached by \
                 any way of counting that we know; the Italian text does not have the sentence.",
                "De huit cases on en choisit quatre pour les pions clairs : 8x7x6x5 façons de les poser un à \
                 un, divisées par les 4x3x2x1 ordres des mêmes quatre, font 70. Les 32 du livret ne \
                 s'obtiennent par aucun compte que nous sachions ; le texte italien n'a pas cette phrase.",
                "Di otto caselle se ne scelgono quattro per le pedine chiare: 8x7x6x5 modi di posarle una a \
                 una, divisi per i 4x3x2x1 ordini delle stesse quattro, fanno 70. I 32 del libretto non si \
                 ottengono con nessun conto a noi noto; il testo italiano non ha questa frase.",
            ),
        )
        .about(&["madamx-59", "madamx-60"]),
    ],
    &[Example::new(
        Tri::new(
            "Start number 0. The picture is lost; this board is ours.",
            "Le départ numéro 0. L'image est perdue ; cette position est de nous.",
            "La partenza numero 0. L'immagine è perduta; questa posizione è nostra.",
        ),
        START,
        &[Fact::Steps("b2-a3 b2-c3 d2-c3 d2-e3 f2-e3 f2-g3 h2-g3")],
    )
    .figure(Tri::new("Figure 6", "Figure 6", "Figura 6"), &["madamx-59", "madamx-130"])],
);

pub(super) const X_23: Clause = Clause::new(
    "X-23",
    Tri::new("The goal", "Le but", "L'obiettivo"),
    &[Part::booklet(
        Tri::new(
            "All eight men must come to the two highest ranks, the colours in whatever order. One begins \
                 with any man and goes on with any other: the colours need not take turns.",
            "Les huit pions doivent arriver sur les deux rangs du haut, dans n'importe quel ordre de \
                 couleurs. On commence avec n'importe quel pion et on continue avec n'importe quel autre : \
                 les couleurs n'ont pas à alterner.",
            "Tutte e otto le pedine devono arrivare nelle due file in alto, con i colori in qualsiasi \
                 ordine. Si comincia con una pedina qualsiasi e si prosegue con qualsiasi altra: i colori non \
                 devono alternarsi.",
        ),
        &["madamx-61", "madamx-62"],
    )],
    &[Example::new(
        Tri::new(
            "Seven have arrived; the last one completes the work. The picture is lost; this board is \
                 ours.",
            "Sept sont arrivés ; le dernier achève l'ouvrage. L'image est perdue ; cette position est de \
                 nous.",
            "Sette sono arrivate; l'ultima completa l'opera. L'immagine è perduta; questa posizione è \
                 nostra.",
        ),
        "
        -l-d-d-l
        d-+-d-l-
        -l------
        --------
        --------
        --------
        --------
        +-----+-
        s move 34",
        &[Fact::Steps("b6-c7"), Fact::Decides("", 1), Fact::Over("b6-c7", "winner=solo", "X-27")],
    )
    .figure(Tri::new("Figure 7", "Figure 7", "Figura 7"), &["madamx-61", "madamx-134"])],
);
