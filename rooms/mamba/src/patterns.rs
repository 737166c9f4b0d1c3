//! Patterns: how the lines of the small board and its blocks of three by three are filled, each filling with a learned weight.
//!
//! Fillings that turn into each other by a turn or a mirror have one weight.

use crate::point::{STRIDE, Set};

const SIZE: usize = 9;
/// Ways to fill nine points: each empty, the mover's or the opponent's.
const FILLINGS: usize = 19_683;
/// Where the weights of lines along the edge, of other lines and of blocks begin.
const EDGE: usize = 0;
const INNER: usize = FILLINGS;
const BLOCK: usize = 2 * FILLINGS;

pub(crate) const WEIGHTS: usize = 3 * FILLINGS;

/// How many blocks a row of the board has.
const BLOCKS: usize = SIZE - 2;

/// Bits as a number in base three.
static TERNARY: [u32; 512] = boards::ternary();

/// For each filling of a line, those of the windows of three points in it.
static WINDOWS: [[u8; 8]; FILLINGS] = {
    let mut windows = [[0; 8]; FILLINGS];
    let mut filling = 0;
    while filling < FILLINGS {
        let (mut window, mut rest) = (0, filling);
        while window < BLOCKS {
            windows[filling][window] = (rest % 27) as u8;
            rest /= 3;
            window += 1;
        }
        filling += 1;
    }
    windows
};

#[inline]
fn filling(own: Set, enemy: Set) -> usize {
    (TERNARY[own as usize & 511] + 2 * TERNARY[enemy as usize & 511]) as usize
}

/// The points of the first file of the small board, and a factor that brings them together from bit 80 on.
const FILE: Set = {
    let mut file = 0;
    let mut y = 0;
    while y < SIZE {
        file |= 1 << (STRIDE as usize * y);
        y += 1;
    }
    file
};
const TOGETHER: Set = {
    let mut factor = 0;
    let mut y = 0;
    while y < SIZE {
        factor |= 1 << (80 - 10 * y);
        y += 1;
    }
    factor
};

#[inline]
fn file(set: Set, x: usize) -> Set {
    (set >> x & FILE).wrapping_mul(TOGETHER) >> 80
}

/// Shows where the weights of a position's patterns stand.
#[inline]
pub(crate) fn visit_places(own: Set, enemy: Set, mut visit: impl FnMut(usize)) {
    let mut rows = [0; SIZE];
    for (y, row) in rows.iter_mut().enumerate() {
        let shift = y * STRIDE as usize;
        *row = filling(own >> shift, enemy >> shift);
    }
    let first = |line: usize| if line == 0 || line == SIZE - 1 { EDGE } else { INNER };
    for (line, &row) in rows.iter().enumerate() {
        visit(first(line) + row);
        visit(first(line) + filling(file(own, line), file(enemy, line)));
    }
    let windows = rows.map(|row| &WINDOWS[row]);
    for y in 0..BLOCKS {
        let [low, middle, high] = [windows[y], windows[y + 1], windows[y + 2]];
        // All eight of a row, the last for nothing: they are added in one go.
        let row: [u16; 8] =
            std::array::from_fn(|x| u16::from(low[x]) + 27 * u16::from(middle[x]) + 729 * u16::from(high[x]));
        for filling in &row[..BLOCKS] {
            visit(BLOCK + usize::from(*filling));
        }
    }
}

/// The place whose weight stands for this one and all its images.
pub(crate) fn representative(place: usize) -> usize {
    let first = place / FILLINGS * FILLINGS;
    let image = |from: &dyn Fn(usize) -> usize| boards::rearranged(place - first, SIZE, from);
    let least = if first == BLOCK {
        let turned = |turns: usize, mirrored: bool| {
            image(&|at| {
                let (mut x, mut y) = (at % 3, at / 3);
                if mirrored {
                    x = 2 - x;
                }
                for _ in 0..turns {
                    (x, y) = (2 - y, x);
                }
                3 * y + x
            })
        };
        (0..4).flat_map(|turns| [turned(turns, false), turned(turns, true)]).min()
    } else {
        [image(&|at| at), image(&|at| 8 - at)].into_iter().min()
    };
    first + least.unwrap_or(place - first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Mamba;
    use crate::point::turned;
    use crate::rules::MambaRules;
    use kernel::read_rules;
    use testkit::{Walk, positions};

    #[test]
    fn turning_the_board_changes_no_pattern() {
        let rules: MambaRules = read_rules([]).expect("the defaults");
        let patterns = |own: Set, enemy: Set| {
            let mut all = Vec::new();
            visit_places(own, enemy, |place| all.push(representative(place)));
            all.sort_unstable();
            all
        };
        positions::<Mamba>(rules, Walk { seed: 3, games: 3, steps: 200 }, |position, _| {
            let own = position.own();
            let enemy = position.board.occupied() & !own;
            let quarter = |set| turned(set, SIZE as u8);
            assert_eq!(patterns(quarter(own), quarter(enemy)), patterns(own, enemy), "{position:?}");
        });
    }

    /// A block, a row and a file, found point by point.
    #[test]
    fn patterns_are_what_stands_there() {
        let at = |x: usize, y: usize| 1 << (y * STRIDE as usize + x);
        let (own, enemy) = (at(2, 3) | at(8, 8) | at(2, 8), at(3, 4) | at(0, 8));
        let mut places = Vec::new();
        visit_places(own, enemy, |place| places.push(place));
        assert_eq!(places.len(), 2 * SIZE + BLOCKS * BLOCKS);
        let digit = |place: usize| 3_usize.pow(place as u32);
        assert_eq!(places[2 * 8], EDGE + digit(8) + digit(2) + 2 * digit(0), "the last rank");
        assert_eq!(places[2 * 2 + 1], INNER + digit(3) + digit(8), "the third file");
        assert_eq!(places[2 * SIZE + 3 * BLOCKS + 2], BLOCK + digit(0) + 2 * digit(4), "the block from c4 on");
    }

    #[test]
    fn a_representative_stands_for_itself() {
        for place in 0..WEIGHTS {
            let representative = representative(place);
            assert!(representative <= place);
            assert_eq!(super::representative(representative), representative);
        }
    }
}
