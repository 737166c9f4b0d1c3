//! Position texts made by dice: dense and late positions, odd phases, and texts that are broken on purpose.

use super::duel::Options;
use kernel::Dice;

fn chance(dice: &mut Dice, percent: usize) -> bool {
    dice.below(100) < percent
}

fn name(place: usize) -> String {
    format!("{}{}", (b'a' + (place % 8) as u8) as char, place / 8 + 1)
}

fn ranks(cells: &[char; 64]) -> String {
    (0..8).rev().map(|y| cells[8 * y..8 * y + 8].iter().collect::<String>()).collect::<Vec<_>>().join("/")
}

fn shuffled(dice: &mut Dice) -> Vec<usize> {
    let mut places: Vec<usize> = (0..64).collect();
    for n in (1..64).rev() {
        places.swap(n, dice.below(n + 1));
    }
    places
}

/// A board with a number of pieces of each side. Often the tiles lie close together, so that there is much to capture.
fn board(options: Options, light: usize, dark: usize, dice: &mut Dice) -> [char; 64] {
    let mut places = shuffled(dice);
    let (cx, cy) = (dice.below(8) as i32, dice.below(8) as i32);
    match dice.below(3) {
        0 => places.sort_by_key(|&p| ((p % 8) as i32 - cx).abs().max(((p / 8) as i32 - cy).abs())),
        1 => places.sort_by_key(|&p| (p % 8 + p / 8) % 2),
        _ => {}
    }
    let pieces = light + dark;
    let tiles = if options.removes && chance(dice, 60) { pieces + dice.below(33 - pieces) } else { 32 };
    let mut cells = ['-'; 64];
    let mut tiled = places[..tiles].to_vec();
    for n in (1..tiles).rev() {
        tiled.swap(n, dice.below(n + 1));
    }
    let crowns = dice.below(70);
    for (index, &place) in tiled.iter().enumerate() {
        let side = match index {
            _ if index < light => 'l',
            _ if index < pieces => 'd',
            _ => '+',
        };
        let must = (side == 'l' && place / 8 == 7) || (side == 'd' && place / 8 == 0);
        // Now and then a man is left on its last rank, which is not valid.
        let madam = side != '+' && (chance(dice, crowns) || (must && !chance(dice, 2)));
        cells[place] = if madam { side.to_ascii_uppercase() } else { side };
    }
    cells
}

fn several(dice: &mut Dice) -> usize {
    match dice.below(6) {
        0 => 1,
        1 => 12,
        _ => 1 + dice.below(12),
    }
}

/// A text of the duel, nearly always valid.
pub(crate) fn duel(options: Options, dice: &mut Dice) -> String {
    let (light, dark) = (several(dice), several(dice));
    let cells = board(options, light, dark, dice);
    let side = *dice.pick(&['l', 'd']).unwrap();
    let other = if side == 'l' { dark } else { light };
    let free: Vec<usize> = shuffled(dice).into_iter().filter(|&p| cells[p] == '+').collect();
    let take = options.opponent && chance(dice, 20);
    let disputed = options.opponent && !take && chance(dice, 60);
    let mut counter = *dice.pick(&[0, 0, 1, 50, 99, 100]).unwrap();
    let mut phase = if take { "take" } else { "move" }.to_string();
    let none_offered = take || free.is_empty() || (disputed && options.after_capture);
    if !none_offered && chance(dice, 45) {
        let most = (12_usize.saturating_sub(other)).clamp(1, free.len().min(11));
        let n = if disputed || chance(dice, 40) { 1 } else { 1 + dice.below(most) };
        if n > 1 || options.after_capture {
            counter = 0;
        }
        let own_madam = cells.contains(&side.to_ascii_uppercase());
        let b = if options.removes && own_madam && chance(dice, 60) { "b" } else { "" };
        phase = if options.any {
            format!("{b}x=*{n}")
        } else {
            format!("{b}x={}", free[..n].iter().map(|&p| name(p)).collect::<Vec<_>>().join(","))
        };
    }
    let mut text = format!("{} {side} {phase} {counter}", ranks(&cells));
    if disputed {
        // Both sides keep their numbers; whether there was something to capture is up to chance.
        text += &format!(" !{}", ranks(&board(options, light, dark, dice)));
    }
    text
}

/// A text of the solitaire that is valid about as often as not.
pub(crate) fn solo(dice: &mut Dice) -> String {
    let mut cells = ['-'; 64];
    let low = dice.below(7);
    let dark: Vec<usize> = shuffled(dice).into_iter().filter(|p| (p % 8 + p / 8) % 2 == 0).collect();
    let men: Vec<usize> = dark.iter().copied().filter(|p| p / 8 >= low).take(8).collect();
    let ranks_sum: usize = men.iter().map(|p| p / 8 + 1).sum();
    for (index, &man) in men.iter().enumerate() {
        cells[man] = if index < 4 { 'l' } else { 'd' };
    }
    // The ranks add up to 12 + a + 2j: choose a of the right parity where that is possible.
    let gain = ranks_sum.saturating_sub(12);
    let mut a = 1 + dice.below(24.min(gain.max(1)));
    if a % 2 != gain % 2 {
        a += 1;
    }
    let j = gain.saturating_sub(a) / 2;
    let bare: Vec<usize> = shuffled(dice).into_iter().filter(|&p| cells[p] == '-').collect();
    for &place in bare.iter().take((32 - a.min(24)).saturating_sub(men.len())) {
        cells[place] = '+';
    }
    let free = dark.iter().copied().find(|&p| cells[p] == '+');
    let phase = match (dice.below(3), free) {
        (0, Some(tile)) => format!("x={}", name(tile)),
        _ => "move".into(),
    };
    format!("{} s {phase} {}", ranks(&cells), a + j)
}

/// The text with one small thing changed.
pub(crate) fn mutated(text: &str, dice: &mut Dice) -> String {
    const LETTERS: &[u8] = b"-+ldLD/ x=*b,!abh1890smovetak";
    let mut bytes = text.as_bytes().to_vec();
    let place = dice.below(bytes.len());
    let letter = *dice.pick(LETTERS).unwrap();
    match dice.below(5) {
        0 => bytes[place] = letter,
        1 => bytes.insert(place, letter),
        2 => {
            bytes.remove(place);
        }
        3 => {
            let other = dice.below(bytes.len());
            bytes.swap(place, other);
        }
        _ => {
            let words: Vec<&str> = text.split(' ').collect();
            let mut words: Vec<String> = words.into_iter().map(String::from).collect();
            let index = 1 + dice.below(words.len() - 1);
            let other = [
                "l", "d", "s", "move", "take", "first", "x=a1", "x=*1", "x=*11", "x=*12", "bx=c3", "bx=*2", "x=a1,c1", "0",
                "100", "101", "7",
            ];
            words[index] = (*dice.pick(&other).unwrap()).into();
            return words.join(" ");
        }
    }
    String::from_utf8(bytes).expect("ASCII stays ASCII")
}
