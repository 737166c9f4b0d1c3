//! overlooked captures where it is for the opponent to see them.

use super::{book, example};
use kernel::{Clause, Fact, Tri};

pub(super) const X_28: Clause = book(
    "X-28",
    Tri::new(
        "An overlooked capture is pointed out by the opponent; the offender takes his turn back and chooses among his captures.",
        "C'est l'adversaire qui signale une prise oubliée ; le joueur reprend son tour et choisit parmi ses prises.",
        "È l'avversario a segnalare una cattura trascurata; il giocatore riprende il turno e sceglie tra le sue catture.",
    ),
    &[
        example(
            "enforcement=opponent",
            Tri::new(
                "When the opponent enforces captures, a plain move is possible, and remembered.",
                "Quand l'adversaire veille aux prises, un simple coup est possible, et retenu.",
                "Quando è l'avversario a vigilare, una mossa semplice è possibile, e ricordata.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[
                Fact::Steps("c3xa5 c3xe5xg7 g3-f4 g3-h4"),
                Fact::Illegal("c3xe5", "X-6"),
                Fact::After(
                    "g3-h4 stay",
                    "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-l/+-l-+-+-/-+-+-+-+/+-+-+-+- d move 5 !-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-",
                ),
            ],
        ),
        example(
            "enforcement=opponent",
            Tri::new(
                "Dark objects; light takes the turn back, chooses one of its captures and decides about the tile, and dark moves.",
                "Les foncés le signalent ; les clairs reprennent leur tour, choisissent l'une de leurs prises, décident de sa \
                 case, et les foncés jouent.",
                "Lo scuro lo segnala; il chiaro riprende il turno, sceglie una delle sue catture, decide della casella, e poi \
                 muove lo scuro.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-l
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            d move 5 !-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-",
            &[
                Fact::Legal("! d4xb2 b4xd2 b4-a3"),
                Fact::After("!", "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+- l take 4"),
                Fact::Decides("!", 1),
                Fact::After("! c3xa5", "-+-+-+-+/+-+-+-+-/-+-+-d-d/l-+-+-+-/-+-d-+-+/+-+-+-l-/-+-+-+-+/+-+-+-+- l x=b4 0"),
                Fact::Decides("! c3xa5 stay", 2),
                Fact::Causes("!", "taken-back"),
            ],
        ),
        example(
            "enforcement=opponent",
            Tri::new(
                "In the reopened turn there is nothing but the captures.",
                "Dans le tour repris, il n'y a que les prises.",
                "Nel turno ripreso non ci sono che le catture.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l take 4",
            &[
                Fact::Steps("c3xa5 c3xe5xg7"),
                Fact::Illegal("g3-h4", "X-28"),
                Fact::Illegal("!", "X-28"),
                Fact::Illegal("stay", "X-28"),
                Fact::Illegal("c3xe5", "X-6"),
            ],
        ),
    ],
);
