//! the duty to capture, what becomes of the captured, and becoming a Bi-Madam.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const X_6: Clause = Clause::new(
    "X-6",
    Tri::new("Capturing is compulsory", "La prise est obligatoire", "La cattura è obbligatoria"),
    &[
        Part::booklet(
            Tri::new(
                "Capturing is compulsory. Among several captures the player chooses the one he thinks best.",
                "La prise est obligatoire. Entre plusieurs, le joueur choisit celle qui lui semble la \
                 meilleure.",
                "La cattura è obbligatoria. Fra più catture il giocatore sceglie quella che gli pare \
                 migliore.",
            ),
            &["madamx-19", "madamx-21"],
        ),
        Part::booklet(
            Tri::new(
                "Several pieces may be taken in one move, if behind each there is a free black tile.",
                "On peut prendre plusieurs pions d'un coup, s'il y a derrière chacun une case noire libre.",
                "Si possono prendere più pedine in una mossa, se dietro ciascuna c'è una casella nera libera.",
            ),
            &["madamx-23"],
        ),
        Part::ruling(
            Tri::new(
                "A capture goes on as long as the same piece can capture again, each time in any of its \
                 directions.",
                "Une prise continue tant que le même pion peut encore prendre, chaque fois dans l'une de ses \
                 directions.",
                "Una cattura continua finché la stessa pedina può catturare ancora, ogni volta in una delle \
                 sue direzioni.",
            ),
            Tri::new(
                "Every capture is compulsory, so the next one is too; that the booklet calls a multiple \
                 capture possible we take to mean that it exists. Players who read it as a right may play so.",
                "Toute prise est obligatoire, donc la suivante aussi ; que le livret dise la prise multiple \
                 possible signifie pour nous qu'elle existe. Qui y lit un droit peut jouer ainsi.",
                "Ogni cattura è obbligatoria, quindi anche la successiva; che il libretto chiami possibile la \
                 presa multipla significa per noi che esiste. Chi vi legge un diritto può giocare così.",
            ),
        )
        .about(&["madamx-19", "madamx-23"])
        .readings(&["chain=may"]),
    ],
    &[
        Example::new(
            Tri::new(
                "One man or two, as light likes; but the double capture may not stop half-way.",
                "Un pion ou deux, au choix des clairs ; mais la double prise ne s'arrête pas à mi-chemin.",
                "Una pedina o due, a scelta del chiaro; ma la doppia cattura non si ferma a metà.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[
                Fact::Steps("c3xa5 c3xe5xg7"),
                Fact::Illegal("c3xe5", "X-6"),
                Fact::Illegal("g3-h4", "X-6"),
                Fact::Illegal("!", "X-28"),
            ],
        ),
        Example::new(
            Tri::new(
                "The other reading: after the first jump light may stop.",
                "L'autre lecture : après le premier saut les clairs peuvent s'arrêter.",
                "L'altra lettura: dopo il primo salto il chiaro può fermarsi.",
            ),
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("c3xa5 c3xe5 c3xe5xg7"), Fact::Illegal("g3-h4", "X-6")],
        )
        .under("chain=may")
        .showing(&["madamx-23"]),
    ],
);

pub(super) const X_7: Clause = Clause::new(
    "X-7",
    Tri::new(
        "Captured pieces leave the frame",
        "Les pions pris quittent le tableau",
        "Le pedine catturate lasciano il quadro",
    ),
    &[
        Part::booklet(
            Tri::new(
                "A captured piece leaves the frame for good.",
                "Un pion pris quitte le tableau pour de bon.",
                "Una pedina catturata lascia il quadro per sempre.",
            ),
            &["madamx-22"],
        ),
        Part::ruling(
            Tri::new(
                "It leaves at once, jump by jump. Its tile stays and is free for later jumps of the same \
                 capture, and so is the tile the capturer started from: a capture may return to it.",
                "Il le quitte aussitôt, saut après saut. Sa case reste et devient libre pour les sauts \
                 suivants de la même prise, comme la case de départ : une prise peut y revenir.",
                "Lo lascia subito, salto dopo salto. La sua casella resta ed è libera per i salti seguenti \
                 della stessa cattura, come la casella di partenza: una cattura può tornarvi.",
            ),
            Tri::new(
                "The French sentence names no moment, the Italian says after the capture. Taking the piece \
                 off as it is jumped is what one does at the table; nothing says that a taken piece still \
                 stands in the way.",
                "La phrase française ne dit pas quand, l'italienne dit après la prise. Enlever le pion quand \
                 on le saute est ce que l'on fait à table ; rien ne dit qu'un pion pris gêne encore.",
                "La frase francese non dice quando, l'italiana dice dopo la cattura. Togliere la pedina \
                 quando la si salta è ciò che si fa al tavolo; nulla dice che una pedina presa sia ancora \
                 d'intralcio.",
            ),
        )
        .about(&["madamx-22"]),
    ],
    &[Example::new(
        Tri::new(
            "Four men in a ring: the Bi-Madam comes back to where it began.",
            "Quatre pions en rond : Bi-Madam revient à son départ.",
            "Quattro pedine in cerchio: Bi-Madam torna da dove è partita.",
        ),
        "
        -------d
        --+-+-+-
        -+-+-+-+
        +-+d+-+-
        -+d+d+-+
        +-Ld+-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("c3xc5xe5xe3xc3 c3xe3xe5xc5xc3"),
            Fact::After(
                "c3xc5xe5xe3xc3",
                "-------d/--+-+-+-/-+-+-+-+/+-+++-+-/-+++++-+/+-L++-+-/-+-+-+-+/+-+-+-+- l x=c4,d5,e4,d3 0",
            ),
            Fact::Causes("c3xc5xe5xe3xc3", "capture capture capture capture"),
            Fact::Illegal("c3xc5xe5xe3xc3xc5", "X-7"),
        ],
    )],
);

pub(super) const X_8: Clause = Clause::new(
    "X-8",
    Tri::new("Becoming a Bi-Madam", "Devenir Bi-Madam", "Diventare Bi-Madam"),
    &[
        Part::booklet(
            Tri::new(
                "A man that reaches the opponent's last rank becomes a Bi-Madam: a man of its own colour, \
                 from those that were captured, is put on top of it.",
                "Un pion qui atteint la dernière ligne adverse devient Bi-Madam : on pose dessus un pion de \
                 sa couleur, pris parmi ceux qui ont été capturés.",
                "Una pedina che raggiunge l'ultima fila avversaria diventa Bi-Madam: le si mette sopra una \
                 pedina del suo colore, presa fra quelle catturate.",
            ),
            &["madamx-37", "madamx-38"],
        ),
        Part::ruling(
            Tri::new(
                "It does so at once. If it got there by a capture, the capture ends there.",
                "Elle le devient aussitôt. Si elle y arrive par une prise, la prise s'arrête là.",
                "Lo diventa subito. Se vi è arrivata con una cattura, la cattura finisce lì.",
            ),
            Tri::new(
                "From that moment on it captures as a Bi-Madam, the booklet says; we let that begin with the \
                 next turn, as in most kinds of draughts, because the crowning with a second man interrupts \
                 the move. The other reading can be played.",
                "À partir de ce moment elle prend comme Bi-Madam, dit le livret ; pour nous cela commence au \
                 tour suivant, comme dans la plupart des jeux de dames, car poser le second pion interrompt \
                 le coup. L'autre lecture peut se jouer.",
                "Da quel momento cattura come Bi-Madam, dice il libretto; per noi ciò comincia dal turno \
                 seguente, come in quasi tutte le dame, perché posare la seconda pedina interrompe la mossa. \
                 L'altra lettura si può giocare.",
            ),
        )
        .about(&["madamx-39"])
        .readings(&["crowned=goes-on"]),
        Part::ruling(
            Tri::new(
                "Crowning never fails because no man of that colour has been captured yet.",
                "On devient Bi-Madam même si aucun pion de cette couleur n'a encore été pris.",
                "Si diventa Bi-Madam anche se nessuna pedina di quel colore è stata ancora catturata.",
            ),
            Tri::new(
                "The booklet does not think of that case. The rank is what makes a Bi-Madam; the second man \
                 only shows it.",
                "Le livret n'y a pas pensé. C'est le rang qui fait la Bi-Madam ; le second pion ne fait que \
                 la montrer.",
                "Il libretto non ci ha pensato. È la fila che fa la Bi-Madam; la seconda pedina la rende solo \
                 visibile.",
            ),
        )
        .about(&["madamx-38"]),
    ],
    &[
        Example::new(
            Tri::new(
                "The new Bi-Madam on e8 may not go on to c6.",
                "La nouvelle Bi-Madam en e8 ne peut pas continuer vers c6.",
                "La nuova Bi-Madam in e8 non può continuare verso c6.",
            ),
            "
        -+-+++-+
        +-+dd-+-
        -+++l+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-+-+-d
        --------
        l move 4",
            &[
                Fact::Steps("e6xe8"),
                Fact::Illegal("e6xe8xc6", "X-8"),
                Fact::After("e6xe8", "-+-+L+-+/+-+d+-+-/-+++++-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/-------- l x=e7 0"),
                Fact::Causes("e6xe8", "capture crowning"),
            ],
        ),
        Example::new(
            Tri::new(
                "The other reading: crowned on e8 the piece goes on as a Bi-Madam and takes d7.",
                "L'autre lecture : promue en e8, la pièce continue comme Bi-Madam et prend d7.",
                "L'altra lettura: promossa in e8, la pedina continua come Bi-Madam e prende d7.",
            ),
            "
            -+-+++-+
            +-+dd-+-
            -+++l+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            --------
            l move 4",
            &[Fact::Steps("e6xe8xc6"), Fact::Causes("e6xe8xc6", "capture crowning capture")],
        )
        .under("crowned=goes-on")
        .showing(&["madamx-39"]),
    ],
);
