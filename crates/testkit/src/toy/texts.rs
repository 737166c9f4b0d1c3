//! The texts of the toy game.

use super::{Answer, IDLE, Phase, TURNS, ToyPosition, ToyRules, ToyStep};
use crate::sentences;
use boards::{Fields, Grid, read_number, read_ranks, write_ranks};
use kernel::{Message, Notation, Position, Refusal, StepError, TextError};

pub(crate) const GRID: Grid = Grid { width: 8, height: 8 };

impl Notation for ToyPosition {
    fn text(&self) -> String {
        let board = write_ranks(8, 8, '/', |x, y| self.owner(GRID.at(x, y)).map_or('.', |camp| (b'a' + camp) as char));
        let phase = match self.phase {
            Phase::Swap => "swap".to_string(),
            Phase::Mirror(Answer(None)) => "mirror".to_string(),
            Phase::Mirror(Answer(Some(square))) => format!("mirror:{}", GRID.text(square)),
            Phase::Answer(square) => format!("answer:{}", GRID.text(square)),
        };
        format!("{board} {} {phase} {} {}", (b'a' + self.camp) as char, self.turns, self.idle)
    }

    fn read(rules: ToyRules, text: &str) -> Result<Self, TextError> {
        let mut fields = Fields::new(text);
        let mut pebbles = [0_u64; 4];
        read_ranks("board", fields.next("board")?, 8, 8, |x, y, letter| {
            match letter {
                b'.' => {}
                b'a'..=b'd' if letter - b'a' < rules.seats() => pebbles[(letter - b'a') as usize] |= 1 << GRID.at(x, y),
                other => {
                    let square = GRID.text(GRID.at(x, y));
                    return Err(TextError::new(
                        "board",
                        format!("'{}' on {square}", other as char),
                        "'.' or a camp that plays",
                    ));
                }
            }
            Ok(())
        })?;
        if (0..4).any(|camp| pebbles[camp].count_ones() != if camp < rules.seats() as usize { 2 } else { 0 }) {
            return Err(TextError::new("board", "a wrong number of pebbles", "two for each camp"));
        }
        let camp = match fields.next("camp")?.as_bytes() {
            &[letter @ b'a'..=b'd'] if letter - b'a' < rules.seats() => letter - b'a',
            _ => return Err(TextError::new("camp", "not a camp that plays", "one letter")),
        };
        let phase = fields.next("phase")?;
        let turns = read_number("turns", fields.next("turns")?, u32::from(TURNS))? as u8;
        let idle = read_number("idle", fields.next("idle")?, u32::from(IDLE))? as u8;
        fields.end()?;
        let mut position = ToyPosition { pebbles, rules, camp, phase: Phase::Swap, turns, idle };
        position.phase = read_phase(&position, phase).ok_or_else(|| {
            TextError::new("phase", format!("'{phase}'"), "swap, mirror, mirror:<square> or answer:<square>")
        })?;
        if position.phase != Phase::Swap && turns == TURNS {
            return Err(TextError::new("turns", "a turn goes on after the last", "fewer turns"));
        }
        Ok(position)
    }

    fn drawing(&self) -> String {
        let text = self.text();
        let (board, fields) = text.split_once(' ').expect("a board and fields");
        format!("{}\n{fields}\n", board.replace('/', "\n"))
    }

    fn read_drawing(rules: ToyRules, drawing: &str) -> Result<Self, TextError> {
        let lines: Vec<&str> = drawing.split(['\n', '/']).map(str::trim).filter(|line| !line.is_empty()).collect();
        let (fields, ranks) =
            lines.split_last().ok_or_else(|| TextError::new("drawing", "empty", "eight ranks and the fields"))?;
        Self::read(rules, &format!("{} {fields}", ranks.join("/")))
    }

    fn step_text(&self, step: ToyStep) -> String {
        match step {
            ToyStep::Swap(a, b) => format!("{}~{}", GRID.text(a), GRID.text(b)),
            ToyStep::Keep => "keep".into(),
            ToyStep::Turn => "turn".into(),
            ToyStep::Stay => "stay".into(),
            ToyStep::Down => "down".into(),
        }
    }

    fn read_step(&self, word: &str) -> Result<ToyStep, StepError<ToyStep>> {
        super::note(|calls| calls.reads += 1);
        let step = match word {
            "keep" => ToyStep::Keep,
            "turn" => ToyStep::Turn,
            "stay" => ToyStep::Stay,
            "down" => ToyStep::Down,
            _ => {
                let squares = word.split_once('~').and_then(|(a, b)| Some((GRID.read(a)?, GRID.read(b)?)));
                let (a, b) = squares
                    .filter(|(a, b)| a != b)
                    .ok_or_else(|| TextError::new("step", format!("'{word}'"), "a1~b2, keep, turn, stay or down"))?;
                ToyStep::Swap(a.min(b), a.max(b))
            }
        };
        if self.is_legal(step) {
            return Ok(step);
        }
        Err(self.refuse(step).into())
    }
}

impl ToyPosition {
    pub(crate) fn refuse(&self, step: ToyStep) -> Refusal<ToyStep> {
        let rule = match (self.outcome(), step) {
            (Some(outcome), _) => outcome.rule,
            (None, ToyStep::Swap(..)) => "T-2",
            (None, ToyStep::Keep | ToyStep::Turn) => "T-3",
            (None, ToyStep::Stay | ToyStep::Down) => "T-4",
        };
        Refusal::new(rule, Message::from(sentences::NOT_NOW))
    }
}

fn read_phase(position: &ToyPosition, text: &str) -> Option<Phase> {
    let pebble = |square: &str| {
        let square = GRID.read(square)?;
        let owner = position.owner(square)?;
        (position.side(owner) != position.side(position.camp)).then_some(square)
    };
    match text {
        "swap" => Some(Phase::Swap),
        "mirror" if position.rules.teams() => Some(Phase::Mirror(Answer(None))),
        _ => match text.split_once(':')? {
            ("mirror", square) if position.rules.teams() => Some(Phase::Mirror(Answer(Some(pebble(square)?)))),
            ("answer", square) => Some(Phase::Answer(pebble(square)?)),
            _ => None,
        },
    }
}
