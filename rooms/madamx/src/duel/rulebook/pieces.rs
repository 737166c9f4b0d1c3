//! how men capture, and what Bi-Madams do.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_4: Clause = Clause::new(
    "X-4",
    Tri::new("How a man captures", "La prise par un pion", "Come cattura la pedina"),
    &[
        Part::booklet(
            Tri::new(
                "A capture is a jump: over an enemy man on the next tile to a black tile beyond it that \
                 nobody occupies, diagonally, straight ahead or to the side. A plain man cannot take a \
                 Bi-Madam.",
                "La prise est un saut : par-dessus un pion adverse sur la case voisine, vers une case noire \
                 inoccupée derrière lui, en diagonale, tout droit ou de côté. Un simple pion ne peut pas \
                 prendre une Bi-Madam.",
                "La cattura è un salto: sopra una pedina avversaria sulla casella vicina, fino a una casella \
                 nera non occupata al di là, in diagonale, dritto o di lato. Una pedina semplice non può \
                 catturare una Bi-Madam.",
            ),
            &["madamx-17", "madamx-18", "madamx-31", "madamx-41"],
        ),
        Part::ruling(
            Tri::new(
                "The jump goes straight on: the landing tile lies in one line with the jumper and the jumped \
                 man. A man captures in its five directions, never backward.",
                "Le saut va tout droit : la case d'arrivée est dans l'alignement du pion qui saute et du pion \
                 sauté. Un pion prend dans ses cinq directions, jamais en arrière.",
                "Il salto va dritto: la casella d'arrivo è in linea con la pedina che salta e quella saltata. \
                 Una pedina cattura nelle sue cinque direzioni, mai all'indietro.",
            ),
            Tri::new(
                "The booklet asks for a free tile behind or beside the man: behind it in a forward jump, \
                 beside it in a sideways one. For several captures it says behind each man. Backward movement \
                 of any kind is forbidden to men, and the directions of capturing are named as those of \
                 moving.",
                "Le livret demande une case libre derrière le pion ou à côté : derrière pour un saut en \
                 avant, à côté pour un saut latéral. Pour la prise multiple il dit derrière chaque pion. Tout \
                 recul est interdit aux pions, et les directions de la prise sont données comme celles du \
                 déplacement.",
                "Il libretto chiede una casella libera alle spalle o a lato: alle spalle per un salto in \
                 avanti, a lato per uno laterale. Per la presa multipla dice alle spalle di ogni pedina. Alle \
                 pedine è vietato ogni movimento all'indietro, e le direzioni della cattura sono date come \
                 quelle dello spostamento.",
            ),
        )
        .about(&["madamx-16", "madamx-18", "madamx-23"]),
    ],
    &[Example::new(
        Tri::new(
            "Ahead and to the right, but neither the Bi-Madam on c5 nor the man behind on d3. The picture \
                 is lost; this board is ours.",
            "Devant et à droite, mais ni la Bi-Madam en c5 ni le pion derrière en d3. L'image est perdue \
                 ; cette position est de nous.",
            "Davanti e a destra, ma né la Bi-Madam in c5 né la pedina dietro in d3. L'immagine è perduta; \
                 questa posizione è nostra.",
        ),
        "
        ---+----
        +-+-+-+-
        -+-+-+-+
        +-Dd+-+-
        -+-ld+-+
        +-+d+-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("d4xd6 d4xf4"),
            Fact::Illegal("d4xb6", "X-4"),
            Fact::Illegal("d4xd2", "X-4"),
            Fact::Causes("d4xf4", "capture"),
        ],
    )
    .figure(Tri::new("Figure 2", "Figure 2", "Figura 2"), &["madamx-14", "madamx-101"])],
);

pub(super) const X_5: Clause = Clause::new(
    "X-5",
    Tri::new("How a Bi-Madam moves and captures", "Le jeu de Bi-Madam", "Come gioca Bi-Madam"),
    &[
        Part::booklet(
            Tri::new(
                "A Bi-Madam moves and captures in any direction, several times and in zigzag too, but always \
                 on black tiles.",
                "Bi-Madam se déplace et prend dans toutes les directions, y compris plusieurs fois et en \
                 zigzag, mais toujours sur des cases noires.",
                "Bi-Madam muove e cattura in ogni direzione, anche più volte e a zigzag, ma sempre su caselle \
                 nere.",
            ),
            &["madamx-36", "madamx-39"],
        ),
        Part::consequence(
            Tri::new(
                "It moves one tile at a time (going farther is the fourth modification), and it takes \
                 Bi-Madams too: only the plain man is denied that.",
                "Elle va d'une case à la fois (aller plus loin est la quatrième modification) et prend aussi \
                 les Bi-Madam : seul le simple pion ne le peut pas.",
                "Va di una casella alla volta (andare più lontano è la quarta modifica) e cattura anche le \
                 Bi-Madam: solo la pedina semplice non può.",
            ),
            &["madamx-41", "madamx-49"],
        ),
    ],
    &[
        Example::new(
            Tri::new("Eight ways, one tile each.", "Huit chemins, d'une case chacun.", "Otto vie, di una casella ciascuna."),
            "
            --------
            +-+-+-+-
            -+-+-+-d
            +-+++-+-
            -++L++-+
            +-+++-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5"), Fact::Illegal("d4-b2", "X-5")],
        ),
        Example::new(
            Tri::new(
                "Backward too, and a Bi-Madam as well as a man.",
                "En arrière aussi, une Bi-Madam comme un pion.",
                "Anche all'indietro, una Bi-Madam come una pedina.",
            ),
            "
            -+-+-+--
            +-+-+-+-
            -+-+-+-+
            +-+dd-+-
            -+-L-+-+
            +-D-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4xb2 d4xd6xf4 d4xf6")],
        ),
    ],
);
