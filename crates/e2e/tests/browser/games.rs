//! Every game, from home to its result.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::Value;

/// One click on the home page, then steps by touch until the game is over, then the replay.
async fn from_home_to_result(game: &str, most: u64) {
    let (house, driver) = (House::open(), Driver::start());
    let browser = Browser::open(&driver, &house.address, Kind::default()).await;
    browser.play_at_once(game).await;
    let stand = browser.play_out(most).await;
    assert!(!stand.told.is_empty(), "the result is told");
    assert!(browser.text(".result").await.contains(&stand.told));
    browser.click(".result a.button").await;
    browser.until("document.querySelector('cof-game cof-board')?.scene").await;
    // The last position is what the game ended with; the keys lead back to the start.
    browser.until(&format!("document.querySelector('cof-game').at === {}", stand.moves)).await;
    browser.press("\u{e011}").await;
    browser.until("document.querySelector('cof-game').at === 0 && location.search.startsWith('?at=0')").await;
    browser.assert_clean().await;
}

impl Browser {
    /// The ids of the games that the server lists, of which something is true.
    pub(crate) async fn games(&self, wanted: impl Fn(&Value) -> bool) -> Vec<String> {
        self.go("/").await;
        let list = "fetch('/api/games').then((answer) => answer.json()).then((all) => (window.listed = all.games))";
        let games = self.until(&format!("window.listed ?? ({list}, null)")).await;
        let wanted = games.as_array().into_iter().flatten().filter(|game| wanted(game));
        wanted.filter_map(|game| game["id"].as_str().map(String::from)).collect()
    }
}

/// The games that have a test of their own, so that they are played side by side.
const NAMED: [&str; 6] = ["dames", "marelle", "madamx", "madamx-solo", "expion", "mamba"];

#[test]
fn every_other_game_of_the_list() {
    run(async {
        let others: Vec<String> = {
            let (house, driver) = (House::open(), Driver::start());
            let browser = Browser::open(&driver, &house.address, Kind::default()).await;
            let ids = browser.games(|_| true).await;
            assert!(NAMED.iter().all(|named| ids.iter().any(|id| id == named)), "{ids:?}");
            ids.into_iter().filter(|id| !NAMED.contains(&id.as_str())).collect()
        };
        for game in others {
            from_home_to_result(&game, 40).await;
        }
    });
}

#[test]
fn draughts() {
    run(from_home_to_result("dames", 40));
}

#[test]
fn morris() {
    run(from_home_to_result("marelle", 40));
}

#[test]
fn moving_tiles() {
    run(from_home_to_result("madamx", 50));
}

#[test]
fn solitaire() {
    run(from_home_to_result("madamx-solo", 60));
}

#[test]
fn marbles() {
    run(from_home_to_result("expion", 40));
}

#[test]
fn births_and_deaths() {
    run(from_home_to_result("mamba", 40));
}

#[test]
fn a_solitaire_tells_the_truth_and_helps() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.play_at_once("madamx-solo").await;
        // Where it leads to is lit.
        let goal = "document.querySelector('cof-table cof-board').shadowRoot.querySelectorAll('.ground use[href=\"#square-goal\"]').length === 16";
        browser.until(goal).await;
        browser.until("/^[0-9]+$/.test(document.querySelectorAll('.figures dd')[1]?.innerText)").await;
        browser.step(3).await;
        browser.click_on("[...document.querySelectorAll('.solo button')][0]").await;
        assert!(!browser.text(".solo .notice").await.is_empty());
        for level in 1..=3 {
            browser.click("cof-helper button").await;
            browser.until(&format!("document.querySelector('cof-helper').given?.level === {level} || document.querySelector('cof-helper').given?.take_back")).await;
        }
        // A move that was shown costs a star.
        if browser.script("return document.querySelector('cof-helper').given?.level === 3", vec![]).await == true {
            browser.until("document.querySelector('.solo .helped')").await;
            let stars = "const solo = document.querySelector('cof-solo'); return solo.stars(solo.fewest.turns)";
            assert_eq!(browser.script(stars, vec![]).await, 2);
        }
        browser.click("[data-deed=undo]").await;
        browser.until("document.querySelector('cof-table').table.play.moves.length === 0").await;
        browser.assert_clean().await;
    });
}

#[test]
fn a_refused_touch_says_why() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/new/dames?with=screen").await;
        browser.click(".order .primary").await;
        browser.turn().await;
        browser.touch("47").await;
        browser.until("document.querySelector('.caption.refused .rule')?.hash === '#D-3'").await;
        browser.write("#typed", "32-28\u{e007}").await;
        browser.moved(1).await;
        browser.write("#typed", "19-23\u{e007}").await;
        browser.moved(2).await;
        browser.turn().await;
        // The capture is compulsory: another piece may not move.
        browser.touch("31").await;
        browser.until("document.querySelector('.caption.refused .rule')?.hash === '#D-9'").await;
        browser.assert_clean().await;
    });
}
