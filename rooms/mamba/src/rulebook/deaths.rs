//! The boards of B-11: asphyxia, overpopulation, and how a confrontation runs.

use kernel::{Example, Fact, Tri};

const ASPHYXIAS: Tri = Tri::new("Asphyxia", "Asphyxies", "Asfissie");

pub(super) const EXAMPLES: &[Example] = &[
    Example::new(
        Tri::new(
            "A full cross: with f6 taken too, e6 has no free point left. The picture is lost; this board is our construction.",
            "La croix pleine : f6 prise à son tour, e6 n'a plus de point libre. La figure est perdue ; ce plateau est notre construction.",
            "La croce piena: occupato anche f6, e6 non ha più punti liberi. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
        ),
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . a . . . .
        . . . a b . . . .
        . . . . a . a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a . a . a . . . a
        a turn 0",
        &[
            Fact::Causes("g5-f6", "asphyxia"),
            Fact::After("g5-f6", "b.b.b.b.b/........./....a..../...a.a.../....a..../........./........./........./a.a.a...a b turn 0"),
        ],
    )
    .figure(ASPHYXIAS, &["mamba-49", "mamba-51", "mamba-52"]),
    Example::new(
        Tri::new(
            "In the corner two pieces are enough: a1 dies. The picture is lost; this board is our construction.",
            "Dans le coin, deux pièces suffisent : a1 meurt. La figure est perdue ; ce plateau est notre construction.",
            "Nell'angolo bastano due pezzi: a1 muore. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
        ),
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
    )
    .figure(ASPHYXIAS, &["mamba-49", "mamba-51", "mamba-52"]),
    Example::new(
        Tri::new(
            "Five in a row: their owner takes off a4 or e4. The picture is lost; this board is our construction.",
            "Cinq en ligne : leur propriétaire retire a4 ou e4. La figure est perdue ; ce plateau est notre construction.",
            "Cinque in fila: il proprietario toglie a4 o e4. La figura è perduta; questo tavoliere è una nostra ricostruzione.",
        ),
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
    )
    .figure(Tri::new("Overpopulation", "Surpopulation", "Sovrappopolazione"), &["mamba-53", "mamba-54"]),
    Example::new(
        Tri::new(
            "Six in a row: two have to go, both from the end that is chosen.",
            "Six en ligne : deux sont de trop, et partent toutes deux de l'extrémité choisie.",
            "Sei in fila: due sono di troppo, e se ne vanno entrambi dall'estremità scelta.",
        ),
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a a a . a a . . .
        . . . a . . . . .
        . . . . . . . . .
        . . . . a . a . .
        a turn 0",
        &[
            Fact::Causes("d3-d4 -a4", "overpopulation"),
            Fact::After("d3-d4 -a4", "b.b.b.b.b/........./........./........./........./..aaaa.../........./........./....a.a.. b turn 0"),
            Fact::After("d3-d4 -f4", "b.b.b.b.b/........./........./........./........./aaaa...../........./........./....a.a.. b turn 0"),
        ],
    )
    .showing(&["mamba-48"]),
    Example::new(
        Tri::new(
            "Asphyxia goes before overpopulation: a4 dies, and four are left in the row.",
            "L'asphyxie passe avant la surpopulation : a4 meurt, et il reste quatre pièces en ligne.",
            "L'asfissia viene prima della sovrappopolazione: a4 muore, e in fila ne restano quattro.",
        ),
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
    )
    .showing(&["mamba-57"]),
    Example::new(
        Tri::new(
            "b walks into four of a, which transform it; a, with five now, chooses in b's turn.",
            "b vient au contact de quatre pièces de a, qui la transforment ; a, qui en a maintenant cinq, choisit pendant le tour de b.",
            "b entra in contatto con quattro pezzi di a, che lo trasformano; a, che ora ne ha cinque, sceglie nel turno di b.",
        ),
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
    )
    .showing(&["mamba-47", "mamba-68"]),
    Example::new(
        Tri::new(
            "While an end is to be chosen nothing else may be played.",
            "Tant qu'une extrémité est à choisir, rien d'autre ne se joue.",
            "Finché c'è un'estremità da scegliere non si gioca altro.",
        ),
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
    Example::new(
        Tri::new(
            "A confrontation in steps: after the displacement three take one, four take the next, and five are too many. The pictures are lost; this board is our construction.",
            "Une confrontation pas à pas : après le déplacement, trois en prennent une, quatre la suivante, et cinq sont de trop. Les figures sont perdues ; ce plateau est notre construction.",
            "Un confronto passo per passo: dopo lo spostamento tre ne prendono uno, quattro il successivo, e cinque sono troppi. Le figure sono perdute; questo tavoliere è una nostra ricostruzione.",
        ),
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
    )
    .figure(Tri::new("The series of page 6", "La série de la page 6", "La serie di pagina 6"), &["mamba-69", "mamba-70"]),
    Example::new(
        Tri::new(
            "A Block that stands: b4 and c4 outnumber d4, but neither alignment has changed. They rest until one of them does.",
            "Un Block établi : b4 et c4 dominent d4, mais aucun des deux alignements n'a changé. Rien ne bouge tant que l'un ne change pas.",
            "Un Block stabilito: b4 e c4 superano d4, ma nessuno dei due allineamenti è cambiato. Riposano finché uno dei due non cambia.",
        ),
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
    )
    .showing(&["mamba-61", "mamba-87"]),
];
