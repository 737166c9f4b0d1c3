//! The clause on confrontations and what restores their balance (B-11). Its boards are next door, in `deaths`.

use super::deaths;
use kernel::{Clause, Part, Tri};

pub(super) const CONFRONTATION: Clause = Clause::new(
    "B-11",
    Tri::new("Confrontation", "La confrontation", "Il confronto"),
    &[
        Part::booklet(
            Tri::new(
                "An action is the displacement of a piece, a birth, the death of a piece or the transformation of a piece.",
                "Se déplacer, naître, mourir, être transformée : tout ce qui peut arriver à une pièce s'appelle une action.",
                "Un'azione è lo spostamento di un pezzo, una nascita, la morte di un pezzo o la trasformazione di un pezzo.",
            ),
            &["mamba-42"],
        ),
        Part::booklet(
            Tri::new(
                "Where alignments touch alignments of an opponent, there is a confrontation. A change in it, after an action, upsets its balance.",
                "Des camps dont les alignements se touchent sont en confrontation. Qu'une action y change quelque chose, et l'équilibre est rompu.",
                "Dove degli allineamenti toccano allineamenti avversari c'è un confronto. Un cambiamento, dopo un'azione, ne rompe l'equilibrio.",
            ),
            &["mamba-59", "mamba-60", "mamba-61"],
        ),
        Part::booklet(
            Tri::new(
                "To restore it, actions follow one another, at each stage in this order: 1. asphyxia; 2. overpopulation; 3. transformations for the player whose action began it all; 4. transformations for the other player. The balance is restored when nothing is left to do.",
                "On le rétablit action par action, en regardant chaque fois, dans l'ordre : 1. asphyxie ; 2. surpopulation ; 3. transformations pour le joueur dont l'action a tout déclenché ; 4. transformations pour l'autre joueur. Quand plus rien ne s'applique, c'est fait.",
                "Per ristabilirlo le azioni si susseguono, a ogni tappa in quest'ordine: 1. asfissia; 2. sovrappopolazione; 3. trasformazioni per il giocatore la cui azione ha dato il via; 4. trasformazioni per l'altro giocatore. L'equilibrio è ristabilito quando non resta più nulla da fare.",
            ),
            &["mamba-62", "mamba-63", "mamba-64", "mamba-65", "mamba-66", "mamba-67"],
        ),
        Part::booklet(
            Tri::new(
                "With three and four, the transformations of the others come in clockwise order.",
                "À trois et à quatre, les autres joueurs font leurs transformations chacun à son tour, dans le sens horaire.",
                "In tre e in quattro le trasformazioni degli altri giocatori si fanno in senso orario.",
            ),
            &["mamba-99", "mamba-100", "mamba-114", "mamba-115"],
        ),
        Part::consequence(
            Tri::new(
                "Transformations are made one at a time, and after each one begins again with 1. A birth opens a confrontation like a displacement.",
                "Les transformations se font une à une, et après chacune on reprend au point 1. Une naissance ouvre une confrontation comme un déplacement.",
                "Le trasformazioni si fanno una alla volta, e dopo ognuna si riprende dal punto 1. Una nascita apre un confronto come uno spostamento.",
            ),
            &["mamba-21", "mamba-37", "mamba-62", "mamba-68"],
        ),
        Part::booklet(
            Tri::new(
                "Asphyxia: a piece that cannot move any more disappears at once. Either its cross is wholly occupied, or it stands at one edge of the board or two and fewer than four pieces shut it in.",
                "Asphyxie : qui n'a plus de point où aller meurt aussitôt. D'ordinaire, c'est que les quatre points de sa croix sont pris ; au bord et dans un coin, il en faut moins.",
                "Asfissia: un pezzo che non può più muoversi sparisce subito. O la sua croce è tutta occupata, o sta su un bordo del tavoliere, o su due, e bastano meno di quattro pezzi a chiuderlo.",
            ),
            &["mamba-41", "mamba-43", "mamba-44"],
        ),
        Part::ruling(
            Tri::new(
                "All pieces that suffocate at one moment die together, of whichever camp.",
                "Toutes les pièces asphyxiées au même moment meurent ensemble, quel que soit leur camp.",
                "Tutti i pezzi asfissiati nello stesso momento muoiono insieme, di qualunque campo siano.",
            ),
            Tri::new(
                "Death is immediate, and the booklet gives no order: none is saved by the death of another.",
                "La mort est immédiate et le livret ne donne pas d'ordre : aucune n'est sauvée par la mort d'une autre.",
                "La morte è immediata e il libretto non dà un ordine: nessuno si salva per la morte di un altro.",
            ),
        )
        .about(&["mamba-43", "mamba-56"]),
        Part::booklet(
            Tri::new(
                "Overpopulation: an alignment of more than four pieces. If an action brings it about, the player concerned chooses the end at which he takes pieces off until four are left; if there are several to take off, all from the same end.",
                "Surpopulation : un alignement de plus de quatre pièces. Si une action l'amène, le joueur concerné choisit l'extrémité où il retire des pièces jusqu'à ce qu'il en reste quatre ; s'il y en a plusieurs à retirer, toutes à la même extrémité.",
                "Sovrappopolazione: un allineamento di più di quattro pezzi. Se un'azione la provoca, il giocatore interessato sceglie l'estremità da cui togliere pezzi finché ne restano quattro; se ce n'è più d'uno da togliere, tutti dalla stessa estremità.",
            ),
            &["mamba-45", "mamba-46", "mamba-47", "mamba-48"],
        ),
        Part::ruling(
            Tri::new(
                "The player concerned is the owner of the alignment, even in another's turn. The choice is a step of its own, and nothing else is played before it.",
                "Le joueur concerné est le propriétaire de l'alignement, même pendant le tour d'un autre. Le choix est un coup à part, et rien d'autre ne se joue avant lui.",
                "Il giocatore interessato è il proprietario dell'allineamento, anche nel turno di un altro. La scelta è una mossa a sé, e prima non si gioca altro.",
            ),
            Tri::new(
                "They are the owner's pieces that go. A shop's description (La Planque, Mende) lets whoever made the alignment choose; the booklet speaks of the player concerned.",
                "Ce sont ses pièces qui s'en vont. La description d'une boutique (La Planque, à Mende) laisse choisir celui qui a formé l'alignement ; le livret parle du joueur concerné.",
                "Sono i suoi pezzi ad andarsene. La descrizione di un negozio (La Planque, a Mende) lascia scegliere chi ha formato l'allineamento; il libretto parla del giocatore interessato.",
            ),
        )
        .about(&["mamba-47"]),
        Part::booklet(
            Tri::new(
                "Death never waits; asphyxia goes before overpopulation; and after every single transformation one looks first whether an alignment has grown too long.",
                "On meurt sans délai ; l'asphyxie passe avant la surpopulation ; et après chaque transformation, on regarde d'abord si un alignement est devenu trop long.",
                "La morte è sempre immediata; l'asfissia viene prima della sovrappopolazione; e dopo ogni trasformazione si guarda prima se un allineamento è diventato troppo lungo.",
            ),
            &["mamba-55", "mamba-56", "mamba-57", "mamba-68"],
        ),
        Part::ruling(
            Tri::new(
                "Only what has changed is judged: of two alignments in contact, at least one must not have stood exactly so, with the same points, camp and direction, before the birth or displacement. A pause for a choice does not begin a new confrontation.",
                "On ne juge que ce qui a changé : de deux alignements au contact, l'un au moins ne devait pas être exactement tel, mêmes points, même camp, même sens, avant la naissance ou le déplacement. L'attente d'un choix n'ouvre pas une nouvelle confrontation.",
                "Si giudica solo ciò che è cambiato: di due allineamenti a contatto almeno uno non doveva stare esattamente così, stessi punti, stesso campo, stessa direzione, prima della nascita o dello spostamento. L'attesa di una scelta non apre un nuovo confronto.",
            ),
            Tri::new(
                "By the booklet it is a change that upsets the balance. Without this a Block (B-13) would be fought over again in every turn.",
                "D'après le livret, c'est un changement qui rompt l'équilibre. Sans cela, on se disputerait un Block (B-13) à chaque tour.",
                "Secondo il libretto è un cambiamento a rompere l'equilibrio. Altrimenti un Block (B-13) si disputerebbe di nuovo a ogni turno.",
            ),
        )
        .about(&["mamba-61", "mamba-87"]),
    ],
    deaths::EXAMPLES,
);
