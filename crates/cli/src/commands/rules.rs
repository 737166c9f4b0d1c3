//! `coffret rules`: a rulebook in the terminal, with its boards; part by part, with where each comes from.

mod markdown;

use crate::args::RulesArguments;
use crate::commands::language;
use crate::failure::Failure;
use crate::sentences;
use hall::{AnyGame, AnyMatch};
use kernel::{Clause, Example, Fact, Lang, Measured, Message, Part, Seat, Standing, split_rules};
use speech::Say;

/// How wide lines are set.
const WIDTH: usize = 78;

pub(crate) fn run(arguments: &RulesArguments) -> Result<(), Failure> {
    let lang = language(arguments.lang);
    let games = match &arguments.game {
        Some(game) => vec![hall::find(game)?],
        None => hall::games().to_vec(),
    };
    if let Some(id) = &arguments.clause {
        let [game] = games[..] else {
            return Err(Failure::Told(sentences::CLAUSE_WITHOUT_GAME.into()));
        };
        return one_clause(game, id, arguments.json, lang);
    }
    if arguments.json {
        let books: Result<Vec<_>, String> = games.iter().map(|game| server::rulebook(*game, lang)).collect();
        let books = books.map_err(|error| Failure::Told(error.into()))?;
        match (&arguments.game, &books[..]) {
            (Some(_), [book]) => out!("{}", wire::line(book)),
            _ => out!("{}", wire::line(&books)),
        }
        return Ok(());
    }
    for game in games {
        match (&arguments.game, arguments.markdown) {
            (_, true) => out!("{}", markdown::clauses(game, lang)),
            (Some(_), false) => whole(game, lang)?,
            (None, false) => out!("{}: {}", game.info().id, game.info().tagline.say(lang)),
        }
    }
    Ok(())
}

/// One clause, whichever case its number is written in.
fn one_clause(game: &dyn AnyGame, id: &str, json: bool, lang: Lang) -> Result<(), Failure> {
    let found = game.rulebook().iter().find(|clause| clause.number.eq_ignore_ascii_case(id));
    let Some(found) = found else {
        let known: Vec<&str> = game.rulebook().iter().map(|clause| clause.number).collect();
        return Err(Failure::Told(sentences::ClauseUnknown { id, known: known.join(" ") }.into()));
    };
    if !json {
        return clause(game, found, lang);
    }
    let mut book = server::rulebook(game, lang).map_err(|error| Failure::Told(error.into()))?;
    book.clauses.retain(|clause| clause.id == found.number);
    out!("{}", wire::line(&book));
    Ok(())
}

fn whole(game: &dyn AnyGame, lang: Lang) -> Result<(), Failure> {
    let page = game.box_page();
    out!("{}", game.info().name.say(lang));
    parts(game, page.what, lang);
    section(&sentences::RULES_AIM.say(lang), || parts(game, page.aim, lang));
    section(&sentences::RULES_SHORT.say(lang), || {
        for gist in page.summary {
            paragraph("  ", &format!("{} ({})", gist.text.say(lang), gist.clause));
        }
    });
    section(&sentences::RULES_BOX.say(lang), || {
        for material in page.material {
            let standing = mark(game, material.standing, material.sources, lang);
            paragraph("  ", &format!("{} {} {standing}", material.count, material.what.say(lang)));
        }
    });
    section(&sentences::RULES_PLAYERS.say(lang), || parts(game, page.players, lang));
    if let Some(measured) = page.measured {
        section(&sentences::RULES_MEASURED.say(lang), || tell_measured(measured, lang));
    }
    section(&sentences::RULES_STORY.say(lang), || parts(game, page.story, lang));
    section(&sentences::RULES_ADVICE.say(lang), || parts(game, page.advice, lang));
    section(&sentences::RULES_LOST.say(lang), || {
        parts(game, page.lost, lang);
        for settle in page.settle {
            paragraph("  ", &settle.say(lang));
        }
    });
    for each in game.rulebook() {
        out!("");
        clause(game, each, lang)?;
    }
    section(&sentences::RULES_OPTIONS.say(lang), || {
        for choice in game.choices() {
            let values: Vec<&str> = choice.values.iter().map(|value| value.name).collect();
            paragraph("  ", &format!("{}={}: {}", choice.name, values.join("|"), choice.about.say(lang)));
            paragraph("    ", &choice.booklet.note.say(lang));
        }
        for preset in game.info().presets {
            let rules = if preset.rules.is_empty() { "-" } else { preset.rules };
            paragraph("  ", &format!("{} ({rules}): {}", preset.name.say(lang), preset.about.say(lang)));
        }
    });
    Ok(())
}

/// How long and how hard the game is.
fn tell_measured(measured: Measured, lang: Lang) {
    let Measured { games, level, turns: [few, half, many], choices, by_chance } = measured;
    let lengths: Message = match by_chance {
        Some(_) => sentences::RulesSolved { games, few, half, many }.into(),
        None => sentences::RulesTurns { games, level, few, half, many }.into(),
    };
    paragraph("  ", &lengths.say(lang));
    paragraph("  ", &sentences::RulesChoices { choices: (choices + 5) / 10 }.say(lang));
    if let Some((won, of)) = by_chance {
        paragraph("  ", &sentences::RulesChance { won, of }.say(lang));
    }
}

fn section(title: &str, body: impl FnOnce()) {
    out!("");
    out!("{title}");
    body();
}

fn clause(game: &dyn AnyGame, clause: &'static Clause, lang: Lang) -> Result<(), Failure> {
    out!("{}  {}", clause.number, clause.title.say(lang));
    parts(game, clause.parts, lang);
    for each in clause.examples {
        example(game, each, lang)?;
    }
    Ok(())
}

fn parts(game: &dyn AnyGame, parts: &'static [Part], lang: Lang) {
    for part in parts {
        paragraph("  ", &format!("{} {}", mark(game, part.standing, part.sources, lang), part.text.say(lang)));
        if let Some(reason) = part.reason {
            let why = sentences::RULES_WHY.say(lang);
            paragraph("      ", &format!("{why} {}", reason.say(lang)));
        }
        if !part.readings.is_empty() {
            let other = sentences::RULES_READING.say(lang);
            paragraph("      ", &format!("{other} {}", part.readings.join("; ")));
        }
    }
}

/// How something stands to the booklet, in brackets: `[booklet, page 4: madamx-14]`.
fn mark(game: &dyn AnyGame, standing: Standing, sources: &[&'static str], lang: Lang) -> String {
    let name = standing.name().say(lang);
    let page = game.booklet().page(sources).map(|page| format!(", {}", sentences::RulesPage { page }.say(lang)));
    let page = page.unwrap_or_default();
    match sources {
        [] => format!("[{name}]"),
        _ => format!("[{}]", Message::labelled(format!("{name}{page}"), sources.join(" ")).say(lang)),
    }
}

fn example(game: &dyn AnyGame, example: &'static Example, lang: Lang) -> Result<(), Failure> {
    out!("");
    let about = match example.figure {
        Some(figure) => Message::labelled(figure.say(lang), example.about.say(lang)).say(lang),
        None => example.about.say(lang),
    };
    let cited = if example.sources.is_empty() { String::new() } else { format!(" [{}]", example.sources.join(" ")) };
    paragraph("    ", &format!("{about}{cited}"));
    let playing = game.open_drawn(&split_rules(example.rules), example.board)?;
    if !example.rules.is_empty() {
        out!("      {}", example.rules);
    }
    for line in playing.drawing().lines() {
        out!("      {line}");
    }
    for fact in example.facts {
        let told = match *fact {
            Fact::Steps("") => sentences::FACT_NO_STEP.say(lang),
            Fact::Steps(steps) => sentences::FactSteps { steps }.say(lang),
            Fact::Legal(steps) => sentences::FactLegal { steps }.say(lang),
            Fact::Illegal(step, rule) => match playing.explain(step) {
                Err(hall::PlayError::Refused(refusal)) => {
                    let why = refusal.why;
                    sentences::FactIllegal { step, why, rule }.say(lang)
                }
                _ => continue,
            },
            Fact::After(steps, position) => sentences::FactAfter { steps, position }.say(lang),
            Fact::Over(steps, _, rule) => {
                let words = said(&after(playing.as_ref(), steps)?.scene().words, lang);
                match steps {
                    "" => format!("{words} ({rule})"),
                    _ => sentences::FactOver { steps, words, rule }.say(lang),
                }
            }
            Fact::Decides(steps, seat) => {
                let name = playing.seat_name(Seat(seat - 1)).say(lang);
                match steps {
                    "" => sentences::FactMoves { name }.say(lang),
                    _ => sentences::FactMovesAfter { steps, name }.say(lang),
                }
            }
            // What a step causes is told as at a table: the step, then what follows from it.
            Fact::Causes(steps, _) => {
                let (before, last) = steps.rsplit_once(' ').unwrap_or(("", steps));
                let told = after(playing.as_ref(), before)?.preview(last)?.told;
                let sentences = std::iter::once(&told.sentence).chain(told.consequences());
                let sentences: Vec<String> = sentences.map(|message| message.say(lang)).collect();
                Message::labelled(last, sentences.join("; ")).say(lang)
            }
        };
        paragraph("      ", &told);
    }
    Ok(())
}

/// Sentences in a language, joined by blanks.
fn said(messages: &[Message], lang: Lang) -> String {
    messages.iter().map(|message| message.say(lang)).collect::<Vec<_>>().join(" ")
}

/// The match after some steps of an example.
fn after(playing: &dyn AnyMatch, steps: &str) -> Result<Box<dyn AnyMatch>, Failure> {
    let mut later = playing.boxed_clone();
    let words: Vec<&str> = steps.split_whitespace().collect();
    later.play(&words).map_err(|(_, error)| error)?;
    Ok(later)
}

/// Text in lines of the page's width, each behind an indent.
fn paragraph(indent: &str, text: &str) {
    let mut line = String::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if !line.is_empty() && indent.len() + line.chars().count() + 1 + word.chars().count() > WIDTH {
            out!("{indent}{line}");
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        out!("{indent}{line}");
    }
}
