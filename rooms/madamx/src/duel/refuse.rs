//! Refuse: why a step of the right form may not be played now, with the rule and what it demands instead (C-7).

mod captures;
mod tiles;

use super::notation::Word;
use super::position::{Duel, PATIENCE};
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{AHEAD, bit, has, line, name, only, shift};
use kernel::{Lang, Notation, Position, Refusal, Rule, say};

type Refused = Refusal<DuelStep>;

impl Duel {
    /// Why a word that is not legal is refused.
    pub(crate) fn refuse(&self, word: &Word, lang: Lang) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_after_end(outcome.rule, lang);
        }
        match (self.moves_piece(), word) {
            (true, Word::Capture(places)) => self.refuse_capture(places, lang),
            (true, _) if self.reopened => self.refuse_all_but_captures(lang),
            (_, Word::Object) => self.refuse_objection(lang),
            (true, &Word::Move(from, to)) => self.refuse_move(from, to, lang),
            (true, word) => self.refuse_tile_step(word, lang),
            (false, &Word::Relocate(from, to)) => self.refuse_relocation(from, to, lang),
            (false, &Word::Remove(from)) => self.refuse_removal(from, lang),
            (false, _) => self.refuse_piece_step(lang),
        }
    }

    /// C-7: a finished game refuses every step with the clause that ended it.
    fn refuse_after_end(&self, rule: Rule, lang: Lang) -> Refused {
        let why = if self.outcome().is_none() {
            say!(
                lang,
                "the game is over: drawn after {PATIENCE} turns without a capture or a crowning",
                "la partie est finie : nulle après {PATIENCE} tours sans prise ni nouvelle Bi-Madam",
                "la partita è finita: patta dopo {PATIENCE} turni senza catture né nuove Bi-Madam"
            )
        } else if self.board.camps[self.own()] == 0 {
            say!(
                lang,
                "the game is over: all pieces of one side are captured",
                "la partie est finie : tous les pions d'un camp sont pris",
                "la partita è finita: tutte le pedine di una parte sono catturate"
            )
        } else {
            say!(
                lang,
                "the game is over: the side to move has no legal move",
                "la partie est finie : le camp au trait n'a aucun coup possible",
                "la partita è finita: chi deve muovere non ha alcuna mossa"
            )
        };
        Refusal::new(rule, why)
    }

    fn refuse_move(&self, from: u8, to: u8, lang: Lang) -> Refused {
        let madam = match own_piece(&self.board, self.own(), from, lang) {
            Ok(madam) => madam,
            Err(refusal) => return refusal,
        };
        let rule = if madam { "X-5" } else { "X-3" };
        let there = name(to);
        if let Err(refusal) = landing(&self.board, self.board.free(), to, rule, lang) {
            return refusal;
        }
        match line(from, to) {
            Some((_, 1)) if madam => self.refuse_for_captures(lang),
            Some((direction, 1)) if AHEAD[self.own()].contains(&direction) => self.refuse_for_captures(lang),
            Some((_, 1)) => Refusal::new(
                "X-3",
                say!(
                    lang,
                    "a man never moves backward, as to {there}",
                    "un pion ne recule jamais, comme vers {there}",
                    "una pedina non torna mai indietro, come verso {there}"
                ),
            ),
            Some((direction, distance)) if madam && self.rules.long_bi() => {
                match self.open_line(&self.board, from, direction, distance - 1, lang) {
                    Ok(()) => self.refuse_for_captures(lang),
                    Err(refusal) => refusal,
                }
            }
            _ if madam && self.rules.long_bi() => Refusal::new(
                "X-18",
                say!(
                    lang,
                    "{there} is not in a straight line with the Bi-Madam",
                    "{there} n'est pas en ligne droite avec Bi-Madam",
                    "{there} non è in linea retta con Bi-Madam"
                ),
            ),
            _ => Refusal::new(
                rule,
                say!(
                    lang,
                    "{there} is not the next tile: a piece moves one tile at a time",
                    "{there} n'est pas la case voisine : on avance d'une seule case",
                    "{there} non è la casella vicina: ci si muove di una sola casella"
                ),
            ),
        }
    }

    /// A move that would be legal but for a capture.
    fn refuse_for_captures(&self, lang: Lang) -> Refused {
        let instead = self.in_order(self.captures());
        let list = self.list(&instead);
        let why = say!(
            lang,
            "a capture is possible and therefore compulsory: {list}",
            "une prise est possible et donc obligatoire : {list}",
            "una cattura è possibile e quindi obbligatoria: {list}"
        );
        Refusal { rule: "X-6", why, instead }
    }

    /// Captures as steps in the order of their words.
    pub(super) fn in_order(&self, paths: Vec<Path>) -> Vec<DuelStep> {
        let mut steps: Vec<DuelStep> = paths.into_iter().map(DuelStep::Capture).collect();
        steps.sort_by_cached_key(|&step| self.step_text(step));
        steps
    }

    pub(super) fn list(&self, steps: &[DuelStep]) -> String {
        steps.iter().map(|&step| self.step_text(step)).collect::<Vec<_>>().join(", ")
    }

    /// the first tiles of a line must be free.
    fn open_line(&self, board: &Board, from: u8, direction: usize, tiles: u8, lang: Lang) -> Result<(), Refused> {
        let mut at = bit(from);
        for _ in 0..tiles {
            at = shift(at, direction);
            if at & board.free() == 0 {
                let place = name(only(at));
                let (rule, why) = if at & board.tiles() == 0 {
                    ("X-2", bare(&place, lang))
                } else {
                    (
                        "X-18",
                        say!(
                            lang,
                            "the line is closed by the piece on {place}",
                            "la ligne est fermée par le pion en {place}",
                            "la linea è chiusa dalla pedina in {place}"
                        ),
                    )
                };
                return Err(Refusal::new(rule, why));
            }
        }
        Ok(())
    }
}

/// Whether the side's piece on a place is a Bi-Madam; or why there is no such piece.
pub(super) fn own_piece(board: &Board, side: usize, place: u8, lang: Lang) -> Result<bool, Refused> {
    let here = name(place);
    let (rule, why) = match board.content(place) {
        Content::Man(camp) if camp == side => return Ok(false),
        Content::Madam(camp) if camp == side => return Ok(true),
        Content::Bare => ("X-2", bare(&here, lang)),
        Content::Free => {
            ("X-3", say!(lang, "no piece stands on {here}", "aucun pion n'est sur {here}", "nessuna pedina sta su {here}"))
        }
        _ => (
            "X-3",
            say!(
                lang,
                "the piece on {here} belongs to the other side",
                "le pion sur {here} est à l'autre camp",
                "la pedina su {here} è dell'altra parte"
            ),
        ),
    };
    Err(Refusal::new(rule, why))
}

/// Whether a piece can arrive on a place.
fn landing(board: &Board, free: u64, to: u8, rule: Rule, lang: Lang) -> Result<(), Refused> {
    let there = name(to);
    if has(free, to) {
        return Ok(());
    }
    if has(board.bare(), to) {
        return Err(Refusal::new("X-2", bare(&there, lang)));
    }
    let why =
        say!(lang, "the tile {there} is not free", "la case {there} n'est pas libre", "la casella {there} non è libera");
    Err(Refusal::new(rule, why))
}

fn bare(place: &str, lang: Lang) -> String {
    say!(lang, "{place} is bare", "{place} n'a pas de case", "{place} è senza casella")
}
