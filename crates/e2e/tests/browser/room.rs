//! How much room the board gets, measured at every size of window that counts, and that all of a game fits beside it.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::json;

/// The sizes of window that count: a laptop, a large screen, a telephone, the same on its side, and a laptop's page at twice its size.
const SIZES: [(u32, u32); 5] = [(1280, 800), (1920, 1080), (390, 844), (844, 390), (640, 400)];
/// The least width of the board at each of them.
const LEAST: [f64; 5] = [640.0, 0.75 * 1080.0, 390.0, 340.0, 350.0];

/// The board of a page is as wide as it must be at every size, all of it is in sight, and nothing lies beside or below the page.
async fn fits(browser: &Browser, what: &str) {
    for ((width, height), least) in SIZES.into_iter().zip(LEAST) {
        browser.resize(width, height).await;
        browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
        let drawn = "const b = document.querySelector('main cof-stage cof-board').shadowRoot.querySelector('svg.face').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]";
        let drawn = browser.script(drawn, vec![]).await;
        let [left, top, right, bottom] = [0, 1, 2, 3].map(|index| drawn[index].as_f64().unwrap());
        let what = format!("{what} at {width}x{height}: {left} {top} {right} {bottom}");
        assert!(right - left >= least - 0.5, "{what}");
        assert!(left >= 0.0 && top >= 0.0 && right <= f64::from(width) && bottom <= f64::from(height), "{what}");
        let fits = "return [document.documentElement.scrollWidth <= innerWidth, document.querySelector('.foot').getBoundingClientRect().bottom + scrollY >= document.documentElement.scrollHeight - 1]";
        let fits = browser.script(fits, vec![]).await;
        assert_eq!(fits, json!([true, true]), "nothing sideways, nothing below the foot: {what}");
    }
}

/// The looks a page can have.
const LOOKS: [&str; 3] = ["light", "dark", "contrast"];
/// Every game, with every number of players.
const TABLES: [(&str, &str, usize); 11] = [
    ("dames", "", 2),
    ("marelle", "", 2),
    ("madamx", "", 2),
    ("madamx-solo", "", 1),
    ("expion", "", 2),
    ("mamba", "", 2),
    ("madamx", "players=4", 4),
    ("expion", "players=3", 3),
    ("expion", "players=4", 4),
    ("mamba", "players=3", 3),
    ("mamba", "players=4", 4),
];

/// Words are of different length in each language, and signs of different size in each look: the board has its room in all of them.
async fn the_board_comes_first(language: &'static str) {
    let (house, driver) = (House::open(), Driver::start());
    let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
    for (game, rules, seats) in TABLES {
        let seats: Vec<_> =
            (0..seats).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "engine" }, "level": 1 })).collect();
        browser.resize(1280, 800).await;
        browser.set_up(json!({ "game": game, "rules": rules, "seats": seats })).await;
        browser.stand().await;
        for look in LOOKS {
            browser.wear(look).await;
            fits(&browser, &format!("{game} {rules} {language} {look}")).await;
        }
    }
}

#[test]
fn the_board_comes_first_at_every_size_in_english() {
    run(the_board_comes_first("en"));
}

#[test]
fn the_board_comes_first_at_every_size_in_french() {
    run(the_board_comes_first("fr"));
}

#[test]
fn the_board_comes_first_at_every_size_in_italian() {
    run(the_board_comes_first("it"));
}

#[test]
fn the_board_comes_first_at_every_size_in_german() {
    run(the_board_comes_first("de"));
}

#[test]
fn on_a_telephone_the_places_reach_from_edge_to_edge() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let kind = Kind { width: 390, height: 844, thumb: true, ..Kind::default() };
        let browser = Browser::open(&driver, &house.address, kind).await;
        // Names of rows and columns need a little room at the edges; numbers stand in the squares.
        for (game, cell, edge) in [
            ("dames", 38.0, 4.0),
            ("marelle", 50.0, 18.0),
            ("madamx", 44.0, 16.0),
            ("expion", 40.0, 14.0),
            ("mamba", 40.0, 14.0),
        ] {
            browser.set_up(json!({ "game": game, "seats": [{ "kind": "me" }, { "kind": "me" }] })).await;
            browser.turn().await;
            let cells = "const all = [...document.querySelector('cof-table cof-board').shadowRoot.querySelectorAll('.place .reach')].map((one) => one.getBoundingClientRect());
                return [all[0].width, Math.min(...all.map(({ left }) => left)), innerWidth - Math.max(...all.map(({ right }) => right))]";
            let cells = browser.script(cells, vec![]).await;
            let [width, left, right] = [0, 1, 2].map(|index| cells[index].as_f64().unwrap());
            // Of a draughts board every second square is a place, so one of the edges may be a square away.
            let near = left.min(right);
            assert!(width >= cell && near <= edge, "{game}: {cells}");
            // A finger touches what it is put on.
            browser.step(0).await;
        }
    });
}

#[test]
fn the_board_comes_first_in_a_replay_too() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(json!({ "game": "marelle", "seats": [{ "kind": "me" }, { "kind": "engine", "level": 1 }] })).await;
        for choice in 0..3 {
            browser.turn().await;
            browser.step(choice).await;
        }
        browser.turn().await;
        browser.resign().await;
        browser.click(".result a.button").await;
        browser
            .until("Boolean(document.querySelector('.graph .line') && document.querySelector('cof-game cof-board')?.face)")
            .await;
        for look in LOOKS {
            browser.wear(look).await;
            fits(&browser, &format!("replay {look}")).await;
        }
        // One goes from move to move with the board in sight.
        for (width, height) in SIZES {
            browser.resize(width, height).await;
            browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
            let seen = "const boxes = [...document.querySelectorAll('cof-game cof-moves .ways button')].map((one) => one.getBoundingClientRect());
                return [scrollY, boxes.length, boxes.filter((box) => box.height && box.top >= 0 && box.bottom <= innerHeight).length]";
            assert_eq!(browser.script(seen, vec![]).await, json!([0, 4, 4]), "{width}x{height}");
        }
    });
}

#[test]
fn lessons_have_the_board_of_a_table() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        for language in ["en", "fr", "it", "de"] {
            let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
            for game in ["dames", "marelle", "madamx", "expion", "mamba"] {
                browser.go(&format!("/learn/{game}")).await;
                browser.until("Boolean(document.querySelector('cof-learn cof-board')?.face)").await;
                fits(&browser, &format!("lessons of {game} {language}")).await;
            }
            browser.client.close().await.unwrap();
        }
    });
}

#[test]
fn a_long_list_of_moves_leaves_nothing_below_the_foot() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 1280, height: 800, ..Kind::default() }).await;
        browser.set_up(json!({ "game": "marelle", "seats": [{ "kind": "me" }, { "kind": "me" }] })).await;
        browser.stand().await;
        // The list is drawn as it would be after two hundred moves.
        let many = "const page = document.querySelector('cof-table'); const told = 'a move that is told in a sentence';
            page.table.play.moves = Array.from({ length: 200 }, (_, index) => ({ number: index + 1, turn: index + 1, seat: 1, text: 'a1-a4', told }));
            page.news += 1; return page.updateComplete";
        browser.script(many, vec![]).await;
        browser.until("document.querySelectorAll('cof-moves .move').length === 200").await;
        let below = "return document.documentElement.scrollHeight - document.querySelector('.foot').getBoundingClientRect().bottom - scrollY";
        let below = browser.script(below, vec![]).await.as_f64().unwrap();
        assert!(below.abs() < 1.5, "{below} pixels below the foot");
    });
}

/// Whether the page was not scrolled, and the board, its buttons, the captions and the deeds are all in sight.
const SEEN: &str = "const seen = (e) => { const b = e?.getBoundingClientRect(); return Boolean(b) && b.top >= 0 && b.bottom < innerHeight + 0.5 && b.left >= 0 && b.right < innerWidth + 0.5; };
    const { shadowRoot } = document.querySelector('cof-table cof-board');
    return [scrollY === 0, ...[shadowRoot.querySelector('svg.face'), shadowRoot.querySelector('.buttons'), document.querySelector('.captions'), document.querySelector('.deeds')].map(seen)]";

/// A game by touch on a telephone, from the first step to its own end. Between two own moves nobody has to scroll: what is touched, what
/// is said and what is pressed is in sight.
async fn by_thumb(game: &str, most: u64) {
    let (house, driver) = (House::open(), Driver::start());
    let kind = Kind { width: 390, height: 844, thumb: true, ..Kind::default() };
    let browser = Browser::open(&driver, &house.address, kind).await;
    let alone = game.ends_with("-solo");
    let seats = if alone { json!([{ "kind": "me" }]) } else { json!([{ "kind": "me" }, { "kind": "engine", "level": 2 }]) };
    browser.set_up(json!({ "game": game, "seats": seats })).await;
    browser.stand().await;
    // The board is drawn when its theme is there.
    browser.until("document.querySelector('cof-table cof-board').shadowRoot.querySelector('.buttons')").await;
    let mut dice = 99_u64;
    let mut steps = 0;
    let place = "const b = document.querySelector('cof-table cof-board').shadowRoot.querySelector('svg.face').getBoundingClientRect(); return [b.left, b.top, b.width]";
    let stood = browser.script(place, vec![]).await;
    while !browser.turn().await.over {
        assert_eq!(browser.script(place, vec![]).await, stood, "{game}: the board stays where it is");
        assert_eq!(
            browser.script(SEEN, vec![]).await,
            json!([true, true, true, true, true]),
            "{game}: page, board, buttons, captions, deeds"
        );
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        browser.step(dice >> 33).await;
        steps += 1;
        assert!(steps < most, "{game} does not end");
    }
    browser.until("document.querySelector('.result')").await;
    let seen = "const b = document.querySelector('.result').getBoundingClientRect(); return scrollY === 0 && b.top >= 0 && b.top < innerHeight - 120";
    assert_eq!(browser.script(seen, vec![]).await, true, "{game}: the result stands at the board");
    browser.assert_clean().await;
}

#[test]
fn draughts_by_thumb() {
    run(by_thumb("dames", 300));
}

#[test]
fn morris_by_thumb() {
    run(by_thumb("marelle", 300));
}

#[test]
fn moving_tiles_by_thumb() {
    run(by_thumb("madamx", 300));
}

#[test]
fn solitaire_by_thumb() {
    run(by_thumb("madamx-solo", 300));
}

#[test]
fn marbles_by_thumb() {
    run(by_thumb("expion", 300));
}

#[test]
fn births_and_deaths_by_thumb() {
    run(by_thumb("mamba", 300));
}
