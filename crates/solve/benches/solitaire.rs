//! How long the solver takes: all seventy starts, fewest and most, and random midgames.

use kernel::{Dice, Game, Position};
use madamx::{MadamXSolo, Solo, SoloRules};
use solve::{Control, Verdict};
use std::time::{Duration, Instant};

fn main() {
    let begun = Instant::now();
    for index in 0..MadamXSolo::starts(SoloRules) {
        let report = solve::solve(&MadamXSolo::start(SoloRules, index), &mut Control::default());
        assert!(report.fewest.solution().is_some() && report.most.solution().is_some());
    }
    println!("seventy starts, fewest and most proven: {:?}", begun.elapsed());

    let mut dice = Dice::new(1);
    let positions: Vec<Solo> = (0..2000).map(|_| midgame(&mut dice)).collect();
    measure("hint or proof of loss", &positions, |position| solve::hint(position, &mut Control::default()));
    measure("most moves", &positions, |position| solve::most(position, &mut Control::default()));
}

fn measure(name: &str, positions: &[Solo], solve: impl Fn(&Solo) -> Verdict<madamx::SoloStep>) {
    let mut times: Vec<Duration> = Vec::new();
    let (mut lost, mut unknown) = (0, 0);
    for position in positions {
        let begun = Instant::now();
        let verdict = solve(position);
        times.push(begun.elapsed());
        lost += usize::from(matches!(verdict, Verdict::Lost));
        unknown += usize::from(matches!(verdict, Verdict::Unknown { .. }));
    }
    times.sort();
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    println!(
        "{name}: {} random midgames, {lost} lost, {unknown} unknown; half within {:?}, 95 % within {:?}, 99 % within {:?}, all within {:?}",
        positions.len(),
        at(50),
        at(95),
        at(99),
        at(100)
    );
}

/// A position of a random game that is not over.
fn midgame(dice: &mut Dice) -> Solo {
    loop {
        let mut game = vec![MadamXSolo::start(SoloRules, dice.below(70) as u32)];
        while let Some(&step) = dice.pick(&game[game.len() - 1].steps()) {
            game.push(game[game.len() - 1].child(step));
        }
        game.retain(|position| position.outcome().is_none());
        if let Some(&position) = dice.pick(&game[1..]) {
            return position;
        }
    }
}
