//! Threats: which pieces of the one who decides could be lost at the next turn, and what could be taken now. It looks one turn ahead
//! by the rules alone: every own step, and every answer to it.

use super::Table;
use super::words::camps_of;
use crate::sentences;
use hall::{AnyMatch, Status};
use kernel::{Join, Lang, Message};
use std::collections::BTreeMap;

/// How many positions are looked at. Where there are more, own steps are tried at even distances.
const MOST: usize = 20_000;

/// The sites of some camps' pieces.
fn sites(playing: &dyn AnyMatch, camps: &[&str]) -> Vec<u8> {
    let pieces = playing.scene().pieces;
    pieces.iter().filter(|piece| camps.contains(&piece.camp)).map(|piece| piece.site.0).collect()
}

/// Plays a step on a copy.
fn after(playing: &dyn AnyMatch, step: &str) -> Option<Box<dyn AnyMatch>> {
    let mut copy = playing.boxed_clone();
    tui::ask::play(copy.as_mut(), step, Lang::EN).ok()?;
    Some(copy)
}

/// For each site of the one who decides, an answer after which it is lost whatever else is played, as far as was looked.
pub(super) fn threatened(playing: &dyn AnyMatch) -> BTreeMap<u8, String> {
    let Status::Turn { actor, .. } = playing.status() else { return BTreeMap::new() };
    let camps = camps_of(playing, actor);
    let own = sites(playing, &camps);
    let steps = playing.steps();
    // For each site: how often it stayed where it was, how often it could then be lost, and by what.
    let mut found: BTreeMap<u8, (usize, usize, String)> = BTreeMap::new();
    let mut looked = 0;
    let every = (steps.len() / 24).max(1);
    for step in steps.iter().step_by(every) {
        let Some(next) = after(playing, step).filter(|next| !next.status().is_over()) else { continue };
        let still = sites(next.as_ref(), &camps);
        let stayed: Vec<u8> = own.iter().copied().filter(|site| still.contains(site)).collect();
        let Status::Turn { actor: answers, .. } = next.status() else { continue };
        if next.side_of(answers) == playing.side_of(actor) {
            continue;
        }
        let mut lost: BTreeMap<u8, String> = BTreeMap::new();
        for answer in next.steps() {
            looked += 1;
            let Some(then) = after(next.as_ref(), &answer) else { continue };
            let left = sites(then.as_ref(), &camps);
            for site in stayed.iter().filter(|site| !left.contains(site)) {
                lost.entry(*site).or_insert_with(|| answer.clone());
            }
        }
        for site in stayed {
            let entry = found.entry(site).or_default();
            entry.0 += 1;
            if let Some(answer) = lost.remove(&site) {
                entry.1 += 1;
                entry.2 = answer;
            }
        }
        if looked > MOST {
            break;
        }
    }
    // What is lost after most of the steps that leave it alone is threatened; what only a blunder gives away is not.
    found.retain(|_, (stayed, lost, _)| *lost * 2 > *stayed);
    found.into_iter().map(|(site, (_, _, answer))| (site, answer)).collect()
}

/// Own steps after which others have fewer pieces.
fn takes(playing: &dyn AnyMatch) -> Vec<String> {
    let Status::Turn { actor, .. } = playing.status() else { return Vec::new() };
    let camps = camps_of(playing, actor);
    let others = |playing: &dyn AnyMatch| {
        let pieces = playing.scene().pieces;
        pieces.iter().filter(|piece| !piece.camp.is_empty() && !camps.contains(&piece.camp)).count()
    };
    let before = others(playing);
    let steps = playing.steps().into_iter();
    steps.filter(|step| after(playing, step).is_some_and(|next| others(next.as_ref()) < before)).collect()
}

impl Table {
    /// What is threatened, and what can be taken.
    pub(super) fn tell_threats(&self) -> Vec<String> {
        let layout = self.playing.layout();
        let threatened = threatened(self.playing.as_ref());
        let name = |(site, answer): (u8, String)| format!("{} ({answer})", layout.sites[usize::from(site)].text);
        let mut lines = vec![if threatened.is_empty() {
            self.say(sentences::NO_THREAT)
        } else {
            self.say(sentences::Threatened { places: Message::list(Join::Comma, threatened.into_iter().map(name)) })
        }];
        let takes = takes(self.playing.as_ref());
        if !takes.is_empty() {
            lines.push(self.say(sentences::CanTake { steps: Message::list(Join::Comma, takes) }));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_that_will_be_captured_is_threatened() {
        let named = |position: &str| {
            let playing = hall::find("dames").unwrap().open_at(&[], position).unwrap();
            let layout = playing.layout();
            let name = |(site, by): (u8, String)| (layout.sites[usize::from(site)].text.clone(), by);
            threatened(playing.as_ref()).into_iter().map(name).collect::<Vec<_>>()
        };
        // 21 takes 27 over an empty 32, unless 27 goes away itself.
        assert_eq!(named("W:W27,45,46:B16,21"), [("27".to_string(), "21x32x27".to_string())]);
        // With 32 covered nothing is.
        assert_eq!(named("W:W27,32,45,46:B16,21"), []);
    }

    #[test]
    fn what_can_be_taken_is_told() {
        let playing = hall::find("dames").unwrap().open_at(&[], "W:W32,45:B28").unwrap();
        assert_eq!(takes(playing.as_ref()), ["32x23x28"]);
        let start = hall::find("dames").unwrap().open(&[], 0).unwrap();
        assert!(takes(start.as_ref()).is_empty() && threatened(start.as_ref()).is_empty());
    }
}
