//! `coffret bench`: the speed of the rules and of the search as a table, and the search's signature.

use crate::args::BenchArguments;
use crate::clock::cpu_seconds;
use crate::commands::{language, open};
use crate::failure::Failure;
use crate::sentences;
use engine::{Counting, Limits, Session, Strength, Thinker, Thought, TranspositionTable};
use hall::{AnyGame, AnyMatch};
use kernel::{Dice, Lang, Message, Phrase};
use speech::Say;
use wire::BenchJson;

/// How often each figure is measured; the best run counts, because others share the machine.
const RUNS: u32 = 3;
/// A playout is drawn after so many turns.
const PLAYOUT_TURNS: u32 = 200;
/// Nodes of a search whose speed is measured.
const SEARCH_NODES: u64 = 3_000_000;
/// What it may remember.
const TABLE_MEBIBYTES: usize = 64;
/// Nodes of a search of the signature.
const SIGNATURE_NODES: u64 = 30_000;

pub(crate) fn run(arguments: &BenchArguments) -> Result<(), Failure> {
    let games: Vec<&dyn AnyGame> = match &arguments.game {
        Some(id) => vec![hall::find(id)?],
        None => hall::games().to_vec(),
    };
    let lang = language(None);
    if arguments.signature {
        let signed = games.into_iter().map(signature).collect::<Result<Vec<_>, _>>()?.concat();
        if arguments.json {
            let named = |one: &Signed| (one.name.clone(), [one.depth, one.nodes]);
            out!("{}", wire::line(&signed.iter().map(named).collect::<std::collections::BTreeMap<_, _>>()));
        } else {
            for Signed { told, depth, nodes, best, .. } in signed {
                let (depth, nodes) = (depth.to_string(), nodes.to_string());
                out!("{}", sentences::BenchSigned { name: told, depth, nodes, best }.say(lang));
            }
        }
        return Ok(());
    }
    let mut all = Vec::new();
    for game in games {
        for figure in measure(game)? {
            if !arguments.json {
                out!("{:64} {:12.1} {}", figure.name.say(lang), figure.value, figure.unit.say(lang));
            }
            all.push(figure.json());
        }
    }
    if arguments.json {
        out!("{}", wire::line(&all));
    }
    Ok(())
}

/// A figure that was measured.
struct Figure {
    name: Message,
    value: f64,
    unit: Phrase,
}

impl Figure {
    /// As programs read it: its names are the English ones, whoever asks.
    fn json(&self) -> BenchJson {
        let (name, unit) = (self.name.say(Lang::EN), self.unit.say(Lang::EN));
        BenchJson { name, value: self.value, unit, ratio_to_yardstick: None }
    }
}

fn measure(game: &dyn AnyGame) -> Result<Vec<Figure>, Failure> {
    let info = game.info();
    let mut figures = Vec::new();
    let figure = |name: Message, value: f64, unit: Phrase| Figure { name, value, unit };
    for bench in info.benches {
        let rules: Vec<String> = bench.rules.split(',').map(String::from).collect();
        let position = Some(bench.position).filter(|text| !text.is_empty());
        let playing = open(info.id, &rules, position, None)?;
        let name = |what: Message| sentences::BenchName { game: info.id, name: bench.name, what }.into();
        for (what, played) in [(sentences::BENCH_COUNTED, false), (sentences::BENCH_PLAYED, true)] {
            let how = Counting { played, ..Counting::default() };
            let rate = best(|| playing.perft(bench.depth, how) as f64);
            figures.push(figure(name(what.into()), rate / 1e6, sentences::UNIT_LEAVES));
        }
        let games = 4000;
        let mut steps = 0.0;
        let playouts = best(|| {
            steps = playing.playouts(games, PLAYOUT_TURNS, &mut Dice::new(1)) as f64;
            f64::from(games)
        });
        let random = || name(sentences::BENCH_PLAYOUTS.into());
        figures.push(figure(random(), playouts / 1e3, sentences::UNIT_GAMES));
        figures.push(figure(random(), playouts * steps / f64::from(games) / 1e6, sentences::UNIT_STEPS));
        // What a solver answers is not searched.
        if !game.has_solver() {
            let search = Search::measure(playing.as_ref());
            figures.push(figure(name(sentences::BENCH_SEARCH.into()), search.rate / 1e6, sentences::UNIT_NODES));
            let deep = name(sentences::BenchDepth { depth: search.depth }.into());
            figures.push(figure(deep, search.seconds, sentences::UNIT_SECONDS));
            let first = name(sentences::BENCH_LEVEL.into());
            figures.push(figure(first, beginner(playing.as_ref()), sentences::UNIT_SECONDS));
        }
    }
    Ok(figures)
}

/// How fast a search is, on one thread.
struct Search {
    /// Nodes per second of processor time.
    rate: f64,
    /// The deepest iteration that was finished.
    depth: u32,
    /// When it was.
    seconds: f64,
}

impl Search {
    fn measure(playing: &dyn AnyMatch) -> Search {
        let table = TranspositionTable::new(TABLE_MEBIBYTES);
        let mut measured = Search { rate: 0.0, depth: 0, seconds: f64::INFINITY };
        for _ in 0..RUNS {
            table.clear();
            let begun = cpu_seconds();
            let (mut depth, mut seconds) = (0, 0.0);
            let idea = think(playing, &table, SEARCH_NODES, &mut |finished, _| {
                (depth, seconds) = (finished, cpu_seconds() - begun);
            });
            let nodes = idea.map_or(0, |idea| idea.nodes) as f64;
            measured.rate = measured.rate.max(nodes / (cpu_seconds() - begun).max(1e-9));
            measured.depth = depth;
            measured.seconds = measured.seconds.min(seconds);
        }
        measured
    }
}

fn think(
    playing: &dyn AnyMatch,
    table: &TranspositionTable,
    nodes: u64,
    finished: &mut dyn FnMut(u32, u64),
) -> Option<Thought> {
    let strength = Strength::full(Limits::nodes(nodes));
    playing.think(&strength, &Session::new(table), &mut |thought| finished(thought.depth, thought.nodes))
}

/// How long the lowest level takes for a step, in seconds of processor time.
fn beginner(playing: &dyn AnyMatch) -> f64 {
    let (table, strength) = (TranspositionTable::new(1), playing.level(1));
    let answer = |_| {
        table.clear();
        let begun = cpu_seconds();
        playing.think(&strength, &Session::new(&table), &mut |_| {});
        cpu_seconds() - begun
    };
    (0..RUNS).map(answer).fold(f64::INFINITY, f64::min)
}

/// What a fixed search comes to.
#[derive(Clone)]
struct Signed {
    /// Its English name, for programs, and what people read.
    name: String,
    told: Message,
    depth: u64,
    nodes: u64,
    best: String,
}

/// What fixed searches come to: any change of rules, evaluation or search shows here.
fn signature(game: &dyn AnyGame) -> Result<Vec<Signed>, Failure> {
    let info = game.info();
    let table = TranspositionTable::new(1);
    let mut signed = Vec::new();
    for bench in info.benches.iter().filter(|_| !game.has_solver()) {
        let rules: Vec<String> = bench.rules.split(',').map(String::from).collect();
        let playing = open(info.id, &rules, Some(bench.position).filter(|text| !text.is_empty()), None)?;
        table.clear();
        let (mut depth, mut nodes) = (0, 0);
        let idea =
            think(playing.as_ref(), &table, SIGNATURE_NODES, &mut |finished, so_far| (depth, nodes) = (finished, so_far));
        let best = idea.map_or(String::from("none"), |idea| idea.step().clone());
        let told = Message::labelled(info.id, bench.name);
        signed.push(Signed { name: told.say(Lang::EN), told, depth: u64::from(depth), nodes, best });
    }
    Ok(signed)
}

/// Units of work per second of processor time, the best of the runs.
fn best(mut work: impl FnMut() -> f64) -> f64 {
    let run = |_| {
        let begun = cpu_seconds();
        let done = work();
        done / (cpu_seconds() - begun).max(1e-9)
    };
    (0..RUNS).map(run).fold(0.0, f64::max)
}
