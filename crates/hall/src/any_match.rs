//! The face of a match: everything a user interface may ask, with steps as texts. It is crossed once for a human's step or
//! a whole search, never inside one.

use crate::any_game::{AnyGame, rules_text};
use crate::game_match::{Entry, Match, Past};
use crate::listed::{Listed, Matches};
use crate::records::{action_text, result_text};
use crate::told::{AnyPast, Preview, Told};
use crate::touch_tree::TouchTree;
use crate::{Chosen, PlayError, Status, sentences};
use kernel::record::{Record, Word};
use kernel::{
    Action, Dice, Explain, Game, Layout, Message, Notation, Position, Refusal, Scene, Seat, Show, Side, Skill, Spell, Touch,
};
use std::sync::Arc;

/// What has been touched so far, and what may follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryView {
    /// The touches that lead on.
    pub next: Vec<String>,
    /// The step that is complete.
    pub complete: Option<String>,
    /// How many steps can still come of it.
    pub possible: usize,
}

/// A match of any game.
/// ```
/// use hall::{PlayError, Status};
///
/// let mut playing = hall::games()[0].open(&[], 0)?;
/// // Whoever points at a site learns what may follow, and why nothing does.
/// let entry = playing.entry(&[])?;
/// assert_eq!((entry.possible, entry.complete), (playing.steps().len(), None));
/// assert!(matches!(playing.explain("nonsense"), Err(PlayError::Syntax(_))));
/// let step = playing.steps().remove(0);
/// playing.play(&[&step]).map_err(|(_, error)| error)?;
/// assert_eq!(playing.told().expect("a step was played").step, step);
/// assert!(matches!(playing.status(), Status::Turn { .. }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyMatch: Send {
    /// Its game.
    fn game(&self) -> &dyn AnyGame;
    /// Its options, and who plays under them.
    fn chosen(&self) -> Chosen;
    /// Its options that differ from the defaults, joined by commas.
    fn rules(&self) -> String;
    /// Who decides, or how it ended.
    fn status(&self) -> Status;
    /// Whether the next step begins a turn.
    fn starts_turn(&self) -> bool;
    /// The name of a side in texts.
    fn side_id(&self, side: Side) -> &'static str;
    /// The name of a seat for people.
    fn seat_name(&self, seat: Seat) -> Message;
    /// The side of a seat.
    fn side_of(&self, seat: Seat) -> Side;
    /// The text of the position it began with.
    fn start_text(&self) -> String;
    /// What stood on the board at the start.
    fn start_scene(&self) -> Scene;
    /// The text of the position.
    fn text(&self) -> String;
    /// One text for all positions that come to the same as the present one: whichever way the board is turned, and whatever counters
    /// say that repetition ignores.
    fn likeness(&self) -> String;
    /// The drawing of the position.
    fn drawing(&self) -> String;
    /// The board.
    fn layout(&self) -> Arc<Layout>;
    /// What stands on it.
    fn scene(&self) -> Scene;
    /// The legal steps, sorted; none when it is over.
    fn steps(&self) -> Vec<String>;
    /// The legal steps, sorted, those together that are images of each other because the position is its own image: they are worth
    /// the same.
    fn step_classes(&self) -> Vec<Vec<String>>;
    /// How many steps and actions stand.
    fn len(&self) -> usize;
    /// Whether nothing has been played.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Plays steps, all or none; on an error, which of them (from 0) and why.
    fn play(&mut self, words: &[&str]) -> Result<(), (usize, PlayError)>;
    /// Does a game action.
    fn act(&mut self, action: Action) -> Result<(), PlayError>;
    /// The canonical text of a step, or why it may not be played.
    fn explain(&self, word: &str) -> Result<String, PlayError>;
    /// Why a game action may not be done, if it may not.
    fn check_action(&self, action: Action) -> Result<(), PlayError>;
    /// What a step would do and cause, as it is told, and what would stand on the board.
    fn preview(&self, word: &str) -> Result<Preview, PlayError>;
    /// The last step as it is told, made once.
    fn told(&self) -> Option<Arc<Told>>;
    /// The steps and actions that stand, from the first.
    fn history(&self) -> Box<dyn DoubleEndedIterator<Item = Box<dyn AnyPast + '_>> + '_>;
    /// What touches have come to; each touch is the text of a site or a button.
    fn entry(&self, touched: &[&str]) -> Result<EntryView, PlayError>;
    /// The touches that lead on from some, with all that may follow them; cut where there are more than a number of places.
    fn tree(&self, touched: &[&str], budget: usize) -> Result<TouchTree, PlayError>;
    /// The steps that can still come of touches, in visiting order.
    fn possible(&self, touched: &[&str]) -> Result<Vec<String>, PlayError>;
    /// Why a touch leads nowhere.
    fn refuse_touch(&self, touched: &[&str], touch: &str) -> Result<Refusal<String>, PlayError>;
    /// Takes back steps and actions; whether there were that many.
    fn undo(&mut self, entries: usize) -> bool;
    /// Does again what was taken back.
    fn redo(&mut self, entries: usize) -> bool;
    /// A uniformly random legal step.
    fn random_step(&self, dice: &mut Dice) -> Option<String>;
    /// A step of the game's book, which holds the draw that the position is; none if the book does not know the position.
    fn book_step(&self) -> Option<String>;
    /// Plays random games from here, each until it is over or has had so many turns; how many steps they took.
    fn playouts(&self, games: u32, turns: u32, dice: &mut Dice) -> u64;
    /// How well the levels 1 to 8 play this game under these rules.
    fn skills(&self) -> [Skill; 8];
    /// The typed match, for whoever adds abilities to all games; none if the game is in no list.
    fn listed(&self) -> Option<Listed<Matches<'_>>>;
    /// The game on paper, with more tags.
    fn record(&self, tags: &[(&str, &str)]) -> Record;
    /// The position in the words of a foreign protocol, such as `hub`, if programs that speak it can play it.
    fn foreign_position(&self, protocol: &str) -> Option<String>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

fn touches(layout: &Layout, words: &[&str]) -> Result<Vec<Touch>, PlayError> {
    words.iter().map(|word| touch(layout, word)).collect()
}

fn touch(layout: &Layout, word: &str) -> Result<Touch, PlayError> {
    let site = layout.sites.iter().position(|site| site.text == word).map(|index| Touch::Site(kernel::Site(index as u8)));
    let button = || layout.buttons.iter().position(|button| button.text == word);
    site.or_else(|| button().map(|index| Touch::Button(kernel::Button(index as u8)))).ok_or_else(|| {
        PlayError::Syntax(kernel::TextError::new("touch", kernel::Message::quoted(word), sentences::TOUCH_FORM))
    })
}

fn touch_text(layout: &Layout, touch: Touch) -> String {
    match touch {
        Touch::Site(site) => layout.sites[site.0 as usize].text.clone(),
        Touch::Button(button) => layout.buttons[button.0 as usize].text.to_string(),
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &dyn AnyGame {
        &self.choice().game
    }

    fn chosen(&self) -> Chosen {
        self.choice().chosen()
    }

    fn rules(&self) -> String {
        rules_text(self.position())
    }

    fn status(&self) -> Status {
        Match::status(self)
    }

    fn starts_turn(&self) -> bool {
        self.position().starts_turn()
    }

    fn side_id(&self, side: Side) -> &'static str {
        G::side_id(self.position().rules(), side)
    }

    fn seat_name(&self, seat: Seat) -> Message {
        G::seat_name(self.position().rules(), seat)
    }

    fn side_of(&self, seat: Seat) -> Side {
        G::seating(self.position().rules()).side(seat)
    }

    fn start_text(&self) -> String {
        self.start().text()
    }

    fn start_scene(&self) -> Scene {
        self.start().scene()
    }

    fn text(&self) -> String {
        self.position().text()
    }

    fn likeness(&self) -> String {
        crate::images::likeness(self.position())
    }

    fn drawing(&self) -> String {
        self.position().drawing()
    }

    fn layout(&self) -> Arc<Layout> {
        self.choice().layout()
    }

    fn scene(&self) -> Scene {
        self.position().scene()
    }

    fn steps(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> =
            self.position().steps().into_iter().map(|step| self.position().step_text(step)).collect();
        texts.sort_unstable();
        texts
    }

    fn step_classes(&self) -> Vec<Vec<String>> {
        crate::images::step_classes(self)
    }

    fn len(&self) -> usize {
        Match::len(self)
    }

    fn play(&mut self, words: &[&str]) -> Result<(), (usize, PlayError)> {
        self.play_all(words)
    }

    fn act(&mut self, action: Action) -> Result<(), PlayError> {
        Match::act(self, action)
    }

    fn explain(&self, word: &str) -> Result<String, PlayError> {
        Ok(self.position().step_text(self.read_step(word)?))
    }

    fn check_action(&self, action: Action) -> Result<(), PlayError> {
        Match::check_action(self, action)
    }

    fn preview(&self, word: &str) -> Result<Preview, PlayError> {
        Ok(Preview::new(self.position(), self.read_step(word)?))
    }

    fn told(&self) -> Option<Arc<Told>> {
        Match::told(self)
    }

    fn history(&self) -> Box<dyn DoubleEndedIterator<Item = Box<dyn AnyPast + '_>> + '_> {
        Box::new(Match::history(self).map(|past| Box::new(past) as Box<dyn AnyPast + '_>))
    }

    fn entry(&self, touched: &[&str]) -> Result<EntryView, PlayError> {
        let layout = AnyMatch::layout(self);
        let touched = touches(&layout, touched)?;
        if self.outcome().is_some() {
            return Ok(EntryView { next: Vec::new(), complete: None, possible: 0 });
        }
        let entry = self.position().entry(&touched);
        Ok(EntryView {
            next: entry.next.into_iter().map(|touch| touch_text(&layout, touch)).collect(),
            complete: entry.complete.map(|step| self.position().step_text(self.remember_read(step))),
            possible: entry.possible.len(),
        })
    }

    fn tree(&self, touched: &[&str], budget: usize) -> Result<TouchTree, PlayError> {
        let layout = AnyMatch::layout(self);
        let touched = touches(&layout, touched)?;
        if self.outcome().is_some() {
            return Ok(TouchTree::default());
        }
        let position = self.position();
        let ways = position.ways(&touched);
        let text = |touch| touch_text(&layout, touch);
        Ok(TouchTree::grow(&ways, touched.len(), budget, text, |step| position.step_text(step)))
    }

    fn possible(&self, touched: &[&str]) -> Result<Vec<String>, PlayError> {
        let touched = touches(&AnyMatch::layout(self), touched)?;
        if self.outcome().is_some() {
            return Ok(Vec::new());
        }
        let possible = self.position().entry(&touched).possible;
        Ok(possible.into_iter().map(|step| self.position().step_text(step)).collect())
    }

    fn refuse_touch(&self, touched: &[&str], word: &str) -> Result<Refusal<String>, PlayError> {
        let layout = AnyMatch::layout(self);
        let refusal = self.position().refuse_touch(&touches(&layout, touched)?, touch(&layout, word)?);
        Ok(refusal.map(|step| self.position().step_text(step)))
    }

    fn undo(&mut self, entries: usize) -> bool {
        Match::undo(self, entries)
    }

    fn redo(&mut self, entries: usize) -> bool {
        Match::redo(self, entries)
    }

    fn random_step(&self, dice: &mut Dice) -> Option<String> {
        if self.outcome().is_some() {
            return None;
        }
        let count = self.position().count_steps() as usize;
        let step = self.position().nth_step(dice.below(count) as u64)?;
        Some(self.position().step_text(step))
    }

    fn book_step(&self) -> Option<String> {
        self.outcome().is_none().then(|| G::book_step(self.position()))?.map(|step| self.position().step_text(step))
    }

    fn playouts(&self, games: u32, turns: u32, dice: &mut Dice) -> u64 {
        (0..games).map(|_| kernel::random_playout(self.position(), dice, turns).1).sum()
    }

    fn skills(&self) -> [Skill; 8] {
        G::levels(self.position().rules())
    }

    fn listed(&self) -> Option<Listed<Matches<'_>>> {
        self.choice().game.row.map(|row| (row.of_match)(self))
    }

    fn record(&self, tags: &[(&str, &str)]) -> Record {
        let rules = self.position().rules();
        let mut record = Record { result: result_text(self), ..Record::default() };
        record.tags.push(("Game".into(), G::INFO.id.into()));
        let options = AnyMatch::rules(self);
        if !options.is_empty() {
            record.tags.push(("Rules".into(), options));
        }
        if *self.start() != G::start(rules, 0) {
            record.tags.push(("Start".into(), self.start().text()));
        }
        record.tags.extend(tags.iter().map(|(name, value)| (name.to_string(), value.to_string())));
        record.tags.push(("Result".into(), record.result.clone()));
        record.words.extend(Match::history(self).map(|Past { entry, before, .. }| match entry {
            Entry::Step(step) if before.starts_turn() => Word::Turn(before.step_text(step)),
            Entry::Step(step) => Word::Then(before.step_text(step)),
            Entry::Action(action) => Word::Action(action_text(action, |side| G::side_id(rules, side))),
        }));
        record
    }

    fn foreign_position(&self, protocol: &str) -> Option<String> {
        G::foreign_position(self.position(), protocol)
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

impl std::fmt::Debug for dyn AnyMatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.game().info().id, self.rules(), self.text())
    }
}
