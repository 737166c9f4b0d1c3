//! Scene: the board and what stands on it as plain data for screens and ears.

use crate::board::{GRID, Ground, MARBLES, Plan, SPACE_SQUARES};
use crate::names::{captured_name, colour_name, marble_name, seat_name, side_name};
use crate::position::IDLE_LIMIT;
use crate::sentences;
use crate::spell::buttons;
use crate::{Colour, ExpionPosition, ExpionRules};
use kernel::{Ending, Layout, Look, Message, Piece, Position, Reserve, Scene, Seat, Show, Site, SiteInfo, Spot};

/// From how many idle steps on the limit of E-18 is mentioned.
const WARNING: u8 = 100;

fn ground_word(place: Ground) -> &'static str {
    match place {
        Ground::Field | Ground::Missing => "field",
        Ground::Closed => "closed",
        Ground::Camp(Colour::North) => "camp-n",
        Ground::Camp(Colour::East) => "camp-e",
        Ground::Camp(Colour::South) => "camp-s",
        Ground::Camp(Colour::West) => "camp-w",
    }
}

fn space_name(plan: Plan, square: u8) -> Message {
    let text = GRID.text(square);
    match plan.ground(square) {
        Ground::Camp(colour) => {
            let owner = colour_name(colour);
            Message::from(sentences::CampOf { text, owner })
        }
        Ground::Closed => Message::from(sentences::SpecialSpace { text }),
        Ground::Field | Ground::Missing => text.into(),
    }
}

/// For each seat, the camp that lies before it: South, East and the others each their own.
fn home(rules: ExpionRules, seat: Seat) -> Colour {
    if rules.colours_of(seat).any(|colour| colour == Colour::South) {
        return Colour::South;
    }
    rules.colours_of(seat).next().unwrap_or(Colour::South)
}

/// The quarter turns clockwise that bring a camp to the bottom.
fn quarter_turns(colour: Colour) -> u8 {
    match colour {
        Colour::South => 0,
        Colour::East => 1,
        Colour::North => 2,
        Colour::West => 3,
    }
}

impl ExpionPosition {
    fn piece(&self, site: u8) -> Option<Piece> {
        let square = SPACE_SQUARES[site as usize];
        let site = Site(site);
        if square == self.ball_square() {
            return Some(Piece { site, camp: "", kind: "expion", glyph: 'x', name: sentences::EX_PION.into() });
        }
        let colour = self.colour_on(square)?;
        let name = marble_name(colour).into();
        Some(Piece { site, camp: colour.word(), kind: "marble", glyph: colour.letter(), name })
    }

    /// What is going on, in sentences.
    fn sentences(&self) -> Vec<Message> {
        if let Some(outcome) = self.ended() {
            return vec![match outcome.ending() {
                Ending::Win(side) => {
                    let winners = side_name(side);
                    if outcome.rule == "E-17" {
                        Message::from(sentences::StatusWonByCamp { winners })
                    } else {
                        Message::from(sentences::StatusWonByCapture { winners })
                    }
                }
                Ending::Draw | Ending::Lost if self.outcome().is_some() => sentences::DRAWN_BY_PASSES.into(),
                Ending::Draw | Ending::Lost => sentences::DrawnBySteps { limit: IDLE_LIMIT }.into(),
            }];
        }
        let mut words = vec![self.sentence_of_turn()];
        words.push(if self.state.is_released() {
            Message::from(sentences::STATUS_RELEASED)
        } else {
            Message::from(sentences::STATUS_NO_CAPTURE_YET)
        });
        if self.state.idle() >= WARNING {
            let (steps, left) = (self.state.idle(), IDLE_LIMIT - self.state.idle());
            words.push(Message::from(sentences::StatusQuietSteps { steps, left }));
        }
        if self.state.passes() > 0 {
            let passes = self.state.passes();
            words.push(Message::from(sentences::StatusPasses { passes }));
        }
        words
    }

    fn sentence_of_turn(&self) -> Message {
        let (turn, marble) = (colour_name(self.state.turn()), marble_name(self.state.turn()));
        if self.rules().chooses(self.state.turn()) {
            let player = seat_name(self.rules(), self.actor());
            return Message::from(sentences::ToMoveWithEitherColour { player });
        }
        if self.rules().holds_both(self.state.turn()) {
            let player = seat_name(self.rules(), self.actor());
            return Message::from(sentences::ToMoveThisTime { player, marble });
        }
        Message::from(sentences::ToMove { turn, marble })
    }
}

impl Show for ExpionPosition {
    fn layout(rules: ExpionRules) -> Layout {
        let site = |&square: &u8| SiteInfo {
            text: GRID.text(square),
            name: space_name(rules.plan(), square),
            at: Spot::in_cell(GRID.x(square), GRID.y(square)),
            near: Vec::new(),
            ground: ground_word(rules.plan().ground(square)),
        };
        Layout {
            look: Look::Hollows,
            sites: SPACE_SQUARES.iter().map(site).collect(),
            lines: Vec::new(),
            buttons: buttons(),
            quarter_turns: rules.seating().all().map(|seat| quarter_turns(home(rules, seat))).collect(),
        }
        .joined_straight()
    }

    fn scene(&self) -> Scene {
        let seating = self.rules().seating();
        let captured = |colour: Colour| {
            // Both seats of a team have taken it; it lies before the first of them.
            let taker = seating.all().find(|&seat| seating.side(seat) != colour.side());
            let count = MARBLES.saturating_sub(self.marbles(colour));
            let name = captured_name(colour).into();
            (count > 0).then_some(Reserve { camp: colour.word(), kind: "marble", count, name, before: taker })
        };
        Scene {
            pieces: (0..SPACE_SQUARES.len() as u8).filter_map(|site| self.piece(site)).collect(),
            marks: Vec::new(),
            reserves: Colour::ALL.into_iter().filter_map(captured).collect(),
            words: self.sentences(),
            out: self.rules().seating().all().filter(|&seat| self.is_out(seat)).collect(),
        }
    }
}
