//! You: what one visitor may do at a table. Only this visitor's sockets ever carry it.

use crate::table::{Channel, TREE_BUDGET, Table, tree};
use crate::words::moments;
use kernel::Lang;
use wire::live::YouJson;

/// What a visitor may do.
pub fn you(table: &Table, visitor: &str, lang: Lang) -> YouJson {
    let words = |channels: Vec<Channel>| channels.into_iter().map(|channel| channel.word().into()).collect();
    let acts = table.acting_visitor() == Some(visitor);
    let play = table.play.as_ref().filter(|_| acts);
    let bound = play.and_then(|play| play.bound.as_ref()).map(|(_, touch)| touch.clone());
    YouJson {
        version: table.moved,
        visitor: visitor.into(),
        seats: table.seats_of(visitor).into_iter().map(|seat| seat.0 + 1).collect(),
        host: table.setting.host == visitor,
        may: table.permissions(visitor),
        reads: words(table.reads(visitor)),
        writes: words(table.writes(visitor)),
        silence: (table.is_silent() && table.sits(visitor)).then(|| moments::silence(lang)),
        tree: play.and_then(|play| tree(play.playing.as_ref(), &[], TREE_BUDGET).ok()).map(|(tree, _)| tree),
        bound,
    }
}
