//! The clause on what comes first in a confrontation (B-12).

use kernel::{Clause, Example, Fact, Part, Tri};

const CORNER: &str = "
b . b . b . b . b
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . a . a a a a .
. . . a . . . . .
. . . a . . . . .
. . . a . . . . .
. . . a . . . . .
a turn 0";

pub(super) const ORDER: Clause = Clause::new(
    "B-12",
    Tri::new("What comes first", "Par où commencer", "Da dove si comincia"),
    &[
        Part::booklet(
            Tri::new(
                "As a rule one begins with the actions at the point where the moved piece has arrived; those around its origin follow.",
                "D'ordinaire, ce qui se passe là où la pièce arrive se règle d'abord ; ce qui se passe là d'où elle vient attend.",
                "Di regola si comincia dalle azioni nel punto in cui il pezzo spostato è arrivato; seguono quelle legate al suo punto d'origine.",
            ),
            &["mamba-72", "mamba-73"],
        ),
        Part::ruling(
            Tri::new(
                "We measure it: of several pieces to transform, or of several alignments that are too long, the first is the one nearest to the point of arrival, counted in steps along the paths (of an alignment, its nearest piece); then the one nearest to the origin; then, of alignments, a row before a column; then the first in reading order, far row first and left to right. Rows, columns and reading are as seen from the seat of the camp on turn.",
                "Nous le mesurons : de plusieurs pièces à transformer, ou de plusieurs alignements trop longs, vient d'abord le plus proche du point d'arrivée, compté en pas le long des chemins (pour un alignement, sa pièce la plus proche) ; puis le plus proche de l'origine ; puis, entre alignements, une rangée avant une colonne ; puis le premier dans l'ordre de lecture, la rangée éloignée d'abord et de gauche à droite. Rangées, colonnes et lecture se voient de la place du camp qui joue.",
                "Noi lo misuriamo: di più pezzi da trasformare, o di più allineamenti troppo lunghi, viene prima il più vicino al punto d'arrivo, contato in passi lungo le vie (per un allineamento, il suo pezzo più vicino); poi il più vicino all'origine; poi, tra allineamenti, una riga prima di una colonna; poi il primo in ordine di lettura, prima la riga lontana e da sinistra a destra. Righe, colonne e lettura si vedono dal posto del campo di turno.",
            ),
            Tri::new(
                "\"As a rule\" leaves it to the players; a program needs one order for every case, and the same for every seat.",
                "« En général » s'en remet aux joueurs ; il faut à un programme un ordre pour chaque cas, et le même pour chaque place.",
                "«Di regola» lascia fare ai giocatori; a un programma serve un ordine per ogni caso, e lo stesso per ogni posto.",
            ),
        )
        .about(&["mamba-73"]),
        Part::ruling(
            Tri::new(
                "After a birth the newborn's point is the arrival and its mother's point the origin.",
                "Après une naissance, le point du nouveau-né est l'arrivée et celui de sa mère l'origine.",
                "Dopo una nascita il punto del neonato è l'arrivo e quello della madre l'origine.",
            ),
            Tri::new(
                "The booklet speaks of moved pieces only; the newborn is what has arrived.",
                "Le livret ne parle que des pièces déplacées ; ce qui arrive ici, c'est le nouveau-né.",
                "Il libretto parla solo di pezzi spostati; qui ad arrivare è il neonato.",
            ),
        )
        .about(&["mamba-73"]),
    ],
    &[
        Example::new(
            Tri::new(
                "Arrival before origin: a6 makes two against one and takes c6; then b4, left alone at the origin, falls to b.",
                "L'arrivée avant l'origine : a6 fait deux contre un et prend c6 ; puis b4, restée seule à l'origine, passe à b.",
                "L'arrivo prima dell'origine: a6 fa due contro uno e prende c6; poi b4, rimasto solo all'origine, passa a b.",
            ),
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . a b . . . . . .
            . . . . . . . . .
            a a b b . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("a4-a6", "transformation transformation"),
                Fact::After("a4-a6", "b.b.b.b.b/........./........./aaa....../........./.bbb...../........./........./a.a.a.a.a b turn 0"),
            ],
        )
        .showing(&["mamba-73"]),
        Example::new(
            Tri::new(
                "South sees d5 to h5 as a row: it comes first, then the column.",
                "Le Sud voit d5 à h5 comme une rangée : elle passe d'abord, puis la colonne.",
                "Il Sud vede d5-h5 come una riga: viene prima, poi la colonna.",
            ),
            CORNER,
            &[
                Fact::After(
                    "c5-d5",
                    "b.b.b.b.b/........./........./........./...aaaaa./...a...../...a...../...a...../...a..... a trim:m:d5:c5:d5,h5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
                ),
                Fact::After(
                    "c5-d5 -h5",
                    "b.b.b.b.b/........./........./........./...aaaa../...a...../...a...../...a...../...a..... a trim:m:d5:c5:d1,d5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
                ),
                Fact::After(
                    "c5-d5 -d5",
                    "b.b.b.b.b/........./........./........./....aaaa./...a...../...a...../...a...../...a..... b turn 0",
                ),
            ],
        ),
        Example::new(
            Tri::new(
                "West sees the file d as a row: it comes first.",
                "L'Ouest voit la colonne d comme une rangée : elle passe d'abord.",
                "L'Ovest vede la colonna d come una riga: viene prima.",
            ),
            "
            c . c . c . a . a . a
            . . . . . . . . . . .
            . . . . . . . . . . .
            d . d . d . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . b . b b b b . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            b turn 0",
            &[
                Fact::After(
                    "c5-d5",
                    "c.c.c.a.a.a/.........../.........../d.d.d....../.........../.........../...bbbbb.../...b......./...b......./...b......./...b....... b trim:m:d5:c5:d1,d5 0 !c.c.c.a.a.a/.........../.........../d.d.d....../.........../.........../..b.bbbb.../...b......./...b......./...b......./...b.......",
                ),
                Fact::Decides("c5-d5", 2),
            ],
        )
        .under("players=4"),
        Example::new(
            Tri::new(
                "The end of the later alignment must wait.",
                "L'extrémité de l'alignement suivant doit attendre.",
                "L'estremità dell'allineamento successivo deve aspettare.",
            ),
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . a a a a a .
            . . . a . . . . .
            . . . a . . . . .
            . . . a . . . . .
            . . . a . . . . .
            a trim:m:d5:c5:d5,h5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
            &[Fact::Steps("-d5 -h5"), Fact::Illegal("-d1", "B-12")],
        ),
    ],
);
