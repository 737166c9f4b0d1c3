//! overlooked captures.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_28: Clause = Clause::new("X-28", Tri::new(
"Overlooked captures",
"Prises oubliées",
"Catture trascurate",
), &[Part::booklet(Tri::new(
"If a player ignores or overlooks a capture, it is his opponent who points it out and obliges \
                 him to capture. Where several captures are possible, it is the player who chooses.",
"Si un joueur néglige ou ne voit pas une prise, c'est son adversaire qui la lui signale et \
                 l'oblige à prendre. Si plusieurs prises sont possibles, c'est le joueur qui choisit.",
"Se un giocatore ignora o non vede una cattura, è l'avversario che gliela segnala e lo \
                 obbliga a catturare. Se le catture possibili sono più d'una, è il giocatore che sceglie.",
), &["madamx-20", "madamx-21"]), Part::ruling(Tri::new(
"By default the program keeps watch, and nothing but the captures can be played.",
"Par défaut c'est le programme qui veille, et l'on ne peut jouer que les prises.",
"Di norma vigila il programma, e si possono giocare solo le catture.",
), Tri::new(
"It spares both players the watching, and engines never overlook. To play it as printed, \
                 choose the opponent.",
"Cela épargne la surveillance aux deux joueurs, et un programme n'oublie rien. Pour jouer \
                 comme c'est imprimé, choisissez l'adversaire.",
"Risparmia la vigilanza a entrambi, e un programma non trascura nulla. Per giocare come è \
                 stampato, scegliete l'avversario.",
)).about(&["madamx-19", "madamx-20"]).readings(&["enforcement=opponent"]), Part::ruling(Tri::new(
"The opponent may object (written: !) at his next decision about a piece; any other move lets \
                 the right lapse. Every plain move made while a capture was possible may be objected to; a \
                 capture never, even one that stopped early.",
"L'adversaire peut protester (s'écrit : !) à sa prochaine décision sur un pion ; tout autre \
                 coup laisse passer ce droit. On peut protester contre tout déplacement fait alors qu'une \
                 prise était possible ; jamais contre une prise, même arrêtée en chemin.",
"L'avversario può protestare (si scrive: !) alla sua prossima decisione su una pedina; ogni \
                 altra mossa lascia cadere il diritto. Si può protestare contro ogni spostamento fatto mentre \
                 una cattura era possibile; mai contro una cattura, nemmeno se interrotta.",
), Tri::new(
"The booklet sets no moment; waiting longer would undo more than one turn. That he may keep \
                 silent is a kindness to those who have not seen it either.",
"Le livret ne fixe pas de moment ; attendre davantage déferait plus d'un tour. Qu'il puisse \
                 se taire, c'est pour ceux qui ne l'ont pas vue non plus.",
"Il libretto non fissa un momento; aspettare di più disferebbe più di un turno. Che possa \
                 tacere è per chi non l'ha vista neppure lui.",
)).about(&["madamx-20"]), Part::ruling(Tri::new(
"The offender's whole turn is taken back, tiles and count too, and reopened: he must play one \
                 of his captures, and his turn goes on as after any capture. Then it is the objecting \
                 player's turn, with nothing left to object to. The turns taken back do not count for \
                 repetition.",
"Tout le tour du fautif est repris, cases et compte compris, et rouvert : il doit jouer l'une \
                 de ses prises, et son tour continue comme après toute prise. Puis c'est à celui qui a \
                 protesté, sans plus rien à signaler. Les tours repris ne comptent pas pour la répétition.",
"L'intero turno di chi ha sbagliato è ripreso, caselle e conto compresi, e riaperto: deve \
                 giocare una delle sue catture, e il suo turno prosegue come dopo ogni cattura. Poi tocca a \
                 chi ha protestato, senza più nulla da segnalare. I turni ripresi non contano per la \
                 ripetizione.",
), Tri::new(
"He is obliged to play the capture instead of what he played; a tile moved after a move that \
                 is void cannot stay.",
"Il est obligé de jouer la prise à la place de ce qu'il a joué ; une case déplacée après un \
                 coup nul ne peut rester.",
"È obbligato a giocare la cattura al posto di ciò che ha giocato; una casella spostata dopo \
                 una mossa nulla non può restare.",
)).about(&["madamx-20", "madamx-21"])], &[Example::new(
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
        ).under("enforcement=opponent"), Example::new(
            Tri::new(
                "Dark objects; light takes the turn back, chooses one of its captures and decides about the \
                 tile, and dark moves.",
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
        ).under("enforcement=opponent"), Example::new(
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
        ).under("enforcement=opponent")]);
