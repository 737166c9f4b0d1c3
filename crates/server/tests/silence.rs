//! Silence: what is said, tried or found out at one seat reaches nobody who may not know it.

mod client;

use client::{Running, Socket, Visitor, every_rules, find, first_spelling, words};
use kernel::{Seat, Talk};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Somebody at the table of a random game.
struct Person {
    visitor: Visitor,
    socket: Socket,
    /// The seat; none for whoever watches.
    seat: Option<Seat>,
    /// How many messages were looked at.
    checked: usize,
}

/// Something that was said: by whom, and where.
struct Word {
    by: usize,
    channel: &'static str,
}

/// A table with a person on every seat and two who watch.
struct Party {
    chosen: hall::Chosen,
    table: String,
    persons: Vec<Person>,
    words: Vec<Word>,
    /// The events by version and language, as whoever came first read them.
    events: BTreeMap<(u64, &'static str), Value>,
}

/// What words said at a table look like, so that they are found in whatever bytes. No id has capital letters.
fn token(number: usize) -> String {
    format!("ZQ{number}ZQ")
}

/// The numbers of the words that a text holds.
fn tokens(text: &str) -> Vec<usize> {
    text.split("ZQ").filter_map(|part| part.parse().ok()).collect()
}

/// All names of fields in a value.
fn names(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            found.push(name.clone());
            names(value, found);
        }),
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        _ => {}
    }
}

macro_rules! ensure {
    ($right:expr, $($why:tt)*) => {
        if !$right {
            return Err(TestCaseError::fail(format!($($why)*)));
        }
    };
}

impl Party {
    async fn gather(running: &Running, game: &str, rules: &str) -> Party {
        let chosen = hall::find(game).unwrap().choose(&words(rules)).unwrap();
        let mut host = running.visitor().await;
        let (table, links) = host.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
        let mut persons = Vec::new();
        for index in 0..chosen.seating.seats() + 2 {
            let lang = ["en", "fr"][index % 2];
            let visitor = if index == 0 { host.clone() } else { running.visitor().await };
            let visitor = Visitor { lang, ..visitor };
            let mut socket = visitor.join(&table).await;
            socket.kind("presence").await;
            let seat = (index < chosen.seating.seats()).then_some(Seat(index as u8));
            if index > 0 && seat.is_some() {
                let link = &links[index - 1];
                socket.must(json!({"do": "sit", "seat": link["seat"], "key": link["key"]})).await;
            }
            persons.push(Person { visitor, socket, seat, checked: 0 });
        }
        let mut party = Party { chosen, table, persons, words: Vec::new(), events: BTreeMap::new() };
        party.fence().await;
        party
    }

    /// Waits until everybody has got whatever was sent so far: the task of the table answers in order.
    async fn fence(&mut self) {
        for person in &mut self.persons {
            person.socket.must(json!({"do": "ping"})).await;
        }
    }

    fn same_team(&self, one: usize, other: usize) -> bool {
        let side = |index: usize| self.persons[index].seat.map(|seat| self.chosen.seating.side(seat));
        side(one).is_some() && side(one) == side(other)
    }

    /// Whether somebody has read that the match is over.
    fn knows_the_end(&self, hearer: usize) -> bool {
        let seen = &self.persons[hearer].socket.seen;
        let over = |message: &Value| message["status"]["state"] == "over" || message["play"]["status"]["state"] == "over";
        seen.iter().any(over)
    }

    /// The rules of silence, written down once more and otherwise than in the server.
    fn may_hear(&self, hearer: usize, word: &Word) -> bool {
        let plays = self.persons[hearer].seat.is_some();
        match (word.channel, self.chosen.talk) {
            ("table", Talk::Open | Talk::Allies) => true,
            ("table", Talk::Silent) => self.knows_the_end(hearer),
            ("allies", Talk::Allies) => self.same_team(word.by, hearer),
            ("gallery", Talk::Silent) => (!plays && word.by == hearer) || self.knows_the_end(hearer),
            _ => false,
        }
    }

    /// Looks at everything that came since the last time. `by` has just commanded; if the command was of a private kind or
    /// refused, nobody else may have noticed.
    fn check(&mut self, by: usize, noticed: bool) -> Result<(), TestCaseError> {
        for index in 0..self.persons.len() {
            let person = &self.persons[index];
            let fresh: Vec<Value> = person.socket.seen[person.checked..].to_vec();
            let own = &person.visitor.id;
            for message in &fresh {
                let text = message.to_string();
                let kind = message["type"].as_str().unwrap_or_default();
                for number in tokens(&text) {
                    let word = &self.words[number];
                    ensure!(
                        self.may_hear(index, word),
                        "person {index} got a word of {} in {}: {text}",
                        word.by,
                        word.channel
                    );
                }
                match kind {
                    "you" => {
                        ensure!(message["visitor"] == own.as_str(), "person {index} got what is another's: {text}");
                        let acts = message["may"].as_array().is_some_and(|may| may.contains(&json!("step")));
                        ensure!(acts || message["tree"].is_null(), "a tree without a turn: {text}");
                        ensure!(acts || message["bound"].is_null(), "a bond without a turn: {text}");
                    }
                    "done" | "refused" => {
                        let answered = message["id"].as_str().unwrap_or_default();
                        ensure!(person.socket.sent.contains(answered), "person {index} got another's answer: {text}");
                        let engine =
                            ["hint", "evaluation", "truth"].contains(&message["answer"]["kind"].as_str().unwrap_or(""));
                        ensure!(!engine || self.knows_the_end(index), "analysis during the game: {text}");
                    }
                    _ => {
                        let mut fields = Vec::new();
                        names(message, &mut fields);
                        for private in ["tree", "touched", "possible", "bound", "answer", "key", "path", "step", "line"] {
                            ensure!(!fields.iter().any(|name| name == private), "{private} for all: {text}");
                        }
                    }
                }
                // Who is here is told now and then; apart from that, what is private makes no noise.
                let pinged = kind == "done" && message["answer"].is_null();
                ensure!(
                    noticed || index == by || kind == "presence" || pinged,
                    "person {index} noticed what {by} did: {text}"
                );
                // Everybody who reads a language reads the same.
                if kind == "event" {
                    let key = (message["version"].as_u64().unwrap(), person.visitor.lang);
                    let first = self.events.entry(key).or_insert_with(|| message.clone());
                    ensure!(first == message, "events differ: {first} {message}");
                }
            }
            self.persons[index].checked += fresh.len();
        }
        Ok(())
    }

    /// Somebody does something at random.
    async fn act(&mut self, who: usize, what: u8, dice: u16) -> Result<(), TestCaseError> {
        let by = who % self.persons.len();
        let dice = usize::from(dice);
        if what % 16 == 15 {
            return self.come_again(by, dice).await;
        }
        let socket = &self.persons[by].socket;
        let tree = socket.seen.iter().rev().find(|message| message["type"] == "you").map(|you| you["tree"].clone());
        let tree = tree.unwrap_or_default();
        let nth = |names: Vec<&String>| names.get(dice % names.len().max(1)).map(ToString::to_string);
        let layout = self.chosen.layout();
        let site = layout.sites[dice % layout.sites.len()].text.clone();
        let touch = tree["next"].as_object().and_then(|next| nth(next.keys().collect())).unwrap_or(site);
        let spelled = first_spelling(&tree["next"][&touch]);
        let (mut touched, step) = spelled.unwrap_or((Vec::new(), touch.clone()));
        touched.insert(0, touch);
        let channel = ["table", "allies", "gallery"][dice % 3];
        let other = (by + 1 + dice) % self.persons.len();
        let mut word = None;
        let (deed, public) = match what % 16 {
            0 | 1 => (json!({"do": "touch", "touched": touched[..=dice % touched.len()]}), false),
            2 => (json!({"do": "preview", "touched": touched}), false),
            3 => (json!({"do": "why", "step": step}), false),
            4..=6 => (json!({"do": "step", "touched": touched}), true),
            7 | 8 => {
                word = Some(Word { by, channel });
                (json!({"do": "say", "channel": channel, "text": token(self.words.len())}), true)
            }
            9 => (json!({"do": "hint", "level": dice % 3 + 1}), false),
            10 => ([json!({"do": "evaluate"}), json!({"do": "truth"})][dice % 2].clone(), false),
            11 => (json!({"do": "courtesy", "phrase": "hello"}), true),
            12 => (json!({"do": "mute", "visitor": self.persons[other].visitor.id, "on": dice % 4 == 0}), false),
            13 => {
                let kind = ["undo", "draw"][dice % 2];
                (json!({"do": "offer", "offer": {"kind": kind}}), true)
            }
            // Now and then a game ends, and what was hidden may be shown.
            _ if dice % 3 == 0 => (json!({"do": "resign"}), true),
            _ if dice % 3 == 1 => (json!({"do": "hush", "on": dice % 2 == 0}), true),
            _ => (json!({"do": "snapshot"}), false),
        };
        // A word is known before it is said: it may arrive before the answer.
        self.words.extend(word);
        let answer = self.persons[by].socket.command(deed).await;
        self.fence().await;
        self.check(by, public && answer["type"] == "done")
    }

    /// Somebody's line breaks, and a new one is opened.
    async fn come_again(&mut self, by: usize, dice: usize) -> Result<(), TestCaseError> {
        let person = &mut self.persons[by];
        let since = dice.is_multiple_of(2).then_some(person.socket.version);
        let mut socket = person.visitor.join_since(&self.table, since).await;
        socket.must(json!({"do": "ping"})).await;
        // What was known stays known.
        let over = |message: &Value| message["status"]["state"] == "over" || message["play"]["status"]["state"] == "over";
        let end = person.socket.seen.iter().find(|message| over(message)).cloned();
        person.checked = 0;
        if let Some(end) = end {
            socket.seen.insert(0, end);
            person.checked = 1;
        }
        person.socket = socket;
        self.fence().await;
        self.check(by, false)
    }
}

/// The games where silence matters, and the others.
fn halls() -> Vec<(&'static str, String)> {
    let mut all = Vec::new();
    for game in hall::games() {
        let mut known = Vec::new();
        for rules in every_rules(*game) {
            let chosen = game.choose(&words(&rules)).unwrap();
            let shape = (chosen.talk, chosen.seating.seats(), chosen.touch_rule);
            if chosen.seating.seats() > 1 && !known.contains(&shape) {
                known.push(shape);
                all.push((game.info().id, rules));
            }
        }
    }
    all
}

#[test]
fn nothing_private_reaches_a_socket_it_must_not() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let running = runtime.block_on(Running::start());
    let halls = halls();
    let talks: Vec<Talk> =
        halls.iter().map(|(game, rules)| hall::find(game).unwrap().choose(&words(rules)).unwrap().talk).collect();
    assert!(talks.contains(&Talk::Silent) && talks.contains(&Talk::Allies) && talks.contains(&Talk::Open));
    let deeds = prop::collection::vec((any::<u8>(), any::<u8>(), any::<u16>()), 20..40);
    // Every kind of table comes up, whatever the dice say.
    for (game, rules) in &halls {
        let config = Config { cases: 6, failure_persistence: None, max_shrink_iters: 60, ..Config::default() };
        let mut runner = TestRunner::new(config);
        let result = runner.run(&deeds, |deeds| {
            runtime.block_on(async {
                let mut party = Party::gather(&running, game, rules).await;
                party.check(0, true)?;
                for (who, what, dice) in deeds {
                    party.act(usize::from(who), what, dice).await?;
                }
                Ok(())
            })
        });
        if let Err(error) = result {
            panic!("{game} {rules}: {error}");
        }
    }
}

/// A table of a game with everybody seated.
async fn seated(running: &Running, talk: Talk) -> (hall::Chosen, String, Vec<Socket>) {
    let (game, rules) = find(|chosen| chosen.talk == talk && chosen.seating.seats() > 2).expect("the hall has such a game");
    let party = Party::gather(running, game, &rules).await;
    let seats = party.chosen.seating.seats();
    (party.chosen, party.table, party.persons.into_iter().take(seats).map(|person| person.socket).collect())
}

#[tokio::test]
async fn in_silent_games_only_courtesy_is_said_and_seldom() {
    let running = Running::start().await;
    let (_, table, mut players) = seated(&running, Talk::Silent).await;
    let mut eve = running.visitor().await.join(&table).await;
    let you = players[1].seen.iter().rev().find(|message| message["type"] == "you").unwrap();
    assert_eq!((&you["writes"], &you["reads"]), (&json!([]), &json!(["courtesy"])));
    assert!(!you["silence"].as_str().unwrap().is_empty());
    for channel in ["table", "allies", "gallery"] {
        let say = json!({"do": "say", "channel": channel, "text": "the left one!"});
        assert_eq!(players[0].refused(say).await, "silent", "{channel}");
    }
    // Phrases are a fixed list and go to everybody.
    assert_eq!(players[0].refused(json!({"do": "courtesy", "phrase": "the left one!"})).await, "no_such_phrase");
    players[0].must(json!({"do": "courtesy", "phrase": "hello"})).await;
    // Each reads them in his own language.
    for (listener, text) in [(&mut players[1], "Bonjour\u{a0}!"), (&mut eve, "Hello!")] {
        let talk = listener.kind("talk").await;
        assert_eq!((&talk["channel"], &talk["messages"][0]["text"]), (&json!("courtesy"), &json!(text)));
    }
    // Their rhythm cannot be a code.
    assert_eq!(players[0].refused(json!({"do": "courtesy", "phrase": "thank_you"})).await, "too_many");
    for deed in [json!({"do": "hint", "level": 1}), json!({"do": "evaluate"})] {
        for player in &mut players {
            assert_eq!(player.refused(deed.clone()).await, "no_help", "{deed}");
        }
    }
    // Those who watch talk among themselves; the players read it when all is over.
    eve.must(json!({"do": "say", "channel": "gallery", "text": "I see a mistake"})).await;
    assert_eq!(eve.refused(json!({"do": "say", "channel": "table", "text": "psst"})).await, "no_such_channel");
    // Whoever watches may be a player's second window: each reads his own words only.
    // They may come back before the answer to the command.
    let is_gallery = |message: &Value| message["channel"] == "gallery";
    let own = match eve.seen.iter().find(|message| is_gallery(message)).cloned() {
        Some(own) => own,
        None => eve.until(is_gallery).await,
    };
    assert_eq!(own["messages"][0]["text"], "I see a mistake");
    let mut other = running.visitor().await.join(&table).await;
    other.must(json!({"do": "ping"})).await;
    for player in players.iter_mut().chain([&mut other]) {
        player.must(json!({"do": "ping"})).await;
        assert!(!player.seen.iter().any(|message| message.to_string().contains("mistake")));
    }
    players[0].must(json!({"do": "resign"})).await;
    for player in &mut players {
        let shown = player.since_asked(|message| message["type"] == "talk" && message["channel"] == "gallery").await;
        assert_eq!(shown["messages"][0]["text"], "I see a mistake");
    }
    players[0].must(json!({"do": "say", "channel": "table", "text": "well played"})).await;
    players[1].until(|message| message["channel"] == "table").await;
}

#[tokio::test]
async fn allies_of_three_have_a_channel_of_their_own() {
    let running = Running::start().await;
    let (chosen, table, mut players) = seated(&running, Talk::Allies).await;
    let of_side = |index: usize| chosen.seating.of_side(chosen.seating.side(Seat(index as u8))).count();
    let allies: Vec<usize> = (0..players.len()).filter(|&index| of_side(index) == 2).collect();
    let alone = (0..players.len()).find(|index| !allies.contains(index)).unwrap();
    let mut eve = running.visitor().await.join(&table).await;
    eve.kind("presence").await;
    players[allies[0]].must(json!({"do": "say", "channel": "allies", "text": "now!"})).await;
    let talk = players[allies[1]].kind("talk").await;
    assert_eq!((&talk["channel"], &talk["messages"][0]["text"]), (&json!("allies"), &json!("now!")));
    let say = json!({"do": "say", "channel": "allies", "text": "me too"});
    assert_eq!(players[alone].refused(say.clone()).await, "no_such_channel");
    assert_eq!(eve.refused(say).await, "no_such_channel");
    // Everybody may talk before everybody.
    players[alone].must(json!({"do": "say", "channel": "table", "text": "two against one"})).await;
    eve.until(|message| message["channel"] == "table").await;
    for outsider in [&mut eve, &mut players[alone]] {
        outsider.must(json!({"do": "ping"})).await;
        assert!(!outsider.seen.iter().any(|message| message.to_string().contains("now!")));
    }
    // Nor does it come with the talk of before.
    let mut late = running.visitor().await.join(&table).await;
    late.must(json!({"do": "ping"})).await;
    assert!(!late.seen.iter().any(|message| message.to_string().contains("now!")));
}

#[tokio::test]
async fn a_touch_tree_is_for_whoever_decides_and_nobody_else() {
    let running = Running::start().await;
    let (_, _, mut players) = seated(&running, Talk::Silent).await;
    players[0].turn().await;
    for (index, player) in players.iter_mut().enumerate().skip(1) {
        player.must(json!({"do": "ping"})).await;
        let trees = player.seen.iter().filter(|message| message["tree"].is_object()).count();
        assert_eq!(trees, 0, "seat {}", index + 1);
    }
}
