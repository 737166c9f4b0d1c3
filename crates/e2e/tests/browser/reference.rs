//! The rules as a reference: a page that opens short, and whatever one looks for in it unfolds.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::json;

const ENTER: &str = "\u{e007}";
/// How many clauses there are, how many are in sight, and which of them are unfolded.
const CLAUSES: &str = "const all = [...document.querySelectorAll('.clause')];
    return [all.length, all.filter((one) => one.offsetParent).length, all.filter((one) => one.querySelector('.text')?.checkVisibility()).map(({ id }) => id)]";

/// The rules of a game, with all of their headings.
async fn read(browser: &Browser, address: &str) {
    browser.go("/about").await;
    browser.go(address).await;
    browser.until("document.querySelectorAll('.clause .heading').length > 3").await;
}

#[test]
fn rules_open_short_and_unfold_at_what_is_asked_for() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
        for game in ["dames", "marelle", "madamx", "madamx-solo", "expion", "mamba"] {
            read(&browser, &format!("/rules/{game}")).await;
            let clauses = browser.script(CLAUSES, vec![]).await;
            assert_eq!((&clauses[0], &clauses[2]), (&clauses[1], &json!([])), "{game}: headings, and nothing unfolded");
            let screens = browser.script("return document.documentElement.scrollHeight / innerHeight", vec![]).await;
            assert!(screens.as_f64().unwrap() < 6.0, "{game}: {screens} screens");
        }
        // An address leads to its clause, and so does a link, also a second time after it was folded again.
        read(&browser, "/rules/dames#D-9").await;
        browser.until("document.querySelector('.clause.sought')?.id === 'D-9'").await;
        let seen = "(() => { const box = document.querySelector('#D-9').getBoundingClientRect(); return box.top >= 0 && box.top < innerHeight / 2; })()";
        browser.until(seen).await;
        assert_eq!(browser.script(CLAUSES, vec![]).await[2], json!(["D-9"]));
        browser.click(".gist [href='#D-3']").await;
        browser.until("location.hash === '#D-3' && document.querySelector('.clause.sought')?.id === 'D-3'").await;
        browser.click("#D-3 .heading").await;
        browser.until("document.querySelector('#D-3 .heading').ariaExpanded === 'false'").await;
        browser.click(".gist [href='#D-3']").await;
        browser.until("document.querySelector('#D-3 .text').checkVisibility()").await;
        browser.assert_clean().await;
    });
}

#[test]
fn a_rule_is_found_by_keyboard_by_its_words_and_on_paper() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        read(&browser, "/rules/madamx").await;
        let id = browser.script("return document.querySelectorAll('.clause')[2].id", vec![]).await;
        // By keyboard.
        browser.script("document.querySelectorAll('.clause .heading')[2].focus()", vec![]).await;
        browser.press(ENTER).await;
        browser.until("document.querySelectorAll('.clause .heading')[2].ariaExpanded === 'true'").await;
        assert_eq!(browser.script(CLAUSES, vec![]).await[2], json!([id]));
        browser.press(ENTER).await;
        browser.until("document.querySelectorAll('.clause .heading')[2].ariaExpanded === 'false'").await;
        // What the browser's own search finds is unfolded by the browser, and stays so.
        let found = "const said = document.querySelectorAll('.clause .said-of')[4];
            const before = said.getAttribute('hidden');
            said.removeAttribute('hidden');
            said.dispatchEvent(new Event('beforematch', { bubbles: true }));
            return before";
        assert_eq!(browser.script(found, vec![]).await, "until-found");
        browser.until("document.querySelectorAll('.clause .heading')[4].ariaExpanded === 'true'").await;
        // By words, whatever their accents and capitals.
        browser.write("input[type=search]", "PÁRTNER").await;
        browser.until("/^[0-9]+ rules? speaks? of it/.test(document.querySelector('.seek [role=status]').innerText)").await;
        let clauses = browser.script(CLAUSES, vec![]).await;
        let (all, seen) = (clauses[0].as_u64().unwrap(), clauses[1].as_u64().unwrap());
        assert!(seen > 0 && seen < all, "{seen} of {all}");
        let said = browser.text(".seek [role=status]").await;
        assert!(said.starts_with(&format!("{seen} ")), "{said}");
        browser.script("const field = document.querySelector('input[type=search]'); field.value = ''; field.dispatchEvent(new Event('input'))", vec![]).await;
        browser.until("[...document.querySelectorAll('.clause')].every((one) => one.offsetParent)").await;
        // All at once, and back.
        let open = "document.querySelectorAll('.clause .heading[aria-expanded=true]').length";
        browser.click(".seek button").await;
        browser.until(&format!("{open} === {all}")).await;
        browser.click(".seek button").await;
        browser.until(&format!("{open} === 0")).await;
        // On paper everything is there, with its boards.
        browser.paper(true).await;
        browser.script("dispatchEvent(new Event('beforeprint'))", vec![]).await;
        browser
            .until("[...document.querySelectorAll('cof-example')].every((one) => one.checkVisibility() && one.board?.face)")
            .await;
        assert_eq!(browser.script(CLAUSES, vec![]).await[2].as_array().unwrap().len() as u64, all);
        browser.paper(false).await;
        browser.assert_clean().await;
    });
}
