//! Game: what a room hands to the hall.

use crate::record::Record;
use crate::{
    ActionKind, Asset, Booklet, BoxPage, Clause, Explain, Lesson, Message, Notation, Phrase, Position, PresetStanding,
    Ritual, Rules, Seat, Seating, Show, Side, Skill, Spell, Symmetric, Tactical, TextError, Throws, Tuned,
};

/// What is fixed about a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The game's name in texts.
    pub id: &'static str,
    /// The game's name for people.
    pub name: Phrase,
    /// The game in one sentence.
    pub tagline: Phrase,
    /// The game actions that exist here, under some rules or other.
    pub actions: &'static [ActionKind],
    /// Rule choices worth a name, the default first.
    pub presets: &'static [Preset],
    /// What to count when speed is measured.
    pub benches: &'static [Bench],
}

/// A count that measures the speed of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// What it measures, in a few words.
    pub name: Phrase,
    /// The options that differ from the defaults, joined by commas.
    pub rules: &'static str,
    /// The position's text; empty for the start.
    pub position: &'static str,
    /// How deep to count: a few seconds' worth.
    pub depth: u32,
}

/// A named choice of rules.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// The name.
    pub name: Phrase,
    /// The options that differ from the defaults, joined by commas.
    pub rules: &'static str,
    /// How it stands to the booklet.
    pub standing: PresetStanding,
    /// What it is, in one sentence.
    pub about: Phrase,
    /// Settings of the table that go with it, joined by commas, such as `takeback=never`.
    pub table: &'static str,
}

impl Preset {
    /// A named choice of options.
    pub const fn new(name: Phrase, rules: &'static str, standing: PresetStanding, about: Phrase) -> Preset {
        Preset { name, rules, standing, about, table: "" }
    }

    /// The same choice with settings of the table.
    #[must_use]
    pub const fn at_table(self, table: &'static str) -> Preset {
        Preset { table, ..self }
    }
}

/// A foreign text format for whole games of one game.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Its name and file extension, such as `pdn`.
    pub id: &'static str,
    /// Reads every game in a text. Steps are checked; the records hold canonical steps.
    pub read: fn(&str) -> Result<Vec<Record>, TextError>,
    /// Writes one game.
    pub write: fn(&Record) -> Result<String, TextError>,
}

/// Who may talk with whom while a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Everyone at the table, openly.
    Open,
    /// Partners may not consult: no free talk at all.
    Silent,
    /// Openly at the table, and the seats of one side among themselves.
    Allies,
}

/// A game: its rules, its positions and its starts.
/// A whole one in a single file is `crates/engine/examples/own_game/noughts.rs`.
///
/// ```
/// use kernel::{Game, Position, Seat, Side};
/// use testkit::toy::{Toy, ToyRules};
///
/// let rules = ToyRules::default();
/// assert_eq!((Toy::INFO.id, Toy::seating(rules).seats(), Toy::side_id(rules, Side(1))), ("toy", 4, "b"));
/// // Chance is the number of a start.
/// assert_eq!(Toy::starts(rules), 7);
/// assert_ne!(Toy::start(rules, 0), Toy::start(rules, 3));
/// assert_eq!(Toy::start(rules, 3).actor(), Seat(0));
/// ```
pub trait Game: Send + Sync + 'static {
    /// The chosen options.
    type Rules: Rules;
    /// One moment.
    type Position: Position<Rules = Self::Rules> + Notation + Spell + Show + Explain + Symmetric + Tactical + Tuned;

    /// What is fixed about the game.
    const INFO: GameInfo;

    /// Who sits where.
    fn seating(rules: Self::Rules) -> Seating;

    /// The side's name in texts, such as `brown`.
    fn side_id(rules: Self::Rules, side: Side) -> &'static str;

    /// The side's name for people.
    fn side_name(rules: Self::Rules, side: Side) -> Message;

    /// How many the side's name stands for: two where it is called "Red and yellow". What is said of it is in the singular or plural.
    fn side_number(_rules: Self::Rules, _side: Side) -> usize {
        1
    }

    /// The seat's name for people: where every seat is a side of its own, the side's.
    fn seat_name(rules: Self::Rules, seat: Seat) -> Message {
        Self::side_name(rules, Self::seating(rules).side(seat))
    }

    /// The camps a seat plays, in the words that pieces use; none where the id of its side tells.
    fn seat_camps(_rules: Self::Rules, _seat: Seat) -> Vec<&'static str> {
        Vec::new()
    }

    /// How many starts there are. Chance is the index of a start, drawn by whoever opens the game.
    fn starts(_rules: Self::Rules) -> u32 {
        1
    }

    /// The start with a number below [`Game::starts`].
    fn start(rules: Self::Rules, index: u32) -> Self::Position;

    /// The clauses of the rulebook in our words, with examples that the tests prove and the pages show.
    fn rulebook() -> &'static [Clause];

    /// The boards that teach the game by doing, in the order in which they are to be played.
    fn lessons() -> &'static [Lesson] {
        &[]
    }

    /// The sentences of the printed booklet, by number. Games of one box share it.
    fn booklet() -> &'static Booklet {
        Booklet::NONE
    }

    /// What can be told of the box before the rules.
    fn box_page() -> &'static BoxPage {
        BoxPage::NONE
    }

    /// A step as players of this game write it by hand, made from its canonical word. It may say less: nothing reads it back.
    fn on_paper(word: &str) -> String {
        word.into()
    }

    /// A step of a position as players of this game write it by hand: with what only the position tells, such as what it took.
    fn written(position: &Self::Position, step: <Self::Position as Position>::Step) -> String {
        Self::on_paper(&position.step_text(step))
    }

    /// Whether players number a turn of each side together, as in draughts, and not every turn.
    const COUNTS_PAIRS: bool = false;

    /// Other formats for games of this kind.
    fn formats() -> &'static [Format] {
        &[]
    }

    /// The position in the words of a foreign protocol, such as `hub`, if programs that speak it can play it under these rules.
    fn foreign_position(_position: &Self::Position, _protocol: &str) -> Option<String> {
        None
    }

    /// The game actions that exist under these rules.
    fn actions(_rules: Self::Rules) -> &'static [ActionKind] {
        Self::INFO.actions
    }

    /// How well the levels 1 to 8 play: each should win about four games of five against the one below, which matches show.
    fn levels(_rules: Self::Rules) -> [Skill; 8] {
        [
            Skill::beginner(1, 2_000, 90),
            Skill::beginner(2, 8_000, 80),
            Skill::beginner(3, 8_000, 40),
            Skill::player(2_500),
            Skill::player(20_000),
            Skill::player(200_000),
            Skill::player(2_500_000),
            Skill::BEST,
        ]
    }

    /// A step from the game's own opening book, proven to keep what could be lost, where it has a book.
    fn book_step(_position: &Self::Position) -> Option<<Self::Position as Position>::Step> {
        None
    }

    /// The endgame tables under some rules that are part of the game, as `solve` packs them, if there are any.
    fn endgame_tables(_rules: Self::Rules) -> Option<&'static [u8]> {
        None
    }

    /// The large files of the game, the needed ones first: a program that does not hold them has to bring them.
    fn assets() -> &'static [&'static Asset] {
        &[]
    }

    /// The dice that decide who begins at a start, where the rules leave it to them. The start is then one of the rules under which
    /// that seat begins.
    fn throws(_rules: Self::Rules, _index: u32) -> Option<Throws> {
        None
    }

    /// What the booklet wants done around the table.
    fn ritual(_rules: Self::Rules) -> Ritual {
        Ritual::default()
    }

    /// The clause about an action.
    fn action_rule(_kind: ActionKind) -> crate::Rule {
        "C-3"
    }

    /// A step's word as records of earlier versions have it, in today's words: most stay as they are.
    fn todays_words(word: &str) -> Vec<&str> {
        vec![word]
    }

    /// Who may talk with whom.
    fn talk(_rules: Self::Rules) -> Talk {
        Talk::Open
    }
}
