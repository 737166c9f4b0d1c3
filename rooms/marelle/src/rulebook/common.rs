//! The clauses that all games share: C-2 and C-3.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "C-2",
        Tri::new("Only one move", "Un seul coup possible", "Una sola mossa possibile"),
        &[Part::ruling(
            Tri::new(
                "When exactly one move is possible, it is still a move: it is recorded and counted, though a screen may play it by itself.",
                "Quand un seul coup est possible, c'est tout de même un coup : il est noté et compté, même si l'écran peut le jouer tout seul.",
                "Quando è possibile una sola mossa, è comunque una mossa: viene annotata e contata, anche se lo schermo può giocarla da sé.",
            ),
            Tri::new(
                "The booklet has no need to say it; a record has.",
                "Le livret n'a pas besoin de le dire ; une feuille de partie, si.",
                "Il libretto non ha bisogno di dirlo; una registrazione sì.",
            ),
        )],
        &[Example::new(
            Tri::new(
                "Brown has one step and must play it.",
                "Marron n'a qu'un coup et doit le jouer.",
                "Marrone ha una sola mossa e deve giocarla.",
            ),
            "
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
            &[Fact::Steps("d7-d6"), Fact::Decides("", 1), Fact::Decides("d7-d6", 2)],
        )],
    ),
    Clause::new(
        "C-3",
        Tri::new("Resigning, agreeing, repeating", "Abandon, accord, répétition", "Abbandono, accordo, ripetizione"),
        &[Part::ruling(
            Tri::new(
                "A player may resign, and loses. Both may agree on a draw. When the same position, counters aside, comes up for the third time at the start of a turn, the game is drawn; turns taken back do not count.",
                "Un joueur peut abandonner : il perd. Les deux peuvent convenir d'une partie nulle. Quand la même position, compteurs mis à part, se présente pour la troisième fois au début d'un tour, la partie est nulle ; les tours repris ne comptent pas.",
                "Un giocatore può abbandonare, e perde. I due possono accordarsi per la patta. Quando la stessa posizione, contatori a parte, si presenta per la terza volta all'inizio di un turno, la partita è patta; i turni ritirati non contano.",
            ),
            Tri::new(
                "The booklet leaves it to good manners. All games of this program share these ends.",
                "Le livret s'en remet au savoir-vivre. Tous les jeux de ce programme ont ces fins en commun.",
                "Il libretto si affida alle buone maniere. Tutti i giochi di questo programma hanno queste fini in comune.",
            ),
        )],
        &[Example::new(
            Tri::new(
                "Both go there and back: after four turns the same position stands for the second time, after eight for the third, and the game is drawn.",
                "Les deux vont et viennent : après quatre tours, la même position se présente pour la deuxième fois, après huit pour la troisième, et la partie est nulle.",
                "I due vanno e vengono: dopo quattro turni la stessa posizione si presenta per la seconda volta, dopo otto per la terza, e la partita è patta.",
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
m-----i-----i
m 0/0 5
",
            &[
                Fact::After("c4-c5 d5-e5 c5-c4 e5-d5", ".i.imm.i.immmim.miim.mii m 0/0 9"),
                Fact::Decides("c4-c5 d5-e5 c5-c4 e5-d5", 1),
            ],
        )],
    ),
];
