//! Tuning: an evaluation's weights, fitted to games of the engine against itself.

use crate::archive::Archive;
use crate::sentences;
use hall::{Chosen, Room, TypedRules, Visitor};
use kernel::{Dice, TextError, Tuned};
use search::{Epoch, Fitting, Sample, SelfPlay, Stop, fit, read_samples, self_play, stored_weights, write_samples};

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
    /// Games that were played before, as `played` heard them.
    pub before: &'a dyn Fn() -> Box<dyn Iterator<Item = String>>,
    /// Hears each game that ends, as lines of text, and how many positions were kept of it.
    pub played: &'a (dyn Fn(&str, usize) + Sync),
    /// Hears how the fitting goes.
    pub fitted: &'a dyn Fn(Epoch),
}

/// Plays games against itself and fits the evaluation's weights to them; the packed weights, or none if the game is in no list.
/// Games that were played before must be games of this kind.
pub fn tune(chosen: &Chosen, order: &TuneOrder<'_>) -> Option<Result<Vec<u8>, TextError>> {
    chosen.listed().map(|listed| listed.visit(order))
}

impl Visitor<TypedRules> for &TuneOrder<'_> {
    type Output = Result<Vec<u8>, TextError>;

    fn plain<G: Room>(self, rules: G::Rules) -> Result<Vec<u8>, TextError> {
        let start = |dice: &mut Dice| G::start(rules, dice.below(G::starts(rules) as usize) as u32);
        let known = self.archive.and_then(|archive| archive.known::<G>());
        let unread = |line: usize| {
            TextError::new("samples", sentences::SamplesLine { line: line.to_string() }, sentences::SAMPLES_FORM)
        };
        let (mut samples, before) = read_samples::<G::Position>(rules, (self.before)()).map_err(unread)?;
        let finished = |game: u32, played: &[Sample<G::Position>]| {
            (self.played)(&write_samples(game, played), played.len());
        };
        let play = (&self.play, &before);
        samples.extend(self_play(start, G::seating(rules), play, known, self.stop, &finished));
        let mut before = G::Position::weights();
        if self.afresh {
            before.fill(0.0);
        }
        let sides = G::seating(rules).sides();
        let weights = fit(&samples, sides, before, &self.fit, &mut |epoch| (self.fitted)(epoch));
        Ok(boards::pack_weights(&stored_weights::<G::Position>(&weights)))
    }
}
