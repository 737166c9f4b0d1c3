//! Book: for all that can come up in the opening while both sides hold the draw, a step that goes on holding it.

use crate::opening::{Early, Opening, Worth};
use kernel::{Book, Indexed, Onward, Position, Side};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

/// How far a book has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// How many steps have been played.
    pub steps: u32,
    /// Of the questions asked about the positions after so many steps, those answered.
    pub done: usize,
    /// All of these questions.
    pub all: usize,
}

/// What is asked of [`write_book`].
pub struct BookOrder<'a> {
    /// How many steps may be played anyhow before both sides hold the draw.
    pub free_steps: u32,
    /// After how many steps the book ends.
    pub last_step: u32,
    /// What has been chosen before stays chosen.
    pub begun: &'a Book,
    /// How many threads work.
    pub threads: usize,
    /// Hears of the progress, and of the book so far when a chapter is finished, and may break to stop.
    pub listen: &'a mut dyn FnMut(Chapter, Option<&Book>) -> ControlFlow<()>,
}

/// How long to rest before looking again whether the threads are done, and after how many rests the progress is told.
const REST: Duration = Duration::from_millis(1);
const RESTS: u32 = 200;
/// Among how many of the steps that hold and look best one is chosen by what it asks of the opponent.
const CANDIDATES: usize = 3;

/// Writes a book from a position on up to where the sectors begin, or goes on with one. None if it was stopped, or the database does not know enough.
///
/// In each position the step is chosen after which the fewest replies hold. Where the opponent does not hold, the book ends: there is
/// something to win.
pub fn write_book<P: Early + Send + Sync>(start: P, opening: &Opening<'_, P>, order: &mut BookOrder<'_>) -> Option<Book> {
    let mut entries: HashMap<u64, u8> = HashMap::new();
    // Positions in which a step is wanted, after so many steps, after one more and after two.
    let mut wanted: [HashMap<u64, P>; 3] = [HashMap::from([(start.early(), start)]), HashMap::new(), HashMap::new()];
    let mut steps = 0;
    let mut book = order.begun.clone();
    while steps <= order.last_step && wanted.iter().any(|positions| !positions.is_empty()) {
        let positions: Vec<P> = wanted[0].drain().map(|(_, position)| position).collect();
        for page in write_pages(&positions, opening, steps, order)? {
            entries.insert(page.number, page.choice);
            wanted[2].extend(page.next.into_iter().filter(is_early).map(|position| (position.early(), position)));
        }
        if steps < order.free_steps {
            wanted[1].extend(positions.iter().flat_map(children).filter(is_early).map(|child| (child.early(), child)));
        }
        book = Book::new(entries.iter().map(|(&number, &choice)| (number, choice)).chain(order.begun.entries()));
        let chapter = Chapter { steps, done: positions.len(), all: positions.len() };
        if (order.listen)(chapter, Some(&book)).is_break() {
            return None;
        }
        wanted.rotate_left(1);
        steps += 1;
    }
    Some(book)
}

fn children<P: Position>(position: &P) -> impl Iterator<Item = P> {
    let position = *position;
    position.steps().into_iter().map(move |step| position.child(step))
}

fn is_early<P: Indexed>(position: &P) -> bool {
    position.sector().is_none() && position.outcome().is_none()
}

/// What a position of the book leads to.
struct Page<P> {
    number: u64,
    choice: u8,
    /// The positions after replies that hold.
    next: Vec<P>,
}

/// A step that may be chosen: which of the choices it is, and the position after it.
type Candidate<P> = (usize, P);

/// The pages of all positions of a chapter that are drawn.
fn write_pages<P: Early + Send + Sync>(
    positions: &[P],
    opening: &Opening<'_, P>,
    steps: u32,
    order: &mut BookOrder<'_>,
) -> Option<Vec<Page<P>>> {
    let begun = order.begun;
    // What is asked later is found out beforehand, piece by piece for all threads, and remembered.
    let loses = |reply: &P| opening.reaches(reply, Worth::Win);
    let new = positions.iter().filter(|position| begun.choice(position.early()).is_none());
    for_all(&once_each(new.flat_map(children)), steps, order, loses)?;
    let candidates = for_all(positions, steps, order, |position| candidates(position, opening, begun))?;
    let chosen = candidates.iter().flatten().map(|(_, child)| child).filter(|child| is_early(*child));
    for_all(&once_each(chosen.flat_map(children)), steps, order, loses)?;
    let candidates: Vec<(&P, Vec<Candidate<P>>)> = positions.iter().zip(candidates).collect();
    let pages = for_all(&candidates, steps, order, |(position, candidates)| write_page(*position, candidates, opening))?;
    Some(pages.into_iter().flatten().collect())
}

fn once_each<P: Onward>(positions: impl Iterator<Item = P>) -> Vec<P> {
    let all: HashMap<u64, P> = positions.map(|position| (position.early(), position)).collect();
    all.into_values().collect()
}

/// What a question is answered for each of many things, by all threads, in order. None if one cannot be answered or the listener breaks.
fn for_all<T: Sync, R: Send>(
    all: &[T],
    steps: u32,
    order: &mut BookOrder<'_>,
    answer: impl Fn(&T) -> Option<R> + Sync,
) -> Option<Vec<R>> {
    let (next, stopped) = (AtomicUsize::new(0), AtomicBool::new(false));
    let answers = Mutex::new(Vec::new());
    let work = || {
        while !stopped.load(Ordering::Relaxed) {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = all.get(place) else { break };
            match answer(one) {
                Some(answer) => answers.lock().expect("no thread panics").push((place, answer)),
                None => stopped.store(true, Ordering::Relaxed),
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..order.threads.max(1)).map(|_| scope.spawn(work)).collect();
        let mut rests = 0;
        while workers.iter().any(|worker| !worker.is_finished()) {
            std::thread::sleep(REST);
            rests += 1;
            if rests % RESTS == 0 {
                let done = next.load(Ordering::Relaxed).min(all.len());
                if (order.listen)(Chapter { steps, done, all: all.len() }, None).is_break() {
                    stopped.store(true, Ordering::Relaxed);
                }
            }
        }
    });
    let mut answers = answers.into_inner().expect("no thread panics");
    answers.sort_unstable_by_key(|&(place, _)| place);
    (!stopped.into_inner()).then(|| answers.into_iter().map(|(_, answer)| answer).collect())
}

/// The steps among which the book chooses: of a drawn position those that hold and look best, of another none.
fn candidates<P: Early>(position: &P, opening: &Opening<'_, P>, begun: &Book) -> Option<Vec<Candidate<P>>> {
    let choices = Book::choices(position);
    if let Some(choice) = begun.choice(position.early()).map(usize::from) {
        return Some(choices.get(choice).map(|&(_, step)| (choice, position.child(step))).into_iter().collect());
    }
    let mut holding = Vec::new();
    if opening.worth(position)? == Worth::Draw {
        for (choice, &(_, step)) in choices.iter().enumerate() {
            let child = position.child(step);
            if !opening.reaches(&child, Worth::Win)? {
                holding.push((choice, child));
            }
        }
    }
    let side = Side(position.actor().0);
    holding.sort_by_key(|(_, child)| -child.evaluate(side));
    holding.truncate(CANDIDATES);
    Some(holding)
}

/// The page of a position: the candidate after which the smallest share of replies holds. None inside if there is no candidate.
fn write_page<P: Early>(position: &P, candidates: &[Candidate<P>], opening: &Opening<'_, P>) -> Option<Option<Page<P>>> {
    let mut best: Option<(f64, Page<P>)> = None;
    for (choice, child) in candidates {
        let replies = if is_early(child) { Book::choices(child) } else { Vec::new() };
        let mut next = Vec::new();
        for &(_, step) in &replies {
            let reply = child.child(step);
            if !opening.reaches(&reply, Worth::Win)? {
                next.push(reply);
            }
        }
        let share = next.len() as f64 / replies.len().max(1) as f64;
        if best.as_ref().is_none_or(|(least, _)| share < *least) {
            best = Some((share, Page { number: position.early(), choice: u8::try_from(*choice).ok()?, next }));
        }
    }
    Some(best.map(|(_, page)| page))
}
