//! The clauses on displacements (B-9, B-20).

use super::MOTHERS;
use kernel::{Clause, Example, Fact, Part, Tri};

const FREE: &str = "
b . b . b . b . b
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . a . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
a . a . a . a . a
a turn 0";

pub(super) const DISPLACEMENT: Clause = Clause::new(
    "B-9",
    Tri::new("Displacement", "Le déplacement", "Lo spostamento"),
    &[
        Part::booklet(
            Tri::new(
                "All pieces move alike: along the paths of the board, by one point or two, each step to a point of the piece's cross. Two steps may go straight on or round a corner.",
                "Toutes les pièces se déplacent de même : en suivant les chemins du plateau, d'un point ou de deux, chaque pas vers un point de la croix de la pièce. Deux pas peuvent aller tout droit ou en angle.",
                "Tutti i pezzi si muovono allo stesso modo: lungo le vie del tavoliere, di uno o due punti, ogni passo verso un punto della croce del pezzo. Due passi possono andare diritti o ad angolo.",
            ),
            &["mamba-2", "mamba-3", "mamba-4", "mamba-5", "mamba-6", "mamba-8", "mamba-9", "mamba-10"],
        ),
        Part::booklet(
            Tri::new(
                "Neither the point of arrival nor the point between may be occupied.",
                "Ni le point d'arrivée ni le point intermédiaire ne doivent être occupés.",
                "Né il punto d'arrivo né quello intermedio possono essere occupati.",
            ),
            &["mamba-11", "mamba-13", "mamba-14"],
        ),
        Part::booklet(
            Tri::new(
                "A piece may be moved right after its birth.",
                "Un nouveau-né peut partir au tour même où il naît.",
                "Si può spostare un pezzo subito dopo la sua nascita.",
            ),
            &["mamba-38"],
        ),
        Part::ruling(
            Tri::new(
                "A displacement does not end where it began.",
                "Un déplacement ne finit pas là où il a commencé.",
                "Uno spostamento non finisce dove è cominciato.",
            ),
            Tri::new(
                "There and back would be no displacement but a way to wait.",
                "Un aller et retour ne serait pas un déplacement, mais une façon d'attendre.",
                "Andare e tornare non sarebbe uno spostamento, ma un modo di aspettare.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "Nothing is judged at the point between.",
                "Rien ne se juge au point intermédiaire.",
                "Al punto intermedio non si giudica nulla.",
            ),
            Tri::new(
                "The booklet looks at the point of arrival and at the origin (B-12), never at what lies between.",
                "Le livret regarde le point d'arrivée et le point d'origine (B-12), jamais ce qui est entre les deux.",
                "Il libretto guarda il punto d'arrivo e quello d'origine (B-12), mai ciò che sta in mezzo.",
            ),
        )
        .about(&["mamba-73"]),
    ],
    &[
        Example::new(
            Tri::new(
                "Two points straight on, along a row or a column. The picture is lost; this board is our construction.",
                "Deux points tout droit, en ligne ou en colonne. La figure est perdue ; ce plateau est notre construction.",
                "Due punti diritti, lungo una riga o una colonna. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            FREE,
            &[Fact::Legal("e5-c5 e5-g5 e5-e3 e5-e7"), Fact::Illegal("e5-h5", "B-9"), Fact::Illegal("e5-e5", "B-9")],
        )
        .figure(
            Tri::new("Displacement by two points", "Déplacement de deux cases", "Spostamento di due punti"),
            &["mamba-8"],
        ),
        Example::new(
            Tri::new(
                "One point, along a row or a column. The picture is lost; this board is our construction.",
                "Un point, en ligne ou en colonne. La figure est perdue ; ce plateau est notre construction.",
                "Un punto, lungo una riga o una colonna. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            FREE,
            &[Fact::Legal("e5-d5 e5-f5 e5-e4 e5-e6")],
        )
        .figure(Tri::new("Displacement by one point", "Déplacement d'une case", "Spostamento di un punto"), &["mamba-9"]),
        Example::new(
            Tri::new(
                "Two points round a corner. The picture is lost; this board is our construction.",
                "Deux points en angle. La figure est perdue ; ce plateau est notre construction.",
                "Due punti ad angolo. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            FREE,
            &[Fact::Legal("e5-d4 e5-d6 e5-f4 e5-f6"), Fact::Illegal("e5-g6", "B-9")],
        )
        .figure(
            Tri::new("Displacement round a corner", "Déplacement en angle", "Spostamento ad angolo"),
            &["mamba-10"],
        ),
        Example::new(
            Tri::new(
                "c4 and d3 bar the ways of c3 to the upper right.",
                "c4 et d3 barrent les chemins de c3 vers le haut et la droite.",
                "c4 e d3 sbarrano le vie di c3 verso l'alto e la destra.",
            ),
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
        )
        .showing(&["mamba-13", "mamba-14"]),
        Example::new(
            Tri::new(
                "c4 is born and moves on in the same turn.",
                "c4 naît et se déplace au même tour.",
                "c4 nasce e si sposta nello stesso turno.",
            ),
            MOTHERS,
            &[Fact::Decides("c3+c4", 1), Fact::Decides("c3+c4 c4-d5", 2)],
        )
        .showing(&["mamba-38"]),
    ],
);

pub(super) const FINAL: Clause = Clause::new(
    "B-20",
    Tri::new("No taking back", "Pas de reprise", "Non si torna indietro"),
    &[
        Part::booklet(
            Tri::new(
                "Every displacement is final: it is not taken back.",
                "Un déplacement fait ne se reprend pas.",
                "Uno spostamento fatto non si riprende.",
            ),
            &["mamba-12"],
        ),
        Part::ruling(
            Tri::new(
                "The table keeps this rule, not the position. A table is opened without take-back (takeback=never), with take-back by consent (agreed), or with free take-back (free), which exists against engines and at one screen.",
                "C'est la table qui tient cette règle, non la position. On ouvre une table sans reprise (takeback=never), avec reprise d'un commun accord (agreed), ou avec reprise libre (free), qui n'existe que contre les moteurs et sur un seul écran.",
                "È il tavolo a tenere questa regola, non la posizione. Si apre un tavolo senza ritorno (takeback=never), con ritorno di comune accordo (agreed), o con ritorno libero (free), che esiste solo contro i motori e su un solo schermo.",
            ),
            Tri::new(
                "A finger slips more easily on a screen than a hand on a board, and against an engine one wants to try things out. Whoever plays to the letter opens the table without take-back.",
                "Un doigt glisse plus facilement sur un écran qu'une main sur un plateau, et contre un moteur on veut essayer. Qui joue à la lettre ouvre la table sans reprise.",
                "Su uno schermo il dito scivola più facilmente che la mano su un tavoliere, e contro un motore si vuole provare. Chi gioca alla lettera apre il tavolo senza ritorno.",
            ),
        )
        .about(&["mamba-12"]),
    ],
    &[Example::new(
        Tri::new(
            "a has moved from d3 to d4. It is b's turn, and no step of a leads back.",
            "a est allé de d3 en d4. C'est le tour de b, et aucun coup de a ne ramène en arrière.",
            "a è andato da d3 a d4. È il turno di b, e nessuna mossa di a riporta indietro.",
        ),
        "
        . . . b . b . . .
        . . . b b b . . .
        . . . b . b . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a . . . . .
        . . . . . a . . .
        . . . a a a . . .
        . . . a . a . . .
        b turn 1",
        &[Fact::Decides("", 2), Fact::Illegal("d4-d3", "B-9")],
    )
    .showing(&["mamba-12"])],
);
