//! Scene: the board and the pieces as data for any screen.

use crate::board::{EDGES, NAMES, point, site, sites};
use crate::camp::Camp;
use crate::position::{IDLE_LIMIT, MarellePosition, PIECES};
use crate::rules::MarelleRules;
use kernel::{Lang, Layout, Look, Piece, Reserve, Scene, Show, Site, SiteInfo, say};

impl Show for MarellePosition {
    fn layout(_rules: MarelleRules, _lang: Lang) -> Layout {
        let site_info = |name: &'static str| {
            let [file, rank] = [name.as_bytes()[0], name.as_bytes()[1]];
            SiteInfo { text: name.into(), name: name.into(), x: file - b'a', y: rank - b'1', ground: "plain" }
        };
        let ends = |&edge: &u32| {
            let two = sites(edge);
            (two[0], two[1])
        };
        let mut lines: Vec<(Site, Site)> = EDGES.iter().map(ends).collect();
        lines.sort_unstable();
        Layout {
            look: Look::Points,
            width: 7,
            height: 7,
            sites: NAMES.into_iter().map(site_info).collect(),
            lines,
            buttons: Vec::new(),
            quarter_turns: vec![0, 2],
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let piece = |index: u8| {
            let place = point(Site(index));
            let camp = Camp::BOTH.into_iter().find(|&camp| self.pieces(camp) & place != 0)?;
            let colour = camp.colour(lang);
            let name = say!(lang, "{colour} piece", "pion {colour}", "pedina {colour}");
            Some(Piece { site: site(place), camp: camp.id(), kind: "man", glyph: camp.letter(), name })
        };
        Scene {
            pieces: (0..24).filter_map(piece).collect(),
            reserves: Camp::BOTH.into_iter().flat_map(|camp| self.reserves(camp, lang)).collect(),
            words: self.words(lang),
            ..Scene::default()
        }
    }
}

impl MarellePosition {
    /// What a camp has beside the board: pieces in hand, and pieces it has lost.
    fn reserves(&self, camp: Camp, lang: Lang) -> [Reserve; 2] {
        let colour = camp.colour(lang);
        let hand = say!(lang, "{colour} pieces in hand", "pions {colour} en main", "pedine {colour} in mano");
        let lost = say!(lang, "{colour} pieces lost", "pions {colour} perdus", "pedine {colour} perse");
        [
            Reserve { camp: camp.id(), kind: "man", count: self.hand(camp), name: hand },
            Reserve { camp: camp.id(), kind: "lost", count: PIECES - self.owned(camp), name: lost },
        ]
    }

    /// Who decides what, and how near a draw is.
    fn words(&self, lang: Lang) -> Vec<String> {
        if let Some(over) = self.refuse_over(lang) {
            let mut sentence = over.why;
            if let Some(first) = sentence.get_mut(..1) {
                first.make_ascii_uppercase();
            }
            return vec![sentence + "."];
        }
        let mover = self.camp.name(lang);
        let deed = if self.in_hand > 0 {
            say!(lang, "{mover} places a piece.", "{mover} pose un pion.", "{mover} posa una pedina.")
        } else if self.jumping() {
            say!(
                lang,
                "{mover} has three pieces and may jump to any free point.",
                "{mover} n'a plus que trois pions et peut sauter sur tout point libre.",
                "{mover} ha tre pedine e può saltare su qualsiasi punto libero."
            )
        } else {
            say!(
                lang,
                "{mover} moves a piece to a neighbouring point.",
                "{mover} déplace un pion vers un point voisin.",
                "{mover} muove una pedina verso un punto vicino."
            )
        };
        let mut words = vec![deed];
        if self.idle > 0 {
            let idle = self.idle;
            words.push(say!(
                lang,
                "Turns without a removal: {idle} of {IDLE_LIMIT}, then the game is drawn.",
                "Tours sans prise : {idle} sur {IDLE_LIMIT}, après quoi la partie est nulle.",
                "Turni senza prese: {idle} su {IDLE_LIMIT}, poi la partita è patta."
            ));
        }
        words
    }
}
