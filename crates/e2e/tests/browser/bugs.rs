//! Things that were wrong in sight of everybody, one test for each, so that they do not come back.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::{Value, json};

const BOARD: &str = "document.querySelector('cof-table cof-board')";

/// Draughts from a position, both seats at one screen.
fn draughts(position: &str) -> Value {
    json!({ "game": "dames", "seats": [{ "kind": "me" }, { "kind": "me" }], "position": position })
}

#[test]
fn a_game_that_does_not_exist_has_a_page_that_says_so() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        for path in ["/rules/chess", "/new/chess", "/box/chess", "/g/none-1"] {
            browser.go(path).await;
            assert_eq!(browser.text("main h1").await, "There is nothing here", "{path}");
            assert_eq!(browser.text("main a.primary").await, "To the games", "{path}");
        }
    });
}

#[test]
fn the_last_move_is_seen_before_the_result() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        browser.set_up(draughts("W:W28:B22")).await;
        browser.turn().await;
        let watch = "const page = document.querySelector('cof-table'); window.seen = [];
            new MutationObserver(() => window.seen.push([Boolean(page.querySelector('.result')), page.show.shown])).observe(page, { childList: true, subtree: true })";
        browser.script(watch, vec![]).await;
        browser.touch("28").await;
        browser.touch("17").await;
        browser.until("document.querySelector('.result')").await;
        let seen = browser.script("return window.seen", vec![]).await;
        let seen = seen.as_array().unwrap();
        assert!(seen.iter().any(|moment| moment[1] == false), "the capture was shown: {seen:?}");
        assert!(!seen.iter().any(|moment| moment[0] == true && moment[1] == false), "and nothing was told before: {seen:?}");
    });
}

#[test]
fn whoever_must_capture_is_told_so_after_a_story() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        browser.set_up(draughts("W:W28,50:B22,11,6,1")).await;
        browser.turn().await;
        browser.touch("28").await;
        browser.touch("17").await;
        browser.moved(1).await;
        browser.turn().await;
        browser
            .until("document.querySelector('.caption').innerText === document.querySelector('cof-table').table.play.scene.words.join(' ')")
            .await;
        let told = browser.text(".caption").await;
        assert!(told.contains("capture"), "{told}");
    });
}

#[test]
fn what_goes_on_at_home_shows_pieces_of_the_game_and_every_player_once() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(json!({ "game": "marelle", "seats": [{ "kind": "me" }, { "kind": "me" }] })).await;
        browser.stand().await;
        browser.go("/").await;
        let drawn =
            "document.querySelector('.ongoing cof-piece')?.shadowRoot?.querySelector('svg > use')?.getAttribute('href')";
        let drawn = browser.until(drawn).await;
        assert!(drawn.as_str().unwrap().starts_with("#piece-"), "a piece of the theme, not a plain ring: {drawn}");
        let players = browser.text(".ongoing .what .small").await;
        assert!(!players.contains('·'), "{players}");
        assert!(!browser.text(".ongoing .chip").await.is_empty(), "whose turn it is");
    });
}

#[test]
fn plates_show_whole_names() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 1280, height: 800, ..Kind::default() }).await;
        let engine = json!({ "kind": "engine", "level": 1 });
        let tables = [("mamba", "players=4", 4), ("dames", "", 2), ("madamx", "players=4", 4), ("expion", "players=4", 4)];
        for (game, rules, seats) in tables {
            let mut all = vec![json!({ "kind": "me" })];
            all.resize(seats, engine.clone());
            browser.set_up(json!({ "game": game, "rules": rules, "seats": all })).await;
            browser.stand().await;
            for (width, height) in [(1280, 800), (390, 844), (844, 390)] {
                browser.resize(width, height).await;
                browser.until(&format!("innerWidth === {width}")).await;
                let cut = "return [...document.querySelectorAll('.plate .holder strong, .plate .role')].filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText)";
                assert_eq!(browser.script(cut, vec![]).await, json!([]), "{game} at {width}");
            }
        }
    });
}

#[test]
fn letters_on_pieces_are_those_of_the_language() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let duel = json!({ "game": "madamx", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        for (language, letter, dark) in [("en", "b", "d"), ("fr", "m", "f"), ("it", "m", "s")] {
            let browser = Browser::open(&driver, &house.address, Kind { language, ..Kind::default() }).await;
            let contrast = "localStorage.setItem('coffret.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('coffret.settings')), mode: 'contrast' }))";
            browser.script(contrast, vec![]).await;
            browser.set_up(draughts("W:W28:B5")).await;
            browser.turn().await;
            let drawn = format!("{BOARD}.shadowRoot.querySelector('.camp-brown .letter')?.textContent");
            assert_eq!(browser.until(&drawn).await, letter);
            browser.set_up(duel.clone()).await;
            browser.turn().await;
            let drawn = format!("{BOARD}.shadowRoot.querySelector('.camp-dark .letter')?.textContent");
            assert_eq!(browser.until(&drawn).await, dark);
        }
    });
}

#[test]
fn only_what_goes_together_can_be_chosen_and_play_is_in_sight() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 1280, height: 800, ..Kind::default() }).await;
        browser.go("/new/mamba").await;
        browser.click(".options summary").await;
        let first = "return [...document.querySelectorAll('[name=option-first]:not(:disabled)')].map((one) => one.parentElement.innerText.trim())";
        assert_eq!(browser.script(first, vec![]).await, json!(["by the die", "red", "teal"]));
        let games = browser.games(|_| true).await;
        for (width, height) in [(1280, 800), (390, 844)] {
            browser.resize(width, height).await;
            for game in &games {
                browser.go(&format!("/new/{game}")).await;
                browser.until("document.querySelector('.order > .primary')").await;
                let seen = "const box = document.querySelector('.order > .primary').getBoundingClientRect(); return [scrollY, box.bottom <= innerHeight]";
                assert_eq!(browser.script(seen, vec![]).await, json!([0, true]), "{game} at {width}");
            }
        }
    });
}

#[test]
fn of_two_presets_with_the_same_rules_the_one_that_is_played_is_named() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let chosen = "document.querySelector('.preset:has(:checked) strong')?.innerText";
        for (rules, free, letter) in [
            ("", "Two players", "Two players, nothing taken back"),
            ("players=4", "Four players", "The booklet to the letter, for four"),
        ] {
            browser.go(&format!("/new/mamba?rules={rules}")).await;
            assert_eq!(browser.until(chosen).await, free);
            browser.click_on("document.querySelector('input[name=takeback][value=never]').parentElement").await;
            browser.until(&format!("{chosen} === '{letter}'")).await;
        }
        let engine = json!({ "kind": "engine", "level": 1 });
        for (takeback, name) in [("free", "Four players"), ("never", "The booklet to the letter, for four")] {
            let seats = json!([{ "kind": "me" }, engine, engine, engine]);
            browser.set_up(json!({ "game": "mamba", "rules": "players=4", "takeback": takeback, "seats": seats })).await;
            browser.until(&format!("document.querySelector('.about a.chip')?.innerText.trim() === '{name}'")).await;
        }
    });
}

#[test]
fn a_hint_shows_where_to_look_and_says_what_it_brings() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let position = "........./........./....b.b../...bbba../...a.ba../...ba.b../......a../........./......... a turn 0";
        let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]);
        browser.set_up(json!({ "game": "mamba", "seats": seats, "position": position })).await;
        browser.turn().await;
        let shaded = format!("{BOARD}.shadowRoot.querySelectorAll('.spotlight .shade').length");
        // Where, then which piece: the rest lies in the shade, and nothing is ringed that could be taken for what can be touched.
        for level in 1..=2 {
            browser.click("cof-helper button").await;
            browser.until(&format!("document.querySelector('cof-helper').given?.level === {level}")).await;
            browser.until(&format!("{shaded} === 1")).await;
            let ringed = format!("return {BOARD}.shadowRoot.querySelectorAll('.light.hint').length");
            assert_eq!(browser.script(&ringed, vec![]).await, 0, "hint {level}");
        }
        // The step itself is told with what it brings about.
        let show = "
            const [step, done] = arguments;
            const page = document.querySelector('cof-table');
            page.table.send({ do: 'preview', step }).then(async (preview) => {
                page.hint = { level: 3, sites: [], told: 'this step', step: preview };
                await page.updateComplete;
                done(preview.story.caused.slice(0, 2).map(({ caption }) => caption));
            });
        ";
        let brings = browser.client.execute_async(show, vec!["g3-f4".into()]).await.unwrap();
        assert_eq!(brings.as_array().unwrap().len(), 2, "{brings}");
        browser.until(&format!("{shaded} === 0")).await;
        let told = browser.text(".caption.hinted").await.to_lowercase();
        for caption in brings.as_array().unwrap() {
            assert!(told.contains(&caption.as_str().unwrap().trim_end_matches('.').to_lowercase()), "{told}: {caption}");
        }
    });
}

#[test]
fn a_result_says_why_and_agrees_with_its_winners() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        // The position of a clause's first example that one step ends, and that step.
        let example = "
            const [game, clause, at, done] = arguments;
            fetch(`/api/games/${game}/rules`).then((answer) => answer.json()).then(({ clauses }) => {
                const { examples } = clauses.find(({ id }) => id === clause);
                const one = ({ facts }) => facts.find(({ kind, steps, result }) => kind === 'over' && steps.length === 1 && result !== 'draw');
                const found = examples.filter(one)[at];
                done([found.rules, found.position, one(found).steps[0]]);
            });
        ";
        for (game, clause, at, seats, why) in [
            ("dames", "D-12", 0, 2, "ivory has no piece left"),
            ("marelle", "M-10", 0, 2, "ivory has only 2 pieces left"),
            ("marelle", "M-10", 1, 2, "ivory cannot move"),
            ("madamx", "X-12", 0, 2, "has no piece left"),
            ("madamx", "X-13", 0, 2, "cannot move"),
            ("madamx-solo", "X-27", 0, 1, "All men have arrived"),
            ("expion", "E-17", 0, 2, "have won"),
            ("mamba", "B-16", 0, 2, "nobody else has more than 4 pieces"),
        ] {
            browser.go("/about").await;
            let found = browser.client.execute_async(example, vec![game.into(), clause.into(), at.into()]).await.unwrap();
            let seats = vec![json!({ "kind": "me" }); seats];
            browser.set_up(json!({ "game": game, "rules": found[0], "position": found[1], "seats": seats })).await;
            browser.turn().await;
            browser.write("#typed", &format!("{}\u{e007}", found[2].as_str().unwrap())).await;
            let told = browser.text(".result").await;
            assert!(told.contains(why), "{game} {clause}: {told}");
        }
    });
}

#[test]
fn whoever_comes_back_sees_what_was_played_last() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(draughts("W:W28,50:B22,11,6,1")).await;
        for touches in [["28", "17"], ["11", "22"]] {
            let before = browser.turn().await.moves;
            for touch in touches {
                browser.touch(touch).await;
            }
            browser.moved(before + 1).await;
        }
        browser.go(browser.client.current_url().await.unwrap().as_str()).await;
        browser.turn().await;
        let marked = "document.querySelector('cof-table').show.last";
        browser.until(&format!("{marked}.length && {marked}.includes('11') && {marked}.includes('22')")).await;
        let drawn = format!("{BOARD}.shadowRoot.querySelectorAll('.light.last').length >= 2");
        browser.until(&drawn).await;
    });
}

#[test]
fn draughts_are_written_and_numbered_as_players_do() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.set_up(draughts("W:W28,50:B22,11,6,1")).await;
        for touches in [["28", "17"], ["11", "22"], ["50", "44"]] {
            let before = browser.turn().await.moves;
            for touch in touches {
                browser.touch(touch).await;
            }
            browser.moved(before + 1).await;
        }
        let list = "return [...document.querySelectorAll('cof-moves li')].map((row) => [row.querySelector('.number').innerText, ...[...row.querySelectorAll('.move > [aria-hidden]')].map((one) => one.innerText)])";
        assert_eq!(browser.script(list, vec![]).await, json!([["1.", "28x17", "11x22"], ["2.", "50-44"]]));
        // Programs read the whole of it.
        let texts = "return document.querySelector('cof-table').table.play.moves.map((move) => move.text)";
        assert_eq!(browser.script(texts, vec![]).await, json!(["28x17x22", "11x22x17", "50-44"]));
    });
}

#[test]
fn what_was_taken_lies_before_the_taker_and_crowns() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { moves: true, ..Kind::default() }).await;
        browser.set_up(draughts("W:W7,40:B5,45")).await;
        browser.turn().await;
        let heaps = "return [...document.querySelectorAll('.plate .heap')].map((heap) => [heap.closest('.plate').dataset.seat, heap.dataset.heap, heap.querySelector('.count').innerText, heap.querySelector('.label').innerText])";
        let lying = browser.script(heaps, vec![]).await;
        let mut lying: Vec<Vec<&str>> = lying
            .as_array()
            .unwrap()
            .iter()
            .map(|heap| heap.as_array().unwrap().iter().map(|word| word.as_str().unwrap()).collect())
            .collect();
        lying.sort();
        assert_eq!(lying, [["1", "ivory", "18", "taken by brown"], ["2", "brown", "18", "taken by ivory"]]);
        // The man that crowns comes from the heap of brown men, which lies before ivory, and is then no longer there.
        let watch = format!(
            "new MutationObserver((changes) => changes.forEach(({{ addedNodes }}) => [...addedNodes].forEach((node) => {{ if (node.classList?.contains('crowns')) window.crowned = node.getAttribute('class'); }}))).observe({BOARD}.shadowRoot, {{ childList: true, subtree: true }})"
        );
        browser.script(&watch, vec![]).await;
        browser.touch("7").await;
        browser.touch("1").await;
        browser.moved(1).await;
        assert_eq!(browser.script("return window.crowned", vec![]).await, "thing piece camp-brown crowns");
        browser.until("document.querySelector('.plate[data-seat=\"2\"] .heap .count').innerText === '17'").await;
    });
}

#[test]
fn boards_and_pieces_wear_what_was_chosen_and_keep_their_shapes() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let look = format!(
            "const root = {BOARD}.shadowRoot; return [getComputedStyle(root.querySelector('.d-dark-a')).stopColor, getComputedStyle(root.querySelector('.d-brown-b')).stopColor, [...root.querySelectorAll('symbol')].map((one) => one.outerHTML).join()]"
        );
        browser.set_up(draughts("W:W28:B5")).await;
        browser.turn().await;
        let before = browser.script(&look, vec![]).await;
        browser.go("/settings").await;
        browser.until("document.querySelectorAll('cof-sets .set').length === 18").await;
        browser.click_on("document.querySelector('[name=set-dames][value=cafe]')?.closest('label')").await;
        browser.until("JSON.parse(localStorage.getItem('coffret.settings')).sets?.dames === 'cafe'").await;
        browser.set_up(draughts("W:W28:B5")).await;
        browser.turn().await;
        let after = browser.script(&look, vec![]).await;
        assert_ne!(before[0], after[0], "another board");
        assert_ne!(before[1], after[1], "other pieces");
        assert_eq!(before[2], after[2], "the same shapes");
        browser.assert_clean().await;
    });
}

#[test]
fn what_is_on_a_page_changes_its_look_with_it() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        for (path, there) in browser.tour().await {
            browser.go(&path).await;
            browser.until(there).await;
            for look in ["contrast", "light"] {
                browser.wear(look).await;
                let worn = format!(
                    "[...document.querySelectorAll('cof-board, cof-piece')].every((one) => one.getAttribute('mode') === '{look}')"
                );
                browser.until(&worn).await;
            }
        }
    });
}
