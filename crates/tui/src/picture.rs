//! Picture: what stands on the board at a moment of a story. A scene is the moment between two steps; a step that settles goes
//! through several pictures, one after each event, and ends in the next scene.

use crate::theme::{Effect, Theme, Way};
use hall::Told;
use kernel::{Event, MarkKind, Message, Piece, Scene, Site};
use std::collections::BTreeMap;

/// A piece without its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thing {
    pub(crate) camp: &'static str,
    pub(crate) kind: &'static str,
    pub(crate) glyph: char,
    pub(crate) name: Message,
}

impl From<&Piece> for Thing {
    fn from(piece: &Piece) -> Thing {
        Thing { camp: piece.camp, kind: piece.kind, glyph: piece.glyph, name: piece.name.clone() }
    }
}

/// Pieces and marks by the number of their site.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Picture {
    pub(crate) pieces: BTreeMap<u8, Thing>,
    pub(crate) marks: Vec<(u8, MarkKind)>,
}

impl From<&Scene> for Picture {
    fn from(scene: &Scene) -> Picture {
        Picture {
            pieces: scene.pieces.iter().map(|piece| (piece.site.0, Thing::from(piece))).collect(),
            marks: scene.marks.iter().map(|mark| (mark.site.0, mark.kind)).collect(),
        }
    }
}

impl Picture {
    /// Whether a site has a mark.
    pub(crate) fn marked(&self, site: u8, kind: MarkKind) -> bool {
        self.marks.contains(&(site, kind))
    }
}

/// An event as it is shown: where, what is said, and the board after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Act {
    pub(crate) sites: Vec<u8>,
    pub(crate) caption: Message,
    pub(crate) after: Picture,
}

/// A told step as pictures, from the board before it to the scene it ends in.
pub(crate) fn acts(told: &Told, before: &Picture, after: &Scene, theme: &Theme) -> Vec<Act> {
    let events: Vec<&Event> = told.story.deed.iter().chain(&told.story.caused).collect();
    let usual = |index: usize, event: &Event| {
        // A deed over several places is a journey, whatever it is called.
        let carries = index < told.story.deed.len() && event.sites.len() > 1;
        Way { effect: if carries { Effect::Carry } else { Effect::Show }, along: false, kind: None }
    };
    let ways: Vec<Way> = events
        .iter()
        .enumerate()
        .map(|(i, event)| theme.way(event.kind).cloned().unwrap_or_else(|| usual(i, event)))
        .collect();
    let mut now = before.clone();
    let mut acts = Vec::new();
    for (index, event) in events.iter().enumerate() {
        if !ways[index].along {
            apply(&mut now, event, &ways[index], after);
        }
        if let (Some(next), Some(way)) = (events.get(index + 1), ways.get(index + 1))
            && way.along
        {
            apply(&mut now, next, way, after);
        }
        let sites = event.sites.iter().map(|site| site.0).collect();
        acts.push(Act { sites, caption: told.captions.get(index).cloned().unwrap_or_default(), after: now.clone() });
    }
    if let Some(last) = acts.last_mut() {
        last.after = Picture::from(after);
    }
    acts
}

fn apply(now: &mut Picture, event: &Event, way: &Way, end: &Scene) {
    let (Some(&Site(first)), Some(&Site(last))) = (event.sites.first(), event.sites.last()) else { return };
    match way.effect {
        Effect::Carry => {
            // It goes back where it stands at the far end.
            let (from, to) = if now.pieces.contains_key(&first) { (first, last) } else { (last, first) };
            if let Some(piece) = now.pieces.remove(&from) {
                now.pieces.insert(to, piece);
            }
        }
        Effect::Put => {
            if let Some(piece) = like(now, end, last, event.camps.first().copied(), way.kind.as_deref()) {
                now.pieces.insert(last, piece);
            }
        }
        Effect::Take => {
            for site in &event.sites {
                now.pieces.remove(&site.0);
            }
        }
        Effect::Turn => {
            for &Site(site) in &event.sites {
                let kind = now.pieces.get(&site).map(|piece| piece.kind);
                become_like(now, end, site, event.camps.last().copied(), kind);
            }
        }
        Effect::Crown => {
            for &Site(site) in &event.sites {
                let camp = now.pieces.get(&site).map(|piece| piece.camp);
                become_like(now, end, site, camp, way.kind.as_deref());
            }
        }
        Effect::Shift => {
            if now.marked(first, MarkKind::Tile) {
                now.marks.retain(|mark| *mark != (first, MarkKind::Tile));
                now.marks.push((last, MarkKind::Tile));
            }
        }
        Effect::Lift => {
            now.marks.retain(|(site, kind)| *kind != MarkKind::Tile || !event.sites.contains(&Site(*site)));
        }
        Effect::Show => {}
    }
}

fn become_like(now: &mut Picture, end: &Scene, site: u8, camp: Option<&'static str>, kind: Option<&str>) {
    if now.pieces.contains_key(&site)
        && let Some(piece) = like(now, end, site, camp, kind)
    {
        now.pieces.insert(site, piece);
    }
}

/// A piece of a camp and a kind as the scene at the end, or the board now, has one.
fn like(now: &Picture, end: &Scene, site: u8, camp: Option<&'static str>, kind: Option<&str>) -> Option<Thing> {
    let here = end.pieces.iter().filter(|piece| piece.site.0 == site);
    let known: Vec<Thing> = here.chain(&end.pieces).map(Thing::from).chain(now.pieces.values().cloned()).collect();
    let fits = |thing: &&Thing| camp.is_none_or(|camp| thing.camp == camp);
    let found = known.iter().filter(fits).find(|thing| kind.is_none_or(|kind| thing.kind == kind));
    found.or_else(|| known.iter().find(fits)).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Dice, Lang};

    /// Stories are played from any moment of random games; each must pass through as many pictures as it has events, and the picture
    /// before the last event must differ from the end by no more than that event's own places.
    #[test]
    fn a_story_leads_from_one_scene_to_the_next() {
        for game in hall::games() {
            let theme = Theme::of(game.info().id);
            let mut playing = game.open(&[], 0).expect("the defaults");
            let mut dice = Dice::new(7);
            for _ in 0..150 {
                let Some(step) = playing.random_step(&mut dice) else { break };
                let before = Picture::from(&playing.scene());
                crate::ask::play(playing.as_mut(), &step, Lang::EN).expect("a legal step");
                let told = playing.told().expect("a step was played");
                let after = playing.scene();
                let acts = acts(&told, &before, &after, &theme);
                assert_eq!(acts.len(), told.captions.len());
                let end = Picture::from(&after);
                if let [.., earlier, last] = acts.as_slice() {
                    let strange = end
                        .pieces
                        .iter()
                        .find(|(site, piece)| !last.sites.contains(site) && earlier.after.pieces.get(site) != Some(piece));
                    let named: Vec<_> = strange.into_iter().collect();
                    assert!(named.is_empty(), "{} {step}: {named:?} {:?}", game.info().id, told.captions);
                }
            }
        }
    }
}
