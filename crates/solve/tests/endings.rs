//! The endings of Dames that are part of the program: they are what solving them anew and their own steps come to.

mod children;
mod folder;

use children::fate_by_children;
use dames::{Dames, DamesPosition, DamesRules};
use folder::{Folder, whole};
use kernel::{Dice, Fate, Game, Indexed, Notation, Position, read_rules};
use solve::{Pack, check, pack};
use std::sync::LazyLock;

/// Numbers of all positions with up to three pieces: 16 sectors. With up to four there are 41.
const THREE_PIECES: u64 = 880_000;

fn rules(word: &str) -> DamesRules {
    read_rules([word]).unwrap()
}

fn part_of_the_program(rules: DamesRules) -> Pack<DamesPosition> {
    Pack::new(Dames::endgame_tables(rules).unwrap(), rules).unwrap()
}

static FREE: LazyLock<Pack<DamesPosition>> = LazyLock::new(|| part_of_the_program(DamesRules::default()));

fn fate(text: &str) -> Option<Fate> {
    FREE.fate(&DamesPosition::read(DamesRules::default(), text).unwrap())
}

#[test]
fn three_pieces_solved_anew_are_as_packed() {
    for word in ["majority=off", "majority=on"] {
        let (folder, rules) = (Folder::new(&format!("dames-{word}")), rules(word));
        let (database, all) = whole::<DamesPosition>(&folder.0, "dames", rules, THREE_PIECES);
        assert_eq!(all.len(), 16, "sectors");
        assert!(all.iter().all(|built| built.longest < 50), "no win is so long that D-13 might end it: {all:?}");
        let checked = check::<DamesPosition>(&folder.0, "dames", rules, 2000).unwrap();
        assert_eq!((checked.sectors, checked.wrong), (16, None));
        let bytes: &'static [u8] = pack::<DamesPosition>(&folder.0, "dames", rules).unwrap().leak();
        let (packed, built_in) = (Pack::new(bytes, rules).unwrap(), part_of_the_program(rules));
        let mut compared = 0;
        for sector in DamesPosition::sector_groups(rules).into_iter().flatten().take(16) {
            for number in 0..DamesPosition::sector_size(sector) {
                let Some(position) = DamesPosition::at(rules, sector, number) else { continue };
                let known = database.fate(&position);
                assert!(known.is_some(), "{}", position.text());
                assert_eq!((packed.fate(&position), built_in.fate(&position)), (known, known), "{}", position.text());
                compared += 1;
            }
        }
        assert!(compared > 800_000, "{compared}");
    }
}

/// How many men and kings there are.
fn men_and_kings(position: &DamesPosition) -> (usize, usize) {
    let text = position.repetition_identity().text();
    (text.matches([',', ':']).count(), text.matches('K').count())
}

#[test]
fn four_pieces_are_what_their_steps_lead_to() {
    for word in ["majority=off", "majority=on"] {
        let rules = rules(word);
        let pack = part_of_the_program(rules);
        let mut dice = Dice::new(4);
        let mut compared = 0;
        for sector in DamesPosition::sector_groups(rules).into_iter().flatten().take(41).skip(16) {
            for _ in 0..400 {
                let number = dice.below(DamesPosition::sector_size(sector) as usize) as u64;
                let Some(position) = DamesPosition::at(rules, sector, number) else { continue };
                let by_children = fate_by_children(&position, |child| pack.fate(child), men_and_kings);
                assert_eq!(pack.fate(&position), Some(by_children), "{}", position.text());
                compared += 1;
            }
        }
        assert!(compared > 8_000, "{compared}");
    }
}

#[test]
fn endings_that_players_know() {
    // One king holds against three, be it on the long diagonal or off it, if it is not caught at once.
    assert_eq!(fate("W:WK1,K2,K3:BK46"), Some(Fate::Draw));
    assert_eq!(fate("W:WK5,K28,K50:BK16"), Some(Fate::Draw));
    // A king and a man that will be crowned are enough against a man.
    assert!(matches!(fate("W:WK1,20:B21"), Some(Fate::Win(_))));
    // A capture is seen one step on.
    assert_eq!(fate("W:W31:B27"), Some(Fate::Win(1)));
    assert_eq!(fate("W:W31-50:B1-20"), None);
}

/// D-13: 50 turns without progress end the game. Kings alone make none before they capture, so a win that comes too late is a draw; where
/// a man may move, nobody can say.
#[test]
fn turns_already_spent_count() {
    for (name, too_late) in [("0m3k-0m1k", Some(Fate::Draw)), ("1m2k-0m1k", None)] {
        let mut sectors = DamesPosition::sector_groups(DamesRules::default()).into_iter().flatten();
        let sector = sectors.find(|&sector| DamesPosition::sector_name(sector) == name).unwrap();
        let mut all = (0..DamesPosition::sector_size(sector))
            .filter_map(|number| DamesPosition::at(DamesRules::default(), sector, number));
        let text = all.find(|position| FREE.fate(position) == Some(Fate::Win(5))).unwrap().text();
        let later = |idle: u8| fate(&format!("{text}:H{idle}"));
        assert_eq!([later(45), later(46)], [Some(Fate::Win(5)), too_late], "{text}");
    }
}

#[test]
fn damaged_packs_know_nothing() {
    let whole = Dames::endgame_tables(DamesRules::default()).unwrap();
    assert!(Pack::<DamesPosition>::new(&whole[..whole.len() - 1], DamesRules::default()).is_none());
    let mut torn = whole.to_vec();
    // The first page is the smallest: its length stands before it.
    torn[4..20].fill(0xff);
    let pack = Pack::<DamesPosition>::new(torn.leak(), DamesRules::default()).unwrap();
    assert_eq!(pack.fate(&DamesPosition::read(DamesRules::default(), "W:WK1:BK50").unwrap()), None);
    let more: &'static [u8] = [whole, &[0; 4]].concat().leak();
    assert!(Pack::<DamesPosition>::new(more, DamesRules::default()).is_none());
}
