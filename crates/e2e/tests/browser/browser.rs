//! Browser: one window of a visitor, with the few things that tests do in it.

use crate::driver::Driver;
use fantoccini::elements::{Element, ElementRef};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What must become true becomes true within this time, or never: long, because machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(120);
/// How often we look.
const LOOK: Duration = Duration::from_millis(15);

/// Flags that a test machine needs, and that keep the browser from talking to anybody but us.
const FLAGS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-crash-reporter",
    "--disable-breakpad",
    "--disable-extensions",
];

/// Everything that fades or slides in has arrived.
const STILL: &str = "const done = arguments[arguments.length - 1];
    const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity && one.playState === 'running');
    const wait = () => requestAnimationFrame(() => requestAnimationFrame(() => {
        const still = moving();
        still.length === 0 ? done(true) : Promise.allSettled(still.map((one) => one.finished)).then(wait);
    }));
    wait();";

/// How a visitor's browser is.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) language: &'static str,
    /// Whether pieces move; otherwise every result is shown at once.
    pub(crate) moves: bool,
    /// Whether the board is touched by a finger instead of a mouse.
    pub(crate) thumb: bool,
    /// Whether games are played in the browser where they can be; otherwise the server plays them all.
    pub(crate) home: bool,
    /// How well engines play.
    pub(crate) level: u8,
}

impl Default for Kind {
    fn default() -> Kind {
        Kind { width: 1280, height: 900, language: "en", moves: false, thumb: false, home: false, level: 1 }
    }
}

/// A window.
pub(crate) struct Browser {
    pub(crate) client: Client,
    pub(crate) thumb: bool,
    home: String,
}

/// A command that the driver knows beside the standard.
#[derive(Debug)]
struct Extra {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (http::Method::POST, Some(self.body.to_string()))
    }
}

impl Browser {
    /// Opens a window with settings that fit tests. It stands at no page yet.
    pub(crate) async fn open(driver: &Driver, home: &str, kind: Kind) -> Browser {
        let mut arguments: Vec<String> = FLAGS.iter().map(ToString::to_string).collect();
        arguments.push(format!("--window-size={},{}", kind.width.max(600), kind.height));
        arguments.push(format!("--lang={}", kind.language));
        let capabilities: Capabilities = serde_json::from_value(json!({
            "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": kind.language } },
            "goog:loggingPrefs": { "browser": "ALL" },
        }))
        .unwrap();
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(capabilities).connect(&driver.address).await.expect("a browser");
        let browser = Browser { client, thumb: kind.thumb, home: home.into() };
        browser.resize(kind.width, kind.height).await;
        if kind.thumb {
            browser.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
        }
        let speed = if kind.moves { "fast" } else { "off" };
        let settings = json!({ "speed": speed, "sound": false, "preview": false, "level": kind.level, "home": kind.home, "typing": true, "language": kind.language });
        // Before the first page looks at them.
        let first = format!("try {{ localStorage['coffret.settings'] ??= {} }} catch {{}}", json!(settings.to_string()));
        browser.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": first })).await;
        browser.go("/about").await;
        browser
    }

    /// Gives the page a size, which may be smaller than any window.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        // On a telephone the bar for scrolling lies over the page and takes no room.
        let mobile = width < 700 || height < 500;
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.command("Emulation.setDeviceMetricsOverride", params).await;
    }

    /// Has the browser itself do something.
    pub(crate) async fn command(&self, name: &str, params: Value) {
        let body = json!({ "cmd": name, "params": params });
        self.client
            .issue_cmd(Extra { path: "goog/cdp/execute", body })
            .await
            .unwrap_or_else(|error| panic!("{name}: {error}"));
    }

    /// Touches the middle of the element that an expression finds with a finger. It must be in sight: nothing is scrolled for it.
    pub(crate) async fn tap(&self, expression: &str) {
        let middle = format!(
            "(() => {{ const e = {expression}; if (!e || e.disabled) return null; const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2, innerWidth, innerHeight]; }})()"
        );
        let at = self.until(&middle).await;
        let [x, y, width, height] = [0, 1, 2, 3].map(|index| at[index].as_f64().unwrap());
        assert!(x > 0.0 && y > 0.0 && x < width && y < height, "out of sight: {expression} at {x}, {y}");
        self.command("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] })).await;
        self.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await;
    }

    /// Waits until nothing fades or slides any more.
    pub(crate) async fn still(&self) {
        self.client.execute_async(STILL, vec![]).await.unwrap();
    }

    /// Chooses the look of the page where one is, as its settings would.
    pub(crate) async fn wear(&self, look: &str) {
        let choose = "
            const [mode, done] = arguments;
            const module = document.querySelector('script[type=module]').src.replace('main.js', 'settings.js');
            import(module).then(({ choose }) => { choose({ mode }); done(true); });
        ";
        self.client.execute_async(choose, vec![look.into()]).await.unwrap();
        self.until(&format!("document.documentElement.dataset.mode === '{look}'")).await;
    }

    /// Shows the page as it would be printed, or as it is.
    pub(crate) async fn paper(&self, on: bool) {
        self.command("Emulation.setEmulatedMedia", json!({ "media": if on { "print" } else { "" } })).await;
    }

    /// Forgets every file, so that the next page comes as to a newcomer.
    pub(crate) async fn forget(&self) {
        self.command("Network.clearBrowserCache", json!({})).await;
    }

    /// Goes to an address of the server.
    pub(crate) async fn go(&self, path: &str) {
        let address = if path.starts_with("http") { path.into() } else { format!("{}{path}", self.home) };
        self.client.goto(&address).await.expect("a page");
    }

    /// Runs a script in the page.
    pub(crate) async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Waits until an expression is true, and gives its value.
    pub(crate) async fn until(&self, expression: &str) -> Value {
        let begun = Instant::now();
        let script = format!("return ({expression});");
        loop {
            // While a page is being left, nothing can be asked of it.
            let value = self.client.execute(&script, vec![]).await.unwrap_or_default();
            if !matches!(value, Value::Null | Value::Bool(false)) && value != json!("") && value != json!(0) {
                return value;
            }
            if begun.elapsed() > PATIENCE {
                let page = "return location.href + '\\n' + document.querySelector('cof-app')?.innerText";
                let page = self.client.execute(page, vec![]).await.unwrap_or_default();
                panic!(
                    "this did not become true: {expression}\n{}\n{:#?}",
                    page.as_str().unwrap_or_default(),
                    self.log().await
                );
            }
            tokio::time::sleep(LOOK).await;
        }
    }

    /// An element, as soon as it is there; an expression finds it.
    async fn element(&self, expression: &str) -> Element {
        let found = self.until(expression).await;
        let id = found.as_object().and_then(|object| object.values().next()).and_then(Value::as_str).expect("an element");
        Element::from_element_id(self.client.clone(), ElementRef::from(id.to_string()))
    }

    /// Clicks on the first element that a selector finds and that can be used.
    pub(crate) async fn click(&self, selector: &str) {
        self.click_on(&format!("document.querySelector({})", json!(selector))).await;
    }

    /// Clicks on the element that an expression finds. One that was drawn anew meanwhile is looked for again.
    pub(crate) async fn click_on(&self, expression: &str) {
        let usable = format!("(() => {{ const e = {expression}; return e && !e.disabled ? e : null; }})()");
        for _ in 0..20 {
            if self.element(&usable).await.click().await.is_ok() {
                return;
            }
            tokio::time::sleep(LOOK).await;
        }
        self.element(&usable).await.click().await.unwrap_or_else(|error| panic!("{expression}: {error}"));
    }

    /// Types into a field.
    pub(crate) async fn write(&self, selector: &str, text: &str) {
        let element = self.element(&format!("document.querySelector({})", json!(selector))).await;
        element.clear().await.unwrap();
        element.send_keys(text).await.unwrap();
    }

    /// Presses keys where the focus is.
    pub(crate) async fn press(&self, keys: &str) {
        let active = self.client.active_element().await.unwrap();
        active.send_keys(keys).await.unwrap();
    }

    /// The text of what a selector finds, when it is there.
    pub(crate) async fn text(&self, selector: &str) -> String {
        let text = self.until(&format!("document.querySelector({})?.innerText?.trim()", json!(selector))).await;
        text.as_str().unwrap_or_default().into()
    }

    /// What the browser wrote into its console since it was asked last.
    pub(crate) async fn log(&self) -> Vec<String> {
        let entries = self.client.issue_cmd(Extra { path: "se/log", body: json!({ "type": "browser" }) }).await;
        let entries = entries.unwrap_or_default();
        let line =
            |entry: &Value| format!("{} {}", entry["level"].as_str().unwrap_or(""), entry["message"].as_str().unwrap_or(""));
        entries.as_array().map(|entries| entries.iter().map(line).collect()).unwrap_or_default()
    }

    /// Nothing went wrong in the page: no error, nothing that the content policy refused, nothing that was not found.
    pub(crate) async fn assert_clean(&self) {
        self.check_log(|_| true).await;
    }

    /// The same, but for a page that is rightly not found.
    pub(crate) async fn assert_clean_but(&self, missing: &str) {
        let found = format!("{missing} - Failed to load resource: the server responded with a status of 404");
        self.check_log(|line| !line.contains(&found)).await;
    }

    async fn check_log(&self, matters: impl Fn(&str) -> bool) {
        let log = self.log().await;
        let bad: Vec<&String> = log.iter().filter(|line| line.starts_with("SEVERE") && matters(line)).collect();
        assert!(bad.is_empty(), "{bad:#?}");
    }
}
