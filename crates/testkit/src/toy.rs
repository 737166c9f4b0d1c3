//! The toy game: four seats, teams, a partner's and an opponent's decision inside a turn, two thousand steps, starts by
//! lot, shared wins. It exists so that the kernel and the laws are proven on all of this before any real game needs it.
//!
//! T-1: on 8x8, each seat has two pebbles on its own rank; the lot shifts their files. T-2: a turn begins with the exchange
//! of the contents of any two squares. T-3: in teams the partner then keeps the board or mirrors it. T-4: if the exchange
//! moved exactly one pebble of other sides, its owner may step down with it. T-5: a side whose
//! pebbles all stand on rank 8 at the end of a turn wins. T-6: after twelve turns the sides with the most ranks share the
//! win; a player alone has lost. T-7: three turns in a row that exchange only empty squares are a draw.

mod faces;
mod texts;

use crate::sentences;
use boards::Zobrist;
use kernel::{
    Acted, Action, ActionKind, Choice, Clause, Example, Fact, Game, GameInfo, Key, Message, Outcome, Part, Phrase, Position,
    Preset, Refusal, Rules, Seat, Seating, Side, SideSet, Value, scramble,
};
use std::cell::Cell;
use std::ops::ControlFlow;

/// The toy game.
#[derive(Debug)]
pub struct Toy;

/// How often the toy was asked what costs something, by one thread since it last looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Calls {
    /// Stories that were made.
    pub stories: u32,
    /// Texts of steps that were read.
    pub reads: u32,
}

thread_local! {
    static CALLS: Cell<Calls> = const { Cell::new(Calls { stories: 0, reads: 0 }) };
}

/// What was asked of the toy since the last look.
pub fn calls() -> Calls {
    CALLS.take()
}

fn note(what: impl FnOnce(&mut Calls)) {
    let mut calls = CALLS.get();
    what(&mut calls);
    CALLS.set(calls);
}

/// How many play, and whether in teams.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToyRules {
    players: u8,
}

const VALUES: &[Value] = &[
    Value { name: "4", title: sentences::N4 },
    Value { name: "3", title: sentences::N3 },
    Value { name: "2", title: sentences::N2 },
    Value { name: "1", title: sentences::N1 },
    Value { name: "teams", title: sentences::TEAMS },
];

impl Rules for ToyRules {
    const CHOICES: &'static [Choice] = &[Choice {
        booklet: kernel::OptionSource::NONE,
        name: "players",
        values: VALUES,
        title: sentences::PLAYERS,
        about: sentences::HOW_MANY_PLAY,
    }];

    fn chosen(&self, _choice: usize) -> usize {
        self.players as usize
    }

    fn choose(self, _choice: usize, value: usize) -> Self {
        ToyRules { players: value as u8 }
    }
}

impl ToyRules {
    fn seats(self) -> u8 {
        [4, 3, 2, 1, 4][self.players as usize]
    }

    fn teams(self) -> bool {
        self.players == 4
    }
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Swap,
    Mirror(Answer),
    Answer(u8),
}

/// The square of the pebble that may step down after the mirror decision, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Answer(pub(crate) Option<u8>);

/// A moment of the toy game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToyPosition {
    pub(crate) pebbles: [u64; 4],
    pub(crate) rules: ToyRules,
    pub(crate) camp: u8,
    pub(crate) phase: Phase,
    pub(crate) turns: u8,
    pub(crate) idle: u8,
}

/// A decision in the toy game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ToyStep {
    /// Exchange two squares, the smaller first.
    Swap(u8, u8),
    /// The partner leaves the board as it is.
    Keep,
    /// The partner mirrors the board.
    Turn,
    /// The answering pebble stays.
    Stay,
    /// The answering pebble steps down.
    Down,
}

const TURNS: u8 = 12;
const IDLE: u8 = 3;
const TOP: u64 = 0xff << 56;
static WORDS: [Zobrist<8>; 4] = [Zobrist::new(1), Zobrist::new(2), Zobrist::new(3), Zobrist::new(4)];

pub(crate) fn mirror(board: u64) -> u64 {
    board.swap_bytes().reverse_bits()
}

pub(crate) fn mirror_square(square: u8) -> u8 {
    square ^ 7
}

impl ToyPosition {
    pub(crate) fn owner(&self, square: u8) -> Option<u8> {
        (0..4).find(|&camp| self.pebbles[camp as usize] >> square & 1 == 1)
    }

    fn side(&self, camp: u8) -> Side {
        Toy::seating(self.rules).side(Seat(camp))
    }

    fn can_step_down(&self, square: u8) -> bool {
        square >= 8 && self.owner(square - 8).is_none()
    }

    fn swap(&mut self, a: u8, b: u8) {
        for board in &mut self.pebbles {
            let differ = (*board >> a ^ *board >> b) & 1;
            *board ^= differ << a | differ << b;
        }
    }

    /// T-4: the one pebble of another side that the exchange of two squares has moved.
    fn moved_enemy(&self, a: u8, b: u8) -> Option<u8> {
        let enemy = |square: u8| self.owner(square).is_some_and(|camp| self.side(camp) != self.side(self.camp));
        match (enemy(a), enemy(b)) {
            (true, false) => Some(a),
            (false, true) => Some(b),
            _ => None,
        }
    }

    fn go_on(&mut self, answer: Option<u8>) {
        match answer {
            Some(square) => self.phase = Phase::Answer(square),
            None => {
                self.phase = Phase::Swap;
                self.turns += 1;
                self.camp = (self.camp + 1) % self.rules.seats();
            }
        }
    }

    fn ranks(&self, side: Side) -> u32 {
        let camps = (0..4).filter(|&camp| camp < self.rules.seats() && self.side(camp) == side);
        camps
            .map(|camp| boards::Bits(self.pebbles[camp as usize]).map(|square| u32::from(square / 8) + 1).sum::<u32>())
            .sum()
    }

    fn sides(&self) -> impl Iterator<Item = Side> {
        (0..Toy::seating(self.rules).sides() as u8).map(Side)
    }
}

impl Position for ToyPosition {
    type Rules = ToyRules;
    type Step = ToyStep;

    fn rules(&self) -> ToyRules {
        self.rules
    }

    fn actor(&self) -> Seat {
        match self.phase {
            Phase::Swap => Seat(self.camp),
            Phase::Mirror(_) => Seat((self.camp + 2) % 4),
            Phase::Answer(square) => Seat(self.owner(square).expect("the answering pebble")),
        }
    }

    fn starts_turn(&self) -> bool {
        self.phase == Phase::Swap
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Swap {
            return None;
        }
        let all_up = |side: Side| {
            (0..self.rules.seats())
                .filter(|&camp| self.side(camp) == side)
                .all(|camp| self.pebbles[camp as usize] & !TOP == 0)
        };
        if let Some(side) = self.sides().find(|&side| all_up(side)) {
            return Some(Outcome::win(side, "T-5"));
        }
        if self.turns < TURNS {
            return None;
        }
        if self.rules.seats() == 1 {
            return Some(Outcome::lost("T-6"));
        }
        let most = self.sides().map(|side| self.ranks(side)).max().expect("a side");
        let winners = self.sides().filter(|&side| self.ranks(side) == most).fold(SideSet::NONE, SideSet::with);
        Some(Outcome { winners, rule: "T-6" })
    }

    fn limit(&self) -> Option<Outcome> {
        let all = SideSet::first(Toy::seating(self.rules).sides());
        (self.idle >= IDLE).then(|| Outcome::draw(all, "T-7"))
    }

    fn visit_steps<B>(&self, visit: &mut impl FnMut(ToyStep) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Swap if self.outcome().is_some() => {}
            Phase::Swap => {
                for a in 0..63 {
                    for b in a + 1..64 {
                        visit(ToyStep::Swap(a, b))?;
                    }
                }
            }
            Phase::Mirror(_) => {
                visit(ToyStep::Keep)?;
                visit(ToyStep::Turn)?;
            }
            Phase::Answer(square) => {
                visit(ToyStep::Stay)?;
                if self.can_step_down(square) {
                    visit(ToyStep::Down)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&mut self, step: ToyStep) {
        match (step, self.phase) {
            (ToyStep::Swap(a, b), _) => {
                let busy = self.owner(a).is_some() || self.owner(b).is_some();
                self.idle = if busy { 0 } else { (self.idle + 1).min(IDLE) };
                self.swap(a, b);
                let answer = self.moved_enemy(a, b);
                if self.rules.teams() {
                    self.phase = Phase::Mirror(Answer(answer));
                } else {
                    self.go_on(answer);
                }
            }
            (ToyStep::Turn, Phase::Mirror(Answer(answer))) => {
                self.pebbles = self.pebbles.map(mirror);
                self.go_on(answer.map(mirror_square));
            }
            (_, Phase::Mirror(Answer(answer))) => self.go_on(answer),
            (ToyStep::Down, Phase::Answer(square)) => {
                self.swap(square, square - 8);
                self.go_on(None);
            }
            _ => self.go_on(None),
        }
    }

    fn key(&self) -> Key {
        let board = WORDS.iter().zip(self.pebbles).fold(0, |sum, (words, board)| sum ^ words.of(board));
        let phase = match self.phase {
            Phase::Swap => 0,
            Phase::Mirror(Answer(None)) => 1,
            Phase::Mirror(Answer(Some(square))) => 100 + u64::from(square),
            Phase::Answer(square) => 200 + u64::from(square),
        };
        Key(board ^ scramble(phase << 16 | u64::from(self.camp) << 8 | u64::from(self.turns)))
    }

    fn repetition_identity(&self) -> Self {
        ToyPosition { idle: 0, ..*self }
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<ToyStep>> {
        let all = SideSet::first(Toy::seating(self.rules).sides());
        match action {
            Action::Resign(seat) => Ok(Acted::Ends(Outcome { winners: all.without(self.side(seat.0)), rule: "T-5" })),
            Action::Draw => Ok(Acted::Ends(Outcome::draw(all, "T-7"))),
            Action::Annul => {
                let mut next = *self;
                next.go_on(None);
                Ok(Acted::GoesOn(next))
            }
            Action::Challenge(_) => Err(Refusal::new("T-1", "the toy game knows no challenge")),
        }
    }
}

impl Game for Toy {
    type Rules = ToyRules;
    type Position = ToyPosition;

    const INFO: GameInfo = GameInfo {
        id: "toy",
        name: sentences::TOY,
        tagline: sentences::FOR_TESTS,
        actions: &[ActionKind::Resign, ActionKind::Draw, ActionKind::Annul],
        presets: &[Preset {
            name: sentences::TEAMS_2,
            rules: "players=teams",
            standing: kernel::PresetStanding::Ours,
            about: kernel::Phrase::NONE,
            table: "",
        }],
        benches: &[],
    };

    fn seating(rules: ToyRules) -> Seating {
        match rules.players {
            4 => Seating::new(&[0, 1, 0, 1]),
            _ => Seating::new(&[0, 1, 2, 3][..rules.seats() as usize]),
        }
    }

    fn side_id(rules: ToyRules, side: Side) -> &'static str {
        if rules.teams() { ["ac", "bd"][side.index()] } else { ["a", "b", "c", "d"][side.index()] }
    }

    fn side_name(rules: ToyRules, side: Side) -> Message {
        Self::side_id(rules, side).to_uppercase().into()
    }

    fn seat_name(_rules: ToyRules, seat: Seat) -> Message {
        ["A", "B", "C", "D"][seat.index()].into()
    }

    fn starts(_rules: ToyRules) -> u32 {
        7
    }

    fn start(rules: ToyRules, index: u32) -> ToyPosition {
        let mut pebbles = [0; 4];
        for (camp, board) in pebbles.iter_mut().enumerate().take(rules.seats() as usize) {
            *board = 0b11 << (camp * 16 + index as usize);
        }
        ToyPosition { pebbles, rules, camp: 0, phase: Phase::Swap, turns: 0, idle: 0 }
    }

    fn action_rule(kind: ActionKind) -> kernel::Rule {
        if kind == ActionKind::Resign { "T-5" } else { "T-7" }
    }

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }
}

/// Why a rule of the toy is as it is.
const WHY: Phrase = sentences::SO_THAT_LAWS_HAVE_SOMETHING_TO;

/// A clause that is its own heading.
macro_rules! clause {
    ($number:literal, $text:expr, $examples:expr $(,)?) => {
        Clause::new($number, $text, &[Part::ruling($text, WHY)], $examples)
    };
}

static RULEBOOK: &[Clause] = &[
    clause!("T-1", sentences::TWO_PEBBLES_SEAT, &[]),
    clause!(
        "T-2",
        sentences::TURN_EXCHANGES_TWO_SQUARES,
        &[Example {
            about: sentences::ANY_TWO_SQUARES,
            rules: "players=2",
            board: "........ / ........ / ........ / ........ / ........ / bb...... / ........ / aa...... / a swap 0 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Legal("a1~h8 g8~h8"),
                Fact::Illegal("stay", "T-4"),
                Fact::After("a1~a8", "a......./......../......../......../......../bb....../......../.a...... b swap 1 0"),
                Fact::Decides("a1~a8", 2),
            ],
        }],
    ),
    clause!("T-3", sentences::PARTNER_MAY_MIRROR, &[]),
    clause!(
        "T-4",
        sentences::MOVED_PEBBLE_MAY_STEP_DOWN,
        &[Example {
            about: sentences::OWNER_ANSWERS,
            rules: "players=2",
            board: "........ / ........ / ........ / ........ / ........ / bb...... / ........ / aa...... / a swap 0 0",
            figure: None,
            sources: &[],
            facts: &[
                Fact::Decides("a3~a8", 2),
                Fact::Causes("a3~a8 down", "down"),
                Fact::After(
                    "a3~a8 down",
                    "......../b......./......../......../......../.b....../......../aa...... b swap 1 0",
                ),
            ],
        }],
    ),
    clause!("T-5", sentences::ALL_UP_WINS, &[]),
    clause!("T-6", sentences::TWELVE_TURNS, &[]),
    clause!("T-7", sentences::THREE_IDLE_TURNS, &[]),
];
