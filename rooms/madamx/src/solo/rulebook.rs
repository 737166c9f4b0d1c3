//! The rulebook of the solitaire: every clause in our words, with examples that the tests prove and the pages show.

use kernel::{Clause, Example, Fact, Rule, Tri};

const fn clause(number: Rule, from_book: bool, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, title: Tri::same(""), parts: &[], text, from_book, examples }
}

const fn example(about: Tri, board: &'static str, facts: &'static [Fact]) -> Example {
    Example::new(about, board, facts)
}

/// Start number 0.
const START: &str = "
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -d-d-d-d
    l-l-l-l-
    s first 0";

/// All clauses in order.
pub(crate) static CLAUSES: &[Clause] = &[X_1, X_2, X_22, X_23, X_24, X_25, X_26, X_27, C_2, C_3];

const X_1: Clause = clause(
    "X-1",
    true,
    Tri::new(
        "The frame has 8x8 places. 32 black tiles lie on the places of a1's colour.",
        "Le tableau a 8x8 emplacements. 32 cases noires occupent les emplacements de la couleur de a1.",
        "Il quadro ha 8x8 posti. 32 caselle nere stanno sui posti del colore di a1.",
    ),
    &[],
);

const X_2: Clause = clause(
    "X-2",
    true,
    Tri::new(
        "A place either carries a tile or is bare. Nothing ever stands on a bare place.",
        "Un emplacement porte une case noire ou n'en porte pas. Sans case, rien ne s'y pose.",
        "Un posto porta una casella nera oppure no. Senza casella nulla vi si posa.",
    ),
    &[example(
        Tri::new("b3 is bare.", "b3 n'a pas de case.", "b3 è senza casella."),
        START,
        &[Fact::Illegal("b2-b3", "X-2"), Fact::Legal("b2-a3 b2-c3")],
    )],
);

const X_22: Clause = clause(
    "X-22",
    true,
    Tri::new(
        "Four light and four dark men are put at random on the eight tiles of ranks 1 and 2. There are 70 \
         arrangements, numbered from 0 to 69.",
        "Quatre pions clairs et quatre foncés sont placés au hasard sur les huit cases des rangs 1 et 2. Il y a \
         70 dispositions, numérotées de 0 à 69.",
        "Quattro pedine chiare e quattro scure sono poste a caso sulle otto caselle delle file 1 e 2. Ci sono 70 \
         disposizioni, numerate da 0 a 69.",
    ),
    &[example(
        Tri::new("Start number 0.", "Le départ numéro 0.", "La partenza numero 0."),
        START,
        &[Fact::Steps("b2-a3 b2-c3 d2-c3 d2-e3 f2-e3 f2-g3 h2-g3")],
    )],
);

const X_23: Clause = clause(
    "X-23",
    true,
    Tri::new(
        "The goal is to bring all eight men to ranks 7 and 8, the colours anywhere. Any man may move at any time.",
        "Le but est d'amener les huit pions aux rangs 7 et 8, quelle que soit la disposition des couleurs. \
         N'importe quel pion peut jouer à tout moment.",
        "Lo scopo è portare le otto pedine nelle file 7 e 8, i colori come capita. Qualsiasi pedina può muovere \
         in qualsiasi momento.",
    ),
    &[example(
        Tri::new(
            "Seven have arrived; the last one completes the work.",
            "Sept sont arrivés ; le dernier achève l'ouvrage.",
            "Sette sono arrivate; l'ultima completa l'opera.",
        ),
        "
        -l-d-d-l
        d-+-d-l-
        -l------
        --------
        --------
        --------
        --------
        +-----+-
        s move 34",
        &[Fact::Steps("b6-c7"), Fact::Decides("", 1), Fact::Over("b6-c7", "winner=solo", "X-27")],
    )],
);

const X_24: Clause = clause(
    "X-24",
    true,
    Tri::new(
        "Advance: a man goes diagonally forward one place to a free tile; the tile it left is removed for good.",
        "Avancement : un pion va d'une place en diagonale vers l'avant sur une case libre ; la case quittée \
         disparaît pour de bon.",
        "Avanzamento: una pedina va di un posto in diagonale in avanti su una casella libera; la casella lasciata \
         sparisce per sempre.",
    ),
    &[example(
        Tri::new("The tile b2 is gone.", "La case b2 a disparu.", "La casella b2 è sparita."),
        START,
        &[
            Fact::After("b2-c3", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-d-+-+-/---d-d-d/l-l-l-l- s move 1"),
            Fact::Illegal("c1-d2", "X-24"),
            Fact::Illegal("b2-b4", "X-24"),
            Fact::Causes("b2-c3", "tile-gone"),
        ],
    )],
);

const X_25: Clause = clause(
    "X-25",
    true,
    Tri::new(
        "Jump: a man jumps diagonally forward over an adjacent man of its own colour to the free tile just \
         beyond; nothing is captured. Then the tile it left must be put on any bare place of the frame; its old \
         place is bare too, so it may be put back.",
        "Saut : un pion saute en diagonale vers l'avant un pion voisin de sa couleur, sur la case libre juste \
         derrière ; rien n'est pris. Puis la case quittée doit être mise sur n'importe quel emplacement vide ; \
         son ancien emplacement en est un, elle peut donc y revenir.",
        "Salto: una pedina salta in diagonale in avanti una pedina vicina del suo colore, sulla casella libera \
         subito dietro; nulla è catturato. Poi la casella lasciata va messa su un posto vuoto qualsiasi; anche il \
         suo vecchio posto lo è, quindi può tornarvi.",
    ),
    &[
        example(
            Tri::new(
                "Over a man of its colour only.",
                "Par-dessus un pion de sa couleur seulement.",
                "Solo sopra una pedina del suo colore.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-d-+-+-
            ---d-d-d
            l-l-l-l-
            s move 1",
            &[
                Fact::Legal("d2^b4"),
                Fact::After("d2^b4", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s x=d2 2"),
                Fact::Illegal("c1^e3", "X-25"),
                Fact::Illegal("f2^d4", "X-25"),
                Fact::Illegal("stay", "X-25"),
            ],
        ),
        example(
            Tri::new(
                "The tile d2 goes anywhere bare, or back.",
                "La case d2 va sur n'importe quel emplacement vide, ou revient.",
                "La casella d2 va su un posto vuoto qualsiasi, o torna.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -d-+-+-+
            +-d-+-+-
            ---+-d-d
            l-l-l-l-
            s x=d2 2",
            &[
                Fact::Legal("d2>b2 d2>a2 d2>h1 stay"),
                Fact::After("d2>b2", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/-+---d-d/l-l-l-l- s move 2"),
                Fact::After("stay", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s move 2"),
                Fact::Illegal("d2>d2", "X-25"),
                Fact::Illegal("d2>e3", "X-25"),
                Fact::Illegal("f2-g3", "X-25"),
            ],
        ),
    ],
);

const X_26: Clause = clause(
    "X-26",
    true,
    Tri::new(
        "The very first step must be an advance.",
        "Le tout premier coup doit être un avancement.",
        "La primissima mossa deve essere un avanzamento.",
    ),
    &[example(
        Tri::new(
            "The man on a1 could jump b2, but not yet.",
            "Le pion en a1 pourrait sauter b2, mais pas encore.",
            "La pedina in a1 potrebbe saltare b2, ma non ancora.",
        ),
        "
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -l-d-l-d
        l-d-l-d-
        s first 0",
        &[Fact::Illegal("a1^c3", "X-26"), Fact::Legal("b2-a3"), Fact::Decides("d2-e3 a1^c3", 1)],
    )],
);

const X_27: Clause = clause(
    "X-27",
    false,
    Tri::new(
        "The game is won as soon as all men have arrived (after the tile is placed, if the last step was a jump), \
         and lost when no step is legal.",
        "La partie est gagnée dès que tous les pions sont arrivés (une fois la case placée, si le dernier coup \
         était un saut), et perdue quand aucun coup n'est possible.",
        "La partita è vinta appena tutte le pedine sono arrivate (dopo aver piazzato la casella, se l'ultima \
         mossa era un salto), e persa quando nessuna mossa è possibile.",
    ),
    &[
        example(
            Tri::new("The last advance wins.", "Le dernier avancement gagne.", "L'ultimo avanzamento vince."),
            "
            -l-d-d-l
            d-l-d-+-
            -----l--
            --------
            --------
            --------
            --------
            --------
            s move 35",
            &[Fact::Over("f6-g7", "winner=solo", "X-27"), Fact::Causes("f6-g7", "tile-gone solved")],
        ),
        example(
            Tri::new(
                "After a last jump its tile is still to be placed.",
                "Après un dernier saut, sa case reste à placer.",
                "Dopo un ultimo salto resta da piazzare la sua casella.",
            ),
            "
            -l-+-d-d
            l-l-d-d-
            -l------
            +-------
            --------
            --------
            --------
            --------
            s move 34",
            &[
                Fact::Decides("b6^d8", 1),
                Fact::Over("b6^d8 stay", "winner=solo", "X-27"),
                Fact::Over("b6^d8 b6>h1", "winner=solo", "X-27"),
            ],
        ),
        example(
            Tri::new("No free tile is left: lost.", "Plus aucune case libre : perdu.", "Nessuna casella libera: perso."),
            "
            --------
            --------
            --------
            l-d-l-d-
            -l-d-l-d
            --------
            --------
            --------
            s move 24",
            &[Fact::Steps(""), Fact::Over("", "winner=none", "X-27"), Fact::Illegal("b4-a5", "X-27")],
        ),
    ],
);

const C_2: Clause = clause(
    "C-2",
    false,
    Tri::new(
        "When exactly one step is legal it is still a step: it is played, recorded and counted.",
        "Quand un seul coup est possible, c'est encore un coup : on le joue, on le note, on le compte.",
        "Quando è possibile una sola mossa, è pur sempre una mossa: si gioca, si annota, si conta.",
    ),
    &[example(
        Tri::new("One advance is left.", "Il reste un avancement.", "Resta un avanzamento."),
        "
        -l-d-d-l
        d-l-d-+-
        -----l--
        --------
        --------
        --------
        --------
        --------
        s move 35",
        &[Fact::Steps("f6-g7")],
    )],
);

const C_3: Clause = clause(
    "C-3",
    false,
    Tri::new(
        "The player may give up; the game is then lost.",
        "Le joueur peut abandonner ; la partie est alors perdue.",
        "Il giocatore può abbandonare; la partita è allora persa.",
    ),
    &[],
);
