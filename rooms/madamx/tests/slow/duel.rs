//! The duel once more, slowly: characters on a grid, steps as words, every rule spelled out where it is used.

use std::collections::BTreeMap;

pub(crate) type Cells = [[char; 8]; 8];
type Place = (i32, i32);

/// The options, as their text says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Options {
    pub(crate) after_capture: bool,
    pub(crate) any: bool,
    pub(crate) removes: bool,
    pub(crate) long: bool,
    pub(crate) strict: bool,
    pub(crate) opponent: bool,
    pub(crate) four: bool,
    pub(crate) may_stop: bool,
    pub(crate) goes_on: bool,
}

impl Options {
    pub(crate) fn read(text: &str) -> Options {
        let has = |option: &str| text.split(',').any(|word| word == option);
        Options {
            after_capture: has("x-after-capture-only=on"),
            any: has("any-tile=on"),
            removes: has("bi-removes=on"),
            long: has("long-bi=on") || has("long-bi=strict"),
            strict: has("long-bi=strict"),
            opponent: has("enforcement=opponent"),
            four: has("players=4"),
            may_stop: has("chain=may"),
            goes_on: has("crowned=goes-on"),
        }
    }
}

/// What is on offer in an X phase.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Offer {
    None,
    Tiles(Vec<Place>),
    Rights(u32),
}

#[derive(Clone, Debug)]
pub(crate) struct Slow {
    pub(crate) options: Options,
    pub(crate) cells: Cells,
    pub(crate) side: char,
    pub(crate) offer: Offer,
    pub(crate) removable: bool,
    pub(crate) counter: u32,
    pub(crate) before: Option<Cells>,
    pub(crate) take: bool,
}

const FORWARD_AND_SIDEWAYS: [Place; 5] = [(0, 1), (1, 1), (-1, 1), (1, 0), (-1, 0)];
const AROUND: [Place; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

fn inside((x, y): Place) -> bool {
    (0..8).contains(&x) && (0..8).contains(&y)
}

/// What is on a place; outside the frame there is nothing, like on a bare place.
fn at(cells: &Cells, place: Place) -> char {
    if inside(place) { cells[place.0 as usize][place.1 as usize] } else { '-' }
}

fn put(cells: &mut Cells, place: Place, what: char) {
    cells[place.0 as usize][place.1 as usize] = what;
}

fn places() -> impl Iterator<Item = Place> {
    (0..64).map(|n| (n % 8, n / 8))
}

fn name((x, y): Place) -> String {
    format!("{}{}", (b'a' + x as u8) as char, y + 1)
}

fn place(text: &str) -> Option<Place> {
    let bytes = text.as_bytes();
    match bytes {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => Some(((file - b'a') as i32, (rank - b'1') as i32)),
        _ => None,
    }
}

fn side_of(piece: char) -> Option<char> {
    match piece {
        'l' | 'L' => Some('l'),
        'd' | 'D' => Some('d'),
        _ => None,
    }
}

fn enemy(side: char) -> char {
    if side == 'l' { 'd' } else { 'l' }
}

fn count(cells: &Cells, side: char) -> usize {
    places().filter(|&p| side_of(at(cells, p)) == Some(side)).count()
}

fn last_rank(side: char) -> i32 {
    if side == 'l' { 7 } else { 0 }
}

/// The directions of a piece.
fn directions(piece: char) -> Vec<Place> {
    match piece {
        'l' => FORWARD_AND_SIDEWAYS.to_vec(),
        'd' => FORWARD_AND_SIDEWAYS.iter().map(|&(x, y)| (x, -y)).collect(),
        _ => AROUND.to_vec(),
    }
}

fn may_capture(piece: char, prey: char) -> bool {
    side_of(prey) == Some(enemy(side_of(piece).unwrap())) && (piece.is_uppercase() || prey.is_lowercase())
}

/// A capture on its way: the landing places, the captured places, the board.
#[derive(Clone, Debug)]
pub(crate) struct Capture {
    path: Vec<Place>,
    captured: Vec<Place>,
    cells: Cells,
    /// Whether its last jump crowned the piece.
    crowned: bool,
    /// Jumps that the piece made as a Bi-Madam.
    as_madam: u32,
}

impl Capture {
    fn word(&self) -> String {
        self.path.iter().map(|&p| name(p)).collect::<Vec<_>>().join("x")
    }
}

/// Every capture of a side.
pub(crate) fn captures(cells: &Cells, side: char, options: Options) -> Vec<Capture> {
    let mut found = Vec::new();
    for from in places() {
        let piece = at(cells, from);
        if side_of(piece) != Some(side) {
            continue;
        }
        let begun = Capture { path: vec![from], captured: vec![], cells: *cells, crowned: false, as_madam: 0 };
        go_on(&begun, options, &mut found);
        if options.long && piece.is_uppercase() {
            for (dx, dy) in AROUND {
                let on_line = |n: i32| (from.0 + n * dx, from.1 + n * dy);
                // Over one or more free tiles, so the piece is at least two places away.
                for n in 2..8 {
                    let over_free_tiles = (1..n).all(|k| at(cells, on_line(k)) == '+');
                    if over_free_tiles && may_capture(piece, at(cells, on_line(n))) && at(cells, on_line(n + 1)) == '+' {
                        let mut after = *cells;
                        put(&mut after, from, '+');
                        put(&mut after, on_line(n), '+');
                        put(&mut after, on_line(n + 1), piece);
                        found.push(Capture {
                            path: vec![from, on_line(n + 1)],
                            captured: vec![on_line(n)],
                            cells: after,
                            crowned: false,
                            as_madam: 1,
                        });
                    }
                }
            }
        }
    }
    found
}

/// Continues a capture by adjacent jumps. It is found when it cannot go on, or wherever it may stop.
fn go_on(capture: &Capture, options: Options, found: &mut Vec<Capture>) {
    let from = *capture.path.last().unwrap();
    let piece = at(&capture.cells, from);
    let mut further = false;
    let crown_ends = capture.crowned && !options.goes_on;
    let madam_ends = options.strict && capture.as_madam == 1;
    if !crown_ends && !madam_ends {
        for (dx, dy) in directions(piece) {
            let over = (from.0 + dx, from.1 + dy);
            let to = (from.0 + 2 * dx, from.1 + 2 * dy);
            if may_capture(piece, at(&capture.cells, over)) && at(&capture.cells, to) == '+' {
                further = true;
                let mut next = capture.clone();
                put(&mut next.cells, from, '+');
                put(&mut next.cells, over, '+');
                next.crowned = piece.is_lowercase() && to.1 == last_rank(piece);
                next.as_madam += u32::from(piece.is_uppercase());
                put(&mut next.cells, to, if next.crowned { piece.to_ascii_uppercase() } else { piece });
                next.path.push(to);
                next.captured.push(over);
                go_on(&next, options, found);
            }
        }
    }
    let whole = !further || options.may_stop;
    if whole && capture.path.len() > 1 {
        found.push(capture.clone());
    }
}

/// Every plain move of a side: from, to.
fn moves(cells: &Cells, side: char, long: bool) -> Vec<(Place, Place)> {
    let mut found = Vec::new();
    for from in places() {
        let piece = at(cells, from);
        if side_of(piece) != Some(side) {
            continue;
        }
        for (dx, dy) in directions(piece) {
            let reach = if long && piece.is_uppercase() { 7 } else { 1 };
            for n in 1..=reach {
                let to = (from.0 + n * dx, from.1 + n * dy);
                if at(cells, to) != '+' {
                    break;
                }
                found.push((from, to));
            }
        }
    }
    found
}

impl Slow {
    pub(crate) fn text(&self) -> String {
        let board = |cells: &Cells| {
            let ranks = (0..8).rev().map(|y| (0..8).map(|x| at(cells, (x, y))).collect::<String>());
            ranks.collect::<Vec<_>>().join("/")
        };
        let b = if self.removable { "b" } else { "" };
        let phase = match &self.offer {
            Offer::None if self.take => "take".to_string(),
            Offer::None => "move".to_string(),
            Offer::Tiles(tiles) => format!("{b}x={}", tiles.iter().map(|&p| name(p)).collect::<Vec<_>>().join(",")),
            Offer::Rights(n) => format!("{b}x=*{n}"),
        };
        let before = self.before.as_ref().map(|cells| format!(" !{}", board(cells))).unwrap_or_default();
        format!("{} {} {phase} {}{before}", board(&self.cells), self.side, self.counter)
    }

    /// The seat that decides, from 1.
    pub(crate) fn actor(&self) -> u32 {
        match (self.options.four, self.side, &self.offer) {
            (false, 'l', _) => 1,
            (false, _, _) => 2,
            (true, 'l', Offer::None) => 1,
            (true, 'l', _) => 2,
            (true, _, Offer::None) => 3,
            (true, _, _) => 4,
        }
    }

    fn after_piece_step(&self, cells: Cells, counter: u32, before: Option<Cells>, offer: Vec<Place>, madam: bool) -> Slow {
        let mut next = Slow { cells, counter, before, take: false, ..self.clone() };
        if offer.is_empty() {
            next.offer = Offer::None;
            next.removable = false;
            next.side = enemy(self.side);
        } else {
            next.removable = self.options.removes && madam;
            next.offer = if self.options.any { Offer::Rights(offer.len() as u32) } else { Offer::Tiles(offer) };
        }
        next
    }

    fn after_capture(&self, capture: &Capture) -> Slow {
        let madam = at(&self.cells, capture.path[0]).is_uppercase();
        let over = count(&capture.cells, enemy(self.side)) == 0;
        let offer = if over { vec![] } else { capture.captured.clone() };
        self.after_piece_step(capture.cells, 0, None, offer, madam)
    }

    /// Every legal step by its word, with the position after it.
    pub(crate) fn steps(&self) -> BTreeMap<String, Slow> {
        let mut steps = BTreeMap::new();
        let mut add = |word: String, next: Slow| {
            assert!(steps.insert(word.clone(), next).is_none(), "{word} twice in {}", self.text());
        };
        if self.offer != Offer::None {
            self.tile_steps(&mut add);
            return steps;
        }
        let captures_now = captures(&self.cells, self.side, self.options);
        for capture in &captures_now {
            add(capture.word(), self.after_capture(capture));
        }
        if captures_now.is_empty() || (self.options.opponent && !self.take) {
            for (from, to) in moves(&self.cells, self.side, self.options.long) {
                let piece = at(&self.cells, from);
                let crowned = piece.is_lowercase() && to.1 == last_rank(piece);
                let mut cells = self.cells;
                put(&mut cells, from, '+');
                put(&mut cells, to, if crowned { piece.to_ascii_uppercase() } else { piece });
                let counter = if crowned { 0 } else { (self.counter + 1).min(100) };
                let before = if captures_now.is_empty() { None } else { Some(self.cells) };
                let offer = if self.options.after_capture { vec![] } else { vec![from] };
                let next = self.after_piece_step(cells, counter, before, offer, piece.is_uppercase());
                add(format!("{}-{}", name(from), name(to)), next);
            }
        }
        if let Some(before) = self.before {
            let counter = if self.counter == 0 { 0 } else { self.counter - 1 };
            let reopened = Slow { cells: before, side: enemy(self.side), before: None, take: true, counter, ..self.clone() };
            add("!".into(), reopened);
        }
        steps
    }

    fn tile_steps(&self, add: &mut impl FnMut(String, Slow)) {
        let takeable: Vec<Place> = match &self.offer {
            Offer::Tiles(tiles) => vec![tiles[0]],
            _ => places().filter(|&p| at(&self.cells, p) == '+').collect(),
        };
        for from in takeable {
            for to in places().filter(|&p| at(&self.cells, p) == '-') {
                let mut next = self.after_decision();
                put(&mut next.cells, from, '-');
                put(&mut next.cells, to, '+');
                add(format!("{}>{}", name(from), name(to)), next);
            }
            if self.removable {
                let mut next = self.after_decision();
                put(&mut next.cells, from, '-');
                add(format!("{}>off", name(from)), next);
            }
        }
        let declined = match self.offer {
            Offer::Rights(_) => self.passed(),
            _ => self.after_decision(),
        };
        add("stay".into(), declined);
    }

    /// One tile or right fewer.
    fn after_decision(&self) -> Slow {
        match &self.offer {
            Offer::Tiles(tiles) if tiles.len() > 1 => Slow { offer: Offer::Tiles(tiles[1..].to_vec()), ..self.clone() },
            Offer::Rights(n) if *n > 1 => Slow { offer: Offer::Rights(n - 1), ..self.clone() },
            _ => self.passed(),
        }
    }

    fn passed(&self) -> Slow {
        Slow { side: enemy(self.side), offer: Offer::None, removable: false, ..self.clone() }
    }

    /// Reads a text by the list of what is valid, in the order of that list; none if anything is not.
    pub(crate) fn read(options: Options, text: &str) -> Option<Slow> {
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() != 4 && !(options.opponent && words.len() == 5) {
            return None;
        }
        let cells = board(words[0], options)?;
        let side = match words[1] {
            "l" => 'l',
            "d" => 'd',
            _ => return None,
        };
        let counter = number(words[3])?;
        let take = words[2] == "take";
        let (removable, offer) = match words[2] {
            "move" | "take" => (false, Offer::None),
            word => {
                let removable = word.starts_with("bx=");
                let list = word.strip_prefix("bx=").or(word.strip_prefix("x="))?;
                let offer = if options.any {
                    Offer::Rights(number(list.strip_prefix('*')?)?)
                } else {
                    Offer::Tiles(list.split(',').map(place).collect::<Option<Vec<_>>>()?)
                };
                (removable, offer)
            }
        };
        let before = match words.get(4) {
            Some(word) => Some(board(word.strip_prefix('!')?, options)?),
            None => None,
        };
        let slow = Slow { options, cells, side, offer, removable, counter, before, take };
        slow.valid().then_some(slow)
    }

    fn valid(&self) -> bool {
        let (own, other) = (count(&self.cells, self.side), count(&self.cells, enemy(self.side)));
        let mut valid = other > 0 && self.counter <= 100;
        valid &= own > 0 || (self.offer == Offer::None && self.counter == 0);
        let offered = match &self.offer {
            Offer::None => 0,
            Offer::Rights(n) => *n as usize,
            Offer::Tiles(tiles) => tiles.len(),
        };
        if self.offer != Offer::None {
            valid &= own > 0 && other > 0;
            valid &= (1..=11).contains(&offered);
            valid &= offered == 1 || offered + other <= 12;
            valid &= self.counter == 0 || !(offered > 1 || self.options.after_capture);
            if self.removable {
                let madam = self.side.to_ascii_uppercase();
                valid &= self.options.removes && places().any(|p| at(&self.cells, p) == madam);
            }
        }
        if let Offer::Tiles(tiles) = &self.offer {
            valid &= tiles.iter().all(|&p| at(&self.cells, p) == '+');
            valid &= (0..tiles.len()).all(|i| !tiles[..i].contains(&tiles[i]));
        }
        if let Some(before) = &self.before {
            valid &= ['l', 'd'].into_iter().all(|side| count(before, side) == count(&self.cells, side));
            let offender = if self.offer == Offer::None { enemy(self.side) } else { self.side };
            valid &= !captures(before, offender, self.options).is_empty();
            valid &= offered == 0 || (offered == 1 && !self.options.after_capture);
        }
        if self.take {
            valid &= self.options.opponent && self.counter <= 99 && self.before.is_none();
            valid &= !captures(&self.cells, self.side, self.options).is_empty();
        }
        valid
    }
}

fn board(text: &str, options: Options) -> Option<Cells> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 || ranks.iter().any(|rank| rank.chars().count() != 8) {
        return None;
    }
    let mut cells = [['-'; 8]; 8];
    for (index, rank) in ranks.iter().enumerate() {
        for (x, letter) in rank.chars().enumerate() {
            if !"-+ldLD".contains(letter) {
                return None;
            }
            put(&mut cells, (x as i32, 7 - index as i32), letter);
        }
    }
    let tiles = places().filter(|&p| at(&cells, p) != '-').count();
    let tiles_fit = if options.removes { tiles <= 32 } else { tiles == 32 };
    let camps_fit = ['l', 'd'].into_iter().all(|side| count(&cells, side) <= 12);
    let crowned = places().all(|p| !(at(&cells, p) == 'l' && p.1 == 7 || at(&cells, p) == 'd' && p.1 == 0));
    (tiles_fit && camps_fit && crowned).then_some(cells)
}

fn number(text: &str) -> Option<u32> {
    let n: u32 = text.parse().ok()?;
    (n.to_string() == text).then_some(n)
}
