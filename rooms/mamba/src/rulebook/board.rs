//! The clauses on the board, on cross and square, and on the forty pieces (B-1, B-5, B-6).

use super::{START_FOUR, START_TWO};
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const BOARD: Clause = Clause::new(
    "B-1",
    Tri::new("The board", "Le plateau", "Il tavoliere"),
    &[
        Part::booklet(
            Tri::new(
                "The board shows paths, and the pieces move along them.",
                "Des chemins sont dessinés sur le plateau, et les pièces les suivent.",
                "Sul tavoliere sono disegnate delle vie, e i pezzi si muovono lungo di esse.",
            ),
            &["mamba-4"],
        ),
        Part::consequence(
            Tri::new(
                "The paths run along rows and columns, never diagonally: each point is joined to the points above, below, left and right of it.",
                "Les chemins suivent les lignes et les colonnes, jamais les diagonales : chaque point est relié à ceux qui sont au-dessus, au-dessous, à gauche et à droite de lui.",
                "Le vie seguono righe e colonne, mai le diagonali: ogni punto è unito a quelli sopra, sotto, a sinistra e a destra.",
            ),
            &["mamba-4", "mamba-5", "mamba-7"],
        ),
        Part::published(
            Tri::new(
                "For two players the board has nine points by nine, for three and four eleven by eleven.",
                "À deux joueurs le plateau a neuf points sur neuf, à trois et à quatre onze sur onze.",
                "In due il tavoliere ha nove punti per nove, in tre e in quattro undici per undici.",
            ),
            Tri::new(
                "No page that has come down to us shows the board. The sites Jedisjeux and Jeux à deux describe one printed on both sides, 9 by 9 and 11 by 11; by Jeux à deux the larger side is for more than two players.",
                "Aucune page conservée ne montre le plateau. Les sites Jedisjeux et Jeux à deux en décrivent un imprimé des deux côtés, 9 sur 9 et 11 sur 11 ; d'après Jeux à deux, le grand côté sert à plus de deux joueurs.",
                "Nessuna pagina rimasta mostra il tavoliere. I siti Jedisjeux e Jeux à deux ne descrivono uno stampato sui due lati, 9 per 9 e 11 per 11; secondo Jeux à deux il lato grande serve per più di due giocatori.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new("Nine by nine for two.", "Neuf sur neuf à deux.", "Nove per nove in due."),
            START_TWO,
            &[Fact::Legal("d3-d4 f3-g3"), Fact::Illegal("j1-j2", "B-1"), Fact::Illegal("d1-d10", "B-1")],
        ),
        Example::new(
            Tri::new("Eleven by eleven for four.", "Onze sur onze à quatre.", "Undici per undici in quattro."),
            START_FOUR,
            &[Fact::Illegal("l1-l2", "B-1"), Fact::Illegal("k11-k10", "B-9")],
        )
        .under("players=4"),
    ],
);

pub(super) const NEIGHBOURS: Clause = Clause::new(
    "B-5",
    Tri::new("Cross and square", "La croix et le carré", "La croce e il quadrato"),
    &[
        Part::booklet(
            Tri::new(
                "The cross of a piece is formed by the four points above, below, right and left of it.",
                "Les voisins directs d'une pièce, en haut, en bas et des deux côtés, sont sa croix.",
                "La croce di un pezzo è formata dai quattro punti sopra, sotto, a destra e a sinistra.",
            ),
            &["mamba-7"],
        ),
        Part::booklet(
            Tri::new(
                "Its square is formed by the eight points around it.",
                "Tous ses voisins, diagonales comprises, sont son carré : huit points en tout.",
                "Il suo quadrato è formato dagli otto punti che lo circondano.",
            ),
            &["mamba-28"],
        ),
        Part::consequence(
            Tri::new(
                "At an edge or in a corner the cross has fewer points: what lies beyond the board does not count.",
                "Au bord et dans un coin la croix a moins de points : ce qui est hors du plateau ne compte pas.",
                "Al bordo e in un angolo la croce ha meno punti: ciò che è fuori dal tavoliere non conta.",
            ),
            &["mamba-44"],
        ),
        Part::ruling(
            Tri::new(
                "The same holds for the square: only the points that exist count.",
                "Il en va de même du carré : seuls comptent les points qui existent.",
                "Lo stesso vale per il quadrato: contano solo i punti che esistono.",
            ),
            Tri::new(
                "The booklet speaks of the edge only where it speaks of asphyxia. Read in the same way, the square lets a piece at the edge be isolated like any other.",
                "Le livret ne parle du bord qu'à propos de l'asphyxie. Lu de la même façon, le carré permet à une pièce du bord d'être isolée comme les autres.",
                "Il libretto parla del bordo solo a proposito dell'asfissia. Letto allo stesso modo, il quadrato permette a un pezzo sul bordo di essere isolato come gli altri.",
            ),
        )
        .about(&["mamba-28"]),
    ],
    &[Example::new(
        Tri::new(
            "With births in the square one sees it: eight points around c5, three around the corner a1. The cross of c5 is b5, c4, c6 and d5.",
            "Avec les naissances au carré, on le voit : huit points autour de c5, trois autour du coin a1. La croix de c5, c'est b5, c4, c6 et d5.",
            "Con le nascite nel quadrato lo si vede: otto punti intorno a c5, tre intorno all'angolo a1. La croce di c5 è b5, c4, c6 e d5.",
        ),
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
    )
    .under("birth=square")
    .showing(&["mamba-7", "mamba-28"])],
);

pub(super) const FORTY: Clause = Clause::new(
    "B-6",
    Tri::new("Forty pieces", "Quarante pièces", "Quaranta pezzi"),
    &[
        Part::published(
            Tri::new(
                "The box holds forty pieces.",
                "La boîte contient quarante pièces.",
                "La scatola contiene quaranta pezzi.",
            ),
            Tri::new(
                "The booklet's own list of material is lost; the sites Jedisjeux and Askywhale both count forty.",
                "La liste du matériel du livret est perdue ; les sites Jedisjeux et Askywhale en comptent tous deux quarante.",
                "L'elenco del materiale del libretto è perduto; i siti Jedisjeux e Askywhale ne contano entrambi quaranta.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "So at most forty pieces are on the board; while forty are there, none is born.",
                "Il y a donc au plus quarante pièces sur le plateau ; tant qu'elles y sont toutes, aucune naissance n'est possible.",
                "Perciò sul tavoliere ci sono al massimo quaranta pezzi; finché ci sono tutti, non ne nasce nessuno.",
            ),
            Tri::new(
                "The booklet sets no limit, but a piece that is not in the box cannot be put on the board.",
                "Le livret ne fixe pas de limite, mais on ne peut poser une pièce qui n'est plus dans la boîte.",
                "Il libretto non fissa limiti, ma non si può posare un pezzo che nella scatola non c'è.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "Forty pieces: a1 is isolated and cannot give birth.",
                "Quarante pièces : a1 est isolée, mais ne peut donner naissance.",
                "Quaranta pezzi: a1 è isolato, ma non può generare.",
            ),
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
        Example::new(
            Tri::new("Thirty-nine: it can.", "Trente-neuf : elle le peut.", "Trentanove: può."),
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
