//! C-2 and C-3: clauses of all games that the duel refers to.

use kernel::{Clause, Example, Fact, Part, Tri};

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
        Tri::new(
            "No free tile is left: staying is the only step, and it is a step.",
            "Plus aucune case libre : rester est le seul coup, et c'en est un.",
            "Nessuna casella libera: restare è l'unica mossa, ed è una mossa.",
        ),
        "
        --------
        --------
        --------
        -----d--
        --------
        --------
        L-------
        --------
        l bx=*1 0",
        &[Fact::Steps("stay"), Fact::Decides("", 1)],
    )
    .under("bi-removes=on,any-tile=on")],
);

pub(super) const C_3: Clause = Clause::new(
    "C-3",
    Tri::new("Resigning, agreeing, repeating", "Abandonner, s'accorder, se répéter", "Abbandonare, accordarsi, ripetere"),
    &[Part::ruling(
        Tri::new(
            "A player may resign, and his side loses. The sides may agree on a draw. The third occurrence \
                 of the same position at the beginning of a turn is a draw; turns taken back do not count, \
                 and neither does the beginning of a turn that an objection reopened.",
            "Un joueur peut abandonner : son camp perd. Les camps peuvent convenir d'une nulle. La \
                 troisième apparition de la même position au début d'un tour est nulle ; les tours repris ne \
                 comptent pas, ni le début d'un tour rouvert par une objection.",
            "Un giocatore può abbandonare: la sua parte perde. Le parti possono accordarsi sulla patta. \
                 La terza comparsa della stessa posizione all'inizio di un turno è patta; i turni ripresi non \
                 contano, e neppure l'inizio di un turno riaperto da un'obiezione.",
        ),
        Tri::new(
            "The booklet does not speak of it. It is a rule for all games of this program, so that no \
                 game lasts for ever.",
            "Le livret n'en parle pas. C'est une règle pour tous les jeux de ce programme, afin qu'aucune \
                 partie ne dure sans fin.",
            "Il libretto non ne parla. È una regola per tutti i giochi di questo programma, perché \
                 nessuna partita duri all'infinito.",
        ),
    )],
    &[Example::new(
        Tri::new(
            "Both Bi-Madams go and come back: after four turns the position is the same but for the \
                 count. The third time it is a draw.",
            "Les deux Bi-Madam vont et reviennent : après quatre tours la position est la même, au compte \
                 près. La troisième fois, c'est nulle.",
            "Le due Bi-Madam vanno e tornano: dopo quattro turni la posizione è la stessa, salvo il \
                 conto. La terza volta è patta.",
        ),
        "
            -+-+-+-D
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            L-+-+-+-
            l move 0",
        &[Fact::After(
            "a1-b2 stay h8-g7 stay b2-a1 stay g7-h8 stay",
            "-+-+-+-D/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/L-+-+-+- l move 4",
        )],
    )],
);
