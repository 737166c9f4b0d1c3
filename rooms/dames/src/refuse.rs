//! Why a step or a touch is refused, with the rule and the obliged alternatives.

use crate::board::{first_on_ray, free_run, next, number_of, ray};
use crate::notation::Wish;
use crate::position::{BROWN, DamesPosition};
use crate::sentences;
use crate::spell::{OBJECT, bit};
use crate::step::DamesStep;
use boards::Bits;
use kernel::{Message, Position, Refusal, Touch};
use std::ops::ControlFlow;

type Refused = Refusal<DamesStep>;

impl DamesPosition {
    /// Why no legal step fits a wish.
    pub(crate) fn refuse(&self, wish: &Wish) -> Refused {
        if let Some(refused) = self.over() {
            return refused;
        }
        match *wish {
            Wish::Plain(from, to) => self.wrong_piece(from).unwrap_or_else(|| self.refuse_plain(from, to)),
            Wish::Capture { objection: true, ref squares } => self.refuse_objection(squares),
            Wish::Capture { objection: false, ref squares } => {
                self.wrong_piece(squares[0]).unwrap_or_else(|| self.refuse_capture(squares))
            }
        }
    }

    /// C-7: a finished game refuses everything with the clause that ended it.
    pub(crate) fn over(&self) -> Option<Refused> {
        let outcome = self.ended()?;
        Some(Refusal::new(outcome.rule, Message::from(sentences::GAME_IS_OVER)))
    }

    /// Whether the square holds no piece of the side on turn.
    fn wrong_piece(&self, from: u8) -> Option<Refused> {
        let square = number_of(from);
        if self.own >> from & 1 == 1 {
            return None;
        }
        if self.enemy >> from & 1 == 1 {
            let why = if self.turn() == BROWN {
                Message::from(sentences::IvoryPieceInBrownsTurn { square })
            } else {
                Message::from(sentences::BrownPieceInIvorysTurn { square })
            };
            return Some(Refusal::new("D-2", why));
        }
        Some(Refusal::new("D-3", Message::from(sentences::NoPieceThere { square })))
    }

    fn refuse_plain(&self, from: u8, to: u8) -> Refused {
        let (a, b) = (number_of(from), number_of(to));
        let king = self.kings >> from & 1 == 1;
        let rule = if king { "D-4" } else { "D-3" };
        if from == to || self.occupied() >> to & 1 == 1 {
            return Refusal::new(rule, Message::from(sentences::SquareIsNotFree { b }));
        }
        if king {
            let Some(direction) = (0..4).find(|&direction| ray(direction, from) >> to & 1 == 1) else {
                let why = Message::from(sentences::NotOnOneDiagonal { a, b });
                return Refusal::new("D-4", why);
            };
            if free_run(direction, from, self.occupied()) >> to & 1 == 0 {
                let piece = number_of(first_on_ray(direction, from, self.occupied()).trailing_zeros() as u8);
                let why = Message::from(sentences::PieceOnStandsInWay { piece });
                return Refusal::new("D-4", why);
            }
        } else {
            let forward = if self.turn() == BROWN { [0, 1] } else { [2, 3] };
            let steps = |directions: [usize; 2]| directions.iter().any(|&direction| next(direction, 1 << from) == 1 << to);
            if steps(forward.map(|direction| 3 - direction)) {
                let why = Message::from(sentences::MAN_MOVES_FORWARD_ONLY);
                return Refusal::new("D-3", why);
            }
            if !steps(forward) {
                let why = Message::from(sentences::ManMovesOneSquare { b, a });
                return Refusal::new("D-3", why);
            }
        }
        self.capture_first()
    }

    /// D-9: the move would be possible if there were no capture.
    fn capture_first(&self) -> Refused {
        let instead = self.captures();
        let why = Message::from(sentences::CAPTURE_IS_DUE);
        Refusal { rule: "D-9", why, instead }
    }

    /// The captures that may be played.
    fn captures(&self) -> Vec<DamesStep> {
        let mut steps = self.steps();
        steps.retain(|step| step.captures() && !step.is_objection());
        steps
    }

    fn refuse_objection(&self, squares: &[u8]) -> Refused {
        if self.ledger.overlooked().is_none() {
            let why = Message::from(sentences::NOTHING_TO_OBJECT_TO);
            return Refusal::new("D-16", why);
        }
        let mut instead = Vec::new();
        let _ = self.visit_objections::<()>(&mut |step| {
            instead.push(step);
            ControlFlow::Continue(())
        });
        let before = self.ledger.overlooked().map(|overlooked| self.before_overlooked(overlooked));
        if let Some(too_few) = before.and_then(|before| before.takes_too_few(squares)) {
            return Refusal { instead, ..too_few };
        }
        let from = number_of(squares[0]);
        let why = Message::from(sentences::NotAnOverlookedCapture { from });
        Refusal { rule: "D-16", why, instead }
    }

    fn refuse_capture(&self, squares: &[u8]) -> Refused {
        let from = squares[0];
        let king = self.kings >> from & 1 == 1;
        let rule = if king { "D-6" } else { "D-5" };
        let a = number_of(from);
        let of_piece: Vec<DamesStep> = self.captures().into_iter().filter(|step| step.from() == from).collect();
        if squares.len() > 3 && squares[2..].windows(2).any(|two| two[0] == two[1]) {
            let why = Message::from(sentences::NO_PIECE_MAY_BE_JUMPED_TWICE);
            return Refusal { rule: "D-8", why, instead: of_piece };
        }
        if let Some(refused) = self.stops_early(squares, &of_piece) {
            return refused;
        }
        if let Some(refused) = self.takes_too_few(squares) {
            return refused;
        }
        if of_piece.is_empty() {
            if self.could_take_fewer(from, None) {
                return self.most_first();
            }
            let why = Message::from(sentences::PieceOnHasNothingToCapture { a });
            return Refusal { rule, why, instead: self.captures() };
        }
        let why = Message::from(sentences::PieceOnCapturesOtherwise { a });
        Refusal { rule, why, instead: of_piece }
    }

    /// D-7: what was asked for is the beginning of a longer capture.
    fn stops_early(&self, squares: &[u8], of_piece: &[DamesStep]) -> Option<Refused> {
        let asked = squares[2..].iter().fold(0_u64, |set, &square| set | 1 << square);
        let mut instead = Vec::new();
        for &step in of_piece {
            let mut passes = false;
            self.visit_paths(step, &mut |path| {
                for legs in 1..path.len() - 1 {
                    // A king may have been meant to rest on another square behind the piece it jumped.
                    let mut rested = path[..legs].to_vec();
                    rested.push(squares[1]);
                    let taken = self.taken_on(&path[..=legs]);
                    let by_captured = self.taken_on(&rested) == taken && (squares.len() == 2 || asked == taken);
                    passes |= by_captured || path[..=legs] == *squares;
                }
            });
            if passes {
                instead.push(step);
            }
        }
        if instead.is_empty() {
            return None;
        }
        let why = Message::from(sentences::CAPTURE_MUST_GO_ON);
        Some(Refusal { rule: "D-7", why, instead })
    }

    /// The enemies jumped between the landing squares of a path.
    fn taken_on(&self, path: &[u8]) -> u64 {
        path.windows(2).fold(0, |taken, leg| {
            let direction = (0..4).find(|&direction| ray(direction, leg[0]) >> leg[1] & 1 == 1);
            let between = direction.map_or(0, |direction| ray(direction, leg[0]) & ray(3 - direction, leg[1]));
            taken | between & self.enemy
        })
    }

    /// `majority`: the capture would be good with a free choice, but another takes more.
    fn takes_too_few(&self, squares: &[u8]) -> Option<Refused> {
        let [from, to, taken @ ..] = squares else { return None };
        let captured = |step: &DamesStep| taken.is_empty() || Bits(step.captured()).eq(taken.iter().copied());
        let meant = |step: &DamesStep| (step.from(), step.to()) == (*from, *to) && captured(step);
        self.freely_captured().iter().any(meant).then(|| self.most_first())
    }

    /// `majority`: whether a piece could capture, to a square or anywhere, if fewer pieces than possible could be taken.
    fn could_take_fewer(&self, from: u8, to: Option<u8>) -> bool {
        self.freely_captured().iter().any(|step| step.from() == from && to.is_none_or(|to| step.to() == to))
    }

    /// `majority`: the captures there would be with a free choice.
    fn freely_captured(&self) -> Vec<DamesStep> {
        if !self.rules().majority() {
            return Vec::new();
        }
        let mut free = *self;
        free.ledger = free.ledger.with_free_choice();
        free.captures()
    }

    /// D-10, `majority`: what takes most goes first.
    fn most_first(&self) -> Refused {
        let instead = self.captures();
        let most = instead.first().map_or(0, |step| step.captured().count_ones());
        let why = Message::from(sentences::MostMustBeTaken { most });
        Refusal { rule: "D-10", why, instead }
    }

    pub(crate) fn refuse_a_touch(&self, touched: &[Touch], touch: Touch) -> Refused {
        if let Some(refused) = self.over() {
            return refused;
        }
        let squares: Vec<u8> = touched
            .iter()
            .chain([&touch])
            .filter_map(|touch| match *touch {
                Touch::Site(site) => Some(bit(site)),
                Touch::Button(_) => None,
            })
            .collect();
        let objects = touched.first() == Some(&Touch::Button(OBJECT));
        if matches!(touch, Touch::Button(_)) {
            return self.refuse_objection(&[0]);
        }
        match squares[..] {
            [from, ..] if objects => self.refuse_objection(&[from]),
            [from] => self.wrong_piece(from).unwrap_or_else(|| self.refuse_start(from)),
            [from, to] if self.could_take_fewer(from, Some(to)) => self.most_first(),
            [from, to] if !self.captures().iter().any(|step| step.from() == from) => self.refuse_plain(from, to),
            _ => self.refuse_capture(&squares),
        }
    }

    /// Why an own piece cannot begin a step.
    fn refuse_start(&self, from: u8) -> Refused {
        if self.could_take_fewer(from, None) {
            return self.most_first();
        }
        let king = self.kings >> from & 1 == 1;
        let forward = if self.turn() == BROWN { [0, 1] } else { [2, 3] };
        let men_free = forward.iter().any(|&direction| next(direction, 1 << from) & !self.occupied() != 0);
        let can_move = if king { self.king_targets(from) != 0 } else { men_free };
        if can_move && self.can_capture() {
            return self.capture_first();
        }
        let square = number_of(from);
        let why = Message::from(sentences::PieceOnCannotMove { square });
        Refusal::new(if king { "D-4" } else { "D-3" }, why)
    }
}
