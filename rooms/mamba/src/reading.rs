//! Reading: the position of a text, with every demand that a text has to meet. Writing is in `notation`.

use crate::board::Board;
use crate::camp::Camp;
use crate::point::{Point, listed};
use crate::position::{Deed, MambaPosition, Phase, Trigger, Trim};
use crate::rules::{MOST_PIECES, MambaRules, QUIET_TURNS};
use crate::settle::{Frame, first_overlong};
use boards::{Fields, read_number, read_ranks};
use kernel::TextError;

impl MambaPosition {
    /// The position of a text.
    pub(crate) fn read_text(rules: MambaRules, text: &str) -> Result<Self, TextError> {
        let table = rules.table();
        let mut fields = Fields::new(text);
        let board = read_board("board", fields.next("board")?, rules)?;
        let camp = read_camp(fields.next("camp")?, rules)?;
        let phase = fields.next("phase")?;
        let quiet = read_number("turns", fields.next("turns")?, u32::from(QUIET_TURNS))? as u8;
        let before = fields.optional("before")?;
        fields.end()?;
        let mut position = MambaPosition { quiet, ..MambaPosition::turn(rules, board, camp) };
        if let Some(point) = listed(board.stifled(table.all)).first() {
            return Err(TextError::new(
                "board",
                format!("{point} has no empty point in its cross"),
                "no piece that asphyxia takes (B-11)",
            ));
        }
        if let Some(rest) = phase.strip_prefix("trim:") {
            position.read_trim(rest, before)?;
        } else {
            position.read_turn(phase, before)?;
        }
        if quiet != 0 && !(position.phase == Phase::Turn && position.mothers == 0) {
            return Err(TextError::new("turns", format!("{quiet}"), "0 after a birth and while an end is chosen (B-18)"));
        }
        Ok(position)
    }

    fn read_turn(&mut self, phase: &str, before: Option<&str>) -> Result<(), TextError> {
        match phase.split_once(':') {
            None if phase == "turn" => {}
            Some(("turn", mothers)) => self.read_mothers(mothers)?,
            _ => {
                return Err(TextError::new("phase", format!("'{phase}'"), "turn, turn:<mothers>, trim:b:... or trim:m:..."));
            }
        }
        if before.is_some() {
            return Err(TextError::new("end", "more fields", "the end of the text: only trim has ranks after '!'"));
        }
        if self.own() == 0 {
            let camp = self.camp.letter();
            return Err(TextError::new("camp", format!("{camp} is on turn without pieces"), "a camp with pieces"));
        }
        check_alignments("board", &self.board)?;
        self.check_thresholds()
    }

    /// Reads what follows `trim:` in the phase, and the ranks before the settling.
    fn read_trim(&mut self, phase: &str, before: Option<&str>) -> Result<(), TextError> {
        let table = self.rules.table();
        let expected = "trim:b:<arrival>:<origin>:<end>,<end> with the mothers after ':' if any, or trim:m:...";
        let wrong = |what: String| TextError::new("phase", what, expected);
        let parts: Vec<&str> = phase.splitn(6, ':').collect();
        let (deed, parts) = match parts[..] {
            ["b", ref parts @ ..] => (Deed::Birth, parts),
            ["m", ref parts @ ..] => (Deed::Displacement, parts),
            _ => return Err(wrong(format!("'trim:{phase}'"))),
        };
        let (&[arrival, origin, ends], mothers) =
            parts.split_first_chunk().ok_or_else(|| wrong(format!("'trim:{phase}'")))?;
        let point = |text: &str| Point::read(text, table.size).ok_or_else(|| wrong(format!("'{text}' is no point")));
        let (arrival, origin) = (point(arrival)?, point(origin)?);
        let (one, two) = ends.split_once(',').ok_or_else(|| wrong(format!("'{ends}' are not two ends")))?;
        let ends = [point(one)?, point(two)?];
        match (deed, mothers) {
            (_, []) => {}
            (Deed::Birth, [mothers]) => self.read_mothers(mothers)?,
            _ => return Err(wrong("more after the ends".into())),
        }
        let reached = match deed {
            Deed::Birth => self.cradle(origin) & arrival.bit() != 0,
            Deed::Displacement => (1..=2).contains(&arrival.distance(origin)),
        };
        if !reached {
            return Err(TextError::new(
                "phase",
                format!("{arrival} cannot be reached from {origin}"),
                "an arrival that a birth (B-8) or a displacement (B-9) can have from the origin",
            ));
        }
        let before = before.and_then(|text| text.strip_prefix('!')).ok_or_else(|| {
            TextError::new("before", "missing", "'!' and the ranks before the step that started the confrontation")
        })?;
        let before = read_board("before", before, self.rules)?;
        self.check_before(&before)?;
        let trigger = Trigger { deed, arrival, origin };
        let frame = Frame { table, before: &before, turn: self.camp, trigger };
        let Some(alignment) = first_overlong(&self.board, &frame) else {
            return Err(TextError::new("phase", "no alignment has more than four pieces", "turn"));
        };
        if alignment.ends() != ends {
            let [one, two] = alignment.ends();
            return Err(TextError::new(
                "phase",
                format!("the ends {},{}", ends[0], ends[1]),
                format!("{one},{two}, the ends that come first (B-12)"),
            ));
        }
        self.phase = Phase::Trim(Trim { trigger, ends });
        self.before = before;
        Ok(())
    }

    /// The `!` ranks: a board on which play went on.
    fn check_before(&self, before: &Board) -> Result<(), TextError> {
        let table = self.rules.table();
        if let Some(point) = listed(before.stifled(table.all)).first() {
            return Err(TextError::new("before", format!("{point} has no empty point in its cross"), "a settled board"));
        }
        check_alignments("before", before)?;
        let stand = MambaPosition::turn(self.rules, *before, self.camp);
        stand.check_fallen("before")?;
        if stand.sides_left().len() < 2 {
            return Err(TextError::new("before", "fewer than two sides have pieces", "a board on which play went on"));
        }
        match table.playing().find(|&camp| self.board.of(camp) != 0 && before.of(camp) == 0) {
            Some(camp) => {
                let camp = camp.letter();
                Err(TextError::new("before", format!("{camp} has no pieces"), "every camp that has pieces now"))
            }
            None => Ok(()),
        }
    }

    fn read_mothers(&mut self, text: &str) -> Result<(), TextError> {
        let size = self.rules.table().size;
        let mut last = None;
        for square in text.split(',') {
            let wrong =
                |what: &str, expected: String| TextError::new("phase", format!("mother '{square}' {what}"), expected);
            let point = Point::read(square, size).ok_or_else(|| wrong("is no point", "points of the board".into()))?;
            if last >= Some(point.file_then_rank()) {
                return Err(wrong("is out of order", "mothers by file, then rank, each once".into()));
            }
            last = Some(point.file_then_rank());
            if self.own() & point.bit() == 0 {
                return Err(wrong("does not stand there", format!("a piece of {} on its point", self.camp.letter())));
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
            let (camp, n) = (camp.letter(), self.board.count(camp));
            let more = table.threshold + 1;
            Err(TextError::new(field, format!("{camp} has {n} pieces"), format!("at least {more}, or none (B-15)")))
        })
    }
}

fn check_alignments(field: &'static str, board: &Board) -> Result<(), TextError> {
    board.overlong().next().map_or(Ok(()), |alignment| {
        let [one, two] = alignment.ends();
        let n = alignment.length();
        Err(TextError::new(field, format!("{n} pieces in a line from {one} to {two}"), "at most four (B-11)"))
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
                let letter = letter as char;
                return Err(TextError::new(field, format!("'{letter}' on {point}"), format!("'.' or a camp, a to {last}")));
            }
        }
        Ok(())
    })?;
    let n = board.occupied().count_ones();
    if n > MOST_PIECES {
        return Err(TextError::new(field, format!("{n} pieces"), format!("at most {MOST_PIECES} (B-6)")));
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
        TextError::new("camp", format!("'{text}'"), format!("the camp on turn, a to {last}"))
    })
}
