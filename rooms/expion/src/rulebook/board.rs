//! The clauses on the board and what stands on it: E-1 to E-3.

use super::START;
use kernel::{Clause, Example, Fact, Tri};

pub(super) const E1: Clause = Clause {
    number: "E-1",
    text: Tri::new(
        "The board is a grid of nine files (a-i) and nine ranks (1-9) without its corners. The inner seven by seven \
         spaces are the field; the seven spaces along each edge are a camp: North at the top, South at the bottom, \
         West at the left, East at the right.",
        "Le plateau est une grille de neuf colonnes (a-i) et neuf rangées (1-9), sans les coins. Les sept fois sept \
         cases intérieures forment l'aire de jeu ; les sept cases de chaque bord forment un camp : Nord en haut, Sud \
         en bas, Ouest à gauche, Est à droite.",
        "Il tabellone è una griglia di nove colonne (a-i) e nove traverse (1-9), senza gli angoli. Le sette per sette \
         caselle interne sono l'area di gioco; le sette caselle di ogni bordo sono un campo: Nord in alto, Sud in \
         basso, Ovest a sinistra, Est a destra.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: false,
    examples: &[Example {
        about: Tri::new(
            "The corners do not exist; every marble looks at its lane of seven spaces.",
            "Les coins n'existent pas ; chaque bille regarde sa colonne de sept cases.",
            "Gli angoli non esistono; ogni biglia guarda la sua corsia di sette caselle.",
        ),
        rules: "",
        board: START,
        figure: None,
        sources: &[],
        facts: &[
            Fact::Legal("b9-b8 h9-h6"),
            Fact::Illegal("a1-b1", "E-1"),
            Fact::Illegal("b9-a9", "E-1"),
            Fact::Decides("", 1),
        ],
    }],
};

pub(super) const E2: Clause = Clause {
    number: "E-2",
    text: Tri::new(
        "The EX*PION starts on the central space e5. The four special spaces, the corners of the field b2, b8, h2 and \
         h8, are closed to the EX*PION; marbles may stand there.",
        "L'EX*PION est placé au départ sur la case centrale e5. Les quatre cases spéciales, les coins de l'aire de \
         jeu b2, b8, h2 et h8, sont interdites à l'EX*PION ; les billes peuvent s'y trouver.",
        "L'EX*PION parte dalla casella centrale e5. Le quattro caselle speciali, gli angoli dell'area di gioco b2, \
         b8, h2 e h8, sono vietate all'EX*PION; le biglie possono starci.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[Example {
        about: Tri::new(
            "h8 is a special space: the EX*PION cannot be pushed there, but a marble may enter.",
            "h8 est une case spéciale : on ne peut pas y pousser l'EX*PION, mais une bille peut y entrer.",
            "h8 è una casella speciale: non vi si può spingere l'EX*PION, ma una biglia può entrarvi.",
        ),
        rules: "",
        board: "
            #n.....n#
            w....nx.e
            w.......e
            w.......e
            w.......e
            w.......e
            w.......e
            w.......e
            #sssssss#
            n r 0 0",
        figure: None,
        sources: &[],
        facts: &[Fact::Illegal("f8-g8", "E-2"), Fact::Legal("h9-h8 b9-b8")],
    }],
};

pub(super) const E3: Clause = Clause {
    number: "E-3",
    text: Tri::new(
        "Seven marbles of each colour fill the camps: North natural, South brown, East blue, West green. The EX*PION \
         is red.",
        "Sept billes de chaque couleur remplissent les camps : Nord naturel, Sud marron, Est bleu, Ouest vert. \
         L'EX*PION est rouge.",
        "Sette biglie di ogni colore riempiono i campi: Nord naturale, Sud marrone, Est blu, Ovest verde. L'EX*PION è \
         rosso.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: true,
    examples: &[Example {
        about: Tri::new(
            "The start: North may bring out any of seven marbles by 1, 2 or 3 spaces.",
            "Le départ : Nord peut sortir l'une de ses sept billes de 1, 2 ou 3 cases.",
            "La partenza: Nord può far uscire una delle sue sette biglie di 1, 2 o 3 caselle.",
        ),
        rules: "",
        board: START,
        figure: None,
        sources: &[],
        facts: &[
            Fact::Steps(
                "b9-b6 b9-b7 b9-b8 c9-c6 c9-c7 c9-c8 d9-d6 d9-d7 d9-d8 e9-e6 e9-e7 e9-e8 f9-f6 f9-f7 f9-f8 g9-g6 \
                 g9-g7 g9-g8 h9-h6 h9-h7 h9-h8",
            ),
            Fact::After(
                "e9-e6",
                "#nnn.nnn#/w.......e/w.......e/w...n...e/w...x...e/w.......e/w.......e/w.......e/#sssssss# e - 1 0",
            ),
        ],
    }],
};
