//! the frame, the start, and how men move.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_1: Clause = Clause::new(
    "X-1",
    Tri::new(
        "The frame, the tiles and the start",
        "Le tableau, les cases et le départ",
        "Il quadro, le caselle e la partenza",
    ),
    &[
        Part::booklet(
            Tri::new(
                "Two play on a frame with 32 black tiles, with twelve light men against twelve dark ones. \
                 Tiles and men are laid out as figure 1 shows.",
                "On joue à deux sur un tableau avec 32 cases noires, douze pions clairs contre douze foncés. \
                 Cases et pions se disposent selon la figure 1.",
                "Si gioca in due su un quadro con 32 caselle nere, dodici pedine chiare contro dodici scure. \
                 Caselle e pedine si dispongono secondo la figura 1.",
            ),
            &["madamx-7", "madamx-8", "madamx-10", "madamx-86", "madamx-87", "madamx-88", "madamx-92"],
        ),
        Part::booklet(
            Tri::new(
                "Lots decide who has the light men and who the dark ones. Light plays first; then the players \
                 take turns.",
                "Le sort désigne qui a les pions clairs et qui les foncés. Les clairs commencent ; puis \
                 chacun joue à son tour.",
                "La sorte decide chi ha le pedine chiare e chi le scure. Cominciano le chiare; poi si gioca a \
                 turno.",
            ),
            &["madamx-12", "madamx-25", "madamx-26"],
        ),
        Part::lost(
            Tri::new(
                "The frame has 8x8 places. The tiles lie on every second one, beginning with the corner a1 at \
                 light's left; the men stand on the tiles of the three ranks nearest to their player.",
                "Le tableau a 8x8 emplacements. Les cases en occupent un sur deux, à commencer par le coin \
                 a1, à gauche des clairs ; les pions sont sur les cases des trois rangs les plus proches de \
                 leur joueur.",
                "Il quadro ha 8x8 posti. Le caselle ne occupano uno sì e uno no, a cominciare dall'angolo a1, \
                 alla sinistra del chiaro; le pedine stanno sulle caselle delle tre file più vicine al loro \
                 giocatore.",
            ),
            &["madamx-10", "madamx-93"],
            Tri::new(
                "Figure 1 is lost. 32 tiles and twelve men each fit the usual draughts board exactly so, and \
                 the moves that figure 3 describes are possible on it.",
                "La figure 1 est perdue. 32 cases et douze pions par joueur donnent exactement le damier \
                 usuel, et les coups que décrit la figure 3 y sont possibles.",
                "La figura 1 è perduta. 32 caselle e dodici pedine a testa danno esattamente la damiera \
                 consueta, e le mosse descritte dalla figura 3 vi sono possibili.",
            ),
        ),
    ],
    &[Example::new(
        Tri::new(
            "The start: light has seven moves. The picture is lost; this board is ours.",
            "Le début : les clairs ont sept coups. L'image est perdue ; cette position est de nous.",
            "L'inizio: il chiaro ha sette mosse. L'immagine è perduta; questa posizione è nostra.",
        ),
        START,
        &[Fact::Steps("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"), Fact::Decides("", 1)],
    )
    .figure(Tri::new("Figure 1", "Figure 1", "Figura 1"), &["madamx-93"])],
);

pub(super) const X_2: Clause = Clause::new(
    "X-2",
    Tri::new("Only on black tiles", "Seulement sur les cases noires", "Solo sulle caselle nere"),
    &[
        Part::booklet(
            Tri::new(
                "The whole game is played on the black tiles and nowhere else.",
                "Toute la partie se joue sur les cases noires, et nulle part ailleurs.",
                "L'intera partita si gioca sulle caselle nere e in nessun altro posto.",
            ),
            &["madamx-11"],
        ),
        Part::consequence(
            Tri::new(
                "A place carries a tile or is bare. Nothing stands on a bare place, and nothing goes or jumps \
                 across one.",
                "Un emplacement porte une case ou n'en porte pas. Sans case, rien ne s'y pose, rien ne le \
                 franchit ni ne le saute.",
                "Un posto porta una casella oppure no. Senza casella nulla vi si posa, nulla lo attraversa né \
                 lo salta.",
            ),
            &["madamx-11", "madamx-31"],
        ),
    ],
    &[Example::new(
        Tri::new(
            "c4 is bare, so the man on c3 cannot go straight ahead.",
            "c4 n'a pas de case : le pion en c3 ne peut pas aller tout droit.",
            "c4 è senza casella: la pedina in c3 non può andare dritta.",
        ),
        START,
        &[Fact::Illegal("c3-c4", "X-2"), Fact::Illegal("c3xc5", "X-2"), Fact::Legal("c3-d4")],
    )],
);

pub(super) const X_3: Clause = Clause::new(
    "X-3",
    Tri::new("How a man moves", "Le déplacement du pion", "Come muove la pedina"),
    &[
        Part::booklet(
            Tri::new(
                "A man goes forward by one black tile: diagonally, straight ahead, or to the side. It never \
                 moves backward.",
                "Un pion avance d'une seule case noire : en diagonale, tout droit ou de côté. Il ne recule \
                 jamais.",
                "Una pedina avanza di una sola casella nera: in diagonale, dritta o di lato. Non torna mai \
                 indietro.",
            ),
            &["madamx-15", "madamx-16", "madamx-31"],
        ),
        Part::consequence(
            Tri::new(
                "The tile must be next to it and free; diagonally backward is backward too.",
                "La case doit être voisine et libre ; en diagonale vers l'arrière, c'est aussi reculer.",
                "La casella deve essere vicina e libera; anche in diagonale all'indietro è indietro.",
            ),
            &["madamx-16", "madamx-31"],
        ),
    ],
    &[Example::new(
        Tri::new(
            "Five ways for the man on d4; three are closed to it. The picture is lost; this board is \
                 ours.",
            "Cinq chemins pour le pion en d4 ; trois lui sont fermés. L'image est perdue ; cette position \
                 est de nous.",
            "Cinque vie per la pedina in d4; tre le sono chiuse. L'immagine è perduta; questa posizione è \
                 nostra.",
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
    )
    .figure(Tri::new("Figure 2", "Figure 2", "Figura 2"), &["madamx-14", "madamx-101"])],
);
