//! The clause on the EX*PION as a chameleon: E-14.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const E14: Clause = Clause::new(
    "E-14",
    Tri::new("The chameleon", "Le caméléon", "Il camaleonte"),
    &[
        Part::booklet(
            Tri::new(
                "The EX*PION is a \"chameleon\": a player on turn who has a marble next to it may take it for one of his colour and \
                 capture with it.",
                "L'EX*PION est un « caméléon » : le joueur dont c'est le tour, s'il a une bille à côté, peut le prendre pour une bille de \
                 sa couleur et capturer avec lui.",
                "L'EX*PION è un \"camaleonte\": chi è di turno e ha una biglia accanto può prenderlo per una del suo colore e catturare \
                 con esso.",
            ),
            &["expion-40", "expion-41"],
        ),
        Part::ruling(
            Tri::new(
                "Whether he has such a marble is judged after his step; it may be of any colour he holds, and in camp too. A partner's \
                 marble is not enough.",
                "On regarde après son coup s'il a une telle bille ; elle peut être de n'importe laquelle de ses couleurs, et même dans un \
                 camp. La bille d'un coéquipier ne suffit pas.",
                "Se ha una tale biglia si guarda dopo la sua mossa; può essere di uno qualsiasi dei suoi colori, anche nel campo. La \
                 biglia di un compagno non basta.",
            ),
            Tri::new(
                "The booklet does not say when. Captures are judged right after the move (E-12), so this is too; and what stands beside \
                 the EX*PION in camp stands beside it.",
                "Le livret ne dit pas à quel moment. Les captures se jugent juste après le déplacement (E-12), donc ceci aussi ; et une \
                 bille dans son camp, à côté de l'EX*PION, est à côté de lui.",
                "Il libretto non dice quando. Le catture si giudicano subito dopo la mossa (E-12), dunque anche questo; e una biglia nel \
                 campo accanto all'EX*PION gli sta accanto.",
            ),
        )
        .about(&["expion-41"]),
        Part::ruling(
            Tri::new(
                "As always one of the two flankers must have moved; the EX*PION has if this step pushed it.",
                "Comme toujours, l'un des deux qui encadrent doit avoir bougé ; l'EX*PION a bougé si ce coup l'a poussé.",
                "Come sempre, uno dei due che chiudono deve aver mosso; l'EX*PION ha mosso se questa mossa lo ha spinto.",
            ),
            Tri::new(
                "Taken for a marble, the EX*PION captures as a marble does (E-12); pushed, it has been moved.",
                "Pris pour une bille, l'EX*PION capture comme une bille (E-12) ; poussé, il a été déplacé.",
                "Preso per una biglia, l'EX*PION cattura come una biglia (E-12); spinto, è stato mosso.",
            ),
        )
        .about(&["expion-33", "expion-41"]),
        Part::ruling(
            Tri::new(
                "Using it is a choice, written with a star; the starred step exists only where it captures more. Before the first \
                 capture a backward step that captures only thanks to the EX*PION exists only starred.",
                "S'en servir est un choix, noté par une étoile ; le coup étoilé n'existe que s'il capture davantage. Avant la première \
                 capture, reculer en ne capturant que grâce à l'EX*PION ne se joue qu'avec l'étoile.",
                "Usarlo è una scelta, scritta con un asterisco; la mossa con asterisco esiste solo se cattura di più. Prima della prima \
                 cattura, indietreggiare catturando solo grazie all'EX*PION si gioca solo con l'asterisco.",
            ),
            Tri::new(
                "The booklet says that he may, not that he must. The star is our way to write it down.",
                "Le livret dit qu'il peut, non qu'il doit. L'étoile est notre façon de le noter.",
                "Il libretto dice che può, non che deve. L'asterisco è il nostro modo di scriverlo.",
            ),
        )
        .about(&["expion-35", "expion-41"]),
    ],
    &[
        Example::new(
            Tri::new(
                "After figure 3, whose picture is lost; the board is ours. The natural marble on f6 touches the EX*PION: d6-d5 takes the \
                 blue marble between d5 and the EX*PION, if North wishes.",
                "D'après la figure 3, dont l'image est perdue ; le plateau est de nous. La bille naturelle en f6 touche l'EX*PION : d6-d5 \
                 prend la bille bleue entre d5 et l'EX*PION, si Nord le veut.",
                "Dalla figura 3, la cui immagine è perduta; la posizione è nostra. La biglia naturale in f6 tocca l'EX*PION: d6-d5 prende \
                 la biglia blu tra d5 e l'EX*PION, se Nord vuole.",
            ),
            "
                #n......#
                .........
                .........
                ...n.n...
                w...ex..e
                .........
                .........
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Legal("d6-d5 d6-d5*"),
                Fact::Causes("d6-d5", ""),
                Fact::Causes("d6-d5*", "capture"),
                Fact::Illegal("d6-d7*", "E-14"),
                Fact::Illegal("b9-b8*", "E-14"),
            ],
        )
        .figure(Tri::new("Figure 3", "Figure 3", "Figura 3"), &["expion-53", "expion-54"]),
        Example::new(
            Tri::new(
                "After figure 4, whose picture is lost; the board is ours. d6-d5 takes the green marble with b5 and the blue one with the \
                 EX*PION.",
                "D'après la figure 4, dont l'image est perdue ; le plateau est de nous. d6-d5 prend la bille verte avec b5 et la bleue \
                 avec l'EX*PION.",
                "Dalla figura 4, la cui immagine è perduta; la posizione è nostra. d6-d5 prende la biglia verde con b5 e la blu con \
                 l'EX*PION.",
            ),
            "
                #n......#
                .........
                .........
                ...n.n...
                .nw.ex..e
                .........
                .........
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Causes("d6-d5", "capture"),
                Fact::Causes("d6-d5*", "capture capture"),
                Fact::After(
                    "d6-d5*",
                    "#n......#/........./........./.....n.../.n.n.x..e/........./........./........./#...s...# e r 0 0",
                ),
            ],
        )
        .figure(Tri::new("Figure 4", "Figure 4", "Figura 4"), &["expion-53", "expion-55"]),
        Example::new(
            Tri::new(
                "After figure 5, whose picture is lost; the board is ours. The EX*PION is pushed between the blue and the green marble \
                 and takes both.",
                "D'après la figure 5, dont l'image est perdue ; le plateau est de nous. L'EX*PION est poussé entre la bille bleue et la \
                 verte, et prend les deux.",
                "Dalla figura 5, la cui immagine è perduta; la posizione è nostra. L'EX*PION è spinto tra la biglia blu e la verde, e le \
                 prende entrambe.",
            ),
            "
                #n......#
                .........
                .........
                ....n....
                w...x...e
                ..ne.wn..
                .........
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Causes("e6-e5", "push"),
                Fact::Causes("e6-e5*", "push capture capture"),
                Fact::After(
                    "e6-e5*",
                    "#n......#/........./........./........./w...n...e/..n.x.n../........./........./#...s...# e r 0 0",
                ),
            ],
        )
        .figure(Tri::new("Figure 5", "Figure 5", "Figura 5"), &["expion-53", "expion-55"]),
        Example::new(
            Tri::new(
                "At four, only the mover's own marble counts: the brown marble on f6 is the partner's.",
                "À quatre, seule compte une bille du joueur lui-même : la bille marron en f6 est celle du coéquipier.",
                "In quattro conta solo una biglia di chi muove: la biglia marrone in f6 è del compagno.",
            ),
            "
                #n......#
                .........
                .........
                ...n.s...
                w...ex..e
                .........
                .........
                .........
                #...s...#
                n r 0 0",
            &[Fact::Legal("d6-d5"), Fact::Illegal("d6-d5*", "E-14")],
        )
        .under("players=4"),
        Example::new(
            Tri::new(
                "A pushed EX*PION has moved: on e4 it takes f4 together with the resting marble on g4.",
                "L'EX*PION poussé a bougé : en e4, il prend f4 avec la bille immobile en g4.",
                "L'EX*PION spinto ha mosso: in e4 prende f4 insieme alla biglia ferma in g4.",
            ),
            "
                #n......#
                .........
                .........
                ....n....
                w...x...e
                .....wn..
                .........
                .........
                #...s...#
                n r 0 0",
            &[Fact::Legal("e6-e5 e6-e5*"), Fact::Causes("e6-e5", "push"), Fact::Causes("e6-e5*", "push capture")],
        ),
        Example::new(
            Tri::new(
                "No capture has been made: d6-d7 goes backward and takes e7 only with the EX*PION.",
                "Aucune capture n'a été faite : d6-d7 recule et ne prend e7 qu'avec l'EX*PION.",
                "Nessuna cattura è stata fatta: d6-d7 indietreggia e prende e7 solo con l'EX*PION.",
            ),
            "
                #nn.n.nn#
                w....n..e
                w...ex...
                w..n....e
                w.......e
                w.......e
                w.......e
                w.......e
                #sssssss#
                n - 0 0",
            &[Fact::Legal("d6-d7*"), Fact::Illegal("d6-d7", "E-10"), Fact::Causes("d6-d7*", "capture release")],
        ),
    ],
);
