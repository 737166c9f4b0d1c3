//! A second marelle, written straight from the rules with points by name, lists and no bits. Slow and plain on purpose;
//! it shares nothing with the room, not even the order of the board.

use std::collections::BTreeMap;

/// The points in the order of the position text.
pub(crate) const POINTS: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2",
    "f2", "a1", "d1", "g1",
];

/// M-1: the lines of three, each from one end to the other.
const LINES: [[&str; 3]; 16] = [
    ["a7", "d7", "g7"],
    ["b6", "d6", "f6"],
    ["c5", "d5", "e5"],
    ["a4", "b4", "c4"],
    ["e4", "f4", "g4"],
    ["c3", "d3", "e3"],
    ["b2", "d2", "f2"],
    ["a1", "d1", "g1"],
    ["a7", "a4", "a1"],
    ["b6", "b4", "b2"],
    ["c5", "c4", "c3"],
    ["d7", "d6", "d5"],
    ["d3", "d2", "d1"],
    ["e5", "e4", "e3"],
    ["f6", "f4", "f2"],
    ["g7", "g4", "g1"],
];

type Board = BTreeMap<&'static str, char>;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    pub(crate) jump: bool,
    pub(crate) keep: bool,
    pub(crate) two: bool,
}

/// A moment of the game: `m` and `i` on named points, what each has in hand.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) board: Board,
    pub(crate) side: char,
    pub(crate) brown_hand: u32,
    pub(crate) ivory_hand: u32,
    pub(crate) counter: u32,
    pub(crate) options: Options,
}

fn neighbours(a: &str, b: &str) -> bool {
    LINES.iter().any(|&[x, y, z]| [(x, y), (y, x), (y, z), (z, y)].contains(&(a, b)))
}

fn mills(board: &Board, side: char) -> Vec<[&'static str; 3]> {
    LINES.into_iter().filter(|line| line.iter().all(|point| board.get(point) == Some(&side))).collect()
}

fn pieces(board: &Board, side: char) -> Vec<&'static str> {
    POINTS.into_iter().filter(|point| board.get(point) == Some(&side)).collect()
}

fn place_in_text(point: &str) -> usize {
    POINTS.iter().position(|&other| other == point).unwrap()
}

impl Moment {
    pub(crate) fn read(text: &str, options: Options) -> Moment {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut board = Board::new();
        for (point, letter) in POINTS.into_iter().zip(fields[0].chars()) {
            if letter != '.' {
                board.insert(point, letter);
            }
        }
        let (brown, ivory) = fields[2].split_once('/').unwrap();
        Moment {
            board,
            side: fields[1].chars().next().unwrap(),
            brown_hand: brown.parse().unwrap(),
            ivory_hand: ivory.parse().unwrap(),
            counter: fields[3].parse().unwrap(),
            options,
        }
    }

    pub(crate) fn text(&self) -> String {
        let board: String = POINTS.into_iter().map(|point| self.board.get(point).copied().unwrap_or('.')).collect();
        format!("{board} {} {}/{} {}", self.side, self.brown_hand, self.ivory_hand, self.counter)
    }

    fn other(&self) -> char {
        if self.side == 'm' { 'i' } else { 'm' }
    }

    fn hand(&self) -> u32 {
        if self.side == 'm' { self.brown_hand } else { self.ivory_hand }
    }

    /// M-6, M-7: what may be removed from a board.
    fn removable(&self, board: &Board) -> Vec<&'static str> {
        let enemy = self.other();
        let in_a_mill = |point: &&str| mills(board, enemy).iter().any(|line| line.contains(point));
        let all = pieces(board, enemy);
        let outside: Vec<_> = all.iter().copied().filter(|point| !in_a_mill(point)).collect();
        match (outside.is_empty(), self.options.keep) {
            (false, _) | (true, true) => outside,
            (true, false) => all,
        }
    }

    /// The texts of what may be removed after a step has closed so many mills, with the board that is left.
    fn removals(&self, board: &Board, closed: usize) -> Vec<(String, Board)> {
        let without = |board: &Board, point: &str| {
            let mut board = board.clone();
            board.remove(point);
            board
        };
        if closed == 0 || self.removable(board).is_empty() {
            return vec![(String::new(), board.clone())];
        }
        let mut found: Vec<(Vec<&str>, Board)> = Vec::new();
        for one in self.removable(board) {
            let left = without(board, one);
            // M-8: the second is judged after the first is gone.
            let seconds = if closed == 2 && self.options.two { self.removable(&left) } else { Vec::new() };
            if seconds.is_empty() {
                found.push((vec![one], left));
                continue;
            }
            for other in seconds {
                found.push((vec![one, other], without(&left, other)));
            }
        }
        // The same two pieces in both orders are one step, written ascending.
        let lists: Vec<Vec<&str>> = found.iter().map(|(list, _)| list.clone()).collect();
        found.retain(|(list, _)| match list[..] {
            [one, other] => place_in_text(one) < place_in_text(other) || !lists.contains(&vec![other, one]),
            _ => true,
        });
        found.into_iter().map(|(list, left)| (list.iter().map(|point| format!("x{point}")).collect(), left)).collect()
    }

    /// Every legal step: its text, and the moment after it.
    pub(crate) fn steps(&self) -> Vec<(String, Moment)> {
        let own = pieces(&self.board, self.side);
        // M-10
        if own.len() as u32 + self.hand() <= 2 {
            return Vec::new();
        }
        let mut found = Vec::new();
        for to in POINTS.into_iter().filter(|point| !self.board.contains_key(point)) {
            if self.hand() > 0 {
                found.extend(self.steps_to(None, to));
                continue;
            }
            for &from in &own {
                let jumps = self.options.jump && own.len() == 3;
                if jumps || neighbours(from, to) {
                    found.extend(self.steps_to(Some(from), to));
                }
            }
        }
        found
    }

    fn steps_to(&self, from: Option<&'static str>, to: &'static str) -> Vec<(String, Moment)> {
        let mut board = self.board.clone();
        if let Some(from) = from {
            board.remove(from);
        }
        board.insert(to, self.side);
        let closed = mills(&board, self.side).iter().filter(|line| line.contains(&to)).count();
        let head = from.map_or(to.to_string(), |from| format!("{from}-{to}"));
        let mut found = Vec::new();
        for (tail, left) in self.removals(&board, closed) {
            let mut next = self.clone();
            next.board = left;
            match (from, self.side) {
                (None, 'm') => next.brown_hand -= 1,
                (None, _) => next.ivory_hand -= 1,
                _ => {}
            }
            // M-11, and the text never says more than 100.
            next.counter = if from.is_none() || !tail.is_empty() { 0 } else { (self.counter + 1).min(100) };
            next.side = self.other();
            found.push((format!("{head}{tail}"), next));
        }
        found
    }

    /// The winner of a finished game and the rule; `draw` where the counter says so.
    pub(crate) fn status(&self) -> Option<(&'static str, &'static str)> {
        if self.steps().is_empty() {
            return Some((if self.side == 'm' { "ivory" } else { "brown" }, "M-10"));
        }
        (self.counter == 100).then_some(("draw", "M-11"))
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.steps().iter().map(|(_, next)| next.perft(depth - 1)).sum()
    }

    /// The same counts for depth 1, 2, ... by layers of equal positions, which reaches deeper.
    pub(crate) fn counts_by_layers(&self, depths: usize) -> Vec<u64> {
        let mut counts = Vec::new();
        let mut layer = BTreeMap::from([(self.text(), 1)]);
        while counts.len() < depths {
            let last = counts.len() + 1 == depths;
            let mut next: BTreeMap<String, u64> = BTreeMap::new();
            let mut count = 0;
            for (text, times) in layer {
                for (_, after) in Moment::read(&text, self.options).steps() {
                    count += times;
                    if !last {
                        *next.entry(after.text()).or_default() += times;
                    }
                }
            }
            counts.push(count);
            layer = next;
        }
        counts
    }

    /// Whether a position can be: what the text rules demand of hands, pieces and counter.
    pub(crate) fn valid(&self) -> bool {
        let owned = |side: char, hand: u32| pieces(&self.board, side).len() as u32 + hand;
        let (brown, ivory) = (owned('m', self.brown_hand), owned('i', self.ivory_hand));
        let hands = match self.side {
            'm' => self.brown_hand == self.ivory_hand,
            _ => self.ivory_hand == self.brown_hand + 1 || (self.brown_hand, self.ivory_hand) == (0, 0),
        };
        let (mover, rest) = if self.side == 'm' { (brown, ivory) } else { (ivory, brown) };
        let counter = self.counter <= 100 && (self.counter == 0 || self.brown_hand + self.ivory_hand == 0);
        let least = if self.options.two { 1 } else { 2 };
        hands && brown <= 9 && ivory <= 9 && rest >= 3 && mover >= least && counter
    }
}
