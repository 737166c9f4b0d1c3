//! What `play` says when no game is named and there is no screen for a menu.

use crate::failure::Failure;
use crate::sentences;
use kernel::Lang;
use speech::Say;

pub(crate) fn run(lang: Lang) -> Result<(), Failure> {
    out!("{}\n", sentences::Welcome { version: env!("CARGO_PKG_VERSION") }.say(lang));
    for game in hall::games() {
        let info = game.info();
        out!("  {:12} {}", info.id, info.tagline.say(lang));
    }
    let lines = [
        ("coffret play dames --plain", sentences::TRY_PLAY),
        ("coffret games", sentences::TRY_GAMES),
        ("coffret engine", sentences::TRY_ENGINE),
        ("coffret --help", sentences::TRY_HELP),
    ];
    out!("");
    for (call, what) in lines {
        out!("  {call:28} {}", what.say(lang));
    }
    Ok(())
}
