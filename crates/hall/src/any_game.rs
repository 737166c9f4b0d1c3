//! The face of a game before it is played.

use crate::any_match::AnyMatch;
use crate::archive::{AnyArchive, Archive, ArchiveOf};
use crate::game_match::Match;
use crate::solver::{AnySolver, SolverOf};
use kernel::{
    ActionKind, Booklet, BoxPage, Choice, Clause, Dice, Format, Game, GameInfo, Indexed, Lang, Layout, Notation, Onward,
    Position, Puzzle, Ritual, Rule, Rules, Seat, Seating, Show, Side, Talk, TextError, Throws, Tuned, read_rules,
    read_table_rules, split_rules, write_rules, write_table_rules,
};
use search::{Epoch, Fitting, SelfPlay, Stop, fit, self_play, stored_weights};
use std::marker::PhantomData;

/// A game of the hall, whichever it is.
pub trait AnyGame: Send + Sync {
    /// What is fixed about it.
    fn info(&self) -> GameInfo;

    /// Its options.
    fn choices(&self) -> &'static [Choice];

    /// The clauses of its rulebook.
    fn rulebook(&self) -> &'static [Clause];

    /// The sentences of its printed booklet, by number.
    fn booklet(&self) -> &'static Booklet;

    /// What can be told of its box.
    fn box_page(&self) -> &'static BoxPage;

    /// Other formats of its records.
    fn formats(&self) -> &'static [Format];

    /// A step's word as records of earlier versions have it, in today's words.
    fn todays_words<'a>(&self, word: &'a str) -> Vec<&'a str>;

    /// What chosen options mean: each word is `name=value`.
    fn choose(&self, words: &[&str]) -> Result<Chosen, TextError>;

    /// What the options of a table mean: what is not named is as tables begin with it.
    fn choose_table(&self, words: &[&str]) -> Result<Chosen, TextError>;

    /// The dice that decide who begins at a start, where the options leave it to them.
    fn throws(&self, words: &[&str], start: u32) -> Result<Option<Throws>, TextError>;

    /// A match from a start.
    fn open(&self, words: &[&str], start: u32) -> Result<Box<dyn AnyMatch>, TextError>;

    /// A match from a position.
    fn open_at(&self, words: &[&str], position: &str) -> Result<Box<dyn AnyMatch>, TextError>;

    /// Its solver, if it can be solved.
    fn solver(&self) -> Option<&'static dyn AnySolver>;

    /// Its archive, if all its positions of a phase can be solved.
    fn archive(&self) -> Option<&'static dyn AnyArchive>;

    /// Plays games against itself and fits the evaluation's weights to them; the packed weights.
    fn tune(&self, words: &[&str], order: &TuneOrder<'_>) -> Result<Vec<u8>, TextError>;

    /// A match from a drawn position.
    fn open_drawn(&self, words: &[&str], drawing: &str) -> Result<Box<dyn AnyMatch>, TextError>;
}

/// What is asked of [`AnyGame::tune`].
pub struct TuneOrder<'a> {
    /// How the games are played.
    pub play: SelfPlay,
    /// How the weights are fitted.
    pub fit: Fitting,
    /// Whether to begin from nothing instead of the weights in use.
    pub afresh: bool,
    /// What is known about positions, if anything.
    pub archive: Option<&'a Archive>,
    /// Ends the playing; what was played so far is fitted.
    pub stop: &'a Stop,
    /// Hears how many games and positions there are.
    pub played: &'a (dyn Fn(u32, u64) + Sync),
    /// Hears how the fitting goes.
    pub fitted: &'a dyn Fn(Epoch),
}

/// Chosen options, and who plays under them.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The options that differ from the defaults, joined by commas.
    pub text: String,
    /// The options that differ from what tables begin with, joined by commas.
    pub table_text: String,
    /// The value of each option, in the order of the choices.
    pub values: Vec<&'static str>,
    /// Who sits where.
    pub seating: Seating,
    /// The sides' names in texts.
    pub side_ids: Vec<&'static str>,
    /// How many starts there are.
    pub starts: u32,
    /// Whether dice decide who begins; then each start is another throw of them.
    pub throws: bool,
    /// What the booklet wants done around the table.
    pub ritual: Ritual,
    /// The game actions that exist under them.
    pub actions: &'static [ActionKind],
    /// Who may talk with whom.
    pub talk: Talk,
    /// The clause by which a touched piece must be moved, where they have it.
    pub touch_rule: Option<Rule>,
    side_name: fn(&[&str], Side, Lang) -> String,
    seat_name: fn(&[&str], Seat, Lang) -> String,
    seat_camps: fn(&[&str], Seat) -> Vec<&'static str>,
    layout: fn(&[&str], Lang) -> Layout,
}

impl Chosen {
    fn words(&self) -> Vec<&str> {
        split_rules(&self.text)
    }

    /// The side's name for people.
    pub fn side_name(&self, side: Side, lang: Lang) -> String {
        (self.side_name)(&self.words(), side, lang)
    }

    /// The seat's name for people.
    pub fn seat_name(&self, seat: Seat, lang: Lang) -> String {
        (self.seat_name)(&self.words(), seat, lang)
    }

    /// The camps the seat plays, in the words that pieces use; none where the id of its side tells.
    pub fn seat_camps(&self, seat: Seat) -> Vec<&'static str> {
        (self.seat_camps)(&self.words(), seat)
    }

    /// The board.
    pub fn layout(&self, lang: Lang) -> Layout {
        (self.layout)(&self.words(), lang)
    }
}

/// A room behind the common face.
pub(crate) struct Erased<G> {
    solver: Option<&'static dyn AnySolver>,
    archive: Option<&'static dyn AnyArchive>,
    room: PhantomData<fn() -> G>,
}

impl<G: Game> Erased<G> {
    pub(crate) const NEW: Erased<G> = Erased { solver: None, archive: None, room: PhantomData };
}

impl<G: Game> Erased<G>
where
    G::Position: Puzzle,
{
    /// A game that can be solved.
    pub(crate) const SOLVED: Erased<G> = Erased { solver: Some(&SolverOf::<G>(PhantomData)), ..Self::NEW };
}

impl<G: Game> Erased<G>
where
    G::Position: Indexed,
{
    /// A game whose positions with few pieces can be solved into a database.
    pub(crate) const COUNTED: Erased<G> = Erased { archive: Some(&ArchiveOf::<G>::NEW), ..Self::NEW };
}

impl<G: Game> Erased<G>
where
    G::Position: Onward,
{
    /// A game whose positions can be solved into a database, and its start by search down to it.
    pub(crate) const ONWARD: Erased<G> = Erased { archive: Some(&ArchiveOf::<G>::ONWARD), ..Self::NEW };
}

fn rules<G: Game>(words: &[&str]) -> Result<G::Rules, TextError> {
    read_rules(words.iter().copied())
}

/// Rules that were checked before.
fn known<G: Game>(words: &[&str]) -> G::Rules {
    rules::<G>(words).expect("checked rules")
}

/// What chosen options mean.
fn meaning<G: Game>(rules: G::Rules) -> Chosen {
    let seating = G::seating(rules);
    Chosen {
        text: write_rules(&rules, ","),
        table_text: write_table_rules(&rules, ","),
        values: G::Rules::CHOICES
            .iter()
            .enumerate()
            .map(|(index, choice)| choice.values[rules.chosen(index)].name)
            .collect(),
        seating,
        side_ids: (0..seating.sides()).map(|side| G::side_id(rules, Side(side as u8))).collect(),
        starts: G::starts(rules),
        throws: G::throws(rules, 0).is_some(),
        ritual: G::ritual(rules),
        actions: G::actions(rules),
        talk: G::talk(rules),
        touch_rule: rules.touch_rule(),
        side_name: |words, side, lang| G::side_name(known::<G>(words), side, lang),
        seat_name: |words, seat, lang| G::seat_name(known::<G>(words), seat, lang),
        seat_camps: |words, seat| G::seat_camps(known::<G>(words), seat),
        layout: |words, lang| G::Position::layout(known::<G>(words), lang),
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn choices(&self) -> &'static [Choice] {
        G::Rules::CHOICES
    }

    fn rulebook(&self) -> &'static [Clause] {
        G::rulebook()
    }

    fn booklet(&self) -> &'static Booklet {
        G::booklet()
    }

    fn box_page(&self) -> &'static BoxPage {
        G::box_page()
    }

    fn formats(&self) -> &'static [Format] {
        G::formats()
    }

    fn todays_words<'a>(&self, word: &'a str) -> Vec<&'a str> {
        G::todays_words(word)
    }

    fn choose(&self, words: &[&str]) -> Result<Chosen, TextError> {
        Ok(meaning::<G>(rules::<G>(words)?))
    }

    fn choose_table(&self, words: &[&str]) -> Result<Chosen, TextError> {
        Ok(meaning::<G>(read_table_rules(words.iter().copied())?))
    }

    fn throws(&self, words: &[&str], start: u32) -> Result<Option<Throws>, TextError> {
        Ok(G::throws(rules::<G>(words)?, start))
    }

    fn open(&self, words: &[&str], start: u32) -> Result<Box<dyn AnyMatch>, TextError> {
        let rules = rules::<G>(words)?;
        let starts = G::starts(rules);
        if start >= starts {
            let expected = if starts == 1 { "no number: there is one start".into() } else { format!("0 to {}", starts - 1) };
            return Err(TextError::new("start", format!("number {start}"), expected));
        }
        Ok(Box::new(Match::<G>::new(G::start(rules, start))))
    }

    fn open_at(&self, words: &[&str], position: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        Ok(Box::new(Match::<G>::new(G::Position::read(rules::<G>(words)?, position)?)))
    }

    fn solver(&self) -> Option<&'static dyn AnySolver> {
        self.solver
    }

    fn archive(&self) -> Option<&'static dyn AnyArchive> {
        self.archive
    }

    fn tune(&self, words: &[&str], order: &TuneOrder<'_>) -> Result<Vec<u8>, TextError> {
        let rules = rules::<G>(words)?;
        let start = |dice: &mut Dice| G::start(rules, dice.below(G::starts(rules) as usize) as u32);
        let known = order.archive.and_then(Archive::known);
        let samples = self_play(start, G::seating(rules), &order.play, known, order.stop, order.played);
        let mut before = G::Position::weights();
        if order.afresh {
            before.fill(0.0);
        }
        let sides = G::seating(rules).sides();
        let weights = fit(&samples, sides, before, &order.fit, &mut |epoch| (order.fitted)(epoch));
        Ok(boards::pack_weights(&stored_weights::<G::Position>(&weights)))
    }

    fn open_drawn(&self, words: &[&str], drawing: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        Ok(Box::new(Match::<G>::new(G::Position::read_drawing(rules::<G>(words)?, drawing)?)))
    }
}

/// The options of a position as words.
pub(crate) fn rules_text<P: Position>(position: &P) -> String {
    write_rules(&position.rules(), ",")
}
