//! Words: a position for ears. Pieces are listed by what they are called, questions are answered about places, and nothing is drawn.

use super::Table;
use crate::sentences;
use hall::AnyMatch;
use kernel::{Join, Lang, Layout, Look, Message, Piece, Scene, Seat, Site};
use speech::Say;
use tui::capital;

/// The pieces that a test lets through, by name, each line with its places: `Brown man: 31, 32`.
fn listed(layout: &Layout, scene: &Scene, lang: Lang, wanted: impl Fn(&Piece) -> bool) -> Vec<Message> {
    let mut groups: Vec<(&Message, Vec<&str>)> = Vec::new();
    for piece in scene.pieces.iter().filter(|piece| wanted(piece)) {
        let place = layout.sites[usize::from(piece.site.0)].text.as_str();
        match groups.iter_mut().find(|(name, _)| **name == piece.name) {
            Some((_, places)) => places.push(place),
            None => groups.push((&piece.name, vec![place])),
        }
    }
    let line = |(name, places): (&Message, Vec<&str>)| {
        Message::labelled(capital(&name.say(lang)), Message::list(Join::Comma, places))
    };
    groups.into_iter().map(line).collect()
}

/// The camps a seat plays, in the words that pieces use.
pub(super) fn camps_of(playing: &dyn AnyMatch, seat: Seat) -> Vec<&'static str> {
    let chosen = playing.chosen();
    let camps = chosen.seat_camps(seat);
    if !camps.is_empty() {
        return camps;
    }
    // Partners play the pieces of their side; where sides are called otherwise than camps, a seat has the camp of its number.
    let side = playing.side_id(playing.side_of(seat));
    let scene = playing.scene();
    if scene.pieces.iter().any(|piece| piece.camp == side) {
        return vec![side];
    }
    let mut camps: Vec<&'static str> = scene.pieces.iter().map(|piece| piece.camp).filter(|camp| !camp.is_empty()).collect();
    camps.sort_unstable();
    camps.dedup();
    camps.get(seat.index()).copied().into_iter().collect()
}

impl Table {
    /// Everything on the board, camp by camp.
    pub(super) fn all_pieces(&self) -> Vec<String> {
        let scene = self.playing.scene();
        let mut lines = listed(&self.playing.layout(), &scene, self.lang, |_| true);
        lines.extend(
            scene
                .reserves
                .iter()
                .filter(|reserve| reserve.count > 0)
                .map(|reserve| Message::labelled(capital(&reserve.name.say(self.lang)), reserve.count.to_string())),
        );
        lines.iter().map(|line| line.say(self.lang)).collect()
    }

    /// The pieces of the seat that decides.
    pub(super) fn own_pieces(&self) -> Vec<String> {
        let Some(seat) = self.actor() else { return self.all_pieces() };
        let camps = camps_of(self.playing.as_ref(), seat);
        let scene = self.playing.scene();
        let lines = listed(&self.playing.layout(), &scene, self.lang, |piece| camps.contains(&piece.camp));
        lines.iter().map(|line| line.say(self.lang)).collect()
    }

    /// What stands on a place.
    pub(super) fn what_is_on(&self, place: &str) -> String {
        let layout = self.playing.layout();
        let Some(site) = site(&layout, place) else { return self.say(sentences::NoSuchPlace { place }) };
        self.on(&layout, &self.playing.scene(), site)
    }

    fn on(&self, layout: &Layout, scene: &Scene, site: usize) -> String {
        let info = &layout.sites[site];
        let name = info.name.clone();
        let piece = scene.pieces.iter().find(|piece| usize::from(piece.site.0) == site);
        let tile = scene.marks.iter().any(|mark| usize::from(mark.site.0) == site && mark.kind == kernel::MarkKind::Tile);
        let what = match (piece, layout.look, tile) {
            (Some(piece), ..) => piece.name.clone(),
            (None, Look::Tiles, true) => sentences::AN_EMPTY_TILE.into(),
            (None, Look::Tiles, false) => sentences::NO_TILE.into(),
            _ => sentences::NOTHING.into(),
        };
        self.say(Message::labelled(name, what))
    }

    /// What stands around a place, one line for each kind of thing.
    pub(super) fn around(&self, place: &str) -> Vec<String> {
        let layout = self.playing.layout();
        let Some(site) = site(&layout, place) else { return vec![self.say(sentences::NoSuchPlace { place })] };
        let scene = self.playing.scene();
        let near = &layout.sites[site].near;
        let is_near = |piece: &Piece| near.contains(&piece.site);
        let mut lines = vec![self.on(&layout, &scene, site)];
        lines.extend(listed(&layout, &scene, self.lang, is_near).iter().map(|line| line.say(self.lang)));
        let bare = |site: &&Site| !scene.pieces.iter().any(|piece| piece.site == **site);
        let text = |site: &Site| layout.sites[usize::from(site.0)].text.as_str();
        let empty: Vec<&str> = near.iter().filter(bare).map(text).collect();
        if !empty.is_empty() {
            lines.push(self.say(sentences::EmptyAround { places: Message::list(Join::Comma, empty) }));
        }
        lines
    }

    /// The steps that begin at a place.
    pub(super) fn steps_from(&self, place: &str) -> String {
        let steps = self.playing.possible(&[place]).unwrap_or_default();
        if steps.is_empty() {
            return self.say(sentences::NoStepFrom { place });
        }
        self.say(sentences::StepsFrom { place, steps: Message::list(Join::Comma, steps) })
    }

    /// All steps in one line.
    pub(super) fn all_steps(&self) -> String {
        let steps = self.playing.steps();
        self.say(sentences::AllSteps { count: steps.len(), steps: Message::list(Join::Comma, steps) })
    }
}

fn site(layout: &Layout, place: &str) -> Option<usize> {
    layout.sites.iter().position(|site| site.text.eq_ignore_ascii_case(place))
}
