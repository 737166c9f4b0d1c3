//! Stories as JSON: what a step did and what it caused, each event with its sentence.

use crate::board::{SceneChangeJson, site_text};
use kernel::{Event, Lang, Layout, Message, Story};
use serde::{Deserialize, Serialize};
use speech::Say;
use utoipa::ToSchema;

/// A step told in full.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct StoryJson {
    /// What the hand does.
    pub deed: Vec<HappeningJson>,
    /// What the rules make of it, in order.
    pub caused: Vec<HappeningJson>,
}

/// One thing that happened, ready to be drawn and read out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HappeningJson {
    /// What happened.
    pub kind: String,
    /// Where, in order: a carried piece visits them one after the other.
    pub sites: Vec<String>,
    /// To whom.
    pub camps: Vec<String>,
    /// The groups of pieces that caused it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cause: Vec<GroupJson>,
    /// The rule behind it.
    pub rule: String,
    /// The sentence for people.
    pub caption: String,
}

/// Pieces of one camp that acted together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GroupJson {
    /// Their camp.
    pub camp: String,
    /// Where they stand.
    pub sites: Vec<String>,
}

/// What a step would do, without doing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PreviewJson {
    /// The step's canonical text.
    pub step: String,
    /// The step as a sentence.
    pub told: String,
    /// What it would do and cause.
    pub story: StoryJson,
    /// What would be different on the board.
    pub after: SceneChangeJson,
}

impl StoryJson {
    /// A story with the sentences of its events, first those of the deed, in the words of a language.
    pub fn new(story: &Story, captions: &[Message], layout: &Layout, lang: Lang) -> StoryJson {
        let sites = |sites: &[kernel::Site]| sites.iter().map(|&site| site_text(layout, site)).collect::<Vec<_>>();
        let mut captions = captions.iter();
        let mut happening = |event: &Event| HappeningJson {
            kind: event.kind.into(),
            sites: sites(&event.sites),
            camps: event.camps.iter().map(ToString::to_string).collect(),
            cause: event
                .cause
                .iter()
                .map(|group| GroupJson { camp: group.camp.into(), sites: sites(&group.sites) })
                .collect(),
            rule: event.rule.into(),
            caption: captions.next().map(|caption| caption.say(lang)).unwrap_or_default(),
        };
        let deed = story.deed.iter().map(&mut happening).collect();
        StoryJson { deed, caused: story.caused.iter().map(&mut happening).collect() }
    }
}
