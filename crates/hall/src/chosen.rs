//! Chosen: the options of a game as one value. Texts are read once, when it is made; afterwards it holds the typed rules, and opens
//! starts and positions, names sides and seats and lays out the board from them.

use crate::any_game::Erased;
use crate::any_match::AnyMatch;
use crate::game_match::Match;
use crate::listed::{Listed, TypedRules};
use crate::sentences;
use kernel::{
    ActionKind, Game, Layout, Message, Notation, Ritual, Rule, Rules, Seat, Seating, Show, Side, Talk, TextError, Throws,
    write_rules, write_table_rules,
};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// Chosen options, and who plays under them.
#[derive(Clone)]
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
    typed: Arc<dyn Typed>,
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chosen").field("text", &self.text).field("seating", &self.seating).finish_non_exhaustive()
    }
}

impl Chosen {
    /// The side's name for people.
    pub fn side_name(&self, side: Side) -> Message {
        self.typed.side_name(side)
    }

    /// How many the side's name stands for.
    pub fn side_number(&self, side: Side) -> usize {
        self.typed.side_number(side)
    }

    /// How many the seat's name stands for: its camps.
    pub fn seat_number(&self, seat: Seat) -> usize {
        self.typed.seat_camps(seat).len().max(1)
    }

    /// The seat's name for people.
    pub fn seat_name(&self, seat: Seat) -> Message {
        self.typed.seat_name(seat)
    }

    /// The camps the seat plays, in the words that pieces use; none where the id of its side tells.
    pub fn seat_camps(&self, seat: Seat) -> Vec<&'static str> {
        self.typed.seat_camps(seat)
    }

    /// The board, laid out once.
    pub fn layout(&self) -> Arc<Layout> {
        self.typed.layout()
    }

    /// The dice that decide who begins at a start, where the options leave it to them.
    pub fn throws(&self, start: u32) -> Option<Throws> {
        self.typed.throws(start)
    }

    /// A match from a start.
    pub fn open(&self, start: u32) -> Result<Box<dyn AnyMatch>, TextError> {
        self.typed.clone().open(start)
    }

    /// A match from a position.
    pub fn open_at(&self, position: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        self.typed.clone().open_at(position)
    }

    /// A match from a drawn position.
    pub fn open_drawn(&self, drawing: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        self.typed.clone().open_drawn(drawing)
    }

    /// The typed rules, for whoever adds abilities to all games; none if the game is in no list.
    pub fn listed(&self) -> Option<Listed<TypedRules>> {
        self.typed.listed()
    }
}

/// What typed rules can do, whichever game they belong to.
trait Typed: Send + Sync {
    fn side_name(&self, side: Side) -> Message;
    fn side_number(&self, side: Side) -> usize;
    fn seat_name(&self, seat: Seat) -> Message;
    fn seat_camps(&self, seat: Seat) -> Vec<&'static str>;
    fn layout(&self) -> Arc<Layout>;
    fn throws(&self, start: u32) -> Option<Throws>;
    fn open(self: Arc<Self>, start: u32) -> Result<Box<dyn AnyMatch>, TextError>;
    fn open_at(self: Arc<Self>, position: &str) -> Result<Box<dyn AnyMatch>, TextError>;
    fn open_drawn(self: Arc<Self>, drawing: &str) -> Result<Box<dyn AnyMatch>, TextError>;
    fn listed(&self) -> Option<Listed<TypedRules>>;
}

/// The rules of one game, with the game they belong to. All matches under one choice share it.
pub(crate) struct Ruled<G: Game> {
    pub(crate) game: Erased<G>,
    pub(crate) rules: G::Rules,
    layout: OnceLock<Arc<Layout>>,
}

impl<G: Game> fmt::Debug for Ruled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", G::INFO.id, write_rules(&self.rules, ","))
    }
}

impl<G: Game> Ruled<G> {
    pub(crate) fn new(game: Erased<G>, rules: G::Rules) -> Arc<Ruled<G>> {
        Arc::new(Ruled { game, rules, layout: OnceLock::new() })
    }

    /// What the rules mean.
    pub(crate) fn chosen(self: &Arc<Self>) -> Chosen {
        let rules = self.rules;
        let seating = G::seating(rules);
        let value = |(index, choice): (usize, &kernel::Choice)| choice.values[rules.chosen(index)].name;
        Chosen {
            text: write_rules(&rules, ","),
            table_text: write_table_rules(&rules, ","),
            values: G::Rules::CHOICES.iter().enumerate().map(value).collect(),
            seating,
            side_ids: (0..seating.sides()).map(|side| G::side_id(rules, Side(side as u8))).collect(),
            starts: G::starts(rules),
            throws: G::throws(rules, 0).is_some(),
            ritual: G::ritual(rules),
            actions: G::actions(rules),
            talk: G::talk(rules),
            touch_rule: rules.touch_rule(),
            typed: self.clone(),
        }
    }

    /// The board, laid out once.
    pub(crate) fn layout(&self) -> Arc<Layout> {
        self.layout.get_or_init(|| Arc::new(G::Position::layout(self.rules))).clone()
    }
}

impl<G: Game> Typed for Ruled<G> {
    fn side_name(&self, side: Side) -> Message {
        G::side_name(self.rules, side)
    }

    fn side_number(&self, side: Side) -> usize {
        G::side_number(self.rules, side)
    }

    fn seat_name(&self, seat: Seat) -> Message {
        G::seat_name(self.rules, seat)
    }

    fn seat_camps(&self, seat: Seat) -> Vec<&'static str> {
        G::seat_camps(self.rules, seat)
    }

    fn layout(&self) -> Arc<Layout> {
        Ruled::layout(self)
    }

    fn throws(&self, start: u32) -> Option<Throws> {
        G::throws(self.rules, start)
    }

    fn open(self: Arc<Self>, start: u32) -> Result<Box<dyn AnyMatch>, TextError> {
        let starts = G::starts(self.rules);
        if start >= starts {
            let only: Message = sentences::START_ONLY_ONE.into();
            let expected = if starts == 1 { only } else { sentences::StartRange { last: starts - 1 }.into() };
            return Err(TextError::new("start", sentences::StartNumber { number: start }, expected));
        }
        let position = G::start(self.rules, start);
        Ok(Box::new(Match::under(self, position)))
    }

    fn open_at(self: Arc<Self>, position: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        let position = G::Position::read(self.rules, position)?;
        Ok(Box::new(Match::under(self, position)))
    }

    fn open_drawn(self: Arc<Self>, drawing: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        let position = G::Position::read_drawing(self.rules, drawing)?;
        Ok(Box::new(Match::under(self, position)))
    }

    fn listed(&self) -> Option<Listed<TypedRules>> {
        self.game.row.map(|row| (row.of_rules)(self.rules))
    }
}
