//! Notation: the texts of positions and steps.

use crate::board::{NAMES, Points, name, point, sites};
use crate::camp::Camp;
use crate::drawing;
use crate::position::{IDLE_LIMIT, MarellePosition, PIECES};
use crate::rules::MarelleRules;
use crate::sentences;
use crate::step::MarelleStep;
use crate::word::Word;
use boards::{Fields, read_number};
use kernel::{Join, Message, Notation, Position, Site, StepError, TextError};

impl Notation for MarellePosition {
    fn text(&self) -> String {
        format!("{} {}", self.board_text(), self.fields_text())
    }

    fn read(rules: MarelleRules, text: &str) -> Result<Self, TextError> {
        let mut fields = Fields::new(text);
        let board = read_board(fields.next("board")?)?;
        let camp = match fields.next("side")? {
            "m" => Camp::Brown,
            "i" => Camp::Ivory,
            other => return Err(TextError::new("side", Message::quoted(other), Message::one_of(["m", "i"]))),
        };
        let hands = read_hands(fields.next("hands")?)?;
        let idle = read_number("counter", fields.next("counter")?, u32::from(IDLE_LIMIT))? as u8;
        fields.end()?;
        check(rules, board, camp, hands, idle)?;
        let [own, enemy] = if camp == Camp::Brown { board } else { [board[1], board[0]] };
        Ok(MarellePosition { own, enemy, in_hand: (hands[0] + hands[1]) as u8, camp, idle, rules })
    }

    fn drawing(&self) -> String {
        drawing::write(&self.board_text(), &self.fields_text())
    }

    fn read_drawing(rules: MarelleRules, drawing: &str) -> Result<Self, TextError> {
        Self::read(rules, &drawing::read(drawing)?)
    }

    fn step_text(&self, step: MarelleStep) -> String {
        let (from, to) = self.ends(step);
        let mut text = String::with_capacity(11);
        if from != 0 {
            text.push_str(name(from));
            text.push('-');
        }
        text.push_str(name(to));
        for taken in self.order(step.taken) {
            text.push('x');
            text.push_str(name(taken));
        }
        text
    }

    fn read_step(&self, text: &str) -> Result<MarelleStep, StepError<MarelleStep>> {
        let word = match (Word::read(text), self.refuse_over()) {
            (Ok(word), _) => word,
            (Err(_), Some(over)) => return Err(over.into()),
            (Err(error), None) => return Err(error.into()),
        };
        let step = MarelleStep { moved: word.moved(), taken: word.taken[0] | word.taken[1] };
        if self.is_legal(step) && self.step_text(step) == text {
            return Ok(step);
        }
        Err(self.refuse(&word).into())
    }
}

impl MarellePosition {
    /// Where a legal step begins (the empty set for a placing) and ends.
    pub(crate) fn ends(&self, step: MarelleStep) -> (Points, Points) {
        (step.moved & self.own, step.moved & !self.own)
    }

    /// The removed pieces in the order of the text: that of M-1 where it is possible, else the only possible one (M-8).
    pub(crate) fn order(&self, taken: Points) -> Vec<Points> {
        let mut pieces: Vec<Points> = sites(taken).into_iter().map(point).collect();
        if let &[one, other] = &pieces[..]
            && !self.removals().allows(one, other)
        {
            pieces.reverse();
        }
        pieces
    }

    fn board_text(&self) -> String {
        let letter = |index| Camp::BOTH.into_iter().find(|&camp| self.pieces(camp) & point(Site(index)) != 0);
        (0..24).map(|index| letter(index).map_or('.', Camp::letter)).collect()
    }

    fn fields_text(&self) -> String {
        let [brown, ivory] = Camp::BOTH.map(|camp| self.hand(camp));
        format!("{} {brown}/{ivory} {}", self.camp.letter(), self.idle)
    }
}

/// The pieces of both camps.
fn read_board(text: &str) -> Result<[Points; 2], TextError> {
    let length = text.chars().count();
    if length != 24 {
        return Err(TextError::new("board", sentences::BoardLength { length }, sentences::BOARD_FORM));
    }
    let mut board = [0; 2];
    for (index, letter) in text.chars().enumerate() {
        match letter {
            '.' => {}
            'm' => board[0] |= point(Site(index as u8)),
            'i' => board[1] |= point(Site(index as u8)),
            other => {
                let wrong = sentences::SignOnPoint { sign: other, point: NAMES[index], character: index + 1 };
                let signs = Message::list(Join::Or, ['m', 'i', '.'].map(Message::quoted));
                return Err(TextError::new("board", wrong, signs));
            }
        }
    }
    Ok(board)
}

fn read_hands(text: &str) -> Result<[u32; 2], TextError> {
    let (brown, ivory) =
        text.split_once('/').ok_or_else(|| TextError::new("hands", Message::quoted(text), sentences::HANDS_FORM))?;
    Ok([read_number("hands", brown, PIECES)?, read_number("hands", ivory, PIECES)?])
}

/// Refuses what cannot come up in a game.
fn check(rules: MarelleRules, board: [Points; 2], camp: Camp, hands: [u32; 2], idle: u8) -> Result<(), TextError> {
    let [brown, ivory] = hands;
    // M-2, M-3: brown places first, then by turns.
    let expected = match camp {
        Camp::Brown if brown != ivory => Some(sentences::HANDS_OF_BROWN_TO_MOVE),
        Camp::Ivory if ivory != brown + 1 && (brown, ivory) != (0, 0) => Some(sentences::HANDS_OF_IVORY_TO_MOVE),
        _ => None,
    };
    if let Some(expected) = expected {
        return Err(TextError::new("hands", Message::quoted(format!("{brown}/{ivory}")), expected));
    }
    for (index, owner) in Camp::BOTH.into_iter().enumerate() {
        let on_board = board[index].count_ones();
        let owned = on_board + hands[index];
        let colour = owner.colour();
        if owned > PIECES {
            let wrong = sentences::PiecesOnBoardAndInHand { colour, on_board, in_hand: hands[index] };
            return Err(TextError::new("board", wrong, sentences::AtMostInAll { most: PIECES }));
        }
        // M-10: whoever was left with two has lost at once, so only the side to move can be.
        let least = match (owner == camp, rules.removes_two()) {
            (false, _) => 3,
            (true, false) => 2,
            (true, true) => 1,
        };
        if owned < least {
            let wrong: Message = if owner == camp {
                sentences::ToMoveWithTooFew { colour, left: owned }.into()
            } else {
                sentences::JustPlayedWithTooFew { colour, left: owned }.into()
            };
            return Err(TextError::new("board", wrong, sentences::AtLeast { least }));
        }
    }
    // M-11
    if brown + ivory > 0 && idle != 0 {
        return Err(TextError::new("counter", sentences::IdleWithPiecesInHand { idle }, "0"));
    }
    Ok(())
}
