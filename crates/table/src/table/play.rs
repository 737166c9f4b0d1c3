//! Play: one game at a table, with who sits where in it and what was done.

use crate::words::moments;
use hall::{AnyMatch, Chosen};
use kernel::{Lang, Seat, Throws};
use speech::Say;
use std::collections::HashMap;
use wire::{Fact, Why};

/// One game at a table.
pub struct Play {
    /// Its number at the table, from 1.
    pub number: u32,
    /// The game of the match it is, from 1.
    pub round: u8,
    /// The chair of each seat.
    pub chairs: Vec<usize>,
    /// The game itself.
    pub playing: Box<dyn AnyMatch>,
    /// What was thrown for who begins.
    pub throws: Option<Throws>,
    /// What was played and done, as far as it stands.
    pub moves: Vec<Moved>,
    /// What is left on the clocks, in milliseconds, when the present decision began.
    pub left: Vec<u64>,
    /// The seat that touched a piece it must move, and the piece.
    pub bound: Option<(Seat, String)>,
    /// The points of each team in the games of the match before this one.
    pub points: Vec<f64>,
    /// The moves as sentences, as far as a reader of each language has asked for them.
    told: HashMap<Lang, Vec<String>>,
    /// The fact that began it.
    pub(crate) begun: Fact,
}

/// A step or an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moved {
    /// The seat that decided; none for what was agreed.
    pub seat: Option<Seat>,
    /// The canonical text; actions begin with `@`.
    pub text: String,
    /// The number of its turn, from 1.
    pub turn: usize,
    /// Why an action was done; none for a step.
    pub why: Option<Why>,
}

impl Play {
    /// A game that begins.
    pub(crate) fn new(
        number: u32,
        round: u8,
        chairs: &[usize],
        playing: Box<dyn AnyMatch>,
        points: Vec<f64>,
        begun: Fact,
    ) -> Play {
        Play {
            begun,
            number,
            round,
            chairs: chairs.to_vec(),
            playing,
            throws: None,
            moves: Vec::new(),
            left: Vec::new(),
            bound: None,
            points,
            told: Default::default(),
        }
    }

    /// Forgets moves that were taken back.
    pub fn truncate(&mut self, entries: usize) {
        self.moves.truncate(entries);
        self.told.values_mut().for_each(|told| told.truncate(entries));
    }

    /// The moves as sentences. Each is put into words once for a language, however many ask.
    pub fn told(&mut self, chosen: &Chosen, lang: Lang) -> &[String] {
        let from = self.told.get(&lang).map_or(0, Vec::len);
        if from < self.moves.len() {
            let playing = self.playing.as_ref();
            let mut more = Vec::with_capacity(self.moves.len() - from);
            for (moved, past) in self.moves[from..].iter().zip(playing.history().skip(from)) {
                let is_last = from + more.len() + 1 == self.moves.len();
                // The last step is told to many, and made for the first of them.
                let sentence = || {
                    let last = is_last.then(|| playing.told()).flatten();
                    last.map(|told| told.sentence.say(lang)).or_else(|| past.told().map(|told| told.sentence.say(lang)))
                };
                more.push(tell(playing, moved, sentence, chosen, lang));
            }
            self.told.entry(lang).or_default().extend(more);
        }
        self.told.get(&lang).map_or(&[], Vec::as_slice)
    }

    /// Why the game ended, if it was not by its rules.
    pub fn why(&self) -> Option<Why> {
        self.moves.last().and_then(|moved| moved.why)
    }

    /// The game as it was when so many entries stood.
    pub fn at(&self, entries: usize) -> Box<dyn AnyMatch> {
        let mut past = self.playing.boxed_clone();
        past.undo(past.len().saturating_sub(entries));
        past
    }
}

/// A move of a game as a sentence; that of a step is given.
pub(crate) fn tell(
    playing: &dyn AnyMatch,
    moved: &Moved,
    step: impl FnOnce() -> Option<String>,
    chosen: &Chosen,
    lang: Lang,
) -> String {
    match moved.text.strip_prefix('@') {
        None => step().unwrap_or_default(),
        Some(word) => hall::read_action(word, playing).map_or_else(
            |_| moved.text.clone(),
            |action| {
                let why = moved.why.unwrap_or(Why::Wish);
                moments::acted(action, why, chosen, lang)
            },
        ),
    }
}
