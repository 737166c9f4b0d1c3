//! Touching: entering a step place by place.

use super::AnyShow;
use crate::game_match::Match;
use crate::touch_tree::TouchTree;
use crate::{PlayError, sentences};
use kernel::{Explain, Game, Layout, Notation, Refusal, Spell, Touch};

/// What has been touched so far, and what may follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryView {
    /// The touches that lead on.
    pub next: Vec<String>,
    /// The step that is complete.
    pub complete: Option<String>,
    /// How many steps can still come of it.
    pub possible: usize,
}

/// How steps are entered in a match of any game.
/// ```
/// let playing = hall::games()[0].open(&[], 0)?;
/// let first = playing.entry(&[])?.next.remove(0);
/// let led = playing.possible(&[&first])?;
/// assert!(!led.is_empty() && led.iter().all(|step| playing.steps().contains(step)));
/// // A touch that leads nowhere is refused by a rule.
/// let idle = playing.layout().sites.iter().map(|site| site.text.clone()).find(|site| {
///     playing.entry(&[]).is_ok_and(|entry| !entry.next.contains(site))
/// });
/// assert!(!playing.refuse_touch(&[], &idle.expect("a place with nothing to do"))?.rule.is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTouch {
    /// What touches have come to; each touch is the text of a site or a button.
    fn entry(&self, touched: &[&str]) -> Result<EntryView, PlayError>;
    /// The touches that lead on from some, with all that may follow them; cut where there are more than a number of places.
    fn tree(&self, touched: &[&str], budget: usize) -> Result<TouchTree, PlayError>;
    /// The steps that can still come of touches, in visiting order.
    fn possible(&self, touched: &[&str]) -> Result<Vec<String>, PlayError>;
    /// Why a touch leads nowhere.
    fn refuse_touch(&self, touched: &[&str], touch: &str) -> Result<Refusal<String>, PlayError>;
}

fn touches(layout: &Layout, words: &[&str]) -> Result<Vec<Touch>, PlayError> {
    words.iter().map(|word| touch(layout, word)).collect()
}

fn touch(layout: &Layout, word: &str) -> Result<Touch, PlayError> {
    let site = layout.sites.iter().position(|site| site.text == word).map(|index| Touch::Site(kernel::Site(index as u8)));
    let button = || layout.buttons.iter().position(|button| button.text == word);
    site.or_else(|| button().map(|index| Touch::Button(kernel::Button(index as u8)))).ok_or_else(|| {
        PlayError::Syntax(kernel::TextError::new("touch", kernel::Message::quoted(word), sentences::TOUCH_FORM))
    })
}

fn touch_text(layout: &Layout, touch: Touch) -> String {
    match touch {
        Touch::Site(site) => layout.sites[site.0 as usize].text.clone(),
        Touch::Button(button) => layout.buttons[button.0 as usize].text.to_string(),
    }
}

impl<G: Game> AnyTouch for Match<G> {
    fn entry(&self, touched: &[&str]) -> Result<EntryView, PlayError> {
        let layout = AnyShow::layout(self);
        let touched = touches(&layout, touched)?;
        if self.outcome().is_some() {
            return Ok(EntryView { next: Vec::new(), complete: None, possible: 0 });
        }
        let entry = self.position().entry(&touched);
        Ok(EntryView {
            next: entry.next.into_iter().map(|touch| touch_text(&layout, touch)).collect(),
            complete: entry.complete.map(|step| self.position().step_text(self.remember_read(step))),
            possible: entry.possible.len(),
        })
    }

    fn tree(&self, touched: &[&str], budget: usize) -> Result<TouchTree, PlayError> {
        let layout = AnyShow::layout(self);
        let touched = touches(&layout, touched)?;
        if self.outcome().is_some() {
            return Ok(TouchTree::default());
        }
        let position = self.position();
        let ways = position.ways(&touched);
        let text = |touch| touch_text(&layout, touch);
        Ok(TouchTree::grow(&ways, touched.len(), budget, text, |step| position.step_text(step)))
    }

    fn possible(&self, touched: &[&str]) -> Result<Vec<String>, PlayError> {
        let touched = touches(&AnyShow::layout(self), touched)?;
        if self.outcome().is_some() {
            return Ok(Vec::new());
        }
        let possible = self.position().entry(&touched).possible;
        Ok(possible.into_iter().map(|step| self.position().step_text(step)).collect())
    }

    fn refuse_touch(&self, touched: &[&str], word: &str) -> Result<Refusal<String>, PlayError> {
        let layout = AnyShow::layout(self);
        let refusal = self.position().refuse_touch(&touches(&layout, touched)?, touch(&layout, word)?);
        Ok(refusal.map(|step| self.position().step_text(step)))
    }
}
