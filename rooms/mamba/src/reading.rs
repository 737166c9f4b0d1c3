//! Reading: the position of a text, with every demand that a text has to meet. Writing is in `notation`.

use crate::board::Board;
use crate::camp::Camp;
use crate::point::{Point, listed};
use crate::position::{Deed, MambaPosition, Phase, Trigger, Trim};
use crate::rules::{IDLE_LIMIT, MOST_PIECES, MambaRules};
use crate::sentences;
use crate::settle::{Frame, first_overlong};
use boards::{Fields, read_number, read_ranks};
use kernel::{Message, TextError};

impl MambaPosition {
    /// The position of a text.
    pub(crate) fn read_text(rules: MambaRules, text: &str) -> Result<Self, TextError> {
        let table = rules.table();
        let mut fields = Fields::new(text);
        let board = read_board("board", fields.next("board")?, rules)?;
        let camp = read_camp(fields.next("camp")?, rules)?;
        let phase = fields.next("phase")?;
        let idle = read_number("turns", fields.next("turns")?, u32::from(IDLE_LIMIT))? as u8;
        let before = fields.optional("before")?;
        fields.end()?;
        let mut position = MambaPosition { idle, ..MambaPosition::turn(rules, board, camp) };
        if let Some(point) = listed(board.stifled(table.all)).first() {
            let wrong = sentences::PieceIsStifled { point: *point };
            return Err(TextError::new("board", wrong, sentences::NO_STIFLED_PIECE));
        }
        if let Some(rest) = phase.strip_prefix("trim:") {
            position.read_trim(rest, before)?;
        } else {
            position.read_turn(phase, before)?;
        }
        if idle != 0 && !(position.phase == Phase::Turn && position.mothers == 0) {
            return Err(TextError::new("turns", idle.to_string(), sentences::NO_QUIET_TURNS));
        }
        Ok(position)
    }

    fn read_turn(&mut self, phase: &str, before: Option<&str>) -> Result<(), TextError> {
        match phase.split_once(':') {
            None if phase == "turn" => {}
            Some(("turn", mothers)) => self.read_mothers(mothers)?,
            _ => {
                return Err(TextError::new("phase", Message::quoted(phase), sentences::PHASE_FORM));
            }
        }
        if before.is_some() {
            return Err(TextError::new("end", sentences::MORE_FIELDS, sentences::END_UNLESS_TRIM));
        }
        if self.own() == 0 {
            let wrong = sentences::CampWithoutPiecesOnTurn { letter: self.camp.letter() };
            return Err(TextError::new("camp", wrong, sentences::CAMP_WITH_PIECES));
        }
        check_alignments("board", &self.board)?;
        self.check_thresholds()
    }

    /// Reads what follows `trim:` in the phase, and the ranks before the settling.
    fn read_trim(&mut self, phase: &str, before: Option<&str>) -> Result<(), TextError> {
        let table = self.rules.table();
        let wrong = |what: Message| TextError::new("phase", what, sentences::TRIM_FORM);
        let whole = || Message::quoted(format!("trim:{phase}"));
        let parts: Vec<&str> = phase.splitn(6, ':').collect();
        let (deed, parts) = match parts[..] {
            ["b", ref parts @ ..] => (Deed::Birth, parts),
            ["m", ref parts @ ..] => (Deed::Displacement, parts),
            _ => return Err(wrong(whole())),
        };
        let (&[arrival, origin, ends], mothers) = parts.split_first_chunk().ok_or_else(|| wrong(whole()))?;
        let point = |text: &str| Point::read(text, table.size).ok_or_else(|| wrong(sentences::NoPoint { text }.into()));
        let (arrival, origin) = (point(arrival)?, point(origin)?);
        let (one, two) = ends.split_once(',').ok_or_else(|| wrong(sentences::NotTwoEnds { ends }.into()))?;
        let ends = [point(one)?, point(two)?];
        match (deed, mothers) {
            (_, []) => {}
            (Deed::Birth, [mothers]) => self.read_mothers(mothers)?,
            _ => return Err(wrong(sentences::MORE_AFTER_ENDS.into())),
        }
        let reached = match deed {
            Deed::Birth => self.cradle(origin) & arrival.bit() != 0,
            Deed::Displacement => (1..=2).contains(&arrival.distance(origin)),
        };
        if !reached {
            let wrong = sentences::ArrivalOutOfReach { arrival, origin };
            return Err(TextError::new("phase", wrong, sentences::ARRIVAL_WITHIN_REACH));
        }
        let before = before
            .and_then(|text| text.strip_prefix('!'))
            .ok_or_else(|| TextError::new("before", sentences::BEFORE_MISSING, sentences::BEFORE_FORM))?;
        let before = read_board("before", before, self.rules)?;
        self.check_before(&before)?;
        let trigger = Trigger { deed, arrival, origin };
        let frame = Frame { table, before: &before, turn: self.camp, trigger };
        let Some(alignment) = first_overlong(&self.board, &frame) else {
            return Err(TextError::new("phase", sentences::NO_OVERLONG_ALIGNMENT, "turn"));
        };
        if alignment.ends() != ends {
            let ([one, two], [first, second]) = (ends, alignment.ends());
            let expected = sentences::EndsThatComeFirst { one: first, two: second };
            return Err(TextError::new("phase", sentences::OtherEnds { one, two }, expected));
        }
        self.phase = Phase::Trim(Trim { trigger, ends });
        self.before = before;
        Ok(())
    }

    /// The `!` ranks: a board on which play went on.
    fn check_before(&self, before: &Board) -> Result<(), TextError> {
        let table = self.rules.table();
        if let Some(point) = listed(before.stifled(table.all)).first() {
            let wrong = sentences::PieceIsStifled { point: *point };
            return Err(TextError::new("before", wrong, sentences::SETTLED_BOARD));
        }
        check_alignments("before", before)?;
        let stand = MambaPosition::turn(self.rules, *before, self.camp);
        stand.check_fallen("before")?;
        if stand.sides_left().len() < 2 {
            return Err(TextError::new("before", sentences::FEWER_THAN_TWO_SIDES, sentences::BOARD_OF_PLAY));
        }
        match table.playing().find(|&camp| self.board.of(camp) != 0 && before.of(camp) == 0) {
            Some(camp) => {
                let wrong = sentences::CampHasNoPieces { letter: camp.letter() };
                Err(TextError::new("before", wrong, sentences::EVERY_CAMP_OF_NOW))
            }
            None => Ok(()),
        }
    }

    fn read_mothers(&mut self, text: &str) -> Result<(), TextError> {
        let size = self.rules.table().size;
        let mut last = None;
        for square in text.split(',') {
            let point = Point::read(square, size)
                .ok_or_else(|| TextError::new("phase", sentences::MotherIsNoPoint { square }, sentences::POINTS_OF_BOARD))?;
            if last >= Some(point.file_then_rank()) {
                return Err(TextError::new("phase", sentences::MotherOutOfOrder { square }, sentences::ORDER_OF_MOTHERS));
            }
            last = Some(point.file_then_rank());
            if self.own() & point.bit() == 0 {
                let expected = sentences::PieceOfCampThere { letter: self.camp.letter() };
                return Err(TextError::new("phase", sentences::MotherDoesNotStand { square }, expected));
            }
            self.mothers |= point.bit();
        }
        Ok(())
    }

    /// B-15: no camp is left at or below the threshold, unless the game is over.
    fn check_thresholds(&self) -> Result<(), TextError> {
        let table = self.rules.table();
        let sides = self.sides_left();
        let pieces = |side| -> u32 {
            let camps = table.playing().filter(|&camp| table.side(camp) == side);
            camps.map(|camp| self.board.count(camp)).sum()
        };
        let mut each = sides.iter().map(pieces);
        let most = each.next();
        let fell_together = self.all_are_low() && each.all(|n| Some(n) == most);
        if sides.len() == 1 || fell_together { Ok(()) } else { self.check_fallen("board") }
    }

    fn check_fallen(&self, field: &'static str) -> Result<(), TextError> {
        let table = self.rules.table();
        let fallen = table.playing().find(|&camp| (1..=table.threshold).contains(&self.board.count(camp)));
        fallen.map_or(Ok(()), |camp| {
            let wrong = sentences::CampHasTooFew { letter: camp.letter(), pieces: self.board.count(camp) };
            Err(TextError::new(field, wrong, sentences::AtLeastOrNone { least: table.threshold + 1 }))
        })
    }
}

fn check_alignments(field: &'static str, board: &Board) -> Result<(), TextError> {
    board.overlong().next().map_or(Ok(()), |alignment| {
        let [one, two] = alignment.ends();
        let wrong = sentences::OverlongLine { pieces: alignment.length(), one, two };
        Err(TextError::new(field, wrong, sentences::FOUR_IN_LINE))
    })
}

fn read_board(field: &'static str, text: &str, rules: MambaRules) -> Result<Board, TextError> {
    let table = rules.table();
    let mut board = Board::default();
    read_ranks(field, text, table.size, table.size, |x, y, letter| {
        let point = Point::at(x, y);
        match Camp::read(letter).filter(|camp| camp.index() < table.camps()) {
            Some(camp) => board.put(point, camp),
            None if letter == b'.' => {}
            None => {
                let last = Camp::ALL[table.camps() - 1].letter();
                let wrong = sentences::SignOnPoint { sign: letter as char, point };
                return Err(TextError::new(field, wrong, sentences::EmptyOrCamp { last }));
            }
        }
        Ok(())
    })?;
    let n = board.occupied().count_ones();
    if n > MOST_PIECES {
        return Err(TextError::new(field, sentences::PiecesFound { n }, sentences::MostPieces { most: MOST_PIECES }));
    }
    Ok(board)
}

fn read_camp(text: &str, rules: MambaRules) -> Result<Camp, TextError> {
    let n = rules.table().camps();
    let camp = match text.as_bytes() {
        &[letter] => Camp::read(letter).filter(|camp| camp.index() < n),
        _ => None,
    };
    camp.ok_or_else(|| {
        let last = Camp::ALL[n - 1].letter();
        TextError::new("camp", Message::quoted(text), sentences::CampOnTurn { last })
    })
}
