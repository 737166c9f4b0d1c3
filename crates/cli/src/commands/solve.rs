//! `coffret solve`: games for one seat, solved to the end; and databases of solved positions.

mod database;

use crate::args::SolveArguments;
use crate::commands::language;
use crate::failure::Failure;
use crate::sentences;
use engine::{Answer, Stop, Thinker, Wanted, archive};
use hall::{AnyGame, AnyMatch};
use kernel::{Lang, Message};
use speech::Say;
use std::io::{IsTerminal, Write};
use wire::{SolutionJson, SolvedJson};

pub(crate) fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let game = hall::find(&arguments.game)?;
    let words: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let chosen = game.choose(&words)?;
    let asks = arguments.tables.is_some() || game.has_database() && arguments.position.is_some();
    if arguments.out.is_some() || asks {
        let archive = archive(&chosen).ok_or_else(|| none(arguments, |game| game.has_database()))?;
        return match &arguments.out {
            Some(folder) => database::build(archive.as_ref(), &chosen, arguments, folder),
            None => database::ask(arguments),
        };
    }
    if !game.has_solver() {
        return Err(match game.has_database() {
            true => Failure::Told(sentences::SolveOut { game: arguments.game.as_str() }.into()),
            false => none(arguments, |game| game.has_solver()),
        });
    }
    let places: Vec<(Option<u32>, Box<dyn AnyMatch>)> = match (&arguments.position, arguments.all) {
        (Some(text), _) => vec![(None, chosen.open_at(text)?)],
        (None, true) => {
            let start = |index| Ok((Some(index), chosen.open(index)?));
            (0..chosen.starts).map(start).collect::<Result<_, Failure>>()?
        }
        (None, false) => {
            let index = arguments.start.unwrap_or(0);
            vec![(Some(index), chosen.open(index)?)]
        }
    };
    let mut all = Vec::new();
    for (done, (start, playing)) in places.iter().enumerate() {
        progress(done, places.len());
        let solved = solve(playing.as_ref(), *start, arguments.nodes);
        if !arguments.json {
            print(&solved, arguments.all);
        }
        all.push(solved);
    }
    progress(places.len(), places.len());
    let lost = all.iter().any(|solved| solved.lost);
    if arguments.json {
        let text = if arguments.all { wire::line(&all) } else { wire::line(&all[0]) };
        out!("{text}");
    } else if arguments.all {
        summary(&all);
    }
    if lost { Err(Failure::Negative) } else { Ok(()) }
}

/// A game that cannot do what was asked, and those that can.
fn none(arguments: &SolveArguments, able: impl Fn(&dyn AnyGame) -> bool) -> Failure {
    let ids: Vec<&str> = hall::games().iter().filter(|&&game| able(game)).map(|game| game.info().id).collect();
    Failure::Told(sentences::SolveCannot { game: arguments.game.as_str(), games: ids.join(", ") }.into())
}

/// A bar while many are solved.
fn progress(done: usize, all: usize) {
    if all > 1 && std::io::stderr().is_terminal() {
        let filled = 40 * done / all;
        let end = if done == all { "\n" } else { "" };
        let told = sentences::DoneOf { done: done.to_string(), all: all.to_string() }.say(language(None));
        crate::output::aside(format_args!("\r[{}{}] {told}{end}", "#".repeat(filled), ".".repeat(40 - filled)));
        let _ = std::io::stderr().flush();
    }
}

fn solve(playing: &dyn AnyMatch, start: Option<u32>, nodes: u64) -> SolvedJson {
    let stop = Stop::new();
    let mut solved = SolvedJson { start, position: playing.text(), ..SolvedJson::default() };
    let solution = |wanted| match playing.solve(wanted, nodes, &stop)? {
        Answer::Solved { steps, moves, .. } => Some(SolutionJson { moves, steps, unknown_within: None }),
        Answer::Unknown { nodes } => Some(SolutionJson { unknown_within: Some(nodes), ..SolutionJson::default() }),
        Answer::Lost => None,
    };
    solved.fewest = solution(Wanted::Fewest);
    solved.lost = solved.fewest.is_none();
    if !solved.lost {
        solved.most = solution(Wanted::Most);
    }
    solved
}

fn print(solved: &SolvedJson, short: bool) {
    let lang = language(None);
    let started = |number: u32| sentences::SolveStartNumber { number }.say(lang);
    let name = solved.start.map_or_else(|| solved.position.clone(), started);
    if solved.lost {
        out!("{}", sentences::SolveLost { name }.say(lang));
        return;
    }
    if short {
        let (fewest, most) = (told(&solved.fewest, lang), told(&solved.most, lang));
        out!("{}", sentences::SolveShort { name, fewest, most }.say(lang));
        return;
    }
    out!("{name}");
    for (is_fewest, solution) in [(true, &solved.fewest), (false, &solved.most)] {
        out!("{}", counted(is_fewest, told(solution, lang)).say(lang));
        if let Some(solution) = solution.as_ref().filter(|solution| !solution.steps.is_empty()) {
            out!("  {}", solution.steps.join(" "));
        }
    }
}

/// How many moves, of the fewest or of the most.
fn counted(is_fewest: bool, moves: String) -> Message {
    if is_fewest { sentences::SolveFewest { moves }.into() } else { sentences::SolveMost { moves }.into() }
}

fn told(solution: &Option<SolutionJson>, lang: Lang) -> String {
    match solution {
        None => sentences::SOLVE_NONE.say(lang),
        Some(SolutionJson { unknown_within: Some(nodes), .. }) => {
            sentences::SolveUnknown { nodes: nodes.to_string() }.say(lang)
        }
        Some(solution) => solution.moves.to_string(),
    }
}

/// How many starts need how many moves.
fn summary(all: &[SolvedJson]) {
    let lang = language(None);
    for of in [true, false] {
        let mut counts = std::collections::BTreeMap::new();
        for solved in all {
            *counts.entry(told(if of { &solved.fewest } else { &solved.most }, lang)).or_insert(0_u32) += 1;
        }
        let one =
            |(moves, starts): (&String, &u32)| sentences::SolveCount { moves: moves.as_str(), starts: *starts }.say(lang);
        let parts: Vec<String> = counts.iter().map(one).collect();
        out!("{}", counted(of, parts.join(", ")).say(lang));
    }
}
