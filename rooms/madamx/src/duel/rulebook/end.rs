//! how the duel ends.

use super::{book, example, ruling};
use kernel::{Clause, Fact, Tri};

pub(super) const X_13: Clause = book(
    "X-13",
    Tri::new(
        "A player with no pieces, or with no legal move at the start of his turn, loses. Pointing out an \
         overlooked capture counts as a move.",
        "Un joueur sans pions, ou sans coup possible au début de son tour, perd. Signaler une prise oubliée \
         compte comme un coup.",
        "Un giocatore senza pedine, o senza mosse all'inizio del suo turno, perde. Segnalare una cattura \
         trascurata vale come una mossa.",
    ),
    &[
        example(
            "",
            Tri::new(
                "The dark man cannot move and cannot capture: blocked.",
                "Le pion foncé ne peut ni jouer ni prendre : bloqué.",
                "La pedina scura non può né muovere né catturare: bloccata.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            d-+-+-+-
            -l-+-+-+
            +-l-+-+-
            d move 7",
            &[Fact::Steps(""), Fact::Over("", "winner=light", "X-13"), Fact::Illegal("a3-b2", "X-13")],
        ),
        example(
            "",
            Tri::new(
                "Light takes away the last tile dark could go to.",
                "Les clairs retirent la dernière case où les foncés pouvaient aller.",
                "Il chiaro toglie l'ultima casella dove lo scuro poteva andare.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            d-+-+-+-
            -+-+-+-+
            +-L-+-+-
            l x=b2 7",
            &[
                Fact::Over("b2>h1", "winner=light", "X-13"),
                Fact::Causes("b2>h1", "defeat"),
                Fact::Decides("stay", 2),
                Fact::Decides("b2>a2", 2),
            ],
        ),
        example(
            "enforcement=opponent",
            Tri::new(
                "Blocked, but not lost yet: dark can still object.",
                "Bloqués, mais pas encore perdus : les foncés peuvent encore protester.",
                "Bloccato, ma non ancora perso: lo scuro può ancora protestare.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            ++-+-+-+
            d-+-+-+-
            ll-+-+-d
            ----+-l-
            d move 7 !-+-+-+--/+-+-+-+-/-+-+-+-+/+-+-+-+-/++-+-+-+/d-+-+-+-/l+-+-+-d/--l-+-l-",
            &[Fact::Steps("!"), Fact::Decides("", 2), Fact::Decides("!", 1)],
        ),
    ],
);

pub(super) const X_14: Clause = ruling(
    "X-14",
    Tri::new(
        "The game is drawn by agreement, by repetition, or after 100 turns (50 each) without a capture or a crowning.",
        "La partie est nulle par accord, par répétition, ou après 100 tours (50 chacun) sans prise ni nouvelle Bi-Madam.",
        "La partita è patta per accordo, per ripetizione, o dopo 100 turni (50 a testa) senza cattura né nuova Bi-Madam.",
    ),
    &[
        example(
            "",
            Tri::new("The hundredth turn.", "Le centième tour.", "Il centesimo turno."),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-+
            +-+-+-+-
            -+-+-+-+
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 99",
            &[
                Fact::Decides("c3-b4", 1),
                Fact::Over("c3-b4 stay", "draw", "X-14"),
                Fact::After("c3-b4", "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-l-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=c3 100"),
            ],
        ),
        example(
            "",
            Tri::new(
                "A crowning starts the count anew.",
                "Une nouvelle Bi-Madam remet le compte à zéro.",
                "Una nuova Bi-Madam azzera il conto.",
            ),
            "
            -+-+-+-+
            +-l-+-+-
            -+-+-d-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 99",
            &[
                Fact::After(
                    "c7-d8 stay",
                    "-+-L-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- d move 0",
                ),
                Fact::Decides("c7-d8 stay", 2),
            ],
        ),
    ],
);
