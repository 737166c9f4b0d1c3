//! `coffret analyse`: what an engine thinks of a position, or of every move of games.

mod review;

use crate::args::AnalyseArguments;
use crate::clock::{Watch, threads};
use crate::commands::{language, open};
use crate::failure::{Failure, io};
use crate::{interrupt, sentences};
use engine::{Archive, Archives, Limits, Line, Session, Stop, Strength, Thinker, Thought, TranspositionTable};
use hall::{AnyMatch, Status};
use kernel::Lang;
use kernel::Score;
use speech::Say;
use std::time::{Duration, Instant};
use tui::chance;
use wire::{AnalysisJson, LineJson};

/// How much an analysis may remember.
const TABLE_MEBIBYTES: usize = 256;
/// How many steps of a line are printed.
const SHOWN: usize = 10;

pub(crate) fn run(arguments: &AnalyseArguments) -> Result<(), Failure> {
    hall::find(&arguments.game)?;
    let stop = Stop::new();
    interrupt::listen(&stop).map_err(|error| io(sentences::SIGNALS, &error))?;
    let mut analyst = Analyst {
        strength: Strength::full(Limits {
            time: arguments.nodes.is_none().then(|| Duration::from_millis(arguments.time)),
            nodes: arguments.nodes,
            depth: arguments.depth,
        }),
        // A budget of nodes gives the same answer every time, which several threads would spoil.
        threads: if arguments.nodes.is_some() { 1 } else { threads() },
        table: TranspositionTable::new(TABLE_MEBIBYTES),
        archives: Archives::new(arguments.tables.clone()),
        archive: None,
        stop,
    };
    match &arguments.record {
        Some(path) => review::run(arguments, &mut analyst, path),
        None => {
            let playing = open(&arguments.game, &arguments.rules, arguments.position.as_deref(), arguments.start)?;
            analyst.prepare(playing.as_ref())?;
            position(arguments, &analyst, playing.as_ref())
        }
    }
}

struct Analyst {
    strength: Strength,
    threads: usize,
    table: TranspositionTable,
    archives: Archives,
    archive: Option<Archive>,
    stop: Stop,
}

impl Analyst {
    /// Finds the database of a game.
    fn prepare(&mut self, playing: &dyn AnyMatch) -> Result<(), Failure> {
        self.archive = self.archives.of(playing)?;
        Ok(())
    }

    /// The best lines, the best first. What the game's book proves is said to be proven.
    fn think(&self, playing: &dyn AnyMatch, lines: usize) -> Option<Thought> {
        let clock = Watch::start();
        let session = Session {
            clock: &clock,
            stop: &self.stop,
            archive: self.archive.as_ref(),
            threads: self.threads,
            lines,
            ..Session::new(&self.table)
        };
        let mut thought = playing.think(&self.strength, &session, &mut |_| {})?;
        if let Some(step) = playing.book_step() {
            by_the_book(playing, &step, &mut thought.lines, lines);
        }
        level(playing, &mut thought.lines);
        engine::best_first(&mut thought.lines);
        Some(thought)
    }
}

/// Gives lines that begin with images of each other one value, the best that was found for any of them.
fn level(playing: &dyn AnyMatch, lines: &mut [Line]) {
    if lines.len() < 2 {
        return;
    }
    for class in playing.step_classes().into_iter().filter(|class| class.len() > 1) {
        let is_of = |line: &Line| line.steps.first().is_some_and(|step| class.contains(step));
        let scores = lines.iter().filter(|line| is_of(line)).map(|line| line.score);
        let Some(best) = scores.max_by_key(|score| (score.centi(), score.is_proven())) else { continue };
        lines.iter_mut().filter(|line| is_of(line)).for_each(|line| line.score = best);
    }
}

/// Corrects lines by the book: the position is a draw, so no line is better than one, and a step to another position of the book is one.
fn by_the_book(playing: &dyn AnyMatch, step: &str, lines: &mut Vec<Line>, most: usize) {
    for line in lines.iter_mut() {
        let mut next = playing.boxed_clone();
        let known = line.steps.first().is_some_and(|step| tui::ask::play(next.as_mut(), step, Lang::EN).is_ok());
        if known && next.book_step().is_some() {
            line.score = Score::Draw;
        } else if line.score.centi() > 0 {
            line.score = Score::Estimate(0);
        }
    }
    if !lines.iter().any(|line| line.score == Score::Draw) {
        lines.insert(0, Line { score: Score::Draw, steps: vec![step.to_string()] });
        lines.truncate(most.max(1));
    }
}

/// A score as it is told: what is proven and what is estimated are never mixed, and an estimate has the chances it stands for.
fn told(score: Score, lang: Lang) -> String {
    match score {
        Score::Estimate(centi) => {
            let value = format!("{:+.2}", f64::from(centi) / 100.0);
            sentences::ValueEstimated { value, chance: percent(chance(score)) }.say(lang)
        }
        Score::Draw => sentences::VALUE_DRAW.say(lang),
        Score::Win(turns) => sentences::ValueWin { turns }.say(lang),
        Score::Loss(turns) => sentences::ValueLoss { turns }.say(lang),
    }
}

fn percent(chance: f64) -> i64 {
    (chance * 100.0).round() as i64
}

fn shortened(steps: &[String]) -> String {
    let more = if steps.len() > SHOWN { " ..." } else { "" };
    format!("{}{more}", steps[..steps.len().min(SHOWN)].join(" "))
}

fn position(arguments: &AnalyseArguments, analyst: &Analyst, playing: &dyn AnyMatch) -> Result<(), Failure> {
    let (actor, side) = match playing.status() {
        Status::Turn { actor, side } => (actor, playing.side_id(side)),
        Status::Over(outcome) => {
            return Err(Failure::Told(sentences::AnalyseOver { rule: outcome.rule }.into()));
        }
    };
    let begun = Instant::now();
    let lines = usize::from(arguments.lines);
    let idea = analyst.think(playing, lines).expect("a game that goes on has steps");
    let seconds = begun.elapsed().as_secs_f64();
    if arguments.json {
        let lines = idea.lines.iter().map(|line| LineJson { value: line.score.into(), steps: line.steps.clone() });
        out!(
            "{}",
            wire::line(&AnalysisJson {
                game: playing.game().info().id.into(),
                rules: playing.rules(),
                position: playing.text(),
                seat: actor.0 + 1,
                side: side.into(),
                depth: idea.depth,
                nodes: idea.nodes,
                seconds,
                lines: lines.collect(),
            })
        );
        return interrupt::whole(analyst.stop.pressed());
    }
    let lang = language(arguments.lang);
    out!("{}", playing.text());
    let heading = sentences::AnalyseHeading {
        seat: actor.to_string(),
        name: playing.seat_name(actor).say(lang),
        depth: idea.depth,
        nodes: idea.nodes,
        seconds: format!("{seconds:.1}"),
    };
    out!("{}", heading.say(lang));
    for (index, line) in idea.lines.iter().enumerate() {
        out!("{}. {:32} {}", index + 1, told(line.score, lang), shortened(&line.steps));
    }
    if let Some(preview) = tui::ask::preview(playing, &idea.lines[0].steps[0]) {
        out!("{}", sentences::AnalyseBest { sentence: preview.told.sentence }.say(lang));
    }
    interrupt::whole(analyst.stop.pressed())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn analyst(nodes: u64) -> Analyst {
        Analyst {
            strength: Strength::full(Limits::nodes(nodes)),
            threads: 1,
            table: TranspositionTable::new(4),
            archives: Archives::new(None),
            archive: None,
            stop: Stop::new(),
        }
    }

    #[test]
    fn lines_are_sorted_by_their_value() {
        for game in hall::games().iter().filter(|game| !game.has_solver()) {
            let playing = game.open(&[], 0).unwrap();
            for nodes in [700, 5_000] {
                let thought = analyst(nodes).think(playing.as_ref(), 8).unwrap();
                let values: Vec<i32> = thought.lines.iter().map(|line| line.score.centi()).collect();
                assert!(values.is_sorted_by(|a, b| a >= b), "{} {values:?}", game.info().id);
            }
        }
    }

    /// At Marelle's start each of these points can be turned into each other.
    #[test]
    fn images_of_a_step_have_one_value() {
        let playing = hall::find("marelle").unwrap().open(&[], 0).unwrap();
        let crossings = ["b4", "d2", "d6", "f4"];
        for nodes in [700, 3_000, 9_000] {
            let lines = analyst(nodes).think(playing.as_ref(), 24).unwrap().lines;
            let values: Vec<Score> =
                lines.iter().filter(|line| crossings.contains(&line.steps[0].as_str())).map(|line| line.score).collect();
            assert!(values.len() > 1 && values.iter().all(|value| *value == values[0]), "{nodes}: {lines:?}");
        }
        let line = |centi, step: &str| Line { score: Score::Estimate(centi), steps: vec![step.to_string()] };
        let mut lines = [line(3, "d6"), line(9, "a7"), line(5, "f4"), line(1, "b4")];
        level(playing.as_ref(), &mut lines);
        assert_eq!(lines, [line(5, "d6"), line(9, "a7"), line(5, "f4"), line(5, "b4")]);
    }

    /// The start is a draw, which the book proves: no line is better, and steps to other positions of the book are draws too.
    #[test]
    fn what_the_book_proves_is_said_to_be_proven() {
        let playing = hall::find("marelle").unwrap().open(&[], 0).unwrap();
        let thought = analyst(3_000).think(playing.as_ref(), 6).unwrap();
        assert_eq!(thought.score(), Score::Draw);
        assert!(thought.lines.iter().all(|line| line.score.centi() <= 0), "{:?}", thought.lines);
    }
}
