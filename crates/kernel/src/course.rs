//! Course: one try at a lesson, from the board of the lesson to what the learner's steps have come to. The rules play and tell;
//! here is only what the lesson makes of it.

use crate::{
    Ending, Explain, Game, Goal, Help, Lesson, Notation, Position, Seat, Show, Site, StepError, TextError, When, read_rules,
    split_rules,
};

/// A try at a lesson.
pub struct Course<G: Game> {
    /// What the tried steps have led to.
    pub position: G::Position,
    /// Every step that was played, those of the others too, as canonical words.
    pub played: Vec<String>,
    /// What came of it.
    pub state: LessonState,
    seat: Seat,
    own: Vec<String>,
    own_kinds: Vec<&'static str>,
    others_kinds: Vec<&'static str>,
    turns: u8,
    answered: u8,
}

/// What a try has come to.
#[derive(Clone, Copy, Debug)]
pub enum LessonState {
    /// It goes on.
    Open,
    /// All goals are reached.
    Met,
    /// It has failed, and this is to be said.
    Wrong(Help),
}

/// How far a goal is reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reached {
    Yes,
    NotYet,
    NeverMore,
}

impl From<bool> for Reached {
    fn from(yes: bool) -> Reached {
        if yes { Reached::Yes } else { Reached::NotYet }
    }
}

impl<G: Game> Course<G> {
    /// The board of a lesson, before anything is tried.
    pub fn begin(lesson: &Lesson) -> Result<Course<G>, TextError> {
        let position = G::Position::read_drawing(read_rules(split_rules(lesson.rules))?, lesson.board)?;
        let seat = position.actor();
        Ok(Course {
            position,
            played: Vec::new(),
            state: LessonState::Open,
            seat,
            own: Vec::new(),
            own_kinds: Vec::new(),
            others_kinds: Vec::new(),
            turns: 0,
            answered: 0,
        })
    }

    /// Plays a step of the learner and what the others answer, and judges it. A try that is decided takes no further step.
    pub fn step(&mut self, lesson: &Lesson, word: &str) -> Result<(), StepError<<G::Position as Position>::Step>> {
        if !matches!(self.state, LessonState::Open) {
            return Ok(());
        }
        let step = self.position.read_step(word)?;
        self.turns += u8::from(self.position.starts_turn());
        self.own.push(self.position.step_text(step));
        self.play(step);
        // The others answer the last turn only where a goal waits for it.
        let waits = lesson.goals.iter().any(|goal| matches!(goal, Goal::Answered(_)));
        let over = self.position.actor() != self.seat || self.position.starts_turn();
        self.state = self.judge(lesson, over && !waits && self.turns >= lesson.turns);
        if !matches!(self.state, LessonState::Open) {
            return Ok(());
        }
        while self.position.ended().is_none() && self.position.actor() != self.seat {
            self.play(self.reply(lesson));
        }
        let over = self.position.ended().is_some() || self.position.starts_turn();
        if over {
            self.answered = self.turns;
        }
        self.state = self.judge(lesson, over && (self.position.ended().is_some() || self.turns >= lesson.turns));
        Ok(())
    }

    /// Whether everything that is asked is there.
    pub fn is_met(&self, lesson: &Lesson) -> bool {
        lesson.goals.iter().all(|&goal| self.reached(goal) == Reached::Yes)
    }

    fn play(&mut self, step: <G::Position as Position>::Step) {
        let story = self.position.story(step);
        let kinds = if self.position.actor() == self.seat { &mut self.own_kinds } else { &mut self.others_kinds };
        kinds.extend(story.deed.iter().chain(&story.caused).map(|event| event.kind));
        self.played.push(self.position.step_text(step));
        self.position.play_unchecked(step);
    }

    fn reply(&self, lesson: &Lesson) -> <G::Position as Position>::Step {
        let wanted = lesson.replies.iter().find_map(|word| self.position.read_step(word).ok());
        let first = || self.position.steps().into_iter().min_by_key(|&step| self.position.step_text(step));
        wanted.or_else(first).expect("a game that goes on has a step")
    }

    fn judge(&self, lesson: &Lesson, last: bool) -> LessonState {
        if self.is_met(lesson) {
            return LessonState::Met;
        }
        let own = self.own.join(" ");
        let tried = |help: &&Help| matches!(help.when, When::Tried(tries) if tries.contains(&own.as_str()));
        if let Some(help) = lesson.helps.iter().find(tried) {
            return LessonState::Wrong(*help);
        }
        let spoilt = lesson.goals.iter().any(|&goal| self.reached(goal) == Reached::NeverMore);
        if !last && !spoilt {
            return LessonState::Open;
        }
        let fits = |help: &&Help| match help.when {
            When::Always => true,
            When::Tried(_) => false,
            When::Missing(goal) => self.reached(goal) != Reached::Yes,
        };
        LessonState::Wrong(*lesson.helps.iter().find(fits).unwrap_or(&lesson.otherwise))
    }

    fn reached(&self, goal: Goal) -> Reached {
        let without = |kinds: &[&str], kind: &str| if kinds.contains(&kind) { Reached::NeverMore } else { Reached::Yes };
        let count = |camp: &str| self.position.scene().pieces.iter().filter(|piece| piece.camp == camp).count();
        match goal {
            Goal::Happens(kind) => self.own_kinds.contains(&kind).into(),
            Goal::Avoids(kind) => without(&self.own_kinds, kind),
            Goal::Spared(kind) => without(&self.others_kinds, kind),
            Goal::Stands(site, camp, kind) => {
                let site = self.site(site);
                let any = |wanted: &str, is: &str| wanted.is_empty() || wanted == is;
                let pieces = self.position.scene().pieces;
                pieces.iter().any(|piece| Some(piece.site) == site && any(camp, piece.camp) && any(kind, piece.kind)).into()
            }
            Goal::Empty(site) => {
                let site = self.site(site);
                (!self.position.scene().pieces.iter().any(|piece| Some(piece.site) == site)).into()
            }
            Goal::Marked(site, kind) => {
                let site = self.site(site);
                self.position.scene().marks.iter().any(|mark| Some(mark.site) == site && mark.kind == kind).into()
            }
            Goal::AtLeast(camp, n) => (count(camp) >= n).into(),
            Goal::AtMost(camp, n) => (count(camp) <= n).into(),
            Goal::Answered(n) => (self.answered >= n).into(),
            Goal::Wins => {
                let side = G::seating(self.position.rules()).side(self.seat);
                (self.position.ended().map(crate::Outcome::ending) == Some(Ending::Win(side))).into()
            }
        }
    }

    fn site(&self, text: &str) -> Option<Site> {
        let layout = G::Position::layout(self.position.rules());
        layout.sites.iter().position(|site| site.text == text).map(|index| Site(index as u8))
    }
}
