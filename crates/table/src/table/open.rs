//! Open: from what a host asks for to the first fact of a table.

use super::{Holder, formats};
use crate::words::{Expectation, expected, fault};
use hall::Chosen;
use kernel::{Dice, Lang, split_rules};
use speech::Say;
use wire::{ClockSetting, Code, Fact, FaultJson, FormatSetting, SeatOrder, StartFact, TableOrder, TakebackSetting};

/// The engine's levels.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;
/// The most seconds that a step can add to a clock.
const MOST_INCREMENT: u32 = 600;
/// The most games of a match.
const MOST_GAMES: u8 = 20;
/// The most characters of a position's text.
const LONGEST_POSITION: usize = 2000;

/// The fact that sets up what a host asks for. The seed is where chance starts: lots, and starts that are drawn.
pub fn opened(order: &TableOrder, host: &str, name: &str, seed: u64, lang: Lang) -> Result<Fact, FaultJson> {
    let bad = |(field, what)| expected(Code::BadRequest, field, what, lang);
    let game = hall::find(&order.game).map_err(|error| fault(Code::UnknownGame, lang).with_detail(error.say(lang)))?;
    let words = split_rules(&order.rules);
    let bad_rules = |error: kernel::TextError| fault(Code::BadRules, lang).with_detail(error.say(lang));
    // Whoever starts from a position has no need of dice.
    let chosen = if order.position.is_some() { game.choose(&words) } else { game.choose_table(&words) };
    let chosen = chosen.map_err(bad_rules)?;
    let seats = chosen.seating.seats();
    if order.seats.len() > seats {
        return Err(expected(Code::NoSuchSeat, "seats", Expectation::AtMost(seats as u64), lang));
    }
    let person = || Holder::Person { visitor: host.into(), name: name.into() };
    let mut chairs = chairs(order, seats, person).map_err(bad)?;
    let lots = if order.shuffle && seats > 1 { draw_lots(&mut chairs, seed) } else { Vec::new() };
    let takeback = takeback(order.takeback, &chairs).map_err(bad)?;
    let start = start(order, &chosen, lang)?;
    check_clock(order.clock).map_err(bad)?;
    check_format(order.format).map_err(bad)?;
    let (word, formats) = (format_word(order.format), formats(chosen.seating));
    if !formats.contains(&word) {
        return Err(expected(Code::BadRules, "format", Expectation::OneOf(formats), lang));
    }
    Ok(Fact::Opened {
        game: game.info().id.into(),
        rules: chosen.text.clone(),
        start,
        clock: order.clock,
        format: order.format,
        listed: order.listed,
        host: host.into(),
        chairs,
        seed,
        takeback,
        lots,
        version: crate::edition(game),
    })
}

/// A field of an order, and what should have been there.
type Wrong = (&'static str, Expectation);

/// Who sits where, before lots are drawn.
fn chairs(order: &TableOrder, seats: usize, person: impl Fn() -> Holder) -> Result<Vec<Holder>, Wrong> {
    let mut chairs = vec![Holder::Open; seats];
    for (chair, seat) in chairs.iter_mut().zip(&order.seats) {
        *chair = match seat {
            SeatOrder::Me => person(),
            SeatOrder::Open => Holder::Open,
            SeatOrder::Engine { level } if LEVELS.contains(level) => Holder::Engine { level: *level },
            SeatOrder::Engine { .. } => return Err(("level", Expectation::Between(1, 8))),
        };
    }
    Ok(chairs)
}

/// Changes chairs by lot; which one came where.
fn draw_lots(chairs: &mut [Holder], seed: u64) -> Vec<u8> {
    let mut lots: Vec<u8> = (0..chairs.len() as u8).collect();
    let mut dice = Dice::new(seed);
    for last in (1..chairs.len()).rev() {
        let other = dice.below(last + 1);
        chairs.swap(last, other);
        lots.swap(last, other);
    }
    lots
}

/// Where the game begins.
fn start(order: &TableOrder, chosen: &Chosen, lang: Lang) -> Result<StartFact, FaultJson> {
    let bad = |error: kernel::TextError| fault(Code::BadPosition, lang).with_detail(error.say(lang));
    match (&order.position, order.start) {
        (Some(_), Some(_)) => Err(expected(Code::BadPosition, "start", Expectation::OneStart, lang)),
        (Some(text), None) if text.chars().count() > LONGEST_POSITION => Err(fault(Code::TooLarge, lang)),
        (Some(text), None) => Ok(StartFact::Position(chosen.open_at(text).map_err(bad)?.text())),
        (None, Some(number)) => chosen.open(number).map(|_| StartFact::Number(number)).map_err(bad),
        (None, None) if chosen.starts > 1 => Ok(StartFact::Lot),
        (None, None) => Ok(StartFact::Number(0)),
    }
}

/// Whether steps may be taken back: freely only where nobody else may come to sit.
fn takeback(wanted: Option<TakebackSetting>, chairs: &[Holder]) -> Result<TakebackSetting, Wrong> {
    let own = !chairs.contains(&Holder::Open);
    match wanted {
        Some(TakebackSetting::Free) if !own => Err(("takeback", Expectation::TakebackWithOpenSeats)),
        Some(setting) => Ok(setting),
        None if own => Ok(TakebackSetting::Free),
        None => Ok(TakebackSetting::Agreed),
    }
}

fn check_clock(clock: ClockSetting) -> Result<(), Wrong> {
    let (seconds, increment, least, most) = match clock {
        ClockSetting::None => return Ok(()),
        ClockSetting::Game { seconds, increment } => (seconds, increment, 5, 86_400),
        ClockSetting::Step { seconds } => (seconds, 0, 2, 604_800),
    };
    match (least..=most).contains(&seconds) && increment <= MOST_INCREMENT {
        true => Ok(()),
        false => Err(("clock", Expectation::Clock(least, most, MOST_INCREMENT))),
    }
}

const fn format_word(format: FormatSetting) -> &'static str {
    match format {
        FormatSetting::Single => "single",
        FormatSetting::Sides { .. } => "sides",
        FormatSetting::Roles { .. } => "roles",
    }
}

fn check_format(format: FormatSetting) -> Result<(), Wrong> {
    match format.games() {
        1 if format == FormatSetting::Single => Ok(()),
        games if (2..=MOST_GAMES).contains(&games) => Ok(()),
        _ => Err(("games", Expectation::Between(2, MOST_GAMES.into()))),
    }
}
