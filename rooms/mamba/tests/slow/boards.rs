//! Random boards, dense enough that steps set off long settlings, thinned out until they are valid.

use super::generator::{Board, Options, Slow, alignments, ranks_text};
use kernel::Dice;

/// A valid position text of camps packed together, with the game not over. Some have mothers or a counter.
pub(crate) fn dense(options: Options, dice: &mut Dice) -> String {
    loop {
        let text = attempt(options, dice);
        if Slow::read(options, &text).is_some_and(|slow| slow.outcome().is_none()) {
            return text;
        }
    }
}

/// The same, but a few pieces above the thresholds, so that camps fall.
pub(crate) fn late(options: Options, dice: &mut Dice) -> String {
    loop {
        let text = thin(options, dice);
        if Slow::read(options, &text).is_some_and(|slow| slow.outcome().is_none()) {
            return text;
        }
    }
}

fn attempt(options: Options, dice: &mut Dice) -> String {
    let size = options.size();
    let (width, height) = (4 + dice.below(5) as i32, 4 + dice.below(5) as i32);
    let (left, low) = (dice.below((size - width + 1) as usize) as i32, dice.below((size - height + 1) as usize) as i32);
    let percent = 35 + dice.below(50);
    let patches = dice.below(3) > 0;
    let mut board = Board::new();
    let mut camp = options.camps()[0];
    for x in 1..=width {
        for y in 1..=height {
            if !patches || dice.below(2) == 0 {
                camp = *dice.pick(options.camps()).unwrap();
            }
            if dice.below(100) < percent && board.len() < 40 {
                board.insert((left + x, low + y), camp);
            }
        }
    }
    for _ in 0..dice.below(6) {
        let point = (1 + dice.below(size as usize) as i32, 1 + dice.below(size as usize) as i32);
        if board.len() < 40 {
            board.entry(point).or_insert(*dice.pick(options.camps()).unwrap());
        }
    }
    finish(options, board, dice)
}

fn thin(options: Options, dice: &mut Dice) -> String {
    let size = 6;
    let mut board = Board::new();
    for &camp in options.camps() {
        for _ in 0..options.threshold() + 1 + dice.below(2) {
            let point = (2 + dice.below(size) as i32, 2 + dice.below(size) as i32);
            board.insert(point, camp);
        }
    }
    finish(options, board, dice)
}

/// Positions in which one step makes all sides fall together, found by search: the dice hardly ever throw one.
pub(crate) fn falling(options: Options) -> Vec<String> {
    let corners: &[&str] = match options.players {
        "2" => &[
            "..bb...../a.a....../.baa...../bb.a..... a",
            "a.a....../bbb....../.aaa...../bb....... b",
            "..b....../.baa...../ba.a...../.bba..... a",
            "..a....../.aaa...../bb.b...../.bab..... b",
        ],
        "3" => &[
            "baa......../.bb......../ab.a....... b",
            "cb.c......./bb........./.c........./cb......... c",
            "cbcb......./b.aa......./acc......../.ba........ b",
            "a.ac......./.ccb......./aa.b......./.bbc....... b",
        ],
        _ => &[
            "ba........./.bb......../aa......... b",
            ".b........./a.b......../a.ba....... b",
            "bc........./.bb......../cc......... b",
        ],
    };
    let empty = ".".repeat(options.size() as usize) + "/";
    let whole =
        |corner: &&str| format!("{}{corner} turn 0", empty.repeat(options.size() as usize - corner.split('/').count()));
    corners.iter().map(whole).collect()
}

/// Takes off what cannot stand, and adds the other fields.
fn finish(options: Options, mut board: Board, dice: &mut Dice) -> String {
    loop {
        let full = |point: &(i32, i32)| options.cross(*point).iter().all(|next| board.contains_key(next));
        let stifled = board.keys().copied().find(full);
        let long = alignments(&board).into_iter().find(|alignment| alignment.points.len() > 4);
        let Some(point) = stifled.or(long.map(|alignment| alignment.points[dice.below(alignment.points.len())])) else {
            break;
        };
        board.remove(&point);
    }
    for &camp in options.camps() {
        if board.values().filter(|owner| **owner == camp).count() <= options.threshold() {
            board.retain(|_, owner| *owner != camp);
        }
    }
    let camp = *dice.pick(options.camps()).unwrap();
    let own: Vec<_> = board.iter().filter(|(_, owner)| **owner == camp).map(|(&point, _)| point).collect();
    let phase = match dice.pick(&own) {
        Some(&mother) if dice.below(4) == 0 => format!("turn:{}", super::generator::name(mother)),
        _ => "turn".to_string(),
    };
    let counter = if phase == "turn" { [0, 3, 98, 100][dice.below(4)] } else { 0 };
    format!("{} {camp} {phase} {counter}", ranks_text(&board, options))
}
