//! the duel for four.

use super::START;
use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_19: Clause = Clause::new(
    "X-19",
    Tri::new("The duel for four", "Le duel à quatre", "La sfida a quattro"),
    &[
        Part::booklet(
            Tri::new(
                "Two pairs play against each other, from the same start and by the same rules as two players, \
                 but for this: one of the pair plays the moves, and his partner may move the tiles.",
                "Deux couples s'affrontent, avec le même départ et les mêmes règles qu'à deux, à ceci près : \
                 l'un joue les coups, et son partenaire peut déplacer les cases.",
                "Si affrontano due coppie, con la stessa partenza e le stesse regole che a due, con questa \
                 differenza: uno fa le mosse, e il suo compagno può spostare le caselle.",
            ),
            &["madamx-52", "madamx-53", "madamx-54", "madamx-55"],
        ),
        Part::consequence(
            Tri::new(
                "So of each pair one makes all decisions about pieces, the other all about tiles.",
                "Dans chaque couple, l'un décide donc des pions, l'autre de toutes les cases.",
                "In ogni coppia uno decide dunque delle pedine, l'altro di tutte le caselle.",
            ),
            &["madamx-55"],
        ),
    ],
    &[Example::new(
        Tri::new(
            "Light's mover, light's tiler, dark's mover, dark's tiler. The picture is lost; this board is \
                 ours.",
            "Les pions clairs, les cases claires, les pions foncés, les cases foncées. L'image est perdue \
                 ; cette position est de nous.",
            "Le pedine chiare, le caselle dei chiari, le pedine scure, le caselle degli scuri. L'immagine \
                 è perduta; questa posizione è nostra.",
        ),
        START,
        &[
            Fact::Decides("", 1),
            Fact::Decides("c3-d4", 2),
            Fact::Decides("c3-d4 stay", 3),
            Fact::Decides("c3-d4 stay f6-g5", 4),
            Fact::Decides("c3-d4 stay f6-g5 f6>a2", 1),
        ],
    )
    .under("players=4")
    .figure(Tri::new("Figure 5", "Figure 5", "Figura 5"), &["madamx-54", "madamx-126"])],
);

pub(super) const X_20: Clause = Clause::new(
    "X-20",
    Tri::new("Silence between partners", "Silence entre partenaires", "Silenzio fra compagni"),
    &[
        Part::booklet(
            Tri::new(
                "Partners exchange no advice, hint or signal of any kind. If they do, their move is annulled \
                 and it is the opponents' turn.",
                "Les partenaires ne se conseillent pas, ne se soufflent rien et ne se font aucun signe. S'ils \
                 le font, leur coup ne vaut pas et la main passe aux adversaires.",
                "I compagni non si consigliano, non si suggeriscono nulla e non si fanno alcun segno. Se lo \
                 fanno, la loro mossa non vale e tocca agli avversari.",
            ),
            &["madamx-56"],
        ),
        Part::ruling(
            Tri::new(
                "The annulled turn is the one in progress, or the last one if no opponent has decided since: \
                 it is taken back with its tiles, its counter and the right to object that lay in it, and the \
                 other side moves. Both opponents must agree on it, or the host. A second annulment in a row \
                 is refused: first a step must be played.",
                "Le tour annulé est celui qui est en cours, ou le dernier si aucun adversaire n'a décidé \
                 depuis : il est repris avec ses cases, son compte et le droit de protester qu'il contenait, \
                 et l'autre camp joue. Il y faut l'accord des deux adversaires, ou de l'hôte. Une seconde \
                 annulation de suite est refusée : il faut d'abord qu'un coup soit joué.",
                "Il turno annullato è quello in corso, o l'ultimo se nessun avversario ha deciso da allora: è \
                 ripreso con le sue caselle, il suo conto e il diritto di protestare che conteneva, e muove \
                 l'altra parte. Ci vuole l'accordo dei due avversari, o di chi ospita. Un secondo \
                 annullamento di seguito è rifiutato: prima va giocata una mossa.",
            ),
            Tri::new(
                "The booklet does not say who judges, nor how much is undone. A turn is what the pair gained \
                 by speaking; one fault costs one turn.",
                "Le livret ne dit pas qui juge, ni jusqu'où l'on revient. Un tour est ce que le couple a \
                 gagné en parlant ; une faute coûte un tour.",
                "Il libretto non dice chi giudica, né quanto si disfa. Un turno è ciò che la coppia ha \
                 guadagnato parlando; un errore costa un turno.",
            ),
        )
        .about(&["madamx-56"]),
        Part::ruling(
            Tri::new(
                "After an objection (X-28), until the objecting side's next move, it is the reopened turn \
                 that is annulled, from its own beginning; the objection itself cannot be.",
                "Après une objection (X-28), jusqu'au coup suivant du camp qui a protesté, c'est le tour \
                 repris qui s'annule, depuis son propre début ; l'objection elle-même ne s'annule pas.",
                "Dopo un'obiezione (X-28), fino alla mossa seguente di chi ha protestato, è il turno ripreso \
                 che si annulla, dal suo inizio; l'obiezione stessa no.",
            ),
            Tri::new(
                "To object is a right, not a move that one could have been advised in.",
                "Protester est un droit, non un coup que l'on aurait pu se faire souffler.",
                "Protestare è un diritto, non una mossa che ci si possa far suggerire.",
            ),
        )
        .about(&["madamx-20", "madamx-56"]),
    ],
    &[Example::new(
        Tri::new(
            "Light's very first turn, c3-d4, was annulled because the partners spoke: the start stands \
                 again, and dark's mover decides.",
            "Le tout premier tour des clairs, c3-d4, a été annulé parce que les partenaires ont parlé : \
                 le départ est rétabli et c'est aux pions foncés.",
            "Il primissimo turno del chiaro, c3-d4, è stato annullato perché i compagni hanno parlato: \
                 torna la partenza e decide chi muove le pedine scure.",
        ),
        "
            -d-d-d-d
            d-d-d-d-
            -d-d-d-d
            +-+-+-+-
            -+-+-+-+
            l-l-l-l-
            -l-l-l-l
            l-l-l-l-
            d move 0",
        &[Fact::Decides("", 3), Fact::Steps("b6-a5 b6-c5 d6-c5 d6-e5 f6-e5 f6-g5 h6-g5")],
    )
    .under("players=4")
    .showing(&["madamx-56"])],
);

pub(super) const X_21: Clause = Clause::new(
    "X-21",
    Tri::new("A double game for four", "Une double partie à quatre", "Una doppia partita a quattro"),
    &[
        Part::booklet(
            Tri::new(
                "Four players are advised to play a double game: the same teams, with the partners' roles \
                 exchanged.",
                "Aux quatre joueurs le livret recommande deux parties de suite entre les mêmes couples ; dans \
                 la seconde, chacun prend le rôle de son partenaire.",
                "A chi gioca in quattro il libretto raccomanda due partite di seguito fra le stesse coppie; \
                 nella seconda ciascuno prende il ruolo del compagno.",
            ),
            &["madamx-57"],
        ),
        Part::ruling(
            Tri::new(
                "The table plays it as one match with one score.",
                "La table la joue comme une seule rencontre, avec un seul score.",
                "Il tavolo la gioca come un unico incontro, con un solo punteggio.",
            ),
            Tri::new(
                "The booklet advises two games and says nothing of counting; a double game has one result.",
                "Le livret conseille deux parties et ne dit rien du décompte ; une double partie a un seul \
                 résultat.",
                "Il libretto consiglia due partite e non dice nulla del conto; una doppia partita ha un solo \
                 risultato.",
            ),
        )
        .about(&["madamx-57"]),
    ],
    &[Example::new(
        Tri::new(
            "First game: Ada moves light's pieces (seat 1), Bea its tiles (seat 2). Second game: Bea has \
                 seat 1 and Ada seat 2, and the dark pair changes likewise.",
            "Première partie : Ada joue les pions clairs (place 1), Béa leurs cases (place 2). Seconde \
                 partie : Béa a la place 1, Ada la place 2, et le couple foncé change de même.",
            "Prima partita: Ada muove le pedine chiare (posto 1), Bea le caselle (posto 2). Seconda \
                 partita: Bea ha il posto 1, Ada il posto 2, e la coppia scura cambia allo stesso modo.",
        ),
        START,
        &[Fact::Decides("", 1), Fact::Decides("c3-d4", 2)],
    )
    .under("players=4")
    .showing(&["madamx-57"])],
);
