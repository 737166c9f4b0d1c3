//! The clauses on elimination and the end (B-15 to B-20), and the common one on ends (C-3).

use super::{book, example, ruling};
use kernel::{Clause, Fact, Tri};

pub(super) const ELIMINATION: Clause = book(
    "B-15",
    Tri::new(
        "After each settling every camp that is down to the threshold is eliminated and its pieces are taken off: four pieces with two players, three with three, two with four and in teams. Several may fall at once. If the camp on turn falls after a birth, its turn is over.",
        "Après chaque règlement, tout camp réduit au seuil est éliminé et l'on retire ses pièces : quatre pièces à deux joueurs, trois à trois, deux à quatre et par équipes. Plusieurs peuvent tomber à la fois. Si le camp qui joue tombe après une naissance, son tour est fini.",
        "Dopo ogni sistemazione ogni campo ridotto alla soglia è eliminato e i suoi pezzi vengono tolti: quattro pezzi in due, tre in tre, due in quattro e a squadre. Possono cadere più campi insieme. Se il campo di turno cade dopo una nascita, il suo turno è finito.",
    ),
    &[
        example(
            Tri::new(
                "c is down to three and leaves; the turn goes from b to a.",
                "c est réduit à trois et sort ; le tour passe de b à a.",
                "c è ridotto a tre ed esce; il turno passa da b ad a.",
            ),
            "players=3",
            "
            . . . . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            b . . . . . . . . . .
            . . . . b c . . . . .
            . . . b . . . . . . c
            b . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a . a . a . a . . . .
            b turn 0",
            &[Fact::Causes("d5-d6", "transformation elimination"), Fact::Decides("d5-d6", 1)],
        ),
        example(
            Tri::new(
                "A birth that costs mother and child: a is down to two and its turn is over.",
                "Une naissance qui coûte la mère et l'enfant : a est réduit à deux et son tour est fini.",
                "Una nascita che costa madre e figlio: a è ridotto a due e il suo turno è finito.",
            ),
            "players=4",
            "
            . . c . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . d
            . . . . . . . . . . .
            . . . . . . . . . . d
            . . . . . . . . . . .
            . . . . . . . . . . d
            . . . . . . . . . . .
            . . a . b b b . . . .
            . . . . . . . . . . .
            a . . . a . . . . . .
            a turn 0",
            &[
                Fact::Causes("c3+d3", "transformation transformation"),
                Fact::Decides("c3+d3", 2),
                Fact::Causes("c3+d3 -g3", "overpopulation elimination"),
                Fact::After(
                    "c3+d3 -g3",
                    "..c.c.c..../.........../..........d/.........../..........d/.........../..........d/.........../..bbbb...../.........../........... b turn 0",
                ),
            ],
        ),
    ],
);

pub(super) const WIN: Clause = book(
    "B-16",
    Tri::new(
        "The last camp standing wins; in teams, the team that has a camp left when the other has none.",
        "Le dernier camp debout gagne ; par équipes, celle à qui il reste un camp quand l'autre n'en a plus.",
        "Vince l'ultimo campo rimasto; a squadre, quella che ha ancora un campo quando l'altra non ne ha più.",
    ),
    &[
        example(
            Tri::new("b is down to four: a wins.", "b est réduit à quatre : a gagne.", "b è ridotto a quattro: vince a."),
            "",
            "
            b . b . b . b . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a . b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[Fact::Causes("c3-c4", "transformation elimination"), Fact::Over("c3-c4", "winner=a", "B-16")],
        ),
        example(
            Tri::new(
                "The last camp of the other team falls: a and c win.",
                "Le dernier camp de l'autre équipe tombe : a et c gagnent.",
                "Cade l'ultimo campo dell'altra squadra: vincono a e c.",
            ),
            "players=teams",
            "
            . . c . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . a . b . . . . . . .
            . . a . . . . . . . .
            . . . . . . . . . . .
            a . . . . . . b . b .
            a turn 0",
            &[Fact::Over("c3-c4", "winner=ac", "B-16")],
        ),
        example(
            Tri::new("Nothing is played after the end.", "On ne joue plus après la fin.", "Dopo la fine non si gioca più."),
            "",
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a a a . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[Fact::Over("", "winner=a", "B-16"), Fact::Steps(""), Fact::Illegal("a1-a2", "B-16")],
        ),
    ],
);

pub(super) const FALL_TOGETHER: Clause = ruling(
    "B-17",
    Tri::new(
        "If all sides that are left fall together, the side with most pieces (in teams, of both camps) stays on the board and wins; sides that share the most stay and draw.",
        "Si tous les côtés restants tombent ensemble, celui qui a le plus de pièces (par équipes, les deux camps réunis) reste sur le plateau et gagne ; ceux qui en ont autant restent et font nulle.",
        "Se cadono insieme tutte le parti rimaste, quella con più pezzi (a squadre, dei due campi insieme) resta sulla scacchiera e vince; quelle che ne hanno altrettanti restano e pattano.",
    ),
    &[
        example(
            Tri::new(
                "a1 and b2 suffocate: four against four, a draw.",
                "a1 et b2 s'asphyxient : quatre contre quatre, partie nulle.",
                "a1 e b2 soffocano: quattro contro quattro, patta.",
            ),
            "",
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . . . . . .
            b b b . . . . . .
            . a a a . . . . .
            b b . . . . . . .
            b turn 0",
            &[
                Fact::Causes("a3-a2", "asphyxia"),
                Fact::After(
                    "a3-a2",
                    "........./........./........./........./........./a.a....../.bb....../b.aa...../.b....... a turn 0",
                ),
                Fact::Over("a3-a2", "draw", "B-17"),
            ],
        ),
        example(
            Tri::new(
                "Both fall, and b has one piece more: b wins.",
                "Les deux tombent, et b a une pièce de plus : b gagne.",
                "Cadono entrambi, e b ha un pezzo in più: vince b.",
            ),
            "",
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . b . . . . . .
            . b a a . . . . .
            b a . a . . . . .
            . b b a . . . . .
            a turn 0",
            &[Fact::Over("d2-c2", "winner=b", "B-17")],
        ),
    ],
);

pub(super) const DRAW: Clause = ruling(
    "B-18",
    Tri::new(
        "A hundred turns in a row without birth, death or transformation are a draw between all who are left. Every birth, death or transformation (a block included) sets the count to nought; a displacement that brings none of them adds one.",
        "Cent tours de suite sans naissance, mort ni transformation font partie nulle entre tous ceux qui restent. Toute naissance, mort ou transformation (block compris) remet le compte à zéro ; un déplacement qui n'en amène aucune ajoute un.",
        "Cento turni di seguito senza nascite, morti né trasformazioni fanno patta tra tutti i rimasti. Ogni nascita, morte o trasformazione (blocco compreso) azzera il conto; uno spostamento che non ne porta aggiunge uno.",
    ),
    &[example(
        Tri::new("The hundredth quiet turn.", "Le centième tour calme.", "Il centesimo turno tranquillo."),
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
        a turn 99",
        &[
            Fact::Over("a1-a2", "draw", "B-18"),
            Fact::After(
                "a1-a2",
                "b.b.b.b.b/........./........./........./........./.a.b...../..a....../a......../..a.a.a.a b turn 100",
            ),
            Fact::After(
                "c3-c4",
                "b.b.b.b.b/........./........./........./........./.aaa...../........./........./a.a.a.a.a b turn 0",
            ),
            Fact::After(
                "a1+a2",
                "b.b.b.b.b/........./........./........./........./.a.b...../..a....../a......../a.a.a.a.a a turn:a1 0",
            ),
            Fact::After(
                "a1+a2 e1-f2",
                "b.b.b.b.b/........./........./........./........./.a.b...../..a....../a....a.../a.a...a.a b turn 1",
            ),
        ],
    )],
);

pub(super) const RESIGNATION: Clause = ruling(
    "B-19",
    Tri::new(
        "A camp that resigns is taken off the board, and the others play on; if an end was being chosen, the settling goes on without it. In teams its side loses.",
        "Un camp qui abandonne est retiré du plateau et les autres continuent ; si une extrémité était à choisir, le règlement se poursuit sans lui. Par équipes, son côté perd.",
        "Un campo che abbandona è tolto dalla scacchiera e gli altri continuano; se c'era un'estremità da scegliere, la sistemazione prosegue senza di lui. A squadre la sua parte perde.",
    ),
    &[],
);

pub(super) const FINAL: Clause = book(
    "B-20",
    Tri::new(
        "A displacement is final: nothing is taken back. The table keeps this rule, not the position: to play it so, set the table up without take-backs.",
        "Un déplacement ne se reprend pas. C'est la table qui tient cette règle, non la position : pour la jouer ainsi, ouvrez une table sans reprise.",
        "Uno spostamento è definitivo: non si riprende. È il tavolo a tenere questa regola, non la posizione: per giocarla così, apri un tavolo senza mosse annullate.",
    ),
    &[],
);

pub(super) const COMMON_ENDS: Clause = ruling(
    "C-3",
    Tri::new(
        "The game also ends when the last opponent resigns, when all sides agree on a draw, and in a draw when the same position stands for the third time at the start of a turn.",
        "La partie finit aussi quand le dernier adversaire abandonne, quand tous conviennent de la nulle, et par une nulle quand la même position se présente pour la troisième fois au début d'un tour.",
        "La partita finisce anche quando l'ultimo avversario abbandona, quando tutti si accordano per la patta, e in patta quando la stessa posizione si presenta per la terza volta all'inizio di un turno.",
    ),
    &[],
);
