//! Explain: what a step does and causes, as events and as sentences.

use crate::board::cross;
use crate::camp::Camp;
use crate::chronicle::{ASPHYXIA, BLOCK, Chronicle, ELIMINATION, OVERPOPULATION, TRANSFORMATION};
use crate::point::Point;
use crate::position::MambaPosition;
use crate::sentences;
use crate::step::MambaStep;
use kernel::{Arg, Event, Explain, Group, Join, Message, Phrase, Position, Refusal, Site, Story, Touch};

const BIRTH: &str = "birth";
const DISPLACEMENT: &str = "displacement";
const CUT: &str = "cut";

impl Explain for MambaPosition {
    fn story(&self, step: MambaStep) -> Story {
        let size = self.rules.table().size;
        let site = |point: Point| point.site(size);
        let actor = Camp::ALL[self.actor().index()].word();
        let deed = match step {
            MambaStep::Birth { mother, newborn } => Event::new(BIRTH, "B-8", [site(mother), site(newborn)], [actor]),
            MambaStep::Displacement { from, to } => {
                // Two steps lead over a point between: where there are two, either will do (B-9).
                let between = cross(from.bit()) & cross(to.bit()) & self.empty();
                let mut path = vec![site(from)];
                if from.distance(to) == 2 && between != 0 {
                    path.push(site(Point::lowest(between)));
                }
                path.push(site(to));
                Event::new(DISPLACEMENT, "B-9", path, [actor])
            }
            MambaStep::Cut { end } => Event::new(CUT, "B-11", [site(end)], [actor]),
        };
        let mut chronicle = Chronicle::new(size);
        let mut next = *self;
        next.advance(step, &mut chronicle);
        Story { deed: vec![deed], caused: chronicle.events }
    }

    fn tell(&self, step: MambaStep) -> Message {
        let camp = Camp::ALL[self.actor().index()].name();
        match step {
            MambaStep::Birth { mother, newborn } => Message::from(sentences::GivesBirthOnAgainst { camp, newborn, mother }),
            MambaStep::Displacement { from, to } => Message::from(sentences::MovesFromTo { camp, from, to }),
            MambaStep::Cut { end } => Message::from(sentences::CutsItsAlignmentFrom { camp, end }),
        }
    }

    fn caption(&self, event: &Event) -> Message {
        let at = self.names(&event.sites);
        let first = event.camps.first().map_or(Phrase::NONE, |word| named(word, Camp::name));
        let last = event.camps.last().map_or(Phrase::NONE, |word| named(word, Camp::colour));
        match event.kind {
            BIRTH => {
                let (mother, newborn) = self.first_and_last(&event.sites);
                Message::from(sentences::EventBirth { first, newborn, mother })
            }
            DISPLACEMENT => {
                let (from, to) = self.first_and_last(&event.sites);
                Message::from(sentences::EventDisplacement { first, from, to })
            }
            CUT => Message::from(sentences::EventEndChosen { first, at }),
            ASPHYXIA => {
                let piece = |(&site, camp): (&Site, &&str)| sentences::PointOf {
                    point: self.name(site),
                    colour: named(camp, Camp::colour),
                };
                let dead = Arg::list(Join::Comma, event.sites.iter().zip(&event.camps).map(piece));
                Message::from(sentences::AsphyxiaNoEmptyPointBeside { dead })
            }
            OVERPOPULATION => {
                let (camp, line, n) = event.cause.first().map_or_else(Default::default, |group| self.spoken_group(group));
                Message::from(sentences::OverpopulationHasInRowIsTaken { camp, n, line, at })
            }
            TRANSFORMATION | BLOCK => {
                let [(stronger, longer, _), (weaker, shorter, _)] =
                    [0, 1].map(|i| event.cause.get(i).map_or_else(Default::default, |group| self.spoken_group(group)));
                let why = Message::from(sentences::LongerThan { stronger, longer, weaker, shorter });
                if event.kind == BLOCK {
                    Message::from(sentences::TurnsColourAgain { why, at, last })
                } else {
                    Message::from(sentences::TurnsColour { why, at, last })
                }
            }
            ELIMINATION => Message::from(sentences::IsOutItsLastPiecesLeave { first, at }),
            other => other.into(),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<MambaStep> {
        self.refuse_next_touch(touched, touch)
    }
}

impl MambaPosition {
    fn name(&self, site: Site) -> String {
        Point::of_site(site, self.rules.table().size).map_or(String::new(), |point| point.to_string())
    }

    fn names(&self, sites: &[Site]) -> String {
        sites.iter().map(|&site| self.name(site)).collect::<Vec<_>>().join(", ")
    }

    fn first_and_last(&self, sites: &[Site]) -> (String, String) {
        let name = |site: Option<&Site>| site.map_or(String::new(), |&site| self.name(site));
        (name(sites.first()), name(sites.last()))
    }

    /// An alignment in a sentence: whose it is, from where to where, and how long: "red", "b4-c4", 2.
    fn spoken_group(&self, group: &Group) -> (Phrase, String, usize) {
        let (from, to) = self.first_and_last(&group.sites);
        let line = if group.sites.len() > 1 { format!("{from}-{to}") } else { from };
        (named(group.camp, Camp::colour), line, group.sites.len())
    }
}

/// A camp that an event names by its letter, by one of its names.
fn named(word: &str, name: fn(Camp) -> Phrase) -> Phrase {
    word.bytes().next().and_then(Camp::read).map_or(Phrase::NONE, name)
}
