//! Refuse: why a step of the right form may not be played now (C-7).

use super::position::{Phase, Solo, SoloStep, WAYS};
use crate::frame::{bit, has, line, name, only, shift};
use kernel::{Lang, Position, Refusal, say};

type Refused = Refusal<SoloStep>;

impl Solo {
    /// Why a step that is not legal is refused.
    pub(crate) fn refuse(&self, step: SoloStep, lang: Lang) -> Refused {
        if self.outcome().is_some() {
            return Refusal::new("X-27", say!(lang, "the game is over", "la partie est finie", "la partita è finita"));
        }
        match (self.phase, step) {
            (Phase::Place, SoloStep::Place { from, to }) => self.refuse_placing(from, to, lang),
            (Phase::Place, _) => {
                let tile = name(self.tile);
                let why = say!(
                    lang,
                    "first the tile on {tile} that the jump has left must be placed, or put back",
                    "d'abord la case de {tile} quittée par le saut doit être placée, ou remise",
                    "prima la casella in {tile} lasciata dal salto va piazzata, o rimessa"
                );
                Refusal::new("X-25", why)
            }
            (_, SoloStep::Place { .. } | SoloStep::Stay) => {
                let why = say!(
                    lang,
                    "no tile is to be placed: that follows a jump",
                    "aucune case n'est à placer : cela suit un saut",
                    "nessuna casella è da piazzare: ciò segue un salto"
                );
                Refusal::new("X-25", why)
            }
            (_, SoloStep::Advance { from, to }) => self.refuse_advance(from, to, lang),
            (_, SoloStep::Jump { from, to }) => self.refuse_jump(from, to, lang),
        }
    }

    fn refuse_placing(&self, from: u8, to: u8, lang: Lang) -> Refused {
        let (tile, here, there) = (name(self.tile), name(from), name(to));
        let why = if from != self.tile {
            say!(
                lang,
                "the tile to be placed is {tile}, not {here}",
                "la case à placer est {tile}, pas {here}",
                "la casella da piazzare è {tile}, non {here}"
            )
        } else if from == to {
            say!(
                lang,
                "to put the tile back on {here}, write stay",
                "pour remettre la case en {here}, écrivez stay",
                "per rimettere la casella in {here}, scrivete stay"
            )
        } else {
            say!(lang, "{there} already carries a tile", "{there} porte déjà une case", "{there} porta già una casella")
        };
        Refusal::new("X-25", why)
    }

    /// Why no man can start from a place.
    pub(crate) fn no_man(&self, from: u8, lang: Lang) -> Option<Refused> {
        let here = name(from);
        if !has(self.tiles, from) {
            return Some(Refusal::new("X-2", bare(&here, lang)));
        }
        let why = say!(lang, "no man stands on {here}", "aucun pion n'est sur {here}", "nessuna pedina sta su {here}");
        (!has(self.men(), from)).then(|| Refusal::new("X-24", why))
    }

    fn refuse_advance(&self, from: u8, to: u8, lang: Lang) -> Refused {
        if let Some(refusal) = self.no_man(from, lang) {
            return refusal;
        }
        let there = name(to);
        if !has(self.tiles, to) {
            return Refusal::new("X-2", bare(&there, lang));
        }
        let why = match line(from, to) {
            Some((way, 1)) if WAYS.contains(&way) => {
                say!(
                    lang,
                    "the tile {there} is not free",
                    "la case {there} n'est pas libre",
                    "la casella {there} non è libera"
                )
            }
            _ => say!(
                lang,
                "a man advances one place diagonally forward, not to {there}",
                "un pion avance d'une case en diagonale vers l'avant, pas en {there}",
                "una pedina avanza di una casella in diagonale in avanti, non in {there}"
            ),
        };
        Refusal::new("X-24", why)
    }

    fn refuse_jump(&self, from: u8, to: u8, lang: Lang) -> Refused {
        if let Some(refusal) = self.no_man(from, lang) {
            return refusal;
        }
        if self.phase == Phase::First {
            let why = say!(
                lang,
                "the very first step must be an advance",
                "le tout premier coup doit être un avancement",
                "la primissima mossa deve essere un avanzamento"
            );
            return Refusal::new("X-26", why);
        }
        let there = name(to);
        if !has(self.tiles, to) {
            return Refusal::new("X-2", bare(&there, lang));
        }
        let Some((way, _)) = line(from, to).filter(|&(way, distance)| distance == 2 && WAYS.contains(&way)) else {
            let why = say!(
                lang,
                "a jump goes two places diagonally forward, not to {there}",
                "un saut va deux cases en diagonale vers l'avant, pas en {there}",
                "un salto va di due caselle in diagonale in avanti, non in {there}"
            );
            return Refusal::new("X-25", why);
        };
        let over = shift(bit(from), way);
        let middle = name(only(over));
        let camp = usize::from(has(self.camps[1], from));
        let why = if over & self.men() == 0 {
            say!(
                lang,
                "no man stands on {middle} to be jumped",
                "aucun pion à sauter en {middle}",
                "nessuna pedina da saltare in {middle}"
            )
        } else if over & self.camps[camp] == 0 {
            say!(
                lang,
                "the man on {middle} is of the other colour and cannot be jumped",
                "le pion en {middle} est de l'autre couleur et ne peut être sauté",
                "la pedina in {middle} è dell'altro colore e non può essere saltata"
            )
        } else {
            say!(lang, "the tile {there} is not free", "la case {there} n'est pas libre", "la casella {there} non è libera")
        };
        Refusal::new("X-25", why)
    }
}

fn bare(place: &str, lang: Lang) -> String {
    say!(lang, "{place} is bare", "{place} n'a pas de case", "{place} è senza casella")
}
