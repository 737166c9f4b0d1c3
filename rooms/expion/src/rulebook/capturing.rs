//! The clauses on capturing: E-12, E-13 and E-15.

use super::moving::BEFORE_FIRST_CAPTURE;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const E12: Clause = Clause::new(
    "E-12",
    Tri::new("Capturing", "Capturer", "Catturare"),
    &[
        Part::booklet(
            Tri::new(
                "When two marbles of one colour, or of two players of a team, stand on either side of an enemy marble right after one of \
                 the two has moved, that marble is captured and leaves the game for good. Never diagonally.",
                "Quand deux billes d'une couleur, ou de deux joueurs d'une équipe, encadrent une bille adverse juste après que l'une des \
                 deux a bougé, cette bille est capturée et quitte le jeu pour de bon. Jamais en diagonale.",
                "Quando due biglie di un colore, o di due giocatori di una squadra, chiudono tra loro una biglia avversaria subito dopo \
                 che una delle due ha mosso, quella è catturata e lascia il gioco per sempre. Mai in diagonale.",
            ),
            &["expion-32", "expion-33", "expion-38"],
        ),
        Part::booklet(
            Tri::new(
                "One move may capture several marbles; all of them are removed.",
                "Un même coup peut capturer plusieurs billes ; toutes sont retirées.",
                "Una stessa mossa può catturare più biglie; si tolgono tutte.",
            ),
            &["expion-36", "expion-37"],
        ),
        Part::consequence(
            Tri::new(
                "The captured marble stands right between its two flankers, in one line with them.",
                "La bille capturée est juste entre les deux, sur une même ligne.",
                "La biglia catturata sta proprio in mezzo alle due, sulla stessa linea.",
            ),
            &["expion-33", "expion-38"],
        ),
        Part::ruling(
            Tri::new(
                "The two colours of a player flank together as those of partners do.",
                "Les deux couleurs d'un même joueur encadrent ensemble, comme celles de coéquipiers.",
                "I due colori di uno stesso giocatore chiudono insieme, come quelli dei compagni.",
            ),
            Tri::new(
                "The booklet names one colour, or two allied players. Whoever plays a whole side alone is surely not worse off than two \
                 partners.",
                "Le livret parle d'une couleur, ou de deux joueurs alliés. Qui joue seul toute une équipe n'est sûrement pas plus mal loti \
                 que deux coéquipiers.",
                "Il libretto parla di un colore, o di due giocatori alleati. Chi gioca da solo un'intera squadra non può star peggio di \
                 due compagni.",
            ),
        )
        .about(&["expion-33"]),
        Part::ruling(
            Tri::new(
                "Marbles still in camp flank too, but cannot be captured.",
                "Les billes encore dans leur camp encadrent aussi, mais ne peuvent pas être capturées.",
                "Anche le biglie ancora nel campo chiudono, ma non possono essere catturate.",
            ),
            Tri::new(
                "The booklet excepts no marble from flanking; and on this board no enemy can stand on both sides of a marble in camp.",
                "Le livret n'excepte aucune bille ; et sur ce plateau, aucun adversaire ne peut se trouver des deux côtés d'une bille dans \
                 son camp.",
                "Il libretto non eccettua nessuna biglia; e su questo tabellone nessun avversario può stare dai due lati di una biglia nel \
                 campo.",
            ),
        )
        .about(&["expion-33"]),
    ],
    &[
        Example::new(
            Tri::new(
                "After figure 1, whose picture is lost; the board is ours. d6-d5 takes the green marble between b5 and d5.",
                "D'après la figure 1, dont l'image est perdue ; le plateau est de nous. d6-d5 prend la bille verte entre b5 et d5.",
                "Dalla figura 1, la cui immagine è perduta; la posizione è nostra. d6-d5 prende la biglia verde tra b5 e d5.",
            ),
            "
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
            &[
                Fact::Causes("d6-d5", "capture"),
                Fact::Causes("d6-c6", ""),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./.n.n....e/........./....x..../........./#...s...# e r 0 0",
                ),
            ],
        )
        .figure(Tri::new("Figure 1", "Figure 1", "Figura 1"), &["expion-51"]),
        Example::new(
            Tri::new(
                "After figure 2, whose two pairs of pictures are lost; the boards are ours. d6-d5 takes the green and the blue marble at \
                 once, on either side, one of them with the partner's brown marble on b5.",
                "D'après la figure 2, dont les deux paires d'images sont perdues ; les plateaux sont de nous. d6-d5 prend à la fois la \
                 verte et la bleue, de part et d'autre, l'une avec la bille marron du coéquipier en b5.",
                "Dalla figura 2, le cui due coppie di immagini sono perdute; le posizioni sono nostre. d6-d5 prende insieme la verde e la \
                 blu, ai due lati, una con la biglia marrone del compagno in b5.",
            ),
            "
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
            &[
                Fact::Causes("d6-d5", "capture capture"),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./ws.n.n..e/........./....x..../........./#...s...# e r 0 0",
                ),
            ],
        )
        .under("players=4")
        .figure(Tri::new("Figure 2, first pair", "Figure 2, première paire", "Figura 2, prima coppia"), &["expion-52"]),
        Example::new(
            Tri::new(
                "After figure 2, second pair (lost; the board is ours): d5-e5 takes the blue marble ahead and the green one below at once.",
                "D'après la figure 2, seconde paire (perdue ; le plateau est de nous) : d5-e5 prend à la fois la bleue devant elle et la \
                 verte en dessous.",
                "Dalla figura 2, seconda coppia (perduta; la posizione è nostra): d5-e5 prende insieme la blu davanti e la verde sotto.",
            ),
            "
                #n......#
                w.......e
                .........
                .........
                ...n.en..
                ....w....
                ....s....
                ..x......
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("d5-e5", "capture capture"),
                Fact::After(
                    "d5-e5",
                    "#n......#/w.......e/........./........./....n.n../........./....s..../..x....../#...s...# e r 0 0",
                ),
            ],
        )
        .figure(Tri::new("Figure 2, second pair", "Figure 2, seconde paire", "Figura 2, seconda coppia"), &["expion-52"]),
        Example::new(
            Tri::new(
                "A marble still in its camp flanks: South's c6-c7 takes c8 with North's marble on c9. i8 is safe in its camp.",
                "Une bille encore dans son camp encadre : c6-c7 de Sud prend c8 avec la bille de Nord en c9. i8 est à l'abri.",
                "Anche una biglia nel campo chiude: c6-c7 di Sud prende c8 con la biglia di Nord in c9. i8 è al sicuro nel campo.",
            ),
            "
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
            &[Fact::Causes("c6-c7", "capture"), Fact::Causes("h8-g8", "")],
        ),
    ],
);

pub(super) const E13: Clause = Clause::new(
    "E-13",
    Tri::new("What is not captured", "Ce qui n'est pas capturé", "Che cosa non si cattura"),
    &[
        Part::booklet(
            Tri::new(
                "A marble that moves between two enemy marbles of its own will is not captured.",
                "Une bille qui se met d'elle-même entre deux billes adverses n'est pas capturée.",
                "Una biglia che si mette da sé tra due biglie avversarie non è catturata.",
            ),
            &["expion-34"],
        ),
        Part::booklet(
            Tri::new(
                "Marbles of an ally are never captured.",
                "On ne capture jamais les billes d'un allié.",
                "Non si catturano mai le biglie di un alleato.",
            ),
            &["expion-39"],
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "d6 steps between the green and the blue marble and stays there.",
                "d6 se place entre la bille verte et la bille bleue, et y reste.",
                "d6 si mette tra la biglia verde e quella blu, e ci resta.",
            ),
            "
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
            &[
                Fact::Causes("d6-d5", ""),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./..wne..../........./....x..../........./#...s...# e r 1 0",
                ),
            ],
        )
        .showing(&["expion-34"]),
        Example::new(
            Tri::new(
                "The brown marble between two natural ones is an ally and stays.",
                "La bille marron entre deux naturelles est alliée et reste.",
                "La biglia marrone tra due naturali è alleata e resta.",
            ),
            "
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
            &[Fact::Causes("d6-d5", "")],
        )
        .under("players=4")
        .showing(&["expion-39"]),
    ],
);

pub(super) const E15: Clause = Clause::new(
    "E-15",
    Tri::new("After the first capture", "Après la première capture", "Dopo la prima cattura"),
    &[
        Part::booklet(
            Tri::new(
                "The first capture changes how marbles may move: from then on all of them may go backward.",
                "La première capture change les déplacements : à partir de là, toutes les billes peuvent reculer.",
                "La prima cattura cambia i movimenti: da allora tutte le biglie possono indietreggiare.",
            ),
            &["expion-42", "expion-43", "expion-44"],
        ),
        Part::consequence(
            Tri::new(
                "It is the first of the game, whoever makes it, and it counts from the next step on.",
                "C'est la première de la partie, qui que ce soit qui la fasse, et elle compte dès le coup suivant.",
                "È la prima della partita, chiunque la faccia, e conta dalla mossa seguente.",
            ),
            &["expion-43", "expion-44"],
        ),
    ],
    &[Example::new(
        Tri::new(
            "North takes e7; East's g6, which could not go back before, now may.",
            "Nord prend e7 ; la bille g6 d'Est, qui ne pouvait pas reculer, le peut maintenant.",
            "Nord prende e7; la biglia g6 di Est, che prima non poteva indietreggiare, ora può.",
        ),
        BEFORE_FIRST_CAPTURE,
        &[
            Fact::Causes("d6-d7", "capture release"),
            Fact::After(
                "d6-d7 g6-h6",
                "#nn.n.nn#/w.......e/w..n.n.../w......e./w...x...e/w.......e/w.......e/w.......e/#sssssss# s r 1 0",
            ),
        ],
    )
    .showing(&["expion-43", "expion-44"])],
);
