//! how the solitaire ends, and the clauses of all games that it refers to.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_27: Clause = Clause::new(
    "X-27",
    Tri::new("Won or lost", "Gagné ou perdu", "Vinto o perso"),
    &[
        Part::consequence(
            Tri::new(
                "The game is won when all men have arrived.",
                "La partie est gagnée quand tous les pions sont arrivés.",
                "La partita è vinta quando tutte le pedine sono arrivate.",
            ),
            &["madamx-61"],
        ),
        Part::ruling(
            Tri::new(
                "After a last jump its tile is still placed first. The game is lost when no step is possible.",
                "Après un dernier saut, on pose encore sa case. La partie est perdue quand aucun coup n'est \
                 possible.",
                "Dopo un ultimo salto si posa ancora la sua casella. La partita è persa quando nessuna mossa \
                 è possibile.",
            ),
            Tri::new(
                "Placing the tile is part of the jump. Who cannot move any more cannot reach the goal.",
                "Poser la case fait partie du saut. Qui ne peut plus jouer ne peut plus atteindre le but.",
                "Posare la casella fa parte del salto. Chi non può più muovere non può raggiungere \
                 l'obiettivo.",
            ),
        )
        .about(&["madamx-61", "madamx-67"]),
    ],
    &[
        Example::new(
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
        Example::new(
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
        Example::new(
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

pub(super) const C_2: Clause = Clause::new(
    "C-2",
    Tri::new("The only step is a step", "Le seul coup est un coup", "L'unica mossa è una mossa"),
    &[Part::ruling(
        Tri::new(
            "When exactly one step is legal it is still a step: it is played, recorded and counted.",
            "Quand un seul coup est possible, c'est encore un coup : on le joue, on le note, on le \
                 compte.",
            "Quando è possibile una sola mossa, è pur sempre una mossa: si gioca, si annota, si conta.",
        ),
        Tri::new(
            "A rule for all games of this program, so that records read alike.",
            "Une règle pour tous les jeux de ce programme, afin que les parties notées se lisent de même.",
            "Una regola per tutti i giochi di questo programma, perché le partite annotate si leggano \
                 allo stesso modo.",
        ),
    )],
    &[Example::new(
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

pub(super) const C_3: Clause = Clause::new(
    "C-3",
    Tri::new("Giving up", "Abandonner", "Abbandonare"),
    &[Part::ruling(
        Tri::new(
            "The player may give up; the game is then lost.",
            "Le joueur peut abandonner ; la partie est alors perdue.",
            "Il giocatore può abbandonare; la partita è allora persa.",
        ),
        Tri::new(
            "The booklet does not speak of it. There is nobody to agree on a draw with.",
            "Le livret n'en parle pas. Il n'y a personne avec qui convenir d'une nulle.",
            "Il libretto non ne parla. Non c'è nessuno con cui accordarsi sulla patta.",
        ),
    )],
    &[Example::new(
        Tri::new(
            "Not lost yet: the player may go on, or give up.",
            "Pas encore perdu : le joueur peut continuer, ou abandonner.",
            "Non ancora perso: il giocatore può continuare, o abbandonare.",
        ),
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
        &[Fact::Decides("", 1)],
    )],
);
