//! The clauses on the Block and on the end of a confrontation (B-13, B-14).

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const BLOCK: Clause = Clause::new(
    "B-13",
    Tri::same("Block"),
    &[
        Part::booklet(
            Tri::new(
                "The Block keeps a piece from changing camp without end.",
                "Le Block met fin au va-et-vient d'une pièce entre les camps.",
                "Il Block impedisce che un pezzo cambi campo all'infinito.",
            ),
            &["mamba-77", "mamba-78"],
        ),
        Part::booklet(
            Tri::new(
                "There is a Block when a piece changes camp twice and no overpopulation has come between the two transformations. After them the piece stays in its first camp.",
                "Transformée deux fois sans surpopulation dans l'intervalle, une pièce est bloquée : elle garde le camp qu'elle avait au début.",
                "C'è un Block quando un pezzo cambia campo due volte senza che tra le due trasformazioni ci sia stata una sovrappopolazione. Dopo, il pezzo resta nel suo primo campo.",
            ),
            &["mamba-79", "mamba-80"],
        ),
        Part::consequence(
            Tri::new(
                "It goes back to the camp it had before the first change, even if a third camp makes the second one.",
                "Elle revient au camp qu'elle avait avant le premier changement, même si un troisième camp fait le second.",
                "Torna al campo che aveva prima del primo cambio, anche se il secondo lo fa un terzo campo.",
            ),
            &["mamba-80"],
        ),
        Part::ruling(
            Tri::new(
                "The two changes are counted within one confrontation, and an overpopulation anywhere on the board comes between. A blocked piece is not transformed again in this confrontation; an overpopulation clears the counts and lifts all Blocks.",
                "Les deux changements se comptent dans une même confrontation, et une surpopulation n'importe où sur le plateau les sépare. Une pièce bloquée n'est plus transformée dans cette confrontation ; une surpopulation efface les comptes et lève tous les Blocks.",
                "I due cambi si contano in uno stesso confronto, e una sovrappopolazione in qualunque punto del tavoliere li separa. Un pezzo bloccato non si trasforma più in quel confronto; una sovrappopolazione azzera i conti e toglie tutti i Block.",
            ),
            Tri::new(
                "The booklet says neither where the overpopulation must be nor how long the Block holds. Counted for the whole board and until the balance is restored, the Block does what it is for: every confrontation ends (B-14).",
                "Le livret ne dit ni où doit être la surpopulation ni combien de temps tient le Block. Compté pour tout le plateau et jusqu'au retour de l'équilibre, le Block fait ce qu'on attend de lui : toute confrontation finit (B-14).",
                "Il libretto non dice né dove debba essere la sovrappopolazione né quanto duri il Block. Contato per tutto il tavoliere e finché l'equilibrio è ristabilito, il Block fa ciò a cui serve: ogni confronto finisce (B-14).",
            ),
        )
        .about(&["mamba-79"]),
        Part::booklet(
            Tri::new(
                "A Block is a fragile balance: a new action can upset it again.",
                "Un Block tient à peu de chose : la prochaine action peut tout rouvrir.",
                "Un Block è un equilibrio fragile: una nuova azione può rimetterlo in discussione.",
            ),
            &["mamba-87"],
        ),
        Part::consequence(
            Tri::new(
                "The unequal contact that it leaves rests until one of its two alignments changes.",
                "Le contact inégal qu'il laisse reste en repos tant qu'aucun de ses deux alignements ne change.",
                "Il contatto disuguale che lascia riposa finché uno dei suoi due allineamenti non cambia.",
            ),
            &["mamba-61", "mamba-87"],
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "a comes to c4 and takes d4 along the row; there is no overpopulation; b takes d4 back along the column: Block, and d4 stays with b. The four pictures are lost; this board is our construction.",
                "a vient en c4 et prend d4 en ligne ; pas de surpopulation ; b reprend d4 en colonne : Block, et d4 reste à b. Les quatre figures sont perdues ; ce plateau est notre construction.",
                "a viene in c4 e prende d4 lungo la riga; nessuna sovrappopolazione; b riprende d4 lungo la colonna: Block, e d4 resta a b. Le quattro figure sono perdute; questo tavoliere è una nostra ricostruzione.",
            ),
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
        )
        .figure(
            Tri::new("The Block in four pictures", "Le Block en quatre figures", "Il Block in quattro figure"),
            &["mamba-81", "mamba-82", "mamba-83", "mamba-85", "mamba-86"],
        ),
        Example::new(
            Tri::new(
                "The Block is fragile: a quiet move leaves it alone, but a third piece on a4 upsets it, and d4 is fought over again.",
                "Le Block est fragile : un coup tranquille le laisse en paix, mais une troisième pièce en a4 le remet en question, et l'on se dispute à nouveau d4.",
                "Il Block è fragile: una mossa tranquilla lo lascia in pace, ma un terzo pezzo in a4 lo rimette in discussione, e d4 è di nuovo conteso.",
            ),
            "
            b . b . . . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . b . . . . .
            . . . b . . . . .
            . a a b . . . . .
            a . . . . . . . .
            . . . . . . . . .
            a . . . . . a . a
            a turn 0",
            &[Fact::Causes("i1-i2", ""), Fact::Causes("a3-a4", "transformation block")],
        )
        .showing(&["mamba-87"]),
        Example::new(
            Tri::new(
                "b takes f6 from a, then c would take it: f6 returns to a, the camp it had at first.",
                "b prend f6 à a, puis c la prendrait : f6 revient à a, son premier camp.",
                "b prende f6 ad a, poi lo prenderebbe c: f6 torna ad a, il suo primo campo.",
            ),
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
        )
        .under("players=3")
        .showing(&["mamba-80"]),
    ],
);

pub(super) const END_OF_CONFRONTATION: Clause = Clause::new(
    "B-14",
    Tri::new("Every confrontation ends", "Toute confrontation finit", "Ogni confronto finisce"),
    &[Part::ruling(
        Tri::new(
            "A confrontation always comes to an end.",
            "Une confrontation se termine toujours.",
            "Un confronto finisce sempre.",
        ),
        Tri::new(
            "It follows from the Block as we read it: between two overpopulations a piece changes at most twice, and each overpopulation takes a piece off the board.",
            "Cela suit du Block tel que nous le lisons : entre deux surpopulations, une pièce change au plus deux fois, et chaque surpopulation retire une pièce du plateau.",
            "Segue dal Block come lo leggiamo: tra due sovrappopolazioni un pezzo cambia al massimo due volte, e ogni sovrappopolazione toglie un pezzo dal tavoliere.",
        ),
    )
    .about(&["mamba-67", "mamba-78"])],
    &[Example::new(
        Tri::new(
            "One displacement, nine events, and then all is quiet.",
            "Un déplacement, neuf événements, puis tout est calme.",
            "Uno spostamento, nove eventi, poi tutto tace.",
        ),
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
