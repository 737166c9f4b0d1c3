//! Why a capture, or an objection, may not be played.

use super::{Refused, bare, landing, own_piece};
use crate::board::{Board, Content};
use crate::duel::position::Duel;
use crate::duel::step::Path;
use crate::frame::{AHEAD, LAST_RANK, bit, has, line, name, only, shift};
use kernel::{Lang, Refusal, Rule, say};

impl Duel {
    pub(super) fn refuse_capture(&self, places: &[u8], lang: Lang) -> Refused {
        if let Err(refusal) = self.capture_error(places, lang) {
            return refusal;
        }
        let further = self.captures().into_iter().filter(|path| begins(*path, places)).collect();
        let instead = self.in_order(further);
        let at = name(*places.last().expect("a capture has places"));
        let list = self.list(&instead);
        let why = say!(
            lang,
            "the capture must go on from {at}: {list}",
            "la prise doit continuer depuis {at} : {list}",
            "la cattura deve continuare da {at}: {list}"
        );
        Refusal { rule: "X-6", why, instead }
    }

    /// there is nothing to object to.
    pub(super) fn refuse_objection(&self, lang: Lang) -> Refused {
        let why = if !self.rules.opponent_enforces() {
            say!(
                lang,
                "captures are enforced by the program: none can be overlooked",
                "le programme impose les prises : aucune ne peut être oubliée",
                "il programma impone le catture: nessuna può essere trascurata"
            )
        } else if !self.moves_piece() {
            say!(
                lang,
                "the turn is not over yet: only the opponent may object, when his turn comes",
                "le tour n'est pas fini : seul l'adversaire peut protester, quand vient son tour",
                "il turno non è finito: solo l'avversario può protestare, quando tocca a lui"
            )
        } else {
            say!(
                lang,
                "no capture was overlooked in the last turn",
                "aucune prise n'a été oubliée au dernier tour",
                "nessuna cattura è stata trascurata nell'ultimo turno"
            )
        };
        Refusal::new("X-28", why)
    }

    /// in a turn that an objection has reopened there is nothing but the captures.
    pub(in crate::duel) fn refuse_all_but_captures(&self, lang: Lang) -> Refused {
        let instead = self.in_order(self.captures());
        let list = self.list(&instead);
        let why = say!(
            lang,
            "the overlooked capture was pointed out: one of these must be played: {list}",
            "la prise oubliée a été signalée : il faut jouer l'une de celles-ci : {list}",
            "la cattura trascurata è stata segnalata: va giocata una di queste: {list}"
        );
        Refusal { rule: "X-28", why, instead }
    }

    /// What is wrong with the jumps of a capture; nothing if it only stops too early.
    fn capture_error(&self, places: &[u8], lang: Lang) -> Result<(), Refused> {
        let (board, side) = (&self.board, self.own());
        let (&from, landings) = places.split_first().expect("a capture has places");
        let mut madam = own_piece(board, side, from, lang)?;
        let long = madam && self.rules.long_bi();
        // Jumps as a Bi-Madam.
        let mut jumped = 0;
        let mut captured = 0;
        let mut at = from;
        for (jump, &to) in landings.iter().enumerate() {
            if !madam && has(LAST_RANK[side], at) {
                if !self.rules.crowned_goes_on() {
                    return Err(crowned(at, lang));
                }
                madam = true;
            }
            let rule = if madam { "X-5" } else { "X-4" };
            let free = board.free() | bit(from) | captured;
            landing(board, free, to, rule, lang)?;
            let shape = line(at, to).filter(|&(_, distance)| distance == 2 || (distance > 2 && long));
            let Some((direction, distance)) = shape else {
                return Err(not_a_jump(at, to, long, rule, lang));
            };
            if !madam && !AHEAD[side].contains(&direction) {
                let there = name(to);
                let why = say!(
                    lang,
                    "a man never captures backward, as to {there}",
                    "un pion ne prend jamais en arrière, comme vers {there}",
                    "una pedina non cattura mai all'indietro, come verso {there}"
                );
                return Err(Refusal::new("X-4", why));
            }
            let first = line(from, landings[0]).map_or(0, |(_, distance)| distance);
            if jump > 0 && (distance > 2 || first > 2) {
                let why = say!(
                    lang,
                    "a capture from a distance is a single one; others go on by adjacent jumps only",
                    "une prise de loin est unique ; les autres ne continuent que par sauts voisins",
                    "una cattura da lontano è unica; le altre continuano solo con salti vicini"
                );
                return Err(Refusal::new("X-18", why));
            }
            if madam && jumped > 0 && self.rules.single_bi() {
                let why = say!(
                    lang,
                    "under these rules a Bi-Madam captures a single piece and stops",
                    "avec ces règles Bi-Madam ne prend qu'un pion et s'arrête",
                    "con queste regole Bi-Madam cattura una sola pedina e si ferma"
                );
                return Err(Refusal::new("X-18", why));
            }
            if distance > 2 {
                self.open_line(board, at, direction, distance - 2, lang)?;
            }
            let over = (1..distance).fold(bit(at), |place, _| shift(place, direction));
            prey(board, side, madam, over, captured, lang)?;
            captured |= over;
            jumped += u32::from(madam);
            at = to;
        }
        Ok(())
    }
}

fn crowned(at: u8, lang: Lang) -> Refused {
    let at = name(at);
    let why = say!(
        lang,
        "on {at} the man becomes a Bi-Madam and its capture ends",
        "en {at} le pion devient Bi-Madam et sa prise s'arrête",
        "in {at} la pedina diventa Bi-Madam e la sua cattura finisce"
    );
    Refusal::new("X-8", why)
}

/// Whether a place has an enemy piece that may be jumped.
fn prey(board: &Board, side: usize, madam: bool, over: u64, captured: u64, lang: Lang) -> Result<(), Refused> {
    let place = name(only(over));
    let (rule, why): (Rule, _) = match board.content(only(over)) {
        _ if over & captured != 0 => (
            "X-7",
            say!(
                lang,
                "the piece on {place} has already left the frame",
                "le pion en {place} a déjà quitté le tableau",
                "la pedina in {place} ha già lasciato il quadro"
            ),
        ),
        Content::Man(camp) if camp != side => return Ok(()),
        Content::Madam(camp) if camp != side && madam => return Ok(()),
        Content::Madam(camp) if camp != side => (
            "X-4",
            say!(
                lang,
                "a man cannot capture a Bi-Madam ({place})",
                "un pion ne peut pas prendre une Bi-Madam ({place})",
                "una pedina non può catturare una Bi-Madam ({place})"
            ),
        ),
        Content::Bare => ("X-2", bare(&place, lang)),
        _ => (
            if madam { "X-5" } else { "X-4" },
            say!(
                lang,
                "no enemy piece stands on {place}",
                "aucun pion adverse n'est en {place}",
                "nessuna pedina avversaria sta in {place}"
            ),
        ),
    };
    Err(Refusal::new(rule, why))
}

fn not_a_jump(at: u8, to: u8, long: bool, rule: Rule, lang: Lang) -> Refused {
    let (here, there) = (name(at), name(to));
    if long {
        let why = say!(
            lang,
            "from {here} to {there} is no capture: it goes in a straight line to the tile just beyond a piece",
            "de {here} à {there}, ce n'est pas une prise : elle va en ligne droite jusqu'à la case juste derrière un pion",
            "da {here} a {there} non è una cattura: va in linea retta fino alla casella subito dietro una pedina"
        );
        return Refusal::new("X-18", why);
    }
    let why = say!(
        lang,
        "from {here} to {there} is no jump over one place",
        "de {here} à {there}, ce n'est pas un saut par-dessus un emplacement",
        "da {here} a {there} non è un salto sopra un posto"
    );
    Refusal::new(rule, why)
}

/// Whether a capture begins with these places.
fn begins(path: Path, places: &[u8]) -> bool {
    path.from() == places[0] && path.landings().starts_with(&places[1..])
}
