//! Openings: what is found is what playing every step to the end comes to, and a book holds against whatever the opponent does.

mod folder;

use folder::{Folder, whole};
use kernel::{Book, Dice, Indexed, Notation, Onward, Position};
use marelle::{MarellePosition, MarelleRules};
use solve::{BookOrder, Chapter, Database, Opening, Worth, write_book};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// The endings of three pieces each.
const SECTORS: u64 = 300_000;

/// What the mover reaches, from every step and the database.
fn worth(database: &Database<MarellePosition>, position: &MarellePosition) -> Worth {
    if position.outcome().is_some() {
        return Worth::Loss;
    }
    if position.sector().is_some() {
        return database.fate(position).unwrap().into();
    }
    let replies = position.steps().into_iter().map(|step| worth(database, &position.child(step)));
    match replies.min().unwrap() {
        Worth::Loss => Worth::Win,
        Worth::Draw => Worth::Draw,
        Worth::Win => Worth::Loss,
    }
}

/// A position in which each side has three pieces, so many of them in hand.
fn scattered(dice: &mut Dice, brown: usize, ivory: usize) -> MarellePosition {
    let mut points = ['.'; 24];
    for (man, hand) in [('m', brown), ('i', ivory)] {
        let mut placed = 0;
        while placed < 3 - hand {
            let point = dice.below(24);
            if points[point] == '.' {
                points[point] = man;
                placed += 1;
            }
        }
    }
    let mover = if brown == ivory { 'm' } else { 'i' };
    let text: String = points.iter().collect();
    MarellePosition::read(MarelleRules::default(), &format!("{text} {mover} {brown}/{ivory} 0")).unwrap()
}

#[test]
fn the_solver_finds_what_every_step_comes_to() {
    let folder = Folder::new("opening");
    let (database, _) = whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), SECTORS);
    let known = |position: &MarellePosition| database.fate(position);
    let opening = Opening::new(&known, 1);
    let mut dice = Dice::new(1);
    let mut met = HashSet::new();
    for n in 0..400 {
        let position = scattered(&mut dice, 1, 1 + n % 2);
        let found = opening.worth(&position).unwrap();
        assert_eq!(found, worth(&database, &position), "{n} {}", position.text());
        met.insert(format!("{found:?}"));
    }
    assert_eq!(met.len(), 3, "all three: {met:?}");
    // Deeper, where the memory is too small to keep everything.
    let position = scattered(&mut dice, 2, 2);
    assert_eq!(opening.worth(&position).unwrap(), worth(&database, &position), "{}", position.text());
}

#[test]
fn what_the_database_does_not_hold_is_not_guessed() {
    let folder = Folder::new("opening-part");
    let (database, _) = whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 300_000);
    let known = |position: &MarellePosition| database.fate(position);
    let opening = Opening::new(&known, 1);
    let position = MarellePosition::read(MarelleRules::default(), "m.....i..m.....i........ m 2/2 0").unwrap();
    assert_eq!(opening.worth(&position), None);
}

#[test]
fn a_book_holds_against_every_reply() {
    let folder = Folder::new("book");
    let (database, _) = whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), SECTORS);
    let known = |position: &MarellePosition| database.fate(position);
    let opening = Opening::new(&known, 8);
    let mut dice = Dice::new(2);
    let start = std::iter::repeat_with(|| scattered(&mut dice, 1, 2)).take(500);
    let start = start.into_iter().find(|start| opening.worth(start) == Some(Worth::Draw)).unwrap();
    let write_to = |begun: &Book, last_step: u32, last: u32| {
        let mut kept = Book::default();
        let mut listen = |chapter: Chapter, book: Option<&Book>| {
            assert!(chapter.done <= chapter.all);
            kept = book.unwrap_or(&kept).clone();
            if chapter.steps == last && book.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let mut order = BookOrder { free_steps: 1, last_step, begun, threads: 2, listen: &mut listen };
        let book = write_book(start, &opening, &mut order);
        (book, kept)
    };
    let write = |begun: &Book, last: u32| write_to(begun, u32::MAX, last);
    let book = write(&Book::default(), u32::MAX).0.unwrap();
    // Both sides are held, each by the book against all of the other's steps that hold too.
    let mut open = vec![start];
    open.extend(start.steps().into_iter().map(|step| start.child(step)));
    let mut seen = HashSet::new();
    while let Some(position) = open.pop() {
        if opening.worth(&position) != Some(Worth::Draw) || position.sector().is_some() || !seen.insert(position.early()) {
            continue;
        }
        let step = book.step(&position).unwrap_or_else(|| panic!("missing: {}", position.text()));
        assert!(position.is_legal(step));
        let child = position.child(step);
        assert_eq!(opening.worth(&child), Some(Worth::Draw), "{}", position.text());
        open.extend(child.steps().into_iter().map(|reply| child.child(reply)).filter(|next| next.sector().is_none()));
    }
    assert_eq!(book.len(), seen.len(), "nothing else is in it");
    assert!(book.len() > 20, "{}", book.len());
    // Stopped after a chapter and begun again it comes out the same.
    let (stopped, kept) = write(&Book::default(), 1);
    assert!(stopped.is_none() && !kept.is_empty() && kept.len() < book.len());
    assert_eq!(write(&kept, u32::MAX).0.unwrap(), book);
    // Where it is to end after a step, it does, and what was there before stays.
    let short = write_to(&Book::default(), 0, u32::MAX).0.unwrap();
    assert_eq!((short.len(), short.step(&start)), (1, book.step(&start)));
    assert_eq!(write_to(&kept, 0, u32::MAX).0.unwrap(), kept);
    // Stopped early once more, it has forgotten nothing.
    assert_eq!(write(&book, 0).1, book);
}
