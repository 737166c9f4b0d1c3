//! the two modifications that are about Bi-Madams.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_17: Clause = Clause::new(
    "X-17",
    Tri::new(
        "Third modification: Bi-Madam removes tiles",
        "Troisième modification : Bi-Madam enlève des cases",
        "Terza modifica: Bi-Madam toglie caselle",
    ),
    &[
        Part::booklet(
            Tri::new(
                "A Bi-Madam may not only move the tile but also take it off the frame, which leaves the \
                 opponent less room.",
                "Bi-Madam a le choix : poser la case ailleurs, ou l'ôter du tableau, et l'adversaire a \
                 d'autant moins de place.",
                "Bi-Madam può non solo spostare la casella ma anche toglierla dal quadro, lasciando meno \
                 spazio all'avversario.",
            ),
            &["madamx-48"],
        ),
        Part::ruling(
            Tri::new(
                "It must have been a Bi-Madam when the turn began. The tile is gone for good; where any free \
                 tile may be moved, any may be removed, and that uses one right.",
                "Elle doit avoir été Bi-Madam au début du tour. La case disparaît pour de bon ; là où toute \
                 case libre peut être déplacée, toute case libre peut être enlevée, ce qui use un droit.",
                "Deve essere stata Bi-Madam all'inizio del turno. La casella sparisce per sempre; dove si può \
                 spostare una casella libera qualsiasi, la si può anche togliere, e ciò consuma un diritto.",
            ),
            Tri::new(
                "It is a Bi-Madam's right, and a man crowned by this very move moved as a man. Nothing in the \
                 booklet brings a tile back.",
                "C'est un droit de Bi-Madam, et un pion promu par ce coup a joué en simple pion. Rien dans le \
                 livret ne fait revenir une case.",
                "È un diritto di Bi-Madam, e una pedina promossa con questa mossa ha mosso da pedina. Nulla \
                 nel libretto fa tornare una casella.",
            ),
        )
        .about(&["madamx-47", "madamx-48"]),
    ],
    &[
        Example::new(
            Tri::new("The tile d4 leaves the frame.", "La case d4 quitte le tableau.", "La casella d4 lascia il quadro."),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-L-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l move 4",
            &[
                Fact::After("d4-e5", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-+-+- l bx=d4 5"),
                Fact::After(
                    "d4-e5 d4>off",
                    "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+---+-+/+-+-+-+-/-+-+-+-d/+-+-+-+- d move 5",
                ),
            ],
        )
        .under("bi-removes=on"),
        Example::new(
            Tri::new(
                "Crowned by this very move: the tile may only be moved.",
                "Couronnée par ce coup même : la case peut seulement être déplacée.",
                "Incoronata con questa stessa mossa: la casella può solo essere spostata.",
            ),
            "
            -+-L-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l x=c7 0",
            &[Fact::Illegal("c7>off", "X-17"), Fact::Legal("c7>a8 stay")],
        )
        .under("bi-removes=on"),
        Example::new(
            Tri::new("Any free tile may go.", "Toute case libre peut partir.", "Qualsiasi casella libera può andarsene."),
            "
            -+-L-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l bx=*2 0",
            &[
                Fact::After("g1>off", "-+-L-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-+--- l bx=*1 0"),
                Fact::Illegal("h2>off", "X-16"),
            ],
        )
        .under("bi-removes=on,any-tile=on"),
    ],
);

pub(super) const X_18: Clause = Clause::new(
    "X-18",
    Tri::new(
        "Fourth modification: long Bi-Madam",
        "Quatrième modification : Bi-Madam longue",
        "Quarta modifica: Bi-Madam lunga",
    ),
    &[
        Part::booklet(
            Tri::new(
                "A Bi-Madam may also go several tiles, in a straight line and over free tiles only. If it \
                 jumps and captures a piece it must stop on the next tile: after a long jump it cannot go on \
                 and take a second piece.",
                "Bi-Madam peut aussi parcourir plusieurs cases, en ligne droite et uniquement par des cases \
                 libres. Si elle saute et prend un pion, elle doit s'arrêter sur la case suivante : après un \
                 saut long, elle ne peut pas continuer et prendre un deuxième pion.",
                "Bi-Madam può anche percorrere più caselle, in linea retta e solo su caselle libere. Se salta \
                 e cattura una pedina deve fermarsi sulla casella seguente: dopo un salto lungo non può \
                 proseguire e prendere una seconda pedina.",
            ),
            &["madamx-49", "madamx-50", "madamx-51"],
        ),
        Part::consequence(
            Tri::new(
                "So it captures from a distance: over one or more free tiles up to an enemy piece, landing \
                 just beyond on a tile that must be free.",
                "Elle prend donc de loin : par une ou plusieurs cases libres jusqu'à un pion adverse, en \
                 s'arrêtant juste derrière, sur une case qui doit être libre.",
                "Cattura dunque da lontano: su una o più caselle libere fino a una pedina avversaria, \
                 fermandosi subito dietro, su una casella che deve essere libera.",
            ),
            &["madamx-49", "madamx-50", "madamx-51"],
        ),
        Part::ruling(
            Tri::new(
                "A capture that begins with an adjacent jump may go on, but with adjacent jumps only. Both \
                 kinds are compulsory.",
                "Une prise qui commence par un saut voisin peut continuer, mais par des sauts voisins \
                 seulement. Les deux sortes sont obligatoires.",
                "Una cattura che comincia con un salto vicino può continuare, ma solo con salti vicini. \
                 Entrambe sono obbligatorie.",
            ),
            Tri::new(
                "The caption of figure 4 forbids going on after a long jump, and without the modification a \
                 Bi-Madam captures several times; so we read the stop of long jumps only. Read of every \
                 capture, it can be played too.",
                "La légende de la figure 4 interdit de continuer après un saut long, et sans la modification \
                 Bi-Madam prend plusieurs fois ; nous ne lisons donc l'arrêt que des sauts longs. Lu de toute \
                 prise, il peut se jouer aussi.",
                "La didascalia della figura 4 vieta di proseguire dopo un salto lungo, e senza la modifica \
                 Bi-Madam cattura più volte; leggiamo dunque l'arresto solo dei salti lunghi. Letto di ogni \
                 cattura, si può giocare anche così.",
            ),
        )
        .about(&["madamx-19", "madamx-39", "madamx-50"])
        .readings(&["long-bi=strict"]),
    ],
    &[
        Example::new(
            Tri::new(
                "The long capture ends on f6, although g5 could be jumped from there. The picture is lost; \
                 this board is ours.",
                "La prise longue s'arrête en f6, bien que g5 puisse être sauté de là. L'image est perdue ; \
                 cette position est de nous.",
                "La cattura lunga finisce in f6, benché da lì si possa saltare g5. L'immagine è perduta; \
                 questa posizione è nostra.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-d-d-
            -+-+-+-+
            +-+-+-+-
            -L-+-+-l
            +-+-+-+-
            l move 4",
            &[
                Fact::Steps("b2xf6"),
                Fact::Illegal("b2xf6xh4", "X-18"),
                Fact::Illegal("h2-g3", "X-6"),
                Fact::After("b2xf6", "-+-+-+-+/+-+-+-+-/-+-+-L-+/+-+-+-d-/-+-+-+-+/+-+-+-+-/-+-+-+-l/+-+-+-+- l x=e5 0"),
            ],
        )
        .under("long-bi=on")
        .figure(Tri::new("Figure 4", "Figure 4", "Figura 4"), &["madamx-51"]),
        Example::new(
            Tri::new(
                "As far as the line is free; a bare place stops it.",
                "Aussi loin que la ligne est libre ; un emplacement vide l'arrête.",
                "Fin dove la linea è libera; un posto vuoto la ferma.",
            ),
            "
            ++-+-+-+
            +-+-+-+-
            -+-+-l-+
            +-+++-+-
            -+-L-+-+
            ----+-+-
            -+-+-+-d
            +-+-+-+-
            l move 4",
            &[
                Fact::Legal("d4-e5 d4-d5 d4-d6 d4-c5 d4-b6 d4-a7 d4-e3 d4-f2 d4-g1"),
                Fact::Illegal("d4-b2", "X-2"),
                Fact::Illegal("d4-g7", "X-18"),
                Fact::Illegal("d4-e6", "X-2"),
                Fact::Illegal("d4-h6", "X-18"),
            ],
        )
        .under("long-bi=on"),
        Example::new(
            Tri::new(
                "An adjacent jump goes on by adjacent jumps; the long capture is the other choice.",
                "Un saut voisin continue par des sauts voisins ; la prise longue est l'autre choix.",
                "Un salto vicino continua con salti vicini; la cattura lunga è l'altra scelta.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-d-d-
            -+-L-+-+
            +-+-+-+-
            -+-+-d-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4xf6xh4 d4xg1"), Fact::Illegal("d4xf6", "X-6")],
        )
        .under("long-bi=on"),
        Example::new(
            Tri::new(
                "Read strictly, an adjacent capture is single too.",
                "À la lettre stricte, une prise voisine est unique aussi.",
                "Letta alla lettera, anche una cattura vicina è unica.",
            ),
            "
            -------d
            --+-+-+-
            -+-+-+-+
            +-+d+-+-
            -+d+d+-+
            +-Ld+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("c3xc5 c3xe3"), Fact::Illegal("c3xc5xe5", "X-18")],
        )
        .under("long-bi=strict")
        .showing(&["madamx-50"]),
    ],
);
