//! The game as the hall sees it.

use crate::pdn;
use crate::position::DamesPosition;
use crate::rulebook::RULEBOOK;
use crate::rules::DamesRules;
use kernel::{
    ActionKind, Bench, Clause, Format, Game, GameInfo, Lang, Position, Preset, PresetStanding, Seat, Seating, Side, Skill,
    Tri,
};

/// Jeu de Dames.
#[derive(Debug)]
pub struct Dames;

const SIDES: [Tri; 2] = [Tri::new("Brown", "Marron", "Marrone"), Tri::new("Ivory", "Ivoire", "Avorio")];

/// All endings with up to four pieces, by `coffret solve dames --out DIR --megabytes 48 --pack FILE`, and the same with `--rules
/// majority=on`. Statics, so that the program holds them once.
static ENDINGS: [u8; 1_944_687] = *include_bytes!("../assets/endings.bin");
static ENDINGS_BY_MAJORITY: [u8; 1_944_914] = *include_bytes!("../assets/endings-majority.bin");

impl Game for Dames {
    type Rules = DamesRules;
    type Position = DamesPosition;

    const INFO: GameInfo = GameInfo {
        id: "dames",
        name: Tri::new("Draughts (Jeu de Dames)", "Jeu de Dames", "Dama (Jeu de Dames)"),
        tagline: Tri::new(
            "Draughts on a hundred squares: flying kings, captures are compulsory, but which one is your choice.",
            "Les dames sur cent cases : dames volantes, prise obligatoire, mais le choix de la prise est libre.",
            "La dama su cento caselle: dame volanti, presa obbligatoria, ma la scelta della presa è libera.",
        ),
        actions: &[ActionKind::Resign, ActionKind::Draw, ActionKind::Challenge],
        presets: &[
            Preset::new(
                Tri::new(
                    "The booklet, and the program keeps watch",
                    "Le livret, et le programme veille",
                    "Il libretto, e il programma sorveglia",
                ),
                "",
                PresetStanding::Watched,
                Tri::new(
                    "The booklet's rules; the program lets no capture be overlooked, and a touched piece may be put back.",
                    "Les règles du livret ; le programme ne laisse oublier aucune prise, et un pion touché peut être reposé.",
                    "Le regole del libretto; il programma non lascia sfuggire nessuna presa, e un pezzo toccato si può riposare.",
                ),
            ),
            Preset::new(
                Tri::new("The booklet to the letter", "Le livret à la lettre", "Il libretto alla lettera"),
                "enforcement=opponent,touch=on",
                PresetStanding::Letter,
                Tri::new(
                    "You watch each other: an overlooked capture is for the opponent to point out, and whoever touches a piece moves it.",
                    "Chacun surveille l'autre : c'est à l'adversaire de signaler une prise oubliée, et qui touche un pion le joue.",
                    "Ci si sorveglia a vicenda: tocca all'avversario far notare una presa sfuggita, e chi tocca un pezzo lo muove.",
                ),
            ),
            Preset::new(
                Tri::new("International draughts", "Dames internationales", "Dama internazionale"),
                "majority=on",
                PresetStanding::Ours,
                Tri::new(
                    "Not the booklet's game: the capture that takes most pieces is compulsory, as in clubs and tournaments.",
                    "Ce n'est pas le jeu du livret : la prise du plus grand nombre est obligatoire, comme en club et en tournoi.",
                    "Non è il gioco del libretto: è obbligatoria la presa del maggior numero, come nei circoli e nei tornei.",
                ),
            ),
        ],
        benches: &[
            Bench { name: "start, majority", rules: "majority=on", position: "", depth: 9 },
            Bench { name: "start", rules: "", position: "", depth: 9 },
            Bench {
                name: "twelve kings",
                rules: "majority=on",
                position: "W:WK1,K5,K26,K36,K46,K47:BK3,K4,K15,K25,K45,K50",
                depth: 5,
            },
            Bench { name: "enforcement by the opponent", rules: "enforcement=opponent", position: "", depth: 6 },
        ],
    };

    fn seating(_rules: DamesRules) -> Seating {
        const { Seating::new(&[0, 1]) }
    }

    fn side_id(_rules: DamesRules, side: Side) -> &'static str {
        ["brown", "ivory"][side.index()]
    }

    fn side_name(_rules: DamesRules, side: Side, lang: Lang) -> String {
        SIDES[side.index()].to(lang).to_string()
    }

    fn seat_name(rules: DamesRules, seat: Seat, lang: Lang) -> String {
        Self::side_name(rules, Side(seat.0), lang)
    }

    fn start(rules: DamesRules, _index: u32) -> DamesPosition {
        DamesPosition::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 35),
            Skill::beginner(2, 8_000, 70),
            Skill::beginner(3, 8_000, 50),
            Skill::player(30_000).lapsing(270),
            Skill::player(120_000).lapsing(125),
            Skill::player(900_000).lapsing(38),
            Skill::player(6_000_000).lapsing(8),
            Skill::BEST,
        ]
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &crate::box_page::BOX
    }

    fn rulebook() -> &'static [Clause] {
        &RULEBOOK
    }

    fn endings(rules: DamesRules) -> Option<&'static [u8]> {
        let bytes = if rules.majority() { &ENDINGS_BY_MAJORITY[..] } else { &ENDINGS[..] };
        (!rules.opponent_enforces()).then_some(bytes)
    }

    /// Draughts engines know the majority rule only, and no objections.
    fn hub_position(position: &DamesPosition) -> Option<String> {
        let rules = position.rules();
        (rules.majority() && !rules.opponent_enforces()).then(|| position.hub_text())
    }

    fn formats() -> &'static [Format] {
        &[Format { id: "pdn", read: pdn::read, write: pdn::write }]
    }
}
