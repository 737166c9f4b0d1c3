//! Options: what a player may choose, in words, and what the booklet says of it. What the choices do stands in the rules.

use kernel::{Choice, OptionSource, OptionStanding, Tri, Value};

const PLAYERS: Choice = Choice {
    name: "players",
    values: &[
        Value { name: "2", title: Tri::new("two players", "deux joueurs", "due giocatori") },
        Value { name: "3", title: Tri::new("three players", "trois joueurs", "tre giocatori") },
        Value { name: "4", title: Tri::new("four players", "quatre joueurs", "quattro giocatori") },
    ],
    title: Tri::new("Players", "Joueurs", "Giocatori"),
    about: Tri::new(
        "Two play two colours each; of three, one plays natural and brown against two allies; four play in two teams, each \
         with one colour.",
        "À deux, chacun joue deux couleurs ; à trois, l'un joue les naturelles et les marron contre deux alliés ; à quatre, \
         deux équipes s'affrontent, une couleur par joueur.",
        "In due, ciascuno gioca due colori; in tre, uno gioca le naturali e le marroni contro due alleati; in quattro si \
         affrontano due squadre, un colore a testa.",
    ),
    booklet: OptionSource {
        standing: OptionStanding::Says,
        values: &["2", "3", "4"],
        sources: &["expion-3", "expion-12", "expion-13", "expion-14", "expion-16", "expion-17"],
        note: Tri::new(
            "The booklet prints the game for two, three and four players.",
            "Le livret donne le jeu à deux, à trois et à quatre joueurs.",
            "Il libretto dà il gioco in due, in tre e in quattro.",
        ),
    },
};

const COLOURS: Choice = Choice {
    name: "colours",
    values: &[
        Value { name: "rotate", title: Tri::new("in turn", "à tour de rôle", "a turno") },
        Value { name: "free", title: Tri::new("free choice", "au choix", "a scelta") },
    ],
    title: Tri::new("Order of the colours", "Ordre des couleurs", "Ordine dei colori"),
    about: Tri::new(
        "Whether a player with two colours must move the colour on turn, or may move either of them.",
        "Le joueur qui a deux couleurs doit-il jouer celle dont c'est le tour, ou peut-il choisir ?",
        "Chi ha due colori deve muovere quello di turno oppure può scegliere?",
    ),
    booklet: OptionSource {
        standing: OptionStanding::Silent,
        values: &[],
        sources: &["expion-18", "expion-19"],
        note: Tri::new(
            "The booklet gives the order North, East, South, West for four players only; of two and three it says nothing.",
            "Le livret ne donne l'ordre Nord, Est, Sud, Ouest que pour quatre joueurs ; à deux et à trois, il n'en dit rien.",
            "Il libretto dà l'ordine Nord, Est, Sud, Ovest solo per quattro giocatori; in due e in tre non dice niente.",
        ),
    },
};

const PUSH: Choice = Choice {
    name: "push",
    values: &[
        Value { name: "straight", title: Tri::new("straight on", "tout droit", "diritto") },
        Value { name: "any", title: Tri::new("straight on or aside", "tout droit ou de côté", "diritto o di lato") },
    ],
    title: Tri::new("Where the EX*PION is pushed", "Où l'on pousse l'EX*PION", "Dove si spinge l'EX*PION"),
    about: Tri::new(
        "Whether the EX*PION goes only straight on before the marble that pushes it, or also to its left or right.",
        "L'EX*PION part-il seulement tout droit devant la bille qui le pousse, ou aussi à sa gauche ou à sa droite ?",
        "L'EX*PION va solo diritto davanti alla biglia che lo spinge, o anche alla sua sinistra o alla sua destra?",
    ),
    booklet: OptionSource {
        standing: OptionStanding::Silent,
        values: &[],
        sources: &["expion-28", "expion-30"],
        note: Tri::new(
            "The booklet speaks of a free neighbouring space and excludes only the diagonal: both readings fit its words.",
            "Le livret parle d'une case voisine libre et n'exclut que la diagonale : les deux lectures vont avec ses mots.",
            "Il libretto parla di una casella vicina libera ed esclude solo la diagonale: le sue parole ammettono entrambe le \
             letture.",
        ),
    },
};

const PLAN: Choice = Choice {
    name: "plan",
    values: &[
        Value { name: "corners", title: Tri::new("in the corners", "dans les coins", "negli angoli") },
        Value {
            name: "centre-edges",
            title: Tri::new("in the middles of the sides", "au milieu des côtés", "a metà dei lati"),
        },
    ],
    title: Tri::new("The four special spaces", "Les quatre cases spéciales", "Le quattro caselle speciali"),
    about: Tri::new(
        "Where the four spaces are that the EX*PION may not enter: the photograph of the board is lost, and both plans are \
         reconstructions.",
        "Où se trouvent les quatre cases interdites à l'EX*PION : la photo du plateau est perdue, et les deux plans sont des \
         reconstructions.",
        "Dove sono le quattro caselle vietate all'EX*PION: la foto del tabellone è perduta, ed entrambe le piante sono \
         ricostruzioni.",
    ),
    booklet: OptionSource {
        standing: OptionStanding::Lost,
        values: &[],
        sources: &["expion-7", "expion-8"],
        note: Tri::new(
            "The booklet counts four special spaces and shows them in a photograph, which is lost.",
            "Le livret compte quatre cases spéciales et les montre sur une photo, qui est perdue.",
            "Il libretto conta quattro caselle speciali e le mostra in una foto, che è perduta.",
        ),
    },
};

/// The options in their order.
pub(crate) const CHOICES: &[Choice] = &[PLAYERS, COLOURS, PUSH, PLAN];
