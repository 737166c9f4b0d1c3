//! The duel: draughts on tiles that move, for two players or two pairs.

mod choices;
mod eval;
mod explain;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod refuse;
mod rulebook;
mod rules;
mod scene;
mod spell;
mod step;
mod symmetry;
mod tactics;

pub use position::Duel;
pub use rules::DuelRules;
pub use step::{DuelStep, Path};

use kernel::{
    ActionKind, Bench, Clause, Dealing, Game, GameInfo, Lang, Preset, PresetStanding, Ritual, Seat, Seating, Side, Skill,
    Talk, Tri,
};

/// The duel of MadamX.
#[derive(Debug)]
pub struct MadamX;

const PRESETS: &[Preset] = &[
    Preset::new(
        Tri::new("The duel, and the program keeps watch", "Le duel, le programme veille", "La sfida, il programma vigila"),
        "",
        PresetStanding::Watched,
        Tri::new(
            "The booklet's rules; the program sees to it that no capture is overlooked.",
            "Les règles du livret ; le programme veille à ce qu'aucune prise ne soit oubliée.",
            "Le regole del libretto; il programma bada che nessuna cattura sia trascurata.",
        ),
    ),
    Preset::new(
        Tri::new("The duel to the letter", "Le duel à la lettre", "La sfida alla lettera"),
        "enforcement=opponent",
        PresetStanding::Letter,
        Tri::new(
            "As printed: an overlooked capture is for the opponent to point out.",
            "Comme imprimé : c'est à l'adversaire de signaler une prise oubliée.",
            "Come stampato: sta all'avversario segnalare una cattura trascurata.",
        ),
    ),
    Preset::new(
        Tri::new("First modification", "Première modification", "Prima modifica"),
        "x-after-capture-only=on",
        PresetStanding::Variant,
        Tri::new(
            "Tiles are moved after captures only.",
            "On ne déplace une case qu'après une prise.",
            "Le caselle si spostano solo dopo una cattura.",
        ),
    ),
    Preset::new(
        Tri::new("Second modification", "Deuxième modification", "Seconda modifica"),
        "any-tile=on",
        PresetStanding::Variant,
        Tri::new(
            "The X move may take any free tile.",
            "Le coup X peut prendre n'importe quelle case libre.",
            "La mossa X può prendere qualsiasi casella libera.",
        ),
    ),
    Preset::new(
        Tri::new("Third modification", "Troisième modification", "Terza modifica"),
        "bi-removes=on",
        PresetStanding::Variant,
        Tri::new(
            "A Bi-Madam may take tiles off the frame.",
            "Bi-Madam peut enlever des cases du tableau.",
            "Bi-Madam può togliere caselle dal quadro.",
        ),
    ),
    Preset::new(
        Tri::new("Fourth modification", "Quatrième modification", "Quarta modifica"),
        "long-bi=on",
        PresetStanding::Variant,
        Tri::new(
            "A Bi-Madam goes far and captures from afar.",
            "Bi-Madam va loin et prend de loin.",
            "Bi-Madam va lontano e cattura da lontano.",
        ),
    ),
    Preset::new(
        Tri::new("All four modifications", "Les quatre modifications", "Le quattro modifiche"),
        "x-after-capture-only=on,any-tile=on,bi-removes=on,long-bi=on",
        PresetStanding::Variant,
        Tri::new(
            "The four of page 8 together: the hardest game of the booklet.",
            "Les quatre de la page 8 ensemble : le jeu le plus ardu du livret.",
            "Le quattro di pagina 8 insieme: il gioco più arduo del libretto.",
        ),
    ),
    Preset::new(
        Tri::new("The duel for four", "Le duel à quatre", "La sfida a quattro"),
        "players=4",
        PresetStanding::Variant,
        Tri::new(
            "Two pairs: one partner moves the pieces, the other the tiles.",
            "Deux couples : l'un des partenaires joue les pions, l'autre les cases.",
            "Due coppie: un compagno muove le pedine, l'altro le caselle.",
        ),
    ),
    Preset::new(
        Tri::new("Captures read freely", "Prises lues librement", "Catture lette liberamente"),
        "chain=may,crowned=goes-on",
        PresetStanding::Ours,
        Tri::new(
            "Two other readings together: a capture may stop on the way, and a man crowned by one goes \
                 on.",
            "Deux autres lectures ensemble : une prise peut s'arrêter en chemin, et un pion promu en \
                 prenant continue.",
            "Due altre letture insieme: una cattura può fermarsi per via, e una pedina promossa \
                 catturando continua.",
        ),
    ),
];

const fn seating(rules: DuelRules) -> Seating {
    // light-mover, light-tiler, dark-mover, dark-tiler.
    if rules.in_pairs() { Seating::new(&[0, 0, 1, 1]) } else { Seating::new(&[0, 1]) }
}

impl Game for MadamX {
    type Rules = DuelRules;
    type Position = Duel;

    const INFO: GameInfo = GameInfo {
        id: "madamx",
        name: Tri::same("MadamX"),
        tagline: Tri::new(
            "Draughts on a board that the players change at every move.",
            "Un jeu de dames dont les joueurs changent le damier à chaque coup.",
            "Una dama in cui i giocatori cambiano la scacchiera a ogni mossa.",
        ),
        actions: &[ActionKind::Resign, ActionKind::Draw, ActionKind::Annul],
        presets: PRESETS,
        benches: &[
            Bench { name: "start", rules: "", position: "", depth: 6 },
            Bench { name: "piece steps", rules: "x-after-capture-only=on", position: "", depth: 9 },
            Bench { name: "any tile", rules: "any-tile=on", position: "", depth: 4 },
            Bench {
                name: "Bi-Madams, all modifications",
                rules: "x-after-capture-only=on,any-tile=on,bi-removes=on,long-bi=on",
                position: "-+--+-L-/+-+-d-+-/-+-+-+-d/+-+-++--/-+D+-+-+/+-l-+-+-/-+-l-+-+/D-+-+-+- l move 0",
                depth: 4,
            },
        ],
    };

    fn seating(rules: DuelRules) -> Seating {
        seating(rules)
    }

    fn side_id(_rules: DuelRules, side: Side) -> &'static str {
        scene::CAMPS[side.index()]
    }

    fn side_name(_rules: DuelRules, side: Side, lang: Lang) -> String {
        crate::words::side(side.0 == 1).to(lang).into()
    }

    fn seat_name(rules: DuelRules, seat: Seat, lang: Lang) -> String {
        const SEATS: [Tri; 4] = [
            Tri::new("Light, pieces", "Clair, pions", "Chiaro, pedine"),
            Tri::new("Light, tiles", "Clair, cases", "Chiaro, caselle"),
            Tri::new("Dark, pieces", "Foncé, pions", "Scuro, pedine"),
            Tri::new("Dark, tiles", "Foncé, cases", "Scuro, caselle"),
        ];
        if rules.in_pairs() { SEATS[seat.index()].to(lang).into() } else { Self::side_name(rules, Side(seat.0), lang) }
    }

    fn start(rules: DuelRules, _index: u32) -> Duel {
        Duel::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 60),
            Skill::beginner(2, 8_000, 60),
            Skill::beginner(3, 8_000, 60),
            Skill::player(7_000),
            Skill::player(35_000),
            Skill::player(300_000),
            Skill::player(3_500_000),
            Skill::BEST,
        ]
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &crate::box_page::DUEL
    }

    fn rulebook() -> &'static [Clause] {
        rulebook::CLAUSES
    }

    const ANNULMENT: kernel::Rule = "X-20";

    fn todays_words(word: &str) -> Vec<&str> {
        // an objection once named the capture, which the objector chose.
        match word.strip_prefix('!') {
            Some(capture) if !capture.is_empty() => vec!["!", capture],
            _ => vec![word],
        }
    }

    fn actions(rules: DuelRules) -> &'static [ActionKind] {
        // only partners can break silence and lose a turn for it.
        if rules.in_pairs() { Self::INFO.actions } else { &[ActionKind::Resign, ActionKind::Draw] }
    }

    fn ritual(rules: DuelRules) -> Ritual {
        // lots decide who has which colour. X-21: pairs are advised a double game.
        Ritual { seats: Dealing::Lots, double: rules.in_pairs().then_some("X-21"), ..Ritual::default() }
    }

    fn talk(rules: DuelRules) -> Talk {
        // partners exchange no advice or signal.
        if rules.in_pairs() { Talk::Silent } else { Talk::Open }
    }
}
