//! The game as the hall sees it: names, seats, starts and presets.

use crate::board::Board;
use crate::booklet::BOOKLET;
use crate::box_page::BOX_PAGE;
use crate::camp::Camp;
use crate::position::MambaPosition;
use crate::presets::PRESETS;
use crate::rulebook::RULEBOOK;
use crate::rules::MambaRules;
use crate::sentences;
use kernel::{
    ActionKind, Asset, Bench, Booklet, BoxPage, Clause, Dice, Game, GameInfo, Lesson, Message, Ritual, Seat, Seating, Side,
    Skill, Throws,
};

/// Mamba: pieces are born, die and change camp.
#[derive(Debug)]
pub struct Mamba;

impl Game for Mamba {
    type Rules = MambaRules;
    type Position = MambaPosition;

    const INFO: GameInfo = GameInfo {
        id: "mamba",
        name: sentences::MAMBA,
        tagline: sentences::PIECES_THAT_ARE_BORN_DIE_AND,
        actions: &[ActionKind::Resign, ActionKind::Draw],
        presets: PRESETS,
        benches: &[
            Bench { name: sentences::BENCH_START_FOR_TWO, rules: "", position: "", depth: 5 },
            Bench { name: sentences::BENCH_START_FOR_THREE, rules: "players=3", position: "", depth: 5 },
            Bench { name: sentences::BENCH_START_FOR_FOUR, rules: "players=4", position: "", depth: 5 },
            Bench {
                name: sentences::BENCH_MIDDLE_GAME_FOR_TWO,
                rules: "",
                position: "b...b..../bb..bb.../..b....b./....ba..a/...a....a/........./.......a./aa..a..../...a.a.aa a turn 5",
                depth: 4,
            },
            Bench {
                name: sentences::BENCH_CROWD_FOR_TWO_BIRTHS_IN_THE_SQUARE,
                rules: "birth=square",
                position: "....b.b../......b../.bb....b./a.bb...../.ab.a.a../a.b.b..b./.....a..b/..aa..a../.aa..a.b. a turn 6",
                depth: 4,
            },
            Bench {
                name: sentences::BENCH_MIDDLE_GAME_IN_TEAMS,
                rules: "players=teams",
                position: ".b.c....c../...c..c..../b.........d/.bbbb..dd../b.b....ddd./..bbb..d.d./.......da../.........a./.......a.../.......a..a/aa.a...a... c turn 3",
                depth: 4,
            },
        ],
    };

    fn seating(rules: MambaRules) -> Seating {
        rules.table().seating
    }

    fn side_id(rules: MambaRules, side: Side) -> &'static str {
        if rules.is_teams() { ["ac", "bd"][side.index()] } else { Camp::ALL[side.index()].word() }
    }

    fn side_name(rules: MambaRules, side: Side) -> Message {
        if rules.is_teams() {
            let (one, two) = (Camp::ALL[side.index()].name(), Camp::ALL[side.index() + 2].colour());
            return Message::from(sentences::BothCamps { one, two });
        }
        Self::seat_name(rules, Seat(side.0))
    }

    fn side_number(rules: MambaRules, _side: Side) -> usize {
        if rules.is_teams() { 2 } else { 1 }
    }

    /// By colour: the board turns with whoever looks at it, and compass points would not.
    fn seat_name(_rules: MambaRules, seat: Seat) -> Message {
        Camp::ALL[seat.index()].name().into()
    }

    /// B-4: where dice decide who begins, each start is another throw of them.
    fn starts(rules: MambaRules) -> u32 {
        if rules.first().is_some() { 1 } else { u32::MAX }
    }

    fn start(rules: MambaRules, index: u32) -> MambaPosition {
        let board = Board { camps: rules.table().start() };
        let thrown = Self::throws(rules, index).map(|throws| Camp(throws.first().0));
        let first = rules.first().or(thrown).unwrap_or(Camp(0));
        MambaPosition::turn(rules.with_first(first), board, first)
    }

    fn throws(rules: MambaRules, index: u32) -> Option<Throws> {
        let mut dice = Dice::new(u64::from(index));
        rules.first().is_none().then(|| Throws::roll(rules.table().seating.all(), &mut dice))
    }

    fn ritual(_rules: MambaRules) -> Ritual {
        Ritual { finality: Some("B-20"), ..Ritual::default() }
    }

    /// A doubled budget wins four games of five here, so that budgets alone make no ladder from a beginner to the best: from the third level on,
    /// or the fourth where there are more sides, all look far, and lapse less and less.
    fn levels(rules: MambaRules) -> [Skill; 8] {
        if rules.table().seating.sides() > 2 {
            return [
                Skill::beginner(1, 2_000, 110),
                Skill::beginner(8, 600, 0),
                Skill::beginner(8, 1_500, 0),
                Skill::player(25_000).lapsing(390),
                Skill::player(250_000).lapsing(310),
                Skill::player(1_500_000).lapsing(240),
                Skill::player(15_000_000).lapsing(130),
                Skill::BEST,
            ];
        }
        [
            Skill::beginner(1, 2_000, 18),
            Skill::beginner(1, 2_000, 0),
            Skill::player(5_000_000).lapsing(600),
            Skill::player(7_000_000).lapsing(220),
            Skill::player(10_000_000).lapsing(55),
            Skill::player(15_000_000).lapsing(15),
            Skill::player(30_000_000).lapsing(2),
            Skill::BEST,
        ]
    }

    fn assets() -> &'static [&'static Asset] {
        static ASSETS: [&Asset; 1] = [&crate::eval::FILE];
        &ASSETS
    }

    fn booklet() -> &'static Booklet {
        &BOOKLET
    }

    fn box_page() -> &'static BoxPage {
        &BOX_PAGE
    }

    fn lessons() -> &'static [Lesson] {
        crate::lessons::LESSONS
    }

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }
}
