//! Rendering: filling the parts of a sentence, in a language or else in English.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use kernel::{Arg, Catalogue, Join, Lang, Message, Phrase};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

/// The sentences of one catalogue in one language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// What was parsed already, by the name of the catalogue and the language; nothing where there is no file.
type Parsed = HashMap<(&'static str, Lang), Option<Arc<Bundle>>>;

/// Says a message into a text.
pub(crate) fn message(message: &Message, lang: Lang, out: &mut String) {
    match message {
        Message::Verbatim(text) => out.push_str(text),
        Message::Sentence(phrase, _) if phrase.is_none() => {}
        Message::Sentence(phrase, args) => {
            let args = filled(args, lang);
            for lang in chain(lang) {
                if sentence(*phrase, &args, lang, out).is_ok() {
                    return;
                }
            }
            // The catalogues are complete in English by test; the name of a sentence is better than nothing all the same.
            out.push_str(phrase.id());
        }
    }
}

/// A language, its parent (`pt` of `pt-br`), and English.
fn chain(lang: Lang) -> impl Iterator<Item = Lang> {
    let parent = lang.code().split_once('-').and_then(|(parent, _)| Lang::from_code(parent));
    [Some(lang), parent, Some(Lang::EN)].into_iter().flatten()
}

/// Says one sentence in exactly one language, or tells why not.
pub(crate) fn sentence(phrase: Phrase, args: &FluentArgs<'_>, lang: Lang, out: &mut String) -> Result<(), String> {
    let bundle = bundle(phrase.catalogue(), lang).ok_or("there is no file")?;
    let found = bundle.get_message(phrase.id()).and_then(|message| message.value());
    let pattern = found.ok_or("there is no such sentence")?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors);
    match errors.first() {
        None => {
            out.push_str(&text);
            Ok(())
        }
        Some(error) => Err(error.to_string()),
    }
}

/// The parts of a sentence as Fluent wants them.
fn filled<'a>(args: &'a [(&'static str, Arg)], lang: Lang) -> FluentArgs<'a> {
    let mut filled = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        match arg {
            Arg::Text(text) => filled.set(*name, text.as_str()),
            Arg::Number(number) => filled.set(*name, FluentValue::from(*number)),
            other => {
                let mut text = String::new();
                argument(other, lang, &mut text);
                filled.set(*name, text);
            }
        }
        if let Arg::Message(message) = arg
            && let Message::Sentence(phrase, _) = &**message
        {
            filled.set(format!("{name}-id"), phrase.id());
        }
    }
    filled
}

fn argument(arg: &Arg, lang: Lang, out: &mut String) {
    match arg {
        Arg::Text(text) => out.push_str(text),
        Arg::Number(number) => out.push_str(&number.to_string()),
        Arg::Message(inner) => message(inner, lang, out),
        Arg::Line(inner) => {
            let mut text = String::new();
            message(inner, lang, &mut text);
            line(&text, out);
        }
        Arg::List(join, items) => {
            let said = |item: &Arg| {
                let mut text = String::new();
                argument(item, lang, &mut text);
                text
            };
            let items: Vec<String> = items.iter().map(said).collect();
            list(*join, items, lang, out);
        }
    }
}

fn list(join: Join, mut items: Vec<String>, lang: Lang, out: &mut String) {
    let id = match join {
        Join::Blank => return out.push_str(&items.join(" ")),
        Join::And if items.len() > 1 => "list-and",
        Join::Or if items.len() > 1 => "list-or",
        _ => return out.push_str(&items.join(", ")),
    };
    let last = items.pop().unwrap_or_default();
    let args = vec![("rest", items.join(", ").into()), ("last", last.into())];
    message(&Message::new(Phrase::of(&kernel::CATALOGUE, id), args), lang, out);
}

/// A text on one line, without control characters, cut to a length a person reads.
fn line(text: &str, out: &mut String) {
    const MOST: usize = 200;
    out.extend(text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }));
    if text.chars().nth(MOST).is_some() {
        out.push_str("...");
    }
}

/// The sentences of a catalogue in a language, parsed once.
pub(crate) fn bundle(catalogue: &'static Catalogue, lang: Lang) -> Option<Arc<Bundle>> {
    static PARSED: OnceLock<RwLock<Parsed>> = OnceLock::new();
    let parsed = PARSED.get_or_init(RwLock::default);
    let key = (catalogue.name, lang);
    if let Some(known) = parsed.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return known.clone();
    }
    let bundle = catalogue.text(lang).map(|text| Arc::new(parse(text, lang).0));
    // Two readers may parse the same file at once; both get the same sentences.
    parsed.write().unwrap_or_else(PoisonError::into_inner).insert(key, bundle.clone());
    bundle
}

/// The sentences of a file, and what could not be read of it.
pub(crate) fn parse(text: &str, lang: Lang) -> (Bundle, Vec<String>) {
    let (resource, mut faults) = match FluentResource::try_new(text.to_string()) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => (resource, errors.iter().map(ToString::to_string).collect()),
    };
    let locale = lang.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks of direction around every part would stand in texts that programs compare.
    bundle.set_use_isolating(false);
    if let Err(errors) = bundle.add_resource(resource) {
        faults.extend(errors.iter().map(ToString::to_string));
    }
    (bundle, faults)
}
