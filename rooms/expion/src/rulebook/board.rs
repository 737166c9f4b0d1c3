//! The clauses on the board and what stands on it: E-1 to E-3.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const E1: Clause = Clause::new(
    "E-1",
    Tri::new("The board", "Le plateau", "Il tabellone"),
    &[
        Part::booklet(
            Tri::new(
                "The board has four starting camps, each for the seven marbles of one colour, and between them a playing area, \
                 the field, whose spaces stand in lines.",
                "Le plateau a quatre camps de départ, chacun pour les sept billes d'une couleur, et entre eux une aire de jeu \
                 dont les cases sont alignées.",
                "Il tabellone ha quattro campi di partenza, ciascuno per le sette biglie di un colore, e in mezzo un'area di \
                 gioco dalle caselle allineate.",
            ),
            &["expion-7"],
        ),
        Part::lost(
            Tri::new(
                "Here it is a grid of nine by nine spaces without its corners. The inner seven by seven are the field; the seven \
                 along each edge are a camp: North at the top, South at the bottom, West at the left, East at the right.",
                "Il est ici une grille de neuf cases sur neuf, sans les coins. Les sept fois sept cases intérieures forment l'aire \
                 de jeu ; les sept cases de chaque bord forment un camp : Nord en haut, Sud en bas, Ouest à gauche, Est à droite.",
                "Qui è una griglia di nove caselle per nove, senza gli angoli. Le sette per sette interne sono l'area di gioco; le \
                 sette di ogni bordo sono un campo: Nord in alto, Sud in basso, Ovest a sinistra, Est a destra.",
            ),
            &["expion-7", "expion-8"],
            Tri::new(
                "The photograph that showed the board is lost, so this board is a reconstruction; whoever owns the box is asked to \
                 write to us. Seven marbles that each look straight ahead want seven lanes, and a way out of at most three spaces \
                 that ends right before the centre wants a field of seven by seven.",
                "La photo qui montrait le plateau est perdue : celui-ci est une reconstruction, et qui possède la boîte est prié de \
                 nous écrire. Sept billes qui regardent chacune droit devant elle demandent sept couloirs, et une sortie d'au plus \
                 trois cases qui s'arrête juste devant le centre demande une aire de sept sur sept.",
                "La foto che mostrava il tabellone è perduta: questo è una ricostruzione, e chi possiede la scatola è pregato di \
                 scriverci. Sette biglie che guardano ciascuna diritto davanti a sé chiedono sette corsie, e un'uscita di al \
                 massimo tre caselle che si ferma proprio davanti al centro chiede un'area di sette per sette.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "The files are called a to i from the left and the ranks 1 to 9 from the bottom, as South sees them.",
                "Les colonnes s'appellent a à i depuis la gauche et les rangées 1 à 9 depuis le bas, vues par Sud.",
                "Le colonne si chiamano da a a i da sinistra e le traverse da 1 a 9 dal basso, viste da Sud.",
            ),
            Tri::new(
                "The booklet names no space; we name them as chess players do.",
                "Le livret ne nomme aucune case ; nous les nommons comme aux échecs.",
                "Il libretto non dà nomi alle caselle; le chiamiamo come negli scacchi.",
            ),
        ),
    ],
    &[Example::new(
        Tri::new(
            "In the place of the photograph, which is lost: our reconstruction. The corners do not exist; every marble looks at its \
             lane of seven spaces.",
            "À la place de la photo, qui est perdue : notre reconstruction. Les coins n'existent pas ; chaque bille regarde son \
             couloir de sept cases.",
            "Al posto della foto, che è perduta: la nostra ricostruzione. Gli angoli non esistono; ogni biglia guarda la sua corsia \
             di sette caselle.",
        ),
        START,
        &[Fact::Legal("b9-b8 h9-h6"), Fact::Illegal("a1-b1", "E-1"), Fact::Illegal("b9-a9", "E-1"), Fact::Decides("", 1)],
    )
    .figure(Tri::new("Photograph of the board", "Photo du plateau", "Foto del tabellone"), &["expion-8"])],
);

pub(super) const E2: Clause = Clause::new(
    "E-2",
    Tri::new("The centre and the special spaces", "Le centre et les cases spéciales", "Il centro e le caselle speciali"),
    &[
        Part::booklet(
            Tri::new(
                "When the game is set up, the EX*PION is placed on the central space of the board.",
                "À la mise en place, l'EX*PION se trouve sur la case du milieu.",
                "Quando si dispone il gioco, l'EX*PION sta sulla casella di mezzo.",
            ),
            &["expion-10", "expion-11"],
        ),
        Part::consequence(
            Tri::new("On this board that is e5.", "Sur ce plateau, c'est e5.", "Su questo tabellone è e5."),
            &["expion-11"],
        ),
        Part::booklet(
            Tri::new(
                "Four spaces of the field are special: the EX*PION may not stand there.",
                "Quatre cases de l'aire de jeu sont spéciales : l'EX*PION n'a pas le droit d'y être.",
                "Quattro caselle dell'area di gioco sono speciali: l'EX*PION non può starci.",
            ),
            &["expion-7", "expion-31"],
        ),
        Part::lost(
            Tri::new(
                "They are the corners of the field: b2, b8, h2 and h8. With plan=centre-edges they are the middles of its sides \
                 instead: b5, e2, e8 and h5.",
                "Ce sont les coins de l'aire de jeu : b2, b8, h2 et h8. Avec plan=centre-edges, ce sont les milieux de ses côtés : \
                 b5, e2, e8 et h5.",
                "Sono gli angoli dell'area di gioco: b2, b8, h2 e h8. Con plan=centre-edges sono invece i punti di mezzo dei suoi \
                 lati: b5, e2, e8 e h5.",
            ),
            &["expion-7", "expion-8"],
            Tri::new(
                "The booklet shows them only in the photograph, which is lost. In a corner the EX*PION could hardly be pushed out \
                 again, so that closing the corners makes sense; closing the way before the middle of each camp would make sense \
                 too, so that both can be played.",
                "Le livret ne les montre que sur la photo, qui est perdue. D'un coin, on ne pourrait presque plus pousser l'EX*PION : \
                 il est sensé de les fermer. Fermer la case devant le milieu de chaque camp le serait aussi : on peut jouer les deux.",
                "Il libretto le mostra solo nella foto, che è perduta. Da un angolo l'EX*PION non si potrebbe quasi più spingere \
                 fuori: chiuderli ha senso. Avrebbe senso anche chiudere la casella davanti al centro di ogni campo: si possono \
                 giocare entrambe le piante.",
            ),
        )
        .readings(&["plan=centre-edges"]),
        Part::ruling(
            Tri::new(
                "Marbles may stand on the special spaces.",
                "Les billes peuvent occuper les cases spéciales.",
                "Le biglie possono stare sulle caselle speciali.",
            ),
            Tri::new(
                "The booklet closes these spaces to the EX*PION and to nothing else.",
                "Le livret n'interdit ces cases qu'à l'EX*PION.",
                "Il libretto vieta queste caselle solo all'EX*PION.",
            ),
        )
        .about(&["expion-7", "expion-31"]),
    ],
    &[
        Example::new(
            Tri::new(
                "h8 is a special space: the EX*PION cannot be pushed there, but a marble may enter.",
                "h8 est une case spéciale : on ne peut pas y pousser l'EX*PION, mais une bille peut y entrer.",
                "h8 è una casella speciale: non vi si può spingere l'EX*PION, ma una biglia può entrarvi.",
            ),
            "
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
            &[Fact::Illegal("f8-g8", "E-2"), Fact::Legal("h9-h8 b9-b8")],
        )
        .showing(&["expion-31"]),
        Example::new(
            Tri::new(
                "The other plan: the corner h8 is open to the EX*PION, the middle e8 is closed to it.",
                "L'autre plan : le coin h8 est ouvert à l'EX*PION, le milieu e8 lui est fermé.",
                "L'altra pianta: l'angolo h8 è aperto all'EX*PION, il punto di mezzo e8 gli è chiuso.",
            ),
            "
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
            &[
                Fact::After(
                    "f8-g8",
                    "#n.....n#/w.....nxe/w.......e/w.......e/w.......e/w.......e/w.......e/w.......e/#sssssss# e r 0 0",
                ),
                Fact::Legal("h9-h8"),
            ],
        )
        .under("plan=centre-edges"),
    ],
);

pub(super) const E3: Clause = Clause::new(
    "E-3",
    Tri::new("The marbles", "Les billes", "Le biglie"),
    &[
        Part::booklet(
            Tri::new(
                "There are 28 marbles, seven of each of four colours, and the EX*PION; the seven marbles of a colour are placed in \
                 its camp.",
                "Il y a 28 billes, sept de chacune des quatre couleurs, et l'EX*PION ; les sept billes d'une couleur sont placées \
                 dans son camp.",
                "Ci sono 28 biglie, sette per ciascuno dei quattro colori, e l'EX*PION; le sette biglie di un colore si mettono nel \
                 suo campo.",
            ),
            &["expion-6", "expion-7"],
        ),
        Part::booklet(
            Tri::new(
                "The legend of the pictures names five colours: blue, green, brown, natural and red.",
                "La légende des images nomme cinq couleurs : bleu, vert, marron, naturel et rouge.",
                "La legenda delle figure nomina cinque colori: blu, verde, marrone, naturale e rosso.",
            ),
            &["expion-9", "expion-56"],
        ),
        Part::consequence(
            Tri::new(
                "Blue and green belong to one side: figure 2 shows one move that takes several marbles, and a green and a blue one go.",
                "Le bleu et le vert sont du même côté : la figure 2 montre un seul coup qui prend plusieurs billes, et ce sont une verte et \
                 une bleue.",
                "Blu e verde sono dalla stessa parte: la figura 2 mostra una sola mossa che prende più biglie, e sono una verde e una blu.",
            ),
            &["expion-36", "expion-52"],
        ),
        Part::lost(
            Tri::new(
                "North has the natural marbles, South the brown, East the blue, West the green; the EX*PION is red.",
                "Nord a les billes naturelles, Sud les marron, Est les bleues, Ouest les vertes ; l'EX*PION est rouge.",
                "Nord ha le biglie naturali, Sud le marroni, Est le blu, Ovest le verdi; l'EX*PION è rosso.",
            ),
            &["expion-8", "expion-9", "expion-56"],
            Tri::new(
                "The pictures that the legend explains are lost. The EX*PION wants a colour of its own, and red is the most striking; \
                 which camp has which colour is our choice among those that keep blue and green together.",
                "Les images que la légende explique sont perdues. Il faut à l'EX*PION une couleur à lui, et le rouge est la plus \
                 voyante ; quel camp a quelle couleur, nous l'avons choisi parmi les façons qui laissent ensemble le bleu et le vert.",
                "Le figure che la legenda spiega sono perdute. L'EX*PION vuole un colore tutto suo, e il rosso è il più vistoso; quale \
                 campo abbia quale colore l'abbiamo scelto noi, tra i modi che tengono insieme il blu e il verde.",
            ),
        ),
    ],
    &[Example::new(
        Tri::new(
            "The start: North may bring out any of seven marbles by 1, 2 or 3 spaces.",
            "Le départ : Nord peut sortir l'une de ses sept billes de 1, 2 ou 3 cases.",
            "La partenza: Nord può far uscire una delle sue sette biglie di 1, 2 o 3 caselle.",
        ),
        START,
        &[
            Fact::Steps(
                "b9-b6 b9-b7 b9-b8 c9-c6 c9-c7 c9-c8 d9-d6 d9-d7 d9-d8 e9-e6 e9-e7 e9-e8 f9-f6 f9-f7 f9-f8 g9-g6 \
                 g9-g7 g9-g8 h9-h6 h9-h7 h9-h8",
            ),
            Fact::After(
                "e9-e6",
                "#nnn.nnn#/w.......e/w.......e/w...n...e/w...x...e/w.......e/w.......e/w.......e/#sssssss# e - 1 0",
            ),
        ],
    )],
);
