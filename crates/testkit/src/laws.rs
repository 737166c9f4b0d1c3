//! The laws: what is true of every game, whatever its rules. Each failure prints the position's text.

use crate::{Walk, is_said, positions};
use kernel::{
    Acted, Action, ActionKind, Dice, Evaluate, Explain, Form, Game, Key, Layout, Message, Notation, Position, Rule, Rules,
    Setup, Show, Site, Spell, Spelled, StepError, Symmetric, Tactical, Touch,
};
use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

/// How many steps of a position are looked at one by one; of more, a random sample is taken.
const SAMPLE: usize = 24;

/// Checks all laws on every position of a random walk.
pub fn laws<G: Game>(rules: G::Rules, walk: Walk) {
    check_game::<G>(rules);
    let mut keys: HashMap<Key, G::Position> = HashMap::new();
    positions::<G>(rules, walk, |position, dice| {
        check_position::<G>(position, dice);
        let other = *keys.entry(position.key()).or_insert(*position);
        let same = other.repetition_identity() == position.repetition_identity();
        assert!(same, "one key for two positions: {} and {}", other.text(), position.text());
    });
}

/// Checks that every position of a random walk is what its setup becomes.
pub fn setups<G: Game, S: Setup<Position = G::Position>>(rules: G::Rules, walk: Walk) {
    positions::<G>(rules, walk, |position, _| {
        let setup = S::of(position);
        assert_eq!(setup.text(), position.text());
        assert_eq!(setup.position(position.rules()), Ok(*position), "{}", position.text());
    });
}

/// What must hold of the game before any position: names, layout, starts.
fn check_game<G: Game>(rules: G::Rules) {
    let seating = G::seating(rules);
    let mut ids = HashSet::new();
    for index in 0..seating.sides() {
        let side = kernel::Side(index as u8);
        assert!(ids.insert(G::side_id(rules, side)), "two sides have one id");
        assert!(is_said(G::side_name(rules, side)));
    }
    for seat in seating.all() {
        assert!(is_said(G::seat_name(rules, seat)));
    }
    for preset in G::INFO.presets {
        kernel::read_rules::<G::Rules>(kernel::split_rules(preset.rules)).expect("a preset's rules");
    }
    for bench in G::INFO.benches {
        let rules = kernel::read_rules::<G::Rules>(kernel::split_rules(bench.rules)).expect("a bench's rules");
        assert!(bench.position.is_empty() || G::Position::read(rules, bench.position).is_ok(), "{}", bench.name);
    }
    for rule in rules.touch_rule().into_iter().chain(G::actions(rules).iter().map(|&kind| G::action_rule(kind))) {
        assert!(stands::<G>(rule), "{rule} is in no rulebook");
    }
    for choice in G::Rules::CHOICES {
        assert!(is_said(choice.title) && is_said(choice.about), "option {}", choice.name);
        assert!(choice.values.iter().all(|value| is_said(value.title)), "option {}", choice.name);
    }
    let layout = G::Position::layout(rules);
    let mut names = HashSet::new();
    for text in layout.sites.iter().map(|s| s.text.as_str()).chain(layout.buttons.iter().map(|b| b.text)) {
        assert!(!text.is_empty() && names.insert(text), "the name '{text}' stands twice in the layout");
    }
    let mut spots = HashSet::new();
    for (index, site) in layout.sites.iter().enumerate() {
        assert!(is_said(site.name.clone()) && spots.insert(site.at), "'{}' lies where another place lies", site.text);
        assert!(!site.near.is_empty() && site.near.is_sorted(), "'{}' has neighbours, in order", site.text);
        for &other in &site.near {
            let back = &layout.sites[usize::from(other.0)].near;
            assert!(
                usize::from(other.0) != index && back.contains(&Site(index as u8)),
                "'{}' is beside what it is beside",
                site.text
            );
        }
    }
    assert!(layout.sites.iter().any(|site| site.at.x == 0) && layout.sites.iter().any(|site| site.at.y == 0));
    assert_eq!(layout.quarter_turns.len(), seating.seats());
    for index in 0..G::starts(rules).min(MOST_STARTS) {
        let start = G::start(rules, index);
        assert!(start.starts_turn() && start.outcome().is_none(), "start {index} is playable");
        match G::throws(rules, index) {
            None => assert!(start.rules() == rules),
            // Dice decide only who begins: the start is that of the rules which name the seat.
            Some(throws) => {
                assert_eq!(start.actor(), throws.first(), "start {index} begins as thrown");
                assert!(G::throws(start.rules(), 0).is_none() && G::start(start.rules(), 0) == start);
            }
        }
    }
}

/// Whether the rulebook has a clause with this number, so that a page can lead to it.
fn stands<G: Game>(rule: Rule) -> bool {
    G::rulebook().iter().any(|clause| clause.number == rule)
}

/// How many starts of a game are looked at.
const MOST_STARTS: u32 = 500;

/// Checks all laws on one position.
pub fn check_position<G: Game>(position: &G::Position, dice: &mut Dice) {
    let text = position.text();
    let rules = position.rules();
    let seating = G::seating(rules);
    assert!(text.is_ascii() && !text.contains('\n'), "{text}");
    assert_eq!(G::Position::read(rules, &text).as_ref(), Ok(position), "{text} does not read back");
    let drawing = position.drawing();
    assert!(drawing.is_ascii(), "{text}");
    assert_eq!(G::Position::read_drawing(rules, &drawing).as_ref(), Ok(position), "the drawing of {text}:\n{drawing}");
    assert!(position.actor().index() < seating.seats(), "{text}");
    assert!(position.repetition_identity().repetition_identity() == position.repetition_identity(), "{text}");
    let (key, same) = (position.key(), position.repetition_identity().key());
    assert_eq!(position.repetition_key(key), same, "{text}: a search would see other repetitions than the rules do");

    let steps = position.steps();
    assert_eq!(position.count_steps(), steps.len() as u64, "{text}: counting");
    assert_eq!(position.has_steps(), !steps.is_empty(), "{text}: having steps");
    assert_eq!(position.outcome().is_some(), steps.is_empty(), "{text}: over exactly when no step is left");
    assert_eq!(position.nth_step(steps.len() as u64), None, "{text}: no step beyond the last");
    for outcome in [position.outcome(), position.limit()].into_iter().flatten() {
        assert!(stands::<G>(outcome.rule), "{text}: it ends by {}, which is in no rulebook", outcome.rule);
    }
    check_laziness(position, &steps, &text);

    let texts: HashSet<String> = steps.iter().map(|&step| position.step_text(step)).collect();
    assert_eq!(texts.len(), steps.len(), "{text}: two steps share a text");
    for (index, step) in sample(&steps, dice) {
        check_step::<G>(position, index, step, &text);
    }
    check_spelling(position, &steps, dice, &text);
    check_scene::<G>(position, &text);
    check_symmetries::<G>(position, &steps, dice, &text);
    check_evaluation(position, seating.sides(), &text);
    check_hints(position, &steps, &text);
    check_actions::<G>(position, &text);
}

fn sample<S: Copy>(steps: &[S], dice: &mut Dice) -> Vec<(usize, S)> {
    if steps.len() <= SAMPLE {
        return steps.iter().copied().enumerate().collect();
    }
    let indices = (0..SAMPLE).map(|_| dice.below(steps.len()));
    indices.map(|index| (index, steps[index])).collect()
}

fn check_laziness<P: Position>(position: &P, steps: &[P::Step], text: &str) {
    for stop in [1, steps.len() / 2].into_iter().filter(|&stop| (1..=steps.len()).contains(&stop)) {
        let mut seen = 0;
        let broke = position.visit_steps(&mut |step| {
            assert!(step == steps[seen], "{text}: the visiting order changes");
            seen += 1;
            if seen == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(broke.is_break() && seen == stop, "{text}: visiting goes on after a break");
    }
}

fn check_step<G: Game>(position: &G::Position, index: usize, step: <G::Position as Position>::Step, text: &str) {
    let word = position.step_text(step);
    assert!(word.is_ascii() && !word.contains([' ', '\n', ';']) && !word.is_empty(), "{text}: {word}");
    assert_eq!(position.read_step(&word), Ok(step), "{text}: {word} does not read back");
    assert_eq!(position.nth_step(index as u64), Some(step), "{text}: step {index}");
    assert!(position.is_legal(step), "{text}: {word}");
    let child = position.child(step);
    let child_text = child.text();
    let read = G::Position::read(position.rules(), &child_text);
    assert_eq!(read.as_ref(), Ok(&child), "{text}: after {word} {child_text} does not read back");
    assert_eq!(read.expect("it was read").key(), child.key(), "{text}: the key after {word}");
    let story = position.story(step);
    let layout = G::Position::layout(position.rules());
    for event in story.deed.iter().chain(&story.caused) {
        assert!(event.sites.iter().all(|site| (site.0 as usize) < layout.sites.len()), "{text}: {word}: {event:?}");
        assert!(stands::<G>(event.rule), "{text}: {word}: {event:?}");
        assert!(is_said(position.caption(event)), "{text}: {word}: no caption for {event:?}");
    }
    assert!(!story.deed.is_empty(), "{text}: {word} does nothing");
    assert!(is_said(position.tell(step)), "{text}: {word} is not told");
}

fn check_spelling<P: Spell + Explain + Notation>(position: &P, steps: &[P::Step], dice: &mut Dice, text: &str) {
    let empty = position.entry(&[]);
    assert_eq!(empty.complete, None, "{text}: a step without a touch");
    assert_eq!(empty.possible.len(), steps.len(), "{text}: every step can be spelled");
    for (_, step) in sample(steps, dice).into_iter().take(6) {
        let mut ways: Vec<(Vec<Touch>, Form)> = Vec::new();
        position.spellings(step, &mut |touches, form| ways.push((touches.to_vec(), form)));
        let word = position.step_text(step);
        assert!(ways.iter().any(|way| way.1 == Form::Full), "{text}: {word} has no full spelling");
        for (touches, form) in ways.into_iter().take(3) {
            assert!(!touches.is_empty(), "{text}: {word}");
            let last = position.entry(&touches);
            if form == Form::Full {
                assert_eq!(last.complete, Some(step), "{text}: {word} by {touches:?}");
                for n in 0..touches.len() {
                    let entry: Spelled<P::Step> = position.entry(&touches[..n]);
                    assert!(entry.next.contains(&touches[n]), "{text}: {word}: {:?} is not offered", touches[n]);
                }
            } else if let Some(complete) = last.complete {
                let mut full = complete == step;
                position.spellings(complete, &mut |other, form| full |= form == Form::Full && other == touches.as_slice());
                assert!(full, "{text}: {word} by short {touches:?} enters another step");
            }
        }
    }
}

fn check_scene<G: Game>(position: &G::Position, text: &str) {
    let layout: Layout = G::Position::layout(position.rules());
    let scene = position.scene();
    assert!(scene.pieces.windows(2).all(|two| two[0].site < two[1].site), "{text}: pieces in the order of sites");
    let mut named: Vec<&Message> = Vec::new();
    for piece in &scene.pieces {
        assert!((piece.site.0 as usize) < layout.sites.len(), "{text}");
        assert!(!piece.kind.is_empty() && piece.glyph.is_ascii_graphic(), "{text}");
        if !named.contains(&&piece.name) {
            assert!(is_said(piece.name.clone()), "{text}: a piece without a name");
            named.push(&piece.name);
        }
    }
    assert!(scene.marks.iter().all(|mark| (mark.site.0 as usize) < layout.sites.len()), "{text}");
    assert!(!scene.words.is_empty() && scene.words.iter().all(|word| is_said(word.clone())), "{text}: nothing is said");
}

fn check_symmetries<G: Game>(
    position: &G::Position,
    steps: &[<G::Position as Position>::Step],
    dice: &mut Dice,
    text: &str,
) {
    let rules = position.rules();
    let seating = G::seating(rules);
    assert!(position.image(0) == *position, "{text}: symmetry 0 changes something");
    for symmetry in 1..G::Position::symmetries(rules) {
        let image = position.image(symmetry);
        let image_text = image.text();
        assert_eq!(G::Position::read(image.rules(), &image_text).as_ref(), Ok(&image), "{text}: image {symmetry}");
        assert_eq!(
            image.actor(),
            G::Position::seat_image(rules, symmetry, position.actor()),
            "{text}: who decides in image {symmetry}, {image_text}"
        );
        assert_eq!(image.starts_turn(), position.starts_turn(), "{text}: image {symmetry}");
        assert_eq!(image.count_steps(), steps.len() as u64, "{text}: steps of image {symmetry}, {image_text}");
        let mapped = |side: kernel::Side| {
            let seat = seating.of_side(side).next().expect("a side has a seat");
            G::seating(image.rules()).side(G::Position::seat_image(rules, symmetry, seat))
        };
        match (position.outcome(), image.outcome()) {
            (None, None) => {}
            (Some(a), Some(b)) => {
                assert_eq!(a.winners.len(), b.winners.len(), "{text}: image {symmetry}");
                assert!(a.winners.iter().all(|side| b.winners.has(mapped(side))), "{text}: winners of image {symmetry}");
            }
            _ => panic!("{text}: image {symmetry} ends otherwise"),
        }
        for index in 0..seating.sides() {
            let side = kernel::Side(index as u8);
            assert_eq!(image.evaluate(mapped(side)), position.evaluate(side), "{text}: value of image {symmetry}");
        }
        for (_, step) in sample(steps, dice).into_iter().take(8) {
            let other = position.step_image(symmetry, step);
            let word = position.step_text(step);
            assert!(image.is_legal(other), "{text}: {word} has no image {symmetry} in {image_text}");
            assert!(
                image.child(other) == position.child(step).image(symmetry),
                "{text}: {word} then image {symmetry}: {} is not {}",
                image.child(other).text(),
                position.child(step).image(symmetry).text()
            );
        }
    }
}

fn check_evaluation<P: Evaluate + Notation>(position: &P, sides: usize, text: &str) {
    for side in 0..sides {
        let value = position.evaluate(kernel::Side(side as u8));
        assert!(value.abs() <= 20_000, "{text}: value {value} for side {side}");
    }
    if sides == 2 {
        let both = [0, 1].map(|side| position.evaluate(kernel::Side(side)));
        assert_eq!(both[0], -both[1], "{text}: what one side gains the other loses");
    }
}

/// What a search is told: slots in range, codes that tell steps apart, forcing steps that are legal, and no rest before one that must be played.
fn check_hints<P: Tactical>(position: &P, steps: &[P::Step], text: &str) {
    assert!(steps.iter().all(|&step| position.slot(step) < P::SLOTS), "{text}: a slot beyond the last");
    let codes: HashSet<u32> = steps.iter().map(|&step| P::code(step)).collect();
    assert!(
        codes.len() == steps.len() && !codes.contains(&0),
        "{text}: two steps share a code, or one has the code of none"
    );
    let mut seen = 0;
    let _ = position.visit_urgencies::<()>(&mut |step, urgency| {
        assert!(steps.get(seen) == Some(&step) && urgency == position.urgency(step), "{text}: the urgency of {step:?}");
        seen += 1;
        ControlFlow::Continue(())
    });
    assert_eq!(seen, steps.len(), "{text}: steps without an urgency");
    let mut forcing = 0;
    let _ = position.visit_forcing::<()>(&mut |step| {
        assert!(steps.contains(&step), "{text}: {step:?} is forcing and not legal");
        forcing += 1;
        ControlFlow::Continue(())
    });
    assert!(!(P::FORCING_IS_COMPULSORY && forcing > 0 && position.is_quiet()), "{text}: a rest before what must be played");
}

fn check_actions<G: Game>(position: &G::Position, text: &str) {
    if position.ended().is_some() {
        return;
    }
    let seating = G::seating(position.rules());
    let sides = seating.sides() as u8;
    let mut actions: Vec<Action> = seating.all().map(Action::Resign).collect();
    actions.push(Action::Draw);
    actions.extend((0..sides).map(|side| Action::Challenge(kernel::Side(side))));
    for action in actions {
        let acted = position.act(action);
        let known = G::actions(position.rules()).contains(&action.kind());
        let rule = match &acted {
            Ok(Acted::Ends(outcome)) => Some(outcome.rule),
            Ok(Acted::GoesOn(_)) => None,
            Err(refusal) => Some(refusal.rule),
        };
        assert!(rule.is_none_or(stands::<G>), "{text}: {action:?} cites {rule:?}, which is in no rulebook");
        match acted {
            Ok(_) if !known => panic!("{text}: {action:?} works but the game does not list it"),
            Ok(Acted::GoesOn(next)) => {
                let next_text = next.text();
                assert_eq!(G::Position::read(next.rules(), &next_text).as_ref(), Ok(&next), "{text}: after {action:?}");
            }
            Ok(Acted::Ends(outcome)) => {
                if let Action::Resign(seat) = action {
                    assert!(!outcome.winners.has(seating.side(seat)), "{text}: whoever resigns does not win");
                }
            }
            Err(refusal) => {
                assert!(!known || !matches!(action.kind(), ActionKind::Draw), "{text}: {action:?}: {refusal}");
            }
        }
    }
}

/// Checks that whatever is refused is refused with a reason: step words of other positions, and touches that are not
/// offered. `words` are more step words to try in every position.
pub fn refusals<G: Game>(rules: G::Rules, walk: Walk, words: &[&str]) {
    let mut known: Vec<String> = words.iter().map(ToString::to_string).collect();
    let mut refused = 0;
    let clauses: HashSet<&str> = G::rulebook().iter().map(|clause| clause.number).collect();
    let layout = G::Position::layout(rules);
    let touches: Vec<Touch> = (0..layout.sites.len())
        .map(|site| Touch::Site(kernel::Site(site as u8)))
        .chain((0..layout.buttons.len()).map(|button| Touch::Button(kernel::Button(button as u8))))
        .collect();
    positions::<G>(rules, walk, |position, dice| {
        let text = position.text();
        let steps = position.steps();
        let tried: Vec<String> = (0..8).filter_map(|_| dice.pick(&known).cloned()).collect();
        for word in tried {
            match position.read_step(&word) {
                Ok(step) => assert!(steps.contains(&step), "{text}: {word} is read as a step that is not legal"),
                Err(StepError::Illegal(refusal)) => {
                    assert!(clauses.contains(refusal.rule), "{text}: {word}: no clause {}", refusal.rule);
                    assert!(refusal.instead.iter().all(|step| steps.contains(step)), "{text}: {word}: {refusal}");
                    assert!(is_said(refusal.why), "{text}: {word}");
                    refused += 1;
                }
                Err(StepError::Ambiguous(several)) => assert!(several.len() > 1, "{text}: {word}"),
                Err(StepError::Syntax(error)) => panic!("{text}: {word} is a step of this game: {error}"),
            }
        }
        let mut touched = Vec::new();
        for _ in 0..3 {
            let entry = position.entry(&touched);
            let wrong = *dice.pick(&touches).expect("a layout has touches");
            if !entry.next.contains(&wrong) {
                let refusal = position.refuse_touch(&touched, wrong);
                assert!(clauses.contains(refusal.rule), "{text}: {touched:?} {wrong:?}: {refusal}");
                assert!(is_said(refusal.why), "{text}: {touched:?} {wrong:?}");
            }
            match dice.pick(&entry.next) {
                Some(&touch) => touched.push(touch),
                None => break,
            }
        }
        if let Some(&step) = dice.pick(&steps) {
            known.push(position.step_text(step));
        }
    });
    assert!(refused > 0, "nothing was refused: the walk proves nothing");
}
