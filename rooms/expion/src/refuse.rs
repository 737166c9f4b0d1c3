//! Refuse: finds out why a step that somebody wishes to play is not legal (C-7). The words for it stand in `reason`.

use crate::board::{GRID, Ground, ground};
use crate::reason::Reason;
use crate::{Colour, ExpionPosition, ExpionStep};
use kernel::{Position, Refusal};

/// The way of a marble between two squares of the grid, and the square that the EX*PION is pushed to if that is not straight on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Route {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) goal: Option<u8>,
}

impl Route {
    /// The route as steps are written.
    pub(crate) fn text(self) -> String {
        let text = format!("{}-{}", GRID.text(self.from), GRID.text(self.to));
        self.goal.map_or(text.clone(), |goal| format!("{text}>{}", GRID.text(goal)))
    }
}

/// A step as somebody writes it, legal or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wish {
    /// No marble moves.
    Pass,
    /// A marble moves; if the flag is set the EX*PION counts as a marble of its side.
    Move(Route, bool),
}

impl Wish {
    /// The wish behind a step.
    pub(crate) fn of(step: ExpionStep) -> Wish {
        if step.is_pass() {
            return Wish::Pass;
        }
        let goal = step.is_bent().then(|| step.goal());
        Wish::Move(Route { from: step.origin(), to: step.landing(), goal }, step.is_starred())
    }

    /// The wish as steps are written.
    pub(crate) fn text(self) -> String {
        match self {
            Wish::Pass => "pass".into(),
            Wish::Move(route, star) => route.text() + if star { "*" } else { "" },
        }
    }

    /// The wish of a word.
    pub(crate) fn read(word: &str) -> Option<Wish> {
        if word == "pass" {
            return Some(Wish::Pass);
        }
        let (squares, star) = match word.strip_suffix('*') {
            Some(squares) => (squares, true),
            None => (word, false),
        };
        let (from, to) = squares.split_once('-')?;
        let (to, goal) = match to.split_once('>') {
            Some((to, goal)) => (to, Some(GRID.read(goal)?)),
            None => (to, None),
        };
        Some(Wish::Move(Route { from: GRID.read(from)?, to: GRID.read(to)?, goal }, star))
    }
}

/// The direction and length of the straight way between two different squares.
fn way(from: u8, to: u8) -> Option<(Colour, u8)> {
    let dx = GRID.x(to) as i8 - GRID.x(from) as i8;
    let dy = GRID.y(to) as i8 - GRID.y(from) as i8;
    let toward = match (dx.signum(), dy.signum()) {
        (0, 1) => Colour::North,
        (1, 0) => Colour::East,
        (0, -1) => Colour::South,
        (-1, 0) => Colour::West,
        _ => return None,
    };
    Some((toward, dx.unsigned_abs() + dy.unsigned_abs()))
}

/// The square one step on, if the grid has one.
fn beyond(square: u8, toward: Colour) -> Option<u8> {
    let (dx, dy) = [(0, 1), (1, 0), (0, -1), (-1, 0)][toward.index()];
    GRID.step(square, dx, dy)
}

fn in_camp(square: u8) -> bool {
    matches!(ground(square), Ground::Camp(_))
}

impl ExpionPosition {
    /// Why a wish is not legal here, and what is obliged instead.
    pub(crate) fn refuse(&self, wish: Wish) -> Refusal<ExpionStep> {
        let reason = match (self.outcome(), wish) {
            (Some(outcome), _) => Reason::Over(outcome.rule),
            (None, Wish::Pass) => Reason::CanMove,
            (None, Wish::Move(route, star)) => self.reason_of_move(route, star),
        };
        Refusal { instead: self.instead(wish), ..self.refusal(reason) }
    }

    /// A refusal for a reason, without alternatives.
    pub(crate) fn refusal(&self, reason: Reason) -> Refusal<ExpionStep> {
        Refusal::new(reason.rule(), reason.message(self.rules(), self.state.turn()))
    }

    /// What is obliged instead: the pass where nothing else is legal, or the same marble on the same way with another choice of the
    /// chameleon or of the space that the EX*PION goes to.
    fn instead(&self, wish: Wish) -> Vec<ExpionStep> {
        let like = |step: &ExpionStep| match wish {
            Wish::Pass => false,
            Wish::Move(route, _) => (step.origin(), step.landing()) == (route.from, route.to),
        };
        self.steps().into_iter().filter(|step| step.is_pass() || like(step)).collect()
    }

    fn reason_of_move(&self, route: Route, star: bool) -> Reason {
        self.reason_of_from(route.from)
            .or_else(|| self.reason_of_way(route))
            .unwrap_or_else(|| self.reason_of_capture(route, star))
    }

    /// Why nothing may move from a square.
    pub(crate) fn reason_of_from(&self, from: u8) -> Option<Reason> {
        if ground(from) == Ground::Missing {
            return Some(Reason::NoSpace(from));
        }
        if from == self.ball_square() {
            return Some(Reason::NobodysBall(from));
        }
        let Some(colour) = self.colour_on(from) else {
            return Some(Reason::NoMarble(from));
        };
        let free = self.rules().chooses(self.state.turn()) && colour == self.state.turn().opposite();
        if colour == self.state.turn() || free { None } else { Some(Reason::NotOnTurn(from, colour)) }
    }

    /// Why a marble that may move cannot go this way, whatever it captures.
    fn reason_of_way(&self, route: Route) -> Option<Reason> {
        let Route { from, to, goal } = route;
        if ground(to) == Ground::Missing {
            return Some(Reason::NoSpace(to));
        }
        if from == to {
            return Some(Reason::NoMove(from));
        }
        if in_camp(to) {
            return Some(Reason::IntoCamp(to));
        }
        let Some((toward, length)) = way(from, to) else {
            return Some(Reason::NotStraight(from, to));
        };
        if in_camp(from) && length > 3 {
            return Some(Reason::ExitTooLong(to, length));
        }
        if !in_camp(from) && length > 1 {
            return Some(Reason::MoveTooLong(to, length));
        }
        let mut square = from;
        for _ in 0..length {
            square = beyond(square, toward)?;
            if square == self.ball_square() {
                return if length == 1 { self.reason_of_push(route, toward) } else { Some(Reason::LongExitPushes(square)) };
            }
            if self.colour_on(square).is_some() {
                return Some(if in_camp(from) { Reason::ExitBlocked(square) } else { Reason::Occupied(square) });
            }
        }
        goal.map(|goal| Reason::NoPush(route, goal))
    }

    /// Why the EX*PION cannot be pushed this way.
    fn reason_of_push(&self, route: Route, toward: Colour) -> Option<Reason> {
        let straight = beyond(self.ball_square(), toward)?;
        let goal = route.goal.unwrap_or(straight);
        if route.goal.is_some() {
            let aside = [1, 3].map(|quarters| beyond(self.ball_square(), Colour::at(toward.index() + quarters)));
            if goal == straight {
                return Some(Reason::NamesStraight);
            }
            if !aside.contains(&Some(goal)) {
                return Some(Reason::GoalElsewhere(goal));
            }
            if !self.rules().pushes_any() {
                return Some(Reason::OnlyStraight(goal));
            }
        }
        match self.rules().plan().ground(goal) {
            Ground::Closed => Some(Reason::ClosedToBall(goal)),
            Ground::Camp(camp) if camp.side() == self.colour_on(route.from)?.side() => Some(Reason::OwnCamp(goal)),
            _ => self.colour_on(goal).map(|_| Reason::PushBlocked(goal)),
        }
    }

    /// Why a move that the board allows is refused all the same: only what it captures can be wanting.
    fn reason_of_capture(&self, route: Route, star: bool) -> Reason {
        let legal = |star| self.steps().into_iter().any(|step| Wish::of(step) == Wish::Move(route, star));
        if star && legal(false) {
            return if self.is_beside_ball(route.from, route.to) {
                Reason::NothingMore(route)
            } else {
                Reason::NotBesideBall(route)
            };
        }
        if legal(true) { Reason::BackwardOnlyStarred } else { Reason::Backward(route) }
    }

    /// Why the EX*PION cannot go to a square that was touched after a marble and its landing place.
    pub(crate) fn reason_of_goal(&self, from: u8, to: u8, goal: u8) -> Reason {
        let straight = beyond(to, way(from, to).map_or(Colour::North, |(toward, _)| toward));
        let goal = Some(goal).filter(|&goal| Some(goal) != straight);
        self.reason_of_move(Route { from, to, goal }, false)
    }

    /// E-14: whether the player on turn has a marble next to the EX*PION after a move.
    fn is_beside_ball(&self, from: u8, to: u8) -> bool {
        let ball = self.ball_square();
        let held = |square: u8| {
            let colour = self.colour_on(square).filter(|_| square != from);
            square == to || colour.is_some_and(|colour| self.rules().seat(colour) == self.actor())
        };
        to == ball || Colour::ALL.into_iter().filter_map(|toward| beyond(ball, toward)).any(held)
    }

    /// Why a marble that may move has no step.
    pub(crate) fn reason_of_stuck(&self, from: u8) -> Reason {
        let free = |square: u8| matches!(ground(square), Ground::Field | Ground::Closed) && self.colour_on(square).is_none();
        let behind = self.colour_on(from).and_then(|colour| beyond(from, colour));
        if in_camp(from) {
            Reason::CampShut(from)
        } else if !self.state.is_released() && behind.is_some_and(free) {
            Reason::OnlyBackward(from)
        } else {
            Reason::Stuck(from)
        }
    }
}
