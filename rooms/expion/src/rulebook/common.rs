//! The clauses common to all games that this one refers to.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const C2: Clause = Clause::new(
    "C-2",
    Tri::new("A forced step is a step", "Un coup forcé est un coup", "Una mossa obbligata è una mossa"),
    &[Part::ruling(
        Tri::new(
            "When exactly one step is legal it is still a step: recorded and counted.",
            "Quand un seul coup est possible, c'est quand même un coup : il est noté et compté.",
            "Quando una sola mossa è possibile, resta una mossa: si scrive e si conta.",
        ),
        Tri::new(
            "So every game can be written down and counted in the same way.",
            "Ainsi, toutes les parties se notent et se comptent de la même façon.",
            "Così tutte le partite si scrivono e si contano allo stesso modo.",
        ),
    )],
    &[Example::new(
        Tri::new("The pass is a step.", "La passe est un coup.", "Il passo è una mossa."),
        "
            #n......#
            .w.......
            .........
            .........
            ....x....
            .........
            .........
            .........
            #......s#
            n r 7 0",
        &[
            Fact::Steps("pass"),
            Fact::Decides("", 1),
            Fact::After(
                "pass",
                "#n......#/.w......./........./........./....x..../........./........./........./#......s# s r 8 1",
            ),
        ],
    )
    .under("players=4")],
);

pub(super) const C3: Clause = Clause::new(
    "C-3",
    Tri::new("Resigning, agreeing, repeating", "Abandon, accord, répétition", "Abbandono, accordo, ripetizione"),
    &[
        Part::ruling(
            Tri::new(
                "A player who resigns loses the game for his side. The sides still in the game may agree on a draw; whoever is eliminated \
                 is not asked.",
                "Le joueur qui abandonne fait perdre son équipe. Les équipes encore en jeu peuvent convenir de la nulle ; qui est éliminé \
                 n'a pas à répondre.",
                "Chi abbandona fa perdere la sua squadra. Le squadre ancora in gioco possono accordarsi per la patta; chi è eliminato non \
                 viene interpellato.",
            ),
            Tri::new(
                "The booklet does not speak of it; it is the custom of board games.",
                "Le livret n'en parle pas ; c'est l'usage des jeux de plateau.",
                "Il libretto non ne parla; è l'uso dei giochi da tavolo.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "When the same position occurs for the third time at the start of a turn, the game is drawn.",
                "Quand la même position se présente pour la troisième fois au début d'un tour, la partie est nulle.",
                "Quando la stessa posizione si presenta per la terza volta all'inizio di un turno, la partita è patta.",
            ),
            Tri::new(
                "Who goes round in circles will not stop of himself.",
                "Qui tourne en rond ne s'arrête pas de lui-même.",
                "Chi gira in tondo non si ferma da sé.",
            ),
        ),
    ],
    &[Example::new(
        Tri::new(
            "Everybody goes there and back: after eight steps the position is the same. Once more, and it is there for the third time.",
            "Chacun va et revient : après huit coups, la position est la même. Encore une fois, et la voilà pour la troisième fois.",
            "Ognuno va e torna: dopo otto mosse la posizione è la stessa. Ancora una volta, ed eccola per la terza volta.",
        ),
        "
            #.......#
            ...n.....
            .........
            .w.....e.
            ....x....
            .........
            .........
            ...s.....
            #.......#
            n r 0 0",
        &[Fact::After(
            "d8-e8 h6-h5 d2-e2 b6-b5 e8-d8 h5-h6 e2-d2 b5-b6",
            "#.......#/...n...../........./.w.....e./....x..../........./........./...s...../#.......# n r 8 0",
        )],
    )],
);
