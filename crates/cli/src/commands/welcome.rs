//! What `play` says when no game is named.

use crate::failure::Failure;

pub(crate) fn run() -> Result<(), Failure> {
    out!("Coffret {}: a box of games.\n", env!("CARGO_PKG_VERSION"));
    for game in hall::games() {
        let info = game.info();
        out!("  {:12} {}", info.id, info.tagline.en);
    }
    out!(
        "\nTry:\n  coffret play dames --plain     play at this keyboard\n  coffret games                  the games and their options\n  \
         coffret engine                 the line protocol, for programs\n  coffret --help                 everything else"
    );
    Ok(())
}
