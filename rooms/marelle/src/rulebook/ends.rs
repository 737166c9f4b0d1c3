//! The clauses on how a game ends: M-10 and M-11.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-10",
        Tri::new("Winning", "Gagner", "Vincere"),
        &[
            Part::booklet(
                Tri::new(
                    "The winner is whoever has taken seven of the opponent's pieces, or has blocked them.",
                    "Gagne qui a pris sept pions à son adversaire, ou les a bloqués.",
                    "Vince chi ha preso sette pedine all'avversario, o gliele ha bloccate.",
                ),
                &["marelle-14", "marelle-15", "marelle-39"],
            ),
            Part::consequence(
                Tri::new(
                    "The loser of seven has two left of nine, those in hand counted. Blocked means: no move is possible at one's turn.",
                    "Qui en a perdu sept n'en a plus que deux sur neuf, main comprise. Bloqué veut dire : aucun coup possible à son tour.",
                    "Chi ne ha perse sette ne ha due su nove, contando quelle in mano. Bloccato vuol dire: nessuna mossa possibile al proprio turno.",
                ),
                &["marelle-13", "marelle-39"],
            ),
            Part::consequence(
                Tri::new(
                    "Whoever may jump (M-5) is blocked only if no point is free, and so never.",
                    "Qui peut sauter (M-5) n'est bloqué que si aucun point n'est libre, donc jamais.",
                    "Chi può saltare (M-5) è bloccato solo se nessun punto è libero, quindi mai.",
                ),
                &["marelle-38", "marelle-39"],
            ),
        ],
        &[
            Example::new(
                Tri::new("The seventh piece is taken.", "Le septième pion est pris.", "La settima pedina è presa."),
                "
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
                &[
                    Fact::Over("d6-d7xb2", "winner=brown", "M-10"),
                    Fact::Over("d6-d7xe3", "winner=brown", "M-10"),
                    Fact::Decides("d6-d5", 2),
                ],
            ),
            Example::new(
                Tri::new(
                    "Ivory has two pieces left: the game is over.",
                    "Il reste deux pions à ivoire : la partie est finie.",
                    "Ad avorio restano due pedine: la partita è finita.",
                ),
                "
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
                &[Fact::Steps(""), Fact::Over("", "winner=brown", "M-10"), Fact::Illegal("e3-e4", "M-10")],
            ),
            Example::new(
                Tri::new(
                    "Few on the board, but some in hand: the game goes on.",
                    "Peu de pions posés, mais il en reste en main : la partie continue.",
                    "Poche in gioco, ma altre in mano: la partita continua.",
                ),
                "
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
                &[Fact::Decides("g7xf4", 2), Fact::After("g7xf4", "mmm.i................... i 6/7 0")],
            ),
            Example::new(
                Tri::new(
                    "Brown closes the last gap and ivory cannot move. (The sketch is lost; the board is ours.)",
                    "Marron bouche le dernier passage et ivoire ne peut plus jouer. (Le croquis est perdu ; la position est de nous.)",
                    "Marrone chiude l'ultimo varco e avorio non può muovere. (Lo schizzo è perduto; la posizione è nostra.)",
                ),
                "
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
                &[Fact::Over("g4-g1", "winner=brown", "M-10"), Fact::Decides("g4-f4", 2)],
            )
            .figure(Tri::new("Sketch 2", "Croquis 2", "Schizzo 2"), &["marelle-28"]),
        ],
    ),
    Clause::new(
        "M-11",
        Tri::new("Drawn games", "Partie nulle", "Partita patta"),
        &[
            Part::ruling(
                Tri::new(
                    "A game is drawn by agreement, by repetition (C-3), or after 100 turns, 50 of each player, without a piece taken since placing ended. A win goes before the draw.",
                    "La partie est nulle par accord, par répétition (C-3), ou après 100 tours, 50 de chaque joueur, sans qu'un pion soit pris depuis la fin de la pose. Un gain passe avant la nulle.",
                    "La partita è patta per accordo, per ripetizione (C-3), o dopo 100 turni, 50 per giocatore, senza prese dalla fine della posa. La vittoria viene prima della patta.",
                ),
                Tri::new(
                    "The booklet knows no draw, but two careful players can go on for ever. A hundred turns leave ample time to break through.",
                    "Le livret ne connaît pas de partie nulle, mais deux joueurs prudents peuvent continuer sans fin. Cent tours laissent largement le temps de percer.",
                    "Il libretto non conosce la patta, ma due giocatori prudenti possono andare avanti per sempre. Cento turni lasciano ampio tempo per sfondare.",
                ),
            ),
            Part::ruling(
                Tri::new(
                    "The last placing leaves the count at 0, the first move makes it 1, a piece taken sets it back to 0; a closing that takes nothing (M-7) counts like any other turn.",
                    "La dernière pose laisse le compteur à 0, le premier déplacement le met à 1, une prise le remet à 0 ; une fermeture sans prise (M-7) compte comme tout autre tour.",
                    "L'ultima posa lascia il contatore a 0, il primo spostamento lo porta a 1, una presa lo azzera; una chiusura senza presa (M-7) conta come ogni altro turno.",
                ),
                Tri::new(
                    "So that everybody counts alike.",
                    "Pour que tout le monde compte de même.",
                    "Perché tutti contino allo stesso modo.",
                ),
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "The hundredth turn without a removal.",
                    "Le centième tour sans prise.",
                    "Il centesimo turno senza prese.",
                ),
                "
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
                &[
                    Fact::Over("d6-d5", "draw", "M-11"),
                    Fact::After("d6-d5", "m.m....m.....i.m.ii....i i 0/0 100"),
                    Fact::Decides("d6-d7xb2", 2),
                    Fact::After("d6-d7xb2", "mmm..........i.m.i.....i i 0/0 0"),
                ],
            ),
            Example::new(
                Tri::new(
                    "Counting begins with the first move.",
                    "Le compte commence au premier déplacement.",
                    "Il conto comincia col primo spostamento.",
                ),
                "
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
                &[
                    Fact::After("g1", ".i.imm.i.immmim.miim.mii m 0/0 0"),
                    Fact::After("g1 c4-c5", ".i.immmi.im.mim.miim.mii i 0/0 1"),
                ],
            ),
            Example::new(
                Tri::new(
                    "A bare closing does not set the counter back.",
                    "Une fermeture sans prise ne remet pas le compteur à zéro.",
                    "Una chiusura senza presa non azzera il contatore.",
                ),
                "
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
                &[Fact::After("d6-d7", "mmm............m..iii... i 0/0 99"), Fact::Causes("d6-d7", "mill spared")],
            )
            .under("protected=keep"),
            Example::new(
                Tri::new(
                    "A win comes before the draw.",
                    "Le gain passe avant la nulle.",
                    "La vittoria viene prima della patta.",
                ),
                "
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
                &[Fact::Over("g4-g1", "winner=brown", "M-10"), Fact::Over("g4-f4", "draw", "M-11")],
            ),
        ],
    ),
];
