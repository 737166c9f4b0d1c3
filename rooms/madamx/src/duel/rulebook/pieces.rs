//! the frame and the pieces.

use super::{START, book, example};
use kernel::{Clause, Fact, Tri};

pub(super) const X_1: Clause = book(
    "X-1",
    Tri::new(
        "The frame has 8x8 places. 32 black tiles lie on the places of a1's colour. Twelve light men stand on the \
         tiles of ranks 1 to 3, twelve dark men on those of ranks 6 to 8. Light moves first.",
        "Le tableau a 8x8 emplacements. 32 cases noires occupent les emplacements de la couleur de a1. Douze \
         pions clairs sont sur les cases des rangs 1 à 3, douze pions foncés sur celles des rangs 6 à 8. Les \
         clairs commencent.",
        "Il quadro ha 8x8 posti. 32 caselle nere stanno sui posti del colore di a1. Dodici pedine chiare stanno \
         sulle caselle delle file 1-3, dodici scure su quelle delle file 6-8. Comincia il chiaro.",
    ),
    &[example(
        "",
        Tri::new(
            "The start: light has seven moves.",
            "Le début : les clairs ont sept coups.",
            "L'inizio: il chiaro ha sette mosse.",
        ),
        START,
        &[Fact::Steps("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"), Fact::Decides("", 1)],
    )],
);

pub(super) const X_2: Clause = book(
    "X-2",
    Tri::new(
        "A place either carries a tile or is bare. Nothing ever stands on a bare place or crosses it.",
        "Un emplacement porte une case noire ou n'en porte pas. Sans case, rien ne s'y pose et rien ne le franchit.",
        "Un posto porta una casella nera oppure no. Senza casella nulla vi si posa e nulla lo attraversa.",
    ),
    &[example(
        "",
        Tri::new(
            "c4 is bare, so the man on c3 cannot go straight ahead.",
            "c4 n'a pas de case : le pion en c3 ne peut pas aller tout droit.",
            "c4 è senza casella: la pedina in c3 non può andare dritta.",
        ),
        START,
        &[Fact::Illegal("c3-c4", "X-2"), Fact::Illegal("c3xc5", "X-2"), Fact::Legal("c3-d4")],
    )],
);

pub(super) const X_3: Clause = book(
    "X-3",
    Tri::new(
        "A man moves to an adjacent free tile: straight forward, diagonally forward or sideways. It never moves \
         backward, not even diagonally.",
        "Un pion va sur une case libre voisine : tout droit, en diagonale vers l'avant ou de côté. Il ne recule \
         jamais, même en diagonale.",
        "Una pedina va su una casella libera vicina: dritta in avanti, in diagonale in avanti o di lato. Non \
         torna mai indietro, nemmeno in diagonale.",
    ),
    &[example(
        "",
        Tri::new(
            "Five ways for the man on d4; three are closed to it.",
            "Cinq chemins pour le pion en d4 ; trois lui sont fermés.",
            "Cinque vie per la pedina in d4; tre le sono chiuse.",
        ),
        "
        --------
        +-+-+-+-
        -+-+-+-d
        +-+++-+-
        -++l++-+
        +-+++-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("d4-c4 d4-c5 d4-d5 d4-e4 d4-e5"),
            Fact::Illegal("d4-d3", "X-3"),
            Fact::Illegal("d4-c3", "X-3"),
            Fact::Illegal("d4-d6", "X-3"),
        ],
    )],
);

pub(super) const X_4: Clause = book(
    "X-4",
    Tri::new(
        "A man captures in the same five directions: it jumps an adjacent enemy man when the next place beyond is \
         a free tile, and lands there. A man can never capture a Bi-Madam.",
        "Un pion prend dans les mêmes cinq directions : il saute un pion adverse voisin si l'emplacement suivant \
         porte une case libre, et s'y pose. Un pion ne peut jamais prendre une Bi-Madam.",
        "Una pedina cattura nelle stesse cinque direzioni: salta una pedina nemica vicina se il posto successivo \
         ha una casella libera, e vi si posa. Una pedina non può mai catturare una Bi-Madam.",
    ),
    &[example(
        "",
        Tri::new(
            "Ahead and to the right, but neither the Bi-Madam on c5 nor the man behind on d3.",
            "Devant et à droite, mais ni la Bi-Madam en c5 ni le pion derrière en d3.",
            "Davanti e a destra, ma né la Bi-Madam in c5 né la pedina dietro in d3.",
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
    )],
);

pub(super) const X_5: Clause = book(
    "X-5",
    Tri::new(
        "A Bi-Madam moves one tile in any of the eight directions, and captures men and Bi-Madams in all of them.",
        "Une Bi-Madam va d'une case dans n'importe laquelle des huit directions et y prend pions et Bi-Madam.",
        "Una Bi-Madam va di una casella in una qualsiasi delle otto direzioni e vi cattura pedine e Bi-Madam.",
    ),
    &[
        example(
            "",
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
        example(
            "",
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

pub(super) const X_6: Clause = book(
    "X-6",
    Tri::new(
        "Capturing is compulsory; among several captures the choice is free. A capture goes on while the same \
         piece can capture again, each time in any of its directions.",
        "La prise est obligatoire ; entre plusieurs prises le choix est libre. Une prise continue tant que le \
         même pion peut prendre encore, chaque fois dans l'une de ses directions.",
        "La cattura è obbligatoria; tra più catture la scelta è libera. Una cattura continua finché la stessa \
         pedina può catturare ancora, ogni volta in una delle sue direzioni.",
    ),
    &[example(
        "",
        Tri::new(
            "One man or two, as light likes; but the double capture may not stop half-way.",
            "Un pion ou deux, au choix des clairs ; mais la double prise ne s'arrête pas à mi-chemin.",
            "Una pedina o due, a scelta del chiaro; ma la doppia cattura non si ferma a metà.",
        ),
        "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l move 4",
        &[
            Fact::Steps("c3xa5 c3xe5xg7"),
            Fact::Illegal("c3xe5", "X-6"),
            Fact::Illegal("g3-h4", "X-6"),
            Fact::Illegal("!", "X-28"),
        ],
    )],
);

pub(super) const X_7: Clause = book(
    "X-7",
    Tri::new(
        "A captured piece leaves the frame at once, jump by jump. Its tile stays and is free for later jumps of \
         the same capture, and so is the tile the capturer started from: a capture may return to it.",
        "Un pion pris quitte le tableau aussitôt, saut après saut. Sa case reste et devient libre pour les sauts \
         suivants de la même prise, comme la case de départ : une prise peut y revenir.",
        "Una pedina catturata lascia subito il quadro, salto dopo salto. La sua casella resta ed è libera per i \
         salti seguenti della stessa cattura, come la casella di partenza: una cattura può tornarvi.",
    ),
    &[example(
        "",
        Tri::new(
            "Four men in a ring: the Bi-Madam comes back to where it began.",
            "Quatre pions en rond : Bi-Madam revient à son départ.",
            "Quattro pedine in cerchio: Bi-Madam torna da dove è partita.",
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
        &[
            Fact::Steps("c3xc5xe5xe3xc3 c3xe3xe5xc5xc3"),
            Fact::After(
                "c3xc5xe5xe3xc3",
                "-------d/--+-+-+-/-+-+-+-+/+-+++-+-/-+++++-+/+-L++-+-/-+-+-+-+/+-+-+-+- l x=c4,d5,e4,d3 0",
            ),
            Fact::Causes("c3xc5xe5xe3xc3", "capture capture capture capture"),
            Fact::Illegal("c3xc5xe5xe3xc3xc5", "X-7"),
        ],
    )],
);

pub(super) const X_8: Clause = book(
    "X-8",
    Tri::new(
        "A man that reaches the opponent's last rank becomes a Bi-Madam at once; if it got there by a capture, \
         the capture ends there. Crowning never fails for want of spare pieces.",
        "Un pion qui atteint le dernier rang adverse devient aussitôt Bi-Madam ; s'il y arrive par une prise, la \
         prise s'arrête là. Le manque de pions de réserve n'empêche rien.",
        "Una pedina che raggiunge l'ultima fila avversaria diventa subito Bi-Madam; se vi arriva con una cattura, \
         la cattura finisce lì. La mancanza di pedine di riserva non impedisce nulla.",
    ),
    &[example(
        "",
        Tri::new(
            "The new Bi-Madam on e8 may not go on to c6.",
            "La nouvelle Bi-Madam en e8 ne peut pas continuer vers c6.",
            "La nuova Bi-Madam in e8 non può continuare verso c6.",
        ),
        "
        -+-+++-+
        +-+dd-+-
        -+++l+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-+-+-d
        --------
        l move 4",
        &[
            Fact::Steps("e6xe8"),
            Fact::Illegal("e6xe8xc6", "X-8"),
            Fact::After("e6xe8", "-+-+L+-+/+-+d+-+-/-+++++-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/-------- l x=e7 0"),
            Fact::Causes("e6xe8", "capture crowning"),
        ],
    )],
);
