//! The clauses on a turn: births and displacement (B-7 to B-9).

use super::{book, example};
use kernel::{Clause, Fact, Tri};

const MOTHERS: &str = "
b . b . b . b . b
. . . . . . . . .
. . b . . . b . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . a . . . a . .
. . . . . . . . .
a . a . a . a . a
a turn 0";

pub(super) const TURN: Clause = book(
    "B-7",
    Tri::new(
        "A turn is births, as many as one likes and can, then one displacement, which must be made and ends the turn.",
        "Un tour se compose de naissances, autant qu'on le veut et le peut, puis d'un déplacement, obligatoire, qui le termine.",
        "Un turno è fatto di nascite, quante se ne vogliono e se ne possono fare, poi di uno spostamento, obbligatorio, che lo conclude.",
    ),
    &[example(
        Tri::new(
            "Two births and a displacement make one turn.",
            "Deux naissances et un déplacement font un tour.",
            "Due nascite e uno spostamento fanno un turno.",
        ),
        "",
        MOTHERS,
        &[
            Fact::Decides("c3+c4", 1),
            Fact::Decides("c3+c4 g3+g4", 1),
            Fact::Decides("c3+c4 g3+g4 c4-d5", 2),
            Fact::Decides("c3-c4", 2),
            Fact::After(
                "c3+c4 g3+g4 c4-d5",
                "b.b.b.b.b/........./..b...b../........./...a...../......a../..a...a../........./a.a.a.a.a b turn 1",
            ),
        ],
    )],
);

pub(super) const BIRTH: Clause = book(
    "B-8",
    Tri::new(
        "Birth: an own piece whose square is entirely empty may bear one new piece of its camp, put on a point of its cross (with births in the square: of its square). Each mother bears at most once a turn, and isolation is judged anew after each birth has been settled.",
        "Naissance : une pièce dont le carré est entièrement vide peut donner naissance à une pièce de son camp, posée sur un point de sa croix (avec naissances au carré : de son carré). Chaque mère ne donne naissance qu'une fois par tour, et l'isolement se juge à nouveau après chaque naissance réglée.",
        "Nascita: un pezzo il cui quadrato è del tutto vuoto può generare un nuovo pezzo del suo campo, posto su un punto della sua croce (con nascite nel quadrato: del suo quadrato). Ogni madre partorisce una volta sola per turno, e l'isolamento si giudica di nuovo dopo ogni nascita sistemata.",
    ),
    &[
        example(
            Tri::new("c3 bears in its cross.", "c3 donne naissance dans sa croix.", "c3 partorisce nella sua croce."),
            "",
            MOTHERS,
            &[
                Fact::Legal("c3+b3 c3+c2 c3+c4 c3+d3 a1+a2 a1+b1"),
                Fact::Illegal("c3+d4", "B-8"),
                Fact::Illegal("c7+c6", "B-8"),
                Fact::Illegal("c5+c6", "B-8"),
                Fact::After(
                    "c3+c4",
                    "b.b.b.b.b/........./..b...b../........./........./..a....../..a...a../........./a.a.a.a.a a turn:c3 0",
                ),
            ],
        ),
        example(
            Tri::new(
                "The newborn on c2 stands in the squares of c1 and c3: neither is isolated.",
                "Le nouveau-né en c2 est dans le carré de c1 et de c3 : aucune n'est isolée.",
                "Il neonato in c2 sta nei quadrati di c1 e di c3: nessuno dei due è isolato.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . b . . . b . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . . . a . .
            . . a . . . . . .
            a . a . a . a . a
            a turn:c3 0",
            &[Fact::Illegal("c1+b1", "B-8"), Fact::Illegal("c3+c4", "B-8"), Fact::Legal("g3+g4 e1+e2 c2-d2")],
        ),
        example(
            Tri::new(
                "c3 has borne in this turn and stands alone again: it bears no more.",
                "c3 a déjà donné naissance à ce tour et se retrouve seule : elle ne peut plus.",
                "c3 ha già partorito in questo turno ed è di nuovo solo: non può più.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . b . . . b . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . . . a . .
            . . . . . . . . .
            a . a . a . a . a
            a turn:c3 0",
            &[Fact::Illegal("c3+c4", "B-8"), Fact::Legal("g3+g4 c3-c4")],
        ),
    ],
);

pub(super) const DISPLACEMENT: Clause = book(
    "B-9",
    Tri::new(
        "Displacement: one or two steps, each to an empty orthogonal neighbour, straight on or round a corner. It may not end where it began. Nothing is judged at the point between, and a newborn may move in the same turn.",
        "Déplacement : un ou deux pas, chacun vers une voisine orthogonale vide, tout droit ou en angle. Il ne peut finir là où il a commencé. Rien ne se juge au point intermédiaire, et un nouveau-né peut se déplacer dans le même tour.",
        "Spostamento: uno o due passi, ciascuno verso un punto vuoto vicino in orizzontale o verticale, diritto o ad angolo. Non può finire dove è cominciato. Al punto intermedio non si giudica nulla, e un neonato può muoversi nello stesso turno.",
    ),
    &[example(
        Tri::new(
            "c4 and d3 bar the ways of c3 to the upper right.",
            "c4 et d3 barrent les chemins de c3 vers le haut et la droite.",
            "c4 e d3 sbarrano le vie di c3 verso l'alto e la destra.",
        ),
        "",
        "
        . . . . . . . . .
        . . . . . . . . .
        . b . b . b . b .
        . . . . . . . . .
        . . . . . . . . .
        . . b . . . . . .
        . . a b . . . . .
        . . . . . . . . .
        a . . . a . a . a
        a turn 0",
        &[
            Fact::Legal("c3-c2 c3-c1 c3-b3 c3-a3 c3-b2 c3-d2 c3-b4"),
            Fact::Illegal("c3-d4", "B-9"),
            Fact::Illegal("c3-c5", "B-9"),
            Fact::Illegal("c3-c4", "B-9"),
            Fact::Illegal("c3-c3", "B-9"),
            Fact::Illegal("a1-d1", "B-9"),
            Fact::Illegal("c4-c5", "B-9"),
            Fact::Illegal("e5-e6", "B-9"),
        ],
    )],
);
