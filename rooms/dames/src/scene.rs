//! What the board looks like and what is to be said about it.

use crate::board::{bit_of, column, row};
use crate::position::{BROWN, DamesPosition, IVORY};
use crate::rules::DamesRules;
use crate::spell::site;
use kernel::{
    ButtonInfo, Lang, Layout, Look, Mark, MarkKind, Piece, Position, Reserve, Scene, Show, Side, Site, SiteInfo, say,
};

/// The camp word of a side.
pub(crate) const fn camp(side: Side) -> &'static str {
    if side.0 == 0 { "brown" } else { "ivory" }
}

impl DamesPosition {
    /// The name of the piece on a bit.
    pub(crate) fn piece_name(&self, bit: u8, lang: Lang) -> String {
        let king = self.kings >> bit & 1 == 1;
        let brown = self.pieces(BROWN) >> bit & 1 == 1;
        match (brown, king) {
            (true, false) => say!(lang, "brown man", "pion marron", "pedina marrone"),
            (true, true) => say!(lang, "brown king", "dame marron", "dama marrone"),
            (false, false) => say!(lang, "ivory man", "pion ivoire", "pedina avorio"),
            (false, true) => say!(lang, "ivory king", "dame ivoire", "dama avorio"),
        }
    }

    fn words(&self, lang: Lang) -> Vec<String> {
        let mut words = Vec::new();
        let brown = self.turn() == BROWN;
        match self.ended() {
            Some(outcome) if outcome.winners.len() == 1 => {
                let brown = outcome.winners.has(BROWN);
                words.push(if brown {
                    say!(lang, "Brown has won.", "Les marron ont gagné.", "Ha vinto il marrone.")
                } else {
                    say!(lang, "Ivory has won.", "Les ivoire ont gagné.", "Ha vinto l'avorio.")
                });
            }
            Some(_) => words.push(say!(lang, "The game is drawn.", "La partie est nulle.", "La partita è patta.")),
            None if brown => words.push(say!(lang, "Brown to move.", "Aux marron de jouer.", "Tocca al marrone.")),
            None => words.push(say!(lang, "Ivory to move.", "Aux ivoire de jouer.", "Tocca all'avorio.")),
        }
        if self.ended().is_some() {
            return words;
        }
        if self.can_capture() && !self.rules().opponent_enforces() {
            words.push(say!(lang, "A capture is compulsory.", "La prise est obligatoire.", "La presa è obbligatoria."));
        }
        if self.ledger.overlooked().is_some() {
            words.push(say!(
                lang,
                "A capture was overlooked: you may object.",
                "Une prise a été oubliée : vous pouvez la signaler.",
                "È sfuggita una presa: si può contestare."
            ));
        }
        if let Some((side, turns)) = self.ledger.challenge().running() {
            let name = camp(side);
            words.push(match (side == BROWN, lang) {
                (_, Lang::En) => format!("Challenge: {name} must win within {turns} turns."),
                (true, Lang::Fr) => format!("Défi : les marron doivent gagner en {turns} coups."),
                (false, Lang::Fr) => format!("Défi : les ivoire doivent gagner en {turns} coups."),
                (true, Lang::It) => format!("Sfida: il marrone deve vincere in {turns} mosse."),
                (false, Lang::It) => format!("Sfida: l'avorio deve vincere in {turns} mosse."),
            });
        }
        let idle = self.ledger.idle();
        if idle >= 20 {
            words.push(say!(
                lang,
                "{idle} of 50 turns without a capture or a man's move.",
                "{idle} coups sur 50 sans prise ni mouvement de pion.",
                "{idle} mosse su 50 senza prese né mosse di pedina."
            ));
        }
        words
    }
}

impl Show for DamesPosition {
    fn layout(_rules: DamesRules, lang: Lang) -> Layout {
        let info = |number: u8| {
            let bit = bit_of(number);
            SiteInfo {
                text: number.to_string(),
                name: say!(lang, "square {number}", "case {number}", "casella {number}"),
                x: column(bit),
                y: 9 - row(bit),
                ground: "plain",
            }
        };
        Layout {
            look: Look::Squares,
            width: 10,
            height: 10,
            sites: (1..=50).map(info).collect(),
            lines: Vec::new(),
            buttons: vec![ButtonInfo { text: "object", name: say!(lang, "Object", "Signaler", "Contestare") }],
            quarter_turns: vec![0, 2],
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let piece = |number: u8| {
            let bit = bit_of(number);
            let glyph = self.glyph(bit)?;
            let side = if self.pieces(BROWN) >> bit & 1 == 1 { BROWN } else { IVORY };
            let kind = if self.kings >> bit & 1 == 1 { "king" } else { "man" };
            Some(Piece { site: Site(number - 1), camp: camp(side), kind, glyph, name: self.piece_name(bit, lang) })
        };
        // D-5, D-11: whoever takes a piece lays it before himself; a king stands on the board as two, the one below crowned with
        // a man that had been taken, as far as there were any.
        let taken = |side: Side| {
            let taken = 20 - self.pieces(side).count_ones();
            let crowns = (self.pieces(side) & self.kings).count_ones();
            let name = if side == BROWN {
                say!(lang, "taken by ivory", "prises par les ivoire", "presi dall'avorio")
            } else {
                say!(lang, "taken by brown", "prises par les marron", "presi dal marrone")
            };
            Reserve { camp: camp(side), kind: "man", count: taken.saturating_sub(crowns), name }
        };
        let disputed = self.ledger.overlooked().map(|overlooked| [overlooked.from, overlooked.to]).into_iter().flatten();
        Scene {
            pieces: (1..=50).filter_map(piece).collect(),
            marks: disputed.map(|bit| Mark { site: site(bit), kind: MarkKind::Disputed }).collect(),
            reserves: vec![taken(BROWN), taken(IVORY)],
            words: self.words(lang),
            out: Vec::new(),
        }
    }
}
