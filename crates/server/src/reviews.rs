//! Reviews: an engine looks at every move of a game that is over and says what each cost. One position at a time, so that
//! reviews and tables share the engines fairly.

use crate::desk::value;
use crate::engines::{Lane, Task, Work};
use crate::history::{Replay, chosen, replay};
use crate::house::House;
use crate::http::Problem;
use crate::id::GameId;
use crate::storage::{Change, Stored};
use crate::table::Moved;
use crate::words::{fault, moments};
use hall::{AnyMatch, Brief, Idea, Limits, Status, Stop};
use kernel::{Lang, Outcome, Side};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, oneshot};
use wire::{Code, JudgedJson, ReviewJson};

/// How long an engine thinks about one position.
const THINKS: Limits = Limits { depth: None, nodes: Some(20_000), time: Some(Duration::from_millis(400)) };
/// How many games are reviewed at once.
const AT_ONCE: usize = 2;
/// How many wait.
const WAITING: usize = 50;
/// A move that costs less is no turning point.
const NOTEWORTHY: i32 = 60;
/// How many turning points are named.
const POINTS: usize = 5;
/// What a whole game is worth.
const GAME: i32 = 32_000;

/// The reviews under way.
pub(crate) struct Reviews {
    house: Arc<House>,
    running: Arc<Mutex<HashMap<String, ReviewJson>>>,
    places: Arc<Semaphore>,
}

fn lock(running: &Mutex<HashMap<String, ReviewJson>>) -> MutexGuard<'_, HashMap<String, ReviewJson>> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reviews {
    pub(crate) fn new(house: Arc<House>) -> Reviews {
        Reviews { house, running: Arc::default(), places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// A review, as far as it has come.
    pub(crate) async fn find(&self, id: &GameId, lang: Lang) -> Stored<Option<ReviewJson>> {
        let running = lock(&self.running).get(&id.to_string()).cloned();
        if let Some(review) = running {
            return Ok(Some(review));
        }
        let stored = self.house.storage.review(id).await?;
        Ok(stored.and_then(|text| wire::read(text.as_bytes()).ok()).map(|review| told(review, lang)))
    }

    /// Begins a review, if it was not begun before.
    pub(crate) async fn start(&self, id: &GameId, lang: Lang) -> Result<ReviewJson, Problem> {
        let failed = |error| Problem::storage(&error, lang);
        if let Some(review) = self.find(id, lang).await.map_err(failed)? {
            return Ok(review);
        }
        let row = self.house.storage.game(id).await.map_err(failed)?;
        let row = row.ok_or_else(|| Problem::new(Code::NotFound, lang))?;
        // While the match goes on, its games are nobody's lesson yet.
        let table = self.house.storage.journal(&id.table).await.map_err(failed)?;
        let over = crate::desk::sum(&id.table, &table).ok().flatten().is_none_or(|table| table.match_is_over());
        if !over {
            return Err(Problem::new(Code::NotOver, lang));
        }
        let Replay { playing, moves, .. } = replay(&row.record).map_err(|error| {
            tracing::error!(error, "a stored record cannot be read");
            Problem::new(Code::Internal, lang)
        })?;
        let first = ReviewJson { done: 0, of: moves.len(), moves: Vec::new(), turning_points: Vec::new() };
        {
            let mut running = lock(&self.running);
            if running.len() >= WAITING {
                return Err(Problem(fault(Code::Busy, lang)));
            }
            if running.insert(id.to_string(), first.clone()).is_some() {
                return Ok(first);
            }
        }
        let (house, running, places, id) = (self.house.clone(), self.running.clone(), self.places.clone(), id.clone());
        tokio::spawn(async move {
            let _place = places.acquire().await;
            if let Some(review) = judge_all(&house, &running, &id, playing, &moves).await {
                let change = Change::Review(id.clone(), wire::line(&review));
                if let Err(error) = house.storage.write(vec![change]).await {
                    tracing::warn!(%error, "a review could not be stored");
                }
            }
            lock(&running).remove(&id.to_string());
        });
        Ok(first)
    }
}

/// Judges every move of a game.
async fn judge_all(
    house: &House,
    running: &Mutex<HashMap<String, ReviewJson>>,
    id: &GameId,
    playing: Box<dyn AnyMatch>,
    moves: &[Moved],
) -> Option<ReviewJson> {
    let sides = chosen(playing.as_ref()).ok()?.seating.sides();
    let outcome = match playing.status() {
        Status::Over(outcome) => Some(outcome),
        Status::Turn { .. } => None,
    };
    let mut past = playing;
    past.undo(past.len());
    let mut judged: Vec<(JudgedJson, Side)> = Vec::new();
    for (index, moved) in moves.iter().enumerate() {
        if let (None, Status::Turn { actor, side }) = (moved.why, past.status()) {
            let idea = think(house, past.boxed_clone()).await?;
            let move_json = JudgedJson {
                number: index + 1,
                seat: actor.0 + 1,
                side: past.side_id(side).into(),
                step: moved.text.clone(),
                before: value(idea.score),
                best: idea.line,
                cost: 0,
                told: None,
            };
            judged.push((move_json, side));
            if let Some(review) = lock(running).get_mut(&id.to_string()) {
                review.done = index + 1;
            }
        }
        past.redo(1);
    }
    let costs: Vec<i32> = (0..judged.len()).map(|index| cost(&judged, index, sides, outcome)).collect();
    for ((judged, _), cost) in judged.iter_mut().zip(costs) {
        judged.cost = cost;
    }
    let moves: Vec<JudgedJson> = judged.into_iter().map(|(judged, _)| judged).collect();
    let mut points: Vec<&JudgedJson> = moves.iter().filter(|judged| judged.cost >= NOTEWORTHY).collect();
    points.sort_by_key(|judged| std::cmp::Reverse(judged.cost));
    let turning_points = points.into_iter().take(POINTS).map(|judged| judged.number).collect();
    Some(ReviewJson { done: moves.len(), of: moves.len(), moves, turning_points })
}

async fn think(house: &House, playing: Box<dyn AnyMatch>) -> Option<Idea> {
    loop {
        let (found, idea) = oneshot::channel();
        let task = Task::Think {
            playing: playing.boxed_clone(),
            brief: Brief::full(THINKS),
            seed: 1,
            report: Box::new(move |idea| {
                let _ = found.send(idea);
            }),
        };
        if house.engines.submit(Work { lane: Lane::Study, stop: Stop::new(), task }) {
            return idea.await.ok().flatten();
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// What a move cost its side: the value before it, less the value when the side can be judged next.
fn cost(judged: &[(JudgedJson, Side)], index: usize, sides: usize, outcome: Option<Outcome>) -> i32 {
    let (this, side) = &judged[index];
    if this.best.first() == Some(&this.step) {
        return 0;
    }
    let after = if sides == 2 {
        judged.get(index + 1).map(|(next, other)| if other == side { next.before.centi() } else { -next.before.centi() })
    } else {
        // With more than two sides one side's gain is no other's loss.
        judged[index + 1..].iter().find(|(_, other)| other == side).map(|(next, _)| next.before.centi())
    };
    let after = after.or_else(|| {
        outcome.map(|outcome| match (outcome.winners.has(*side), outcome.winners.len()) {
            (true, 1) => GAME,
            (true, _) => 0,
            (false, _) => -GAME,
        })
    });
    after.map_or(0, |after| (this.before.centi() - after).max(0))
}

/// A review with its sentences.
fn told(mut review: ReviewJson, lang: Lang) -> ReviewJson {
    for judged in &mut review.moves {
        if let (true, Some(best)) = (review.turning_points.contains(&judged.number), judged.best.first()) {
            judged.told = Some(moments::turning_point(&judged.step, best, judged.cost, lang));
        }
    }
    review
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::ValueJson;

    fn judged(side: u8, centi: i32, step: &str, best: &str) -> (JudgedJson, Side) {
        let before = ValueJson::Estimated { centi };
        let judged = JudgedJson {
            number: 1,
            seat: side + 1,
            side: side.to_string(),
            step: step.into(),
            before,
            best: vec![best.into()],
            cost: 0,
            told: None,
        };
        (judged, Side(side))
    }

    #[test]
    fn a_move_costs_what_the_next_position_shows() {
        let game = [judged(0, 20, "a", "b"), judged(1, 130, "c", "c"), judged(0, -130, "d", "e")];
        assert_eq!(cost(&game, 0, 2, None), 150);
        assert_eq!(cost(&game, 1, 2, None), 0, "the best move costs nothing");
        assert_eq!(cost(&game, 2, 2, Some(Outcome::win(Side(1), "T-1"))), GAME - 130);
        assert_eq!(cost(&game, 2, 2, Some(Outcome::win(Side(0), "T-1"))), 0);
        assert_eq!(cost(&game, 0, 3, None), 150, "three sides: the side's own next turn");
    }
}
