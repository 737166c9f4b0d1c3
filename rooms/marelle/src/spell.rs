//! Spell: a step as touches. Placing is the point, moving the piece and the point, then each piece to remove.

use crate::board::{point, site};
use crate::position::MarellePosition;
use crate::sentences;
use crate::step::MarelleStep;
use crate::word::Word;
use kernel::{Form, Message, Refusal, Spell, Touch};

impl Spell for MarellePosition {
    fn spellings(&self, step: MarelleStep, each: &mut dyn FnMut(&[Touch], Form)) {
        let (from, to) = self.ends(step);
        let taken = self.order(step.taken);
        let mut touches = Vec::with_capacity(4);
        for &point in [from, to].iter().filter(|&&point| point != 0).chain(&taken) {
            touches.push(Touch::Site(site(point)));
        }
        each(&touches, Form::Full);
        // M-8: the finger need not know the order of the text, where both are possible.
        if let [one, other] = taken[..]
            && self.removals().allows(other, one)
        {
            let last = touches.len() - 1;
            touches.swap(last - 1, last);
            each(&touches, Form::Full);
        }
    }
}

impl MarellePosition {
    /// Why a touch leads nowhere after others.
    pub(crate) fn refuse_touched(&self, touched: &[Touch], touch: Touch) -> Refusal<MarelleStep> {
        if let Some(over) = self.refuse_over() {
            return over;
        }
        let placing = self.in_hand > 0;
        let mut points = Vec::with_capacity(touched.len() + 1);
        for &touch in touched.iter().chain([&touch]) {
            let point = match touch {
                Touch::Site(site) => point(site),
                Touch::Button(_) => 0,
            };
            if point == 0 {
                let why = Message::from(sentences::TOUCH_POINTS_ONLY);
                return Refusal::new("M-1", why);
            }
            points.push(point);
        }
        let (from, rest) = if placing { (0, &points[..]) } else { (points[0], &points[1..]) };
        let word = match *rest {
            [] => {
                let start = self.refuse_start(from);
                return start.unwrap_or_else(|| self.refuse(&Word { from, to: from, taken: [0, 0] }));
            }
            [to] => Word { from, to, taken: [0, 0] },
            [to, one] => Word { from, to, taken: [one, 0] },
            [to, one, two] => Word { from, to, taken: [one, two] },
            [..] => {
                let why = Message::from(sentences::REMOVES_AT_MOST_TWO);
                return Refusal::new("M-8", why);
            }
        };
        self.refuse(&word)
    }
}
