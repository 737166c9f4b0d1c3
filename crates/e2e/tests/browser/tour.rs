//! Tour: one of every page of the client, and of every state of a table, each with what tells that it is there.

use crate::browser::Browser;
use serde_json::{Value, json};

/// An address, and an expression that is true when all of the page has come.
pub(crate) type Stop = (String, &'static str);

/// The pages that need no game.
const PLAIN: [(&str, &str); 13] = [
    ("/", "document.querySelector('.daily cof-board')?.scene"),
    ("/new/madamx", "document.querySelector('.presets')"),
    ("/new/mamba?rules=players=4", "document.querySelector('.presets')"),
    ("/rules", "document.querySelectorAll('.book').length > 5"),
    ("/rules/madamx", "document.querySelector('.gist cof-board')?.scene"),
    ("/rules/marelle#M-8", "document.querySelector('cof-example cof-board')?.scene"),
    ("/learn/mamba", "document.querySelector('cof-learn cof-board')?.entry"),
    ("/learn/dames", "document.querySelector('cof-learn cof-board')?.entry"),
    ("/box/dames", "document.querySelector('.box-page .material')"),
    ("/lobby", "document.querySelector('.openers button')"),
    ("/settings", "document.querySelector('#own-name')?.value"),
    ("/about", "document.querySelector('.keys')"),
    (MISSING, "document.querySelector('.narrow')"),
];

/// The page that is rightly not found.
pub(crate) const MISSING: &str = "/nowhere";

impl Browser {
    /// The path of the page where one is.
    async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_string()
    }

    /// Sets up a table and gives its path.
    async fn table(&self, order: Value) -> String {
        self.set_up(order).await;
        self.stand().await;
        self.path().await
    }

    /// Plays what has to be played, and gives where to go.
    pub(crate) async fn tour(&self) -> Vec<Stop> {
        let (me, engine) = (json!({ "kind": "me" }), json!({ "kind": "engine", "level": 1 }));
        let drawn = "Boolean(document.querySelector('cof-table cof-board')?.face)";
        let mut stops = Vec::new();
        let playing = self.table(json!({ "game": "marelle", "seats": [me, engine] })).await;
        self.turn().await;
        self.step(0).await;
        self.turn().await;
        stops.push((playing, drawn));
        let four = json!({ "game": "mamba", "rules": "players=4", "seats": [me, engine, engine, engine] });
        stops.push((self.table(four).await, drawn));
        let alone = self.table(json!({ "game": "madamx-solo", "seats": [me] })).await;
        stops.push((alone, "/^[0-9]+$/.test(document.querySelectorAll('.figures dd')[1]?.innerText)"));
        let waiting = self.table(json!({ "game": "dames", "seats": [me, { "kind": "open" }] })).await;
        stops.push((waiting, "document.querySelector('.qr path')"));
        let over = self.table(json!({ "game": "marelle", "seats": [me, engine] })).await;
        self.turn().await;
        self.step(0).await;
        self.turn().await;
        self.resign().await;
        self.until("document.querySelector('.result')").await;
        let game = self.script("return document.querySelector('cof-table').table.play.id", vec![]).await;
        stops.push((over, "document.querySelector('.result')"));
        stops.push((format!("/g/{}", game.as_str().unwrap()), "document.querySelector('.graph .line')"));
        stops.extend(PLAIN.map(|(path, ready)| (path.to_string(), ready)));
        stops
    }
}
