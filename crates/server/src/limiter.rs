//! Limiter: how much one address may ask in a time. Each address has a bucket for each kind of request; what counts by the day has
//! buckets that are kept for a day. What is stored counts for the person too.

use crate::config::Limits;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A bucket that is left alone for so long is full again, and forgotten.
const GENERATION: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(86_400);
/// The most buckets of a generation.
const MOST_BUCKETS: usize = 100_000;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// Anything.
    Request,
    /// A new table.
    Table,
    /// A one-time code is tried.
    Code,
    /// A new table, counted by the day.
    TableOfDay,
    /// Another name.
    Name,
    /// Something is said.
    Word,
    /// Something is stored, in bytes.
    Byte,
}

impl Kind {
    /// The name of the limit that it runs into.
    pub(crate) const fn limit(self) -> &'static str {
        match self {
            Kind::Request => "requests_per_second",
            Kind::Table => "tables_per_minute",
            Kind::TableOfDay => "tables_per_day",
            Kind::Code => "codes_per_minute",
            Kind::Name => "renames_per_minute",
            Kind::Word => "words_per_minute",
            Kind::Byte => "bytes_per_day",
        }
    }
}

/// Tokens that come back with time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn full(most: u32, now: Instant) -> Bucket {
        Bucket { tokens: f64::from(most), at: now }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self, per_second: f64, most: u32, now: Instant) -> bool {
        self.take_some(1, per_second, most, now)
    }

    /// Takes so many, if they are there. What costs more than a full bucket holds takes all of a full one.
    fn take_some(&mut self, cost: u32, per_second: f64, most: u32, now: Instant) -> bool {
        let cost = f64::from(cost.min(most).max(1));
        self.tokens = (self.tokens + (now - self.at).as_secs_f64() * per_second).min(f64::from(most));
        self.at = now;
        let may = self.tokens >= cost;
        if may {
            self.tokens -= cost;
        }
        may
    }
}

/// The buckets of all addresses.
#[derive(Debug)]
pub(crate) struct Limiter {
    limits: Limits,
    buckets: Mutex<Generations>,
    of_day: Mutex<Generations>,
    of_visitor: Mutex<Generations<Box<str>>>,
}

/// The buckets that were used since a time, and those that were used before it. Nothing is ever looked through: when the older
/// ones are too old they are dropped as a whole.
#[derive(Debug)]
struct Generations<K = (IpAddr, Kind)> {
    young: HashMap<K, Bucket>,
    old: HashMap<K, Bucket>,
    since: Option<Instant>,
}

impl<K> Default for Generations<K> {
    fn default() -> Self {
        Generations { young: HashMap::new(), old: HashMap::new(), since: None }
    }
}

impl<K: Eq + Hash> Generations<K> {
    fn bucket(&mut self, key: K, most: u32, kept: Duration, now: Instant) -> &mut Bucket {
        let since = *self.since.get_or_insert(now);
        if now - since >= kept || self.young.len() >= MOST_BUCKETS {
            self.old = std::mem::take(&mut self.young);
            self.since = Some(now);
        }
        let old = self.old.remove(&key);
        self.young.entry(key).or_insert_with(|| old.unwrap_or_else(|| Bucket::full(most, now)))
    }
}

/// An address as limits see it: a household with IPv6 has a whole network.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => {
                let mut segments = six.segments();
                segments[4..].fill(0);
                IpAddr::V6(segments.into())
            }
        },
    }
}

impl Limiter {
    pub(crate) fn new(limits: Limits) -> Limiter {
        Limiter { limits, buckets: Mutex::default(), of_day: Mutex::default(), of_visitor: Mutex::default() }
    }

    /// Whether an address may do one more of a kind now.
    pub(crate) fn take(&self, address: IpAddr, kind: Kind, now: Instant) -> bool {
        self.take_some(address, kind, 1, now)
    }

    /// Whether so many bytes may be stored for a visitor and his address, which is not always known; if not, the limit that says so.
    pub(crate) fn store(
        &self,
        address: Option<IpAddr>,
        visitor: &str,
        bytes: usize,
        now: Instant,
    ) -> Result<(), &'static str> {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        if address.is_some_and(|address| !self.take_some(address, Kind::Byte, bytes, now)) {
            return Err(Kind::Byte.limit());
        }
        let most = self.limits.bytes_per_visitor;
        let mut buckets = self.of_visitor.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.bucket(visitor.into(), most, DAY, now);
        match bucket.take_some(bytes, f64::from(most) / DAY.as_secs_f64(), most, now) {
            true => Ok(()),
            false => Err("bytes_per_visitor"),
        }
    }

    /// Whether an address may do something now that counts for so many of a kind.
    pub(crate) fn take_some(&self, address: IpAddr, kind: Kind, cost: u32, now: Instant) -> bool {
        let limits = &self.limits;
        let (per_second, most) = match kind {
            Kind::Request => (f64::from(limits.requests_per_second), limits.requests_at_once),
            Kind::Table => (f64::from(limits.tables_per_minute) / 60.0, limits.tables_per_minute),
            Kind::Name => (f64::from(limits.renames_per_minute) / 60.0, limits.renames_per_minute),
            Kind::Code => (f64::from(limits.codes_per_minute) / 60.0, limits.codes_per_minute),
            Kind::Word => (f64::from(limits.words_per_minute) / 60.0, limits.words_per_minute),
            Kind::TableOfDay => (f64::from(limits.tables_per_day) / DAY.as_secs_f64(), limits.tables_per_day),
            Kind::Byte => (f64::from(limits.bytes_per_day) / DAY.as_secs_f64(), limits.bytes_per_day),
        };
        let (buckets, kept) = match kind {
            Kind::TableOfDay | Kind::Byte => (&self.of_day, DAY),
            _ => (&self.buckets, GENERATION),
        };
        let mut buckets = buckets.lock().unwrap_or_else(PoisonError::into_inner);
        buckets.bucket((household(address), kind), most, kept, now).take_some(cost, per_second, most, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_asks_too_much_waits_and_others_do_not() {
        let limiter = Limiter::new(Limits { codes_per_minute: 3, ..Limits::default() });
        let (one, two): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let now = Instant::now();
        let taken: Vec<bool> = (0..4).map(|_| limiter.take(one, Kind::Code, now)).collect();
        assert_eq!(taken, [true, true, true, false]);
        assert!(limiter.take(two, Kind::Code, now));
        assert!(limiter.take(one, Kind::Request, now));
        assert!(limiter.take(one, Kind::Code, now + Duration::from_secs(21)));
        assert!(!limiter.take(one, Kind::Code, now + Duration::from_secs(22)));
    }

    #[test]
    fn many_networks_cost_nothing_and_nobody_gets_a_bucket_anew_too_soon() {
        let limiter = Limiter::new(Limits { codes_per_minute: 3, ..Limits::default() });
        let one: IpAddr = "10.0.0.1".parse().unwrap();
        let begun = Instant::now();
        let emptied = (0..4).map(|_| limiter.take(one, Kind::Code, begun)).last();
        assert_eq!(emptied, Some(false));
        for number in 0..250_000_u32 {
            let now = begun + Duration::from_millis(u64::from(number) / 50);
            limiter.take(IpAddr::from(number.to_be_bytes()), Kind::Request, now);
            // Whoever goes on asking stays known.
            if number % 10_000 == 0 {
                assert!(!limiter.take(one, Kind::Code, now), "{number}");
            }
        }
        let kept = limiter.buckets.lock().unwrap();
        assert!(kept.young.len() + kept.old.len() <= 2 * MOST_BUCKETS);
    }

    #[test]
    fn what_counts_by_the_day_is_remembered_for_a_day_and_dear_things_cost_more() {
        let limits = Limits { bytes_per_day: 1000, requests_per_second: 1, requests_at_once: 30, ..Limits::default() };
        let limiter = Limiter::new(limits);
        let one: IpAddr = "10.0.0.1".parse().unwrap();
        let begun = Instant::now();
        assert!(limiter.take_some(one, Kind::Byte, 900, begun));
        let hour = |n: u64| begun + Duration::from_secs(3600 * n);
        assert!(!limiter.take_some(one, Kind::Byte, 900, hour(2)), "a minute's absence is no absolution");
        assert!(limiter.take_some(one, Kind::Byte, 900, hour(23)));
        let dear = |now| limiter.take_some(one, Kind::Request, 10, now);
        assert_eq!([dear(begun), dear(begun), dear(begun), dear(begun)], [true, true, true, false]);
        assert!(!limiter.take(one, Kind::Request, begun));
        // What costs more than there ever is can be had from a full bucket.
        assert!(limiter.take_some(one, Kind::Request, 500, hour(1)));
    }

    #[test]
    fn what_is_stored_counts_for_the_address_and_for_the_person() {
        let limiter = Limiter::new(Limits { bytes_per_day: 1000, bytes_per_visitor: 600, ..Limits::default() });
        let address = |number: u8| Some(IpAddr::from([10, 0, 0, number]));
        let now = Instant::now();
        assert_eq!(limiter.store(address(1), "ada", 500, now), Ok(()));
        assert_eq!(limiter.store(address(2), "ada", 500, now), Err("bytes_per_visitor"), "from elsewhere too");
        assert_eq!(limiter.store(address(1), "bob", 400, now), Ok(()));
        assert_eq!(limiter.store(address(1), "eve", 400, now), Err("bytes_per_day"), "identities are free");
        assert_eq!(limiter.store(address(3), "eve", 400, now), Ok(()));
    }

    #[test]
    fn a_household_is_a_network() {
        let same = |a: &str, b: &str| household(a.parse().unwrap()) == household(b.parse().unwrap());
        assert!(same("2001:db8:1:2::1", "2001:db8:1:2:3:4:5:6"));
        assert!(!same("2001:db8:1:2::1", "2001:db8:1:3::1"));
        assert!(same("::ffff:10.0.0.1", "10.0.0.1"));
    }
}
