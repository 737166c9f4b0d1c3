//! `coffret explain`: whether a step is legal, and if not, why.

use crate::args::ExplainArguments;
use crate::commands::{language, open};
use crate::failure::Failure;
use hall::PlayError;
use kernel::{Refusal, say};
use wire::{LegalJson, RefusalJson};

pub(crate) fn run(arguments: &ExplainArguments) -> Result<(), Failure> {
    let playing = open(&arguments.game, &arguments.rules, arguments.position.as_deref(), arguments.start)?;
    let lang = language(&arguments.lang);
    match playing.preview(&arguments.step, lang) {
        Ok(preview) => {
            if arguments.json {
                out!("{}", wire::line(&LegalJson { legal: preview.told.step }));
            } else {
                out!("legal: {}", preview.told.step);
                out!("{}", preview.told.sentence);
            }
            Ok(())
        }
        Err(error @ PlayError::Syntax(_)) => {
            let example = playing.steps().into_iter().next();
            Err(Failure::Bad(hall::tell_error(&error, example.as_deref(), lang)))
        }
        Err(PlayError::Ambiguous(steps)) => {
            let why = say!(
                lang,
                "the short form fits several steps",
                "l'écriture abrégée convient à plusieurs coups",
                "la forma breve vale per più mosse"
            );
            refused(Refusal { rule: "C-5", why, instead: steps }, arguments.json)
        }
        Err(PlayError::Refused(refusal)) => refused(refusal, arguments.json),
    }
}

fn refused(refusal: Refusal<String>, json: bool) -> Result<(), Failure> {
    if json {
        out!("{}", wire::line(&RefusalJson::from(refusal)));
    } else {
        out!("illegal: {}", PlayError::Refused(refusal));
    }
    Err(Failure::Negative)
}
