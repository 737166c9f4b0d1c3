//! Index: numbers for all positions of the moving phase, and steps taken back.
//!
//! A sector holds the positions in which the mover has so many pieces and the opponent so many. The number of a position is that of
//! the mover's pieces, laid by a symmetry onto the first of their sixteen images, and then that of the opponent's pieces among the points
//! left. Where several symmetries do this, the one that makes the opponent's number the smallest is taken.

use crate::board::{ALL, Closings, EDGES, Points, Slides};
use crate::position::{IDLE_LIMIT, MarellePosition, PIECES};
use crate::removal::Removals;
use crate::rules::MarelleRules;
use crate::symmetry::image;
use boards::Bits;
use kernel::{Index, Indexed, Onward, Sector};
use std::sync::LazyLock;

const FEWEST: u32 = 3;
/// The sizes of sets that are numbered, 0 to this.
const SIZES: usize = PIECES as usize + 1;

/// Ways to choose `k` of `n`.
const CHOICES: [[u32; SIZES + 1]; 25] = boards::choices();

/// The mover's pieces laid onto their first image.
#[derive(Clone, Copy, Default)]
struct Laid {
    /// The number of the first image among all first images of its size.
    number: u32,
    /// The symmetry that lays them there.
    symmetry: u8,
    /// Whether more than one does.
    several: bool,
}

/// All that is worked out once.
struct Tables {
    /// For the lower and, by the size of the lower half, the upper half of a set, its share of the set's rank: sets of one size are
    /// ranked as numbers are.
    low_ranks: Vec<u32>,
    high_ranks: Vec<u32>,
    /// The sets of each size by rank.
    sets: Vec<Vec<Points>>,
    /// How a set of each size and rank is laid.
    laid: Vec<Vec<Laid>>,
    /// The first images of each size, each with the symmetries that leave it as it is.
    firsts: Vec<Vec<(Points, u16)>>,
    /// The image of each ring's points under each symmetry.
    images: Vec<[[Points; 256]; 3]>,
    /// For the points left in a ring and a set of them, the set with the gaps closed; and the other way round.
    closed: Vec<u8>,
    opened: Vec<u8>,
}

static TABLES: LazyLock<Tables> = LazyLock::new(Tables::new);

impl Tables {
    fn new() -> Tables {
        let rank_of = |set: Points, before: usize| -> u32 {
            Bits(set)
                .enumerate()
                .map(|(order, bit)| CHOICES[bit as usize].get(order + 1 + before).copied().unwrap_or(0))
                .sum()
        };
        let images = (0..16)
            .map(|symmetry| {
                [0, 1, 2].map(|ring| std::array::from_fn(|byte| image(symmetry, (byte as Points) << (8 * ring))))
            })
            .collect();
        let mut tables = Tables {
            low_ranks: (0..4096).map(|set| rank_of(set, 0)).collect(),
            high_ranks: (0..13).flat_map(|before| (0..4096).map(move |set| rank_of(set << 12, before))).collect(),
            sets: vec![Vec::new(); SIZES],
            laid: Vec::new(),
            firsts: vec![Vec::new(); SIZES],
            images,
            closed: vec![0; 1 << 16],
            opened: vec![0; 1 << 16],
        };
        for left in 0..256_usize {
            for set in 0..256_usize {
                for (order, bit) in Bits(left as u32).enumerate() {
                    tables.closed[left << 8 | set] |= ((set >> bit & 1) << order) as u8;
                    tables.opened[left << 8 | set] |= ((set >> order & 1) << bit) as u8;
                }
            }
        }
        for set in 0..=ALL {
            if let Some(sets) = tables.sets.get_mut(set.count_ones() as usize) {
                sets.push(set);
            }
        }
        tables.laid = tables.sets.iter().map(|sets| vec![Laid::default(); sets.len()]).collect();
        for size in 0..SIZES {
            for rank in 0..tables.sets[size].len() {
                let set = tables.sets[size][rank];
                let images: [Points; 16] = std::array::from_fn(|symmetry| tables.image(symmetry, set));
                if images.iter().any(|&image| image < set) {
                    continue;
                }
                let number = tables.firsts[size].len() as u32;
                let fixing =
                    (0..16).filter(|&symmetry| images[symmetry] == set).fold(0, |all, symmetry| all | 1 << symmetry);
                tables.firsts[size].push((set, fixing));
                // The symmetry that leads back from an image is found by trying.
                for &image in &images {
                    let symmetry = (0..16).find(|&back| tables.image(back, image) == set).expect("symmetries form a group");
                    let rank = tables.rank(image) as usize;
                    tables.laid[size][rank] = Laid { number, symmetry: symmetry as u8, several: fixing != 1 };
                }
            }
        }
        tables
    }

    #[inline]
    fn image(&self, symmetry: usize, set: Points) -> Points {
        let rings = &self.images[symmetry];
        rings[0][(set & 0xff) as usize] | rings[1][(set >> 8 & 0xff) as usize] | rings[2][(set >> 16 & 0xff) as usize]
    }

    /// The rank of a set among those of its size.
    #[inline]
    fn rank(&self, set: Points) -> u32 {
        let low = set & 0xfff;
        self.low_ranks[low as usize] + self.high_ranks[(low.count_ones() << 12 | set >> 12) as usize]
    }

    /// The set with the points of another taken out of the board.
    #[inline]
    fn close(&self, set: Points, out: Points) -> Points {
        let left = ALL & !out;
        let ring =
            |number: u32| u32::from(self.closed[((left >> (8 * number) & 0xff) << 8 | set >> (8 * number) & 0xff) as usize]);
        let first = (left & 0xff).count_ones();
        let second = (left & 0xffff).count_ones();
        ring(0) | ring(1) << first | ring(2) << second
    }

    /// The opposite of [`Tables::close`].
    #[inline]
    fn open(&self, closed: Points, out: Points) -> Points {
        let left = ALL & !out;
        let ring = |number: u32, before: u32| {
            u32::from(self.opened[((left >> (8 * number) & 0xff) << 8 | closed >> before & 0xff) as usize]) << (8 * number)
        };
        ring(0, 0) | ring(1, (left & 0xff).count_ones()) | ring(2, (left & 0xffff).count_ones())
    }

    #[inline]
    fn place(&self, own: Points, enemy: Points) -> Index {
        let (owned, others) = (own.count_ones() as usize, enemy.count_ones() as usize);
        let laid = self.laid[owned][self.rank(own) as usize];
        let (first, fixing) = self.firsts[owned][laid.number as usize];
        let enemy = self.image(laid.symmetry as usize, enemy);
        let mut second = self.rank(self.close(enemy, first));
        let mut symmetry = 1;
        if laid.several {
            for fixed in Bits(u32::from(fixing) & !1) {
                let image = self.image(fixed as usize, enemy);
                symmetry += u32::from(image == enemy);
                second = second.min(self.rank(self.close(image, first)));
            }
        }
        let each = u64::from(CHOICES[24 - owned][others]);
        Index { number: u64::from(laid.number) * each + u64::from(second), symmetry }
    }
}

/// The sizes a sector stands for: the mover's pieces and the opponent's.
const fn sizes(sector: Sector) -> (u32, u32) {
    (sector.0 as u32 / 10, sector.0 as u32 % 10)
}

const fn sector(own: u32, enemy: u32) -> Sector {
    Sector((10 * own + enemy) as u16)
}

impl Indexed for MarellePosition {
    const HORIZON: u8 = IDLE_LIMIT;

    /// M-8: two mills are closed at once by placing alone.
    fn sector_rules(rules: MarelleRules) -> MarelleRules {
        rules.without_double()
    }

    fn sector_groups(_rules: MarelleRules) -> Vec<Vec<Sector>> {
        let mut groups = Vec::new();
        for all in 2 * FEWEST..=2 * PIECES {
            for fewer in FEWEST.max(all.saturating_sub(PIECES))..=all / 2 {
                let more = all - fewer;
                groups.push(if fewer == more {
                    vec![sector(fewer, more)]
                } else {
                    vec![sector(fewer, more), sector(more, fewer)]
                });
            }
        }
        groups
    }

    /// M-6: a mill takes one piece of the opponent, whose turn it is then.
    fn sectors_after(from: Sector) -> Vec<Sector> {
        let (own, enemy) = sizes(from);
        if enemy > FEWEST { vec![sector(enemy - 1, own)] } else { Vec::new() }
    }

    fn sector_name(sector: Sector) -> String {
        let (own, enemy) = sizes(sector);
        format!("{own}-{enemy}")
    }

    fn sector_size(sector: Sector) -> u64 {
        let (own, enemy) = sizes(sector);
        TABLES.firsts[own as usize].len() as u64 * u64::from(CHOICES[24 - own as usize][enemy as usize])
    }

    #[inline]
    fn sector(&self) -> Option<Sector> {
        let (own, enemy) = (self.own.count_ones(), self.enemy.count_ones());
        (self.in_hand == 0 && own >= FEWEST && enemy >= FEWEST).then(|| sector(own, enemy))
    }

    #[inline]
    fn place(&self) -> Index {
        TABLES.place(self.own, self.enemy)
    }

    #[inline]
    fn at(rules: MarelleRules, sector: Sector, number: u64) -> Option<MarellePosition> {
        let tables = &*TABLES;
        let (owned, others) = sizes(sector);
        let each = u64::from(CHOICES[24 - owned as usize][others as usize]);
        let &(own, fixing) = tables.firsts[owned as usize].get((number / each) as usize)?;
        let enemy = tables.open(tables.sets[others as usize][(number % each) as usize], own);
        let place = || tables.place(own, enemy).number;
        (fixing == 1 || place() == number).then(|| MarellePosition {
            own,
            enemy,
            ..MarellePosition { in_hand: 0, ..MarellePosition::start(rules) }
        })
    }

    #[inline]
    fn visit_before(&self, visit: &mut impl FnMut(MarellePosition)) {
        let free = self.free();
        let mut undo = |moved: Points| {
            visit(MarellePosition { own: self.enemy ^ moved, enemy: self.own, camp: self.camp.other(), idle: 0, ..*self });
        };
        // M-6, M-7: a piece that stands in a mill closed it by the step, and only a closing that took nothing can be undone.
        let bare = self.rules.keeps_mills() && Removals::of(self.own, self.rules).first() == 0;
        if self.rules.jumps() && self.enemy.count_ones() == FEWEST {
            for piece in Bits(self.enemy).map(|bit| 1 << bit) {
                if bare || Closings::of(self.enemy ^ piece).any() & piece == 0 {
                    Bits(free).for_each(|from| undo(piece | 1 << from));
                }
            }
            return;
        }
        for edge in Bits(Slides::of(self.enemy, free).all) {
            let moved = EDGES[edge as usize];
            let piece = moved & self.enemy;
            if bare || Closings::of(self.enemy ^ piece).any() & piece == 0 {
                undo(moved);
            }
        }
    }

    #[inline]
    fn spent(&self) -> u8 {
        self.idle
    }
}

impl Onward for MarellePosition {
    #[inline]
    fn early(&self) -> u64 {
        let sizes = u64::from(sector(self.own.count_ones(), self.enemy.count_ones()).0);
        (u64::from(self.in_hand) << 7 | sizes) << 32 | self.place().number
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Dice, Position, Symmetric, scramble};
    use std::collections::HashMap;

    fn scattered(count: u64) -> impl Iterator<Item = MarellePosition> {
        let groups: Vec<Sector> = MarellePosition::sector_groups(MarelleRules::default()).into_iter().flatten().collect();
        (0..count).filter_map(move |n| {
            let sector = groups[(scramble(n) % groups.len() as u64) as usize];
            let number = scramble(n + 1_000_000) % MarellePosition::sector_size(sector);
            MarellePosition::at(MarelleRules::default(), sector, number)
        })
    }

    #[test]
    fn a_position_has_the_number_it_is_found_by() {
        let groups: Vec<Sector> = MarellePosition::sector_groups(MarelleRules::default()).into_iter().flatten().collect();
        assert_eq!(groups.len(), 49);
        let mut found = 0;
        for n in 0..20_000 {
            let sector = groups[n % 49];
            let number = scramble(n as u64) % MarellePosition::sector_size(sector);
            if let Some(position) = MarellePosition::at(MarelleRules::default(), sector, number) {
                assert_eq!((position.sector(), position.place().number), (Some(sector), number));
                found += 1;
            }
        }
        assert!(found > 18_000, "{found}");
    }

    #[test]
    fn all_images_of_a_position_have_one_number() {
        for position in scattered(4000) {
            let fixed = (0..16).filter(|&symmetry| position.image(symmetry) == position).count();
            assert_eq!(position.place().symmetry as usize, fixed);
            for symmetry in 0..16 {
                assert_eq!(position.image(symmetry).place(), position.place());
            }
        }
    }

    /// In the smallest sector every position is counted through: 24 points, three pieces each.
    #[test]
    fn the_numbers_of_a_sector_stand_for_all_its_positions() {
        let sector = sector(3, 3);
        let orbits: u64 = (0..MarellePosition::sector_size(sector))
            .filter_map(|number| MarellePosition::at(MarelleRules::default(), sector, number))
            .map(|position| 16 / u64::from(position.place().symmetry))
            .sum();
        assert_eq!(orbits, 2024 * 1330);
    }

    /// Steps played forwards and backwards are the same steps.
    #[test]
    fn what_is_taken_back_can_be_played() {
        let mut dice = Dice::new(3);
        for rules in ["", "jump=off", "protected=keep", "double=two"] {
            let rules: MarelleRules = kernel::read_rules(rules.split_whitespace()).unwrap();
            let mut back = HashMap::new();
            let mut forth = HashMap::new();
            for position in scattered(3000) {
                let position = MarellePosition { rules, ..position };
                // A few steps on, so that mills stand.
                let (position, _) = kernel::random_playout(&position, &mut dice, 3);
                let Some(sector) = position.sector() else { continue };
                position.visit_before(&mut |before| {
                    let step = before.steps().into_iter().find(|&step| {
                        let child = before.child(step);
                        step.taken == 0 && (child.own, child.enemy) == (position.own, position.enemy)
                    });
                    assert!(step.is_some(), "{position:?} from {before:?}");
                    *back.entry((before.own, before.enemy, position.own, position.enemy)).or_insert(0) += 1;
                });
                for step in position.steps() {
                    let child = position.child(step);
                    let mut undone = 0;
                    child.visit_before(&mut |before| {
                        undone += u32::from((before.own, before.enemy) == (position.own, position.enemy));
                    });
                    let quiet = step.taken == 0 && child.sector().is_some();
                    assert_eq!(undone, u32::from(quiet), "{position:?} {step:?} in {sector:?}");
                    *forth.entry(quiet).or_insert(0) += 1;
                }
            }
            assert!(back.values().all(|&times| times == 1) && back.len() > 1000);
            assert!(forth[&true] > 1000 && forth[&false] > 100);
        }
    }
}
