//! What is done around a table: dice, lots, starts at random, and tables where nothing is taken back.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;

const PLAYING: &str = "document.querySelector('cof-table')?.table.play?.status.state === 'playing'";

/// The page on which a game is chosen, at one screen.
async fn chooser(browser: &Browser, game: &str, rules: &str) {
    browser.go(&format!("/new/{game}?with=screen{rules}")).await;
    browser.until("document.querySelector('cof-new .order .primary')").await;
}

#[test]
fn b_4_dice_are_thrown_and_told_on_the_table() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        chooser(&browser, "mamba", "&rules=players%3D3").await;
        browser.click("cof-new .order .primary").await;
        browser.until(PLAYING).await;
        browser.until("document.querySelectorAll('cof-opening .dice:first-of-type .die').length === 3").await;
        // The face that is seen, the sentence and the seat that begins say the same; and it is read out.
        let same = "(() => {
            const { table } = document.querySelector('cof-table');
            const round = [...document.querySelectorAll('cof-opening .dice')].pop();
            const best = [...round.querySelectorAll('.die.highest')];
            const told = document.querySelector('cof-opening .told').textContent;
            const first = table.seats[table.actor - 1].name;
            return best.length === 1 && best[0].textContent.includes(first) && told.endsWith(first + ' begins.');
        })()";
        browser.until(same).await;
        let pips = "[...document.querySelectorAll('cof-opening .die')].every((die) => die.querySelectorAll('circle').length === Number(die.dataset.face))";
        browser.until(pips).await;
        browser.step(0).await;
        browser.assert_clean().await;
    });
}

#[test]
fn b_20_without_take_backs_the_button_is_absent_and_the_page_says_why() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        chooser(&browser, "mamba", "").await;
        browser.until("document.querySelector('cof-new .finality a[href=\"/rules/mamba#B-20\"]')").await;
        browser.click_on("document.querySelector('input[name=takeback][value=never]').parentElement").await;
        browser.click("cof-new .order .primary").await;
        browser.until(PLAYING).await;
        browser.step(0).await;
        browser.until("document.querySelector('cof-opening .final a[href=\"/rules/mamba#B-20\"]')").await;
        let undo =
            "[...document.querySelectorAll('cof-table button')].some((button) => button.textContent.trim() === 'Take back')";
        browser.until(&format!("!{undo}")).await;
        // Where steps may be taken back, the button is there.
        chooser(&browser, "mamba", "").await;
        browser.click("cof-new .order .primary").await;
        browser.until(PLAYING).await;
        browser.step(0).await;
        browser.until(undo).await;
        browser.assert_clean().await;
    });
}

#[test]
fn x_1_lots_and_x_21_the_double_game_are_chosen_first() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        chooser(&browser, "madamx", "&rules=players%3D4").await;
        browser.until("document.querySelector('input[name=format][value=roles]').checked").await;
        browser.until("document.querySelector('cof-new .double a[href=\"/rules/madamx#X-21\"]')").await;
        chooser(&browser, "madamx", "").await;
        browser.until("document.querySelector('input[name=lots][value=lots]').checked").await;
        browser.click("cof-new .order .primary").await;
        browser.until(PLAYING).await;
        browser
            .until("document.querySelector('cof-opening .told')?.textContent.startsWith('Lots were drawn: player ')")
            .await;
        chooser(&browser, "dames", "").await;
        browser.until("document.querySelector('input[name=lots][value=listed]').checked").await;
        // The solitaire starts at random unless one chooses.
        browser.go("/new/madamx-solo").await;
        browser.until("document.querySelector('#start')?.selectedOptions[0].value === '-2'").await;
        browser.assert_clean().await;
    });
}
