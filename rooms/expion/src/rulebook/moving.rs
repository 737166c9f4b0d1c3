//! The clauses on moving: E-7 to E-10.

use super::START;
use kernel::{Clause, Example, Fact, Tri};

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

pub(super) const E7: Clause = Clause {
    number: "E-7",
    text: Tri::new(
        "Forward is away from the colour's own camp: North moves down, South up, East to the left, West to the right. \
         Marbles never move diagonally.",
        "Avancer, c'est s'éloigner de son propre camp : Nord descend, Sud monte, Est va vers la gauche, Ouest vers la \
         droite. Les billes ne sont jamais déplacées en diagonale.",
        "Avanti vuol dire lontano dal proprio campo: Nord scende, Sud sale, Est va a sinistra, Ovest a destra. Le \
         biglie non muovono mai in diagonale.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new("Never diagonally.", "Jamais en diagonale.", "Mai in diagonale."),
            rules: "",
            board: BEFORE_FIRST_CAPTURE,
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("d6-d5 d6-c6 d6-e6"), Fact::Illegal("d6-e5", "E-7"), Fact::Illegal("d6-c7", "E-7")],
        },
        Example {
            about: Tri::new(
                "East moves to the left; to the right would be backward.",
                "Est avance vers la gauche ; vers la droite, ce serait reculer.",
                "Est avanza verso sinistra; verso destra sarebbe indietreggiare.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("f4-e4 f4-f5 f4-f3"), Fact::Illegal("f4-g4", "E-10"), Fact::Illegal("f4-g5", "E-7")],
        },
    ],
};

pub(super) const E8: Clause = Clause {
    number: "E-8",
    text: Tri::new(
        "A marble leaves its camp straight forward by 1, 2 or 3 spaces; every space it passes and the one it lands on \
         must be empty. Marbles never move within a camp and never enter one.",
        "Pour quitter son camp, une bille avance tout droit de 1, 2 ou 3 cases ; toutes les cases traversées et la \
         case d'arrivée doivent être libres. Les billes ne se déplacent pas dans un camp et n'y retournent jamais.",
        "Una biglia lascia il suo campo diritto in avanti di 1, 2 o 3 caselle; tutte le caselle attraversate e quella \
         d'arrivo devono essere libere. Le biglie non muovono dentro un campo e non vi rientrano mai.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new("One, two or three spaces.", "Une, deux ou trois cases.", "Una, due o tre caselle."),
            rules: "",
            board: START,
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("c9-c8 c9-c7 c9-c6"), Fact::Illegal("c9-c5", "E-8"), Fact::Illegal("c9-d9", "E-8")],
        },
        Example {
            about: Tri::new(
                "The green marble on c7 stops c9 after one space; d8 cannot go back into the camp.",
                "La bille verte en c7 arrête c9 après une case ; d8 ne peut pas rentrer dans le camp.",
                "La biglia verde in c7 ferma c9 dopo una casella; d8 non può rientrare nel campo.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("c9-c8 d8-c8 d8-d7 d8-e8"),
                Fact::Illegal("c9-c7", "E-8"),
                Fact::Illegal("c9-c6", "E-8"),
                Fact::Illegal("d8-d9", "E-8"),
            ],
        },
    ],
};

pub(super) const E9: Clause = Clause {
    number: "E-9",
    text: Tri::new(
        "A marble in the field moves one space forward or sideways to an empty space of the field; the special spaces \
         are open to it.",
        "Une bille qui a quitté son camp avance d'une case ou se déplace de côté sur une case voisine libre de l'aire \
         de jeu ; les cases spéciales lui sont ouvertes.",
        "Una biglia nell'area di gioco muove di una casella in avanti o di lato, su una casella libera dell'area di \
         gioco; le caselle speciali le sono aperte.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[Example {
        about: Tri::new(
            "g8 may go down or to either side, onto the special space h8 too; c4 is hemmed in on the left.",
            "g8 peut descendre ou aller de côté, aussi sur la case spéciale h8 ; c4 est bloquée à gauche.",
            "g8 può scendere o andare di lato, anche sulla casella speciale h8; c4 è chiusa a sinistra.",
        ),
        rules: "",
        board: "
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
        figure: None,
        sources: &[],
        facts: &[Fact::Legal("g8-g7 g8-f8 g8-h8 c4-c3 c4-d4"), Fact::Illegal("c4-b4", "E-9"), Fact::Illegal("g8-g6", "E-9")],
    }],
};

pub(super) const E10: Clause = Clause {
    number: "E-10",
    text: Tri::new(
        "Backward, one space within the field, is allowed only if the step captures at once, or once any capture has \
         been made by anyone in the game: then for all marbles, always.",
        "On ne recule, d'une case et dans l'aire de jeu, que pour effectuer une capture immédiate, ou dès qu'une \
         capture a été faite par quiconque dans la partie : alors toutes les billes peuvent toujours reculer.",
        "Si indietreggia, di una casella e nell'area di gioco, solo per fare una cattura immediata, oppure dopo che \
         chiunque ha fatto una cattura nella partita: allora vale sempre e per tutte le biglie.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "d6-d7 goes backward but takes e7 between d7 and f7; f7-f8 takes nothing.",
                "d6-d7 recule, mais prend e7 entre d7 et f7 ; f7-f8 ne prend rien.",
                "d6-d7 indietreggia, ma prende e7 tra d7 e f7; f7-f8 non prende niente.",
            ),
            rules: "",
            board: BEFORE_FIRST_CAPTURE,
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("d6-d7"), Fact::Illegal("f7-f8", "E-10"), Fact::Causes("d6-d7", "capture release")],
        },
        Example {
            about: Tri::new(
                "After the first capture f7-f8 is allowed.",
                "Après la première capture, f7-f8 est permis.",
                "Dopo la prima cattura f7-f8 è permesso.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("f7-f8 d6-d7")],
        },
    ],
};
