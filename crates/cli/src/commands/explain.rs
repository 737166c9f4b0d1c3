//! `coffret explain`: whether a step is legal, and if not, why.

use crate::args::ExplainArguments;
use crate::commands::{language, open};
use crate::failure::Failure;
use crate::sentences;
use hall::PlayError;
use kernel::{Lang, Refusal};
use speech::Say;
use wire::{LegalJson, RefusalJson};

pub(crate) fn run(arguments: &ExplainArguments) -> Result<(), Failure> {
    let playing = open(&arguments.game, &arguments.rules, arguments.position.as_deref(), arguments.start)?;
    let lang = language(arguments.lang);
    match playing.preview(&arguments.step) {
        Ok(preview) => {
            if arguments.json {
                out!("{}", wire::line(&LegalJson { legal: preview.told.step }));
            } else {
                out!("{}", sentences::Legal { step: preview.told.step }.say(lang));
                out!("{}", preview.told.sentence.say(lang));
            }
            Ok(())
        }
        Err(error @ PlayError::Syntax(_)) => Err(Failure::Told(error.into())),
        Err(PlayError::Ambiguous(steps)) => {
            let why = sentences::SHORT_FITS_SEVERAL.into();
            refused(Refusal { rule: "C-5", why, instead: steps }, arguments.json, lang)
        }
        Err(PlayError::Refused(refusal)) => refused(refusal, arguments.json, lang),
    }
}

fn refused(refusal: Refusal<String>, json: bool, lang: Lang) -> Result<(), Failure> {
    if json {
        out!("{}", wire::line(&RefusalJson::new(refusal, lang)));
    } else {
        out!("{}", sentences::Illegal { why: PlayError::Refused(refusal).say(lang) }.say(lang));
    }
    Err(Failure::Negative)
}
