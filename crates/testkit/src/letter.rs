//! The letter: whether a game accounts for every sentence of its booklet, and says of each of its own sentences where it comes from.
//!
//! Whether the right clause cites a sentence is for readers to judge; here is only what a machine can see.

use kernel::{
    Booklet, Game, Message, OptionStanding, Part, Phrase, PresetStanding, Rules, SentenceId, SentenceKind, Standing,
    read_rules, split_rules,
};

/// Checks a game that has a booklet of its own, or none.
pub fn letter<G: Game>() {
    accounted(G::booklet(), &cited::<G>());
}

/// Checks that every sentence of a booklet is cited, or listed with the reason why not. Games of one box cite together.
pub fn accounted(booklet: &Booklet, cited: &[SentenceId]) {
    for id in cited {
        assert!(booklet.sentence(id).is_some(), "{id} is cited and does not exist");
    }
    let cited = booklet.with_mirrors(cited);
    for (id, reason) in booklet.uncited {
        let sentence = booklet.sentence(id).unwrap_or_else(|| panic!("{id} is excused and does not exist"));
        assert!(matches!(sentence.kind, SentenceKind::Imprint | SentenceKind::Noise), "{id} is too good to be left out");
        assert!(!reason.is_empty(), "{id} is left out without a reason");
        assert!(!cited.contains(id), "{id} is cited and excused");
    }
    let excused = |id: &SentenceId| booklet.uncited.iter().any(|(other, _)| other == id);
    let missing: Vec<_> =
        booklet.sentences.iter().map(|sentence| sentence.id).filter(|id| !cited.contains(id) && !excused(id)).collect();
    assert!(missing.is_empty(), "cited nowhere: {missing:?}");
}

/// Every sentence that a game cites, once its clauses, options, presets and box are in order.
pub fn cited<G: Game>() -> Vec<SentenceId> {
    let mut cited = Vec::new();
    for clause in G::rulebook() {
        let name = clause.number;
        worded(clause.title, || format!("the title of {name}"));
        assert!(!clause.parts.is_empty(), "{name} has no parts");
        assert!(!clause.examples.is_empty(), "{name} has no example");
        for part in clause.parts {
            check_part::<G>(part, name);
            cited.extend(part.sources);
        }
        for example in clause.examples {
            if let Some(figure) = example.figure {
                worded(figure, || format!("a figure of {name}"));
                assert!(!example.sources.is_empty(), "a figure of {name} is no figure of the booklet");
            }
            cited.extend(example.sources);
        }
    }
    check_options::<G>(&mut cited);
    check_presets::<G>();
    let page = G::box_page();
    for part in page.parts() {
        check_part::<G>(part, "the box");
        cited.extend(part.sources);
    }
    for thing in page.material {
        worded(thing.what, || "a thing in the box".into());
        assert_eq!(thing.standing == Standing::Booklet, !thing.sources.is_empty(), "{}", Message::from(thing.what));
        cited.extend(thing.sources);
    }
    // A game without a booklet has no box that somebody could own.
    if !G::booklet().sentences.is_empty() {
        assert!(!page.what.is_empty() && !page.aim.is_empty() && !page.material.is_empty(), "the box is not told");
        assert!(!page.summary.is_empty(), "the game has no summary");
        assert!(!page.settle.is_empty(), "the box says nothing of what an owner could settle");
    }
    for gist in page.summary {
        worded(gist.text, || format!("the summary of {}", gist.clause));
        let clause = G::rulebook().iter().find(|clause| clause.number == gist.clause);
        let shown = clause.and_then(|clause| clause.examples.get(gist.example));
        assert!(shown.is_some(), "the summary shows example {} of {}, which is not there", gist.example, gist.clause);
    }
    page.settle.iter().for_each(|&phrase| worded(phrase, || "what an owner could settle".into()));
    cited
}

fn check_options<G: Game>(cited: &mut Vec<SentenceId>) {
    for choice in G::Rules::CHOICES {
        let (name, source) = (choice.name, choice.booklet);
        worded(choice.title, || format!("the title of {name}"));
        worded(choice.about, || format!("what {name} is about"));
        worded(source.note, || format!("what the booklet says of {name}"));
        for value in source.values {
            assert!(choice.values.iter().any(|known| known.name == *value), "{name} has no value {value}");
        }
        let tells = matches!(source.standing, OptionStanding::Says | OptionStanding::Variant);
        assert_eq!(tells, !source.values.is_empty(), "the values that the booklet gives {name}");
        assert!(!tells || !source.sources.is_empty(), "where the booklet speaks of {name}");
        cited.extend(source.sources);
    }
}

fn check_presets<G: Game>() {
    for (index, preset) in G::INFO.presets.iter().enumerate() {
        let name = Message::from(preset.name);
        worded(preset.name, || "a preset".into());
        worded(preset.about, || format!("what the preset '{name}' is"));
        read_rules::<G::Rules>(split_rules(preset.rules)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let same = |other: &&kernel::Preset| (other.rules, other.table) == (preset.rules, preset.table);
        assert_eq!(G::INFO.presets.iter().filter(same).count(), 1, "two presets are the same: {name}");
        if index == 0 {
            assert_eq!((preset.rules, preset.table), ("", ""), "the first preset is our default");
            assert_ne!(preset.standing, PresetStanding::Variant, "the default is no variant");
            assert_ne!(preset.standing, PresetStanding::Ours, "the default stands to the booklet somehow");
        }
    }
}

fn check_part<G: Game>(part: &Part, name: &str) {
    worded(part.text, || format!("a part of {name}"));
    if matches!(part.standing, Standing::Booklet | Standing::Consequence) {
        assert!(part.reason.is_none(), "{name}: the booklet needs no reason: {}", Message::from(part.text));
        assert!(!part.sources.is_empty(), "{name}: where does it stand: {}", Message::from(part.text));
    } else {
        let reason = part.reason.unwrap_or_else(|| panic!("{name}: no reason: {}", Message::from(part.text)));
        worded(reason, || format!("a reason of {name}"));
    }
    for reading in part.readings {
        read_rules::<G::Rules>(split_rules(reading)).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

fn worded(phrase: Phrase, what: impl Fn() -> String) {
    assert!(crate::is_said(phrase), "{} is not worded in some language", what());
}
