//! The clauses on the board and the start: D-1 and D-2.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-1",
        Tri::new("The board", "Le damier", "La damiera"),
        &[
            Part::booklet(
                Tri::new(
                    "The board lies so that each player has a brown square at the left of his first row. Pieces stand on brown squares only.",
                    "Le damier est posé de sorte que chaque joueur ait une case marron à gauche de sa première rangée. On ne joue que sur les cases marron.",
                    "La damiera si dispone in modo che ogni giocatore abbia una casella marrone a sinistra della sua prima fila. Si gioca solo sulle caselle marroni.",
                ),
                &["dames-7", "dames-8", "dames-18"],
            ),
            Part::consequence(
                Tri::new(
                    "A row has ten squares: twenty men just fill the brown squares of four rows.",
                    "Une rangée compte dix cases : vingt pions remplissent juste les cases marron de quatre rangées.",
                    "Una fila ha dieci caselle: venti pedine riempiono giusto le caselle marroni di quattro file.",
                ),
                &["dames-5", "dames-6", "dames-10"],
            ),
            Part::lost(
                Tri::new(
                    "There are ten such rows, so 50 brown squares.",
                    "Il y a dix rangées, donc 50 cases marron.",
                    "Le file sono dieci, quindi 50 caselle marroni.",
                ),
                &["dames-4", "dames-11"],
                Tri::new(
                    "The number of rows stood only in a sketch that is lost. A board as deep as it is wide is the usual one for twenty men a side.",
                    "Le nombre de rangées ne figurait que sur un croquis perdu. Un damier aussi profond que large est celui qu'on connaît pour vingt pions par joueur.",
                    "Il numero delle file stava solo in uno schizzo perduto. Una damiera profonda quanto larga è quella consueta con venti pedine per parte.",
                ),
            ),
            Part::ruling(
                Tri::new(
                    "The brown squares are numbered 1 to 50, row by row from the top; 46 is the left corner of the player below.",
                    "Les cases marron sont numérotées de 1 à 50, rangée par rangée depuis le haut ; 46 est le coin gauche du joueur du bas.",
                    "Le caselle marroni sono numerate da 1 a 50, fila per fila dall'alto; 46 è l'angolo sinistro del giocatore in basso.",
                ),
                Tri::new(
                    "The booklet numbers nothing; draughts players everywhere use these numbers.",
                    "Le livret ne numérote rien ; les joueurs de dames du monde entier emploient ces numéros.",
                    "Il libretto non numera niente; i damisti di tutto il mondo usano questi numeri.",
                ),
            ),
        ],
        &[Example::new(
            Tri::new(
                "A king in the corner 46 sees the long diagonal up to 5.",
                "Une dame dans le coin 46 voit toute la grande diagonale jusqu'à 5.",
                "Una dama nell'angolo 46 vede tutta la diagonale maggiore fino a 5.",
            ),
            "
                  .   .   .   .   .
                .   i   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
            &[Fact::Steps("46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5")],
        )],
    ),
    Clause::new(
        "D-2",
        Tri::new("The start", "La mise en place", "La disposizione iniziale"),
        &[
            Part::booklet(
                Tri::new(
                    "Two players. They choose brown or ivory and change colours with each new game. Each sets up 20 men on the brown squares of the four rows nearest to him.",
                    "Deux joueurs. Ils choisissent les marron ou les ivoire et échangent les couleurs à chaque nouvelle partie. Chacun garnit de 20 pions les cases marron de ses quatre rangées les plus proches.",
                    "Due giocatori. Scelgono i marroni o gli avorio e si scambiano i colori a ogni nuova partita. Ciascuno dispone 20 pedine sulle caselle marroni delle quattro file più vicine a lui.",
                ),
                &["dames-2", "dames-5", "dames-6", "dames-9", "dames-10"],
            ),
            Part::booklet(
                Tri::new("Brown plays first.", "Les marron jouent les premiers.", "Muove per primo il marrone."),
                &["dames-16"],
            ),
            Part::consequence(
                Tri::new("Then the players take turns.", "Ensuite, chacun joue à son tour.", "Poi si gioca a turno."),
                &["dames-17"],
            ),
            Part::ruling(
                Tri::new(
                    "Brown is drawn below, on 31 to 50, and stands as W in texts; ivory above, on 1 to 20, as B.",
                    "Les marron sont dessinés en bas, de 31 à 50, et s'écrivent W ; les ivoire en haut, de 1 à 20, et s'écrivent B.",
                    "Il marrone è disegnato in basso, da 31 a 50, e nei testi è W; l'avorio in alto, da 1 a 20, ed è B.",
                ),
                Tri::new(
                    "The booklet seats nobody. In the texts of draughts programs W is the side that begins.",
                    "Le livret ne place personne. Dans les textes des programmes de dames, W est le camp qui commence.",
                    "Il libretto non assegna i posti. Nei testi dei programmi di dama W è chi comincia.",
                ),
            ),
        ],
        &[Example::new(
            Tri::new(
                "The start: brown has nine moves. (The sketch is lost; the words leave no other arrangement.)",
                "Le départ : les marron ont neuf coups. (Le croquis est perdu ; le texte n'admet pas d'autre disposition.)",
                "L'inizio: il marrone ha nove mosse. (Lo schizzo è perduto; il testo non ammette altra disposizione.)",
            ),
            "
                  i   i   i   i   i
                i   i   i   i   i
                  i   i   i   i   i
                i   i   i   i   i
                  .   .   .   .   .
                .   .   .   .   .
                  m   m   m   m   m
                m   m   m   m   m
                  m   m   m   m   m
                m   m   m   m   m
                W",
            &[
                Fact::Steps("31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"),
                Fact::Illegal("19-23", "D-2"),
                Fact::Decides("32-28", 2),
            ],
        )
        .figure(
            Tri::new("Sketch of the start", "Croquis de la mise en place", "Schizzo della disposizione iniziale"),
            &["dames-11"],
        )],
    ),
];
