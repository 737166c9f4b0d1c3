//! The clause on pushing the EX*PION: E-11.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const E11: Clause = Clause::new(
    "E-11",
    Tri::new("Pushing the EX*PION", "Pousser l'EX*PION", "Spingere l'EX*PION"),
    &[
        Part::booklet(
            Tri::new(
                "A marble on a space next to the EX*PION may push it to a free neighbouring space; the pushing marble (the booklet's \
                 \"poussoir\") takes its place. That is the move of this turn, and it never goes diagonally.",
                "Une bille voisine de l'EX*PION peut le pousser sur une case libre à côté ; la bille « poussoir » vient à sa place. \
                 C'est le déplacement de ce tour, et il ne se fait jamais en diagonale.",
                "Una biglia accanto all'EX*PION può spingerlo su una casella libera vicina; la biglia che spinge (nel libretto \
                 \"poussoir\") ne prende il posto. È la mossa di questo turno, e non si fa mai in diagonale.",
            ),
            &["expion-28", "expion-29", "expion-30"],
        ),
        Part::ruling(
            Tri::new(
                "The EX*PION goes straight on, before the marble that pushes it.",
                "L'EX*PION va tout droit, devant la bille qui le pousse.",
                "L'EX*PION va diritto, davanti alla biglia che lo spinge.",
            ),
            Tri::new(
                "The booklet says only: a neighbouring space, and not diagonally. What is pushed goes before the one who pushes; \
                 whoever takes the booklet at its bare word plays push=any.",
                "Le livret dit seulement : une case voisine, et pas en diagonale. Ce qu'on pousse va devant soi ; qui prend le livret \
                 au pied de la lettre joue push=any.",
                "Il libretto dice soltanto: una casella vicina, e non in diagonale. Ciò che si spinge va davanti a chi spinge; chi \
                 prende il libretto alla lettera gioca push=any.",
            ),
        )
        .about(&["expion-28", "expion-30"])
        .readings(&["push=any"]),
        Part::ruling(
            Tri::new(
                "With push=any it may also go to the left or to the right of the pusher's direction. Each of the three spaces must be \
                 allowed by itself, and each is a step of its own; the space is written after >, as in c6-d6>d7. The step goes \
                 backward (E-10) if the marble or the EX*PION does.",
                "Avec push=any, il peut aussi aller à gauche ou à droite de la direction du poussoir. Chacune des trois cases doit être \
                 permise pour elle-même, et chacune est un coup à part ; la case s'écrit après >, comme dans c6-d6>d7. Le coup recule \
                 (E-10) si la bille ou l'EX*PION recule.",
                "Con push=any può andare anche a sinistra o a destra della direzione di chi spinge. Ognuna delle tre caselle dev'essere \
                 permessa per sé, e ognuna è una mossa a parte; la casella si scrive dopo >, come in c6-d6>d7. La mossa indietreggia \
                 (E-10) se indietreggia la biglia o l'EX*PION.",
            ),
            Tri::new(
                "So played, the booklet's two sentences hold to the letter, and pushing backward by a side way stays as forbidden as \
                 pushing backward.",
                "Ainsi, les deux phrases du livret valent à la lettre, et pousser en arrière par un détour reste aussi défendu que \
                 pousser en arrière.",
                "Così le due frasi del libretto valgono alla lettera, e spingere indietro di traverso resta vietato come spingere \
                 indietro.",
            ),
        )
        .about(&["expion-26", "expion-28", "expion-30"]),
        Part::booklet(
            Tri::new(
                "It never goes to a special space.",
                "Il ne va jamais sur une case spéciale.",
                "Non va mai su una casella speciale.",
            ),
            &["expion-31"],
        ),
        Part::consequence(
            Tri::new(
                "It may be pushed into an empty space of an enemy camp: that wins (E-17). Nothing else is ever pushed.",
                "On peut le pousser dans une case libre d'un camp adverse : c'est gagné (E-17). Rien d'autre n'est jamais poussé.",
                "Lo si può spingere in una casella libera di un campo avversario: si vince (E-17). Nient'altro viene mai spinto.",
            ),
            &["expion-28", "expion-48"],
        ),
        Part::ruling(
            Tri::new(
                "It is never pushed into a camp of the pusher's own side.",
                "On ne le pousse jamais dans un camp de sa propre équipe.",
                "Non lo si spinge mai in un campo della propria squadra.",
            ),
            Tri::new(
                "The booklet knows the EX*PION in the enemy's camp only, and from one's own it could never come out again.",
                "Le livret ne connaît l'EX*PION que dans le camp adverse, et du sien il ne ressortirait jamais.",
                "Il libretto conosce l'EX*PION solo nel campo avversario, e dal proprio non uscirebbe mai più.",
            ),
        )
        .about(&["expion-48"]),
        Part::ruling(
            Tri::new(
                "A push is a move like any other: E-9 and E-10 hold for its direction, and a marble in camp pushes only by an exit of \
                 one space.",
                "La poussée est un déplacement comme un autre : E-9 et E-10 valent pour sa direction, et une bille dans son camp ne \
                 pousse qu'en sortant d'une case.",
                "La spinta è una mossa come le altre: per la direzione valgono E-9 ed E-10, e una biglia nel campo spinge solo uscendo di \
                 una casella.",
            ),
            Tri::new(
                "The booklet counts the push as the move and excepts it from no rule of moving; who pushes stands next to the EX*PION.",
                "Le livret compte la poussée comme le déplacement et ne la dispense d'aucune règle ; qui pousse est à côté de l'EX*PION.",
                "Il libretto conta la spinta come la mossa e non la dispensa da nessuna regola; chi spinge sta accanto all'EX*PION.",
            ),
        )
        .about(&["expion-22", "expion-26", "expion-30"]),
    ],
    &[
        Example::new(
            Tri::new("e6 pushes the EX*PION down to e4.", "e6 pousse l'EX*PION en e4.", "e6 spinge l'EX*PION in e4."),
            BESIDE,
            &[
                Fact::Causes("e6-e5", "push"),
                Fact::Illegal("e6-e5>d5", "E-11"),
                Fact::After(
                    "e6-e5",
                    "#nnn.nnn#/w.......e/w.......e/w.......e/w...n...e/w...x...e/w....e.../w.......e/#sssssss# e - 0 0",
                ),
            ],
        )
        .showing(&["expion-28", "expion-29"]),
        Example::new(
            Tri::new(
                "The booklet at its bare word: the EX*PION may go to d5 or f5 as well.",
                "Le livret au pied de la lettre : l'EX*PION peut aussi aller en d5 ou en f5.",
                "Il libretto alla lettera: l'EX*PION può andare anche in d5 o in f5.",
            ),
            BESIDE,
            &[
                Fact::Legal("e6-e5 e6-e5>d5 e6-e5>f5"),
                Fact::Illegal("e6-e5>e4", "E-11"),
                Fact::Illegal("e6-e5>d4", "E-11"),
                Fact::After(
                    "e6-e5>d5",
                    "#nnn.nnn#/w.......e/w.......e/w.......e/w..xn...e/w.......e/w....e.../w.......e/#sssssss# e - 0 0",
                ),
            ],
        )
        .under("push=any"),
        Example::new(
            Tri::new(
                "No capture has been made: d5 may push the EX*PION on or down, but not up, which is backward for North.",
                "Aucune capture n'a été faite : d5 peut pousser l'EX*PION devant elle ou vers le bas, mais pas vers le haut, ce qui \
                 serait reculer pour Nord.",
                "Nessuna cattura è stata fatta: d5 può spingere l'EX*PION avanti o in giù, ma non in su, che per Nord è indietro.",
            ),
            "
                #nnn.nnn#
                w.......e
                w.......e
                w.......e
                w..nx...e
                w.......e
                w....e...
                w.......e
                #sssssss#
                n - 2 0",
            &[Fact::Legal("d5-e5 d5-e5>e4"), Fact::Illegal("d5-e5>e6", "E-10")],
        )
        .under("push=any"),
        Example::new(
            Tri::new(
                "c9 pushes by an exit of one space only. d8 cannot push: the EX*PION would have to go to b8, a special space.",
                "c9 ne pousse qu'en sortant d'une case. d8 ne peut pas pousser : l'EX*PION irait en b8, une case spéciale.",
                "c9 spinge solo uscendo di una casella. d8 non può spingere: l'EX*PION andrebbe in b8, una casella speciale.",
            ),
            "
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
            &[
                Fact::Legal("c9-c8"),
                Fact::Illegal("c9-c7", "E-11"),
                Fact::Illegal("d8-c8", "E-2"),
                Fact::Illegal("c8-c7", "E-11"),
            ],
        )
        .under("colours=free")
        .showing(&["expion-31"]),
        Example::new(
            Tri::new(
                "South may not push the EX*PION into North's camp, and from d8 the blue marble on f8 is in the way.",
                "Sud ne peut pas pousser l'EX*PION dans le camp de Nord, et depuis d8 la bille bleue en f8 gêne.",
                "Sud non può spingere l'EX*PION nel campo di Nord, e da d8 la biglia blu in f8 è d'intralcio.",
            ),
            "
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
            &[Fact::Illegal("e7-e8", "E-11"), Fact::Illegal("d8-e8", "E-11")],
        ),
    ],
);

const BESIDE: &str = "
    #nnn.nnn#
    w.......e
    w.......e
    w...n...e
    w...x...e
    w.......e
    w....e...
    w.......e
    #sssssss#
    n - 2 0";
