//! What players read at a table: colours and names instead of letters and compass points, counters when they matter, and nothing that
//! cannot be used.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::friends;
use crate::house::House;
use crate::run;
use serde_json::{Value, json};

/// Me, and the computer on every other seat.
fn against_engines(game: &str, rules: &str, seats: usize) -> Value {
    let seats: Vec<_> =
        (0..seats).map(|seat| json!({ "kind": if seat == 0 { "me" } else { "engine" }, "level": 1 })).collect();
    json!({ "game": game, "rules": rules, "seats": seats })
}

#[test]
fn players_are_called_by_their_colours() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        // Compass points, and letters of camps in brackets.
        for (language, points) in [
            ("en", "North|South|East|West"),
            ("fr", "Nord|Sud|Est|Ouest"),
            ("it", "Nord|Sud|Est|Ovest"),
            ("de", "Norden|Süden|Osten|Westen|Nord|Süd|Ost|West"),
        ] {
            let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
            for (game, rules, seats) in [
                ("expion", "", 2),
                ("expion", "players=3", 3),
                ("expion", "players=4", 4),
                ("mamba", "", 2),
                ("mamba", "players=4", 4),
                ("madamx", "", 2),
                ("madamx", "players=4", 4),
            ] {
                browser.set_up(against_engines(game, rules, seats)).await;
                browser.turn().await;
                browser.step(3).await;
                browser.turn().await;
                let read = "return [...document.querySelectorAll('.plate, .captions, cof-moves, .result')].map((one) => one.textContent).join(' ')
                    + [...document.querySelector('cof-table cof-board').shadowRoot.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join(' ')";
                let read = browser.script(read, vec![]).await;
                let read = read.as_str().unwrap();
                assert!(read.len() > 100, "{game}: {read}");
                let strange =
                    format!("return arguments[0].match(/(?<![\\p{{L}}])({points})(?![\\p{{L}}])|\\([abcd]\\)/u)?.[0] ?? ''");
                let strange = browser.script(&strange, vec![read.into()]).await;
                assert_eq!(strange, "", "{game} {rules} in {language}: {read}");
            }
            browser.client.close().await.unwrap();
        }
    });
}

#[test]
fn pieces_and_the_threshold_are_told_and_counters_only_when_they_matter() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(against_engines("mamba", "", 2)).await;
        browser.turn().await;
        let words = "return document.querySelector('cof-table').table.play.scene.words.join(' ')";
        let told = browser.script(words, vec![]).await;
        let told = told.as_str().unwrap();
        assert!(told.contains("out at 4") && !told.contains("Turns without"), "{told}");
        let counts = "return [...document.querySelectorAll('.plate .camp .count')].map((one) => parseInt(one.innerText))";
        let counts = browser.script(counts, vec![]).await;
        assert_eq!(counts.as_array().unwrap().len(), 2, "{counts}");
        for game in ["dames", "marelle", "madamx", "expion"] {
            browser.set_up(against_engines(game, "", 2)).await;
            browser.turn().await;
            let told = browser.script(words, vec![]).await;
            assert!(!told.as_str().unwrap().contains(" of 100"), "{game}: {told}");
        }
    });
}

#[test]
fn what_cannot_be_used_does_not_stand_about() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let forget = "localStorage.setItem('coffret.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('coffret.settings')), typing: false }))";
        browser.script(forget, vec![]).await;
        for game in ["dames", "marelle", "madamx", "expion", "mamba"] {
            browser.set_up(against_engines(game, "", 2)).await;
            browser.turn().await;
            let shown =
                "return [...document.querySelectorAll('[data-deed], #typed')].map((one) => one.dataset.deed ?? one.id)";
            assert_eq!(browser.script(shown, vec![]).await, json!(["undo"]), "{game}");
            browser.more().await;
            let menu = browser.script(shown, vec![]).await;
            let menu: Vec<&str> = menu.as_array().unwrap().iter().map(|one| one.as_str().unwrap()).collect();
            assert!(menu.contains(&"resign"), "{game}: {menu:?}");
            assert!(!menu.iter().any(|deed| ["annul", "challenge", "leave"].contains(deed)), "{game}: {menu:?}");
        }
    });
}

#[test]
fn whoever_is_called_hears_and_feels_it() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let both = friends::invited(&driver, &house, "marelle").await;
        friends::accept(&both).await;
        let (mover, waits) = if both[0].stand().await.mine { (&both[0], &both[1]) } else { (&both[1], &both[0]) };
        let listen = "
            const done = arguments[arguments.length - 1];
            window.called = [];
            Object.defineProperty(navigator, 'vibrate', { value: (time) => window.called.push(time) });
            document.querySelector('cof-table cof-board').sounds.play = (name) => window.called.push(name);
            const module = document.querySelector('script[type=module]').src.replace('main.js', 'settings.js');
            import(module).then(({ choose }) => { choose({ sound: true }); done(true); });
        ";
        waits.client.execute_async(listen, vec![]).await.unwrap();
        mover.turn().await;
        mover.step(0).await;
        waits.until("window.called.includes('yours') && window.called.includes(80)").await;
        waits.until("document.title.startsWith('Your turn')").await;
    });
}

#[test]
fn newcomers_are_told_where_to_begin_and_presets_say_things_once() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/").await;
        browser.until("document.querySelectorAll('.game').length >= 6").await;
        assert_eq!(browser.script("return document.querySelectorAll('.game .chip.green').length", vec![]).await, 1);
        for game in ["dames", "marelle", "madamx", "expion", "mamba"] {
            browser.go(&format!("/new/{game}")).await;
            browser.until("document.querySelector('.preset')").await;
            let twice = "return [...document.querySelectorAll('.preset')].filter((one) => [...one.querySelectorAll('.chip')].some((chip) => chip.innerText.toLowerCase().includes(one.querySelector('strong').innerText.toLowerCase()))).length";
            assert_eq!(browser.script(twice, vec![]).await, 0, "{game}");
        }
    });
}
