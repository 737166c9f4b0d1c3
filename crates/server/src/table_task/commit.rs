//! Commit: facts become part of a table, are stored, and are told to everybody, in this order of effect: what could not be
//! stored has not happened.

use super::load::SNAPSHOT_EVERY;
use super::{TableTask, storage_code};
use crate::hub::{Body, Envelope};
use crate::services::now;
use crate::storage::{Change, JournalRow};
use kernel::{Lang, Scene};
use table::{Audience, State};
use wire::live::Message;
use wire::{Code, Fact};

impl TableTask {
    /// Stores facts and what follows from them by itself, then tells them. On failure the table is as it was.
    pub(super) async fn commit(&mut self, mut facts: Vec<Fact>, by: Option<(&str, &str)>) -> Result<(), Code> {
        let at = now();
        let stood = self.table.facts();
        let over = self.table.state() == State::Over;
        let shape = self.shape();
        let languages = self.guests.languages();
        let mut changes = Vec::with_capacity(facts.len() + 2);
        let mut envelopes = Vec::new();
        let mut kept = Vec::new();
        let mut index = 0;
        while index < facts.len() {
            let fact = facts[index].clone();
            let before = self.scenes(&languages, &fact);
            let told = self.table.tells(&fact);
            if let Err(error) = self.table.apply(&fact) {
                tracing::error!(table = %self.table.id(), error, "a fact does not fit its table");
                return Err(self.roll_back(Code::Internal, stood).await);
            }
            if fact.moves() {
                self.run_clock();
            }
            changes.push(Change::Journal(self.journal_row(&fact, by, at)));
            if told {
                kept.push(self.render(&fact, &before, &mut envelopes));
            }
            index += 1;
            if index == facts.len()
                && let Some(next) = self.table.follows()
            {
                facts.push(next);
            }
        }
        changes.extend(self.snapshot_due(facts.len()));
        let lobby = self.add_rows(&mut changes, over, &shape, !kept.is_empty(), at);
        if let Err(error) = self.services.storage.write(changes).await {
            tracing::error!(table = %self.table.id(), %error, "a change could not be stored");
            self.services.metrics.storage_failures.inc();
            return Err(self.roll_back(storage_code(&error), stood).await);
        }
        // Whoever is told looks at what is stored, so not before it is.
        if lobby {
            self.services.hub.lobby_changed();
        }
        let steps = facts.iter().filter(|fact| matches!(fact, Fact::Stepped { .. })).count();
        self.services.metrics.steps.inc_by(steps as u64);
        for (version, bodies) in kept {
            self.recent.push(version, bodies);
        }
        self.services.hub.publish(self.table.id(), envelopes);
        if self.table.match_is_over() && !over {
            self.reveal_gallery();
        }
        let hushed = facts.iter().any(|fact| matches!(fact, Fact::Hushed { .. }));
        self.tell_you(hushed || shape != self.shape());
        self.heed(&facts);
        Ok(())
    }

    /// What facts mean for the task besides the table: who is sent away, what is answered no longer, who is there.
    fn heed(&mut self, facts: &[Fact]) {
        for fact in facts {
            if let Fact::Removed { visitor } = fact {
                self.services.hub.dismiss(self.table.id(), visitor, Code::Removed);
            }
        }
        if facts.iter().any(|fact| matches!(fact, Fact::Begun { .. })) {
            self.answered.begin();
        }
        if facts.iter().any(Fact::moves) {
            self.help.cancel();
        }
        if facts.iter().any(|fact| matches!(fact, Fact::Left { .. } | Fact::Seated { .. })) {
            self.guests.presence_changed();
        }
    }

    /// The row of a fact that was just applied. Whoever commanded stands at each of the facts, so that none is done twice after a
    /// crash.
    fn journal_row(&self, fact: &Fact, by: Option<(&str, &str)>, at: u64) -> JournalRow {
        JournalRow {
            table: self.table.id().clone(),
            number: self.table.facts(),
            version: self.table.version(),
            at,
            visitor: by.map(|(visitor, _)| visitor.into()),
            command: by.map(|(_, command)| command.into()),
            fact: wire::line(fact),
        }
    }

    /// A snapshot, where the last so many facts have made one due.
    fn snapshot_due(&self, facts: usize) -> Option<Change> {
        let snapshots = |facts: u64| facts / SNAPSHOT_EVERY;
        let number = self.table.facts();
        let due = snapshots(number) > snapshots(number - facts as u64);
        due.then(|| Change::Snapshot(self.table.id().clone(), number, self.table.condensed()))
    }

    /// Makes the table again what is stored of it. `stood`: how many facts everybody here knows of. When there are others, somebody
    /// else has written them, and everybody is shown what there is now.
    async fn roll_back(&mut self, code: Code, stood: u64) -> Code {
        match super::load::stored(&self.services, self.table.id()).await {
            Ok(Some(loaded)) => {
                self.table = loaded.table;
                if self.table.facts() != stood {
                    tracing::error!(table = %self.table.id(), "somebody else has written to the database of this server");
                    self.thinking.cancel();
                    self.help.cancel();
                    self.show_anew();
                    self.tell_you(true);
                }
            }
            // It is tried again with the next command; until then the task must not serve what is not stored.
            _ => self.inbox.close(),
        }
        code
    }

    /// The board before a fact that may change it, in every language that is read here.
    fn scenes(&self, languages: &[Lang], fact: &Fact) -> Vec<(Lang, Scene)> {
        match self.table.play() {
            Some(play) if fact.moves() => languages.iter().map(|&lang| (lang, play.playing.scene())).collect(),
            _ => languages.iter().map(|&lang| (lang, Scene::default())).collect(),
        }
    }

    /// Puts a fact into words for everybody.
    fn render(&mut self, fact: &Fact, before: &[(Lang, Scene)], envelopes: &mut Vec<Envelope>) -> (u64, Vec<(Lang, Body)>) {
        let mut bodies = Vec::with_capacity(before.len());
        let version = self.table.version();
        for (lang, scene) in before {
            let clocks = self.clocks();
            let event = table::view::event(&mut self.table, fact, Some(scene), clocks, *lang);
            let body: Body = wire::line(&Message::Event(Box::new(event))).into();
            bodies.push((*lang, body.clone()));
            envelopes.push(Envelope { to: Audience::Everyone, lang: Some(*lang), from: None, version: Some(version), body });
        }
        (version, bodies)
    }
}
