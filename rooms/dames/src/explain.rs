//! What a step does and causes, and how it is told.

use crate::board::number_of;
use crate::position::{BROWN, DamesPosition, IVORY};
use crate::scene::camp;
use crate::sentences;
use crate::spell::{bit, site};
use crate::step::{DamesStep, Kind};
use boards::Bits;
use kernel::{Event, Explain, Message, Refusal, Site, Story, Touch};

impl DamesPosition {
    /// The position in which the piece of a step stands where it starts: before the overlooked move for an objection.
    fn stage(&self, step: DamesStep) -> DamesPosition {
        match self.ledger.overlooked() {
            Some(overlooked) if step.is_objection() => self.before_overlooked(overlooked),
            _ => *self,
        }
    }
}

impl DamesPosition {
    /// How many taken pieces of a colour still lie before the opponent: each king has had one put on it (D-11).
    fn tray(&self, brown: bool) -> u32 {
        let pieces = self.pieces(if brown { BROWN } else { IVORY });
        (20 - pieces.count_ones()).saturating_sub((pieces & self.kings).count_ones())
    }
}

impl Explain for DamesPosition {
    fn story(&self, step: DamesStep) -> Story {
        let stage = self.stage(step);
        let mover = camp(stage.turn());
        let mut story = Story::default();
        if let Some(overlooked) = self.ledger.overlooked().filter(|_| step.is_objection()) {
            story.deed.push(Event::new("takeback", "D-16", [site(overlooked.to), site(overlooked.from)], [mover]));
        }
        let king = stage.kings >> step.from() & 1 == 1;
        let rule = match (step.captures(), king) {
            (false, false) => "D-3",
            (false, true) => "D-4",
            (true, false) => "D-5",
            (true, true) => "D-6",
        };
        let path: Vec<Site> = self.one_path(step).into_iter().map(site).collect();
        story.deed.push(Event::new("move", rule, path, [mover]));
        if step.captures() {
            let taken: Vec<Site> = Bits(step.captured()).map(site).collect();
            story.caused.push(Event::new("capture", "D-8", taken, [camp(stage.other())]));
        }
        if stage.kind_of(step.from(), step.to()) == Kind::Crowned {
            story.caused.push(Event::new("crowning", "D-11", [site(step.to())], [mover]));
        }
        story
    }

    fn tell(&self, step: DamesStep) -> Message {
        let stage = self.stage(step);
        let piece = stage.piece_name(step.from());
        let (from, to) = (number_of(step.from()), number_of(step.to()));
        let mut told = if step.captures() {
            let taken = Bits(step.captured()).map(|bit| number_of(bit).to_string()).collect::<Vec<_>>().join(", ");
            Message::from(sentences::ToldCapture { piece, from, taken, to })
        } else {
            Message::from(sentences::ToldMove { piece, from, to })
        };
        if step.is_objection() {
            told = Message::from(sentences::ToldObjection { told });
        }
        if stage.kind_of(step.from(), step.to()) == Kind::Crowned {
            told = sentences::ToldCrowned { told }.into();
        }
        told
    }

    fn caption(&self, event: &Event) -> Message {
        let squares: Vec<String> = event.sites.iter().map(|&site| number_of(bit(site)).to_string()).collect();
        let list = squares.join(", ");
        let (first, last) = (squares.first().cloned().unwrap_or_default(), squares.last().cloned().unwrap_or_default());
        match event.kind {
            "takeback" => Message::from(sentences::CaptureIsDemanded { first, last }),
            "move" => Message::from(sentences::GoesFromTo { first, last }),
            "capture" => Message::from(sentences::AreTaken { list }),
            // D-11: the opponent crowns it with a man that he has taken, if he has any.
            _ if self.tray(event.camps.first().copied() == Some(camp(BROWN))) == 0 => {
                Message::from(sentences::CrownedWithSpareMan { first })
            }
            _ => Message::from(sentences::CrownedWithTakenMan { first }),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch) -> Refusal<DamesStep> {
        self.refuse_a_touch(touched, touch)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::DamesRules;
    use kernel::{Notation, Position};

    #[test]
    fn d_11_a_king_is_crowned_with_a_man_from_the_tray() {
        let said = |text: &str, word: &str| {
            let before = DamesPosition::read(DamesRules::default(), text).unwrap();
            let step = before.read_step(word).unwrap();
            let story = before.story(step);
            let crowning = story.caused.iter().find(|event| event.kind == "crowning").expect("a crowning");
            (before.caption(crowning).to_string(), before.tray(true), before.child(step).tray(true))
        };
        let (caption, before, after) = said("W:W6,30,31:B45", "6-1");
        assert!(caption.contains("from the opponent's tray"), "{caption}");
        assert_eq!((before, after), (17, 16));
        // Twenty men and none taken: a spare one must do.
        let men = "6,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39";
        let (caption, before, after) = said(&format!("W:W{men}:B45"), "6-1");
        assert!(caption.contains("spare"), "{caption}");
        assert_eq!((before, after), (0, 0));
    }
}
