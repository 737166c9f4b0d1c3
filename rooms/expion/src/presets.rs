//! Presets: choices of options worth a name, and how each stands to the booklet.

use kernel::{Preset, PresetStanding, Tri};

/// The presets, the default first.
pub(crate) const PRESETS: &[Preset] = &[
    Preset::new(
        Tri::new("Two players", "Deux joueurs", "Due giocatori"),
        "",
        PresetStanding::Reconstructed,
        Tri::new(
            "The booklet's game for two on a board that we reconstructed, since its photograph is lost; the colours take turns, as the \
             booklet says for four.",
            "Le jeu du livret à deux, sur un plateau reconstruit, car sa photo est perdue ; les couleurs jouent à tour de rôle, comme le \
             livret le dit à quatre.",
            "Il gioco del libretto in due, su un tabellone ricostruito, perché la foto è perduta; i colori si alternano, come il libretto \
             dice per quattro.",
        ),
    ),
    Preset::new(
        Tri::new("The booklet to the letter", "Le livret à la lettre", "Il libretto alla lettera"),
        "players=4,push=any",
        PresetStanding::Letter,
        Tri::new(
            "Four players, for whom alone the booklet prints the order of turns, and the EX*PION pushed to any free neighbouring space; \
             only the board is reconstructed.",
            "Quatre joueurs, les seuls pour qui le livret donne l'ordre du jeu, et l'EX*PION poussé sur n'importe quelle case voisine \
             libre ; seul le plateau est reconstruit.",
            "Quattro giocatori, i soli per cui il libretto dà l'ordine dei turni, e l'EX*PION spinto su qualsiasi casella vicina libera; \
             solo il tabellone è ricostruito.",
        ),
    ),
    Preset::new(
        Tri::new("One against two", "Un contre deux", "Uno contro due"),
        "players=3",
        PresetStanding::Variant,
        Tri::new(
            "The booklet's game for three: one plays two colours, the two others are allies and may consult.",
            "Le jeu du livret à trois : l'un joue deux couleurs, les deux autres sont alliés et peuvent se concerter.",
            "Il gioco del libretto in tre: uno gioca due colori, gli altri due sono alleati e possono consultarsi.",
        ),
    ),
    Preset::new(
        Tri::new("Two teams", "Deux équipes", "Due squadre"),
        "players=4",
        PresetStanding::Variant,
        Tri::new(
            "The booklet's game for four: one colour each, and partners may not consult.",
            "Le jeu du livret à quatre : une couleur chacun, et les coéquipiers ne se concertent pas.",
            "Il gioco del libretto in quattro: un colore a testa, e i compagni non si consultano.",
        ),
    ),
    Preset::new(
        Tri::new("Two players, the other board", "Deux joueurs, l'autre plateau", "Due giocatori, l'altro tabellone"),
        "plan=centre-edges",
        PresetStanding::Reconstructed,
        Tri::new(
            "As the first, but with the special spaces in the middles of the sides: the second reading of the lost photograph.",
            "Comme le premier, mais avec les cases spéciales au milieu des côtés : la seconde lecture de la photo perdue.",
            "Come il primo, ma con le caselle speciali a metà dei lati: la seconda lettura della foto perduta.",
        ),
    ),
    Preset::new(
        Tri::new("Two players, free colours", "Deux joueurs, couleurs libres", "Due giocatori, colori liberi"),
        "colours=free",
        PresetStanding::Ours,
        Tri::new(
            "Each player chooses among all his marbles; the booklet does not say whether he may.",
            "Chacun choisit parmi toutes ses billes ; le livret ne dit pas s'il le peut.",
            "Ognuno sceglie tra tutte le sue biglie; il libretto non dice se può.",
        ),
    ),
    Preset::new(
        Tri::new("One against two, free colours", "Un contre deux, couleurs libres", "Uno contro due, colori liberi"),
        "players=3,colours=free",
        PresetStanding::Ours,
        Tri::new(
            "The player who is alone chooses between his two colours; the booklet does not say whether he may.",
            "Le joueur seul choisit entre ses deux couleurs ; le livret ne dit pas s'il le peut.",
            "Chi gioca da solo sceglie tra i suoi due colori; il libretto non dice se può.",
        ),
    ),
];
