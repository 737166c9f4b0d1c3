//! The box of MadamX, which holds the duel and the solitaire: what is in it, its story, and what of its booklet is lost.

use kernel::{BoxPage, Material, Measured, Part, Standing, Tri};

/// The box, opened for the duel.
pub(crate) static DUEL: BoxPage = page(
    &[Part::booklet(
        Tri::new(
            "Capture all enemy pieces, or leave the opponent without a move.",
            "Prendre tous les pions adverses, ou ne plus laisser de coup à l'adversaire.",
            "Catturare tutte le pedine avversarie, o lasciare l'avversario senza mosse.",
        ),
        &["madamx-9"],
    )],
    MEASURED,
);

/// The box, opened for the solitaire.
pub(crate) static SOLITAIRE: BoxPage = page(
    &[Part::booklet(
        Tri::new(
            "Bring all eight men to the two ranks at the top, in any order of colours.",
            "Amener les huit pions sur les deux rangs du haut, dans n'importe quel ordre de couleurs.",
            "Portare le otto pedine nelle due file in alto, in qualsiasi ordine di colori.",
        ),
        &["madamx-61"],
    )],
    None,
);

/// `coffret match madamx --a level:3 --b level:3 --games 200 --opening 0 --seed 7`: a hundred games, each from both sides.
const MEASURED: Option<Measured> = Some(Measured { games: 100, level: 3, turns: [92, 213, 308], choices: 211 });

const fn page(aim: &'static [Part], measured: Option<Measured>) -> BoxPage {
    BoxPage {
        what: WHAT,
        aim,
        material: MATERIAL,
        players: PLAYERS,
        story: STORY,
        advice: ADVICE,
        lost: LOST,
        settle: SETTLE,
        measured,
    }
}

const WHAT: &[Part] = &[
    Part::booklet(
        Tri::new(
            "Draughts on loose tiles: after every move a player may take up a tile and put it elsewhere, \
                 so that the board itself changes with each turn.",
            "Un jeu de dames sur des cases mobiles : après chaque coup, on peut prendre une case et la \
                 poser ailleurs, si bien que le damier lui-même change à chaque tour.",
            "Una dama su caselle mobili: dopo ogni mossa si può prendere una casella e posarla altrove, \
                 così che la scacchiera stessa cambia a ogni turno.",
        ),
        &["madamx-3", "madamx-4", "madamx-27"],
    ),
    Part::booklet(
        Tri::new(
            "One box holds three games: a duel for two, the same duel for two pairs, and a solitaire.",
            "La boîte contient trois jeux : un duel à deux, le même duel à quatre par couples, et une \
                 réussite.",
            "Nella scatola ci sono tre giochi: una sfida a due, la stessa sfida a quattro in coppie, e un \
                 solitario.",
        ),
        &["madamx-6", "madamx-8", "madamx-52", "madamx-58"],
    ),
];

const MATERIAL: &[Material] = &[
    Material {
        count: 1,
        what: Tri::new("frame", "tableau de jeu", "quadro di gioco"),
        standing: Standing::Booklet,
        sources: &["madamx-85"],
    },
    Material {
        count: 12,
        what: Tri::new("dark men", "pions foncés", "pedine scure"),
        standing: Standing::Booklet,
        sources: &["madamx-86"],
    },
    Material {
        count: 12,
        what: Tri::new("light men", "pions clairs", "pedine chiare"),
        standing: Standing::Booklet,
        sources: &["madamx-87"],
    },
    Material {
        count: 32,
        what: Tri::new("black tiles", "cases noires", "caselle nere"),
        standing: Standing::Booklet,
        sources: &["madamx-88"],
    },
];

const PLAYERS: &[Part] = &[Part::booklet(
    Tri::new("One, two or four players.", "Un, deux ou quatre joueurs.", "Uno, due o quattro giocatori."),
    &["madamx-6"],
)];

const STORY: &[Part] = &[
    Part::booklet(
        Tri::new(
            "The box calls itself MadamX, the revolutionary game, and plays with the word: a r:evolution, \
                 the evolution of the species, for flexible minds only.",
            "La boîte s'appelle MadamX, le jeu révolutionnaire, et joue sur le mot : une r:évolution, \
                 l'évolution de l'espèce, réservée aux esprits souples.",
            "La scatola si chiama MadamX, il gioco rivoluzionario, e gioca con la parola: una \
                 r:evoluzione, l'evoluzione della specie, solo per menti flessibili.",
        ),
        &["madamx-1", "madamx-2", "madamx-5", "madamx-78", "madamx-79", "madamx-81", "madamx-90"],
    ),
    Part::booklet(
        Tri::new(
            "It promises that everything changes, the game, the strategy, the thinking and above all the \
                 board, and that you are the one who changes it; and after the set-up it warns that so far \
                 all was normal, but not for long.",
            "Elle promet que tout change, le jeu, la stratégie, la pensée et surtout le damier, et que \
                 c'est vous qui le changez ; et après la mise en place elle prévient que jusqu'ici tout était \
                 normal, mais plus pour longtemps.",
            "Promette che cambia tutto, il gioco, la strategia, il pensiero e soprattutto la scacchiera, \
                 e che siete voi a cambiarla; e dopo la preparazione avverte che fin qui era tutto normale, \
                 ma non per molto.",
        ),
        &["madamx-3", "madamx-4", "madamx-13"],
    ),
    Part::booklet(
        Tri::new(
            "A last page, headed Metamorphosis, praises it as an object of modern design that changes at \
                 your pleasure, and names a site, www.madamx.it, with further modifications of the rules.",
            "Une dernière page, intitulée Métamorphose, le vante comme un objet au design moderne qui \
                 change à votre guise, et nomme un site, www.madamx.it, où trouver d'autres modifications des \
                 règles.",
            "Un'ultima pagina, intitolata Metamorfosi, lo loda come oggetto di design moderno che cambia \
                 a piacere, e nomina un sito, www.madamx.it, con altre modifiche delle regole.",
        ),
        &["madamx-72", "madamx-73", "madamx-75", "madamx-76", "madamx-77"],
    ),
    Part::published(
        Tri::new(
            "It was made by La Nuova Faro in Omegna, Italy, in 2004.",
            "Il a été fabriqué par La Nuova Faro à Omegna, en Italie, en 2004.",
            "Fu prodotto da La Nuova Faro di Omegna nel 2004.",
        ),
        Tri::new(
            "Published descriptions of the game say so; the booklet names no author, maker, place or \
                 year.",
            "Des descriptions publiées du jeu le disent ; le livret ne nomme ni auteur, ni fabricant, ni \
                 lieu, ni année.",
            "Lo dicono descrizioni pubblicate del gioco; il libretto non nomina autore, produttore, luogo \
                 né anno.",
        ),
    ),
    Part::ruling(
        Tri::new(
            "We have not visited the site, and its further modifications are not part of this program.",
            "Nous n'avons pas visité le site, et ses autres modifications ne font pas partie de ce \
                 programme.",
            "Non abbiamo visitato il sito, e le sue altre modifiche non fanno parte di questo programma.",
        ),
        Tri::new(
            "Only what stands in the booklet could be told from it.",
            "Seul ce qui est dans le livret pouvait en être tiré.",
            "Solo ciò che sta nel libretto se ne poteva ricavare.",
        ),
    )
    .about(&["madamx-75", "madamx-76"]),
];

const ADVICE: &[Part] = &[
    Part::booklet(
        Tri::new(
            "Do not put it away: leave it in view, ready for the next duel.",
            "Ne le rangez pas : laissez-le en vue, prêt pour le prochain duel.",
            "Non riponetelo: lasciatelo in vista, pronto per la prossima sfida.",
        ),
        &["madamx-74"],
    ),
    Part::booklet(
        Tri::new(
            "The X move can save your men or open an attack: think of it before you move.",
            "Le coup X peut sauver vos pions ou ouvrir une attaque : pensez-y avant de jouer.",
            "La mossa X può salvare le vostre pedine o aprire un attacco: pensateci prima di muovere.",
        ),
        &["madamx-30"],
    ),
    Part::booklet(
        Tri::new(
            "With four players, play a double game and exchange the partners' roles.",
            "À quatre, jouez une double partie en échangeant les rôles des partenaires.",
            "In quattro, giocate una doppia partita scambiando i ruoli dei compagni.",
        ),
        &["madamx-57"],
    ),
    Part::booklet(
        Tri::new(
            "The four modifications are there to make the game harder.",
            "Les quatre modifications sont là pour rendre le jeu plus ardu.",
            "Le quattro modifiche servono a rendere il gioco più arduo.",
        ),
        &["madamx-44"],
    ),
    Part::booklet(
        Tri::new(
            "The booklet's own words: the frame is tableau de jeu or quadro di gioco, a tile case noire \
                 or casella nera, putting one elsewhere coup X or Mossa X, a crowned man Bi-Madam; in the \
                 solitaire one plays an avancement or a saut.",
            "Les mots du livret : le tableau de jeu, la case noire, le coup X (prendre une case et la \
                 poser ailleurs), Bi-Madam ; dans la réussite, l'avancement et le saut.",
            "Le parole del libretto: il quadro di gioco, la casella nera, la Mossa X (prendere una \
                 casella e posarla altrove), Bi-Madam; nel solitario la mossa in avanzamento e quella a \
                 salto.",
        ),
        &["madamx-27", "madamx-36", "madamx-63"],
    ),
];

const LOST: &[Part] = &[
    Part::lost(
        Tri::new(
            "All figures are gone, 1 to 10. Boards of ours that fit the words beside them stand in their \
                 place and bear their names.",
            "Toutes les figures ont disparu, de 1 à 10. Des positions de nous, conformes au texte qui les \
                 accompagne, les remplacent et portent leur nom.",
            "Tutte le figure sono andate perdute, da 1 a 10. Al loro posto stanno nostre posizioni, \
                 conformi al testo che le accompagna, che ne portano il nome.",
        ),
        &[
            "madamx-14",
            "madamx-93",
            "madamx-101",
            "madamx-118",
            "madamx-126",
            "madamx-130",
            "madamx-134",
            "madamx-139",
            "madamx-142",
            "madamx-147",
        ],
        Tri::new("Only the words have come to us.", "Seul le texte nous est parvenu.", "Ci è giunto solo il testo."),
    ),
    Part::lost(
        Tri::new(
            "The Italian half lacks Bi-Madam, the end of the game, the modifications and the last page; \
                 the French half lacks the list of what is in the box, and the sentence on how a man moves is \
                 broken. Each half fills the other's gaps.",
            "La moitié italienne n'a ni Bi-Madam, ni la fin du jeu, ni les modifications, ni la dernière \
                 page ; la moitié française n'a pas la liste du contenu, et la phrase sur le déplacement du \
                 pion y est coupée. Chaque moitié comble les lacunes de l'autre.",
            "La metà italiana manca di Bi-Madam, della fine del gioco, delle modifiche e dell'ultima \
                 pagina; la metà francese manca dell'elenco del contenuto, e la frase sullo spostamento della \
                 pedina è interrotta. Ogni metà colma le lacune dell'altra.",
        ),
        &["madamx-15", "madamx-85"],
        Tri::new(
            "The two texts say the same wherever both are there, but for one colour in figure 3.",
            "Les deux textes disent la même chose partout où ils existent tous deux, sauf une couleur à \
                 la figure 3.",
            "I due testi dicono lo stesso ovunque ci siano entrambi, tranne un colore nella figura 3.",
        ),
    ),
    Part::contradictory(
        Tri::new(
            "Figure 3: the French text speaks of the dark man, the Italian of the light one. We show the \
                 dark one.",
            "Figure 3 : le texte français parle du pion foncé, l'italien du clair. Nous montrons le \
                 foncé.",
            "Figura 3: il testo francese parla della pedina scura, l'italiano della chiara. Noi mostriamo \
                 la scura.",
        ),
        &["madamx-34"],
        Tri::new(
            "It is dark's turn then, and only the dark man can do what is told.",
            "C'est alors aux foncés, et seul le pion foncé peut faire ce qui est dit.",
            "Tocca allora allo scuro, e solo la pedina scura può fare ciò che è detto.",
        ),
    ),
    Part::contradictory(
        Tri::new(
            "The French booklet counts 32 starts of the solitaire; there are 70 (X-22).",
            "Le livret français compte 32 départs de la réussite ; il y en a 70 (X-22).",
            "Il libretto francese conta 32 partenze del solitario; sono 70 (X-22).",
        ),
        &["madamx-59", "madamx-60"],
        Tri::new(
            "Four men of each colour on eight tiles can stand in 70 ways.",
            "Quatre pions de chaque couleur sur huit cases peuvent se placer de 70 façons.",
            "Quattro pedine per colore su otto caselle possono stare in 70 modi.",
        ),
    ),
];

const SETTLE: &[Tri] = &[
    Tri::new(
        "A photograph of figure 1, or of the frame set up: where the tiles and men stand at the \
                 start, and how many places a side has.",
        "Une photographie de la figure 1, ou du tableau mis en place : où sont les cases et les pions \
                 au départ, et combien d'emplacements compte un côté.",
        "Una fotografia della figura 1, o del quadro preparato: dove stanno caselle e pedine alla \
                 partenza, e quanti posti ha un lato.",
    ),
    Tri::new(
        "Figure 2: whether a capture lands straight behind the jumped man.",
        "La figure 2 : si une prise finit tout droit derrière le pion sauté.",
        "La figura 2: se una cattura finisce dritta dietro la pedina saltata.",
    ),
    Tri::new(
        "Figures 4 and 10, and the Italian pages that are missing: Bi-Madam, the end, the \
                 modifications.",
        "Les figures 4 et 10, et les pages italiennes manquantes : Bi-Madam, la fin, les \
                 modifications.",
        "Le figure 4 e 10, e le pagine italiane mancanti: Bi-Madam, la fine, le modifiche.",
    ),
    Tri::new(
        "The cover: who made the game, and when.",
        "La couverture : qui a fait le jeu, et quand.",
        "La copertina: chi ha fatto il gioco, e quando.",
    ),
];
