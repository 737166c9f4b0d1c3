//! The clause on kings: D-11.

use kernel::{Clause, Example, Fact, Part, Tri};

pub(super) const CLAUSES: &[Clause] = &[Clause::new(
    "D-11",
    Tri::new("Crowning", "Le couronnement", "La promozione a dama"),
    &[
        Part::booklet(
            Tri::new(
                "A man that a player brings to the opponent's first row becomes a king. The opponent must crown it: he puts another man of the same colour on it, one of those he has captured. A man that reaches that row and still has pieces to take goes on and is not crowned.",
                "Un pion qu'un joueur amène sur la première rangée de l'adversaire devient dame. L'adversaire doit la couronner : il pose dessus un autre pion de la même couleur, parmi ceux qu'il a pris. Un pion qui atteint cette rangée et a encore des pièces à prendre continue et n'est pas couronné.",
                "Una pedina portata sulla prima fila dell'avversario diventa dama. L'avversario deve incoronarla: vi posa sopra un'altra pedina dello stesso colore, tra quelle che ha preso. Una pedina che raggiunge quella fila e ha ancora pezzi da prendere prosegue e non è promossa.",
            ),
            &["dames-35", "dames-37", "dames-38", "dames-39"],
        ),
        Part::consequence(
            Tri::new(
                "So what counts is where the move ends. The crown leaves the captured pieces that lie before the opponent.",
                "Ce qui compte, c'est donc la case où le coup finit. La couronne quitte les pièces prises posées devant l'adversaire.",
                "Conta quindi la casella in cui la mossa finisce. La corona lascia i pezzi presi posati davanti all'avversario.",
            ),
            &["dames-38", "dames-39"],
        ),
        Part::ruling(
            Tri::new(
                "If the opponent has captured no man yet, or has used up those he had, the man becomes a king all the same; at a real board it is marked with whatever is at hand.",
                "Si l'adversaire n'a encore pris aucun pion, ou n'en a plus, le pion devient dame tout de même ; sur un vrai damier, on le marque avec ce qu'on a sous la main.",
                "Se l'avversario non ha ancora preso pedine, o non ne ha più, la pedina diventa dama lo stesso; su una vera damiera la si segna con quello che si ha sottomano.",
            ),
            Tri::new(
                "The booklet does not think of it. Becoming a king is the player's merit and should not wait for what the opponent has taken.",
                "Le livret n'y a pas pensé. Devenir dame est le mérite du joueur et ne doit pas dépendre de ce que l'adversaire a pris.",
                "Il libretto non ci ha pensato. Diventare dama è merito del giocatore e non deve dipendere da ciò che l'avversario ha preso.",
            ),
        )
        .about(&["dames-38"]),
    ],
    &[
        Example::new(
            Tri::new(
                "Crowned by a move. (The sketch is lost; the board is ours.)",
                "Couronné par un coup. (Le croquis est perdu ; la position est de nous.)",
                "Promossa con una mossa. (Lo schizzo è perduto; la posizione è nostra.)",
            ),
            "
                  .   .   .   .   .
                .   m   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            &[Fact::Causes("7-2", "crowning"), Fact::After("7-2", "B:WK2:B45")],
        )
        .figure(
            Tri::new("Example of a crowning", "Exemple de couronnement", "Esempio di promozione"),
            &["dames-40"],
        ),
        Example::new(
            Tri::new("Passing is not enough.", "Passer ne suffit pas.", "Passare non basta."),
            "
                  .   .   .   .   .
                .   i   i   .   .
                  m   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            &[Fact::Steps("11x13x7x8"), Fact::Causes("11x13", "capture"), Fact::After("11x13", "B:W13:B45")],
        )
        .showing(&["dames-39"]),
    ],
)];
