//! Scene: the board and what stands on it as plain data for screens and ears.

use crate::board::{GRID, Ground, MARBLES, Plan, SPACE_SQUARES};
use crate::names::{BALL, captured_name, colour_name, marble_name, seat_name, side_name};
use crate::position::STEP_LIMIT;
use crate::spell::buttons;
use crate::{Colour, ExpionPosition, ExpionRules};
use kernel::{Ending, Lang, Layout, Look, Piece, Position, Reserve, Scene, Seat, Show, Site, SiteInfo, say};

/// From how many idle steps on the limit of E-18 is mentioned.
const WARNING: u8 = 100;

fn ground_word(place: Ground) -> &'static str {
    match place {
        Ground::Field | Ground::Missing => "field",
        Ground::Closed => "closed",
        Ground::Camp(Colour::North) => "camp-n",
        Ground::Camp(Colour::East) => "camp-e",
        Ground::Camp(Colour::South) => "camp-s",
        Ground::Camp(Colour::West) => "camp-w",
    }
}

fn space_name(plan: Plan, square: u8, lang: Lang) -> String {
    let text = GRID.text(square);
    match plan.ground(square) {
        Ground::Camp(colour) => {
            let owner = colour_name(colour, lang);
            say!(lang, "{text}, camp of {owner}", "{text}, camp de {owner}", "{text}, campo di {owner}")
        }
        Ground::Closed => {
            say!(lang, "{text}, special space", "{text}, case spéciale", "{text}, casella speciale")
        }
        Ground::Field | Ground::Missing => text,
    }
}

/// For each seat, the camp that lies before it: South, East and the others each their own.
fn home(rules: ExpionRules, seat: Seat) -> Colour {
    if rules.colours_of(seat).any(|colour| colour == Colour::South) {
        return Colour::South;
    }
    rules.colours_of(seat).next().unwrap_or(Colour::South)
}

/// The quarter turns clockwise that bring a camp to the bottom.
fn quarter_turns(colour: Colour) -> u8 {
    match colour {
        Colour::South => 0,
        Colour::East => 1,
        Colour::North => 2,
        Colour::West => 3,
    }
}

impl ExpionPosition {
    fn piece(&self, site: u8, lang: Lang) -> Option<Piece> {
        let square = SPACE_SQUARES[site as usize];
        let site = Site(site);
        if square == self.ball_square() {
            return Some(Piece { site, camp: "", kind: "expion", glyph: 'x', name: BALL.to_string() });
        }
        let colour = self.colour_on(square)?;
        let name = marble_name(colour, lang).to_string();
        Some(Piece { site, camp: colour.word(), kind: "marble", glyph: colour.letter(), name })
    }

    /// What is going on, in sentences.
    fn sentences(&self, lang: Lang) -> Vec<String> {
        if let Some(outcome) = self.ended() {
            return vec![match outcome.ending() {
                Ending::Win(side) => {
                    let winners = side_name(side, lang);
                    say!(lang, "{winners} have won.", "{winners} ont gagné.", "{winners} hanno vinto.")
                }
                Ending::Draw | Ending::Lost => {
                    say!(lang, "The game is a draw.", "La partie est nulle.", "La partita è patta.")
                }
            }];
        }
        let mut words = vec![self.sentence_of_turn(lang)];
        words.push(if self.state.is_released() {
            say!(
                lang,
                "All marbles may move backward.",
                "Toutes les billes peuvent reculer.",
                "Tutte le biglie possono indietreggiare."
            )
        } else {
            say!(
                lang,
                "No capture yet: backward only to capture.",
                "Pas encore de capture : on ne recule que pour capturer.",
                "Ancora nessuna cattura: si indietreggia solo per catturare."
            )
        });
        if self.state.steps() >= WARNING {
            let (steps, left) = (self.state.steps(), STEP_LIMIT - self.state.steps());
            words.push(say!(
                lang,
                "{steps} steps without a capture or a push: a draw in {left}.",
                "{steps} coups sans capture ni poussée : nulle dans {left}.",
                "{steps} mosse senza cattura né spinta: patta fra {left}."
            ));
        }
        if self.state.passes() > 0 {
            let passes = self.state.passes();
            words.push(say!(
                lang,
                "Passes in a row: {passes}; four are a draw.",
                "Passes de suite : {passes} ; quatre font nulle.",
                "Passi di fila: {passes}; quattro sono patta."
            ));
        }
        words
    }

    fn sentence_of_turn(&self, lang: Lang) -> String {
        let (turn, marble) = (colour_name(self.state.turn(), lang), marble_name(self.state.turn(), lang));
        if self.rules().chooses(self.state.turn()) {
            let player = seat_name(self.rules(), self.actor(), lang);
            return say!(
                lang,
                "{player} are on turn and may move either colour.",
                "C'est à {player} de jouer, avec l'une ou l'autre couleur.",
                "Tocca a {player}, con l'uno o l'altro colore."
            );
        }
        if self.rules().holds_both(self.state.turn()) {
            let player = seat_name(self.rules(), self.actor(), lang);
            return say!(
                lang,
                "{player} are on turn with a {marble} of {turn}.",
                "C'est à {player} de jouer une {marble} de {turn}.",
                "Tocca a {player} con una {marble} di {turn}."
            );
        }
        say!(
            lang,
            "{turn} is on turn with a {marble}.",
            "C'est à {turn} de jouer une {marble}.",
            "Tocca a {turn} con una {marble}."
        )
    }
}

impl Show for ExpionPosition {
    fn layout(rules: ExpionRules, lang: Lang) -> Layout {
        let site = |&square: &u8| SiteInfo {
            text: GRID.text(square),
            name: space_name(rules.plan(), square, lang),
            x: GRID.x(square),
            y: GRID.y(square),
            ground: ground_word(rules.plan().ground(square)),
        };
        Layout {
            look: Look::Hollows,
            width: GRID.width,
            height: GRID.height,
            sites: SPACE_SQUARES.iter().map(site).collect(),
            lines: Vec::new(),
            buttons: buttons(lang),
            quarter_turns: rules.seating().all().map(|seat| quarter_turns(home(rules, seat))).collect(),
        }
    }

    fn scene(&self, lang: Lang) -> Scene {
        let captured = |colour: Colour| {
            let count = MARBLES.saturating_sub(self.marbles(colour));
            let name = captured_name(colour, lang).to_string();
            (count > 0).then_some(Reserve { camp: colour.word(), kind: "marble", count, name })
        };
        Scene {
            pieces: (0..SPACE_SQUARES.len() as u8).filter_map(|site| self.piece(site, lang)).collect(),
            marks: Vec::new(),
            reserves: Colour::ALL.into_iter().filter_map(captured).collect(),
            words: self.sentences(lang),
            out: self.rules().seating().all().filter(|&seat| self.is_out(seat)).collect(),
        }
    }
}
