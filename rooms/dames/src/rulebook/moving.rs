//! The clauses on plain moves: D-3 and D-4.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-3",
        Tri::new("How a man moves", "Le déplacement du pion", "Come muove la pedina"),
        &[Part::booklet(
            Tri::new(
                "In his turn a player moves one man by one square along a diagonal, always forward, to a free brown square. Backward a man goes only to capture.",
                "À son tour, un joueur déplace un seul pion d'une case en diagonale, toujours en avant, vers une case marron libre. Un pion ne recule que pour prendre.",
                "Al suo turno il giocatore muove una sola pedina di una casella in diagonale, sempre in avanti, verso una casella marrone libera. Indietro una pedina va solo per prendere.",
            ),
            &["dames-14", "dames-15", "dames-17", "dames-18", "dames-23", "dames-24"],
        )],
        &[Example::new(
            Tri::new(
                "Forward, never back, never onto a piece. (The sketch is lost; the board is ours.)",
                "En avant, jamais en arrière, jamais sur une pièce. (Le croquis est perdu ; la position est de nous.)",
                "Avanti, mai indietro, mai su un pezzo. (Lo schizzo è perduto; la posizione è nostra.)",
            ),
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   m   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            &[
                Fact::Steps("28-22 28-23 32-27"),
                Fact::Illegal("28-33", "D-3"),
                Fact::Illegal("32-28", "D-3"),
                Fact::Illegal("28-19", "D-3"),
                Fact::Illegal("20-15", "D-3"),
            ],
        )
        .figure(
            Tri::new("Sketch of a man's move", "Croquis du déplacement d'un pion", "Schizzo della mossa di una pedina"),
            &["dames-19"],
        )],
    ),
    Clause::new(
        "D-4",
        Tri::new("How a king moves", "Le déplacement de la dame", "Come muove la dama"),
        &[
            Part::booklet(
                Tri::new(
                    "A king goes forward or backward as it likes, but always along a diagonal.",
                    "Une dame avance ou recule à son gré, mais toujours en diagonale.",
                    "Una dama va avanti o indietro come vuole, ma sempre in diagonale.",
                ),
                &["dames-41", "dames-42"],
            ),
            Part::consequence(
                Tri::new(
                    "It may cross any number of free squares and stops before any piece, as it does on its way to a capture.",
                    "Elle franchit autant de cases libres qu'elle veut et s'arrête devant toute pièce, comme sur le chemin d'une prise.",
                    "Può attraversare quante caselle libere vuole e si ferma davanti a ogni pezzo, come sulla via di una presa.",
                ),
                &["dames-24", "dames-42", "dames-44"],
            ),
        ],
        &[Example::new(
            Tri::new(
                "It stops before any piece. (The sketch is lost; the board is ours.)",
                "Elle s'arrête devant toute pièce. (Le croquis est perdu ; la position est de nous.)",
                "Si ferma davanti a ogni pezzo. (Lo schizzo è perduto; la posizione è nostra.)",
            ),
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   m   .   .
                .   .   M   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   I   .
                W",
            &[
                Fact::Steps("23-18 23-19 28-11 28-17 28-22 28-32 28-33 28-37 28-39 28-41 28-44 28-46 28-50 28-6"),
                Fact::Illegal("28-19", "D-4"),
                Fact::Illegal("28-27", "D-4"),
            ],
        )
        .figure(
            Tri::new("Sketch of a king's move", "Croquis du déplacement d'une dame", "Schizzo della mossa di una dama"),
            &["dames-43"],
        )],
    ),
];
