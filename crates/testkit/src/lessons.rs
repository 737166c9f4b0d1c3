//! Tries the lessons of a game: every stated way reaches the goals, every wrong try that a lesson promises to refuse is refused with
//! the rule that it promises, everything is said in all languages, and nothing is reached by doing nothing.

use crate::is_said;
use kernel::{
    Course, Game, Help, Lang, Layout, Lesson, LessonState, Message, Notation, Position, Show, Spell, StepError, When,
};

/// The fewest and the most lessons of a path.
const PATH: std::ops::RangeInclusive<usize> = 6..=12;

/// How many tries are looked at to find one that fails, beside those that a lesson names.
const TRIES: usize = 4000;

/// Tries every lesson of a game, and that its room says all it has to say in the languages that must be complete.
pub fn lessons<G: Game>() {
    let faults = speech::faults(G::INFO.name.catalogue(), &Lang::ALL);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let lessons = G::lessons();
    assert!(PATH.contains(&lessons.len()), "a path of {} boards", lessons.len());
    let mut seen = Vec::new();
    for lesson in lessons {
        assert!(!seen.contains(&lesson.id), "{} stands twice", lesson.id);
        seen.push(lesson.id);
        one_lesson::<G>(lesson);
    }
}

/// Tries one lesson.
pub fn one_lesson<G: Game>(lesson: &Lesson) {
    Trial::<G> { lesson, game: std::marker::PhantomData }.hold();
}

struct Trial<'a, G> {
    lesson: &'a Lesson,
    game: std::marker::PhantomData<G>,
}

impl<G: Game> Trial<'_, G> {
    fn hold(&self) {
        let (lesson, id) = (self.lesson, self.lesson.id);
        let spoken = [lesson.title, lesson.task, lesson.praise, lesson.otherwise.text];
        let helps = lesson.helps.iter().map(|help| help.text);
        for phrase in spoken.into_iter().chain(helps) {
            assert!(is_said(phrase), "{id}: {} is not said in some language", phrase.id());
        }
        for help in lesson.helps.iter().chain([&lesson.otherwise]) {
            self.clause(help.rule);
        }
        let start = self.begin();
        assert!(start.position.ended().is_none(), "{id} is over before it begins");
        assert!(start.position.starts_turn(), "{id} begins within a turn");
        assert!(!start.is_met(lesson), "{id} is reached by doing nothing");
        let layout = G::Position::layout(start.position.rules());
        for mark in lesson.marks.split_whitespace() {
            assert!(known(&layout, mark), "{id}: there is no {mark}");
        }
        assert!(!lesson.solutions.is_empty(), "{id} has no solution");
        for solution in lesson.solutions {
            self.solve(solution);
        }
        for help in lesson.helps {
            self.wrong(help);
        }
        for (tried, rule) in lesson.refused {
            self.refused(tried, rule);
        }
        let promises = lesson.refused.len() + lesson.helps.len();
        assert!(promises > 0 || self.fails(), "{id}: whatever one does is right");
        if let When::Tried(_) | When::Missing(_) = lesson.otherwise.when {
            panic!("{id}: what is said otherwise is said always");
        }
    }

    fn begin(&self) -> Course<G> {
        Course::begin(self.lesson).unwrap_or_else(|error| panic!("{}: {error}", self.lesson.id))
    }

    /// Plays steps of the learner, each of which must be legal and needed.
    fn play(&self, words: &str) -> Course<G> {
        let mut course = self.begin();
        for word in words.split_whitespace() {
            let id = self.lesson.id;
            assert!(matches!(course.state, LessonState::Open), "{id}: decided before {word} of '{words}'");
            let text = course.position.text();
            course.step(self.lesson, word).unwrap_or_else(|error| panic!("{id}: {word} in {text}: {error:?}"));
        }
        course
    }

    fn solve(&self, solution: &str) {
        let course = self.play(solution);
        let (id, state, text) = (self.lesson.id, &course.state, course.position.text());
        assert!(matches!(state, LessonState::Met), "{id}: '{solution}' comes to {state:?} in {text}");
        // Fingers must be able to enter it: the first touches of the way lead on.
        assert!(!self.begin().position.ways(&[]).is_empty(), "{id}: nothing can be touched");
    }

    fn wrong(&self, help: &Help) {
        let id = self.lesson.id;
        let When::Tried(tries) = help.when else {
            assert!(self.says(help), "{id}: no try is answered with '{}'", Message::from(help.text));
            return;
        };
        assert!(!tries.is_empty(), "{id}: a help for no try");
        for tried in tries {
            match self.play(tried).state {
                LessonState::Wrong(said) => assert_eq!((said.text, said.rule), (help.text, help.rule), "{id}: {tried}"),
                other => panic!("{id}: '{tried}' comes to {other:?}"),
            }
        }
    }

    fn refused(&self, tried: &str, rule: &str) {
        let id = self.lesson.id;
        self.clause(rule);
        let (before, last) = tried.rsplit_once(' ').unwrap_or(("", tried));
        match self.play(before).position.read_step(last) {
            Err(StepError::Illegal(refusal)) => assert_eq!(refusal.rule, rule, "{id}: {tried}: {refusal}"),
            other => panic!("{id}: '{tried}' should be refused by {rule}: {other:?}"),
        }
    }

    fn clause(&self, rule: &str) {
        assert!(G::rulebook().iter().any(|clause| clause.number == rule), "{}: no clause {rule}", self.lesson.id);
    }

    /// Whether some legal try fails.
    fn fails(&self) -> bool {
        self.ends().iter().any(|state| matches!(state, LessonState::Wrong(_)))
    }

    /// Whether some legal try is answered with a help.
    fn says(&self, help: &Help) -> bool {
        let same = |state: &LessonState| matches!(state, LessonState::Wrong(said) if said.text == help.text);
        self.ends().iter().any(same)
    }

    /// What the tries come to, those that begin alike together.
    fn ends(&self) -> Vec<LessonState> {
        let (mut ends, mut open) = (Vec::new(), vec![String::new()]);
        let mut tried = 0;
        while let Some(words) = open.pop() {
            let course = self.play(&words);
            if !matches!(course.state, LessonState::Open) {
                ends.push(course.state);
                continue;
            }
            for step in course.position.steps() {
                tried += 1;
                if tried < TRIES {
                    open.push(format!("{words} {}", course.position.step_text(step)).trim().to_string());
                }
            }
        }
        ends
    }
}

fn known(layout: &Layout, text: &str) -> bool {
    layout.sites.iter().any(|site| site.text == text)
}
