//! The clauses on what players watch over at a table: D-15, D-16, and what all games share.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-15",
        Tri::new("Touched is moved", "Pion touché, pion joué", "Pezzo toccato, pezzo mosso"),
        &[
            Part::booklet(
                Tri::new(
                    "A piece that was touched must be moved.",
                    "Qui touche un pion doit le jouer.",
                    "Chi tocca una pedina deve muoverla.",
                ),
                &["dames-25"],
            ),
            Part::ruling(
                Tri::new(
                    "This holds with `touch=on`; by default a player may think again.",
                    "C'est le cas avec `touch=on` ; par défaut, un joueur peut se raviser.",
                    "Vale con `touch=on`; di norma un giocatore può ripensarci.",
                ),
                Tri::new(
                    "On a screen a finger slips easily, and nobody meant to touch anything. Whoever wants the letter of the booklet has it.",
                    "Sur un écran, le doigt glisse facilement, sans que personne ait voulu toucher. Qui veut la lettre du livret l'obtient.",
                    "Su uno schermo il dito scivola facilmente, senza che nessuno volesse toccare. Chi vuole la lettera del libretto ce l'ha.",
                ),
            )
            .about(&["dames-25"])
            .readings(&["touch=on"]),
            Part::ruling(
                Tri::new(
                    "A piece counts as touched when it is pointed at first and can move; one that cannot move binds nobody. Where a move is written out whole, nothing is touched.",
                    "Un pion est touché quand on le désigne en premier et qu'il peut jouer ; s'il ne le peut pas, il n'engage à rien. Quand le coup est écrit en entier, rien n'est touché.",
                    "Un pezzo è toccato quando lo si indica per primo e può muovere; se non può, non obbliga a nulla. Se la mossa è scritta per intero, nulla è toccato.",
                ),
                Tri::new(
                    "The booklet does not say what becomes of a piece that cannot move, and it knows neither screens nor written moves.",
                    "Le livret ne dit pas ce qu'il advient d'un pion qui ne peut pas bouger, et ne connaît ni écrans ni coups écrits.",
                    "Il libretto non dice che cosa accade con un pezzo che non può muovere, e non conosce né schermi né mosse scritte.",
                ),
            )
            .about(&["dames-25"]),
        ],
        &[Example::new(
            Tri::new(
                "Whoever touches 32 plays 32-27 or 32-28; whoever touches 37 plays 37-31. 38 cannot move, and touching it binds nobody.",
                "Qui touche 32 joue 32-27 ou 32-28 ; qui touche 37 joue 37-31. 38 ne peut pas bouger, et le toucher n'engage à rien.",
                "Chi tocca 32 gioca 32-27 o 32-28; chi tocca 37 gioca 37-31. 38 non può muovere, e toccarla non obbliga a nulla.",
            ),
            "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   m   m   .   .
                .   m   m   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
            &[Fact::Steps("32-27 32-28 33-28 33-29 37-31"), Fact::Illegal("38-32", "D-3")],
        )
        .under("touch=on")
        .showing(&["dames-25"])],
    ),
    Clause::new(
        "D-16",
        Tri::new("Overlooked captures", "Les prises oubliées", "Le prese sfuggite"),
        &[
            Part::booklet(
                Tri::new(
                    "If a player, on purpose or not, leaves aside a piece that could capture and moves another without capturing, his opponent must tell him. The offender then puts the piece back and plays the move that the opponent indicates.",
                    "Si un joueur, exprès ou non, laisse de côté une pièce qui pouvait prendre et en déplace une autre sans prendre, l'adversaire est tenu de l'avertir. Le fautif remet alors sa pièce en place et joue le coup que l'adversaire lui indique.",
                    "Se un giocatore, apposta o no, trascura un pezzo che poteva prendere e ne muove un altro senza prendere, l'avversario deve farglielo notare. Chi ha sbagliato rimette allora il pezzo al suo posto e gioca la mossa che l'avversario gli indica.",
                ),
                &["dames-33", "dames-34"],
            ),
            Part::ruling(
                Tri::new(
                    "This is played with `enforcement=opponent`; by default the program lets nobody overlook a capture (D-9).",
                    "On joue ainsi avec `enforcement=opponent` ; par défaut, le programme ne laisse oublier aucune prise (D-9).",
                    "Si gioca così con `enforcement=opponent`; di norma il programma non lascia sfuggire nessuna presa (D-9).",
                ),
                Tri::new(
                    "The booklet has the players watch each other. The program can do it without fail, and most are glad of it.",
                    "Le livret fait surveiller les joueurs l'un par l'autre. Le programme le fait sans faute, et la plupart s'en réjouissent.",
                    "Nel libretto i giocatori si sorvegliano a vicenda. Il programma lo fa senza sbagliare, e ai più va bene.",
                ),
            )
            .about(&["dames-33"])
            .readings(&["enforcement=opponent"]),
            Part::ruling(
                Tri::new(
                    "The opponent may object; he need not. Once he has made a move of his own, the right is gone.",
                    "L'adversaire peut signaler la prise ; il n'y est pas tenu. Dès qu'il a joué lui-même, ce droit est perdu.",
                    "L'avversario può contestare; non è obbligato. Appena ha mosso lui stesso, il diritto è perso.",
                ),
                Tri::new(
                    "The booklet says that he must, but nobody can be made to see what he has overlooked too.",
                    "Le livret dit qu'il le doit, mais on ne peut forcer personne à voir ce qui lui a échappé aussi.",
                    "Il libretto dice che deve, ma nessuno può essere costretto a vedere ciò che è sfuggito anche a lui.",
                ),
            )
            .about(&["dames-33"]),
            Part::ruling(
                Tri::new(
                    "He may indicate any capture that was overlooked (with `majority=on`, only one of those that take most), written `!32x23x28`. A plain move of the very piece that could capture counts as overlooking too.",
                    "Il peut indiquer n'importe quelle prise oubliée (avec `majority=on`, seulement une de celles qui prennent le plus), notée `!32x23x28`. Un simple déplacement de la pièce même qui pouvait prendre est aussi un oubli.",
                    "Può indicare una qualunque delle prese sfuggite (con `majority=on`, solo una di quelle che prendono di più), scritta `!32x23x28`. Anche la semplice mossa del pezzo stesso che poteva prendere è una presa sfuggita.",
                ),
                Tri::new(
                    "The booklet speaks only of moving another piece. Capturing is compulsory whichever piece moved (D-9), so both faults are treated alike.",
                    "Le livret ne parle que du déplacement d'une autre pièce. La prise est obligatoire quelle que soit la pièce déplacée (D-9) : les deux fautes sont donc traitées de même.",
                    "Il libretto parla solo della mossa di un altro pezzo. La presa è obbligatoria qualunque pezzo si sia mosso (D-9): le due mancanze sono quindi trattate allo stesso modo.",
                ),
            )
            .about(&["dames-30", "dames-33", "dames-34"]),
            Part::ruling(
                Tri::new(
                    "After the capture the objector is on turn, as after any move. In a challenge (D-14) the offender has spent one turn, the objector none.",
                    "Après la prise, c'est à celui qui l'a signalée de jouer, comme après tout coup. Dans un défi (D-14), le fautif a dépensé un coup, l'autre aucun.",
                    "Dopo la presa tocca a chi ha contestato, come dopo ogni mossa. In una sfida (D-14) chi ha sbagliato ha speso una mossa, l'altro nessuna.",
                ),
                Tri::new(
                    "The booklet stops at the corrected move. What the fault has cost should fall on the offender alone.",
                    "Le livret s'arrête au coup corrigé. Ce que la faute a coûté ne doit retomber que sur le fautif.",
                    "Il libretto si ferma alla mossa corretta. Quello che l'errore è costato deve ricadere solo su chi l'ha commesso.",
                ),
            )
            .about(&["dames-34"]),
        ],
        &[
            Example::new(
                Tri::new(
                    "Brown overlooks the capture and plays 34-30; ivory may have it taken back and 32x23 played, or let it pass.",
                    "Les marron oublient la prise et jouent 34-30 ; les ivoire peuvent faire reprendre ce coup et jouer 32x23, ou laisser passer.",
                    "Al marrone sfugge la presa e gioca 34-30; l'avorio può far ritirare la mossa e giocare 32x23, o lasciar correre.",
                ),
                "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   m   .
                .   m   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[
                    Fact::Legal("32x23x28 34-30 32-27"),
                    Fact::Illegal("!32x23x28", "D-16"),
                    Fact::After("34-30", "B:W30,32,37:B6,28:O34-30"),
                    Fact::After("34-30 !32x23", "B:W23,34,37:B6"),
                    Fact::Decides("34-30 !32x23", 2),
                    Fact::After("34-30 6-11", "W:W30,32,37:B11,28"),
                ],
            )
            .under("enforcement=opponent")
            .showing(&["dames-33", "dames-34"]),
            Example::new(
                Tri::new(
                    "Brown has just played 50-45 and overlooked two captures: ivory indicates either.",
                    "Les marron viennent de jouer 50-45 et ont oublié deux prises : les ivoire indiquent l'une ou l'autre.",
                    "Il marrone ha appena giocato 50-45 e gli sono sfuggite due prese: l'avorio indica l'una o l'altra.",
                ),
                "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   m
                .   .   .   .   .
                B:O50-45",
                &[
                    Fact::Legal("!32x12x18x28 !32x21x27 6-11"),
                    Fact::Illegal("!32x23x28", "D-16"),
                    Fact::Causes("!32x21x27", "capture"),
                ],
            )
            .under("enforcement=opponent")
            .showing(&["dames-34"]),
        ],
    ),
    Clause::new(
        "C-3",
        Tri::new("Resigning, agreeing, repeating", "Abandon, accord, répétition", "Abbandono, accordo, ripetizione"),
        &[Part::ruling(
            Tri::new(
                "A player may resign, and then he has lost. Both may agree on a draw. When the same position occurs for the third time at the start of a turn, the game is drawn; counters make no difference, and turns taken back do not count.",
                "Un joueur peut abandonner : il a alors perdu. Les deux peuvent convenir d'une partie nulle. Quand la même position se présente pour la troisième fois au début d'un tour, la partie est nulle ; les compteurs ne comptent pas, les tours repris non plus.",
                "Un giocatore può abbandonare, e allora ha perso. I due possono accordarsi per la patta. Quando la stessa posizione si presenta per la terza volta all'inizio di un turno, la partita è patta; i contatori non fanno differenza, e i turni ritirati non contano.",
            ),
            Tri::new(
                "The booklet leaves it to good manners. All games of this program share these ends.",
                "Le livret s'en remet au savoir-vivre. Tous les jeux de ce programme ont ces fins en commun.",
                "Il libretto si affida alle buone maniere. Tutti i giochi di questo programma hanno queste fini in comune.",
            ),
        )],
        &[Example::new(
            Tri::new(
                "After two moves of each king the same position stands for the second time; after two more of each the game is drawn.",
                "Après deux coups de chaque dame, la même position se présente pour la deuxième fois ; après deux autres, la partie est nulle.",
                "Dopo due mosse di ciascuna dama la stessa posizione si presenta per la seconda volta; dopo altre due la partita è patta.",
            ),
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   I
                W",
            &[
                Fact::After("46-41 50-45 41-46 45-50", "W:WK46:BK50:H4"),
                Fact::Decides("46-41 50-45 41-46 45-50", 1),
            ],
        )],
    ),
];
