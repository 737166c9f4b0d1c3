//! Panel: what is said beside the board. Sections stand in the order of their weight; the list of moves takes the room that is left.

use super::{Question, Running, Table};
use crate::opening::Sitter;
use crate::sentences;
use crate::text::{capital, cut, wrapped};
use engine::Answer;
use hall::Status;
use kernel::{Ending, Message, Score, Seat};
use speech::Say;
use std::time::Duration;

/// How a line of the panel looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tone {
    Plain,
    Faint,
    Strong,
    /// The seat that decides.
    Turn,
    /// A button, which can be clicked; strong if the pointer is at it.
    Button(usize, bool),
    /// The step that led to the board that is shown.
    Here,
}

/// A line of the panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

pub(super) fn rows(text: &str, width: usize, tone: Tone) -> Vec<Row> {
    wrapped(text, width).into_iter().map(|text| Row { text, tone }).collect()
}

impl Table {
    /// The rows of the panel in a room. What is said always stands whole: where there is not room for all, the moves go first, then
    /// what lies beside the board.
    pub(crate) fn rows(&self, width: usize, height: usize) -> Vec<Row> {
        let mut seats = self.seat_rows(width);
        let reserves = self.reserve_rows(width);
        let mut said = self.status_rows(width);
        said.extend(self.note_rows(width));
        said.extend(self.button_rows());
        said.extend(self.line_rows(width));
        said.extend(self.company_rows(width));
        let room = height.saturating_sub(seats.len() + said.len());
        if reserves.len() <= room {
            seats.extend(reserves);
        }
        seats.extend(said);
        let room = height.saturating_sub(seats.len() + 1);
        if room > 0 {
            let moves = self.move_rows(width, room);
            if !moves.is_empty() {
                seats.push(Row { text: String::new(), tone: Tone::Plain });
            }
            seats.extend(moves);
        }
        seats
    }

    fn seat_rows(&self, width: usize) -> Vec<Row> {
        let decides = self.decides().map(|(seat, _)| seat);
        let out = self.playing.scene().out;
        let seat_row = |seat: Seat| {
            let here = decides == Some(seat);
            let mark = if here { self.palette.sign("▶", ">") } else { " " };
            let name = self.playing.seat_name(seat).say(self.lang);
            let who = match self.sitters[seat.index()] {
                Sitter::Person => self.say(sentences::PERSON),
                Sitter::Level(level) => self.say(sentences::LevelN { level: u32::from(level) }),
                Sitter::Elsewhere => String::new(),
            };
            let who = self.online.as_ref().map_or(who, |online| online.holder(seat, self.lang));
            let who = if out.contains(&seat) { self.say(sentences::SEAT_OUT) } else { who };
            let left = self.online.as_ref().and_then(|online| online.left(seat));
            let clock = clock_text(left.unwrap_or(self.spent[seat.index()]));
            let left = format!("{mark} {name} ({who})");
            let room = width.saturating_sub(clock.len() + 1);
            let left = cut(&capital(&left), room);
            let tone = if here { Tone::Turn } else { Tone::Faint };
            Row { text: format!("{left:room$} {clock}"), tone }
        };
        self.playing.chosen().seating.all().map(seat_row).collect()
    }

    /// What lies beside the board.
    fn reserve_rows(&self, width: usize) -> Vec<Row> {
        let counted = self.scene().reserves.into_iter().filter(|reserve| reserve.count > 0);
        let text = |reserve: kernel::Reserve| {
            Message::labelled(capital(&reserve.name.say(self.lang)), reserve.count.to_string()).say(self.lang)
        };
        counted.flat_map(|reserve| rows(&text(reserve), width, Tone::Faint)).collect()
    }

    /// Who decides what, or how it ended.
    fn status_rows(&self, width: usize) -> Vec<Row> {
        if let Some(shown) = self.shown {
            let text = self.say(sentences::LookingAt { entry: shown, of: self.playing.len() });
            return rows(&text, width, Tone::Strong);
        }
        if let Some(running) = &self.running {
            return rows(&self.say(running.counted()), width, Tone::Strong);
        }
        if let Some(text) = self.server_status() {
            return rows(&text, width, Tone::Strong);
        }
        match self.playing.status() {
            Status::Over(outcome) => {
                let rule = outcome.rule;
                let text = match outcome.ending() {
                    Ending::Win(side) => {
                        let side = self.playing.chosen().side_name(side).say(self.lang);
                        self.say(sentences::OverWon { side, rule })
                    }
                    Ending::Draw => self.say(sentences::OverDrawn { rule }),
                    Ending::Lost => self.say(sentences::OverLost { rule }),
                };
                rows(&text, width, Tone::Strong)
            }
            Status::Turn { .. } => {
                let words = self.playing.scene().words;
                let mut said: Vec<Row> =
                    words.iter().flat_map(|text| rows(&capital(&text.say(self.lang)), width, Tone::Strong)).collect();
                if self.is_thinking() {
                    said.extend(rows(&self.say(sentences::THINKING), width, Tone::Faint));
                }
                said
            }
        }
    }

    /// What was said last, or is asked.
    fn note_rows(&self, width: usize) -> Vec<Row> {
        if let Some(question) = self.question {
            let text = match question {
                Question::Resign => self.say(sentences::ASK_RESIGN),
                Question::Draw => self.say(sentences::ASK_DRAW),
                Question::Offer(number) => {
                    let offers = self.online.iter().flat_map(|online| &online.mirror.offers);
                    let told = offers.filter(|offer| offer.number == number).map(|offer| offer.told.clone()).next();
                    self.say(sentences::AskOffer { told: told.unwrap_or_default() })
                }
            };
            return rows(&text, width, Tone::Turn);
        }
        if let Some(looked) = &self.looked {
            let mut said = rows(&self.say(sentences::Would { sentence: looked.sentence.as_str() }), width, Tone::Plain);
            said.extend(looked.captions.iter().flat_map(|caption| rows(&capital(caption), width, Tone::Faint)));
            said.extend(rows(&self.say(sentences::WOULD_KEYS), width, Tone::Turn));
            return said;
        }
        if let Some(Running { acts, index, .. }) = &self.running {
            return rows(&capital(&acts[*index].caption.say(self.lang)), width, Tone::Plain);
        }
        self.note.iter().flat_map(|text| rows(&capital(&text.say(self.lang)), width, Tone::Plain)).collect()
    }

    fn button_rows(&self) -> Vec<Row> {
        let row = |button: usize| {
            let pointed = self.pointer == super::Pointer::Button(button);
            let (left, right) = if pointed { (">[", "]<") } else { (" [", "] ") };
            let text = format!("{left}{}{right}", self.layout.buttons[button].name.say(self.lang));
            Row { text, tone: Tone::Button(button, pointed) }
        };
        self.next_buttons().into_iter().map(row).collect()
    }

    /// The engine's lines, or what the solver knows.
    fn line_rows(&self, width: usize) -> Vec<Row> {
        if !self.watching {
            return Vec::new();
        }
        if let Some(truth) = &self.truth {
            let text = match truth {
                Answer::Solved { moves, .. } => self.say(sentences::TruthSolved { moves: *moves }),
                Answer::Lost => self.say(sentences::TRUTH_LOST),
                Answer::Unknown { .. } => self.say(sentences::TRUTH_UNKNOWN),
            };
            return rows(&text, width, Tone::Strong);
        }
        let Some(thought) = &self.lines else { return Vec::new() };
        let line = |line: &engine::Line| {
            let text = format!("{} {}", score_text(line.score, self.lang), line.steps.join(" "));
            Row { text: cut(&text, width), tone: Tone::Faint }
        };
        thought.lines.iter().map(line).collect()
    }

    /// The latest moves, with the one that led to the board that is shown.
    fn move_rows(&self, width: usize, room: usize) -> Vec<Row> {
        let shown = self.shown.unwrap_or(self.playing.len());
        let mut turns: Vec<(String, bool)> = Vec::new();
        let mut turn = 0;
        for (entry, past) in self.playing.history().enumerate() {
            let word = match (past.written(), past.action()) {
                (Some(written), _) => written,
                (None, Some(action)) => format!("@{}", action.kind().word()),
                (None, None) => String::new(),
            };
            let here = entry + 1 == shown;
            match turns.last_mut() {
                Some((text, marked)) if !past.starts_turn() => {
                    text.push(' ');
                    text.push_str(&word);
                    *marked |= here;
                }
                _ => {
                    turn += 1;
                    turns.push((format!("{turn}. {word}"), here));
                }
            }
        }
        let mut rows: Vec<Row> = Vec::new();
        for (text, here) in turns {
            let tone = if here { Tone::Here } else { Tone::Plain };
            match rows.last_mut() {
                Some(row) if row.tone == Tone::Plain && tone == Tone::Plain && row.text.len() + text.len() + 2 <= width => {
                    row.text.push_str("  ");
                    row.text.push_str(&text);
                }
                _ => rows.push(Row { text: cut(&text, width), tone }),
            }
        }
        let at = rows.iter().position(|row| row.tone == Tone::Here).unwrap_or(rows.len());
        let last = (at + 1).max(room).min(rows.len());
        rows.drain(last.saturating_sub(room)..last).collect()
    }
}

impl Running {
    /// Which event of how many.
    fn counted(&self) -> Message {
        sentences::EventOf { event: self.index + 1, of: self.acts.len() }.into()
    }
}

/// A time as clocks show it.
pub(crate) fn clock_text(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

/// A score for people: what is proven and what is estimated are never mixed.
pub(crate) fn score_text(score: Score, lang: kernel::Lang) -> String {
    match score {
        Score::Estimate(centi) => format!("{:+.2}", f64::from(centi) / 100.0),
        Score::Draw => sentences::SCORE_DRAW.say(lang),
        Score::Win(turns) => sentences::ScoreWin { turns }.say(lang),
        Score::Loss(turns) => sentences::ScoreLoss { turns }.say(lang),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_clocks() {
        let text = |seconds| clock_text(Duration::from_secs(seconds));
        assert_eq!([text(0), text(75), text(3_600), text(86_399)], ["0:00", "1:15", "1:00:00", "23:59:59"]);
    }

    /// Whole random games of every kind, in every language: what is said beside the board has its place on a small screen.
    #[test]
    fn nothing_that_is_said_is_cut_on_a_small_screen() {
        let screen = ratatui::layout::Rect::new(0, 0, 80, 24);
        for game in hall::games() {
            for preset in game.info().presets {
                for lang in kernel::Lang::ALL {
                    let words = kernel::split_rules(preset.rules);
                    let opened = crate::open(game.info().id, &words, Some(0), 1, lang).expect("a preset");
                    let seats = opened.playing.chosen().seating.seats();
                    let palette = crate::Palette { colours: crate::Colours::None, unicode: false };
                    let setting =
                        crate::table::Setting { lang, palette, name: "name".into(), seed: 1, pace: Duration::from_secs(1) };
                    let mut table = Table::new(opened, vec![Sitter::Level(8); seats], setting);
                    let mut dice = kernel::Dice::new(9);
                    let plan = table.plan(screen);
                    let width = usize::from(screen.width - plan.whole.right() - 2);
                    assert!(width >= 28, "{}: {width}", game.info().id);
                    for _ in 0..120 {
                        let Some(step) = table.playing.random_step(&mut dice) else { break };
                        table.play(&step);
                        while table.running.is_some() {
                            let rows = table.rows(width, 22);
                            assert!(rows.len() <= 22, "{} {step}: {rows:#?}", game.info().id);
                            table.tick(Duration::from_secs(1));
                        }
                        table.note.truncate(1);
                        let rows = table.rows(width, 22);
                        assert!(rows.len() <= 22, "{} {step}: {rows:#?}", game.info().id);
                    }
                }
            }
        }
    }
}
