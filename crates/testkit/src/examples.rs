//! Proves the examples of a rulebook.

use crate::is_said;
use kernel::{Ending, Example, Explain, Fact, Game, Lang, Message, Notation, Position, StepError, read_rules};

/// Proves every example of one clause. It must have at least one.
pub fn prove<G: Game>(number: &str) {
    let clause = G::rulebook().iter().find(|clause| clause.number == number);
    let clause = clause.unwrap_or_else(|| panic!("the rulebook has no clause {number}"));
    assert!(!clause.examples.is_empty(), "{number} has no example");
    for example in clause.examples {
        prove_example::<G>(number, example);
    }
}

/// Proves every example of every clause, that clauses are numbered once and worded, and that the room says all it has to say in the
/// languages that must be complete.
pub fn prove_all<G: Game>() {
    let faults = speech::faults(G::INFO.name.catalogue(), &Lang::ALL);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let mut seen = Vec::new();
    for clause in G::rulebook() {
        assert!(!seen.contains(&clause.number), "{} stands twice", clause.number);
        seen.push(clause.number);
        let worded = !clause.parts.is_empty() && clause.parts.iter().all(|part| is_said(part.text));
        assert!(worded && is_said(clause.title), "{} has no text in some language", clause.number);
        for example in clause.examples {
            assert!(is_said(example.about), "an example of {} says nothing", clause.number);
            prove_example::<G>(clause.number, example);
        }
    }
}

fn prove_example<G: Game>(number: &str, example: &Example) {
    let name = format!("{number}, {}", Message::from(example.about));
    let rules: G::Rules = read_rules(kernel::split_rules(example.rules)).unwrap_or_else(|e| panic!("{name}: {e}"));
    let start = G::Position::read_drawing(rules, example.board).unwrap_or_else(|e| panic!("{name}: {e}"));
    assert!(!example.facts.is_empty(), "{name} states nothing");
    let play = |steps: &str| {
        let mut position = start;
        for word in steps.split_whitespace() {
            let step = position.read_step(word).unwrap_or_else(|e| panic!("{name}: {word} in {}: {e:?}", position.text()));
            position.play_unchecked(step);
        }
        position
    };
    for fact in example.facts {
        match *fact {
            Fact::Steps(expected) => assert_eq!(texts(&start).join(" "), expected, "{name}"),
            Fact::Legal(words) => {
                for word in words.split_whitespace() {
                    assert!(texts(&start).iter().any(|t| t == word), "{name}: {word} not in {:?}", texts(&start));
                }
            }
            Fact::Illegal(word, rule) => match start.read_step(word) {
                Err(StepError::Illegal(refusal)) => {
                    assert_eq!(refusal.rule, rule, "{name}: {word} is refused by {refusal}");
                }
                other => panic!("{name}: {word} should be refused by {rule}: {other:?}"),
            },
            Fact::After(steps, text) => assert_eq!(play(steps).text(), text, "{name}: after {steps}"),
            Fact::Over(steps, ending, rule) => {
                let end = play(steps);
                let outcome = end.ended().unwrap_or_else(|| panic!("{name}: not over after '{steps}'"));
                let said = match outcome.ending() {
                    Ending::Win(side) => format!("winner={}", G::side_id(rules, side)),
                    Ending::Draw => "draw".into(),
                    Ending::Lost => "winner=none".into(),
                };
                assert_eq!((said.as_str(), outcome.rule), (ending, rule), "{name}: after '{steps}'");
            }
            Fact::Decides(steps, seat) => {
                let position = play(steps);
                assert_eq!(position.ended(), None, "{name}: over after '{steps}'");
                assert_eq!(position.actor().to_string(), seat.to_string(), "{name}: after '{steps}'");
            }
            Fact::Causes(steps, kinds) => {
                let (before, last) = steps.rsplit_once(' ').unwrap_or(("", steps));
                let position = play(before);
                let step = position.read_step(last).unwrap_or_else(|e| panic!("{name}: {last}: {e:?}"));
                let story = position.story(step);
                let caused: Vec<_> = story.caused.iter().map(|event| event.kind).collect();
                assert_eq!(caused.join(" "), kinds, "{name}: {last}");
            }
        }
    }
}

fn texts<P: Notation>(position: &P) -> Vec<String> {
    let mut texts: Vec<String> = position.steps().into_iter().map(|step| position.step_text(step)).collect();
    texts.sort();
    texts
}
