//! A second set of rules, slow and plain: squares by row and column, sets of words, every path walked. It shares nothing
//! with the room but the texts.

use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) brown: bool,
    pub(crate) king: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slow {
    pub(crate) majority: bool,
    pub(crate) opponent: bool,
    pub(crate) brown_to_move: bool,
    pub(crate) board: BTreeMap<u8, Piece>,
    pub(crate) idle: u32,
    pub(crate) challenge: Option<(bool, u32)>,
    pub(crate) overlooked: Option<(u8, u8, bool)>,
}

/// Row from the top and column from the left, both from 0.
fn place(square: u8) -> (i32, i32) {
    let row = i32::from(square - 1) / 5;
    (row, i32::from(square - 1) % 5 * 2 + i32::from(row % 2 == 0))
}

fn square(row: i32, column: i32) -> Option<u8> {
    if !(0..10).contains(&row) || !(0..10).contains(&column) || (row + column) % 2 == 0 {
        return None;
    }
    Some((row * 5 + column / 2 + 1) as u8)
}

const DIAGONALS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Capture {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: BTreeSet<u8>,
}

impl Capture {
    pub(crate) fn text(&self) -> String {
        let captured: String = self.captured.iter().map(|square| format!("x{square}")).collect();
        format!("{}x{}{captured}", self.from, self.to)
    }
}

impl Slow {
    pub(crate) fn read(majority: bool, opponent: bool, text: &str) -> Slow {
        let mut fields = text.split(':');
        let brown_to_move = fields.next().unwrap() == "W";
        let mut slow =
            Slow { majority, opponent, brown_to_move, board: BTreeMap::new(), idle: 0, challenge: None, overlooked: None };
        for field in fields {
            let (kind, rest) = field.split_at(1);
            match kind {
                "W" | "B" => {
                    for word in rest.split(',').filter(|word| !word.is_empty()) {
                        let king = word.starts_with('K');
                        let number = word.trim_start_matches('K').parse().unwrap();
                        slow.board.insert(number, Piece { brown: kind == "W", king });
                    }
                }
                "H" => slow.idle = rest.parse().unwrap(),
                "C" => slow.challenge = Some((rest.starts_with('W'), rest[1..].parse().unwrap())),
                _ => {
                    let crowned = rest.ends_with('p');
                    let (from, to) = rest.trim_end_matches('p').split_once('-').unwrap();
                    slow.overlooked = Some((from.parse().unwrap(), to.parse().unwrap(), crowned));
                }
            }
        }
        slow
    }

    pub(crate) fn text(&self) -> String {
        let list = |brown: bool| {
            let words = self.board.iter().filter(|(_, piece)| piece.brown == brown);
            words
                .map(|(square, piece)| format!("{}{square}", if piece.king { "K" } else { "" }))
                .collect::<Vec<_>>()
                .join(",")
        };
        let mut out = format!("{}:W{}:B{}", if self.brown_to_move { "W" } else { "B" }, list(true), list(false));
        if self.idle > 0 {
            out += &format!(":H{}", self.idle);
        }
        if let Some((brown, turns)) = self.challenge {
            out += &format!(":C{}{turns}", if brown { "W" } else { "B" });
        }
        if let Some((from, to, crowned)) = self.overlooked {
            out += &format!(":O{from}-{to}{}", if crowned { "p" } else { "" });
        }
        out
    }

    fn own(&self) -> Vec<u8> {
        self.board.iter().filter(|(_, piece)| piece.brown == self.brown_to_move).map(|(&square, _)| square).collect()
    }

    fn walk(from: u8, (down, right): (i32, i32), distance: i32) -> Option<u8> {
        let (row, column) = place(from);
        square(row + down * distance, column + right * distance)
    }

    /// D-3, D-4.
    pub(crate) fn plain(&self) -> Vec<(u8, u8)> {
        let mut moves = Vec::new();
        for from in self.own() {
            let piece = self.board[&from];
            for direction in DIAGONALS {
                let forward = (direction.0 < 0) == piece.brown;
                let reach = if piece.king { 9 } else { 1 };
                for distance in 1..=reach {
                    match Self::walk(from, direction, distance) {
                        Some(to) if !self.board.contains_key(&to) && (piece.king || forward) => moves.push((from, to)),
                        _ => break,
                    }
                }
            }
        }
        moves
    }

    /// Where one jump can lead: the captured square and the landing squares behind it.
    fn jumps(&self, at: u8, piece: Piece, origin: u8, captured: &[u8]) -> Vec<(u8, Vec<u8>)> {
        let free = |square: u8| square == origin || !self.board.contains_key(&square);
        let mut jumps = Vec::new();
        for direction in DIAGONALS {
            let mut distance = 1;
            while piece.king && Self::walk(at, direction, distance).is_some_and(free) {
                distance += 1;
            }
            let Some(over) = Self::walk(at, direction, distance) else { continue };
            let enemy = !free(over) && self.board[&over].brown != piece.brown;
            if !enemy || captured.contains(&over) {
                continue;
            }
            let mut landings = Vec::new();
            let mut beyond = distance + 1;
            while let Some(landing) = Self::walk(at, direction, beyond).filter(|&landing| free(landing)) {
                landings.push(landing);
                beyond += 1;
                if !piece.king {
                    break;
                }
            }
            if !landings.is_empty() {
                jumps.push((over, landings));
            }
        }
        jumps
    }

    /// Every path to its end (D-7); a capture appears once for each path.
    pub(crate) fn capture_paths(&self) -> Vec<Capture> {
        let mut ends = Vec::new();
        for from in self.own() {
            self.extend(from, from, &mut Vec::new(), &mut ends);
        }
        ends
    }

    fn extend(&self, origin: u8, at: u8, captured: &mut Vec<u8>, ends: &mut Vec<Capture>) {
        let piece = self.board[&origin];
        for (over, landings) in self.jumps(at, piece, origin, captured) {
            captured.push(over);
            let leads_on: Vec<u8> = landings
                .iter()
                .copied()
                .filter(|&landing| !self.jumps(landing, piece, origin, captured).is_empty())
                .collect();
            for &landing in &leads_on {
                self.extend(origin, landing, captured, ends);
            }
            if leads_on.is_empty() {
                for to in landings {
                    ends.push(Capture { from: origin, to, captured: captured.iter().copied().collect() });
                }
            }
            captured.pop();
        }
    }

    /// D-9, D-10: the captures that may be played.
    pub(crate) fn captures(&self) -> BTreeSet<Capture> {
        let all: BTreeSet<Capture> = self.capture_paths().into_iter().collect();
        let most = all.iter().map(|capture| capture.captured.len()).max().unwrap_or(0);
        all.into_iter().filter(|capture| !self.majority || capture.captured.len() == most).collect()
    }

    pub(crate) fn over(&self) -> bool {
        let count = |brown| self.board.values().filter(|piece| piece.brown == brown).count();
        count(true) == 0 || count(false) == 0 || self.steps().is_empty()
    }

    /// Every step with the position after it.
    pub(crate) fn steps(&self) -> BTreeMap<String, Slow> {
        let mut steps = BTreeMap::new();
        if [true, false].iter().any(|&brown| self.board.values().all(|piece| piece.brown != brown)) {
            return steps;
        }
        let captures = self.captures();
        for capture in &captures {
            steps.insert(capture.text(), self.after(capture.from, capture.to, &capture.captured));
        }
        if captures.is_empty() || self.opponent {
            for (from, to) in self.plain() {
                let mut after = self.after(from, to, &BTreeSet::new());
                if !captures.is_empty() {
                    after.overlooked = Some((from, to, after.board[&to].king && !self.board[&from].king));
                }
                steps.insert(format!("{from}-{to}"), after);
            }
        }
        if let Some((from, to, crowned)) = self.overlooked {
            let mut before = self.clone();
            before.brown_to_move = !self.brown_to_move;
            before.overlooked = None;
            let mut piece = before.board.remove(&to).unwrap();
            piece.king &= !crowned;
            before.board.insert(from, piece);
            for capture in before.captures() {
                let mut after = before.after(capture.from, capture.to, &capture.captured);
                after.challenge = self.challenge;
                steps.insert(format!("!{}", capture.text()), after);
            }
        }
        steps
    }

    fn after(&self, from: u8, to: u8, captured: &BTreeSet<u8>) -> Slow {
        let mut after = self.clone();
        let mut piece = after.board.remove(&from).unwrap();
        let was_king = piece.king;
        let far = if piece.brown { 0 } else { 9 };
        piece.king |= place(to).0 == far;
        after.board.insert(to, piece);
        for square in captured {
            after.board.remove(square);
        }
        after.idle = if was_king && captured.is_empty() { (self.idle + 1).min(50) } else { 0 };
        if let Some((brown, turns)) = self.challenge
            && brown == self.brown_to_move
        {
            after.challenge = Some((brown, turns.saturating_sub(1)));
        }
        after.overlooked = None;
        after.brown_to_move = !self.brown_to_move;
        after
    }
}
