//! A second generator, slow and plain: a board of letters, every sentence of the rules as it stands, every capture found by
//! looking at the whole board. It shares no code with the room.

/// A square as file and rank from 0.
pub(crate) type Square = (i32, i32);

const DIRECTIONS: [Square; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const ORDER: [char; 4] = ['n', 'e', 's', 'w'];
const CORNERS: [Square; 4] = [(1, 1), (1, 7), (7, 1), (7, 7)];
const CENTRE_EDGES: [Square; 4] = [(1, 4), (4, 1), (4, 7), (7, 4)];

/// The options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Choice {
    pub(crate) players: u32,
    pub(crate) free: bool,
    pub(crate) push_any: bool,
    pub(crate) centre_edges: bool,
}

/// A position as letters and numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slow {
    choice: Choice,
    cells: [[char; 9]; 9],
    turn: char,
    released: bool,
    steps: u32,
    passes: u32,
}

/// A legal step: its text, the squares it empties by capture, where it pushes the EX*PION, and what follows.
#[derive(Clone, Debug)]
pub(crate) struct SlowStep {
    pub(crate) text: String,
    pub(crate) captured: Vec<Square>,
    pub(crate) pushed: Option<Square>,
    pub(crate) after: Slow,
}

pub(crate) fn name((x, y): Square) -> String {
    format!("{}{}", "abcdefghi".chars().nth(x as usize).unwrap(), y + 1)
}

fn exists((x, y): Square) -> bool {
    (0..9).contains(&x) && (0..9).contains(&y) && !([0, 8].contains(&x) && [0, 8].contains(&y))
}

fn in_field((x, y): Square) -> bool {
    (1..8).contains(&x) && (1..8).contains(&y)
}

fn camp(square: Square) -> Option<char> {
    if !exists(square) || in_field(square) {
        return None;
    }
    Some(match square {
        (_, 8) => 'n',
        (8, _) => 'e',
        (_, 0) => 's',
        _ => 'w',
    })
}

fn forward(colour: char) -> Square {
    match colour {
        'n' => (0, -1),
        'e' => (-1, 0),
        's' => (0, 1),
        _ => (1, 0),
    }
}

fn back((dx, dy): Square) -> Square {
    (-dx, -dy)
}

fn partner(colour: char) -> char {
    match colour {
        'n' => 's',
        's' => 'n',
        'e' => 'w',
        _ => 'e',
    }
}

fn side(colour: char) -> &'static str {
    if colour == 'n' || colour == 's' { "NS" } else { "EW" }
}

fn other_side(side: &str) -> &'static str {
    if side == "NS" { "EW" } else { "NS" }
}

fn squares() -> Vec<Square> {
    (0..9).flat_map(|y| (0..9).map(move |x| (x, y))).filter(|&s| exists(s)).collect()
}

fn add(a: Square, b: Square) -> Square {
    (a.0 + b.0, a.1 + b.1)
}

impl Slow {
    fn at(&self, (x, y): Square) -> char {
        self.cells[y as usize][x as usize]
    }

    fn put(&mut self, (x, y): Square, letter: char) {
        self.cells[y as usize][x as usize] = letter;
    }

    fn ball(&self) -> Square {
        squares().into_iter().find(|&s| self.at(s) == 'x').unwrap()
    }

    fn count(&self, colour: char) -> usize {
        squares().into_iter().filter(|&s| self.at(s) == colour).count()
    }

    fn side_count(&self, name: &str) -> usize {
        ORDER.iter().filter(|&&c| side(c) == name).map(|&c| self.count(c)).sum()
    }

    /// E-4: the colours of the player who holds a colour.
    fn held_with(&self, colour: char) -> Vec<char> {
        let both = self.choice.players == 2 || self.choice.players == 3 && side(colour) == "NS";
        if both { vec![colour, partner(colour)] } else { vec![colour] }
    }

    /// E-5: the colours that may be moved when a colour is on turn.
    fn movable(&self, turn: char) -> Vec<char> {
        if self.choice.free { self.held_with(turn) } else { vec![turn] }
    }

    fn is_skipped(&self, turn: char) -> bool {
        self.movable(turn).iter().all(|&c| self.count(c) == 0)
    }

    fn end_turn(&mut self) {
        let mut index = ORDER.iter().position(|&c| c == self.turn).unwrap();
        loop {
            index = (index + 1) % 4;
            if !self.is_skipped(ORDER[index]) {
                self.turn = ORDER[index];
                return;
            }
        }
    }

    /// Reads a position, or refuses what cannot be.
    pub(crate) fn read(choice: Choice, text: &str) -> Option<Slow> {
        let fields: Vec<&str> = text.split(' ').collect();
        let [board, turn, letter, steps, passes] = fields[..] else { return None };
        let ranks: Vec<&str> = board.split('/').collect();
        if ranks.len() != 9 {
            return None;
        }
        let mut cells = [['?'; 9]; 9];
        for (index, rank) in ranks.iter().enumerate() {
            let letters: Vec<char> = rank.chars().collect();
            if letters.len() != 9 {
                return None;
            }
            cells[8 - index].copy_from_slice(&letters);
        }
        let number = |text: &str| text.parse::<u32>().ok().filter(|n| n.to_string() == text);
        let mut turn_letters = turn.chars();
        let slow = Slow {
            choice,
            cells,
            turn: turn_letters.next()?,
            released: match letter {
                "-" => false,
                "r" => true,
                _ => return None,
            },
            steps: number(steps)?,
            passes: number(passes)?,
        };
        (turn_letters.next().is_none() && slow.is_valid()).then_some(slow)
    }

    fn is_valid(&self) -> bool {
        for y in 0..9 {
            for x in 0..9 {
                let letter = self.at((x, y));
                let fine = match letter {
                    '#' => !exists((x, y)),
                    '.' => exists((x, y)),
                    'x' => exists((x, y)) && !self.special().contains(&(x, y)),
                    'n' | 'e' | 's' | 'w' => in_field((x, y)) || camp((x, y)) == Some(letter),
                    _ => false,
                };
                if !fine {
                    return false;
                }
            }
        }
        let counts = ORDER.map(|c| self.count(c));
        let balls = squares().into_iter().filter(|&s| self.at(s) == 'x').count();
        if balls != 1 || counts.iter().any(|&n| n > 7) || !ORDER.contains(&self.turn) || self.is_skipped(self.turn) {
            return false;
        }
        if self.released == (counts.iter().sum::<usize>() == 28) {
            return false;
        }
        if self.steps > 200 || self.passes > 4 || self.passes > self.steps {
            return false;
        }
        let in_camp = camp(self.ball());
        let beaten = self.side_count("NS") == 0 || self.side_count("EW") == 0;
        if (in_camp.is_some() || beaten) && (self.steps, self.passes) != (0, 0) {
            return false;
        }
        // The marble that pushed the EX*PION into a camp is still there.
        in_camp.is_none_or(|colour| self.side_count(other_side(side(colour))) > 0)
    }

    pub(crate) fn text(&self) -> String {
        let rank = |y: usize| self.cells[y].iter().collect::<String>();
        let board: Vec<String> = (0..9).rev().map(rank).collect();
        let letter = if self.released { 'r' } else { '-' };
        format!("{} {} {letter} {} {}", board.join("/"), self.turn, self.steps, self.passes)
    }

    /// Who has won or that it is a draw, and by which rule.
    pub(crate) fn outcome(&self) -> Option<(String, &'static str)> {
        if let Some(colour) = camp(self.ball()) {
            return Some((other_side(side(colour)).into(), "E-17"));
        }
        for name in ["NS", "EW"] {
            if self.side_count(name) == 0 {
                return Some((other_side(name).into(), "E-16"));
            }
        }
        (self.passes == 4).then(|| ("draw".into(), "E-18"))
    }

    /// All legal steps, sorted by text.
    pub(crate) fn steps(&self) -> Vec<SlowStep> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut all = Vec::new();
        for colour in self.movable(self.turn) {
            for from in squares().into_iter().filter(|&s| self.at(s) == colour) {
                for (to, pushed, backward) in self.landings(colour, from) {
                    self.add_steps(colour, from, to, pushed, backward, &mut all);
                }
            }
        }
        if all.is_empty() {
            let mut after = self.clone();
            after.steps = (after.steps + 1).min(200);
            after.passes += 1;
            after.end_turn();
            all.push(SlowStep { text: "pass".into(), captured: Vec::new(), pushed: None, after });
        }
        all.sort_by(|a, b| a.text.cmp(&b.text));
        all
    }

    fn special(&self) -> [Square; 4] {
        if self.choice.centre_edges { CENTRE_EDGES } else { CORNERS }
    }

    /// Where a marble may go as far as the board allows it: the landing square, where it pushes the EX*PION, and whether
    /// it moves backward.
    fn landings(&self, colour: char, from: Square) -> Vec<(Square, Option<Square>, bool)> {
        let ahead = forward(colour);
        let mut found = Vec::new();
        if camp(from).is_some() {
            let mut square = from;
            for length in 1..=3 {
                square = add(square, ahead);
                if self.at(square) == 'x' && length == 1 {
                    found.extend(self.pushes(colour, square, ahead));
                }
                if self.at(square) != '.' {
                    break;
                }
                found.push((square, None, false));
            }
            return found;
        }
        for direction in DIRECTIONS {
            let to = add(from, direction);
            if !in_field(to) {
                continue;
            }
            if self.at(to) == '.' {
                found.push((to, None, direction == back(ahead)));
            }
            if self.at(to) == 'x' {
                found.extend(self.pushes(colour, to, direction));
            }
        }
        found
    }

    /// E-11: the pushes of a marble that moves in a direction into the space of the EX*PION. It goes straight on, or with
    /// `push=any` anywhere but back; going backward is the marble's or the EX*PION's.
    fn pushes(&self, colour: char, to: Square, direction: Square) -> Vec<(Square, Option<Square>, bool)> {
        let goes = |way: Square| if self.choice.push_any { way != back(direction) } else { way == direction };
        let backward = |way: Square| [direction, way].contains(&back(forward(colour)));
        let ways = DIRECTIONS.into_iter().filter(|&way| goes(way) && self.takes_ball(colour, add(to, way)));
        ways.map(|way| (to, Some(add(to, way)), backward(way))).collect()
    }

    /// E-11: whether a colour may push the EX*PION to a square.
    fn takes_ball(&self, colour: char, goal: Square) -> bool {
        if !exists(goal) || self.at(goal) != '.' || self.special().contains(&goal) {
            return false;
        }
        camp(goal).is_none_or(|owner| side(owner) != side(colour))
    }

    fn add_steps(
        &self,
        colour: char,
        from: Square,
        to: Square,
        pushed: Option<Square>,
        backward: bool,
        all: &mut Vec<SlowStep>,
    ) {
        let mut board = self.clone();
        board.put(from, '.');
        if let Some(goal) = pushed {
            board.put(goal, 'x');
        }
        board.put(to, colour);
        let mut moved = vec![to];
        moved.extend(pushed);
        let plain = board.captured(side(colour), &moved, false);
        let ball = board.ball();
        let beside = DIRECTIONS.iter().map(|&d| add(ball, d)).filter(|&s| exists(s));
        let chameleon = beside.map(|s| board.at(s)).any(|letter| self.held_with(colour).contains(&letter));
        let starred = if chameleon { board.captured(side(colour), &moved, true) } else { Vec::new() };
        let mut word = format!("{}-{}", name(from), name(to));
        // Straight on needs no word; another way is named.
        let straight = (2 * to.0 - from.0, 2 * to.1 - from.1);
        if let Some(goal) = pushed.filter(|&goal| goal != straight) {
            word += &format!(">{}", name(goal));
        }
        if !backward || self.released || !plain.is_empty() {
            all.push(board.finish(word.clone(), plain.clone(), pushed));
        }
        if starred.len() > plain.len() {
            all.push(board.finish(word + "*", starred, pushed));
        }
    }

    /// E-12 to E-14: the enemy marbles of the field that stand between two flankers, one of which has moved.
    fn captured(&self, own: &str, moved: &[Square], chameleon: bool) -> Vec<Square> {
        let flanks = |square: Square| {
            let letter = self.at(square);
            ORDER.contains(&letter) && side(letter) == own || chameleon && letter == 'x'
        };
        let between = |square: Square, direction: Square| {
            let (a, b) = (add(square, direction), (square.0 - direction.0, square.1 - direction.1));
            flanks(a) && flanks(b) && (moved.contains(&a) || moved.contains(&b))
        };
        let enemy = |square: &Square| ORDER.contains(&self.at(*square)) && side(self.at(*square)) != own;
        let field = squares().into_iter().filter(|&s| in_field(s)).filter(enemy);
        field.filter(|&square| between(square, (0, 1)) || between(square, (1, 0))).collect()
    }

    fn finish(&self, text: String, captured: Vec<Square>, pushed: Option<Square>) -> SlowStep {
        let mut after = self.clone();
        for &square in &captured {
            after.put(square, '.');
        }
        after.released |= !captured.is_empty();
        after.steps = if captured.is_empty() && pushed.is_none() { (self.steps + 1).min(200) } else { 0 };
        after.passes = 0;
        after.end_turn();
        SlowStep { text, captured, pushed, after }
    }
}
