//! Show: the board and what stands on it, as plain data.

use crate::game::Mamba;
use crate::point::{Point, listed};
use crate::position::{MambaPosition, Phase};
use crate::rules::{MambaRules, QUIET_TURNS};
use kernel::{
    ButtonInfo, Game, Lang, Layout, Look, Mark, MarkKind, Piece, Position, Scene, Seat, Show, Site, SiteInfo, say,
};

impl Show for MambaPosition {
    fn layout(rules: MambaRules, lang: Lang) -> Layout {
        let table = rules.table();
        let size = table.size;
        let points: Vec<Point> = (0..size * size).filter_map(|site| Point::of_site(Site(site), size)).collect();
        let start = table.start();
        let ground = |point: Point| {
            let home = start.iter().position(|squares| squares & point.bit() != 0);
            home.map_or("plain", |camp| ["camp-a", "camp-b", "camp-c", "camp-d"][camp])
        };
        let info = |&point: &Point| {
            let text = point.to_string();
            SiteInfo { name: text.clone(), text, x: point.x(), y: point.y(), ground: ground(point) }
        };
        let mut lines = Vec::new();
        for point in &points {
            let (x, y) = (point.x(), point.y());
            for (x, y) in [(x + 1, y), (x, y + 1)] {
                if x < size && y < size {
                    lines.push((point.site(size), Point::at(x, y).site(size)));
                }
            }
        }
        Layout {
            look: Look::Points,
            width: size,
            height: size,
            sites: points.iter().map(info).collect(),
            lines,
            buttons: vec![ButtonInfo { text: "birth", name: say!(lang, "Birth", "Naissance", "Nascita") }],
            quarter_turns: table.edges.iter().map(|edge| edge.quarter_turns()).collect(),
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let table = self.rules.table();
        let size = table.size;
        let mut pieces: Vec<Piece> = Vec::new();
        for camp in table.playing() {
            let letter = camp.letter();
            let name = say!(lang, "piece of {letter}", "pièce de {letter}", "pezzo di {letter}");
            for point in boards::Bits(self.board.of(camp)) {
                let site = Point(point).site(size);
                pieces.push(Piece { site, camp: camp.word(), kind: "piece", glyph: letter, name: name.clone() });
            }
        }
        pieces.sort_by_key(|piece| piece.site);
        let marked = |points: Vec<Point>, kind| points.into_iter().map(move |point| Mark { site: point.site(size), kind });
        let ends = match self.phase {
            Phase::Turn => Vec::new(),
            Phase::Trim(trim) => trim.ends.to_vec(),
        };
        let marks = marked(ends, MarkKind::Choice).chain(marked(listed(self.mothers), MarkKind::Spent)).collect();
        let out = table.playing().filter(|&camp| !self.stands(camp)).map(|camp| Seat(camp.0)).collect();
        Scene { pieces, marks, words: self.words(lang), out, ..Scene::default() }
    }
}

impl MambaPosition {
    /// Who decides what, and what limits the game.
    fn words(&self, lang: Lang) -> Vec<String> {
        if let Some(outcome) = self.ended() {
            return vec![self.refuse_over(outcome, lang).why];
        }
        let actor = Mamba::seat_name(self.rules, self.actor(), lang);
        let mut words = vec![match self.phase {
            Phase::Trim(trim) => {
                let [one, two] = trim.ends;
                let n = self.overlong(trim).length();
                say!(
                    lang,
                    "{actor} chooses the end from which the alignment of {n} is cut: {one} or {two}.",
                    "{actor} choisit l'extrémité où couper l'alignement de {n} : {one} ou {two}.",
                    "{actor} sceglie l'estremità da cui tagliare l'allineamento di {n}: {one} o {two}.",
                )
            }
            Phase::Turn if self.ready() != 0 => say!(
                lang,
                "{actor} may give birth, and must then move one piece.",
                "{actor} peut faire des naissances, puis doit déplacer une pièce.",
                "{actor} può fare nascite, poi deve spostare un pezzo.",
            ),
            Phase::Turn => {
                say!(lang, "{actor} moves one piece.", "{actor} déplace une pièce.", "{actor} sposta un pezzo.")
            }
        }];
        if self.quiet > 0 {
            let (quiet, most) = (self.quiet, QUIET_TURNS);
            words.push(say!(
                lang,
                "Turns without birth, death or transformation: {quiet} of {most}.",
                "Tours sans naissance, mort ni transformation : {quiet} sur {most}.",
                "Turni senza nascita, morte né trasformazione: {quiet} su {most}.",
            ));
        }
        words
    }
}
