//! Homes: the tables that stand at home, by their ids, and the answers to questions about them.

use crate::home::Home;
use crate::thought::Brain;
use engine::Clock;
use kernel::Lang;
use std::collections::BTreeMap;
use table::words::{Expectation, expected, fault, unreadable};
use wire::{Code, FaultJson, HomeAnswer, HomeAsk, HomeRequest};

/// All tables at home, and what thinks for them.
#[derive(Default)]
pub struct Homes {
    tables: BTreeMap<String, Home>,
    brain: Brain,
}

impl Homes {
    /// What is known of games has changed.
    pub fn renew(&mut self) {
        self.brain.renew();
    }

    /// The answer to a question, both as JSON. The clock has started with the question.
    pub fn answer(&mut self, text: &str, clock: &dyn Clock) -> String {
        let answer = match wire::read::<HomeRequest>(text.as_bytes()) {
            Ok(request) => {
                let lang = Lang::from_code(&request.lang).unwrap_or(Lang::EN);
                let (id, at) = (request.table.clone(), request.at);
                let mut answer = self.ask(request, clock, lang).unwrap_or_else(refusal);
                if !answer.facts.is_empty() {
                    answer.listing = self.tables.get(&id).map(|home| Box::new(home.table().listing(at)));
                }
                answer
            }
            Err(error) => refusal(unreadable(Code::BadBody, &error, Lang::EN)),
        };
        wire::line(&answer)
    }

    fn ask(&mut self, request: HomeRequest, clock: &dyn Clock, lang: Lang) -> Result<HomeAnswer, FaultJson> {
        let HomeRequest { table: id, at, ask, .. } = request;
        let (tables, brain) = (&mut self.tables, &mut self.brain);
        let not_found = || fault(Code::NotFound, lang);
        match ask {
            HomeAsk::Open { visitor, name, seed, order } => {
                if tables.contains_key(&id) {
                    return Err(expected(Code::BadRequest, "table", Expectation::NewTable, lang));
                }
                let (home, answer) = Home::open(&id, (&visitor, &name), seed, &order, lang)?;
                tables.insert(id, home);
                Ok(answer)
            }
            HomeAsk::Load { facts } => {
                let home = Home::load(&id, &facts, lang)?;
                tables.insert(id, home);
                Ok(HomeAnswer::default())
            }
            HomeAsk::Drop => tables.remove(&id).map(|_| HomeAnswer::default()).ok_or_else(not_found),
            HomeAsk::Join => Ok(tables.get_mut(&id).ok_or_else(not_found)?.join(at, lang)),
            HomeAsk::Command { command } => {
                Ok(tables.get_mut(&id).ok_or_else(not_found)?.command(&command, at, brain, clock, lang))
            }
            HomeAsk::Think => Ok(tables.get_mut(&id).ok_or_else(not_found)?.think(brain, clock, lang)),
            HomeAsk::Add { from, facts } => tables.get_mut(&id).ok_or_else(not_found)?.add(from, &facts, lang),
            HomeAsk::History { number } => {
                let history = tables.get_mut(&id).ok_or_else(not_found)?.history(number, lang)?;
                Ok(HomeAnswer { history: Some(Box::new(history)), ..HomeAnswer::default() })
            }
            HomeAsk::Record { format, number } => {
                let record = tables.get(&id).ok_or_else(not_found)?.record(number, format.as_deref(), lang)?;
                Ok(HomeAnswer { record: Some(record), ..HomeAnswer::default() })
            }
            HomeAsk::Review { number } => {
                let review = tables.get_mut(&id).ok_or_else(not_found)?.review(number, brain, clock, lang)?;
                Ok(HomeAnswer { review: Some(review), ..HomeAnswer::default() })
            }
        }
    }
}

fn refusal(error: FaultJson) -> HomeAnswer {
    HomeAnswer { error: Some(error), ..HomeAnswer::default() }
}
