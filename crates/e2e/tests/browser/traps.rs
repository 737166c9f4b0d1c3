//! Traps that lost games and guests: what looks like one move and was another, what was thrown away by a stray touch, and
//! addresses that led nowhere.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::{Value, json};

const BOARD: &str = "document.querySelector('cof-table cof-board')";

/// Two seats of one visitor.
fn one_screen(game: &str) -> Value {
    json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "me" }] })
}

/// The piece on g4 stands alone: it can bear on the points beside it, and walk to them and beyond.
fn one_alone() -> Value {
    let position = "........./..bbbb.../..bb...../........./........./......a../...aa..../...aa..../...a..... a turn 0";
    json!({ "game": "mamba", "seats": [{ "kind": "me" }, { "kind": "me" }], "position": position })
}

/// How many moves there are, and the text of the last.
async fn last(browser: &Browser) -> (u64, String) {
    let script =
        "const { moves } = document.querySelector('cof-table').table.play; return [moves.length, moves.at(-1)?.text ?? '']";
    let value = browser.script(script, vec![]).await;
    (value[0].as_u64().unwrap(), value[1].as_str().unwrap().into())
}

/// Shows a step as the last of three hints would.
async fn hint_at(browser: &Browser, step: &str) {
    let show = "
        const [step, done] = arguments;
        const page = document.querySelector('cof-table');
        page.table.send({ do: 'preview', step }).then(async (preview) => {
            page.hint = { level: 3, sites: [], told: '', step: preview };
            await page.updateComplete;
            done(true);
        });
    ";
    browser.client.execute_async(show, vec![step.into()]).await.unwrap();
}

/// A mother and a point where she can bear and to which she can walk.
async fn mother(browser: &Browser) -> (String, String) {
    browser.until(&format!("{BOARD}.hand.touches.able.length")).await;
    let mother = browser.script(&format!("return {BOARD}.hand.touches.able[0]"), vec![]).await;
    let mother = mother.as_str().unwrap().to_string();
    browser.touch(&mother).await;
    let both = format!(
        "(() => {{ const {{ touches }} = {BOARD}.hand; return touches.next.find((touch) => touches.choices(touch).length === 2); }})()"
    );
    let point = browser.until(&both).await;
    (mother, point.as_str().unwrap().into())
}

#[test]
fn where_a_piece_could_walk_or_bear_the_board_asks() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
        browser.set_up(one_alone()).await;
        browser.turn().await;
        let (mother, point) = mother(&browser).await;
        assert_eq!(
            browser.script(&format!("return Boolean({BOARD}.shadowRoot.querySelector('.light.ready'))"), vec![]).await,
            true
        );
        browser.touch(&point).await;
        browser.until(&format!("{BOARD}.shadowRoot.querySelectorAll('.bubble:not([hidden]) button').length === 2")).await;
        assert_eq!(browser.text(".caption.asks").await, "Two moves end here: choose one.");
        assert_eq!(last(&browser).await.0, 0, "nothing was played");
        browser.click_on(&format!("{BOARD}.shadowRoot.querySelector('[data-choice=birth]')")).await;
        browser.moved(1).await;
        assert_eq!(last(&browser).await.1, format!("{mother}+{point}"));
        browser.assert_clean().await;
    });
}

#[test]
fn a_hinted_birth_is_no_arrow() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(one_alone()).await;
        browser.turn().await;
        let (mother, point) = mother(&browser).await;
        let drawn = format!(
            "const root = {BOARD}.shadowRoot; return [root.querySelectorAll('.way.birth .plus').length, root.querySelectorAll('.way .head').length]"
        );
        hint_at(&browser, &format!("{mother}+{point}")).await;
        assert_eq!(browser.script(&drawn, vec![]).await, json!([1, 0]));
        hint_at(&browser, &format!("{mother}-{point}")).await;
        assert_eq!(browser.script(&drawn, vec![]).await, json!([0, 1]));
    });
}

#[test]
fn a_hinted_way_of_two_steps_does_not_end_half_way() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(one_alone()).await;
        browser.turn().await;
        hint_at(&browser, "g4-g2").await;
        browser.touch("g4").await;
        browser.touch("g3").await;
        browser.until(&format!("{BOARD}.hand.touches.touched.length === 2")).await;
        assert_eq!(last(&browser).await.0, 0, "the step goes on");
        browser.touch("g2").await;
        browser.moved(1).await;
        assert_eq!(last(&browser).await.1, "g4-g2");
    });
}

#[test]
fn a_closed_mill_waits_for_the_piece_to_take() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
        browser.set_up(one_screen("marelle")).await;
        for (moves, point) in ["a1", "b6", "d1", "b4"].into_iter().enumerate() {
            browser.turn().await;
            browser.touch(point).await;
            browser.moved(moves as u64 + 1).await;
        }
        browser.turn().await;
        browser.touch("g1").await;
        assert!(browser.text(".caption.asks").await.starts_with("Take a piece"));
        let marked = format!("return {BOARD}.shadowRoot.querySelectorAll('.light.hit').length");
        assert_eq!(browser.script(&marked, vec![]).await, 2, "what can be taken is marked");
        // A stray touch on an empty point plays nothing and forgets nothing.
        browser.touch("c3").await;
        browser.until("document.querySelector('.caption.refused')").await;
        assert_eq!(browser.script(&format!("return {BOARD}.hand.touches.touched"), vec![]).await, json!(["g1"]));
        assert_eq!(last(&browser).await.0, 4);
        browser.touch("b6").await;
        browser.moved(5).await;
        assert_eq!(last(&browser).await.1, "g1xb6");
        browser.assert_clean().await;
    });
}

#[test]
fn the_plain_address_seats_the_first_who_come() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let host = Browser::open(&driver, &house.address, Kind::default()).await;
        let guest = Browser::open(&driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
        host.set_up(json!({ "game": "marelle", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
        host.until("document.querySelector('.common input')?.value").await;
        guest.go(host.client.current_url().await.unwrap().as_str()).await;
        assert!(guest.text("#waiting").await.contains("invites you"));
        guest.click("[data-sit]").await;
        for browser in [&host, &guest] {
            browser.until("document.querySelector('cof-table').table.play.status.state === 'playing'").await;
        }
        assert!(guest.stand().await.mine != host.stand().await.mine, "one of the two begins");
    });
}

#[test]
fn one_link_is_enough_for_four_and_each_picks_a_chair() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let host = Browser::open(&driver, &house.address, Kind::default()).await;
        let open = json!({ "kind": "open" });
        host.set_up(json!({ "game": "mamba", "rules": "players=4", "seats": [{ "kind": "me" }, open, open, open] })).await;
        let link = host.until("document.querySelector('.common input')?.value").await;
        for seat in [3, 4, 2] {
            let guest = Browser::open(&driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
            guest.go(link.as_str().unwrap()).await;
            guest.click(&format!("[data-sit='{seat}']")).await;
            guest.until(&format!("document.querySelector('cof-table').table.you?.seats.join() === '{seat}'")).await;
        }
        host.until("document.querySelector('cof-table').table.play.status.state === 'playing'").await;
    });
}

#[test]
fn a_link_works_in_the_tab_that_shows_the_table_already() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let host = Browser::open(&driver, &house.address, Kind::default()).await;
        let guest = Browser::open(&driver, &house.address, Kind::default()).await;
        host.set_up(json!({ "game": "marelle", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
        host.click("[data-door=reserve]").await;
        let link = host.until("document.querySelector('.chair input')?.value").await;
        let plain = host.client.current_url().await.unwrap();
        guest.go(plain.as_str()).await;
        guest.until("document.querySelector('.waiting')").await;
        assert_eq!(
            guest.script("return document.querySelector('[data-sit]')", vec![]).await,
            Value::Null,
            "the seat is kept"
        );
        guest.script("location.href = arguments[0]", vec![link]).await;
        guest.click(".invitation .primary").await;
        guest.until("document.querySelector('cof-table').table.play.status.state === 'playing'").await;
    });
}

#[test]
fn a_table_that_is_not_there_says_so() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/t/abcdefgh").await;
        assert_eq!(browser.text("main h1").await, "This table is not there any more");
        browser.until("document.title.startsWith('This table')").await;
        // Nor is it tried again and again.
        browser.until("document.querySelector('cof-table').table.line.state === 'ended'").await;
    });
}

#[test]
fn a_table_that_was_put_away_says_so() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(json!({ "game": "marelle", "seats": [{ "kind": "me" }, { "kind": "open" }] })).await;
        browser.until("document.querySelector('.waiting')").await;
        // What the server tells when nobody has come for weeks.
        let away = "const { table } = document.querySelector('cof-table');
            table.hear({ type: 'event', kind: 'closed', version: table.version + 1, status: { state: 'closed' } })";
        browser.script(away, vec![]).await;
        assert_eq!(browser.text("main h1").await, "This table is not there any more");
        assert_eq!(browser.text("main a.primary").await, "To the games");
    });
}

#[test]
fn trying_an_example_shows_the_position_that_is_tried() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/rules/dames#D-9").await;
        let example = "[...document.querySelectorAll('cof-example')].find((one) => one.querySelector('button.step') && one.board?.scene)";
        browser.until(&format!("Boolean({example})")).await;
        browser.script(&format!("window.example = {example}; window.example.scrollIntoView()"), vec![]).await;
        browser.click_on("window.example.querySelector('button.step')").await;
        browser.until("window.example.steps.length").await;
        browser
            .click_on("[...window.example.querySelectorAll('.row button')].find((one) => one.innerText === 'Try it')")
            .await;
        browser.until("window.example.tries").await;
        let same = "const places = (scene) => JSON.stringify(scene.pieces.map(({ site, camp }) => site + camp).sort());
            return places(window.example.board.scene) === places(window.example.tries.scene)";
        assert_eq!(browser.script(same, vec![]).await, true);
    });
}
