//! how the duel ends.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_13: Clause = Clause::new(
    "X-13",
    Tri::new("Winning", "Gagner", "Vincere"),
    &[
        Part::booklet(
            Tri::new(
                "The aim is to capture all enemy pieces or to block every manoeuvre of the opponent. The game \
                 ends when one of the two is done.",
                "On gagne en prenant tous les pions adverses, ou en ne laissant plus à l'adversaire aucun \
                 coup. Dès que l'un ou l'autre est fait, c'est fini.",
                "Si vince catturando tutte le pedine avversarie, o non lasciando più all'avversario alcuna \
                 mossa. Appena una delle due cose è fatta, è finita.",
            ),
            &["madamx-9", "madamx-42"],
        ),
        Part::consequence(
            Tri::new(
                "So whoever has no piece, or no legal move when his turn begins, has lost.",
                "Qui n'a plus de pion, ou plus de coup possible au début de son tour, a donc perdu.",
                "Chi non ha più pedine, o non ha mosse possibili all'inizio del suo turno, ha dunque perso.",
            ),
            &["madamx-42"],
        ),
        Part::ruling(
            Tri::new(
                "Who can still object to the last turn (X-28) is not blocked.",
                "Qui peut encore signaler une prise oubliée (X-28) n'est pas bloqué.",
                "Chi può ancora segnalare una cattura trascurata (X-28) non è bloccato.",
            ),
            Tri::new(
                "The end is that he can do nothing at all, and he can do this.",
                "La fin, c'est qu'il ne puisse plus rien faire, et cela il le peut.",
                "La fine è che non possa fare nulla, e questo lo può fare.",
            ),
        )
        .about(&["madamx-20", "madamx-42"]),
    ],
    &[
        Example::new(
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
        Example::new(
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
        Example::new(
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
        )
        .under("enforcement=opponent"),
    ],
);

pub(super) const X_14: Clause = Clause::new(
    "X-14",
    Tri::new("Drawn games", "Parties nulles", "Partite patte"),
    &[Part::ruling(
        Tri::new(
            "The game is drawn by agreement, by repetition (C-3), or after 100 turns, 50 for each side, \
                 without a capture or a new Bi-Madam.",
            "La partie est nulle par accord, par répétition (C-3), ou après 100 tours, 50 par camp, sans \
                 prise ni nouvelle Bi-Madam.",
            "La partita è patta per accordo, per ripetizione (C-3), o dopo 100 turni, 50 per parte, senza \
                 catture né nuove Bi-Madam.",
        ),
        Tri::new(
            "The booklet knows no draw, but two Bi-Madams can flee from each other for ever. 50 turns \
                 each is what draughts and chess players are used to.",
            "Le livret ignore la partie nulle, mais deux Bi-Madam peuvent se fuir sans fin. 50 tours \
                 chacun, c'est ce que connaissent joueurs de dames et d'échecs.",
            "Il libretto non conosce la patta, ma due Bi-Madam possono sfuggirsi all'infinito. 50 turni a \
                 testa è ciò che conoscono i giocatori di dama e di scacchi.",
        ),
    )],
    &[
        Example::new(
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
        Example::new(
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
