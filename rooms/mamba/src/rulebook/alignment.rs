//! The clause on alignments and superiority (B-10).

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const ALIGNMENT: Clause = Clause::new(
    "B-10",
    Tri::new("Alignment and transformation", "Alignement et transformation", "Allineamento e trasformazione"),
    &[
        Part::booklet(
            Tri::new(
                "One to four pieces of one camp, in line and side by side, form an alignment.",
                "Un alignement, ce sont des pièces d'un seul camp rangées côte à côte sur une ligne, quatre au plus ; une seule compte déjà.",
                "Da uno a quattro pezzi di uno stesso campo, in linea e affiancati, formano un allineamento.",
            ),
            &["mamba-18"],
        ),
        Part::consequence(
            Tri::new(
                "Lines are rows and columns. An alignment reaches as far as its pieces stand side by side; a piece alone is an alignment of one in its row and of one in its column.",
                "Les lignes sont les rangées et les colonnes. Un alignement va aussi loin que ses pièces se touchent ; une pièce seule est un alignement de un dans sa rangée et de un dans sa colonne.",
                "Le linee sono le righe e le colonne. Un allineamento arriva fin dove i suoi pezzi si toccano; un pezzo da solo è un allineamento di uno nella riga e di uno nella colonna.",
            ),
            &["mamba-4", "mamba-18"],
        ),
        Part::booklet(
            Tri::new(
                "To transform a piece is to make it change camp.",
                "Une pièce transformée passe dans un autre camp.",
                "Trasformare un pezzo vuol dire fargli cambiare campo.",
            ),
            &["mamba-16", "mamba-20"],
        ),
        Part::booklet(
            Tri::new(
                "Numerical superiority: on one line, an alignment that faces a shorter one of an opponent transforms it, piece by piece.",
                "La supériorité numérique : de deux alignements ennemis face à face sur une ligne, le plus long transforme l'autre, une pièce après l'autre.",
                "La superiorità numerica: su una stessa linea, un allineamento di fronte a uno avversario più corto lo trasforma, pezzo per pezzo.",
            ),
            &["mamba-21"],
        ),
        Part::consequence(
            Tri::new(
                "Two alignments face each other where they touch. Equal ones leave each other in peace.",
                "Deux alignements se font face là où ils se touchent. À égalité, ils se laissent en paix.",
                "Due allineamenti si fronteggiano dove si toccano. A parità, si lasciano in pace.",
            ),
            &["mamba-21", "mamba-25", "mamba-60"],
        ),
        Part::ruling(
            Tri::new(
                "The piece that touches is the one that changes camp; then the alignments are counted anew.",
                "C'est la pièce au contact qui change de camp ; ensuite on recompte les alignements.",
                "Cambia campo il pezzo a contatto; poi gli allineamenti si contano di nuovo.",
            ),
            Tri::new(
                "The booklet says piece by piece and not with which one to begin. The one that touches is the only one whose change keeps the winner's pieces together.",
                "Le livret dit pièce par pièce, et non par laquelle commencer. Seul le changement de la pièce au contact laisse réunies les pièces du plus fort.",
                "Il libretto dice pezzo per pezzo, e non da quale cominciare. Solo il cambio del pezzo a contatto lascia uniti i pezzi del più forte.",
            ),
        )
        .about(&["mamba-21"]),
        Part::consequence(
            Tri::new(
                "Every contact is judged by itself: forces on two sides of a piece are not added.",
                "Chaque contact se juge à part : les forces des deux côtés d'une pièce ne s'ajoutent pas.",
                "Ogni contatto si giudica da sé: le forze ai due lati di un pezzo non si sommano.",
            ),
            &["mamba-25"],
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "Alignments of one (a6), two (b4, c4), three (g2 to i2) and four (a1 to d1). Four are not too many.",
                "Des alignements d'une pièce (a6), de deux (b4, c4), de trois (g2 à i2) et de quatre (a1 à d1). Quatre ne sont pas de trop.",
                "Allineamenti di uno (a6), due (b4, c4), tre (da g2 a i2) e quattro pezzi (da a1 a d1). Quattro non sono troppi.",
            ),
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            a . . . . . . . .
            . . . . . . . . .
            . a a . . . . . .
            . . . . . . . . .
            . . . . . . a a a
            a a a a . . . . .
            a turn 0",
            &[Fact::Illegal("-a1", "B-11"), Fact::Causes("a6-a5", ""), Fact::Causes("a6-a4", "")],
        )
        .showing(&["mamba-18", "mamba-19"]),
        Example::new(
            Tri::new(
                "Two against one: d4 changes camp. The picture is lost; this board is our construction.",
                "Deux contre un : d4 change de camp. La figure est perdue ; ce plateau est notre construction.",
                "Due contro uno: d4 cambia campo. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a . b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("c3-c4", "transformation"),
                Fact::After(
                    "c3-c4",
                    "b.b.b.b.b/........./........./........./........./.aaa...../........./........./a.a.a.a.a b turn 0",
                ),
            ],
        )
        .figure(Tri::new("Line 1", "Ligne 1", "Linea 1"), &["mamba-22", "mamba-24"]),
        Example::new(
            Tri::new(
                "One against one, twice: d4 stands between c4 and e4 and stays what it is. The picture is lost; this board is our construction.",
                "Un contre un, deux fois : d4 est entre c4 et e4 et reste ce qu'elle est. La figure est perdue ; ce plateau est notre construction.",
                "Uno contro uno, due volte: d4 sta tra c4 ed e4 e resta quello che è. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . b a . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[Fact::Causes("c3-c4", "")],
        )
        .figure(Tri::new("Line 2", "Ligne 2", "Linea 2"), &["mamba-23", "mamba-25"]),
    ],
);
