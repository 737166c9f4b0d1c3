//! Reviews: an engine looks at every move of a game that is over and says what each cost. One position at a time, so that
//! reviews and tables share the engines fairly, and so do reviews among themselves: a long one holds up no other.

use crate::engines::{Asker, Lane, Task, Work};
use crate::http::Problem;
use crate::services::Services;
use crate::storage::{Change, Stored};
use engine::{Stop, Strength, Thought};
use hall::AnyMatch;
use host::review::{REVIEWS, Reviewing, told};
use kernel::Lang;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::GameId;
use table::Moved;
use table::history::{Replay, replay};
use table::words::fault;
use tokio::sync::oneshot;
use wire::{Code, ReviewJson};

/// The reviews under way.
pub(crate) struct Reviews {
    services: Arc<Services>,
    running: Arc<Mutex<HashMap<String, ReviewJson>>>,
    /// Who has asked for each of them.
    askers: Arc<Mutex<HashMap<String, Asker>>>,
}

fn lock(running: &Mutex<HashMap<String, ReviewJson>>) -> MutexGuard<'_, HashMap<String, ReviewJson>> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Reviews {
    pub(crate) fn new(services: Arc<Services>) -> Reviews {
        Reviews { services, running: Arc::default(), askers: Arc::default() }
    }

    /// A review, as far as it has come.
    pub(crate) async fn find(&self, id: &GameId, lang: Lang) -> Stored<Option<ReviewJson>> {
        let running = lock(&self.running).get(&id.to_string()).cloned();
        if let Some(review) = running {
            return Ok(Some(review));
        }
        let stored = self.services.storage.review(id).await?;
        Ok(stored.and_then(|text| wire::read(text.as_bytes()).ok()).map(|review| told(review, lang)))
    }

    /// Begins a review, if it was not begun before.
    pub(crate) async fn start(&self, id: &GameId, asker: Asker, lang: Lang) -> Result<ReviewJson, Problem> {
        let failed = |error| Problem::storage(&error, lang);
        if let Some(review) = self.find(id, lang).await.map_err(failed)? {
            return Ok(review);
        }
        let row = self.services.storage.game(id).await.map_err(failed)?;
        let row = row.ok_or_else(|| Problem::new(Code::NotFound, lang))?;
        // While the match goes on, its games are nobody's lesson yet.
        let table = crate::table_task::stored(&self.services, &id.table).await.map_err(failed)?;
        let over = table.is_none_or(|stored| stored.table.match_is_over());
        if !over {
            return Err(Problem::new(Code::NotOver, lang));
        }
        let Replay { playing, moves, .. } = replay(&row.record).map_err(|error| {
            tracing::error!(error, "a stored record cannot be read");
            Problem::new(Code::Internal, lang)
        })?;
        if self.is_played(&asker, &id.table, playing.as_ref()) {
            return Err(Problem::new(Code::NoHelp, lang));
        }
        let first = ReviewJson { done: 0, of: moves.len(), moves: Vec::new(), turning_points: Vec::new() };
        {
            let mut running = lock(&self.running);
            let mut askers = self.askers.lock().unwrap_or_else(PoisonError::into_inner);
            let limits = &self.services.config.limits;
            let of_address = askers.values().filter(|other| other.address == asker.address).count();
            let of_visitor = askers.values().filter(|other| other.visitor == asker.visitor).count();
            let reached = match () {
                () if running.len() >= limits.reviews => Some("reviews"),
                () if of_address >= limits.reviews_per_address => Some("reviews_per_address"),
                () if of_visitor >= limits.reviews_per_visitor => Some("reviews_per_visitor"),
                () => None,
            };
            if let Some(limit) = reached {
                self.services.metrics.limited(limit);
                return Err(Problem(fault(Code::Busy, lang)));
            }
            if running.insert(id.to_string(), first.clone()).is_some() {
                return Ok(first);
            }
            askers.insert(id.to_string(), asker.clone());
        }
        let askers = self.askers.clone();
        let (services, running, id) = (self.services.clone(), self.running.clone(), id.clone());
        tokio::spawn(async move {
            if let Some(review) = judge_all(&services, &running, &id, &asker, playing, moves).await {
                let change = Change::Review(id.clone(), wire::line(&review));
                if let Err(error) = services.storage.write(vec![change]).await {
                    tracing::warn!(%error, "a review could not be stored");
                }
            }
            lock(&running).remove(&id.to_string());
            askers.lock().unwrap_or_else(PoisonError::into_inner).remove(&id.to_string());
        });
        Ok(first)
    }
}

impl Reviews {
    /// Whether any position of a game stands in one that the asker plays against others: a game that was played for its review would
    /// be a way around the rule that nobody is helped there.
    fn is_played(&self, asker: &Asker, table: &table::TableId, playing: &dyn AnyMatch) -> bool {
        let Some(visitor) = &asker.visitor else { return false };
        let game = playing.game().info().id;
        let holds = |likeness: String| self.services.running.holds(visitor, game, &likeness, table);
        let mut start = playing.boxed_clone();
        start.undo(start.len());
        holds(start.likeness()) || playing.history().any(|past| holds(past.likeness()))
    }
}

/// Judges every move of a game.
async fn judge_all(
    services: &Services,
    running: &Mutex<HashMap<String, ReviewJson>>,
    id: &GameId,
    asker: &Asker,
    playing: Box<dyn AnyMatch>,
    moves: Vec<Moved>,
) -> Option<ReviewJson> {
    let mut reviewing = Reviewing::new(playing, moves);
    while let Some(past) = reviewing.upcoming() {
        let idea = think(services, asker, past.boxed_clone()).await?;
        reviewing.judge(&idea);
        if let Some(review) = lock(running).get_mut(&id.to_string()) {
            *review = reviewing.progress();
        }
    }
    Some(reviewing.finished())
}

async fn think(services: &Services, asker: &Asker, playing: Box<dyn AnyMatch>) -> Option<Thought> {
    loop {
        let (found, idea) = oneshot::channel();
        let task = Task::Think {
            playing: playing.boxed_clone(),
            strength: Strength::full(REVIEWS),
            seed: 1,
            report: Box::new(move |idea| {
                let _ = found.send(idea);
            }),
        };
        if services.engines.submit(Work::new(Lane::Study, false, asker.clone(), Stop::new(), task)) {
            return idea.await.ok().flatten();
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
