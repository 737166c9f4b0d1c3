//! Lessons: every board of every path done by mouse, some by keyboard and by thumb, in several languages; a wrong try says the rule.

use crate::browser::{Browser, Kind};
use crate::driver::Driver;
use crate::house::House;
use crate::run;
use serde_json::{Value, json};

const ENTER: &str = "\u{e007}";

impl Browser {
    /// Opens the lessons of a game, at one of them.
    async fn learn(&self, game: &str, lesson: &str) {
        self.go(&format!("/learn/{game}{}", if lesson.is_empty() { String::new() } else { format!("?at={lesson}") })).await;
        self.begun().await;
    }

    /// Waits until something can be touched.
    async fn begun(&self) {
        self.until(
            "(() => { const b = document.querySelector('cof-learn cof-board'); return b?.entry && b.face && b.scene; })()",
        )
        .await;
    }

    /// A place or a button of the board.
    async fn point(&self, touch: &str) {
        let root = "document.querySelector('cof-learn cof-board').shadowRoot";
        let name = json!(touch);
        let place = format!(
            "({root}.querySelector(`[data-touch=${{CSS.escape({name})}}]`) ?? {root}.querySelector(`[data-site=${{CSS.escape({name})}}]`))"
        );
        if self.thumb { self.tap(&place).await } else { self.click_on(&place).await }
    }

    /// Enters a step by touching all of its places, and waits until it was judged.
    async fn enter(&self, step: &str) {
        self.begun().await;
        let before = self.script("return document.querySelector('cof-learn').steps.length", vec![]).await;
        let way = format!("document.querySelector('cof-learn cof-board').hand.touches.waysOf([{}])[0]", json!(step));
        let way = self.until(&way).await;
        for touch in way.as_array().unwrap() {
            self.point(touch.as_str().unwrap()).await;
        }
        self.until(&format!(
            "(() => {{ const l = document.querySelector('cof-learn'); return l.steps.length > {before} && !l.busy; }})()"
        ))
        .await;
    }

    /// Does the present lesson by its own solution.
    async fn solve(&self) {
        let solution = self.until("document.querySelector('cof-learn')?.lesson?.solution").await;
        for step in solution.as_array().unwrap() {
            // Lessons may name a step by a short form; the board knows it by its whole text.
            let ask = "
                const [step, done] = arguments; const learn = document.querySelector('cof-learn');
                learn.ask([...learn.steps, step]).then((tried) => done(tried.position.played[learn.tried.position.played.length].step));
            ";
            let whole = self.client.execute_async(ask, vec![step.clone()]).await.unwrap();
            self.enter(whole.as_str().unwrap()).await;
        }
        self.until("document.querySelector('.verdict.met p')?.innerText").await;
    }

    async fn stars(&self) -> Value {
        self.script("return JSON.parse(localStorage.getItem('coffret.stars') ?? '{}')", vec![]).await
    }
}

#[test]
fn every_lesson_of_every_game_by_mouse() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        let games = browser.games(|game| game["lessons"] != 0).await;
        assert!(!games.is_empty(), "no game has lessons");
        for game in &games {
            browser.learn(game, "").await;
            let of = browser.until("document.querySelector('cof-learn').told.lessons.length").await.as_u64().unwrap();
            for number in 1..=of {
                browser.until(&format!("document.querySelector('cof-learn').at === {number} - 1")).await;
                browser.begun().await;
                browser.solve().await;
                if number < of {
                    browser.click(".learn-side .next").await;
                }
            }
            assert_eq!(browser.stars().await[game.as_str()].as_array().unwrap().len() as u64, of, "{game}");
            // The way leads on to a whole game.
            browser.until("document.querySelector('.learn-side .play')").await;
        }
        browser.assert_clean().await;
    });
}

#[test]
fn from_home_by_keyboard_and_on_to_the_next_lesson() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let browser = Browser::open(&driver, &house.address, Kind::default()).await;
        browser.go("/").await;
        let learn = "document.getElementById('game-marelle')?.closest('article').querySelector('a.button')";
        browser.click_on(learn).await;
        browser.begun().await;
        assert_eq!(browser.client.current_url().await.unwrap().path(), "/learn/marelle");
        browser.script("document.querySelector('cof-learn cof-board').focusSite()", vec![]).await;
        let focused = "document.querySelector('cof-learn cof-board').shadowRoot.activeElement?.dataset.site";
        // The full stop jumps from place to place that can be touched; Enter touches it.
        for _ in 0..30 {
            browser.press(".").await;
            if browser.script(&format!("return {focused} ?? ''"), vec![]).await == "d6" {
                break;
            }
        }
        browser.press(ENTER).await;
        browser.until("document.querySelector('.verdict.met p')?.innerText").await;
        // What leads on has the focus.
        browser.until("document.activeElement?.matches('.learn-side .next')").await;
        browser.press(ENTER).await;
        browser.until("document.querySelector('cof-learn').lesson.id === 'mill'").await;
        browser.assert_clean().await;
    });
}

#[test]
fn by_thumb_on_a_telephone_in_french() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let kind = Kind { width: 390, height: 844, language: "fr", thumb: true, ..Kind::default() };
        let browser = Browser::open(&driver, &house.address, kind).await;
        browser.learn("expion", "push").await;
        assert_eq!(browser.text(".learn-head h1").await, "Pousser la bille rouge");
        // What to do and the whole board are in sight at once, and nothing is wider than the screen.
        let fits = "
            const board = document.querySelector('cof-learn cof-board').getBoundingClientRect();
            return document.documentElement.scrollWidth <= innerWidth && board.bottom <= innerHeight && board.top > 0;
        ";
        assert_eq!(browser.script(fits, vec![]).await, json!(true));
        browser.solve().await;
        assert_eq!(browser.stars().await, json!({ "expion": ["push"] }));
        browser.assert_clean().await;
    });
}

#[test]
fn a_wrong_try_says_the_rule_and_leads_back() {
    run(async {
        let (house, driver) = (House::open(), Driver::start());
        let kind = Kind { language: "it", ..Kind::default() };
        let browser = Browser::open(&driver, &house.address, kind).await;
        browser.learn("dames", "choice").await;
        // Against the rules: the rules say why, and nothing has happened.
        browser.point("14").await;
        browser.point("10").await;
        let href = browser.until("document.querySelector('.caption.refused .rule')?.getAttribute('href')").await;
        assert_eq!(href, "/rules/dames#D-5");
        // Allowed, but not what is asked: the lesson says why, with the clause. The piece is put back first.
        browser.point("14").await;
        browser.enter("14x32x19x28").await;
        let said = browser.text(".verdict.wrong p").await;
        assert!(said.contains("D-10"), "{said}");
        assert_eq!(
            browser.script("return document.querySelector('.verdict .rule').getAttribute('href')", vec![]).await,
            "/rules/dames#D-10"
        );
        assert_eq!(browser.stars().await, json!({}));
        browser.click(".learn-side .again").await;
        browser.begun().await;
        browser.until("document.querySelector('cof-learn').steps.length === 0").await;
        browser.solve().await;
        // The star is still there after a reload, and what was done is not asked again first.
        browser.learn("dames", "").await;
        assert_eq!(browser.stars().await, json!({ "dames": ["choice"] }));
        browser.until("document.querySelector('.path li:nth-child(5) .unseen')").await;
        // Shown is not found: it gives no star.
        browser.learn("dames", "shot").await;
        browser.click(".learn-side .show").await;
        browser.until("document.querySelector('.verdict.met p')?.innerText").await;
        browser.until("document.querySelector('.learn-side .again')").await;
        assert_eq!(browser.stars().await, json!({ "dames": ["choice"] }));
    });
}
