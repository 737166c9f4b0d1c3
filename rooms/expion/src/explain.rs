//! Explain: a step told before it is played (what moves, what it pushes, takes and ends) and why a touch leads nowhere.

use crate::board::{FIELD, GRID, ROTATION, SPACE_SQUARES, site_of, square_of};
use crate::names::{colour_name, marble_name, seat_name, side_name, square_list};
use crate::reason::Reason;
use crate::refuse::{Route, Wish};
use crate::sentences;
use crate::spell;
use crate::{Colour, ExpionPosition, ExpionStep};
use boards::Bits;
use kernel::{Arg, Ending, Event, Explain, Group, Message, Phrase, Position, Refusal, Site, Story, Touch};

fn site(square: u8) -> Site {
    Site(site_of(square))
}

fn square(site: Site) -> Option<u8> {
    SPACE_SQUARES.get(site.0 as usize).copied()
}

/// The squares of an event as a list for people.
fn places(event: &Event) -> Arg {
    square_list(event.sites.iter().filter_map(|&site| square(site)))
}

/// The square on the other side of a space of the field, if the two are neighbours.
fn across(square: u8, middle: u8) -> Option<u8> {
    let (dx, dy) = (GRID.x(middle) as i8 - GRID.x(square) as i8, GRID.y(middle) as i8 - GRID.y(square) as i8);
    if dx.abs() + dy.abs() == 1 { GRID.step(middle, dx, dy) } else { None }
}

fn colour_of(word: &str) -> Option<Colour> {
    word.bytes().next().and_then(Colour::from_letter)
}

impl ExpionPosition {
    /// The clause under which a marble makes its move.
    fn clause_of_move(&self, step: ExpionStep) -> &'static str {
        let backward = (step.to + 64 - step.from) & 63 == ROTATION[step.colour.index()] as u8;
        match FIELD >> step.from & 1 {
            0 => "E-8",
            _ if backward => "E-10",
            _ => "E-9",
        }
    }

    /// E-12, E-14: one event for each marble taken, with the two flankers that took it.
    fn captures(&self, step: ExpionStep, after: &ExpionPosition) -> Vec<Event> {
        let ball = after.ball_square();
        let flanker = |square: u8| after.colour_on(square).filter(|colour| colour.side() == step.colour.side());
        let group = |square: u8| Group { camp: flanker(square).map_or("", Colour::word), sites: vec![site(square)] };
        let capture = |bit: u8| {
            let target = square_of(Colour::North, bit);
            // One flanker has moved: the marble, or the EX*PION it pushed. The other stands across.
            let pair = [step.landing(), ball].into_iter().find_map(|moved| {
                let other = across(moved, target)?;
                (flanker(other).is_some() || other == ball).then_some([moved, other])
            });
            let pair = pair.unwrap_or_default();
            let rule = if pair.contains(&ball) { "E-14" } else { "E-12" };
            let colour = self.colour_on(target).map_or("", Colour::word);
            Event { cause: pair.map(group).to_vec(), ..Event::new("capture", rule, [site(target)], [colour]) }
        };
        Bits(self.captured(step)).map(capture).collect()
    }

    /// E-11: whether a marble's way leaves open where the EX*PION goes, so that the space must be touched.
    fn asks_for_goal(&self, from: u8, to: u8) -> bool {
        let like = |step: &ExpionStep| step.is_push() && (step.origin(), step.landing()) == (from, to);
        let goals: Vec<u8> = self.steps().into_iter().filter(like).map(ExpionStep::goal).collect();
        goals.windows(2).any(|two| two[0] != two[1])
    }

    /// E-16: the seats that a step leaves without marbles.
    fn eliminated(&self, after: &ExpionPosition) -> Vec<Event> {
        let gone = self.rules().seating().all().filter(|&seat| !self.is_out(seat) && after.is_out(seat));
        gone.map(|seat| {
            Event::new("elimination", "E-16", [], self.rules().colours_of(seat).map(Colour::word).collect::<Vec<_>>())
        })
        .collect()
    }
}

impl Explain for ExpionPosition {
    fn story(&self, step: ExpionStep) -> Story {
        let after = self.child(step);
        let colour = step.colour.word();
        let mut story = Story::default();
        if step.is_pass() {
            story.deed.push(Event::new("pass", "E-6", [], [colour]));
        } else {
            let sites = [site(step.origin()), site(step.landing())];
            story.deed.push(Event::new("move", self.clause_of_move(step), sites, [colour]));
        }
        if step.is_push() {
            let sites = [site(self.ball_square()), site(after.ball_square())];
            story.caused.push(Event::new("push", "E-11", sites, [""]));
        }
        story.caused.extend(self.captures(step, &after));
        if after.state.is_released() && !self.state.is_released() {
            story.caused.push(Event::new("release", "E-15", [], []));
        }
        story.caused.extend(self.eliminated(&after));
        if let Some(outcome) = after.outcome() {
            let event = match outcome.ending() {
                Ending::Win(side) => {
                    let camps = [Colour::at(side.index()), Colour::at(side.index() + 2)].map(Colour::word);
                    let place = after.state.ball_camp().map(|_| site(after.ball_square()));
                    Event::new("win", outcome.rule, place.into_iter().collect::<Vec<_>>(), camps)
                }
                Ending::Draw | Ending::Lost => Event::new("draw", outcome.rule, [], []),
            };
            story.caused.push(event);
        }
        story
    }

    fn tell(&self, step: ExpionStep) -> Message {
        let name = colour_name(step.colour);
        if step.is_pass() {
            return Message::from(sentences::Passes { name });
        }
        let (from, to) = (GRID.text(step.origin()), GRID.text(step.landing()));
        let marble = marble_name(step.colour);
        let mut told = Message::from(sentences::ToldMove { marble, from, to });
        if step.is_push() {
            let goal = GRID.text(step.goal());
            told = sentences::ToldPush { told, goal }.into();
        }
        if step.is_capture() {
            let taken = square_list(Bits(self.captured(step)).map(|bit| square_of(Colour::North, bit)));
            told = sentences::ToldCapture { told, taken }.into();
        }
        if step.is_starred() {
            told = sentences::ToldWithExPion { told }.into();
        }
        told
    }

    fn caption(&self, event: &Event) -> Message {
        let at = places(event);
        let marble = event.camps.first().and_then(|word| colour_of(word)).map_or(sentences::EX_PION, marble_name);
        let colours: Vec<Colour> = event.camps.iter().filter_map(|word| colour_of(word)).collect();
        let ends: Vec<String> = event.sites.iter().filter_map(|&site| square(site)).map(|s| GRID.text(s)).collect();
        match (event.kind, &ends[..]) {
            ("move", [from, to]) => Message::from(sentences::MovesFromTo { marble, from, to }),
            ("push", [_, goal]) => Message::from(sentences::ExPionIsPushedTo { goal }),
            ("capture", _) => {
                let flankers = event.cause.iter().flat_map(|group| &group.sites).filter_map(|&site| square(site));
                let flankers = square_list(flankers);
                Message::from(sentences::OnIsCapturedBetween { marble, at, flankers })
            }
            ("release", _) => Message::from(sentences::FIRST_CAPTURE),
            ("elimination", _) => {
                let seat = colours.first().map_or(self.actor(), |&colour| self.rules().seat(colour));
                let player = seat_name(self.rules(), seat);
                Message::from(sentences::IsEliminated { player })
            }
            ("pass", _) => {
                let name = colours.first().map_or(Phrase::NONE, |&colour| colour_name(colour));
                Message::from(sentences::CannotMoveAndPasses { name })
            }
            ("win", _) => {
                let winners = colours.first().map_or(Phrase::NONE, |colour| side_name(colour.side()));
                if event.rule == "E-17" {
                    Message::from(sentences::WonByCamp { at, winners })
                } else {
                    Message::from(sentences::WonByCapture { winners })
                }
            }
            _ => sentences::DRAWN_BY_PASSES.into(),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<ExpionStep> {
        if self.outcome().is_some() {
            return self.refuse(Wish::Pass);
        }
        let steps = self.steps();
        if let [pass] = steps[..]
            && pass.is_pass()
        {
            return Refusal { instead: steps, ..self.refusal(Reason::MustPass) };
        }
        let touched: Vec<u8> =
            touched.iter().filter_map(|&touch| if let Touch::Site(site) = touch { square(site) } else { None }).collect();
        match (touch, &touched[..]) {
            (Touch::Button(spell::PASS), _) => self.refuse(Wish::Pass),
            (Touch::Button(_), [from, to]) if self.asks_for_goal(*from, *to) => self.refusal(Reason::ChooseGoal),
            (Touch::Button(_), _) => self.refusal(Reason::NoChoice),
            (Touch::Site(touch), touched) => match (square(touch), touched) {
                (None, _) => self.refusal(Reason::NoSpace(0)),
                (Some(from), []) => {
                    let reason = self.reason_of_from(from).unwrap_or_else(|| self.reason_of_stuck(from));
                    self.refusal(reason)
                }
                (Some(to), &[from]) => self.refuse(Wish::Move(Route { from, to, goal: None }, false)),
                (Some(goal), &[from, to]) if self.asks_for_goal(from, to) => {
                    self.refusal(self.reason_of_goal(from, to, goal))
                }
                (Some(_), _) => self.refusal(Reason::ChooseNow),
            },
        }
    }
}
