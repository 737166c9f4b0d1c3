//! Two browsers at one table, by a link; and a server that goes and comes back.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;

/// A host who waits, and a guest before the invitation.
pub(crate) async fn invited(driver: &Driver, house: &House, game: &str) -> [Browser; 2] {
    let host = Browser::open(driver, &house.address, Kind::default()).await;
    let guest = Browser::open(driver, &house.address, Kind { width: 390, height: 844, ..Kind::default() }).await;
    host.go("/").await;
    host.click_on(&format!("document.getElementById('game-{game}')?.closest('article').querySelectorAll('button')[1]"))
        .await;
    host.click("dialog .primary").await;
    let link = host.until("document.querySelector('.common input')?.value").await;
    host.until("document.querySelector('.qr path')").await;
    guest.go(link.as_str().unwrap()).await;
    guest.until("document.querySelector('[data-sit]')").await;
    [host, guest]
}

/// The guest sits down, and the game begins.
pub(crate) async fn accept(both: &[Browser; 2]) {
    both[1].click("[data-sit]").await;
    for browser in both {
        browser.until("document.querySelector('cof-table')?.table.play?.status.state === 'playing'").await;
    }
}

async fn by_link(driver: &Driver, house: &House, game: &str) -> [Browser; 2] {
    let both = invited(driver, house, game).await;
    accept(&both).await;
    both
}

/// Whoever has to decide plays.
async fn step_of_either(both: &[Browser; 2], choice: u64) {
    let moves = loop {
        if both[0].stand().await.mine {
            break both[0].step(choice).await;
        }
        if both[1].stand().await.mine {
            break both[1].step(choice).await;
        }
    };
    for browser in both {
        browser.moved(moves).await;
    }
}

#[test]
fn a_game_by_link() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let both = by_link(&driver, &house, "marelle").await;
        for choice in 0..6 {
            step_of_either(&both, choice * 7).await;
        }
        both[1].write("#say", "Bonne partie\u{e007}").await;
        both[0].until("document.querySelector('.said')?.innerText.includes('Bonne partie')").await;
        both[0].more().await;
        both[0].click("[data-deed=draw]").await;
        both[1].click(".offer .primary").await;
        for browser in &both {
            assert!(browser.text(".result h2").await.contains("draw"));
        }
        // Again, and the other begins.
        both[0].click(".result .primary").await;
        both[1].click(".offer .primary").await;
        for browser in &both {
            browser.until("document.querySelector('cof-table').table.play.status.state === 'playing'").await;
        }
        step_of_either(&both, 1).await;
        both[0].assert_clean().await;
        both[1].assert_clean().await;
    });
}

#[test]
fn nothing_is_lost_when_the_server_is_killed() {
    run(async {
        let (mut house, driver) = (House::open(), Driver::start());
        let both = by_link(&driver, &house, "marelle").await;
        step_of_either(&both, 3).await;
        house.kill();
        for browser in &both {
            browser.until("document.querySelector('cof-table').table.line.state === 'lost'").await;
        }
        assert!(both[0].text(".side .notice.warm").await.contains("connection"));
        // A step that is made meanwhile is sent when the server is back.
        let moves = if both[0].stand().await.mine { 0 } else { 1 };
        let script = "return Object.keys(document.querySelector('cof-table cof-board').entry.next)[0]";
        let touch = both[moves].script(script, vec![]).await;
        both[moves].touch(touch.as_str().unwrap()).await;
        house.reopen();
        for browser in &both {
            browser.moved(2).await;
            browser.until("!document.querySelector('.side .notice.warm')").await;
        }
        step_of_either(&both, 5).await;
    });
}

#[test]
fn two_tabs_of_one_visitor_show_the_same() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/new/dames?with=screen").await;
        browser.click(".order .primary").await;
        browser.turn().await;
        let table = browser.client.current_url().await.unwrap();
        let first = browser.client.window().await.unwrap();
        let second = browser.client.new_window(true).await.unwrap().handle;
        browser.client.switch_to_window(second).await.unwrap();
        browser.go(table.as_str()).await;
        browser.turn().await;
        browser.step(0).await;
        browser.client.switch_to_window(first).await.unwrap();
        browser.moved(1).await;
        browser.step(0).await;
        browser.assert_clean().await;
    });
}
