//! The clauses on having to capture and on choosing: D-9 and D-10.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-9",
        Tri::new("Capturing is compulsory", "La prise est obligatoire", "La presa è obbligatoria"),
        &[
            Part::booklet(
                Tri::new(
                    "Whoever can capture must, even if his own piece can then be taken.",
                    "Qui peut prendre doit prendre, même si sa pièce risque ensuite d'être prise.",
                    "Chi può prendere deve prendere, anche se poi il suo pezzo può essere preso.",
                ),
                &["dames-30"],
            ),
            Part::ruling(
                Tri::new(
                    "By default the program sees to it: where a capture is possible, it refuses anything else.",
                    "Par défaut, le programme y veille : quand une prise est possible, il refuse tout autre coup.",
                    "Di norma vi bada il programma: quando una presa è possibile, rifiuta ogni altra mossa.",
                ),
                Tri::new(
                    "The booklet knows no program and leaves it to the opponent (D-16). Most players are glad not to have to watch.",
                    "Le livret ne connaît pas de programme et s'en remet à l'adversaire (D-16). La plupart des joueurs préfèrent ne pas avoir à surveiller.",
                    "Il libretto non conosce programmi e si affida all'avversario (D-16). La maggior parte dei giocatori preferisce non dover sorvegliare.",
                ),
            )
            .about(&["dames-33"])
            .readings(&["enforcement=opponent"]),
        ],
        &[
            Example::new(
                Tri::new(
                    "Only the capture may be played.",
                    "On ne peut jouer que la prise.",
                    "Si può giocare solo la presa.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   m   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[
                    Fact::Steps("32x23x28"),
                    Fact::Illegal("34-30", "D-9"),
                    Fact::Illegal("32-27", "D-9"),
                    Fact::Causes("32x23", "capture"),
                ],
            ),
            Example::new(
                Tri::new(
                    "Brown must take although 19 then takes back: the move 50-44 is refused.",
                    "Les marron doivent prendre, bien que 19 reprenne ensuite : le coup 50-44 est refusé.",
                    "Il marrone deve prendere, anche se poi 19 riprende: la mossa 50-44 è rifiutata.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   i   .
                .   .   .   i   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   m
                W",
                &[
                    Fact::Steps("32x23x28"),
                    Fact::Illegal("50-44", "D-9"),
                    Fact::After("32x23 19x28", "W:W50:B14,28"),
                ],
            )
            .showing(&["dames-30"]),
        ],
    ),
    Clause::new(
        "D-10",
        Tri::new("The choice is free", "Le choix est libre", "La scelta è libera"),
        &[
            Part::booklet(
                Tri::new(
                    "Among captures that take more or fewer pieces, men or kings, the player chooses as he likes.",
                    "Entre des prises plus ou moins nombreuses, de pions ou de dames, le joueur choisit à son gré.",
                    "Tra prese più o meno numerose, di pedine o di dame, il giocatore sceglie come vuole.",
                ),
                &["dames-32"],
            ),
            Part::ruling(
                Tri::new(
                    "With `majority=on` the capture that takes most pieces is compulsory, a king counting as one.",
                    "Avec `majority=on`, la prise du plus grand nombre de pièces est obligatoire, une dame comptant pour une.",
                    "Con `majority=on` è obbligatoria la presa del maggior numero di pezzi, e una dama conta per uno.",
                ),
                Tri::new(
                    "It is the rule of international draughts, not the booklet's; it lets the game be compared with the world's draughts programs.",
                    "C'est la règle des dames internationales, pas celle du livret ; elle permet de se mesurer aux programmes de dames du monde entier.",
                    "È la regola della dama internazionale, non del libretto; permette il confronto con i programmi di dama di tutto il mondo.",
                ),
            )
            .readings(&["majority=on"]),
        ],
        &[
            Example::new(
                Tri::new(
                    "One piece or two: as you like.",
                    "Une pièce ou deux : à votre gré.",
                    "Un pezzo o due: a scelta.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28 32x21x27")],
            )
            .showing(&["dames-32"]),
            Example::new(
                Tri::new(
                    "With majority only the longer one.",
                    "Avec la majorité, seulement la plus longue.",
                    "Con la maggioranza solo la più lunga.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28"), Fact::Illegal("32x21x27", "D-10")],
            )
            .under("majority=on"),
            Example::new(
                Tri::new(
                    "With majority, 44 could take 40; but 32 takes two, so 44 may not.",
                    "Avec la majorité, 44 pourrait prendre 40 ; mais 32 en prend deux, donc 44 n'en a pas le droit.",
                    "Con la maggioranza 44 potrebbe prendere 40; ma 32 ne prende due, quindi 44 non può.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   m   i
                  .   .   .   m   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28"), Fact::Illegal("44x35x40", "D-10"), Fact::Illegal("44x33", "D-10")],
            )
            .under("majority=on"),
        ],
    ),
];
