//! Rulebooks set up for readers: the box, every clause part by part with where it comes from, every example as a board, and what the
//! booklet says of each option. It decides no rule and knows no reader: pages, programs and the terminal get the same.

use hall::{AnyGame, AnyMatch, PlayError};
use kernel::{Booklet, Choice, Clause, Example, Fact, Gist, Lang, Message, Part, Seat, SentenceId, split_rules};
use speech::Say;
use std::collections::{BTreeMap, BTreeSet};
use wire::{
    BoardJson, BoxJson, ChoiceJson, ChoiceValueJson, ClauseJson, ExampleJson, FactJson, GistJson, LayoutJson, MaterialJson,
    MeasuredJson, OptionSourceJson, PartJson, PresetJson, ReadingJson, RulebookJson, SceneJson, UncitedJson,
};

/// A rulebook with every example set up.
pub fn rulebook(game: &dyn AnyGame, lang: Lang) -> Result<RulebookJson, String> {
    let reader = Reader { game, lang };
    let mut boards: BTreeMap<&str, LayoutJson> = BTreeMap::new();
    let clauses: Result<Vec<ClauseJson>, String> = game
        .rulebook()
        .iter()
        .map(|clause| reader.clause(clause, &mut boards).map_err(|error| format!("{}: {error}", clause.number)))
        .collect();
    let uncited =
        game.booklet().uncited.iter().map(|(id, reason)| UncitedJson { id: (*id).into(), reason: (*reason).into() });
    let mirrors = game.booklet().sentences.iter().filter(|sentence| sentence.mirrors.is_some());
    Ok(RulebookJson {
        game: game.info().id.into(),
        name: game.info().name.say(lang),
        clauses: clauses?,
        options: choices(game, lang),
        presets: presets(game, lang),
        box_page: reader.box_page(),
        uncited: uncited.collect(),
        mirrors: mirrors.map(|sentence| sentence.id.into()).collect(),
        boards: boards.into_iter().map(|(rules, layout)| BoardJson { rules: rules.into(), layout }).collect(),
    })
}

/// The options of a game, and what its booklet says of each.
pub(super) fn choices(game: &dyn AnyGame, lang: Lang) -> Vec<ChoiceJson> {
    let value = |value: &kernel::Value| ChoiceValueJson { name: value.name.into(), title: value.title.say(lang) };
    let choice = |choice: &Choice| ChoiceJson {
        name: choice.name.into(),
        title: choice.title.say(lang),
        about: choice.about.say(lang),
        group: if changes_seats(game, choice) { "seats" } else { "rules" }.into(),
        values: choice.values.iter().map(value).collect(),
        default: choice.values[0].name.into(),
        booklet: OptionSourceJson {
            standing: choice.booklet.standing.into(),
            value: if let [one] = choice.booklet.values { Some((*one).into()) } else { None },
            values: choice.booklet.values.iter().map(ToString::to_string).collect(),
            sources: sources(game.booklet(), choice.booklet.sources),
            page: game.booklet().page(choice.booklet.sources),
            note: choice.booklet.note.say(lang),
        },
    };
    game.choices().iter().map(choice).collect()
}

/// The named choices of a game.
pub(super) fn presets(game: &dyn AnyGame, lang: Lang) -> Vec<PresetJson> {
    let preset = |preset: &kernel::Preset| PresetJson {
        name: preset.name.say(lang),
        rules: preset.rules.into(),
        standing: preset.standing.into(),
        about: preset.about.say(lang),
        table: preset.table.into(),
    };
    game.info().presets.iter().map(preset).collect()
}

/// Whether an option decides who plays.
fn changes_seats(game: &dyn AnyGame, choice: &kernel::Choice) -> bool {
    let seating = |words: &[&str]| game.choose(words).ok().map(|chosen| chosen.seating);
    let book = seating(&[]);
    choice.values.iter().any(|value| {
        let other = seating(&[&format!("{}={}", choice.name, value.name)]);
        other.is_some() && other != book
    })
}

/// The numbers of some sentences and of those that say one of them again.
fn sources(booklet: &Booklet, cited: &[SentenceId]) -> Vec<String> {
    booklet.with_mirrors(cited).into_iter().map(Into::into).collect()
}

/// Somebody who reads the rulebook of a game in a language.
struct Reader<'a> {
    game: &'a dyn AnyGame,
    lang: Lang,
}

impl Reader<'_> {
    fn clause(
        &self,
        clause: &'static Clause,
        boards: &mut BTreeMap<&'static str, LayoutJson>,
    ) -> Result<ClauseJson, String> {
        let examples: Result<Vec<ExampleJson>, String> =
            clause.examples.iter().map(|example| self.example(example, boards)).collect();
        Ok(ClauseJson {
            id: clause.number.into(),
            title: clause.title.say(self.lang),
            parts: self.parts(clause.parts),
            examples: examples?,
        })
    }

    fn gist(&self, gist: &Gist) -> GistJson {
        GistJson { text: gist.text.say(self.lang), clause: gist.clause.into(), example: gist.example }
    }

    fn parts(&self, parts: &'static [Part]) -> Vec<PartJson> {
        let part = |part: &Part| PartJson {
            text: part.text.say(self.lang),
            standing: part.standing.into(),
            sources: sources(self.game.booklet(), part.sources),
            page: self.game.booklet().page(part.sources),
            reason: part.reason.map(|reason| reason.say(self.lang)),
            readings: part.readings.iter().map(|rules| self.reading(rules)).collect(),
        };
        parts.iter().map(part).collect()
    }

    /// An option as people call it: `name=value` in the words of the game.
    fn reading(&self, rules: &'static str) -> ReadingJson {
        let told = |word: &str| {
            let (name, value) = word.split_once('=')?;
            let choice = self.game.choices().iter().find(|choice| choice.name == name)?;
            let value = choice.values.iter().find(|each| each.name == value)?;
            Some(Message::labelled(choice.title.say(self.lang), value.title.say(self.lang)).say(self.lang))
        };
        let words: Vec<String> =
            split_rules(rules).into_iter().map(|word| told(word).unwrap_or_else(|| word.into())).collect();
        ReadingJson { rules: rules.into(), title: words.join(", ") }
    }

    fn example(
        &self,
        example: &'static Example,
        boards: &mut BTreeMap<&'static str, LayoutJson>,
    ) -> Result<ExampleJson, String> {
        let lang = self.lang;
        let opened = self.game.open_drawn(&split_rules(example.rules), example.board);
        let playing = opened.map_err(|error| error.to_string())?;
        let layout = playing.layout();
        boards.entry(example.rules).or_insert_with(|| LayoutJson::new(&layout, lang));
        let facts: Result<Vec<FactJson>, String> =
            example.facts.iter().map(|fact| fact_json(playing.as_ref(), fact, lang)).collect();
        Ok(ExampleJson {
            about: example.about.say(lang),
            figure: example.figure.map(|figure| figure.say(lang)),
            sources: sources(self.game.booklet(), example.sources),
            page: self.game.booklet().page(example.sources),
            rules: example.rules.into(),
            position: playing.text(),
            scene: SceneJson::new(&playing.scene(), &layout, lang),
            facts: facts?,
        })
    }

    fn box_page(&self) -> BoxJson {
        let (page, booklet) = (self.game.box_page(), self.game.booklet());
        let mut cited: BTreeSet<SentenceId> = page.parts().flat_map(|part| part.sources).copied().collect();
        cited.extend(page.material.iter().flat_map(|material| material.sources));
        let cited: Vec<SentenceId> =
            booklet.sentences.iter().map(|sentence| sentence.id).filter(|id| cited.contains(id)).collect();
        let material = page.material.iter().map(|material| MaterialJson {
            count: material.count,
            what: material.what.say(self.lang),
            standing: material.standing.into(),
            sources: sources(booklet, material.sources),
        });
        BoxJson {
            what: self.parts(page.what),
            aim: self.parts(page.aim),
            summary: page.summary.iter().map(|gist| self.gist(gist)).collect(),
            material: material.collect(),
            players: self.parts(page.players),
            story: self.parts(page.story),
            advice: self.parts(page.advice),
            lost: self.parts(page.lost),
            settle: page.settle.iter().map(|text| text.say(self.lang)).collect(),
            measured: page.measured.map(|measured| MeasuredJson {
                by_chance: measured.by_chance.map(|(won, of)| [won, of]),
                games: measured.games,
                level: measured.level,
                turns: measured.turns,
                choices: measured.choices,
            }),
            sources: sources(booklet, &cited),
        }
    }
}

fn fact_json(playing: &dyn AnyMatch, fact: &Fact, lang: Lang) -> Result<FactJson, String> {
    let list = |text: &str| text.split_whitespace().map(ToString::to_string).collect::<Vec<_>>();
    Ok(match *fact {
        Fact::Steps(steps) => FactJson::Steps { steps: list(steps) },
        Fact::Legal(steps) => FactJson::Legal { steps: list(steps) },
        Fact::Illegal(step, rule) => {
            let why = match playing.explain(step) {
                Err(PlayError::Refused(refusal)) => refusal.why.say(lang),
                Err(error) => error.say(lang),
                Ok(_) => return Err(format!("{step} is legal")),
            };
            FactJson::Illegal { step: step.into(), rule: rule.into(), why }
        }
        Fact::After(steps, position) => {
            let steps = list(steps);
            let mut after = playing.boxed_clone();
            let words: Vec<&str> = steps.iter().map(String::as_str).collect();
            after.play(&words).map_err(|(_, error)| error.to_string())?;
            let scene = SceneJson::new(&after.scene(), &after.layout(), lang);
            FactJson::After { steps, position: position.into(), scene }
        }
        Fact::Over(steps, result, rule) => FactJson::Over { steps: list(steps), result: result.into(), rule: rule.into() },
        Fact::Decides(steps, seat) => {
            let name = playing.seat_name(Seat(seat - 1)).say(lang);
            FactJson::Decides { steps: list(steps), seat, name }
        }
        Fact::Causes(steps, events) => FactJson::Causes { steps: list(steps), events: list(events) },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rulebook_is_set_up_in_every_language() {
        for game in hall::games() {
            for lang in Lang::ALL {
                let book = rulebook(*game, lang).unwrap();
                assert!(!book.clauses.is_empty());
                let known = |example: &ExampleJson| book.boards.iter().any(|board| board.rules == example.rules);
                assert!(book.clauses.iter().flat_map(|clause| &clause.examples).all(known));
                assert!(book.options.iter().all(|choice| !choice.title.is_empty()));
            }
        }
    }

    /// Another reading is an option that the game has.
    #[test]
    fn every_other_reading_can_be_chosen() {
        for game in hall::games() {
            let clauses = game.rulebook().iter().flat_map(|clause| clause.parts);
            for part in clauses.chain(game.box_page().parts()) {
                for rules in part.readings {
                    game.choose(&split_rules(rules)).unwrap_or_else(|error| panic!("{}: {error}", game.info().id));
                }
            }
        }
    }
}
