//! Why a capture, or an objection, may not be played.

use super::{Refused, bare, landing, own_piece};
use crate::board::{Board, Content};
use crate::duel::position::Duel;
use crate::duel::step::Path;
use crate::frame::{AHEAD, LAST_RANK, bit, has, line, name, only, shift};
use crate::sentences;
use kernel::{Message, Refusal, Rule};

impl Duel {
    pub(super) fn refuse_capture(&self, places: &[u8]) -> Refused {
        if let Err(refusal) = self.capture_error(places) {
            return refusal;
        }
        let further = self.captures().into_iter().filter(|path| begins(*path, places)).collect();
        let instead = self.in_order(further);
        let at = name(*places.last().expect("a capture has places"));
        let list = self.list(&instead);
        let why = Message::from(sentences::CaptureMustGoOn { at, list });
        Refusal { rule: "X-6", why, instead }
    }

    /// there is nothing to object to.
    pub(super) fn refuse_objection(&self) -> Refused {
        let why = if !self.now.rules().opponent_enforces() {
            Message::from(sentences::PROGRAM_ENFORCES_CAPTURES)
        } else if !self.moves_piece() {
            Message::from(sentences::OBJECTION_TOO_EARLY)
        } else {
            Message::from(sentences::NOTHING_TO_OBJECT_TO)
        };
        Refusal::new("X-28", why)
    }

    /// in a turn that an objection has reopened there is nothing but the captures.
    pub(in crate::duel) fn refuse_all_but_captures(&self) -> Refused {
        let instead = self.in_order(self.captures());
        let list = self.list(&instead);
        let why = Message::from(sentences::ReopenedTurnMustCapture { list });
        Refusal { rule: "X-28", why, instead }
    }

    /// What is wrong with the jumps of a capture; nothing if it only stops too early.
    fn capture_error(&self, places: &[u8]) -> Result<(), Refused> {
        let (board, side) = (&self.board, self.own());
        let (&from, landings) = places.split_first().expect("a capture has places");
        let mut madam = own_piece(board, side, from)?;
        let long = madam && self.now.rules().long_bi();
        // Jumps as a Bi-Madam.
        let mut jumped = 0;
        let mut captured = 0;
        let mut at = from;
        for (jump, &to) in landings.iter().enumerate() {
            if !madam && has(LAST_RANK[side], at) {
                if !self.now.rules().crowned_goes_on() {
                    return Err(crowned(at));
                }
                madam = true;
            }
            let rule = if madam { "X-5" } else { "X-4" };
            let free = board.free() | bit(from) | captured;
            landing(board, free, to, rule)?;
            let shape = line(at, to).filter(|&(_, distance)| distance == 2 || (distance > 2 && long));
            let Some((direction, distance)) = shape else {
                return Err(not_a_jump(at, to, long, rule));
            };
            if !madam && !AHEAD[side].contains(&direction) {
                let there = name(to);
                let why = Message::from(sentences::ManCapturesBackward { there });
                return Err(Refusal::new("X-4", why));
            }
            let first = line(from, landings[0]).map_or(0, |(_, distance)| distance);
            if jump > 0 && (distance > 2 || first > 2) {
                let why = Message::from(sentences::LONG_CAPTURE_IS_SINGLE);
                return Err(Refusal::new("X-18", why));
            }
            if madam && jumped > 0 && self.now.rules().single_bi() {
                let why = Message::from(sentences::STRICT_CAPTURE_IS_SINGLE);
                return Err(Refusal::new("X-18", why));
            }
            if distance > 2 {
                self.open_line(board, at, direction, distance - 2)?;
            }
            let over = (1..distance).fold(bit(at), |place, _| shift(place, direction));
            prey(board, side, madam, over, captured)?;
            captured |= over;
            jumped += u32::from(madam);
            at = to;
        }
        Ok(())
    }
}

fn crowned(at: u8) -> Refused {
    let at = name(at);
    let why = Message::from(sentences::CrowningEndsCapture { at });
    Refusal::new("X-8", why)
}

/// Whether a place has an enemy piece that may be jumped.
fn prey(board: &Board, side: usize, madam: bool, over: u64, captured: u64) -> Result<(), Refused> {
    let place = name(only(over));
    let (rule, why): (Rule, _) = match board.content(only(over)) {
        _ if over & captured != 0 => ("X-7", Message::from(sentences::PieceHasLeftFrame { place })),
        Content::Man(camp) if camp != side => return Ok(()),
        Content::Madam(camp) if camp != side && madam => return Ok(()),
        Content::Madam(camp) if camp != side => ("X-4", Message::from(sentences::ManCannotCaptureBiMadam { place })),
        Content::Bare => ("X-2", bare(&place)),
        _ => (if madam { "X-5" } else { "X-4" }, Message::from(sentences::NoEnemyPieceStandsOn { place })),
    };
    Err(Refusal::new(rule, why))
}

fn not_a_jump(at: u8, to: u8, long: bool, rule: Rule) -> Refused {
    let (here, there) = (name(at), name(to));
    if long {
        let why = Message::from(sentences::NotACapture { here, there });
        return Refusal::new("X-18", why);
    }
    let why = Message::from(sentences::NotAJump { here, there });
    Refusal::new(rule, why)
}

/// Whether a capture begins with these places.
fn begins(path: Path, places: &[u8]) -> bool {
    path.from() == places[0] && path.landings().starts_with(&places[1..])
}
