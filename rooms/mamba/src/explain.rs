//! Explain: what a step does and causes, as events and as sentences.

use crate::board::cross;
use crate::camp::Camp;
use crate::chronicle::{ASPHYXIA, BLOCK, Chronicle, ELIMINATION, OVERPOPULATION, TRANSFORMATION};
use crate::point::Point;
use crate::position::MambaPosition;
use crate::step::MambaStep;
use kernel::{Event, Explain, Group, Lang, Position, Refusal, Site, Story, Touch, say};

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

    fn tell(&self, step: MambaStep, lang: Lang) -> String {
        let camp = Camp::ALL[self.actor().index()].letter();
        match step {
            MambaStep::Birth { mother, newborn } => say!(
                lang,
                "{camp} gives birth on {newborn}, against {mother}",
                "{camp} fait naître une pièce en {newborn}, contre {mother}",
                "{camp} fa nascere un pezzo in {newborn}, contro {mother}",
            ),
            MambaStep::Displacement { from, to } => {
                say!(lang, "{camp} moves from {from} to {to}", "{camp} va de {from} à {to}", "{camp} va da {from} a {to}")
            }
            MambaStep::Cut { end } => say!(
                lang,
                "{camp} cuts its alignment from {end}",
                "{camp} coupe son alignement à partir de {end}",
                "{camp} taglia il suo allineamento a partire da {end}",
            ),
        }
    }

    fn caption(&self, event: &Event, lang: Lang) -> String {
        let at = self.names(&event.sites);
        let first = event.camps.first().copied().unwrap_or_default();
        let last = event.camps.last().copied().unwrap_or_default();
        match event.kind {
            BIRTH => {
                let (mother, newborn) = self.first_and_last(&event.sites);
                say!(
                    lang,
                    "{first}: {newborn} is born of {mother}",
                    "{first} : {newborn} naît de {mother}",
                    "{first}: {newborn} nasce da {mother}",
                )
            }
            DISPLACEMENT => {
                let (from, to) = self.first_and_last(&event.sites);
                say!(lang, "{first}: from {from} to {to}", "{first} : de {from} à {to}", "{first}: da {from} a {to}")
            }
            CUT => say!(
                lang,
                "{first} chooses the end on {at}",
                "{first} choisit l'extrémité {at}",
                "{first} sceglie l'estremità {at}",
            ),
            ASPHYXIA => {
                let dead: Vec<String> = event
                    .sites
                    .iter()
                    .zip(&event.camps)
                    .map(|(&site, camp)| format!("{} ({camp})", self.name(site)))
                    .collect();
                let dead = dead.join(", ");
                say!(
                    lang,
                    "Asphyxia: no empty point in the cross of {dead}",
                    "Asphyxie : aucun point libre dans la croix de {dead}",
                    "Asfissia: nessun punto libero nella croce di {dead}",
                )
            }
            OVERPOPULATION => {
                let line = event.cause.first().map_or(String::new(), |group| self.spoken_group(group));
                say!(
                    lang,
                    "Overpopulation: {at} is taken off {line}",
                    "Surpopulation : {at} disparaît de {line}",
                    "Sovrappopolazione: {at} sparisce da {line}",
                )
            }
            TRANSFORMATION | BLOCK => {
                let [longer, shorter] =
                    [0, 1].map(|i| event.cause.get(i).map_or(String::new(), |group| self.spoken_group(group)));
                if event.kind == BLOCK {
                    say!(
                        lang,
                        "Block: {at} returns from {first} to {last} and stays: {longer} against {shorter}",
                        "Block : {at} revient de {first} à {last} et y reste : {longer} contre {shorter}",
                        "Block: {at} torna da {first} a {last} e ci resta: {longer} contro {shorter}",
                    )
                } else {
                    say!(
                        lang,
                        "Transformation: {at} goes from {first} to {last}: {longer} against {shorter}",
                        "Transformation : {at} passe de {first} à {last} : {longer} contre {shorter}",
                        "Trasformazione: {at} passa da {first} a {last}: {longer} contro {shorter}",
                    )
                }
            }
            ELIMINATION => {
                say!(lang, "{first} is eliminated: {at}", "{first} est éliminé : {at}", "{first} è eliminato: {at}",)
            }
            other => other.into(),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch, lang: Lang) -> Refusal<MambaStep> {
        self.refuse_next_touch(touched, touch, lang)
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

    /// An alignment in a sentence: `a 2 (b4, c4)`.
    fn spoken_group(&self, group: &Group) -> String {
        format!("{} {} ({})", group.camp, group.sites.len(), self.names(&group.sites))
    }
}
