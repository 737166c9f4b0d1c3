//! Notation: the texts of positions and steps. Why a step is refused stands in `refuse`.

use crate::board::{CAMPS, GRID, Ground, MARBLES, Plan, bit_of, ground};
use crate::position::{IDLE_LIMIT, PASS_LIMIT};
use crate::refuse::Wish;
use crate::sentences;
use crate::state::State;
use crate::{Colour, ExpionPosition, ExpionRules, ExpionStep};
use boards::{Fields, read_number, read_ranks, write_ranks};
use kernel::{Join, Message, Notation, Position, Side, StepError, TextError};

/// The board of a text before anything is asked of it.
#[derive(Clone, Copy, Debug, Default)]
struct Ranks {
    words: [u64; 4],
    ball: Option<u8>,
}

impl Ranks {
    fn read(plan: Plan, text: &str) -> Result<Ranks, TextError> {
        let mut ranks = Ranks::default();
        read_ranks("board", text, GRID.width, GRID.height, |x, y, letter| ranks.put(plan, GRID.at(x, y), letter))?;
        for colour in Colour::ALL {
            let marbles = ranks.words[colour.index()].count_ones();
            if marbles > MARBLES {
                let wrong = sentences::MarblesFound { marbles, letter: colour.letter() };
                return Err(TextError::new("board", wrong, sentences::AtMost { most: MARBLES }));
            }
        }
        Ok(ranks)
    }

    fn put(&mut self, plan: Plan, square: u8, letter: u8) -> Result<(), TextError> {
        let place = plan.ground(square);
        let expected: Message = match (letter, place) {
            (b'#', Ground::Missing) => return Ok(()),
            (_, Ground::Missing) => sentences::MISSING_SPACE.into(),
            (b'.', _) => return Ok(()),
            (b'x', Ground::Closed) => sentences::NO_BALL_ON_SPECIAL_SPACE.into(),
            (b'x', _) if self.ball.is_some() => sentences::EXACTLY_ONE_BALL.into(),
            (b'x', _) => {
                self.ball = Some(square);
                return Ok(());
            }
            _ => match (Colour::from_letter(letter), place) {
                (None, _) => Message::list(Join::Or, ['.', 'n', 'e', 's', 'w', 'x'].map(Message::quoted)),
                (Some(colour), Ground::Camp(owner)) if owner != colour => sentences::MARBLE_IN_FIELD_OR_OWN_CAMP.into(),
                (Some(colour), _) => {
                    self.words[colour.index()] |= 1 << bit_of(square);
                    return Ok(());
                }
            },
        };
        let wrong = sentences::SignOnSpace { sign: letter.escape_ascii().to_string(), space: GRID.text(square) };
        Err(TextError::new("board", wrong, expected))
    }
}

fn read_turn(text: &str) -> Result<Colour, TextError> {
    let colour = if let [letter] = text.as_bytes() { Colour::from_letter(*letter) } else { None };
    colour.ok_or_else(|| TextError::new("colour", Message::quoted(text), Message::one_of(["n", "e", "s", "w"])))
}

fn read_letter(text: &str, words: &[u64; 4]) -> Result<bool, TextError> {
    // E-15: no capture yet exactly when all marbles stand.
    let all: u32 = words.iter().map(|word| word.count_ones()).sum();
    let full = all == CAMPS.len() as u32 * MARBLES;
    match (text, full) {
        ("-", true) => Ok(false),
        ("r", false) => Ok(true),
        ("-", false) => Err(TextError::new("letter", sentences::NoCaptureWith { all }, sentences::CAPTURED_LETTER)),
        ("r", true) => Err(TextError::new("letter", sentences::CapturedWithAll { all }, sentences::NO_CAPTURE_LETTER)),
        _ => {
            let expected = Message::list(Join::Or, ['-', 'r'].map(Message::quoted));
            Err(TextError::new("letter", Message::quoted(text), expected))
        }
    }
}

impl ExpionPosition {
    /// What must hold between the fields.
    fn check(&self) -> Result<(), TextError> {
        if self.is_skipped(self.state.turn()) {
            let wrong = sentences::NoMarbleToMove { letter: self.state.turn().letter() };
            return Err(TextError::new("colour", wrong, sentences::COLOUR_NOT_SKIPPED));
        }
        // E-17: whoever pushed the EX*PION into a camp still has the marble that did it.
        if let Some(camp) = self.state.ball_camp()
            && self.is_beaten(camp.next().side())
        {
            let wrong = sentences::BallInCampAlone { space: GRID.text(self.ball_square()) };
            return Err(TextError::new("board", wrong, sentences::MARBLE_THAT_PUSHED_IT));
        }
        if self.state.passes() > self.state.idle() {
            let wrong = sentences::PassesInSteps { passes: self.state.passes(), steps: self.state.idle() };
            return Err(TextError::new("passes", wrong, sentences::NOT_ABOVE_STEPS));
        }
        let decided = self.state.ball_camp().is_some() || self.is_beaten(Side(0)) || self.is_beaten(Side(1));
        if decided && self.state.idle() > 0 {
            let wrong = sentences::StepsInDecidedGame { steps: self.state.idle() };
            return Err(TextError::new("steps", wrong, sentences::NO_STEPS_AFTER_LAST));
        }
        Ok(())
    }

    fn letter_at(&self, square: u8) -> char {
        let place = ground(square);
        if place == Ground::Missing {
            return '#';
        }
        if square == self.ball_square() {
            return 'x';
        }
        self.colour_on(square).map_or('.', Colour::letter)
    }

    /// The colour of the marble on a square.
    pub(crate) fn colour_on(&self, square: u8) -> Option<Colour> {
        let stands = |colour: Colour| self.words[colour.index()] >> bit_of(square) & 1 == 1;
        match ground(square) {
            Ground::Missing => None,
            Ground::Camp(colour) => Some(colour).filter(|&colour| stands(colour)),
            Ground::Field | Ground::Closed => Colour::ALL.into_iter().find(|&colour| stands(colour)),
        }
    }
}

impl Notation for ExpionPosition {
    fn text(&self) -> String {
        let board = write_ranks(GRID.width, GRID.height, '/', |x, y| self.letter_at(GRID.at(x, y)));
        let letter = if self.state.is_released() { 'r' } else { '-' };
        format!("{board} {} {letter} {} {}", self.state.turn().letter(), self.state.idle(), self.state.passes())
    }

    fn read(rules: ExpionRules, text: &str) -> Result<Self, TextError> {
        let mut fields = Fields::new(text);
        let ranks = Ranks::read(rules.plan(), fields.next("board")?)?;
        let ball = ranks.ball.ok_or_else(|| TextError::new("board", sentences::NO_BALL, sentences::EXACTLY_ONE_BALL))?;
        let turn = read_turn(fields.next("colour")?)?;
        let released = read_letter(fields.next("letter")?, &ranks.words)?;
        let steps = read_number("steps", fields.next("steps")?, u32::from(IDLE_LIMIT))? as u8;
        let passes = read_number("passes", fields.next("passes")?, u32::from(PASS_LIMIT))? as u8;
        fields.end()?;
        let ball_camp = if let Ground::Camp(colour) = ground(ball) { Some(colour) } else { None };
        let state = State::new(rules, bit_of(ball), turn).with_ball(bit_of(ball), ball_camp);
        let state = state.with_released(released).with_counters(steps, passes);
        let position = ExpionPosition { words: ranks.words, state };
        position.check()?;
        Ok(position)
    }

    fn drawing(&self) -> String {
        let text = self.text();
        let (board, fields) = text.split_once(' ').unwrap_or((&text, ""));
        format!("{}\n{fields}\n", board.replace('/', "\n"))
    }

    fn read_drawing(rules: ExpionRules, drawing: &str) -> Result<Self, TextError> {
        let mut lines = drawing.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut text = String::new();
        for rank in (1..=GRID.height).rev() {
            let line = lines
                .next()
                .ok_or_else(|| TextError::new("drawing", sentences::DrawingRankMissing { rank }, sentences::DRAWING_FORM))?;
            text.push_str(line);
            text.push(if rank == 1 { ' ' } else { '/' });
        }
        let fields = lines
            .next()
            .ok_or_else(|| TextError::new("drawing", sentences::DRAWING_FIELDS_MISSING, sentences::DRAWING_LAST_LINE))?;
        text.push_str(fields);
        if lines.next().is_some() {
            return Err(TextError::new("drawing", sentences::DRAWING_LINE_AFTER_FIELDS, sentences::DRAWING_FORM));
        }
        Self::read(rules, &text)
    }

    fn step_text(&self, step: ExpionStep) -> String {
        Wish::of(step).text()
    }

    fn read_step(&self, word: &str) -> Result<ExpionStep, StepError<ExpionStep>> {
        // C-7: a finished game refuses every step, whatever its text.
        if self.outcome().is_some() {
            return Err(StepError::Illegal(self.refuse(Wish::Pass)));
        }
        let wish = Wish::read(word).ok_or_else(|| {
            let forms = Message::one_of(["c9-c6", "c6-d6", "c6-d6>d7", "c6-d6*", "pass"]);
            TextError::new("step", Message::quoted(word), forms)
        })?;
        self.steps().into_iter().find(|&step| Wish::of(step) == wish).ok_or_else(|| StepError::Illegal(self.refuse(wish)))
    }
}
