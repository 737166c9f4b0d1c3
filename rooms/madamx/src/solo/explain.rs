//! Explain: what a step of the solitaire does, in the words of the player.

use super::position::{Phase, Solo};
use super::scene::{COLOURS, MEN};
use super::step::SoloStep;
use crate::frame::{has, line, name};
use crate::sentences;
use boards::Bits;
use kernel::{Event, Explain, Message, Position, Refusal, Site, Story, Touch};

impl Explain for Solo {
    fn story(&self, step: SoloStep) -> Story {
        let mut story = Story::default();
        match step {
            SoloStep::Advance { from, to } => {
                story.deed.push(Event::new("advance", "X-24", [Site(from), Site(to)], [COLOURS[self.colour(from)]]));
                story.caused.push(Event::new("tile-gone", "X-24", [Site(from)], []));
            }
            SoloStep::Jump { from, to } => {
                story.deed.push(Event::new("jump", "X-25", [Site(from), Site(to)], [COLOURS[self.colour(from)]]));
            }
            SoloStep::Place { from, to } => {
                story.deed.push(Event::new("relocate", "X-25", [Site(from), Site(to)], []));
            }
            SoloStep::Stay => story.deed.push(Event::new("stay", "X-25", [Site(self.tile)], [])),
        }
        let next = self.child(step);
        if let Some(outcome) = next.outcome() {
            let kind = if outcome.winners.is_empty() { "stuck" } else { "solved" };
            let men: Vec<Site> = Bits(next.men()).map(Site).collect();
            story.caused.push(Event::new(kind, "X-27", men, []));
        }
        story
    }

    fn tell(&self, step: SoloStep) -> Message {
        match step {
            SoloStep::Advance { from, to } => {
                let man = MEN[self.colour(from)];
                let (from, to) = (name(from), name(to));
                Message::from(sentences::SoloAdvancesFromTo { man, from, to })
            }
            SoloStep::Jump { from, to } => {
                let man = MEN[self.colour(from)];
                let (from, to) = (name(from), name(to));
                Message::from(sentences::SoloJumpsFromTo { man, from, to })
            }
            SoloStep::Place { from, to } => {
                let (from, to) = (name(from), name(to));
                Message::from(sentences::TileOnIsPutOn { from, to })
            }
            SoloStep::Stay => {
                let tile = name(self.tile);
                Message::from(sentences::SoloTileIsPutBackOn { tile })
            }
        }
    }

    fn caption(&self, event: &Event) -> Message {
        let places = event.sites.iter().map(|site| name(site.0)).collect::<Vec<_>>().join(", ");
        match event.kind {
            "advance" => Message::from(sentences::SoloManAdvances { places }),
            "jump" => Message::from(sentences::SoloManJumps { places }),
            "tile-gone" => Message::from(sentences::SoloTileIsGoneForGood { places }),
            "relocate" => Message::from(sentences::TileMoves { places }),
            "solved" => Message::from(sentences::SOLO_ALL_MEN_HAVE_ARRIVED),
            "stuck" => Message::from(sentences::SOLO_NO_MAN_CAN_MOVE_ANY_MORE),
            _ => Message::from(sentences::SoloTileIsPutBack { places }),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<SoloStep> {
        let Touch::Site(site) = touch else {
            return self.refuse(SoloStep::Stay);
        };
        let to = site.0 & 63;
        let first = touched.iter().find_map(|t| if let Touch::Site(site) = t { Some(site.0) } else { None });
        if self.phase == Phase::Place {
            return self.refuse(SoloStep::Place { from: first.unwrap_or(self.tile), to });
        }
        match first {
            Some(from) if line(from, to).is_some_and(|(_, distance)| distance > 1) => {
                self.refuse(SoloStep::Jump { from, to })
            }
            Some(from) => self.refuse(SoloStep::Advance { from, to }),
            None if self.outcome().is_some() => self.refuse(SoloStep::Stay),
            None => self.no_man(to).unwrap_or_else(|| {
                let here = name(to);
                let why = Message::from(sentences::SoloManIsBlocked { here });
                Refusal::new("X-24", why)
            }),
        }
    }
}

impl Solo {
    fn colour(&self, place: u8) -> usize {
        usize::from(has(self.camps[1], place))
    }
}
