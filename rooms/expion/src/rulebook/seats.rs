//! The clauses on players and turns: E-4 to E-6.

use super::START;
use kernel::{Clause, Example, Fact, Tri};

pub(super) const E4: Clause = Clause {
    number: "E-4",
    text: Tri::new(
        "North and South play against East and West. Two players: one has North and South, the other East and West. \
         Three: one has North and South, his opponents have East and West, are allies and may consult openly. Four: \
         each has one colour, and partners may not consult.",
        "Nord et Sud jouent contre Est et Ouest. À deux : l'un a Nord et Sud, l'autre Est et Ouest. À trois : l'un a \
         Nord et Sud ; ses deux adversaires ont Est et Ouest, font équipe et peuvent se concerter. À quatre : chacun \
         a une couleur, et la concertation entre coéquipiers n'est pas autorisée.",
        "Nord e Sud giocano contro Est e Ovest. In due: uno ha Nord e Sud, l'altro Est e Ovest. In tre: uno ha Nord e \
         Sud; i suoi due avversari hanno Est e Ovest, sono alleati e possono consultarsi. In quattro: ognuno ha un \
         colore, e i compagni non possono consultarsi.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new("Two players.", "À deux joueurs.", "In due."),
            rules: "",
            board: START,
            figure: None,
            sources: &[],
            facts: &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 1),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 2),
            ],
        },
        Example {
            about: Tri::new("Three players.", "À trois joueurs.", "In tre."),
            rules: "players=3",
            board: START,
            figure: None,
            sources: &[],
            facts: &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 1),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 3),
            ],
        },
        Example {
            about: Tri::new("Four players.", "À quatre joueurs.", "In quattro."),
            rules: "players=4",
            board: START,
            figure: None,
            sources: &[],
            facts: &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 3),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 4),
            ],
        },
    ],
};

pub(super) const E5: Clause = Clause {
    number: "E-5",
    text: Tri::new(
        "The colours take turns: North, East, South, West. The colour on turn moves one marble, however many play. \
         With free colours a player who holds both colours of a side may move either whenever one of them is on turn. \
         A colour without marbles is skipped (with free colours, only if its player has no marble at all).",
        "Les couleurs jouent à tour de rôle : Nord, Est, Sud, Ouest. La couleur dont c'est le tour déplace une bille, \
         quel que soit le nombre de joueurs. Avec les couleurs libres, le joueur qui a les deux couleurs d'une équipe \
         peut jouer l'une ou l'autre quand c'est le tour de l'une d'elles. Une couleur sans billes passe son tour \
         (couleurs libres : seulement si son joueur n'a plus aucune bille).",
        "I colori giocano a turno: Nord, Est, Sud, Ovest. Il colore di turno muove una biglia, quanti che siano i \
         giocatori. Con i colori liberi, chi ha entrambi i colori di una squadra può muovere l'uno o l'altro quando \
         tocca a uno di essi. Un colore senza biglie viene saltato (colori liberi: solo se il suo giocatore non ha \
         più nessuna biglia).",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[
        Example {
            about: Tri::new(
                "North is on turn: South's marbles may not move.",
                "C'est à Nord : les billes de Sud ne peuvent pas bouger.",
                "Tocca a Nord: le biglie di Sud non possono muovere.",
            ),
            rules: "",
            board: START,
            figure: None,
            sources: &[],
            facts: &[Fact::Illegal("e1-e2", "E-5"), Fact::Illegal("a5-b5", "E-5"), Fact::Illegal("e6-e7", "E-5")],
        },
        Example {
            about: Tri::new(
                "Free colours: North or South moves on North's turn, and East is next all the same.",
                "Couleurs libres : au tour de Nord, Nord ou Sud joue, et c'est ensuite à Est.",
                "Colori liberi: al turno di Nord muove Nord o Sud, e poi tocca comunque a Est.",
            ),
            rules: "colours=free",
            board: START,
            figure: None,
            sources: &[],
            facts: &[
                Fact::Legal("e9-e8 e1-e2"),
                Fact::Illegal("a5-b5", "E-5"),
                Fact::After(
                    "e1-e2",
                    "#nnnnnnn#/w.......e/w.......e/w.......e/w...x...e/w.......e/w.......e/w...s...e/#sss.sss# e - 1 0",
                ),
            ],
        },
        Example {
            about: Tri::new(
                "East has no marble left and is skipped: South follows North.",
                "Est n'a plus de billes et passe son tour : Sud suit Nord.",
                "Est non ha più biglie e viene saltato: dopo Nord tocca a Sud.",
            ),
            rules: "",
            board: "
                #..n....#
                w........
                w........
                .........
                ....x....
                .........
                .........
                .........
                #....s..#
                n r 4 0",
            figure: None,
            sources: &[],
            facts: &[Fact::After(
                "d9-d8",
                "#.......#/w..n...../w......../........./....x..../........./........./........./#....s..# s r 5 0",
            )],
        },
    ],
};

pub(super) const E6: Clause = Clause {
    number: "E-6",
    text: Tri::new(
        "If the colour on turn has marbles but none of them can move (with free colours: none that its player may \
         move), the only step is a pass. Whoever can move may not pass.",
        "Si la couleur dont c'est le tour a des billes mais qu'aucune ne peut bouger (couleurs libres : aucune de \
         celles que son joueur peut jouer), elle passe : c'est le seul coup possible. Qui peut jouer ne passe pas.",
        "Se il colore di turno ha biglie ma nessuna può muovere (colori liberi: nessuna di quelle che il suo \
         giocatore può muovere), l'unica mossa è passare. Chi può muovere non passa.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: false,
    examples: &[
        Example {
            about: Tri::new(
                "North's only marble is shut in its camp.",
                "La seule bille de Nord est enfermée dans son camp.",
                "L'unica biglia di Nord è chiusa nel suo campo.",
            ),
            rules: "",
            board: "
                #n......#
                .w.......
                .........
                .........
                ....x....
                .........
                .........
                .........
                #....s..#
                n r 0 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Steps("pass"),
                Fact::Illegal("b9-b8", "E-8"),
                Fact::After(
                    "pass",
                    "#n......#/.w......./........./........./....x..../........./........./........./#....s..# s r 1 1",
                ),
                Fact::Illegal("f1-f2", "E-5"),
            ],
        },
        Example {
            about: Tri::new(
                "With free colours South's marble may move, so there is no pass.",
                "Avec les couleurs libres, la bille de Sud peut jouer : on ne passe pas.",
                "Con i colori liberi può muovere la biglia di Sud: non si passa.",
            ),
            rules: "colours=free",
            board: "
                #n......#
                .w.......
                .........
                .........
                ....x....
                .........
                .........
                .........
                #....s..#
                n r 0 0",
            figure: None,
            sources: &[],
            facts: &[Fact::Steps("f1-f2 f1-f3 f1-f4"), Fact::Illegal("pass", "E-6")],
        },
    ],
};
