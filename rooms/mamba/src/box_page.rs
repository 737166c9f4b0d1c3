//! The box: what an owner holds in hand, what can be told of it, and what of its booklet is lost.

use kernel::{BoxPage, Material, Measured, Part, Standing, Tri};

/// The page before the rules.
pub(crate) static BOX_PAGE: BoxPage = BoxPage {
    what: &[
        Part::consequence(
            Tri::new(
                "A game whose pieces live: they are born, they die and they change camp.",
                "Un jeu dont les pièces vivent : elles naissent, meurent et changent de camp.",
                "Un gioco in cui i pezzi vivono: nascono, muoiono e cambiano campo.",
            ),
            &["mamba-20", "mamba-27", "mamba-41"],
        ),
        Part::consequence(
            Tri::new(
                "Every turn holds births and one displacement, and what one of them changes can go on from piece to piece until the balance is restored.",
                "Chaque tour comporte des naissances et un déplacement, et ce que l'un d'eux change peut se propager de pièce en pièce jusqu'au retour de l'équilibre.",
                "Ogni turno comprende nascite e uno spostamento, e ciò che uno di essi cambia può propagarsi di pezzo in pezzo finché l'equilibrio è ristabilito.",
            ),
            &["mamba-31", "mamba-61", "mamba-62"],
        ),
    ],
    aim: &[
        Part::booklet(
            Tri::new(
                "To bring the others down to a few pieces: three with three players, two with four, and with two teams each opponent to two.",
                "Réduire les autres à quelques pièces : trois à trois joueurs, deux à quatre, et par équipes chaque adversaire à deux.",
                "Ridurre gli altri a pochi pezzi: tre in tre giocatori, due in quattro, e a squadre ogni avversario a due.",
            ),
            &["mamba-90", "mamba-105", "mamba-121"],
        ),
        Part::published(
            Tri::new(
                "With two players: to bring the opponent down to four.",
                "À deux joueurs : réduire l'adversaire à quatre.",
                "In due: ridurre l'avversario a quattro.",
            ),
            Tri::new(
                "The pages for two are lost; so the sites Jedisjeux and Jeux à deux tell it.",
                "Les pages du jeu à deux sont perdues ; c'est ce que disent les sites Jedisjeux et Jeux à deux.",
                "Le pagine del gioco in due sono perdute; così dicono i siti Jedisjeux e Jeux à deux.",
            ),
        ),
    ],
    material: &[
        Material {
            count: 1,
            what: Tri::new(
                "folding board, 9 by 9 points on one side and 11 by 11 on the other",
                "plateau pliant, 9 points sur 9 d'un côté et 11 sur 11 de l'autre",
                "tavoliere pieghevole, 9 punti per 9 da un lato e 11 per 11 dall'altro",
            ),
            standing: Standing::Published,
            sources: &[],
        },
        Material {
            count: 40,
            what: Tri::new(
                "pieces, all alike: the way a piece faces tells whose it is",
                "pièces, toutes pareilles : leur orientation dit à qui elles sont",
                "pezzi, tutti uguali: il verso in cui sono girati dice di chi sono",
            ),
            standing: Standing::Published,
            sources: &[],
        },
        Material {
            count: 7,
            what: Tri::new(
                "of the pieces for each player at the start",
                "de ces pièces pour chaque joueur au départ",
                "di questi pezzi per ogni giocatore all'inizio",
            ),
            standing: Standing::Booklet,
            sources: &["mamba-94", "mamba-109"],
        },
        Material {
            count: 1,
            what: Tri::new(
                "die, thrown by every player; the booklet does not say that it is in the box",
                "dé, que chaque joueur jette ; le livret ne dit pas qu'il soit dans la boîte",
                "dado, che ogni giocatore tira; il libretto non dice che sia nella scatola",
            ),
            standing: Standing::Booklet,
            sources: &["mamba-95", "mamba-110"],
        },
        Material {
            count: 1,
            what: Tri::new(
                "booklet of rules in four languages (French, English, German, Dutch)",
                "livret de règles en quatre langues (français, anglais, allemand, néerlandais)",
                "libretto di regole in quattro lingue (francese, inglese, tedesco, olandese)",
            ),
            standing: Standing::Published,
            sources: &[],
        },
        Material {
            count: 1,
            what: Tri::new(
                "coloured sheet of help, with further rules on its back",
                "aide de jeu en couleur, avec des règles évoluées au verso",
                "scheda di aiuto a colori, con regole evolute sul retro",
            ),
            standing: Standing::Published,
            sources: &[],
        },
        Material {
            count: 1,
            what: Tri::new(
                "black linen bag for the pieces",
                "sac en lin noir pour les pièces",
                "sacchetto di lino nero per i pezzi",
            ),
            standing: Standing::Published,
            sources: &[],
        },
    ],
    players: &[
        Part::booklet(
            Tri::new(
                "Two or four players, each for himself, and Bar Mamba for two teams of two.",
                "Deux ou quatre joueurs, chacun pour soi, et le Mamba de comptoir pour deux équipes de deux.",
                "Due o quattro giocatori, ognuno per sé, e il Mamba da bar per due squadre da due.",
            ),
            &["mamba-104", "mamba-106", "mamba-119", "mamba-120"],
        ),
        Part::lost(
            Tri::new("Three players too.", "Trois joueurs aussi.", "Anche tre giocatori."),
            &["mamba-89", "mamba-91"],
            Tri::new(
                "The number in that page's heading is unreadable; what stands on the page fits three.",
                "Le nombre, dans le titre de cette page, est illisible ; ce qui s'y trouve convient à trois.",
                "Il numero nel titolo di quella pagina è illeggibile; ciò che vi si trova si adatta a tre.",
            ),
        ),
    ],
    story: &[
        Part::booklet(
            Tri::new(
                "By way of slogan the booklet warns its readers that what they hold is alive.",
                "En guise de slogan, le livret prévient son lecteur : ce qu'il a entre les mains vit.",
                "Come motto, il libretto avverte il lettore: ciò che ha tra le mani vive.",
            ),
            &["mamba-76"],
        ),
        Part::booklet(
            Tri::new(
                "At the foot of the page on confrontations stand the game's name, that these are its rules, and the number 6: the only page number that has survived.",
                "Au pied de la page sur les confrontations se lisent le nom du jeu, que ce sont ses règles, et le numéro 6 : le seul numéro de page conservé.",
                "Ai piedi della pagina sui confronti si leggono il nome del gioco, che queste sono le sue regole, e il numero 6: l'unico numero di pagina rimasto.",
            ),
            &["mamba-74"],
        ),
        Part::published(
            Tri::new(
                "Christophe Berg invented the game, Elisabeth Masmonteil drew it, and Toodoo of La Rochelle published it in 2002 and 2003. It grew out of an earlier game, Ambarès, that was shown at Besançon in 2001.",
                "Christophe Berg a inventé le jeu, Elisabeth Masmonteil l'a dessiné, et Toodoo, à La Rochelle, l'a publié en 2002 et 2003. Il est issu d'un jeu antérieur, Ambarès, présenté à Besançon en 2001.",
                "Christophe Berg ha inventato il gioco, Elisabeth Masmonteil l'ha disegnato, e Toodoo, di La Rochelle, l'ha pubblicato nel 2002 e 2003. Nasce da un gioco precedente, Ambarès, presentato a Besançon nel 2001.",
            ),
            Tri::new(
                "No surviving page names an author, a publisher or a year. The names are from the sites Askywhale, Big Cream and Escale à jeux, Ambarès from the last of them; place and years from published descriptions.",
                "Aucune page conservée ne nomme un auteur, un éditeur ni une année. Les noms viennent des sites Askywhale, Big Cream et Escale à jeux, Ambarès de ce dernier ; le lieu et les années, de descriptions publiées.",
                "Nessuna pagina rimasta nomina un autore, un editore o un anno. I nomi vengono dai siti Askywhale, Big Cream ed Escale à jeux, Ambarès da quest'ultimo; luogo e anni da descrizioni pubblicate.",
            ),
        ),
        Part::published(
            Tri::new(
                "Its pieces have a name, mambiz, and are a kind of ladybird.",
                "Ses pièces ont un nom, les mambiz, et sont des sortes de coccinelles.",
                "I suoi pezzi hanno un nome, mambiz, e sono una specie di coccinelle.",
            ),
            Tri::new(
                "So the sites Jedisjeux and Jeux à deux tell it; the surviving pages speak of pieces only.",
                "C'est ce que disent les sites Jedisjeux et Jeux à deux ; les pages conservées ne parlent que de pièces.",
                "Così dicono i siti Jedisjeux e Jeux à deux; le pagine rimaste parlano solo di pezzi.",
            ),
        ),
    ],
    advice: &[
        Part::booklet(
            Tri::new(
                "The booklet's own words: cross and square are the four and the eight neighbours of a piece; an action is a displacement, a birth, a death or a transformation; a confrontation is where alignments of opponents touch; a Block stops a piece that would change camp for ever.",
                "Les mots du livret : la croix et le carré sont les quatre et les huit voisins d'une pièce ; une action, c'est se déplacer, naître, mourir ou être transformée ; il y a confrontation là où des alignements adverses se touchent ; le Block arrête une pièce qui changerait de camp sans fin.",
                "Le parole del libretto: la croce e il quadrato sono i quattro e gli otto vicini di un pezzo; un'azione è uno spostamento, una nascita, una morte o una trasformazione; c'è un confronto dove allineamenti avversari si toccano; il Block ferma un pezzo che cambierebbe campo senza fine.",
            ),
            &["mamba-7", "mamba-28", "mamba-42", "mamba-60", "mamba-78"],
        ),
        Part::booklet(
            Tri::new(
                "Its two warnings: mind where you put a newborn, for it can cost another piece its birth; and trust no Block, for the next action can upset it.",
                "Ses deux avertissements : attention où l'on pose un nouveau-né, il peut coûter sa naissance à une autre pièce ; et ne pas se fier à un Block, la prochaine action peut tout rouvrir.",
                "I suoi due avvertimenti: attenzione a dove si posa un neonato, può costare la nascita a un altro pezzo; e non fidarsi di un Block, la prossima azione può rimetterlo in discussione.",
            ),
            &["mamba-39", "mamba-87"],
        ),
    ],
    lost: &[
        Part::lost(
            Tri::new(
                "All pictures are lost, the boards at the start among them. Every board named after one is our construction from its caption.",
                "Toutes les figures sont perdues, dont les plateaux de départ. Chaque plateau qui en porte le nom est notre construction d'après sa légende.",
                "Tutte le figure sono perdute, comprese le posizioni iniziali. Ogni tavoliere che ne porta il nome è una nostra ricostruzione dalla didascalia.",
            ),
            &["mamba-92", "mamba-107"],
            Tri::new(
                "Only captions and the text beside them have survived.",
                "Seules les légendes et le texte voisin ont survécu.",
                "Sono rimaste solo le didascalie e il testo accanto.",
            ),
        ),
        Part::lost(
            Tri::new(
                "The pages for two players are lost, though the others refer to them. Board, start and the number four come from published descriptions.",
                "Les pages du jeu à deux sont perdues, bien que les autres y renvoient. Plateau, départ et nombre quatre viennent de descriptions publiées.",
                "Le pagine del gioco in due sono perdute, anche se le altre vi rimandano. Tavoliere, inizio e numero quattro vengono da descrizioni pubblicate.",
            ),
            &["mamba-91", "mamba-106"],
            Tri::new(
                "They agree on the pieces and the threshold, and with what the surviving pages say for three and four; of the larger board they tell differently.",
                "Elles s'accordent sur les pièces et le seuil, et avec ce que disent les pages conservées pour trois et quatre ; sur le grand plateau, elles diffèrent.",
                "Concordano sui pezzi e sulla soglia, e con ciò che dicono le pagine rimaste per tre e quattro; sul tavoliere grande differiscono.",
            ),
        ),
        Part::lost(
            Tri::new(
                "The heading of one page is unreadable; we take it for the game for three.",
                "Le titre d'une page est illisible ; nous y voyons le jeu à trois.",
                "Il titolo di una pagina è illeggibile; lo prendiamo per il gioco in tre.",
            ),
            &["mamba-89"],
            Tri::new(
                "It is followed by the game for four, and on it players fall at three pieces.",
                "Le jeu à quatre la suit, et l'on y tombe à trois pièces.",
                "La segue il gioco in quattro, e vi si cade a tre pezzi.",
            ),
        ),
    ],
    settle: &[
        Tri::new(
            "A photograph of the pages for two players: the start, and at how many pieces a player falls.",
            "Une photographie des pages du jeu à deux : le départ, et à combien de pièces un joueur tombe.",
            "Una fotografia delle pagine del gioco in due: l'inizio, e a quanti pezzi un giocatore cade.",
        ),
        Tri::new(
            "A photograph of the starts for three and four: whether the H is the same, where it stands, and which side of the board is used.",
            "Une photographie des départs à trois et à quatre : si le H est le même, où il se place, et quel côté du plateau sert.",
            "Una fotografia degli inizi in tre e in quattro: se l'H è la stessa, dove sta, e quale lato del tavoliere si usa.",
        ),
        Tri::new(
            "A photograph of the picture of a birth: whether a newborn may stand diagonally beside its mother.",
            "Une photographie de la figure d'une naissance : si le nouveau-né peut être posé en diagonale de sa mère.",
            "Una fotografia della figura di una nascita: se il neonato può stare in diagonale rispetto alla madre.",
        ),
        Tri::new(
            "A photograph of page 6: in which order its confrontation runs.",
            "Une photographie de la page 6 : dans quel ordre se déroule sa confrontation.",
            "Una fotografia di pagina 6: in quale ordine si svolge il suo confronto.",
        ),
    ],
    // `coffret match mamba --a level:2 --b level:2 --games 100 --opening 4 --seed 7`: fifty games, each from both sides.
    measured: Some(Measured { games: 50, level: 2, turns: [125, 270, 604], choices: 759 }),
};
