//! The clauses on how a game ends: M-10, M-11 and what all games share.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause {
        number: "M-10",
        text: Tri::new(
            "A player wins by having taken seven pieces, so that the opponent owns two or fewer, hand included, or when \
             the opponent, at his turn, has no legal step.",
            "Un joueur gagne quand il a pris sept pions, l'adversaire n'en ayant plus que deux ou moins, main comprise, \
             ou quand l'adversaire, à son tour, ne peut plus jouer.",
            "Un giocatore vince quando ha preso sette pedine, così che all'avversario ne restano due o meno, mano \
             compresa, o quando l'avversario, al suo turno, non ha mosse.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: true,
        examples: &[
            Example {
                about: Tri::new("The seventh piece is taken.", "Le septième pion est pris.", "La settima pedina è presa."),
                rules: "",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----.
m 0/0 4
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Over("d6-d7xb2", "winner=brown", "M-10"),
                    Fact::Over("d6-d7xe3", "winner=brown", "M-10"),
                    Fact::Decides("d6-d5", 2),
                ],
            },
            Example {
                about: Tri::new(
                    "Ivory has two pieces left: the game is over.",
                    "Il reste deux pions à ivoire : la partie est finie.",
                    "Ad avorio restano due pedine: la partita è finita.",
                ),
                rules: "",
                board: "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
i 0/0 0
",
                figure: None,
                sources: &[],
                facts: &[Fact::Steps(""), Fact::Over("", "winner=brown", "M-10"), Fact::Illegal("e3-e4", "M-10")],
            },
            Example {
                about: Tri::new(
                    "Few on the board, but some in hand: the game goes on.",
                    "Peu de pions posés, mais il en reste en main : la partie continue.",
                    "Poche in gioco, ma altre in mano: la partita continua.",
                ),
                rules: "",
                board: "
m-----m-----.
|     |     |
| .---i---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 7/7 0
",
                figure: None,
                sources: &[],
                facts: &[Fact::Decides("g7xf4", 2), Fact::After("g7xf4", "mmm.i................... i 6/7 0")],
            },
            Example {
                about: Tri::new(
                    "Brown closes the last gap and ivory cannot move.",
                    "Marron bouche le dernier passage et ivoire ne peut plus jouer.",
                    "Marrone chiude l'ultimo varco e avorio non può muovere.",
                ),
                rules: "",
                board: "
i-----i-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
m-.-.   .-.-m
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---m---. |
|     |     |
i-----i-----.
m 0/0 30
",
                figure: None,
                sources: &[],
                facts: &[Fact::Over("g4-g1", "winner=brown", "M-10"), Fact::Decides("g4-f4", 2)],
            },
        ],
    },
    Clause {
        number: "M-11",
        text: Tri::new(
            "A game is drawn by agreement, by repetition (C-3), or after 100 turns (50 each) without a removal since \
             placing ended. The last placing leaves the counter at 0, the first move makes it 1, a removal sets it back \
             to 0, and a bare closing counts as a turn without a removal.",
            "La partie est nulle par accord, par répétition (C-3), ou après 100 tours (50 chacun) sans prise depuis la \
             fin de la pose. La dernière pose laisse le compteur à 0, le premier déplacement le met à 1, une prise le \
             remet à 0, et une fermeture sans prise compte comme un tour sans prise.",
            "La partita è patta per accordo, per ripetizione (C-3), o dopo 100 turni (50 ciascuno) senza prese dalla \
             fine della posa. L'ultima posa lascia il contatore a 0, il primo spostamento lo porta a 1, una presa lo \
             azzera, e una chiusura senza presa conta come turno senza presa.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: false,
        examples: &[
            Example {
                about: Tri::new(
                    "The hundredth turn without a removal.",
                    "Le centième tour sans prise.",
                    "Il centesimo turno senza prese.",
                ),
                rules: "",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----i
m 0/0 99
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::Over("d6-d5", "draw", "M-11"),
                    Fact::After("d6-d5", "m.m....m.....i.m.ii....i i 0/0 100"),
                    Fact::Decides("d6-d7xb2", 2),
                    Fact::After("d6-d7xb2", "mmm..........i.m.i.....i i 0/0 0"),
                ],
            },
            Example {
                about: Tri::new(
                    "Counting begins with the first move.",
                    "Le compte commence au premier déplacement.",
                    "Il conto comincia col primo spostamento.",
                ),
                rules: "",
                board: "
.-----i-----.
|     |     |
| i---m---m |
| |   |   | |
| | .-i-. | |
| | |   | | |
i-m-m   m-i-m
| | |   | | |
| | .-m-i | |
| |   |   | |
| i---m---. |
|     |     |
m-----i-----.
i 0/1 0
",
                figure: None,
                sources: &[],
                facts: &[
                    Fact::After("g1", ".i.imm.i.immmim.miim.mii m 0/0 0"),
                    Fact::After("g1 c4-c5", ".i.immmi.im.mim.miim.mii i 0/0 1"),
                ],
            },
            Example {
                about: Tri::new(
                    "A bare closing does not set the counter back.",
                    "Une fermeture sans prise ne remet pas le compteur à zéro.",
                    "Una chiusura senza presa non azzera il contatore.",
                ),
                rules: "protected=keep",
                board: "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | m-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----.
m 0/0 98
",
                figure: None,
                sources: &[],
                facts: &[Fact::After("d6-d7", "mmm............m..iii... i 0/0 99"), Fact::Causes("d6-d7", "mill spared")],
            },
            Example {
                about: Tri::new(
                    "A win comes before the draw.",
                    "Le gain passe avant la nulle.",
                    "La vittoria viene prima della patta.",
                ),
                rules: "",
                board: "
i-----i-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
m-.-.   .-.-m
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---m---. |
|     |     |
i-----i-----.
m 0/0 99
",
                figure: None,
                sources: &[],
                facts: &[Fact::Over("g4-g1", "winner=brown", "M-10"), Fact::Over("g4-f4", "draw", "M-11")],
            },
        ],
    },
    Clause {
        number: "C-2",
        text: Tri::new(
            "When exactly one step is legal, it is still a step: it is recorded and counted, though a screen may play it \
             by itself.",
            "Quand un seul coup est possible, c'est tout de même un coup : il est noté et compté, même si l'écran peut \
             le jouer tout seul.",
            "Quando è possibile una sola mossa, è comunque una mossa: viene annotata e contata, anche se lo schermo può \
             giocarla da sé.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: false,
        examples: &[Example {
            about: Tri::new(
                "Brown has one step and must play it.",
                "Marron n'a qu'un coup et doit le jouer.",
                "Marrone ha una sola mossa e deve giocarla.",
            ),
            rules: "",
            board: "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
i-.-.   .-.-i
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---. |
|     |     |
m-----i-----.
m 0/0 7
",
            figure: None,
            sources: &[],
            facts: &[Fact::Steps("d7-d6"), Fact::Decides("", 1), Fact::Decides("d7-d6", 2)],
        }],
    },
    Clause {
        number: "C-3",
        text: Tri::new(
            "A player may resign and loses. Both may agree on a draw. When the same position, counters aside, comes up \
             for the third time at the start of a turn, the game is drawn; turns taken back do not count.",
            "Un joueur peut abandonner : il perd. Les deux peuvent convenir d'une partie nulle. Quand la même position, \
             compteurs mis à part, se présente pour la troisième fois au début d'un tour, la partie est nulle ; les \
             tours repris ne comptent pas.",
            "Un giocatore può abbandonare e perde. I due possono accordarsi per la patta. Quando la stessa posizione, \
             contatori a parte, si presenta per la terza volta all'inizio di un turno, la partita è patta; i turni \
             ritirati non contano.",
        ),
        title: Tri::same(""),
        parts: &[],
        from_book: false,
        examples: &[],
    },
];
