//! Tuning: an evaluation's weights, fitted to games of the engine against itself.

use crate::archive::Archive;
use hall::{Chosen, Room, TypedRules, Visitor};
use kernel::{Dice, Tuned};
use search::{Epoch, Fitting, SelfPlay, Stop, fit, self_play, stored_weights};

/// What is asked of [`tune`].
pub struct TuneOrder<'a> {
    /// How the games are played.
    pub play: SelfPlay,
    /// How the weights are fitted.
    pub fit: Fitting,
    /// Whether to begin from nothing instead of the weights in use.
    pub afresh: bool,
    /// What is known about positions, if anything.
    pub archive: Option<&'a Archive>,
    /// Ends the playing; what was played so far is fitted.
    pub stop: &'a Stop,
    /// Hears how many games and positions there are.
    pub played: &'a (dyn Fn(u32, u64) + Sync),
    /// Hears how the fitting goes.
    pub fitted: &'a dyn Fn(Epoch),
}

/// Plays games against itself and fits the evaluation's weights to them; the packed weights, or none if the game is in no list.
pub fn tune(chosen: &Chosen, order: &TuneOrder<'_>) -> Option<Vec<u8>> {
    chosen.listed().map(|listed| listed.visit(order))
}

impl Visitor<TypedRules> for &TuneOrder<'_> {
    type Output = Vec<u8>;

    fn plain<G: Room>(self, rules: G::Rules) -> Vec<u8> {
        let start = |dice: &mut Dice| G::start(rules, dice.below(G::starts(rules) as usize) as u32);
        let known = self.archive.and_then(|archive| archive.known::<G>());
        let samples = self_play(start, G::seating(rules), &self.play, known, self.stop, self.played);
        let mut before = G::Position::weights();
        if self.afresh {
            before.fill(0.0);
        }
        let sides = G::seating(rules).sides();
        let weights = fit(&samples, sides, before, &self.fit, &mut |epoch| (self.fitted)(epoch));
        boards::pack_weights(&stored_weights::<G::Position>(&weights))
    }
}
