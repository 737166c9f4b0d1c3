//! `coffret rules`: a rulebook in the terminal, with its boards; part by part, with where each comes from.

mod markdown;

use crate::args::RulesArguments;
use crate::commands::language;
use crate::failure::Failure;
use hall::AnyGame;
use kernel::{Clause, Example, Fact, Lang, Part, Standing, say, split_rules};

/// How wide lines are set.
const WIDTH: usize = 78;

pub(crate) fn run(arguments: &RulesArguments) -> Result<(), Failure> {
    let lang = language(&arguments.lang);
    let games = match &arguments.game {
        Some(game) => vec![hall::find(game)?],
        None => hall::games().to_vec(),
    };
    if let Some(id) = &arguments.clause {
        let [game] = games[..] else {
            return Err(Failure::Bad("--clause: no game was named: expected a game before it".into()));
        };
        return one_clause(game, id, arguments.json, lang);
    }
    if arguments.json {
        let books: Result<Vec<_>, String> = games.iter().map(|game| server::rulebook(*game, lang)).collect();
        let books = books.map_err(Failure::Bad)?;
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
            (None, false) => out!("{}: {}", game.info().id, game.info().tagline.to(lang)),
        }
    }
    Ok(())
}

/// One clause, whichever case its number is written in.
fn one_clause(game: &dyn AnyGame, id: &str, json: bool, lang: Lang) -> Result<(), Failure> {
    let found = game.rulebook().iter().find(|clause| clause.number.eq_ignore_ascii_case(id));
    let Some(found) = found else {
        let known: Vec<&str> = game.rulebook().iter().map(|clause| clause.number).collect();
        return Err(Failure::Bad(format!("--clause: no clause '{id}': expected one of {}", known.join(" "))));
    };
    if !json {
        return clause(game, found, lang);
    }
    let mut book = server::rulebook(game, lang).map_err(Failure::Bad)?;
    book.clauses.retain(|clause| clause.id == found.number);
    out!("{}", wire::line(&book));
    Ok(())
}

fn whole(game: &dyn AnyGame, lang: Lang) -> Result<(), Failure> {
    let page = game.box_page();
    out!("{}", game.info().name.to(lang));
    parts(game, page.what, lang);
    section(&say!(lang, "The aim", "But du jeu", "Scopo del gioco"), || parts(game, page.aim, lang));
    section(&say!(lang, "In the box", "Dans la boîte", "Nella scatola"), || {
        for material in page.material {
            let standing = mark(game, material.standing, material.sources, lang);
            paragraph("  ", &format!("{} {} {standing}", material.count, material.what.to(lang)));
        }
    });
    section(&say!(lang, "Players", "Joueurs", "Giocatori"), || parts(game, page.players, lang));
    section(&say!(lang, "Its story", "Son histoire", "La sua storia"), || parts(game, page.story, lang));
    section(&say!(lang, "Advice and words", "Conseils et termes", "Consigli e termini"), || parts(game, page.advice, lang));
    section(&say!(lang, "What is lost", "Ce qui est perdu", "Ciò che è perduto"), || {
        parts(game, page.lost, lang);
        for settle in page.settle {
            paragraph("  ", settle.to(lang));
        }
    });
    for each in game.rulebook() {
        out!("");
        clause(game, each, lang)?;
    }
    section(&say!(lang, "Options", "Options", "Opzioni"), || {
        for choice in game.choices() {
            let values: Vec<&str> = choice.values.iter().map(|value| value.name).collect();
            paragraph("  ", &format!("{}={}: {}", choice.name, values.join("|"), choice.about.to(lang)));
            paragraph("    ", choice.booklet.note.to(lang));
        }
        for preset in game.info().presets {
            let rules = if preset.rules.is_empty() { "-" } else { preset.rules };
            paragraph("  ", &format!("{} ({rules}): {}", preset.name.to(lang), preset.about.to(lang)));
        }
    });
    Ok(())
}

fn section(title: &str, body: impl FnOnce()) {
    out!("");
    out!("{title}");
    body();
}

fn clause(game: &dyn AnyGame, clause: &'static Clause, lang: Lang) -> Result<(), Failure> {
    out!("{}  {}", clause.number, clause.title.to(lang));
    parts(game, clause.parts, lang);
    for each in clause.examples {
        example(game, each, lang)?;
    }
    Ok(())
}

fn parts(game: &dyn AnyGame, parts: &'static [Part], lang: Lang) {
    for part in parts {
        paragraph("  ", &format!("{} {}", mark(game, part.standing, part.sources, lang), part.text.to(lang)));
        if let Some(reason) = part.reason {
            let why = say!(lang, "why:", "pourquoi :", "perché:");
            paragraph("      ", &format!("{why} {}", reason.to(lang)));
        }
        if !part.readings.is_empty() {
            let other = say!(lang, "another reading:", "autre lecture :", "altra lettura:");
            paragraph("      ", &format!("{other} {}", part.readings.join("; ")));
        }
    }
}

/// How something stands to the booklet, in brackets: `[booklet, page 4: madamx-14]`.
fn mark(game: &dyn AnyGame, standing: Standing, sources: &[&'static str], lang: Lang) -> String {
    let name = standing.name().to(lang);
    let page = game.booklet().page(sources).map(|page| say!(lang, ", page {page}", ", page {page}", ", pagina {page}"));
    let page = page.unwrap_or_default();
    match sources {
        [] => format!("[{name}]"),
        _ => format!("[{name}{page}: {}]", sources.join(" ")),
    }
}

fn example(game: &dyn AnyGame, example: &'static Example, lang: Lang) -> Result<(), Failure> {
    out!("");
    let figure = example.figure.map(|figure| format!("{}: ", figure.to(lang))).unwrap_or_default();
    let cited = if example.sources.is_empty() { String::new() } else { format!(" [{}]", example.sources.join(" ")) };
    paragraph("    ", &format!("{figure}{}{cited}", example.about.to(lang)));
    let playing = game.open_drawn(&split_rules(example.rules), example.board)?;
    if !example.rules.is_empty() {
        out!("      {}", example.rules);
    }
    for line in playing.drawing().lines() {
        out!("      {line}");
    }
    for fact in example.facts {
        let told = match *fact {
            Fact::Steps("") => say!(lang, "no step is legal", "aucun coup possible", "nessuna mossa possibile"),
            Fact::Steps(steps) => say!(lang, "all steps: {steps}", "tous les coups : {steps}", "tutte le mosse: {steps}"),
            Fact::Legal(steps) => say!(lang, "legal: {steps}", "permis : {steps}", "permesso: {steps}"),
            Fact::Illegal(step, rule) => match playing.explain(step, lang) {
                Err(hall::PlayError::Refused(refusal)) => {
                    let why = refusal.why;
                    say!(lang, "not {step}: {why} ({rule})", "non {step} : {why} ({rule})", "non {step}: {why} ({rule})")
                }
                _ => continue,
            },
            Fact::After(steps, position) => {
                say!(lang, "after {steps}: {position}", "après {steps} : {position}", "dopo {steps}: {position}")
            }
            Fact::Over("", result, rule) => {
                say!(lang, "over: {result} ({rule})", "fin : {result} ({rule})", "fine: {result} ({rule})")
            }
            Fact::Over(steps, result, rule) => say!(
                lang,
                "after {steps} the game is over: {result} ({rule})",
                "après {steps} la partie est finie : {result} ({rule})",
                "dopo {steps} la partita è finita: {result} ({rule})"
            ),
            Fact::Decides(steps, seat) => say!(
                lang,
                "after {steps} seat {seat} decides",
                "après {steps} la place {seat} décide",
                "dopo {steps} decide il posto {seat}"
            ),
            Fact::Causes(steps, events) => {
                say!(lang, "{steps} causes: {events}", "{steps} cause : {events}", "{steps} causa: {events}")
            }
        };
        paragraph("      ", &told);
    }
    Ok(())
}

/// Text in lines of the page's width, each behind an indent.
fn paragraph(indent: &str, text: &str) {
    let mut line = String::new();
    for word in text.split_whitespace() {
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
