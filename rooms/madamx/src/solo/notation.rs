//! Notation: the texts of positions and steps of the solitaire. Why a step is refused stands in `refuse.rs`.

use super::position::{HOME, Phase, Solo};
use super::rules::SoloRules;
use super::step::SoloStep;
use crate::frame::{A1_COLOUR, GRID, bit, has, name};
use crate::sentences;
use boards::{Bits, Fields, read_number, read_ranks, write_ranks};
use kernel::{Arg, Join, Message, Notation, Position, StepError, TextError};

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
            other => return Err(TextError::new("side", Message::quoted(other), "s")),
        }
        let phase = fields.next("phase")?;
        solo.phase = match phase {
            "first" => Phase::First,
            "move" => Phase::Move,
            _ => {
                let tile = phase.strip_prefix("x=").and_then(|tile| GRID.read(tile));
                solo.tile =
                    tile.ok_or_else(|| TextError::new("phase", Message::quoted(phase), sentences::SOLO_PHASE_FORM))?;
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

    fn read_step(&self, word: &str) -> Result<SoloStep, StepError<SoloStep>> {
        let step = read_word(word)?;
        if self.is_legal(step) { Ok(step) } else { Err(self.refuse(step).into()) }
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
                let wrong = sentences::SignOnPlace { sign: other as char, place: name(place) };
                let signs = Arg::list(Join::Blank, ['-', '+', 'l', 'd']);
                return Err(TextError::new("board", wrong, sentences::OneOf { words: signs }));
            }
        }
        if letter != b'+' && !has(A1_COLOUR, place) {
            let wrong = sentences::SoloManOn { sign: letter as char, place: name(place) };
            return Err(TextError::new("board", wrong, sentences::SOLO_MEN_ON_COLOUR_OF_A1));
        }
        solo.tiles |= bit(place);
        Ok(())
    })?;
    let [light, dark] = solo.camps.map(u64::count_ones);
    if light != 4 {
        return Err(TextError::new("board", sentences::SoloLightMenFound { men: light }, "4"));
    }
    if dark != 4 {
        return Err(TextError::new("board", sentences::SoloDarkMenFound { men: dark }, "4"));
    }
    let tiles = solo.tiles.count_ones();
    if tiles > 32 {
        return Err(TextError::new("board", sentences::TilesFound { tiles }, sentences::AtMost { most: 32 }));
    }
    Ok(solo)
}

/// What the fields must be to each other.
fn check(solo: &Solo) -> Result<(), TextError> {
    let counter = u32::from(solo.counter);
    if solo.phase == Phase::First {
        let home = HOME.into_iter().fold(0, |home, place| home | bit(place));
        if solo.tiles != A1_COLOUR || solo.men() != home {
            return Err(TextError::new("board", sentences::SOLO_NOT_A_START, sentences::SOLO_ONE_OF_STARTS));
        }
        if counter != 0 {
            return Err(TextError::new("counter", sentences::SoloCounterBeforeFirst { counter }, "0"));
        }
        return Ok(());
    }
    let advances = 32 - solo.tiles.count_ones();
    if advances == 0 {
        return Err(TextError::new("board", sentences::SOLO_ALL_TILES_AFTER_FIRST, sentences::SOLO_FIRST_TILE_GONE));
    }
    let Some(jumps) = counter.checked_sub(advances) else {
        let wrong = sentences::SoloTooFewMoves { counter, advances };
        return Err(TextError::new("counter", wrong, sentences::SOLO_MOVE_FOR_EACH_TILE));
    };
    let ranks: u32 = Bits(solo.men()).map(|place| u32::from(GRID.y(place)) + 1).sum();
    let expected = 12 + advances + 2 * jumps;
    if ranks != expected {
        let expected = sentences::SoloRanksExpected { ranks: expected, advances, jumps };
        return Err(TextError::new("board", sentences::SoloRanksFound { ranks }, expected));
    }
    if solo.phase == Phase::Place {
        if jumps == 0 {
            return Err(TextError::new("phase", sentences::SOLO_PLACING_WITHOUT_JUMP, "move"));
        }
        if !has(solo.free() & A1_COLOUR, solo.tile) {
            let wrong = sentences::SoloNotFreeTile { place: name(solo.tile) };
            return Err(TextError::new("phase", wrong, sentences::SOLO_TILE_LEFT_BY_JUMP));
        }
    }
    Ok(())
}

fn read_word(word: &str) -> Result<SoloStep, TextError> {
    let syntax = || {
        let forms = Message::one_of(["a1-b2", "a1^c3", "a1>e4", "stay"]);
        TextError::new("step", Message::quoted(word), forms)
    };
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
