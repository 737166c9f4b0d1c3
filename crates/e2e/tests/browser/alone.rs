//! Without a server: after the first visit it is killed, and everything that needs nobody else goes on in the browser.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::json;

/// Whether the module that is kept was made from sources that can do what the client asks of it.
const FRESH: &str = "
    const done = arguments[arguments.length - 1];
    (async () => {
        const assets = document.querySelector('script[type=module]').src.replace('app/main.js', '');
        const { module } = await (await fetch(`${assets}core.json`)).json();
        const compiled = await WebAssembly.compile(await (await fetch(module.path)).arrayBuffer());
        return WebAssembly.Module.exports(compiled).some(({ name }) => name === 'library');
    })().then(done)
";

/// A visitor whose browser plays by itself, after a first visit that made it ready; nobody while the module is of older sources.
async fn visitor(house: &House, driver: &Driver, level: u8) -> Option<Browser> {
    let browser = Browser::open(driver, &house.address, Kind { home: true, level, ..Kind::default() }).await;
    ready(&browser).await;
    if browser.client.execute_async(FRESH, vec![]).await.unwrap() == true {
        return Some(browser);
    }
    eprintln!("(NOT RUN: the module is of older sources; `cargo xtask wasm` makes it anew)");
    None
}

/// Waits until the browser can do without the server.
async fn ready(browser: &Browser) {
    browser.go("/").await;
    browser.until("document.documentElement.dataset.offline === 'ready' && navigator.serviceWorker.controller").await;
    // The visitor is known: whoever comes for the first time is told who he is.
    browser.until("localStorage.getItem('coffret.self')").await;
}

/// The table that is looked at stands in the browser.
async fn stands_here(browser: &Browser) {
    browser.until("location.pathname.startsWith('/here/') && document.querySelector('cof-table').table.place.home").await;
}

/// From home to the result, a review and the record, with nobody at the other end; then the server is back.
async fn alone(game: &str, most: u64) {
    let (mut house, driver) = (House::open(), Driver::start());
    let Some(browser) = visitor(&house, &driver, 1).await else { return };
    house.kill();
    browser.play_at_once(game).await;
    stands_here(&browser).await;
    // What was played is there after the page was loaded again.
    browser.turn().await;
    let moves = browser.step(3).await;
    browser.client.refresh().await.unwrap();
    browser.moved(moves).await;
    // Help is thought about here.
    if !browser.turn().await.over {
        browser.click("cof-helper button").await;
        browser.until("document.querySelector('cof-helper').given").await;
    }
    let stand = browser.play_out(most).await;
    assert!(!stand.told.is_empty(), "the result is told");
    let table = browser.script("return location.pathname", vec![]).await;
    browser.click(".result a.button").await;
    browser.until("location.pathname.startsWith('/past/') && document.querySelector('cof-game cof-board')?.scene").await;
    browser.until(&format!("document.querySelector('cof-game').at === {}", stand.moves)).await;
    if browser.script("return Boolean(document.querySelector('cof-review'))", vec![]).await == true {
        browser.until("document.querySelector('cof-review').complete").await;
    }
    exports_the_record(&browser).await;
    browser.go(&format!("/rules/{game}")).await;
    browser.until("document.querySelector('cof-rules .clause')").await;
    house.reopen();
    browser.go("/").await;
    let listed = format!("document.querySelector('.finished a[href=\"{}\"]')", table.as_str().unwrap());
    browser.until(&listed).await;
}

/// The record is handed to the browser as a file.
async fn exports_the_record(browser: &Browser) {
    let watch = "window.saved = undefined; const make = URL.createObjectURL; \
                 URL.createObjectURL = (blob) => { blob.text().then((text) => (window.saved = text)); return make.call(URL, blob); };";
    browser.script(watch, vec![]).await;
    browser.click("[data-file=record]").await;
    let saved = browser.until("window.saved").await;
    assert!(saved.as_str().unwrap().contains("[Game \""), "{saved}");
}

#[test]
fn draughts_alone() {
    run(alone("dames", 30));
}

#[test]
fn morris_alone() {
    run(alone("marelle", 30));
}

#[test]
fn moving_tiles_alone() {
    run(alone("madamx", 30));
}

#[test]
fn solitaire_alone() {
    run(alone("madamx-solo", 60));
}

#[test]
fn marbles_alone() {
    run(alone("expion", 30));
}

#[test]
fn births_and_deaths_alone() {
    run(alone("mamba", 30));
}

#[test]
fn the_best_level_thinks_here_and_the_table_answers_meanwhile() {
    run(async {
        let (mut house, driver) = (House::open(), Driver::start());
        let Some(browser) = visitor(&house, &driver, 8).await else { return };
        house.kill();
        browser.play_at_once("marelle").await;
        stands_here(&browser).await;
        browser.turn().await;
        let moves = browser.step(5).await;
        // While it thinks, the table says what it is asked.
        browser.until("document.querySelector('cof-table').table.send({ do: 'snapshot' }).then(() => true)").await;
        browser.turn().await;
        assert!(browser.stand().await.moves > moves, "the engine has moved");
    });
}

#[test]
fn a_second_tab_follows_and_may_take_over() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let Some(browser) = visitor(&house, &driver, 1).await else { return };
        browser.go("/new/marelle?with=screen").await;
        browser.click(".order .primary").await;
        stands_here(&browser).await;
        browser.turn().await;
        let moves = browser.step(1).await;
        let path = browser.script("return location.pathname", vec![]).await;
        let first = browser.client.window().await.unwrap();
        let second = browser.client.new_window(true).await.unwrap().handle;
        browser.client.switch_to_window(second.clone()).await.unwrap();
        browser.go(path.as_str().unwrap()).await;
        browser.moved(moves).await;
        browser.until("document.querySelector('[data-home=take]')").await;
        // What the first plays is seen in the second.
        browser.client.switch_to_window(first.clone()).await.unwrap();
        let moves = browser.step(1).await;
        browser.client.switch_to_window(second).await.unwrap();
        browser.until(&format!("document.querySelector('cof-table').table.play.moves.length === {moves}")).await;
        browser.click("[data-home=take]").await;
        browser.until("!document.querySelector('[data-home=take]')").await;
        browser.turn().await;
        let moves = browser.step(1).await;
        // And the other way round, and the first is told.
        browser.client.switch_to_window(first).await.unwrap();
        browser.until("document.querySelector('[data-home=take]')").await;
        browser.until(&format!("document.querySelector('cof-table').table.play.moves.length === {moves}")).await;
    });
}

#[test]
fn a_browser_that_keeps_nothing_says_so_and_plays_on() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let Some(browser) = visitor(&house, &driver, 1).await else { return };
        let denied = json!({ "source": "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } })" });
        browser.command("Page.addScriptToEvaluateOnNewDocument", denied).await;
        browser.play_at_once("marelle").await;
        stands_here(&browser).await;
        browser.until("document.querySelector('[data-home=save]')").await;
        browser.turn().await;
        browser.step(1).await;
        browser.turn().await;
    });
}

#[test]
fn a_damaged_core_is_fetched_again_or_the_server_plays() {
    run(async {
        let (mut house, driver) = (House::open(), Driver::start());
        let Some(browser) = visitor(&house, &driver, 1).await else { return };
        // What was kept is half of it.
        let damage = "
            const done = arguments[arguments.length - 1];
            (async () => {
                const cache = await caches.open('coffret core');
                const [request] = (await cache.keys()).filter(({ url }) => url.endsWith('core.wasm'));
                const whole = await (await cache.match(request)).arrayBuffer();
                await cache.put(request, new Response(whole.slice(0, whole.byteLength / 2), { headers: { 'content-type': 'application/wasm' } }));
                return whole.byteLength;
            })().then(done)
        ";
        assert!(browser.client.execute_async(damage, vec![]).await.unwrap().as_u64().unwrap() > 1_000_000);
        // With the server there, it comes whole and the game begins here.
        browser.play_at_once("marelle").await;
        stands_here(&browser).await;
        // Without it, and damaged again, the reader is told.
        browser.client.execute_async(damage, vec![]).await.unwrap();
        house.kill();
        browser.client.refresh().await.unwrap();
        browser.until("document.querySelector('cof-table')?.table?.ended?.code === 'core'").await;
        house.reopen();
        browser.client.refresh().await.unwrap();
        browser.turn().await;
    });
}

#[test]
fn a_game_of_ones_own_is_put_on_the_server() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let Some(browser) = visitor(&house, &driver, 1).await else { return };
        browser.play_at_once("marelle").await;
        stands_here(&browser).await;
        browser.turn().await;
        browser.step(2).await;
        let moves = browser.turn().await.moves;
        browser.more().await;
        browser.click("[data-home=put]").await;
        browser.until("location.pathname.startsWith('/t/')").await;
        browser.moved(moves).await;
        assert_eq!(browser.turn().await.moves, moves);
        // It is in the list once.
        browser.go("/").await;
        browser.until("document.querySelectorAll('.continue a.ongoing').length === 1").await;
    });
}
