//! What is on the pages beside the board: lobby, rules, replay, settings; and that all of it fits the narrowest screen.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use crate::tour::MISSING;

#[test]
fn no_page_scrolls_sideways() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        // Where words are short, and where they are long.
        for language in ["en", "de"] {
            let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
            for (path, there) in browser.tour().await {
                browser.go(&path).await;
                browser.until(there).await;
                for (width, height) in [(360, 800), (390, 844), (640, 400), (844, 390), (1280, 800)] {
                    browser.resize(width, height).await;
                    browser.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
                    let script = "return [document.documentElement.scrollWidth, document.documentElement.clientWidth]";
                    let sizes = browser.script(script, vec![]).await;
                    assert!(sizes[0].as_u64() <= sizes[1].as_u64(), "{path} in {language} at {width}x{height}: {sizes}");
                }
            }
            browser.assert_clean_but(MISSING).await;
            browser.client.close().await.unwrap();
        }
    });
}

#[test]
fn rules_can_be_tried_and_chosen() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        // The summary comes first: a few sentences, each with its board.
        browser.go("/rules/dames").await;
        browser.until("[...document.querySelectorAll('.gist')].filter((gist) => gist.querySelector('cof-board')?.scene).length >= 4").await;
        browser.go("/rules/dames#D-9").await;
        browser.until("document.querySelector('.clause.sought')?.id === 'D-9'").await;
        // An example of the rulebook, played on its board.
        let board = "document.querySelector('.clause.sought cof-example cof-board')";
        browser.until(&format!("{board}?.scene")).await;
        browser.click(".clause.sought button.step").await;
        browser.until("document.querySelector('.clause.sought .said-here').innerText").await;
        // A preset, then one option more: both stand in the address and at the table.
        browser.go("/new/dames").await;
        browser.click_on("document.querySelectorAll('.preset input')[2]").await;
        browser.until("location.search.includes('majority')").await;
        browser.click(".options summary").await;
        browser.click_on("document.querySelectorAll('input[name=\"option-touch\"]')[1]").await;
        browser.until("location.search.includes('touch')").await;
        browser.go(browser.client.current_url().await.unwrap().as_str()).await;
        browser.click(".order .primary").await;
        browser.stand().await;
        assert_eq!(
            browser.script("return document.querySelector('cof-table').table.info.rules", vec![]).await,
            "majority=on,touch=on"
        );
        browser.assert_clean().await;
    });
}

#[test]
fn a_table_in_the_lobby_is_found_and_watched() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let host = Browser::open(&driver, &house.address, Kind::default()).await;
        let guest = Browser::open(&driver, &house.address, Kind::default()).await;
        guest.go("/lobby").await;
        guest.until("document.querySelector('.openers button')").await;
        host.go("/new/marelle?with=lobby").await;
        host.click(".order .primary").await;
        host.until("document.querySelector('.waiting')").await;
        // The list is kept up to date without being asked.
        guest.click(".listing a").await;
        // The click that chose the table also sits down at it.
        for browser in [&host, &guest] {
            browser.until("document.querySelector('cof-table').table.play.status.state === 'playing'").await;
        }
        let watcher = Browser::open(&driver, &house.address, Kind::default()).await;
        watcher.go(host.client.current_url().await.unwrap().as_str()).await;
        watcher.stand().await;
        host.until("document.querySelector('.about .chips')?.innerText.includes('1 watching')").await;
        assert!(!watcher.stand().await.mine);
    });
}

#[test]
fn a_game_is_reviewed_and_kept() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/new/dames?with=screen").await;
        browser.click(".order .primary").await;
        for step in ["32-28", "19-23", "28x19x23", "14x23x19"] {
            let moves = browser.turn().await.moves;
            browser.write("#typed", &format!("{step}\u{e007}")).await;
            browser.moved(moves + 1).await;
        }
        browser.resign().await;
        browser.click(".result a.button").await;
        browser.until("document.querySelector('.graph .line')").await;
        let names = browser.text("[role=group][aria-label=Files]").await;
        for file in ["Record", "PDN", "SVG", "PNG"] {
            assert!(names.contains(file), "{names}");
        }
        let fetched = "const done = arguments[arguments.length - 1]; Promise.all([...document.querySelectorAll('a[download]')].map((a) => fetch(a.href).then((r) => r.text()))).then(done)";
        let files = browser.client.execute_async(fetched, vec![]).await.unwrap();
        assert!(files.as_array().unwrap().iter().all(|file| file.as_str().unwrap().contains("32-28")), "{files}");
        let drawn = browser.script("return document.querySelector('cof-game cof-board').toSvg()", vec![]).await;
        assert!(drawn.as_str().unwrap().starts_with("<svg"));
        // A link to a position opens there, and one can go on from it against the engine.
        browser.go(&format!("{}?at=2", browser.client.current_url().await.unwrap().path())).await;
        browser
            .until("document.querySelector('cof-game')?.at === 2 && document.querySelector('cof-game cof-board')?.scene")
            .await;
        browser.click("[data-from=engine]").await;
        browser.turn().await;
        let holders =
            "return document.querySelector('cof-table').table.seats.map(({ holder }) => holder.kind).sort().join()";
        assert_eq!(browser.script(holders, vec![]).await, "engine,person");
        browser.assert_clean().await;
    });
}

#[test]
fn an_identity_is_carried_to_another_browser() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let first = Browser::open(&driver, &house.address, Kind::default()).await;
        let second = Browser::open(&driver, &house.address, Kind::default()).await;
        first.go("/settings").await;
        first.until("document.querySelector('#own-name')?.value").await;
        first.write("#own-name", "Béatrice\u{e007}").await;
        first.until("document.querySelector('.toast')?.innerText.includes('Béatrice')").await;
        first.click_on("document.querySelector('[aria-labelledby=set-carry] .button')").await;
        let code = first.text(".code").await;
        second.go("/settings").await;
        second.write("#carried", &format!("{code}\u{e007}")).await;
        second.until("document.querySelector('#own-name')?.value === 'Béatrice'").await;
        // Taken back from the other device, and then forgotten.
        first.click(".button.revoke").await;
        first.click("dialog .primary").await;
        first
            .until("[...document.querySelectorAll('.toast')].some((toast) => toast.innerText.includes('signed out'))")
            .await;
        assert_eq!(first.script("return document.querySelector('#own-name').value", vec![]).await, "Béatrice");
        second.go("/settings").await;
        second
            .until("document.querySelector('#own-name')?.value && document.querySelector('#own-name').value !== 'Béatrice'")
            .await;
        first.click(".button.forget").await;
        first.click("dialog .primary").await;
        first.until("location.pathname === '/'").await;
        first.go("/settings").await;
        first
            .until("document.querySelector('#own-name')?.value && document.querySelector('#own-name').value !== 'Béatrice'")
            .await;
        first.assert_clean().await;
    });
}

#[test]
fn the_puzzle_of_the_day_is_fetched_when_it_is_seen_and_can_be_solved() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/").await;
        browser.until("document.querySelector('.daily cof-board')?.scene && document.querySelector('cof-puzzle')").await;
        let books =
            "return performance.getEntriesByType('resource').filter(({ name }) => /\\/rules(\\?|$)/.test(name)).length";
        assert_eq!(browser.script(books, vec![]).await, 0, "no rulebook before somebody comes near");
        browser.script("document.querySelector('cof-puzzle').scrollIntoView()", vec![]).await;
        browser
            .until("Boolean(document.querySelector('cof-puzzle').board?.face && document.querySelector('cof-puzzle').entry)")
            .await;
        // What the board would say when a step was touched: first any that does not win, if there is one, then the one that does.
        let play = "
            const [wins, done] = arguments;
            const puzzle = document.querySelector('cof-puzzle');
            const { example, position } = puzzle.found;
            const winning = example.facts.filter(({ kind }) => kind === 'over').map(({ steps }) => steps[0]);
            const step = wins ? winning[0] : position.steps.find((one) => !winning.includes(one));
            if (step) puzzle.board.dispatchEvent(new CustomEvent('cof-step', { detail: { step } }));
            done(Boolean(step));
        ";
        if browser.client.execute_async(play, vec![false.into()]).await.unwrap() == true {
            browser.until("document.querySelector('cof-puzzle .said-here').innerText.includes('look again')").await;
            browser.until("Boolean(document.querySelector('cof-puzzle').entry)").await;
        }
        browser.client.execute_async(play, vec![true.into()]).await.unwrap();
        browser.until("document.querySelector('cof-puzzle .good')?.innerText.includes('Solved!')").await;
        browser.assert_clean().await;
    });
}

#[test]
fn every_game_is_near_and_the_home_page_is_alive() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let kind = Kind { width: 390, height: 844, ..Kind::default() };
        let browser = Browser::open(&driver, &house.address, kind).await;
        browser.go("/").await;
        browser.until("document.querySelectorAll('.game').length >= 6").await;
        // The button of the last game is within two screens of the first sight.
        let far = "return Math.max(...[...document.querySelectorAll('.game .primary')].map((one) => one.getBoundingClientRect().bottom))";
        let far = browser.script(far, vec![]).await.as_f64().unwrap();
        assert!(far < 2.5 * 844.0, "{far}");
        // Boards are shown as they are in the middle of a game.
        let middle = "return [...document.querySelectorAll('.game')].filter((game) => !game.querySelector('cof-board').scene.pieces.length).length";
        assert_eq!(browser.script(middle, vec![]).await, 0);
        // A game that everybody may watch is shown there, and when it is over it still is the latest.
        let other = Browser::open(&driver, &house.address, Kind::default()).await;
        for each in [&browser, &other] {
            each.go("/lobby").await;
            each.until("document.querySelector('[data-game=marelle]')").await;
        }
        browser.click("[data-game=marelle]").await;
        browser.until("document.querySelector('.waiting')").await;
        other.click(".listing a.primary").await;
        for each in [&browser, &other] {
            each.until("document.querySelector('cof-table')?.table.play?.status.state === 'playing'").await;
        }
        let passer = Browser::open(&driver, &house.address, Kind::default()).await;
        for (title, way) in [("At the tables now", "/t/"), ("The latest game", "/g/")] {
            passer.go("/").await;
            passer.until("document.querySelector('cof-life')").await;
            passer.script("document.querySelector('cof-life').scrollIntoView()", vec![]).await;
            passer.until(&format!("document.querySelector('.life cof-board')?.scene && document.querySelector('.life a.button').pathname.startsWith('{way}')")).await;
            assert_eq!(passer.text("#life").await, title);
            if way == "/t/" {
                other.resign().await;
                other.until("document.querySelector('.result')").await;
            }
        }
    });
}

#[test]
fn two_who_want_the_same_game_are_brought_together_by_one_click_each() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let first = Browser::open(&driver, &house.address, Kind::default()).await;
        let second = Browser::open(&driver, &house.address, Kind::default()).await;
        first.go("/lobby").await;
        first.click("[data-game=marelle]").await;
        first.until("document.querySelector('.waiting')").await;
        second.go("/lobby").await;
        second.until("document.querySelector('.listing a.primary')").await;
        second.click("[data-game=marelle]").await;
        for browser in [&first, &second] {
            browser.until("document.querySelector('cof-table')?.table.play?.status.state === 'playing'").await;
        }
        assert_eq!(first.client.current_url().await.unwrap().path(), second.client.current_url().await.unwrap().path());
        // Where nobody waits, the computer has time.
        second.go("/lobby").await;
        second.click("[data-engine=dames]").await;
        second
            .until("document.querySelector('cof-table')?.table.seats.some(({ holder }) => holder.kind === 'engine')")
            .await;
    });
}
