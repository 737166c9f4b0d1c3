//! Explain: what a step does and causes, told in the words of the player.

use crate::board::{LINES, Points, in_mills, name, names, neighbours, point, site, sites};
use crate::position::MarellePosition;
use crate::sentences;
use crate::step::MarelleStep;
use kernel::{Event, Explain, Group, Join, Message, Refusal, Story, Touch};

impl MarellePosition {
    /// What the hand does.
    fn deed(&self, step: MarelleStep) -> Event {
        let (from, to) = self.ends(step);
        let camp = self.camp.id();
        if from == 0 {
            Event::new("place", "M-3", [site(to)], [camp])
        } else if neighbours(from) & to != 0 {
            Event::new("move", "M-4", [site(from), site(to)], [camp])
        } else {
            Event::new("jump", "M-5", [site(from), site(to)], [camp])
        }
    }
}

impl Explain for MarellePosition {
    fn story(&self, step: MarelleStep) -> Story {
        let (camp, enemy) = (self.camp.id(), self.camp.other().id());
        let deed = self.deed(step);
        let closed = self.closed(step);
        let mills = closed.iter().map(|&line| Event::new("mill", "M-6", sites(line), [camp]));
        let mut caused: Vec<Event> = mills.collect();
        let cause: Vec<Group> = closed.iter().map(|&line| Group { camp, sites: sites(line) }).collect();
        let mut left = self.enemy;
        for (index, piece) in self.order(step.taken).into_iter().enumerate() {
            let rule = match (index, in_mills(left) & piece != 0) {
                (0, false) => "M-6",
                (0, true) => "M-7",
                _ => "M-8",
            };
            caused.push(Event { cause: cause.clone(), ..Event::new("removal", rule, [site(piece)], [enemy]) });
            left &= !piece;
        }
        if !closed.is_empty() && step.taken == 0 && self.enemy != 0 {
            caused.push(Event { cause, ..Event::new("spared", "M-7", sites(self.enemy), [enemy]) });
        }
        Story { deed: vec![deed], caused }
    }

    fn tell(&self, step: MarelleStep) -> Message {
        let mut parts: Vec<Message> = Vec::with_capacity(3);
        parts.push(self.caption(&self.deed(step)));
        match self.closed(step).len() {
            0 => {}
            1 => parts.push(Message::from(sentences::AND_CLOSES_MILL)),
            _ => parts.push(Message::from(sentences::AND_CLOSES_TWO_MILLS)),
        }
        let taken: Vec<&str> = self.order(step.taken).into_iter().map(name).collect();
        match taken[..] {
            [] => {}
            [one] => parts.push(Message::from(sentences::AndRemoves { one })),
            [one, two, ..] => {
                parts.push(Message::from(sentences::AndRemovesTwo { one, two }));
            }
        }
        Message::list(Join::Comma, parts)
    }

    fn caption(&self, event: &Event) -> Message {
        let mover = self.camp.name();
        let colour = self.camp.other().colour();
        let where_to = event.sites.iter().fold(0, |set, &site| set | point(site));
        let all = names(where_to);
        let at = |index: usize| event.sites.get(index).map_or("", |&site| name(point(site)));
        let (one, two) = (at(0), at(1));
        match event.kind {
            "place" => Message::from(sentences::PlacesPieceOn { mover, one }),
            "move" => Message::from(sentences::MovesFromTo { mover, one, two }),
            "jump" => Message::from(sentences::JumpsFromTo { mover, one, two }),
            "mill" => Message::from(sentences::ClosesNamedMill { mover, all }),
            "removal" => Message::from(sentences::PieceOnIsRemoved { colour, one }),
            _ => Message::from(sentences::AllInMillsAndSpared { colour }),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<MarelleStep> {
        self.refuse_touched(touched, touch)
    }
}

impl MarellePosition {
    /// The lines that a legal step fills (M-6), in the order of [`LINES`].
    fn closed(&self, step: MarelleStep) -> Vec<Points> {
        let (_, to) = self.ends(step);
        let after = self.own ^ step.moved;
        LINES.into_iter().filter(|&line| line & to != 0 && line & !after == 0).collect()
    }
}
