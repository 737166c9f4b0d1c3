//! What is wrong with a catalogue: every file is read as it will be read when somebody asks, and compared with the English one.

use crate::render::parse;
use kernel::{Catalogue, Lang};
use std::collections::{BTreeMap, BTreeSet};

/// What a file says: for each sentence the parts it names.
type Declared = BTreeMap<String, BTreeSet<String>>;

/// What is wrong with a catalogue: what cannot be read, sentences and parts that English does not have, and, in the languages that must be
/// complete, sentences that are missing.
pub fn faults(catalogue: &'static Catalogue, complete: &[Lang]) -> Vec<String> {
    let mut faults = Vec::new();
    let english = catalogue.text(Lang::EN).map(declared).unwrap_or_default();
    if english.is_empty() {
        faults.push(format!("{}: nothing is said in English", catalogue.name));
    }
    for lang in catalogue.languages() {
        let mut fault = |what: String| faults.push(format!("{}/{}.ftl: {what}", lang.code(), catalogue.name));
        let text = catalogue.text(lang).unwrap_or_default();
        for wrong in parse(text, lang).1 {
            fault(wrong);
        }
        let own = declared(text);
        for (id, parts) in &own {
            match english.get(id) {
                None => fault(format!("nobody says '{id}'")),
                Some(known) => {
                    for part in parts.difference(known) {
                        fault(format!("'{id}' has no part '{part}'"));
                    }
                }
            }
        }
        if complete.contains(&lang) {
            for id in english.keys().filter(|id| !own.contains_key(*id)) {
                fault(format!("'{id}' is missing"));
            }
        }
    }
    for lang in complete.iter().filter(|lang| catalogue.text(**lang).is_none()) {
        faults.push(format!("{}/{}.ftl is missing", lang.code(), catalogue.name));
    }
    faults
}

/// The sentences of a file, and the parts each names.
fn declared(text: &str) -> Declared {
    locales::sentences(text).into_iter().map(|one| (one.id, one.parts.into_iter().collect())).collect()
}
