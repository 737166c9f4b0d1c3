//! The clauses on the EX*PION: the push (E-11) and the chameleon (E-14).

use kernel::{Clause, Example, Fact, Tri};

pub(super) const E11: Clause = Clause {
    number: "E-11",
    text: Tri::new(
        "A marble next to the EX*PION may move into its space and push it one space straight on. The EX*PION must \
         land on an empty space of the field that is not special, or on an empty space of an enemy camp; never in a \
         camp of the pusher's side. A push is a move like any other: its direction obeys E-9 and E-10, and a marble \
         in camp pushes only by an exit of one space. Nothing else is ever pushed.",
        "Une bille attenante à l'EX*PION peut prendre sa place et le pousser d'une case, tout droit. L'EX*PION doit \
         arriver sur une case libre et non spéciale de l'aire de jeu, ou sur une case libre d'un camp adverse ; \
         jamais dans un camp de sa propre équipe. La poussée est un déplacement comme un autre : sa direction suit \
         E-9 et E-10, et une bille dans son camp ne pousse qu'en sortant d'une case. Rien d'autre n'est jamais poussé.",
        "Una biglia accanto all'EX*PION può prenderne il posto e spingerlo di una casella, diritto. L'EX*PION deve \
         arrivare su una casella libera e non speciale dell'area di gioco, o su una casella libera di un campo \
         avversario; mai in un campo della propria squadra. La spinta è una mossa come le altre: la direzione segue \
         E-9 ed E-10, e una biglia nel campo spinge solo uscendo di una casella. Nient'altro viene mai spinto.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new("e6 pushes the EX*PION down to e4.", "e6 pousse l'EX*PION en e4.", "e6 spinge l'EX*PION in e4."),
            rules: "",
            board: "
                #nnn.nnn#
                w.......e
                w.......e
                w...n...e
                w...x...e
                w.......e
                w....e...
                w.......e
                #sssssss#
                n - 2 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("e6-e5", "push"),
                Fact::After(
                    "e6-e5",
                    "#nnn.nnn#/w.......e/w.......e/w.......e/w...n...e/w...x...e/w....e.../w.......e/#sssssss# e - 0 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "c9 pushes by an exit of one space only. d8 cannot push: the EX*PION would have to go to b8, a \
                 special space.",
                "c9 ne pousse qu'en sortant d'une case. d8 ne peut pas pousser : l'EX*PION irait en b8, une case \
                 spéciale.",
                "c9 spinge solo uscendo di una casella. d8 non può spingere: l'EX*PION andrebbe in b8, una casella \
                 speciale.",
            ),
            rules: "colours=free",
            board: "
                #.n.....#
                ..xs.....
                .........
                .........
                w.......e
                .........
                .........
                .........
                #.......#
                n r 0 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Legal("c9-c8"),
                Fact::Illegal("c9-c7", "E-11"),
                Fact::Illegal("d8-c8", "E-2"),
                Fact::Illegal("c8-c7", "E-11"),
            ],
        },
        Example {
            about: Tri::new(
                "South may not push the EX*PION into North's camp, and from d8 the blue marble on f8 is in the way.",
                "Sud ne peut pas pousser l'EX*PION dans le camp de Nord, et depuis d8 la bille bleue en f8 gêne.",
                "Sud non può spingere l'EX*PION nel campo di Nord, e da d8 la biglia blu in f8 è d'intralcio.",
            ),
            rules: "",
            board: "
                #.......#
                ...sxe...
                ....s....
                .........
                w.......e
                .........
                .........
                .........
                #s......#
                s r 0 0",
            figure: None,
            sources: &[],
            facts: &[Fact::Illegal("e7-e8", "E-11"), Fact::Illegal("d8-e8", "E-11")],
        },
    ],
};

pub(super) const E14: Clause = Clause {
    number: "E-14",
    text: Tri::new(
        "The chameleon: if the player who moves has a marble next to the EX*PION after the step (of any colour he \
         holds, in camp too), he may count the EX*PION as a marble of his side for this capture. It has moved if this \
         step pushed it; one of the two flankers must have moved, as always. It is the player's choice and written \
         with a star; the starred step exists only where it captures more. Before the first capture, a backward step \
         that captures only thanks to the EX*PION exists only starred.",
        "Le caméléon : si le joueur qui joue a, après le déplacement, une bille attenante à l'EX*PION (de l'une de \
         ses couleurs, même dans un camp), il peut le considérer comme étant de sa couleur pour cette prise. \
         L'EX*PION a bougé s'il vient d'être poussé ; comme toujours, l'une des deux billes doit avoir bougé. C'est \
         un choix du joueur, noté par une étoile ; le coup étoilé n'existe que s'il capture davantage. Avant la \
         première capture, reculer en ne capturant que grâce à l'EX*PION ne se joue qu'avec l'étoile.",
        "Il camaleonte: se chi muove ha, dopo la mossa, una biglia accanto all'EX*PION (di uno qualsiasi dei suoi \
         colori, anche nel campo), può contarlo come una biglia della sua squadra per questa presa. L'EX*PION ha \
         mosso se questa mossa lo ha spinto; come sempre, una delle due biglie deve aver mosso. È una scelta del \
         giocatore, scritta con un asterisco; la mossa con asterisco esiste solo se cattura di più. Prima della prima \
         cattura, indietreggiare catturando solo grazie all'EX*PION si gioca solo con l'asterisco.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "The natural marble on f6 touches the EX*PION: d6-d5 takes the blue marble between d5 and the \
                 EX*PION, if North wishes.",
                "La bille naturelle en f6 touche l'EX*PION : d6-d5 prend la bille bleue entre d5 et l'EX*PION, si \
                 Nord le veut.",
                "La biglia naturale in f6 tocca l'EX*PION: d6-d5 prende la biglia blu tra d5 e l'EX*PION, se Nord vuole.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[
                Fact::Legal("d6-d5 d6-d5*"),
                Fact::Causes("d6-d5", ""),
                Fact::Causes("d6-d5*", "capture"),
                Fact::Illegal("d6-d7*", "E-14"),
                Fact::Illegal("b9-b8*", "E-14"),
            ],
        },
        Example {
            about: Tri::new(
                "At four, only the mover's own marble counts: the brown marble on f6 is the partner's.",
                "À quatre, seule compte une bille du joueur lui-même : la bille marron en f6 est celle du coéquipier.",
                "In quattro conta solo una biglia di chi muove: la biglia marrone in f6 è del compagno.",
            ),
            rules: "players=4",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("d6-d5"), Fact::Illegal("d6-d5*", "E-14")],
        },
        Example {
            about: Tri::new(
                "A pushed EX*PION has moved: on e4 it takes f4 together with the resting marble on g4.",
                "L'EX*PION poussé a bougé : en e4, il prend f4 avec la bille immobile en g4.",
                "L'EX*PION spinto ha mosso: in e4 prende f4 insieme alla biglia ferma in g4.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("e6-e5 e6-e5*"), Fact::Causes("e6-e5", "push"), Fact::Causes("e6-e5*", "push capture")],
        },
        Example {
            about: Tri::new(
                "No capture has been made: d6-d7 goes backward and takes e7 only with the EX*PION.",
                "Aucune capture n'a été faite : d6-d7 recule et ne prend e7 qu'avec l'EX*PION.",
                "Nessuna cattura è stata fatta: d6-d7 indietreggia e prende e7 solo con l'EX*PION.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[Fact::Legal("d6-d7*"), Fact::Illegal("d6-d7", "E-10"), Fact::Causes("d6-d7*", "capture release")],
        },
    ],
};
