//! Recent: the last events as they were sent, for whoever was away for a moment.

use crate::hub::Body;
use kernel::Lang;
use std::collections::VecDeque;

/// The most bytes that are kept for one table.
const MOST_BYTES: usize = 24 << 10;
/// The most events.
const MOST_EVENTS: usize = 64;

/// The last events of a table.
#[derive(Debug, Default)]
pub(crate) struct Recent {
    events: VecDeque<Past>,
    bytes: usize,
}

/// One event in the languages somebody read it in.
#[derive(Debug)]
struct Past {
    version: u64,
    bodies: Vec<(Lang, Body)>,
}

impl Past {
    fn bytes(&self) -> usize {
        self.bodies.iter().map(|(_, body)| body.len()).sum()
    }
}

impl Recent {
    /// Keeps an event.
    pub(crate) fn push(&mut self, version: u64, bodies: Vec<(Lang, Body)>) {
        let past = Past { version, bodies };
        self.bytes += past.bytes();
        self.events.push_back(past);
        while self.bytes > MOST_BYTES || self.events.len() > MOST_EVENTS {
            let Some(gone) = self.events.pop_front() else { break };
            self.bytes -= gone.bytes();
        }
    }

    /// The events after a version, if all of them are here in the language.
    pub(crate) fn since(&self, version: u64, now: u64, lang: Lang) -> Option<Vec<Body>> {
        let missing = now.checked_sub(version)?;
        let skipped = self.events.len().checked_sub(missing as usize)?;
        let events = self.events.iter().skip(skipped).zip(version + 1..);
        let body = |past: &Past| past.bodies.iter().find(|(own, _)| *own == lang).map(|(_, body)| body.clone());
        events.map(|(past, right)| body(past).filter(|_| past.version == right)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_missing_events_or_none() {
        let mut recent = Recent::default();
        for version in 1..=5 {
            let italian = (version > 3).then(|| (Lang::It, "it".into()));
            recent.push(version, [(Lang::En, version.to_string().into())].into_iter().chain(italian).collect());
        }
        let since = |version, lang| recent.since(version, 5, lang).map(|bodies| bodies.len());
        assert_eq!(since(5, Lang::En), Some(0));
        assert_eq!(since(2, Lang::En), Some(3));
        assert_eq!(recent.since(3, 5, Lang::En).unwrap()[0].as_str(), "4");
        assert_eq!((since(2, Lang::Fr), since(2, Lang::It), since(3, Lang::It)), (None, None, Some(2)));
        assert_eq!(since(6, Lang::En), None);
        // A gap means that something was not kept.
        recent.push(9, vec![(Lang::En, "9".into())]);
        assert_eq!(recent.since(4, 9, Lang::En), None);
        assert_eq!(recent.since(5, 9, Lang::En), None);
        assert!(recent.since(8, 9, Lang::En).is_some());
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let mut recent = Recent::default();
        for version in 1..500 {
            recent.push(version, vec![(Lang::En, "x".repeat(1000).into())]);
        }
        assert!(recent.bytes <= MOST_BYTES && recent.events.len() <= 24);
        assert!(recent.since(490, 499, Lang::En).is_some());
        assert!(recent.since(1, 499, Lang::En).is_none());
    }
}
