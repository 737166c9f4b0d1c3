//! The clauses on the board, the camps and the start (B-1 to B-6).

use super::{book, example, ruling};
use kernel::{Clause, Fact, Tri};

const START_TWO: &str = "
. . . b . b . . .
. . . b b b . . .
. . . b . b . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . a . a . . .
. . . a a a . . .
. . . a . a . . .
a turn 0";

const START_FOUR: &str = "
. . . . c . c . . . .
. . . . c c c . . . .
. . . . c . c . . . .
. . . . . . . . . . .
b b b . . . . . d d d
. b . . . . . . . d .
b b b . . . . . d d d
. . . . . . . . . . .
. . . . a . a . . . .
. . . . a a a . . . .
. . . . a . a . . . .
a turn 0";

pub(super) const BOARD: Clause = ruling(
    "B-1",
    Tri::new(
        "The pieces stand on the points of a square grid whose points are joined along rows and columns: 9 by 9 for two players, 11 by 11 for three and four.",
        "Les pièces se posent sur les points d'une grille carrée reliés en lignes et en colonnes : 9 sur 9 à deux joueurs, 11 sur 11 à trois et à quatre.",
        "I pezzi stanno sui punti di una griglia quadrata collegati lungo righe e colonne: 9 per 9 in due, 11 per 11 in tre e in quattro.",
    ),
    &[
        example(
            Tri::new("Nine by nine for two.", "Neuf sur neuf à deux.", "Nove per nove in due."),
            "",
            START_TWO,
            &[Fact::Legal("d3-d4 f3-g3"), Fact::Illegal("j1-j2", "B-1"), Fact::Illegal("d1-d10", "B-1")],
        ),
        example(
            Tri::new("Eleven by eleven for four.", "Onze sur onze à quatre.", "Undici per undici in quattro."),
            "players=4",
            START_FOUR,
            &[Fact::Illegal("l1-l2", "B-1"), Fact::Illegal("k11-k10", "B-9")],
        ),
    ],
);

pub(super) const CAMPS: Clause = book(
    "B-2",
    Tri::new(
        "The camps sit clockwise: a in the South, b in the West, c in the North, d in the East; with two players a sits in the South and b in the North, with three there is no d. In teams a and c play against b and d, but partners are not immune: they transform each other like enemies.",
        "Les camps sont assis dans le sens des aiguilles d'une montre : a au Sud, b à l'Ouest, c au Nord, d à l'Est ; à deux, a est au Sud et b au Nord, à trois il n'y a pas de d. Par équipes, a et c jouent contre b et d, sans immunité entre partenaires : ils se transforment comme des adversaires.",
        "I campi siedono in senso orario: a a Sud, b a Ovest, c a Nord, d a Est; in due a è a Sud e b a Nord, in tre manca d. A squadre a e c giocano contro b e d, ma tra compagni non c'è immunità: si trasformano come avversari.",
    ),
    &[
        example(
            Tri::new("Play goes clockwise.", "On joue dans le sens horaire.", "Si gioca in senso orario."),
            "players=4",
            START_FOUR,
            &[
                Fact::Decides("", 1),
                Fact::Decides("e3-e4", 2),
                Fact::Decides("e3-e4 c5-d5", 3),
                Fact::Decides("e3-e4 c5-d5 e9-e8", 4),
                Fact::Decides("e3-e4 c5-d5 e9-e8 i5-h5", 1),
            ],
        ),
        example(
            Tri::new(
                "In teams a transforms a piece of its partner c.",
                "Par équipes, a transforme une pièce de son partenaire c.",
                "A squadre a trasforma un pezzo del compagno c.",
            ),
            "players=teams",
            "
            c . c . c . c . . . .
            . . . . . . . . . . .
            b . . . . . . . . . d
            . . . . . . . . . . .
            b . . . . . . . . . d
            . . . . . . . . . . .
            b . . . . . . . . . d
            . a . c . . . . . . .
            . . a . . . . . . . .
            . . . . . . . . . . .
            a . a . a . . . . . .
            a turn 0",
            &[Fact::Causes("c3-c4", "transformation"), Fact::Decides("c3-c4", 2)],
        ),
    ],
);

pub(super) const START: Clause = book(
    "B-3",
    Tri::new(
        "Each camp begins with seven pieces, in the shape of an upright H against the middle of its own edge.",
        "Chaque camp commence avec sept pièces, en forme de H dressé contre le milieu de son bord.",
        "Ogni campo comincia con sette pezzi, disposti a H contro il centro del proprio lato.",
    ),
    &[
        example(
            Tri::new("The start for two.", "Le départ à deux.", "L'inizio in due."),
            "",
            START_TWO,
            &[Fact::Steps(
                "d1-b1 d1-c1 d1-c2 d1-e1 d2-b2 d2-c1 d2-c2 d2-c3 d3-b3 d3-c2 d3-c3 d3-c4 d3-d4 d3-d5 d3-e3 d3-e4 e2-e1 \
                 e2-e3 e2-e4 f1-e1 f1-g1 f1-g2 f1-h1 f2-g1 f2-g2 f2-g3 f2-h2 f3-e3 f3-e4 f3-f4 f3-f5 f3-g2 f3-g3 f3-g4 f3-h3",
            )],
        ),
        example(
            Tri::new("The start for four.", "Le départ à quatre.", "L'inizio in quattro."),
            "players=4",
            START_FOUR,
            &[Fact::After(
                "e3-e4",
                "....c.c..../....ccc..../....c.c..../.........../bbb.....ddd/.b.......d./bbb.....ddd/....a....../......a..../....aaa..../....a.a.... b turn 1",
            )],
        ),
    ],
);

pub(super) const FIRST: Clause = book(
    "B-4",
    Tri::new(
        "Each camp throws a die and the highest begins; those who tie throw again. Then play goes clockwise.",
        "Chaque camp lance un dé et le plus haut commence ; les ex æquo relancent. On joue ensuite dans le sens des aiguilles d'une montre.",
        "Ogni campo lancia un dado e comincia il più alto; chi è pari rilancia. Poi si gioca in senso orario.",
    ),
    &[example(
        Tri::new("The die has chosen b.", "Le dé a désigné b.", "Il dado ha scelto b."),
        "first=b",
        "
        . . . b . b . . .
        . . . b b b . . .
        . . . b . b . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a . a . . .
        . . . a a a . . .
        . . . a . a . . .
        b turn 0",
        &[Fact::Decides("", 2), Fact::Decides("d7-d6", 1), Fact::Illegal("d3-d4", "B-9")],
    )],
);

pub(super) const NEIGHBOURS: Clause = book(
    "B-5",
    Tri::new(
        "The cross of a piece is its four orthogonal neighbours, its square the eight points around it; at the edge only the points that exist count.",
        "La croix d'une pièce est formée de ses quatre voisines orthogonales, son carré des huit points qui l'entourent ; au bord, seuls comptent les points qui existent.",
        "La croce di un pezzo è formata dai quattro punti vicini in orizzontale e verticale, il quadrato dagli otto punti che lo circondano; al bordo contano solo i punti che esistono.",
    ),
    &[example(
        Tri::new(
            "With births in the square: eight points around c5, three around the corner a1.",
            "Avec naissances au carré : huit points autour de c5, trois autour du coin a1.",
            "Con nascite nel quadrato: otto punti intorno a c5, tre intorno all'angolo a1.",
        ),
        "birth=square",
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a . a . a . a . .
        a turn 0",
        &[Fact::Legal("c5+b4 c5+b5 c5+b6 c5+c4 c5+c6 c5+d4 c5+d5 c5+d6 a1+a2 a1+b1 a1+b2"), Fact::Illegal("c5+e5", "B-8")],
    )],
);

pub(super) const FORTY: Clause = ruling(
    "B-6",
    Tri::new(
        "At most forty pieces are on the board; while forty are there, none is born.",
        "Il y a au plus quarante pièces sur le plateau ; tant qu'elles y sont, aucune naissance n'est possible.",
        "Sulla scacchiera ci sono al massimo quaranta pezzi; finché ci sono, non ne nasce nessuno.",
    ),
    &[
        example(
            Tri::new(
                "Forty pieces: a1 is isolated and cannot bear.",
                "Quarante pièces : a1 est isolée et ne peut donner naissance.",
                "Quaranta pezzi: a1 è isolato e non può partorire.",
            ),
            "",
            "
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a . . b . b . b .
            a turn 0",
            &[Fact::Illegal("a1+a2", "B-6"), Fact::Legal("a1-a2")],
        ),
        example(
            Tri::new("Thirty-nine: it can.", "Trente-neuf : elle le peut.", "Trentanove: può."),
            "",
            "
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a . . b . b . . .
            a turn 0",
            &[Fact::Legal("a1+a2 a1+b1")],
        ),
    ],
);
