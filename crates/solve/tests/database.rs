//! Databases: what they say of every position is what its steps come to, they survive interruption, and damage is noticed.

mod children;
mod folder;

use children::fate_by_children;
use folder::{Folder, make, whole};
use kernel::{Fate, Indexed, Notation, read_rules};
use marelle::{MarellePosition, MarelleRules};
use solve::{Database, check};
use std::ops::ControlFlow;

/// How many pieces the side with fewer has, and the other.
fn pieces(position: &MarellePosition) -> (usize, usize) {
    let text = position.text();
    let men = |man: char| text.chars().take(24).filter(|&point| point == man).count();
    (men('m').min(men('i')), men('m').max(men('i')))
}

#[test]
fn a_position_has_the_fate_that_its_steps_lead_to() {
    for (rules, most) in [("", 2_200_000), ("jump=off", 2_200_000), ("protected=keep", 2_200_000)] {
        let folder = Folder::new(&format!("fates-{rules}"));
        let rules = read_rules(rules.split_whitespace()).unwrap();
        let (database, all) = whole::<MarellePosition>(&folder.0, "marelle", rules, most);
        let names: Vec<&str> = all.iter().map(|built| built.sector.as_str()).collect();
        assert_eq!(names, ["3-3", "3-4", "4-3"]);
        let checked = check::<MarellePosition>(&folder.0, "marelle", rules, 3000).unwrap();
        assert_eq!((checked.sectors, checked.wrong), (3, None));
        assert!(checked.positions > 7000, "{}", checked.positions);
        for sector in MarellePosition::sector_groups(rules).into_iter().take(2).flatten() {
            // All of them would take minutes.
            for number in (0..MarellePosition::sector_size(sector)).step_by(67) {
                if let Some(position) = MarellePosition::at(rules, sector, number) {
                    let fate = database.fate(&position);
                    assert_eq!(
                        fate,
                        Some(fate_by_children(&position, |child| database.fate(child), pieces)),
                        "{}",
                        position.text()
                    );
                }
            }
        }
    }
}

#[test]
fn turns_already_spent_count() {
    let folder = Folder::new("spent");
    let (database, _) = whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 300_000);
    let fate = |text: &str| database.fate(&MarellePosition::read(MarelleRules::default(), text).unwrap());
    // Brown closes the mill of the upper side at once.
    assert_eq!(fate("mm...........m.ii..i.... m 0/0 0"), Some(Fate::Win(1)));
    assert_eq!(fate("mm...........m.ii..i.... m 0/0 99"), Some(Fate::Win(1)));
    let longer = MarellePosition::sector_groups(MarelleRules::default())[0][0];
    let far = (0..MarellePosition::sector_size(longer))
        .filter_map(|number| MarellePosition::at(MarelleRules::default(), longer, number))
        .find(|position| database.fate(position) == Some(Fate::Win(5)))
        .unwrap()
        .text();
    let later = |idle: u8| fate(&far.replace("0/0 0", &format!("0/0 {idle}")));
    assert_eq!([later(95), later(96)], [Some(Fate::Win(5)), Some(Fate::Draw)], "{far}");
}

#[test]
fn an_interrupted_build_goes_on_and_what_is_there_stays() {
    let folder = Folder::new("interrupted");
    let mut calls = 0;
    let broken = make::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 2_200_000, &mut |building| {
        calls += 1;
        if building.sectors.contains("3-4") { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    let (done, all) = broken.unwrap();
    assert!(!done && all.len() == 1 && calls > 1);
    let database = Database::<MarellePosition>::open(&folder.0, "marelle", MarelleRules::default()).unwrap().unwrap();
    let position = |text: &str| MarellePosition::read(MarelleRules::default(), text).unwrap();
    assert!(database.fate(&position("mm...........m.ii..i.... m 0/0 0")).is_some());
    assert_eq!(database.fate(&position("mm...........m.ii..i.i.. m 0/0 0")), None, "not solved yet");
    let mut found = 0;
    let again = make::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 2_200_000, &mut |building| {
        found = building.found;
        ControlFlow::Continue(())
    });
    let (done, all) = again.unwrap();
    assert!(done && found > 0);
    assert_eq!(all.iter().map(|built| built.sector.as_str()).collect::<Vec<_>>(), ["3-4", "4-3"]);
    assert!(std::fs::read_dir(&folder.0).unwrap().all(|file| file.unwrap().path().extension().unwrap() == "sector"));
}

#[test]
fn a_damaged_file_is_noticed() {
    let folder = Folder::new("damaged");
    whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 300_000);
    let path = folder.0.join("marelle-3-3.sector");
    let good = std::fs::read(&path).unwrap();
    let open = || Database::<MarellePosition>::open(&folder.0, "marelle", MarelleRules::default());
    let mut bytes = good.clone();
    bytes.pop();
    std::fs::write(&path, &bytes).unwrap();
    assert!(open().unwrap_err().to_string().contains("wrong length"));
    let mut bytes = good.clone();
    bytes[20] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    assert!(open().unwrap_err().to_string().contains("not of this game"));
    // A wrong byte among millions is found when the sector is built upon.
    let mut bytes = good;
    bytes[1000] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let error =
        make::<MarellePosition>(
            &folder.0,
            "marelle",
            MarelleRules::default(),
            2_200_000,
            &mut |_| ControlFlow::Continue(()),
        )
        .unwrap_err();
    assert!(error.to_string().contains("sum"), "{error}");
}

#[test]
fn a_wrong_fate_is_found_by_its_neighbours() {
    let folder = Folder::new("wrong");
    let (_, all) = whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 300_000);
    let path = folder.0.join(format!("marelle-{}.sector", all[0].sector));
    let mut bytes = std::fs::read(&path).unwrap();
    // Every hundredth position is called lost in seven steps.
    bytes.iter_mut().skip(1000).step_by(100).for_each(|byte| *byte = 101 + 7);
    std::fs::write(&path, &bytes).unwrap();
    let checked = check::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 1000).unwrap();
    assert!(checked.wrong.is_some() && checked.sectors == 0);
}

#[test]
fn options_that_do_not_matter_share_a_database() {
    let folder = Folder::new("options");
    whole::<MarellePosition>(&folder.0, "marelle", MarelleRules::default(), 300_000);
    let opened = |rules: &str| {
        let rules = read_rules(rules.split_whitespace()).unwrap();
        Database::<MarellePosition>::open(&folder.0, "marelle", rules).unwrap().is_some()
    };
    assert!(opened("double=two") && !opened("jump=off"));
}
