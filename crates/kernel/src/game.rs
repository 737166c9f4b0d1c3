//! Game: what a room hands to the hall.

use crate::record::Record;
use crate::{
    ActionKind, Booklet, BoxPage, Clause, Explain, Lang, Notation, Position, PresetStanding, Ritual, Rules, Seat, Seating,
    Show, Side, Skill, Spell, Symmetric, Tactical, TextError, Throws, Tri, Tuned,
};

/// What is fixed about a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The game's name in texts.
    pub id: &'static str,
    /// The game's name for people.
    pub name: Tri,
    /// The game in one sentence.
    pub tagline: Tri,
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
    pub name: &'static str,
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
    pub name: Tri,
    /// The options that differ from the defaults, joined by commas.
    pub rules: &'static str,
    /// How it stands to the booklet.
    pub standing: PresetStanding,
    /// What it is, in one sentence.
    pub about: Tri,
    /// Settings of the table that go with it, joined by commas, such as `takeback=never`.
    pub table: &'static str,
}

impl Preset {
    /// A named choice of options.
    pub const fn new(name: Tri, rules: &'static str, standing: PresetStanding, about: Tri) -> Preset {
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
    fn side_name(rules: Self::Rules, side: Side, lang: Lang) -> String;

    /// The seat's name for people.
    fn seat_name(rules: Self::Rules, seat: Seat, lang: Lang) -> String;

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

    /// The sentences of the printed booklet, by number. Games of one box share it.
    fn booklet() -> &'static Booklet {
        Booklet::NONE
    }

    /// What can be told of the box before the rules.
    fn box_page() -> &'static BoxPage {
        BoxPage::NONE
    }

    /// Other formats for games of this kind.
    fn formats() -> &'static [Format] {
        &[]
    }

    /// The position in the words of the Hub protocol of draughts engines, if they can play it under these rules.
    fn hub_position(_position: &Self::Position) -> Option<String> {
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

    /// A step that is proven to keep a draw that could be lost, where the game has a book of such.
    fn drawing_step(_position: &Self::Position) -> Option<<Self::Position as Position>::Step> {
        None
    }

    /// A database of endings under some rules that is part of the game, as `solve` packs it, if there is one.
    fn endings(_rules: Self::Rules) -> Option<&'static [u8]> {
        None
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

    /// The clause about annulled turns.
    const ANNULMENT: crate::Rule = "C-3";

    /// A step's word as records of earlier versions have it, in today's words: most stay as they are.
    fn todays_words(word: &str) -> Vec<&str> {
        vec![word]
    }

    /// Who may talk with whom.
    fn talk(_rules: Self::Rules) -> Talk {
        Talk::Open
    }
}
