//! More than two at a table: partners who may not talk, and a choice that another makes inside a turn.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::{Value, json};

/// As many visitors as seats, all by links: the first makes the table, the others get its links.
async fn table_of(driver: &Driver, house: &House, order: Value, count: usize) -> Vec<Browser> {
    let mut all = Vec::new();
    for _ in 0..count {
        all.push(Browser::open(driver, &house.address, Kind::default()).await);
    }
    all[0].set_up(order).await;
    all[0].click("[data-door=reserve]").await;
    let links = format!(
        "(() => {{ const l = [...document.querySelectorAll('.chair input')].map((e) => e.value); return l.length === {} && l.every(Boolean) ? l : null; }})()",
        count - 1
    );
    let links = all[0].until(&links).await;
    for (browser, link) in all[1..].iter().zip(links.as_array().unwrap()) {
        browser.go(link.as_str().unwrap()).await;
        browser.click(".invitation .primary").await;
    }
    for browser in &all {
        browser.until("document.querySelector('cof-table')?.table.play?.status.state === 'playing'").await;
    }
    all
}

/// Me first, and open seats.
fn seats(count: usize) -> Value {
    (0..count).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "open" } })).collect()
}

/// Whoever has to decide plays; gives the seat.
async fn step_of_any(all: &[Browser], choice: u64) -> u64 {
    loop {
        let actor = all[0].stand().await.actor;
        let browser = &all[actor as usize - 1];
        if browser.stand().await.mine {
            let moves = browser.step(choice).await;
            for other in all {
                other.moved(moves).await;
            }
            return actor;
        }
    }
}

#[test]
fn mover_and_tiler_play_in_silence() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let all = table_of(&driver, &house, json!({ "game": "madamx", "rules": "players=4", "seats": seats(4) }), 4).await;
        // Courtesies are for before the first step and after the last: between them they would be signs.
        all[0].click(".phrases button").await;
        for browser in &all {
            browser.until("document.querySelector('.said')?.innerText.includes('Hello!')").await;
        }
        let mut seats = Vec::new();
        for choice in 0..6 {
            seats.push(step_of_any(&all, choice).await);
        }
        all[0].until("![...document.querySelectorAll('.phrases button')].some((button) => !button.disabled)").await;
        assert_eq!(seats[..4], [1, 2, 3, 4], "mover, tiler, mover, tiler");
        for browser in &all {
            // There is no field to write in, and the reason is said.
            assert!(!browser.text(".silence").await.is_empty());
            let script = "return Boolean(document.querySelector('#say')) || document.querySelector('cof-table').table.you.writes.length > 0";
            assert_eq!(browser.script(script, vec![]).await, false);
            // Nor does the server take a word that is smuggled past the page.
            let smuggle = "const done = arguments[arguments.length - 1]; const { table } = document.querySelector('cof-table');
                Promise.all(['table', 'allies', 'gallery'].map((channel) => table.send({ do: 'say', channel, text: 'left!' }).then(() => 'said', (why) => why.fault.code))).then(done)";
            let answers = browser.client.execute_async(smuggle, vec![]).await.unwrap();
            assert!(answers.as_array().unwrap().iter().all(|answer| answer != "said"), "{answers}");
        }
        for browser in &all {
            let script = "return [...document.querySelector('cof-table').table.talk.keys()].join()";
            assert_eq!(browser.script(script, vec![]).await, "courtesy", "nothing else ever reached this browser");
        }
    });
}

/// Four of the first camp transform the piece that walks into them: five in a row are too many, and while it is still the
/// turn of whoever moved, the first camp has to choose the end that dies.
const CHOICE: &str = "b.b.b.b.b../.........../c.c.c.c..../.........../.........../.........../.........../aaaa......./....b....../.........../a.a.a.b.... b turn 0";

#[test]
fn three_with_an_opponents_choice_inside_a_turn() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let order = json!({ "game": "mamba", "rules": "players=3", "seats": seats(3), "position": CHOICE });
        let all = table_of(&driver, &house, order, 3).await;
        all[1].turn().await;
        for touch in ["e3", "e4"] {
            all[1].touch(touch).await;
        }
        for browser in &all {
            browser.moved(1).await;
        }
        let script =
            "const { status } = document.querySelector('cof-table').table.play; return [status.actor, status.starts_turn]";
        assert_eq!(all[2].script(script, vec![]).await, json!([1, false]), "the first seat chooses, and no turn has begun");
        assert!(!all[1].stand().await.mine && !all[2].stand().await.mine);
        assert!(all[0].turn().await.mine);
        assert_eq!(step_of_any(&all, 0).await, 1);
        // What was chosen is shown to everybody, and the game goes on.
        step_of_any(&all, 1).await;
        for browser in &all {
            browser.assert_clean().await;
        }
    });
}
