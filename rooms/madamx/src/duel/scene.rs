//! Scene: the duel as plain data for every kind of screen and for ears.

use super::MadamX;
use super::position::{Duel, PATIENCE};
use super::rules::DuelRules;
use super::spell::Press;
use crate::board::Content;
use crate::frame::name;
use boards::Bits;
use kernel::{
    ButtonInfo, Game, Lang, Layout, Look, Mark, MarkKind, Piece, Position, Reserve, Scene, Show, Side, Site, Tri, say,
};

/// The words the texts use for the camps.
pub(crate) const CAMPS: [&str; 2] = ["light", "dark"];

const MEN: [Tri; 2] =
    [Tri::new("light man", "pion clair", "pedina chiara"), Tri::new("dark man", "pion foncé", "pedina scura")];
const MADAMS: [Tri; 2] = [
    Tri::new("light Bi-Madam", "Bi-Madam claire", "Bi-Madam chiara"),
    Tri::new("dark Bi-Madam", "Bi-Madam foncée", "Bi-Madam scura"),
];
const LOST: [Tri; 2] = [
    Tri::new("light pieces captured by dark", "pions clairs pris par les foncés", "pedine chiare catturate dagli scuri"),
    Tri::new("dark pieces captured by light", "pions foncés pris par les clairs", "pedine scure catturate dai chiari"),
];

/// The turns without progress from which on they are mentioned.
const MENTIONED: u8 = 60;

/// The name of what stands on a place, if something does.
pub(crate) fn piece_name(content: Content, lang: Lang) -> Option<&'static str> {
    match content {
        Content::Man(side) => Some(MEN[side].to(lang)),
        Content::Madam(side) => Some(MADAMS[side].to(lang)),
        Content::Bare | Content::Free => None,
    }
}

impl Show for Duel {
    fn layout(rules: DuelRules, lang: Lang) -> Layout {
        let button = |press| match press {
            Press::Stay => {
                ButtonInfo { text: "stay", name: say!(lang, "Leave the tile", "Laisser la case", "Lasciare la casella") }
            }
            Press::Off => {
                ButtonInfo { text: "off", name: say!(lang, "Remove the tile", "Enlever la case", "Togliere la casella") }
            }
            Press::Object => ButtonInfo {
                text: "object",
                name: say!(lang, "Point out a capture", "Signaler une prise", "Segnalare una cattura"),
            },
        };
        let quarter_turns = if rules.in_pairs() { vec![0, 0, 2, 2] } else { vec![0, 2] };
        Layout {
            look: Look::Tiles,
            width: 8,
            height: 8,
            sites: crate::layout::sites(),
            lines: Vec::new(),
            buttons: Press::all(rules).map(button).collect(),
            quarter_turns,
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let piece = |place: u8| {
            let content = self.board.content(place);
            let (camp, kind, glyph) = match content {
                Content::Man(side) => (CAMPS[side], "man", ['l', 'd'][side]),
                Content::Madam(side) => (CAMPS[side], "madam", ['L', 'D'][side]),
                Content::Bare | Content::Free => return None,
            };
            Some(Piece { site: Site(place), camp, kind, glyph, name: piece_name(content, lang)?.into() })
        };
        Scene {
            pieces: (0..64).filter_map(piece).collect(),
            marks: self.marks(),
            reserves: self.reserves(lang),
            words: self.words(lang),
            out: Vec::new(),
        }
    }
}

impl Duel {
    fn marks(&self) -> Vec<Mark> {
        let (offered, open) = if self.moves_piece() { (0, 0) } else { (self.takeable(), self.board.bare()) };
        let kinds = [
            (self.board.tiles(), MarkKind::Tile),
            (offered, MarkKind::Offered),
            (open, MarkKind::Open),
            (self.changed(), MarkKind::Disputed),
        ];
        let marks =
            kinds.into_iter().flat_map(|(places, kind)| Bits(places).map(move |place| Mark { site: Site(place), kind }));
        marks.collect()
    }

    /// The places that an objection would restore.
    pub(crate) fn changed(&self) -> u64 {
        if !self.disputed() {
            return 0;
        }
        let (now, then) = (&self.board, &self.before);
        (now.ground ^ then.ground) | (now.camps[0] ^ then.camps[0]) | (now.camps[1] ^ then.camps[1])
    }

    /// How many captured men of a colour still lie before the opponent: each Bi-Madam has had one put on it.
    pub(crate) fn tray(&self, side: usize) -> u32 {
        let (all, madams) = (self.board.camps[side], self.board.camps[side] & !self.board.ground);
        (12 - all.count_ones()).saturating_sub(madams.count_ones())
    }

    fn reserves(&self, lang: Lang) -> Vec<Reserve> {
        let mut reserves: Vec<Reserve> = (0..2)
            .map(|side| Reserve { camp: CAMPS[side], kind: "man", count: self.tray(side), name: LOST[side].to(lang).into() })
            .collect();
        reserves.push(Reserve {
            camp: "",
            kind: "tile",
            count: 32 - self.board.tiles().count_ones(),
            name: say!(lang, "removed tiles", "cases enlevées", "caselle tolte"),
        });
        reserves.retain(|reserve| reserve.count > 0);
        reserves
    }

    fn words(&self, lang: Lang) -> Vec<String> {
        let side = MadamX::side_name(self.rules, Side(self.side), lang);
        if self.outcome().is_some() {
            return vec![say!(
                lang,
                "{side} cannot move any more and has lost.",
                "{side} : plus aucun coup possible, partie perdue.",
                "{side}: nessuna mossa possibile, partita persa."
            )];
        }
        let mut words = vec![self.task(&side, lang)];
        if self.may_object() {
            words.push(say!(
                lang,
                "The last turn overlooked a capture: it may be pointed out.",
                "Une prise a été oubliée au dernier tour : on peut la signaler.",
                "Nell'ultimo turno è stata trascurata una cattura: la si può segnalare."
            ));
        }
        if self.counter >= MENTIONED {
            let n = self.counter;
            words.push(say!(
                lang,
                "{n} turns without a capture or a crowning; at {PATIENCE} the game is drawn.",
                "{n} tours sans prise ni Bi-Madam nouvelle ; à {PATIENCE} la partie est nulle.",
                "{n} turni senza cattura né nuova Bi-Madam; a {PATIENCE} la partita è patta."
            ));
        }
        words
    }

    /// Who decides what.
    fn task(&self, side: &str, lang: Lang) -> String {
        if self.moves_piece() {
            if self.reopened {
                return say!(
                    lang,
                    "{side} has overlooked a capture and must capture now.",
                    "{side} a oublié une prise et doit prendre maintenant.",
                    "{side} ha trascurato una cattura e ora deve catturare."
                );
            }
            if self.can_capture() && !self.rules.opponent_enforces() {
                return say!(lang, "{side} must capture.", "{side} doit prendre.", "{side} deve catturare.");
            }
            return say!(lang, "{side} moves a piece.", "{side} joue un pion.", "{side} muove una pedina.");
        }
        let n = self.left;
        if self.rules.any_tile() {
            return match n {
                1 => say!(
                    lang,
                    "{side} may move any free tile.",
                    "{side} peut déplacer une case libre au choix.",
                    "{side} può spostare una casella libera a scelta."
                ),
                _ => say!(
                    lang,
                    "{side} may move {n} free tiles, one after the other.",
                    "{side} peut déplacer {n} cases libres, l'une après l'autre.",
                    "{side} può spostare {n} caselle libere, una dopo l'altra."
                ),
            };
        }
        let tile = name(self.tile);
        match n {
            1 => say!(
                lang,
                "{side} may move the tile on {tile}.",
                "{side} peut déplacer la case de {tile}.",
                "{side} può spostare la casella in {tile}."
            ),
            _ => say!(
                lang,
                "{side} may move the tile on {tile}; {n} tiles are on offer in all.",
                "{side} peut déplacer la case de {tile} ; {n} cases sont à déplacer en tout.",
                "{side} può spostare la casella in {tile}; in tutto ce ne sono {n}."
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Explain, Notation};

    #[test]
    fn x_8_a_bi_madam_is_crowned_with_a_captured_man() {
        // Light has ten pieces of twelve; the man that captures its way to the last rank has one of the other two put on it.
        let text = "+d+--d-d/d+ddd+--/ld+d---d/-d--++d-/-----+-l/----l---/-l-l+l-l/l-l-+-l- l move 4";
        let before = Duel::read(DuelRules::default(), text).unwrap();
        let step = before.read_step("a6xc6xc8", Lang::En).unwrap();
        let story = before.story(step);
        let crowning = story.caused.iter().find(|event| event.kind == "crowning").expect("a crowning");
        assert!(before.caption(crowning, Lang::En).contains("a captured man"));
        assert_eq!((before.tray(0), before.child(step).tray(0)), (2, 1));
        assert_eq!((before.tray(1), before.child(step).tray(1)), (0, 2));
    }
}
