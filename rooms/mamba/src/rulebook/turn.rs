//! The clauses on a turn and on births (B-7, B-8).

use super::MOTHERS;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const TURN: Clause = Clause::new(
    "B-7",
    Tri::new("A turn", "Un tour", "Un turno"),
    &[
        Part::booklet(
            Tri::new(
                "When their turn comes, players first make their births, as many as they have isolated pieces, and then their displacement.",
                "Un tour, ce sont d'abord les naissances, jusqu'à une par pièce isolée, puis le déplacement.",
                "Quando viene il suo turno, un giocatore fa prima le sue nascite, quante sono i suoi pezzi isolati, poi il suo spostamento.",
            ),
            &["mamba-31", "mamba-36"],
        ),
        Part::consequence(
            Tri::new(
                "A birth is a right, not a duty.",
                "Une naissance est un droit, non une obligation.",
                "Una nascita è un diritto, non un obbligo.",
            ),
            &["mamba-29", "mamba-36"],
        ),
        Part::ruling(
            Tri::new(
                "The displacement is compulsory: one piece, once, and the turn is over.",
                "Le déplacement est obligatoire : une pièce, une fois, et le tour est fini.",
                "Lo spostamento è obbligatorio: un pezzo, una volta, e il turno è finito.",
            ),
            Tri::new(
                "The booklet has the player make a displacement and says nothing of leaving it out; otherwise one could wait for ever. It is always possible: after a confrontation every piece that is left has an empty point beside it.",
                "Le livret veut que le joueur fasse son déplacement et ne parle pas d'y renoncer ; sinon on pourrait attendre sans fin. Il est toujours possible : après une confrontation, toute pièce restante a un point libre à côté d'elle.",
                "Il libretto vuole che il giocatore faccia il suo spostamento e non parla di rinunciarvi; altrimenti si potrebbe aspettare senza fine. È sempre possibile: dopo un confronto ogni pezzo rimasto ha accanto un punto libero.",
            ),
        )
        .about(&["mamba-31"]),
    ],
    &[Example::new(
        Tri::new(
            "Two births and a displacement make one turn.",
            "Deux naissances et un déplacement font un tour.",
            "Due nascite e uno spostamento fanno un turno.",
        ),
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
    )
    .showing(&["mamba-31", "mamba-36"])],
);

pub(super) const BIRTH: Clause = Clause::new(
    "B-8",
    Tri::new("Birth", "La naissance", "La nascita"),
    &[
        Part::booklet(
            Tri::new(
                "An isolated piece, one whose square is empty, may give birth to a new piece of its camp.",
                "Seule dans son carré, une pièce est isolée : elle peut alors mettre au monde une pièce de son camp.",
                "Un pezzo isolato, cioè con il quadrato vuoto, può generare un nuovo pezzo del suo campo.",
            ),
            &["mamba-27", "mamba-29"],
        ),
        Part::booklet(
            Tri::new(
                "The player puts the newborn against its mother.",
                "Le nouveau-né se pose contre sa mère.",
                "Il giocatore posa il neonato contro la madre.",
            ),
            &["mamba-30"],
        ),
        Part::ruling(
            Tri::new(
                "Against her means on a point of her cross; with births in the square, on any of the eight points of her square.",
                "Contre elle veut dire sur un point de sa croix ; avec les naissances au carré, sur l'un des huit points de son carré.",
                "Contro di lei vuol dire su un punto della sua croce; con le nascite nel quadrato, su uno degli otto punti del suo quadrato.",
            ),
            Tri::new(
                "The booklet's word carries both, and those who describe the game differ: Big Cream counts four places, Askywhale eight. On this board only neighbours along rows and columns are joined, so we play the cross and offer the square.",
                "Le mot du livret permet les deux, et ceux qui décrivent le jeu diffèrent : Big Cream compte quatre places, Askywhale huit. Sur ce plateau, seuls les voisins en ligne et en colonne sont reliés : nous jouons la croix et offrons le carré.",
                "La parola del libretto ammette entrambe, e chi descrive il gioco non è d'accordo: Big Cream conta quattro posti, Askywhale otto. Su questo tavoliere sono uniti solo i vicini in riga e in colonna: giochiamo la croce e offriamo il quadrato.",
            ),
        )
        .about(&["mamba-30"])
        .readings(&["birth=square"]),
        Part::consequence(
            Tri::new(
                "Each mother gives birth at most once a turn.",
                "Chaque mère ne donne naissance qu'une fois par tour.",
                "Ogni madre genera al massimo una volta per turno.",
            ),
            &["mamba-29", "mamba-36"],
        ),
        Part::booklet(
            Tri::new(
                "A newborn can start a confrontation before its player has made the displacement.",
                "Sans attendre le déplacement, un nouveau-né peut déjà déclencher une confrontation.",
                "Un neonato può provocare un confronto prima ancora dello spostamento del suo giocatore.",
            ),
            &["mamba-37"],
        ),
        Part::booklet(
            Tri::new(
                "Beware: a newborn that is put in the square of an isolated piece takes away that piece's birth.",
                "Gare au nouveau-né mal placé : quand il entre dans le carré d'une pièce isolée, elle perd sa naissance.",
                "Attenzione: un neonato posato nel quadrato di un pezzo isolato gli toglie la nascita.",
            ),
            &["mamba-35", "mamba-39"],
        ),
        Part::ruling(
            Tri::new(
                "Births are made one after the other: who is isolated is judged anew after each birth and its confrontation.",
                "Les naissances se font l'une après l'autre : l'isolement se juge à nouveau après chaque naissance et sa confrontation.",
                "Le nascite si fanno una dopo l'altra: l'isolamento si giudica di nuovo dopo ogni nascita e il suo confronto.",
            ),
            Tri::new(
                "A newborn can hinder other births and can start a confrontation, so only the board as it stands can tell who is isolated.",
                "Un nouveau-né peut empêcher d'autres naissances et déclencher une confrontation : seul le plateau tel qu'il est dit qui est isolé.",
                "Un neonato può impedire altre nascite e provocare un confronto: solo il tavoliere così com'è dice chi è isolato.",
            ),
        )
        .about(&["mamba-37", "mamba-39"]),
    ],
    &[
        Example::new(
            Tri::new(
                "c3 gives birth in its cross.",
                "c3 donne naissance dans sa croix.",
                "c3 genera nella sua croce.",
            ),
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
        Example::new(
            Tri::new(
                "Born on d4, the piece makes two against one and transforms e4; then it moves to e5 itself and transforms e6. The picture is lost; this board is our construction.",
                "Née en d4, la pièce fait deux contre un et transforme e4 ; puis elle se déplace elle-même en e5 et transforme e6. La figure est perdue ; ce plateau est notre construction.",
                "Nato in d4, il pezzo fa due contro uno e trasforma e4; poi si sposta lui stesso in e5 e trasforma e6. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . b . . . .
            . . . . . . . . .
            . . a . b . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("c4+d4", "transformation"),
                Fact::Decides("c4+d4", 1),
                Fact::Causes("c4+d4 d4-e5", "transformation"),
                Fact::After(
                    "c4+d4 d4-e5",
                    "b.b.b.b.b/........./........./....a..../....a..../..a.a..../........./........./a.a.a.a.a b turn 0",
                ),
            ],
        )
        .figure(
            Tri::new(
                "The birth that transforms",
                "La naissance qui transforme",
                "La nascita che trasforma",
            ),
            &["mamba-32", "mamba-33", "mamba-34", "mamba-37", "mamba-38"],
        ),
        Example::new(
            Tri::new(
                "The newborn on c2 stands in the squares of c1 and c3: neither is isolated.",
                "Le nouveau-né en c2 est dans le carré de c1 et de c3 : aucune n'est isolée.",
                "Il neonato in c2 sta nei quadrati di c1 e di c3: nessuno dei due è isolato.",
            ),
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
        )
        .showing(&["mamba-39"]),
        Example::new(
            Tri::new(
                "c3 has given birth in this turn and stands alone again: not a second time.",
                "c3 a déjà donné naissance à ce tour et se retrouve seule : pas une deuxième fois.",
                "c3 ha già generato in questo turno ed è di nuovo solo: non una seconda volta.",
            ),
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
