//! Reason: what can be wrong with a step, the clause behind it, and the words for it. It decides nothing.

use crate::board::GRID;
use crate::names::{colour_name, marble_name, seat_name};
use crate::refuse::Route;
use crate::sentences;
use crate::{Colour, ExpionRules};
use kernel::{Message, Rule};

/// Why a step or a touch is refused. Numbers are squares of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// The game has ended by this rule.
    Over(Rule),
    /// Whoever is on turn has steps, so there is no pass.
    CanMove,
    /// Whoever is on turn has no step but the pass.
    MustPass,
    NoSpace(u8),
    NobodysBall(u8),
    NoMarble(u8),
    NotOnTurn(u8, Colour),
    NoMove(u8),
    IntoCamp(u8),
    NotStraight(u8, u8),
    /// The exit ends here, so many spaces away.
    ExitTooLong(u8, u8),
    MoveTooLong(u8, u8),
    ExitBlocked(u8),
    Occupied(u8),
    LongExitPushes(u8),
    ClosedToBall(u8),
    OwnCamp(u8),
    PushBlocked(u8),
    /// A space for the EX*PION is named where nothing is pushed.
    NoPush(Route, u8),
    /// The space straight on is named, which is not written.
    NamesStraight,
    /// The space named for the EX*PION is neither straight on nor aside.
    GoalElsewhere(u8),
    /// The EX*PION would go aside, and the rules let it go only straight on.
    OnlyStraight(u8),
    NothingMore(Route),
    NotBesideBall(Route),
    BackwardOnlyStarred,
    Backward(Route),
    CampShut(u8),
    OnlyBackward(u8),
    Stuck(u8),
    /// The chameleon was chosen where there is nothing to choose.
    NoChoice,
    /// The chameleon must be chosen or declined now.
    ChooseNow,
    /// The space that the EX*PION goes to must be chosen now.
    ChooseGoal,
}

impl Reason {
    /// The clause that forbids it.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Reason::Over(rule) => rule,
            Reason::NoSpace(_) => "E-1",
            Reason::ClosedToBall(_) => "E-2",
            Reason::NoMarble(_) | Reason::NotOnTurn(..) => "E-5",
            Reason::CanMove | Reason::MustPass => "E-6",
            Reason::NotStraight(..) => "E-7",
            Reason::IntoCamp(_) | Reason::ExitTooLong(..) | Reason::ExitBlocked(_) | Reason::CampShut(_) => "E-8",
            Reason::NoMove(_) | Reason::MoveTooLong(..) | Reason::Occupied(_) | Reason::Stuck(_) => "E-9",
            Reason::BackwardOnlyStarred | Reason::Backward(..) | Reason::OnlyBackward(_) => "E-10",
            Reason::NobodysBall(_) | Reason::LongExitPushes(_) | Reason::OwnCamp(_) | Reason::PushBlocked(_) => "E-11",
            Reason::NoPush(..) | Reason::NamesStraight | Reason::GoalElsewhere(_) => "E-11",
            Reason::OnlyStraight(_) | Reason::ChooseGoal => "E-11",
            Reason::NothingMore(..) | Reason::NotBesideBall(..) | Reason::NoChoice | Reason::ChooseNow => "E-14",
        }
    }

    /// The reason as a sentence, for the rules and the colour on turn.
    pub(crate) fn message(self, rules: ExpionRules, turn: Colour) -> Message {
        let at = |square: u8| GRID.text(square);
        // E-6 is asked of the colour on turn; only who may choose between two colours is asked for both.
        let player = || if rules.chooses(turn) { seat_name(rules, rules.seat(turn)) } else { colour_name(turn) };
        let turn = colour_name(turn);
        match self {
            Reason::Over("E-17") => sentences::OVER_EX_PION_IN_CAMP.into(),
            Reason::Over("E-16") => sentences::OVER_NO_MARBLE_LEFT.into(),
            Reason::Over(_) => sentences::OVER_FOUR_PASSES.into(),
            Reason::CanMove => sentences::MayNotPass { player: player() }.into(),
            Reason::MustPass => sentences::CanOnlyPass { player: player() }.into(),
            Reason::NoSpace(a) => sentences::BoardHasNoSpace { a: at(a) }.into(),
            Reason::NobodysBall(a) => sentences::ExPionIsNobodys { a: at(a) }.into(),
            Reason::NoMarble(a) => sentences::NoMarbleThere { turn, a: at(a) }.into(),
            Reason::NotOnTurn(a, colour) => {
                sentences::MarbleNotOnTurn { turn, marble: marble_name(colour), a: at(a) }.into()
            }
            Reason::NoMove(a) => sentences::StandsThereAlready { a: at(a) }.into(),
            Reason::IntoCamp(a) => sentences::NeverIntoCamp { a: at(a) }.into(),
            Reason::NotStraight(a, b) => sentences::NotOnOneLine { a: at(a), b: at(b) }.into(),
            Reason::ExitTooLong(a, n) => sentences::ExitTooFar { a: at(a), n }.into(),
            Reason::MoveTooLong(a, n) => sentences::MoveTooFar { a: at(a), n }.into(),
            Reason::ExitBlocked(a) => sentences::ExitIsBarred { a: at(a) }.into(),
            Reason::Occupied(a) => sentences::SpaceIsTaken { a: at(a) }.into(),
            Reason::LongExitPushes(a) => sentences::ExitOntoExPion { a: at(a) }.into(),
            Reason::ClosedToBall(a) => sentences::PushOntoSpecialSpace { a: at(a) }.into(),
            Reason::OwnCamp(a) => sentences::PushIntoOwnCamp { a: at(a) }.into(),
            Reason::PushBlocked(a) => sentences::PushIsBarred { a: at(a) }.into(),
            Reason::NoPush(route, goal) => {
                sentences::PushOfNothing { step: Route { goal: None, ..route }.text(), a: at(goal) }.into()
            }
            Reason::NamesStraight => sentences::STRAIGHT_PUSH_IS_SHORT.into(),
            Reason::GoalElsewhere(a) => sentences::PushTooFar { a: at(a) }.into(),
            Reason::OnlyStraight(a) => sentences::PushAside { a: at(a) }.into(),
            Reason::ChooseGoal => sentences::PUSH_GOAL_FIRST.into(),
            Reason::NothingMore(route) => sentences::StarCapturesNoMore { step: route.text() }.into(),
            Reason::NotBesideBall(route) => sentences::StarWithoutNeighbour { step: route.text() }.into(),
            Reason::BackwardOnlyStarred => sentences::BACKWARD_CAPTURES_ONLY_WITH_STAR.into(),
            Reason::Backward(route) => sentences::BackwardCapturesNothing { step: route.text() }.into(),
            Reason::CampShut(a) => sentences::MarbleShutInCamp { a: at(a) }.into(),
            Reason::OnlyBackward(a) => sentences::MarbleOnlyBackward { a: at(a) }.into(),
            Reason::Stuck(a) => sentences::MarbleIsBlocked { a: at(a) }.into(),
            Reason::NoChoice => sentences::STAR_ONLY_WHERE_NEEDED.into(),
            Reason::ChooseNow => sentences::STAR_FIRST.into(),
        }
    }
}
