//! `coffret licences`: what of others is in the program, and its licences. The texts are collected by `cargo xtask regen`.

use crate::failure::Failure;

/// Our own words, then everybody else's.
const OWN: &str =
    "coffret is yours under the MIT licence or the Apache licence 2.0, as you like; their texts stand at the end of this.\n";
const OTHERS: &str = include_str!("../../assets/licences.txt");
const MIT: &str = include_str!("../../../../LICENSE-MIT");
const APACHE: &str = include_str!("../../../../LICENSE-APACHE");

pub(crate) fn run() -> Result<(), Failure> {
    let line = "=".repeat(80);
    out!(
        "{OWN}\n{OTHERS}\n{line}\ncoffret (MIT)\n\n{}\n\n{line}\ncoffret (Apache-2.0)\n\n{}",
        MIT.trim_end(),
        APACHE.trim_end()
    );
    Ok(())
}
