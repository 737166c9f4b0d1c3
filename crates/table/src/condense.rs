//! Condense: where a table stands, in one text, so that not all its facts have to be summed again. It is made of facts and numbers and
//! decides nothing: a text that is lost or no longer fits costs time, for the facts are still there.

use crate::table::{Chair, Holder, Offer, Play, Table};
use crate::{Moved, TableId};
use kernel::{Seat, Side};
use wire::live::OfferedJson;
use wire::{Fact, OfferFact, Why};

/// A chair: who holds it, the generation of its link, whether its holder has left, and whose place an engine has taken.
type ChairText = (Holder, u32, bool, Option<Holder>);
/// A game: its begin, its moves as facts, what the clocks showed, what was touched, and the points before it.
type PlayText = (Fact, Vec<Fact>, Vec<u64>, Option<(u8, String)>, Vec<f64>);
/// A table: how many facts and public facts there are and with which the board changed; whether it is listed, reserved, hushed and
/// closed; who was sent away; its chairs; the next offer, those that stand, those that were declined, and the sides that have made one; its game.
type Text = (
    (u64, u64, u64),
    (bool, bool, bool, bool),
    Vec<String>,
    Vec<ChairText>,
    (u32, Vec<(OfferFact, Vec<String>)>, Vec<(String, OfferedJson, usize)>, Vec<u8>),
    Option<PlayText>,
);

fn moved_fact(moved: &Moved) -> Fact {
    let clocks = Vec::new();
    match (moved.text.strip_prefix('@'), moved.seat) {
        (None, seat) => Fact::Stepped { seat: seat.map_or(0, |seat| seat.0), step: moved.text.clone(), clocks },
        (Some(action), _) => Fact::Acted { action: action.into(), why: moved.why.unwrap_or(Why::Wish), clocks },
    }
}

fn play_text(play: &Play) -> PlayText {
    let moves = play.moves.iter().map(moved_fact).collect();
    let bound = play.bound.as_ref().map(|(seat, touch)| (seat.0, touch.clone()));
    (play.begun.clone(), moves, play.left.clone(), bound, play.points.clone())
}

impl Table {
    /// Where the table stands, as a text that [`Table::restored`] reads.
    pub fn condensed(&self) -> String {
        let chairs = self.chairs.iter();
        let chairs = chairs.map(|one| (one.holder.clone(), one.generation, one.left, one.former.clone())).collect();
        let text: Text = (
            (self.facts, self.version, self.moved),
            (self.setting.listed, self.setting.reserved, self.setting.hushed, self.closed),
            self.removed.clone(),
            chairs,
            (
                self.next_offer,
                self.offers.iter().map(|offer| (offer.fact.clone(), offer.agreed.clone())).collect(),
                self.declined.clone(),
                self.offered.iter().map(|side| side.0).collect(),
            ),
            self.play.as_ref().map(play_text),
        );
        wire::line(&text)
    }

    /// The table of its first fact and of where it stood.
    pub fn restored(id: TableId, first: &Fact, condensed: &str) -> Result<Table, String> {
        let text: Text = wire::read(condensed.as_bytes())?;
        let ((facts, version, moved), (listed, reserved, hushed, closed), removed, chairs, offers, play) = text;
        let mut table = Table::new(id, first)?;
        if chairs.len() != table.chairs.len() {
            return Err(format!("{} chairs for {} seats", chairs.len(), table.chairs.len()));
        }
        let chair = |(holder, generation, left, former)| Chair { holder, generation, left, former };
        table.chairs = chairs.into_iter().map(chair).collect();
        if let Some(play) = play {
            table.replay(play)?;
        }
        let (next_offer, open, declined, offered) = offers;
        table.next_offer = next_offer;
        table.offers = open.into_iter().map(|(fact, agreed)| Offer { fact, agreed }).collect();
        table.declined = declined;
        table.offered = offered.into_iter().map(Side).collect();
        (table.setting.listed, table.setting.reserved, table.setting.hushed) = (listed, reserved, hushed);
        (table.closed, table.removed) = (closed, removed);
        (table.facts, table.version, table.moved) = (facts, version, moved);
        Ok(table)
    }

    fn replay(&mut self, (begun, moves, left, bound, points): PlayText) -> Result<(), String> {
        self.apply(&begun)?;
        for fact in &moves {
            self.apply(fact)?;
        }
        let play = self.play.as_mut().ok_or("nothing was begun")?;
        play.left = left;
        play.bound = bound.map(|(seat, touch)| (Seat(seat), touch));
        if points.len() != play.points.len() {
            return Err("points are not those of the teams".into());
        }
        play.points = points;
        Ok(())
    }
}
