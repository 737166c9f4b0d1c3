//! Post: messages from tables to whoever listens, wherever. Each letter says who may read it; nothing else decides.

use crate::id::TableId;
use crate::table::Hearers;
use axum::extract::ws::Utf8Bytes;
use kernel::Lang;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use tokio::sync::{mpsc, watch};

/// The text of a message. Copies share it.
pub(crate) type Body = Utf8Bytes;

/// A message and who may read it.
#[derive(Clone, Debug)]
pub(crate) struct Letter {
    pub(crate) to: Hearers,
    /// The language it is written in; none for what has no language.
    pub(crate) lang: Option<Lang>,
    /// Whose words it holds: whoever has muted them does not get it.
    pub(crate) from: Option<String>,
    /// The version of the table, for events.
    pub(crate) version: Option<u64>,
    pub(crate) body: Body,
}

/// A message on its way to one socket.
#[derive(Clone, Debug)]
pub(crate) struct Delivery {
    pub(crate) version: Option<u64>,
    pub(crate) body: Body,
}

/// Visitors whose words a visitor does not want to read. All sockets of the visitor share it.
pub(crate) type Muted = Arc<RwLock<HashSet<String>>>;

/// Somebody who listens.
#[derive(Clone, Debug)]
pub(crate) struct Ear {
    /// The connection.
    pub(crate) connection: u64,
    pub(crate) visitor: String,
    pub(crate) lang: Lang,
    pub(crate) muted: Muted,
    /// When it is full the ear is dropped: a slow reader slows nobody else.
    pub(crate) outbox: mpsc::Sender<Delivery>,
}

/// The way from tables to listeners. Another implementation may lead through other machines.
pub(crate) trait Post: Send + Sync + 'static {
    /// Delivers letters of a table, in order.
    fn deliver(&self, table: &TableId, letters: Vec<Letter>);

    /// Begins to listen to a table.
    fn listen(&self, table: &TableId, ear: Ear);

    /// Ends it.
    fn stop_listening(&self, table: &TableId, connection: u64);

    /// Says that the lobby looks different.
    fn lobby_changed(&self);

    /// Tells when the lobby looks different.
    fn lobby(&self) -> watch::Receiver<u64>;
}

type Ears = Arc<Mutex<Vec<Ear>>>;

/// The post inside one process.
#[derive(Debug)]
pub(crate) struct LocalPost {
    tables: Mutex<HashMap<TableId, Ears>>,
    lobby: watch::Sender<u64>,
}

impl Default for LocalPost {
    fn default() -> Self {
        LocalPost { tables: Mutex::default(), lobby: watch::channel(0).0 }
    }
}

impl LocalPost {
    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Ears>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn reads(ear: &Ear, letter: &Letter) -> bool {
    let muted = |from: &String| ear.muted.read().unwrap_or_else(PoisonError::into_inner).contains(from);
    letter.to.include(&ear.visitor)
        && letter.lang.is_none_or(|lang| lang == ear.lang)
        && !letter.from.as_ref().is_some_and(muted)
}

impl Post for LocalPost {
    fn deliver(&self, table: &TableId, letters: Vec<Letter>) {
        let Some(ears) = self.tables().get(table).cloned() else { return };
        let mut ears = ears.lock().unwrap_or_else(PoisonError::into_inner);
        for letter in letters {
            ears.retain(|ear| {
                let delivery = || Delivery { version: letter.version, body: letter.body.clone() };
                !reads(ear, &letter) || ear.outbox.try_send(delivery()).is_ok()
            });
        }
    }

    fn listen(&self, table: &TableId, ear: Ear) {
        let ears = self.tables().entry(table.clone()).or_default().clone();
        ears.lock().unwrap_or_else(PoisonError::into_inner).push(ear);
    }

    fn stop_listening(&self, table: &TableId, connection: u64) {
        let mut tables = self.tables();
        let Some(ears) = tables.get(table) else { return };
        let mut left = ears.lock().unwrap_or_else(PoisonError::into_inner);
        left.retain(|ear| ear.connection != connection);
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

    fn ear(connection: u64, visitor: &str, lang: Lang, room: usize) -> (Ear, mpsc::Receiver<Delivery>) {
        let (outbox, inbox) = mpsc::channel(room);
        (Ear { connection, visitor: visitor.into(), lang, muted: Muted::default(), outbox }, inbox)
    }

    fn letter(to: Hearers, lang: Option<Lang>, from: Option<&str>) -> Letter {
        Letter { to, lang, from: from.map(Into::into), version: None, body: "x".into() }
    }

    #[test]
    fn a_letter_reaches_those_it_is_for_and_nobody_else() {
        let post = LocalPost::default();
        let (table, other) = (TableId::draw(), TableId::draw());
        let (ada, mut to_ada) = ear(1, "ada", Lang::En, 9);
        let (bob, mut to_bob) = ear(2, "bob", Lang::Fr, 9);
        bob.muted.write().unwrap().insert("ada".into());
        post.listen(&table, ada);
        post.listen(&table, bob);
        let mut got = |letter: Letter| {
            post.deliver(&table, vec![letter]);
            (to_ada.try_recv().is_ok(), to_bob.try_recv().is_ok())
        };
        assert_eq!(got(letter(Hearers::Everyone, None, None)), (true, true));
        assert_eq!(got(letter(Hearers::Only(vec!["ada".into()]), None, None)), (true, false));
        assert_eq!(got(letter(Hearers::Except(vec!["ada".into()]), None, None)), (false, true));
        assert_eq!(got(letter(Hearers::Everyone, Some(Lang::Fr), None)), (false, true));
        assert_eq!(got(letter(Hearers::Everyone, None, Some("ada"))), (true, false));
        post.deliver(&other, vec![letter(Hearers::Everyone, None, None)]);
        assert!(to_ada.try_recv().is_err());
    }

    #[test]
    fn a_slow_reader_is_dropped_and_slows_nobody() {
        let post = LocalPost::default();
        let table = TableId::draw();
        let (slow, mut to_slow) = ear(1, "slow", Lang::En, 2);
        let (quick, mut to_quick) = ear(2, "quick", Lang::En, 9);
        post.listen(&table, slow);
        post.listen(&table, quick);
        for _ in 0..5 {
            post.deliver(&table, vec![letter(Hearers::Everyone, None, None)]);
        }
        let count = |inbox: &mut mpsc::Receiver<Delivery>| std::iter::from_fn(|| inbox.try_recv().ok()).count();
        assert_eq!((count(&mut to_slow), count(&mut to_quick)), (2, 5));
        assert!(to_slow.is_closed());
        post.stop_listening(&table, 2);
        assert!(post.tables().is_empty());
    }
}
