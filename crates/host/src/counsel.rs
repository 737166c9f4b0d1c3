//! Counsel: what engines and solvers have found, as it is told to whoever asked: hints in three steps, judgements, what is proven.

use crate::truth::Truth;
use engine::{Limits, Thought};
use hall::{AnyMatch, Status};
use kernel::{Lang, Layout};
use speech::Say;
use std::time::Duration;
use table::words::{self, fault};
use table::{Table, preview};
use wire::live::AnswerJson;
use wire::{Code, EvaluationJson, FaultJson, HintJson, TruthJson};

/// How long an engine thinks about a question.
pub const THINKS: Limits = Limits { depth: None, nodes: Some(200_000), time: Some(Duration::from_millis(700)) };
/// How far from the step the first hint tells to look, in rows and columns.
const AROUND: u16 = 2 * kernel::Spot::CELL;

/// The truth as it is told.
pub fn truth(truth: &Truth, lang: Lang) -> AnswerJson {
    AnswerJson::Truth(TruthJson {
        solvable: truth.solvable,
        turns: truth.moves,
        proven: truth.proven,
        take_back: truth.take_back,
        told: words::truth(truth.solvable, truth.moves, truth.take_back, lang),
    })
}

/// A hint where no step helps, or none is known to.
pub fn hopeless(level: u8, truth: &Truth, lang: Lang) -> AnswerJson {
    let told = words::truth(truth.solvable, None, truth.take_back, lang);
    AnswerJson::Hint(HintJson { level, sites: Vec::new(), told, step: None, take_back: truth.take_back })
}

/// A hint towards a step of the present game.
pub fn hint(table: &Table, level: u8, step: &str, lang: Lang) -> Result<AnswerJson, FaultJson> {
    let playing = table.play().map(|play| play.playing.as_ref()).ok_or_else(|| fault(Code::NotBegun, lang))?;
    hint_json(playing, &table.chosen().layout(), level, step, lang)
        .map(AnswerJson::Hint)
        .map_err(|error| words::play_fault(error, lang))
}

/// How the position after so many moves is judged.
pub fn evaluation(table: &Table, entries: usize, idea: &Thought, lang: Lang) -> Result<AnswerJson, FaultJson> {
    let play = table.play().ok_or_else(|| fault(Code::NotBegun, lang))?;
    let playing = play.at(entries);
    let Status::Turn { side, .. } = playing.status() else { return Err(fault(Code::GameOver, lang)) };
    Ok(AnswerJson::Evaluation(EvaluationJson {
        side: playing.side_id(side).into(),
        value: idea.score().into(),
        line: idea.line().steps.clone(),
        depth: idea.depth,
    }))
}

fn hint_json(
    playing: &dyn AnyMatch,
    layout: &Layout,
    level: u8,
    step: &str,
    lang: Lang,
) -> Result<HintJson, hall::PlayError> {
    let touched: Vec<kernel::Site> =
        playing.preview(step)?.told.story.deed.iter().flat_map(|event| event.sites.iter().copied()).collect();
    let text = |site: kernel::Site| layout.sites[usize::from(site.0)].text.clone();
    let first = touched.first().copied();
    let mut hint = HintJson { level, sites: Vec::new(), told: String::new(), step: None, take_back: None };
    match level {
        1 => {
            // Around where the hand begins: close enough to look, too wide to tell.
            let near = |site: &kernel::SiteInfo| {
                first.is_some_and(|first| {
                    let first = &layout.sites[usize::from(first.0)];
                    site.at.distance(first.at) <= AROUND
                })
            };
            hint.sites = layout.sites.iter().filter(|site| near(site)).map(|site| site.text.clone()).collect();
            hint.told = words::hint(level, None, lang);
        }
        2 => {
            let scene = playing.scene();
            let piece = scene.pieces.iter().find(|piece| Some(piece.site) == first).map(|piece| piece.name.say(lang));
            hint.sites = first.map(text).into_iter().collect();
            hint.told = words::hint(level, piece.as_deref(), lang);
        }
        _ => {
            let preview = preview(playing, step, lang)?;
            hint.sites = touched.into_iter().map(text).collect();
            hint.told.clone_from(&preview.told);
            hint.step = Some(Box::new(preview));
        }
    }
    Ok(hint)
}
