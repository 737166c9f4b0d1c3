//! A second Mamba, written straight from the rules with plain maps and lists. It shares no code with the room, knows no
//! bit sets, and looks at everything anew each time: slow and easy to check by eye.

use std::collections::{BTreeMap, BTreeSet};

/// File and rank from 1. Ordered by file, then rank, as all lists of squares are.
pub(crate) type Point = (i32, i32);
pub(crate) type Board = BTreeMap<Point, char>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    pub(crate) players: &'static str,
    pub(crate) square_births: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slow {
    pub(crate) options: Options,
    pub(crate) board: Board,
    pub(crate) turn: char,
    pub(crate) mothers: BTreeSet<Point>,
    pub(crate) trim: Option<Trim>,
    pub(crate) counter: u32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Trim {
    pub(crate) after_birth: bool,
    pub(crate) arrival: Point,
    pub(crate) origin: Point,
    pub(crate) ends: (Point, Point),
    pub(crate) before: Board,
}

/// A maximal run: camp, whether it runs along a rank, and its points in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Alignment {
    pub(crate) camp: char,
    pub(crate) along_rank: bool,
    pub(crate) points: Vec<Point>,
}

impl Options {
    pub(crate) fn size(self) -> i32 {
        if self.players == "2" { 9 } else { 11 }
    }

    pub(crate) fn camps(self) -> &'static [char] {
        match self.players {
            "2" => &['a', 'b'],
            "3" => &['a', 'b', 'c'],
            _ => &['a', 'b', 'c', 'd'],
        }
    }

    /// B-15.
    pub(crate) fn threshold(self) -> usize {
        match self.players {
            "2" => 4,
            "3" => 3,
            _ => 2,
        }
    }

    /// B-16: what wins together.
    pub(crate) fn sides(self) -> Vec<Vec<char>> {
        match self.players {
            "teams" => vec![vec!['a', 'c'], vec!['b', 'd']],
            _ => self.camps().iter().map(|&camp| vec![camp]).collect(),
        }
    }

    pub(crate) fn on_board(self, (x, y): Point) -> bool {
        (1..=self.size()).contains(&x) && (1..=self.size()).contains(&y)
    }

    /// B-5.
    pub(crate) fn cross(self, (x, y): Point) -> Vec<Point> {
        let all = [(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)];
        all.into_iter().filter(|&point| self.on_board(point)).collect()
    }

    /// B-5.
    pub(crate) fn square(self, (x, y): Point) -> Vec<Point> {
        let mut all = Vec::new();
        for dx in -1..=1 {
            for dy in -1..=1 {
                if (dx, dy) != (0, 0) && self.on_board((x + dx, y + dy)) {
                    all.push((x + dx, y + dy));
                }
            }
        }
        all
    }

    /// The camps clockwise from one of them.
    pub(crate) fn clockwise(self, from: char) -> Vec<char> {
        let camps = self.camps();
        let start = camps.iter().position(|&camp| camp == from).unwrap();
        (0..camps.len()).map(|i| camps[(start + i) % camps.len()]).collect()
    }

    /// How a camp sees a point: (rows away from its own edge, columns from its left), both from 1.
    fn seen(self, camp: char, (x, y): Point) -> (i32, i32) {
        let other = |n: i32| self.size() + 1 - n;
        match (self.players, camp) {
            (_, 'a') => (y, x),
            ("2", 'b') | (_, 'c') => (other(y), other(x)),
            (_, 'b') => (x, other(y)),
            _ => (other(x), y),
        }
    }

    /// Reading order from the seat of a camp: the far row first, then left to right.
    fn reading(self, camp: char, point: Point) -> (i32, i32) {
        let (row, column) = self.seen(camp, point);
        (-row, column)
    }

    /// Whether a line along a rank is a row (0) or a column (1) for a camp.
    fn row_or_column(self, camp: char, along_rank: bool) -> i32 {
        let sits_at_the_side = self.players != "2" && (camp == 'b' || camp == 'd');
        i32::from(along_rank == sits_at_the_side)
    }
}

pub(crate) fn name((x, y): Point) -> String {
    format!("{}{y}", (b'a' + (x - 1) as u8) as char)
}

fn names(points: &[Point]) -> String {
    points.iter().map(|&point| name(point)).collect::<Vec<_>>().join(",")
}

/// B-10: all alignments of a board.
pub(crate) fn alignments(board: &Board) -> Vec<Alignment> {
    let mut found = Vec::new();
    for along_rank in [true, false] {
        let (dx, dy) = if along_rank { (1, 0) } else { (0, 1) };
        for (&(x, y), &camp) in board {
            if board.get(&(x - dx, y - dy)) == Some(&camp) {
                continue;
            }
            let mut points = vec![(x, y)];
            loop {
                let &(x, y) = points.last().unwrap();
                if board.get(&(x + dx, y + dy)) != Some(&camp) {
                    break;
                }
                points.push((x + dx, y + dy));
            }
            found.push(Alignment { camp, along_rank, points });
        }
    }
    found
}

fn distance((x, y): Point, (u, v): Point) -> i32 {
    (x - u).abs() + (y - v).abs()
}

/// A contact in which the longer alignment transforms the touching piece of the shorter.
struct Contact {
    longer: Alignment,
    shorter: Alignment,
    toucher: Point,
    victim: Point,
}

/// B-10 and B-11: the unequal contacts that are judged.
fn contacts(board: &Board, before: &Board) -> Vec<Contact> {
    let (now, then) = (alignments(board), alignments(before));
    let mut found = Vec::new();
    for one in &now {
        for two in &now {
            let (&(x, y), &next) = (one.points.last().unwrap(), two.points.first().unwrap());
            let follows = if one.along_rank { (x + 1, y) == next } else { (x, y + 1) == next };
            if one.along_rank != two.along_rank || one.camp == two.camp || !follows {
                continue;
            }
            if then.contains(one) && then.contains(two) {
                continue;
            }
            let (one, two) = (one.clone(), two.clone());
            if one.points.len() > two.points.len() {
                found.push(Contact { longer: one, shorter: two, toucher: (x, y), victim: next });
            } else if two.points.len() > one.points.len() {
                found.push(Contact { longer: two, shorter: one, toucher: next, victim: (x, y) });
            }
        }
    }
    found
}

fn event(kind: &str, squares: &[Point], camps: &[char], cause: &[&Alignment]) -> String {
    let camps: Vec<String> = camps.iter().map(ToString::to_string).collect();
    let cause: Vec<String> = cause
        .iter()
        .map(|alignment| {
            let mut points = alignment.points.clone();
            points.sort();
            format!("{}{}[{}]", alignment.camp, points.len(), names(&points))
        })
        .collect();
    format!("{kind} {} {} {}", names(squares), camps.join(","), cause.join("|"))
}

impl Slow {
    fn pieces(&self, camp: char) -> Vec<Point> {
        self.board.iter().filter(|(_, c)| **c == camp).map(|(&point, _)| point).collect()
    }

    fn side_sum(&self, side: &[char]) -> usize {
        side.iter().map(|&camp| self.pieces(camp).len()).sum()
    }

    /// B-16 and B-17 as the text shows them: the winners' names and the rule.
    pub(crate) fn outcome(&self) -> Option<(Vec<String>, &'static str)> {
        if self.trim.is_some() {
            return None;
        }
        let left: Vec<Vec<char>> = self.options.sides().into_iter().filter(|side| self.side_sum(side) > 0).collect();
        let low = self.options.camps().iter().all(|&camp| self.pieces(camp).len() <= self.options.threshold());
        let even = left.iter().all(|side| self.side_sum(side) == self.side_sum(&left[0]));
        let over = left.len() == 1 || low && even;
        over.then(|| (left.iter().map(|side| side.iter().collect()).collect(), if low { "B-17" } else { "B-16" }))
    }

    pub(crate) fn decides(&self) -> char {
        self.trim.as_ref().map_or(self.turn, |trim| self.board[&trim.ends.0])
    }

    /// All legal steps, sorted.
    pub(crate) fn steps(&self) -> Vec<String> {
        let mut steps = BTreeSet::new();
        if let Some(trim) = &self.trim {
            steps.insert(format!("-{}", name(trim.ends.0)));
            steps.insert(format!("-{}", name(trim.ends.1)));
        } else if self.outcome().is_none() {
            for piece in self.pieces(self.turn) {
                let empty = |point: &Point| !self.board.contains_key(point);
                let square = self.options.square(piece);
                // B-6 and B-8.
                if self.board.len() < 40 && !self.mothers.contains(&piece) && square.iter().all(empty) {
                    let cradle = if self.options.square_births { square } else { self.options.cross(piece) };
                    steps.extend(cradle.into_iter().map(|newborn| format!("{}+{}", name(piece), name(newborn))));
                }
                // B-9.
                for one in self.options.cross(piece).into_iter().filter(empty) {
                    steps.insert(format!("{}-{}", name(piece), name(one)));
                    for two in self.options.cross(one).into_iter().filter(empty) {
                        steps.insert(format!("{}-{}", name(piece), name(two)));
                    }
                }
            }
        }
        steps.into_iter().collect()
    }

    /// Plays a legal step and tells what it causes.
    pub(crate) fn play(&self, step: &str) -> (Slow, Vec<String>) {
        let mut next = self.clone();
        let mut events = Vec::new();
        let read = |text: &str| read_point(text, self.options).unwrap();
        if let Some(end) = step.strip_prefix('-') {
            let trim = next.trim.take().unwrap();
            next.cut(&trim, read(end), &mut events);
            next.settle(trim.after_birth, trim.arrival, trim.origin, trim.before, true, &mut events);
        } else if let Some((mother, newborn)) = step.split_once('+') {
            let (mother, newborn) = (read(mother), read(newborn));
            next.board.insert(newborn, self.turn);
            next.mothers.insert(mother);
            next.settle(true, newborn, mother, self.board.clone(), true, &mut events);
        } else {
            let (from, to) = step.split_once('-').unwrap();
            let (from, to) = (read(from), read(to));
            next.board.remove(&from);
            next.board.insert(to, self.turn);
            next.mothers.clear();
            next.settle(false, to, from, self.board.clone(), false, &mut events);
        }
        (next, events)
    }

    /// B-11 (2): the surplus goes from the chosen end.
    fn cut(&mut self, trim: &Trim, end: Point, events: &mut Vec<String>) {
        let all = alignments(&self.board);
        let alignment = all.iter().find(|a| a.points[0] == trim.ends.0 && *a.points.last().unwrap() == trim.ends.1).unwrap();
        let surplus = alignment.points.len() - 4;
        let mut from_end = alignment.points.clone();
        if end == trim.ends.1 {
            from_end.reverse();
        }
        let mut gone = from_end[..surplus].to_vec();
        gone.sort();
        events.push(event("overpopulation", &gone, &[alignment.camp], &[alignment]));
        for point in gone {
            self.board.remove(&point);
        }
    }

    /// B-12 for alignments over four.
    fn first_overlong(&self, arrival: Point, origin: Point) -> Option<Alignment> {
        let long = alignments(&self.board).into_iter().filter(|alignment| alignment.points.len() > 4);
        long.min_by_key(|alignment| {
            let nearest = |to: Point| alignment.points.iter().map(|&point| distance(point, to)).min().unwrap();
            let first = alignment.points.iter().map(|&point| self.options.reading(self.turn, point)).min().unwrap();
            let line = self.options.row_or_column(self.turn, alignment.along_rank);
            (nearest(arrival), nearest(origin), line, first)
        })
    }

    fn settle(
        &mut self,
        after_birth: bool,
        arrival: Point,
        origin: Point,
        before: Board,
        already: bool,
        events: &mut Vec<String>,
    ) {
        let mut something = already;
        // B-13: the camp a piece had before its first transformation; and who is blocked.
        let mut first_camp: BTreeMap<Point, char> = BTreeMap::new();
        let mut blocked: BTreeSet<Point> = BTreeSet::new();
        loop {
            // (1)
            let stifled = |point: &Point| self.options.cross(*point).iter().all(|next| self.board.contains_key(next));
            let dead: Vec<Point> = self.board.keys().copied().filter(stifled).collect();
            if !dead.is_empty() {
                let camps: Vec<char> = dead.iter().map(|point| self.board[point]).collect();
                events.push(event("asphyxia", &dead, &camps, &[]));
                for point in dead {
                    self.board.remove(&point);
                }
                something = true;
                continue;
            }
            // (2)
            if let Some(alignment) = self.first_overlong(arrival, origin) {
                let ends = (alignment.points[0], *alignment.points.last().unwrap());
                self.trim = Some(Trim { after_birth, arrival, origin, ends, before });
                self.counter = 0;
                self.forget_mothers();
                return;
            }
            // (3) and (4)
            let contacts = contacts(&self.board, &before);
            let mut chosen = None;
            for camp in self.options.clockwise(self.turn) {
                let able: Vec<&Contact> =
                    contacts.iter().filter(|c| c.longer.camp == camp && !blocked.contains(&c.victim)).collect();
                chosen = able.into_iter().min_by_key(|c| {
                    let place = (distance(c.victim, arrival), distance(c.victim, origin));
                    let line = self.options.row_or_column(self.turn, c.longer.along_rank);
                    let reading = |point| self.options.reading(self.turn, point);
                    (place, reading(c.victim), line, reading(c.toucher))
                });
                if chosen.is_some() {
                    break;
                }
            }
            let Some(contact) = chosen else { break };
            let victim = contact.victim;
            let from = self.board[&victim];
            let (kind, to) = match first_camp.get(&victim) {
                None => {
                    first_camp.insert(victim, from);
                    ("transformation", contact.longer.camp)
                }
                Some(&home) => {
                    blocked.insert(victim);
                    ("block", home)
                }
            };
            events.push(event(kind, &[victim], &[from, to], &[&contact.longer, &contact.shorter]));
            self.board.insert(victim, to);
            something = true;
        }
        self.forget_mothers();
        self.counter = if something { 0 } else { (self.counter + 1).min(100) };
        self.eliminate(events);
        if !after_birth || self.pieces(self.turn).is_empty() {
            self.mothers.clear();
            let mut order = self.options.clockwise(self.turn);
            order.rotate_left(1);
            self.turn = order.into_iter().find(|&camp| !self.pieces(camp).is_empty()).unwrap();
        }
    }

    fn forget_mothers(&mut self) {
        let own: BTreeSet<Point> = self.pieces(self.turn).into_iter().collect();
        self.mothers.retain(|mother| own.contains(mother));
    }

    /// B-15 and B-17.
    fn eliminate(&mut self, events: &mut Vec<String>) {
        let threshold = self.options.threshold();
        let camps = self.options.camps();
        let mut fallen: Vec<char> = camps.iter().copied().filter(|&camp| self.pieces(camp).len() <= threshold).collect();
        if fallen.len() == camps.len() {
            let sides = self.options.sides();
            let most = sides.iter().map(|side| self.side_sum(side)).max().unwrap();
            for side in sides {
                if self.side_sum(&side) == most {
                    fallen.retain(|camp| !side.contains(camp));
                }
            }
        }
        for camp in fallen {
            let pieces = self.pieces(camp);
            if !pieces.is_empty() {
                events.push(event("elimination", &pieces, &[camp], &[]));
                self.board.retain(|_, owner| *owner != camp);
            }
        }
    }

    pub(crate) fn text(&self) -> String {
        let mothers: Vec<String> = self.mothers.iter().map(|&point| name(point)).collect();
        let mothers = if mothers.is_empty() { String::new() } else { format!(":{}", mothers.join(",")) };
        let ranks = |board: &Board| ranks_text(board, self.options);
        let (board, turn, counter) = (ranks(&self.board), self.turn, self.counter);
        match &self.trim {
            None => format!("{board} {turn} turn{mothers} {counter}"),
            Some(trim) => {
                let deed = if trim.after_birth { "b" } else { "m" };
                let (arrival, origin, ends) = (name(trim.arrival), name(trim.origin), [trim.ends.0, trim.ends.1].map(name));
                let phase = format!("trim:{deed}:{arrival}:{origin}:{}{mothers}", ends.join(","));
                format!("{board} {turn} {phase} {counter} !{}", ranks(&trim.before))
            }
        }
    }

    /// Reads a text, by the list of what is valid.
    pub(crate) fn read(options: Options, text: &str) -> Option<Slow> {
        let words: Vec<&str> = text.split(' ').collect();
        let (main, before) = match words.len() {
            4 => (&words[..], None),
            5 => (&words[..4], Some(words[4].strip_prefix('!')?)),
            _ => return None,
        };
        let board = read_ranks(options, main[0])?;
        let turn = options.camps().iter().copied().find(|camp| camp.to_string() == main[1])?;
        let counter = (0..=100).find(|n: &u32| n.to_string() == main[3])?;
        let mut slow = Slow { options, board, turn, mothers: BTreeSet::new(), trim: None, counter };
        let parts: Vec<&str> = main[2].split(':').collect();
        let mut mothers = None;
        if parts[0] == "turn" {
            mothers = parts.get(1);
            if parts.len() > 2 || before.is_some() {
                return None;
            }
        } else {
            if parts[0] != "trim" || !(parts.len() == 5 || parts.len() == 6 && parts[1] == "b") {
                return None;
            }
            mothers = parts.get(5).or(mothers);
            let after_birth = match parts[1] {
                "b" => true,
                "m" => false,
                _ => return None,
            };
            let point = |text: &str| read_point(text, options);
            let (arrival, origin) = (point(parts[2])?, point(parts[3])?);
            let (one, two) = parts[4].split_once(',')?;
            let before = read_ranks(options, before?)?;
            slow.trim = Some(Trim { after_birth, arrival, origin, ends: (point(one)?, point(two)?), before });
        }
        if let Some(mothers) = mothers {
            let mothers: Vec<Point> = mothers.split(',').map(|text| read_point(text, options)).collect::<Option<_>>()?;
            if mothers.windows(2).any(|two| two[0] >= two[1]) {
                return None;
            }
            slow.mothers = mothers.into_iter().collect();
        }
        slow.is_valid().then_some(slow)
    }

    fn is_valid(&self) -> bool {
        let own = self.pieces(self.turn);
        if self.mothers.iter().any(|mother| !own.contains(mother)) || has_stifled(&self.board, self.options) {
            return false;
        }
        if (self.trim.is_some() || !self.mothers.is_empty()) && self.counter != 0 {
            return false;
        }
        let Some(trim) = &self.trim else {
            return !own.is_empty() && !has_overlong(&self.board) && (!has_fallen(self) || self.outcome().is_some());
        };
        let reached = if !trim.after_birth {
            (1..=2).contains(&distance(trim.arrival, trim.origin))
        } else if self.options.square_births {
            self.options.square(trim.origin).contains(&trim.arrival)
        } else {
            self.options.cross(trim.origin).contains(&trim.arrival)
        };
        let first = self.first_overlong(trim.arrival, trim.origin);
        let ends = first.map(|a| (a.points[0], *a.points.last().unwrap()));
        let earlier = Slow { board: trim.before.clone(), trim: None, ..self.clone() };
        let sides = self.options.sides().iter().filter(|side| earlier.side_sum(side) > 0).count();
        let all_stood = self.options.camps().iter().all(|&c| self.pieces(c).is_empty() || !earlier.pieces(c).is_empty());
        let settled = !has_stifled(&trim.before, self.options) && !has_overlong(&trim.before) && !has_fallen(&earlier);
        reached && ends == Some(trim.ends) && settled && sides > 1 && all_stood
    }
}

fn has_stifled(board: &Board, options: Options) -> bool {
    board.keys().any(|&point| options.cross(point).iter().all(|next| board.contains_key(next)))
}

fn has_overlong(board: &Board) -> bool {
    alignments(board).iter().any(|alignment| alignment.points.len() > 4)
}

fn has_fallen(slow: &Slow) -> bool {
    let threshold = slow.options.threshold();
    slow.options.camps().iter().any(|&camp| (1..=threshold).contains(&slow.pieces(camp).len()))
}

pub(crate) fn ranks_text(board: &Board, options: Options) -> String {
    let size = options.size();
    let rank = |y: i32| (1..=size).map(|x| board.get(&(x, y)).copied().unwrap_or('.')).collect::<String>();
    (1..=size).rev().map(rank).collect::<Vec<_>>().join("/")
}

fn read_ranks(options: Options, text: &str) -> Option<Board> {
    let size = options.size();
    let ranks: Vec<&str> = text.split('/').collect();
    let mut board = Board::new();
    if ranks.len() != size as usize {
        return None;
    }
    for (index, rank) in ranks.iter().enumerate() {
        if rank.chars().count() != size as usize {
            return None;
        }
        for (x, letter) in rank.chars().enumerate() {
            if letter == '.' {
                continue;
            }
            if !options.camps().contains(&letter) {
                return None;
            }
            board.insert((x as i32 + 1, size - index as i32), letter);
        }
    }
    (board.len() <= 40).then_some(board)
}

fn read_point(text: &str, options: Options) -> Option<Point> {
    let size = options.size();
    (1..=size).flat_map(|x| (1..=size).map(move |y| (x, y))).find(|&point| name(point) == text)
}
