//! Homes: the tables that stand at home, by their ids, and the answers to questions about them.

use crate::home::Home;
use crate::thought::Brain;
use engine::Clock;
use kernel::Lang;
use speech::Say;
use std::collections::BTreeMap;
use table::words::fault;
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
                self.ask(request, clock, lang).unwrap_or_else(refusal)
            }
            Err(error) => refusal(fault(Code::BadBody, Lang::EN).with_detail(error)),
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
                    return Err(fault(Code::BadRequest, lang).with_detail("table: it stands already: expected another id"));
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
            HomeAsk::History => {
                let table = tables.get_mut(&id).ok_or_else(not_found)?.table();
                let history = table::history::of_table(table, lang).ok_or_else(|| fault(Code::NotBegun, lang))?;
                Ok(HomeAnswer { history: Some(Box::new(history)), ..HomeAnswer::default() })
            }
            HomeAsk::Record { format } => {
                let table = tables.get_mut(&id).ok_or_else(not_found)?.table();
                let record = table.record().ok_or_else(|| fault(Code::NotBegun, lang))?;
                let text = match format {
                    None => record.write(),
                    Some(format) => {
                        let known = table.game().formats().iter().find(|other| other.id == format);
                        let known = known.ok_or_else(|| fault(Code::NoSuchFormat, lang))?;
                        let failed = |error: kernel::TextError| fault(Code::NoSuchFormat, lang).with_detail(error.say(lang));
                        (known.write)(&record).map_err(failed)?
                    }
                };
                Ok(HomeAnswer { record: Some(text), ..HomeAnswer::default() })
            }
        }
    }
}

fn refusal(error: FaultJson) -> HomeAnswer {
    HomeAnswer { error: Some(error), ..HomeAnswer::default() }
}
