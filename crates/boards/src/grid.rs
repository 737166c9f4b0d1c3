//! Grid: a rectangle of squares with files by letter and ranks by number (C-6).

/// A grid of `width` files and `height` ranks; square `y * width + x` is `a1` for 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Files, at most 26.
    pub width: u8,
    /// Ranks, at most 99.
    pub height: u8,
}

impl Grid {
    /// The number of squares.
    pub const fn size(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// The square in a file and rank, both from 0.
    #[inline]
    pub const fn at(self, x: u8, y: u8) -> u8 {
        y * self.width + x
    }

    /// The file of a square, from 0.
    #[inline]
    pub const fn x(self, square: u8) -> u8 {
        square % self.width
    }

    /// The rank of a square, from 0.
    #[inline]
    pub const fn y(self, square: u8) -> u8 {
        square / self.width
    }

    /// The square next to another in a direction, if it is on the grid.
    pub const fn step(self, square: u8, dx: i8, dy: i8) -> Option<u8> {
        let x = self.x(square) as i16 + dx as i16;
        let y = self.y(square) as i16 + dy as i16;
        if x < 0 || y < 0 || x >= self.width as i16 || y >= self.height as i16 {
            None
        } else {
            Some(self.at(x as u8, y as u8))
        }
    }

    /// The text of a square, such as `c3`.
    pub fn text(self, square: u8) -> String {
        format!("{}{}", (b'a' + self.x(square)) as char, self.y(square) + 1)
    }

    /// The square of a text, if it is one of this grid, written without leading zeros.
    pub fn read(self, text: &str) -> Option<u8> {
        let (&letter, digits) = text.as_bytes().split_first()?;
        let x = letter.checked_sub(b'a').filter(|&x| x < self.width)?;
        if digits.is_empty() || digits.len() > 2 || digits[0] == b'0' || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let rank: u8 = std::str::from_utf8(digits).ok()?.parse().ok()?;
        (rank <= self.height).then(|| self.at(x, rank - 1))
    }

    /// Reads a square at the start of a text, and what follows it.
    pub fn read_prefix(self, text: &str) -> Option<(u8, &str)> {
        let digits = text.bytes().skip(1).take(2).take_while(u8::is_ascii_digit).count();
        let (square, rest) = text.split_at_checked(1 + digits)?;
        Some((self.read(square)?, rest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_round_trip_and_nonsense_is_none() {
        let grid = Grid { width: 11, height: 11 };
        for square in 0..grid.size() as u8 {
            assert_eq!(grid.read(&grid.text(square)), Some(square));
        }
        assert_eq!(grid.text(0), "a1");
        assert_eq!(grid.text(120), "k11");
        for text in ["", "a", "a0", "a01", "l1", "a12", "A1", "a1 ", "aa", "é1", "a100"] {
            assert_eq!(grid.read(text), None, "{text}");
        }
        assert_eq!(grid.read_prefix("c11-d4"), Some((grid.at(2, 10), "-d4")));
        assert_eq!(grid.read_prefix("é3"), None);
        assert_eq!(grid.step(0, -1, 0), None);
        assert_eq!(grid.step(0, 1, 1), Some(12));
    }
}
