//! Table: one game on the screen. It takes keys and clicks, asks the match what may be done, and says what is to be shown. Engines are
//! ordered from outside and answer when they like.

mod company;
mod entry;
mod history;
mod keys;
mod online;
mod panel;
mod thinking;
mod typed;
mod view;

use crate::input::{Effect, Order, Task};
use crate::opening::{Opened, Sitter, paper};
use crate::palette::Palette;
use crate::picture::{Act, Picture, acts};
use crate::theme::Theme;
use engine::{Answer, Thought};
use hall::{AnyMatch, EntryView, Status};
use history::Review;
use kernel::{Lang, Layout, Seat};
pub(crate) use keys::Next;
pub(crate) use online::{Online, Wish};
use speech::Say;
use std::sync::Arc;
use std::time::Duration;
use typed::Typed;

/// Where the keyboard points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Site(usize),
    Button(usize),
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    Resign,
    Draw,
    /// Whether an offer of somebody else is agreed to.
    Offer(u32),
}

/// A step that is being told event by event.
#[derive(Debug)]
struct Running {
    acts: Vec<Act>,
    index: usize,
    waited: Duration,
}

/// A step that is looked at before it is played.
#[derive(Debug)]
struct Looked {
    step: String,
    sentence: String,
    captions: Vec<String>,
    after: Picture,
    sites: Vec<usize>,
}

/// A hint: a good step, and how much of it has been told (1 to 3).
#[derive(Debug)]
struct Hint {
    step: String,
    sentence: String,
    sites: Vec<usize>,
    told: u8,
}

/// What is wanted of the engine that is at work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Want {
    Move,
    Hint,
    Lines,
    Truth,
    Review,
    /// Whether an offered draw is accepted.
    Draw,
}

/// A game on the screen.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) playing: Box<dyn AnyMatch>,
    pub(crate) lang: Lang,
    pub(crate) palette: Palette,
    pub(crate) sitters: Vec<Sitter>,
    tags: Vec<(String, String)>,
    /// The name it is kept under.
    name: String,
    layout: Arc<Layout>,
    theme: Theme,
    turns: u8,
    pointer: Pointer,
    touched: Vec<String>,
    entry: EntryView,
    typed: Option<Typed>,
    /// What was said last.
    note: Vec<String>,
    running: Option<Running>,
    looked: Option<Looked>,
    hint: Option<Hint>,
    /// Whether lines are wanted, and the latest.
    watching: bool,
    lines: Option<Thought>,
    truth: Option<Answer>,
    /// How many entries of the history are shown; all without it.
    shown: Option<usize>,
    review: Option<Review>,
    question: Option<Question>,
    /// How long each seat has thought.
    spent: Vec<Duration>,
    orders: Vec<(u64, Want)>,
    next_order: u64,
    /// A step that an engine chose while another was still being told.
    ready: Option<String>,
    seed: u64,
    /// How long an event is looked at; nothing for no telling event by event.
    pace: Duration,
    /// What a table of a server has besides.
    online: Option<Box<Online>>,
}

/// How a table is set.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) lang: Lang,
    pub(crate) palette: Palette,
    pub(crate) name: String,
    pub(crate) seed: u64,
    pub(crate) pace: Duration,
}

impl Table {
    pub(crate) fn new(opened: Opened, sitters: Vec<Sitter>, setting: Setting) -> Table {
        let Opened { playing, tags, told } = opened;
        let Setting { lang, palette, name, seed, pace } = setting;
        let layout = playing.layout();
        let theme = Theme::of(playing.game().info().id);
        let seats = playing.chosen().seating.seats();
        let turns = sitters.iter().position(|sitter| *sitter == Sitter::Person);
        let turns = turns.and_then(|seat| layout.quarter_turns.get(seat)).copied().unwrap_or(0);
        let mut table = Table {
            layout,
            theme,
            turns,
            sitters,
            tags,
            name,
            lang,
            palette,
            pointer: Pointer::Site(0),
            touched: Vec::new(),
            entry: EntryView { next: Vec::new(), complete: None, possible: 0 },
            typed: None,
            note: told.iter().map(|message| message.say(lang)).collect(),
            running: None,
            looked: None,
            hint: None,
            watching: false,
            lines: None,
            truth: None,
            shown: None,
            review: None,
            question: None,
            spent: vec![Duration::ZERO; seats],
            orders: Vec::new(),
            next_order: 0,
            ready: None,
            seed,
            pace,
            online: None,
            playing,
        };
        table.forget_touches();
        table.point_somewhere();
        table
    }

    /// What the world has to do now that the position is another one.
    pub(crate) fn changed(&mut self) -> Vec<Effect> {
        let mut effects = self.cancel_all();
        self.forget_touches();
        self.looked = None;
        self.hint = None;
        self.lines = None;
        self.truth = None;
        self.question = None;
        self.shown = None;
        self.review = None;
        effects.extend(self.think());
        effects
    }

    /// Keeps the game; a server keeps its own until it is over.
    fn keep(&self) -> Effect {
        if self.online.is_some() {
            let names = self.names();
            let tags: Vec<(&str, &str)> = names.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            return Effect::Keep { name: self.name.clone(), text: self.playing.record(&tags).write() };
        }
        Effect::Keep { name: self.name.clone(), text: paper(self.playing.as_ref(), &self.sitters, &self.tags) }
    }

    /// The seat that decides, and who sits there.
    fn decides(&self) -> Option<(Seat, Sitter)> {
        match self.playing.status() {
            Status::Turn { actor, .. } if !self.is_idle() => Some((actor, self.sitters[actor.index()])),
            _ => None,
        }
    }

    /// Whether somebody at this keyboard may enter a step now.
    fn may_enter(&self) -> bool {
        matches!(self.decides(), Some((_, Sitter::Person)))
            && self.shown.is_none()
            && self.server_allows(wire::live::Permission::Step)
    }

    /// Plays a step and begins to tell it.
    fn play(&mut self, step: &str) -> Vec<Effect> {
        if self.online.is_some() {
            return self.send_step(step);
        }
        let before = Picture::from(&self.playing.scene());
        if let Err(why) = crate::ask::play(self.playing.as_mut(), step, self.lang) {
            self.note = vec![why];
            return Vec::new();
        }
        self.tell(&before);
        let mut effects = self.changed();
        effects.push(self.keep());
        effects
    }

    /// Begins to tell the last step.
    fn tell(&mut self, before: &Picture) {
        let Some(told) = self.playing.told() else { return };
        let acts = acts(&told, before, &self.playing.scene(), &self.theme);
        self.note = vec![format!("{}.", told.sentence.say(self.lang))];
        self.note.extend(told.consequences().iter().map(|caption| caption.say(self.lang)));
        let quiet = self.pace.is_zero() || told.consequences().is_empty();
        self.running = (!quiet).then_some(Running { acts, index: 0, waited: Duration::ZERO });
    }

    /// Ends the telling; what an engine has chosen meanwhile is played.
    fn settle(&mut self) -> Vec<Effect> {
        self.running = None;
        let mut effects = self.ready.take().map(|step| self.play(&step)).unwrap_or_default();
        effects.extend(self.catch_up());
        effects
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, time: Duration) -> Vec<Effect> {
        if let Some((seat, _)) = self.decides() {
            self.spent[seat.index()] += time;
        }
        if let Some(online) = &mut self.online {
            online.passed += time;
        }
        let Some(running) = &mut self.running else { return Vec::new() };
        running.waited += time;
        while running.waited >= self.pace {
            running.waited -= self.pace;
            running.index += 1;
            if running.index >= running.acts.len() {
                return self.settle();
            }
        }
        Vec::new()
    }

    /// Whether a settling is being told.
    pub(crate) fn is_telling(&self) -> bool {
        self.running.is_some()
    }

    /// The rule that was named last, so that the rulebook opens there.
    pub(crate) fn rule_in_note(&self) -> Option<String> {
        let known = self.playing.game().rulebook();
        let words = self.note.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '-'));
        let named = |word: &&str| known.iter().any(|clause| clause.number == *word);
        words.into_iter().find(named).map(str::to_string)
    }

    /// Orders something of an engine.
    fn order(&mut self, want: Want, task: Task) -> Effect {
        self.next_order += 1;
        self.orders.push((self.next_order, want));
        Effect::Order(Order { number: self.next_order, playing: self.playing.boxed_clone(), task, seed: self.seed })
    }

    /// Says a sentence of ours.
    fn say(&self, sentence: impl Into<kernel::Message>) -> String {
        sentence.into().say(self.lang)
    }

    /// The picture on the screen, and the sites of the event that is being told.
    fn picture(&self) -> (Picture, Vec<usize>) {
        let sites = |sites: &[u8]| sites.iter().map(|&site| usize::from(site)).collect();
        if let Some(running) = &self.running {
            let act = &running.acts[running.index];
            return (act.after.clone(), sites(&act.sites));
        }
        if let Some(looked) = &self.looked {
            return (looked.after.clone(), looked.sites.clone());
        }
        (Picture::from(&self.scene()), Vec::new())
    }

    /// What stands on the board that is looked at: now, or earlier.
    fn scene(&self) -> kernel::Scene {
        match self.shown {
            None => self.playing.scene(),
            Some(0) => self.playing.start_scene(),
            Some(entries) => self.playing.history().nth(entries - 1).map_or_else(Default::default, |past| past.scene()),
        }
    }
}
