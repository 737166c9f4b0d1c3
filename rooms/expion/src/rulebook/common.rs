//! The clauses common to all games that this one refers to.

use kernel::{Clause, Example, Fact, Tri};

pub(super) const C2: Clause = Clause {
    number: "C-2",
    text: Tri::new(
        "When exactly one step is legal it is still a step: recorded and counted.",
        "Quand un seul coup est possible, c'est quand même un coup : il est noté et compté.",
        "Quando una sola mossa è possibile, resta una mossa: si scrive e si conta.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: false,
    examples: &[Example {
        about: Tri::new("The pass is a step.", "La passe est un coup.", "Il passo è una mossa."),
        rules: "players=4",
        board: "
            #n......#
            .w.......
            .........
            .........
            ....x....
            .........
            .........
            .........
            #......s#
            n r 7 0",
        figure: None,
        sources: &[],
        facts: &[
            Fact::Steps("pass"),
            Fact::Decides("", 1),
            Fact::After(
                "pass",
                "#n......#/.w......./........./........./....x..../........./........./........./#......s# s r 8 1",
            ),
        ],
    }],
};

pub(super) const C3: Clause = Clause {
    number: "C-3",
    text: Tri::new(
        "A seat that resigns loses the game for its side. All sides may agree on a draw. When the same position \
         occurs for the third time at the start of a turn, the game is drawn.",
        "Le joueur qui abandonne fait perdre son équipe. Toutes les équipes peuvent convenir de la nulle. Quand la \
         même position se présente pour la troisième fois au début d'un tour, la partie est nulle.",
        "Chi abbandona fa perdere la sua squadra. Tutte le squadre possono accordarsi per la patta. Quando la stessa \
         posizione si presenta per la terza volta all'inizio di un turno, la partita è patta.",
    ),
    title: Tri::same(""),
    parts: &[],
    from_book: false,
    examples: &[],
};
