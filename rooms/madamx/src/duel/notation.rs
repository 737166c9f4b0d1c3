//! Notation: the texts of positions and steps of the duel. Why a step is refused stands in `refuse.rs`.

use super::position::{Duel, IDLE_LIMIT, by_side};
use super::rules::DuelRules;
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{GRID, LAST_RANK, has, line, name};
use crate::sentences;
use boards::{Fields, read_number, read_ranks, write_ranks};
use kernel::{Arg, Join, Message, Notation, Position, StepError, TextError};

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
            other => return Err(TextError::new("side", Message::quoted(other), Message::one_of(["l", "d"]))),
        };
        let start = Duel::start(rules);
        let mut position = Duel { board, now: start.now.with_side(side), ..start };
        read_phase(&mut position, fields.next("phase")?)?;
        let counter = read_number("counter", fields.next("counter")?, u32::from(IDLE_LIMIT))? as u8;
        position.now = position.now.with_idle(counter);
        if rules.opponent_enforces()
            && let Some(before) = fields.optional("before")?
        {
            let ranks = before
                .strip_prefix('!')
                .ok_or_else(|| TextError::new("before", sentences::NO_MARK_BEFORE_RANKS, sentences::RANKS_BEFORE_FORM))?;
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

    fn read_step(&self, word: &str) -> Result<DuelStep, StepError<DuelStep>> {
        let word = Word::read(word)?;
        match word.step().filter(|&step| self.is_legal(step)) {
            Some(step) => Ok(step),
            None => Err(self.refuse(&word).into()),
        }
    }
}

impl Duel {
    fn fields_text(&self) -> String {
        let side = ['l', 'd'][self.own()];
        let phase = if self.moves_piece() {
            if self.now.reopened() { "take" } else { "move" }.into()
        } else {
            let remove = if self.now.removable() { "b" } else { "" };
            if self.now.rules().any_tile() {
                format!("{remove}x=*{}", self.now.left())
            } else {
                format!("{remove}x={}", self.offered().map(name).collect::<Vec<_>>().join(","))
            }
        };
        let before = if self.disputed() { format!(" !{}", board_text(&self.before, '/')) } else { String::new() };
        format!("{side} {phase} {}{before}", self.now.idle())
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
                let wrong = sentences::SignOnPlace { sign: other as char, place: name(place) };
                let signs = Arg::list(Join::Blank, ['-', '+', 'l', 'd', 'L', 'D']);
                return Err(TextError::new(field, wrong, sentences::OneOf { words: signs }));
            }
        };
        if let Content::Man(side) = content
            && has(LAST_RANK[side], place)
        {
            let wrong = sentences::ManOnCrowningRank { sign: letter as char, place: name(place) };
            return Err(TextError::new(field, wrong, Message::quoted(letter.to_ascii_uppercase() as char)));
        }
        board.put(place, content);
        Ok(())
    })?;
    let tiles = board.tiles().count_ones();
    if tiles > TILES || (tiles < TILES && !rules.bi_removes()) {
        let expected = if rules.bi_removes() { sentences::AT_MOST_ALL_TILES } else { sentences::EXACTLY_ALL_TILES };
        return Err(TextError::new(field, sentences::TilesFound { tiles }, expected));
    }
    let [light, dark] = board.camps.map(u64::count_ones);
    if light > PIECES {
        return Err(TextError::new(field, sentences::LightPiecesFound { pieces: light }, sentences::TWELVE_A_SIDE));
    }
    if dark > PIECES {
        return Err(TextError::new(field, sentences::DarkPiecesFound { pieces: dark }, sentences::TWELVE_A_SIDE));
    }
    Ok(board)
}

/// Reads the phase and what is on offer; whether that fits the rest is checked later.
fn read_phase(position: &mut Duel, text: &str) -> Result<(), TextError> {
    if text == "move" {
        return Ok(());
    }
    // only an objection reopens a turn.
    if text == "take" && position.now.rules().opponent_enforces() {
        position.now = position.now.with_reopened(true);
        return Ok(());
    }
    let any = position.now.rules().any_tile();
    let wrong = |wrong: Message| {
        let expected = if any { sentences::PHASE_FORM_ANY_TILE } else { sentences::PHASE_FORM };
        TextError::new("phase", wrong, expected)
    };
    let (removable, offer) = match (text.strip_prefix("bx="), text.strip_prefix("x=")) {
        (Some(offer), _) => (true, offer),
        (_, Some(offer)) => (false, offer),
        _ => return Err(wrong(Message::quoted(text))),
    };
    position.now = position.now.with_removable(removable);
    if any {
        let n = offer.strip_prefix('*').ok_or_else(|| wrong(sentences::PhaseWithoutStar { text }.into()))?;
        let n = read_number("phase", n, PIECES - 1).ok().filter(|&n| n > 0);
        position.now = position.now.with_offer(n.ok_or_else(|| wrong(Message::quoted(text)))? as u8, 0);
        return Ok(());
    }
    let mut tiles = Vec::new();
    for word in offer.split(',') {
        let place = GRID.read(word).ok_or_else(|| wrong(sentences::NoPlace { word }.into()))?;
        if tiles.contains(&place) {
            return Err(wrong(sentences::OfferedTwice { word }.into()));
        }
        if tiles.len() == PIECES as usize - 1 {
            return Err(TextError::new("phase", sentences::TOO_MANY_OFFERED, sentences::AtMost { most: 11 }));
        }
        if !has(position.board.free(), place) {
            return Err(TextError::new("phase", sentences::OfferNotFree { word }, sentences::FREE_TILES));
        }
        tiles.push(place);
    }
    position.offer(&tiles);
    Ok(())
}

/// What the fields must be to each other.
fn check(position: &Duel) -> Result<(), TextError> {
    let Duel { board, before, now, .. } = *position;
    let (left, counter, rules) = (now.left(), now.idle(), now.rules());
    let (own, other) = (position.own(), position.other());
    let pieces = |side: usize| board.camps[side].count_ones();
    if pieces(other) == 0 {
        return Err(TextError::new("board", sentences::OTHER_SIDE_IS_EMPTY, sentences::AT_LEAST_ONE));
    }
    if position.now.reopened() {
        if !by_side!(own, board, can_capture(rules.long_bi())) {
            return Err(TextError::new("phase", sentences::TAKE_WITHOUT_CAPTURE, sentences::SIDE_CAN_CAPTURE));
        }
        if counter >= IDLE_LIMIT {
            return Err(TextError::new(
                "counter",
                sentences::CounterInReopenedTurn { counter },
                sentences::COUNTER_BELOW_LIMIT,
            ));
        }
        if before != Board::NOTHING {
            return Err(TextError::new("before", sentences::REOPENED_ALREADY, sentences::NO_RANKS_AFTER_TAKE));
        }
    }
    if left == 0 {
        if pieces(own) == 0 && counter != 0 {
            return Err(TextError::new("counter", sentences::CounterAfterLastPiece { counter }, "0"));
        }
    } else {
        if pieces(own) == 0 {
            return Err(TextError::new("phase", sentences::DECIDING_SIDE_IS_EMPTY, "move"));
        }
        if left > 1 && u32::from(left) + pieces(other) > PIECES {
            let wrong = sentences::OfferedWithEnemies { tiles: left, enemies: pieces(other) };
            return Err(TextError::new("phase", wrong, sentences::TWELVE_TOGETHER));
        }
        if left > 1 && counter != 0 {
            return Err(TextError::new("counter", sentences::CounterAfterCapture { counter }, "0"));
        }
        if rules.x_after_capture_only() && counter != 0 {
            let wrong = sentences::CounterInXPhase { counter };
            return Err(TextError::new("counter", wrong, "0"));
        }
        if position.now.removable() && !(rules.bi_removes() && board.madams(own) != 0) {
            return Err(TextError::new("phase", "bx=", sentences::REMOVAL_NEEDS_BI_MADAM));
        }
    }
    if before == Board::NOTHING { Ok(()) } else { check_before(position) }
}

/// What the board before the last move must be to the rest.
fn check_before(position: &Duel) -> Result<(), TextError> {
    let Duel { board, before, now, .. } = *position;
    let (left, rules) = (now.left(), now.rules());
    let pieces = |side: usize| board.camps[side].count_ones();
    for side in 0..2 {
        let then = before.camps[side].count_ones();
        if then != pieces(side) {
            let now = pieces(side);
            let wrong: Message = if side == 0 {
                sentences::LightPiecesThen { then, now }.into()
            } else {
                sentences::DarkPiecesThen { then, now }.into()
            };
            return Err(TextError::new("before", wrong, sentences::AS_MANY_AS_NOW));
        }
    }
    if left > 1 {
        return Err(TextError::new("before", sentences::SEVERAL_OFFERED_AFTER_MOVE, sentences::ONE_TILE_OR_RIGHT));
    }
    if left == 1 && rules.x_after_capture_only() {
        return Err(TextError::new("before", sentences::X_PHASE_AFTER_MOVE, sentences::X_MOVE_AFTER_CAPTURES));
    }
    let offender = if left == 0 { position.other() } else { position.own() };
    if !by_side!(offender, before, can_capture(rules.long_bi())) {
        return Err(TextError::new("before", sentences::NOTHING_OVERLOOKED_THERE, sentences::OFFENDER_CAN_CAPTURE));
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
        let syntax = || {
            let forms = Message::one_of(["c3-d4", "c3xe5", "!", "c3>e4", "c3>off", "stay"]);
            TextError::new("step", Message::quoted(word), forms)
        };
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
