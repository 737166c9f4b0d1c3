//! Book: steps that are known to be good, for positions by number.

use crate::Onward;

/// For some positions by [`Onward::early`], which of the positions after them to go to. Entries are few bytes each, in memory eight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Book {
    /// The number of each position above its choice, in order.
    entries: Vec<u64>,
}

const CHOICE_BITS: u32 = 8;
/// Numbers that agree above these bits are written together.
const LOW_BITS: u32 = 32;
/// How many bits of a choice are written as they are.
const CHOICE_PLAIN: u32 = 3;

impl Book {
    /// A book of positions, each with the choice among those after it that [`Book::choices`] lists.
    pub fn new(entries: impl IntoIterator<Item = (u64, u8)>) -> Book {
        let mut entries: Vec<u64> =
            entries.into_iter().map(|(number, choice)| number << CHOICE_BITS | u64::from(choice)).collect();
        entries.sort_unstable();
        entries.dedup_by_key(|entry| *entry >> CHOICE_BITS);
        Book { entries }
    }

    /// All positions with their choices, by number.
    pub fn entries(&self) -> impl Iterator<Item = (u64, u8)> {
        self.entries.iter().map(|&entry| (entry >> CHOICE_BITS, entry as u8))
    }

    /// How many positions it holds.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it holds none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The positions that come after one, by number, without repetitions and in order, each with the first step that leads there.
    pub fn choices<P: Onward>(position: &P) -> Vec<(u64, P::Step)> {
        let mut choices: Vec<(u64, P::Step)> =
            position.steps().into_iter().map(|step| (position.child(step).early(), step)).collect();
        choices.sort_by_key(|&(number, _)| number);
        choices.dedup_by_key(|choice| choice.0);
        choices
    }

    /// The choice for a position by its number.
    pub fn choice(&self, number: u64) -> Option<u8> {
        let place = self.entries.partition_point(|&entry| entry >> CHOICE_BITS < number);
        self.entries.get(place).filter(|&&entry| entry >> CHOICE_BITS == number).map(|&entry| entry as u8)
    }

    /// The step it holds for a position.
    pub fn step<P: Onward>(&self, position: &P) -> Option<P::Step> {
        let choice = self.choice(position.early())?;
        Book::choices(position).get(usize::from(choice)).map(|&(_, step)| step)
    }

    /// The book as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = Writer::default();
        let parts = self.entries.chunk_by(|one, other| one >> (LOW_BITS + CHOICE_BITS) == other >> (LOW_BITS + CHOICE_BITS));
        for part in parts {
            let mut next = part[0] >> (LOW_BITS + CHOICE_BITS) << LOW_BITS;
            // The upper bits of gaps are counted out, so an average gap should have one of them.
            let last = part[part.len() - 1] >> CHOICE_BITS;
            let plain = ((last - next) / part.len() as u64).checked_ilog2().unwrap_or(0);
            writer.put(part[0] >> (LOW_BITS + CHOICE_BITS), 32);
            writer.put(part.len() as u64, 32);
            writer.put(u64::from(plain), 8);
            for entry in part {
                writer.put_counted((entry >> CHOICE_BITS) - next, plain);
                writer.put_counted(entry & 0xff, CHOICE_PLAIN);
                next = (entry >> CHOICE_BITS) + 1;
            }
        }
        writer.finish()
    }

    /// The book of [`Book::to_bytes`]; none if the bytes are not one.
    pub fn from_bytes(bytes: &[u8]) -> Option<Book> {
        let mut reader = Reader { bytes, place: 0 };
        let mut entries = Vec::new();
        while reader.left() >= 72 {
            let mut next = reader.take(32)? << LOW_BITS;
            let count = reader.take(32)?;
            let plain = reader.take(8)? as u32;
            for _ in 0..count {
                let number = next.checked_add(reader.take_counted(plain)?).filter(|number| number >> 56 == 0)?;
                let choice = u8::try_from(reader.take_counted(CHOICE_PLAIN)?).ok()?;
                entries.push(number << CHOICE_BITS | u64::from(choice));
                next = number + 1;
            }
        }
        entries.is_sorted().then_some(Book { entries })
    }
}

/// Writes numbers bit by bit, the lowest first.
#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    last: u64,
    filled: u32,
}

impl Writer {
    fn put(&mut self, number: u64, bits: u32) {
        for bit in 0..bits {
            self.last |= (number >> bit & 1) << self.filled;
            self.filled += 1;
            if self.filled == 8 {
                self.bytes.push(self.last as u8);
                (self.last, self.filled) = (0, 0);
            }
        }
    }

    /// So many lower bits as they are, what is above as a number of ones before a zero.
    fn put_counted(&mut self, number: u64, plain: u32) {
        (0..number >> plain).for_each(|_| self.put(1, 1));
        self.put(0, 1);
        self.put(number, plain);
    }

    fn finish(mut self) -> Vec<u8> {
        if self.filled > 0 {
            self.bytes.push(self.last as u8);
        }
        self.bytes
    }
}

/// Reads them again.
struct Reader<'a> {
    bytes: &'a [u8],
    place: usize,
}

/// How many bits can be read at once, wherever in a byte they begin.
const WINDOW: u32 = 56;

impl Reader<'_> {
    fn left(&self) -> usize {
        8 * self.bytes.len() - self.place
    }

    /// The next bits, with zeros after the last.
    fn window(&self) -> u64 {
        let bytes = &self.bytes[self.place / 8..];
        let all = bytes.first_chunk().map_or_else(
            || bytes.iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte)),
            |&eight| u64::from_le_bytes(eight),
        );
        all >> (self.place % 8)
    }

    fn take(&mut self, bits: u32) -> Option<u64> {
        if bits > WINDOW || self.left() < bits as usize {
            return None;
        }
        let number = self.window() & ((1 << bits) - 1);
        self.place += bits as usize;
        Some(number)
    }

    fn take_counted(&mut self, plain: u32) -> Option<u64> {
        let mut above = 0;
        loop {
            let ones = self.window().trailing_ones().min(WINDOW);
            self.take(ones)?;
            above += u64::from(ones);
            if ones < WINDOW {
                break;
            }
        }
        self.take(1)?;
        Some(above.checked_mul(1 << plain.min(WINDOW))? | self.take(plain)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scramble;

    #[test]
    fn a_book_survives_being_written() {
        for (count, spread) in [(0, 1), (1, 1), (5, 1), (1000, 7), (20_000, 100_000)] {
            let numbers =
                (0..count).map(|n| (((n % 3) << 34) + scramble(n) % (spread * (n + 1)), (scramble(n) >> 50) as u8));
            let book = Book::new(numbers.clone());
            let bytes = book.to_bytes();
            assert_eq!(Book::from_bytes(&bytes), Some(book.clone()));
            assert!(bytes.len() <= 40 + 8 * book.len(), "{} bytes for {count}", bytes.len());
            assert!(numbers.clone().all(|(number, _)| book.choice(number).is_some()));
            assert_eq!(book.choice(1 << 50), None);
            // Whatever is cut off, it is noticed or it is nothing.
            if count > 0 {
                assert_eq!(Book::from_bytes(&bytes[..bytes.len() - 1]), None);
            }
        }
    }

    /// One position far away is as short as many near by.
    #[test]
    fn a_lonely_position_takes_few_bytes() {
        assert!(Book::new([(3 << 32 | 0xfff_ffff, 200)]).to_bytes().len() < 20);
    }

    #[test]
    fn other_bytes_are_no_book() {
        for seed in 0..2000 {
            let bytes: Vec<u8> = (0..scramble(seed) % 60).map(|n| scramble(seed << 8 | n) as u8).collect();
            if let Some(book) = Book::from_bytes(&bytes) {
                assert!(book.len() <= 8 * bytes.len(), "{bytes:?}");
            }
        }
        assert_eq!(Book::from_bytes(&[0xff; 100]), None);
    }
}
