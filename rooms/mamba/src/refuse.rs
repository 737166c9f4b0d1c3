//! Refusals: why a step or a touch is not allowed, with the rule, the squares and what is obliged instead.

use crate::board::{cross, square};
use crate::game::Mamba;
use crate::point::{Point, Set, listed};
use crate::position::{MambaPosition, Phase, Trim};
use crate::rules::{Birth, MOST_PIECES};
use crate::spell::Touched;
use crate::step::MambaStep;
use kernel::{Ending, Game, Lang, Outcome, Position, Refusal, Touch, say};

type Refused = Refusal<MambaStep>;

impl MambaPosition {
    /// Why a step is not legal.
    pub(crate) fn refuse(&self, step: MambaStep, lang: Lang) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_over(outcome, lang);
        }
        match (step, self.phase) {
            (_, Phase::Trim(trim)) => self.refuse_trim(trim, step, lang),
            (MambaStep::Cut { .. }, Phase::Turn) => Refusal::new(
                "B-11",
                say!(
                    lang,
                    "no alignment has more than four pieces, so there is no end to choose",
                    "aucun alignement n'a plus de quatre pièces : il n'y a pas d'extrémité à choisir",
                    "nessun allineamento ha più di quattro pezzi: non c'è un'estremità da scegliere",
                ),
            ),
            (MambaStep::Birth { mother, newborn }, Phase::Turn) => {
                self.refuse_mother(mother, lang).unwrap_or_else(|| self.refuse_newborn(mother, newborn, lang))
            }
            (MambaStep::Displacement { from, to }, Phase::Turn) => self
                .refuse_piece("B-9", from, lang)
                .unwrap_or_else(|| Refusal::new("B-9", self.why_not_there(from, to, lang))),
        }
    }

    /// Why nothing may be played any more.
    pub(crate) fn refuse_over(&self, outcome: Outcome, lang: Lang) -> Refused {
        let why = match outcome.ending() {
            Ending::Win(side) => {
                let side = Mamba::side_name(self.rules, side, lang);
                say!(
                    lang,
                    "the game is over: {side} has won",
                    "la partie est finie : {side} a gagné",
                    "la partita è finita: {side} ha vinto"
                )
            }
            _ => say!(lang, "the game is over: a draw", "la partie est finie : nulle", "la partita è finita: patta"),
        };
        Refusal::new(outcome.rule, why)
    }

    /// A square that this board does not have.
    pub(crate) fn refuse_outside(&self, square: &str, lang: Lang) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_over(outcome, lang);
        }
        let n = self.rules.table().size;
        Refusal::new(
            "B-1",
            say!(
                lang,
                "{square} is not a point of the board of {n} by {n}",
                "{square} n'est pas un point du plateau de {n} sur {n}",
                "{square} non è un punto del tavoliere di {n} per {n}",
            ),
        )
    }

    /// B-11: an end must be chosen, and it is not this one or not chosen at all.
    fn refuse_trim(&self, trim: Trim, step: MambaStep, lang: Lang) -> Refused {
        let alignment = self.overlong(trim);
        let ([one, two], n, owner) = (trim.ends, alignment.length(), alignment.camp.letter());
        let later = |end: Point| self.board.overlong().any(|other| other.ends().contains(&end));
        let (rule, why) = match step {
            MambaStep::Cut { end } if later(end) => (
                "B-12",
                say!(
                    lang,
                    "the alignment from {one} to {two} comes before the one that ends on {end}",
                    "l'alignement de {one} à {two} passe avant celui qui finit en {end}",
                    "l'allineamento da {one} a {two} viene prima di quello che finisce in {end}",
                ),
            ),
            MambaStep::Cut { end } => (
                "B-11",
                say!(
                    lang,
                    "{end} is not an end of the alignment of {n} from {one} to {two}",
                    "{end} n'est pas une extrémité de l'alignement de {n} de {one} à {two}",
                    "{end} non è un'estremità dell'allineamento di {n} da {one} a {two}",
                ),
            ),
            _ => (
                "B-11",
                say!(
                    lang,
                    "{owner} must first choose an end of its alignment of {n} from {one} to {two}",
                    "{owner} doit d'abord choisir une extrémité de son alignement de {n} de {one} à {two}",
                    "{owner} deve prima scegliere un'estremità del suo allineamento di {n} da {one} a {two}",
                ),
            ),
        };
        Refusal { rule, why, instead: trim.ends.map(|end| MambaStep::Cut { end }).to_vec() }
    }

    /// Why a point is not a piece of the camp on turn, if it is not.
    fn refuse_piece(&self, rule: kernel::Rule, point: Point, lang: Lang) -> Option<Refused> {
        let turn = self.camp.letter();
        let why = match self.board.owner(point) {
            Some(owner) if owner == self.camp => return None,
            Some(owner) => {
                let owner = owner.letter();
                say!(
                    lang,
                    "{point} belongs to {owner}, and {turn} is on turn",
                    "{point} appartient à {owner}, et c'est le tour de {turn}",
                    "{point} appartiene a {owner}, ed è il turno di {turn}",
                )
            }
            None => say!(
                lang,
                "{point} is empty: a piece of {turn} is needed there",
                "{point} est vide : il y faut une pièce de {turn}",
                "{point} è vuoto: ci vuole un pezzo di {turn}",
            ),
        };
        Some(Refusal::new(rule, why))
    }

    /// Why a piece may not bear, if it may not (B-6, B-8).
    fn refuse_mother(&self, mother: Point, lang: Lang) -> Option<Refused> {
        if let Some(refusal) = self.refuse_piece("B-8", mother, lang) {
            return Some(refusal);
        }
        if let Some(refusal) = self.refuse_crowd(lang) {
            return Some(refusal);
        }
        if self.mothers & mother.bit() != 0 {
            let why = say!(
                lang,
                "{mother} has already given birth in this turn",
                "{mother} a déjà donné naissance à ce tour",
                "{mother} ha già generato in questo turno",
            );
            return Some(Refusal::new("B-8", why));
        }
        let near = square(mother.bit()) & self.board.occupied();
        let squares = spoken(near);
        let why = match near.count_ones() {
            0 => return None,
            1 => say!(
                lang,
                "{mother} is not isolated: {squares} is occupied",
                "{mother} n'est pas isolée : {squares} est occupé",
                "{mother} non è isolato: {squares} è occupato",
            ),
            _ => say!(
                lang,
                "{mother} is not isolated: {squares} are occupied",
                "{mother} n'est pas isolée : {squares} sont occupés",
                "{mother} non è isolato: {squares} sono occupati",
            ),
        };
        Some(Refusal::new("B-8", why))
    }

    /// B-6: with forty pieces on the board nothing is born.
    fn refuse_crowd(&self, lang: Lang) -> Option<Refused> {
        let n = self.board.occupied().count_ones();
        (n >= MOST_PIECES).then(|| {
            let why = say!(
                lang,
                "{n} pieces are on the board: none can be born",
                "il y a {n} pièces sur le plateau : aucune naissance n'est possible",
                "ci sono {n} pezzi sul tavoliere: non ne può nascere nessuno",
            );
            Refusal::new("B-6", why)
        })
    }

    /// Why a newborn may not be put there by a piece that may bear.
    fn refuse_newborn(&self, mother: Point, newborn: Point, lang: Lang) -> Refused {
        let why = match self.rules.birth() {
            Birth::Cross => say!(
                lang,
                "{newborn} is not in the cross of {mother}",
                "{newborn} n'est pas dans la croix de {mother}",
                "{newborn} non è nella croce di {mother}",
            ),
            Birth::Square => say!(
                lang,
                "{newborn} is not in the square of {mother}",
                "{newborn} n'est pas dans le carré de {mother}",
                "{newborn} non è nel quadrato di {mother}",
            ),
        };
        Refusal::new("B-8", why)
    }

    fn why_not_there(&self, from: Point, to: Point, lang: Lang) -> String {
        if from == to {
            return say!(
                lang,
                "a displacement may not end where it began, on {from}",
                "un déplacement ne peut finir là où il a commencé, en {from}",
                "uno spostamento non può finire dove è cominciato, in {from}",
            );
        }
        if from.distance(to) > 2 {
            return say!(
                lang,
                "{to} is more than two steps from {from}",
                "{to} est à plus de deux pas de {from}",
                "{to} è a più di due passi da {from}",
            );
        }
        if self.board.occupied() & to.bit() != 0 {
            return say!(lang, "{to} is occupied", "{to} est occupé", "{to} è occupato");
        }
        let between = cross(from.bit()) & cross(to.bit()) & self.board.occupied();
        let squares = spoken(between);
        say!(
            lang,
            "the way from {from} to {to} is barred: {squares}",
            "le chemin de {from} à {to} est barré : {squares}",
            "la via da {from} a {to} è sbarrata: {squares}",
        )
    }

    /// Why a touch leads nowhere after those before it.
    pub(crate) fn refuse_next_touch(&self, touched: &[Touch], touch: Touch, lang: Lang) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_over(outcome, lang);
        }
        let size = self.rules.table().size;
        let site = match touch {
            Touch::Site(site) => match Point::of_site(site, size) {
                Some(point) => Some(point),
                None => return self.refuse_outside(&format!("{}", site.0), lang),
            },
            Touch::Button(_) => None,
        };
        if let Phase::Trim(trim) = self.phase {
            // Without a site this is the button for births, which has to wait like any other step.
            let step = site.map_or(MambaStep::Birth { mother: trim.trigger.origin, newborn: trim.trigger.arrival }, |end| {
                MambaStep::Cut { end }
            });
            return self.refuse_trim(trim, step, lang);
        }
        match (Touched::of(touched, size), site) {
            (Touched::Nothing, Some(point)) => self.refuse_piece("B-7", point, lang),
            (Touched::Nothing, None) => self.refuse_crowd(lang),
            (Touched::Piece(piece), Some(point)) if piece == point => self.refuse_mother(piece, lang),
            (Touched::Piece(from), Some(to)) => Some(self.refuse(MambaStep::Displacement { from, to }, lang)),
            (Touched::Piece(piece), None) => self.refuse_mother(piece, lang),
            (Touched::Birth, Some(mother)) => self.refuse_mother(mother, lang),
            (Touched::Mother(mother), Some(newborn)) => Some(self.refuse(MambaStep::Birth { mother, newborn }, lang)),
            _ => None,
        }
        .unwrap_or_else(|| {
            let turn = self.camp.letter();
            let why = say!(
                lang,
                "a birth needs an isolated piece of {turn} that has not yet given birth in this turn, and a point against it",
                "une naissance demande une pièce isolée de {turn} qui n'a pas encore donné naissance à ce tour, et un point contre elle",
                "per una nascita occorre un pezzo isolato di {turn} che non abbia ancora generato in questo turno, e un punto accanto",
            );
            Refusal::new("B-8", why)
        })
    }
}

/// Points in a sentence.
pub(crate) fn spoken(set: Set) -> String {
    listed(set).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
