//! The clauses on draws, resignation and the ends that all games share (B-18, B-19, C-3).

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const DRAW: Clause = Clause::new(
    "B-18",
    Tri::new("A hundred quiet turns", "Cent tours calmes", "Cento turni tranquilli"),
    &[
        Part::ruling(
            Tri::new(
                "A hundred turns in a row without birth, death or transformation are a draw among all who are left.",
                "Cent tours de suite sans naissance, mort ni transformation font partie nulle entre tous ceux qui restent.",
                "Cento turni di seguito senza nascite, morti né trasformazioni fanno patta tra tutti i rimasti.",
            ),
            Tri::new(
                "The booklet knows no draw. A program must be able to end a game in which nobody makes progress.",
                "Le livret ne connaît pas la partie nulle. Un programme doit pouvoir finir une partie où plus personne n'avance.",
                "Il libretto non conosce la patta. Un programma deve poter chiudere una partita in cui nessuno fa progressi.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "Every birth, death or transformation (a Block included) sets the count to nought, and while an end is being chosen it is nought; a displacement whose confrontation brings none of them adds one, also in a turn that had a birth.",
                "Toute naissance, mort ou transformation (Block compris) remet le compte à zéro, et il est à zéro tant qu'une extrémité est à choisir ; un déplacement dont la confrontation n'en amène aucune ajoute un, même dans un tour qui a eu une naissance.",
                "Ogni nascita, morte o trasformazione (Block compreso) azzera il conto, che è zero anche finché c'è un'estremità da scegliere; uno spostamento il cui confronto non ne porta aggiunge uno, anche in un turno con una nascita.",
            ),
            Tri::new(
                "Of the booklet's four actions only the displacement leaves the pieces as they are.",
                "Des quatre actions du livret, seul le déplacement laisse les pièces telles qu'elles sont.",
                "Delle quattro azioni del libretto solo lo spostamento lascia i pezzi come sono.",
            ),
        )
        .about(&["mamba-42"]),
    ],
    &[Example::new(
        Tri::new("The hundredth quiet turn.", "Le centième tour calme.", "Il centesimo turno tranquillo."),
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

pub(super) const RESIGNATION: Clause = Clause::new(
    "B-19",
    Tri::new("Resignation", "L'abandon", "L'abbandono"),
    &[
        Part::ruling(
            Tri::new(
                "A camp that resigns is taken off the board, and the others play on; if an end was being chosen, the confrontation goes on without it.",
                "Un camp qui abandonne est retiré du plateau, et les autres continuent ; si une extrémité était à choisir, la confrontation se poursuit sans lui.",
                "Un campo che abbandona è tolto dal tavoliere, e gli altri continuano; se c'era un'estremità da scegliere, il confronto prosegue senza di lui.",
            ),
            Tri::new(
                "The booklet does not speak of giving up. Its pieces go as those of an eliminated player go (B-15), and nobody else wins by it before the end.",
                "Le livret ne parle pas d'abandon. Ses pièces partent comme celles d'un joueur éliminé (B-15), et personne n'en gagne la partie avant la fin.",
                "Il libretto non parla di abbandono. I suoi pezzi se ne vanno come quelli di un giocatore eliminato (B-15), e nessuno vince per questo prima della fine.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "In Bar Mamba the team of whoever resigns has lost.",
                "Au Mamba de comptoir, l'équipe de celui qui abandonne a perdu.",
                "Nel Mamba da bar la squadra di chi abbandona ha perso.",
            ),
            Tri::new(
                "Nobody is left to play on alone against two.",
                "Personne ne reste à jouer seul contre deux.",
                "Nessuno resta a giocare da solo contro due.",
            ),
        ),
    ],
    &[
        Example::new(
            Tri::new(
                "b has resigned and its pieces are gone: after a it is c's turn.",
                "b a abandonné et ses pièces sont parties : après a, c'est le tour de c.",
                "b ha abbandonato e i suoi pezzi non ci sono più: dopo a tocca a c.",
            ),
            "
            . . . . c . c . . . .
            . . . . c c c . . . .
            . . . . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . a . a . . . .
            . . . . a a a . . . .
            . . . . a . a . . . .
            a turn 0",
            &[Fact::Decides("", 1), Fact::Decides("e3-e4", 3), Fact::Decides("e3-e4 e9-e8", 1), Fact::Illegal("a5-a6", "B-9")],
        )
        .under("players=3"),
        Example::new(
            Tri::new(
                "b had walked into four of a and then resigned while a chooses: the choice stands, and after it c is on turn.",
                "b était venu au contact de quatre pièces de a, puis a abandonné pendant que a choisit : le choix demeure, et ensuite c'est à c.",
                "b era entrato in contatto con quattro pezzi di a e ha poi abbandonato mentre a sceglie: la scelta resta, e dopo tocca a c.",
            ),
            "
            c . c . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a a a a a . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a . a . . . . . . . .
            b trim:m:e4:e3:a4,e4 0 !c.c.c.c..../.........../.........../.........../.........../.........../.........../aaaa......./.........../.........../a.a........",
            &[Fact::Decides("", 1), Fact::Steps("-a4 -e4"), Fact::Decides("-e4", 3)],
        )
        .under("players=3"),
    ],
);

pub(super) const COMMON_ENDS: Clause = Clause::new(
    "C-3",
    Tri::new("Ends that all games share", "Les fins communes à tous les jeux", "I finali comuni a tutti i giochi"),
    &[
        Part::ruling(
            Tri::new(
                "The game also ends when the last opponent resigns, and in a draw when all who are still in the game agree on it. Whoever has been eliminated has no word any more: no resignation, no offer, no answer to one.",
                "La partie finit aussi quand le dernier adversaire abandonne, et par une nulle quand tous ceux qui sont encore en jeu en conviennent. Qui a été éliminé n'a plus son mot à dire : ni abandon, ni proposition, ni réponse à une proposition.",
                "La partita finisce anche quando abbandona l'ultimo avversario, e in patta quando sono d'accordo tutti quelli ancora in gioco. Chi è stato eliminato non ha più voce: né abbandono, né proposta, né risposta a una proposta.",
            ),
            Tri::new(
                "The booklet knows neither giving up nor draws; it is the custom of all the games here. Whoever has left the board has nothing to lose and should not decide for others.",
                "Le livret ne connaît ni l'abandon ni la nulle ; c'est l'usage de tous les jeux d'ici. Qui a quitté le plateau n'a rien à perdre et ne doit pas décider pour les autres.",
                "Il libretto non conosce né l'abbandono né la patta; è l'uso di tutti i giochi di qui. Chi ha lasciato il tavoliere non ha nulla da perdere e non deve decidere per gli altri.",
            ),
        ),
        Part::ruling(
            Tri::new(
                "Repetition: when the same position, its count left out, stands for the third time at the start of a turn, the game is drawn.",
                "La répétition : quand la même position, sans son compte, se présente pour la troisième fois au début d'un tour, la partie est nulle.",
                "La ripetizione: quando la stessa posizione, senza il suo conto, si presenta per la terza volta all'inizio di un turno, la partita è patta.",
            ),
            Tri::new(
                "Otherwise two players could go to and fro for ever.",
                "Sinon deux joueurs pourraient aller et venir sans fin.",
                "Altrimenti due giocatori potrebbero andare avanti e indietro senza fine.",
            ),
        ),
    ],
    &[Example::new(
        Tri::new(
            "There and back: after four quiet turns the position is the first again, and only the count differs. Seen a third time, it is a draw.",
            "Un aller et retour : après quatre tours calmes, la position est à nouveau la première, au compte près. Vue une troisième fois, c'est la nulle.",
            "Avanti e indietro: dopo quattro turni tranquilli la posizione è di nuovo la prima, tranne il conto. Vista una terza volta, è patta.",
        ),
        super::START_TWO,
        &[Fact::After(
            "d3-d4 d7-d6 d4-d3 d6-d7",
            "...b.b.../...bbb.../...b.b.../........./........./........./...a.a.../...aaa.../...a.a... a turn 4",
        )],
    )],
);
