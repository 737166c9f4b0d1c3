//! The clauses on moving: E-7 to E-10.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

/// North's d6 and f7 stand beside the blue marble on e7; no capture has been made.
pub(super) const BEFORE_FIRST_CAPTURE: &str = "
    #nn.n.nn#
    w.......e
    w...en...
    w..n..e..
    w...x...e
    w.......e
    w.......e
    w.......e
    #sssssss#
    n - 3 0";

pub(super) const E7: Clause = Clause::new(
    "E-7",
    Tri::new("Forward, and never diagonally", "En avant, jamais en diagonale", "In avanti, mai in diagonale"),
    &[
        Part::booklet(
            Tri::new(
                "Marbles never move diagonally.",
                "Les billes ne vont jamais en diagonale.",
                "Le biglie non vanno mai in diagonale.",
            ),
            &["expion-27"],
        ),
        Part::consequence(
            Tri::new(
                "Forward is away from the colour's own camp: North moves down, South up, East to the left, West to the right.",
                "Avancer, c'est s'éloigner de son propre camp : Nord descend, Sud monte, Est va vers la gauche, Ouest vers la droite.",
                "Avanti vuol dire lontano dal proprio campo: Nord scende, Sud sale, Est va a sinistra, Ovest a destra.",
            ),
            &["expion-22", "expion-25"],
        ),
    ],
    &[
        Example::new(
            Tri::new("Never diagonally.", "Jamais en diagonale.", "Mai in diagonale."),
            BEFORE_FIRST_CAPTURE,
            &[Fact::Legal("d6-d5 d6-c6 d6-e6"), Fact::Illegal("d6-e5", "E-7"), Fact::Illegal("d6-c7", "E-7")],
        )
        .showing(&["expion-27"]),
        Example::new(
            Tri::new(
                "East moves to the left; to the right would be backward.",
                "Est avance vers la gauche ; vers la droite, ce serait reculer.",
                "Est avanza verso sinistra; verso destra sarebbe indietreggiare.",
            ),
            "
                #nnn.nnn#
                w.......e
                w.......e
                w...n...e
                w...x...e
                w....e...
                w.......e
                w.......e
                #sssssss#
                e - 2 0",
            &[Fact::Legal("f4-e4 f4-f5 f4-f3"), Fact::Illegal("f4-g4", "E-10"), Fact::Illegal("f4-g5", "E-7")],
        ),
    ],
);

pub(super) const E8: Clause = Clause::new(
    "E-8",
    Tri::new("Leaving the camp", "Quitter son camp", "Uscire dal campo"),
    &[
        Part::booklet(
            Tri::new(
                "A marble leaves its camp by 1, 2 or 3 spaces in a straight line, in front of its first space.",
                "Une bille quitte son camp de 1, 2 ou 3 cases en ligne droite, devant sa première case.",
                "Una biglia lascia il suo campo di 1, 2 o 3 caselle in linea retta, davanti alla sua prima casella.",
            ),
            &["expion-21", "expion-22"],
        ),
        Part::booklet(
            Tri::new(
                "Marbles are not moved about in the camps, and none returns once it has left.",
                "On ne déplace pas de billes dans les camps, et celles qui en sont sorties n'y reviennent pas.",
                "Non si muovono biglie nei campi, e quelle uscite non vi tornano.",
            ),
            &["expion-23", "expion-24"],
        ),
        Part::ruling(
            Tri::new(
                "Nor does a marble ever enter the camp of another colour.",
                "Une bille n'entre jamais non plus dans le camp d'une autre couleur.",
                "Una biglia non entra mai neppure nel campo di un altro colore.",
            ),
            Tri::new(
                "The booklet's sentence on moving in the camps can mean within them or into them; we keep it both ways.",
                "La phrase du livret sur les déplacements dans les camps peut se comprendre de deux façons, à l'intérieur ou vers \
                 l'intérieur ; nous respectons les deux.",
                "La frase del libretto sui movimenti nei campi si può intendere in due modi, all'interno o verso l'interno; li \
                 rispettiamo entrambi.",
            ),
        )
        .about(&["expion-23"]),
        Part::ruling(
            Tri::new(
                "Every space that a marble passes and the one it lands on must be empty; the EX*PION is in the way like a marble.",
                "Toutes les cases traversées et la case d'arrivée doivent être libres ; l'EX*PION barre le passage comme une bille.",
                "Tutte le caselle attraversate e quella d'arrivo devono essere libere; l'EX*PION sbarra la via come una biglia.",
            ),
            Tri::new(
                "The booklet knows no jumps, and two marbles do not fit into one hollow.",
                "Le livret ne connaît pas de sauts, et deux billes ne tiennent pas dans un creux.",
                "Il libretto non conosce salti, e due biglie non stanno in un solo incavo.",
            ),
        )
        .about(&["expion-22"]),
    ],
    &[
        Example::new(
            Tri::new("One, two or three spaces.", "Une, deux ou trois cases.", "Una, due o tre caselle."),
            START,
            &[Fact::Legal("c9-c8 c9-c7 c9-c6"), Fact::Illegal("c9-c5", "E-8"), Fact::Illegal("c9-d9", "E-8")],
        )
        .showing(&["expion-22", "expion-23"]),
        Example::new(
            Tri::new(
                "The green marble on c7 stops c9 after one space; d8 cannot go back into the camp.",
                "La bille verte en c7 arrête c9 après une case ; d8 ne peut pas rentrer dans le camp.",
                "La biglia verde in c7 ferma c9 dopo una casella; d8 non può rientrare nel campo.",
            ),
            "
                #.n.....#
                ...n.....
                ..w......
                .........
                ....x....
                .........
                .........
                ......e..
                #...s...#
                n r 0 0",
            &[
                Fact::Steps("c9-c8 d8-c8 d8-d7 d8-e8"),
                Fact::Illegal("c9-c7", "E-8"),
                Fact::Illegal("c9-c6", "E-8"),
                Fact::Illegal("d8-d9", "E-8"),
            ],
        )
        .showing(&["expion-24"]),
    ],
);

pub(super) const E9: Clause = Clause::new(
    "E-9",
    Tri::new("Moving in the field", "Se déplacer dans l'aire de jeu", "Muovere nell'area di gioco"),
    &[
        Part::booklet(
            Tri::new(
                "A marble that has left its camp goes forward or sideways to a neighbouring space.",
                "Une bille sortie de son camp avance ou va de côté, sur une case voisine.",
                "Una biglia uscita dal suo campo va avanti o di lato, su una casella vicina.",
            ),
            &["expion-25"],
        ),
        Part::ruling(
            Tri::new(
                "That space must be empty. The special spaces are open to marbles.",
                "Cette case doit être libre. Les cases spéciales sont ouvertes aux billes.",
                "Quella casella dev'essere libera. Le caselle speciali sono aperte alle biglie.",
            ),
            Tri::new(
                "Of what stands in the way the booklet lets only the EX*PION be pushed (E-11), and it closes the special spaces to \
                 the EX*PION only (E-2).",
                "De ce qui gêne, le livret ne laisse pousser que l'EX*PION (E-11), et il n'interdit les cases spéciales qu'à lui (E-2).",
                "Di ciò che intralcia, il libretto lascia spingere solo l'EX*PION (E-11), e solo a lui vieta le caselle speciali (E-2).",
            ),
        )
        .about(&["expion-25", "expion-28", "expion-31"]),
    ],
    &[Example::new(
        Tri::new(
            "g8 may go down or to either side, onto the special space h8 too; c4 is hemmed in on the left.",
            "g8 peut descendre ou aller de côté, aussi sur la case spéciale h8 ; c4 est bloquée à gauche.",
            "g8 può scendere o andare di lato, anche sulla casella speciale h8; c4 è chiusa a sinistra.",
        ),
        "
            #nn.nnn.#
            w.....n.e
            w.......e
            w.......e
            w...x...e
            .wn.....e
            w.......e
            w.......e
            #sssssss#
            n - 5 0",
        &[Fact::Legal("g8-g7 g8-f8 g8-h8 c4-c3 c4-d4"), Fact::Illegal("c4-b4", "E-9"), Fact::Illegal("g8-g6", "E-9")],
    )
    .showing(&["expion-25"])],
);

pub(super) const E10: Clause = Clause::new(
    "E-10",
    Tri::new("Backward", "Reculer", "Indietreggiare"),
    &[
        Part::booklet(
            Tri::new(
                "Before the first capture of the game a marble in the field may not go backward, except to make a capture at once.",
                "Avant la première capture de la partie, une bille de l'aire de jeu ne recule pas, sauf pour faire aussitôt une capture.",
                "Prima della prima cattura della partita una biglia nell'area di gioco non indietreggia, salvo per fare subito una \
                 cattura.",
            ),
            &["expion-21", "expion-26", "expion-35"],
        ),
        Part::booklet(
            Tri::new(
                "After the first capture every marble may (E-15).",
                "Après la première capture, toutes le peuvent (E-15).",
                "Dopo la prima cattura tutte possono (E-15).",
            ),
            &["expion-42", "expion-44"],
        ),
        Part::consequence(
            Tri::new(
                "It goes back by one space, and never into a camp.",
                "Elle recule d'une case, et jamais dans un camp.",
                "Indietreggia di una casella, e mai in un campo.",
            ),
            &["expion-24", "expion-25"],
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "d6-d7 goes backward but takes e7 between d7 and f7; f7-f8 takes nothing.",
                "d6-d7 recule, mais prend e7 entre d7 et f7 ; f7-f8 ne prend rien.",
                "d6-d7 indietreggia, ma prende e7 tra d7 e f7; f7-f8 non prende niente.",
            ),
            BEFORE_FIRST_CAPTURE,
            &[Fact::Legal("d6-d7"), Fact::Illegal("f7-f8", "E-10"), Fact::Causes("d6-d7", "capture release")],
        )
        .showing(&["expion-26", "expion-35"]),
        Example::new(
            Tri::new(
                "After the first capture f7-f8 is allowed.",
                "Après la première capture, f7-f8 est permis.",
                "Dopo la prima cattura f7-f8 è permesso.",
            ),
            "
                #nn.n.nn#
                w.......e
                w....n...
                w..n..e..
                w...x...e
                w.......e
                w.......e
                w.......e
                #sssssss#
                n r 3 0",
            &[Fact::Legal("f7-f8 d6-d7")],
        )
        .showing(&["expion-44"]),
    ],
);
