//! Notation: the texts of positions and steps. What may follow from them is decided elsewhere.

use crate::board::Board;
use crate::camp::Camp;
use crate::point::{Point, Set, listed};
use crate::position::{Deed, MambaPosition, Phase, Trigger, Trim};
use crate::rules::MambaRules;
use crate::sentences;
use crate::step::MambaStep;
use boards::write_ranks;
use kernel::{Message, Notation, Position, StepError, TextError};

impl Notation for MambaPosition {
    fn text(&self) -> String {
        let size = self.rules.table().size;
        format!("{} {}", write_board(&self.board, size, '/'), self.fields())
    }

    fn read(rules: MambaRules, text: &str) -> Result<Self, TextError> {
        Self::read_text(rules, text)
    }

    fn drawing(&self) -> String {
        let board = write_board(&self.board, self.rules.table().size, '\n');
        let spaced: String = board.chars().flat_map(|c| if c == '\n' { vec![c] } else { vec![c, ' '] }).collect();
        format!("{}\n{}\n", spaced.replace(" \n", "\n").trim_end(), self.fields())
    }

    fn read_drawing(rules: MambaRules, drawing: &str) -> Result<Self, TextError> {
        let lines: Vec<&str> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let Some((fields, ranks)) = lines.split_last() else {
            return Err(TextError::new("drawing", sentences::DRAWING_EMPTY, sentences::DRAWING_FORM));
        };
        let ranks: Vec<String> = ranks.iter().map(|rank| rank.split_whitespace().collect()).collect();
        Self::read(rules, &format!("{} {fields}", ranks.join("/")))
    }

    fn step_text(&self, step: MambaStep) -> String {
        step.to_string()
    }

    fn read_step(&self, word: &str) -> Result<MambaStep, StepError<MambaStep>> {
        let squares = read_form(word).ok_or_else(|| TextError::new("step", Message::quoted(word), sentences::STEP_FORM))?;
        let size = self.rules.table().size;
        let point = |text: &str| Point::read(text, size).ok_or_else(|| self.refuse_outside(text));
        let step = match squares {
            Form::Birth(mother, newborn) => MambaStep::Birth { mother: point(mother)?, newborn: point(newborn)? },
            Form::Displacement(from, to) => MambaStep::Displacement { from: point(from)?, to: point(to)? },
            Form::Cut(end) => MambaStep::Cut { end: point(end)? },
        };
        if self.is_legal(step) { Ok(step) } else { Err(self.refuse(step).into()) }
    }
}

/// A step word before its squares are looked for on the board.
enum Form<'a> {
    Birth(&'a str, &'a str),
    Displacement(&'a str, &'a str),
    Cut(&'a str),
}

fn read_form(word: &str) -> Option<Form<'_>> {
    // A letter and a number without leading zero: a square of some board, if not of this one.
    let is_square = |text: &str| match text.as_bytes() {
        [b'a'..=b'z', b'1'..=b'9'] => true,
        [b'a'..=b'z', b'1'..=b'9', digit] => digit.is_ascii_digit(),
        _ => false,
    };
    let two = |separator| word.split_once(separator).filter(|(one, two)| is_square(one) && is_square(two));
    if let Some(end) = word.strip_prefix('-') {
        return is_square(end).then_some(Form::Cut(end));
    }
    two('+').map(|(mother, newborn)| Form::Birth(mother, newborn)).or_else(|| {
        let (from, to) = two('-')?;
        Some(Form::Displacement(from, to))
    })
}

impl MambaPosition {
    /// What stands in the text after the ranks.
    fn fields(&self) -> String {
        let phase = match self.phase {
            Phase::Turn => format!("turn{}", after_colon(self.mothers)),
            Phase::Trim(Trim { trigger: Trigger { deed, arrival, origin }, ends: [one, two] }) => {
                let deed = if deed == Deed::Birth { 'b' } else { 'm' };
                format!("trim:{deed}:{arrival}:{origin}:{one},{two}{}", after_colon(self.mothers))
            }
        };
        let fields = format!("{} {phase} {}", self.camp.letter(), self.idle);
        match self.phase {
            Phase::Turn => fields,
            Phase::Trim(_) => format!("{fields} !{}", write_board(&self.before, self.rules.table().size, '/')),
        }
    }
}

fn after_colon(mothers: Set) -> String {
    let points: Vec<String> = listed(mothers).iter().map(ToString::to_string).collect();
    if points.is_empty() { String::new() } else { format!(":{}", points.join(",")) }
}

fn write_board(board: &Board, size: u8, separator: char) -> String {
    write_ranks(size, size, separator, |x, y| board.owner(Point::at(x, y)).map_or('.', Camp::letter))
}
