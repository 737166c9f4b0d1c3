//! Review: every move of games judged, and where each game turned: counted in turns as players count them, and weighed by what a move
//! does to the chances of winning, so that a piece more or less in a game that is decided is no turning point.

use super::{Analyst, percent, told};
use crate::args::AnalyseArguments;
use crate::commands::convert::{format, in_game};
use crate::commands::games_file::{GameText, GamesFile};
use crate::commands::language;
use crate::failure::Failure;
use crate::{interrupt, sentences};
use engine::Judged;
use hall::{AnyMatch, Status};
use kernel::record::Record;
use kernel::{Format, Lang, Message};
use speech::Say;
use std::io::IsTerminal;
use std::path::Path;
use std::time::Instant;
use tui::{chances, turning_points};
use wire::{JudgedJson, ReviewJson};

/// Reviews every game of a file.
pub(super) fn run(arguments: &AnalyseArguments, analyst: &mut Analyst, path: &Path) -> Result<(), Failure> {
    let lang = language(arguments.lang);
    let words: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    if !words.is_empty() {
        return Err(Failure::Told(sentences::ReviewRules { words: words.join(",") }.into()));
    }
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let foreign = format(ending, Some(&arguments.game)).ok();
    let mut games = GamesFile::open(path)?;
    let (mut refused, mut read) = (false, 0);
    while let Some(game) = games.next()? {
        if analyst.stop.pressed() {
            break;
        }
        read += 1;
        let playing = match opened(&game, &arguments.game, foreign.as_ref()) {
            Ok(playing) => playing,
            Err(error) => {
                note!("{}", sentences::Error { message: in_game(&game, error) }.say(lang));
                refused = true;
                if arguments.strict {
                    return Err(Failure::Refused);
                }
                continue;
            }
        };
        analyst.prepare(playing.as_ref())?;
        let review = Review::of(playing.as_ref(), analyst, lang);
        if arguments.json {
            out!("{}", wire::line(&review.json()));
        } else {
            if read > 1 {
                out!("");
            }
            review.print(playing.as_ref(), lang);
        }
    }
    if read == 0 {
        Record::read("")?;
    }
    if refused { Err(Failure::Refused) } else { interrupt::whole(analyst.stop.pressed()) }
}

/// A game of the file, if it is one of the game that was named. A file of another format is known by its ending.
fn opened(game: &GameText, id: &str, foreign: Option<&Format>) -> Result<Box<dyn AnyMatch>, Message> {
    let text = game.text.as_ref().ok_or(Message::from(sentences::GAME_TOO_LONG))?;
    let record = match foreign {
        Some(format) => (format.read)(text)?.into_iter().next().map_or_else(|| Record::read(""), Ok)?,
        None => Record::read(text)?,
    };
    let playing = hall::read_record(&record)?;
    let found = playing.game().info().id;
    if found != id {
        return Err(sentences::ReviewOther { found, id }.into());
    }
    Ok(playing)
}

struct Review {
    moves: Vec<JudgedJson>,
    judged: Vec<Judged>,
    /// What each move took of the chances of its side, from 0 to 1: before it and after it.
    chances: Vec<(f64, f64)>,
    /// The number of each move's turn, as players count.
    turns: Vec<String>,
    /// The moves that took most, the worst first.
    points: Vec<usize>,
    of: usize,
}

impl Review {
    fn of(playing: &dyn AnyMatch, analyst: &Analyst, lang: Lang) -> Review {
        let chosen = playing.chosen();
        let (sides, entries) = (chosen.seating.sides(), playing.len());
        let mut before = playing.boxed_clone();
        before.undo(entries);
        let (mut judged, mut moves, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let begun = Instant::now();
        let (mut turn, mut is_whole) = (0, true);
        for (number, past) in (1..).zip(playing.history()) {
            turn += usize::from(past.starts_turn());
            // Actions such as an agreed draw are not judged.
            if let (Some(step), Status::Turn { actor, side }) = (past.step(), before.status()) {
                let Some(idea) = analyst.think(before.as_ref(), 1).filter(|_| !analyst.stop.pressed()) else {
                    is_whole = false;
                    break;
                };
                judged.push(Judged { side, before: idea.score(), is_best: *idea.step() == step });
                turns.push(counted(turn, playing.game().counts_pairs()));
                moves.push(JudgedJson {
                    number,
                    seat: actor.0 + 1,
                    side: before.side_id(side).into(),
                    step,
                    before: idea.score().into(),
                    best: idea.line().steps.clone(),
                    written: None,
                    cost: 0,
                    told: None,
                });
                if std::io::stderr().is_terminal() {
                    let left = begun.elapsed().as_secs_f64() / number as f64 * (entries - number) as f64;
                    let line = sentences::ReviewProgress { number, of: entries, seconds: left.round() as i64 }.say(lang);
                    crate::output::progress(&line);
                }
            }
            before.redo(1);
        }
        if std::io::stderr().is_terminal() {
            note!("");
        }
        let outcome = match playing.status() {
            Status::Over(outcome) if is_whole => Some(outcome),
            _ => None,
        };
        let chances = chances(&judged, sides, outcome);
        let points = turning_points(&chances);
        let costs = engine::costs(&judged, sides, outcome);
        let mut review = Review { moves, judged, chances, turns, points, of: entries };
        for (index, cost) in costs.into_iter().enumerate() {
            review.moves[index].cost = cost;
            review.moves[index].told = review.points.contains(&index).then(|| review.tell(playing, index, lang));
        }
        review
    }

    /// A turning point as a sentence.
    fn tell(&self, playing: &dyn AnyMatch, index: usize, lang: Lang) -> String {
        let (one, (before, after)) = (&self.moves[index], self.chances[index]);
        let paper = |word: &str| playing.game().on_paper(word);
        let best = one.best.first().map(|best| paper(best)).unwrap_or_default();
        let (before, after) = (percent(before), percent(after));
        sentences::TurningPoint { played: paper(&one.step), before, after, best }.say(lang)
    }

    fn json(self) -> ReviewJson {
        let turning_points = self.points.iter().map(|&index| self.moves[index].number).collect();
        ReviewJson { done: self.moves.len(), of: self.of.max(self.moves.len()), moves: self.moves, turning_points }
    }

    fn print(&self, playing: &dyn AnyMatch, lang: Lang) {
        let heading = |phrase: kernel::Phrase| phrase.say(lang);
        out!(
            "{:>6} {:10} {:18} {:32} {:>6}  {}",
            heading(sentences::REVIEW_TURN),
            heading(sentences::REVIEW_SIDE),
            heading(sentences::REVIEW_STEP),
            heading(sentences::REVIEW_VALUE),
            heading(sentences::REVIEW_COST),
            heading(sentences::REVIEW_BEST)
        );
        let chosen = playing.chosen();
        for (index, (one, judged)) in self.moves.iter().zip(&self.judged).enumerate() {
            let (before, after) = self.chances[index];
            let cost = percent((before - after).max(0.0));
            let cost = if judged.is_best || cost == 0 { String::new() } else { format!("{cost} %") };
            let best = if judged.is_best { "" } else { one.best.first().map_or("", String::as_str) };
            let side = chosen.side_name(judged.side).say(lang);
            let (turn, step, value) = (&self.turns[index], &one.step, told(judged.before, lang));
            out!("{}", format!("{turn:>6} {side:10} {step:18} {value:32} {cost:>6}  {best}").trim_end());
        }
        if self.moves.len() < self.of && self.points.is_empty() && self.moves.is_empty() {
            return;
        }
        let none = self.points.is_empty();
        out!("\n{}", heading(if none { sentences::REVIEW_CALM } else { sentences::REVIEW_POINTS }));
        for &index in &self.points {
            let side = chosen.side_name(self.judged[index].side).say(lang);
            let told = self.moves[index].told.clone().unwrap_or_default();
            out!("  {}", sentences::PointAt { turn: self.turns[index].as_str(), side, told }.say(lang));
        }
    }
}

/// The number of a turn, from 1, as players write it: where two turns share a number, the second has dots behind it.
fn counted(turn: usize, in_pairs: bool) -> String {
    match (in_pairs, turn % 2) {
        (false, _) => format!("{turn}."),
        (true, 1) => format!("{}.", turn.div_ceil(2)),
        (true, _) => format!("{}...", turn.div_ceil(2)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_as_players_count() {
        assert_eq!([1, 2, 3].map(|turn| counted(turn, true)), ["1.", "1...", "2."]);
        assert_eq!([1, 2, 3].map(|turn| counted(turn, false)), ["1.", "2.", "3."]);
    }
}
