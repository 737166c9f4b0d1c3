//! The box: what can be told of EX*PION before its rules. The rules themselves stand in the rulebook.

use kernel::{BoxPage, Material, Measured, Part, Standing, Tri};

/// The page of the box.
pub(crate) static BOX_PAGE: BoxPage = BoxPage {
    what: &[
        Part::booklet(
            Tri::new(
                "EX*PION is a thinking game with marbles for two to four players.",
                "EX*PION est un jeu de réflexion avec des billes, pour deux à quatre joueurs.",
                "EX*PION è un gioco di riflessione con biglie, per due, tre o quattro giocatori.",
            ),
            &["expion-1", "expion-3", "expion-6"],
        ),
        Part::consequence(
            Tri::new(
                "Four colours start from the four sides of the board; opposite colours belong together. In the middle stands a marble \
                 that is nobody's, the EX*PION: it is pushed about, and lends itself to whoever touches it.",
                "Quatre couleurs partent des quatre côtés du plateau ; les couleurs opposées vont ensemble. Au milieu se tient une bille \
                 qui n'est à personne, l'EX*PION : on le pousse, et il se prête à qui le touche.",
                "Quattro colori partono dai quattro lati del tabellone; i colori opposti vanno insieme. In mezzo sta una biglia che non è \
                 di nessuno, l'EX*PION: lo si spinge, e si presta a chi lo tocca.",
            ),
            &["expion-11", "expion-12", "expion-28", "expion-40"],
        ),
    ],
    aim: &[Part::booklet(
        Tri::new(
            "Bring the EX*PION into a space of the enemy camp, or take the other side's last marble.",
            "Faire entrer l'EX*PION dans une case du camp adverse, ou prendre la dernière bille de l'autre équipe.",
            "Portare l'EX*PION in una casella del campo avversario, o prendere l'ultima biglia dell'altra squadra.",
        ),
        &["expion-48", "expion-49", "expion-50"],
    )],
    material: &[
        Material {
            count: 1,
            what: Tri::new(
                "board with four camps and a field, four spaces of it special",
                "plateau, avec quatre camps et une aire de jeu dont quatre cases sont spéciales",
                "tabellone, con quattro campi e un'area di gioco con quattro caselle speciali",
            ),
            standing: Standing::Booklet,
            sources: &["expion-5", "expion-6", "expion-7"],
        },
        Material {
            count: 1,
            what: Tri::new("EX*PION marble", "bille EX*PION", "biglia EX*PION"),
            standing: Standing::Booklet,
            sources: &["expion-6"],
        },
        Material {
            count: 28,
            what: Tri::new(
                "marbles, seven of each of the four colours",
                "billes, sept de chacune des quatre couleurs",
                "biglie, sette per ciascuno dei quattro colori",
            ),
            standing: Standing::Booklet,
            sources: &["expion-6", "expion-7"],
        },
        Material {
            count: 1,
            what: Tri::new("rule sheet", "règle de jeu", "regolamento"),
            standing: Standing::Booklet,
            sources: &["expion-6"],
        },
    ],
    players: &[
        Part::booklet(
            Tri::new(
                "Two, three or four. Two play two colours each. Of three, one plays two colours against two allies, who may consult. \
                 Four play in two teams of partners, who may not.",
                "Deux, trois ou quatre. À deux, chacun joue deux couleurs. À trois, l'un joue deux couleurs contre deux alliés, qui \
                 peuvent se concerter. À quatre, deux équipes de coéquipiers, qui n'en ont pas le droit.",
                "Due, tre o quattro. In due, ciascuno gioca due colori. In tre, uno gioca due colori contro due alleati, che possono \
                 consultarsi. In quattro, due squadre di compagni, che non possono.",
            ),
            &["expion-3", "expion-12", "expion-13", "expion-14", "expion-15", "expion-16", "expion-17", "expion-20"],
        ),
    ],
    story: &[
        Part::booklet(
            Tri::new(
                "The sheet bears the As d'or of 1990, the prize of the games festival at Cannes.",
                "La feuille porte l'As d'or 1990, le prix du festival des jeux de Cannes.",
                "Il foglio porta l'As d'or del 1990, il premio del festival dei giochi di Cannes.",
            ),
            &["expion-2", "expion-4"],
        ),
        Part::published(
            Tri::new(
                "It was the prize of a category, not the main one.",
                "C'était le prix d'une catégorie, non le prix principal.",
                "Era il premio di una categoria, non quello principale.",
            ),
            Tri::new(
                "From published lists of the prize; the sheet does not say so. It names neither author nor publisher.",
                "D'après des palmarès publiés ; la feuille ne le dit pas. Elle ne nomme ni auteur ni éditeur.",
                "Da albi d'oro pubblicati; il foglio non lo dice. Non nomina né autore né editore.",
            ),
        ),
    ],
    advice: &[
        Part::booklet(
            Tri::new(
                "The sheet's own words: the camp is also called base; the marble that pushes is the \"poussoir\"; the EX*PION is a \
                 \"chameleon\".",
                "Les mots de la feuille : le camp s'appelle aussi la base ; la bille qui pousse est le « poussoir » ; l'EX*PION est un \
                 « caméléon ».",
                "Le parole del foglio: il campo si chiama anche base; la biglia che spinge è il \"poussoir\"; l'EX*PION è un \
                 \"camaleonte\".",
            ),
            &["expion-29", "expion-40", "expion-48"],
        ),
    ],
    lost: &[
        Part::lost(
            Tri::new(
                "The photograph of the board is lost. The board of this program is a reconstruction: seven lanes, a field of seven by \
                 seven, a camp of one row on each side, the special spaces in the corners of the field. A second plan, with the special \
                 spaces in the middles of its sides, can be chosen.",
                "La photo du plateau est perdue. Le plateau de ce programme est une reconstruction : sept couloirs, une aire de sept sur \
                 sept, un camp d'une rangée sur chaque côté, les cases spéciales dans les coins de l'aire. On peut choisir un second plan, \
                 avec les cases spéciales au milieu de ses côtés.",
                "La foto del tabellone è perduta. Il tabellone di questo programma è una ricostruzione: sette corsie, un'area di sette per \
                 sette, un campo di una fila su ogni lato, le caselle speciali negli angoli dell'area. Si può scegliere una seconda \
                 pianta, con le caselle speciali a metà dei suoi lati.",
            ),
            &["expion-7", "expion-8"],
            Tri::new(
                "What the text tells (seven marbles facing their spaces, a way out of one to three spaces, a central space) fits this \
                 board best (E-1, E-2).",
                "Ce que dit le texte (sept billes face à leurs cases, une sortie d'une à trois cases, une case centrale) va le mieux avec \
                 ce plateau (E-1, E-2).",
                "Ciò che dice il testo (sette biglie di fronte alle loro caselle, un'uscita di una a tre caselle, una casella centrale) si \
                 accorda meglio con questo tabellone (E-1, E-2).",
            ),
        )
        .readings(&["plan=centre-edges"]),
        Part::lost(
            Tri::new(
                "The pictures of figures 1 to 5 are lost; only their captions are left. The boards shown for them are ours.",
                "Les images des figures 1 à 5 sont perdues ; seules restent leurs légendes. Les plateaux montrés à leur place sont de nous.",
                "Le immagini delle figure da 1 a 5 sono perdute; restano solo le didascalie. Le posizioni mostrate al loro posto sono nostre.",
            ),
            &["expion-51", "expion-52", "expion-53", "expion-54", "expion-55"],
            Tri::new(
                "Each of our boards takes exactly the marbles that the caption names, and figures 2, 4 and 5 in different ways.",
                "Chacun de nos plateaux prend exactement les billes que nomme la légende, et les figures 2, 4 et 5 de façons différentes.",
                "Ogni nostra posizione prende esattamente le biglie che nomina la didascalia, e le figure 2, 4 e 5 in modi diversi.",
            ),
        ),
        Part::lost(
            Tri::new(
                "Which camp has which colour is not told in words; we chose.",
                "Quel camp a quelle couleur n'est pas dit par écrit ; nous avons choisi.",
                "Quale campo abbia quale colore non è detto a parole; abbiamo scelto noi.",
            ),
            &["expion-9", "expion-56"],
            Tri::new(
                "The legend names the colours of pictures that are lost (E-3).",
                "La légende nomme les couleurs d'images qui sont perdues (E-3).",
                "La legenda nomina i colori di figure che sono perdute (E-3).",
            ),
        ),
    ],
    settle: &[
        Tri::new(
            "The board from above: how many spaces the field has, and how the camps adjoin it (E-1).",
            "Le plateau vu d'en haut : combien de cases a l'aire de jeu, et comment les camps la touchent (E-1).",
            "Il tabellone dall'alto: quante caselle ha l'area di gioco, e come la toccano i campi (E-1).",
        ),
        Tri::new(
            "Where the four special spaces are (E-2, option plan).",
            "Où sont les quatre cases spéciales (E-2, option plan).",
            "Dove sono le quattro caselle speciali (E-2, opzione plan).",
        ),
        Tri::new(
            "The colours of the camps and of the EX*PION (E-3).",
            "Les couleurs des camps et de l'EX*PION (E-3).",
            "I colori dei campi e dell'EX*PION (E-3).",
        ),
        Tri::new(
            "Figures 1 to 5 of the sheet, before and after: they show whether the EX*PION is pushed straight on only (E-11, option push) \
             and how it captures (E-14).",
            "Les figures 1 à 5 de la feuille, avant et après : elles montrent si l'on ne pousse l'EX*PION que tout droit (E-11, option \
             push) et comment il capture (E-14).",
            "Le figure da 1 a 5 del foglio, prima e dopo: mostrano se l'EX*PION si spinge solo diritto (E-11, opzione push) e come \
             cattura (E-14).",
        ),
    ],
    // `coffret match expion --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
    measured: Some(Measured { games: 100, level: 3, turns: [75, 194, 352], choices: 121 }),
};
