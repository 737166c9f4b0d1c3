//! The texts: PDN FEN for positions, the Hub form for steps, and a drawing.

use crate::board::{SQUARES, bit_of, number_of};
use crate::ledger::{Challenge, IDLE_LIMIT, Ledger, Overlooked};
use crate::position::{BROWN, CHALLENGE_TURNS, DamesPosition, IVORY};
use crate::rules::DamesRules;
use crate::sentences;
use crate::step::{DamesStep, Kind};
use boards::{Bits, read_number};
use kernel::{Arg, Join, Message, Notation, Phrase, Position, Side, StepError, TextError};
use std::ops::ControlFlow;

/// The most pieces a side can have.
const MOST_PIECES: u32 = 20;

impl Notation for DamesPosition {
    fn text(&self) -> String {
        let list = |side: Side| {
            let squares = Bits(self.pieces(side)).map(|bit| {
                let king = if self.kings >> bit & 1 == 1 { "K" } else { "" };
                format!("{king}{}", number_of(bit))
            });
            squares.collect::<Vec<_>>().join(",")
        };
        format!("{}:W{}:B{}{}", letter(self.turn()), list(BROWN), list(IVORY), self.extras())
    }

    fn read(rules: DamesRules, text: &str) -> Result<Self, TextError> {
        let mut fields = text.split(':');
        let turn = read_side(fields.next().unwrap_or_default())
            .ok_or_else(|| TextError::new("side", Message::quoted(first(text)), Message::one_of(["W", "B"])))?;
        let mut kings = 0;
        let mut lists = [0_u64; 2];
        for side in [BROWN, IVORY] {
            let missing = if side == BROWN { sentences::BROWN_LIST_MISSING } else { sentences::IVORY_LIST_MISSING };
            let field = fields.next().and_then(|field| field.strip_prefix(letter(side)));
            let field = field.ok_or_else(|| TextError::new("pieces", missing, sentences::LISTS_FORM))?;
            lists[side.index()] = read_squares(field, side, lists[0], &mut kings)?;
        }
        if lists == [0, 0] {
            return Err(TextError::new("pieces", sentences::NO_PIECE_AT_ALL, sentences::AT_LEAST_ONE_PIECE));
        }
        let ledger = if turn == BROWN { Ledger::new(rules) } else { Ledger::new(rules).with_other_turn() };
        let position = DamesPosition { own: lists[turn.index()], enemy: lists[turn.index() ^ 1], kings, ledger };
        position.read_extras(fields)
    }

    fn drawing(&self) -> String {
        let mut out = String::new();
        for number in 1..=50 {
            let indent = match number % 10 {
                1 => "  ",
                6 => "",
                _ => "   ",
            };
            out.push_str(indent);
            out.push(self.glyph(bit_of(number)).unwrap_or('.'));
            if number % 5 == 0 {
                out.push('\n');
            }
        }
        out.push(letter(self.turn()));
        out.push_str(&self.extras());
        out.push('\n');
        out
    }

    fn read_drawing(rules: DamesRules, drawing: &str) -> Result<Self, TextError> {
        let lines: Vec<&str> = drawing.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let (fields, rows) = match lines.split_last() {
            Some((fields, rows)) if rows.len() == 10 => (fields, rows),
            _ => {
                let wrong = sentences::DrawingLines { lines: lines.len() };
                return Err(TextError::new("drawing", wrong, sentences::DRAWING_FORM));
            }
        };
        let mut lists = [Vec::new(), Vec::new()];
        for (row, line) in rows.iter().enumerate() {
            let glyphs: Vec<char> = line.chars().filter(|c| !c.is_whitespace()).collect();
            if glyphs.len() != 5 {
                let wrong = sentences::DrawingRow { row: row + 1, squares: glyphs.len() };
                return Err(TextError::new("drawing", wrong, "5"));
            }
            for (index, glyph) in glyphs.into_iter().enumerate() {
                let number = row * 5 + index + 1;
                match glyph {
                    '.' => {}
                    'm' | 'i' => lists[usize::from(glyph == 'i')].push(number.to_string()),
                    'M' | 'I' => lists[usize::from(glyph == 'I')].push(format!("K{number}")),
                    other => {
                        let glyphs = Arg::list(Join::Blank, ['.', 'm', 'M', 'i', 'I']);
                        let wrong = sentences::SignOnSquare { sign: other, square: number };
                        return Err(TextError::new("drawing", wrong, sentences::OneOf { words: glyphs }));
                    }
                }
            }
        }
        let (turn, extras) = fields.split_at_checked(1).unwrap_or((fields, ""));
        Self::read(rules, &format!("{turn}:W{}:B{}{extras}", lists[0].join(","), lists[1].join(",")))
    }

    fn step_text(&self, step: DamesStep) -> String {
        step_text(step)
    }

    fn read_step(&self, word: &str) -> Result<DamesStep, StepError<DamesStep>> {
        let wish = match (Wish::read(word), self.over()) {
            (Ok(wish), _) => wish,
            (Err(_), Some(over)) => return Err(over.into()),
            (Err(error), None) => return Err(error.into()),
        };
        let fitting = self.fitting(&wish);
        match fitting[..] {
            [step] => Ok(step),
            [] => Err(self.refuse(&wish).into()),
            _ => Err(StepError::Ambiguous(fitting)),
        }
    }
}

/// What a step word asks for, before anyone knows whether it is legal.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// From one bit to another.
    Plain(u8, u8),
    /// A capture: the squares in the order they were written, from and at least one more.
    Capture { objection: bool, squares: Vec<u8> },
}

impl Wish {
    fn read(word: &str) -> Result<Wish, TextError> {
        let wrong = || TextError::new("step", Message::quoted(word), sentences::STEP_FORM);
        let square = |text: &str| {
            let number = read_number("step", text, 50).ok().filter(|&number| number > 0);
            number.map(|number| bit_of(number as u8)).ok_or_else(wrong)
        };
        let (objection, body) = match word.strip_prefix('!') {
            Some(body) => (true, body),
            None => (false, word),
        };
        if let Some((from, to)) = body.split_once('-') {
            if objection {
                return Err(wrong());
            }
            return Ok(Wish::Plain(square(from)?, square(to)?));
        }
        // A capture takes at most twenty pieces: start, end and those.
        if !body.contains('x') || body.split('x').count() > 22 {
            return Err(wrong());
        }
        let squares = body.split('x').map(square).collect::<Result<Vec<u8>, _>>()?;
        Ok(Wish::Capture { objection, squares })
    }
}

impl DamesPosition {
    /// The legal steps a wish can mean. The canonical form of a capture goes before the forms of PDN.
    fn fitting(&self, wish: &Wish) -> Vec<DamesStep> {
        let all = |fits: &dyn Fn(DamesStep) -> bool| {
            let mut steps = Vec::new();
            let _ = self.visit_steps::<()>(&mut |step| {
                if fits(step) {
                    steps.push(step);
                }
                ControlFlow::Continue(())
            });
            steps
        };
        match *wish {
            Wish::Plain(from, to) => all(&|step| !step.captures() && (step.from(), step.to()) == (from, to)),
            Wish::Capture { objection, ref squares } => {
                let captures =
                    |step: DamesStep| step.captures() && step.is_objection() == objection && step.from() == squares[0];
                if squares.len() == 2 {
                    return all(&|step| captures(step) && step.to() == squares[1]);
                }
                let canonical = all(&|step| {
                    captures(step) && step.to() == squares[1] && Bits(step.captured()).eq(squares[2..].iter().copied())
                });
                if !canonical.is_empty() {
                    return canonical;
                }
                all(&|step| {
                    let mut fits = false;
                    if captures(step) && step.to() == squares[squares.len() - 1] {
                        self.visit_paths(step, &mut |path| fits |= path == squares.as_slice());
                    }
                    fits
                })
            }
        }
    }

    pub(crate) fn glyph(&self, bit: u8) -> Option<char> {
        let king = self.kings >> bit & 1 == 1;
        if self.pieces(BROWN) >> bit & 1 == 1 {
            Some(if king { 'M' } else { 'm' })
        } else if self.pieces(IVORY) >> bit & 1 == 1 {
            Some(if king { 'I' } else { 'i' })
        } else {
            None
        }
    }

    /// The position as the Hub protocol writes it: the side on turn, then a letter for each square.
    pub(crate) fn hub_text(&self) -> String {
        let square = |number: u8| match self.glyph(bit_of(number)) {
            Some('m') => 'w',
            Some('M') => 'W',
            Some('i') => 'b',
            Some(_) => 'B',
            None => 'e',
        };
        std::iter::once(letter(self.turn())).chain((1..=50).map(square)).collect()
    }

    /// The optional fields of the text.
    fn extras(&self) -> String {
        let mut out = String::new();
        if self.ledger.idle() > 0 {
            out.push_str(&format!(":H{}", self.ledger.idle()));
        }
        if let Some((side, turns)) = self.ledger.challenge().running() {
            out.push_str(&format!(":C{}{turns}", letter(side)));
        }
        if let Some(Overlooked { from, to, crowned }) = self.ledger.overlooked() {
            let mark = if crowned { "p" } else { "" };
            out.push_str(&format!(":O{}-{}{mark}", number_of(from), number_of(to)));
        }
        out
    }

    fn read_extras<'a>(mut self, fields: impl Iterator<Item = &'a str>) -> Result<Self, TextError> {
        let mut last = 0;
        for field in fields {
            let (kind, value) = field.split_at_checked(1).unwrap_or((field, ""));
            let order = "HCO".find(kind).filter(|_| !kind.is_empty()).map_or(0, |index| index + 1);
            if order <= last {
                return Err(TextError::new("field", Message::quoted(format!(":{field}")), sentences::EXTRAS_FORM));
            }
            last = order;
            self.ledger = match order {
                1 => self.ledger.with_idle(read_number("H", value, u32::from(IDLE_LIMIT))? as u8),
                2 => self.ledger.with_challenge(read_challenge(value)?),
                _ => self.ledger.with_overlooked(Some(self.read_overlooked(value)?)),
            };
        }
        Ok(self)
    }

    /// The field O: a plain move of the side that is not on turn, made where it could have captured.
    fn read_overlooked(&self, value: &str) -> Result<Overlooked, TextError> {
        let wrong = |expected: Phrase| TextError::new("O", Message::quoted(value), expected);
        if !self.rules().opponent_enforces() {
            let wrong = Message::quoted(format!(":O{value}"));
            return Err(TextError::new("O", wrong, sentences::OVERLOOKED_ONLY_WITH_OPPONENT));
        }
        let (squares, crowned) = match value.strip_suffix('p') {
            Some(squares) => (squares, true),
            None => (value, false),
        };
        let square = |text| read_number("O", text, 50).ok().filter(|&number| number > 0).map(|number| bit_of(number as u8));
        let squares = squares.split_once('-').and_then(|(from, to)| Some((square(from)?, square(to)?)));
        let (from, to) = squares.ok_or_else(|| wrong(sentences::OVERLOOKED_FORM))?;
        if self.enemy >> to & 1 == 0 || self.occupied() >> from & 1 == 1 {
            return Err(wrong(sentences::OVERLOOKED_SQUARES));
        }
        let overlooked = Overlooked { from, to, crowned };
        if crowned && (self.kings >> to & 1 == 0 || Self::far_row(self.other()) >> to & 1 == 0) {
            return Err(wrong(sentences::OVERLOOKED_CROWNING));
        }
        let before = self.before_overlooked(overlooked);
        let kind = if crowned { Kind::Crowned } else { before.kind_of(from, to) };
        let made = DamesStep::new(from, to, 0, kind);
        let possible =
            before.visit_plain(&mut |step| if step == made { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
        if possible.is_continue() {
            return Err(wrong(sentences::OVERLOOKED_POSSIBLE));
        }
        if !before.can_capture() {
            let nothing = sentences::OverlookedNothing { word: value };
            return Err(TextError::new("O", nothing, sentences::OVERLOOKED_ONLY_AFTER));
        }
        let by_king = kind == Kind::King;
        if by_king != (self.ledger.idle() > 0) {
            let expected = if by_king { sentences::IDLE_AFTER_KING } else { sentences::NO_IDLE_AFTER_MAN };
            return Err(TextError::new("H", sentences::IdleWithMove { idle: self.ledger.idle(), word: value }, expected));
        }
        Ok(overlooked)
    }
}

/// The canonical word of a step.
pub(crate) fn step_text(step: DamesStep) -> String {
    let (from, to) = (number_of(step.from()), number_of(step.to()));
    if !step.captures() {
        return format!("{from}-{to}");
    }
    let mark = if step.is_objection() { "!" } else { "" };
    let captured: String = Bits(step.captured()).map(|bit| format!("x{}", number_of(bit))).collect();
    format!("{mark}{from}x{to}{captured}")
}

/// What a player writes of a step: where the piece comes from and where it goes. What it took is left out.
pub(crate) fn on_paper(word: &str) -> String {
    match word.splitn(3, 'x').collect::<Vec<_>>()[..] {
        [from, to, _] => format!("{from}x{to}"),
        _ => word.into(),
    }
}

pub(crate) const fn letter(side: Side) -> char {
    if side.0 == 0 { 'W' } else { 'B' }
}

fn read_side(text: &str) -> Option<Side> {
    match text {
        "W" => Some(BROWN),
        "B" => Some(IVORY),
        _ => None,
    }
}

/// The first field of a text, for errors.
fn first(text: &str) -> &str {
    text.split(':').next().unwrap_or_default()
}

fn read_challenge(value: &str) -> Result<Challenge, TextError> {
    let (side, turns) = value.split_at_checked(1).unwrap_or((value, ""));
    let side = read_side(side).ok_or_else(|| TextError::new("C", Message::quoted(value), sentences::CHALLENGE_FORM))?;
    Ok(Challenge::new(side, read_number("C", turns, u32::from(CHALLENGE_TURNS))? as u8))
}

/// Reads the squares of one side: single ones, kings with `K`, ranges of men.
fn read_squares(text: &str, side: Side, taken: u64, kings: &mut u64) -> Result<u64, TextError> {
    let field = if side == BROWN { "W" } else { "B" };
    let mut pieces = 0;
    if text.is_empty() {
        return Ok(0);
    }
    for word in text.split(',') {
        let wrong = || TextError::new(field, Message::quoted(word), sentences::SQUARES_FORM);
        let number = |text: &str| {
            let number = read_number(field, text, 50).ok().filter(|&number| number > 0);
            number.map(|number| number as u8).ok_or_else(wrong)
        };
        let (low, high, king) = match (word.strip_prefix('K'), word.split_once('-')) {
            (Some(square), _) => (number(square)?, number(square)?, true),
            (None, Some((low, high))) => (number(low)?, number(high)?, false),
            (None, None) => (number(word)?, number(word)?, false),
        };
        if low > high {
            return Err(wrong());
        }
        for square in low..=high {
            let bit = 1 << bit_of(square);
            if (pieces | taken) & bit != 0 {
                let wrong = sentences::SquareGivenTwice { square };
                return Err(TextError::new(field, wrong, sentences::ONE_PIECE_A_SQUARE));
            }
            pieces |= bit;
            if king {
                *kings |= bit;
            } else if DamesPosition::far_row(side) & bit != 0 {
                let wrong = sentences::ManOnCrowningSquare { square };
                return Err(TextError::new(field, wrong, sentences::KING_THERE));
            }
        }
    }
    debug_assert_eq!(pieces & !SQUARES, 0);
    if pieces.count_ones() > MOST_PIECES {
        let wrong = sentences::PiecesFound { pieces: pieces.count_ones() };
        return Err(TextError::new(field, wrong, sentences::AtMost { most: MOST_PIECES }));
    }
    Ok(pieces)
}
