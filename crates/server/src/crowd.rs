//! Crowd: how many connections each address has, and no more than it may: the fewer places are left, the fewer of them one address may
//! have, so that many addresses together cannot take them all either.

use crate::limiter::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What one address may have however few places are left.
const LEAST: usize = 4;

/// The connections of each address.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    counts: Arc<Mutex<Counts>>,
    /// The most of one address, where nobody else is, and of all together.
    most: usize,
    places: usize,
}

#[derive(Debug, Default)]
struct Counts {
    of: HashMap<IpAddr, usize>,
    all: usize,
}

/// A place that is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    counts: Arc<Mutex<Counts>>,
    address: IpAddr,
}

fn lock(counts: &Mutex<Counts>) -> MutexGuard<'_, Counts> {
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Crowd {
    /// So many places in all, and at most so many of them for each address.
    pub(crate) fn new(places: usize, most: usize) -> Crowd {
        Crowd { counts: Arc::default(), most, places }
    }

    /// What one address may have while so many places are taken.
    fn share(&self, taken: usize) -> usize {
        let free = self.places.saturating_sub(taken) as u128;
        let share = self.most as u128 * free / self.places.max(1) as u128;
        (share as usize).max(LEAST.min(self.most))
    }

    /// A place for one more connection, if there is one.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut counts = lock(&self.counts);
        let own = counts.of.get(&address).copied().unwrap_or_default();
        if counts.all >= self.places || own >= self.share(counts.all) {
            return None;
        }
        counts.all += 1;
        counts.of.insert(address, own + 1);
        Some(Place { counts: self.counts.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts);
        counts.all -= 1;
        if let Some(count) = counts.of.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.of.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let crowd = Crowd::new(100, 2);
        let address: IpAddr = "10.0.0.1".parse().unwrap();
        let first = crowd.enter(address).unwrap();
        let _second = crowd.enter(address).unwrap();
        assert!(crowd.enter(address).is_none());
        assert!(crowd.enter("10.0.0.2".parse().unwrap()).is_some());
        drop(first);
        assert!(crowd.enter(address).is_some());
        assert_eq!(lock(&crowd.counts).all, 1, "the second is still there");
    }

    #[test]
    fn many_addresses_do_not_take_all_places() {
        let crowd = Crowd::new(15_000, 200);
        let address = |number: usize| IpAddr::from([10, 0, (number / 256) as u8, (number % 256) as u8]);
        let mut held = Vec::new();
        // 75 addresses with as many as they get, then ten times as many.
        for (addresses, least_left) in [(75, 7_000), (750, 500)] {
            let mut before = usize::MAX;
            while before != held.len() {
                before = held.len();
                held.extend((0..addresses).filter_map(|number| crowd.enter(address(number))));
            }
            let left = 15_000 - held.len();
            assert!(left >= least_left, "{addresses}: {left}");
            let newcomer: Vec<Place> = std::iter::from_fn(|| crowd.enter("10.9.9.9".parse().unwrap())).collect();
            assert!(newcomer.len() >= LEAST, "{addresses}: {}", newcomer.len());
        }
        // Whoever is alone has all that one may have.
        drop(held);
        let alone: Vec<Place> = std::iter::from_fn(|| crowd.enter(address(1))).collect();
        assert!((195..=200).contains(&alone.len()), "{}", alone.len());
    }
}
