//! What is demanded of every match, however it came about, and of every error.

use engine::{Counting, Thinker};
use hall::{AnyMatch, Status, picture, read_record};
use kernel::Lang;
use speech::Say;

/// A match that owns all it has, as boxed ones do.
pub(crate) type Playing = dyn AnyMatch;

/// How many steps of a position are played and looked at one by one; all are played when they are counted.
const LOOKED_AT: usize = 32;

/// An error is one line of a length that can be read, and says what was expected.
pub(crate) fn of_error(error: &str) {
    assert!(!error.is_empty() && error.len() < 2000 && !error.contains('\n'), "{error:?}");
    assert!(error.contains("expected"), "{error:?}");
}

/// A match at rest: texts round trip, steps and an end exclude each other, and every step can be played and taken back.
pub(crate) fn of_match(playing: &Playing, chance: u64) {
    of_texts(playing);
    let steps = playing.steps();
    assert_eq!(steps.is_empty(), playing.status().is_over(), "{playing:?}: steps or an end, not both");
    assert!(steps.windows(2).all(|two| two[0] < two[1]), "{playing:?}: steps are sorted and differ");
    let counted = playing.perft(1, Counting::default());
    let played = playing.perft(1, Counting { played: true, ..Counting::default() });
    assert_eq!(counted, played, "{playing:?}: counted and played");
    if !playing.status().is_over() {
        assert_eq!(counted, steps.len() as u64, "{playing:?}: counted and listed");
    }
    let lang = Lang::ALL[chance as usize % 3];
    of_scene(playing, lang);
    of_touches(playing, steps.len());
    let stride = steps.len().div_ceil(LOOKED_AT).max(1);
    for step in steps.iter().skip(chance as usize % stride).step_by(stride) {
        of_step(playing, step, lang);
    }
}

fn of_texts(playing: &Playing) {
    let (chosen, text) = (playing.chosen(), playing.text());
    assert!(text.is_ascii() && !text.contains('\n'), "{playing:?}");
    let again = chosen.open_at(&text).unwrap_or_else(|error| panic!("{playing:?} does not read back: {error}"));
    assert_eq!(again.text(), text, "{playing:?} reads back as another");
    let drawing = playing.drawing();
    let again = chosen.open_drawn(&drawing).unwrap_or_else(|error| panic!("{playing:?}\n{drawing}\n{error}"));
    assert_eq!(again.text(), text, "{playing:?} is drawn as another\n{drawing}");
}

fn of_scene(playing: &Playing, lang: Lang) {
    let (layout, scene) = (playing.layout(), playing.scene());
    assert!(scene.pieces.windows(2).all(|two| two[0].site < two[1].site), "{playing:?}: pieces in order");
    assert!(scene.pieces.iter().all(|piece| usize::from(piece.site.0) < layout.sites.len()), "{playing:?}");
    assert!(!picture(&layout, &scene).is_empty());
    assert!(scene.words.iter().all(|word| !word.say(lang).is_empty()), "{playing:?}: nothing is said");
    if let Status::Turn { actor, side } = playing.status() {
        assert_eq!(playing.side_of(actor), side, "{playing:?}");
    }
}

fn of_touches(playing: &Playing, steps: usize) {
    let first = playing.entry(&[]).expect("nothing touched is no error");
    assert_eq!(first.possible, steps, "{playing:?}: every step can be spelled");
    if let Some(touch) = first.next.first() {
        assert!(playing.entry(&[touch]).expect("an offered touch").possible > 0, "{playing:?}: {touch} leads nowhere");
    }
    if let Some(site) = playing.layout().sites.iter().find(|site| !first.next.contains(&site.text)) {
        let refusal = playing.refuse_touch(&[], &site.text).expect("a site of the layout");
        assert!(!refusal.why.say(Lang::EN).is_empty() && !refusal.rule.is_empty(), "{playing:?}: {}", site.text);
    }
}

fn of_step(playing: &Playing, step: &str, lang: Lang) {
    assert_eq!(playing.explain(step).as_deref(), Ok(step), "{playing:?}");
    let preview = playing.preview(step).unwrap_or_else(|error| panic!("{playing:?}: {step}: {error}"));
    let told = preview.told;
    assert_eq!(told.story.deed.len() + told.story.caused.len(), told.captions.len(), "{playing:?}: {step}");
    assert!(told.step == step && !told.sentence.say(lang).is_empty(), "{playing:?}: {step}");
    let mut after = playing.boxed_clone();
    after.play(&[step]).unwrap_or_else(|(_, error)| panic!("{playing:?}: {step}: {error}"));
    of_texts(after.as_ref());
    assert_eq!(after.scene(), preview.after, "{playing:?}: {step}: what was foretold comes");
    assert_eq!(after.told().as_deref(), Some(&told), "{playing:?}: {step}: what was foretold is told");
    let counted = after.perft(1, Counting::default());
    if !after.status().is_over() {
        assert!(counted > 0, "{after:?}: no step and no end after {step} in {playing:?}");
    }
    let record = after.record(&[]);
    let again = read_record(&record).unwrap_or_else(|error| panic!("{playing:?}: {step}: {error}"));
    assert_eq!((again.text(), again.status()), (after.text(), after.status()), "{playing:?}: {step}: the record");
    assert!(after.undo(1) && after.text() == playing.text(), "{playing:?}: {step} is not taken back");
}

/// A number that depends on all bytes, for choices that should not always be the same.
pub(crate) fn chance(data: &[u8]) -> u64 {
    data.iter().fold(0, |sum, &byte| kernel::scramble(sum ^ u64::from(byte)))
}
