//! the duel for four, and the common clauses the duel refers to.

use super::{START, book, example, ruling};
use kernel::{Clause, Fact, Tri};

pub(super) const X_19: Clause = book(
    "X-19",
    Tri::new(
        "Four play in two pairs. Of each pair one partner makes the piece decisions, the other all decisions about tiles.",
        "À quatre on joue par couples. Dans chaque couple l'un décide des pions, l'autre de toutes les cases.",
        "In quattro si gioca a coppie. In ogni coppia uno decide delle pedine, l'altro di tutte le caselle.",
    ),
    &[example(
        "players=4",
        Tri::new(
            "Light's mover, light's tiler, dark's mover, dark's tiler.",
            "Les pions clairs, les cases claires, les pions foncés, les cases foncées.",
            "Le pedine chiare, le caselle dei chiari, le pedine scure, le caselle degli scuri.",
        ),
        START,
        &[
            Fact::Decides("", 1),
            Fact::Decides("c3-d4", 2),
            Fact::Decides("c3-d4 stay", 3),
            Fact::Decides("c3-d4 stay f6-g5", 4),
            Fact::Decides("c3-d4 stay f6-g5 f6>a2", 1),
        ],
    )],
);

pub(super) const X_20: Clause = book(
    "X-20",
    Tri::new(
        "Partners exchange no advice or signal of any kind. The penalty is that their turn is annulled: it is \
         taken back, with the right to object that lay in it, and the opponents move.",
        "Les partenaires n'échangent ni conseil ni signal d'aucune sorte. Sinon leur tour est annulé : il est \
         repris, avec le droit de protester qu'il contenait, et les adversaires jouent.",
        "I compagni non si scambiano consigli né segnali di alcun tipo. Altrimenti il loro turno è annullato: è \
         ripreso, con il diritto di protestare che conteneva, e giocano gli avversari.",
    ),
    &[],
);

pub(super) const X_21: Clause = book(
    "X-21",
    Tri::new(
        "A match of two games with the same pairs and the partners' roles exchanged is recommended, with one score.",
        "Il est conseillé de jouer une double partie avec les mêmes couples en échangeant les rôles, pour un seul résultat.",
        "Si consiglia una doppia partita con le stesse coppie e i ruoli scambiati, con un solo punteggio.",
    ),
    &[],
);

pub(super) const C_2: Clause = ruling(
    "C-2",
    Tri::new(
        "When exactly one step is legal it is still a step: it is played, recorded and counted.",
        "Quand un seul coup est possible, c'est encore un coup : on le joue, on le note, on le compte.",
        "Quando è possibile una sola mossa, è pur sempre una mossa: si gioca, si annota, si conta.",
    ),
    &[example(
        "bi-removes=on,any-tile=on",
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
    )],
);

pub(super) const C_3: Clause = ruling(
    "C-3",
    Tri::new(
        "A player may resign and his side loses. Both sides may agree on a draw. The third occurrence of the same \
         position at the start of a turn is a draw; turns taken back do not count.",
        "Un joueur peut abandonner : son camp perd. Les deux camps peuvent convenir d'une nulle. La troisième \
         apparition de la même position au début d'un tour est nulle ; les tours repris ne comptent pas.",
        "Un giocatore può abbandonare: la sua parte perde. Le due parti possono accordarsi sulla patta. La terza \
         comparsa della stessa posizione all'inizio di un turno è patta; i turni ripresi non contano.",
    ),
    &[],
);
