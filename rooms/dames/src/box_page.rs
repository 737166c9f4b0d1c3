//! The box of Jeu de Dames: what it is, what is in it, and what of its booklet is lost.

use kernel::{BoxPage, Material, Measured, Part, Standing, Tri};

/// The box.
pub(crate) static BOX: BoxPage = BoxPage {
    what: &[
        Part::booklet(
            Tri::new(
                "Draughts as a French booklet plays it: men move forward and capture all ways, kings fly along the diagonals, capturing is compulsory, and which capture is yours to choose.",
                "Les dames, telles que les joue un livret français : les pions avancent et prennent dans tous les sens, les dames parcourent les diagonales, la prise est obligatoire, et vous choisissez laquelle.",
                "La dama come la gioca un libretto francese: le pedine avanzano e prendono in ogni senso, le dame percorrono le diagonali, la presa è obbligatoria, e quale fare lo scegli tu.",
            ),
            &["dames-23", "dames-30", "dames-32", "dames-42"],
        ),
        Part::consequence(
            Tri::new(
                "That free choice is what sets it apart from the draughts of clubs and tournaments.",
                "C'est ce libre choix qui distingue ce jeu des dames de club et de tournoi.",
                "È questa libera scelta che la distingue dalla dama dei circoli e dei tornei.",
            ),
            &["dames-32"],
        ),
    ],
    aim: &[Part::booklet(
        Tri::new(
            "Take all the opponent's men and kings, or place your own so that he cannot move any more.",
            "Prendre tous les pions et dames de l'adversaire, ou placer les siens de façon qu'il ne puisse plus jouer.",
            "Prendere tutte le pedine e le dame dell'avversario, o disporre le proprie in modo che non possa più muovere.",
        ),
        &["dames-12", "dames-13"],
    )],
    material: &[
        Material {
            count: 1,
            what: Tri::new("board", "damier", "damiera"),
            standing: Standing::Booklet,
            sources: &["dames-3", "dames-4"],
        },
        Material {
            count: 20,
            what: Tri::new("brown men", "pions marron", "pedine marroni"),
            standing: Standing::Booklet,
            sources: &["dames-5"],
        },
        Material {
            count: 20,
            what: Tri::new("ivory men", "pions ivoire", "pedine avorio"),
            standing: Standing::Booklet,
            sources: &["dames-6"],
        },
    ],
    players: &[
        Part::booklet(Tri::new("Two players.", "Deux joueurs.", "Due giocatori."), &["dames-2"]),
        Part::booklet(
            Tri::new(
                "They choose their colours for the first game and change them with each new one.",
                "Ils choisissent leur couleur pour la première partie et en changent à chaque nouvelle partie.",
                "Scelgono il colore per la prima partita e lo cambiano a ogni nuova partita.",
            ),
            &["dames-9"],
        ),
    ],
    story: &[
        Part::booklet(
            Tri::new(
                "The booklet is headed with nothing but the plain French name of the game, Jeu de Dames.",
                "Le livret ne porte en tête que le nom du jeu, Jeu de Dames.",
                "In testa al libretto c'è soltanto il nome francese del gioco, Jeu de Dames.",
            ),
            &["dames-1"],
        ),
        Part::lost(
            Tri::new(
                "Who made the box, where and when, we do not know.",
                "Qui a fait la boîte, où et quand, nous l'ignorons.",
                "Chi ha fatto la scatola, dove e quando, non lo sappiamo.",
            ),
            &[],
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
                "As the game goes on there are fewer and fewer pieces, and the men that are left come near the rows from which the opponent started: that is when crowning begins.",
                "Au fil de la partie, les pièces se font plus rares et les pions qui restent approchent des rangées de départ adverses : c'est alors que l'on couronne.",
                "Nel corso della partita i pezzi si fanno più rari e le pedine rimaste si avvicinano alle file di partenza avversarie: è allora che si va a dama.",
            ),
            &["dames-35", "dames-36"],
        ),
        Part::booklet(
            Tri::new(
                "The booklet's own words: a man is a pion, a king a dame; a king is crowned (couronnement) with a captured man; what is taken are prises; a drawn game is nulle.",
                "Les mots du livret : le pion, la dame, le couronnement avec un pion pris, les prises, la partie nulle.",
                "Le parole del libretto: la pedina è pion, la dama dame; la dama è incoronata (couronnement) con una pedina presa; ciò che si prende sono le prises; la patta è partie nulle.",
            ),
            &["dames-26", "dames-35", "dames-37", "dames-38", "dames-50"],
        ),
    ],
    lost: &[
        Part::lost(
            Tri::new(
                "All six sketches are gone: the start, a man's move, a double capture, a crowning, a king's move and a king's capture. Each has a board of ours in its place, named after it.",
                "Les six croquis ont disparu : la mise en place, le déplacement d'un pion, une double prise, un couronnement, le déplacement et la prise d'une dame. Chacun est remplacé par une position de nous, qui porte son nom.",
                "I sei schizzi sono andati perduti: la disposizione iniziale, la mossa di una pedina, una doppia presa, una promozione, la mossa e la presa di una dama. Al posto di ciascuno c'è una nostra posizione, che ne porta il nome.",
            ),
            &["dames-11", "dames-19", "dames-22", "dames-40", "dames-43", "dames-46"],
            Tri::new(
                "Only the words have come to us. Every board was built so that the words beside the sketch are true of it.",
                "Seul le texte nous est parvenu. Chaque position est construite pour que le texte voisin du croquis y soit vrai.",
                "Ci è giunto solo il testo. Ogni posizione è costruita in modo che il testo accanto allo schizzo vi sia vero.",
            ),
        ),
        Part::lost(
            Tri::new(
                "Draughts and nine men's morris share one leaf, and its columns have run into each other; no page is numbered.",
                "Les dames et la marelle partagent une même feuille, dont les colonnes se sont mêlées ; aucune page n'est numérotée.",
                "Dama e mulino condividono uno stesso foglio, le cui colonne si sono mescolate; nessuna pagina è numerata.",
            ),
            &["dames-14", "dames-15", "dames-41"],
            Tri::new(
                "We put the sentences back under the headings they belong to.",
                "Nous avons remis les phrases sous les titres auxquels elles appartiennent.",
                "Abbiamo rimesso le frasi sotto i titoli a cui appartengono.",
            ),
        ),
    ],
    settle: &[
        Tri::new(
            "A photograph of the board would settle how many rows it has (D-1).",
            "Une photo du damier dirait combien il a de rangées (D-1).",
            "Una fotografia della damiera direbbe quante file ha (D-1).",
        ),
        Tri::new(
            "A photograph of the leaf with its sketches would show how a king captures several pieces and where it may rest between two jumps (D-7).",
            "Une photo de la feuille avec ses croquis montrerait comment une dame prend plusieurs pièces et où elle peut se poser entre deux sauts (D-7).",
            "Una fotografia del foglio con i suoi schizzi mostrerebbe come una dama prende più pezzi e dove può posarsi tra due salti (D-7).",
        ),
        Tri::new(
            "The lid, or the back of the leaf, may name who made the box, and when.",
            "Le couvercle, ou le dos de la feuille, nomme peut-être qui a fait la boîte, et quand.",
            "Il coperchio, o il retro del foglio, forse nomina chi ha fatto la scatola, e quando.",
        ),
    ],
    // `coffret match dames --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
    measured: Some(Measured { games: 100, level: 3, turns: [100, 127, 234], choices: 107 }),
};
