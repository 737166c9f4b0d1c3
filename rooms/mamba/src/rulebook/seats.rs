//! The clauses on camps, the start and who begins (B-2 to B-4).

use super::{START_FOUR, START_THREE, START_TWO};
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CAMPS: Clause = Clause::new(
    "B-2",
    Tri::new("Camps and seats", "Les camps et les places", "I campi e i posti"),
    &[
        Part::booklet(
            Tri::new(
                "Besides the game for two there are games for more players, the last of them for four; their rules are those for two.",
                "Outre le jeu à deux, il y a des jeux à plus de joueurs, le dernier à quatre ; leurs règles sont celles du jeu à deux.",
                "Oltre al gioco in due ci sono giochi per più giocatori, l'ultimo per quattro; le loro regole sono quelle del gioco in due.",
            ),
            &["mamba-91", "mamba-104", "mamba-106"],
        ),
        Part::lost(
            Tri::new("Three can play too.", "On peut aussi jouer à trois.", "Si può giocare anche in tre."),
            &["mamba-89"],
            Tri::new(
                "The number in the heading of that page cannot be read any more. It stands before the page for four and has a threshold of its own, three pieces (B-15): we read three.",
                "Le nombre, dans le titre de cette page, n'est plus lisible. Elle précède la page du jeu à quatre et a son propre seuil, trois pièces (B-15) : nous lisons trois.",
                "Il numero nel titolo di quella pagina non si legge più. Precede la pagina del gioco in quattro e ha una soglia sua, tre pezzi (B-15): leggiamo tre.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "Each camp has a letter and an edge, clockwise: a South, b West, c North, d East. With two, a sits in the South and b in the North; with three nobody sits in the East.",
                "Chaque camp a une lettre et un bord, dans le sens horaire : a au Sud, b à l'Ouest, c au Nord, d à l'Est. À deux, a est au Sud et b au Nord ; à trois, personne n'est à l'Est.",
                "Ogni campo ha una lettera e un lato, in senso orario: a a Sud, b a Ovest, c a Nord, d a Est. In due, a sta a Sud e b a Nord; in tre nessuno sta a Est.",
            ),
            Tri::new(
                "The booklet's pictures of the seats are lost. Letters in clockwise order make the printed order of turns (B-4) the order of the alphabet.",
                "Les figures du livret qui montraient les places sont perdues. Des lettres dans le sens horaire font de l'ordre imprimé des tours (B-4) l'ordre de l'alphabet.",
                "Le figure del libretto con i posti sono perdute. Con le lettere in senso orario l'ordine stampato dei turni (B-4) è quello dell'alfabeto.",
            ),
        ),
        Part::booklet(
            Tri::new(
                "Bar Mamba (\"Mamba de comptoir\"): four play in two teams of two, and partners sit opposite each other.",
                "Le Mamba de comptoir : quatre joueurs en deux équipes de deux, les partenaires étant assis face à face.",
                "Il Mamba da bar («Mamba de comptoir»): si gioca in quattro, a due squadre di due, con i compagni uno di fronte all'altro.",
            ),
            &["mamba-119", "mamba-120"],
        ),
        Part::consequence(
            Tri::new(
                "So a and c play against b and d.",
                "Donc a et c jouent contre b et d.",
                "Quindi a e c giocano contro b e d.",
            ),
            &["mamba-120"],
        ),
        Part::booklet(
            Tri::new(
                "Partners enjoy no immunity from each other.",
                "Être partenaires ne protège de rien.",
                "Tra compagni non c'è alcuna immunità.",
            ),
            &["mamba-124"],
        ),
        Part::consequence(
            Tri::new(
                "They transform each other's pieces like those of opponents.",
                "Ils se transforment des pièces l'un à l'autre comme des adversaires.",
                "Si trasformano i pezzi a vicenda come avversari.",
            ),
            &["mamba-124"],
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "Four players: play goes clockwise.",
                "À quatre, on joue dans le sens horaire.",
                "In quattro si gioca in senso orario.",
            ),
            START_FOUR,
            &[
                Fact::Decides("", 1),
                Fact::Decides("e3-e4", 2),
                Fact::Decides("e3-e4 c5-d5", 3),
                Fact::Decides("e3-e4 c5-d5 e9-e8", 4),
                Fact::Decides("e3-e4 c5-d5 e9-e8 i5-h5", 1),
            ],
        )
        .under("players=4")
        .showing(&["mamba-104"]),
        Example::new(
            Tri::new(
                "In teams a transforms a piece of its partner c.",
                "Par équipes, a transforme une pièce de son partenaire c.",
                "A squadre a trasforma un pezzo del compagno c.",
            ),
            "
            c . c . c . c . . . .
            . . . . . . . . . . .
            b . . . . . . . . . d
            . . . . . . . . . . .
            b . . . . . . . . . d
            . . . . . . . . . . .
            b . . . . . . . . . d
            . a . c . . . . . . .
            . . a . . . . . . . .
            . . . . . . . . . . .
            a . a . a . . . . . .
            a turn 0",
            &[Fact::Causes("c3-c4", "transformation"), Fact::Decides("c3-c4", 2)],
        )
        .under("players=teams")
        .showing(&["mamba-124"]),
    ],
);

pub(super) const START: Clause = Clause::new(
    "B-3",
    Tri::new("The starting position", "La position de départ", "La posizione iniziale"),
    &[
        Part::booklet(
            Tri::new(
                "With three and four players each begins with seven pieces.",
                "À trois et à quatre joueurs, chacun commence avec sept pièces.",
                "In tre e in quattro ognuno comincia con sette pezzi.",
            ),
            &["mamba-94", "mamba-109"],
        ),
        Part::published(
            Tri::new(
                "So it is with two, and each player's seven pieces form an H in front of him.",
                "À deux aussi, et les sept pièces de chaque joueur forment un H devant lui.",
                "Anche in due, e i sette pezzi di ciascuno formano un'H davanti a lui.",
            ),
            Tri::new(
                "The pages for two players are lost. The sites Jedisjeux and Jeux à deux give seven pieces each; the H is described by Askywhale and by the Austrian games museum Ludorium.",
                "Les pages du jeu à deux sont perdues. Les sites Jedisjeux et Jeux à deux donnent sept pièces à chacun ; le H est décrit par Askywhale et par le musée autrichien du jeu Ludorium.",
                "Le pagine del gioco in due sono perdute. I siti Jedisjeux e Jeux à deux danno sette pezzi a testa; l'H è descritta da Askywhale e dal museo austriaco dei giochi Ludorium.",
            ),
        ),
        Part::lost(
            Tri::new(
                "With three and four the H is the same, turned with its owner.",
                "À trois et à quatre, le H est le même, tourné avec son propriétaire.",
                "In tre e in quattro l'H è la stessa, girata con il suo proprietario.",
            ),
            &["mamba-92", "mamba-98", "mamba-102", "mamba-107", "mamba-113", "mamba-117"],
            Tri::new(
                "Of the pictures of these starts only the captions remain. Seven pieces in the form that is described for two, as each owner sees them, are the plainest reading.",
                "Des figures de ces positions il ne reste que les légendes. Sept pièces dans la forme décrite pour deux, telles que chaque propriétaire les voit : c'est la lecture la plus simple.",
                "Delle figure di queste posizioni restano solo le didascalie. Sette pezzi nella forma descritta per due, come li vede ogni proprietario: è la lettura più semplice.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "The H is upright, three points wide and three deep, against the middle of its owner's edge.",
                "Le H est droit, large et profond de trois points, contre le milieu du bord de son propriétaire.",
                "L'H è diritta, larga e profonda tre punti, contro il centro del lato del proprietario.",
            ),
            Tri::new(
                "No text that we know names the points. The middle of the edge is alike for everybody.",
                "Aucun texte connu de nous ne nomme les points. Le milieu du bord est le même pour tous.",
                "Nessun testo che conosciamo indica i punti. Il centro del lato è uguale per tutti.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "The start for two, after published descriptions.",
                "Le départ à deux, d'après des descriptions publiées.",
                "L'inizio in due, secondo descrizioni pubblicate.",
            ),
            START_TWO,
            &[Fact::Steps(
                "d1-b1 d1-c1 d1-c2 d1-e1 d2-b2 d2-c1 d2-c2 d2-c3 d3-b3 d3-c2 d3-c3 d3-c4 d3-d4 d3-d5 d3-e3 d3-e4 e2-e1 \
                 e2-e3 e2-e4 f1-e1 f1-g1 f1-g2 f1-h1 f2-g1 f2-g2 f2-g3 f2-h2 f3-e3 f3-e4 f3-f4 f3-f5 f3-g2 f3-g3 f3-g4 f3-h3",
            )],
        ),
        Example::new(
            Tri::new(
                "The start for three. The picture is lost; this board is our construction.",
                "Le départ à trois. La figure est perdue ; ce plateau est notre construction.",
                "L'inizio in tre. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            START_THREE,
            &[Fact::Decides("e3-e4", 2), Fact::Decides("e3-e4 c5-d5", 3), Fact::Decides("e3-e4 c5-d5 e9-e8", 1)],
        )
        .under("players=3")
        .figure(
            Tri::new("Starting position for three", "Position de départ à trois", "Posizione iniziale in tre"),
            &["mamba-92", "mamba-98", "mamba-102"],
        ),
        Example::new(
            Tri::new(
                "The start for four. The picture is lost; this board is our construction.",
                "Le départ à quatre. La figure est perdue ; ce plateau est notre construction.",
                "L'inizio in quattro. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
            ),
            START_FOUR,
            &[Fact::After(
                "e3-e4",
                "....c.c..../....ccc..../....c.c..../.........../bbb.....ddd/.b.......d./bbb.....ddd/....a....../......a..../....aaa..../....a.a.... b turn 1",
            )],
        )
        .under("players=4")
        .figure(
            Tri::new("Starting position for four", "Position de départ à quatre", "Posizione iniziale in quattro"),
            &["mamba-107", "mamba-113", "mamba-117"],
        ),
    ],
);

pub(super) const FIRST: Clause = Clause::new(
    "B-4",
    Tri::new("Who begins", "Qui commence", "Chi comincia"),
    &[
        Part::booklet(
            Tri::new(
                "With three and four, each player throws a die, and whoever gets the highest number plays first.",
                "À trois et à quatre, chaque joueur jette un dé, et le nombre le plus haut commence.",
                "In tre e in quattro ogni giocatore tira un dado, e comincia chi ottiene il numero più alto.",
            ),
            &["mamba-93", "mamba-95", "mamba-96", "mamba-108", "mamba-110", "mamba-111"],
        ),
        Part::booklet(
            Tri::new(
                "After that the turn goes round clockwise.",
                "Ensuite, on joue dans le sens horaire.",
                "Poi il turno passa in senso orario.",
            ),
            &["mamba-97", "mamba-112"],
        ),
        Part::published(
            Tri::new("With two the die decides too.", "À deux aussi, le dé décide.", "Anche in due decide il dado."),
            Tri::new(
                "The pages for two are lost; the site Askywhale tells of the die in general, without a number of players.",
                "Les pages du jeu à deux sont perdues ; le site Askywhale parle du dé en général, sans nombre de joueurs.",
                "Le pagine del gioco in due sono perdute; il sito Askywhale parla del dado in generale, senza numero di giocatori.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "Those who share the highest number throw again among themselves.",
                "Ceux qui ont à égalité le nombre le plus haut rejettent le dé entre eux.",
                "Chi ha a pari merito il numero più alto tira di nuovo con gli altri pari.",
            ),
            Tri::new(
                "The booklet does not say what becomes of a tie. Throwing again leaves everyone the same chance.",
                "Le livret ne dit rien de l'égalité. Relancer laisse à chacun la même chance.",
                "Il libretto non dice nulla della parità. Tirare di nuovo lascia a tutti le stesse possibilità.",
            ),
        )
        .about(&["mamba-96", "mamba-111"]),
        Part::ruling(
            Tri::new(
                "At a table the dice are thrown. In texts, records and protocols the camp that begins is named (first=a to d, a if nothing is said), and it must be one that plays; with first=die the number of the start stands for the throws.",
                "À une table, on jette les dés. Dans les textes, les parties enregistrées et les protocoles, le camp qui commence est nommé (first=a à d, a si rien n'est dit), et il doit être de la partie ; avec first=die, le numéro du départ tient lieu de jets.",
                "A un tavolo si tirano i dadi. Nei testi, nelle partite registrate e nei protocolli il campo che comincia è indicato (first=a fino a d, a se non si dice nulla), e deve essere uno che gioca; con first=die il numero dell'inizio vale come i tiri.",
            ),
            Tri::new(
                "A text can throw nothing. The number of the start is the seed of the dice, so that the same throws can be seen again.",
                "Un texte ne jette pas de dés. Le numéro du départ en est la graine, si bien que les mêmes jets peuvent se revoir.",
                "Un testo non tira dadi. Il numero dell'inizio ne è il seme, così gli stessi tiri si possono rivedere.",
            ),
        )
        .readings(&["first=die"]),
    ],
    &[Example::new(
        Tri::new("The die has chosen b.", "Le dé a désigné b.", "Il dado ha scelto b."),
        "
        . . . b . b . . .
        . . . b b b . . .
        . . . b . b . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a . a . . .
        . . . a a a . . .
        . . . a . a . . .
        b turn 0",
        &[Fact::Decides("", 2), Fact::Decides("d7-d6", 1), Fact::Illegal("d3-d4", "B-9")],
    )
    .under("first=b")
    .showing(&["mamba-96", "mamba-111"])],
);
