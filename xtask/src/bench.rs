//! `cargo xtask bench`: the program's own figures, each also as a ratio to a yardstick that ran in the same minutes.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use serde_json::{Value, json};
use std::path::Path;

/// Above this difference of the yardstick before and after, the figures are not to be trusted.
const DRIFT: f64 = 0.05;

/// Builds, measures and prints.
pub(crate) fn run(project: &Project, game: Option<&str>, as_json: bool) -> Result<(), Failure> {
    let programs = project.build(&["coffret-cli", "yardstick"], true)?;
    let before = yardstick(project, &programs)?;
    let call = Call::new(project, programs.join("coffret")).args(["bench", "--json"]).args(game);
    let figures: Vec<Value> = serde_json::from_str(&call.output()?)?;
    let after = yardstick(project, &programs)?;
    let drift = (before - after).abs() / before.max(after);
    if drift > DRIFT {
        eprintln!("warning: the yardstick moved by {:.0} % while measuring: the machine was not calm", drift * 100.0);
    }
    let per_second = f64::midpoint(before, after);
    let mut all = vec![json!({
        "name": "yardstick: chess start, cozy-chess perft 6, last ply counted",
        "value": per_second / 1e6,
        "unit": "million leaves/s",
        "ratio_to_yardstick": null,
    })];
    all.extend(figures);
    for figure in &mut all {
        figure["ratio_to_yardstick"] = json!(ratio(figure, per_second));
    }
    if as_json {
        println!("{}", Value::from(all));
    } else {
        println!("yardstick: {:.1} million leaves/s before, {:.1} after\n", before / 1e6, after / 1e6);
        print!("{}", table(&all));
    }
    Ok(())
}

/// Leaves per second of processor time.
fn yardstick(project: &Project, programs: &Path) -> Result<f64, Failure> {
    let answer: Value = serde_json::from_str(&Call::new(project, programs.join("yardstick")).output()?)?;
    answer["per_second"].as_f64().ok_or_else(|| Failure::new("the yardstick printed no rate"))
}

/// A figure's rate over the yardstick's; nothing for a figure that is no rate.
fn ratio(figure: &Value, yardstick: f64) -> Option<f64> {
    let unit = figure["unit"].as_str()?;
    let scale = match unit.split(' ').next()? {
        "million" => 1e6,
        "thousand" => 1e3,
        _ => 1.0,
    };
    unit.ends_with("/s").then_some(figure["value"].as_f64()? * scale / yardstick)
}

fn table(figures: &[Value]) -> String {
    let text = |figure: &Value, field: &str| figure[field].as_str().unwrap_or_default().to_string();
    let width = figures.iter().map(|figure| text(figure, "name").chars().count()).max().unwrap_or(0);
    let mut out = format!("{:width$}  {:>12} {:18} {:>10}\n", "what", "figure", "", "ratio");
    for figure in figures {
        let ratio = figure["ratio_to_yardstick"].as_f64().map(significant).unwrap_or_default();
        let value = figure["value"].as_f64().unwrap_or_default();
        let (name, unit) = (text(figure, "name"), text(figure, "unit"));
        out.push_str(&format!("{name:width$}  {value:12.1} {unit:18} {ratio:>10}\n"));
    }
    out
}

/// Three significant digits, without an exponent.
fn significant(number: f64) -> String {
    let before_point = if number > 0.0 { number.log10().floor() as i32 + 1 } else { 1 };
    format!("{number:.*}", usize::try_from(3 - before_point).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(value: f64, unit: &str) -> Value {
        json!({"name": "n", "value": value, "unit": unit, "ratio_to_yardstick": null})
    }

    #[test]
    fn rates_become_ratios_and_counts_do_not() {
        let yardstick = 200e6;
        assert_eq!(ratio(&figure(100.0, "million leaves/s"), yardstick), Some(0.5));
        assert_eq!(ratio(&figure(100.0, "thousand games/s"), yardstick), Some(0.0005));
        assert_eq!(ratio(&figure(1e6, "nodes/s"), yardstick), Some(0.005));
        assert_eq!(ratio(&figure(12345.0, "nodes"), yardstick), None);
    }

    #[test]
    fn ratios_keep_three_digits() {
        let cases =
            [(1.0, "1.00"), (2.2345, "2.23"), (0.95, "0.950"), (0.000_612_3, "0.000612"), (1234.5, "1234"), (0.0, "0.00")];
        for (number, text) in cases {
            assert_eq!(significant(number), text);
        }
    }

    #[test]
    fn the_table_lines_up() {
        let mut counted = figure(250.0, "million leaves/s");
        counted["ratio_to_yardstick"] = json!(1.25);
        let lines: Vec<String> = table(&[counted, figure(7.0, "nodes")]).lines().map(String::from).collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[1].contains("250.0 million leaves/s") && lines[1].ends_with("1.25"), "{lines:?}");
        assert!(lines[2].trim_end().ends_with("7.0 nodes"), "{lines:?}");
    }
}
