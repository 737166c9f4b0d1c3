//! The clauses on the end of the game: E-16 to E-18.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const E16: Clause = Clause::new(
    "E-16",
    Tri::new("Losing all marbles", "Perdre toutes ses billes", "Perdere tutte le biglie"),
    &[
        Part::booklet(
            Tri::new(
                "A player without marbles is eliminated. The game ends when a team has none left: that team loses.",
                "Le joueur qui n'a plus de bille est éliminé. La partie finit quand une équipe n'en a plus : cette équipe perd.",
                "Chi non ha più biglie è eliminato. La partita finisce quando una squadra non ne ha più: quella squadra perde.",
            ),
            &["expion-45", "expion-46", "expion-47", "expion-50"],
        ),
        Part::consequence(
            Tri::new(
                "With two players, whoever has lost the marbles of both colours has lost.",
                "À deux, qui a perdu les billes de ses deux couleurs a perdu.",
                "In due, chi ha perso le biglie di entrambi i colori ha perso.",
            ),
            &["expion-12", "expion-46", "expion-50"],
        ),
        Part::ruling(
            Tri::new(
                "An eliminated player has no word any more: he can neither resign for his team nor offer or refuse a draw.",
                "Un joueur éliminé n'a plus la parole : il ne peut ni abandonner pour son équipe, ni proposer ou refuser la nulle.",
                "Un giocatore eliminato non ha più voce: non può abbandonare per la squadra, né proporre o rifiutare la patta.",
            ),
            Tri::new(
                "Eliminated means out of the game; those who still play decide about it (C-3).",
                "Éliminé veut dire hors du jeu ; ceux qui jouent encore en décident (C-3).",
                "Eliminato vuol dire fuori dal gioco; decide chi gioca ancora (C-3).",
            ),
        )
        .about(&["expion-46"]),
    ],
    &[
        Example::new(Tri::new(
                "West loses its last marble and is out; East plays on and is next.",
                "Ouest perd sa dernière bille et est éliminé ; Est continue, et c'est à lui.",
                "Ovest perde l'ultima biglia ed è eliminato; Est continua, e tocca a lui.",
            ), "
                #n......#
                .........
                .........
                ...n.....
                .nw......
                .........
                ....x...e
                .........
                #...s...#
                n r 5 0", &[
                Fact::Causes("d6-d5", "capture elimination"),
                Fact::Decides("d6-d5", 2),
                Fact::Decides("d6-d5 i3-h3 e1-e2", 1),
            ]).under("players=4"),
        Example::new(Tri::new(
                "The last marble of East and West falls: North and South win.",
                "La dernière bille d'Est et Ouest tombe : Nord et Sud gagnent.",
                "Cade l'ultima biglia di Est e Ovest: Nord e Sud vincono.",
            ), "
                #n......#
                .........
                .........
                ...n.....
                .nw......
                .........
                ....x....
                .........
                #...s...#
                n r 5 0", &[
                Fact::Causes("d6-d5", "capture elimination win"),
                Fact::Over("d6-d5", "winner=NS", "E-16"),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./.n.n...../........./....x..../........./#...s...# s r 0 0",
                ),
            ]).under("players=3"),
    ],
);

pub(super) const E17: Clause = Clause::new(
    "E-17",
    Tri::new("The EX*PION in the enemy camp", "L'EX*PION dans le camp adverse", "L'EX*PION nel campo avversario"),
    &[
        Part::booklet(
            Tri::new(
                "The game ends when a player brings the EX*PION into a space of the enemy camp (the booklet says \"base\" here): that \
                 player, or his team, wins.",
                "La partie finit quand un joueur amène l'EX*PION dans une case du camp adverse (le livret dit ici « base ») : il gagne, \
                 ou son équipe.",
                "La partita finisce quando un giocatore porta l'EX*PION in una casella del campo avversario (qui il libretto dice \
                 \"base\"): vince lui, o la sua squadra.",
            ),
            &["expion-47", "expion-48", "expion-49"],
        ),
        Part::ruling(
            Tri::new(
                "The winning step still makes its captures. A camp stays its side's camp when its colour is gone.",
                "Le coup gagnant fait encore ses captures. Un camp reste à son équipe quand sa couleur a disparu.",
                "La mossa vincente fa ancora le sue catture. Un campo resta della sua squadra anche quando il suo colore è sparito.",
            ),
            Tri::new(
                "The booklet says nothing of either. A move is played to its end, and a place on the board does not change hands.",
                "Le livret n'en dit rien. Un coup se joue jusqu'au bout, et un lieu du plateau ne change pas de maître.",
                "Il libretto non ne dice niente. Una mossa si gioca fino in fondo, e un luogo del tabellone non cambia padrone.",
            ),
        )
        .about(&["expion-48"]),
    ],
    &[
        Example::new(Tri::new(
                "g5-h5 pushes the EX*PION into the empty slot i5 of East and wins.",
                "g5-h5 pousse l'EX*PION dans la case vide i5 du camp d'Est et gagne.",
                "g5-h5 spinge l'EX*PION nella casella vuota i5 del campo di Est e vince.",
            ), "
                #n......#
                w.......e
                w.......e
                ....e....
                w.....nx.
                ........e
                ..s......
                .........
                #...s...#
                n r 5 0", &[
                Fact::Causes("g5-h5", "push win"),
                Fact::Over("g5-h5", "winner=NS", "E-17"),
                Fact::After(
                    "g5-h5",
                    "#n......#/w.......e/w.......e/....e..../w......nx/........e/..s....../........./#...s...# e r 0 0",
                ),
            ]),
        Example::new(Tri::new(
                "The slot i5 is guarded: no push.",
                "La case i5 est gardée : pas de poussée.",
                "La casella i5 è difesa: niente spinta.",
            ), "
                #n......#
                w.......e
                w.......e
                ....e....
                w.....nxe
                ........e
                ..s......
                .........
                #...s...#
                n r 5 0", &[Fact::Illegal("g5-h5", "E-11")]),
        Example::new(Tri::new(
                "South's colour is gone, its camp is not: West pushes the EX*PION into it and wins.",
                "La couleur de Sud a disparu, son camp demeure : Ouest y pousse l'EX*PION et gagne.",
                "Il colore di Sud è sparito, il suo campo no: Ovest vi spinge l'EX*PION e vince.",
            ), "
                #n......#
                .........
                .........
                .........
                .........
                ........e
                ....w....
                ....x....
                #.......#
                w r 5 0", &[Fact::Over("e3-e2", "winner=EW", "E-17")]).under("players=4"),
    ],
);

pub(super) const E18: Clause = Clause::new(
    "E-18",
    Tri::new("Draws", "La nulle", "La patta"),
    &[
        Part::ruling(
            Tri::new(
                "The game is a draw by agreement, and when the same position (board, colour on turn, and whether a capture has been made; \
                 with two players and free colours only the side on turn) occurs for the third time.",
                "La partie est nulle par accord, et quand la même position (plateau, couleur dont c'est le tour, et capture déjà faite ou \
                 non ; à deux avec couleurs libres, seulement l'équipe) se présente pour la troisième fois.",
                "La partita è patta per accordo, e quando la stessa posizione (tabellone, colore di turno, e se c'è già stata una cattura; \
                 in due con colori liberi solo la squadra di turno) si presenta per la terza volta.",
            ),
            Tri::new(
                "The booklet knows no draw, and without one a game could go on for ever.",
                "Le livret ne connaît pas la nulle, et sans elle une partie pourrait ne jamais finir.",
                "Il libretto non conosce la patta, e senza di essa una partita potrebbe non finire mai.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "It is a draw too after 200 steps without a capture or a push (a pass counts as one), and after four passes in a row.",
                "Elle est nulle aussi après 200 coups sans capture ni poussée (une passe compte pour un coup), et après quatre passes de \
                 suite.",
                "È patta anche dopo 200 mosse senza cattura né spinta (un passo conta come una mossa), e dopo quattro passi di fila.",
            ),
            Tri::new(
                "Two hundred steps are fifty of each colour, time enough for anybody who has a plan; when all four colours pass, nothing will \
                 ever change.",
                "Deux cents coups, c'est cinquante par couleur, assez pour qui a un plan ; quand les quatre couleurs passent, plus rien ne \
                 changera.",
                "Duecento mosse sono cinquanta per colore, abbastanza per chi ha un piano; quando tutti e quattro i colori passano, niente \
                 cambierà più.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "One more quiet step makes two hundred; the push to d4 starts the count anew.",
                "Un coup tranquille de plus fait deux cents ; la poussée en d4 remet le compte à zéro.",
                "Un'altra mossa tranquilla fa duecento; la spinta in d4 azzera il conto.",
            ),
            "
                #n......#
                .........
                .........
                ...n.....
                w..x....e
                .........
                .........
                .........
                #...s...#
                n r 199 0",
            &[
                Fact::Over("d6-c6", "draw", "E-18"),
                Fact::Decides("d6-d5", 2),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./w..n....e/...x...../........./........./#...s...# e r 0 0",
                ),
            ],
        ),
        Example::new(
            Tri::new(
                "Nobody can move, for going backward would capture nothing: four passes and a draw.",
                "Personne ne peut jouer, car reculer ne capturerait rien : quatre passes, et nulle.",
                "Nessuno può muovere, perché indietreggiare non catturerebbe niente: quattro passi, e patta.",
            ),
            "
                #.......#
                wssssssse
                .e.....w.
                .e.....w.
                .e..x..w.
                .e.....w.
                .e.....w.
                wnnnnnnne
                #.......#
                n - 0 0",
            &[
                Fact::Steps("pass"),
                Fact::Illegal("d2-d3", "E-10"),
                Fact::Decides("pass pass pass", 2),
                Fact::Over("pass pass pass pass", "draw", "E-18"),
            ],
        ),
    ],
);
