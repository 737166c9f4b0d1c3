//! Explain: what a step of the duel does, in the words of the players.

use super::notation::Word;
use super::position::Duel;
use super::scene::{CAMPS, piece_name};
use super::spell::Press;
use super::step::{DuelStep, Path};
use crate::board::{Board, Content};
use crate::frame::{LAST_RANK, bit, line, name, only, shift};
use boards::Bits;
use kernel::{Event, Explain, Lang, Position, Refusal, Rule, Site, Story, Touch, say};

impl Explain for Duel {
    fn story(&self, step: DuelStep) -> Story {
        let mut story = Story::default();
        match step {
            DuelStep::Move { from, to } => {
                let rule = match (self.board.content(from), line(from, to)) {
                    (Content::Man(_), _) => "X-3",
                    (_, Some((_, 1))) => "X-5",
                    _ => "X-18",
                };
                story.deed.push(Event::new("move", rule, [Site(from), Site(to)], [CAMPS[self.own()]]));
                crowning(&self.board, self.own(), from, to, &mut story.caused);
            }
            DuelStep::Capture(path) => tell_capture(&self.board, self.own(), path, &mut story),
            DuelStep::Object => {
                story.deed.push(Event::new("object", "X-28", [], [CAMPS[self.own()]]));
                let restored: Vec<Site> = Bits(self.changed()).map(Site).collect();
                story.caused.push(Event::new("taken-back", "X-28", restored, [CAMPS[self.other()]]));
            }
            DuelStep::Relocate { from, to } => {
                let rule = if self.rules.any_tile() { "X-16" } else { self.offer_rule() };
                story.deed.push(Event::new("relocate", rule, [Site(from), Site(to)], []));
            }
            DuelStep::Remove { from } => story.deed.push(Event::new("remove", "X-17", [Site(from)], [])),
            DuelStep::Stay => {
                let tiles: Vec<Site> = self.offered().take(1).map(Site).collect();
                story.deed.push(Event::new("stay", "X-11", tiles, []));
            }
        }
        let next = self.child(step);
        if next.outcome().is_some() {
            let stuck: Vec<Site> = Bits(next.board.camps[next.own()]).map(Site).collect();
            story.caused.push(Event::new("defeat", "X-13", stuck, [CAMPS[next.own()]]));
        }
        story
    }

    fn tell(&self, step: DuelStep, lang: Lang) -> String {
        match step {
            DuelStep::Move { from, to } => {
                let piece = piece_name(self.board.content(from), lang).unwrap_or_default();
                let (from, to) = (name(from), name(to));
                say!(lang, "{piece} moves from {from} to {to}", "{piece} va de {from} à {to}", "{piece} va da {from} a {to}")
            }
            DuelStep::Capture(path) => told_capture(&self.board, path, lang),
            DuelStep::Object => say!(
                lang,
                "objection: a capture was overlooked, and the turn is played again",
                "une prise a été oubliée : le tour est repris et rejoué",
                "una cattura è stata trascurata: il turno è ripreso e rigiocato"
            ),
            DuelStep::Relocate { from, to } => {
                let (from, to) = (name(from), name(to));
                say!(
                    lang,
                    "the tile on {from} is put on {to}",
                    "la case de {from} est mise en {to}",
                    "la casella in {from} è messa in {to}"
                )
            }
            DuelStep::Remove { from } => {
                let from = name(from);
                say!(
                    lang,
                    "the tile on {from} leaves the frame for good",
                    "la case de {from} quitte le tableau pour de bon",
                    "la casella in {from} lascia il quadro per sempre"
                )
            }
            DuelStep::Stay if self.rules.any_tile() => {
                say!(lang, "the tiles stay", "les cases restent", "le caselle restano")
            }
            DuelStep::Stay => {
                let tile = name(self.tile);
                say!(lang, "the tile on {tile} stays", "la case de {tile} reste", "la casella in {tile} resta")
            }
        }
    }

    fn caption(&self, event: &Event, lang: Lang) -> String {
        let places = event.sites.iter().map(|site| name(site.0)).collect::<Vec<_>>().join(", ");
        let side = event.camps.first().map_or("", |&camp| crate::words::side(camp == CAMPS[1]).to(lang));
        match event.kind {
            "capture" => say!(
                lang,
                "the piece on {places} is captured",
                "le pion en {places} est pris",
                "la pedina in {places} è catturata"
            ),
            // with a captured man, or a spare one where there is none.
            "crowning" if self.tray(usize::from(event.camps.first() == Some(&CAMPS[1]))) == 0 => say!(
                lang,
                "the man on {places} is crowned with a spare man, for none was captured: a Bi-Madam",
                "le pion en {places} est coiffé d'un pion de réserve, faute de pion pris : c'est une Bi-Madam",
                "sulla pedina in {places} si posa una pedina di riserva, perché nessuna è catturata: è una Bi-Madam"
            ),
            "crowning" => say!(
                lang,
                "the man on {places} is crowned with a captured man of its colour: a Bi-Madam",
                "le pion en {places} est coiffé d'un pion pris de sa couleur : c'est une Bi-Madam",
                "sulla pedina in {places} si posa una pedina catturata del suo colore: è una Bi-Madam"
            ),
            "taken-back" => say!(
                lang,
                "{side} takes the turn back: {places}",
                "{side} : le tour est repris ({places})",
                "{side}: il turno è ripreso ({places})"
            ),
            "object" => say!(
                lang,
                "{side} points out a capture",
                "{side} : une prise est signalée",
                "{side}: è segnalata una cattura"
            ),
            "defeat" => say!(
                lang,
                "{side} has no move left and loses",
                "{side} : plus aucun coup, partie perdue",
                "{side}: nessuna mossa, partita persa"
            ),
            "move" => say!(lang, "a piece moves: {places}", "un pion va : {places}", "una pedina va: {places}"),
            "jump" => say!(lang, "a piece jumps: {places}", "un pion saute : {places}", "una pedina salta: {places}"),
            "relocate" => say!(lang, "a tile moves: {places}", "une case va : {places}", "una casella va: {places}"),
            "remove" => {
                say!(lang, "the tile {places} is gone", "la case {places} est enlevée", "la casella {places} è tolta")
            }
            _ => say!(lang, "no tile moves", "aucune case ne bouge", "nessuna casella si muove"),
        }
    }

    fn refuse_touch(&self, touched: &[Touch], touch: Touch, lang: Lang) -> Refusal<DuelStep> {
        let mut places: Vec<u8> =
            touched.iter().filter_map(|t| if let Touch::Site(s) = t { Some(s.0) } else { None }).collect();
        let place = match touch {
            Touch::Site(site) => site.0 & 63,
            Touch::Button(button) => {
                let word = match Press::of(self.rules, button) {
                    Some(Press::Off) => Word::Remove(places.first().copied().unwrap_or(self.tile)),
                    Some(Press::Object) => Word::Object,
                    _ => Word::Stay,
                };
                return self.refuse(&word, lang);
            }
        };
        if !self.moves_piece() {
            let from = places.first().copied().unwrap_or(if self.rules.any_tile() { place } else { self.tile });
            return self.refuse(&Word::Relocate(from, place), lang);
        }
        places.push(place);
        match places[..] {
            [from] => self.refuse_start(from, lang),
            [from, to] if !self.jumps(from, to) => self.refuse(&Word::Move(from, to), lang),
            _ => self.refuse(&Word::Capture(places), lang),
        }
    }
}

impl Duel {
    /// Which rule offers the tile: X-10 when several were captured, X-9 otherwise.
    fn offer_rule(&self) -> Rule {
        if self.left > 1 { "X-10" } else { "X-9" }
    }

    /// Whether two places look like a jump over a piece.
    fn jumps(&self, from: u8, to: u8) -> bool {
        line(from, to).is_some_and(|(direction, distance)| {
            let over = (1..distance).fold(bit(from), |place, _| shift(place, direction));
            distance > 1 && over & self.board.occupied() != 0
        })
    }

    /// Why no step begins with a touch of this place.
    fn refuse_start(&self, from: u8, lang: Lang) -> Refusal<DuelStep> {
        if self.ended().is_some() {
            return self.refuse(&Word::Move(from, from), lang);
        }
        let madam = match super::refuse::own_piece(&self.board, self.own(), from, lang) {
            Ok(madam) => madam,
            Err(refusal) => return refusal,
        };
        if self.reopened {
            return self.refuse_all_but_captures(lang);
        }
        let here = name(from);
        let instead: Vec<DuelStep> = self.in_order(self.captures());
        if !instead.is_empty() && !self.rules.opponent_enforces() {
            let list = self.list(&instead);
            let why = say!(
                lang,
                "the piece on {here} captures nothing; the captures are: {list}",
                "le pion en {here} ne prend rien ; les prises sont : {list}",
                "la pedina in {here} non cattura nulla; le catture sono: {list}"
            );
            return Refusal { rule: "X-6", why, instead };
        }
        let why = say!(
            lang,
            "the piece on {here} has no free tile to go to",
            "le pion en {here} n'a pas de case libre où aller",
            "la pedina in {here} non ha una casella libera dove andare"
        );
        Refusal::new(if madam { "X-5" } else { "X-3" }, why)
    }
}

fn tell_capture(board: &Board, side: usize, path: Path, story: &mut Story) {
    let places: Vec<Site> = std::iter::once(path.from()).chain(path.landings()).map(Site).collect();
    let rule = match board.content(path.from()) {
        Content::Man(_) => "X-4",
        _ if path.distance() > 1 => "X-18",
        _ => "X-5",
    };
    story.deed.push(Event::new("jump", rule, places, [CAMPS[side]]));
    let mut man = board.content(path.from()) == Content::Man(side);
    path.walk(|over, at| {
        story.caused.push(Event::new("capture", "X-7", [Site(only(over))], [CAMPS[1 - side]]));
        if man && at & LAST_RANK[side] != 0 {
            // Where a crowned man may go on, it is crowned on its way.
            man = false;
            story.caused.push(Event::new("crowning", "X-8", [Site(only(at))], [CAMPS[side]]));
        }
    });
}

fn crowning(board: &Board, side: usize, from: u8, to: u8, caused: &mut Vec<Event>) {
    if board.content(from) == Content::Man(side) && bit(to) & LAST_RANK[side] != 0 {
        caused.push(Event::new("crowning", "X-8", [Site(to)], [CAMPS[side]]));
    }
}

fn told_capture(board: &Board, path: Path, lang: Lang) -> String {
    let piece = piece_name(board.content(path.from()), lang).unwrap_or_default();
    let from = name(path.from());
    let to = name(only(path.walk(|_, _| {})));
    let captured = path.captured().into_iter().map(name).collect::<Vec<_>>().join(", ");
    say!(
        lang,
        "{piece} captures {captured}, from {from} to {to}",
        "{piece} prend {captured}, de {from} à {to}",
        "{piece} cattura {captured}, da {from} a {to}"
    )
}
