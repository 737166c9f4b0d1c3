//! Review: an engine looks at every move of a game that is over and says what each cost. Who thinks, and when, is for whoever calls:
//! one position after the other is handed out, and its judgement taken back.

use engine::{Judged, Limits, Thought};
use hall::{AnyGame, AnyMatch, Status};
use kernel::{Lang, Outcome};
use speech::Say;
use std::time::Duration;
use table::Moved;
use wire::{JudgedJson, ReviewJson};

/// How long an engine thinks about one position.
pub const REVIEWS: Limits = Limits { depth: None, nodes: Some(20_000), time: Some(Duration::from_millis(400)) };

/// A review under way.
pub struct Reviewing {
    /// The game as it stood before the move that is judged next.
    past: Box<dyn AnyMatch>,
    moves: Vec<Moved>,
    at: usize,
    outcome: Option<Outcome>,
    judged: Vec<Judged>,
    told: Vec<JudgedJson>,
}

impl Reviewing {
    /// Begins with a whole game.
    pub fn new(playing: Box<dyn AnyMatch>, moves: Vec<Moved>) -> Reviewing {
        let outcome = match playing.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Turn { .. } => None,
        };
        let mut past = playing;
        past.undo(past.len());
        Reviewing { past, moves, at: 0, outcome, judged: Vec::new(), told: Vec::new() }
    }

    /// The position to think about next; none when all are judged.
    pub fn upcoming(&mut self) -> Option<&dyn AnyMatch> {
        while self.at < self.moves.len() {
            if self.moves[self.at].why.is_none() && matches!(self.past.status(), Status::Turn { .. }) {
                return Some(self.past.as_ref());
            }
            self.go_on();
        }
        None
    }

    fn go_on(&mut self) {
        self.past.redo(1);
        self.at += 1;
    }

    /// Takes what was thought about the position that was handed out.
    pub fn judge(&mut self, idea: &Thought) {
        let (Some(moved), Status::Turn { actor, side }) = (self.moves.get(self.at), self.past.status()) else { return };
        self.told.push(JudgedJson {
            number: self.at + 1,
            seat: actor.0 + 1,
            side: self.past.side_id(side).into(),
            step: moved.text.clone(),
            before: idea.score().into(),
            best: idea.line().steps.clone(),
            written: written(self.past.game(), &moved.text, idea.step()),
            cost: 0,
            told: None,
        });
        self.judged.push(Judged { side, before: idea.score(), is_best: *idea.step() == moved.text });
        self.go_on();
    }

    /// How far it has come.
    pub fn progress(&self) -> ReviewJson {
        ReviewJson { done: self.at, of: self.moves.len(), moves: Vec::new(), turning_points: Vec::new() }
    }

    /// The review, when all moves are judged. It has no sentences yet.
    pub fn finished(self) -> ReviewJson {
        let mut moves = self.told;
        let costs = engine::costs(&self.judged, self.past.chosen().seating.sides(), self.outcome);
        for (one, cost) in moves.iter_mut().zip(&costs) {
            one.cost = *cost;
        }
        let turning_points = engine::turning_points(&costs).into_iter().map(|index| moves[index].number).collect();
        ReviewJson { done: moves.len(), of: moves.len(), moves, turning_points }
    }
}

/// Two steps as players write them, if that differs from their canonical words.
fn written(game: &dyn AnyGame, played: &str, best: &str) -> Option<(String, String)> {
    let written = (game.on_paper(played), game.on_paper(best));
    (written.0 != played || written.1 != best).then_some(written)
}

/// A review with its sentences.
pub fn told(mut review: ReviewJson, lang: Lang) -> ReviewJson {
    for judged in &mut review.moves {
        if let (true, Some(best)) = (review.turning_points.contains(&judged.number), judged.best.first()) {
            let (played, best) = judged.written.as_ref().map_or((&judged.step, best), |(played, best)| (played, best));
            judged.told = Some(engine::tell_turning_point(played, best, judged.cost).say(lang));
        }
    }
    review
}
