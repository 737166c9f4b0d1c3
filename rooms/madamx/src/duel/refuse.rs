//! Refuse: why a step of the right form may not be played now, with the rule and what it demands instead (C-7).

use super::notation::Word;
use super::position::Duel;
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{AHEAD, LAST_RANK, bit, has, line, name, only, shift};
use kernel::{Lang, Notation, Position, Refusal, Rule, say};

type Refused = Refusal<DuelStep>;

impl Duel {
    /// Why a word that is not legal is refused.
    pub(crate) fn refuse(&self, word: &Word, lang: Lang) -> Refused {
        if self.outcome().is_some() {
            return self.refuse_after_end(lang);
        }
        match (self.moves_piece(), word) {
            (true, &Word::Move(from, to)) => self.refuse_move(from, to, lang),
            (true, Word::Capture(places, false)) => self.refuse_capture(places, lang),
            (true, Word::Capture(places, true)) => self.refuse_objection(places, lang),
            (true, word) => self.refuse_tile_step(word, lang),
            (false, &Word::Relocate(from, to)) => self.refuse_relocation(from, to, lang),
            (false, &Word::Remove(from)) => self.refuse_removal(from, lang),
            (false, _) => self.refuse_piece_step(lang),
        }
    }

    fn refuse_after_end(&self, lang: Lang) -> Refused {
        let why = if self.board.camps[self.own()] == 0 {
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
        Refusal::new("X-13", why)
    }

    /// A piece step while a tile is on offer.
    fn refuse_piece_step(&self, lang: Lang) -> Refused {
        let why = if self.rules.any_tile() {
            let n = self.left;
            say!(
                lang,
                "the X move comes first: move a free tile or stay ({n} left)",
                "d'abord le coup X : déplacez une case libre ou dites stay (reste {n})",
                "prima la mossa X: spostate una casella libera o dite stay (ne restano {n})"
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
    fn refuse_tile_step(&self, word: &Word, lang: Lang) -> Refused {
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
        let instead = self.in_order(self.captures(), DuelStep::Capture);
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
    pub(super) fn in_order(&self, paths: Vec<Path>, step: impl Fn(Path) -> DuelStep) -> Vec<DuelStep> {
        let mut steps: Vec<DuelStep> = paths.into_iter().map(step).collect();
        steps.sort_by_cached_key(|&step| self.step_text(step));
        steps
    }

    pub(super) fn list(&self, steps: &[DuelStep]) -> String {
        steps.iter().map(|&step| self.step_text(step)).collect::<Vec<_>>().join(", ")
    }

    fn refuse_capture(&self, places: &[u8], lang: Lang) -> Refused {
        if let Err(refusal) = self.capture_error(&self.board, self.own(), places, lang) {
            return refusal;
        }
        let further = self.captures().into_iter().filter(|path| begins(*path, places)).collect();
        let instead = self.in_order(further, DuelStep::Capture);
        self.refuse_unfinished(places, instead, lang)
    }

    fn refuse_objection(&self, places: &[u8], lang: Lang) -> Refused {
        if !self.rules.opponent_enforces() {
            let why = say!(
                lang,
                "captures are enforced by the program: none can be overlooked",
                "le programme impose les prises : aucune ne peut être oubliée",
                "il programma impone le catture: nessuna può essere trascurata"
            );
            return Refusal::new("X-6", why);
        }
        if !self.disputed() {
            let why = say!(
                lang,
                "no capture was overlooked in the last turn",
                "aucune prise n'a été oubliée au dernier tour",
                "nessuna cattura è stata trascurata nell'ultimo turno"
            );
            return Refusal::new("X-6", why);
        }
        if let Err(refusal) = self.capture_error(&self.before, self.other(), places, lang) {
            return refusal;
        }
        let further = self.overlooked().into_iter().filter(|path| begins(*path, places)).collect();
        let instead = self.in_order(further, DuelStep::Object);
        self.refuse_unfinished(places, instead, lang)
    }

    fn refuse_unfinished(&self, places: &[u8], instead: Vec<DuelStep>, lang: Lang) -> Refused {
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

    /// What is wrong with the jumps of a capture; nothing if it only stops too early.
    fn capture_error(&self, board: &Board, side: usize, places: &[u8], lang: Lang) -> Result<(), Refused> {
        let (&from, landings) = places.split_first().expect("a capture has places");
        let madam = own_piece(board, side, from, lang)?;
        let long = madam && self.rules.long_bi();
        let rule = if madam { "X-5" } else { "X-4" };
        let mut captured = 0;
        let mut at = from;
        for (jump, &to) in landings.iter().enumerate() {
            let free = board.free() | bit(from) | captured;
            if !madam && has(LAST_RANK[side], at) {
                let at = name(at);
                let why = say!(
                    lang,
                    "on {at} the man becomes a Bi-Madam and its capture ends",
                    "en {at} le pion devient Bi-Madam et sa prise s'arrête",
                    "in {at} la pedina diventa Bi-Madam e la sua cattura finisce"
                );
                return Err(Refusal::new("X-8", why));
            }
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
            if distance > 2 {
                self.open_line(board, at, direction, distance - 2, lang)?;
            }
            let over = (1..distance).fold(bit(at), |place, _| shift(place, direction));
            prey(board, side, madam, over, captured, lang)?;
            captured |= over;
            at = to;
        }
        Ok(())
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

    fn refuse_relocation(&self, from: u8, to: u8, lang: Lang) -> Refused {
        if let Err(refusal) = self.tile_to_take(from, lang) {
            return refusal;
        }
        if from == to {
            let place = name(from);
            let why = say!(
                lang,
                "to leave the tile on {place}, say stay",
                "pour laisser la case en {place}, dites stay",
                "per lasciare la casella in {place}, dite stay"
            );
            return Refusal::new("X-11", why);
        }
        let there = name(to);
        let why =
            say!(lang, "{there} already carries a tile", "{there} porte déjà une case", "{there} porta già una casella");
        Refusal::new(if self.rules.any_tile() { "X-16" } else { "X-9" }, why)
    }

    fn refuse_removal(&self, from: u8, lang: Lang) -> Refused {
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

fn bare(place: &str, lang: Lang) -> String {
    say!(lang, "{place} is bare", "{place} n'a pas de case", "{place} è senza casella")
}

/// Whether a capture begins with these places.
fn begins(path: Path, places: &[u8]) -> bool {
    path.from() == places[0] && path.landings().starts_with(&places[1..])
}
