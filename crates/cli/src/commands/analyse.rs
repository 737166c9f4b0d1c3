//! `coffret analyse`: what an engine thinks of a position, or of every move of a game.

use crate::args::AnalyseArguments;
use crate::clock::{Watch, threads};
use crate::commands::{language, open, read_record_file};
use crate::failure::Failure;
use hall::{AnyMatch, Archive, Judged, Limits, Score, Session, Status, Strength, Thought, TranspositionTable};
use std::io::IsTerminal;
use std::time::{Duration, Instant};
use wire::{AnalysisJson, JudgedJson, LineJson, ReviewJson};

/// How much an analysis may remember.
const TABLE_MEBIBYTES: usize = 256;
/// How many steps of a line are printed.
const SHOWN: usize = 10;

pub(crate) fn run(arguments: &AnalyseArguments) -> Result<(), Failure> {
    let playing = match &arguments.record {
        Some(path) => read_record_file(path)?,
        None => open(&arguments.game, &arguments.rules, arguments.position.as_deref(), arguments.start)?,
    };
    let archive = crate::commands::archive(&arguments.tables, playing.as_ref())?;
    let analyst = Analyst {
        strength: Strength::full(Limits {
            time: arguments.nodes.is_none().then(|| Duration::from_millis(arguments.time)),
            nodes: arguments.nodes,
            depth: arguments.depth,
        }),
        // A budget of nodes gives the same answer every time, which several threads would spoil.
        threads: if arguments.nodes.is_some() { 1 } else { threads() },
        lines: usize::from(arguments.lines),
        table: TranspositionTable::new(TABLE_MEBIBYTES),
        archive,
    };
    match &arguments.record {
        Some(_) => review(arguments, &analyst, playing.as_ref()),
        None => position(arguments, &analyst, playing.as_ref()),
    }
}

struct Analyst {
    strength: Strength,
    threads: usize,
    lines: usize,
    table: TranspositionTable,
    archive: Option<Archive>,
}

impl Analyst {
    fn think(&self, playing: &dyn AnyMatch, lines: usize) -> Option<Thought> {
        let clock = Watch::start();
        let archive = self.archive.as_ref();
        let session = Session { clock: &clock, archive, threads: self.threads, lines, ..Session::new(&self.table) };
        playing.think(&self.strength, &session, &mut |_| {})
    }
}

/// A score as it is told: what is proven and what is estimated are never mixed.
fn told(score: Score) -> String {
    match score {
        Score::Estimate(centi) => format!("{:+.2} estimated", f64::from(centi) / 100.0),
        Score::Draw => "proven draw".into(),
        Score::Win(turns) => format!("proven win in {turns} {}", if turns == 1 { "turn" } else { "turns" }),
        Score::Loss(turns) => format!("proven loss in {turns} {}", if turns == 1 { "turn" } else { "turns" }),
    }
}

fn shortened(steps: &[String]) -> String {
    let more = if steps.len() > SHOWN { " ..." } else { "" };
    format!("{}{more}", steps[..steps.len().min(SHOWN)].join(" "))
}

fn position(arguments: &AnalyseArguments, analyst: &Analyst, playing: &dyn AnyMatch) -> Result<(), Failure> {
    let (actor, side) = match playing.status() {
        Status::Turn { actor, side } => (actor, playing.side_id(side)),
        Status::Over(outcome) => {
            return Err(Failure::Bad(format!("position: the game is over ({}): expected one that goes on", outcome.rule)));
        }
    };
    let begun = Instant::now();
    let idea = analyst.think(playing, analyst.lines).expect("a game that goes on has steps");
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
        return Ok(());
    }
    let lang = language(&arguments.lang);
    out!("{}", playing.text());
    out!("seat {actor}, {}: depth {}, {} nodes, {seconds:.1} s", playing.seat_name(actor, lang), idea.depth, idea.nodes);
    for (index, line) in idea.lines.iter().enumerate() {
        out!("{}. {:24} {}", index + 1, told(line.score), shortened(&line.steps));
    }
    if let Ok(preview) = playing.preview(&idea.lines[0].steps[0], lang) {
        out!("best: {}.", preview.told.sentence);
    }
    Ok(())
}

fn review(arguments: &AnalyseArguments, analyst: &Analyst, playing: &dyn AnyMatch) -> Result<(), Failure> {
    if playing.game().info().id != arguments.game {
        let id = playing.game().info().id;
        return Err(Failure::Bad(format!("record: a game of {id}: expected one of {}", arguments.game)));
    }
    let lang = language(&arguments.lang);
    let words: Vec<String> = arguments.rules.iter().filter(|word| !word.is_empty()).cloned().collect();
    if !words.is_empty() {
        return Err(Failure::Bad(format!("rules: '{}': expected none, the record has its own", words.join(","))));
    }
    let sides = playing.chosen().seating.sides();
    let outcome = match playing.status() {
        Status::Over(outcome) => Some(outcome),
        Status::Turn { .. } => None,
    };
    let entries = playing.len();
    let mut before = playing.boxed_clone();
    before.undo(entries);
    let (mut judged, mut moves) = (Vec::new(), Vec::new());
    let begun = Instant::now();
    for (number, past) in (1..).zip(playing.history()) {
        before.undo(before.len());
        before.redo(number - 1);
        // Actions such as an agreed draw are not judged.
        let (Some(step), Status::Turn { actor, side }) = (past.step(), before.status()) else { continue };
        let idea = analyst.think(before.as_ref(), 1).expect("a step was played");
        judged.push(Judged { side, before: idea.score(), is_best: *idea.step() == step });
        moves.push(JudgedJson {
            number,
            seat: actor.0 + 1,
            side: before.side_id(side).into(),
            step: step.clone(),
            before: idea.score().into(),
            best: idea.line().steps.clone(),
            cost: 0,
            told: None,
        });
        if std::io::stderr().is_terminal() {
            let left = begun.elapsed().as_secs_f64() / number as f64 * (entries - number) as f64;
            eprint!("\rmove {number} of {entries}, about {left:.0} s left  ");
        }
    }
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    let costs = hall::costs(&judged, sides, outcome);
    let points = hall::turning_points(&costs);
    for (index, (one, cost)) in moves.iter_mut().zip(&costs).enumerate() {
        one.cost = *cost;
        let best = one.best.first().filter(|_| points.contains(&index));
        one.told = best.map(|best| hall::tell_turning_point(&one.step, best, *cost, lang));
    }
    let turning_points = points.iter().map(|&index| moves[index].number).collect();
    let review = ReviewJson { done: moves.len(), of: moves.len(), moves, turning_points };
    if arguments.json {
        out!("{}", wire::line(&review));
        return Ok(());
    }
    out!("{:>4} {:6} {:18} {:24} {:>8}  best", "move", "side", "step", "value before", "cost");
    for (one, judged) in review.moves.iter().zip(&judged) {
        let cost = match one.cost {
            0 => String::new(),
            cost if cost >= 20_000 => "game".into(),
            cost => format!("{:.2}", f64::from(cost) / 100.0),
        };
        let best = if judged.is_best { "" } else { one.best.first().map_or("", String::as_str) };
        let row = format!("{:>4} {:6} {:18} {:24} {cost:>8}  {best}", one.number, one.side, one.step, told(judged.before));
        out!("{}", row.trim_end());
    }
    out!("\n{}", if review.turning_points.is_empty() { "no turning points" } else { "turning points" });
    for number in &review.turning_points {
        let one = review.moves.iter().find(|one| one.number == *number).expect("a judged move");
        out!("  move {number}, {}: {}", one.side, one.told.as_deref().unwrap_or_default());
    }
    Ok(())
}
