//! The clauses on alignments and the settling (B-10 to B-14).

use super::{book, example, ruling};
use kernel::{Clause, Fact, Tri};

pub(super) const ALIGNMENT: Clause = book(
    "B-10",
    Tri::new(
        "An alignment is a maximal run of pieces of one camp, adjacent along a row or a column; a piece alone is an alignment of one. Where two alignments of different camps touch in the same line, the strictly longer one transforms the enemy piece that touches it. Each touching pair is judged by itself.",
        "Un alignement est une suite maximale de pièces d'un même camp, juxtaposées en ligne ou en colonne ; une pièce seule est un alignement de un. Quand deux alignements de camps différents se touchent sur la même ligne, le plus long transforme la pièce adverse qui le touche. Chaque contact se juge pour lui-même.",
        "Un allineamento è una fila massima di pezzi di un solo campo, adiacenti lungo una riga o una colonna; un pezzo da solo è un allineamento di uno. Dove due allineamenti di campi diversi si toccano sulla stessa linea, quello strettamente più lungo trasforma il pezzo avversario che lo tocca. Ogni contatto si giudica da sé.",
    ),
    &[
        example(
            Tri::new(
                "Two against one: d4 changes camp.",
                "Deux contre un : d4 change de camp.",
                "Due contro uno: d4 cambia campo.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a . b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("c3-c4", "transformation"),
                Fact::After(
                    "c3-c4",
                    "b.b.b.b.b/........./........./........./........./.aaa...../........./........./a.a.a.a.a b turn 0",
                ),
            ],
        ),
        example(
            Tri::new(
                "One against one, twice: forces on two sides are never added.",
                "Un contre un, deux fois : les forces de deux côtés ne s'ajoutent pas.",
                "Uno contro uno, due volte: le forze ai due lati non si sommano.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . b a . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[Fact::Causes("c3-c4", "")],
        ),
    ],
);

pub(super) const SETTLING: Clause = book(
    "B-11",
    Tri::new(
        "After each birth and each displacement the board is settled, again from the first point each time until nothing applies: 1. asphyxia: every piece without an empty point in its cross dies, all together; 2. overpopulation: of an alignment of more than four the owner chooses the end from which the surplus is removed, even in another's turn; 3. one transformation for the camp on turn; 4. if there is none, one for the next camp clockwise that has one. Only changed contacts are judged: at least one of the two alignments must not have stood exactly so before the step.",
        "Après chaque naissance et chaque déplacement, on rétablit l'équilibre en reprenant chaque fois au premier point, jusqu'à ce qu'il n'y ait plus rien à faire : 1. asphyxie : toute pièce sans point libre dans sa croix meurt, toutes ensemble ; 2. surpopulation : d'un alignement de plus de quatre, le propriétaire choisit l'extrémité d'où l'on retire le surplus, même pendant le tour d'un autre ; 3. une transformation pour le camp qui joue ; 4. à défaut, une pour le camp suivant, dans le sens horaire, qui en a une. Seuls comptent les contacts changés : l'un au moins des deux alignements n'était pas exactement tel avant le coup.",
        "Dopo ogni nascita e ogni spostamento si sistema la scacchiera, riprendendo ogni volta dal primo punto finché non c'è più nulla da fare: 1. asfissia: ogni pezzo senza un punto libero nella croce muore, tutti insieme; 2. sovrappopolazione: di un allineamento di più di quattro il proprietario sceglie l'estremità da cui togliere l'eccesso, anche nel turno di un altro; 3. una trasformazione per il campo di turno; 4. se non ce n'è, una per il campo successivo in senso orario che ne ha una. Contano solo i contatti cambiati: almeno uno dei due allineamenti non stava esattamente così prima della mossa.",
    ),
    &[
        example(
            Tri::new("Asphyxia in the corner.", "Asphyxie dans le coin.", "Asfissia nell'angolo."),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . b . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . a . . . .
            a . . . . . . . .
            . . . . . . . . .
            b a . a . a . a .
            a turn 0",
            &[
                Fact::Causes("a3-a2", "asphyxia"),
                Fact::After("a3-a2", "b.b.b.b.b/........./....b..../........./........./..a.a..../........./a......../.a.a.a.a. b turn 0"),
            ],
        ),
        example(
            Tri::new(
                "Asphyxia comes before overpopulation: a4 dies, and four are left in the row.",
                "L'asphyxie passe avant la surpopulation : a4 meurt, et il reste quatre pièces en ligne.",
                "L'asfissia viene prima della sovrappopolazione: a4 muore, e in riga ne restano quattro.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            b . . . . . . . .
            a . a a a . . . .
            b a . . . . . . .
            . . . . . . . . .
            . . a . a . a . a
            a turn 0",
            &[Fact::Causes("b3-b4", "asphyxia"), Fact::Decides("b3-b4", 2)],
        ),
        example(
            Tri::new(
                "Overpopulation: the owner cuts an end.",
                "Surpopulation : le propriétaire coupe une extrémité.",
                "Sovrappopolazione: il proprietario taglia un'estremità.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . b . . . b . .
            . . . . . . . . .
            . . . . . . . . .
            a a . a a . . . .
            . . a . . . . . .
            . . . . . . . . .
            . . . . a . a . a
            a turn 0",
            &[
                Fact::Decides("c3-c4", 1),
                Fact::Causes("c3-c4 -a4", "overpopulation"),
                Fact::After("c3-c4 -a4", "b.b.b.b.b/........./..b...b../........./........./.aaaa..../........./........./....a.a.a b turn 0"),
                Fact::After("c3-c4 -e4", "b.b.b.b.b/........./..b...b../........./........./aaaa...../........./........./....a.a.a b turn 0"),
                Fact::Illegal("-a4", "B-11"),
            ],
        ),
        example(
            Tri::new(
                "b walks into four of a, which transform it; a, with five, chooses in b's turn.",
                "b vient au contact de quatre pièces de a, qui la transforment ; a, qui en a cinq, choisit pendant le tour de b.",
                "b entra in contatto con quattro pezzi di a, che lo trasformano; a, che ne ha cinque, sceglie nel turno di b.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a a a a . . . . .
            . . . . b . . . .
            . . . . . . . . .
            a . a . a . b . .
            b turn 0",
            &[
                Fact::Causes("e3-e4", "transformation"),
                Fact::Decides("e3-e4", 1),
                Fact::Causes("e3-e4 -e4", "overpopulation"),
                Fact::Decides("e3-e4 -e4", 1),
            ],
        ),
        example(
            Tri::new(
                "While an end is to be chosen nothing else may be played.",
                "Tant qu'une extrémité est à choisir, rien d'autre ne se joue.",
                "Finché c'è un'estremità da scegliere non si gioca altro.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . b . . . b . .
            . . . . . . . . .
            . . . . . . . . .
            a a a a a . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . a . a . a
            a trim:m:c4:c3:a4,e4 0 !b.b.b.b.b/........./..b...b../........./........./aa.aa..../..a....../........./....a.a.a",
            &[Fact::Steps("-a4 -e4"), Fact::Illegal("e4-f4", "B-11"), Fact::Illegal("-c4", "B-11"), Fact::Decides("", 1)],
        ),
        example(
            Tri::new(
                "b4 and c4 outnumber d4, but both alignments stood so before: they rest until one of them changes.",
                "b4 et c4 dominent d4, mais les deux alignements étaient déjà là : rien ne bouge tant qu'aucun ne change.",
                "b4 e c4 superano d4, ma i due allineamenti stavano già così: riposano finché uno dei due non cambia.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a a b . . . . .
            a . . . . . . . .
            . . . . . . . . .
            a . a . a . a . .
            a turn 0",
            &[Fact::Causes("g1-g2", ""), Fact::Causes("a3-a4", "transformation"), Fact::Causes("e1-d2", "")],
        ),
        example(
            Tri::new(
                "Piece by piece: three take one, four take the next, and five are too many.",
                "Pièce par pièce : trois en prennent une, quatre la suivante, et cinq sont de trop.",
                "Pezzo per pezzo: tre ne prendono uno, quattro il successivo, e cinque sono troppi.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a a . b b . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . .
            a turn 0",
            &[Fact::Causes("c3-c4", "transformation transformation"), Fact::Causes("c3-c4 -e4", "overpopulation")],
        ),
    ],
);

const CORNER: &str = "
b . b . b . b . b
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . a . a a a a .
. . . a . . . . .
. . . a . . . . .
. . . a . . . . .
. . . a . . . . .
a turn 0";

pub(super) const ORDER: Clause = ruling(
    "B-12",
    Tri::new(
        "Where several pieces could be transformed, or several alignments are too long, the first is the one nearest to the arrival point; then nearest to the origin; then, for alignments, rows before columns; then in reading order, far row first and left to right, all as seen from the seat of the camp on turn.",
        "Quand plusieurs pièces peuvent être transformées, ou plusieurs alignements sont trop longs, le premier est le plus proche du point d'arrivée ; puis du point d'origine ; puis, pour les alignements, les lignes avant les colonnes ; puis l'ordre de lecture, la ligne éloignée d'abord et de gauche à droite, toujours vu de la place du camp qui joue.",
        "Quando più pezzi possono essere trasformati, o più allineamenti sono troppo lunghi, il primo è il più vicino al punto d'arrivo; poi il più vicino all'origine; poi, tra gli allineamenti, le righe prima delle colonne; poi in ordine di lettura, prima la riga lontana e da sinistra a destra, sempre visto dal posto del campo di turno.",
    ),
    &[
        example(
            Tri::new(
                "South sees d5 to h5 as a row: it comes first, then the column.",
                "Le Sud voit d5 à h5 comme une ligne : elle passe d'abord, puis la colonne.",
                "Il Sud vede d5-h5 come una riga: viene prima, poi la colonna.",
            ),
            "",
            CORNER,
            &[
                Fact::After(
                    "c5-d5",
                    "b.b.b.b.b/........./........./........./...aaaaa./...a...../...a...../...a...../...a..... a trim:m:d5:c5:d5,h5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
                ),
                Fact::After(
                    "c5-d5 -h5",
                    "b.b.b.b.b/........./........./........./...aaaa../...a...../...a...../...a...../...a..... a trim:m:d5:c5:d1,d5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
                ),
                Fact::After(
                    "c5-d5 -d5",
                    "b.b.b.b.b/........./........./........./....aaaa./...a...../...a...../...a...../...a..... b turn 0",
                ),
            ],
        ),
        example(
            Tri::new(
                "West sees the file d as a row: it comes first.",
                "L'Ouest voit la colonne d comme une ligne : elle passe d'abord.",
                "L'Ovest vede la colonna d come una riga: viene prima.",
            ),
            "players=4",
            "
            c . c . c . a . a . a
            . . . . . . . . . . .
            . . . . . . . . . . .
            d . d . d . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . b . b b b b . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            b turn 0",
            &[
                Fact::After(
                    "c5-d5",
                    "c.c.c.a.a.a/.........../.........../d.d.d....../.........../.........../...bbbbb.../...b......./...b......./...b......./...b....... b trim:m:d5:c5:d1,d5 0 !c.c.c.a.a.a/.........../.........../d.d.d....../.........../.........../..b.bbbb.../...b......./...b......./...b......./...b.......",
                ),
                Fact::Decides("c5-d5", 2),
            ],
        ),
        example(
            Tri::new(
                "The end of the later alignment must wait.",
                "L'extrémité de l'alignement suivant doit attendre.",
                "L'estremità dell'allineamento successivo deve aspettare.",
            ),
            "",
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . a a a a a .
            . . . a . . . . .
            . . . a . . . . .
            . . . a . . . . .
            . . . a . . . . .
            a trim:m:d5:c5:d5,h5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
            &[Fact::Steps("-d5 -h5"), Fact::Illegal("-d1", "B-12")],
        ),
    ],
);

pub(super) const BLOCK: Clause = book(
    "B-13",
    Tri::new(
        "Block: a piece transformed a second time, with no overpopulation anywhere since its first transformation, returns to the camp it had before the first one and cannot be transformed again in this settling. An overpopulation clears all such counts and lifts all blocks.",
        "Block : une pièce transformée une deuxième fois, sans surpopulation nulle part depuis sa première transformation, revient au camp qu'elle avait avant la première et ne peut plus être transformée dans ce règlement. Une surpopulation efface ces comptes et lève tous les blocks.",
        "Blocco: un pezzo trasformato una seconda volta, senza alcuna sovrappopolazione dopo la prima trasformazione, torna al campo che aveva prima della prima e non può più essere trasformato in questa sistemazione. Una sovrappopolazione azzera questi conti e toglie tutti i blocchi.",
    ),
    &[
        example(
            Tri::new(
                "a takes d4 along the row, b takes it back along the column: d4 is blocked and stays with b.",
                "a prend d4 en ligne, b la reprend en colonne : block sur d4, qui reste à b.",
                "a prende d4 lungo la riga, b lo riprende lungo la colonna: d4 è bloccato e resta a b.",
            ),
            "",
            "
        b . b . . . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . b . . . . .
        . . . b . . . . .
        . a . b . . . . .
        . . a . . . . . .
        . . . . . . . . .
        a . a . . . a . a
        a turn 0",
            &[
                Fact::Causes("c3-c4", "transformation block"),
                Fact::After(
                    "c3-c4",
                    "b.b...b.b/........./........./...b...../...b...../.aab...../........./........./a.a...a.a b turn 0",
                ),
            ],
        ),
        example(
            Tri::new(
                "b takes f6 from a, then c would take it: f6 returns to a, the camp it had at first.",
                "b prend f6 à a, puis c la prendrait : f6 revient à a, son camp d'origine.",
                "b prende f6 ad a, poi lo prenderebbe c: f6 torna ad a, il campo che aveva all'inizio.",
            ),
            "players=3",
            "
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . b . b . . . . .
        . . . . . b . a . . .
        . . . c c . . a . . .
        . . . b . . c . . . .
        . . . a a . a c . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        . . . . . . . . . . .
        a turn 0",
            &[
                Fact::Causes("h6-f6", "transformation block"),
                Fact::After(
                    "h6-f6",
                    ".........../.........../.........../...b.b...../.....b.a.../...cca...../...b..c..../...aa.ac.../.........../.........../........... b turn 0",
                ),
            ],
        ),
    ],
);

pub(super) const END_OF_SETTLING: Clause = ruling(
    "B-14",
    Tri::new(
        "A settling always ends: blocks bound the transformations, and each overpopulation removes a piece.",
        "Un règlement se termine toujours : les blocks bornent les transformations, et chaque surpopulation retire une pièce.",
        "Una sistemazione finisce sempre: i blocchi limitano le trasformazioni, e ogni sovrappopolazione toglie un pezzo.",
    ),
    &[example(
        Tri::new(
            "One displacement, nine events, and then all is quiet.",
            "Un déplacement, neuf événements, puis tout est calme.",
            "Uno spostamento, nove eventi, poi tutto tace.",
        ),
        "",
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . b . b . .
        . . . b b b a . .
        . . . a . b a . .
        . . . b a . b . .
        . . . . . . a . .
        . . . . . . . . .
        . . . . . . . . .
        a turn 0",
        &[
            Fact::Causes(
                "g3-f4",
                "transformation transformation transformation transformation transformation block transformation block block",
            ),
            Fact::Decides("g3-f4", 2),
        ],
    )],
);
