//! Every choice of options a game allows.

use kernel::Rules;

/// All rules of a game: each combination of values that goes together.
pub fn every_rules<R: Rules>() -> Vec<R> {
    let mut all = vec![R::default()];
    for (index, choice) in R::CHOICES.iter().enumerate() {
        all = all
            .into_iter()
            .flat_map(|rules| (0..choice.values.len()).map(move |value| rules.choose(index, value)))
            .collect();
    }
    all.retain(|rules| rules.check().is_ok());
    all
}
