//! The room of marelle: nine men's morris as the French booklet of the box plays it.
//!
//! One step is one turn: a placing, move or jump together with what it removes. The clauses are numbered M-1 to M-11 in
//! `RULES.md` and in the rulebook of this crate.

mod board;
mod book;
mod booklet;
mod box_page;
mod camp;
mod drawing;
mod eval;
mod explain;
mod index;
mod moves;
mod notation;
mod nth;
mod patterns;
mod position;
mod refuse;
mod removal;
mod rulebook;
mod rules;
mod scene;
mod spell;
mod step;
mod symmetry;
mod tactics;
mod word;

pub use position::MarellePosition;
pub use rules::MarelleRules;
pub use step::MarelleStep;

use camp::Camp;
use kernel::{ActionKind, Bench, Clause, Game, GameInfo, Lang, Preset, PresetStanding, Seat, Seating, Side, Skill, Tri};

/// Marelle, nine men's morris.
#[derive(Debug)]
pub struct Marelle;

impl Game for Marelle {
    type Rules = MarelleRules;
    type Position = MarellePosition;

    const INFO: GameInfo = GameInfo {
        id: "marelle",
        name: Tri::new("Nine men's morris", "Marelle", "Mulino"),
        tagline: Tri::new(
            "Line up three pieces to take one: first placing, then moving, at last jumping.",
            "Alignez trois pions pour en prendre un : on pose, puis on déplace, enfin on saute.",
            "Allinea tre pedine per prenderne una: prima si posa, poi si muove, infine si salta.",
        ),
        actions: &[ActionKind::Resign, ActionKind::Draw],
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
                    "The booklet's rules; where it contradicts itself or is silent (M-7, M-8), what most players do.",
                    "Les règles du livret ; là où il se contredit ou se tait (M-7, M-8), ce que font la plupart des joueurs.",
                    "Le regole del libretto; dove si contraddice o tace (M-7, M-8), quello che fanno i più.",
                ),
            ),
            Preset::new(
                Tri::new("The booklet to the letter", "Le livret à la lettre", "Il libretto alla lettera"),
                "double=two",
                PresetStanding::Letter,
                Tri::new(
                    "Each mill takes a piece, so two mills closed at once take two.",
                    "Chaque marelle prend un pion : deux marelles fermées d'un coup en prennent deux.",
                    "Ogni mulino prende una pedina: due mulini chiusi in una volta ne prendono due.",
                ),
            ),
            Preset::new(
                Tri::new("Without jumping", "Sans les sauts", "Senza i salti"),
                "jump=off",
                PresetStanding::Variant,
                Tri::new(
                    "The booklet tells that some drop the jumps, which they think unjust.",
                    "Le livret dit que certains suppriment les sauts, qu'ils jugent injustes.",
                    "Il libretto dice che alcuni sopprimono i salti, che giudicano ingiusti.",
                ),
            ),
            Preset::new(
                Tri::new("Mills are safe", "Marelles intouchables", "Mulini intoccabili"),
                "protected=keep",
                PresetStanding::Ours,
                Tri::new(
                    "Of two sentences of the booklet that contradict each other, the other one: a piece in a mill is never taken.",
                    "De deux phrases du livret qui se contredisent, l'autre : un pion en marelle n'est jamais pris.",
                    "Di due frasi del libretto che si contraddicono, l'altra: una pedina in mulino non si prende mai.",
                ),
            ),
        ],
        benches: &[
            Bench { name: "placing from the start", rules: "", position: "", depth: 7 },
            Bench { name: "moving, nine against nine", rules: "", position: ".i.imm.i.immmim.miim.mii m 0/0 0", depth: 9 },
            Bench {
                name: "jumping, three against three",
                rules: "",
                position: "m...m........i...mi....i m 0/0 0",
                depth: 5,
            },
            Bench {
                name: "placing, two for a double mill",
                rules: "double=two",
                position: "m.m.m..m..i.......i.i..i m 5/5 0",
                depth: 6,
            },
        ],
    };

    fn seating(_rules: MarelleRules) -> Seating {
        Seating::new(&[0, 1])
    }

    fn side_id(_rules: MarelleRules, side: Side) -> &'static str {
        Camp::of_side(side).id()
    }

    fn side_name(_rules: MarelleRules, side: Side, lang: Lang) -> String {
        Camp::of_side(side).name(lang).into()
    }

    fn seat_name(_rules: MarelleRules, seat: Seat, lang: Lang) -> String {
        Camp::of_seat(seat).name(lang).into()
    }

    fn start(rules: MarelleRules, _index: u32) -> MarellePosition {
        MarellePosition::start(rules)
    }

    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 90),
            Skill::beginner(2, 8_000, 80),
            Skill::beginner(3, 8_000, 40),
            Skill::player(2_000),
            Skill::player(16_000),
            Skill::player(150_000),
            Skill::player(1_800_000),
            Skill::BEST,
        ]
    }

    fn drawing_step(position: &MarellePosition) -> Option<MarelleStep> {
        book::step(position)
    }

    fn booklet() -> &'static kernel::Booklet {
        &crate::booklet::BOOKLET
    }

    fn box_page() -> &'static kernel::BoxPage {
        &box_page::BOX
    }

    fn rulebook() -> &'static [Clause] {
        &rulebook::CLAUSES
    }
}
