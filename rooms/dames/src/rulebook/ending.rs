//! The clauses on how a game ends: D-12 to D-14.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-12",
        Tri::new("Winning", "Gagner", "Vincere"),
        &[
            Part::booklet(
                Tri::new(
                    "The winner is whoever has taken all the men and kings of the opponent, or has left him none that can move.",
                    "Gagne qui a pris tous les pions et dames de l'adversaire, ou ne lui en laisse aucun qui puisse bouger.",
                    "Vince chi ha preso tutte le pedine e le dame dell'avversario, o non gliene lascia nessuna che possa muovere.",
                ),
                &["dames-12", "dames-13", "dames-49"],
            ),
            Part::consequence(
                Tri::new(
                    "So a player who cannot play at his turn has lost.",
                    "Un joueur qui ne peut pas jouer à son tour a donc perdu.",
                    "Un giocatore che al suo turno non può giocare ha quindi perso.",
                ),
                &["dames-13", "dames-49"],
            ),
            Part::ruling(
                Tri::new(
                    "Demanding an overlooked capture (D-16) is a move: whoever can still do that has not lost.",
                    "Signaler une prise oubliée (D-16) est un coup : qui le peut encore n'a pas perdu.",
                    "Contestare una presa sfuggita (D-16) è una mossa: chi può ancora farlo non ha perso.",
                ),
                Tri::new(
                    "Otherwise a fault against the rules could win the game before anybody has had a chance to speak.",
                    "Sinon, une faute contre les règles pourrait gagner la partie avant que quiconque ait pu parler.",
                    "Altrimenti una violazione delle regole potrebbe vincere la partita prima che qualcuno possa parlare.",
                ),
            ),
        ],
        &[
            Example::new(
                Tri::new("The last piece is taken.", "La dernière pièce est prise.", "È preso l'ultimo pezzo."),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Over("32x23", "winner=brown", "D-12"), Fact::After("32x23", "B:W23:B")],
            ),
            Example::new(
                Tri::new("Ivory is blocked.", "Les ivoire sont bloqués.", "L'avorio è bloccato."),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                i   .   .   .   .
                  m   .   .   .   .
                .   m   .   .   .
                B",
                &[Fact::Steps(""), Fact::Over("", "winner=brown", "D-12"), Fact::Illegal("36-41", "D-12")],
            ),
        ],
    ),
    Clause::new(
        "D-13",
        Tri::new("Drawn games", "Partie nulle", "Partita patta"),
        &[
            Part::booklet(
                Tri::new(
                    "When neither player can take all the other's pieces or keep them from moving, the game is drawn.",
                    "La partie est nulle quand ni l'un ni l'autre ne parviendrait à prendre toutes les pièces adverses ou à les bloquer.",
                    "Quando nessuno dei due può prendere tutti i pezzi dell'altro né impedire loro di muovere, la partita è patta.",
                ),
                &["dames-50", "dames-51"],
            ),
            Part::ruling(
                Tri::new(
                    "It is declared so when both players agree on it.",
                    "Elle est déclarée telle quand les deux joueurs en conviennent.",
                    "È dichiarata tale quando i due giocatori sono d'accordo.",
                ),
                Tri::new(
                    "The booklet does not say who judges that nobody can win any more; at a table that can only be the players.",
                    "Le livret ne dit pas qui juge que personne ne peut plus gagner ; à table, ce ne peut être que les joueurs.",
                    "Il libretto non dice chi giudica che nessuno può più vincere; al tavolo possono essere solo i giocatori.",
                ),
            )
            .about(&["dames-51"]),
            Part::ruling(
                Tri::new(
                    "It is drawn, too, when the same position occurs for the third time (C-3).",
                    "Elle est nulle aussi quand la même position se présente pour la troisième fois (C-3).",
                    "È patta anche quando la stessa posizione si presenta per la terza volta (C-3).",
                ),
                Tri::new(
                    "Players who only repeat themselves show that neither can win; without such a rule a game might never end.",
                    "Des joueurs qui ne font que se répéter montrent qu'aucun ne peut gagner ; sans cette règle, une partie pourrait ne jamais finir.",
                    "Giocatori che si ripetono soltanto mostrano che nessuno può vincere; senza questa regola una partita potrebbe non finire mai.",
                ),
            ),
            Part::ruling(
                Tri::new(
                    "And after 50 turns, 25 of each player, in which nobody captured and no man moved. A win or a loss goes before the draw.",
                    "Et après 50 coups, 25 de chaque joueur, sans prise ni mouvement de pion. Un gain ou une perte passe avant la nulle.",
                    "E dopo 50 mosse, 25 per giocatore, senza prese né mosse di pedina. Vittoria e sconfitta vengono prima della patta.",
                ),
                Tri::new(
                    "Kings alone can walk about for ever. The number is that of international draughts.",
                    "Des dames seules peuvent se promener sans fin. Le nombre est celui des dames internationales.",
                    "Le dame da sole possono girare all'infinito. Il numero è quello della dama internazionale.",
                ),
            ),
        ],
        &[Example::new(
            Tri::new(
                "The fiftieth turn with kings alone.",
                "Le cinquantième coup de dames seules.",
                "La cinquantesima mossa di sole dame.",
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
                  .   .   .   .   I
                M   .   .   .   .
                W:H49",
            &[Fact::Over("46-5", "draw", "D-13"), Fact::After("46-5", "B:WK5:BK45:H50")],
        )],
    ),
    Clause::new(
        "D-14",
        Tri::new("The twenty-move challenge", "Le défi des vingt coups", "La sfida delle venti mosse"),
        &[
            Part::booklet(
                Tri::new(
                    "When both players admit that one of them is in the stronger position, they may decide that this one must win within 20 of his own moves. If he fails, the game is drawn.",
                    "Si tous deux reconnaissent que l'un a nettement l'avantage, ils peuvent convenir que celui-ci aura 20 de ses coups pour gagner ; passé ce délai, c'est la nulle.",
                    "Quando i due giocatori ammettono che uno di loro è in posizione forte, possono decidere che questi debba vincere in 20 delle sue mosse. Se non ci riesce, la partita è patta.",
                ),
                &["dames-52", "dames-53"],
            ),
            Part::consequence(
                Tri::new(
                    "A win by the twentieth move still counts.",
                    "Un gain au vingtième coup compte encore.",
                    "Una vittoria alla ventesima mossa vale ancora.",
                ),
                &["dames-52"],
            ),
            Part::ruling(
                Tri::new(
                    "One challenge at a time. When it runs out, or after the 50 turns of D-13, the game ends before an overlooked capture can be demanded.",
                    "Un seul défi à la fois. Quand il expire, ou après les 50 coups de D-13, la partie finit avant qu'une prise oubliée puisse être signalée.",
                    "Una sola sfida alla volta. Quando scade, o dopo le 50 mosse di D-13, la partita finisce prima che si possa contestare una presa sfuggita.",
                ),
                Tri::new(
                    "The booklet does not treat the meeting of these rules. A count that has run out should end the game at once, whatever the last move was.",
                    "Le livret ne traite pas de la rencontre de ces règles. Un compte épuisé doit finir la partie sur-le-champ, quel que soit le dernier coup.",
                    "Il libretto non tratta l'incontro di queste regole. Un conto esaurito deve finire subito la partita, qualunque sia l'ultima mossa.",
                ),
            ),
        ],
        &[
            Example::new(
                Tri::new(
                    "Brown's last turn of the challenge.",
                    "Le dernier coup du défi pour les marron.",
                    "L'ultima mossa della sfida per il marrone.",
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
                  .   .   .   .   I
                M   .   .   .   .
                W:CW1",
                &[Fact::Over("46-5", "draw", "D-14"), Fact::After("46-5", "B:WK5:BK45:H1:CW0")],
            )
            .showing(&["dames-53"]),
            Example::new(
                Tri::new(
                    "A win in that turn still counts.",
                    "Un gain à ce coup compte encore.",
                    "Una vittoria in quella mossa vale ancora.",
                ),
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W:CW1",
                &[Fact::Over("32x23", "winner=brown", "D-12")],
            ),
        ],
    ),
];
