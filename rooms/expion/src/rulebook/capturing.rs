//! The clauses on capturing: E-12, E-13 and E-15.

use super::moving::BEFORE_FIRST_CAPTURE;
use kernel::{Clause, Example, Fact, Tri};

pub(super) const E12: Clause = Clause {
    number: "E-12",
    text: Tri::new(
        "After a step, every enemy marble that stands in a straight line right between two marbles of the mover's \
         side, one of which has just moved, is captured and removed, all of them at once; never diagonally. The two \
         colours of a side flank together, whoever holds them. Marbles still in camp flank too, but cannot be \
         captured.",
        "Après un déplacement, toute bille adverse qui se trouve en ligne droite juste entre deux billes de l'équipe \
         qui joue, dont l'une vient de bouger, est capturée et retirée du jeu, toutes à la fois ; jamais en \
         diagonale. Les deux couleurs d'une équipe encadrent ensemble, quel qu'en soit le joueur. Les billes encore \
         dans leur camp encadrent aussi, mais ne peuvent pas être capturées.",
        "Dopo una mossa, ogni biglia avversaria che sta in linea retta proprio tra due biglie della squadra che \
         muove, una delle quali ha appena mosso, è catturata e tolta dal gioco, tutte insieme; mai in diagonale. I \
         due colori di una squadra chiudono insieme, chiunque li abbia. Anche le biglie ancora nel campo chiudono, ma \
         non possono essere catturate.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "Figure 1: d6-d5 takes the green marble between b5 and d5.",
                "Figure 1 : d6-d5 prend la bille verte entre b5 et d5.",
                "Figura 1: d6-d5 prende la biglia verde tra b5 e d5.",
            ),
            rules: "",
            board: "
                #n......#
                .........
                .........
                ...n.....
                .nw.....e
                .........
                ....x....
                .........
                #...s...#
                n r 5 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("d6-d5", "capture"),
                Fact::Causes("d6-c6", ""),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./.n.n....e/........./....x..../........./#...s...# e r 0 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "Figure 2: d6-d5 takes the green and the blue marble at once, with the partner's brown marble on b5.",
                "Figure 2 : d6-d5 prend à la fois la verte et la bleue, avec la bille marron du coéquipier en b5.",
                "Figura 2: d6-d5 prende insieme la verde e la blu, con la biglia marrone del compagno in b5.",
            ),
            rules: "players=4",
            board: "
                #n......#
                .........
                .........
                ...n.....
                wsw.en..e
                .........
                ....x....
                .........
                #...s...#
                n r 5 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("d6-d5", "capture capture"),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./ws.n.n..e/........./....x..../........./#...s...# e r 0 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "A marble still in its camp flanks: South's c6-c7 takes c8 with North's marble on c9. i8 is safe in \
                 its camp.",
                "Une bille encore dans son camp encadre : c6-c7 de Sud prend c8 avec la bille de Nord en c9. i8 est à \
                 l'abri.",
                "Anche una biglia nel campo chiude: c6-c7 di Sud prende c8 con la biglia di Nord in c9. i8 è al \
                 sicuro nel campo.",
            ),
            rules: "",
            board: "
                #.n.....#
                ..w....se
                .........
                ..s......
                ....x....
                .........
                .........
                .........
                #...s...#
                s r 5 0",
            figure: None,
            sources: &[],
            facts: &[Fact::Causes("c6-c7", "capture"), Fact::Causes("h8-g8", "")],
        },
    ],
};

pub(super) const E13: Clause = Clause {
    number: "E-13",
    text: Tri::new(
        "A marble that itself moves between two enemy marbles is not captured. Allied marbles are never captured.",
        "Une bille placée volontairement entre deux billes adverses n'est pas capturée. Il est interdit de capturer \
         des billes alliées.",
        "Una biglia che si mette da sé tra due biglie avversarie non è catturata. Le biglie alleate non si catturano \
         mai.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "d6 steps between the green and the blue marble and stays there.",
                "d6 se place entre la bille verte et la bille bleue, et y reste.",
                "d6 si mette tra la biglia verde e quella blu, e ci resta.",
            ),
            rules: "",
            board: "
                #n......#
                .........
                .........
                ...n.....
                ..w.e....
                .........
                ....x....
                .........
                #...s...#
                n r 0 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("d6-d5", ""),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./..wne..../........./....x..../........./#...s...# e r 1 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "The brown marble between two natural ones is an ally and stays.",
                "La bille marron entre deux naturelles est alliée et reste.",
                "La biglia marrone tra due naturali è alleata e resta.",
            ),
            rules: "players=4",
            board: "
                #n......#
                .........
                .........
                ...n.....
                .ns......
                .........
                ....x...e
                .........
                #...s...#
                n r 0 0",
            figure: None,
            sources: &[],
            facts: &[Fact::Causes("d6-d5", "")],
        },
    ],
};

pub(super) const E15: Clause = Clause {
    number: "E-15",
    text: Tri::new(
        "The first capture of the game, by anyone, lets all marbles move backward from the next step on.",
        "La première capture de la partie, par quiconque, permet à toutes les billes de reculer dès le coup suivant.",
        "La prima cattura della partita, di chiunque, permette a tutte le biglie di indietreggiare dalla mossa seguente.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[Example {
        about: Tri::new(
            "North takes e7; East's g6, which could not go back before, now may.",
            "Nord prend e7 ; la bille g6 d'Est, qui ne pouvait pas reculer, le peut maintenant.",
            "Nord prende e7; la biglia g6 di Est, che prima non poteva indietreggiare, ora può.",
        ),
        rules: "",
        board: BEFORE_FIRST_CAPTURE,
        figure: None,
        sources: &[],
        facts: &[
            Fact::Causes("d6-d7", "capture release"),
            Fact::After(
                "d6-d7 g6-h6",
                "#nn.n.nn#/w.......e/w..n.n.../w......e./w...x...e/w.......e/w.......e/w.......e/#sssssss# s r 1 0",
            ),
        ],
    }],
};
