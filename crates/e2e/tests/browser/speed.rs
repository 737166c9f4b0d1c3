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

/// Counts frames, and what keeps the page from drawing them.
const COUNT: &str = "
    window.frames60 = []; window.tasks60 = [];
    const look = (at) => { window.frames60.push(at); requestAnimationFrame(look); };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => window.tasks60.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
";
/// How many frames a second there were, how long half of them and 95 of 100 took, and the longest task of more than 50 milliseconds.
const COUNTED: &str = "
    const gaps = window.frames60.slice(1).map((at, index) => at - window.frames60[index]).sort((a, b) => a - b);
    const all = gaps.reduce((sum, gap) => sum + gap, 0);
    return [1000 * gaps.length / all, gaps[Math.floor(gaps.length / 2)], gaps[Math.floor(gaps.length * 0.95)], Math.max(0, ...window.tasks60), gaps.length];
";

/// What a step brings about is played with a frame for every sixtieth of a second, or nearly.
#[test]
#[ignore = "a speed: cargo xtask bench --browser"]
fn stories_run_smoothly() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        let settling = "........./........./....b.b../...bbba../...a.ba../...ba.b../......a../........./......... a turn 0";
        for (what, game, position, step) in [
            ("a settling", "mamba", settling, "g3-f4"),
            ("a chain of captures", "dames", "W:W48:B42,32,22,12", "48x8"),
            ("a man and a tile", "madamx", "", ""),
            ("a marble", "expion", "", ""),
            ("a piece that is placed", "marelle", "", ""),
        ] {
            let mut order = serde_json::json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "me" }] });
            if !position.is_empty() {
                order["position"] = position.into();
            }
            browser.set_up(order).await;
            browser.turn().await;
            browser.script(COUNT, vec![]).await;
            if step.is_empty() {
                browser.step(0).await;
            } else {
                browser.write("#typed", &format!("{step}\u{e007}")).await;
                browser.moved(1).await;
            }
            let counted = browser.script(COUNTED, vec![]).await;
            let [rate, half, most, task, frames] = [0, 1, 2, 3, 4].map(|index| counted[index].as_f64().unwrap());
            eprintln!(
                "speed: {what} ran at {rate:.0} frames a second over {frames} frames; half within {half:.1} ms, 95 of 100 within {most:.1} ms; longest task {task:.0} ms"
            );
            assert!(half < 18.0, "{what}: half of all frames took longer than {half} ms");
        }
        browser.assert_clean().await;
    });
}
