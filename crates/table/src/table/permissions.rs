//! Permissions: what a visitor may do now, so that no client has to know the rules of a table.

use super::{Holder, State, Table};
use kernel::ActionKind;
use wire::TakebackSetting;

impl Table {
    /// The words of what a visitor may do now.
    pub fn permissions(&self, visitor: &str) -> Vec<&'static str> {
        let mut may = Vec::new();
        let state = self.state();
        let host = self.setting.host == visitor;
        let sits = self.sits(visitor);
        let mut add = |word, right: bool| {
            if right {
                may.push(word);
            }
        };
        let open = self.chairs.iter().any(|chair| chair.holder == Holder::Open);
        let waiting = state == State::Waiting;
        let playing = state == State::Playing;
        add("step", playing && self.acting_visitor() == Some(visitor));
        let back = (0..self.chairs.len()).any(|chair| self.may_return(visitor, chair).is_some());
        add("sit", (waiting && open) || back);
        add("leave", sits && state != State::Closed);
        add("engine", waiting && open && (sits || host));
        add("free", waiting && host);
        add("link", waiting && open && host);
        add("reserve", waiting && open && host);
        add("list", host && state != State::Closed && !self.is_mute());
        add("hush", sits && state != State::Closed && !self.is_mute());
        add("remove", sits && state != State::Closed && !self.is_mute());
        let own = self.seats_of(visitor);
        let moved = self.play.as_ref().is_some_and(|play| !play.moves.is_empty());
        let own_moves = self
            .play
            .as_ref()
            .is_some_and(|play| play.moves.iter().any(|moved| moved.seat.is_some_and(|seat| own.contains(&seat))));
        // C-3: whoever is out of the game has no word in it.
        let word = sits && (!playing || self.has_a_word(visitor));
        let takeback = match self.setting.takeback {
            TakebackSetting::Free => sits,
            TakebackSetting::Agreed => word,
            TakebackSetting::Never => false,
        };
        add("undo", takeback && own_moves && (playing || state == State::Over) && self.may_go_back());
        add("resign", word && playing);
        let agrees = |what| !self.engine_declines(&what);
        add("draw", word && playing && self.knows(ActionKind::Draw) && agrees(wire::OfferKind::Draw));
        add("challenge", word && playing && self.knows(ActionKind::Challenge));
        add("annul", (word || host) && playing && self.knows(ActionKind::Annul) && moved);
        add("next_game", sits && state == State::Over);
        add("hint", self.may_hint(visitor));
        add("evaluate", self.may_evaluate(visitor));
        add("truth", self.may_know_truth(visitor));
        add("courtesy", sits && state != State::Closed && !self.is_mid_game());
        may
    }
}
