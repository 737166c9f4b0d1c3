//! Crowd: how many connections each address has, and no more than it may.

use crate::limiter::household;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// The connections of each address.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
    most: usize,
}

/// A place that is free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    counts: Arc<Mutex<HashMap<IpAddr, usize>>>,
    address: IpAddr,
}

impl Crowd {
    /// At most so many for each address.
    pub(crate) fn new(most: usize) -> Crowd {
        Crowd { counts: Arc::default(), most }
    }

    /// A place for one more connection, if there is one.
    pub(crate) fn enter(&self, address: IpAddr) -> Option<Place> {
        let address = household(address);
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { counts: self.counts.clone(), address })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_left() {
        let crowd = Crowd::new(2);
        let address: IpAddr = "10.0.0.1".parse().unwrap();
        let first = crowd.enter(address).unwrap();
        let _second = crowd.enter(address).unwrap();
        assert!(crowd.enter(address).is_none());
        assert!(crowd.enter("10.0.0.2".parse().unwrap()).is_some());
        drop(first);
        assert!(crowd.enter(address).is_some());
    }
}
