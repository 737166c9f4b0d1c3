//! Any bytes as a record, in our format and in every other that a game knows.

use crate::demands;
use hall::read_record;
use kernel::record::Record;

/// The bytes are read as a record, and in each foreign format of each game.
pub fn record(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Record::read(text) {
        Ok(record) => {
            let again = Record::read(&record.write());
            assert_eq!(again.as_ref(), Ok(&record), "written: {:?}", record.write());
            replay(&record);
        }
        Err(error) => demands::of_error(&error.to_string()),
    }
    for format in hall::games().iter().flat_map(|game| game.formats()) {
        let records = match (format.read)(text) {
            Ok(records) => records,
            Err(error) => {
                demands::of_error(&error.to_string());
                continue;
            }
        };
        for record in records {
            // A format may be unable to say all that can happen; what it does say reads back.
            match (format.write)(&record) {
                Ok(written) => {
                    let again = (format.read)(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
                    let said = |record: &Record| (record.words.clone(), record.notes.clone());
                    assert_eq!(again.iter().map(said).collect::<Vec<_>>(), [said(&record)], "{written}");
                }
                Err(error) => demands::of_error(&error.to_string()),
            }
            replay(&record);
        }
    }
}

/// A record that replays is the record of what was replayed.
fn replay(record: &Record) {
    let playing = match read_record(record) {
        Ok(playing) => playing,
        Err(error) => return demands::of_error(&error.to_string()),
    };
    demands::of_match(playing.as_ref(), record.words.len() as u64);
    let mut own = playing.record(&[]);
    // A game may have been stopped by hand: then its result is not the position's.
    if own.result == "*" {
        own.result.clone_from(&record.result);
        own.tags.retain(|(name, _)| name != "Result");
    }
    let again = read_record(&own).unwrap_or_else(|error| panic!("{own:?}: {error}"));
    assert_eq!((again.text(), again.len()), (playing.text(), playing.len()), "{own:?}");
}
