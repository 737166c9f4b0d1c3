//! Index: numbers for all positions with few pieces, and steps taken back.
//!
//! A sector holds the positions in which each side has so many men and so many kings. The number of a position is made of the ranks of
//! the four sets, seen by the mover as if she were brown. Captures and crownings lead to other sectors.

use crate::board::{SQUARES, bit_of, free_run, next, number_of};
use crate::ledger::{Challenge, IDLE_LIMIT, Ledger};
use crate::position::{BROWN, DamesPosition};
use crate::rules::DamesRules;
use crate::symmetry::turned_set;
use boards::Bits;
use kernel::{Index, Indexed, Position, Sector, Tactical};

/// The most pieces on the board of a numbered position, and of a side. With four against one there would be wins of more than fifty turns,
/// and whether D-13 ends them depends on when the men move.
pub(crate) const MOST: u8 = 5;
const MOST_OF_A_SIDE: u8 = 3;
/// How many counts of men or of kings there are.
const COUNTS: u16 = MOST_OF_A_SIDE as u16 + 1;

/// Ways to choose `k` of `n`.
const CHOICES: [[u32; COUNTS as usize]; 51] = boards::choices();

/// How many men and kings the mover and the opponent have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Force {
    men: [u8; 2],
    kings: [u8; 2],
}

impl Force {
    fn pieces(self) -> u8 {
        self.men[0] + self.men[1] + self.kings[0] + self.kings[1]
    }

    fn is_numbered(self) -> bool {
        let fits = |side: usize| (1..=MOST_OF_A_SIDE).contains(&(self.men[side] + self.kings[side]));
        fits(0) && fits(1) && self.pieces() <= MOST
    }

    /// The same, seen by the opponent.
    fn turned(self) -> Force {
        Force { men: [self.men[1], self.men[0]], kings: [self.kings[1], self.kings[0]] }
    }

    fn sector(self) -> Sector {
        let digits = [self.men[0], self.kings[0], self.men[1], self.kings[1]];
        Sector(digits.into_iter().fold(0, |number, digit| number * COUNTS + u16::from(digit)))
    }

    fn of(Sector(number): Sector) -> Force {
        let digit = |place: u32| (number / COUNTS.pow(place) % COUNTS) as u8;
        Force { men: [digit(3), digit(1)], kings: [digit(2), digit(0)] }
    }

    /// How many ranks each of the four sets has: men of the mover and of the opponent, kings of the mover and of the opponent.
    fn ranks(self) -> [u64; 4] {
        let [men, others] = self.men.map(|count| u64::from(CHOICES[45][usize::from(count)]));
        let [kings, others_kings] = self.kings.map(|count| u64::from(CHOICES[50][usize::from(count)]));
        [men, others, kings, others_kings]
    }

    /// All that a sector may have.
    fn all() -> impl Iterator<Item = Force> {
        (0..COUNTS.pow(4)).map(|number| Force::of(Sector(number))).filter(|force| force.is_numbered())
    }
}

/// The rank of a set among those of its size; the squares are counted from one on.
#[inline]
fn rank(set: u64, first: u8) -> u64 {
    Bits(set).enumerate().map(|(order, bit)| u64::from(CHOICES[usize::from(number_of(bit) - first)][order + 1])).sum()
}

/// The set of a size with a rank.
#[inline]
fn ranked(size: u8, mut rank: u64, first: u8) -> u64 {
    let mut set = 0;
    let mut square = 50;
    for order in (1..=usize::from(size)).rev() {
        while u64::from(CHOICES[square][order]) > rank {
            square -= 1;
        }
        rank -= u64::from(CHOICES[square][order]);
        set |= 1 << bit_of(square as u8 + first);
    }
    set
}

impl Indexed for DamesPosition {
    /// D-13. No win with so few pieces takes longer, so none is missed although men's moves start the count anew.
    const HORIZON: u8 = IDLE_LIMIT;

    fn sector_rules(rules: DamesRules) -> DamesRules {
        rules.without_touch()
    }

    fn sector_groups(rules: DamesRules) -> Vec<Vec<Sector>> {
        if rules.opponent_enforces() {
            return Vec::new();
        }
        let mut forces: Vec<Force> = Force::all().filter(|force| force.sector() <= force.turned().sector()).collect();
        forces.sort_by_key(|force| (force.pieces(), force.men[0] + force.men[1]));
        let group = |force: Force| if force == force.turned() { vec![force] } else { vec![force, force.turned()] };
        forces.into_iter().map(|force| group(force).into_iter().map(Force::sector).collect()).collect()
    }

    fn sectors_after(sector: Sector) -> Vec<Sector> {
        let Force { men, kings } = Force::of(sector);
        let mut after = Vec::new();
        for crowned in 0..=men[0].min(1) {
            for taken_men in 0..=men[1] {
                for taken_kings in 0..=kings[1] {
                    let left = [men[1] - taken_men, kings[1] - taken_kings];
                    if crowned + taken_men + taken_kings > 0 && left != [0, 0] {
                        let force = Force { men: [left[0], men[0] - crowned], kings: [left[1], kings[0] + crowned] };
                        after.push(force.sector());
                    }
                }
            }
        }
        after
    }

    fn sector_name(sector: Sector) -> String {
        let Force { men, kings } = Force::of(sector);
        format!("{}m{}k-{}m{}k", men[0], kings[0], men[1], kings[1])
    }

    fn sector_size(sector: Sector) -> u64 {
        Force::of(sector).ranks().into_iter().product()
    }

    #[inline]
    fn sector(&self) -> Option<Sector> {
        if !self.may_be_known() || self.ledger.challenge() != Challenge::NONE || self.rules().opponent_enforces() {
            return None;
        }
        let count = |set: u64| set.count_ones() as u8;
        let kings = [self.own & self.kings, self.enemy & self.kings].map(count);
        let men = [self.own & !self.kings, self.enemy & !self.kings].map(count);
        let force = Force { men, kings };
        force.is_numbered().then(|| force.sector())
    }

    #[inline]
    fn place(&self) -> Index {
        let seen = |set: u64| if self.turn() == BROWN { set } else { turned_set(set) };
        let (own, enemy, kings) = (seen(self.own), seen(self.enemy), seen(self.kings));
        let [_, others, own_kings, enemy_kings] =
            Force::of(self.sector().expect("only positions of a sector have a place")).ranks();
        let number = rank(own & !kings, 6) * others + rank(enemy & !kings, 1);
        let number = number * own_kings + rank(own & kings, 1);
        Index { number: number * enemy_kings + rank(enemy & kings, 1), symmetry: 1 }
    }

    #[inline]
    fn at(rules: DamesRules, sector: Sector, number: u64) -> Option<DamesPosition> {
        let force = Force::of(sector);
        let [men, others, own_kings, enemy_kings] = force.ranks();
        let (number, last) = (number / enemy_kings, number % enemy_kings);
        let (number, third) = (number / own_kings, number % own_kings);
        let (first, second) = (number / others, number % others);
        if first >= men {
            return None;
        }
        let sets = [
            ranked(force.men[0], first, 6),
            ranked(force.men[1], second, 1),
            ranked(force.kings[0], third, 1),
            ranked(force.kings[1], last, 1),
        ];
        let all = sets.iter().fold(0, |all, set| all | set);
        (all.count_ones() == u32::from(force.pieces())).then(|| DamesPosition {
            own: sets[0] | sets[2],
            enemy: sets[1] | sets[3],
            kings: sets[2] | sets[3],
            ledger: Ledger::new(rules),
        })
    }

    /// D-9: a plain move was legal only where nothing could be captured.
    #[inline]
    fn visit_before(&self, visit: &mut impl FnMut(DamesPosition)) {
        let free = SQUARES & !self.occupied();
        let ledger = self.ledger.with_other_turn().with_idle(0);
        let mut undo = |squares: u64, kings: u64| {
            let before = DamesPosition { own: self.enemy ^ squares, enemy: self.own, kings, ledger };
            if !before.can_capture() {
                visit(before);
            }
        };
        // Men came from below if brown moved, else from above.
        let back = if self.turn() == BROWN { [0, 1] } else { [2, 3] };
        for to in Bits(self.enemy & !self.kings) {
            for direction in back {
                let from = next(direction, 1 << to) & free;
                if from != 0 {
                    undo(from | 1 << to, self.kings);
                }
            }
        }
        for to in Bits(self.enemy & self.kings) {
            let came = (0..4).fold(0, |all, direction| all | free_run(direction, to, self.occupied()));
            for from in Bits(came) {
                let squares = 1 << from | 1 << to;
                undo(squares, self.kings ^ squares);
            }
        }
    }

    #[inline]
    fn spent(&self) -> u8 {
        self.ledger.idle()
    }

    /// D-13: a man's move counts as progress.
    #[inline]
    fn counts_down(&self) -> bool {
        self.occupied() & !self.kings == 0
    }

    /// D-9.
    #[inline]
    fn converts_at_once(&self) -> bool {
        self.can_capture()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Dames;
    use kernel::{Game, Notation, Symmetric, read_rules, scramble};
    use std::collections::{HashMap, HashSet};

    fn all_sectors() -> Vec<Sector> {
        DamesPosition::sector_groups(DamesRules::default()).into_iter().flatten().collect()
    }

    fn scattered(count: u64) -> impl Iterator<Item = (Sector, u64, DamesPosition)> {
        let sectors = all_sectors();
        (0..count).filter_map(move |n| {
            let sector = sectors[(n % sectors.len() as u64) as usize];
            let number = scramble(n) % DamesPosition::sector_size(sector);
            Some((sector, number, DamesPosition::at(DamesRules::default(), sector, number)?))
        })
    }

    #[test]
    fn a_position_has_the_number_it_is_found_by_and_so_has_its_image() {
        assert_eq!(all_sectors().len(), 65);
        let mut found = 0;
        for (sector, number, position) in scattered(40_000) {
            for position in [position, position.image(1)] {
                assert_eq!((position.sector(), position.place().number), (Some(sector), number), "{}", position.text());
            }
            let text = position.text();
            assert_eq!(DamesPosition::read(DamesRules::default(), &text).unwrap(), position, "{text}");
            found += 1;
        }
        assert!(found > 30_000, "{found}");
    }

    /// All positions of a small sector have different numbers, and every number below its size is one of them or none.
    #[test]
    fn the_numbers_of_a_sector_are_its_positions() {
        let sector = Force { men: [1, 1], kings: [0, 0] }.sector();
        let found: HashSet<String> = (0..DamesPosition::sector_size(sector))
            .filter_map(|number| DamesPosition::at(DamesRules::default(), sector, number))
            .map(|position| position.text())
            .collect();
        // 45 squares each; 40 of them are open to both.
        assert_eq!(found.len(), 45 * 45 - 40);
        assert!(DamesPosition::at(DamesRules::default(), sector, DamesPosition::sector_size(sector)).is_none());
    }

    /// From a group steps lead to groups before it, and only where the sectors say.
    #[test]
    fn steps_lead_where_the_sectors_say() {
        let groups = DamesPosition::sector_groups(DamesRules::default());
        let group_of: HashMap<Sector, usize> = groups
            .iter()
            .enumerate()
            .flat_map(|(group, sectors)| sectors.iter().map(move |&sector| (sector, group)))
            .collect();
        for (sector, _, position) in scattered(40_000) {
            for step in position.steps() {
                let child = position.child(step);
                let Some(after) = child.sector() else {
                    assert!(child.outcome().is_some(), "{}", position.text());
                    continue;
                };
                if group_of[&after] == group_of[&sector] {
                    assert!(!position.converts_at_once(), "{}", position.text());
                } else {
                    assert!(group_of[&after] < group_of[&sector], "{}", position.text());
                    assert!(DamesPosition::sectors_after(sector).contains(&after), "{}", position.text());
                }
            }
        }
    }

    /// What is taken back leads here again, and whatever leads here within the group is found.
    #[test]
    fn steps_are_taken_back() {
        let identity = |position: &DamesPosition| position.repetition_identity().text();
        for (_, _, position) in scattered(20_000) {
            position.visit_before(&mut |before| {
                let back = before.steps().into_iter().filter(|&step| identity(&before.child(step)) == identity(&position));
                assert_eq!(back.count(), 1, "{} before {}", before.text(), position.text());
            });
            for step in position.steps() {
                let child = position.child(step);
                if step.captures() || child.sector().is_none() || child.kings.count_ones() != position.kings.count_ones() {
                    continue;
                }
                let mut found = 0;
                child.visit_before(&mut |before| found += u32::from(identity(&before) == identity(&position)));
                assert_eq!(found, 1, "{} after {}", child.text(), position.text());
            }
        }
    }

    /// D-14 and the option of objections: what a challenge or an overlooked capture may change is in no sector.
    #[test]
    fn challenges_and_objections_are_left_out() {
        let read =
            |rules: &str, text: &str| DamesPosition::read(read_rules(rules.split_whitespace()).unwrap(), text).unwrap();
        let text = "W:WK1,K2:BK50";
        assert!(read("", text).sector().is_some() && read("majority=on", text).sector().is_some());
        assert!(read("", "W:WK1,K2:BK50:CW7").sector().is_none());
        assert!(read("enforcement=opponent", text).sector().is_none());
        let objecting = read_rules(["enforcement=opponent"]).unwrap();
        assert!(DamesPosition::sector_groups(objecting).is_empty() && Dames::endgame_tables(objecting).is_none());
        assert!(read("", "W:WK1,K2,31:BK50,20").sector().is_some(), "five pieces");
        assert!(read("", "W:WK1,K2,31,32:BK50,20").sector().is_none(), "six pieces");
        assert!(read("", "W:WK1,K2,31,32:BK50").sector().is_none(), "four against one");
    }
}
