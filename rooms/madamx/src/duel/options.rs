//! The options of the duel in words: what each is, its values, and what the booklet says of it.

use kernel::{Choice, OptionSource, OptionStanding, Tri, Value};

const OFF: Value = Value { name: "off", title: Tri::new("off", "non", "no") };
const ON: Value = Value { name: "on", title: Tri::new("on", "oui", "sì") };

/// All options in order; the order is that of the bits of the rules.
pub(super) const OPTIONS: &[Choice] = &[
    Choice {
        name: "x-after-capture-only",
        values: &[OFF, ON],
        title: Tri::new("X move after captures only", "Coup X après une prise seulement", "Mossa X solo dopo una cattura"),
        about: Tri::new(
            "Tiles may be moved only after a capture.",
            "On ne peut déplacer une case noire qu'après une prise.",
            "Si può spostare una casella nera solo dopo una cattura.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-46"],
            note: Tri::new(
                "The first of four modifications that make the game harder; they are played singly or all together.",
                "La première des quatre modifications qui rendent le jeu plus ardu ; on les joue séparément ou ensemble.",
                "La prima delle quattro modifiche che rendono il gioco più arduo; si giocano da sole o insieme.",
            ),
        },
    },
    Choice {
        name: "any-tile",
        values: &[OFF, ON],
        title: Tri::new("Any free tile", "N'importe quelle case libre", "Qualsiasi casella libera"),
        about: Tri::new(
            "The X move may take any free tile of the frame.",
            "Le coup X peut prendre n'importe quelle case noire libre.",
            "La mossa X può prendere qualsiasi casella nera libera.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-47"],
            note: Tri::new(
                "The second of four modifications that make the game harder.",
                "La deuxième des quatre modifications qui rendent le jeu plus ardu.",
                "La seconda delle quattro modifiche che rendono il gioco più arduo.",
            ),
        },
    },
    Choice {
        name: "bi-removes",
        values: &[OFF, ON],
        title: Tri::new("Bi-Madam removes tiles", "Bi-Madam enlève des cases", "Bi-Madam toglie caselle"),
        about: Tri::new(
            "After a Bi-Madam has moved, the tile may also be removed for good.",
            "Après un coup de Bi-Madam, la case peut aussi être enlevée pour de bon.",
            "Dopo una mossa di Bi-Madam, la casella può anche essere tolta per sempre.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-48"],
            note: Tri::new(
                "The third of four modifications that make the game harder.",
                "La troisième des quatre modifications qui rendent le jeu plus ardu.",
                "La terza delle quattro modifiche che rendono il gioco più arduo.",
            ),
        },
    },
    Choice {
        name: "long-bi",
        values: &[
            OFF,
            ON,
            Value {
                name: "strict",
                title: Tri::new("on, one piece a capture", "oui, un seul pion par prise", "sì, una sola pedina per cattura"),
            },
        ],
        title: Tri::new("Long Bi-Madam", "Bi-Madam longue", "Bi-Madam lunga"),
        about: Tri::new(
            "A Bi-Madam may go several tiles in a straight line and capture from afar; read strictly, each of its captures, \
             near or far, is of one piece.",
            "Bi-Madam peut parcourir plusieurs cases en ligne droite et prendre de loin ; à la lettre stricte, chacune de ses \
             prises, de près ou de loin, est d'un seul pion.",
            "Bi-Madam può percorrere più caselle in linea retta e catturare da lontano; letta alla lettera, ogni sua cattura, \
             da vicino o da lontano, è di una sola pedina.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-49", "madamx-50"],
            note: Tri::new(
                "The fourth of four modifications; its words on stopping after a capture can be read of every capture.",
                "La quatrième des quatre modifications ; ce qu'elle dit de l'arrêt après une prise peut se lire de toute prise.",
                "La quarta delle quattro modifiche; ciò che dice del fermarsi dopo una cattura si può leggere di ogni cattura.",
            ),
        },
    },
    Choice {
        name: "enforcement",
        values: &[
            Value { name: "engine", title: Tri::new("by the program", "par le programme", "da parte del programma") },
            Value { name: "opponent", title: Tri::new("by the opponent", "par l'adversaire", "da parte dell'avversario") },
        ],
        title: Tri::new("Captures enforced", "Prises imposées", "Catture imposte"),
        about: Tri::new(
            "Who sees to it that a capture is not overlooked: the program, which allows nothing else, or the opponent, who \
             may point it out.",
            "Qui veille à ce qu'aucune prise ne soit oubliée : le programme, qui ne permet rien d'autre, ou l'adversaire, \
             qui peut la signaler.",
            "Chi bada che nessuna cattura sia trascurata: il programma, che non permette altro, o l'avversario, che può \
             segnalarla.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["opponent"],
            sources: &["madamx-20"],
            note: Tri::new(
                "The opponent points out what was overlooked and obliges the player to capture.",
                "C'est l'adversaire qui fait remarquer la prise oubliée et oblige à la jouer.",
                "È l'avversario a far notare la cattura trascurata e a imporla.",
            ),
        },
    },
    Choice {
        name: "players",
        values: &[
            Value { name: "2", title: Tri::new("two", "deux", "due") },
            Value { name: "4", title: Tri::new("four, in pairs", "quatre, par couples", "quattro, a coppie") },
        ],
        title: Tri::new("Players", "Joueurs", "Giocatori"),
        about: Tri::new(
            "At four, one partner moves the pieces and the other the tiles.",
            "À quatre, l'un des partenaires joue les pions, l'autre les cases.",
            "In quattro, un compagno muove le pedine e l'altro le caselle.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["2", "4"],
            sources: &["madamx-6", "madamx-8", "madamx-53"],
            note: Tri::new(
                "Both: a duel for two, and one for two pairs.",
                "Les deux : un duel à deux, et un duel à quatre par couples.",
                "Entrambi: una sfida a due, e una a quattro in coppie.",
            ),
        },
    },
    Choice {
        name: "chain",
        values: &[
            Value {
                name: "must",
                title: Tri::new("must go on to its end", "doit aller jusqu'au bout", "deve andare fino in fondo"),
            },
            Value {
                name: "may",
                title: Tri::new("may stop on the way", "peut s'arrêter en chemin", "può fermarsi per via"),
            },
        ],
        title: Tri::new("A multiple capture", "Une prise multiple", "Una presa multipla"),
        about: Tri::new(
            "Whether a piece that has captured and could capture again must do so.",
            "Si un pion qui a pris et pourrait prendre encore doit le faire.",
            "Se una pedina che ha catturato e potrebbe catturare ancora deve farlo.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Silent,
            values: &[],
            sources: &["madamx-19", "madamx-23"],
            note: Tri::new(
                "Capturing is compulsory, and a multiple capture is called possible: that carries either.",
                "La prise est obligatoire, et la prise multiple est dite possible : cela se lit des deux façons.",
                "La cattura è obbligatoria, e la presa multipla è detta possibile: si può leggere in entrambi i modi.",
            ),
        },
    },
    Choice {
        name: "crowned",
        values: &[
            Value { name: "stops", title: Tri::new("ends its capture", "finit sa prise", "finisce la sua cattura") },
            Value {
                name: "goes-on",
                title: Tri::new("goes on as a Bi-Madam", "continue comme Bi-Madam", "continua come Bi-Madam"),
            },
        ],
        title: Tri::new("A man crowned by a capture", "Un pion promu par une prise", "Una pedina promossa con una cattura"),
        about: Tri::new(
            "Whether a man that reaches the last rank by a jump goes on capturing as a Bi-Madam in the same turn.",
            "Si un pion qui atteint la dernière ligne par un saut continue à prendre comme Bi-Madam dans le même tour.",
            "Se una pedina che raggiunge l'ultima fila con un salto continua a catturare come Bi-Madam nello stesso turno.",
        ),
        booklet: OptionSource {
            standing: OptionStanding::Silent,
            values: &[],
            sources: &["madamx-39"],
            note: Tri::new(
                "From that moment on it captures in all directions: whether still in this turn, the booklet does not say.",
                "À partir de ce moment elle prend en tous sens : si c'est encore dans ce tour, le livret ne le dit pas.",
                "Da quel momento cattura in ogni direzione: se ancora in questo turno, il libretto non lo dice.",
            ),
        },
    },
];
