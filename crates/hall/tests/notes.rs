//! What is said of a game: variations are played where they stand, and the game goes on as if nothing had been said.

use hall::{read_annotated, read_record, todays_record};
use kernel::record::{Record, RecordLine, Said, Word};

fn dames(body: &str) -> Record {
    Record::read(&format!("[Game \"dames\"]\n\n{body}")).unwrap()
}

#[test]
fn variations_are_played_and_taken_back() {
    let plain = read_record(&dames("1. 32-28 2. 19-23 3. 28x19 4. 14x23 *")).unwrap();
    let said = dames(
        "{a} 1. 32-28! 2. 19-23 (18-23 3. 38-32 (3. 37-32 17-22) 4. 12-18) (2. 19-24) 3. 28x19 4. 14x23 (4. 13x24 $3) *",
    );
    let (playing, notes) = read_annotated(&said).unwrap();
    assert_eq!((playing.text(), playing.len()), (plain.text(), 4));
    assert_eq!(playing.record(&[]), plain.record(&[]));
    let own = Record { notes, ..playing.record(&[]) };
    let body = "{a} 1. 32-28 $1 2. 19-23 (2. 18-23 3. 38-32 (3. 37-32 4. 17-22) 4. 12-18) (2. 19-24) 3. 28x19x23 \
                4. 14x23x19 (4. 13x24x19 $3) *";
    assert_eq!(own.write().split("\n\n").nth(1).unwrap().trim().replace('\n', " "), body);
    // What was said of the record that was written is what was said of the first.
    assert_eq!(read_annotated(&own).unwrap().1, own.notes);
}

#[test]
fn an_illegal_step_of_a_variation_is_named() {
    for body in ["1. 32-28 2. 19-23 (2. 18-23 3. 99-1) *", "1. 32-28 2. 19-23 (2. 18-23 3. 38-32 (3. 99-1)) 3. 28x19 *"] {
        let error = read_record(&dames(body)).unwrap_err().to_string();
        assert!(error.contains("variation of entry 2, '99-1'"), "{error}");
    }
    let error = read_record(&dames("1. 32-28 2. 19-23 (2. 32-28) *")).unwrap_err().to_string();
    assert!(error.contains("variation of entry 2, '32-28'"), "{error}");
}

/// A variation behind a game action still replaces the last step, and may itself hold actions.
#[test]
fn actions_and_variations_go_together() {
    let record = dames("1. 32-28 2. 19-23 @draw (2. 18-23 @draw) (2. 19-24) draw");
    let (playing, notes) = read_annotated(&record).unwrap();
    assert_eq!((playing.len(), notes), (3, record.notes));
}

/// Where an old word has become two, notes stand behind both, and a variation replaces both.
#[test]
fn notes_follow_the_words_of_today() {
    let old = Record::read("[Game \"madamx\"]\n\n1. a-b {x} 2. !c3xe5 {y} (2. !c3xg7 {z}) 3. d {w} *").unwrap();
    let today = todays_record(old);
    let turn = |step: &str| Word::Turn(step.into());
    assert_eq!(today.words, [turn("a-b"), turn("!"), turn("c3xe5"), turn("d")]);
    let told: Vec<(usize, Said)> = today.notes.into_iter().map(|note| (note.after, note.said)).collect();
    let comment = |text: &str| Said::Comment(text.into());
    let mut inner = RecordLine { words: vec![turn("!"), turn("c3xg7")], notes: Vec::new() };
    inner.note(comment("z"));
    assert_eq!(told, [(1, comment("x")), (2, Said::Variation(inner)), (3, comment("y")), (4, comment("w"))]);
}
