//! The clauses on elimination and winning (B-15 to B-17).

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const ELIMINATION: Clause = Clause::new(
    "B-15",
    Tri::new("Elimination", "L'élimination", "L'eliminazione"),
    &[
        Part::booklet(
            Tri::new(
                "With three players, whoever has only three pieces left takes them off the board.",
                "À trois joueurs, les pièces de celui qui n'en a plus que trois sont retirées du plateau.",
                "In tre, i pezzi di chi ne ha soltanto tre vengono tolti dal tavoliere.",
            ),
            &["mamba-90", "mamba-103"],
        ),
        Part::booklet(
            Tri::new(
                "With four players, and in Bar Mamba, the number is two.",
                "À quatre joueurs, et au Mamba de comptoir, le nombre est de deux.",
                "In quattro, e nel Mamba da bar, il numero è due.",
            ),
            &["mamba-105", "mamba-118", "mamba-121"],
        ),
        Part::published(
            Tri::new(
                "With two players it is four.",
                "À deux joueurs, il est de quatre.",
                "In due è quattro.",
            ),
            Tri::new(
                "The pages for two players are lost; the sites Jedisjeux, Jeux à deux and Askywhale all give four.",
                "Les pages du jeu à deux sont perdues ; les sites Jedisjeux, Jeux à deux et Askywhale donnent tous quatre.",
                "Le pagine del gioco in due sono perdute; i siti Jedisjeux, Jeux à deux e Askywhale danno tutti quattro.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "Fewer pieces than that count as well.",
                "Moins de pièces encore suffit aussi.",
                "Vale anche se i pezzi sono ancora meno.",
            ),
            Tri::new(
                "A confrontation can cost several pieces at once and skip the number.",
                "Une confrontation peut coûter plusieurs pièces à la fois et sauter ce nombre.",
                "Un confronto può costare più pezzi insieme e saltare quel numero.",
            ),
        )
        .about(&["mamba-103", "mamba-118"]),
        Part::ruling(
            Tri::new(
                "It is judged when the balance is restored, not before. Several camps may fall at once. If the camp on turn falls after a birth, its turn is over.",
                "On en juge quand l'équilibre est rétabli, pas avant. Plusieurs camps peuvent tomber à la fois. Si le camp qui joue tombe après une naissance, son tour est fini.",
                "Si giudica quando l'equilibrio è ristabilito, non prima. Possono cadere più campi insieme. Se il campo di turno cade dopo una nascita, il suo turno è finito.",
            ),
            Tri::new(
                "While a confrontation runs, pieces come and go; only what is left counts.",
                "Pendant une confrontation les pièces vont et viennent ; seul compte ce qui reste.",
                "Durante un confronto i pezzi vanno e vengono; conta solo ciò che resta.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "c is down to three and leaves; the turn goes from b to a.",
                "c est réduit à trois et sort ; le tour passe de b à a.",
                "c è ridotto a tre ed esce; il turno passa da b ad a.",
            ),
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
        )
        .under("players=3")
        .showing(&["mamba-103"]),
        Example::new(
            Tri::new(
                "A birth that costs mother and child: a is down to two and its turn is over.",
                "Une naissance qui coûte la mère et l'enfant : a est réduit à deux et son tour est fini.",
                "Una nascita che costa madre e figlio: a è ridotto a due e il suo turno è finito.",
            ),
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
        )
        .under("players=4")
        .showing(&["mamba-118"]),
    ],
);

pub(super) const WIN: Clause = Clause::new(
    "B-16",
    Tri::new("Winning", "Gagner", "Vincere"),
    &[
        Part::booklet(
            Tri::new(
                "The aim is to bring the other players down to the number of B-15: three pieces with three players, two with four.",
                "Le but est de réduire les autres joueurs au nombre de B-15 : trois pièces à trois joueurs, deux à quatre.",
                "Lo scopo è ridurre gli altri giocatori al numero di B-15: tre pezzi in tre, due in quattro.",
            ),
            &["mamba-90", "mamba-105"],
        ),
        Part::consequence(
            Tri::new("The last camp standing wins.", "Le dernier camp debout gagne.", "Vince l'ultimo campo rimasto."),
            &["mamba-90", "mamba-103", "mamba-105", "mamba-118"],
        ),
        Part::booklet(
            Tri::new(
                "In Bar Mamba each of the two opponents must be brought down to two; a team has won when no player of the other is left. It may have lost one of its own on the way.",
                "Au Mamba de comptoir, il faut réduire à deux pièces chacun des deux adversaires ; une équipe a gagné quand l'autre n'a plus de joueur. Elle peut en avoir perdu un elle-même en chemin.",
                "Nel Mamba da bar bisogna ridurre a due pezzi ciascuno dei due avversari; una squadra ha vinto quando all'altra non resta alcun giocatore. Può averne perso uno anche lei per strada.",
            ),
            &["mamba-121", "mamba-122", "mamba-123"],
        ),
        Part::published(
            Tri::new(
                "With two, whoever brings the opponent down to four wins.",
                "À deux, qui réduit l'adversaire à quatre pièces gagne.",
                "In due vince chi riduce l'avversario a quattro pezzi.",
            ),
            Tri::new(
                "The pages for two players are lost; the sites Jedisjeux and Jeux à deux give this aim.",
                "Les pages du jeu à deux sont perdues ; les sites Jedisjeux et Jeux à deux donnent ce but.",
                "Le pagine del gioco in due sono perdute; i siti Jedisjeux e Jeux à deux danno questo scopo.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new("b is down to four: a wins.", "b est réduit à quatre : a gagne.", "b è ridotto a quattro: vince a."),
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
        Example::new(
            Tri::new(
                "The last player of the other team falls: a and c win.",
                "Le dernier joueur de l'autre équipe tombe : a et c gagnent.",
                "Cade l'ultimo giocatore dell'altra squadra: vincono a e c.",
            ),
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
        )
        .under("players=teams")
        .showing(&["mamba-122"]),
        Example::new(
            Tri::new(
                "c has been eliminated long ago; a alone brings down b, and the team of a and c has won.",
                "c est éliminé depuis longtemps ; a seul fait tomber b, et l'équipe de a et c a gagné.",
                "c è stato eliminato da tempo; a da solo fa cadere b, e la squadra di a e c ha vinto.",
            ),
            "
            . . . . . . . . . . .
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
        )
        .under("players=teams")
        .showing(&["mamba-123"]),
        Example::new(
            Tri::new("Nothing is played after the end.", "On ne joue plus après la fin.", "Dopo la fine non si gioca più."),
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
            &[
                Fact::Over("", "winner=a", "B-16"),
                Fact::Steps(""),
                Fact::Illegal("a1-a2", "B-16"),
                Fact::Illegal("a1-a9", "B-16"),
            ],
        ),
    ],
);

pub(super) const FALL_TOGETHER: Clause = Clause::new(
    "B-17",
    Tri::new("When all fall together", "Quand tous tombent ensemble", "Quando cadono tutti insieme"),
    &[Part::ruling(
        Tri::new(
            "If all that are left fall together, whoever has most pieces (a team: both camps together) stays on the board and wins; those who share the most stay and draw.",
            "Si tous ceux qui restent tombent ensemble, celui qui a le plus de pièces (une équipe : ses deux camps réunis) reste sur le plateau et gagne ; ceux qui en ont autant restent et font partie nulle.",
            "Se cadono insieme tutti i rimasti, chi ha più pezzi (una squadra: i due campi insieme) resta sul tavoliere e vince; chi ne ha altrettanti resta e fa patta.",
        ),
        Tri::new(
            "The booklet does not foresee it. Whoever has kept most has come nearest to the aim.",
            "Le livret ne prévoit pas ce cas. Qui a gardé le plus de pièces est le plus près du but.",
            "Il libretto non prevede il caso. Chi ha conservato più pezzi è il più vicino allo scopo.",
        ),
    )],
    &[
        Example::new(
            Tri::new(
                "a1 and b2 suffocate: four against four, a draw.",
                "a1 et b2 s'asphyxient : quatre contre quatre, partie nulle.",
                "a1 e b2 soffocano: quattro contro quattro, patta.",
            ),
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
        Example::new(
            Tri::new(
                "Both fall, and b has one piece more: b wins.",
                "Les deux tombent, et b a une pièce de plus : b gagne.",
                "Cadono entrambi, e b ha un pezzo in più: vince b.",
            ),
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
