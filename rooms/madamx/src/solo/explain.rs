//! Explain: what a step of the solitaire does, in the words of the player.

use super::position::{Phase, Solo, SoloStep};
use super::scene::{COLOURS, MEN};
use crate::frame::{has, line, name};
use boards::Bits;
use kernel::{Event, Explain, Lang, Position, Refusal, Site, Story, Touch, say};

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

    fn tell(&self, step: SoloStep, lang: Lang) -> String {
        match step {
            SoloStep::Advance { from, to } => {
                let man = MEN[self.colour(from)].to(lang);
                let (from, to) = (name(from), name(to));
                say!(
                    lang,
                    "{man} advances from {from} to {to}",
                    "{man} avance de {from} à {to}",
                    "{man} avanza da {from} a {to}"
                )
            }
            SoloStep::Jump { from, to } => {
                let man = MEN[self.colour(from)].to(lang);
                let (from, to) = (name(from), name(to));
                say!(lang, "{man} jumps from {from} to {to}", "{man} saute de {from} à {to}", "{man} salta da {from} a {to}")
            }
            SoloStep::Place { from, to } => {
                let (from, to) = (name(from), name(to));
                say!(
                    lang,
                    "the tile on {from} is put on {to}",
                    "la case de {from} est mise en {to}",
                    "la casella in {from} è messa in {to}"
                )
            }
            SoloStep::Stay => {
                let tile = name(self.tile);
                say!(
                    lang,
                    "the tile is put back on {tile}",
                    "la case est remise en {tile}",
                    "la casella è rimessa in {tile}"
                )
            }
        }
    }

    fn caption(&self, event: &Event, lang: Lang) -> String {
        let places = event.sites.iter().map(|site| name(site.0)).collect::<Vec<_>>().join(", ");
        match event.kind {
            "advance" => say!(lang, "a man advances: {places}", "un pion avance : {places}", "una pedina avanza: {places}"),
            "jump" => say!(lang, "a man jumps: {places}", "un pion saute : {places}", "una pedina salta: {places}"),
            "tile-gone" => say!(
                lang,
                "the tile {places} is gone for good",
                "la case {places} disparaît pour de bon",
                "la casella {places} sparisce per sempre"
            ),
            "relocate" => say!(lang, "a tile moves: {places}", "une case va : {places}", "una casella va: {places}"),
            "solved" => say!(lang, "all men have arrived", "tous les pions sont arrivés", "tutte le pedine sono arrivate"),
            "stuck" => {
                say!(lang, "no man can move any more", "plus aucun pion ne peut jouer", "nessuna pedina può più muovere")
            }
            _ => say!(
                lang,
                "the tile is put back: {places}",
                "la case est remise : {places}",
                "la casella è rimessa: {places}"
            ),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch, lang: Lang) -> Refusal<SoloStep> {
        let Touch::Site(site) = touch else {
            return self.refuse(SoloStep::Stay, lang);
        };
        let to = site.0 & 63;
        let first = touched.iter().find_map(|t| if let Touch::Site(site) = t { Some(site.0) } else { None });
        if self.phase == Phase::Place {
            return self.refuse(SoloStep::Place { from: first.unwrap_or(self.tile), to }, lang);
        }
        match first {
            Some(from) if line(from, to).is_some_and(|(_, distance)| distance > 1) => {
                self.refuse(SoloStep::Jump { from, to }, lang)
            }
            Some(from) => self.refuse(SoloStep::Advance { from, to }, lang),
            None if self.outcome().is_some() => self.refuse(SoloStep::Stay, lang),
            None => self.no_man(to, lang).unwrap_or_else(|| {
                let here = name(to);
                let why = say!(
                    lang,
                    "the man on {here} can neither advance nor jump now",
                    "le pion en {here} ne peut ni avancer ni sauter maintenant",
                    "la pedina in {here} ora non può né avanzare né saltare"
                );
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
