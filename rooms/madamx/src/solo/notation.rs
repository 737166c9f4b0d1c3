//! Notation: the texts of positions and steps of the solitaire. Why a step is refused stands in `refuse.rs`.

use super::position::{HOME, Phase, Solo, SoloRules, SoloStep};
use crate::frame::{A1_COLOUR, GRID, bit, has, name};
use boards::{Bits, Fields, read_number, read_ranks, write_ranks};
use kernel::{Lang, Notation, Position, StepError, TextError};

/// The most moves there can be: 24 advances, because eight tiles carry men, and then 12 jumps for the other ranks.
const MOST_MOVES: u32 = 36;

impl Notation for Solo {
    fn text(&self) -> String {
        format!("{} {}", self.board_text('/'), self.fields_text())
    }

    fn read(_rules: SoloRules, text: &str) -> Result<Self, TextError> {
        let mut fields = Fields::new(text);
        let mut solo = read_board(fields.next("board")?)?;
        match fields.next("side")? {
            "s" => {}
            other => return Err(TextError::new("side", format!("'{other}'"), "s")),
        }
        let phase = fields.next("phase")?;
        solo.phase = match phase {
            "first" => Phase::First,
            "move" => Phase::Move,
            _ => {
                let tile = phase.strip_prefix("x=").and_then(|tile| GRID.read(tile));
                solo.tile =
                    tile.ok_or_else(|| TextError::new("phase", format!("'{phase}'"), "first, move or x= and a place"))?;
                Phase::Place
            }
        };
        solo.counter = read_number("counter", fields.next("counter")?, MOST_MOVES)? as u8;
        fields.end()?;
        check(&solo)?;
        Ok(solo)
    }

    fn drawing(&self) -> String {
        format!("{}\n{}\n", self.board_text('\n'), self.fields_text())
    }

    fn read_drawing(rules: SoloRules, drawing: &str) -> Result<Self, TextError> {
        Self::read(rules, &crate::drawing::line(drawing)?)
    }

    fn step_text(&self, step: SoloStep) -> String {
        match step {
            SoloStep::Advance { from, to } => format!("{}-{}", name(from), name(to)),
            SoloStep::Jump { from, to } => format!("{}^{}", name(from), name(to)),
            SoloStep::Place { from, to } => format!("{}>{}", name(from), name(to)),
            SoloStep::Stay => "stay".into(),
        }
    }

    fn read_step(&self, word: &str, lang: Lang) -> Result<SoloStep, StepError<SoloStep>> {
        let step = read_word(word)?;
        if self.is_legal(step) { Ok(step) } else { Err(self.refuse(step, lang).into()) }
    }
}

impl Solo {
    fn board_text(&self, separator: char) -> String {
        write_ranks(8, 8, separator, |x, y| {
            let place = GRID.at(x, y);
            match (has(self.camps[0], place), has(self.camps[1], place), has(self.tiles, place)) {
                (true, _, _) => 'l',
                (_, true, _) => 'd',
                (_, _, true) => '+',
                _ => '-',
            }
        })
    }

    fn fields_text(&self) -> String {
        let phase = match self.phase {
            Phase::First => "first".into(),
            Phase::Move => "move".into(),
            Phase::Place => format!("x={}", name(self.tile)),
        };
        format!("s {phase} {}", self.counter)
    }
}

fn read_board(text: &str) -> Result<Solo, TextError> {
    let mut solo = Solo { tiles: 0, camps: [0; 2], phase: Phase::Move, tile: 0, counter: 0 };
    read_ranks("board", text, 8, 8, |x, y, letter| {
        let place = GRID.at(x, y);
        match letter {
            b'-' => return Ok(()),
            b'+' => {}
            b'l' => solo.camps[0] |= bit(place),
            b'd' => solo.camps[1] |= bit(place),
            other => {
                let wrong = format!("'{}' on {}", other as char, name(place));
                return Err(TextError::new("board", wrong, "one of - + l d"));
            }
        }
        if letter != b'+' && !has(A1_COLOUR, place) {
            let wrong = format!("a man '{}' on {}", letter as char, name(place));
            return Err(TextError::new("board", wrong, "men on places of a1's colour only"));
        }
        solo.tiles |= bit(place);
        Ok(())
    })?;
    for (camp, name) in solo.camps.into_iter().zip(["light", "dark"]) {
        if camp.count_ones() != 4 {
            return Err(TextError::new("board", format!("{} {name} men", camp.count_ones()), "4"));
        }
    }
    let tiles = solo.tiles.count_ones();
    if tiles > 32 {
        return Err(TextError::new("board", format!("{tiles} tiles"), "at most 32"));
    }
    Ok(solo)
}

/// What the fields must be to each other.
fn check(solo: &Solo) -> Result<(), TextError> {
    let counter = u32::from(solo.counter);
    if solo.phase == Phase::First {
        let home = HOME.into_iter().fold(0, |home, place| home | bit(place));
        if solo.tiles != A1_COLOUR || solo.men() != home {
            return Err(TextError::new("board", "not a start", "one of the 70 starts in the phase first"));
        }
        if counter != 0 {
            return Err(TextError::new("counter", format!("{counter} before the first step"), "0"));
        }
        return Ok(());
    }
    let advances = 32 - solo.tiles.count_ones();
    if advances == 0 {
        return Err(TextError::new("board", "32 tiles after the first step", "at most 31: the first step is an advance"));
    }
    let Some(jumps) = counter.checked_sub(advances) else {
        let wrong = format!("{counter} moves, but {advances} tiles are gone");
        return Err(TextError::new("counter", wrong, "at least one move for each tile that is gone"));
    };
    let ranks: u32 = Bits(solo.men()).map(|place| u32::from(GRID.y(place)) + 1).sum();
    let expected = 12 + advances + 2 * jumps;
    if ranks != expected {
        let wrong = format!("the ranks of the men add up to {ranks}");
        return Err(TextError::new("board", wrong, format!("{expected} after {advances} advances and {jumps} jumps")));
    }
    if solo.phase == Phase::Place {
        if jumps == 0 {
            return Err(TextError::new("phase", "a tile to place without a jump", "move"));
        }
        if !has(solo.free() & A1_COLOUR, solo.tile) {
            let wrong = format!("{} is not a free tile of a1's colour", name(solo.tile));
            return Err(TextError::new("phase", wrong, "the free tile that a jump has left"));
        }
    }
    Ok(())
}

fn read_word(word: &str) -> Result<SoloStep, TextError> {
    let syntax = || TextError::new("step", format!("'{word}'"), "a1-b2, a1^c3, a1>e4 or stay");
    if word == "stay" {
        return Ok(SoloStep::Stay);
    }
    let (from, rest) = GRID.read_prefix(word).ok_or_else(syntax)?;
    let (sign, to) = rest.split_at_checked(1).ok_or_else(syntax)?;
    let to = GRID.read(to).ok_or_else(syntax)?;
    match sign {
        "-" => Ok(SoloStep::Advance { from, to }),
        "^" => Ok(SoloStep::Jump { from, to }),
        ">" => Ok(SoloStep::Place { from, to }),
        _ => Err(syntax()),
    }
}
