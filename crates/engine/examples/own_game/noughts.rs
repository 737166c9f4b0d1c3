//! Noughts and crosses: a whole game in one file, with the kernel's traits in the order in which they are asked. New rooms begin as a
//! copy of it (`cargo xtask new-room`), so it uses nothing but the kernel and boards.

use boards::{Grid, read_ranks, write_ranks};
use kernel::{
    Acted, Action, ActionKind, Arg, Catalogue, Clause, Evaluate, Event, Example, Explain, Fact, Form, Game, GameInfo, Key,
    Layout, Look, Message, Notation, Outcome, Part, Phrase, Piece, Position, Refusal, Scene, Seat, Seating, Show, Side,
    SideSet, Site, SiteInfo, Spell, Spot, StepError, Story, Symmetric, Tactical, TextError, Touch, Tuned, scramble,
};
use std::ops::ControlFlow;

/// What the game says, in Fluent; with more sentences or languages, files that a build script embeds (`locales`) are handier.
static CATALOGUE: Catalogue = Catalogue { name: "noughts", texts: &[("en", EN), ("fr", FR), ("it", IT)] };

const EN: &str = "
noughts-and-crosses = Noughts and crosses
crosses = crosses
noughts = noughts
over = the game is over
taken = { $square } is taken
to-move = { $actor } to move.
on = { $actor } on { $square }
line = Three in a row.
mark = A new mark.
nothing-else = there is nothing else to do
strange-letter = a strange letter
letters = x, o or '.'
impossible = it cannot come about
in-turn = crosses and noughts in turn, up to a line
a-square = a square from a1 to c3
known = Everybody plays it so.
rule-mark = In turn each marks a free square.
rule-line = Three in a row win.
rule-draw = A full board is a draw.
rule-end = Whoever resigns loses; both may agree on a draw.
";

const FR: &str = "
noughts-and-crosses = Morpion
crosses = croix
noughts = ronds
over = la partie est finie
taken = { $square } est prise
to-move = Aux { $actor } de jouer.
on = { $actor } en { $square }
line = Trois alignés.
mark = Une nouvelle marque.
nothing-else = il n'y a rien d'autre à faire
strange-letter = une lettre étrange
letters = x, o ou « . »
impossible = elle ne peut pas se produire
in-turn = des croix et des ronds tour à tour, jusqu'à un alignement
a-square = une case de a1 à c3
known = Tout le monde joue ainsi.
rule-mark = Chacun marque à son tour une case libre.
rule-line = Trois alignés gagnent.
rule-draw = Un plateau plein est nul.
rule-end = Qui abandonne perd ; les deux peuvent convenir de la nulle.
";

const IT: &str = "
noughts-and-crosses = Tris
crosses = croci
noughts = cerchi
over = la partita è finita
taken = { $square } è occupata
to-move = Tocca a { $actor }.
on = { $actor } in { $square }
line = Tre in fila.
mark = Un nuovo segno.
nothing-else = non c'è altro da fare
strange-letter = una lettera strana
letters = x, o oppure «.»
impossible = non può verificarsi
in-turn = croci e cerchi a turno, fino a una fila
a-square = una casa da a1 a c3
known = Tutti giocano così.
rule-mark = A turno si segna una casa libera.
rule-line = Tre in fila vincono.
rule-draw = Il tabellone pieno è patta.
rule-end = Chi abbandona perde; i due possono accordarsi sulla patta.
";

/// A sentence by its name.
const fn said(id: &'static str) -> Phrase {
    Phrase::of(&CATALOGUE, id)
}

/// A sentence with a part to fill in.
fn filled(id: &'static str, parts: Vec<(&'static str, Arg)>) -> Message {
    Message::new(said(id), parts)
}

const GRID: Grid = Grid { width: 3, height: 3 };
/// Rows, columns and diagonals, as sets of squares.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL: u16 = 0o777;

/// One moment: the squares of each side. Who moves follows from how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OwnPosition {
    squares: [u16; 2],
}

impl OwnPosition {
    fn taken(self) -> u16 {
        self.squares[0] | self.squares[1]
    }

    fn winner(self) -> Option<Side> {
        let has_line = |side: &u8| LINES.iter().any(|line| self.squares[usize::from(*side)] & line == *line);
        (0..2).find(has_line).map(Side)
    }

    fn refuse(self, square: u8) -> Refusal<u8> {
        match self.outcome() {
            Some(outcome) => Refusal::new(outcome.rule, said("over")),
            None => {
                let square = GRID.text(square);
                Refusal::new("N-1", filled("taken", vec![("square", square.into())]))
            }
        }
    }
}

impl Position for OwnPosition {
    type Rules = ();
    type Step = u8;

    fn rules(&self) {}

    fn actor(&self) -> Seat {
        Seat((self.taken().count_ones() % 2) as u8)
    }

    fn outcome(&self) -> Option<Outcome> {
        let full = (self.taken() == FULL).then(|| Outcome::draw(SideSet::first(2), "N-3"));
        self.winner().map(|side| Outcome::win(side, "N-2")).or(full)
    }

    fn visit_steps<B>(&self, visit: &mut impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.winner().is_none() {
            for square in (0..9).filter(|square| self.taken() >> square & 1 == 0) {
                visit(square)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn play_unchecked(&mut self, square: u8) {
        self.squares[self.actor().index()] |= 1 << square;
    }

    fn key(&self) -> Key {
        Key(scramble(u64::from(self.squares[0]) << 9 | u64::from(self.squares[1])))
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<u8>> {
        match action {
            Action::Resign(seat) => Ok(Acted::Ends(Outcome::win(Side(1 - seat.0), "C-3"))),
            Action::Draw => Ok(Acted::Ends(Outcome::draw(SideSet::first(2), "C-3"))),
            _ => Err(Refusal::new("C-3", said("nothing-else"))),
        }
    }
}

impl Notation for OwnPosition {
    fn text(&self) -> String {
        let letter = |square: u8| match self.squares.map(|squares| squares >> square & 1) {
            [1, _] => 'x',
            [_, 1] => 'o',
            _ => '.',
        };
        write_ranks(3, 3, '/', |x, y| letter(GRID.at(x, y)))
    }

    fn read((): (), text: &str) -> Result<Self, TextError> {
        let mut squares = [0; 2];
        read_ranks("board", text, 3, 3, |x, y, letter| {
            let side = match letter {
                b'.' => return Ok(()),
                b'x' => 0,
                b'o' => 1,
                _ => return Err(TextError::new("board", said("strange-letter"), said("letters"))),
            };
            squares[side] |= 1 << GRID.at(x, y);
            Ok(())
        })?;
        let [crosses, noughts] = squares.map(u16::count_ones);
        let position = OwnPosition { squares };
        // Only the last step can have won, and whoever made it has not to move.
        let wrong_winner = position.winner().is_some_and(|side| side.0 == position.actor().0);
        if crosses != noughts && crosses != noughts + 1 || wrong_winner {
            return Err(TextError::new("board", said("impossible"), said("in-turn")));
        }
        Ok(position)
    }

    fn drawing(&self) -> String {
        self.text().replace('/', "\n")
    }

    fn read_drawing((): (), drawing: &str) -> Result<Self, TextError> {
        let lines: Vec<&str> = drawing.split(['\n', '/']).map(str::trim).filter(|line| !line.is_empty()).collect();
        Self::read((), &lines.join("/"))
    }

    fn step_text(&self, square: u8) -> String {
        GRID.text(square)
    }

    fn read_step(&self, word: &str) -> Result<u8, StepError<u8>> {
        let square = GRID.read(word).ok_or_else(|| TextError::new("step", Message::quoted(word), said("a-square")))?;
        if self.is_legal(square) { Ok(square) } else { Err(self.refuse(square).into()) }
    }
}

impl Spell for OwnPosition {
    fn spellings(&self, square: u8, each: &mut dyn FnMut(&[Touch], Form)) {
        each(&[Touch::Site(Site(square))], Form::Full);
    }
}

impl Show for OwnPosition {
    fn layout((): ()) -> Layout {
        let site = |square: u8| {
            let text = GRID.text(square);
            let at = Spot::in_cell(GRID.x(square), GRID.y(square));
            SiteInfo { name: text.clone().into(), text, at, near: Vec::new(), ground: "plain" }
        };
        Layout {
            look: Look::Squares,
            sites: (0..9).map(site).collect(),
            lines: Vec::new(),
            buttons: Vec::new(),
            quarter_turns: vec![0, 0],
        }
        .joined_around()
    }

    fn scene(&self) -> Scene {
        let piece = |square: u8| {
            let side = (0..2).find(|&side| self.squares[side] >> square & 1 == 1)?;
            let name = OwnGame::side_name((), Side(side as u8));
            Some(Piece { site: Site(square), camp: ["x", "o"][side], kind: "mark", glyph: ['x', 'o'][side], name })
        };
        let actor = OwnGame::seat_name((), self.actor());
        let words = vec![filled("to-move", vec![("actor", actor.into())])];
        Scene { pieces: (0..9).filter_map(piece).collect(), words, ..Scene::default() }
    }
}

impl Explain for OwnPosition {
    fn story(&self, square: u8) -> Story {
        let after = self.child(square);
        let camp = ["x", "o"][self.actor().index()];
        let deed = vec![Event::new("place", "N-1", [Site(square)], [camp])];
        let won = after.winner().map(|_| Event::new("line", "N-2", [Site(square)], [camp]));
        Story { deed, caused: won.into_iter().collect() }
    }

    fn tell(&self, square: u8) -> Message {
        let (actor, square) = (OwnGame::seat_name((), self.actor()), GRID.text(square));
        filled("on", vec![("actor", actor.into()), ("square", square.into())])
    }

    fn caption(&self, event: &Event) -> Message {
        match event.kind {
            "line" => said("line").into(),
            _ => said("mark").into(),
        }
    }

    fn refuse_touch(&self, _touched: &[Touch], touch: Touch) -> Refusal<u8> {
        match touch {
            Touch::Site(site) => self.refuse(site.0),
            Touch::Button(_) => unreachable!("there is no button"),
        }
    }
}

impl Evaluate for OwnPosition {
    fn evaluate(&self, side: Side) -> i32 {
        let open = |side: usize| LINES.iter().filter(|line| self.squares[1 - side] & *line == 0).count() as i32;
        10 * (open(side.index()) - open(1 - side.index()))
    }
}

// Abilities that this game takes as they come: no symmetry is named, no step is more urgent than another, nothing is tuned.
impl Symmetric for OwnPosition {}
impl Tactical for OwnPosition {}
impl Tuned for OwnPosition {}

/// The game.
#[derive(Debug)]
pub(crate) struct OwnGame;

impl Game for OwnGame {
    type Rules = ();
    type Position = OwnPosition;

    const INFO: GameInfo = GameInfo {
        id: "noughts",
        name: said("noughts-and-crosses"),
        tagline: said("line"),
        actions: &[ActionKind::Resign, ActionKind::Draw],
        presets: &[],
        benches: &[],
    };

    fn seating((): ()) -> Seating {
        Seating::new(&[0, 1])
    }

    fn side_id((): (), side: Side) -> &'static str {
        ["x", "o"][side.index()]
    }

    fn side_name((): (), side: Side) -> Message {
        said(["crosses", "noughts"][side.index()]).into()
    }

    fn start((): (), _index: u32) -> OwnPosition {
        OwnPosition { squares: [0, 0] }
    }

    fn rulebook() -> &'static [Clause] {
        RULEBOOK
    }
}

const KNOWN: Phrase = said("known");
const MARK: Phrase = said("rule-mark");
const LINE: Phrase = said("rule-line");
const DRAW: Phrase = said("rule-draw");
const END: Phrase = said("rule-end");

static RULEBOOK: &[Clause] = &[
    Clause::new(
        "N-1",
        MARK,
        &[Part::published(MARK, KNOWN)],
        &[Example::new(
            MARK,
            "... / .x. / ...",
            &[Fact::Illegal("b2", "N-1"), Fact::Decides("", 2), Fact::After("a1", ".../.x./o..")],
        )],
    ),
    Clause::new(
        "N-2",
        LINE,
        &[Part::published(LINE, KNOWN)],
        &[Example::new(LINE, "oo. / xx. / ...", &[Fact::Over("c2", "winner=x", "N-2"), Fact::Causes("c2", "line")])],
    ),
    Clause::new(
        "N-3",
        DRAW,
        &[Part::published(DRAW, KNOWN)],
        &[Example::new(DRAW, "oxo / xxo / .ox", &[Fact::Over("a1", "draw", "N-3")])],
    ),
    Clause::new(
        "C-3",
        END,
        &[Part::published(END, KNOWN)],
        &[Example::new(END, ".o. / .x. / ...", &[Fact::Decides("", 1)])],
    ),
];
