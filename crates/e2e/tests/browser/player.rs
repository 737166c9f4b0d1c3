//! Player: somebody at a table, who touches what the board offers.

use crate::browser::Browser;
use serde_json::Value;

/// The next touch on the way to a step: a place or a button; empty when the way has been gone.
const NEXT: &str = r"
    const [touched, choice] = arguments;
    let node = document.querySelector('cof-table cof-board')?.entry;
    for (const touch of touched) node = node?.next?.[touch];
    const ways = Object.keys(node?.next ?? {}).sort();
    return ways.length ? ways[choice % ways.length] : node?.more ? null : '';
";

/// How the table stands, as the page knows it. A board is drawn when its theme has come.
const STATE: &str = r"
    const { table, show } = document.querySelector('cof-table') ?? {};
    const board = document.querySelector('cof-table cof-board');
    const play = table?.play;
    if (!play || !board?.scene || !board.face) return null;
    return { state: play.status.state, moves: play.moves.length, told: play.status.told ?? '', mine: Boolean(board.entry), settled: show.settled, actor: table.actor ?? 0, version: table.version };
";

/// How a table stands.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Stand {
    pub(crate) over: bool,
    pub(crate) moves: u64,
    pub(crate) told: String,
    /// Whether this visitor can touch something now.
    pub(crate) mine: bool,
    pub(crate) actor: u64,
}

impl Browser {
    /// How the table stands, as soon as the page shows one.
    pub(crate) async fn stand(&self) -> Stand {
        let expression = format!("(() => {{ {STATE} }})()");
        let state = self.until(&expression).await;
        Stand {
            over: state["state"] == "over",
            moves: state["moves"].as_u64().unwrap_or(0),
            told: state["told"].as_str().unwrap_or_default().into(),
            mine: state["mine"] == true,
            actor: state["actor"].as_u64().unwrap_or(0),
        }
    }

    /// Waits until this visitor has to decide, or the game is over.
    pub(crate) async fn turn(&self) -> Stand {
        let expression = format!(
            "(() => {{ const s = (() => {{ {STATE} }})(); return s && (s.mine || (s.state === 'over' && s.settled)); }})()"
        );
        self.until(&expression).await;
        self.stand().await
    }

    /// Waits until the table has so many moves and everything was shown.
    pub(crate) async fn moved(&self, moves: u64) {
        let expression =
            format!("(() => {{ const s = (() => {{ {STATE} }})(); return s && s.settled && s.moves >= {moves}; }})()");
        self.until(&expression).await;
    }

    /// Touches a place or presses a button of the board.
    pub(crate) async fn touch(&self, touch: &str) {
        let root = "document.querySelector('cof-table cof-board').shadowRoot";
        let name = serde_json::to_string(touch).unwrap();
        let place = format!(
            "({root}.querySelector(`[data-touch=${{CSS.escape({name})}}]`) ?? {root}.querySelector(`[data-site=${{CSS.escape({name})}}]`))"
        );
        if self.thumb { self.tap(&place).await } else { self.click_on(&place).await }
    }

    /// Plays one step by touching: the way is chosen by a number. Gives the number of moves after it.
    pub(crate) async fn step(&self, choice: u64) -> u64 {
        let before = self.stand().await.moves;
        let mut touched: Vec<Value> = Vec::new();
        loop {
            let next = self.script(NEXT, vec![Value::Array(touched.clone()), choice.into()]).await;
            match next.as_str() {
                Some("") if !touched.is_empty() => break,
                Some(touch) if !touch.is_empty() => {
                    self.touch(touch).await;
                    touched.push(touch.into());
                }
                // The tree goes on, and the server is being asked how.
                _ => tokio::task::yield_now().await,
            }
        }
        self.moved(before + 1).await;
        before + 1
    }

    /// Plays until the game is over, giving up after so many of one's own steps. Gives how it ended.
    pub(crate) async fn play_out(&self, most: u64) -> Stand {
        let mut dice = 12_345_u64;
        for _ in 0..most {
            let stand = self.turn().await;
            if stand.over {
                return stand;
            }
            dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            self.step(dice >> 33).await;
        }
        if !self.turn().await.over {
            self.resign().await;
        }
        self.until("document.querySelector('.result')").await;
        self.stand().await
    }

    /// Opens what is seldom done at a table. A page that is still being drawn may slip away under a click.
    pub(crate) async fn more(&self) {
        while self.script("return Boolean(document.querySelector('.menu'))", vec![]).await == false {
            self.click("[data-drawer=more]").await;
        }
    }

    /// Gives up, and says so again when asked.
    pub(crate) async fn resign(&self) {
        self.more().await;
        self.click("[data-deed=resign]").await;
        self.click("dialog .primary").await;
    }

    /// Sets up a table as a program would, and goes there.
    pub(crate) async fn set_up(&self, order: Value) {
        self.go("/about").await;
        self.until("fetch('/api/me').then((me) => me.ok)").await;
        let make = "
            const done = arguments[arguments.length - 1];
            const headers = { 'content-type': 'application/json' };
            fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(arguments[0]) }).then((answer) => answer.json()).then(done)
        ";
        let made = self.client.execute_async(make, vec![order]).await.unwrap();
        self.go(made["path"].as_str().unwrap_or_else(|| panic!("{made}"))).await;
    }

    /// From home to a table with the engine.
    pub(crate) async fn play_at_once(&self, game: &str) {
        self.go("/").await;
        self.click_on(&format!("document.getElementById('game-{game}')?.closest('article').querySelector('.primary')"))
            .await;
        self.stand().await;
    }
}
