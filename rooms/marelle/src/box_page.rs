//! The box of Jeu de Marelle: what it is, what is in it, and what of its booklet is lost.

use kernel::{BoxPage, Material, Measured, Part, Standing, Tri};

/// The box.
pub(crate) static BOX: BoxPage = BoxPage {
    what: &[
        Part::booklet(
            Tri::new(
                "A game of aligning and blocking in three phases: one places, then one moves, at last one jumps.",
                "Un jeu d'alignement et de blocage en trois phases : on pose, puis on déplace, enfin on saute.",
                "Un gioco di allineamenti e di blocchi in tre fasi: si posa, poi si muove, infine si salta.",
            ),
            &["marelle-15", "marelle-17", "marelle-18", "marelle-19", "marelle-20"],
        ),
        Part::ruling(
            Tri::new(
                "In English it is nine men's morris, in Italian mulino or filetto.",
                "En anglais, c'est nine men's morris ; en italien, mulino ou filetto.",
                "In inglese è nine men's morris; in francese, come nel libretto, marelle.",
            ),
            Tri::new(
                "The booklet knows it by its French name only; the game is the same.",
                "Le livret ne le connaît que sous son nom français ; le jeu est le même.",
                "Il libretto lo conosce solo col nome francese; il gioco è lo stesso.",
            ),
        ),
    ],
    aim: &[Part::booklet(
        Tri::new(
            "Take the enemy pieces by forming mills of three in a row, or block them by occupying every point they could go to.",
            "Prendre les pions de l'autre en formant des marelles, trois pions à la file, ou les bloquer en tenant tous les points où ils pourraient aller.",
            "Prendere le pedine avversarie formando mulini di tre in fila, o bloccarle occupando tutti i punti dove potrebbero andare.",
        ),
        &["marelle-14", "marelle-15"],
    )],
    material: &[
        Material {
            count: 1,
            what: Tri::new("board (plan de jeu)", "plan de jeu", "piano di gioco"),
            standing: Standing::Booklet,
            sources: &["marelle-7", "marelle-8"],
        },
        Material {
            count: 9,
            what: Tri::new("brown pieces", "pions marron", "pedine marroni"),
            standing: Standing::Booklet,
            sources: &["marelle-9"],
        },
        Material {
            count: 9,
            what: Tri::new("ivory pieces", "pions ivoire", "pedine avorio"),
            standing: Standing::Booklet,
            sources: &["marelle-10"],
        },
    ],
    players: &[Part::booklet(Tri::new("Two players.", "Deux joueurs.", "Due giocatori."), &["marelle-5"])],
    story: &[
        Part::booklet(
            Tri::new(
                "The booklet is headed with nothing but the French name of the game, Jeu de Marelle.",
                "Le livret ne porte en tête que le nom du jeu, Jeu de Marelle.",
                "In testa al libretto c'è soltanto il nome francese del gioco, Jeu de Marelle.",
            ),
            &["marelle-6"],
        ),
        Part::lost(
            Tri::new(
                "It stands on one leaf with draughts, and the pieces of both games are brown and ivory. Who made them, where and when, we do not know.",
                "Il figure sur la même feuille que les dames, et les pièces des deux jeux sont marron et ivoire. Qui les a faites, où et quand, nous l'ignorons.",
                "Sta sullo stesso foglio della dama, e i pezzi dei due giochi sono marroni e avorio. Chi li ha fatti, dove e quando, non lo sappiamo.",
            ),
            &["marelle-9", "marelle-10"],
            Tri::new(
                "No author, maker, place or year stands in the text that has come to us; cover and box are missing.",
                "Le texte qui nous est parvenu ne nomme ni auteur, ni éditeur, ni lieu, ni année ; la couverture et la boîte manquent.",
                "Il testo giunto fino a noi non nomina né autore, né editore, né luogo, né anno; copertina e scatola mancano.",
            ),
        ),
    ],
    advice: &[
        Part::booklet(
            Tri::new(
                "From the first piece placed, try to form mills and hinder the other from forming his.",
                "Dès la pose, cherchez à former des marelles et à gêner celles de l'autre.",
                "Fin dalla posa cerca di formare mulini e di impedire quelli dell'altro.",
            ),
            &["marelle-3"],
        ),
        Part::booklet(
            Tri::new(
                "Later, too, think of both: of new mills, and of standing on the points that the enemy pieces need.",
                "Ensuite aussi, pensez aux deux : aux nouvelles marelles, et aux points dont les pions adverses ont besoin, pour les occuper.",
                "Anche dopo pensa a entrambe le cose: ai nuovi mulini, e ai punti che servono alle pedine avversarie, per occuparli.",
            ),
            &["marelle-27"],
        ),
        Part::booklet(
            Tri::new(
                "The booklet's own words: a mill is a marelle; it is formed, opened and closed (fermeture); pieces are pions, placed (mise en place), moved (déplacement) and made to jump (sauts).",
                "Les mots du livret : la marelle, que l'on forme, que l'on ouvre et dont la fermeture prend un pion ; la mise en place, le déplacement, les sauts.",
                "Le parole del libretto: il mulino è marelle; si forma, si apre e si chiude (fermeture); le pedine sono pions, si posano (mise en place), si spostano (déplacement) e saltano (sauts).",
            ),
            &["marelle-1", "marelle-3", "marelle-24", "marelle-33", "marelle-35", "marelle-37"],
        ),
    ],
    lost: &[
        Part::lost(
            Tri::new(
                "All five sketches are gone: examples of mills, sketch 1 (a move), sketch 2 (blocking), the forming of a mill, and sketch 3 (the mill that opens one row and closes another). Each has a board of ours in its place, named after it.",
                "Les cinq croquis ont disparu : des exemples de marelles, le croquis 1 (un déplacement), le croquis 2 (le blocage), la formation d'une marelle et le croquis 3 (le va-et-vient entre deux marelles). Chacun est remplacé par une position de nous, qui porte son nom.",
                "I cinque schizzi sono andati perduti: esempi di mulini, lo schizzo 1 (uno spostamento), lo schizzo 2 (il blocco), la formazione di un mulino e lo schizzo 3 (il va e vieni tra due mulini). Al posto di ciascuno c'è una nostra posizione, che ne porta il nome.",
            ),
            &["marelle-4", "marelle-26", "marelle-28", "marelle-29", "marelle-34"],
            Tri::new(
                "Only the words have come to us. Every board was built so that the words beside the sketch are true of it.",
                "Seul le texte nous est parvenu. Chaque position est construite pour que le texte voisin du croquis y soit vrai.",
                "Ci è giunto solo il testo. Ogni posizione è costruita in modo che il testo accanto allo schizzo vi sia vero.",
            ),
        ),
        Part::lost(
            Tri::new(
                "With the sketches the plan of the board is lost; ours is that of tradition (M-1).",
                "Avec les croquis, le dessin du plan est perdu ; le nôtre est celui de la tradition (M-1).",
                "Con gli schizzi è perduto il disegno del piano; il nostro è quello della tradizione (M-1).",
            ),
            &["marelle-8"],
            Tri::new(
                "Nine pieces each, points and lines, mills across and upright: all of it fits that board.",
                "Neuf pions chacun, des points et des lignes, des marelles horizontales et verticales : tout s'accorde avec ce plan.",
                "Nove pedine ciascuno, punti e linee, mulini orizzontali e verticali: tutto si accorda con questo piano.",
            ),
        ),
        Part::lost(
            Tri::new(
                "The columns of the leaf have run into each other: the placing stands before the title of the game.",
                "Les colonnes de la feuille se sont mêlées : la mise en place figure avant le titre du jeu.",
                "Le colonne del foglio si sono mescolate: la posa sta prima del titolo del gioco.",
            ),
            &["marelle-1", "marelle-11", "marelle-16"],
            Tri::new(
                "We put the sentences back under the headings they belong to.",
                "Nous avons remis les phrases sous les titres auxquels elles appartiennent.",
                "Abbiamo rimesso le frasi sotto i titoli a cui appartengono.",
            ),
        ),
    ],
    settle: &[
        Tri::new(
            "A photograph of the board would settle its points and lines (M-1).",
            "Une photo du plan de jeu en fixerait les points et les lignes (M-1).",
            "Una fotografia del piano di gioco ne fisserebbe i punti e le linee (M-1).",
        ),
        Tri::new(
            "A photograph of the leaf with its sketches would show whether one of them has two mills closed at once (M-8), or a piece taken out of a mill (M-7).",
            "Une photo de la feuille avec ses croquis montrerait si l'un d'eux ferme deux marelles d'un coup (M-8), ou prend un pion dans une marelle (M-7).",
            "Una fotografia del foglio con i suoi schizzi mostrerebbe se in uno di essi si chiudono due mulini in una volta (M-8), o si prende una pedina in un mulino (M-7).",
        ),
        Tri::new(
            "The lid, or the back of the leaf, may name who made the box, and when.",
            "Le couvercle, ou le dos de la feuille, nomme peut-être qui a fait la boîte, et quand.",
            "Il coperchio, o il retro del foglio, forse nomina chi ha fatto la scatola, e quando.",
        ),
    ],
    // `coffret match marelle --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
    measured: Some(Measured { games: 100, level: 3, turns: [36, 63, 176], choices: 141 }),
};
