//! `coffret bench`: the speed of the rules as a table.

use crate::args::BenchArguments;
use crate::clock::cpu_seconds;
use crate::commands::open;
use crate::failure::Failure;
use hall::{AnyGame, Counting};
use kernel::Dice;
use wire::BenchJson;

/// How often each figure is measured; the best run counts, because others share the machine.
const RUNS: u32 = 3;
/// A playout is drawn after so many turns.
const PLAYOUT_TURNS: u32 = 200;

pub(crate) fn run(arguments: &BenchArguments) -> Result<(), Failure> {
    let games: Vec<&dyn AnyGame> = match &arguments.game {
        Some(id) => vec![hall::find(id)?],
        None => hall::games().to_vec(),
    };
    let mut all = Vec::new();
    for game in games {
        for figure in measure(game)? {
            if !arguments.json {
                out!("{:64} {:12.1} {}", figure.name, figure.value, figure.unit);
            }
            all.push(figure);
        }
    }
    if arguments.json {
        out!("{}", wire::line(&all));
    }
    Ok(())
}

fn measure(game: &dyn AnyGame) -> Result<Vec<BenchJson>, Failure> {
    let info = game.info();
    let mut figures = Vec::new();
    let figure =
        |name: String, value: f64, unit: &str| BenchJson { name, value, unit: unit.into(), ratio_to_yardstick: None };
    for bench in info.benches {
        let rules: Vec<String> = bench.rules.split(',').map(String::from).collect();
        let position = Some(bench.position).filter(|text| !text.is_empty());
        let playing = open(info.id, &rules, position, None)?;
        let name = |what: &str| format!("{}: {}, {what}", info.id, bench.name);
        for (what, played) in [("perft, last ply counted", false), ("perft, every leaf played", true)] {
            let how = Counting { threads: 1, played };
            let rate = best(|| playing.perft(bench.depth, how) as f64);
            figures.push(figure(name(what), rate / 1e6, "million leaves/s"));
        }
        let games = 4000;
        let mut steps = 0.0;
        let playouts = best(|| {
            steps = playing.playouts(games, PLAYOUT_TURNS, &mut Dice::new(1)) as f64;
            f64::from(games)
        });
        figures.push(figure(name("random playouts"), playouts / 1e3, "thousand games/s"));
        figures.push(figure(name("random playouts"), playouts * steps / f64::from(games) / 1e6, "million steps/s"));
    }
    Ok(figures)
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
