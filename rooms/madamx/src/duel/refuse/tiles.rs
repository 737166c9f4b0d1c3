//! Why a tile may not be moved or removed, and why a tile must be decided first.

use super::{Refused, bare};
use crate::duel::notation::Word;
use crate::duel::position::Duel;
use crate::frame::{has, name};
use kernel::{Lang, Refusal, say};

impl Duel {
    /// A piece step while a tile is on offer.
    pub(super) fn refuse_piece_step(&self, lang: Lang) -> Refused {
        let why = if self.rules.any_tile() {
            let n = self.left;
            say!(
                lang,
                "the X move comes first: move a free tile or leave the tiles ({n} left)",
                "d'abord le coup X : déplacez une case libre ou laissez les cases (reste {n})",
                "prima la mossa X: spostate una casella libera o lasciate le caselle (ne restano {n})"
            )
        } else {
            let tile = name(self.tile);
            say!(
                lang,
                "the X move comes first: the tile on {tile} may be moved or may stay",
                "d'abord le coup X : la case de {tile} peut être déplacée ou rester",
                "prima la mossa X: la casella in {tile} può essere spostata o restare"
            )
        };
        Refusal::new("X-11", why)
    }

    /// A tile step while a piece is to be moved.
    pub(super) fn refuse_tile_step(&self, word: &Word, lang: Lang) -> Refused {
        let rule = match word {
            Word::Stay => "X-11",
            Word::Remove(_) => "X-17",
            _ if self.rules.x_after_capture_only() => "X-15",
            _ if self.rules.any_tile() => "X-16",
            _ => "X-9",
        };
        let why = say!(
            lang,
            "no tile is on offer now: a piece moves first",
            "aucune case n'est à déplacer maintenant : d'abord un pion joue",
            "ora nessuna casella è da spostare: prima muove una pedina"
        );
        Refusal::new(rule, why)
    }

    pub(super) fn refuse_relocation(&self, from: u8, to: u8, lang: Lang) -> Refused {
        if let Err(refusal) = self.tile_to_take(from, lang) {
            return refusal;
        }
        if from == to {
            let place = name(from);
            let why = say!(
                lang,
                "to leave the tile on {place}, write stay",
                "pour laisser la case en {place}, écrivez stay",
                "per lasciare la casella in {place}, scrivete stay"
            );
            return Refusal::new("X-11", why);
        }
        let there = name(to);
        let why =
            say!(lang, "{there} already carries a tile", "{there} porte déjà une case", "{there} porta già una casella");
        Refusal::new(if self.rules.any_tile() { "X-16" } else { "X-9" }, why)
    }

    pub(super) fn refuse_removal(&self, from: u8, lang: Lang) -> Refused {
        if !self.removable {
            let why = if self.rules.bi_removes() {
                say!(
                    lang,
                    "a tile may be removed only in the turn of a Bi-Madam that was one before",
                    "on n'enlève une case qu'au tour d'une Bi-Madam qui l'était déjà",
                    "si toglie una casella solo nel turno di una Bi-Madam che lo era già"
                )
            } else {
                say!(
                    lang,
                    "tiles are not removed under these rules",
                    "ces règles n'enlèvent pas de cases",
                    "queste regole non tolgono caselle"
                )
            };
            return Refusal::new("X-17", why);
        }
        match self.tile_to_take(from, lang) {
            Err(refusal) => refusal,
            Ok(()) => self.refuse_piece_step(lang),
        }
    }

    /// Whether a tile may be taken now.
    fn tile_to_take(&self, from: u8, lang: Lang) -> Result<(), Refused> {
        let place = name(from);
        let (rule, why) = if has(self.takeable(), from) {
            return Ok(());
        } else if has(self.board.bare(), from) {
            ("X-2", bare(&place, lang))
        } else if self.rules.any_tile() {
            (
                "X-16",
                say!(
                    lang,
                    "a piece stands on {place}: only free tiles may be moved",
                    "un pion est sur {place} : on ne déplace que des cases libres",
                    "una pedina sta su {place}: si spostano solo caselle libere"
                ),
            )
        } else {
            let tile = name(self.tile);
            let rule = if self.left > 1 { "X-10" } else { "X-9" };
            (
                rule,
                say!(
                    lang,
                    "the tile on offer is {tile}, not {place}",
                    "la case à déplacer est {tile}, pas {place}",
                    "la casella da spostare è {tile}, non {place}"
                ),
            )
        };
        Err(Refusal::new(rule, why))
    }
}
