//! Explain: what a step does and causes, told in the words of the player.

use crate::board::{LINES, Points, in_mills, name, names, neighbours, point, site, sites};
use crate::position::MarellePosition;
use crate::step::MarelleStep;
use kernel::{Event, Explain, Group, Lang, Refusal, Story, Touch, say};

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

    fn tell(&self, step: MarelleStep, lang: Lang) -> String {
        let mut parts: Vec<String> = Vec::with_capacity(3);
        parts.push(self.caption(&self.deed(step), lang));
        match self.closed(step).len() {
            0 => {}
            1 => parts.push(say!(lang, "closes a mill", "ferme une marelle", "chiude un mulino")),
            _ => parts.push(say!(lang, "closes two mills", "ferme deux marelles", "chiude due mulini")),
        }
        let taken: Vec<&str> = self.order(step.taken).into_iter().map(name).collect();
        match taken[..] {
            [] => {}
            [one] => parts.push(say!(lang, "removes {one}", "prend {one}", "toglie {one}")),
            [one, two, ..] => {
                parts.push(say!(lang, "removes {one} and {two}", "prend {one} et {two}", "toglie {one} e {two}"));
            }
        }
        parts.join(", ")
    }

    fn caption(&self, event: &Event, lang: Lang) -> String {
        let mover = self.camp.name(lang);
        let colour = self.camp.other().colour(lang);
        let where_to = event.sites.iter().fold(0, |set, &site| set | point(site));
        let all = names(where_to);
        let at = |index: usize| event.sites.get(index).map_or("", |&site| name(point(site)));
        let (one, two) = (at(0), at(1));
        match event.kind {
            "place" => {
                say!(
                    lang,
                    "{mover} places a piece on {one}",
                    "{mover} pose un pion en {one}",
                    "{mover} posa una pedina in {one}"
                )
            }
            "move" => say!(
                lang,
                "{mover} moves from {one} to {two}",
                "{mover} va de {one} à {two}",
                "{mover} muove da {one} a {two}"
            ),
            "jump" => say!(
                lang,
                "{mover} jumps from {one} to {two}",
                "{mover} saute de {one} à {two}",
                "{mover} salta da {one} a {two}"
            ),
            "mill" => say!(
                lang,
                "{mover} closes the mill {all}",
                "{mover} ferme la marelle {all}",
                "{mover} chiude il mulino {all}"
            ),
            "removal" => say!(
                lang,
                "the {colour} piece on {one} is removed",
                "le pion {colour} en {one} est pris",
                "la pedina {colour} in {one} viene tolta"
            ),
            _ => say!(
                lang,
                "every {colour} piece stands in a mill and stays",
                "chaque pion {colour} fait partie d'une marelle et reste",
                "ogni pedina {colour} fa parte di un mulino e resta"
            ),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch, lang: Lang) -> Refusal<MarelleStep> {
        self.refuse_touched(touched, touch, lang)
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
