//! Waiting: the work that waits for a thread, what each has used of the processor lately, and whose turn it is.

use super::{Asker, Lane, Work};
use crate::config::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Every so many pieces of work the study lane is served first.
const STUDY_EVERY: u64 = 4;
/// When so many have used the processor, those who have not for long are forgotten.
const MOST_ACCOUNTS: usize = 1024;
/// After this time half of what an address has used is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(20);

/// Whose use of the processor is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Account {
    Address(Option<IpAddr>),
    Person(Arc<str>),
}

#[derive(Default)]
pub(super) struct Waiting {
    pub(super) work: Vec<Work>,
    /// Seconds of processor time that each has used lately, and when that was reckoned.
    used: HashMap<Account, (f64, Option<Instant>)>,
    served: u64,
    pub(super) closed: bool,
}

impl Waiting {
    /// What somebody has used lately.
    pub(super) fn used(&self, account: &Account, now: Instant) -> f64 {
        let Some((seconds, at)) = self.used.get(account) else { return 0.0 };
        let passed = at.map_or(0.0, |at| (now - at).as_secs_f64());
        seconds * 0.5_f64.powf(passed / HALF_LIFE.as_secs_f64())
    }

    /// Puts down what a piece of work has cost.
    pub(super) fn charge(&mut self, asker: Asker, cost: Duration, now: Instant) {
        let person = asker.visitor.map(Account::Person);
        for account in std::iter::once(Account::Address(asker.address)).chain(person) {
            let used = self.used(&account, now) + cost.as_secs_f64();
            self.used.insert(account, (used, Some(now)));
        }
        if self.used.len() > MOST_ACCOUNTS {
            let all: Vec<Account> = self.used.keys().cloned().collect();
            for account in all {
                if self.used(&account, now) < 0.01 {
                    self.used.remove(&account);
                }
            }
        }
    }

    /// Which of two pieces of work has the first claim: of another address, whose has used less; of the same, whose person has.
    pub(super) fn claim(&self, one: &Work, other: &Work, now: Instant) -> std::cmp::Ordering {
        let used = |account: Account| self.used(&account, now);
        if one.asker.address != other.asker.address {
            let address = |work: &Work| used(Account::Address(work.asker.address));
            return address(one).total_cmp(&address(other));
        }
        let person = |work: &Work| work.asker.visitor.clone().map_or(0.0, |visitor| used(Account::Person(visitor)));
        person(one).total_cmp(&person(other))
    }

    /// The next piece of work that somebody still needs. `short`: only what is done in a moment.
    pub(super) fn next(&mut self, short: bool, now: Instant) -> Option<Work> {
        self.work.retain(|work| !work.stop.pressed());
        // Whose time ran out while it waited needs no thread, only a word.
        if let Some(index) = self.work.iter().position(|work| work.is_over(now)) {
            return Some(self.work.remove(index));
        }
        self.served += 1;
        let first = if self.served.is_multiple_of(STUDY_EVERY) { Lane::Study } else { Lane::Play };
        let rank = |work: &Work| (!short && work.lane != first, !work.short, work.is_dear());
        let fit = self.work.iter().enumerate().filter(|(_, work)| work.short || !short);
        let best = fit.min_by(|(_, one), (_, other)| rank(one).cmp(&rank(other)).then_with(|| self.claim(one, other, now)));
        let index = best.map(|(index, _)| index)?;
        Some(self.work.remove(index))
    }

    pub(super) fn of(&self, lane: Lane) -> usize {
        self.work.iter().filter(|work| work.lane == lane).count()
    }

    pub(super) fn long(&self) -> usize {
        self.work.iter().filter(|work| !work.short).count()
    }

    /// How many wait with what they have found.
    pub(super) fn suspended(&self) -> usize {
        self.work.iter().filter(|work| work.so_far.is_some()).count()
    }

    /// Whether a long search that has run for so long should give way: another one waits, for somebody who has used less.
    pub(super) fn gives_way(&self, asker: &Asker, lane: Lane, ran: Duration, now: Instant) -> bool {
        let used = |account: Account| self.used(&account, now);
        let own = ran.as_secs_f64();
        let person = |asker: &Asker| asker.visitor.clone().map_or(0.0, |visitor| used(Account::Person(visitor)));
        let better = |other: &Work| match other.asker.address == asker.address {
            true => other.asker.visitor != asker.visitor && person(&other.asker) < person(asker) + own,
            false => used(Account::Address(other.asker.address)) < used(Account::Address(asker.address)) + own,
        };
        let waits = |work: &&Work| !work.short && !work.stop.pressed() && (work.lane == Lane::Play || lane == Lane::Study);
        self.work.iter().filter(waits).any(better)
    }

    /// The limit that keeps a piece of work from waiting, if any: more is asked for again a little later.
    pub(super) fn refuses(&self, work: &Work, limits: &Limits) -> Option<&'static str> {
        let (asker, lane) = (&work.asker, work.lane);
        let own =
            |same: &dyn Fn(&Asker) -> bool| self.work.iter().filter(|work| work.lane == lane && same(&work.asker)).count();
        let person =
            asker.visitor.is_some() && own(&|other| other.visitor == asker.visitor) >= limits.engine_work_per_visitor;
        match lane {
            _ if own(&|other| other.address == asker.address) >= limits.engine_work_per_address => {
                Some("engine_work_per_address")
            }
            _ if person => Some("engine_work_per_visitor"),
            Lane::Study if self.of(Lane::Study) >= limits.engine_studies => Some("engine_studies"),
            _ => None,
        }
    }
}
