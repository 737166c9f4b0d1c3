//! The clauses on players and turns: E-4 to E-6.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const E4: Clause = Clause::new(
    "E-4",
    Tri::new("Who plays whom", "Qui joue contre qui", "Chi gioca contro chi"),
    &[
        Part::booklet(
            Tri::new(
                "Two players: each has two colours in opposite camps, one North and South, the other East and West.",
                "À deux : chacun a deux couleurs dans des camps opposés, l'un Nord et Sud, l'autre Est et Ouest.",
                "In due: ciascuno ha due colori in campi opposti, uno Nord e Sud, l'altro Est e Ovest.",
            ),
            &["expion-12"],
        ),
        Part::booklet(
            Tri::new(
                "Three players: one has North and South; his two opponents are a team, each with one colour, in East and West. These \
                 two may consult all through the game.",
                "À trois : l'un a Nord et Sud ; ses deux adversaires forment une équipe, une couleur chacun, à l'Est et à l'Ouest. \
                 Ces deux-là peuvent se concerter pendant toute la partie.",
                "In tre: uno ha Nord e Sud; i suoi due avversari fanno squadra, un colore a testa, a Est e a Ovest. Questi due \
                 possono consultarsi per tutta la partita.",
            ),
            &["expion-13", "expion-14", "expion-15"],
        ),
        Part::booklet(
            Tri::new(
                "Four players: one colour each, and two teams, North and South against East and West. Partners may not consult.",
                "À quatre : une couleur chacun, et deux équipes, Nord et Sud contre Est et Ouest. Les coéquipiers n'ont pas le \
                 droit de se concerter.",
                "In quattro: un colore a testa, e due squadre, Nord e Sud contro Est e Ovest. I compagni non possono consultarsi.",
            ),
            &["expion-16", "expion-17", "expion-20"],
        ),
        Part::ruling(
            Tri::new(
                "At a table of this program the allies of three talk among themselves; with four nobody writes freely while the game \
                 is on.",
                "À une table de ce programme, les alliés à trois parlent entre eux ; à quatre, personne n'écrit librement pendant \
                 la partie.",
                "A un tavolo di questo programma gli alleati in tre parlano tra loro; in quattro nessuno scrive liberamente durante \
                 la partita.",
            ),
            Tri::new(
                "The booklet lets the allies consult and does not say who may listen; and a word to all would also be a word to the \
                 partner.",
                "Le livret permet aux alliés de se concerter sans dire qui peut écouter ; et un mot à tous serait aussi un mot au \
                 coéquipier.",
                "Il libretto permette agli alleati di consultarsi senza dire chi può ascoltare; e una parola a tutti sarebbe anche una \
                 parola al compagno.",
            ),
        )
        .about(&["expion-15", "expion-20"]),
    ],
    &[
        Example::new(
            Tri::new("Two players.", "À deux joueurs.", "In due."),
            START,
            &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 1),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 2),
            ],
        )
        .showing(&["expion-12"]),
        Example::new(
            Tri::new("Three players.", "À trois joueurs.", "In tre."),
            START,
            &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 1),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 3),
            ],
        )
        .under("players=3")
        .showing(&["expion-13", "expion-14"]),
        Example::new(
            Tri::new("Four players.", "À quatre joueurs.", "In quattro."),
            START,
            &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 3),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 4),
            ],
        )
        .under("players=4")
        .showing(&["expion-16", "expion-17"]),
    ],
);

pub(super) const E5: Clause = Clause::new(
    "E-5",
    Tri::new("Turns", "Le tour de jeu", "I turni"),
    &[
        Part::booklet(
            Tri::new(
                "With four players North begins, then come East, South and West. Whoever is on turn moves one marble of his colour.",
                "À quatre, Nord commence, puis viennent Est, Sud et Ouest. Celui dont c'est le tour déplace une bille de sa couleur.",
                "In quattro comincia Nord, poi vengono Est, Sud e Ovest. Chi è di turno muove una biglia del suo colore.",
            ),
            &["expion-18", "expion-19"],
        ),
        Part::ruling(
            Tri::new(
                "With two and three players the colours take turns in the same order, and a player with two colours moves the one that \
                 is on turn.",
                "À deux et à trois, les couleurs jouent dans le même ordre, et le joueur qui en a deux joue celle dont c'est le tour.",
                "In due e in tre i colori si alternano nello stesso ordine, e chi ne ha due muove quello di turno.",
            ),
            Tri::new(
                "The booklet prints the order for four only. The same order makes the same game of it, however many play.",
                "Le livret ne donne l'ordre que pour quatre. Le même ordre en fait le même jeu, quel que soit le nombre de joueurs.",
                "Il libretto dà l'ordine solo per quattro. Lo stesso ordine ne fa lo stesso gioco, quanti che siano i giocatori.",
            ),
        )
        .about(&["expion-18"])
        .readings(&["colours=free"]),
        Part::ruling(
            Tri::new(
                "With free colours (colours=free) such a player moves either of his colours whenever one of them is on turn; the turn \
                 then goes on from the colour that was on turn. Players with one colour are not concerned.",
                "Avec les couleurs libres (colours=free), ce joueur joue l'une ou l'autre quand c'est le tour de l'une d'elles ; le tour \
                 continue ensuite depuis la couleur dont c'était le tour. Qui n'a qu'une couleur n'est pas concerné.",
                "Con i colori liberi (colours=free) quel giocatore muove l'uno o l'altro quando tocca a uno di essi; il turno prosegue \
                 poi dal colore a cui toccava. Chi ha un solo colore non è interessato.",
            ),
            Tri::new(
                "The booklet can also be read so that at two each player simply chooses among all his marbles.",
                "On peut aussi lire le livret ainsi : à deux, chaque joueur choisit simplement parmi toutes ses billes.",
                "Il libretto si può leggere anche così: in due ciascuno sceglie semplicemente tra tutte le sue biglie.",
            ),
        )
        .about(&["expion-12", "expion-19"]),
        Part::ruling(
            Tri::new(
                "A colour without marbles is skipped; with free colours only if its player has no marble at all.",
                "Une couleur sans billes est sautée ; avec les couleurs libres, seulement si son joueur n'a plus aucune bille.",
                "Un colore senza biglie viene saltato; con i colori liberi solo se il suo giocatore non ha più nessuna biglia.",
            ),
            Tri::new(
                "Who has nothing to move cannot hold up the game; the others keep their order.",
                "Qui n'a rien à jouer ne doit pas arrêter la partie ; les autres gardent leur ordre.",
                "Chi non ha niente da muovere non deve fermare la partita; gli altri mantengono il loro ordine.",
            ),
        )
        .about(&["expion-46"]),
    ],
    &[
        Example::new(
            Tri::new(
                "North is on turn: South's marbles may not move.",
                "C'est à Nord : les billes de Sud ne peuvent pas bouger.",
                "Tocca a Nord: le biglie di Sud non possono muovere.",
            ),
            START,
            &[Fact::Illegal("e1-e2", "E-5"), Fact::Illegal("a5-b5", "E-5"), Fact::Illegal("e6-e7", "E-5")],
        ),
        Example::new(
            Tri::new(
                "Free colours: North or South moves on North's turn, and East is next all the same.",
                "Couleurs libres : au tour de Nord, Nord ou Sud joue, et c'est ensuite à Est.",
                "Colori liberi: al turno di Nord muove Nord o Sud, e poi tocca comunque a Est.",
            ),
            START,
            &[
                Fact::Legal("e9-e8 e1-e2"),
                Fact::Illegal("a5-b5", "E-5"),
                Fact::After(
                    "e1-e2",
                    "#nnnnnnn#/w.......e/w.......e/w.......e/w...x...e/w.......e/w.......e/w...s...e/#sss.sss# e - 1 0",
                ),
            ],
        )
        .under("colours=free"),
        Example::new(
            Tri::new(
                "East has no marble left and is skipped: South follows North.",
                "Est n'a plus de billes et est sauté : Sud suit Nord.",
                "Est non ha più biglie e viene saltato: dopo Nord tocca a Sud.",
            ),
            "
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
            &[Fact::After(
                "d9-d8",
                "#.......#/w..n...../w......../........./....x..../........./........./........./#....s..# s r 5 0",
            )],
        ),
    ],
);

pub(super) const E6: Clause = Clause::new(
    "E-6",
    Tri::new("Who cannot move passes", "Qui ne peut pas jouer passe", "Chi non può muovere passa"),
    &[Part::ruling(
        Tri::new(
            "If the colour on turn has marbles but none of them can move (with free colours: none that its player may move), the only \
             step is a pass. Whoever can move may not pass.",
            "Si la couleur dont c'est le tour a des billes mais qu'aucune ne peut bouger (couleurs libres : aucune de celles que son \
             joueur peut jouer), elle passe : c'est le seul coup possible. Qui peut jouer ne passe pas.",
            "Se il colore di turno ha biglie ma nessuna può muovere (colori liberi: nessuna di quelle che il suo giocatore può \
             muovere), l'unica mossa è passare. Chi può muovere non passa.",
        ),
        Tri::new(
            "The booklet does not foresee it. It knows two ends of the game only, and being stuck is neither; so the game goes on.",
            "Le livret ne le prévoit pas. Il ne connaît que deux fins de partie, et être bloqué n'en est pas une : le jeu continue.",
            "Il libretto non lo prevede. Conosce solo due modi di finire la partita, ed essere bloccati non è tra questi: si continua.",
        ),
    )
    .about(&["expion-47"])],
    &[
        Example::new(
            Tri::new(
                "North's only marble is shut in its camp.",
                "La seule bille de Nord est enfermée dans son camp.",
                "L'unica biglia di Nord è chiusa nel suo campo.",
            ),
            STUCK,
            &[
                Fact::Steps("pass"),
                Fact::Illegal("b9-b8", "E-8"),
                Fact::After(
                    "pass",
                    "#n......#/.w......./........./........./....x..../........./........./........./#....s..# s r 1 1",
                ),
                Fact::Illegal("f1-f2", "E-5"),
            ],
        ),
        Example::new(
            Tri::new(
                "With free colours South's marble may move, so there is no pass.",
                "Avec les couleurs libres, la bille de Sud peut jouer : on ne passe pas.",
                "Con i colori liberi può muovere la biglia di Sud: non si passa.",
            ),
            STUCK,
            &[Fact::Steps("f1-f2 f1-f3 f1-f4"), Fact::Illegal("pass", "E-6")],
        )
        .under("colours=free"),
    ],
);

const STUCK: &str = "
    #n......#
    .w.......
    .........
    .........
    ....x....
    .........
    .........
    .........
    #....s..#
    n r 0 0";
