//! The clauses on the end of the game: E-16 to E-18.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const E16: Clause = Clause {
    number: "E-16",
    text: Tri::new(
        "A player without marbles is eliminated; a side without marbles loses the game.",
        "Un joueur se trouvant sans bille est éliminé ; une équipe qui n'a plus de billes perd la partie.",
        "Un giocatore senza biglie è eliminato; una squadra senza biglie perde la partita.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "West loses its last marble and is out; East plays on and is next.",
                "Ouest perd sa dernière bille et est éliminé ; Est continue, et c'est à lui.",
                "Ovest perde l'ultima biglia ed è eliminato; Est continua, e tocca a lui.",
            ),
            rules: "players=4",
            board: "
                #n......#
                .........
                .........
                ...n.....
                .nw......
                .........
                ....x...e
                .........
                #...s...#
                n r 5 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("d6-d5", "capture elimination"),
                Fact::Decides("d6-d5", 2),
                Fact::Decides("d6-d5 i3-h3 e1-e2", 1),
            ],
        },
        Example {
            about: Tri::new(
                "The last marble of East and West falls: North and South win.",
                "La dernière bille d'Est et Ouest tombe : Nord et Sud gagnent.",
                "Cade l'ultima biglia di Est e Ovest: Nord e Sud vincono.",
            ),
            rules: "players=3",
            board: "
                #n......#
                .........
                .........
                ...n.....
                .nw......
                .........
                ....x....
                .........
                #...s...#
                n r 5 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("d6-d5", "capture elimination win"),
                Fact::Over("d6-d5", "winner=NS", "E-16"),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./.n.n...../........./....x..../........./#...s...# s r 0 0",
                ),
            ],
        },
    ],
};

pub(super) const E17: Clause = Clause {
    number: "E-17",
    text: Tri::new(
        "Pushing the EX*PION into a space of an enemy camp wins at once for the pusher's side. The step still makes \
         its captures. A camp stays its side's camp when its colour is gone.",
        "Faire entrer l'EX*PION dans l'une des cases d'un camp adverse donne aussitôt la victoire à l'équipe qui l'a \
         poussé. Le coup fait encore ses captures. Un camp reste à son équipe quand sa couleur a disparu.",
        "Far entrare l'EX*PION in una casella di un campo avversario dà subito la vittoria alla squadra che l'ha \
         spinto. La mossa fa ancora le sue catture. Un campo resta della sua squadra anche quando il suo colore è \
         sparito.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "g5-h5 pushes the EX*PION into the empty slot i5 of East and wins.",
                "g5-h5 pousse l'EX*PION dans la case vide i5 du camp d'Est et gagne.",
                "g5-h5 spinge l'EX*PION nella casella vuota i5 del campo di Est e vince.",
            ),
            rules: "",
            board: "
                #n......#
                w.......e
                w.......e
                ....e....
                w.....nx.
                ........e
                ..s......
                .........
                #...s...#
                n r 5 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Causes("g5-h5", "push win"),
                Fact::Over("g5-h5", "winner=NS", "E-17"),
                Fact::After(
                    "g5-h5",
                    "#n......#/w.......e/w.......e/....e..../w......nx/........e/..s....../........./#...s...# e r 0 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "The slot i5 is guarded: no push.",
                "La case i5 est gardée : pas de poussée.",
                "La casella i5 è difesa: niente spinta.",
            ),
            rules: "",
            board: "
                #n......#
                w.......e
                w.......e
                ....e....
                w.....nxe
                ........e
                ..s......
                .........
                #...s...#
                n r 5 0",
            figure: None,
            sources: &[],
            facts: &[Fact::Illegal("g5-h5", "E-11")],
        },
        Example {
            about: Tri::new(
                "South's colour is gone, its camp is not: West pushes the EX*PION into it and wins.",
                "La couleur de Sud a disparu, son camp demeure : Ouest y pousse l'EX*PION et gagne.",
                "Il colore di Sud è sparito, il suo campo no: Ovest vi spinge l'EX*PION e vince.",
            ),
            rules: "players=4",
            board: "
                #n......#
                .........
                .........
                .........
                .........
                ........e
                ....w....
                ....x....
                #.......#
                w r 5 0",
            figure: None,
            sources: &[],
            facts: &[Fact::Over("e3-e2", "winner=EW", "E-17")],
        },
    ],
};

pub(super) const E18: Clause = Clause {
    number: "E-18",
    text: Tri::new(
        "The game is a draw by agreement, when the same position (board, colour on turn, and whether a capture has \
         been made; with two players and free colours only the side on turn) occurs for the third time, after 200 \
         steps without a capture or a push (a pass counts as one), or after four passes in a row.",
        "La partie est nulle par accord, quand la même position (plateau, couleur dont c'est le tour, et capture déjà \
         faite ou non ; à deux avec couleurs libres, seulement l'équipe) se présente pour la troisième fois, après \
         200 coups sans capture ni poussée (une passe compte pour un coup), ou après quatre passes de suite.",
        "La partita è patta per accordo, quando la stessa posizione (tabellone, colore di turno, e se c'è già stata \
         una cattura; in due con colori liberi solo la squadra di turno) si presenta per la terza volta, dopo 200 \
         mosse senza cattura né spinta (un passo conta come una mossa), o dopo quattro passi di fila.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: false,
    examples: &[
        Example {
            about: Tri::new(
                "One more quiet step makes two hundred; the push to d4 starts the count anew.",
                "Un coup tranquille de plus fait deux cents ; la poussée en d4 remet le compte à zéro.",
                "Un'altra mossa tranquilla fa duecento; la spinta in d4 azzera il conto.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[
                Fact::Over("d6-c6", "draw", "E-18"),
                Fact::Decides("d6-d5", 2),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./w..n....e/...x...../........./........./#...s...# e r 0 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "Nobody can move, for going backward would capture nothing: four passes and a draw.",
                "Personne ne peut jouer, car reculer ne capturerait rien : quatre passes, et nulle.",
                "Nessuno può muovere, perché indietreggiare non catturerebbe niente: quattro passi, e patta.",
            ),
            rules: "",
            board: "
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
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("pass"),
                Fact::Illegal("d2-d3", "E-10"),
                Fact::Decides("pass pass pass", 2),
                Fact::Over("pass pass pass pass", "draw", "E-18"),
            ],
        },
    ],
};
