//! Hub: messages from tables to whoever has subscribed to them, wherever. Each envelope says who may read it; nothing else decides.

use axum::extract::ws::Utf8Bytes;
use kernel::Lang;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use table::Audience;
use table::TableId;
use tokio::sync::{mpsc, watch};
use wire::Code;

/// The text of a message. Copies share it.
pub(crate) type Body = Utf8Bytes;

/// A message and who may read it.
#[derive(Clone, Debug)]
pub(crate) struct Envelope {
    pub(crate) to: Audience,
    /// The language it is written in; none for what has no language.
    pub(crate) lang: Option<Lang>,
    /// Whose words it holds: whoever has muted them does not get it.
    pub(crate) from: Option<String>,
    /// The version of the table, for events.
    pub(crate) version: Option<u64>,
    pub(crate) body: Body,
}

/// What is on its way to one socket.
#[derive(Clone, Debug)]
pub(crate) enum Delivery {
    /// A message; events have the version of the table.
    Message { version: Option<u64>, body: Body },
    /// The connection is to be ended for this reason, and not to come again.
    End(Code),
}

/// Visitors whose words a visitor does not want to read. All sockets of the visitor share it.
pub(crate) type Muted = Arc<RwLock<HashSet<String>>>;

/// Somebody who gets what is said at a table.
#[derive(Clone, Debug)]
pub(crate) struct Subscriber {
    /// The connection.
    pub(crate) connection: u64,
    pub(crate) visitor: String,
    pub(crate) lang: Lang,
    pub(crate) muted: Muted,
    /// When it is full the subscriber is dropped: a slow reader slows nobody else.
    pub(crate) outbox: mpsc::Sender<Delivery>,
}

/// The way from tables to subscribers. Another implementation may lead through other machines.
pub(crate) trait Hub: Send + Sync + 'static {
    /// Sends the envelopes of a table, in order.
    fn publish(&self, table: &TableId, envelopes: Vec<Envelope>);

    /// Begins to send a table's envelopes to a subscriber.
    fn subscribe(&self, table: &TableId, subscriber: Subscriber);

    /// Ends every connection of a visitor at a table, for a reason.
    fn dismiss(&self, table: &TableId, visitor: &str, why: Code);

    /// Ends it.
    fn unsubscribe(&self, table: &TableId, connection: u64);

    /// Says that the lobby looks different.
    fn lobby_changed(&self);

    /// Tells when the lobby looks different.
    fn lobby(&self) -> watch::Receiver<u64>;
}

type Subscribers = Arc<Mutex<Vec<Subscriber>>>;

/// The hub of one process.
#[derive(Debug)]
pub(crate) struct LocalHub {
    tables: Mutex<HashMap<TableId, Subscribers>>,
    lobby: watch::Sender<u64>,
}

impl Default for LocalHub {
    fn default() -> Self {
        LocalHub { tables: Mutex::default(), lobby: watch::channel(0).0 }
    }
}

impl LocalHub {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Subscribers>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn reads(subscriber: &Subscriber, envelope: &Envelope) -> bool {
    let muted = |from: &String| subscriber.muted.read().unwrap_or_else(PoisonError::into_inner).contains(from);
    envelope.to.include(&subscriber.visitor)
        && envelope.lang.is_none_or(|lang| lang == subscriber.lang)
        && !envelope.from.as_ref().is_some_and(muted)
}

impl Hub for LocalHub {
    fn publish(&self, table: &TableId, envelopes: Vec<Envelope>) {
        let Some(subscribers) = self.tables().get(table).cloned() else { return };
        let mut subscribers = subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        for envelope in envelopes {
            subscribers.retain(|subscriber| {
                let delivery = || Delivery::Message { version: envelope.version, body: envelope.body.clone() };
                !reads(subscriber, &envelope) || subscriber.outbox.try_send(delivery()).is_ok()
            });
        }
    }

    fn subscribe(&self, table: &TableId, subscriber: Subscriber) {
        let subscribers = self.tables().entry(table.clone()).or_default().clone();
        subscribers.lock().unwrap_or_else(PoisonError::into_inner).push(subscriber);
    }

    fn dismiss(&self, table: &TableId, visitor: &str, why: Code) {
        let Some(subscribers) = self.tables().get(table).cloned() else { return };
        let mut subscribers = subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever reads too slowly to be told finds it out when he comes again.
        subscribers
            .retain(|subscriber| subscriber.visitor != visitor || subscriber.outbox.try_send(Delivery::End(why)).is_ok());
    }

    fn unsubscribe(&self, table: &TableId, connection: u64) {
        let mut tables = self.tables();
        let Some(subscribers) = tables.get(table) else { return };
        let mut left = subscribers.lock().unwrap_or_else(PoisonError::into_inner);
        left.retain(|subscriber| subscriber.connection != connection);
        let empty = left.is_empty();
        drop(left);
        if empty {
            tables.remove(table);
        }
    }

    fn lobby_changed(&self) {
        self.lobby.send_modify(|times| *times += 1);
    }

    fn lobby(&self) -> watch::Receiver<u64> {
        self.lobby.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lot::Draw;

    fn subscriber(connection: u64, visitor: &str, lang: Lang, room: usize) -> (Subscriber, mpsc::Receiver<Delivery>) {
        let (outbox, inbox) = mpsc::channel(room);
        (Subscriber { connection, visitor: visitor.into(), lang, muted: Muted::default(), outbox }, inbox)
    }

    fn envelope(to: Audience, lang: Option<Lang>, from: Option<&str>) -> Envelope {
        Envelope { to, lang, from: from.map(Into::into), version: None, body: "x".into() }
    }

    #[test]
    fn an_envelope_reaches_those_it_is_for_and_nobody_else() {
        let hub = LocalHub::default();
        let (table, other) = (TableId::draw(), TableId::draw());
        let (ada, mut to_ada) = subscriber(1, "ada", Lang::En, 9);
        let (bob, mut to_bob) = subscriber(2, "bob", Lang::Fr, 9);
        bob.muted.write().unwrap().insert("ada".into());
        hub.subscribe(&table, ada);
        hub.subscribe(&table, bob);
        let mut got = |envelope: Envelope| {
            hub.publish(&table, vec![envelope]);
            (to_ada.try_recv().is_ok(), to_bob.try_recv().is_ok())
        };
        assert_eq!(got(envelope(Audience::Everyone, None, None)), (true, true));
        assert_eq!(got(envelope(Audience::Only(vec!["ada".into()]), None, None)), (true, false));
        assert_eq!(got(envelope(Audience::Except(vec!["ada".into()]), None, None)), (false, true));
        assert_eq!(got(envelope(Audience::Everyone, Some(Lang::Fr), None)), (false, true));
        assert_eq!(got(envelope(Audience::Everyone, None, Some("ada"))), (true, false));
        hub.publish(&other, vec![envelope(Audience::Everyone, None, None)]);
        assert!(to_ada.try_recv().is_err());
    }

    #[test]
    fn a_slow_reader_is_dropped_and_slows_nobody() {
        let hub = LocalHub::default();
        let table = TableId::draw();
        let (slow, mut to_slow) = subscriber(1, "slow", Lang::En, 2);
        let (quick, mut to_quick) = subscriber(2, "quick", Lang::En, 9);
        hub.subscribe(&table, slow);
        hub.subscribe(&table, quick);
        for _ in 0..5 {
            hub.publish(&table, vec![envelope(Audience::Everyone, None, None)]);
        }
        let count = |inbox: &mut mpsc::Receiver<Delivery>| std::iter::from_fn(|| inbox.try_recv().ok()).count();
        assert_eq!((count(&mut to_slow), count(&mut to_quick)), (2, 5));
        assert!(to_slow.is_closed());
        hub.unsubscribe(&table, 2);
        assert!(hub.tables().is_empty());
    }
}
