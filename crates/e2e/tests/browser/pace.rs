//! The pace of a game and what follows it: who is called, what can be read, what stays marked, what is told afterwards.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::friends;
use crate::house::House;
use crate::run;
use serde_json::json;

const BOARD: &str = "document.querySelector('cof-table cof-board')";

#[test]
fn whose_turn_it_is_stands_in_the_title_and_on_the_home_page() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.play_at_once("marelle").await;
        browser.turn().await;
        browser.until("document.title.startsWith('Your turn')").await;
        browser.go("/").await;
        browser.until("document.querySelector('.ongoing .chip')?.innerText === 'Your turn.'").await;
        browser.click(".ongoing").await;
        browser.turn().await;
        browser.resign().await;
        browser.until("document.querySelector('.result')").await;
        browser.go("/").await;
        browser.until("document.querySelector('.finished .ongoing')").await;
        assert_eq!(browser.script("return document.querySelectorAll('.continue:not(.finished)').length", vec![]).await, 0);
    });
}

#[test]
fn a_declined_offer_is_told_to_whoever_made_it() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let both = friends::invited(&driver, &house, "dames").await;
        friends::accept(&both).await;
        both[0].more().await;
        both[0].click("[data-deed=draw]").await;
        both[1].click_on("document.querySelectorAll('.offer button')[1]").await;
        assert!(both[0].text(".toast").await.contains("declined"));
    });
}

#[test]
fn all_of_a_turn_stays_marked() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(json!({ "game": "madamx", "seats": [{ "kind": "me" }, { "kind": "me" }] })).await;
        for choice in [0, 0] {
            browser.turn().await;
            browser.step(choice).await;
        }
        // The man that moved, and the tile that followed or stayed.
        let turns =
            "const { moves } = document.querySelector('cof-table').table.play; return moves.map((move) => move.turn)";
        assert_eq!(browser.script(turns, vec![]).await, json!([1, 1]));
        let marked = browser.script("return document.querySelector('cof-table').show.last.length", vec![]).await;
        assert!(marked.as_u64().unwrap() >= 2, "{marked}");
        let man = "const page = document.querySelector('cof-table'); const [first] = page.table.play.moves; return page.show.last.some((site) => first.text.includes(site))";
        assert_eq!(browser.script(man, vec![]).await, true);
    });
}

#[test]
fn what_a_step_caused_waits_for_its_reader() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        let hold = "localStorage.setItem('coffret.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('coffret.settings')), hold: true }))";
        browser.script(hold, vec![]).await;
        let position = "........./........./....b.b../...bbba../...a.ba../...ba.b../......a../........./......... a turn 0";
        let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]);
        browser.set_up(json!({ "game": "mamba", "seats": seats, "position": position })).await;
        browser.turn().await;
        browser.write("#typed", "g3-f4\u{e007}").await;
        // The engine has answered, and still the board shows what my step caused.
        browser.until("document.querySelector('.transport .on')").await;
        browser.until("document.querySelector('cof-table').table.play.moves.length > 1 || document.querySelector('cof-table').table.play.status.state === 'over'").await;
        let shows = "return document.querySelector('cof-table').show.holds";
        assert_eq!(browser.script(shows, vec![]).await, true);
        browser.click(".transport .on").await;
        browser.until("!document.querySelector('cof-table').show.holds").await;
    });
}

#[test]
fn a_won_game_is_a_moment() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 2 }]);
        browser.set_up(json!({ "game": "dames", "seats": seats, "position": "W:W28:B22" })).await;
        browser.turn().await;
        browser.touch("28").await;
        browser.touch("17").await;
        browser.until("document.querySelectorAll('.result.won .cheer cof-piece').length === 9").await;
        let told = browser.text(".result").await;
        for part in ["You have won!", "ivory has no piece left", "1 turn.", "Taken:", "Try level 3", "Look at the game"] {
            assert!(told.contains(part), "{part}: {told}");
        }
        // Whoever only comes to look at it later is told the same without ado.
        browser.client.refresh().await.unwrap();
        browser.until("document.querySelector('.result.won')").await;
        assert_eq!(browser.script("return document.querySelector('.cheer')", vec![]).await, serde_json::Value::Null);
    });
}

#[test]
fn plans_are_drawn_where_nothing_can_be_played() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(json!({ "game": "dames", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
        browser.stand().await;
        let plans = format!("return {BOARD}.shadowRoot.querySelectorAll('.way.plan').length");
        browser.touch("32").await;
        browser.until(&format!("{BOARD}.plans.size === 1")).await;
        assert_eq!(browser.script(&plans, vec![]).await, 1);
        browser.touch("32").await;
        browser.until(&format!("{BOARD}.plans.size === 0")).await;
    });
}

#[test]
fn a_touch_out_of_turn_is_answered() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let both = friends::invited(&driver, &house, "dames").await;
        friends::accept(&both).await;
        let waits = if both[0].stand().await.mine { &both[1] } else { &both[0] };
        waits.touch("32").await;
        assert!(waits.text(".caption").await.contains("to move. Until then what you touch is only marked"));
        // The mark goes, and the sentence with it.
        waits.touch("32").await;
        waits.until("!document.querySelector('.caption').innerText.includes('marked')").await;
    });
}

#[test]
fn a_game_is_looked_at_again_from_where_one_sat_and_counted_as_the_list_counts() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(json!({ "game": "madamx", "seats": [{ "kind": "engine", "level": 1 }, { "kind": "me" }] })).await;
        for choice in 0..4 {
            browser.turn().await;
            browser.step(choice).await;
        }
        browser.turn().await;
        browser.resign().await;
        browser.click(".result a.button").await;
        browser.until("document.querySelector('cof-game cof-board')?.scene").await;
        browser.until("document.querySelector('cof-game cof-board').turns === 2").await;
        let counted = "const { told } = document.querySelector('cof-game'); const turn = told.moves.at(-1).turn; return document.querySelector('.ways').innerText.includes(`${turn} of ${turn}`)";
        assert_eq!(browser.script(counted, vec![]).await, true);
        // What the engine thinks comes without being asked for, and is told from that seat.
        browser.until("document.querySelector('.graph .line')").await;
        assert!(browser.text(".graph figcaption").await.starts_with("Up: better for Dark."));
        // Whoever loads the page anew, or sends its address to somebody, sees the same.
        browser.press("\u{e012}").await;
        browser.until("location.search.includes('at=') && location.search.includes('seat=2')").await;
        browser.client.refresh().await.unwrap();
        browser
            .until("document.querySelector('.graph .line') && document.querySelector('cof-game cof-board').turns === 2")
            .await;
        let cut = "const names = document.querySelector('.about .what .small'); return [names.innerText.includes('Dark: '), names.scrollWidth <= names.clientWidth + 1]";
        assert_eq!(browser.script(cut, vec![]).await, json!([true, true]), "who played is told whole");
        // A turning point has the number that its move has in the list, whatever that move was.
        let judged = "const review = document.querySelector('cof-review');
            const last = review.review.moves.at(-1);
            review.review = { ...review.review, turning_points: [last.number] };
            await review.updateComplete;
            const row = [...document.querySelectorAll('cof-moves li')].at(-1);
            return [review.querySelector('.point .number').innerText, row.querySelector('.number').innerText, String(last.number)]";
        let judged = browser.script(&format!("return (async () => {{ {judged} }})()"), vec![]).await;
        assert_eq!(judged[0], judged[1], "{judged}");
        assert_ne!(judged[0], judged[2], "a turn of several steps counts once: {judged}");
    });
}
