//! Permissions: what a visitor may do now, so that no client has to know the rules of a table.

use super::{Holder, State, Table};
use kernel::ActionKind;
use wire::TakebackSetting;
use wire::live::Permission;

impl Table {
    /// What a visitor may do now.
    pub fn permissions(&self, visitor: &str) -> Vec<Permission> {
        let mut may = Vec::new();
        let state = self.state();
        let host = self.setting.host == visitor;
        let sits = self.sits(visitor);
        let mut add = |permission, right: bool| {
            if right {
                may.push(permission);
            }
        };
        let open = self.chairs.iter().any(|chair| chair.holder == Holder::Open);
        let waiting = state == State::Waiting;
        let playing = state == State::Playing;
        add(Permission::Step, playing && self.acting_visitor() == Some(visitor));
        let back = (0..self.chairs.len()).any(|chair| self.may_return(visitor, chair).is_some());
        add(Permission::Sit, (waiting && open) || back);
        add(Permission::Leave, sits && state != State::Closed);
        add(Permission::Engine, waiting && open && (sits || host));
        add(Permission::Free, waiting && host);
        add(Permission::Link, waiting && open && host);
        add(Permission::Reserve, waiting && open && host);
        add(Permission::List, host && state != State::Closed && !self.is_mute());
        add(Permission::Hush, sits && state != State::Closed && !self.is_mute());
        add(Permission::Remove, sits && state != State::Closed && !self.is_mute());
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
        add(Permission::Undo, takeback && own_moves && (playing || state == State::Over) && self.may_go_back());
        add(Permission::Resign, word && playing);
        let agrees = |what| !self.engine_declines(&what);
        add(Permission::Draw, word && playing && self.knows(ActionKind::Draw) && agrees(wire::OfferKind::Draw));
        add(Permission::Challenge, word && playing && self.knows(ActionKind::Challenge));
        add(Permission::Annul, (word || host) && playing && self.knows(ActionKind::Annul) && moved);
        add(Permission::NextGame, sits && state == State::Over);
        add(Permission::Hint, self.may_hint(visitor));
        add(Permission::Evaluate, self.may_evaluate(visitor));
        add(Permission::Truth, self.may_know_truth(visitor));
        add(Permission::Courtesy, sits && state != State::Closed && !self.is_mid_game());
        may
    }
}
