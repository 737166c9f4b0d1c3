//! Notation: the texts of positions and steps of the duel. Why a step is refused stands in `refuse.rs`.

use super::position::{Duel, PATIENCE, by_side};
use super::rules::DuelRules;
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{GRID, LAST_RANK, has, line, name};
use boards::{Fields, read_number, read_ranks, write_ranks};
use kernel::{Lang, Notation, Position, StepError, TextError};

/// The most pieces a side has.
const PIECES: u32 = 12;
/// The tiles of the game.
const TILES: u32 = 32;

impl Notation for Duel {
    fn text(&self) -> String {
        format!("{} {}", board_text(&self.board, '/'), self.fields_text())
    }

    fn read(rules: DuelRules, text: &str) -> Result<Self, TextError> {
        let mut fields = Fields::new(text);
        let board = read_board("board", fields.next("board")?, rules)?;
        let side = match fields.next("side")? {
            "l" => 0,
            "d" => 1,
            other => return Err(TextError::new("side", format!("'{other}'"), "l or d")),
        };
        let mut position = Duel { board, side, ..Duel::start(rules) };
        read_phase(&mut position, fields.next("phase")?)?;
        position.counter = read_number("counter", fields.next("counter")?, u32::from(PATIENCE))? as u8;
        if rules.opponent_enforces()
            && let Some(before) = fields.optional("before")?
        {
            let ranks = before
                .strip_prefix('!')
                .ok_or_else(|| TextError::new("before", "no '!' at its start", "'!' and the ranks before the last turn"))?;
            position.before = read_board("before", ranks, rules)?;
        }
        fields.end()?;
        check(&position)?;
        Ok(position)
    }

    fn drawing(&self) -> String {
        format!("{}\n{}\n", board_text(&self.board, '\n'), self.fields_text())
    }

    fn read_drawing(rules: DuelRules, drawing: &str) -> Result<Self, TextError> {
        Self::read(rules, &crate::drawing::line(drawing)?)
    }

    fn step_text(&self, step: DuelStep) -> String {
        match step {
            DuelStep::Move { from, to } => format!("{}-{}", name(from), name(to)),
            DuelStep::Capture(path) => path_text(path),
            DuelStep::Object => "!".into(),
            DuelStep::Relocate { from, to } => format!("{}>{}", name(from), name(to)),
            DuelStep::Remove { from } => format!("{}>off", name(from)),
            DuelStep::Stay => "stay".into(),
        }
    }

    fn read_step(&self, word: &str, lang: Lang) -> Result<DuelStep, StepError<DuelStep>> {
        let word = Word::read(word)?;
        match word.step().filter(|&step| self.is_legal(step)) {
            Some(step) => Ok(step),
            None => Err(self.refuse(&word, lang).into()),
        }
    }
}

impl Duel {
    fn fields_text(&self) -> String {
        let side = ['l', 'd'][self.own()];
        let phase = if self.moves_piece() {
            if self.reopened { "take" } else { "move" }.into()
        } else {
            let remove = if self.removable { "b" } else { "" };
            if self.rules.any_tile() {
                format!("{remove}x=*{}", self.left)
            } else {
                format!("{remove}x={}", self.offered().map(name).collect::<Vec<_>>().join(","))
            }
        };
        let before = if self.disputed() { format!(" !{}", board_text(&self.before, '/')) } else { String::new() };
        format!("{side} {phase} {}{before}", self.counter)
    }
}

fn board_text(board: &Board, separator: char) -> String {
    write_ranks(8, 8, separator, |x, y| match board.content(GRID.at(x, y)) {
        Content::Bare => '-',
        Content::Free => '+',
        Content::Man(side) => ['l', 'd'][side],
        Content::Madam(side) => ['L', 'D'][side],
    })
}

fn path_text(path: Path) -> String {
    let places = std::iter::once(path.from()).chain(path.landings());
    places.map(name).collect::<Vec<_>>().join("x")
}

fn read_board(field: &'static str, text: &str, rules: DuelRules) -> Result<Board, TextError> {
    let mut board = Board::NOTHING;
    read_ranks(field, text, 8, 8, |x, y, letter| {
        let place = GRID.at(x, y);
        let content = match letter {
            b'-' => Content::Bare,
            b'+' => Content::Free,
            b'l' => Content::Man(0),
            b'd' => Content::Man(1),
            b'L' => Content::Madam(0),
            b'D' => Content::Madam(1),
            other => {
                let wrong = format!("'{}' on {}", other as char, name(place));
                return Err(TextError::new(field, wrong, "one of - + l d L D"));
            }
        };
        if let Content::Man(side) = content
            && has(LAST_RANK[side], place)
        {
            let wrong = format!("a man '{}' on {}, where it is crowned", letter as char, name(place));
            return Err(TextError::new(field, wrong, format!("'{}'", letter.to_ascii_uppercase() as char)));
        }
        board.put(place, content);
        Ok(())
    })?;
    let tiles = board.tiles().count_ones();
    if tiles > TILES || (tiles < TILES && !rules.bi_removes()) {
        let expected = if rules.bi_removes() { "at most 32 tiles" } else { "exactly 32 tiles" };
        return Err(TextError::new(field, format!("{tiles} tiles"), expected));
    }
    for (camp, name) in board.camps.into_iter().zip(["light", "dark"]) {
        let pieces = camp.count_ones();
        if pieces > PIECES {
            return Err(TextError::new(field, format!("{pieces} {name} pieces"), "at most 12 a side"));
        }
    }
    Ok(board)
}

/// Reads the phase and what is on offer; whether that fits the rest is checked later.
fn read_phase(position: &mut Duel, text: &str) -> Result<(), TextError> {
    if text == "move" {
        return Ok(());
    }
    // only an objection reopens a turn.
    if text == "take" && position.rules.opponent_enforces() {
        position.reopened = true;
        return Ok(());
    }
    let any = position.rules.any_tile();
    let wrong = |wrong: String| {
        let expected = if any { "move, x=*n or bx=*n with n from 1 to 11" } else { "move, x= or bx= and places like c3,d4" };
        TextError::new("phase", wrong, expected)
    };
    let (removable, offer) = match (text.strip_prefix("bx="), text.strip_prefix("x=")) {
        (Some(offer), _) => (true, offer),
        (_, Some(offer)) => (false, offer),
        _ => return Err(wrong(format!("'{text}'"))),
    };
    position.removable = removable;
    if any {
        let n = offer.strip_prefix('*').ok_or_else(|| wrong(format!("'{text}' has no '*'")))?;
        let n = read_number("phase", n, PIECES - 1).ok().filter(|&n| n > 0);
        position.left = n.ok_or_else(|| wrong(format!("'{text}'")))? as u8;
        return Ok(());
    }
    let mut tiles = Vec::new();
    for word in offer.split(',') {
        let place = GRID.read(word).ok_or_else(|| wrong(format!("'{word}' is no place")))?;
        if tiles.contains(&place) {
            return Err(wrong(format!("{word} is offered twice")));
        }
        if tiles.len() == PIECES as usize - 1 {
            return Err(TextError::new("phase", "more than 11 tiles on offer", "at most 11"));
        }
        if !has(position.board.free(), place) {
            return Err(TextError::new("phase", format!("{word} is on offer but is no free tile"), "free tiles"));
        }
        tiles.push(place);
    }
    position.offer(&tiles);
    Ok(())
}

/// What the fields must be to each other.
fn check(position: &Duel) -> Result<(), TextError> {
    let Duel { board, before, left, counter, rules, .. } = *position;
    let (own, other) = (position.own(), position.other());
    let pieces = |side: usize| board.camps[side].count_ones();
    if pieces(other) == 0 {
        return Err(TextError::new("board", "the side that does not decide has no piece", "at least one"));
    }
    if position.reopened {
        if !by_side!(own, board, can_capture(rules.long_bi())) {
            return Err(TextError::new("phase", "take, but there is no capture", "a board where the side can capture"));
        }
        if counter >= PATIENCE {
            return Err(TextError::new("counter", format!("{counter} in a reopened turn"), "a number from 0 to 99"));
        }
        if before != Board::NOTHING {
            return Err(TextError::new("before", "a turn that was reopened already", "no ranks after take"));
        }
    }
    if left == 0 {
        if pieces(own) == 0 && counter != 0 {
            return Err(TextError::new("counter", format!("{counter} after the last piece was captured"), "0"));
        }
    } else {
        if pieces(own) == 0 {
            return Err(TextError::new("phase", "the side that decides has no piece", "move"));
        }
        if left > 1 && u32::from(left) + pieces(other) > PIECES {
            let wrong = format!("{left} tiles on offer with {} enemy pieces left", pieces(other));
            return Err(TextError::new("phase", wrong, "at most 12 together"));
        }
        if left > 1 && counter != 0 {
            return Err(TextError::new("counter", format!("{counter} after a capture"), "0"));
        }
        if rules.x_after_capture_only() && counter != 0 {
            let wrong = format!("{counter} in an X phase, which only follows a capture");
            return Err(TextError::new("counter", wrong, "0"));
        }
        if position.removable && !(rules.bi_removes() && board.madams(own) != 0) {
            let expected = "x=: bx= needs the option bi-removes and an own Bi-Madam";
            return Err(TextError::new("phase", "bx=", expected));
        }
    }
    if before == Board::NOTHING {
        return Ok(());
    }
    for side in 0..2 {
        let then = before.camps[side].count_ones();
        if then != pieces(side) {
            let wrong = format!("{then} {} pieces, now {}", ["light", "dark"][side], pieces(side));
            return Err(TextError::new("before", wrong, "as many as now"));
        }
    }
    if left > 1 {
        return Err(TextError::new("before", "several tiles are on offer after a plain move", "one tile or right"));
    }
    if left == 1 && rules.x_after_capture_only() {
        return Err(TextError::new("before", "an X phase after a plain move", "move: the X move follows captures only"));
    }
    let offender = if left == 0 { other } else { own };
    if !by_side!(offender, before, can_capture(rules.long_bi())) {
        return Err(TextError::new("before", "no capture was overlooked there", "a board where the offender can capture"));
    }
    Ok(())
}

/// A step word taken apart, before anything is known of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Move(u8, u8),
    /// The places of a capture, at least two.
    Capture(Vec<u8>),
    Object,
    Relocate(u8, u8),
    Remove(u8),
    Stay,
}

impl Word {
    pub(crate) fn read(word: &str) -> Result<Word, TextError> {
        let syntax = || TextError::new("step", format!("'{word}'"), "c3-d4, c3xe5, !, c3>e4, c3>off or stay");
        match word {
            "stay" => return Ok(Word::Stay),
            "!" => return Ok(Word::Object),
            _ => {}
        }
        let (from, rest) = GRID.read_prefix(word).ok_or_else(syntax)?;
        let place = |text: &str| GRID.read(text).ok_or_else(syntax);
        match rest.split_at_checked(1) {
            Some(("x", rest)) => {
                let landings = rest.split('x').map(place).collect::<Result<Vec<_>, _>>()?;
                Ok(Word::Capture(std::iter::once(from).chain(landings).collect()))
            }
            Some(("-", to)) => Ok(Word::Move(from, place(to)?)),
            Some((">", "off")) => Ok(Word::Remove(from)),
            Some((">", to)) => Ok(Word::Relocate(from, place(to)?)),
            _ => Err(syntax()),
        }
    }

    /// The step the word stands for, if there can be one; it need not be legal.
    fn step(&self) -> Option<DuelStep> {
        Some(match *self {
            Word::Move(from, to) => DuelStep::Move { from, to },
            Word::Capture(ref places) => DuelStep::Capture(path(places)?),
            Word::Object => DuelStep::Object,
            Word::Relocate(from, to) => DuelStep::Relocate { from, to },
            Word::Remove(from) => DuelStep::Remove { from },
            Word::Stay => DuelStep::Stay,
        })
    }
}

/// The path of a capture's places, if they lie as the places of a capture do.
pub(crate) fn path(places: &[u8]) -> Option<Path> {
    let (&from, landings) = places.split_first()?;
    let (_, reach) = line(from, *landings.first()?)?;
    if reach < 2 || landings.len() > Path::MOST || (reach > 2 && landings.len() > 1) {
        return None;
    }
    let mut path = Path::new(from, reach - 1);
    let mut at = from;
    for &to in landings {
        let (direction, distance) = line(at, to)?;
        if distance != reach {
            return None;
        }
        path = path.then(direction);
        at = to;
    }
    Some(path)
}
