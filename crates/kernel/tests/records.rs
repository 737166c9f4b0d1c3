//! What is said of a game stays where it was said: comments, symbols and variations through writing and reading.

use kernel::record::{DEEPEST, LONGEST, MOST_ASIDE, Note, Record, RecordLine, Said, Word};
use kernel::{Dice, Message};

fn line(dice: &mut Dice, depth: usize) -> RecordLine {
    let mut line = RecordLine::default();
    let mut has_step = false;
    for _ in 0..dice.below(7) {
        let step = ["a1-b2", "c3xe5", "!", "!c3xe5", "stay"][dice.below(5)].to_string();
        line.words.push(match dice.below(5) {
            0 => Word::Action(["draw", "resign:1", "annul"][dice.below(3)].into()),
            1 => Word::Then(step),
            _ => Word::Turn(step),
        });
        has_step |= !matches!(line.words.last(), Some(Word::Action(_)));
        for _ in 0..dice.below(3) {
            match dice.below(3) {
                0 => line.note(Said::Symbol(dice.below(256) as u8)),
                1 if has_step && depth > 0 => line.note(Said::Variation(self::line(dice, depth - 1))),
                _ => {
                    let texts = ["", "good", " (not) a {word\nof; it ", "[Game \"x\"]", "\u{e9}t\u{e9} $1 1. a"];
                    line.note(Said::Comment(texts[dice.below(5)].into()));
                }
            }
        }
    }
    line
}

#[test]
fn whatever_is_said_round_trips() {
    let mut dice = Dice::new(7);
    let mut variations = 0;
    for _ in 0..2_000 {
        let RecordLine { words, notes } = line(&mut dice, 4);
        variations += notes.iter().filter(|note| matches!(note.said, Said::Variation(_))).count();
        let record = Record { words, notes, result: "*".into(), tags: vec![("Game".into(), "toy".into())] };
        let text = record.write();
        assert_eq!(Record::read(&text), Ok(record), "{text}");
    }
    assert!(variations > 500, "{variations}");
}

#[test]
fn notes_stand_where_they_are_read() {
    let text = "{first} 1. a-b!? {good; really} 2. c-d;e-f?? (2. g-h {so} 3. i-j (i-k)) ;! 3. l $7 draw {last}";
    let record = Record::read(text).unwrap();
    let turn = |step: &str| Word::Turn(step.into());
    let then = |step: &str| Word::Then(step.into());
    let comment = |after, text: &str| Note { after, said: Said::Comment(text.into()) };
    let symbol = |after, number| Note { after, said: Said::Symbol(number) };
    assert_eq!(record.words, [turn("a-b"), turn("c-d"), then("e-f"), then("!"), turn("l")]);
    assert_eq!(record.result, "draw");
    let inner = RecordLine { words: vec![turn("i-k")], notes: Vec::new() };
    let variation = RecordLine {
        words: vec![turn("g-h"), turn("i-j")],
        notes: vec![comment(1, "so"), Note { after: 2, said: Said::Variation(inner) }],
    };
    let notes = [
        comment(0, "first"),
        symbol(1, 5),
        comment(1, "good; really"),
        symbol(3, 4),
        Note { after: 3, said: Said::Variation(variation) },
        symbol(5, 7),
        comment(5, "last"),
    ];
    assert_eq!(record.notes, notes);
    let written = "{first} 1. a-b $5 {good; really} 2. c-d;e-f $4 (3. g-h {so} 4. i-j (4. i-k)) ;! 3. l $7 {last} draw";
    assert_eq!(record.write().trim().replace('\n', " "), written);
}

#[test]
fn letters_that_are_no_symbol_stay_with_the_step() {
    for word in ["!", "!!", "a!!!", "12.!", "$5!", "$", "$256", "$x"] {
        let record = Record::read(&format!("1. {word} *")).unwrap();
        assert_eq!((record.words.as_slice(), record.notes.len()), ([Word::Turn(word.into())].as_slice(), 0));
        assert_eq!(Record::read(&record.write()), Ok(record));
    }
}

#[test]
fn a_brace_inside_a_comment_does_not_end_it() {
    let notes = vec![Note { after: 0, said: Said::Comment("a } b".into()) }];
    let record = Record { notes, result: "*".into(), ..Record::default() };
    assert_eq!(Record::read(&record.write()).unwrap().notes[0].said, Said::Comment("a ) b".into()));
}

#[test]
fn variations_are_bounded_in_depth_and_number() {
    let refused = |text: String, said: &str| {
        let wrong = Record::read(&text).unwrap_err().wrong;
        assert!(matches!(&wrong, Message::Sentence(phrase, _) if phrase.id() == said), "{wrong:?}");
    };
    let nested = |depth: usize| format!("1. a {}{} *", "(a ".repeat(depth), ")".repeat(depth));
    assert!(Record::read(&nested(DEEPEST)).is_ok());
    refused(nested(DEEPEST + 1), "record-variations-deep");
    refused(nested(LONGEST / 8), "record-variations-deep");
    let many = |number: usize| format!("1. a {} *", "(a)".repeat(number));
    assert!(Record::read(&many(MOST_ASIDE / 2)).is_ok());
    refused(many(MOST_ASIDE / 2 + 1), "record-variations-many");
}

/// Whatever can be read, however odd, is written so that it reads the same.
#[test]
fn odd_texts_read_as_they_are_written() {
    let parts = [
        "(", ")", "{", "}", "$5", "$", "$300", "!", "?", "!?", "a", "b1", ";", "1.", "12.", "@x", "@", " ", "\n", "*", "\\",
        "%",
    ];
    let mut dice = Dice::new(11);
    let mut read = 0;
    for _ in 0..60_000 {
        let text: String = (0..dice.below(14)).map(|_| parts[dice.below(parts.len())]).collect();
        if let Ok(record) = Record::read(&text) {
            read += 1;
            assert_eq!(Record::read(&record.write()), Ok(record), "{text:?}");
        }
    }
    assert!(read > 5_000, "{read}");
}
