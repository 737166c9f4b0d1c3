//! Ask: what is asked of a match, in the reader's language. The rest of the crate asks here, so that there is one place that knows how
//! refusals become words.

use hall::{AnyMatch, PlayError, Preview};
use kernel::{Action, Lang};
use speech::Say;

/// Plays a step; why not, if it may not be played.
pub fn play(playing: &mut dyn AnyMatch, step: &str, lang: Lang) -> Result<(), String> {
    let refused = match playing.play(&[step]) {
        Ok(()) => return Ok(()),
        Err((_, error)) => error,
    };
    Err(refused.say(lang))
}

/// The canonical text of a step, or why it may not be played.
pub fn explain(playing: &dyn AnyMatch, step: &str, lang: Lang) -> Result<String, String> {
    playing.explain(step).map_err(|error| error.say(lang))
}

/// What a step would do; none where it is no legal step.
pub fn preview(playing: &dyn AnyMatch, step: &str) -> Option<Preview> {
    playing.preview(step).ok()
}

/// Why a touch leads nowhere, and the steps that are obliged instead.
pub fn refuse_touch(playing: &dyn AnyMatch, touched: &[&str], touch: &str, lang: Lang) -> (String, Vec<String>) {
    match playing.refuse_touch(touched, touch) {
        Ok(refusal) => {
            let instead = refusal.instead.clone();
            (PlayError::Refused(refusal).say(lang), instead)
        }
        Err(error) => (error.say(lang), Vec::new()),
    }
}

/// Does a game action; why not, if it may not be done.
pub fn act(playing: &mut dyn AnyMatch, action: Action, lang: Lang) -> Result<(), String> {
    playing.act(action).map_err(|error| error.say(lang))
}
