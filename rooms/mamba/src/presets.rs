//! Named choices of rules: how each stands to the booklet.

use kernel::{Preset, PresetStanding, Tri};

/// What a table of the letter keeps to (B-20).
const FINAL: &str = "takeback=never";

/// The default first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset::new(
        Tri::new("Two players", "À deux", "In due"),
        "",
        PresetStanding::Reconstructed,
        Tri::new(
            "The booklet's pages for two are lost: board, start and number for elimination come from published descriptions.",
            "Les pages du livret sur le jeu à deux sont perdues : plateau, départ et seuil d'élimination viennent de descriptions publiées.",
            "Le pagine del libretto sul gioco in due sono perdute: tavoliere, inizio e soglia di eliminazione vengono da descrizioni pubblicate.",
        ),
    ),
    Preset::new(
        Tri::new("Two players, nothing taken back", "À deux, sans reprise", "In due, senza ritorno"),
        "",
        PresetStanding::Reconstructed,
        Tri::new(
            "The game for two as far as the booklet survives: the die decides who begins, and a displacement is final.",
            "Le jeu à deux, autant que le livret le permet encore : le dé désigne qui commence, et un déplacement est définitif.",
            "Il gioco in due, per quanto resta del libretto: il dado decide chi comincia, e uno spostamento è definitivo.",
        ),
    )
    .at_table(FINAL),
    Preset::new(
        Tri::new("The booklet to the letter, for three", "Le livret à la lettre, à trois", "Il libretto alla lettera, in tre"),
        "players=3",
        PresetStanding::Letter,
        Tri::new(
            "As printed for three: the die, seven pieces each, and a displacement is final; the start's picture is lost.",
            "Comme imprimé pour trois : le dé, sept pièces chacun, et un déplacement est définitif ; la figure du départ est perdue.",
            "Come stampato per tre: il dado, sette pezzi a testa, e uno spostamento è definitivo; la figura dell'inizio è perduta.",
        ),
    )
    .at_table(FINAL),
    Preset::new(
        Tri::new("The booklet to the letter, for four", "Le livret à la lettre, à quatre", "Il libretto alla lettera, in quattro"),
        "players=4",
        PresetStanding::Letter,
        Tri::new(
            "As printed for four: the die, seven pieces each, and a displacement is final; the start's picture is lost.",
            "Comme imprimé pour quatre : le dé, sept pièces chacun, et un déplacement est définitif ; la figure du départ est perdue.",
            "Come stampato per quattro: il dado, sette pezzi a testa, e uno spostamento è definitivo; la figura dell'inizio è perduta.",
        ),
    )
    .at_table(FINAL),
    Preset::new(
        Tri::new("Bar Mamba to the letter", "Le Mamba de comptoir à la lettre", "Il Mamba da bar alla lettera"),
        "players=teams",
        PresetStanding::Letter,
        Tri::new(
            "The booklet's game in teams, partners opposite each other and without immunity, and a displacement is final.",
            "Le jeu par équipes du livret, partenaires face à face et sans immunité, et un déplacement est définitif.",
            "Il gioco a squadre del libretto, compagni di fronte e senza immunità, e uno spostamento è definitivo.",
        ),
    )
    .at_table(FINAL),
    Preset::new(
        Tri::new("Three players", "À trois", "In tre"),
        "players=3",
        PresetStanding::Variant,
        Tri::new(
            "The booklet's game for three; the table says whether moves may be taken back.",
            "Le jeu à trois du livret ; la table dit si l'on peut reprendre un coup.",
            "Il gioco in tre del libretto; il tavolo dice se si può tornare indietro.",
        ),
    ),
    Preset::new(
        Tri::new("Four players", "À quatre", "In quattro"),
        "players=4",
        PresetStanding::Variant,
        Tri::new(
            "The booklet's game for four, each for himself; the table says whether moves may be taken back.",
            "Le jeu à quatre du livret, chacun pour soi ; la table dit si l'on peut reprendre un coup.",
            "Il gioco in quattro del libretto, ognuno per sé; il tavolo dice se si può tornare indietro.",
        ),
    ),
    Preset::new(
        Tri::new("Bar Mamba, in teams", "Mamba de comptoir, par équipes", "Mamba da bar, a squadre"),
        "players=teams",
        PresetStanding::Variant,
        Tri::new(
            "The booklet's game for two teams of two, whose partners can transform each other.",
            "Le jeu du livret pour deux équipes de deux, dont les partenaires peuvent se transformer.",
            "Il gioco del libretto per due squadre da due, i cui compagni possono trasformarsi a vicenda.",
        ),
    ),
    Preset::new(
        Tri::new("Two players, births in the square", "À deux, naissances dans le carré", "In due, nascite nel quadrato"),
        "birth=square",
        PresetStanding::Reconstructed,
        Tri::new(
            "The other reading of where a newborn may be put: on any of the eight points around its mother.",
            "L'autre lecture de l'endroit où poser le nouveau-né : sur l'un des huit points autour de sa mère.",
            "L'altra lettura di dove posare il neonato: su uno degli otto punti intorno alla madre.",
        ),
    ),
];
