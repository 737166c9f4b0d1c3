//! What the toy game shows, says and estimates.

use super::texts::GRID;
use super::{Answer, Phase, Toy, ToyPosition, ToyRules, ToyStep, mirror, mirror_square};
use crate::sentences;
use kernel::{
    Button, ButtonInfo, Evaluate, Event, Explain, Form, Game, Layout, Look, Mark, MarkKind, Message, Notation, Piece,
    Position, Refusal, Scene, Seat, Show, Side, Site, SiteInfo, Spell, Spot, Story, Symmetric, Tactical, Touch, Tuned,
};

const BUTTONS: [(&str, ToyStep); 4] =
    [("keep", ToyStep::Keep), ("turn", ToyStep::Turn), ("stay", ToyStep::Stay), ("down", ToyStep::Down)];
const CAMPS: [&str; 4] = ["a", "b", "c", "d"];

impl Spell for ToyPosition {
    fn spellings(&self, step: ToyStep, each: &mut dyn FnMut(&[Touch], Form)) {
        match step {
            ToyStep::Swap(a, b) => {
                each(&[Touch::Site(Site(a)), Touch::Site(Site(b))], Form::Full);
                each(&[Touch::Site(Site(b)), Touch::Site(Site(a))], Form::Full);
            }
            _ => {
                let button = BUTTONS.iter().position(|(_, other)| *other == step).expect("a button");
                each(&[Touch::Button(Button(button as u8))], Form::Full);
            }
        }
    }
}

impl Show for ToyPosition {
    fn layout(rules: ToyRules) -> Layout {
        let site = |square: u8| {
            let text = GRID.text(square);
            let at = Spot::in_cell(GRID.x(square), GRID.y(square));
            SiteInfo { name: text.clone().into(), text, at, near: Vec::new(), ground: "plain" }
        };
        Layout {
            look: Look::Squares,
            sites: (0..64).map(site).collect(),
            lines: Vec::new(),
            buttons: BUTTONS
                .map(|(text, _)| ButtonInfo { text, name: Message::from(sentences::OnlyText { text }) })
                .to_vec(),
            quarter_turns: vec![0; rules.seats() as usize],
        }
        .joined_around()
    }

    fn scene(&self) -> Scene {
        let piece = |square: u8| {
            let camp = self.owner(square)? as usize;
            let name = CAMPS[camp];
            let name = Message::from(sentences::PebbleOf { name });
            Some(Piece { site: Site(square), camp: CAMPS[camp], kind: "pebble", glyph: (b'a' + camp as u8) as char, name })
        };
        let actor = Toy::seat_name(self.rules, self.actor());
        let marks = match self.phase {
            Phase::Answer(square) => vec![Mark { site: Site(square), kind: MarkKind::Choice }],
            _ => Vec::new(),
        };
        Scene {
            pieces: (0..64).filter_map(piece).collect(),
            marks,
            words: vec![Message::from(sentences::Decides { actor })],
            ..Scene::default()
        }
    }
}

impl Explain for ToyPosition {
    fn story(&self, step: ToyStep) -> Story {
        super::note(|calls| calls.stories += 1);
        let (kind, rule, sites) = match step {
            ToyStep::Swap(a, b) => ("swap", "T-2", vec![Site(a), Site(b)]),
            ToyStep::Keep => ("keep", "T-3", Vec::new()),
            ToyStep::Turn => ("turn", "T-3", Vec::new()),
            ToyStep::Stay => ("stay", "T-4", Vec::new()),
            ToyStep::Down => ("down", "T-4", Vec::new()),
        };
        let deed = vec![Event::new(kind, rule, sites, [])];
        let caused = match (step, self.phase) {
            (ToyStep::Down, Phase::Answer(square)) => {
                vec![Event::new("down", "T-4", [Site(square), Site(square - 8)], [CAMPS[self.actor().index()]])]
            }
            _ => Vec::new(),
        };
        Story { deed, caused }
    }

    fn tell(&self, step: ToyStep) -> Message {
        self.step_text(step).into()
    }

    fn caption(&self, event: &Event) -> Message {
        let kind = event.kind;
        Message::from(sentences::Happens { kind })
    }

    fn refuse_touch(&self, _touched: &[Touch], touch: Touch) -> Refusal<ToyStep> {
        match touch {
            Touch::Site(_) => self.refuse(ToyStep::Swap(0, 1)),
            Touch::Button(button) => self.refuse(BUTTONS[button.0 as usize].1),
        }
    }
}

impl Evaluate for ToyPosition {
    fn evaluate(&self, side: Side) -> i32 {
        let ranks = |side: Side| self.ranks(side) as i32;
        let others: i32 = self.sides().filter(|&other| other != side).map(ranks).sum();
        let n = self.sides().count() as i32;
        100 * ranks(side) - 100 * others / (n - 1).max(1)
    }
}

impl Symmetric for ToyPosition {
    fn symmetries(_rules: ToyRules) -> usize {
        2
    }

    fn image(&self, symmetry: usize) -> Self {
        if symmetry == 0 {
            return *self;
        }
        let phase = match self.phase {
            Phase::Swap => Phase::Swap,
            Phase::Mirror(Answer(answer)) => Phase::Mirror(Answer(answer.map(mirror_square))),
            Phase::Answer(square) => Phase::Answer(mirror_square(square)),
        };
        ToyPosition { pebbles: self.pebbles.map(mirror), phase, ..*self }
    }

    fn step_image(&self, symmetry: usize, step: ToyStep) -> ToyStep {
        match step {
            ToyStep::Swap(a, b) if symmetry == 1 => {
                let (a, b) = (mirror_square(a), mirror_square(b));
                ToyStep::Swap(a.min(b), a.max(b))
            }
            other => other,
        }
    }

    fn seat_image(_rules: ToyRules, _symmetry: usize, seat: Seat) -> Seat {
        seat
    }
}

impl Tactical for ToyPosition {
    const SLOTS: usize = 64 * 64;

    fn slot(&self, step: ToyStep) -> usize {
        match step {
            ToyStep::Swap(a, b) => usize::from(a) * 64 + usize::from(b),
            _ => 0,
        }
    }

    fn code(step: ToyStep) -> u32 {
        match step {
            ToyStep::Swap(a, b) => 100 + u32::from(a) * 64 + u32::from(b),
            _ => 1 + BUTTONS.iter().position(|(_, other)| *other == step).expect("a button") as u32,
        }
    }

    fn urgency(&self, _step: ToyStep) -> i32 {
        0
    }

    fn is_quiet(&self) -> bool {
        true
    }
}

impl Tuned for ToyPosition {
    const WEIGHTS: usize = 1;
    const UNIT: (usize, f32) = (0, 100.0);
    const FINENESS: f32 = 1.0;

    fn weights() -> Vec<f32> {
        vec![100.0]
    }

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        visit(0, self.evaluate(side) as f32 / 100.0);
    }
}
