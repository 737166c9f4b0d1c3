//! Export: everything of a visitor as one JSON text that is written while it is read, so that its length does not matter.

use super::App;
use crate::storage::Piece;
use axum::body::{Body, Bytes};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use table::VisitorId;
use tokio::sync::mpsc;
use wire::{ExportJson, ExportedDeed, ExportedGame, ExportedWord, ListingJson};

/// How many pieces are read ahead.
const AHEAD: usize = 64;
/// The lists of an export, in the order in which pieces come.
const LISTS: [&str; 4] = ["tables", "games", "said", "deeds"];

/// In which list a piece stands, and how it is written there; nothing for a listing that cannot be read.
fn written(piece: Piece) -> Option<(usize, String)> {
    Some(match piece {
        Piece::Table(row) => (0, wire::line(&wire::read::<ListingJson>(row.listing.as_bytes()).ok()?)),
        Piece::Game(row) => (1, wire::line(&ExportedGame { id: row.id.to_string(), record: row.record })),
        Piece::Said(row) => {
            let word = ExportedWord { table: row.table.to_string(), channel: row.channel, at: row.at, text: row.text };
            (2, wire::line(&word))
        }
        Piece::Deed(row) => (3, wire::line(&ExportedDeed { table: row.table.to_string(), at: row.at, fact: row.fact })),
    })
}

/// Where the writing has come to.
struct Writing {
    pieces: mpsc::Receiver<Piece>,
    head: Option<String>,
    list: usize,
    /// Whether the present list holds something.
    begun: bool,
}

impl Writing {
    /// The next part of the text; nothing at its end.
    async fn next(&mut self) -> Option<String> {
        if let Some(head) = self.head.take() {
            return Some(head);
        }
        if self.list == LISTS.len() {
            return None;
        }
        let mut text = String::new();
        match self.pieces.recv().await {
            Some(piece) => {
                if let Some((list, line)) = written(piece) {
                    self.go_to(list, &mut text);
                    text.push_str(if self.begun { "," } else { "" });
                    text.push_str(&line);
                    self.begun = true;
                }
            }
            None => {
                self.go_to(LISTS.len() - 1, &mut text);
                text.push_str("]}");
                self.list = LISTS.len();
            }
        }
        Some(text)
    }

    /// Ends lists and begins others up to one.
    fn go_to(&mut self, list: usize, text: &mut String) {
        while self.list < list {
            self.list += 1;
            self.begun = false;
            text.push_str(&format!("],\"{}\":[", LISTS[self.list]));
        }
    }
}

/// The answer that writes it all. `head` has everything but the lists.
pub(super) fn stream(app: &App, visitor: &VisitorId, head: &ExportJson) -> Response {
    let (sender, pieces) = mpsc::channel(AHEAD);
    let (storage, visitor) = (app.services.storage.clone(), visitor.clone());
    tokio::spawn(async move {
        if let Err(error) = storage.everything_of(&visitor, sender).await {
            tracing::warn!(%error, "an export was broken off");
        }
    });
    // The lists stand last and are empty yet: they are cut off and written one by one.
    let line = wire::line(head);
    let empty: String = LISTS.iter().map(|list| format!(",\"{list}\":[]")).collect();
    let head = line.strip_suffix(&format!("{empty}}}")).expect("an export ends with its lists");
    let head = Some(format!("{head},\"{}\":[", LISTS[0]));
    let writing = Writing { pieces, head, list: 0, begun: false };
    let parts = stream::unfold(writing, |mut writing| async move {
        let text = writing.next().await?;
        Some((Ok::<Bytes, std::convert::Infallible>(text.into()), writing))
    });
    ([(CONTENT_TYPE, "application/json")], Body::from_stream(parts)).into_response()
}
