//! What a finger needs: nothing moves while it comes down, and nothing is smaller than it is.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::json;

/// The page was drawn.
const PAINTED: &str = "performance.getEntriesByType('paint').length";
/// The most that a page may move by itself.
const SHIFT: f64 = 0.02;
/// Nothing that is touched may be less high than this, in pixels.
const FINGER: u32 = 44;

#[test]
fn nothing_moves_once_it_is_drawn() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 1280, height: 800, ..Kind::default() }).await;
        let tour = browser.tour().await;
        for (width, height) in [(1280, 800), (390, 844)] {
            browser.resize(width, height).await;
            for (path, there) in &tour {
                browser.go(path).await;
                browser.until(PAINTED).await;
                browser.until(there).await;
                // Two frames later everything that was asked for is drawn.
                let shifts = "
                    const done = arguments[arguments.length - 1];
                    const sum = (list) => list.reduce((all, entry) => all + entry.value, 0);
                    const where = (list) => list.flatMap((entry) => entry.sources ?? []).map(({ node }) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`);
                    const seen = [];
                    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type: 'layout-shift', buffered: true });
                    Promise.all([...document.querySelectorAll('cof-board')].map((board) => board.updateComplete)).then(() => setTimeout(() => done([sum(seen), where(seen).slice(0, 6)]), 400));
                ";
                let shifted = browser.client.execute_async(shifts, vec![]).await.unwrap();
                assert!(shifted[0].as_f64().unwrap() <= SHIFT, "{path} at {width}x{height}: {shifted}");
            }
        }
    });
}

#[test]
fn what_is_touched_is_as_high_as_a_finger_is_wide() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
        // What is drawn after an element answers to it as well; a box to tick answers with its label.
        let small = "
            const [least] = arguments;
            const found = [];
            for (const one of document.querySelectorAll('main a, main button, main select, main summary, main label, .foot a, .bar a')) {
                if (one.closest('.unseen') || one.matches('.field > label')) continue;
                const box = one.getBoundingClientRect();
                if (!box.height || getComputedStyle(one).visibility === 'hidden') continue;
                const after = getComputedStyle(one, '::after');
                const more = after.position === 'absolute' && after.content !== 'none' ? Math.max(0, -2 * parseFloat(after.top)) : 0;
                if (box.height + more < least - 0.5) found.push(`${one.localName}.${one.className} ${box.height + more} ${one.innerText?.slice(0, 30)}`);
            }
            return found;
        ";
        let mut found = Vec::new();
        for (path, there) in browser.tour().await {
            browser.go(&path).await;
            browser.until(there).await;
            browser.still().await;
            let here = browser.script(small, vec![FINGER.into()]).await;
            found.extend(here.as_array().unwrap().iter().map(|one| format!("{path}: {one}")));
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn a_hint_on_a_telephone_is_read_beside_the_board() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let kind = Kind { width: 390, height: 844, thumb: true, ..Kind::default() };
        let browser = Browser::open(&driver, &house.address, kind).await;
        browser.set_up(json!({ "game": "mamba", "seats": [{ "kind": "me" }, { "kind": "engine", "level": 1 }] })).await;
        browser.turn().await;
        for level in 1..=3 {
            browser.tap("document.querySelector('cof-helper button')").await;
            browser.until(&format!("document.querySelector('cof-helper').given?.level === {level}")).await;
            browser.until("document.querySelector('.caption.hinted')").await;
            let seen = "const inside = (one) => { const box = one.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; };
                const said = document.querySelector('.caption.hinted');
                return [scrollY, inside(said), said.scrollHeight <= said.clientHeight + 1, inside(document.querySelector('cof-table cof-board').shadowRoot.querySelector('svg.face'))]";
            assert_eq!(browser.script(seen, vec![]).await, json!([0, true, true, true]), "hint {level}");
        }
    });
}

#[test]
fn what_is_done_often_is_in_sight_however_many_sit_there() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let engine = json!({ "kind": "engine", "level": 1 });
        // Words are of different length in each language.
        for language in ["en", "fr", "it", "de"] {
            let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
            for game in ["mamba", "expion", "madamx"] {
                let seats = json!([{ "kind": "me" }, engine, engine, engine]);
                browser.set_up(json!({ "game": game, "rules": "players=4", "seats": seats })).await;
                browser.stand().await;
                for (width, height) in [(390, 844), (844, 390), (640, 400)] {
                    browser.resize(width, height).await;
                    browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
                    let below = "return [...document.querySelectorAll('.deed')].map((deed) => deed.getBoundingClientRect()).filter((box) => box.top < 0 || box.bottom > innerHeight + 0.5).length";
                    browser
                        .until("[...document.querySelectorAll('.deed')].filter((deed) => deed.offsetParent).length >= 3")
                        .await;
                    assert_eq!(browser.script(below, vec![]).await, 0, "{game} in {language} at {width}x{height}");
                }
            }
            browser.client.close().await.unwrap();
        }
    });
}
