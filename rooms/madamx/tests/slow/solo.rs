//! The solitaire once more, slowly: characters on a grid, steps as words.

use std::collections::BTreeMap;

type Place = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Phase {
    First,
    Move,
    Place(Place),
}

#[derive(Clone, Debug)]
pub(crate) struct Slow {
    cells: BTreeMap<Place, char>,
    phase: Phase,
    counter: u32,
}

fn places() -> impl Iterator<Item = Place> {
    (0..64).map(|n| (n % 8, n / 8))
}

fn name((x, y): Place) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

fn place(text: &str) -> Option<Place> {
    places().find(|&p| name(p) == text)
}

/// Whether a place has the colour of a1.
fn dark((x, y): Place) -> bool {
    (x + y) % 2 == 0
}

impl Slow {
    fn at(&self, place: Place) -> char {
        self.cells.get(&place).copied().unwrap_or('-')
    }

    fn men(&self) -> Vec<Place> {
        places().filter(|&p| "ld".contains(self.at(p))).collect()
    }

    pub(crate) fn text(&self) -> String {
        let ranks = (0..8).rev().map(|y| (0..8).map(|x| self.at((x, y))).collect::<String>());
        let phase = match self.phase {
            Phase::First => "first".into(),
            Phase::Move => "move".into(),
            Phase::Place(tile) => format!("x={}", name(tile)),
        };
        format!("{} s {phase} {}", ranks.collect::<Vec<_>>().join("/"), self.counter)
    }

    pub(crate) fn won(&self) -> bool {
        !matches!(self.phase, Phase::Place(_)) && self.men().iter().all(|&(_, y)| y >= 6)
    }

    pub(crate) fn steps(&self) -> BTreeMap<String, Slow> {
        let mut steps = BTreeMap::new();
        if let Phase::Place(tile) = self.phase {
            let placed = Slow { phase: Phase::Move, ..self.clone() };
            for to in places().filter(|&p| self.at(p) == '-') {
                let mut next = placed.clone();
                next.cells.insert(tile, '-');
                next.cells.insert(to, '+');
                steps.insert(format!("{}>{}", name(tile), name(to)), next);
            }
            steps.insert("stay".into(), placed);
            return steps;
        }
        if self.won() {
            return steps;
        }
        for from in self.men() {
            let man = self.at(from);
            for dx in [-1, 1] {
                let one = (from.0 + dx, from.1 + 1);
                let two = (from.0 + 2 * dx, from.1 + 2);
                if self.at(one) == '+' {
                    let mut next = Slow { phase: Phase::Move, counter: self.counter + 1, ..self.clone() };
                    next.cells.insert(from, '-');
                    next.cells.insert(one, man);
                    steps.insert(format!("{}-{}", name(from), name(one)), next);
                }
                if self.at(one) == man && self.at(two) == '+' && self.phase != Phase::First {
                    let mut next = Slow { phase: Phase::Place(from), counter: self.counter + 1, ..self.clone() };
                    next.cells.insert(from, '+');
                    next.cells.insert(two, man);
                    steps.insert(format!("{}^{}", name(from), name(two)), next);
                }
            }
        }
        steps
    }

    /// Reads a text by the list of what is valid; none if anything is not.
    pub(crate) fn read(text: &str) -> Option<Slow> {
        let words: Vec<&str> = text.split(' ').collect();
        let [ranks, "s", phase, counter] = words[..] else { return None };
        let ranks: Vec<&str> = ranks.split('/').collect();
        if ranks.len() != 8 || ranks.iter().any(|rank| rank.chars().count() != 8) {
            return None;
        }
        let mut cells = BTreeMap::new();
        for (index, rank) in ranks.iter().enumerate() {
            for (x, letter) in rank.chars().enumerate() {
                if !"-+ld".contains(letter) {
                    return None;
                }
                cells.insert((x as i32, 7 - index as i32), letter);
            }
        }
        let phase = match phase {
            "first" => Phase::First,
            "move" => Phase::Move,
            _ => Phase::Place(place(phase.strip_prefix("x=")?)?),
        };
        let number: u32 = counter.parse().ok()?;
        let slow = Slow { cells, phase, counter: number };
        (number.to_string() == counter && slow.valid()).then_some(slow)
    }

    fn valid(&self) -> bool {
        let colour = |man: char| self.men().into_iter().filter(|&p| self.at(p) == man).count();
        let tiles = places().filter(|&p| self.at(p) != '-').count() as i64;
        if colour('l') != 4 || colour('d') != 4 || !self.men().into_iter().all(dark) || tiles > 32 {
            return false;
        }
        if self.phase == Phase::First {
            let home = ["a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2"];
            return self.counter == 0
                && tiles == 32
                && places().all(|p| (self.at(p) != '-') == dark(p))
                && self.men().into_iter().all(|p| home.contains(&name(p).as_str()));
        }
        let a = 32 - tiles;
        let j = i64::from(self.counter) - a;
        let ranks: i64 = self.men().into_iter().map(|(_, y)| i64::from(y) + 1).sum();
        let mut valid = self.counter > 0 && a >= 1 && j >= 0 && ranks == 12 + a + 2 * j;
        if let Phase::Place(tile) = self.phase {
            valid &= j >= 1 && self.at(tile) == '+' && dark(tile);
        }
        valid
    }
}
