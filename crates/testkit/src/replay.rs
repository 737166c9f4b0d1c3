//! Replay: whole games on paper, played step by step by the rules alone. Nothing follows the end of a game, and its result is what the
//! rules say. Records with comments and variations, and games that go on, are the hall's.

use kernel::record::{Record, Word};
use kernel::{Acted, Action, ActionKind, Ending, Game, Notation, Outcome, Position, Rule, SideSet, read_rules, split_rules};

/// C-3: a position that occurs so often at the start of a turn is a draw.
const REPETITIONS: usize = 3;

/// What a finished game on paper came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished<P> {
    /// Its last position.
    pub end: P,
    /// The rule that ended it.
    pub rule: Rule,
}

/// Plays the text of a finished game, and shows every position of it. The text is as it would be written, and its tags `Result`, and `End`
/// and `Reason` where they stand, say what the rules say.
pub fn finished<G: Game>(text: &str, each: impl FnMut(&G::Position)) -> Finished<G::Position> {
    let record = Record::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(record.write(), text, "a record is written as it was read");
    let (end, outcome) = replay::<G>(&record, each);
    let outcome = outcome.unwrap_or_else(|| panic!("the record stops in the middle, at {}", end.text()));
    let result = match outcome.ending() {
        Ending::Win(side) => G::side_id(end.rules(), side),
        Ending::Draw => "draw",
        Ending::Lost => "none",
    };
    assert_eq!((record.result.as_str(), record.tag("Result")), (result, Some(result)), "{text}");
    assert!(record.tag("End").is_none_or(|told| told == end.text()), "it ends at {}", end.text());
    assert!(record.tag("Reason").is_none_or(|told| told == outcome.rule), "it ends by {}", outcome.rule);
    Finished { end, rule: outcome.rule }
}

/// Plays a record, shows every position, and says where it ends and, if the game is over there, how.
pub fn replay<G: Game>(record: &Record, mut each: impl FnMut(&G::Position)) -> (G::Position, Option<Outcome>) {
    assert!(record.tag("Game").is_none_or(|game| game == G::INFO.id), "a record of {:?}", record.tag("Game"));
    let rules: G::Rules = read_rules(split_rules(record.tag("Rules").unwrap_or_default())).expect("options");
    let mut position = match record.tag("Start") {
        Some(text) => G::Position::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}")),
        None => G::start(rules, 0),
    };
    // Where the turn began, and what has stood at the beginning of turns.
    let mut turn = position;
    let mut stood = vec![position];
    for word in &record.words {
        each(&position);
        let text = position.text();
        assert_eq!(end::<G>(&position, &stood), None, "{word:?} follows the end, {text}");
        match word {
            Word::Turn(step) | Word::Then(step) => {
                assert_eq!(matches!(word, Word::Turn(_)), position.starts_turn(), "{step} in {text}");
                if position.starts_turn() {
                    turn = position;
                }
                let step = position.read_step(step).unwrap_or_else(|error| panic!("{step} in {text}: {error:?}"));
                position.play_unchecked(step);
            }
            // The turn in progress is taken back and the other side moves.
            Word::Action(action) => {
                assert_eq!(action, ActionKind::Annul.word(), "other actions end a game");
                let Ok(Acted::GoesOn(next)) = turn.act(Action::Annul) else { panic!("{} cannot be annulled", turn.text()) };
                position = next;
            }
        }
        if position.starts_turn() && !position.reopens_turn() {
            stood.push(position);
        }
    }
    each(&position);
    (position, end::<G>(&position, &stood))
}

/// The end of a game that has a past: what the position tells, or its third occurrence.
fn end<G: Game>(position: &G::Position, stood: &[G::Position]) -> Option<Outcome> {
    let same = |other: &&G::Position| other.repetition_identity() == position.repetition_identity();
    let repeated = || position.starts_turn() && stood.iter().filter(same).count() >= REPETITIONS;
    let draw = || Outcome::draw(SideSet::first(G::seating(position.rules()).sides()), "C-3");
    position.ended().or_else(|| repeated().then(draw))
}
