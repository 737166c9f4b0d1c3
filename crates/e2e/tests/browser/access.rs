//! Everybody can play: by keyboard alone, by ear, in three languages.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::friends;
use crate::house::House;
use crate::run;
use serde_json::{Value, json};

const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
/// What looks for barriers in a page.
const AXE: &str = include_str!("../../vendor/axe.min.js");

/// Presses Tab until an expression about the focused element is true.
async fn tab_to(browser: &Browser, expression: &str) {
    let script =
        "let e = document.activeElement; while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement; return e";
    for _ in 0..80 {
        browser.press(TAB).await;
        let found = format!("const e = (() => {{ {script} }})(); return Boolean(e && ({expression}));");
        if browser.script(&found, vec![]).await == true {
            return;
        }
    }
    panic!("no way by Tab to: {expression}");
}

#[test]
fn a_game_by_keyboard_alone() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/").await;
        browser.until("document.querySelector('#game-marelle')").await;
        tab_to(&browser, "e.matches('.primary') && e.closest('article')?.querySelector('#game-marelle')").await;
        browser.press(ENTER).await;
        browser.turn().await;
        tab_to(&browser, "e.dataset?.site !== undefined").await;
        let mut steps = 0;
        while !browser.turn().await.over && steps < 8 {
            // The full stop jumps to the next place that can be touched; Enter touches it.
            let moves = browser.stand().await.moves;
            while browser.stand().await.moves == moves && !browser.stand().await.over {
                browser.press(".").await;
                browser.press(ENTER).await;
                browser.until("document.querySelector('cof-table').table.line.unanswered === 0").await;
            }
            steps += 1;
        }
        let told = browser
            .script(
                "return document.querySelector('cof-table cof-board').shadowRoot.querySelector('[aria-live]').textContent",
                vec![],
            )
            .await;
        assert!(!told.as_str().unwrap().trim().is_empty(), "moves are told to listeners");
        tab_to(&browser, "e.matches('[data-drawer=more]')").await;
        browser.press(ENTER).await;
        tab_to(&browser, "e.matches('[data-deed=resign]')").await;
        browser.press(ENTER).await;
        browser.until("document.querySelector('dialog[open]')").await;
        browser.press(ENTER).await;
        browser.until("document.querySelector('.result')").await;
        browser.assert_clean().await;
    });
}

/// All that can be looked for, and what another set of colours can change.
const EVERYTHING: &str = "{ resultTypes: ['violations'] }";
const COLOURS: &str = "{ resultTypes: ['violations'], runOnly: ['color-contrast'] }";

/// What is wrong for somebody on the present page.
async fn barriers(browser: &Browser, wanted: &str) -> Vec<String> {
    // Colours in between are nobody's to read.
    browser.still().await;
    let check = format!(
        "const done = arguments[arguments.length - 1]; {AXE}; axe.run(document, {wanted}).then((result) => done(result.violations\
         .map((one) => one.id + ': ' + one.nodes.slice(0, 3).map((node) => node.target.join(' ') + ' ' + node.failureSummary).join(' | '))))"
    );
    let found = browser.client.execute_async(&check, vec![]).await.unwrap();
    found.as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_string()).collect()
}

#[test]
fn no_barrier_on_any_page() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let tour = browser.tour().await;
        let mut found = Vec::new();
        for (mode, wanted) in [("light", EVERYTHING), ("dark", COLOURS), ("contrast", COLOURS)] {
            let choose = "localStorage.setItem('coffret.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('coffret.settings')), mode: arguments[0] }))";
            browser.script(choose, vec![mode.into()]).await;
            for (path, there) in &tour {
                browser.go(path).await;
                browser.until(there).await;
                found.extend(barriers(&browser, wanted).await.into_iter().map(|one| format!("{mode} {path}: {one}")));
            }
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn no_barrier_from_invitation_to_review() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let both = friends::invited(&driver, &house, "dames").await;
        let mut found = Vec::new();
        for browser in &both {
            found.extend(barriers(browser, EVERYTHING).await);
        }
        friends::accept(&both).await;
        let mover = if both[0].stand().await.mine { &both[0] } else { &both[1] };
        mover.turn().await;
        mover.touch("47").await;
        mover.until("document.querySelector('.refused')").await;
        found.extend(barriers(mover, EVERYTHING).await);
        mover.write("#typed", "32-28").await;
        mover.until("document.querySelector('.typed .good')").await;
        found.extend(barriers(mover, EVERYTHING).await);
        both[0].more().await;
        found.extend(barriers(&both[0], EVERYTHING).await);
        both[0].click("[data-deed=resign]").await;
        both[0].until("document.querySelector('dialog[open]')").await;
        found.extend(barriers(&both[0], EVERYTHING).await);
        both[0].click("dialog .primary").await;
        for browser in &both {
            browser.until("document.querySelector('.result')").await;
            found.extend(barriers(browser, EVERYTHING).await);
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    });
}

#[test]
fn four_languages_everywhere() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        for (language, play, turn) in [
            ("en", "Play", "Your turn."),
            ("fr", "Jouer", "À vous."),
            ("it", "Gioca", "Tocca a te."),
            ("de", "Spielen", "Du bist am Zug."),
        ] {
            let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
            browser.go("/").await;
            browser.until("document.querySelector('.daily')").await;
            assert_eq!(browser.script("return document.documentElement.lang", vec![]).await, json!(language));
            assert_eq!(browser.text(".game .primary").await, play);
            // A key that has no sentence would be shown as it is.
            let strings: Value = serde_json::from_str(
                &std::fs::read_to_string(format!("{}/../../web/strings/en.json", env!("CARGO_MANIFEST_DIR"))).unwrap(),
            )
            .unwrap();
            let keys: Vec<Value> =
                strings.as_object().unwrap().keys().filter(|key| key.contains('.')).map(|key| json!(key)).collect();
            for path in [
                "/",
                "/new/expion",
                "/rules",
                "/rules/dames",
                "/learn/dames",
                "/box/dames",
                "/lobby",
                "/settings",
                "/about",
                "/nowhere",
            ] {
                browser.go(path).await;
                browser.until("document.querySelector('main h1')").await;
                let bare = "const text = document.querySelector('cof-app').innerText.split(/\\s+/); return arguments[0].filter((key) => text.includes(key))";
                assert_eq!(browser.script(bare, vec![Value::Array(keys.clone())]).await, json!([]), "{language} {path}");
            }
            browser.play_at_once("dames").await;
            browser.turn().await;
            assert!(browser.text(".caption").await.starts_with(turn), "{language}");
            browser.client.close().await.unwrap();
        }
    });
}

#[test]
fn languages_follow_the_files_and_lack_nothing() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/settings").await;
        browser.until("document.querySelector('[name=language]')").await;
        let named = "return [...document.querySelectorAll('[name=language]')].map((one) => [one.value, one.parentElement.innerText.trim()])";
        let named = browser.script(named, vec![]).await;
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/strings");
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap().replace(".json", ""))
            .collect();
        files.sort();
        let codes: Vec<&str> = named.as_array().unwrap().iter().skip(1).map(|one| one[0].as_str().unwrap()).collect();
        assert_eq!(codes, files);
        assert!(named.as_array().unwrap().contains(&json!(["de", "Deutsch"])), "{named}");
        // A language with one sentence says that one, and all others in English.
        let lacking = "
            const done = arguments[arguments.length - 1];
            const { fetch } = window;
            window.fetch = (path, ...more) => (String(path).endsWith('/strings/de.json') ? Promise.resolve(new Response('{\"home.play\": \"Los\"}')) : fetch(path, ...more));
            const module = document.querySelector('script[type=module]').src.replace('main.js', 'words.js');
            import(module).then(async (words) => { await words.speak('de'); done([words.t('home.play'), words.t('home.friend')]); });
        ";
        let said = browser.client.execute_async(lacking, vec![]).await.unwrap();
        assert_eq!(said, json!(["Los", "With a friend"]));
    });
}
