//! How light the client is, and how quick. What is a speed is measured by `cargo xtask bench --browser` and not by the tests: a busy
//! machine would fail them. Times are the best of several.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::Value;

/// What the first visit may load, compressed.
const FIRST_LOAD: u64 = 300_000;
/// A machine that is busy with something else gets so many tries.
const TRIES: usize = 12;
/// From a click to the drawn reply, in milliseconds.
const REPLY: f64 = 100.0;
/// From nothing to boards on the page, in milliseconds.
const READY: f64 = 1000.0;

#[test]
fn the_first_load_is_light() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/").await;
        browser.until("document.querySelector('.daily cof-board')?.scene").await;
        let weigh = "return performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum, entry) => sum + entry.encodedBodySize, 0)";
        let loaded = browser.script(weigh, vec![]).await.as_u64().unwrap();
        assert!(loaded > 50_000 && loaded < FIRST_LOAD, "{loaded} bytes");
        // Nothing moves once it is drawn.
        let shifts = "return new Promise((done) => new PerformanceObserver((list) => done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0))).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => done(0), 300))";
        let shifted = browser.script(shifts, vec![]).await.as_f64().unwrap();
        assert!(shifted < 0.02, "layout shift {shifted}");
    });
}

#[test]
#[ignore = "a speed: cargo xtask bench --browser"]
fn the_first_load_is_quick() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let mut best = f64::MAX;
        for _ in 0..TRIES {
            browser.forget().await;
            browser.go("/").await;
            browser.until("performance.getEntriesByName('boards').length").await;
            let ready = "return performance.getEntriesByName('boards')[0].startTime";
            best = best.min(browser.script(ready, vec![]).await.as_f64().unwrap());
            if best < READY {
                break;
            }
        }
        eprintln!("speed: the first load is ready after {best:.0} ms");
        assert!(best > 0.0 && best < READY, "ready after {best} ms");
    });
}

#[test]
#[ignore = "a speed: cargo xtask bench --browser"]
fn a_reply_is_drawn_at_once() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/new/marelle?with=screen").await;
        browser.click(".order .primary").await;
        browser.turn().await;
        // From the touch that completes a step to the frame in which the piece that the server told of is drawn.
        let measure = "
            const done = arguments[arguments.length - 1];
            const board = document.querySelector('cof-table cof-board');
            const { table } = document.querySelector('cof-table');
            const cell = board.shadowRoot.querySelector(`[data-site='${Object.keys(board.entry.next)[0]}']`);
            const box = cell.getBoundingClientRect();
            const at = { bubbles: true, composed: true, pointerId: 1, isPrimary: true, button: 0, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
            const moves = table.play.moves.length;
            const begun = performance.now();
            for (const kind of ['pointerdown', 'pointerup']) cell.dispatchEvent(new PointerEvent(kind, at));
            cell.dispatchEvent(new MouseEvent('click', at));
            const look = () => (table.play.moves.length > moves && board.entry ? done(performance.now() - begun) : requestAnimationFrame(look));
            requestAnimationFrame(look);
        ";
        let mut times = Vec::new();
        for _ in 0..TRIES {
            browser.turn().await;
            let time: Value = browser.client.execute_async(measure, vec![]).await.unwrap();
            times.push(time.as_f64().unwrap());
            if times.last().is_some_and(|time| *time < REPLY) {
                break;
            }
        }
        let best = times.iter().copied().fold(f64::MAX, f64::min);
        eprintln!("speed: a reply is drawn after {best:.0} ms");
        assert!(best < REPLY, "{times:?}");
    });
}

/// A settling with many events is played with a frame for every sixtieth of a second, or nearly.
#[test]
#[ignore = "a speed: cargo xtask bench --browser"]
fn a_long_settling_runs_smoothly() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        let position = "........./........./....b.b../...bbba../...a.ba../...ba.b../......a../........./......... a turn 0";
        let order =
            serde_json::json!({ "game": "mamba", "seats": [{ "kind": "me" }, { "kind": "me" }], "position": position });
        browser.set_up(order).await;
        browser.turn().await;
        let count = "window.frames60 = []; const look = (at) => { window.frames60.push(at); requestAnimationFrame(look); }; requestAnimationFrame(look);";
        browser.script(count, vec![]).await;
        browser.write("#typed", "g3-f4\u{e007}").await;
        browser.moved(1).await;
        let long = "const gaps = window.frames60.slice(1).map((at, index) => at - window.frames60[index]).sort((a, b) => a - b); return gaps[Math.floor(gaps.length / 2)]";
        let median = browser.script(long, vec![]).await.as_f64().unwrap();
        eprintln!("speed: half of all frames of a settling took {median:.1} ms or less");
        assert!(median < 18.0, "half of all frames took longer than {median} ms");
        browser.assert_clean().await;
    });
}
